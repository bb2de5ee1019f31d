"""What an act of a turn is worth to a computer seat that explores, survives and leaves."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Act, Decision
from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    CarefulMove,
    Craft,
    Drop,
    Melee,
    MeleeEggs,
    Move,
    Mutate,
    Pass,
    PickUp,
    PlayCard,
    RoomAction,
    Shoot,
    ShootEggs,
    Trade,
    UseItem,
)
from nemesis_desktop.games.nemesis.bots.judging.fight_odds import (
    attack_harm,
    kill_chance,
    mean_injuries,
    melee_chance,
    melee_miss,
    severity,
)
from nemesis_desktop.games.nemesis.bots.judging.judgement import ENGINE_NUMBER, Situation
from nemesis_desktop.games.nemesis.bots.judging.mutant import cure_worth, last_marker, use_of_mutation
from nemesis_desktop.games.nemesis.bots.judging.tastes import (
    CARD_WORTH,
    CAREFUL_COST,
    ESCAPE_FEAR,
    ESCAPE_PROSPECTS,
    ESCAPE_WORTH,
    EVENT_FEAR,
    FIGHTING_CARDS,
    FIGHTING_ITEMS,
    FIRE_FEAR,
    INJURY_WORTH,
    KILL_WORTH,
    NEVER_ITEMS,
    RELIEF,
    REPAIRS,
    RESERVE,
    RESERVE_WORTH,
    SHOT_COST,
    STAY_FEAR,
    STEP_FEAR,
    THROWN_ITEMS,
    USUAL_HAND,
    item_kind,
)
from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS, action_kind
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION

NEVER = -100.0

_CONTAMINATION = frozenset(CONTAMINATION)


def turn_worth(now: Situation, decision: Decision, act: Act) -> float:
    """What an act is worth, less what it lays the seat open to."""
    worth = _fighting(now, act) if now.enemies else _working(now, act)
    return worth - _exposure(now, act)


def _exposure(now: Situation, act: Act) -> float:
    """What the event phase may bring: noise where one will stand, and few cards against a surprise attack."""
    moving = isinstance(act, Move | CarefulMove)
    slot = act.to if isinstance(act, Move | CarefulMove) else now.me.room or 0
    hand = len(now.mine.hand) - _cost(act)
    exposure = EVENT_FEAR * now.noise_risk(slot, max(0, hand))
    if not now.leaving:
        exposure += now.food_risk(slot)
    if now.rooms[slot].fire and isinstance(act, Pass):
        exposure += FIRE_FEAR * severity(len(now.me.wounds))
    if now.enemies or now.hurry or isinstance(act, Pass):
        return exposure if moving or not now.enemies else 0.0
    return exposure + RESERVE_WORTH * max(0, RESERVE - (now.funds - _cost(act)))


def _cost(act: Act) -> int:
    match act:
        case CarefulMove() | RoomAction():
            return 2
        case Pass() | Drop():
            return 0
        case PlayCard(card):
            return 1 + ACTION_FACTS[action_kind(card)].cost
        case _:
            return 1


def _fighting(now: Situation, act: Act) -> float:
    """In combat: kill what can be killed, run from the rest. Whoever stays is attacked when all have passed."""
    enemies = {enemy.id: enemy for enemy in now.enemies}
    worse = severity(len(now.me.wounds))
    attacks = sum(attack_harm(enemy.kind) for enemy in enemies.values()) * worse
    match act:
        case Shoot(weapon, target):
            enemy = enemies[target]
            kill = kill_chance(weapon, enemy.kind, enemy.injuries)
            relief = attack_harm(enemy.kind) * worse * RELIEF + 1.0
            return (
                kill * relief * KILL_WORTH
                + INJURY_WORTH * mean_injuries(weapon, enemy.kind)
                - SHOT_COST
                - (1.0 if now.funds <= 1 else 0.0)
            )
        case Melee(target):
            enemy = enemies[target]
            kill = melee_chance(enemy.kind, enemy.injuries)
            relief = attack_harm(enemy.kind) * worse * RELIEF + 1.0
            return kill * relief * KILL_WORTH - 1.2 - 3.0 * worse * melee_miss(enemy.kind)
        case Move(_, to):
            return ESCAPE_WORTH - now.danger(to) + ESCAPE_PROSPECTS * now.prospects(to) - attacks * ESCAPE_FEAR
        case PlayCard(card):
            return 6.0 if action_kind(card) in FIGHTING_CARDS and now.ammo else 0.0
        case UseItem(item):
            return 6.0 if item_kind(item) in FIGHTING_ITEMS else treat(now, item) - 1.0
        case Mutate():
            return use_of_mutation(now)
        case Pass():
            return -STAY_FEAR * attacks - 0.3 * now.funds
        case _:
            return NEVER


def _working(now: Situation, act: Act) -> float:
    """Out of combat: use the room, search, heal, or go where it is better."""
    here = now.me.room or 0
    match act:
        case RoomAction():
            return 2.0 * now.use_of(now.here.tile or "") - 2.0
        case Move(_, to):
            return _going(now, here, to)
        case CarefulMove(_, to):
            return _going(now, here, to, careful=True) - CAREFUL_COST
        case PlayCard(card):
            return card_worth(now, action_kind(card))
        case UseItem(item):
            return treat(now, item)
        case ActivateQuest():
            return 3.0
        case Craft():
            return 2.0
        case PickUp(thing):
            return 8.0 if now.agenda.wants_thing(thing) else -3.0
        case ShootEggs() | MeleeEggs():
            return 4.0 if now.agenda.nest else -3.0
        case Pass():
            return 0.5
        case Drop(thing):
            return _dropping(now, thing)
        case Trade():
            return NEVER
        case Mutate():
            return use_of_mutation(now)
        case _:
            return 0.0


def _going(now: Situation, here: int, to: int, *, careful: bool = False) -> float:
    """A move is worth what can be reached from there beyond what is here already, less the risk of the step itself."""
    gain = now.prospects(to) - max(now.worth(here), 0.0) - now.danger(to)
    hand = len(now.mine.hand) - (2 if careful else 1)
    risk = now.noise_risk(to, USUAL_HAND) - (0.0 if careful else STEP_FEAR * now.noise_risk(to, hand))
    return gain + risk + (3.0 if now.here.fire else 0.0)


def _dropping(now: Situation, thing: str) -> float:
    """An object is put down where it is wanted, or when it is no longer wanted at all."""
    if thing == "corpse_blue" and now.agenda.autopsy and now.here.tile == "surgery":
        return 20.0
    if thing == now.spare_weapon and not now.free_hand:
        lies_here = any(now.agenda.wants_thing(other) for other in now.here.objects)
        takes_egg = now.here.tile == "nest" and now.use_of("nest") > 5.0
        return 9.0 if lies_here or takes_egg else NEVER
    if thing.startswith(("corpse_", "egg_", "carcass_")) and not now.agenda.wants_thing(thing):
        return 3.0
    return NEVER


def card_worth(now: Situation, kind: str) -> float:
    """What playing an action card is worth."""
    room = now.here
    if kind == "search":
        return 4.0 + (room.items or 0) * 0.3 if not now.leaving else 1.0
    if kind == "rest" and last_marker(now):
        return NEVER
    if kind in ("rest", "motivation"):
        return 1.0 + 1.2 * now.contaminated + now.me.light_wounds
    if kind == "pyrotechnics":
        return 4.0 + 2.0 * max(0, now.wreck) if room.fire else NEVER
    if kind == "reload":
        return 3.0 if now.thirsty else NEVER
    if kind in REPAIRS:
        if room.malfunction:
            return 3.0 + 2.0 * max(0, now.wreck)
        return _mending(now)
    return CARD_WORTH.get(kind, 1.0) - 0.8


def _mending(now: Situation) -> float:
    """What a repair is worth here where nothing is broken: the engine, unless it is known to work."""
    tile = now.here.tile or ""
    worth = now.worth_of_engine(ENGINE_NUMBER[tile]) if tile in ENGINE_NUMBER else 0.0
    return 1.0 + worth if worth else -1.0


def treat(now: Situation, item: str) -> float:
    """What using an item is worth: medicine for the hurt, ammunition for the empty."""
    kind = item_kind(item)
    if kind in NEVER_ITEMS:
        return NEVER
    if kind in ("bandages", "medkit", "synthetic_food", "surgery_kit"):
        return 9.0 if now.bleeds else 5.0 if now.hurt else -2.0
    if kind in ("antidote", "alcohol", "laboratory_equipment"):
        return max(6.0 * now.me.larva, cure_worth(now), 1.5 * now.contaminated)
    if kind == "clothes":
        return 9.0 if now.bleeds else 3.0 if now.me.slime or now.hurt else -2.0
    if kind in ("energy_charge", "chemicals", "extended_magazine"):
        return 4.0 if now.thirsty else -1.0
    if kind == "fire_extinguisher":
        return 5.0 + 2.0 * max(0, now.wreck) if now.here.fire else 4.0 if now.enemies else -2.0
    if kind == "tools":
        return 3.0 + 2.0 * max(0, now.wreck) if now.here.malfunction else _mending(now)
    if kind in ("evacuation_key", "pilot_evacuation_key"):
        return 5.0 if now.leaving and not now.way_out else -2.0
    if kind in FIGHTING_ITEMS or kind in THROWN_ITEMS:
        beside = {other for _, other in now.board.neighbours[now.me.room or 0]}
        prey = any(one.room in beside for one in now.view.intruders)
        return 2.5 if kind in THROWN_ITEMS and prey and not now.enemies else -3.0
    return 0.6
