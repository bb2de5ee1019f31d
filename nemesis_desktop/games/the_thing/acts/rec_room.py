"""Trades, accusations, tests and hunger. Rulebook: Phases 5 to 7."""

from __future__ import annotations

from typing import Final

from attrs import field, frozen

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.the_thing.acts.shapes import Button, Declining, OfACard, OfAFigure, OfAGood, Worded

NO_CANISTERS: Final = -1
"""Of things that have none."""


@frozen
class TradeWith(OfAFigure):
    """Trade with this character."""


@frozen
class NoTrade(Declining):
    """Trade with nobody."""


@frozen
class Offer(OfAGood):
    """Lay this down for the trade.

    Attributes:
        copy: tells several of a kind apart: of flamethrowers the so-many-th that lies there, from 0.
        canisters: what is left in this flamethrower; ``NO_CANISTERS`` for everything else.
    """

    copy: int
    canisters: int = field(default=NO_CANISTERS, eq=False)

    def words(self) -> dict[str, Argument]:
        """Its name, and of a flamethrower its canisters."""
        return {**OfAGood.words(self), "canisters": self.canisters}


@frozen
class Accept(Button):
    """Agree to the trade."""


@frozen
class Refuse(Declining):
    """Do not agree."""


@frozen
class Vote(OfAFigure):
    """Point a finger at somebody."""


@frozen
class Abstain(Declining):
    """Point at nobody."""


@frozen
class Reveal(Button):
    """Reveal oneself as the alien."""


@frozen
class Silent(Declining):
    """Say nothing."""


@frozen
class RunTest(Worded):
    """The leader: this kind of test is next."""

    kind: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The test."""
        return (Anchor("test", self.kind),)

    def words(self) -> dict[str, Argument]:
        """Blood or fire."""
        return {"kind": Text(f"thing-test-{self.kind}")}


@frozen
class Pick(OfAFigure):
    """The leader: this one runs the test."""


@frozen
class NoTest(Declining):
    """No test."""


@frozen
class PutToTest(OfAFigure):
    """Test this character."""


@frozen
class DoNotTest(Declining):
    """Do not use it."""


@frozen
class Throw(OfACard):
    """Discard this action card."""
