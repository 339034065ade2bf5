"""How the program starts itself as another process: from source, from a wheel, or frozen."""

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
    """The call that starts the program with these arguments, for a command without a window.

    Such a command needs nothing but Python and this package. So Python looks neither into the
    working folder (-P), where files beside a downloaded game would pass for its modules, nor into
    the user's packages (-s); the folder of this package comes last.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    return [sys.executable, "-P", "-s", "-c", _START, _HOME, *arguments]
