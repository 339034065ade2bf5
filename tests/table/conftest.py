"""The program's window, as the tests of whole screens have it."""

from tests.helpers.window import (  # noqa: F401
    _fonts,
    _no_fingers,
    open_window,
    opponent,
    settings,
    window,
)
