"""Arson, the leader's cards, what is done in the locations, and leaving. Rulebook: Phase 4, Escape."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.games.the_thing.acts.shapes import Button, Declining, OfAFigure, OfAGood, OfAPlace


@frozen
class Burn(OfAGood):
    """Set the own location on fire with this."""


@frozen
class BurnNot(Declining):
    """Burn nothing."""


@frozen
class Permit(Button):
    """Allow it."""


@frozen
class Forbid(Declining):
    """Do not allow it."""


@frozen
class Assign(OfAFigure):
    """Give the action to this character."""


@frozen
class TurnNext(Button):
    """Turn up one more card."""


@frozen
class Stop(Declining):
    """Stop: the rest of the pile is discarded unseen."""


@frozen
class KeepGood(OfAGood):
    """Keep this card."""


@frozen
class KeepToken(Button):
    """Keep the token, hidden."""


@frozen
class DropToken(Declining):
    """Discard the token face down."""


@frozen
class FuelTo(OfAPlace):
    """Put the fuel there."""


@frozen
class StartEngine(OfAGood):
    """Show the keys and leave."""

    good: str = "keys"


@frozen
class UseAbility(Button):
    """Do as much as only this character can."""


@frozen
class DoWithout(Declining):
    """Do as much as anybody could."""


@frozen
class DoNothing(Declining):
    """Do nothing."""


@frozen
class Board(Button):
    """Ask to board; the first decides alone."""


@frozen
class StayBehind(Declining):
    """Stay for now."""
