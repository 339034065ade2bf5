"""Starting the program as another process: from source, from a wheel, or frozen."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

_HOME: Final = str(Path(__file__).parents[2])
"""The folder that holds this package."""

_START: Final = (
    "import sys; sys.path.append(sys.argv.pop(1)); "
    "from formula_desktop.__main__ import main; sys.exit(main())"
)


def command(*arguments: str) -> list[str]:
    """The command line that starts the program with these arguments, without a window.

    Python ignores the working folder (-P), where files beside a downloaded game would pass for
    modules, and the user's packages (-s). The folder of this package comes last.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    return [sys.executable, "-P", "-s", "-c", _START, _HOME, *arguments]
