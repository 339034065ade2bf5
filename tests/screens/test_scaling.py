"""Display scaling: faces are drawn for the pixels of the display, and nothing is cut.

The factor is fixed when the program starts, so each has its own process.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.helpers.places import SCREEN

_CHILD = """
import sys
from PySide6.QtTest import QTest
from tests.helpers.places import SCREEN
from formula_desktop.store.settings.settings import Settings
from formula_desktop.kinds.registry import kind_of
from formula_desktop.shell.app import make_app
from formula_desktop.shell.main_window import MainWindow
from tests.helpers.digifeud.games import game_of
from tests.helpers.formula.games import match_of
from tests.helpers.digifeud.page import RACK
from tests.helpers.screen.seen import cut

factor = float(sys.argv[1])
app = make_app()
settings = Settings()
settings.animation = False
window = MainWindow(app, settings, "nl")
window.resize(1024, 640)
window.show()
QTest.qWait(200)
assert window.devicePixelRatioF() == factor, window.devicePixelRatioF()
print(*cut(window))
for state in (match_of("12256*7"), game_of(RACK, "x+-")):
    play = window.games.tables.table(kind_of(state).name)
    window.stack.setCurrentWidget(play.page)
    play.start(state)
    QTest.qWait(300)
    print(*cut(window))
    scale = play.page.view.unit * factor
    for item in play.page.scene.tray.hand:
        face = item.faces.pixmap(item.face)
        assert abs(face.devicePixelRatioF() - scale) < 1e-9, (face.devicePixelRatioF(), scale)
        assert face.width() >= item.face.size.width * scale
window.close()
print("all seen")
"""


@pytest.mark.parametrize("percent", [100, 125, 150, 200, 300])
def test_nothing_is_blurred_or_cut(percent: int) -> None:
    environment = {
        **os.environ,
        "QT_SCALE_FACTOR": str(percent / 100),
        "QT_QPA_PLATFORM": f"offscreen:configfile={SCREEN}",
    }
    command = [sys.executable, "-c", _CHILD, str(percent / 100)]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout.split("\n") == ["", "", "", "all seen", ""], done.stdout + done.stderr
