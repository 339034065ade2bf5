"""Where the project and the tests' data are on the disk."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
CASES = DATA / "cases"
