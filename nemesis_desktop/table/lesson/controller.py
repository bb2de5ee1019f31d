"""Between the lesson's match and the widgets: only what the lesson asks for can be answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from nemesis_desktop.engine.decision import Act, Anchor, Decision
from nemesis_desktop.engine.seats.minds import Answer, AtOnce
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.play.controller import TableController
from nemesis_desktop.table.furniture.play.offers import Offers, everywhere_but_buttons
from nemesis_desktop.table.furniture.play.sight import OPEN, MatchShown
from nemesis_desktop.table.played_game import PlayedGame

SPEAKS: Final = ("asking", *OPEN, "over")
"""Stages in which a lesson says something: while something is shown it is silent."""
LATER: Final = Text("ui-lesson-later")
"""Why a thing cannot be chosen that only the lesson keeps back."""


class LessonController(TableController):
    """Plays the guided game. It is never saved.

    Args:
        says: what the companions answer to a question of theirs, by the indices of its acts, where the lesson has any.

    Attributes:
        permits: whether the lesson lets an answer be given now.
        shows: whether an answer is lit up now: those permitted, and those that the lesson says no to.

    Signals:
        refused: somebody wanted something that the lesson keeps back.
        next_wanted: somebody has read what is told.
        game_over: the game has ended; ``finish`` lets the table know.
    """

    refused = Signal()
    next_wanted = Signal()
    game_over = Signal()

    def __init__(
        self,
        match: MatchShown,
        words: Words,
        ui: PlayedGame,
        says: Callable[[Decision], tuple[int, ...]] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, words, ui, autosave=None, parent=parent)
        if says is not None:
            self.computers.companions = lambda: AtOnce(lambda _: self._companions_say(says))
        self.permits: Callable[[Act], bool] = lambda act: True
        self.shows: Callable[[Act], bool] = lambda act: True
        self._finishing = False
        self.at_once = False

    def offers(self, placed: Callable[[Anchor], bool] = everywhere_but_buttons) -> Offers:
        """What the lesson lets be chosen now."""
        chosen = tuple(self.chosen)
        decision = self.decision
        about = (decision, self.words, chosen, placed, True, partial(self._danger_of, decision))
        worded = decision is not None and self.ui.has_words(decision)
        says = partial(self.ui.says, view=self._public_picture)
        return Offers(*about, permits=self.shows, later=LATER, worded=worded, says=says, half=self.choice.half)

    def _companions_say(self, says: Callable[[Decision], tuple[int, ...]]) -> Answer:
        """Whoever else sits at the table answers at once, as the lesson has it written down."""
        decision = self.match.decision
        return None if decision is None else says(decision)

    def choose_act(self, index: int) -> None:
        """Somebody chose an act; the lesson may keep it back."""
        decision = self.decision
        if decision is not None and 0 <= index < len(decision.acts) and not self.permits(decision.acts[index]):
            self.refused.emit()
            return
        super().choose_act(index)

    def confirm(self) -> None:
        """Enter: on with what is told, or with what is asked."""
        if self.telling and self.stage in SPEAKS:
            self.next_wanted.emit()
        else:
            super().confirm()

    def _answer(self, picks: Sequence[int], moment: int | None = None) -> None:
        decision = self._for_people(self.match.decision)
        if decision is None or not all(self.permits(decision.acts[pick]) for pick in picks):
            self.refused.emit()
            return
        super()._answer(picks, moment)

    def _decline(self) -> None:
        decision = self.decision
        wanted = decision is not None and decision.kind == "claims" and any(map(self.permits, decision.acts))
        if self.telling or wanted:
            self.refused.emit()
        else:
            super()._decline()

    def _computers_answer(self, picks: tuple[int, ...] | None) -> None:
        decision = self.match.decision
        if decision is not None and self.stage == "thinking" and decision.kind != "claims" and picks is not None:
            super()._answer(picks)  # the lesson keeps back nobody but the learner
        else:
            super()._computers_answer(picks)

    def _settle(self) -> None:
        if self.match.decision is not None or self._finishing:
            super()._settle()
            return
        self.stage = "over"
        self.choice.put_down()
        self._show()
        self.asked.emit(None)
        self.game_over.emit()

    def finish(self) -> None:
        """Everything has been said: on to the victory check."""
        self._finishing = True
        self._settle()
