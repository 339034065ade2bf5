"""The command line of the window, and how it ends where there is no screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from formula_desktop import __version__, screen
from formula_desktop.__main__ import main
from formula_desktop.arguments import WindowArguments, read_window_arguments
from tests.helpers.places import ROOT
from tests.helpers.program import NO_SCREEN, modules_after, start

on_x11 = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("", WindowArguments()),
        ("a.formula", WindowArguments(file=Path("a.formula"))),
        ("./check", WindowArguments(file=Path("check"))),
        ("-- --new", WindowArguments(file=Path("--new"))),
        ("--new formula", WindowArguments(new="formula")),
        ("--new digifeud", WindowArguments(new="digifeud")),
        ("--watch=formula", WindowArguments(watch="formula")),
        ("--watch digifeud", WindowArguments(watch="digifeud")),
        (
            "--watch formula --screenshot a.PNG",
            WindowArguments(watch="formula", screenshot=Path("a.PNG")),
        ),
        (
            "--language nl a.formula --full-screen",
            WindowArguments(file=Path("a.formula"), language="nl", full_screen=True),
        ),
        ("--data .", WindowArguments(data=Path.cwd())),
        ("--debug a.formula", WindowArguments(file=Path("a.formula"), debug=True)),
        ("--self-test found.json", WindowArguments(self_test=Path("found.json"))),
        (
            "--new formula --data=tests",
            WindowArguments(new="formula", data=Path.cwd() / "tests"),
        ),
    ],
)
def test_arguments_of_the_window(given: str, meant: WindowArguments) -> None:
    assert read_window_arguments(given.split()) == meant


@pytest.mark.parametrize(
    "given",
    [
        "a.formula --new formula",
        "a.formula --watch formula",
        "a.formula b.formula",
        "--new formula --watch formula",
        "--new",
        "--new chess",
        "--watch chess",
        "--screenshot a.png",
        "--new formula --screenshot a.png",
        "--watch formula --screenshot a.jpg",
        "--language xx",
        "--lang nl",
        "--data",
        "--data=",
        "--data pyproject.toml",
        "--data pyproject.toml/games",
        "check --data .",
        "--think more",
        "--self-test",
        "--self-test found.json --new formula",
        "--self-test found.json a.formula",
        "--self-test found.json --data .",
        "--self-test found.json --debug",
        "--unknown",
    ],
)
def test_wrong_use_is_one_sentence(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(given.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    printed = capsys.readouterr().out
    for name in (
        "analyse",
        "check",
        "exercise",
        "worksheet",
        "print FILE",
        "pin",
        "--new",
        "--watch",
        "--screenshot",
        "--language",
        "--data",
        "--self-test",
        "--debug",
        "FILE",
    ):
        assert name in printed
    assert "--think" not in printed
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"Formula Desktop {__version__}\n"


def test_help_needs_no_qt() -> None:
    modules = modules_after("--help")
    assert not {name for name in modules if name.startswith(("PySide6", "shiboken6"))}


def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "stick" / "games é"
    assert read_window_arguments(["--data", str(folder)]).data == folder
    assert folder.is_dir()


def test_the_home_folder_may_be_a_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert read_window_arguments(["--data=~/games"]).data == tmp_path / "games"


@pytest.mark.parametrize(
    ("folder", "sentence"),
    [
        ("file", "--data needs a folder, and {path} is a file"),
        ("file/games", "--data: the folder {path} cannot be used: Not a directory"),
        ("x" * 300, "--data: the folder {path} cannot be used: File name too long"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="its own words there")
def test_a_folder_that_cannot_be_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], folder: str, sentence: str
) -> None:
    (tmp_path / "file").write_text("precious", "utf-8")
    path = tmp_path / folder
    assert main(["--data", str(path)]) == 2
    said = sentence.format(path=path)
    assert capsys.readouterr().err == f"formula-desktop: {said} (see formula-desktop --help)\n"
    assert (tmp_path / "file").read_text("utf-8") == "precious"


def test_the_folder_goes_before_that_of_the_environment(tmp_path: Path, data_folder: Path) -> None:
    picture, chosen = tmp_path / "a.png", tmp_path / "chosen"
    done = start("--watch", "formula", "--screenshot", picture, "--data", chosen)
    assert done.returncode == 0, done.stderr
    assert picture.is_file()
    assert chosen.is_dir()
    assert not data_folder.exists()


@on_x11
@pytest.mark.parametrize("given", ["", "a.formula", "--new formula", "--watch formula"])
def test_no_screen(given: str) -> None:
    done = start(*given.split(), environment=NO_SCREEN)
    assert done.returncode == 2
    assert done.stderr == f"formula-desktop: {screen.NO_SCREEN}\n"
    assert done.stdout == ""


@on_x11
def test_which_screens_there_are() -> None:
    assert screen.is_missing({})
    assert screen.is_missing(NO_SCREEN)
    for name in NO_SCREEN:
        assert not screen.is_missing({**NO_SCREEN, name: "x"})


@on_x11
@pytest.mark.parametrize("platform", ["xcb", "none-such"])
def test_a_screen_that_does_not_answer(platform: str) -> None:
    code = (
        "from formula_desktop import screen\n"
        "with screen.explained():\n"
        "    from PySide6.QtWidgets import QApplication\n"
        "    QApplication([])\n"
    )
    environment = {"DISPLAY": ":4711", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": platform}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert screen.NO_USABLE_SCREEN in done.stderr


def test_what_qt_says_otherwise_is_passed_on(capfd: pytest.CaptureFixture[str]) -> None:
    from PySide6.QtCore import qWarning

    with screen.explained():
        qWarning("something small")
    assert "something small" in capfd.readouterr().err


def test_no_console(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["--help"]) == 0
    assert main(["--unknown"]) == 2
    assert main(["check", "none"]) == 1
    for stream in (sys.stdout, sys.stderr):
        stream.close()
