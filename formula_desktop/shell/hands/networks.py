"""The addresses at which other devices can reach this computer."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import NamedTuple

from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface


class Network(NamedTuple):
    """A network that this computer is in."""

    name: str
    address: str


def networks() -> list[Network]:
    """The networks by IPv4 address, real ones before those of programs.

    The one with the way to the rest of the world, if any, comes first.
    """
    routed = _routed_address()
    flag = QNetworkInterface.InterfaceFlag
    found = []
    for each in QNetworkInterface.allInterfaces():
        flags = each.flags()
        if not flags & flag.IsRunning or flags & flag.IsLoopBack:
            continue
        for entry in each.addressEntries():
            address = entry.ip()
            is_four = address.protocol() == QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
            if is_four and not address.isLinkLocal():
                is_virtual = each.type() == QNetworkInterface.InterfaceType.Virtual
                is_virtual |= bool(flags & flag.IsPointToPoint)
                made = Network(each.humanReadableName(), address.toString())
                found.append(((is_virtual, made.address != routed), made))
    return [network for _, network in sorted(found, key=lambda each: each[0])]


def _routed_address() -> str:
    """This computer's address on the way to other networks; nothing is sent for it."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        one.connect(("192.0.2.1", 9))  # an address that nobody has
        return str(one.getsockname()[0])
    return ""
