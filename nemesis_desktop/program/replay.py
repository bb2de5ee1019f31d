"""A saved game played again from its first choice: what its log says, and whether it still comes out the same."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.journal import Choice, DivergedError
from nemesis_desktop.engine.match import GameKind, Match, NotAnAnswerError
from nemesis_desktop.engine.storage import Document, SaveError, read
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games import KINDS


@frozen
class Finished:
    """The whole game came out as it was saved.

    Attributes:
        choices: how many choices were played.
    """

    choices: int


@frozen
class Differs:
    """The game does not come out as it was saved.

    Attributes:
        text: where it parts, in words.
    """

    text: Text


def replayed(path: Path) -> Iterator[Text | Finished | Differs]:
    """The public log of a saved game, played again, and last of all how it came out.

    Raises ``SaveError`` for a file that cannot be read.
    """
    document = read(path)
    kind = KINDS.get(document.game)
    if kind is None:
        raise SaveError(Text("save-other-game", game=document.game))
    try:
        setup = kind.setup_from_json(document.setup)
        journal = [Choice.from_json(entry) for entry in document.entries()]
        match = Match(kind, setup, document.seed)
    except (ValueError, KeyError, TypeError) as problem:
        raise SaveError(Text("save-damaged", path=path.name)) from problem
    told = 0
    for done, choice in enumerate(journal):
        yield from _news(match, told)
        told = match.event_count
        try:
            choice.check(match.decision)
            match.answer(*choice.picks)
        except (DivergedError, NotAnAnswerError):
            yield Differs(Text("cli-replay-parts", choice=done + 1, choices=len(journal)))
            return
    yield from _news(match, told)
    same = _saved_state(document, kind, setup, journal) == _plain(match.game.freeze())
    yield Finished(len(journal)) if same else Differs(Text("cli-replay-other-outcome", choices=len(journal)))


def _news(match: Match[Any, Any], told: int) -> Iterator[Text]:
    for event in match.events_since(told, TABLE):
        yield event.text()


def _saved_state(document: Document, kind: GameKind[Any, Any], setup: Any, journal: list[Choice]) -> object:
    """The table as the file has it: its checkpoint, and the choices since. None where they do not fit together."""
    if not 0 <= document.since <= len(journal):
        return None
    try:
        match = Match(kind, setup, document.seed, game=kind.thaw(document.checkpoint, setup, Forced()))
        for choice in journal[len(journal) - document.since :]:
            choice.check(match.decision)
            match.answer(*choice.picks)
    except Exception:  # whatever a checkpoint that does not fit does to the rules, the outcome differs
        return None
    return _plain(match.game.freeze())


def _plain(state: Mapping[str, Any]) -> object:
    """A state as it would come back from a file, so that two can be compared."""
    return json.loads(json.dumps(state))
