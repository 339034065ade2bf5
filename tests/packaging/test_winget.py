"""The manifest for winget: what its schema asks for, and what the packages say."""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from formula_desktop import __version__
from formula_desktop.arguments import LANGUAGES
from tests.helpers.places import ROOT

sys.path.insert(0, str(ROOT / "packaging"))

import windows_installer
import windows_msi
import winget

URL = "https://example.org/releases/v1"
REQUIRED = {  # by winget's schema 1.12.0
    "version": {"DefaultLocale"},
    "installer": {"Installers"},
    "defaultLocale": {"PackageLocale", "Publisher", "PackageName", "License", "ShortDescription"},
    "locale": {"PackageLocale"},
}
IN_EVERY_FILE = {"PackageIdentifier", "PackageVersion", "ManifestType", "ManifestVersion"}
SETUP = windows_installer.name(__version__)
MSI = windows_msi.name(__version__)


@pytest.fixture
def files(tmp_path: Path) -> dict[str, dict[str, Any]]:
    for name in (SETUP, MSI):
        (tmp_path / name).write_text(name)
    texts = winget.manifest(tmp_path, URL, "2026-11-24")
    return {name: yaml.safe_load(text) for name, text in texts.items()}


def test_every_file_has_what_the_schema_requires(files: dict[str, dict[str, Any]]) -> None:
    kinds = [each["ManifestType"] for each in files.values()]
    assert sorted(kinds) == ["defaultLocale", "installer", *["locale"] * 3, "version"]
    for name, each in files.items():
        assert name.startswith(each["PackageIdentifier"])
        assert each["PackageVersion"] == __version__
        assert IN_EVERY_FILE | REQUIRED[each["ManifestType"]] <= each.keys()
        assert len(each.get("ShortDescription", "abc")) in range(3, 257)


def test_every_installer_is_told_with_its_checksum(files: dict[str, dict[str, Any]]) -> None:
    (found,) = (each for each in files.values() if each["ManifestType"] == "installer")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", found["ReleaseDate"])
    for_user, for_all = found["Installers"]
    for each, name in ((for_user, SETUP), (for_all, MSI)):
        assert each["InstallerUrl"] == f"{URL}/{name}"
        assert each["InstallerSha256"] == hashlib.sha256(name.encode()).hexdigest().upper()
        assert each["Architecture"] == "x64"
    assert (for_user["InstallerType"], for_user["Scope"]) == ("nullsoft", "user")
    assert (for_all["InstallerType"], for_all["Scope"]) == ("msi", "machine")
    assert for_all["ProductCode"] == windows_msi.product_code(__version__)
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text("utf-8-sig")
    assert rf"CurrentVersion\Uninstall\{for_user['ProductCode']}" in script
    for code in for_user["ExpectedReturnCodes"]:
        assert re.search(rf"\b{code['InstallerReturnCode']}\b", script)


def test_it_speaks_every_language_of_the_program(files: dict[str, dict[str, Any]]) -> None:
    words = [each for each in files.values() if "PackageLocale" in each]
    assert {each["PackageLocale"].partition("-")[0] for each in words} == {*LANGUAGES}
    assert len({each["Description"] for each in words}) == len(LANGUAGES)


def test_without_the_packages_there_is_no_manifest(tmp_path: Path) -> None:
    assert winget.main([str(tmp_path), URL, str(tmp_path / "winget")]) == 1
    assert not (tmp_path / "winget").exists()
