"""What crosses the border between a game and the window: what the window needs of any view, and small values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

from attrs import frozen

from nemesis_desktop.engine.decision import ClockAct, Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text

if TYPE_CHECKING:
    from nemesis_desktop.program.words import Words
    from nemesis_desktop.table.drawing.canvas import Canvas
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
        """Whether nobody gave a name: whoever shows this person says which place at the table it is.

        It stays so while they are called by that place: in another language they are called otherwise.
        """


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

    def spoken(self, words: Words) -> str:
        """The whole of it in a line, for those who hear it."""

    def short(self, words: Words) -> str:
        """The bad things only, for a line of a menu."""

    def paint(self, canvas: Canvas, words: Words, left: float, top: float, wide: float) -> float:
        """Draw it so wide; gives back where it ends. On a canvas without a device it is only measured."""


@frozen
class Explanation:
    """What a thing is, in words.

    ``kind`` says which colour its edge has: ``place`` is cold, ``danger`` red, everything else steel. ``card`` is
    shown beside the words, enlarged; ``printed`` are the words that stand on it, before all others. ``reason`` is why
    the thing cannot be chosen just now, ``article`` the one of the rule book that tells more.
    """

    title: str
    lines: tuple[str, ...] = ()
    kind: str = "term"
    card: Card | None = None
    reason: str = ""
    printed: tuple[str, ...] = ()
    article: str = ""


@frozen
class Call:
    """Why somebody is called to the screen, and the token by which they know that it is they; public facts only."""

    why: Text
    token: Token


@frozen
class Door:
    """What is shut between two people who hand the screen over.

    ``picture`` fills the window. ``marked`` has the game's title and the number of the seat painted onto it; ``edge``
    is the colour of the plate's edge, ``why`` that of the words that say why somebody is called.
    """

    picture: str = "art/bulkhead"
    marked: bool = True
    edge: str = "line.strong"
    why: str = "accent.cold"


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
        """On to the next moment, and never past one."""

    def hold(self) -> None:
        """Stop the time of what is shown and goes on by itself, or let it run on."""

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
