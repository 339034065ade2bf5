"""Makes resources/values/formula.json: the value of a hand in Formula, from self-play.

Rounds are played out quickly (`formula/player/playout.py`), always the same ones, so the result is
the same file each time. It counts, over the tables that a player finds, which sets of cards could
all be laid there, and who won, by the numbers of cards that a player and the others had left.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from formula_desktop.arithmetic import ALL_OPERATORS, Operator  # noqa: E402
from formula_desktop.formula.cards import DECK  # noqa: E402
from formula_desktop.formula.options import (  # noqa: E402
    RANGES,
    Options,
    can_start,
    most_cards,
)
from formula_desktop.formula.player.forms import REPLACED, STARTING, Pile, pile_of  # noqa: E402
from formula_desktop.formula.player.offers import Rows, offers_for, rows_after  # noqa: E402
from formula_desktop.formula.player.playout import (  # noqa: E402
    JOKER_CARD,
    Round,
    Rules,
    burdens_of,
    pick,
    without,
)
from formula_desktop.formula.player.values import MOST_IN_HAND, key_of, sets_of  # noqa: E402

FILE = ROOT / "resources" / "values" / "formula.json"
TABLES = 600
ROUNDS = 10_000


def main() -> None:
    chances = {}
    for operators in operator_sets():
        for longest, largest in ((2, None), *((3, largest) for largest in (None, *RANGES))):
            options = Options(operators, most_cards(operators)[0], longest, largest)
            key = key_of(options)
            chances[key] = chances_to_go_out(options)
            print(key, file=sys.stderr)
    rules = careful_rules(chances[key_of(Options())])
    rests = {str(players): rest(players, rules) for players in range(2, 6)}
    said: dict[str, object] = {
        "made by": "python3 dev.py bench make_formula_values",
        "chances": chances,
        "rests": rests,
    }
    FILE.write_text(written(said), "utf-8")


def written(said: dict[str, object]) -> str:
    """JSON with a line for each list."""
    lines = []
    for name, value in said.items():
        if isinstance(value, dict):
            inner = [
                f"{json.dumps(key)}: {json.dumps(each, separators=(',', ':'))}"
                for key, each in value.items()
            ]
            lines.append(f"{json.dumps(name)}: {{\n" + ",\n".join(inner) + "\n}")
        else:
            lines.append(f"{json.dumps(name)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def operator_sets() -> Iterator[tuple[Operator, ...]]:
    """Every set of operators that a match may have."""
    for bits in range(16):
        operators = tuple(each for at, each in enumerate(ALL_OPERATORS) if bits >> at & 1)
        if operators and can_start(operators):
            yield operators


# --- rounds -------------------------------------------------------------------------------------


def plain_rules(options: Options) -> Rules:
    """Rules that lay the most expensive cards first, without the values that are made here."""
    offers = offers_for(options.operators, options.highest_number, options.use_table_card)
    return Rules(options, offers, burdens_of(40), {})


def careful_rules(chances: dict[str, list[int]]) -> Rules:
    """Rules that keep the cards most likely to be laid in the next turn."""
    plain = plain_rules(Options())
    leaves = {
        pile: chance << 40
        for size, each in chances.items()
        for pile, chance in zip(sets_of(int(size)), each, strict=True)
    }
    return Rules(plain.options, plain.offers, plain.burdens, leaves)


def dealt(rules: Rules, players: int, random: Random) -> tuple[Round, Rows]:
    """A new round and its table."""
    deck = [JOKER_CARD if card == "*" else int(card) for card in DECK]
    random.shuffle(deck)
    hands = []
    for _ in range(players):
        hands.append(pile_of(tuple(deck[:7])))
        del deck[:7]
    rows = STARTING + deck.pop(), STARTING + deck.pop(), REPLACED
    seed = random.getrandbits(32)
    return Round(rules, hands, [7] * players, deck, [0] * players, seed=seed), rows


def turns(round_: Round, rows: Rows) -> Iterator[tuple[int, Rows]]:
    """Each turn of a round as it is played out: the seat and the table that it finds."""
    seat = 0
    for _ in range(100):
        yield seat, rows
        hand, careful = round_.hands[seat], round_.careful[seat]
        found = pick(round_.rules, hand, round_.sizes[seat], rows, careful)
        if found is None:
            round_.draw(seat)
        else:
            rows = rows_after(found[1])
            round_.lay(seat, without(hand, found[0]), found[1])
        if round_.is_over:
            return
        seat = round_.next(seat)


# --- the chance to go out -----------------------------------------------------------------------


def chances_to_go_out(options: Options) -> dict[str, list[int]]:
    """For each set of cards, the tables in a thousand on which all of it can be laid."""
    rules = plain_rules(options)
    found = {size: Counter[Pile]() for size in range(1, options.max_cards + 1)}
    for rows in tables(rules):
        for size, counts in found.items():
            piles = {laying[0] for some in rules.offers.layings(rows, size) for laying in some}
            counts.update(with_jokers(piles))
    return {
        str(size): [round(1000 * counts[pile] / TABLES) for pile in sets_of(size)]
        for size, counts in found.items()
    }


def with_jokers(piles: set[Pile]) -> set[Pile]:
    """The sets, and all those made by replacing some of their cards with jokers."""
    found = set(piles)
    joker = 1 << 4 * JOKER_CARD
    for _ in range(2):
        found |= {
            pile - (1 << 4 * digit) + joker
            for pile in found
            for digit in range(10)
            if pile >> 4 * digit & 15
        }
    return found


def tables(rules: Rules) -> Iterator[Rows]:
    """Tables after the first formula of a round, from rounds of two and of four players."""
    random = Random(1)
    left = TABLES
    while left:
        for _, rows in turns(*dealt(rules, random.choice((2, 4)), random)):
            if left and rows[0] < STARTING and random.random() < 0.5:
                left -= 1
                yield rows


# --- what comes after the next turn -------------------------------------------------------------


def rest(players: int, rules: Rules) -> list[list[int]]:
    """The wins in a thousand of players if neither they nor others went out in their next turn.

    They are given by the cards a player had left before it, and the fewest that another had. Only
    players who play carefully are counted, against others half of whom do.
    """
    won, seen = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    random = Random(players)
    for _ in range(ROUNDS):
        round_, rows = dealt(rules, players, random)
        round_.careful = tuple(random.random() < 0.5 for _ in range(players))
        states = []
        waiting: dict[int, tuple[int, int]] = {}
        before = None
        for seat, _ in turns(round_, rows):
            if before is not None:
                others = (size for at, size in enumerate(round_.sizes) if at != before)
                waiting[before] = cell(round_.sizes[before], min(others))
            if seat in waiting:
                states.append((seat, waiting.pop(seat)))
            before = seat
        if states and round_.out and states[-1][0] == round_.out[0]:
            states.pop()  # the player who went out in that turn
        for seat, where in states:
            if round_.careful[seat]:
                seen[where] += 1
                won[where] += seat in round_.out
    return [
        [
            round(1000 * (won[own, other] + 4 / players) / (seen[own, other] + 4))
            for other in range(1, MOST_IN_HAND + 1)
        ]
        for own in range(1, MOST_IN_HAND + 1)
    ]


def cell(own: int, other: int) -> tuple[int, int]:
    """The cell of the table for these numbers of cards."""
    return min(own, MOST_IN_HAND), min(other, MOST_IN_HAND)


if __name__ == "__main__":
    main()
