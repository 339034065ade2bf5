"""`--self-test FILE.json`: whether this program has everything it needs on this computer."""


class ProblemError(Exception):
    """Something is missing or does not work; its text says what."""


def see(is_right: object, problem: str) -> None:
    """Raise a ProblemError unless something is as it should be."""
    if not is_right:
        raise ProblemError(problem)
