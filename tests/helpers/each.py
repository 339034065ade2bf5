"""Tests of many cases: how many are tried, and one test that goes through all of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from itertools import product

TIMES = int(os.environ.get("RANDOM_TIMES", "1"))
"""RANDOM_TIMES=40 has each of the random tests try 40 times as much."""


def each_of(*values: Iterable[object]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Make one test of a check, for every combination of values; it names each that fails.

    A test of its own for each takes longer than a small check does.
    """
    cases = list(product(*values))

    def test_of(check: Callable[..., None]) -> Callable[[], None]:
        def test() -> None:
            failed = []
            for case in cases:
                try:
                    check(*case)
                except AssertionError as error:
                    failed.append(f"{', '.join(map(str, case))}: {error}")
                except Exception as error:
                    error.add_note(f"with {', '.join(map(str, case))}")
                    raise
            assert not failed, "\n".join([f"{len(failed)} of {len(cases)} fail:", *failed])

        test.__name__ = check.__name__
        test.__doc__ = check.__doc__
        test.__module__ = check.__module__
        return test

    return test_of
