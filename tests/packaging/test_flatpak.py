"""The Flatpak: its manifest, and what a desktop is shown of it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import yaml

from formula_desktop import PROGRAM
from tests.helpers.places import ROOT

sys.path.insert(0, str(ROOT / "packaging"))

import linux_flatpak
import metadata

FILE = ROOT / "packaging" / "flatpak" / f"{metadata.IDENTIFIER}.yaml"
MANIFEST: dict[str, Any] = yaml.safe_load(FILE.read_text("utf-8"))
LOCK = (ROOT / "requirements.lock").read_text("utf-8")
DOWNLOADS = [
    source for module in MANIFEST["modules"] for source in module["sources"] if "url" in source
]


def locked(name: str) -> str:
    """The part of the lock about a package: its version and digests."""
    found = re.search(rf"^{name}==.*?(?=^\S|\Z)", LOCK, re.MULTILINE | re.DOTALL)
    assert found, name
    return found[0]


def test_it_is_built_on_the_qt_that_the_program_is_made_for() -> None:
    (version,) = re.findall(r"^pyside6-essentials==(\d+\.\d+)\.", LOCK, re.MULTILINE)
    assert MANIFEST["id"] == metadata.IDENTIFIER
    assert (MANIFEST["runtime"], MANIFEST["runtime-version"]) == ("org.kde.Platform", version)
    assert (MANIFEST["base"], MANIFEST["base-version"]) == ("io.qt.PySide.BaseApp", version)
    assert MANIFEST["command"] == PROGRAM


@pytest.mark.parametrize("source", DOWNLOADS, ids=lambda source: source["url"].rpartition("/")[2])
def test_what_it_downloads_is_what_is_locked(source: dict[str, str]) -> None:
    file = source["url"].rpartition("/")[2]
    name, version = file.split("-")[:2]
    part = locked(name.replace("_", "-"))
    assert part.startswith(f"{name.replace('_', '-')}=={version} ")
    assert f"sha256:{source['sha256']}" in part


def test_all_that_is_needed_is_downloaded_and_nothing_at_the_build() -> None:
    names = {source["url"].rpartition("/")[2].split("-")[0] for source in DOWNLOADS}
    (hatchling,) = (each for each in MANIFEST["modules"] if each["name"] == "hatchling")
    files = [source["url"].rpartition("/")[2] for source in hatchling["sources"]]
    of_hatchling = {file.split("-")[0] for file in files}
    entries = re.split(r"\n(?=\w)", LOCK)
    wanted = {
        each.split("==")[0] for each in entries if re.search(r"# +(via )?hatchling$", each, re.M)
    }
    assert of_hatchling == {name.replace("-", "_") for name in wanted} | {"hatchling"}
    assert names == of_hatchling | {"platformdirs", "segno", "websockets"}
    commands = [each for module in MANIFEST["modules"] for each in module["build-commands"]]
    assert all("--no-index" in each for each in commands if each.startswith("pip3"))
    for each in commands:
        if each.startswith("python3"):
            assert (ROOT / each.split()[1]).is_file()


def test_it_has_no_network_and_no_files_of_the_user() -> None:
    allowed = MANIFEST["finish-args"]
    assert "--share=network" not in allowed
    assert not any(each.startswith("--filesystem") for each in allowed)


@pytest.mark.skipif(not shutil.which("flatpak-builder"), reason="needs flatpak-builder")
def test_the_builder_understands_all_of_it() -> None:
    show = ["flatpak-builder", "--show-manifest", str(FILE)]
    done = subprocess.run(show, capture_output=True, text=True, check=True)
    assert done.stderr == "", "it warns of what it does not know"
    shown = json.loads(done.stdout)
    assert [each["name"] for each in shown["modules"]] == [
        each["name"] for each in MANIFEST["modules"]
    ]


@pytest.fixture
def share(tmp_path: Path) -> Path:
    """What linux_share.fill makes, without drawing the icons."""
    share = tmp_path / "usr" / "share"
    linux = ROOT / "packaging" / "linux"
    for name, folder in (
        (f"{PROGRAM}.desktop", share / "applications"),
        (f"{PROGRAM}.xml", share / "mime" / "packages"),
    ):
        folder.mkdir(parents=True)
        shutil.copy(linux / name, folder)
    text = (linux / "metainfo.xml").read_text("utf-8").replace("@IDENTIFIER@", metadata.IDENTIFIER)
    text = text.replace("@VERSION@", metadata.VERSION).replace("@DATE@", "2026-11-24")
    (share / "metainfo").mkdir(parents=True)
    (share / "metainfo" / f"{metadata.IDENTIFIER}.metainfo.xml").write_text(text, "utf-8")
    for kind, name in (("apps", PROGRAM), ("mimetypes", linux_flatpak.KIND_ICON)):
        icons = share / "icons" / "hicolor" / "48x48" / kind
        icons.mkdir(parents=True)
        (icons / f"{name}.png").write_bytes(b"")
    return share


def test_everything_that_a_desktop_is_shown_has_the_identifier(share: Path) -> None:
    linux_flatpak.rename(share)
    files = [each for each in share.rglob("*") if each.is_file()]
    assert len(files) == 5
    assert all(each.name.startswith(f"{metadata.IDENTIFIER}.") for each in files)
    entry = (share / "applications" / f"{metadata.IDENTIFIER}.desktop").read_text("utf-8")
    assert f"\nIcon={metadata.IDENTIFIER}\n" in entry
    file = share / "mime" / "packages" / f"{metadata.IDENTIFIER}.xml"
    (kind,) = ElementTree.parse(file).getroot()
    icons = [each.get("name") for each in kind if each.tag.endswith("icon")]
    assert icons == [f"{metadata.IDENTIFIER}.game"]
    info = ElementTree.parse(share / "metainfo" / f"{metadata.IDENTIFIER}.metainfo.xml").getroot()
    assert info.findtext("launchable") == f"{metadata.IDENTIFIER}.desktop"
    if shutil.which("appstreamcli"):
        check = ["appstreamcli", "validate-tree", "--no-net", str(share.parents[1])]
        done = subprocess.run(check, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
