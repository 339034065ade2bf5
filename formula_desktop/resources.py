"""The files that come with the program: compiled translations, fonts, pictures.

They are always in the folder `built` inside this package, whether dev.py fills it, the build hook
of the wheel, or the frozen program. They are plain files, not a Qt resource file, so that the
commands without a window can read them too. Those don't import Qt, so this module must not.
"""

from pathlib import Path

_BUILT = Path(__file__).resolve().parent / "built"


def built(name: str) -> Path:
    """The path of a file or folder that comes with the program, for example `fonts/OFL.txt`."""
    return _BUILT / name


def fonts() -> list[Path]:
    """The font files of the program, one for each weight, lightest first."""
    return sorted(built("fonts").glob("*.ttf"))


def translation(language: str) -> Path:
    """The compiled translation into a language, named by its two letters."""
    return built(f"formula_desktop_{language}.qm")
