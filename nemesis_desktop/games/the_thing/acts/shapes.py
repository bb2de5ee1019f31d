"""What acts have in common: which thing on the table they belong to, and how they are said."""

from __future__ import annotations

from typing import ClassVar

from attrs import field, frozen

from nemesis_desktop.engine.decision import Act, Anchor, Tone
from nemesis_desktop.engine.text import Argument, Text


class Worded(Act):
    """An act whose message is named like its class, with the words of its fields."""

    __slots__ = ()
    message: ClassVar[str]

    def __init_subclass__(cls) -> None:
        """``GoAndGive`` is said by ``thing-act-go-and-give``."""
        super().__init_subclass__()
        name = "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in cls.__name__)
        cls.message = f"thing-act{name}"

    def words(self) -> dict[str, Argument]:
        """The variables of the message."""
        return {}

    def text(self) -> Text:
        """The act in words."""
        return Text(self.message, **self.words())


@frozen
class OfAPlace(Worded):
    """An act that a location stands for."""

    place: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The location."""
        return (Anchor("place", self.place),)

    def words(self) -> dict[str, Argument]:
        """Its name."""
        return {"place": Text(f"thing-place-{self.place}")}


@frozen
class OfAFigure(Worded):
    """An act that a character on the table stands for; ``called`` is the character's id, for the words."""

    whom: int
    called: str = field(default="", eq=False)

    def anchors(self) -> tuple[Anchor, ...]:
        """The figure."""
        return (Anchor("figure", self.whom),)

    def words(self) -> dict[str, Argument]:
        """The character."""
        return {"whom": Text(f"thing-character-{self.called}")}


@frozen
class OfAGood(Worded):
    """An act that a weapon, an item or a sample stands for."""

    good: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The card or token before its owner."""
        return (Anchor("good", self.good),)

    def words(self) -> dict[str, Argument]:
        """Its name."""
        return {"good": Text(f"thing-good-{self.good}")}


@frozen
class OfACard(Worded):
    """An act that an action card stands for."""

    card: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The card."""
        return (Anchor("card", self.card),)

    def words(self) -> dict[str, Argument]:
        """Its name."""
        return {"card": Text(f"thing-card-{self.card}")}


class Button(Worded):
    """An act that only a button stands for."""

    __slots__ = ()

    def anchors(self) -> tuple[Anchor, ...]:
        """The button, named like the act."""
        return (Anchor("button", self.message.removeprefix("thing-act-")),)


class Declining(Button):
    """Not to do it, or to go on."""

    __slots__ = ()
    tone: ClassVar[Tone] = "on"
