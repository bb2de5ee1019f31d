"""Keys: to objectives, to escape pods and to the self-destruct sequence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis.aims import Aim, AtObjective, AtPerson, AtPod
from nemesis_desktop.games.nemesis.cards.switches import PodSwitch, SelfDestructSwitch
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.effects import Aimed, Use
from nemesis_desktop.games.nemesis.rules.deeds.engines import look_at_objective
from nemesis_desktop.games.nemesis.rules.things.pods import pods_here, section_of


class ObjectiveKey(Aimed[AtPerson]):
    """At a working computer: look at an objective card of somebody; of two cards left, at the personal or the
    corporate one.
    """

    without: ClassVar[str] = "nobody-else"

    def forbidden(self, use: Use) -> str | None:
        return None if use.game.ship.computer(use.here) else "no-computer"

    def opens(self, use: Use, other: Seat) -> bool:
        """Whether the key is one for the objectives of this person."""
        return True

    def aims(self, use: Use) -> Sequence[AtPerson]:
        others = [one.seat for one in use.game.state.crew if one.seat != use.me and one.objectives]
        return [AtPerson(seat, "look_at_objective") for seat in others if self.opens(use, seat)]

    def next_aims(self, use: Use) -> Sequence[Aim] | None:
        match use.aims:
            case (AtPerson(other),) if len(left := use.game.character(other).objectives) > 1:
                # The backs tell the two kinds apart.
                return [AtObjective(OBJECTIVES[objective].kind, "look_at_kind") for objective in left]
        return None

    def effect(self, use: Use, aim: AtPerson) -> None:
        left = use.game.character(aim.seat).objectives
        match use.aims[1:]:
            case (AtObjective(kind),):
                left = [card for card in left if OBJECTIVES[card].kind == kind]
        look_at_objective(use.game, use.me, aim.seat, left[0])


class CommsKey(ObjectiveKey):
    """As an objective key, for a character that has sent the Signal."""

    without: ClassVar[str] = "no-signal"

    def opens(self, use: Use, other: Seat) -> bool:
        return use.game.character(other).signal


class EvacuationKey(PodSwitch):
    """In an Evacuation Section: lock or unlock a pod of that section."""

    def forbidden(self, use: Use) -> str | None:
        explored = use.game.room(use.here).explored
        return None if section_of(use.game, use.here) and explored else "not-in-section"

    def aims(self, use: Use) -> Sequence[AtPod]:
        return [AtPod(pod.number, "turn_pod") for pod in pods_here(use.game, use.here)]


class SelfDestructKey(SelfDestructSwitch):
    """At a working computer: start or stop the self-destruct sequence."""

    def forbidden(self, use: Use) -> str | None:
        return None if use.game.ship.computer(use.here) else "no-computer"
