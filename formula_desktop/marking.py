"""Marks for texts that people read, in modules that do not know Qt."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Marks a text for lupdate, which looks for this name; it stays as it is."""
    return text
