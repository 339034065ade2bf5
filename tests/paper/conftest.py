"""The typeface, which what is printed has too."""

from tests.helpers.window import _fonts  # noqa: F401
