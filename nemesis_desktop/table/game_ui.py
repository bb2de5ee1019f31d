"""What a game gives to the window, and what the window needs of any view of a table.

The furniture (controller, decision bar, log, shield …) knows no game. A game's ``ui`` module holds one ``UI``, which
says what is its own: the table with its parts, what is dangerous, what a thing is, what stands before a log line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

from attrs import frozen

from nemesis_desktop.engine.decision import Act, Anchor, ClockAct, Decision, Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from nemesis_desktop.program.words import Words
    from nemesis_desktop.table.drawing.canvas import Canvas
    from nemesis_desktop.table.furniture.explain import Explanation
    from nemesis_desktop.table.furniture.game_table import GameTable
    from nemesis_desktop.table.furniture.play.offers import Offers
    from nemesis_desktop.table.lesson.lesson import Lesson
    from nemesis_desktop.table.reference.book import Book
    from nemesis_desktop.table.sound.score import Score
    from nemesis_desktop.table.widgets.card_frame import Card


# ---------------------------------------------------------------- what every view has


class Person(Protocol):
    """Somebody at the table, as everybody sees them."""

    @property
    def seat(self) -> Seat:
        """Their place, from 0."""

    @property
    def name(self) -> str:
        """What they are called."""

    @property
    def colour(self) -> int:
        """The number of their colour and player symbol, from 1."""

    @property
    def unnamed(self) -> bool:
        """Whether nobody gave a name: whoever shows this person says which place at the table it is."""


class TableView(Protocol):
    """A table, as one seat, or everybody, may know it."""

    @property
    def seat(self) -> Seat:
        """Who sees it so."""

    @property
    def people(self) -> Sequence[Person]:
        """Everybody at the table, in seating order."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def watched(self) -> bool:
        """Whether this is a part of the round that everybody watches together."""

    def called(self, names: Mapping[Seat, str]) -> Self:
        """The same table, at which these people are called so."""


V = TypeVar("V", bound=TableView)
Shown = TypeVar("Shown", bound=TableView, contravariant=True)

# ---------------------------------------------------------------- values that cross the border


@frozen
class Token:
    """The token by which a person is known: the number of their colour, and the symbol on it, if there is one."""

    colour: int
    emblem: str | None = None


Sign = tuple[str, str]
"""What stands before a line of the log: a stencil, and a colour of the look."""


class Danger(Protocol):
    """What is dangerous about a choice."""

    @property
    def kind(self) -> str:
        """What is bad about it; a game may have a badge for each."""

    @property
    def text(self) -> Text:
        """The sentence that says so."""

    @property
    def deadly(self) -> bool:
        """Whether somebody surely or possibly dies of it: a single click never does it."""


class Foresight(Protocol):
    """What could come of a choice, ready to be shown."""

    def spoken(self) -> str:
        """The whole of it in a line, for those who hear it."""

    def short(self, words: Words) -> str:
        """The bad things only, for a line of a menu."""

    def paint(self, canvas: Canvas, words: Words, left: float, top: float, wide: float) -> float:
        """Draw it so wide; gives back where it ends. On a canvas without a device it is only measured."""


@frozen
class Call:
    """Why somebody is called to the screen, and the token by which they know that it is they; public facts only."""

    why: Text
    token: Token


@frozen
class Due:
    """What the table's clock answers next: so many milliseconds after it last answered, or was first asked."""

    act: ClockAct
    after: int


class Show(Protocol[Shown]):
    """What happened, shown one thing after another on the old picture, before the new one is laid over it."""

    running_changed: Any
    """The signal that a show begins (True) or ends."""

    @property
    def running(self) -> bool:
        """Whether something is being shown."""

    def takes_time(self, events: Sequence[Told]) -> bool:
        """Whether there is anything to watch."""

    def play(self, events: list[Told], view: Shown | None, done: Callable[[], None]) -> None:
        """Show the events on the table as it was; then call ``done``."""

    def skip(self) -> None:
        """End what is being shown and go on."""

    def skip_to_card(self) -> None:
        """End the whole show, but for what waits until somebody has read it."""

    def skip_all(self) -> None:
        """End the whole show, and call ``done``."""

    def stop(self) -> None:
        """Forget everything: the table is being left."""

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""


# ---------------------------------------------------------------- the game


class GameUi(Protocol):
    """What a game gives to the window. It is light: whatever costs time is imported when it is first asked for.

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

    def table(self, words: Words, parent: QWidget | None = None) -> GameTable:
        """The table of this game, with nothing on it yet."""
        ...

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

    def lines(
        self, acts: Sequence[int], offers: Offers, view: TableView | None, words: Words, beside: Anchor | None = None
    ) -> list[str]:
        """A line for each of some acts; each names its target, unless that is the thing at which the lines stand."""
        return [offers.label(index) for index in acts]

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

    # ---- rule book, lesson and ending

    @property
    def book(self) -> Book:
        """The rules as one can read them at any time."""
        ...

    def lesson(self, table: GameTable, name: str) -> Lesson | None:
        """The guided first game on this table; ``name`` is what the learner is called. None where it has none.

        Whether it has one the shelf says (``Shelved.taught``): the start screen imports no game.
        """
        return None

    def ending(self, words: Words) -> QWidget:
        """The screen on which a game ends: ``show_ending`` gets the last view and the log.

        Like every screen it has ``set_text_scale`` and ``retranslate``. Its signals are ``again``, ``start``,
        ``trouble`` (a ``Text``) and ``turned`` (what is heard of the reckoning).
        """
        ...


def ui_of(id: str) -> GameUi:
    """What a game gives to the window. Raises ``KeyError`` for a game that is not on the shelf."""
    from nemesis_desktop.games import SHELF

    ui: GameUi = import_module(SHELF[id].ui).UI
    return ui


def books() -> Mapping[str, Book]:
    """The rule book of every game on the table, by the game's name on the shelf."""
    from nemesis_desktop.games import on_table

    return {id: ui_of(id).book for id in on_table()}
