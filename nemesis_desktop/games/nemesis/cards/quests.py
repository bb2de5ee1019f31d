"""Quest items that are used as an action once activated.

Passive and reacting ones have their place in the rules they touch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import Aim
from nemesis_desktop.games.nemesis.cards.actions import Search
from nemesis_desktop.games.nemesis.cards.common import doors_of_room, my_room
from nemesis_desktop.games.nemesis.cards.items import EvacuationKey, ObjectiveKey
from nemesis_desktop.games.nemesis.effects import Aims, Effect
from nemesis_desktop.games.nemesis.rules.belongings import held, release
from nemesis_desktop.games.nemesis.rules.doors import toggle_door, toggle_targets
from nemesis_desktop.games.nemesis.rules.engines import discover, hidden_weaknesses
from nemesis_desktop.games.nemesis.rules.intruder_player import pass_as_intruders
from nemesis_desktop.games.nemesis.rules.turn import pass_phase
from nemesis_desktop.games.nemesis.state import DESTROYED
from nemesis_desktop.games.nemesis.table import Game


class OrbitalManeuveringSystem(Effect):
    """Everybody passes at once, the player phase ends, and the intruder attacks of this event phase are skipped."""

    irrevocable: ClassVar[bool] = True

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        game.state.skip_attacks = True
        order = game.in_order()
        start = order.index(me)
        for seat in [*order[start:], *order[:start]]:
            if game.character(seat).passed:
                continue
            if game.active(seat):
                yield from pass_phase(game, seat)
            elif seat == game.state.intruder_player:
                # The card speaks of every player, and the phase ends: whoever plays the intruders passes, too.
                yield from pass_as_intruders(game, seat)


class LaboratoryEquipment(Effect):
    """Where an object lies or is carried: turn up the weakness that belongs to it."""

    without: ClassVar[str] = "no-sample"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("analyse", "weakness", slot) for slot in hidden_weaknesses(game, my_room(game, me))]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        discover(game, me, str(aims[0].id))


class SecurityKey(Effect):
    """Open, close or leave each door around any room."""

    without: ClassVar[str] = "doors-destroyed"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        around = game.board.neighbours
        rooms = [slot for slot in game.state.rooms if any(game.door(way) != DESTROYED for way, _ in around[slot])]
        return [Aim("doors", "room", slot) for slot in rooms]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        yield from doors_of_room(game, me, int(aims[0].id))


class PlasmaTorch(Effect):
    """Open or close a door next to you; a destroyed one may be closed too."""

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return toggle_targets(game, my_room(game, me), destroyed_too=True)

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        yield from toggle_door(game, str(aims[0].id), me, destroyed_too=True)


class Autoloader(Effect):
    """Attach it to the Assault Rifle in hand, where that was not possible when it was activated (assumed: cost 0)."""

    without: ClassVar[str] = "no-assault-rifle"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        one = game.character(me)
        ready = source in one.inventory and "assault_rifle" in held(one)
        return [Aim("attach_to", "item", "assault_rifle")] if ready else []

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        release(game, me, source)
        game.state.attached[source] = "assault_rifle"
        game.tell(story.Attached, who=me, item=source, weapon="assault_rifle")


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
