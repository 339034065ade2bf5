"""How much a table helps the players."""

from __future__ import annotations

from typing import NamedTuple


class Assistance(NamedTuple):
    """What a table shows and says of a draft before it is played.

    `shows_places`: the places that may take the held item light up. `reads_aloud`: the sum is
    written out while it is laid. `only_whether_correct`: nothing is said before *Play*, and then
    only whether the sum is correct.
    """

    shows_places: bool = True
    reads_aloud: bool = True
    only_whether_correct: bool = False

    @property
    def tells_of_draft(self) -> bool:
        """Whether a line shows how the draft reads and why it may not be played."""
        return self.reads_aloud and not self.only_whether_correct
