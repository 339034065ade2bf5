"""Nothing moves if the setting or the system turns animations off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from formula_desktop.formula.draft import ANSWER
from formula_desktop.look import motion
from formula_desktop.look.presentation import computer_ms
from formula_desktop.look.theme import GLIDE_MS
from formula_desktop.store.settings.settings import ComputerSpeed, Settings
from tests.helpers.formula.games import NOOR, SAM, match_of
from tests.helpers.formula.page import Table

MENUS = Qt.UIEffect.UI_AnimateMenu


@pytest.fixture
def system(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system whose preferences Qt reports; it wants effects."""
    monkeypatch.setattr(motion, "THAT_TELLS", QApplication.platformName())
    effects = {MENUS: True}
    monkeypatch.setattr(QApplication, "isEffectEnabled", effects.get)
    monkeypatch.setattr(QApplication, "setEffectEnabled", effects.__setitem__)


@pytest.mark.usefixtures("system")
@pytest.mark.parametrize("wants", [True, False])
@pytest.mark.parametrize("animation", [True, False])
def test_both_must_want_it(wants: bool, animation: bool) -> None:
    settings = Settings()
    settings.animation = animation
    settings.computer_speed = ComputerSpeed.SLOW
    QApplication.setEffectEnabled(MENUS, wants)
    assert motion.moves(settings) is (wants and animation)
    assert (computer_ms(settings) > 0) is (wants and animation)


def test_where_qt_tells_nothing_the_setting_decides(qapp: QApplication) -> None:
    settings = Settings()
    assert QApplication.platformName() != motion.THAT_TELLS
    assert not QApplication.isEffectEnabled(MENUS)
    assert motion.moves(settings)


@pytest.mark.parametrize("animation", [True, False])
def test_cards_glide_or_jump_from_now_on(qtbot: QtBot, animation: bool) -> None:
    table = Table(qtbot, match_of("1234688", "4455667", players=(NOOR, SAM)))
    table.press_button(table.page.uncover_button)
    table.settings.animation = not animation
    table.settings.animation = animation
    assert table.scene.glide_ms == (GLIDE_MS if animation else 0)
    card = table.card("8")
    table.drag_card("8", table.place(ANSWER))
    assert (card.pos() == card.home) is not animation
    table.until_still()
