"""The addresses at which other devices can reach this computer."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface


class Network(NamedTuple):
    """A network that this computer is in."""

    name: str
    address: str


def networks() -> list[Network]:
    """The networks by IPv4 address, real ones before those of programs."""
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
                found.append((is_virtual, Network(each.humanReadableName(), address.toString())))
    return [network for _, network in sorted(found, key=lambda each: each[0])]
