"""What a card, an item or a room does: the shape of an effect, and the box that holds them all.

An action is declared, aimed, paid, resolved. What can be aimed at nothing is never offered, so aims come before any
generator
runs; up to the payment nothing has changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from attrs import frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis.acts import Aim

if TYPE_CHECKING:
    from nemesis_desktop.games.nemesis.table import Game

NO_AIM = Aim("")
"""The aim of an effect that needs none: it is not asked for and never shown."""

Aims = tuple[Aim, ...]

GRAVE_OPTIONS: Final = frozenset(
    {
        "start_self_destruct",
        "decompress",
        "destroy_door",
        "place_malfunction",
        "ignite",
        "throw",
        "throw_at_eggs",
        "throw_fire",
        "walk_outside",
        "stun_person",
        "operate",
    }
)
"""What is no routine and never comes back: something is destroyed, given up or done to somebody."""


class Effect:
    """What one action card, item, quest item or room does. Stateless; one instance serves every copy.

    ``source`` is the physical card or item used, or the slot number of the room, as text.
    """

    prompt: ClassVar[str] = "ask-aim"
    """The message that asks for the aim."""

    without: ClassVar[str] = "no-target"
    """What is said where there is nothing to do with it: what is missing."""

    asks_alone: ClassVar[bool] = False
    """Where others are barred the one way left is asked for too, with the reasons, instead of going on to pay."""

    must_pass: ClassVar[bool] = False
    """The user passes after this action."""

    irrevocable: ClassVar[bool] = False
    """What it does, however it is aimed, is no routine and cannot be taken back."""

    shoots_eggs: ClassVar[bool] = False
    """A shooting card: at eggs it may be used out of combat too. Rulebook: Destroying eggs."""

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        """The reason (``reason-…``) why it cannot be used now, beyond cost and combat symbol, or None."""
        return None

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        """The first choice of an aim. Empty: there is nothing to do with it, so it is not offered."""
        return (NO_AIM,)

    def missing(self, game: Game, me: Seat, source: str) -> str:
        """The reason (``reason-…``) why there is nothing to do with it, where ``targets`` are empty."""
        return self.without

    def refused(self, game: Game, me: Seat, source: str) -> Sequence[tuple[Aim, str]]:
        """First choices of an aim that cannot be made now, each with its reason."""
        return ()

    def next_targets(self, game: Game, me: Seat, source: str, so_far: Aims) -> Sequence[Aim] | None:
        """A further choice after ``so_far``, never empty, or None when the aim is complete."""
        return None

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None] | None:
        """What happens, after payment and reactions."""
        raise NotImplementedError(type(self).__name__)

    def grave(self, game: Game, me: Seat, aims: Aims) -> bool:
        """Whether it does what is no routine and cannot be taken back, aimed as it is."""
        return self.irrevocable or any(aim.option in GRAVE_OPTIONS for aim in aims)

    def cost_change(self, game: Game, me: Seat, source: str, aims: Aims) -> int:
        """What this use costs beyond the printed cost (may be negative); with no ``aims`` yet, at the cheapest."""
        return 0


class EventEffect:
    """The text of an event card, resolved after its movement."""

    def effect(self, game: Game) -> Play[None] | None:
        """What happens."""
        raise NotImplementedError(type(self).__name__)


class AttackEffect:
    """The effect of an attack card that shows the attacker's symbol."""

    deadly_from: ClassVar[int | None] = None
    """With so many serious wounds, dressed or not, its target dies at once; None for an attack that only wounds."""

    def effect(self, game: Game, attacker: int, target: Seat) -> Play[None] | None:
        """What happens to the target."""
        raise NotImplementedError(type(self).__name__)


class IntruderCardEffect:
    """The effect of an intruder action card, for the intruder player."""

    prompt: ClassVar[str] = "ask-aim"

    def targets(self, game: Game) -> Sequence[Aim]:
        """What it can be aimed at. Empty: the card cannot be played for its effect now."""
        return (NO_AIM,)

    def effect(self, game: Game, me: Seat, aim: Aim) -> Play[None] | None:
        """What happens."""
        raise NotImplementedError(type(self).__name__)


@frozen(eq=False)
class Box:
    """Every effect in the box, by the id of its card kind or tile: a value, never a registry filled by importing."""

    actions: Mapping[str, Effect]
    items: Mapping[str, Effect]
    quests: Mapping[str, Effect]
    rooms: Mapping[str, Effect]
    events: Mapping[str, EventEffect]
    attacks: Mapping[str, AttackEffect]
    intruder_cards: Mapping[str, IntruderCardEffect]
