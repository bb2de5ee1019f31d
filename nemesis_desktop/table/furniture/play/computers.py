"""The computer seats of the match at the screen: asked off the window's thread, and as fast as people can follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.kind import GameKind
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.filled import fill, for_people, in_the_whole, levels_of
from nemesis_desktop.engine.seats.minds import Apart, Minds, MindsLostError, Said
from nemesis_desktop.engine.seats.thinker import Position
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games import kind_of

LOOK_EVERY: Final = 15
"""Milliseconds between two looks whether the answer has come."""


class Computers(QObject):
    """Asks the computer seats of one match.

    Args:
        match: the game; who fills its seats is kept with it.

    Attributes:
        minds: makes the place where they think, for a game.
        companions: makes it for this match alone, where it is not the program that thinks.
        pace: so many milliseconds pass between a question that people have seen come up and its answer.

    Signals:
        answered: the acts chosen by the computer seats, by index; None where they do nothing.
        lost: they cannot think any more.
    """

    answered = Signal(object)
    lost = Signal()
    minds: ClassVar[Callable[[GameKind[Any, Any]], Minds]] = Apart

    def __init__(self, match: Match[Any, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._thinking: Minds | None = None
        self._asked = False
        self._held = False
        self._wait = 0
        self.companions: Callable[[], Minds] | None = None
        self.pace = 0
        self._since = QElapsedTimer()
        self._looks = QTimer(self)
        self._looks.setInterval(LOOK_EVERY)
        self._looks.timeout.connect(self._look)
        self._answer: tuple[Said] | None = None
        self._said: tuple[int, ...] | None = None

    @classmethod
    def expect(cls, game: str) -> None:
        """A game in which the program plays is likely to be opened: whoever opens it shall not wait."""
        if cls.minds is Apart:
            Apart.expect(partial(kind_of, game))

    # ---------------------------------------------------------------- who they are

    @property
    def levels(self) -> dict[Seat, str]:
        """The seats that the program fills, each with its level."""
        return levels_of(self._match.table)

    def fill(self, seat: Seat, level: str | None) -> None:
        """Leave a seat to the program from now on, or give it to a person (None)."""
        fill(self._match.table, seat, level, len(self._match.journal))

    def among(self, decision: Decision | None) -> Sequence[Seat]:
        """Those who are asked a question."""
        levels = self.levels
        return [] if decision is None else [seat for seat in decision.seats if seat in levels]

    def are_first(self, decision: Decision | None) -> bool:
        """Whether they are asked now, before any person is."""
        if decision is None or decision.kind == "table" or not self.among(decision):
            return False
        return decision.kind != "claims" or self._said is None

    def with_theirs(self, decision: Decision, picks: Sequence[int]) -> Sequence[int]:
        """What people have answered to their part of a question, together with what the computer seats said before."""
        if self._said is None:
            return picks
        return sorted((*self._said, *in_the_whole(decision, for_people(decision, self.levels), picks)))

    # ---------------------------------------------------------------- asking

    def prepare(self) -> None:
        """Let them come to the table, where there are any: to begin to think takes a moment the first time."""
        if self._thinking is None and self.levels:
            made = self.companions
            self._thinking = type(self).minds(self._match.kind) if made is None else made()
            self._thinking.come(Position.of(self._match, self.levels))

    def ask(self, *, hurried: bool = False) -> None:
        """Put the open question to them; ``answered`` tells what comes of it, not before people could follow.

        ``hurried``: nothing has happened since the last answer, so there is nothing to follow.
        """
        self.cancel()
        self.prepare()
        assert self._thinking is not None, "only computer seats are asked"
        self._asked, self._wait = True, 0 if hurried else self.pace
        self._thinking.ask(Position.of(self._match, self.levels))
        self._since.start()
        self._look_on()

    def join(self, decision: Decision | None) -> None:
        """Let them act among the others in a question to the whole table, if they are asked."""
        if self.among(decision):
            self.ask()

    def cancel(self) -> None:
        """The question is not theirs any more: an answer was taken back, or somebody else has answered."""
        self._looks.stop()
        if self._thinking is not None and self._asked:
            self._thinking.cancel()
        self._asked, self._answer, self._said = False, None, None

    def hold(self, held: bool) -> None:
        """Do nothing as long as something lies over the table; or go on."""
        if held != self._held:
            self._held = held
            self._look_on()

    def close(self) -> None:
        """The match is put away."""
        self.cancel()
        thinking, self._thinking = self._thinking, None
        if thinking is not None:
            thinking.close()

    def _look_on(self) -> None:
        if self._asked and not self._held:
            self._looks.start()
        else:
            self._looks.stop()

    def _look(self) -> None:
        """Hand the answer over once it is there and people could follow what happened before."""
        assert self._thinking is not None
        try:
            self._answer = self._answer or self._thinking.heard()
        except MindsLostError:
            self.close()
            self.lost.emit()
            return
        if self._answer is not None and self._since.elapsed() >= self._wait:
            (picks,) = self._answer
            assert not isinstance(picks, Text), "nobody has asked why"
            self.cancel()
            asked = self._match.decision
            if asked is not None and asked.kind == "claims":
                self._said = picks or ()
            self.answered.emit(picks)
