"""Windows for the tests of hands on other screens."""

from tests.helpers.window import _fonts, _no_fingers, open_window, opponent, settings, window

__all__ = ["_fonts", "_no_fingers", "open_window", "opponent", "settings", "window"]
