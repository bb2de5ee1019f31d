"""What came of the trials: kept from run to run, and printed at the end."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from .breaking import Mutant
from .project import Project
from .trial import KILLED, SURVIVED, TIMEOUT, UNREACHED, Verdict


class Verdicts:
    """Verdicts in a file, one a line, so that a run that was broken off goes on where it stopped.

    A mutant that was noticed stays noticed as long as the program is the same. One that was not is tried again as soon
    as a test has changed.
    """

    def __init__(self, path: Path, project: Project) -> None:
        self._path = path
        self._program = project.program_digest()
        self._tests = project.digest(project.judge_files()) + project.helpers_digest()
        self._known: dict[str, Verdict] = {}
        self.read()

    def read(self) -> None:
        """Take in what is in the file: another process may have written there."""
        for line in self._path.read_text(encoding="utf-8").splitlines() if self._path.is_file() else ():
            program, tests, mutant, outcome, by = json.loads(line)
            if program == self._program and (outcome == KILLED or tests == self._tests):
                self._known[mutant] = Verdict(outcome, by)

    def of(self, mutant: Mutant) -> Verdict | None:
        """What is known of this mutant."""
        return self._known.get(mutant.id)

    def left(self, sample: Sequence[Mutant]) -> list[Mutant]:
        """Those that still have to be tried."""
        return [mutant for mutant in sample if mutant.id not in self._known]

    def keep(self, mutant: Mutant, verdict: Verdict) -> None:
        """Keep what came of a trial, at once."""
        self._known[mutant.id] = verdict
        with self._path.open("a", encoding="utf-8") as file:
            line = [self._program, self._tests, mutant.id, verdict.outcome, verdict.by]
            file.write(json.dumps(line) + "\n")


def report(mutants: Sequence[Mutant], verdicts: Mapping[str, Verdict]) -> Iterable[str]:
    """The table of those that nobody noticed, file by file, and the count of all."""
    named = {
        SURVIVED: "Survived: their tests pass all the same",
        UNREACHED: "Survived: no test runs these lines",
        TIMEOUT: "Timed out: noticed only by its length",
    }
    tried = [mutant for mutant in mutants if mutant.id in verdicts]
    for outcome, heading in named.items():
        of_it = sorted(
            (mutant for mutant in tried if verdicts[mutant.id].outcome == outcome), key=lambda one: (one.path, one.line)
        )
        if of_it:
            yield f"\n{heading}"
            yield from (f"  {one.path}:{one.line}  {_short(one.old)}  →  {_short(one.new)}" for one in of_it)
    counts = Counter(verdicts[mutant.id].outcome for mutant in tried)
    survived = counts[SURVIVED] + counts[UNREACHED]
    yield (
        f"\n{len(tried)} of {len(mutants)} tried: {counts[KILLED]} killed, "
        f"{survived} survived ({counts[UNREACHED]} on lines that no test runs), {counts[TIMEOUT]} timed out"
    )


def _short(text: str, width: int = 90) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"
