"""The colours: enough contrast everywhere, and nothing forgotten."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from formula_desktop.look import style, theme
from formula_desktop.look.controls import TableStyle
from formula_desktop.look.focus import FocusMarker, FocusRing
from formula_desktop.look.theme import COLOURS, LIGHT, THEMES, Theme
from tests.helpers.each import each_of
from tests.helpers.screen.pairs import PAIRS, Pair, contrast


@each_of(THEMES, PAIRS)
def test_colours_that_meet_have_the_contrast_they_need(look: Theme, pair: Pair) -> None:
    measured = contrast(getattr(look, pair.front), getattr(look, pair.ground))
    assert measured >= pair.minimum, f"{measured:.2f}: {pair.why}"


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("black"), QColor("black")) == pytest.approx(1)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.005)
    assert contrast(QColor("white"), QColor("#777777")) == pytest.approx(4.48, abs=0.005)


def test_every_text_colour_is_in_a_pair() -> None:
    paired = {pair.front for pair in PAIRS}
    texts = {name for name in COLOURS if name.startswith("on_") or "ink" in name}
    assert texts <= paired


@each_of(THEMES)
def test_every_colour_is_a_colour(look: Theme) -> None:
    assert all(len(colour.written) == len(THEMES) for colour in COLOURS.values())
    assert all(getattr(look, name).isValid() for name in COLOURS)


def test_no_other_module_names_a_colour() -> None:
    package = Path(style.__file__).parents[1]
    naming = re.compile(
        r"#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{8}\b|QColor\(\s*[\"'0-9]|GlobalColor\.(?!transp)"
    )
    for file in package.rglob("*.py"):
        if file.name != "theme.py":
            assert not naming.search(file.read_text(encoding="utf-8")), file
    assert naming.search('QColor("red")')


def test_projector_size_can_be_read_from_six_heights_away() -> None:
    digit_share_of_em = 0.667  # measured: the 1, the lowest digit of the font
    height = theme.TABLE.height
    assert theme.PROJECTOR_DIGIT.size * digit_share_of_em >= height / 12
    assert theme.TILE_DIGIT_SHARE * theme.TILE.height * digit_share_of_em >= height / 36
    assert height / 40 <= theme.PROJECTOR_TEXT


def test_projector_size_is_for_the_screen_only() -> None:
    large = LIGHT.sized(is_projector=True)
    assert large.font(theme.SMALL).pixelSize() == theme.PROJECTOR_TEXT
    assert LIGHT.font(theme.SMALL).pixelSize() == theme.SMALL.size
    assert large.ink == LIGHT.ink
    assert large != LIGHT == large.sized(is_projector=False)


def test_layers_lie_above_one_another() -> None:
    layers = list(theme.Layer)
    assert layers == sorted(layers)
    assert len(set(layers)) == len(layers)


def test_the_system_chooses_the_theme(qapp: QApplication) -> None:
    hints = qapp.styleHints()
    assert theme.system_theme(qapp) in THEMES
    try:
        hints.setColorScheme(Qt.ColorScheme.Dark)
        if hints.colorScheme() == Qt.ColorScheme.Dark:  # not every platform can be told
            assert theme.system_theme(qapp) is theme.DARK
    finally:
        hints.unsetColorScheme()


@each_of(THEMES, [0.5, 1.0, 2.7])
def test_style_sheet_has_no_gaps_left(look: Theme, unit: float) -> None:
    sheet = style.style_sheet(look, unit)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")


def test_focus_ring_follows_the_focus_and_dies_with_its_window(
    qapp: QApplication, qtbot: QtBot
) -> None:
    before = (qapp.style().name(), qapp.palette(), qapp.font())
    style.dress(qapp, LIGHT)
    marker = FocusMarker(qapp, LIGHT)
    try:
        window = QWidget()
        qtbot.addWidget(window)
        layout = QVBoxLayout(window)
        controls = [QLineEdit(), QPushButton("Play"), QCheckBox("Sounds")]
        for control in controls:
            layout.addWidget(control)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)

        def rings() -> list[FocusRing]:
            return [ring for ring in window.findChildren(FocusRing) if ring.isVisible()]

        controls[0].setFocus()
        assert not rings(), "nobody has used a key"
        qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
        assert len(rings()) == 1, "a key shows where the focus is"
        for control in controls:
            control.setFocus()
            qtbot.waitUntil(control.hasFocus)
            (ring,) = rings()
            assert ring.geometry().contains(control.geometry())
        place = controls[2].geometry().center()
        qtbot.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
        assert not rings(), "a click hides it"
        controls[1].setFocus()
        assert not rings(), "and what is focused after a click has none"
        window.grab()
        window.close()
    finally:
        qapp.focusChanged.disconnect(marker.mark)
        marker.deleteLater()
        qapp.setStyleSheet("")
        qapp.setStyle(before[0])
        qapp.setPalette(before[1])
        qapp.setFont(before[2])


def test_controls_are_drawn_in_every_state(qapp: QApplication, qtbot: QtBot) -> None:
    box = QCheckBox("Sounds")
    box.setTristate(True)
    qtbot.addWidget(box)
    painter_style = TableStyle(LIGHT, 1.0)
    box.setStyle(painter_style)
    pictures = []
    for state in (Qt.CheckState.Unchecked, Qt.CheckState.Checked, Qt.CheckState.PartiallyChecked):
        box.setCheckState(state)
        pictures.append(box.grab().toImage())
    box.setEnabled(False)
    pictures.append(box.grab().toImage())
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[n + 1 :]), (
        "each state looks different"
    )
    box.setStyle(qapp.style())
