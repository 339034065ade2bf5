"""Hosts, origins and paths: the shown address only, and only files that there can be."""

from __future__ import annotations

import pytest

from formula_desktop.hands.origins import HEADERS, file_for, host, is_host, is_origin, type_of

ADDRESSES = ("192.168.1.20", "fd00::20")
HOSTS = ("192.168.1.20:8424", "[fd00::20]:8424")


def test_a_host_is_an_address_and_its_port() -> None:
    assert tuple(host(address, 8424) for address in ADDRESSES) == HOSTS


@pytest.mark.parametrize("named", HOSTS)
def test_the_shown_host_and_its_page_are_taken(named: str) -> None:
    assert is_host([named], ADDRESSES, 8424)
    assert is_origin([f"http://{named}"], HOSTS)


WRONG_HOSTS = ["", "192.168.1.20", "192.168.1.20:80", "evil.example:8424", "192.168.1.20:8424."]
WRONG_HOSTS += ["192.168.1.20:8424@evil.example", "localhost:8424", "192.168.1.21:8424", "*"]


@pytest.mark.parametrize("named", WRONG_HOSTS)
def test_no_other_host_and_no_other_origin(named: str) -> None:
    assert not is_host([named], ADDRESSES, 8424)
    assert not is_origin([f"http://{named}"], HOSTS)


def test_one_host_and_one_origin_must_be_named() -> None:
    assert not is_host([], ADDRESSES, 8424)
    assert not is_host([HOSTS[0]] * 2, ADDRESSES, 8424)
    assert not is_origin([], HOSTS)
    assert not is_origin(["null"], HOSTS)
    assert not is_origin([f"https://{HOSTS[0]}"], HOSTS)
    assert not is_origin([f"http://{HOSTS[0]}"] * 2, HOSTS)


def test_a_path_is_a_file_of_a_known_kind() -> None:
    assert file_for("/") == "index.html"
    assert file_for("/page.js") == "page.js"
    assert file_for("/words/nl.json") == "words/nl.json"
    assert type_of("page.js") == "text/javascript; charset=utf-8"
    assert type_of("page") is None


@pytest.mark.parametrize(
    "path",
    [
        *("", "//page.js", "/../page.js", "/words/../page.js", "/%2e%2e/page.js", "/page.js?a=1"),
        *("/page.py", "/page", "/.js", "/PAGE.js", "/page.js\n", "/words/", "/words/nl/a.json"),
        *("\\page.js", "/" + "a" * 41 + ".js", "http://192.168.1.20:8424/page.js", "/ä.js"),
    ],
)
def test_any_other_path_is_none(path: str) -> None:
    assert file_for(path) is None


def test_a_page_may_load_from_here_only() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; ")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy
