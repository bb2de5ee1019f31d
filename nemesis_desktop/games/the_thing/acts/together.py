"""The cooperative game: figures placed, dice changed. Rulebook: 1-3 players."""

from __future__ import annotations

from typing import ClassVar

from attrs import field, frozen

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.the_thing.acts.shapes import Button, Declining, OfAFigure, Worded


@frozen
class PutInto(Worded):
    """Place this character of one's own there."""

    by_halves: ClassVar[bool] = True
    who: int
    place: str
    called: str = field(default="", eq=False)

    def anchors(self) -> tuple[Anchor, ...]:
        """The figure, then the location."""
        return Anchor("figure", self.who), Anchor("place", self.place)

    def words(self) -> dict[str, Argument]:
        """Who and where."""
        return {"who": Text(f"thing-character-{self.called}"), "place": Text(f"thing-place-{self.place}")}


@frozen
class OfADie(Worded):
    """An act that a die on the worktable stands for."""

    die: int

    def anchors(self) -> tuple[Anchor, ...]:
        """The die."""
        return (Anchor("die", self.die),)

    def words(self) -> dict[str, Argument]:
        """Which die, from 1."""
        return {"die": self.die + 1}


@frozen
class Cancel(OfADie):
    """Cancel the result; the disc moves."""


@frozen
class Turn(OfADie):
    """The character in the bedroom turns the die to this face."""

    face: str

    def words(self) -> dict[str, Argument]:
        """Which die, and the face."""
        return {"die": self.die + 1, "face": Text(f"thing-card-{self.face}")}


@frozen
class Reroll(OfADie):
    """Roll the die again."""


@frozen
class DiceDone(Declining):
    """The dice stay as they lie."""


@frozen
class DoAction(Worded):
    """Do the action of the die."""

    action: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The action."""
        return (Anchor("card", self.action),)

    def words(self) -> dict[str, Argument]:
        """Its name."""
        return {"card": Text(f"thing-card-{self.action}")}


@frozen
class RollAgain(Button):
    """The leader rolls for another character."""


@frozen
class Turned(OfAFigure):
    """The leader: of several on the space, this one turns."""
