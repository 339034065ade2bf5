"""Runs a program that can open local sockets only, and reports each attempt at any other.

    python tests/helpers/without_network.py REPORT COMMAND...

Linux asks this process, for the command and all that it starts, about every socket that is not
AF_UNIX (seccomp's user notification, Linux 5.0). It is refused, and a line added to REPORT. A
termination signal is handed on; the exit status is the command's, or CANNOT.
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import fcntl
import platform
import select
import signal
import struct
import subprocess
import sys
from pathlib import Path
from types import FrameType

CANNOT = 77

AF_UNIX = 1
# The machine's number for itself, and of the calls socket, seccomp and io_uring_setup.
MACHINES = {"x86_64": (0xC000003E, 41, 317, 425), "aarch64": (0xC00000B7, 198, 277, 425)}

_LOAD, _IF_EQUAL, _IF_AT_LEAST, _ANSWER = 0x20, 0x15, 0x35, 0x06  # BPF
_ALLOW, _ASK, _KILL = 0x7FFF0000, 0x7FC00000, 0x80000000
_CALL, _MACHINE, _FIRST_ARGUMENT = 0, 4, 16  # where they are in what the filter sees
_X32 = 0x40000000  # calls of the other kind of program on x86_64

_NO_NEW_PRIVILEGES = 38
_SET_FILTER, _WITH_LISTENER = 1, 8
_RECEIVE, _SEND = 0xC0502100, 0xC0182101


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_char_p))


def cannot() -> str:
    """Why this cannot be done here; empty when it can, as far as one can tell."""
    if sys.platform != "linux" or platform.machine() not in MACHINES:
        return f"no such filter on {sys.platform} {platform.machine()}"
    return ""


def _filter(machine: int, socket: int, io_uring: int) -> bytes:
    """Ask about every socket that is not local, and every way around asking."""
    steps = [
        (_LOAD, 0, 0, _MACHINE),
        (_IF_EQUAL, 1, 0, machine),
        (_ANSWER, 0, 0, _KILL),
        (_LOAD, 0, 0, _CALL),
        (_IF_AT_LEAST, 5, 0, _X32),
        (_IF_EQUAL, 4, 0, io_uring),
        (_IF_EQUAL, 0, 2, socket),
        (_LOAD, 0, 0, _FIRST_ARGUMENT),
        (_IF_EQUAL, 0, 1, AF_UNIX),
        (_ANSWER, 0, 0, _ALLOW),
        (_ANSWER, 0, 0, _ASK),
    ]
    return b"".join(struct.pack("HBBI", *step) for step in steps)


def _listener() -> int:
    """Put the filter on this process and all that it starts; gives where it asks."""
    machine, socket, seccomp, io_uring = MACHINES[platform.machine()]
    libc = ctypes.CDLL(None, use_errno=True)
    steps = _filter(machine, socket, io_uring)
    program = _Program(len(steps) // 8, steps)
    if libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")
    found: int = libc.syscall(seccomp, _SET_FILTER, _WITH_LISTENER, ctypes.byref(program))
    if found < 0:
        raise OSError(ctypes.get_errno(), "seccomp")
    return found


def _refuse(listener: int, report: Path) -> None:
    """Take one question, write it down, say no."""
    asked = bytearray(80)
    try:
        fcntl.ioctl(listener, _RECEIVE, asked)
    except OSError:  # who asked has ended
        return
    number, process, _, call = struct.unpack_from("QIIi", asked)
    (domain,) = struct.unpack_from("Q", asked, 16 + _FIRST_ARGUMENT)
    with report.open("a", encoding="utf-8") as file:
        file.write(f"process {process} has made call {call} for a socket of domain {domain}\n")
    with contextlib.suppress(OSError):
        fcntl.ioctl(listener, _SEND, struct.pack("QqiI", number, 0, -errno.EACCES, 0))


def main() -> int:
    """Run the command under the filter."""
    report = Path(sys.argv[1])
    try:
        listener = _listener()
    except OSError as error:
        print(f"there is no filter here: {error}", file=sys.stderr)
        return CANNOT
    program = subprocess.Popen(sys.argv[2:])

    def hand_on(number: int, frame: FrameType | None) -> None:
        program.send_signal(number)

    signal.signal(signal.SIGTERM, hand_on)
    poll = select.poll()
    poll.register(listener, select.POLLIN)
    while program.poll() is None:
        for _, event in poll.poll(50):
            if event & select.POLLIN:
                _refuse(listener, report)
    return program.returncode if program.returncode >= 0 else 128 - program.returncode


if __name__ == "__main__":
    sys.exit(main())
