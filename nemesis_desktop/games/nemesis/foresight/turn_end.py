"""What awaits somebody as their turn, or their part in the round, ends."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import (
    CarefulMove,
    Drop,
    Move,
    Pass,
    Pay,
    PlayCard,
    RoomAction,
    Rush,
    Shoot,
    UseItem,
)
from nemesis_desktop.games.nemesis.aims import Aim
from nemesis_desktop.games.nemesis.components.actions import action_kind
from nemesis_desktop.games.nemesis.components.items import WEAPON_MODIFIERS
from nemesis_desktop.games.nemesis.components.tracks import SELF_DESTRUCT_SKULL, TIME_JUMP
from nemesis_desktop.games.nemesis.foresight.danger import Danger, attacked, doomed, room_at, tile_at
from nemesis_desktop.games.nemesis.rules.things.belongings import item_id
from nemesis_desktop.games.nemesis.view import CrewView, View

OUT_OF_FIRE: Final = (
    "pyrotechnics", "reconnaissance", "technical_corridors", "adrenaline", "suppressive_fire", "covering_fire",
    "fire_extinguisher", "smoke_grenade", "space_suit", "technical_corridors_plan",
)  # fmt: skip
"""Cards and items that may put out the fire of a room or lead out of it: with them a turn need not end in flames."""


def passing(me: CrewView, view: View) -> Danger | None:
    """What awaits whoever passes now: the end of the ship, no air, fire, an open wound, intruders in the room."""
    if (last := last_round(view)) is not None:
        return last
    if me.room is not None and (no_air := airless(me, view, me.room)) is not None:
        return no_air
    if (bleeding := bleeds(me)) is not None:
        return bleeding
    count = sum(one.room == me.room for one in view.intruders)
    if me.in_combat and count and view.intruder_player is None:
        return attacked("danger-attacked", me, view)
    return None


def last_round(view: View) -> Danger | None:
    """This round ends with the self-destruct or the jump: whoever is then on board, and for the jump awake, dies."""
    if view.self_destruct is not None and view.self_destruct + 1 >= SELF_DESTRUCT_SKULL:
        return Danger("deadly", Text("danger-explodes"))
    return Danger("deadly", Text("danger-jumps")) if view.time + 1 >= TIME_JUMP else None


def airless(me: CrewView, view: View, slot: int) -> Danger | None:
    """A room that loses its air when all have passed. Rulebook: Airlock Control."""
    room = room_at(view, slot)
    if room is None or not room.decompression:
        return None
    return Danger("deadly", Text("danger-airless", names=me.name))


def bleeds(me: CrewView) -> Danger | None:
    """Passing with an undressed Bleeding wound costs a light wound. Rulebook: Serious wounds."""
    if not any(wound.kind == "bleeding" and not wound.dressed for wound in me.wounds):
        return None
    if doomed(me):
        return Danger("deadly", Text("danger-any-wound", name=me.name))
    return Danger("bleeding", Text("danger-bleeding", name=me.name))


def ends_in_fire(act: Act, me: CrewView, view: View) -> Danger | None:
    """Whoever ends a turn in a burning room suffers a light wound, and with three serious ones dies of it."""
    if not doomed(me) or me.room is None:
        return None
    match act:
        case Move(_, to) | CarefulMove(_, to):
            slot = to
        case Pass():
            slot = me.room
        case Drop() | Rush() | Pay() | Aim():
            return None
        case PlayCard(card) if action_kind(card) in OUT_OF_FIRE:
            return None
        case UseItem(item) if item_id(item) in OUT_OF_FIRE:
            return None
        case _:
            slot = me.room
            if tile_at(view, slot) == "fire_control_system" and isinstance(act, RoomAction):
                return None
    last = view.actions_taken > 0 or isinstance(act, Pass)
    room = room_at(view, slot)
    burning = room is not None and room.fire
    if isinstance(act, Shoot) and WEAPON_MODIFIERS[item_id(act.weapon)].fire_on_rolled:
        burning = True
    return Danger("deadly", Text("danger-fire", name=me.name)) if last and burning else None
