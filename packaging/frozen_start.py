"""Runs first in the frozen program: its modules come from the file that was started.

PyInstaller reads a module when it is first imported, from the program's file. An upgrade meanwhile
puts another file in its place, with other modules at other places, and the window that is open
could import nothing any more. Linux still knows the file that was started. Windows lets nobody
replace a program that runs; on macOS people do it by hand.
"""

import sys

if sys.platform == "linux":
    # PyInstaller's own, there in a frozen program only
    import pyimod02_importers  # type: ignore[import-not-found]

    modules = pyimod02_importers.pyz_archive
    assert modules._filename == sys.executable, "PyInstaller keeps its archive elsewhere now"
    modules._filename = "/proc/self/exe"
