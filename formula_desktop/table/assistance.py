"""How much a table helps the players."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Assistance:
    """What a table shows and says of a draft before it is played.

    `shows_places`: the places light up that may take what is held. `reads_aloud`: the sum is read
    in writing while it is laid. `only_whether_correct`: nothing is said before *Play*, and then
    no more than correct or not.
    """

    shows_places: bool = True
    reads_aloud: bool = True
    only_whether_correct: bool = False

    @property
    def tells_of_draft(self) -> bool:
        """Whether a line says what the draft reads, and what stands against it."""
        return self.reads_aloud and not self.only_whether_correct
