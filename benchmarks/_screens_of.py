"""The screens of one checkout for screens_before.py, which asks for one row at a time.

Argument: the folder of a checkout, with whose Python this runs. It uses that checkout's own
screens.py. Prints the names of its rows as a line of JSON, and then, for each name that it reads, a
line with the milliseconds of each time: passed, worked; none for a row that it does not have.
"""

from __future__ import annotations

import json
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any


def main(folder: Path) -> None:
    sys.path.insert(0, str(folder / "benchmarks"))
    # Those of the checkout, whichever it is.
    screens: Any = import_module("screens")
    variable = import_module("formula_desktop.store.places").DATA_VARIABLE
    with screens.x_screen() as environment, tempfile.TemporaryDirectory() as own:
        compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": f"{own}/compiled"}
        data = Path(own) / "data"
        screens.fill(data)
        environment = {**environment, **compiled, variable: str(data)}
        screens.opened(environment, screens.SCREENS[screens.EMPTY], 1)  # makes the results
        print(json.dumps(list(screens.SCREENS)), flush=True)
        for name in map(str.strip, sys.stdin):
            steps = screens.SCREENS.get(name)
            taken = [] if steps is None else screens.run(data, environment, steps)
            print(json.dumps(taken), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
