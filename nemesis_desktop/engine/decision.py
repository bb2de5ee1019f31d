"""A question put to a seat, and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Final, Literal, NoReturn

from attrs import define, field, frozen

from nemesis_desktop.engine.text import Text

Seat = int
"""Index of a person at the table, from 0, in seating order (clockwise)."""

TABLE: Final[Seat] = -1
"""Everybody together: what lies open on the table."""

Team = frozenset[Seat]
"""Several people who know something together."""

Kind = Literal["one", "some", "claims", "table"]
Tone = Literal["offer", "on"]

Barrier = Literal["start", "reveal", "roll", "seat", "table", "sealed", "over"]
"""Why nothing that has been answered so far can be taken back: message ``undo-barrier-…``.

A payment is none: what a person lays open from their own hands they have shown themselves.
"""


@frozen
class Anchor:
    """A thing on the table that stands for an act: room 7, corridor 6-11, card soldier_rest, a button."""

    kind: str
    id: int | str


class Act:
    """What choosing an answer means. Subclasses are frozen attrs classes.

    ``anchors`` and ``text`` are worked out only when somebody asks, so that simulations never pay for them.
    """

    __slots__ = ()

    tone: ClassVar[Tone] = "offer"
    """``on`` declines or goes on; the window puts it at the right.

    Going back is undo.
    """

    quiet: ClassVar[bool] = False
    """Nearly always possible, and grave when not meant, such as dropping a thing or passing.

    The window does not light a thing up for it, never does it with a single click on the thing, and no key that also
    means something else does it.
    """

    sent: ClassVar[bool] = False
    """Goes to another person as soon as it is chosen and cannot be taken back: a click on its thing asks first."""

    careful: ClassVar[bool] = False
    """The slower way of doing what another act does at the same thing.

    Where one thing stands for both, a plain click means the other one, and only a second sign (Shift, a press that is
    held, its badge) means this one.
    """

    by_halves: ClassVar[bool] = False
    """Puts one thing to another: each of its things is half of it, and they are pointed at one after the other."""

    def anchors(self) -> tuple[Anchor, ...]:
        """The things on the table that stand for this act; none means that a button must."""
        return ()

    def text(self) -> Text:
        """The act in words."""
        raise NotImplementedError(f"{type(self).__name__} has no words")


class OwnAct(Act):
    """An act that says itself who does it: what several people may answer at once is made of these.

    One that ``ends_watching`` says that everybody has seen enough; where it comes first, only people are asked.
    """

    __slots__ = ()
    ends_watching: ClassVar[bool] = False

    @property
    def seat(self) -> Seat:
        """Whose act it is."""
        raise NotImplementedError(f"{type(self).__name__} belongs to nobody")


class ClockAct(OwnAct):
    """What the table's clock answers when its time has come. Never drawn: no person chooses it, rules have no clock.

    A game says in the act's fields what has come (line 3 of the time-table, say), so that the order of the answers is
    all that the rules see.
    """

    __slots__ = ()

    @property
    def seat(self) -> Seat:
        """The table itself."""
        return TABLE


@frozen
class Refusal:
    """Something that cannot be chosen now, with the reason, for whoever asks why not.

    ``what`` says it in words, where a person could look for it among the choices.
    """

    anchors: tuple[Anchor, ...]
    reason: Text
    what: Text | None = None


def no_refusals() -> Sequence[Refusal]:
    """Nothing to explain."""
    return ()


def no_cost(act: Act) -> int | None:
    """Nothing is said of a cost."""
    return None


def no_more(act: Act) -> Sequence[Act]:
    """Nothing else is settled with an act."""
    return ()


def never(act: Act) -> bool:
    """No act is grave."""
    return False


def anybody(seat: Seat) -> bool:
    """Nothing is known of who could not."""
    return True


NOTHING_INERT: Final[Mapping[Act, NoReturn]] = MappingProxyType({})
"""Every act on offer does what it says."""


class NotAnAnswerError(ValueError):
    """The picks do not answer the open decision."""


@define(eq=False, slots=True)
class Decision:
    """An open question: who is asked, what, and the acts that answer it.

    ``kind`` is *one* (pick exactly one), *some* (between ``least`` and ``most``), *claims* (each seat in ``seats``
    says yes or no at once; picks are the seats that say yes), *table* (pick exactly one of many small acts, each an
    ``OwnAct`` of somebody among those asked or of the clock; ``acts`` may be a ``Listing`` of thousands).
    ``secret`` marks a question whose answer or whose options only that seat may see (the window hands the screen over).
    """

    seat: Seat
    prompt: Text
    acts: Sequence[Act]
    kind: Kind = "one"
    least: int = 1
    most: int = 1
    secret: bool = False
    refusals: Callable[[], Sequence[Refusal]] = no_refusals
    cost: Callable[[Act], int | None] = no_cost
    """How many cards an act will cost, as far as that is known before it is aimed; None where that means nothing."""
    leads: Callable[[Act], Sequence[Act]] = no_more
    """What is settled with an act, because there is only one way of doing it and nobody is asked."""
    grave: Callable[[Act], bool] = never
    """Whether an act does at once, with no question in between, what is no routine and cannot be taken back.

    The window asks once before it answers with such an act.
    """
    topic: str = ""
    """What the question is about (``turn``, ``pay``, ``attack`` …), so that a screen or a policy may tell questions
    apart.
    """
    about: Sequence[Act] = ()
    """What is being paid for: the act that was declared, and how it was aimed. The window marks what it will change."""
    inert: Mapping[Act, Act] = NOTHING_INERT
    """The acts on offer that do nothing for this seat, each with the act that choosing it means.

    They stand among the others, in the same order, and are drawn and answered alike: what somebody cannot do must not
    show by its absence.
    """
    ritual: int = 0
    """So many clicks the private screen collects before it sends the answer, whatever is chosen."""
    able: Callable[[Seat], bool] = anybody
    """Of *claims*: whether this seat really has anything to react with.

    That is the seat's secret: only a table that plays with open hands may ask, to be spared a question to which all
    see the answer.
    """
    among: tuple[Seat, ...] = ()
    """Everybody who may answer a question of kind *table*, beside the clock."""
    face_up: bool = False
    """Whether all that may be chosen from lies open, and nothing secret is needed to choose: everybody watches and may
    give advice, and the screen is handed to nobody.
    """
    barrier: Barrier | None = None
    """Why an answer cannot be taken back, whatever comes of it; None where that depends on what comes of it."""
    together: tuple[Seat, ...] = ()
    """Everybody who sits before the screen with ``seat`` and answers as one: people who know the same and act as a
    group.
    """

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody who is asked: one person, a group, or several at once for claims and for the whole table."""
        if self.kind == "claims":
            return tuple(act.seat for act in self.acts if isinstance(act, Claim))
        return self.among or self.together or (self.seat,)

    def check_answer(self, picks: Sequence[int]) -> None:
        """Raise ``NotAnAnswerError`` unless this many different acts answer it, and all of them are offered."""
        least, most = (1, 1) if self.kind == "one" else (self.least, self.most)
        if not least <= len(picks) <= most or len(set(picks)) != len(picks):
            raise NotAnAnswerError(f"between {least} and {most} different answers are wanted, not {len(picks)}")
        if picks and not 0 <= min(picks) <= max(picks) < len(self.acts):
            raise NotAnAnswerError("no such answer is offered")

    def answered_by(self, picks: Sequence[int]) -> Seat:
        """Who gives this answer: the person asked, or, where the table is asked, whoever's act it is."""
        act = self.acts[picks[0]] if self.kind == "table" and picks else None
        return act.seat if isinstance(act, OwnAct) else self.seat


@frozen
class Claim(OwnAct):
    """This seat wants to react, and will show the card, or not, on the private screen."""

    seat: Seat

    def anchors(self) -> tuple[Anchor, ...]:
        """The person's place in the crew strip."""
        return (Anchor("seat", self.seat),)

    def text(self) -> Text:
        """Who reacts."""
        return Text("act-claim")


@frozen
class Yes(Act):
    """Agree. ``says`` is the message of the button, where a plain yes does not say enough."""

    says: str = field(default="act-yes", eq=False)

    def anchors(self) -> tuple[Anchor, ...]:
        """A button."""
        return (Anchor("button", "yes"),)

    def text(self) -> Text:
        """Yes, or what it means here."""
        return Text(self.says)


@frozen
class No(Act):
    """Decline, or go on without it. ``says`` is the message of the button, where a plain no does not say enough."""

    tone: ClassVar[Tone] = "on"
    says: str = field(default="act-no", eq=False)

    def anchors(self) -> tuple[Anchor, ...]:
        """A button."""
        return (Anchor("button", "no"),)

    def text(self) -> Text:
        """No, or what it means here."""
        return Text(self.says)


@frozen
class Done(Act):
    """Enough chosen: go on."""

    tone: ClassVar[Tone] = "on"

    def anchors(self) -> tuple[Anchor, ...]:
        """A button."""
        return (Anchor("button", "done"),)

    def text(self) -> Text:
        """Done."""
        return Text("act-done")
