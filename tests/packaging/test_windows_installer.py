"""The installer for Windows as far as it can be judged without NSIS (packaging/README.md)."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.helpers.places import ROOT

sys.path.insert(0, str(ROOT / "packaging"))

import windows_installer

SCRIPT = (ROOT / "packaging" / "windows" / "installer.nsi").read_text("utf-8-sig")
WORDS = (ROOT / "packaging" / "windows" / "words.nsh").read_text("utf-8-sig")
LANGUAGES = {"ENGLISH", "DUTCH", "GERMAN", "FRENCH"}


def test_everything_that_is_installed_is_removed_and_nothing_else(tmp_path: Path) -> None:
    bundle, lists = tmp_path / "bundle", tmp_path / "lists"
    lists.mkdir()
    for name in ("formula-desktop.exe", "_internal/a/$b é.dll", "_internal/c"):
        (bundle / name).parent.mkdir(parents=True, exist_ok=True)
        (bundle / name).write_text("1234", "utf-8")
    assert windows_installer.write_lists(bundle, lists) == 12
    install = (lists / "install.nsh").read_text("utf-8-sig").splitlines()
    assert install == [
        'SetOutPath "$INSTDIR"',
        f'File "{bundle / "formula-desktop.exe"}"',
        r'SetOutPath "$INSTDIR\_internal"',
        f'File "{bundle / "_internal/c"}"',
        r'SetOutPath "$INSTDIR\_internal\a"',
        f'File "{bundle / "_internal/a/$b é.dll"}"',
    ]
    remove = (lists / "remove.nsh").read_text("utf-8-sig").splitlines()
    assert sorted(remove[:3]) == [
        r'Delete "$INSTDIR\_internal\a\$$b é.dll"',
        r'Delete "$INSTDIR\_internal\c"',
        r'Delete "$INSTDIR\formula-desktop.exe"',
    ]
    assert remove[3:] == [r'RMDir "$INSTDIR\_internal\a"', r'RMDir "$INSTDIR\_internal"']


def test_only_a_bundle_from_windows_is_wrapped(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"has no formula-desktop\.exe"):
        windows_installer.make(tmp_path, tmp_path / "out")


def test_every_sentence_is_there_in_every_language() -> None:
    said: dict[str, set[str]] = {}
    for name, language in re.findall(
        r"^LangString (\w+) \$\{LANG_(\w+)\} \"[^\"]+\"$", WORDS, re.M
    ):
        said.setdefault(name, set()).add(language)
    assert all(languages == LANGUAGES for languages in said.values())
    assert set(said) == set(re.findall(r"\$\((\w+)\)", SCRIPT))


def test_the_signs_of_french_stand_apart() -> None:
    for text in re.findall(r"\$\{LANG_FRENCH\} \"(.+)\"", WORDS):
        assert "'" not in text
        assert not re.search(r"[^\u202f][;!?]|[^\u00a0]:", text)
