"""How sums are shown to players: with signs and spaces instead of notation."""

from __future__ import annotations

from formula_desktop.arithmetic import Operator

SIGNS = {
    Operator.ADD.value: "+",
    Operator.SUBTRACT.value: "−",
    Operator.MULTIPLY.value: "×",
    Operator.DIVIDE.value: "÷",
}


def spelled(notation: str) -> str:
    """A sum as players read it: `8x8=(6)4` becomes `8 × 8 = 64`."""
    shown = []
    for character in notation:
        if character in SIGNS:
            shown.append(f" {SIGNS[character]} ")
        elif character == "=":
            shown.append(" = ")
        elif character not in "()*":
            shown.append(character)
    return "".join(shown)


def with_signs(text: str) -> str:
    """A text that has `×` and `÷` in it, with the signs in force."""
    return text.replace("÷", SIGNS[Operator.DIVIDE.value])
