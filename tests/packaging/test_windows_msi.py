"""The MSI for Windows as far as it can be judged without Windows (packaging/README.md)."""

from __future__ import annotations

import re
import sys
import uuid
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.helpers.places import ROOT

sys.path.insert(0, str(ROOT / "packaging"))

import bundle
import metadata
import windows_msi

WIX = "{http://schemas.microsoft.com/wix/2006/wi}"
FILES = ("formula-desktop.exe", "_internal/Qt $one library.dll", "_internal/base.zip")


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    folder = tmp_path / "bundle"
    for name in FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, "utf-8")
    return folder


def components(frozen: Path) -> dict[str, str]:
    """The GUIDs of the components, by the files in them."""
    root = ElementTree.fromstring(windows_msi.listed(frozen))
    found = {}
    for component in root.iter(f"{WIX}Component"):
        (file,) = component
        found[file.attrib["Source"].removeprefix("bundle/")] = component.attrib["Guid"]
    return found


def test_a_file_is_the_same_component_in_every_version(frozen: Path) -> None:
    before = components(frozen)
    assert before.keys() == {name.replace("$", "$$") for name in FILES}
    assert len({*before.values()}) == len(FILES)
    (frozen / "_internal" / "a new file").write_text("new", "utf-8")
    after = components(frozen)
    assert after.items() >= before.items()


def test_a_long_name_has_a_short_one_of_its_own(frozen: Path) -> None:
    root = ElementTree.fromstring(windows_msi.listed(frozen))
    names = [file.attrib["Name"] for file in root.iter(f"{WIX}File")]
    assert [name.rpartition("|")[2] for name in names] == [
        "Qt $$one library.dll",
        "base.zip",
        "formula-desktop.exe",
    ]
    short = [name.partition("|")[0] for name in names]
    assert len({*short}) == len(names)
    assert all(len(name) <= 12 and name.count(".") == 1 for name in short)


def test_what_wixl_cannot_name_is_refused(frozen: Path) -> None:
    (frozen / "é.dll").write_text("", "utf-8")
    with pytest.raises(RuntimeError, match="not in ASCII"):
        windows_msi.listed(frozen)


def test_only_a_bundle_from_windows_is_wrapped(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"has no formula-desktop\.exe"):
        windows_msi.make(tmp_path, tmp_path / "out")


def test_a_version_is_another_product_of_the_same_program() -> None:
    codes = {windows_msi.product_code(version) for version in ("0.1.0", "0.1.1", "1.0.0")}
    assert len(codes) == 3
    assert str(windows_msi.UPGRADE_CODE) == "a536b0bf-f2ed-4506-9970-88647032f247"
    for part in map(int, metadata.VERSION.split(".")):
        assert part < 256, "Windows compares no larger ones"


def test_what_the_installer_looks_for_is_what_the_msi_registers() -> None:
    package = windows_msi.PACKAGE.read_text("utf-8")
    installer = (windows_msi.HERE / "windows" / "installer.nsi").read_text("utf-8-sig")
    assert r'!define BY_MSI "Software\FormulaDesktop"' in installer
    assert 'ReadRegStr $0 HKLM "${BY_MSI}" Package' in installer
    assert r'Root="HKLM" Key="Software\FormulaDesktop" Name="Package"' in package
    entry = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\FormulaDesktop"
    assert f'!define ENTRY "{entry}"' in installer
    assert f'Key="{entry}"' in package


def test_what_the_package_decides_by_is_passed_on() -> None:
    package = windows_msi.PACKAGE.read_text("utf-8")
    searched = re.findall(r'<Property Id="(\w+)">', package)
    related = re.findall(r'<UpgradeVersion\s+Property="(\w+)"', package)
    assert {*searched, *related} == {*windows_msi.SECURE}


@pytest.mark.skipif(bool(windows_msi.missing_packages()), reason="needs wixl and msitools")
def test_the_same_bundle_gives_the_same_bytes(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_pictures(folder: Path) -> None:
        folder.mkdir()
        for name in ("formula-desktop.ico", "formula-game.ico"):
            (folder / name).write_bytes(b"icon")

    monkeypatch.setattr(bundle, "make_pictures", no_pictures)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    made = [windows_msi.make(frozen, tmp_path / name).read_bytes() for name in ("a", "b")]
    assert made[0] == made[1]
    assert ";".join(windows_msi.SECURE).encode() in made[0]
    (frozen / FILES[0]).write_text("changed", "utf-8")
    changed = windows_msi.make(frozen, tmp_path / "c").read_bytes()
    assert package_code(changed) != package_code(made[0])


def package_code(data: bytes) -> uuid.UUID:
    offset = windows_msi._offsets(bytearray(data))[9] + 8
    return uuid.UUID(data[offset : offset + 38].decode())
