#!/usr/bin/env python3
"""Sets up what is missing, then starts the real tool: python3 dev.py COMMAND [arguments].

Uses only the standard library, so that it works in a fresh clone. It makes the virtual environment
.venv with exactly the packages in requirements.lock, and formula_desktop/built with the compiled
translations and a copy of the resources. Deleting either is always safe.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - older versions need the message
    sys.exit("Formula Desktop needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

import contextlib
import importlib.util
import os
import shutil
import subprocess
import sysconfig
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
LOCK = ROOT / "requirements.lock"
VENV = ROOT / ".venv"
STAMP = VENV / "set-up-from"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
BUILT = ROOT / "formula_desktop" / "built"
UNPACKED = {"SBK_EMBED": "0"}  # see unpack_support

# The libraries that Qt loads from the system on Linux, with their Debian packages. The second group
# is for a real X window; Qt's own message blames xcb-cursor whichever is missing.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
# The programs that some commands call, with their Debian packages: a test drags a card in a real
# window on a virtual screen; PyInstaller inspects and strips libraries.
PROGRAMS = {
    "test": {
        "Xvfb": "xvfb",
        "xdotool": "xdotool",
        "chromium": "chromium",
        "chromedriver": "chromium-driver",
    },
    "bundle": {"objdump": "binutils"},
    "try_bundle": {"Xvfb": "xvfb", "xdotool": "xdotool"},
    "installer": {"dpkg-shlibdeps": "dpkg-dev"},
}
# The dependencies of the Debian package can be found only if all of them are installed.
LIBRARIES_FOR = {"installer": {"libwayland-cursor.so.0": "libwayland-cursor0"}}

# The tests that run every line of the modules that stay at 100 %. Random and timing tests among
# them are marked no_cover, since tracing would make them several times slower.
COVERING = (
    "tests/test_arithmetic.py",
    "tests/test_facts.py",
    "tests/test_limit.py",
    "tests/test_notation.py",
    "tests/test_players.py",
    "tests/classes/test_*.py",
    "tests/formula/test_*.py",
    "tests/digifeud/test_*.py",
    "tests/digifeud/player/test_rack_plays.py",
    "tests/gamefile/test_formula.py",
    "tests/gamefile/test_digifeud.py",
    "tests/practise/training/test_*.py",
    "tests/results/test_book.py",
    "tests/results/test_classes.py",
    "tests/results/test_lessons.py",
    "tests/results/test_practice.py",
    "tests/results/test_records.py",
    "tests/test_safe.py",
    "tests/test_json_values.py",
    "tests/store/games/test_autosave.py",
    "tests/store/games/test_*_disk.py",
)
# Twice as many as there are cores, since many tests wait: for a window, a disk, a process.
EVERY_CORE = ("-n", str(2 * (os.cpu_count() or 1)), "--dist", "worksteal")
MOST_MODULES = 20  # in one folder, without __init__.py
LONGEST_LINE = 100  # in PAGES, except tables and URLs
LONGEST_ROW = 160  # of a table there; what needs more is a list
PAGES = ("*.md", "docs/*.md", "packaging/*.md", "translations/*.md")


# Setting up


def prepare(command: str = "") -> None:
    """Bring everything that a command needs up to date; nearly free if it already is."""
    if sys.platform == "linux":
        install_packages(missing_packages(command))
    if not is_set_up():
        with alone():
            if not is_set_up():
                set_up()
    compile_built(site_packages() / "PySide6")


def missing_packages(command: str) -> list[str]:
    """The Debian packages still needed, found by their content, so this works on any Linux."""
    libraries = LIBRARIES | LIBRARIES_FOR.get(command, {})
    missing = [package for library, package in libraries.items() if not can_load(library)]
    programs = PROGRAMS.get(command, {})
    missing += [package for name, package in programs.items() if not shutil.which(name)]
    if command == "bundle" and sysconfig.get_config_var("Py_ENABLE_SHARED"):
        import ctypes.util

        version = f"3.{sys.version_info.minor}"
        if not ctypes.util.find_library(f"python{version}"):  # a separate package on Debian
            missing.append(f"libpython{version}")
    if not is_set_up() and importlib.util.find_spec("ensurepip") is None:
        missing.append(f"python3.{sys.version_info.minor}-venv")  # Debian packages pip separately
    return missing


def can_load(library: str) -> bool:
    """Whether the system has this shared library; asking the loader takes half a ms."""
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_packages(packages: list[str]) -> None:
    """Install packages as root on Debian; otherwise stop and show the command to type."""
    if not packages:
        return
    if not shutil.which("apt-get"):
        sys.exit(
            "Some system packages are missing. Install what your system calls these packages of "
            f"Debian, then try again: {' '.join(packages)}"
        )
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if os.geteuid() != 0:
        typed = " ".join(["sudo", *install])
        sys.exit(f"Some system packages are missing. Type this, then try again:\n  {typed}")
    say(f"Installing system packages: {' '.join(packages)}")
    apt_environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], install):
        patient = [command[0], "-q", "-o", "DPkg::Lock::Timeout=300", *command[1:]]
        must(patient, env=apt_environment)


def is_set_up() -> bool:
    """Whether .venv is complete and was made from this lock and for this folder."""
    try:
        return PYTHON.exists() and STAMP.read_text("utf-8") == stamp()
    except OSError:
        return False


def stamp() -> str:
    """The full text of what .venv is made from: comparing it is faster than a digest."""
    return f"{ROOT}\n{UNPACKED}\n{LOCK.read_text('utf-8')}"


def set_up() -> None:
    """Make .venv anew with only the packages in the lock."""
    say("Setting up: about 120 MB to download, only the first time and when the lock changes.")
    if VENV.is_symlink():
        VENV.unlink()  # otherwise another checkout's environment would be emptied
    must([sys.executable, "-m", "venv", "--clear", str(VENV)])
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--no-input"]
    if not sys.stderr.isatty():
        pip.append("--quiet")  # progress is for people, not for logs
    must([*pip, "--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(LOCK)])
    # A path file makes the checkout importable: no build, and edits take effect at once.
    (site_packages() / "formula_desktop_checkout.pth").write_text(f"{ROOT}\n", "utf-8")
    unpack_support()
    STAMP.write_text(stamp(), "utf-8")  # last, so that an interrupted set-up starts over


def unpack_support() -> None:
    """Store PySide6's Python part in compiled files.

    Otherwise PySide6 unpacks that part from its library and compiles it at every start: a sixth of
    the time until a window appears. If the files are missing, it does so again.
    """
    unpack = {**os.environ, **UNPACKED, "PYTHONDONTWRITEBYTECODE": ""}
    must([str(PYTHON), "-c", "import PySide6.QtCore"], env=unpack)


def site_packages() -> Path:
    """The folder of .venv's packages; its Python may differ from the one running this."""
    return next(VENV.glob("Lib/site-packages" if WINDOWS else "lib/python3.*/site-packages"))


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Make a second process wait while the first one makes something (not on Windows)."""
    with (ROOT / ".dev.lock").open("w") as file:
        if not WINDOWS:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# Translations and resources


def compile_built(pyside: Path) -> None:
    """Update stale parts of formula_desktop/built: compile .ts files, copy resources.

    The wheel's build hook calls this too; `pyside` is the folder with Qt's tools.
    """
    resources = ROOT / "resources"
    sources = {BUILT / f"{ts.stem}.qm": ts for ts in (ROOT / "translations").glob("*.ts")}
    sources |= {BUILT / f.relative_to(resources): f for f in resources.rglob("*") if f.is_file()}
    stale = [target for target, source in sources.items() if is_older(target, source)]
    left_over = [file for file in BUILT.rglob("*") if file.is_file() and file not in sources]
    if not stale and not left_over:
        return
    with alone():
        for target in stale:
            target.parent.mkdir(parents=True, exist_ok=True)
            part = target.with_name(f"{target.name}.part")
            if target.suffix == ".qm":
                lrelease = str(tool(pyside, "lrelease"))
                must([lrelease, "-silent", str(sources[target]), "-qm", str(part)])
            else:
                shutil.copyfile(sources[target], part)
            part.replace(target)  # atomically
        for file in left_over:
            file.unlink(missing_ok=True)


def is_older(target: Path, source: Path) -> bool:
    """Whether the target must be made again from its source."""
    return not target.exists() or target.stat().st_mtime < source.stat().st_mtime


def update_translations(folder: Path, quiet: bool = False) -> None:
    """Bring the .ts files in a folder up to date with the strings of the program and its rules."""
    from formula_desktop.pages.rules.sections import texts_to_translate

    lupdate = str(tool(site_packages() / "PySide6", "lupdate"))
    with tempfile.TemporaryDirectory() as temporary:
        # Given a folder, lupdate would look only for C++.
        files = Path(temporary) / "files"
        modules = sorted(path.as_posix() for path in (ROOT / "formula_desktop").rglob("*.py"))
        marked = Path(temporary) / "rules.py"  # lupdate does not know the documents
        marks = (
            f"QT_TRANSLATE_NOOP({context!r}, {text!r})" for context, text in texts_to_translate()
        )
        marked.write_text("\n".join(marks), "utf-8")
        files.write_text("\n".join([*modules, marked.as_posix()]), "utf-8")
        for ts in sorted(folder.glob("*.ts")):
            options = ["-no-obsolete", "-locations", "none"]
            if ts.stem.endswith("_en"):
                options.append("-pluralonly")  # English needs only plurals
            must([lupdate, *options, *(["-silent"] if quiet else []), f"@{files}", "-ts", str(ts)])


def tool(pyside: Path, name: str) -> Path:
    """One of the programs that come with PySide6, or with Qt where PySide6 is the system's."""
    own = pyside / (f"{name}.exe" if WINDOWS else name)
    return own if own.exists() else Path(shutil.which(name) or own)


# Commands


def run(arguments: list[str]) -> int:
    """[arguments] start the program with these arguments"""
    # -P: a file in the working folder must not pass for one of Python's modules.
    return become(["-P", "-m", "formula_desktop", *arguments])


def test(arguments: list[str]) -> int:
    """[arguments] run the tests with these arguments of pytest; without any, all on every core"""
    os.chdir(ROOT)
    # Else every process of the tests, and each program that they start, compiles all anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if arguments:
        return become(["-m", "pytest", *arguments])
    if sys.platform != "linux":  # other lines run elsewhere, so coverage is measured on one system
        return become(["-m", "pytest", *EVERY_CORE])
    rest = ["-m", "pytest", *EVERY_CORE, *(f"--ignore={each}" for each in covering())]
    return coverage([]) | tools(rest)


def coverage(arguments: list[str]) -> int:
    """the tests of the modules that stay at 100 % (pyproject.toml), and which lines they miss"""
    report = ["--cov", "--cov-report=term-missing:skip-covered"]
    return tools(["-m", "pytest", *EVERY_CORE, *report, *arguments, *covering()])


def covering() -> list[str]:
    """The files that match COVERING."""
    files = [path for pattern in COVERING for path in ROOT.glob(pattern)]
    return sorted(path.relative_to(ROOT).as_posix() for path in files)


def check(arguments: list[str]) -> int:
    """lint, types, imports, translations and sizes, all of them even when one fails"""
    steps = (lint, types, imports, translations, sizes)
    failed = [each.__name__ for each in steps if each(arguments)]
    say(f"Failed: {', '.join(failed)}" if failed else "All checks passed.")
    return 1 if failed else 0


def lint(arguments: list[str]) -> int:
    """ruff's rules and its formatting"""
    return tools(["-m", "ruff", "check", *arguments], ["-m", "ruff", "format", "--check"])


def tidy(arguments: list[str]) -> int:
    """let ruff fix and format what it can"""
    return tools(["-m", "ruff", "check", "--fix", *arguments], ["-m", "ruff", "format"])


def types(arguments: list[str]) -> int:
    """the type check, by mypy"""
    return tools(["-m", "mypy", *arguments])


def imports(arguments: list[str]) -> int:
    """the import contract of pyproject.toml, by import-linter"""
    start = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    return tools(["-c", start, "--no-logo", *arguments])


def translations(arguments: list[str]) -> int:
    """whether every string is in the .ts files and translated"""
    status = 0
    lrelease = str(tool(site_packages() / "PySide6", "lrelease"))
    with tempfile.TemporaryDirectory() as temporary:
        copies = Path(shutil.copytree(ROOT / "translations", Path(temporary) / "translations"))
        update_translations(copies, quiet=True)
        for ts in sorted(copies.glob("*.ts")):
            if ts.read_bytes() != (ROOT / "translations" / ts.name).read_bytes():
                say(f"translations/{ts.name} lacks strings: python3 dev.py strings")
                status = 1
            qm = str(ts.with_suffix(".qm"))
            if subprocess.call([lrelease, "-silent", "-fail-on-unfinished", str(ts), "-qm", qm]):
                say(f"translations/{ts.name} has strings that are not translated.")
                status = 1
    return status


def sizes(arguments: list[str]) -> int:
    """whether a folder has too many modules, or a page has lines that are too long"""
    modules = [
        path for name in ("formula_desktop", "tests") for path in (ROOT / name).rglob("*.py")
    ]
    folders = Counter(path.parent for path in modules if path.name != "__init__.py")
    found = [
        f"{folder.relative_to(ROOT).as_posix()} has {number} modules; {MOST_MODULES} are enough."
        for folder, number in sorted(folders.items())
        if number > MOST_MODULES
    ]
    for page in sorted(path for pattern in PAGES for path in ROOT.glob(pattern)):
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
            longest = LONGEST_ROW if line.startswith("|") else LONGEST_LINE
            if len(line) > longest and "://" not in line:
                name = page.relative_to(ROOT).as_posix()
                found.append(f"{name}:{number} is longer than {longest} characters.")
    for each in found:
        say(each)
    return 1 if found else 0


def strings(arguments: list[str]) -> int:
    """bring the .ts files up to date with the program's strings"""
    update_translations(ROOT / "translations")
    return 0


def bench(arguments: list[str]) -> int:
    """[name] one of benchmarks/, or all but those that take hours, need more or make files"""
    if arguments:
        name, *rest = arguments
        script = ROOT / "benchmarks" / f"{name.removesuffix('.py')}.py"
        os.chdir(ROOT)
        return become([str(script), *rest]) if script.exists() else 2
    scripts = sorted((ROOT / "benchmarks").glob("[!_]*.py"))
    left_out = ("ladder.py", "frozen.py", "screens_before.py")
    quick = [each for each in scripts if each.name not in left_out and each.name[:5] != "make_"]
    return tools(*([str(script)] for script in quick))


def screenshots(arguments: list[str]) -> int:
    """DIR save pictures of every screen there, in all languages, themes and sizes"""
    if len(arguments) != 1:
        say("Where to? python3 dev.py screenshots DIR")
        return 2
    os.environ["SCREENSHOTS"] = str(Path(arguments[0]).absolute())
    os.chdir(ROOT)
    return become(["-m", "pytest", "-q", "-n", "auto", "tests/screens/screenshots.py"])


def bundle(arguments: list[str]) -> int:
    """[DIR] freeze the program for this system, into dist/ (packaging/README.md)"""
    return tools(["packaging/bundle.py", *arguments])


def try_bundle(arguments: list[str]) -> int:
    """[PROGRAM] keep the bundle open in a window and play in it (packaging/try_frozen.py)"""
    return tools(["packaging/try_frozen.py", *arguments])


def installer(arguments: list[str]) -> int:
    """[DIR] make this system's packages from the bundle, into dist/"""
    return tools(["packaging/installer.py", *arguments])


def lock(arguments: list[str]) -> int:
    """[--upgrade] update requirements.lock after a change to pyproject.toml"""
    os.environ["UV_CUSTOM_COMPILE_COMMAND"] = "python3 dev.py lock"
    select = ["--group", "dev", "--universal", "--python-version", "3.11", "--generate-hashes"]
    output = ["--no-emit-index-url", "--no-emit-find-links", "--quiet", "-o", LOCK.name]
    return tools(["-m", "uv", "pip", "compile", "pyproject.toml", *select, *output, *arguments])


# Starting things


def become(arguments: list[str]) -> int:
    """Replace this process with Python in .venv, if the system can do that."""
    command = [str(PYTHON), *arguments]
    if not WINDOWS:
        os.execv(PYTHON, command)  # never returns
    return subprocess.call(command)


def tools(*commands: list[str]) -> int:
    """Run Python in .venv with each of these, in the project's folder; 1 if any failed."""
    status = [subprocess.call([str(PYTHON), *command], cwd=ROOT) for command in commands]
    return 1 if any(status) else 0


def must(command: list[str], env: dict[str, str] | None = None) -> None:
    """Run an essential step. Its output goes where it can't mix with the program's."""
    if subprocess.call(command, env=env, stdin=subprocess.DEVNULL, stdout=sys.stderr):
        sys.exit(f"This did not work, so nothing was started: {' '.join(command)}")


def say(text: str) -> None:
    """Print to standard error: standard output belongs to the program."""
    print(text, file=sys.stderr, flush=True)


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    each.__name__: each
    for each in (
        *(run, test, coverage, check, lint, tidy, types, imports, translations, sizes),
        *(strings, bench, screenshots, bundle, try_bundle, installer, lock),
    )
}


def main() -> int:
    """Find the command, get ready, start it."""
    name, *arguments = sys.argv[1:] or ["help"]
    if name not in COMMANDS:
        say(f"{(__doc__ or '').strip()}\n")
        for command in COMMANDS.values():
            say(f"  {command.__name__:<13} {command.__doc__}")
        return 0 if name in {"help", "-h", "--help"} else 2
    prepare(name)
    return COMMANDS[name](arguments)


if __name__ == "__main__":
    sys.exit(main())
