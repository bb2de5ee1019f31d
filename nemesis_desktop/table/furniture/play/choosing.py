"""What people's clicks and keys mean, until they are an answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from nemesis_desktop.engine.decision import Act, Anchor, Decision
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.play.call_out import CallOut
from nemesis_desktop.table.furniture.play.presses import OnScreen
from nemesis_desktop.table.furniture.play.selection import way_on
from nemesis_desktop.table.furniture.play.sight import MatchShown, Sight
from nemesis_desktop.table.furniture.play.table_clock import CLOCK, TableClock
from nemesis_desktop.table.played_game import PlayedGame


class Choosing(Sight):
    """Collects what people choose of the question on the screen, and answers it once that is enough.

    Attributes:
        question: since when the open question has been on the screen, and whether it may be answered yet.
        clock: the table's clock, for questions against time.
        call_out: the time in which somebody may call out that they react.

    Signals:
        chosen_changed: another set of acts is selected in a question with several answers.
        menu_wanted: a thing stands for several acts: the anchor and their indices.
        call_time: milliseconds left for calling out, and how many there were.
    """

    chosen_changed = Signal()
    menu_wanted = Signal(object, object)
    call_time = Signal(int, int)

    def __init__(self, match: MatchShown, words: Words, ui: PlayedGame, parent: QObject | None = None) -> None:
        super().__init__(match, words, ui, parent)
        self.question = OnScreen(self)
        self.clock = TableClock(match.table.get(CLOCK), self)
        self.clock.struck.connect(self.act)
        self.call_out = CallOut(self)
        self.call_out.ticked.connect(self.call_time)
        self.call_out.over.connect(self._decline)

    def _answer(self, picks: Sequence[int], moment: int | None = None) -> None:
        """These acts are the answer; ``moment`` is noted beside it."""
        raise NotImplementedError(type(self).__name__)

    def choose(self, anchor: Anchor, *, careful: bool = False) -> None:
        """Somebody clicked a thing: do its act, select it, or ask which of its acts is meant.

        What is put to another thing is taken up first; clicked once more it tells in a menu all that it can be put to.

        ``careful`` is a click with the second sign, for the careful way of doing what a plain click does.
        """
        if not self.question.is_meant:
            return
        offers = self.offers()
        acts = offers.acts_at(anchor)
        meant = offers.meant(anchor, careful=careful)
        if meant is not None:
            self.choose_act(meant)
        elif acts and anchor != self.choice.half and all(offers.act(index).by_halves for index in acts):
            self.choice.half = anchor
            self.chosen_changed.emit()
        elif acts:
            self.menu_wanted.emit(anchor, acts)

    def choose_act(self, index: int) -> None:
        """Somebody chose an act: from a menu, a button, or because its thing stands for no other."""
        decision = self.decision
        if decision is None or not self.question.is_meant or not 0 <= index < len(decision.acts):
            return
        if decision.kind == "table":
            self.act(decision.acts[index])
        elif decision.kind == "one":
            self._select(decision, index)
        elif decision.kind == "claims" and len(decision.acts) == 1:
            self._answer((index,))
        else:
            self._toggle(decision, index)

    def decide(self, index: int) -> None:
        """A private screen that collects the clicks of a question itself has them all: this act is the answer."""
        decision = self.decision
        if decision is None or decision.kind != "one" or not self.question.is_meant:
            return
        if 0 <= index < len(decision.acts):
            self._answer((index,))

    def decide_ahead(self, index: int) -> None:
        """This act was chosen together with the answer to the question before, and has lain there long enough."""
        decision = self.decision
        if decision is not None and decision.kind == "one" and 0 <= index < len(decision.acts):
            self.question.ripen()
            self._answer((index,))

    def act(self, act: Act) -> None:
        """Somebody did one of the many small acts of a question to the whole table."""
        decision = self.decision
        if decision is None or decision.kind != "table" or act not in decision.acts:
            return
        self.clock.note(act)
        self._answer((decision.acts.index(act),), self.clock.now)

    def _select(self, decision: Decision, index: int) -> None:
        """One act is wanted: it is the answer, once as many clicks are collected as the question wants."""
        if self.choice.click(decision, index, ripe=self.question.ripe):
            self._answer((index,))
        else:
            self.chosen_changed.emit()

    def _toggle(self, decision: Decision, index: int) -> None:
        self.call_out.stop()
        if not self.choice.toggle(decision, index):
            return
        # Where what is paid for is dangerous, somebody still has to say so.
        if self.choice.pays(decision) and not self.offers().about_warning():
            self._answer(tuple(self.chosen))
        else:
            self.chosen_changed.emit()

    def confirm(self) -> None:
        """Enter: so many are chosen, go on. Where there is nothing to choose from but one act, that one."""
        decision = self.decision
        if decision is None or not self.question.is_meant:
            return
        if decision.kind == "one":
            only = [0] if len(decision.acts) == 1 else self.chosen
            if only:
                self._select(decision, only[0])
        elif self.choice.is_enough(decision):
            self._answer(tuple(self.chosen))

    def decline(self) -> None:
        """N: nobody reacts, or the one act that goes on without doing anything. Passing needs its own button."""
        if self.question.is_meant:
            self._decline()

    def _decline(self) -> None:
        decision = self.decision
        if decision is None:
            return
        if decision.kind == "claims" or (decision.kind == "some" and decision.least == 0):
            self._answer(())
            return
        if (index := way_on(decision)) is not None:
            self._select(decision, index)
