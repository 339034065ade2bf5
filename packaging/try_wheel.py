"""Installs the wheel, and then the sdist, with pip in clean environments, and tests them there.

    python packaging/try_wheel.py

They are made with what the lock has installed; what they depend on comes from where pip gets it.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Final

from try_parts import say, see_report

from formula_desktop import PROGRAM

PROJECT: Final = Path(__file__).resolve().parent.parent


def main() -> None:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        made = folder / "made"
        # The sdist from the project, the wheel from the sdist: so both are whole.
        hatch = [sys.executable, "-m", "hatchling", "build", "-d", str(made)]
        subprocess.run([*hatch, "-t", "sdist"], cwd=PROJECT, check=True)
        sdist = next(made.glob("*.tar.gz"))
        wheel = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
        wheel += ["--no-build-isolation", "--wheel-dir", str(made), str(sdist)]
        subprocess.run(wheel, check=True)
        try_package(next(made.glob("*.whl")), folder / "clean")
        say(f"the wheel, made from the sdist, works: {next(made.glob('*.whl')).name}")


def try_package(package: Path, environment: Path) -> None:
    """Install a package in an environment of its own, and let it test itself."""
    venv.create(environment, with_pip=True)
    folder = environment / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [str(folder / "python"), "-m", "pip", "--quiet", "install", str(package)]
    subprocess.run(pip, cwd=environment, check=True)
    found = environment / "found.json"
    subprocess.run([str(folder / PROGRAM), "--self-test", str(found)], cwd=environment, check=True)
    report = see_report(found, is_frozen=False)
    assert Path(report["from"]).is_relative_to(environment.resolve()), report["from"]


if __name__ == "__main__":
    main()
