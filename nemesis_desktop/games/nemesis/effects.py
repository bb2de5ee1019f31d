"""What a card, an item or a room does: the shape of an effect, and the box that holds them all.

An action is declared, aimed, paid, resolved. What can be aimed at nothing is never offered, so aims come before any
generator runs; up to the payment nothing has changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from attrs import frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis.aims import NO_AIM, Aim

if TYPE_CHECKING:
    # What cards do is told of the table, and the table carries what its cards do: only their types name each other.
    from nemesis_desktop.games.nemesis.game import Game
    from nemesis_desktop.games.nemesis.species.nature import Nature
    from nemesis_desktop.games.nemesis.state import Character

A = TypeVar("A", bound=Aim)

Aims = tuple[Aim, ...]
"""How an action is aimed, choice by choice."""

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


class Use(NamedTuple):
    """One use of a card, an item or a room, as far as it is aimed.

    Attributes:
        game: the table.
        me: who uses it.
        source: the physical card or item used, or the slot number of the room, as text.
        aims: the choices made so far.
    """

    game: Game
    me: Seat
    source: str
    aims: Aims = ()

    @property
    def user(self) -> Character:
        """The character who uses it."""
        return self.game.state.crew[self.me]

    @property
    def here(self) -> int:
        """The slot in which the user stands."""
        return self.game.state.crew[self.me].room

    @property
    def room(self) -> int:
        """The slot of the room used; its user may stand elsewhere. Only of rooms."""
        return int(self.source)

    def aimed(self, aims: Aims) -> Use:
        """The same use, aimed so."""
        return self._replace(aims=aims)


class Effect:
    """What one action card, item, quest item or room does: a ``Plain`` or an ``Aimed`` one.

    Stateless: one instance serves every copy.
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

    def forbidden(self, use: Use) -> str | None:
        """The reason (``reason-…``) why it cannot be used now, beyond cost and combat symbol, or None."""
        return None

    def aims(self, use: Use) -> Sequence[Aim]:
        """The first choice of an aim. Empty: there is nothing to do with it, so it is not offered."""
        return (NO_AIM,)

    def missing(self, use: Use) -> str:
        """The reason (``reason-…``) why there is nothing to do with it, where ``aims`` are empty."""
        return self.without

    def refused(self, use: Use) -> Sequence[tuple[Aim, str]]:
        """First choices of an aim that cannot be made now, each with its reason."""
        return ()

    def next_aims(self, use: Use) -> Sequence[Aim] | None:
        """A further choice after ``use.aims``, never empty, or None when the aim is complete."""
        return None

    def resolve(self, use: Use) -> Play[None] | None:
        """What happens, after payment and reactions."""
        raise NotImplementedError(type(self).__name__)

    def grave(self, use: Use) -> bool:
        """Whether it does what is no routine and cannot be taken back, aimed as it is."""
        return self.irrevocable or any(aim.option in GRAVE_OPTIONS for aim in use.aims)

    def cost_change(self, use: Use) -> int:
        """What this use costs beyond the printed cost (may be negative); not yet aimed, at the cheapest."""
        return 0


class Plain(Effect):
    """What is aimed at nothing: it is simply done."""

    def effect(self, use: Use) -> Play[None] | None:
        """What happens."""
        raise NotImplementedError(type(self).__name__)

    def resolve(self, use: Use) -> Play[None] | None:
        """Do it."""
        return self.effect(use)


class Aimed(Effect, Generic[A]):
    """What is aimed; ``A`` is what at first."""

    def aims(self, use: Use) -> Sequence[A]:
        """The first choice of an aim. Empty: there is nothing to do with it, so it is not offered."""
        raise NotImplementedError(type(self).__name__)

    def effect(self, use: Use, aim: A) -> Play[None] | None:
        """What happens to the first choice; those that followed it are in ``use.aims``."""
        raise NotImplementedError(type(self).__name__)

    def resolve(self, use: Use) -> Play[None] | None:
        """Do it to what was aimed at."""
        return self.effect(use, use.aims[0])  # type: ignore[arg-type]  # one of its own aims


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

    def aims(self, game: Game) -> Sequence[Aim]:
        """What it can be aimed at. Empty: the card cannot be played for its effect now."""
        return (NO_AIM,)

    def effect(self, game: Game, me: Seat, aim: Any) -> Play[None] | None:
        """What happens."""
        raise NotImplementedError(type(self).__name__)


@frozen(eq=False)
class Box:
    """Every effect in the box, by the id of its card kind or tile: a value, never a registry filled by importing."""

    actions: Mapping[str, Effect]
    items: Mapping[str, Effect]
    quests: Mapping[str, Effect]
    rooms: Mapping[str, Effect]
    natures: Mapping[str, Nature]
    """What each species does."""
