"""Quest items that are used as an action once activated.

Passive and reacting ones have their place in the rules they touch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.aims import AtCorridor, AtItem, AtWeakness
from nemesis_desktop.games.nemesis.cards.actions.several import Search
from nemesis_desktop.games.nemesis.cards.common import DoorsAround
from nemesis_desktop.games.nemesis.cards.items.keys import EvacuationKey, ObjectiveKey
from nemesis_desktop.games.nemesis.effects import Aimed, Effect, Plain, Use
from nemesis_desktop.games.nemesis.rules.deeds.engines import discover, hidden_weaknesses
from nemesis_desktop.games.nemesis.rules.rounds.intruder_player import pass_as_intruders
from nemesis_desktop.games.nemesis.rules.rounds.turn import pass_phase
from nemesis_desktop.games.nemesis.rules.things.belongings import held, release
from nemesis_desktop.games.nemesis.rules.things.doors import toggle_door, toggle_targets


class OrbitalManeuveringSystem(Plain):
    """Everybody passes at once, the player phase ends, and the intruder attacks of this event phase are skipped."""

    irrevocable: ClassVar[bool] = True

    def effect(self, use: Use) -> Play[None]:
        game = use.game
        game.state.skip_attacks = True
        order = game.in_order()
        start = order.index(use.me)
        for seat in [*order[start:], *order[:start]]:
            if game.character(seat).passed:
                continue
            if game.active(seat):
                yield from pass_phase(game, seat)
            elif seat == game.state.intruder_player:
                # The card speaks of every player, and the phase ends: whoever plays the intruders passes, too.
                yield from pass_as_intruders(game, seat)


class LaboratoryEquipment(Aimed[AtWeakness]):
    """Where an object lies or is carried: turn up the weakness that belongs to it."""

    without: ClassVar[str] = "no-sample"

    def aims(self, use: Use) -> Sequence[AtWeakness]:
        return [AtWeakness(slot, "analyse") for slot in hidden_weaknesses(use.game, use.here)]

    def effect(self, use: Use, aim: AtWeakness) -> None:
        discover(use.game, use.me, aim.slot)


class SecurityKey(DoorsAround):
    """Open, close or leave each door around any room."""


class PlasmaTorch(Aimed[AtCorridor]):
    """Open or close a door next to you; a destroyed one may be closed too."""

    def aims(self, use: Use) -> Sequence[AtCorridor]:
        return toggle_targets(use.game, use.here, destroyed_too=True)

    def effect(self, use: Use, aim: AtCorridor) -> Play[None]:
        yield from toggle_door(use.game, aim.corridor, use.me, destroyed_too=True)


class Autoloader(Aimed[AtItem]):
    """Attach it to the Assault Rifle in hand, where that was not possible when it was activated (assumed: cost 0)."""

    without: ClassVar[str] = "no-assault-rifle"

    def aims(self, use: Use) -> Sequence[AtItem]:
        ready = use.source in use.user.inventory and "assault_rifle" in held(use.user)
        return [AtItem("assault_rifle", "attach_to")] if ready else []

    def effect(self, use: Use, aim: AtItem) -> None:
        release(use.game, use.me, use.source)
        use.game.state.attached[use.source] = aim.item
        use.game.tell(story.Attached, who=use.me, item=use.source, weapon=aim.item)


QUESTS: dict[str, Effect] = {
    "autoloader": Autoloader(),
    "log_key": ObjectiveKey(),
    "orbital_maneuvering_system": OrbitalManeuveringSystem(),
    "pilot_evacuation_key": EvacuationKey(),
    "laboratory_equipment": LaboratoryEquipment(),
    "security_key": SecurityKey(),
    "plasma_torch": PlasmaTorch(),
    "flashlight": Search(),
}
