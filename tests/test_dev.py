"""dev.py sets up only what is missing, and leaves nothing half made that it would trust later."""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Callable, Iterable
from importlib.util import cache_from_source
from pathlib import Path

import pytest

import dev

PYSIDE = dev.site_packages() / "PySide6" if dev.VENV.exists() else Path()
TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>Card</name>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project in a folder with a space in its name, for dev's functions to work on."""
    root = tmp_path / "a project"
    for name in ("translations", "resources/fonts", "formula_desktop"):
        (root / name).mkdir(parents=True)
    (root / "translations" / "formula_desktop_nl.ts").write_text(TS, "utf-8")
    (root / "resources" / "fonts" / "some.ttf").write_bytes(b"letters")
    (root / "requirements.lock").write_text("platformdirs==4.3.0 --hash=sha256:00\n", "utf-8")
    for name in ("BUILT", "LOCK", "VENV", "STAMP", "PYTHON"):
        monkeypatch.setattr(dev, name, root / getattr(dev, name).relative_to(dev.ROOT))
    monkeypatch.setattr(dev, "ROOT", root)
    return root


# Translations and resources


def test_compiles_and_copies_what_is_missing(project: Path) -> None:
    dev.compile_built(PYSIDE)
    assert (dev.BUILT / "formula_desktop_nl.qm").read_bytes()
    assert (dev.BUILT / "fonts" / "some.ttf").read_bytes() == b"letters"


def test_touches_only_what_is_stale(project: Path) -> None:
    dev.compile_built(PYSIDE)
    for path in dev.BUILT.rglob("*.*"):
        os.utime(path, (1e9, 1e9))
    for path in (project / "resources").rglob("*.*"):
        os.utime(path, (0.9e9, 0.9e9))  # older than its copy; the .ts file is newer
    dev.compile_built(PYSIDE)
    assert (dev.BUILT / "fonts" / "some.ttf").stat().st_mtime == 1e9
    assert (dev.BUILT / "formula_desktop_nl.qm").stat().st_mtime > 1e9


def test_takes_away_what_has_no_source_any_more(project: Path) -> None:
    dev.compile_built(PYSIDE)
    (project / "resources" / "fonts" / "some.ttf").unlink()
    dev.compile_built(PYSIDE)
    assert [path.name for path in dev.BUILT.rglob("*.*")] == ["formula_desktop_nl.qm"]


def test_qts_tools_are_the_systems_where_pyside_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "lrelease.exe" if dev.WINDOWS else "lrelease"
    system, pyside = tmp_path / "bin", tmp_path / "PySide6"
    for folder in (system, pyside):
        folder.mkdir()
    monkeypatch.setenv("PATH", str(system))
    assert dev.tool(pyside, "lrelease") == pyside / name, "so that it is named in what fails"
    (system / name).touch(mode=0o755)
    assert dev.tool(pyside, "lrelease") == system / name
    (pyside / name).touch(mode=0o755)
    assert dev.tool(pyside, "lrelease") == pyside / name


def test_a_broken_translation_stops_everything(project: Path) -> None:
    (project / "translations" / "formula_desktop_nl.ts").write_text("<TS>", "utf-8")
    with pytest.raises(SystemExit):
        dev.compile_built(PYSIDE)
    assert not (dev.BUILT / "formula_desktop_nl.qm").exists()


# Sizes


def test_a_folder_with_too_many_modules_is_named(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = project / "tests" / "table"
    folder.mkdir(parents=True)
    for name in ("__init__", *(f"test_{number}" for number in range(dev.MOST_MODULES))):
        (folder / f"{name}.py").touch()
    assert dev.sizes([]) == 0
    (folder / "test_more.py").touch()
    assert dev.sizes([]) == 1
    assert capsys.readouterr().err == "tests/table has 21 modules; 20 are enough.\n"


def test_a_long_line_of_the_docs_is_named(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    long = "word " * 30
    (project / "docs").mkdir()
    page = project / "docs" / "rules.md"
    page.write_text(f"# Rules\n| {long} |\nhttps://example.org/{long}\n{'x' * 100}\n", "utf-8")
    assert dev.sizes([]) == 0
    page.write_text(f"# Rules\n\n{long}\n", "utf-8")
    assert dev.sizes([]) == 1
    assert capsys.readouterr().err == "docs/rules.md:3 is longer than 100 characters.\n"
    page.unlink()
    (project / "README.md").write_text(f"| {long * 2}|\n", "utf-8")
    assert dev.sizes([]) == 1
    assert capsys.readouterr().err == "README.md:1 is longer than 160 characters.\n"


# Coverage


def test_the_modules_that_stay_covered_and_their_tests_are_there() -> None:
    tools = tomllib.loads((dev.ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    run, report = tools["coverage"]["run"], tools["coverage"]["report"]
    assert run["branch"]
    assert report["fail_under"] == 100
    for pattern in (*run["include"], *dev.COVERING):
        assert list(dev.ROOT.glob(pattern)), f"{pattern} is not there any more"


def test_tests_that_are_traced_are_not_run_again(monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[tuple[str, ...]] = []

    def noted(*commands: Iterable[str]) -> int:
        runs.extend(map(tuple, commands))
        return 0

    monkeypatch.setattr(dev, "tools", noted)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "chdir", lambda _folder: None)
    assert dev.test([]) == 0
    traced, rest = runs
    assert "--cov" in traced
    assert "--cov" not in rest
    files = {each for each in traced if each.startswith("tests/")}
    assert files
    assert files == {each.removeprefix("--ignore=") for each in rest if "--ignore" in each}


# Virtual environment


def install(into: Path) -> Callable[[list[str]], None]:
    """Replaces the steps that download; only the first one creates something."""

    def step(command: list[str], env: dict[str, str] | None = None) -> None:
        (into / "lib" / "python3.11" / "site-packages").mkdir(parents=True, exist_ok=True)
        (into / "Lib" / "site-packages").mkdir(parents=True, exist_ok=True)
        dev.PYTHON.parent.mkdir(exist_ok=True)
        dev.PYTHON.touch()

    return step


def test_is_set_up_until_the_lock_changes(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "must", install(dev.VENV))
    assert not dev.is_set_up()
    dev.set_up()
    assert dev.is_set_up()
    dev.LOCK.write_text("platformdirs==4.4.0 --hash=sha256:00\n", "utf-8")
    assert not dev.is_set_up()


def test_setting_up_leaves_alone_what_another_checkout_has(
    project: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    others = tmp_path / "others"
    (others / "bin").mkdir(parents=True)
    dev.VENV.symlink_to(others)
    monkeypatch.setattr(dev, "must", install(dev.VENV))
    dev.set_up()
    assert not dev.VENV.is_symlink()
    assert dev.is_set_up()
    assert [file.name for file in others.iterdir()] == ["bin"]


def test_an_interrupted_set_up_starts_over(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make = install(dev.VENV)

    def fails_at_pip(command: list[str], env: dict[str, str] | None = None) -> None:
        if "pip" in command:
            raise KeyboardInterrupt
        make(command)

    monkeypatch.setattr(dev, "must", fails_at_pip)
    with pytest.raises(KeyboardInterrupt):
        dev.set_up()
    assert dev.PYTHON.exists()
    assert not dev.is_set_up()


def test_pyside_need_not_compile_its_python_part_at_every_start() -> None:
    import shibokensupport.signature.loader as part

    assert Path(cache_from_source(part.__file__)).is_file()


def test_nothing_is_installed_without_its_digest() -> None:
    lines = [line for line in dev.LOCK.read_text("utf-8").splitlines() if line[:1].isalpha()]
    digests = dev.LOCK.read_text("utf-8").split("\n")
    assert len(lines) > 20
    for line in lines:
        assert "==" in line
        assert digests[digests.index(line) + 1].strip().startswith("--hash=sha256:")


def test_the_lock_answers_to_pyproject() -> None:
    named = ["PySide6-Essentials==6.11.3", "shiboken6==6.11.3"]
    text = dev.LOCK.read_text("utf-8").casefold()
    for requirement in named:
        assert f'"{requirement}"' in (dev.ROOT / "pyproject.toml").read_text("utf-8")
        assert f"\n{requirement.casefold()} " in text


# System packages


def test_missing_packages_are_named_by_what_they_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "can_load", lambda library: library != "libEGL.so.1")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: 0)
    assert dev.missing_packages("run") == ["libegl1"]
    assert dev.missing_packages("test") == [
        "libegl1",
        "xvfb",
        "xdotool",
        "chromium",
        "chromium-driver",
    ]
    assert dev.missing_packages("bundle") == ["libegl1", "binutils"]
    assert dev.missing_packages("installer") == ["libegl1", "dpkg-dev"]
    monkeypatch.setattr(dev, "can_load", lambda library: "wayland" not in library)
    assert dev.missing_packages("run") == []
    assert dev.missing_packages("installer") == ["libwayland-cursor0", "dpkg-dev"]
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: 1)
    monkeypatch.setattr("ctypes.util.find_library", lambda name: None)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert dev.missing_packages("bundle") == ["binutils", f"libpython{version}"]


def test_who_is_not_root_gets_the_command_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(SystemExit, match=r"sudo apt-get install .* libegl1 libgl1$"):
        dev.install_packages(["libegl1", "libgl1"])


def test_root_installs_exactly_the_missing_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    typed: list[list[str]] = []
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(dev, "must", lambda command, env=None: typed.append(command))
    dev.install_packages(["libegl1"])
    assert typed[0][-1] == "update"
    assert typed[1][-4:] == ["install", "--yes", "--no-install-recommends", "libegl1"]
    dev.install_packages([])
    assert len(typed) == 2


# Starting


def start(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-B", str(dev.ROOT / "dev.py"), *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


def test_a_word_that_is_no_command_lists_the_commands(tmp_path: Path) -> None:
    result = start("play", cwd=tmp_path)
    assert result.returncode == 2
    for name in dev.COMMANDS:
        assert f"\n  {name} " in result.stderr


def test_hands_arguments_and_status_through_from_anywhere(tmp_path: Path) -> None:
    result = start("test", "--version", cwd=tmp_path)
    assert (result.returncode, result.stdout[:6]) == (0, "pytest"), result.stderr
    assert start("test", "--no-such-option", cwd=tmp_path).returncode == 4


def test_getting_ready_again_takes_less_than_half_a_second() -> None:
    once = []
    for _ in range(3):
        began = time.perf_counter()
        code = "import dev; dev.prepare('test')"
        subprocess.run([sys.executable, "-c", code], cwd=dev.ROOT, check=True)
        once.append(time.perf_counter() - began)
    assert min(once) < 0.5
