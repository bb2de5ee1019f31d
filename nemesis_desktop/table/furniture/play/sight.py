"""What may be shown of a match at this moment: who is at the screen, and what lies open or face down before them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, Literal, Protocol

from PySide6.QtCore import QObject, Signal

from nemesis_desktop.engine.decision import TABLE, Act, Anchor, Decision, Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.saving.table_settings import REACTIONS, SECRECY, Reactions, Secrecy
from nemesis_desktop.engine.seats.filled import for_people, levels_of
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Danger, TableView
from nemesis_desktop.table.furniture.names import named
from nemesis_desktop.table.furniture.play.offers import Offers, everywhere_but_buttons
from nemesis_desktop.table.furniture.play.selection import Selection
from nemesis_desktop.table.furniture.secrecy.pins import PinBook
from nemesis_desktop.table.played_game import PlayedGame

Stage = Literal["playing", "shield", "asking", "face_up", "claims", "table", "thinking", "over"]
TOGETHER: Final = ("claims", "table")
"""Questions, and stages, in which several people answer before everybody's eyes."""
OPEN: Final = (*TOGETHER, "face_up")
"""Stages in which a question lies on the open table, and nobody sits alone at the screen."""


READ: Final = "read"
"""Among what is kept with a match: the seats that have read what was dealt to them."""


class MatchShown(Protocol):
    """What the window needs of a match."""

    table: dict[str, Json]
    watched: bool
    """Whether what happens gets pictures of the table."""

    @property
    def decision(self) -> Decision | None:
        """The open question."""

    def answer(self, *picks: int, moment: int | None = None) -> None:
        """Answer it; ``moment`` is noted beside the choice."""

    def view(self, seat: Seat = TABLE) -> TableView:
        """What a seat, or everybody, may know."""

    @property
    def event_count(self) -> int:
        """The length of the log."""

    def events_since(self, number: int, seat: Seat = TABLE) -> Iterator[Told]:
        """The log as a seat may read it."""

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back."""

    def can_take_back(self, seat: Seat) -> bool:
        """Whether the last answer can be taken back by this person, although another one may be asked now."""

    @property
    def undo_text(self) -> Text:
        """What would be taken back, or why nothing can be."""

    def undo(self, by: Seat | None = None) -> None:
        """Take the last answer back; ``by`` is who wants to, None the person who is asked."""

    def save(self, path: Path) -> None:
        """Write the match to a file."""


class Sight(QObject):
    """Looks at a match for the screen. Nothing secret of a person leaves it while they are not at the screen.

    Args:
        match: the game.
        words: the language, for reasons and labels.
        ui: the game, as the window knows it.

    Attributes:
        pins: who has one.
        person: who is at the screen; None while nobody is.
        stage: what the screen is at.
        choice: what is selected of the acts of the open question.
        finished: who has just answered and is done, as long as the next person has not come: they may still take the
            last answer back. None while nobody is in between.
        revealed: with the secrecy level *face down*, whether the person at the screen holds the key just now.

    Signals:
        person_changed: somebody (a seat) is now at the screen, or nobody (None). Private widgets live only in between.
        view_changed: the new picture of the table, a ``View``.
    """

    person_changed = Signal(object)
    view_changed = Signal(object)

    def __init__(self, match: MatchShown, words: Words, ui: PlayedGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.words = words
        self.ui = ui
        self.pins = PinBook(match.table)
        self.person: Seat | None = None
        self.stage: Stage = "playing"
        self.choice = Selection()
        self.finished: Seat | None = None
        self.revealed = False
        self._covered = False
        self._part: tuple[Decision, Decision] | None = None
        self._shown = match.event_count
        self._public_picture = self._seen(TABLE)
        self._last_picture: TableView | None = None
        """Once the game is over: the table before the scene of the ending turns everything over."""

    # ---------------------------------------------------------------- who is at the screen

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

    # ---------------------------------------------------------------- how this table plays

    @property
    def secrecy(self) -> Secrecy:
        """How the table guards its secrets. A person alone, or among computers, has nobody to guard them from."""
        kept = self.match.table.get("secrecy")
        if len(self.persons) == 1:
            return "open"
        return next((level for level in SECRECY if level == kept), "shield")

    @secrecy.setter
    def secrecy(self, level: Secrecy) -> None:
        self.match.table["secrecy"] = level

    @property
    def persons(self) -> list[Seat]:
        """The seats of people; those of computers are played by the program."""
        computers = levels_of(self.match.table)
        return [one.seat for one in self._public_picture.people if one.seat not in computers]

    @property
    def thinker(self) -> Seat | None:
        """The computer seat that is asked now; None where none is, or where several are."""
        decision = self.match.decision
        alone = self.stage == "thinking" and decision is not None and decision.kind not in TOGETHER
        return decision.seat if alone and decision is not None else None

    @property
    def reactions(self) -> Reactions:
        """Whether the table is asked each time somebody could react, or has a moment to call out."""
        kept = self.match.table.get("reactions")
        return next((way for way in REACTIONS if way == kept), "ask")

    @reactions.setter
    def reactions(self, way: Reactions) -> None:
        self.match.table["reactions"] = way

    @property
    def unread(self) -> bool:
        """Whether the person at the screen has come for the first time, and is about to read what was dealt to them."""
        return self.person is not None and self.stage == "asking" and self.person not in self._readers()

    def _readers(self) -> list[Json]:
        """Who has read already."""
        kept = self.match.table.get(READ)
        return kept if isinstance(kept, list) else []

    # ---------------------------------------------------------------- what may be shown

    @property
    def decision(self) -> Decision | None:
        """The question that is open on the screen now, as far as people are asked; None while somebody else's is."""
        return self._for_people(self.match.decision) if self.stage in ("asking", *OPEN) else None

    @property
    def chosen(self) -> list[int]:
        """The acts that are selected, by index."""
        return self.choice.acts

    def _for_people(self, decision: Decision | None) -> Decision | None:
        """The part of a question that people are asked: the question itself, unless computer seats are asked, too."""
        if decision is not None and (self._part is None or self._part[0] is not decision):
            self._part = decision, for_people(decision, levels_of(self.match.table))
        return None if decision is None or self._part is None else self._part[1]

    @property
    def concealed(self) -> bool:
        """Whether private things lie face down although their owner is at the screen.

        That is so while the whole table is asked who reacts, while it watches what is left to see when this person is
        done, and with the level *face down* until a key is held.
        """
        return self._covered or (self.secrecy == "face_down" and not self.revealed)

    @property
    def covered(self) -> bool:
        """Whether nobody may look at anything private now: the whole table is asked, or watches."""
        return self._covered

    @property
    def reader(self) -> Seat:
        """As whom the public parts of the table read the view and the log."""
        return TABLE if self.person is None or self.concealed else self.person

    def view(self) -> TableView:
        """The table as it may be shown on its public parts now."""
        return self._seen(self.reader)

    def private_view(self) -> TableView | None:
        """The table as the person at the screen knows it, for their tray; None if nobody is there."""
        if self.person is None:
            return None
        seen = self._seen(self.person)
        return self.ui.as_known(self._public_picture, seen) if self.stage == "over" else seen

    def _seen(self, seat: Seat) -> TableView:
        return named(self.match.view(seat), self.words)

    def log(self) -> list[Told]:
        """Everything that has been shown as happened, as it may be read now."""
        told = [event for event in self.match.events_since(0, self.reader) if event.number < self._shown]
        return self.pins.among(told, self._public_picture)

    def offers(self, placed: Callable[[Anchor], bool] = everywhere_but_buttons) -> Offers:
        """What is offered on the screen now.

        Face down nothing is: what somebody may do tells what they hold.
        """
        mine = self.stage in OPEN or not self.concealed
        decision = self.decision
        worded = decision is not None and self.ui.has_words(decision)
        chosen = tuple(self.chosen)
        # Of this question: whoever draws what was offered before must not ask the next one about it.
        danger = partial(self._danger_of, decision)
        says, half = partial(self.ui.says, view=self._public_picture), self.choice.half
        return Offers(
            decision, self.words, chosen, placed, mine=mine, danger=danger, worded=worded, says=says, half=half
        )

    def _danger_of(self, decision: Decision | None, act: Act) -> Danger | None:
        """What is dangerous about an answer to a question, from what lies open on the table."""
        return None if decision is None else self.ui.danger(act, decision, self._public_picture)

    @property
    def can_go_back(self) -> bool:
        """Whether there is something to put down or to take back."""
        return self.decision is not None and (self.choice.is_begun or self.can_undo)

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

    def name_of(self, seat: Seat) -> str:
        """A person's name."""
        return next(one.name for one in self._public_picture.people if one.seat == seat)

    def _is_done(self) -> bool:
        """Whether the person at the screen is not asked next: what is left to see is for everybody, and no hand is."""
        decision = self.match.decision
        if self.person is None or self.concealed or self.secrecy == "open":
            return False
        if decision is None or decision.face_up or decision.kind in TOGETHER:
            return True
        return decision.seat != self.person

    def _stage_for(self, decision: Decision | None) -> Stage:
        """What the screen is at once a question is put to people, or when there is none left."""
        if decision is None:
            return "over"
        if decision.kind in TOGETHER:
            return "claims" if decision.kind == "claims" else "table"
        if decision.face_up:
            return "face_up"
        return "shield" if self.secrecy == "shield" and decision.seat != self.person else "asking"

    def _verdict_after(self, start: int) -> int:
        """Where the victory check begins: the scene of the ending tells it, and nobody reads of it before."""
        first = next((told for told in self.match.events_since(start, TABLE) if self.ui.begins_verdict(told)), None)
        self._last_picture = None if first is None else first.before
        return self.match.event_count if first is None else first.number
