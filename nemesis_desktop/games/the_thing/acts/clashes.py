"""Clashes, with people, dogs and the revealed alien. Rulebook: Clashes."""

from __future__ import annotations

from typing import Final

from attrs import field, frozen

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.the_thing.acts.shapes import Button, Declining, OfAFigure, OfAGood, OfAPlace, Worded

SIDES: Final = ("left", "right")


@frozen
class NextClash(OfAPlace):
    """The leader: this clash is next."""


@frozen
class Avoid(OfAGood):
    """Leave the clash with this weapon."""


@frozen
class Stay(Declining):
    """Stay in the clash."""


@frozen
class Lay(Worded):
    """Lay two infection tokens, left and right."""

    left: str
    right: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The two tokens."""
        return (Anchor("token", f"{self.left}_{self.right}"),)

    def words(self) -> dict[str, Argument]:
        """The faces."""
        return {"left": Text(f"thing-role-{self.left}"), "right": Text(f"thing-role-{self.right}")}


@frozen
class LookAt(Worded):
    """Whom to look at: the first choice, and whom if that one leaves the clash. Negative: nobody."""

    first: int
    second: int
    called: str = field(default="", eq=False)
    otherwise: str = field(default="", eq=False)

    def anchors(self) -> tuple[Anchor, ...]:
        """The figures."""
        return tuple(Anchor("figure", whom) for whom in (self.first,) if whom >= 0)

    def words(self) -> dict[str, Argument]:
        """Both."""
        return {
            "first": Text(f"thing-character-{self.called}") if self.called else "",
            "second": Text(f"thing-character-{self.otherwise}") if self.otherwise else "",
            "choices": sum(whom >= 0 for whom in (self.first, self.second)),
        }


@frozen
class Side(Worded):
    """Look at the token on this side; ``whom`` is whose, negative where it is a dog's, or nobody's."""

    side: str
    whom: int = field(default=-1, eq=False)

    def anchors(self) -> tuple[Anchor, ...]:
        """The plate."""
        return (Anchor("plate", self.side),)

    def words(self) -> dict[str, Argument]:
        """Left or right."""
        return {"side": self.side}


@frozen
class Seen(Button):
    """Enough seen: cover it again. ``whom`` is whose token it was, negative where it is nobody's; ``side`` its side."""

    whom: int = field(default=-1, eq=False)
    side: str = field(default="", eq=False)


@frozen
class Fight(OfAGood):
    """Use this weapon against the revealed alien."""


@frozen
class FightNot(Declining):
    """Use no weapon."""


@frozen
class Absorb(OfAFigure):
    """The alien absorbs this character."""


@frozen
class AbsorbDog(OfAPlace):
    """The alien absorbs the dog here."""


@frozen
class SabotageHere(OfAPlace):
    """The alien sabotages this location."""
