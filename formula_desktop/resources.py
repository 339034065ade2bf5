"""The files that come with the program: compiled translations, fonts, pictures.

They are always in the folder `built` inside this package, whether the program runs from a checkout
(dev.py fills the folder), from an installed wheel (the build hook fills it) or frozen (the folder
is copied along). So there is one way to find them in all three cases.

They are plain files, not a Qt resource file. The four fonts take 3.9 ms to load instead of 3.6, but
the commands without a window can read them too. Those don't import Qt, so this module must not.
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
