"""What the letters of a threat card say, as data: each class is a kind of sentence, its fields are what is printed.

How each is carried out stands in ``resolution/effects.py``.
"""

from __future__ import annotations

from typing import Literal

from attrs import frozen

Amount = int | Literal["all", "half", "hp", "hp_x2", "central_energy", "players_here", "rockets_x3"]
Where = Literal["own", "all", "others", "red_blue", "white", "red", "tokens"]


class Effect:
    """A sentence on a threat card."""

    __slots__ = ()


@frozen
class Attack(Effect):
    """An external threat attacks zones; shields soak it.

    Attributes:
        amount: points; ``hp`` and ``hp_x2`` are once and twice the hit points that are left.
        through: ``double``: what passes the shield counts twice; ``ignore``: shields do not help.
        at_least, below: it happens only with so much damage on the card, or with less than that.
    """

    zones: Where
    amount: Amount
    through: Literal["normal", "double", "ignore"] = "normal"
    at_least: int = 0
    below: int | None = None


@frozen
class Damage(Effect):
    """An internal threat deals damage, which no shield soaks.

    Attributes:
        damaged: it happens only if the threat is damaged (True) or is not (False).
    """

    zones: Where
    amount: Amount
    damaged: bool | None = None


@frozen
class Repair(Effect):
    """The threat takes damage off itself; ``half`` is half of it, rounded down."""

    amount: Amount


@frozen
class Speed(Effect):
    """The threat moves faster from its next move on."""

    delta: int


@frozen
class Shields(Effect):
    """The threat's shields change by so much, or become so many."""

    delta: int = 0
    become: int | None = None


@frozen
class Reveal(Effect):
    """A hidden threat can be aimed at from now on."""


@frozen
class Aura(Effect):
    """All other threats outside attack harder, or all threats outside have a shield more, until this one is
    destroyed.
    """

    kind: Literal["attack_plus", "shields_plus"]


@frozen
class AdvanceOthers(Effect):
    """Every other threat outside moves so many squares."""

    squares: int


@frozen
class DamageSelf(Effect):
    """The threat damages itself, past its shields."""

    amount: int


@frozen
class CountLetter(Effect):
    """An asteroid has passed one more letter."""


@frozen
class Lose(Effect):
    """The ship is lost."""


@frozen
class DrainShields(Effect):
    """Shields lose energy."""

    zones: Where
    amount: Amount


@frozen
class DrainReactors(Effect):
    """Reactors lose energy."""

    zones: Where
    amount: Amount


@frozen
class DrainOrDamage(Effect):
    """The reactor of the zone loses 1 energy; an empty one lets 1 damage happen instead."""


@frozen
class Delay(Effect):
    """The next actions of people are delayed: of all aboard, of those in the zone, or in stations with a token."""

    scope: Literal["ship", "zone", "tokens"]


@frozen
class KnockOut(Effect):
    """People are knocked out."""

    scope: Literal[
        "ship", "station", "tokens", "stations", "leading_squad", "except_upper_white", "without_active_squad"
    ]


@frozen
class Move(Effect):
    """An intruder moves: redward, blueward, to the other deck, or to the neighbouring station with most people."""

    to: Literal["red", "blue", "deck", "most_players"]
    damaged: bool | None = None


@frozen
class Grow(Effect):
    """From now on the intruder fires back."""


@frozen
class Spread(Effect):
    """Each slime token spreads one station, unless there is slime already."""

    to: Literal["red", "blue"]


@frozen
class DestroyRocket(Effect):
    """A rocket in the bay is destroyed."""


@frozen
class DestroyFuel(Effect):
    """A fuel capsule is lost."""


@frozen
class DisableStoredSquad(Effect):
    """A squad that still lies in this bay is disabled."""

    station: int


@frozen
class DoubleDamage(Effect):
    """Each point of damage to these zones counts twice while this threat lasts."""

    zones: Where


@frozen
class LethalEntry(Effect):
    """Whoever enters a station with a token from now on is knocked out."""


@frozen
class MoveEnergyUp(Effect):
    """The central reactor fills the white shield."""


@frozen
class Leak(Effect):
    """Energy is lost, and each cube of it deals 1 damage to its zone."""

    what: Literal["central_reactor", "white_shield", "all_reactors"]
