"""Keeps the history: knows each game from the others, how long people sat at it, and writes it down when it ends.

What it needs to know lies in the match's own table and is saved along with it, so it survives a night between two
halves of a game.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from nemesis_desktop.engine.saving import files
from nemesis_desktop.engine.saving.table_settings import OWN
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.kept.saves import SavedGames

if TYPE_CHECKING:
    from datetime import datetime

    from nemesis_desktop.engine.match import Match
    from nemesis_desktop.program.kept.history import History

LONGEST_LOOK: Final = 300.0
"""Seconds without any change on the table that still count as played; after them people have gone for supper."""

GAME, SECONDS = "game", "seconds"
"""The keys in the match's table."""


def moment() -> datetime:
    """Now, where this computer is."""
    from datetime import datetime

    return datetime.now().astimezone()


class Keeper:
    """Follows the match that is being played.

    Args:
        saves: the history lies beside their folder.
        now: the clock, in seconds.
    """

    def __init__(self, saves: SavedGames, now: Callable[[], float] = monotonic) -> None:
        self._saves = saves
        self._now = now
        self._looked = 0.0
        self._match: Match[Any, Any] | None = None

    @property
    def history(self) -> History:
        """The file. Raises ``OSError`` when there is no place for it."""
        from nemesis_desktop.program.kept.history import FILE, History

        return History(self._saves.folder.parent / FILE)

    def begin(self, match: Match[Any, Any]) -> None:
        """A match comes onto the table."""
        self._match = match
        if GAME not in match.table:
            known = getattr(match, "loaded", None) is not None
            # A save from before there was a history: the same game must have the same name each time it is opened.
            match.table[GAME] = _name_of(match) if known else os.urandom(8).hex()
            match.table[SECONDS] = None if known else 0
        self._looked = self._now()

    @staticmethod
    def forget(match: Match[Any, Any]) -> None:
        """The table's ways were taken over from another match, which was another game."""
        match.table.pop(GAME, None)
        match.table.pop(SECONDS, None)

    def looked(self, _view: object) -> None:
        """Something has changed on the table: people were at it until now."""
        now = self._now()
        spent, self._looked = min(now - self._looked, LONGEST_LOOK), now
        if self._match is not None:
            before = self._match.table.get(SECONDS)
            if isinstance(before, int | float):
                self._match.table[SECONDS] = before + spent

    def finish(self, match: Match[Any, Any]) -> Text | None:
        """The game is over: write it down. Gives back a sentence if that was not possible."""
        from nemesis_desktop.engine.seats.filled import levels_of
        from nemesis_desktop.program.kept.history import Played

        if not match.over:
            return None
        seconds = match.table.get(SECONDS)
        chronicle, own = match.kind.chronicle, match.table.get(OWN)
        ended = chronicle.noted(chronicle.ended(match.view()), own if isinstance(own, dict) else {})
        game = Played(
            str(match.table.get(GAME, "")) or _name_of(match),
            match.kind.id,
            moment(),
            round(seconds) if isinstance(seconds, int | float) else None,
            ended.filled_by(levels_of(match.table)),
        )
        try:
            self.history.add(game)
        except OSError as problem:
            return Text("ui-history-not-written", reason=files.reason(problem))
        return None


def _name_of(match: Match[Any, Any]) -> str:
    """The name of a game that was never given one: the same for every save of it."""
    import hashlib

    facts = json.dumps([match.seed, match.kind.setup_to_json(match.setup)], sort_keys=True)
    return hashlib.sha256(facts.encode()).hexdigest()[:16]
