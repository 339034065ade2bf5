"""Where the program keeps its things."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from formula_desktop.gamefile.errors import FileReason, not_written
from formula_desktop.store import places
from tests.helpers.places import ROOT

elsewhere = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="other folders there")


@pytest.fixture(autouse=True)
def defaults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "administrator" / "defaults.ini"
    file.parent.mkdir()
    monkeypatch.setenv(places.DEFAULTS_VARIABLE, str(file))
    return file


def test_a_folder_that_was_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(places.DATA_VARIABLE, str(tmp_path))
    found = places.current()
    assert found.settings_file == tmp_path / "settings.ini"
    assert found.games == tmp_path / "games"
    assert found.results_file == tmp_path / "results.sqlite"
    assert found.logs == tmp_path / "logs"


def test_choosing_one_for_this_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(places.DATA_VARIABLE, "elsewhere")
    monkeypatch.chdir(tmp_path)
    places.choose(Path("here"))
    assert places.current().data == tmp_path / "here"
    assert os.environ[places.DATA_VARIABLE] == str(tmp_path / "here")


@elsewhere
def test_the_usual_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(places.DATA_VARIABLE, raising=False)
    for kind in ("DATA", "CONFIG", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))
    found = places.current()
    assert found.data == tmp_path / "data" / "formula-desktop"
    assert found.settings_file == tmp_path / "config" / "formula-desktop" / "settings.ini"
    assert found.logs == tmp_path / "state" / "formula-desktop" / "log"
    for kind in ("DATA", "CONFIG", "STATE"):
        monkeypatch.delenv(f"XDG_{kind}_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert places.current().data == tmp_path / ".local" / "share" / "formula-desktop"


def test_the_administrator_chooses_a_folder_and_a_user_goes_before(
    tmp_path: Path, defaults: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for home in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(home, str(tmp_path))
    monkeypatch.setenv("SCHOOL", "north")
    defaults.write_text("[places]\ndata = ~/games of $SCHOOL%20\n", "utf-8")
    monkeypatch.delenv(places.DATA_VARIABLE)
    assert places.current().data == tmp_path / "games of north%20"
    assert places.current().settings_file == tmp_path / "games of north%20" / "settings.ini"
    monkeypatch.setenv(places.DATA_VARIABLE, str(tmp_path / "own"))
    assert places.current().data == tmp_path / "own"


def test_the_administrators_values_of_settings(defaults: Path) -> None:
    assert places.default_settings() == {}
    defaults.write_bytes(b"\xef\xbb\xbf[settings]\r\nlanguage = nl\r\ntheme = dark\r\n")
    assert places.default_settings() == {"language": "nl", "theme": "dark"}


@pytest.mark.parametrize("content", [b"\xff\xfe", b"no section = 1", b"[places]\ndata\n", b"["])
def test_an_administrators_file_that_makes_no_sense_counts_as_not_there(
    defaults: Path, content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    defaults.write_bytes(content)
    monkeypatch.delenv(places.DATA_VARIABLE)
    assert places.default_settings() == {}
    assert places.current().data.name == "formula-desktop"


@elsewhere
def test_the_system_wide_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(places.DEFAULTS_VARIABLE)
    monkeypatch.setenv("XDG_CONFIG_DIRS", f"{tmp_path}:/etc/xdg")
    assert places.defaults_file() == tmp_path / "formula-desktop" / "defaults.ini"


@elsewhere
def test_a_chosen_folder_is_taken_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else `--data` would make one folder and use another one."""
    places.choose(tmp_path / "a$HOME")
    assert places.current().data == tmp_path / "a$HOME"
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv(places.DATA_VARIABLE, "~/games")
    assert places.current().data == tmp_path / "games"
    monkeypatch.setenv(places.DATA_VARIABLE, "~nobody-of-that-name/games")
    assert places.current().data.name == "games"


@elsewhere
@pytest.mark.parametrize(
    "said",
    ["relative", "$NOSUCH/games", "~nobody-of-that-name/games", "'relative'", "", '""', "/a\0b"],
)
def test_an_administrators_folder_that_makes_no_sense_counts_as_none(
    defaults: Path, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(places.DATA_VARIABLE)
    usual = places.current().data
    defaults.write_text(f"[places]\ndata = {said}\n", "utf-8")
    assert places.current().data == usual


@elsewhere
def test_an_administrators_folder_in_quotes(
    defaults: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(places.DATA_VARIABLE)
    defaults.write_text('[places]\ndata = "/srv/our games"\n', "utf-8")
    assert places.current().data == Path("/srv/our games")


@elsewhere
@pytest.mark.parametrize("comment", [";", "#"])
def test_an_administrators_comment_is_none_of_the_value(
    defaults: Path, comment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(places.DATA_VARIABLE)
    defaults.write_text(
        f"[places]\ndata = /srv/a;b#c   {comment} ~ and $VARIABLES are filled in\n", "utf-8"
    )
    assert places.current().data == Path("/srv/a;b#c")


@pytest.fixture
def portable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a program that keeps everything beside itself."""
    monkeypatch.delenv(places.DATA_VARIABLE, raising=False)
    folder = tmp_path / "stick" / "program"
    folder.mkdir(parents=True)
    (folder / places.PORTABLE).touch()
    monkeypatch.setattr(places, "_beside_program", lambda: str(folder))
    return folder


def test_a_portable_program_keeps_everything_beside_itself(
    portable: Path, defaults: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    defaults.write_text(f"[places]\ndata = {tmp_path / 'school'}\n", "utf-8")
    found = places.current()
    assert found.data == portable / "portable-data"
    assert found.settings_file == portable / "portable-data" / "settings.ini"
    assert found.logs == portable / "portable-data" / "logs"
    assert places.portable_error() is None
    assert found.data.is_dir()
    assert [*found.data.iterdir()] == []
    monkeypatch.setenv(places.DATA_VARIABLE, str(tmp_path))
    assert places.current().data == tmp_path
    monkeypatch.delenv(places.DATA_VARIABLE)
    (portable / places.PORTABLE).unlink()
    assert places.portable_data() is None
    assert places.portable_error() is None
    assert places.current().data == tmp_path / "school"


def test_a_folder_named_portable_is_no_sign(portable: Path) -> None:
    (portable / places.PORTABLE).unlink()
    (portable / places.PORTABLE).mkdir()
    assert places.portable_data() is None


def test_a_stick_that_cannot_be_written_to(
    portable: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (portable / places.PORTABLE_DATA).touch()
    error = places.portable_error()
    assert error
    assert not_written(error).refusal.reason is FileReason.NO_FOLDER
    monkeypatch.setenv(places.DATA_VARIABLE, str(tmp_path))
    assert places.portable_error() is None, "it is not used"
    monkeypatch.delenv(places.DATA_VARIABLE)
    (portable / places.PORTABLE_DATA).unlink()

    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr("formula_desktop.safe.write", refuse)
    error = places.portable_error()
    assert error
    assert not_written(error).refusal.reason is FileReason.READ_ONLY


def test_where_the_program_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert places._beside_program() == str(ROOT)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for executable, image, beside in (
        ("/stick/program/formula-desktop", "", "/stick/program"),
        ("/tmp/.mount_a/usr/bin/formula-desktop", "/stick/Formula.AppImage", "/stick"),
        ("/stick/program/formula-desktop", "/home/files.AppImage", "/stick/program"),
    ):
        monkeypatch.setattr(sys, "executable", executable)
        monkeypatch.setenv("APPIMAGE", image)
        monkeypatch.setenv("APPDIR", "/tmp/.mount_a")
        assert places._beside_program() == beside
    monkeypatch.setattr(sys, "platform", "darwin")
    app = "/Volumes/Stick/Formula Desktop.app/Contents/MacOS"
    monkeypatch.setattr(sys, "executable", f"{app}/formula-desktop")
    assert places._beside_program() == "/Volumes/Stick"
