"""What the packages are made of: names, sizes, and what belongs in a bundle."""

from __future__ import annotations

import shutil
import struct
import subprocess
import sys
import tarfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from formula_desktop import PROGRAM, __version__
from formula_desktop.arguments import LANGUAGES
from tests.helpers.places import ROOT

sys.path.insert(0, str(ROOT / "packaging"))

import budget
import frozen_parts
import linux_manual
import linux_tarball
import metadata
from frozen_parts import Entry

LINUX = ROOT / "packaging" / "linux"


# What goes into a bundle


def entry(name: str, kind: str = "BINARY") -> Entry:
    return (name, f"/from/{name}", kind)


PLUGIN = "PySide6/Qt/plugins"
IMPORTS = {
    "/from/PySide6/QtGui.abi3.so": ["libQt6Gui.so.6", "libc.so.6"],
    "/from/PySide6/Qt/lib/libQt6Gui.so.6": ["libQt6Core.so.6", "libEGL.so.1"],
    f"/from/{PLUGIN}/platforms/libqxcb.so": ["libxcb-cursor.so.0", "libQt6Gui.so.6"],
    "/from/libxcb-cursor.so.0": ["libxcb-util.so.1", "libX11.so.6"],
}
NEEDED = [
    "PySide6/QtGui.abi3.so",
    "PySide6/Qt/lib/libQt6Gui.so.6",
    "PySide6/Qt/lib/libQt6Core.so.6",
    f"{PLUGIN}/platforms/libqxcb.so",
    "libxcb-cursor.so.0",
    "libxcb-util.so.1",
    "libpython3.11.so.1.0",
    "python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so",
]
NOT_NEEDED = [
    "PySide6/Qt/lib/libQt6Qml.so.6",  # loaded by nothing that is kept
    f"{PLUGIN}/platforms/libqeglfs.so",
    f"{PLUGIN}/platformthemes/libqgtk3.so",
    f"{PLUGIN}/imageformats/libqjpeg.so",
    "libEGL.so.1",  # the system's
    "libX11.so.6",
]


@pytest.mark.skipif(sys.platform != "linux", reason="other names there")
def test_a_bundle_has_what_its_modules_and_plugins_load_and_nothing_else() -> None:
    entries = [entry(name) for name in (*NEEDED, *NOT_NEEDED)]
    kept = frozen_parts.kept_binaries(entries, lambda file: IMPORTS.get(file, []))
    assert {each[0] for each in kept} == set(NEEDED)


def test_every_module_gets_its_copy_of_a_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the one at the top, Python itself cannot be loaded on a Windows that has none."""
    names = [
        "python311.dll",
        "VCRUNTIME140.dll",
        r"PySide6\QtCore.pyd",
        r"PySide6\VCRUNTIME140.dll",
        r"shiboken6\Shiboken.pyd",
        r"shiboken6\VCRUNTIME140.dll",
        r"shiboken6\MSVCP140.dll",
        "MSVCP140.dll",
    ]
    loads = {"QtCore.pyd": ["MSVCP140.dll"], "Shiboken.pyd": ["msvcp140.dll"]}
    monkeypatch.setattr("sys.platform", "win32")
    kept = frozen_parts.kept_binaries(
        [entry(name) for name in names],
        lambda file: ["vcruntime140.dll", *loads.get(file.split("\\")[-1], [])],
    )
    assert [each[0] for each in kept] == names


@pytest.mark.parametrize(
    "name", ["PySide6/plugins/platforms/qwindows.dll", f"{PLUGIN}/platforms/libqcocoa.dylib"]
)
def test_plugins_are_known_by_their_names_on_every_system(name: str) -> None:
    kept = frozen_parts.kept_binaries([entry(name), entry("libc.so.6")], lambda file: [])
    assert [each[0] for each in kept] == [name]


def test_a_bundle_has_the_translations_of_the_programs_languages() -> None:
    folder = "PySide6/Qt/translations"
    ours = [entry(f"{folder}/qtbase_{language}.qm", "DATA") for language in LANGUAGES]
    others = [
        entry(f"{folder}/{name}.qm", "DATA") for name in ("qtbase_sv", "qt_nl", "designer_nl")
    ]
    own = entry("formula_desktop/built/formula_desktop_nl.qm", "DATA")
    assert frozen_parts.kept_data([*ours, *others, own], []) == [*ours, own]


def test_links_that_lead_nowhere_are_left_out() -> None:
    binary = entry("PySide6/Qt/lib/libQt6Core.so.6")
    good = ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK")
    loose = ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK")
    assert frozen_parts.kept_data([good, loose], [binary]) == [good]


# Sizes


def test_what_is_too_large_stops_everything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "one").write_bytes(bytes(600_000))
    (tmp_path / "two").write_bytes(bytes(500_000))
    (tmp_path / "again").symlink_to(tmp_path / "one")
    budget.see(tmp_path, 2)
    assert "1.1 MB of 2" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="too large"):
        budget.see(tmp_path, 1)


# What desktops learn about the program


def test_the_version_stands_in_one_place() -> None:
    assert __version__ == metadata.VERSION
    for path in (ROOT / "packaging").rglob("*"):
        if path.is_file() and path.suffix not in (".pyc", ".ttf"):
            assert __version__ not in path.read_text("utf-8"), path


def test_the_desktop_entry_and_the_file_type_name_the_same_things() -> None:
    desktop = (LINUX / f"{PROGRAM}.desktop").read_text("utf-8")
    kind = ElementTree.parse(LINUX / f"{PROGRAM}.xml").getroot()[0]
    assert kind.get("type") == metadata.MIME_TYPE
    assert f"MimeType={metadata.MIME_TYPE};" in desktop
    assert f"Exec={PROGRAM} %f\nIcon={PROGRAM}\n" in desktop
    patterns = [each.get("pattern") for each in kind if each.tag.endswith("glob")]
    assert patterns == [f"*.{metadata.SUFFIX}"]
    info = ElementTree.parse(LINUX / "metainfo.xml").getroot()
    assert info.findtext("provides/mediatype") == metadata.MIME_TYPE
    assert info.findtext("launchable") == f"{PROGRAM}.desktop"
    assert [each.text for each in info.findall("languages/lang")] == list(LANGUAGES)


VALIDATORS = {
    "desktop-file-validate": ["desktop-file-validate", str(LINUX / f"{PROGRAM}.desktop")],
    "appstreamcli": ["appstreamcli", "validate", "--no-net", "@INFO@"],
    "shellcheck": ["shellcheck", *map(str, sorted(LINUX.glob("*.sh")))],
}


@pytest.mark.parametrize("tool", VALIDATORS)
def test_the_validators_have_nothing_against_it(tool: str, tmp_path: Path) -> None:
    """Where they are installed; AppStream's also fails at a warning."""
    info = (LINUX / "metainfo.xml").read_text("utf-8")
    values = {"IDENTIFIER": metadata.IDENTIFIER, "VERSION": __version__, "DATE": "2026-11-22"}
    for name, value in values.items():
        info = info.replace(f"@{name}@", value)
    assert "@" not in info
    file = tmp_path / f"{metadata.IDENTIFIER}.metainfo.xml"
    file.write_text(info, "utf-8")
    if shutil.which(tool):
        command = [each.replace("@INFO@", str(file)) for each in VALIDATORS[tool]]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_manual_says_what_the_help_says() -> None:
    manual = linux_manual.manual(__version__, "2026-11-22")
    assert manual.startswith('.TH FORMULA-DESKTOP 1 "2026-11-22" "Formula Desktop')
    for option in ("new", "watch", "screenshot", "language", "data", "self\\-test", "version"):
        assert f"\\fB\\-\\-{option}" in manual
    for command in linux_manual.COMMANDS:
        assert f".SH {command.upper()}\n" in manual
    if shutil.which("groff"):
        check = ["groff", "-man", "-ww", "-Tutf8", "-z"]
        done = subprocess.run(check, input=manual, capture_output=True, text=True, check=True)
        assert done.stderr == ""


# Pictures


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pictures")
    draw = [sys.executable, str(ROOT / "packaging" / "pictures.py"), str(folder)]
    subprocess.run(draw, check=True)
    return folder


PNG = b"\x89PNG\r\n\x1a\n"


def test_an_ico_has_a_picture_at_every_place_it_names(pictures: Path) -> None:
    for name in ("formula-desktop", "formula-game"):
        data = (pictures / f"{name}.ico").read_bytes()
        reserved, kind, count = struct.unpack_from("<HHH", data)
        assert (reserved, kind, count) == (0, 1, 9)
        for number in range(count):
            side, *_, size, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
            assert data[at : at + 8] == PNG
            assert struct.unpack_from(">I", data, at + 16) == (side or 256,)
            assert at + size <= len(data)


def test_an_icns_has_a_picture_for_every_name(pictures: Path) -> None:
    data = (pictures / "formula-desktop.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    at, names = 8, []
    while at < len(data):
        names.append(data[at : at + 4])
        assert data[at + 8 : at + 16] == PNG
        at += struct.unpack_from(">I", data, at + 4)[0]
    assert at == len(data)
    assert {b"icp4", b"icp5", b"ic07", b"ic08", b"ic09", b"ic10"} <= set(names)


def test_icons_are_where_desktops_look(pictures: Path) -> None:
    for size in (16, 48, 256):
        folder = pictures / "icons" / "hicolor" / f"{size}x{size}"
        for file in (
            folder / "apps" / "formula-desktop.png",
            folder / "mimetypes" / "application-x-formula-desktop.png",
        ):
            assert struct.unpack_from(">II", file.read_bytes(), 16) == (size, size)


# Archives


def test_an_archive_says_nothing_of_who_made_it_where_and_when(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    (tmp_path / PROGRAM).write_bytes(b"program")
    (tmp_path / "secret").write_bytes(b"")
    (tmp_path / "secret").chmod(0o600)
    with tarfile.open(tmp_path / "a.tar", "w") as tar:
        for name in (PROGRAM, "secret"):
            settled = linux_tarball.settled(tar.gettarinfo(tmp_path / name, name))
            assert (settled.uid, settled.uname, settled.mtime) == (0, "", 1_000_000_000)
            assert settled.mode == (0o755 if name == PROGRAM else 0o644)
