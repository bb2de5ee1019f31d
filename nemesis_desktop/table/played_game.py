"""What the furniture asks a game about what lies on its table: whom to call, what is dangerous, what a thing is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from nemesis_desktop.engine.decision import Act, Anchor, Decision, Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.table.border import Call, Danger, Door, Due, Explanation, Foresight, Sign, TableView, Token, V

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from nemesis_desktop.program.words import Words
    from nemesis_desktop.table.furniture.play.offers import Offers
    from nemesis_desktop.table.sound.score import Score
    from nemesis_desktop.table.widgets.card_frame import Card


class PlayedGame(Protocol):
    """What a game says of its table while it is played.

    What has a body here is what most games want; a game says otherwise where it is otherwise.
    """

    @property
    def id(self) -> str:
        """The game's name on the shelf."""
        ...

    # ---- table

    @property
    def title(self) -> str:
        """The game's name as it stands on the bulkhead of the hand-off."""
        ...

    @property
    def door(self) -> Door:
        """What is shut while the screen is handed over."""
        return Door()

    @property
    def score(self) -> Score | None:
        """How the game sounds; None for a game that is silent."""
        return None

    def call(self, view: TableView, seat: Seat, decision: Decision | None) -> Call:
        """Why this person is called to the screen; ``view`` is what everybody may know."""
        ...

    def token(self, view: TableView, seat: Seat) -> Token:
        """How a person's token is drawn."""
        ...

    def asked_token(self, view: TableView, decision: Decision) -> Token:
        """The token of whoever is asked; a person who plays several figures is asked about one of them."""
        return self.token(view, decision.seat)

    def dialect(self, view: TableView) -> str:
        """The edition in which this is played, as words know it (``Words.dialect``); empty for none."""
        return ""

    def lines(
        self, acts: Sequence[int], offers: Offers, view: TableView | None, words: Words, beside: Anchor | None = None
    ) -> list[str]:
        """A line for each of some acts; each names its target, unless that is the thing at which the lines stand."""
        return [offers.label(index) for index in acts]

    def says(self, act: Act, view: TableView) -> Text:
        """An answer in words, with what this table calls those it is about."""
        return act.text()

    def progress(self, view: TableView, decision: Decision) -> Text | None:
        """How far the person who is asked has come in what they do, for the decision bar: action 2 of 2."""
        return None

    def danger(self, act: Act, decision: Decision, view: TableView) -> Danger | None:
        """What is dangerous about an answer, from what everybody may know; None if it is no worse than usual."""
        return None

    def has_words(self, decision: Decision) -> bool:
        """Whether each answer also gets a button, although all lie on one thing: nobody should have to look for it."""
        return False

    def is_reaction(self, decision: Decision) -> bool:
        """Whether people who are asked all at once react to something: a table that calls out has a moment for it."""
        return True

    def rests(self, view: TableView) -> bool:
        """Whether this table plays from memory: what was looked at is gone from the log with the next answer."""
        return False

    def least_time(self, decision: Decision) -> int:
        """How many milliseconds a question lies there before it can be answered, whatever the answer is.

        Where the time that somebody takes would tell what they see, everybody takes so long.
        """
        return 0

    @property
    def private_beside(self) -> bool:
        """Whether what is private lies beside the table, so that it can stay there while a computer seat is asked.

        Otherwise it lies over the table, and would hide what the others do.
        """
        return True

    def due(self, decision: Decision, view: TableView) -> Due | None:
        """What the clock answers to a question of the whole table, and when; None if nobody hurries."""
        return None

    def forget_pictures(self) -> None:
        """Let go of every card that has been drawn: somebody else looks at the screen."""
        return

    # ---- showing

    def begins_common(self, told: Told) -> bool:
        """Whether an event begins what everybody watches together, whoever was asked before."""
        return False

    def begins_verdict(self, told: Told) -> bool:
        """Whether an event belongs to the last reckoning, which is a scene of its own after the game."""
        return False

    def as_known(self, picture: V, view: V) -> V:
        """A public picture of an earlier moment, and beside it what the reader of ``view`` knows."""
        return picture

    # ---- log

    def sign_of(self, told: Told) -> Sign:
        """The sign before a line of the log, and its colour."""
        return "symbols/hand_card", "text.secondary"

    def is_heading(self, told: Told) -> bool:
        """Whether a line begins a part of the log."""
        return False

    # ---- explaining

    def explanation(
        self, about: object, view: TableView | None, words: Words, offers: Offers | None = None
    ) -> Explanation | None:
        """What a thing is, or None if there is nothing to say."""
        return None

    def foresight(self, acts: Sequence[int], view: TableView, words: Words, offers: Offers) -> Foresight | None:
        """What could come of one of these acts; None if nothing needs to be said of it."""
        return None

    def article(self, about: object, view: TableView | None) -> str:
        """The article of the rule book about a thing; empty where there is none."""
        return ""

    @property
    def card_size(self) -> tuple[float, float]:
        """How large a card is beside its explanation, in units."""
        return 0.0, 0.0

    def card_picture(self, card: Card, unit: float, ratio: float, words: Words) -> QPixmap:
        """A card as it is drawn beside its explanation."""
        raise LookupError(f"{self.id} has no cards to show")
