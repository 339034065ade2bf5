"""`python -m tests.helpers.long.checked NUMBER SEED FOLDER`: changed files through `check`.

In one process without Qt, with the code of the command. The time and memory for each file are
measured, and the findings printed as one line of JSON at the end. A file that breaks a rule stays
in the folder, so that you can look at it.
"""

from __future__ import annotations

import contextlib
import io
import json
import resource
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

from formula_desktop.cli.check import check
from formula_desktop.cli.terminal import FAILED
from formula_desktop.kinds.registry import read_game, write_game
from tests.helpers.long.mutations import mutated, valid_files
from tests.helpers.long.progress import Progress

VALID = "a valid game"
LONGEST_SENTENCE = 250
MOST_SECONDS = 2.0
MOST_MEGABYTES = 200


@dataclass
class Found:
    """What a run has found."""

    files: int = 0
    valid: int = 0
    refused: int = 0
    slowest: float = 0.0
    slowest_kind: str = ""
    megabytes: float = 0.0
    megabytes_kind: str = ""
    kinds: dict[str, int] = field(default_factory=dict)
    sentences: int = 0
    wrong: list[str] = field(default_factory=list)


def run(number: int, seed: int, folder: Path) -> Found:
    """Check so many files."""
    found = Found()
    sentences: set[str] = set()
    progress = Progress("changed files", number)
    valid_files()  # made before anything is measured
    for at in range(number):
        kind, data = mutated(Random(f"file {seed + at}"))
        file = folder / "file.formula"
        file.write_bytes(data)
        _forget_peak()
        began = time.process_time()
        output, status = _checked(file)
        took, peak = time.process_time() - began, _peak()
        found.files += 1
        found.kinds[kind] = found.kinds.get(kind, 0) + 1
        if took > found.slowest:
            found.slowest, found.slowest_kind = round(took, 3), f"{kind} {seed + at}"
        if peak > found.megabytes:
            found.megabytes, found.megabytes_kind = round(peak, 1), f"{kind} {seed + at}"
        wrong = _wrong(data, file, output, status, took, peak)
        if wrong:
            found.wrong.append(f"file {seed + at}, {kind}: {wrong}")
            file.rename(folder / f"wrong-{seed + at}.formula")
        sentence = output.removeprefix(f"{file}: ").strip()
        found.valid += sentence == VALID
        found.refused += sentence != VALID
        sentences.add("".join("#" if each.isdigit() else each for each in sentence)[:60])
        progress.at(at + 1, valid=found.valid, slowest=found.slowest, megabytes=found.megabytes)
    found.sentences = len(sentences)
    return found


def _checked(file: Path) -> tuple[str, int]:
    """What the command says of a file, and its exit status; a traceback as one line."""
    output = io.StringIO()
    try:
        with contextlib.redirect_stdout(output):
            status = check([str(file)])
    except BaseException as error:  # noqa: BLE001 - whatever comes is what is looked for
        return f"{type(error).__name__}: {error}", -1
    return output.getvalue(), status


def _wrong(data: bytes, file: Path, output: str, status: int, took: float, peak: float) -> str:
    """What is wrong with what was said of a file; empty when nothing is."""
    sentence = output.removeprefix(f"{file}: ").removesuffix("\n")
    if status not in (0, FAILED) or not output.endswith("\n"):
        return f"raised {output[:200]}"
    if took > MOST_SECONDS:
        return f"took {took:.2f} s"
    if peak > MOST_MEGABYTES:
        return f"took {peak:.0f} MB"
    if not sentence or not sentence.isprintable() or len(sentence) > LONGEST_SENTENCE:
        return f"no sentence: {sentence[:300]!r}"
    if (status == 0) != (sentence == VALID):
        return f"status {status}: {sentence}"
    if status == 0:
        game = read_game(data)
        if read_game(write_game(game)) != game:
            return "it is another game when written and read back"
    return ""


def _forget_peak() -> None:
    """Reset the system's measure of peak memory, where it can."""
    with contextlib.suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")


def _peak() -> float:
    """The largest memory since then, in MB; of the whole run where the system can't forget."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    print(json.dumps(asdict(run(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])))))
