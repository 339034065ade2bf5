"""Runs first in the frozen program: its modules come from the file that was started.

PyInstaller reads a module from the program's file when it is first imported. An upgrade replaces
that file by one with other modules at other offsets, so an open window could import nothing more.
Linux still has the file that was started. Windows does not allow replacing a running program; on
macOS people do it by hand.
"""

import sys

if sys.platform == "linux":
    # PyInstaller's own module, which exists only in a frozen program
    import pyimod02_importers  # type: ignore[import-not-found]

    modules = pyimod02_importers.pyz_archive
    assert modules._filename == sys.executable, "PyInstaller keeps its archive elsewhere now"
    modules._filename = "/proc/self/exe"
