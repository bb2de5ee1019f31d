"""Saved games to check the packaged program with."""

from __future__ import annotations

import gzip
import json
from pathlib import Path


def save_game(path: Path, seed: int, answers: int) -> None:
    """Save a game of three people after so many answers."""
    from nemesis_desktop.engine.match import Match
    from nemesis_desktop.engine.seats.policy import Lots, answer_of
    from nemesis_desktop.engine.seats.random_policy import RandomPolicy
    from nemesis_desktop.games.nemesis import NEMESIS
    from nemesis_desktop.games.nemesis.setup import Person, Setup

    people = tuple(Person(name, colour) for colour, name in enumerate(("Mira", "Otto", "June"), 1))
    match = Match.new(NEMESIS, Setup(people, "semi", "main", "draft"), seed)
    policies, lots = [RandomPolicy()] * 3, [Lots(seed, seat) for seat in range(3)]
    for _ in range(answers):
        if match.decision is None:
            raise ValueError(f"the game of seed {seed} is over too soon")
        match.answer(*answer_of(policies, lots, match.view, match.decision))
    match.save(path)
    path.chmod(0o644)


def choices_in(path: Path) -> int:
    """How many answers a saved game holds; -1 if it cannot be read (just being written, or not there)."""
    try:
        document = json.loads(gzip.decompress(path.read_bytes()))
        return len(document["journal"])
    except (OSError, EOFError, ValueError, KeyError):
        return -1


def from_the_future(path: Path, target: Path) -> None:
    """A copy of a saved game as a newer program would write it."""
    document = json.loads(gzip.decompress(path.read_bytes()))
    document["format"] += 1
    document["program"] = "99.0.0"
    target.write_bytes(gzip.compress(json.dumps(document).encode()))
