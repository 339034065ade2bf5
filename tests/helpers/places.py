"""Where the project and the tests' data are on the disk."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
CASES = DATA / "cases"

# Without the file the screen of the tests would be 800 × 800.
SCREEN = str(DATA / "screen-1920x1080.json")
if ":" in SCREEN:  # as on Windows: Qt would take it for the end of the path
    SCREEN = os.path.relpath(SCREEN)
