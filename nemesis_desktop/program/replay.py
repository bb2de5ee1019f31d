"""A saved game played again from its first choice: what its log says, and whether it still comes out the same."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import TABLE, NotAnAnswerError
from nemesis_desktop.engine.journal import DivergedError
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.saving.checking import Save, read_save
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
    save = read_save(path, KINDS)
    match: Match[Any, Any] = Match(save.kind, save.setup, save.seed)
    told = 0
    for done, choice in enumerate(save.choices):
        yield from _news(match, told)
        told = match.event_count
        try:
            choice.check(match.decision)
            match.answer(*choice.picks)
        except (DivergedError, NotAnAnswerError):
            yield Differs(Text("cli-replay-parts", choice=done + 1, choices=len(save.choices)))
            return
    yield from _news(match, told)
    same = _saved_state(save) == _plain(match.game.freeze())
    count = len(save.choices)
    yield Finished(count) if same else Differs(Text("cli-replay-other-outcome", choices=count))


def _news(match: Match[Any, Any], told: int) -> Iterator[Text]:
    for event in match.events_since(told, TABLE):
        yield event.text()


def _saved_state(save: Save) -> object:
    """The table as the file has it: its checkpoint, and the choices since. None where they do not fit together."""
    try:
        game = save.kind.thaw(save.checkpoint, save.setup, Forced())
        match: Match[Any, Any] = Match(save.kind, save.setup, save.seed, game=game)
        for choice in save.choices[len(save.choices) - save.since :]:
            choice.check(match.decision)
            match.answer(*choice.picks)
    except Exception:  # whatever a checkpoint that does not fit does to the rules, the outcome differs
        return None
    return _plain(match.game.freeze())


def _plain(state: Mapping[str, Any]) -> object:
    """A state as it would come back from a file, so that two can be compared."""
    return json.loads(json.dumps(state))
