"""Between a match and the widgets: who comes to the screen, what they are asked, and what everybody then watches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QObject, Signal

from nemesis_desktop.engine.decision import TABLE, Decision, OwnAct, Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.names import has_unnamed, named
from nemesis_desktop.table.furniture.play.autosave import Autosave
from nemesis_desktop.table.furniture.play.choosing import Choosing
from nemesis_desktop.table.furniture.play.computers import Computers
from nemesis_desktop.table.furniture.play.sight import READ, TOGETHER, MatchShown
from nemesis_desktop.table.played_game import PlayedGame

if TYPE_CHECKING:
    from nemesis_desktop.engine.match import Match

CALL_TIME: Final = 4000
"""How long a table that reacts by calling out has to call, in milliseconds."""


class TableController(Choosing):
    """Plays one match in the window.

    The window calls ``start``; then, each time it has shown what ``happened``, ``played``; and ``arrive`` when somebody
    has said "I am …" at the shield. Everything else comes from clicks and keys.

    Args:
        match: the game.
        words: the language, for reasons and labels.
        ui: the game, as the window knows it.
        autosave: the file that is rewritten after every answer; None keeps nothing (tests).
        computers: the seats that the program fills, where they have been called to this match already.

    Attributes:
        autosave: keeps the match in its file.
        computers: the seats that the program fills.
        telling: whether something is only told, as in a lesson: Enter goes on.
        at_once: whether the questions of one visit may be answered on one screen; a lesson asks them one by one.

    Signals:
        asked: the open question, or None while there is nothing to answer here.
        happened: the events of the last answer, a list of ``Told``; ends with a call of ``played``.
        passed: the events of an act in the middle of a question to the whole table: nothing waits for them.
        shield_wanted: the screen must be handed to this seat.
        rewound: the log has become shorter.
        ended: the game is over.
        trouble: something went wrong that a person should know, a ``Text``.
        leafed: somebody leafs through what has happened: the place that is shown. A second screen follows.
    """

    asked = Signal(object)
    happened = Signal(list)
    passed = Signal(list)
    shield_wanted = Signal(int)
    rewound = Signal()
    ended = Signal()
    trouble = Signal(object)
    leafed = Signal(int)

    def __init__(
        self,
        match: MatchShown,
        words: Words,
        ui: PlayedGame,
        autosave: Path | None = None,
        parent: QObject | None = None,
        *,
        computers: Computers | None = None,
    ) -> None:
        super().__init__(match, words, ui, parent)
        match.watched = True
        self.autosave = Autosave(match, self.clock, autosave, self)
        self.autosave.failed.connect(self.trouble)
        self._author: Seat | None = None
        self._end = match.event_count
        self._waiting: list[Told] = []
        self.telling = False
        self.at_once = True
        self.computers = computers or Computers(cast("Match[Any, Any]", match))
        self.computers.setParent(self)
        self.computers.answered.connect(self._computers_answer)
        self.computers.lost.connect(self._lose_computers)
        self._nothing_new = False

    def remove_pin(self, seat: Seat) -> None:
        """A person has forgotten their PIN: they go on without one, and everybody else is told."""
        self.pins.remove(seat, self.match.event_count)
        self.autosave.write()
        self.rewound.emit()
        if self.stage == "shield":
            self.shield_wanted.emit(seat)

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
        self.call_out.stop()
        self.computers.close()
        self.question.lie(0)
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
            self.stage = "playing"
            self.happened.emit(common)
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
        self.autosave.write()
        self.question.appear()
        self.asked.emit(self.match.decision)

    def _settle(self) -> None:
        """Lay the new view over everything and put the next question, to whoever it is for."""
        self.choice.put_down()
        decision = self.match.decision
        alone = decision is not None and decision.kind not in TOGETHER and decision.seat != self._author
        self.finished = self._author if alone else None
        if self.computers.are_first(decision):
            self._let_think()
            return
        stage = self._stage_for(decision)
        self._covered = stage == "claims" and self.secrecy != "open"
        if decision is not None and stage == "asking":
            if decision.seat != self.person and self.secrecy == "face_down":
                self.revealed = False
            self._come(decision.seat)
        elif stage != "claims" or (self.secrecy == "open" and not self.ui.private_beside):
            self._leave()
        self.stage = stage
        self._show()
        if decision is None:
            self.asked.emit(None)
            self._shown = self.match.event_count
            self.ended.emit()
        elif stage == "shield":
            self.asked.emit(None)
            self.shield_wanted.emit(decision.seat)
        else:
            self._put(decision)

    def _put(self, decision: Decision) -> None:
        """The question comes to the screen: what is pressed already was meant for what lay there before."""
        self.question.appear()
        self.question.lie(self.ui.least_time(decision))
        self.asked.emit(decision)
        if self.stage == "claims" and self.reactions == "call" and self.ui.is_reaction(decision):
            self.call_out.start(CALL_TIME)
        elif self.stage == "table":
            self._hurry(decision)

    def _hurry(self, decision: Decision) -> None:
        """The whole table acts: its clock goes on, and computer seats act among the others.

        What everybody watches ends when people have seen enough of it: no computer seat is asked.
        """
        self.clock.wind(self.ui.due(decision, self._public_picture))
        first = decision.acts[0]
        if not (isinstance(first, OwnAct) and first.ends_watching):
            self.computers.join(decision)

    # ---------------------------------------------------------------- the seats that the program fills

    def seat_computers(self, changes: Mapping[Seat, str | None]) -> None:
        """Leave seats to the program, each at its level, or give them to people (None)."""
        self.computers.cancel()
        for seat, level in changes.items():
            self.computers.fill(seat, level)
        self._part = None
        if changes.get(self.person if self.person is not None else TABLE) is not None or self.secrecy != "open":
            self._leave()
        self.computers.prepare()
        self.autosave.write()
        if self.stage not in ("playing", "over"):
            self.call_out.stop()
            self._settle()

    def _let_think(self) -> None:
        """A computer seat is asked: nobody comes to the screen; whoever plays among computers alone stays there."""
        if self.secrecy != "open" or not self.ui.private_beside:
            self._leave()
        self._covered = False
        self.stage = "thinking"
        self._show()
        self.asked.emit(None)
        self.computers.ask(hurried=self._nothing_new)

    def _computers_answer(self, picks: tuple[int, ...] | None) -> None:
        """What the computer seats have chosen, of the acts of the question that is open."""
        decision = self.match.decision
        if decision is None:
            return
        if self.stage == "table":
            if picks is None:
                self.computers.join(decision)
            else:
                self.act(decision.acts[picks[0]])
        elif self.stage == "thinking" and decision.kind == "claims":
            # With open hands all see when no person could react either.
            people = [seat for seat in decision.seats if seat not in self.computers.levels]
            if not people or (self.secrecy == "open" and not any(map(decision.able, people))):
                self._answer(())
            else:
                self._settle()
        elif self.stage == "thinking" and picks is not None:
            self._answer(picks)

    def _lose_computers(self) -> None:
        """The program cannot fill the seats any more: people go on with them, and nothing is lost."""
        self.trouble.emit(Text("ui-seats-lost"))
        self.seat_computers(dict.fromkeys(self.computers.levels))

    # ---------------------------------------------------------------- answering, and taking back

    def back(self) -> None:
        """Esc: put down what is selected, or else take the last answer back."""
        if self.choice.is_begun:
            self.choice.put_down()
            self.chosen_changed.emit()
        else:
            self.undo()

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
        self.call_out.stop()
        self.computers.cancel()
        self._author = None
        self.match.undo(by)
        self._shown = self.match.event_count
        self.autosave.write()
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
                self.question.appear()
            self.asked.emit(self.match.decision)

    def _answer(self, picks: Sequence[int], moment: int | None = None) -> None:
        if not self.question.ripe:
            return
        self.call_out.stop()
        reader, start = self.reader, self._shown
        asked, before = self.match.decision, self.match.event_count
        if asked is not None:
            picks = self.computers.with_theirs(asked, picks)
        self.computers.cancel()
        alone = asked is not None and asked.kind not in TOGETHER and not self.computers.among(asked)
        # Where the question itself says that its answer is final, nobody is offered the way back.
        self._author = asked.seat if asked is not None and alone and asked.barrier is None else None
        self.match.answer(*picks, moment=moment)
        if asked is not None and asked.face_up and not self.match.can_take_back(asked.seat):
            self._author = None
        self._nothing_new = self.match.event_count == before and asked is not None and not alone
        self._pass_over()
        self.autosave.write()
        if not self._goes_on(asked):
            self.clock.stop()
            self._tell(start, reader)

    def _tell(self, start: int, reader: Seat) -> None:
        """What has happened since: first what the ``reader`` at the screen sees of it, then what everybody watches."""
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
        self.stage = "playing"
        self.happened.emit(events[:own])

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
        self._hurry(decision)
        return True
