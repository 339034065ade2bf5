"""The entry point: starts the window, or a command without a window.

It imports only the modules that are needed.
"""

from __future__ import annotations

import builtins
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec

from formula_desktop import HANDS, MISTAKES, THINK


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments and return the exit status."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    _open_missing_streams()
    try:
        match arguments:
            case ["check" | "analyse" | "arena" | "exercise" | "pin" as command, *rest]:
                status: int = import_module(f"formula_desktop.cli.{command}").main(rest)
                return status
            case ["worksheet", *rest]:
                from formula_desktop.shell.paper.worksheet import main as save_worksheet

                return save_worksheet(rest)
            case ["print", *rest]:
                from formula_desktop.shell.paper.game import main as save_game

                return save_game(rest)
            case [first] if first == THINK:
                from formula_desktop.cli.think import serve

                return serve()
            case [first] if first == MISTAKES:
                from formula_desktop.cli.mistakes import find

                return find()
            case [first] if first == HANDS:
                from formula_desktop.cli.hands import main as serve_hands

                return serve_hands()
            case _:
                return _open_window(arguments)
    except SystemExit as end:  # raised by argparse after --help, --version and wrong arguments
        return end.code if isinstance(end.code, int) else 0


def _open_window(given: Sequence[str]) -> int:
    from formula_desktop import PROGRAM, WRONG_USE, screen
    from formula_desktop.arguments import read_window_arguments

    arguments = read_window_arguments(given)
    if arguments.debug:
        from formula_desktop import logs

        logs.show_in_terminal()
    if arguments.self_test is not None:
        from formula_desktop.self_test.start import main as find_out

        return find_out(arguments.self_test, prepare)
    if screen.is_missing(os.environ):
        if not arguments.screenshot:
            print(f"{PROGRAM}: {screen.NO_SCREEN}", file=sys.stderr)
            return WRONG_USE
        screen.go_without(os.environ)
    if arguments.data is not None:
        from formula_desktop.store import places

        places.choose(arguments.data)
    prepare()
    from formula_desktop.shell.app import run

    return run(arguments)


def prepare() -> None:
    """Make the window appear sooner; must be called before Qt is imported."""
    # Startup makes thousands of lasting objects, and collecting among them takes 10 ms. Later
    # `shell/start/collecting.py` takes over.
    gc.disable()
    sys.meta_path.insert(0, _WithoutStubs)
    import PySide6.QtCore  # noqa: F401

    sys.meta_path.remove(_WithoutStubs)
    # PySide6 replaces __import__ to read the source of every module and look for alternative names
    # of Qt's methods. That takes 6 ms in all, and no module here uses them.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


class _WithoutStubs:
    """Finds PySide6's generator of type stubs as an empty module.

    PySide6 imports it at every start, which takes 8 ms, and no program calls it.
    """

    @staticmethod
    def find_spec(name: str, _path: object, _target: object = None) -> ModuleSpec | None:
        is_unused = name == "shibokensupport.signature.lib.pyi_generator"
        return ModuleSpec(name, loader=None, is_package=True) if is_unused else None


def _open_missing_streams() -> None:
    """Discard output on Windows without a console, where the standard streams are None."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: PTH123, SIM115


def _leave_working_folder() -> None:
    """Import nothing from the folder in which `python -m formula_desktop` was called.

    Files beside a downloaded game must not be imported as modules. The modules used here are
    already loaded.
    """
    try:
        folder = os.getcwd()  # noqa: PTH109
    except OSError:  # the folder was removed
        return
    home = os.path.dirname(os.path.dirname(__file__))  # noqa: PTH120
    if not sys.flags.safe_path and sys.path[0] == folder != home:
        del sys.path[0]


if __name__ == "__main__":
    _leave_working_folder()
    sys.exit(main())
