"""How long the random tests go on: RANDOM_TIMES=40 has each of them try 40 times as much."""

from __future__ import annotations

import os

TIMES = int(os.environ.get("RANDOM_TIMES", "1"))
