"""Between a match and the widgets: who sits at the screen, what they may see, and what their clicks mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QObject, QTimer, Signal

from nemesis_desktop.engine.decision import TABLE, Act, Anchor, Decision, Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.seats.filled import in_the_whole
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.names import has_unnamed, named
from nemesis_desktop.table.furniture.play.call_out import CallOut
from nemesis_desktop.table.furniture.play.computers import Computers
from nemesis_desktop.table.furniture.play.presses import OnScreen
from nemesis_desktop.table.furniture.play.sight import READ, TOGETHER, Sight, Table
from nemesis_desktop.table.furniture.play.table_clock import CLOCK, TableClock
from nemesis_desktop.table.played_game import PlayedGame

if TYPE_CHECKING:
    from nemesis_desktop.engine.match import Match

CALL_TIME: Final = 4000
"""How long a table that reacts by calling out has to call, in milliseconds."""


class TableController(Sight):
    """Plays one match in the window.

    The window calls ``start``; then, each time it has shown what ``happened``, ``played``; and ``arrive`` when somebody
    has said "I am …" at the shield. Everything else comes from clicks and keys.

    Args:
        match: the game.
        words: the language, for reasons and labels.
        ui: the game, as the window knows it.
        autosave: the file that is rewritten after every answer; None keeps nothing (tests).

    Attributes:
        unsaved: why the last answers are not on the disk; None when they are.
        clock: the table's clock, for questions against time.
        computers: the seats that the program fills.
        clicks: how many clicks have been collected of those that the open question wants before it is answered.
        person: who is at the screen; None while nobody is.
        telling: whether something is only told, as in a lesson: Enter goes on.
        at_once: whether the questions of one visit may be answered on one screen; a lesson asks them one by one.
        finished: who has just answered and is done, as long as the next person has not come: they may still take the
            last answer back. None while nobody is in between.

    Signals:
        person_changed: somebody (a seat) is now at the screen, or nobody (None). Private widgets live only in between.
        view_changed: the new picture of the table, a ``View``.
        asked: the open question, or None while there is nothing to answer here.
        chosen_changed: another set of acts is selected in a question with several answers.
        happened: the events of the last answer, a list of ``Told``; ends with a call of ``played``.
        passed: the events of an act in the middle of a question to the whole table: nothing waits for them.
        shield_wanted: the screen must be handed to this seat.
        menu_wanted: a thing stands for several acts: the anchor and their indices.
        ripened: the open question has lain there for its least time, and is answered from now on.
        call_time: milliseconds left for calling out, and how many there were.
        rewound: the log has become shorter.
        ended: the game is over.
        trouble: something went wrong that a person should know, a ``Text``.
        leafed: somebody leafs through what has happened: the place that is shown. A second screen follows.
    """

    person_changed = Signal(object)
    view_changed = Signal(object)
    asked = Signal(object)
    chosen_changed = Signal()
    happened = Signal(list)
    passed = Signal(list)
    shield_wanted = Signal(int)
    menu_wanted = Signal(object, object)
    call_time = Signal(int, int)
    rewound = Signal()
    ripened = Signal()
    ended = Signal()
    trouble = Signal(object)
    leafed = Signal(int)

    def __init__(
        self,
        match: Table,
        words: Words,
        ui: PlayedGame,
        autosave: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, words, ui, parent)
        self.autosave = autosave
        self.unsaved: Text | None = None
        self._question = OnScreen()
        self._author: Seat | None = None
        self.finished: Seat | None = None
        self._end = match.event_count
        self._waiting: list[Told] = []
        self._call = CallOut(self)
        self._call.ticked.connect(self.call_time)
        self._call.over.connect(self._decline)
        self.clicks = 0
        self.telling = False
        self.at_once = True
        self.clock = TableClock(match.table.get(CLOCK), self)
        self.clock.struck.connect(self.act)
        self.computers = Computers(cast("Match[Any, Any]", match), self)
        self.computers.answered.connect(self._computers_answer)
        self.computers.lost.connect(self._lose_computers)
        self._claimed: tuple[int, ...] | None = None
        self._nothing_new = False
        self._least = QTimer(self)
        self._least.setSingleShot(True)
        self._least.timeout.connect(self.ripened)

    @property
    def time(self) -> TableClock:
        """The clock by which people play at this table."""
        return self.clock

    def remove_pin(self, seat: Seat) -> None:
        """A person has forgotten their PIN: they go on without one, and everybody else is told."""
        self.pins.remove(seat, self.match.event_count)
        self.save()
        self.rewound.emit()
        if self.stage == "shield":
            self.shield_wanted.emit(seat)

    # ---------------------------------------------------------------- what may be shown

    @property
    def is_meant(self) -> bool:
        """Whether what somebody is pressing now, if anything, was begun when the open question lay there already."""
        return self._question.is_meant

    def reword(self, words: Words) -> None:
        """The language has changed: whoever gave no name is called otherwise from now on."""
        self.words = words
        self._public_picture = named(self._public_picture, words)
        if not has_unnamed(self._public_picture) or self.stage == "playing":
            return
        self._show()
        decision = self.match.decision
        if self.stage == "shield" and decision is not None:
            self.shield_wanted.emit(decision.seat)

    # ---------------------------------------------------------------- from one question to the next

    def start(self) -> None:
        """Show the table as it lies: nobody is at the screen, whoever is asked comes to it."""
        self._shown = self.match.event_count
        self._waiting = []
        self._author = None
        self._leave()
        self.computers.prepare()
        self._pass_over()
        self._show()
        self._settle()

    def stop(self) -> None:
        """The match is being put away: no clock runs on, and nobody thinks."""
        self._call.stop()
        self.computers.close()
        self._least.stop()
        self.clock.stop()

    def wait(self, waits: bool) -> None:
        """Something lies over the table: its clock stands still and its computer seats do nothing; or they go on."""
        self.clock.hold(waits)
        self.computers.hold(waits)

    def played(self) -> None:
        """The window has shown what happened: go on."""
        if self.stage != "playing":
            return
        if self._waiting:
            common, self._waiting = self._waiting, []
            if any(map(self.ui.begins_common, common)):
                self._leave()
            else:
                self._covered = True
            self.view_changed.emit(self._public_picture)
            self._shown = self._end
            self._tell(common)
            return
        self._settle()

    def arrive(self, seat: Seat) -> None:
        """``seat`` has said who they are and is now alone at the screen."""
        self.pins.read_by(seat)
        self.finished = self._author = None
        self._come(seat)
        self._settle()

    def has_read(self, *, for_all: bool = False) -> None:
        """The person at the screen has read what was dealt to them; ``for_all``: and with them everybody has."""
        if self.person is None:
            return
        seats = [one.seat for one in self._public_picture.people] if for_all else [self.person]
        self.match.table[READ] = sorted({*(one for one in self._readers() if isinstance(one, int)), *seats})
        self.save()
        self._question.appear()
        self.asked.emit(self.match.decision)

    def _settle(self) -> None:
        """Lay the new view over everything and put the next question, to whoever it is for."""
        self.chosen, self.clicks = [], 0
        decision = self.match.decision
        self.finished = self._between(decision)
        if self._is_for_computers(decision):
            self._let_think()
            return
        self._covered = decision is not None and decision.kind == "claims" and self.secrecy != "open"
        if decision is None:
            self._leave()
            self.stage = "over"
            self._show()
            self.asked.emit(None)
            self._shown = self.match.event_count
            self.ended.emit()
        elif decision.kind == "claims":
            if self.secrecy == "open" and not self.ui.private_beside:
                self._leave()
            self.stage = "claims"
            self._show()
            self._put(decision)
            if self.reactions == "call" and self.ui.is_reaction(decision):
                self._call.start(CALL_TIME)
        elif decision.kind == "table":
            self._leave()
            self.stage = "table"
            self._show()
            self._put(decision)
            self.clock.wind(self.ui.due(decision, self._public_picture))
            self._let_act()
        elif decision.face_up:
            self._leave()
            self.stage = "face_up"
            self._show()
            self._put(decision)
        elif decision.seat == self.person or self.secrecy == "open":
            if decision.seat != self.person:
                self._come(decision.seat)
            self.stage = "asking"
            self._show()
            self._put(decision)
        elif self.secrecy == "face_down":
            self.revealed = False
            self._come(decision.seat)
            self.stage = "asking"
            self._show()
            self._put(decision)
        else:
            self._leave()
            self.stage = "shield"
            self._show()
            self.asked.emit(None)
            self.shield_wanted.emit(decision.seat)

    # ---------------------------------------------------------------- the seats that the program fills

    def seat_computers(self, changes: Mapping[Seat, str | None]) -> None:
        """Leave seats to the program, each at its level, or give them to people (None)."""
        self.computers.cancel()
        for seat, level in changes.items():
            self.computers.fill(seat, level)
        self._part = self._claimed = None
        if changes.get(self.person if self.person is not None else TABLE) is not None or self.secrecy != "open":
            self._leave()
        self.computers.prepare()
        self.save()
        if self.stage not in ("playing", "over"):
            self._call.stop()
            self._settle()

    def _is_for_computers(self, decision: Decision | None) -> bool:
        """Whether computer seats are asked, before any person is."""
        if decision is None or decision.kind == "table" or not self.computers.among(decision):
            return False
        return decision.kind != "claims" or self._claimed is None

    def _let_think(self) -> None:
        """A computer seat is asked: nobody comes to the screen; whoever plays among computers alone stays there."""
        if self.secrecy != "open" or not self.ui.private_beside:
            self._leave()
        self._covered = False
        self.stage = "thinking"
        self._show()
        self.asked.emit(None)
        self.computers.ask(hurried=self._nothing_new)

    def _let_act(self) -> None:
        """Computer seats act among the others in a question to the whole table."""
        if self.computers.among(self.match.decision):
            self.computers.ask()

    def _computers_answer(self, picks: tuple[int, ...] | None) -> None:
        """What the computer seats have chosen, of the acts of the question that is open."""
        decision = self.match.decision
        if decision is None:
            return
        if self.stage == "table":
            if picks is None:
                self._let_act()
            else:
                self.act(decision.acts[picks[0]])
        elif self.stage == "thinking" and decision.kind == "claims":
            self._claimed = picks or ()
            if self._nobody_else_could(decision):
                self._answer(())
            else:
                self._settle()
        elif self.stage == "thinking" and picks is not None:
            self._answer(picks)

    def _nobody_else_could(self, decision: Decision) -> bool:
        """Whether no person is asked beside the computer seats; with open hands all see when none could react."""
        people = [seat for seat in decision.seats if seat not in self.computers.levels]
        return not people or (self.secrecy == "open" and not any(map(decision.able, people)))

    def _lose_computers(self) -> None:
        """The program cannot fill the seats any more: people go on with them, and nothing is lost."""
        for seat in self.computers.levels:
            self.computers.fill(seat, None)
        self._part = self._claimed = None
        self.trouble.emit(Text("ui-seats-lost"))
        self.save()
        if self.stage in ("thinking", "table"):
            self._settle()

    def _between(self, decision: Decision | None) -> Seat | None:
        """Who has just answered, if the question that follows is another person's."""
        if decision is None or decision.kind in TOGETHER or decision.seat == self._author:
            return None
        return self._author

    def _put(self, decision: Decision) -> None:
        """The question comes to the screen: what is pressed already was meant for what lay there before."""
        self._question.appear()
        self._least.stop()
        if (least := self.ui.least_time(decision)) > 0:
            self._least.start(least)
        self.asked.emit(decision)

    def _leave(self) -> None:
        """Nobody is at the screen any more; what they could answer is forgotten with them."""
        if self.person is not None:
            self.person = self._part = None
            self.person_changed.emit(None)

    def _come(self, seat: Seat) -> None:
        if self.person is not None and self.person != seat:
            self._leave()
        if self.person != seat:
            self.person = seat
            self.person_changed.emit(seat)

    def _show(self) -> None:
        if self.stage == "over" and self._last_picture is not None:
            # The scene of the ending turns everything over; the table does not lie there turned over before it.
            self._public_picture = named(self._last_picture, self.words)
            self.view_changed.emit(self.ui.as_known(self._public_picture, self.view()))
            return
        self._public_picture = self._seen(TABLE)
        self.view_changed.emit(self.view())

    def _tell(self, events: list[Told]) -> None:
        self.stage = "playing"
        self.happened.emit(events)

    # ---------------------------------------------------------------- answering

    def choose(self, anchor: Anchor, *, careful: bool = False) -> None:
        """Somebody clicked a thing: do its act, select it, or ask which of its acts is meant.

        ``careful`` is a click with the second sign, for the careful way of doing what a plain click does.
        """
        if not self.is_meant:
            return
        offers = self.offers()
        acts = offers.acts_at(anchor)
        meant = offers.meant(anchor, careful=careful)
        if meant is not None:
            self.choose_act(meant)
        elif acts:
            self.menu_wanted.emit(anchor, acts)

    def choose_act(self, index: int) -> None:
        """Somebody chose an act: from a menu, a button, or because its thing stands for no other."""
        decision = self.decision
        if decision is None or not self.is_meant or not 0 <= index < len(decision.acts):
            return
        if decision.kind == "table":
            self.act(decision.acts[index])
        elif decision.kind == "one":
            self._select(decision, index)
        elif decision.kind == "claims" and len(decision.acts) == 1:
            self._answer((index,))
        else:
            self._toggle(decision, index)

    def _select(self, decision: Decision, index: int) -> None:
        """One act is wanted: it is the answer, once as many clicks are collected as the question wants."""
        self.clicks += 1
        if self.clicks >= decision.ritual and self.ripe:
            self._answer((index,))
        else:
            self.chosen = [index]
            self.chosen_changed.emit()

    @property
    def ripe(self) -> bool:
        """Whether the open question has lain there for its least time: nothing answers it before."""
        return not self._least.isActive()

    def ripen(self) -> None:
        """The least time is over at once: nobody looks on while the program checks itself."""
        self._least.stop()
        self.ripened.emit()

    def decide(self, index: int) -> None:
        """A private screen that collects the clicks of a question itself has them all: this act is the answer."""
        decision = self.decision
        if decision is not None and decision.kind == "one" and self.is_meant and 0 <= index < len(decision.acts):
            self._answer((index,))

    def decide_ahead(self, index: int) -> None:
        """This act was chosen together with the answer to the question before, and has lain there long enough."""
        decision = self.decision
        if decision is not None and decision.kind == "one" and 0 <= index < len(decision.acts):
            self._least.stop()
            self._answer((index,))

    def act(self, act: Act) -> None:
        """Somebody did one of the many small acts of a question to the whole table."""
        decision = self.decision
        if decision is None or decision.kind != "table" or act not in decision.acts:
            return
        self.clock.note(act)
        self._answer((decision.acts.index(act),), self.clock.now)

    def _toggle(self, decision: Decision, index: int) -> None:
        self._call.stop()
        if index in self.chosen:
            self.chosen.remove(index)
        elif len(self.chosen) < decision.most:
            self.chosen.append(index)
        elif decision.most == 1:
            self.chosen = [index]
        else:
            return
        if self._is_paid(decision):
            self._answer(tuple(self.chosen))
        else:
            self.chosen_changed.emit()

    def _is_paid(self, decision: Decision) -> bool:
        """Whether the last card of a payment has been chosen, which confirms it.

        Where what is paid for is dangerous, somebody still has to say so.
        """
        paid = bool(decision.about) and len(self.chosen) == decision.least == decision.most
        return paid and not self.offers().about_warning()

    def confirm(self) -> None:
        """Enter: so many are chosen, go on. Where there is nothing to choose from but one act, that one."""
        decision = self.decision
        if decision is None or not self.is_meant:
            return
        if decision.kind == "one":
            only = [0] if len(decision.acts) == 1 else self.chosen
            if only:
                self._select(decision, only[0])
        elif decision.least <= len(self.chosen) <= decision.most and (self.chosen or decision.kind == "some"):
            self._answer(tuple(self.chosen))

    def decline(self) -> None:
        """N: nobody reacts, or the one act that goes on without doing anything. Passing needs its own button."""
        if self.is_meant:
            self._decline()

    def _decline(self) -> None:
        decision = self.decision
        if decision is None:
            return
        if decision.kind == "claims" or (decision.kind == "some" and decision.least == 0):
            self._answer(())
            return
        ways_on = [index for index, act in enumerate(decision.acts) if act.tone == "on" and not act.quiet]
        if decision.kind == "one" and len(ways_on) == 1:
            self._select(decision, ways_on[0])

    def back(self) -> None:
        """Esc: put down what is selected, or else take the last answer back."""
        if self.chosen:
            self.chosen, self.clicks = [], 0
            self.chosen_changed.emit()
        else:
            self.undo()

    @property
    def can_go_back(self) -> bool:
        """Whether there is something to put down or to take back."""
        return self.decision is not None and (bool(self.chosen) or self.can_undo)

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back from what is on the screen, as far as everybody may know.

        In between two people that is always offered: whether it is possible may tell what the first of them did.
        """
        if self.stage == "thinking":
            finished = self.finished
            return finished is not None and (self.secrecy != "open" or self.match.can_take_back(finished))
        if self.finished is None or (self.secrecy == "shield" and self.stage != "face_up"):
            return self.match.can_undo
        return self.secrecy == "face_down" or self.match.can_take_back(self.finished)

    def undo(self) -> None:
        """Take the last answer back, as far as the match allows it."""
        if self.decision is not None and self.match.can_undo:
            self._take_back(None)
        elif self.finished is not None:
            self.take_back()

    def take_back(self) -> None:
        """Whoever has just answered takes that back, before the next person has come; it is their question again."""
        if self.finished is None:
            return
        if self.match.can_take_back(self.finished):
            self._take_back(self.finished)
        else:
            self.trouble.emit(Text("ui-shield-take-back-not"))

    def _take_back(self, by: Seat | None) -> None:
        self._call.stop()
        self.computers.cancel()
        self._author = self._claimed = None
        self.match.undo(by)
        self._shown = self.match.event_count
        self.save()
        self.rewound.emit()
        self._settle()

    def hold(self, held: bool) -> None:
        """With the secrecy level *face down*: the person at the screen holds, or lets go of, the key."""
        if self.secrecy != "face_down" or self.person is None or held == self.revealed:
            return
        self.revealed = held
        if held:
            self.finished = self._author = None
        if self.stage == "asking":
            self.view_changed.emit(self.view())
            if held:
                self._question.appear()
            self.asked.emit(self.match.decision)

    def _answer(self, picks: Sequence[int], moment: int | None = None) -> None:
        if not self.ripe:
            return
        self._call.stop()
        reader, start = self.reader, self._shown
        asked, before = self.match.decision, self.match.event_count
        self.computers.cancel()
        if asked is not None and self._claimed is not None:
            part = self._for_people(asked)
            picks = sorted((*self._claimed, *(() if part is None else in_the_whole(asked, part, picks))))
        alone = asked is not None and asked.kind not in TOGETHER and not self.computers.among(asked)
        self._author = asked.seat if asked is not None and alone else None
        self._claimed = None
        self.match.answer(*picks, moment=moment)
        self._nothing_new = self.match.event_count == before and asked is not None and not alone
        self._pass_over()
        self.save()
        if self._goes_on(asked):
            return
        self.clock.stop()
        self._end = self._verdict_after(start)
        events = [told for told in self.match.events_since(start, reader) if told.number < self._end]
        own = next((index for index, event in enumerate(events) if self.ui.begins_common(event)), len(events))
        if self._is_done():
            own = min(own, max((index for index, event in enumerate(events, 1) if event.private), default=0))
        public = self.match.events_since(events[own].number, TABLE) if own < len(events) else ()
        common = [told for told in public if told.number < self._end]
        self._waiting = common
        self._shown = common[0].number if common else self._end
        if common:
            # Everybody watches the rest from where the person at the screen leaves it, or has turned their cards over.
            self._public_picture = named(common[0].before or self._public_picture, self.words)
        self._tell(events[:own])

    def _pass_over(self) -> None:
        """With open hands all see when nobody can react: then nobody is asked.

        At any other table such a question is put all the same, or its absence would tell what somebody holds.
        """
        while (asked := self.match.decision) is not None and asked.kind == "claims" and self.secrecy == "open":
            if self.computers.among(asked) or any(asked.able(seat) for seat in asked.seats):
                return
            self.match.answer()

    def _goes_on(self, asked: Decision | None) -> bool:
        """Whether the whole table is still asked the same: then everybody plays on while what was done is shown."""
        decision = self.match.decision
        if asked is None or decision is None or (asked.kind, decision.kind) != ("table", "table"):
            return False
        if (asked.topic, asked.seats) != (decision.topic, decision.seats):
            return False
        events = list(self.match.events_since(self._shown, TABLE))
        self._shown = self._end = self.match.event_count
        self.passed.emit(events)
        self._show()
        self.asked.emit(decision)
        self.clock.wind(self.ui.due(decision, self._public_picture))
        self._let_act()
        return True

    @property
    def is_saved(self) -> bool:
        """Whether all that was answered is on the disk, and how far the clock has come since."""
        return self.unsaved is None and self.clock.kept in (None, self.match.table.get(CLOCK))

    def save(self) -> bool:
        """Write the game to the autosave: at most the last click is ever lost.

        What cannot be written is told, and tried again with the next answer. Returns whether it is on the disk.
        """
        self.unsaved = None
        if self.clock.kept is not None:
            self.match.table[CLOCK] = self.clock.kept
        if self.autosave is not None:
            try:
                self.match.save(self.autosave)
            except SaveError as problem:
                self.unsaved = problem.text
                self.trouble.emit(problem.text)
        return self.unsaved is None
