"""How long people wait for a computer seat: for its first answer after a game was opened, and for all others.

Run by ``make answers``.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from statistics import median
from time import perf_counter, sleep
from typing import Any

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.kind import GameKind
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.minds import Apart, _Mind
from nemesis_desktop.engine.seats.policy import SEVERAL, Lots, answer_of
from nemesis_desktop.engine.seats.thinker import Position
from nemesis_desktop.games import KINDS

PEOPLE = 5
OPENINGS = (0.5, 0.75, 0.99)
"""After these shares of a game's choices it is opened again."""
COMING = 0.3
"""Seconds between the opening of a game and its first question: the table is set out meanwhile."""


def played(kind: GameKind[Any, Any], level: str, seed: int) -> Match[Any, Any]:
    """A whole game between computer seats of one level."""
    options = {one.name.replace("-", "_"): one.default if one.metavar else False for one in kind.trials.options}
    match: Match[Any, Any] = Match(kind, kind.trials.setup({**options, "players": str(PEOPLE)}), seed)
    policies = [kind.trials.policies[level]() for _ in match.seats]
    lots, heard = [Lots(seed, seat) for seat in match.seats], 0
    while (decision := match.decision) is not None:
        picks = answer_of(policies, lots, match.view, decision)
        if decision.kind not in SEVERAL:
            policies[decision.seat].answered(match.view, decision, picks)
        match.answer(*picks)
        for seat, policy in enumerate(policies):
            policy.hear([told.alone() for told in match.events_since(heard, seat)])
        heard = match.event_count
    return match


def waited(minds: Apart, position: Position) -> float:
    """Milliseconds until the answer has come."""
    begun = perf_counter()
    minds.ask(position)
    while minds.heard() is None:
        sleep(0.0005)
    return (perf_counter() - begun) * 1000


def again(match: Match[Any, Any], choices: int) -> Match[Any, Any]:
    """The game as it stood after so many choices."""
    found: Match[Any, Any] = Match(match.kind, match.setup, match.seed)
    for choice in match.journal[:choices]:
        found.answer(*choice.picks)
    return found


def first_answers(match: Match[Any, Any], levels: dict[Seat, str]) -> Iterator[tuple[int, float, float, float]]:
    """After how many choices the game was opened, and the milliseconds until its first answer.

    Three times: by a process that the opening begins, by one that an earlier game has left, and by one that has come to
    the table before it is asked.
    """
    for share in OPENINGS:
        choices = int(len(match.journal) * share)
        position = Position.of(again(match, choices), levels)
        while _Mind._resting:
            _Mind._resting.pop().end()
        begun = perf_counter()
        minds = Apart(match.kind)
        waited(minds, position)
        started = (perf_counter() - begun) * 1000
        minds.close()
        minds = Apart(match.kind)
        kept = waited(minds, position)
        minds.close()
        minds = Apart(match.kind)
        minds.come(position)
        sleep(COMING)
        yield choices, started, kept, waited(minds, position)
        minds.close()


def all_answers(match: Match[Any, Any], levels: dict[Seat, str]) -> list[float]:
    """Milliseconds for each question of the game, asked one after another."""
    there: Match[Any, Any] = Match(match.kind, match.setup, match.seed)
    minds, waits = Apart(match.kind), []
    waited(minds, Position.of(there, levels))
    for choice in match.journal:
        waits.append(waited(minds, Position.of(there, levels)))
        there.answer(*choice.picks)
    minds.close()
    return sorted(waits)


def main(given: list[str]) -> None:
    """Measure every level of every game."""
    parser = argparse.ArgumentParser(prog="make answers")
    parser.add_argument("--game", choices=tuple(KINDS), nargs="*", default=tuple(KINDS))
    parser.add_argument("--level", default="")
    parser.add_argument("--seeds", type=int, default=3)
    wanted = parser.parse_args(given)
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; {PEOPLE} seats; milliseconds")
    for game in wanted.game:
        kind = KINDS[game]
        for level in [wanted.level] if wanted.level else kind.trials.policies:
            opened: list[tuple[float, int]] = []
            kept: list[float] = []
            there: list[float] = []
            every: list[float] = []
            for seed in range(wanted.seeds):
                match = played(kind, level, seed)
                levels = dict.fromkeys(match.seats, level)
                for choices, started, left, came in first_answers(match, levels):
                    opened.append((started, choices))
                    kept.append(left)
                    there.append(came)
                every += all_answers(match, levels)
            every.sort()
            longest, at = max(opened)
            print(
                f"{game} {level}: first answer by a new process"
                f" median {median(started for started, _ in opened):.0f}, max {longest:.0f} ({at} choices),"
                f" by one that was kept max {max(kept):.0f}, by one that came before max {max(there):.0f};"
                f" of {len(every)} questions median {median(every):.0f}, 95 % {every[int(len(every) * 0.95)]:.0f},"
                f" max {every[-1]:.0f}; load {os.getloadavg()[0]:.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
