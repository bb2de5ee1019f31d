"""One combat, worked out: shots left against what the attacks will cost, and whether running away is better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.nemesis.acts import Melee, Move, Mutate, Pass, PlayCard, Shoot, UseItem
from nemesis_desktop.games.nemesis.bots.fight_odds import (
    attack_harm,
    death_chance,
    drives_away,
    melee_chance,
    melee_miss,
    severity,
    shot_injuries,
)
from nemesis_desktop.games.nemesis.bots.mutant import use_of_mutation
from nemesis_desktop.games.nemesis.bots.reading import Reading
from nemesis_desktop.games.nemesis.bots.tastes import item_kind
from nemesis_desktop.games.nemesis.components.actions import action_kind
from nemesis_desktop.games.nemesis.components.tokens import COMBAT_DIE
from nemesis_desktop.games.nemesis.view import HeldView, IntruderView

LATER = 0.8
"""What an attack of the next round counts beside one of this round: there will be new cards to deal with it."""

SLIPS = frozenset({"suppressive_fire", "covering_fire"})
"""Cards with which one leaves without being attacked."""

SHOOTS = frozenset({"adrenaline", "full_auto", "taking_aim"})
"""Cards that shoot better than a plain shot."""

SCARE = frozenset({"smoke_grenade", "decoy", "taser", "fire_extinguisher", "adrenaline_injection"})
"""Items that end a combat, or help in it."""

MISSED_MELEE = 3.0
"""What a serious wound costs, in light wounds: a miss hand to hand."""

CLAWED = 0.7
"""What the contamination card of a melee costs."""


@cache
def dead_after(weapon: str, kind: str, injuries: int, shots: int) -> float:
    """How likely so many shots kill an intruder with these injuries, or drive it away. Rulebook: Shoot; Injury check."""
    if shots <= 0:
        return 0.0
    chance = 0.0
    for face in COMBAT_DIE:
        dealt = shot_injuries(weapon, kind, face)
        if not dealt:
            chance += dead_after(weapon, kind, injuries, shots - 1)
            continue
        dies = 1.0 if drives_away(weapon) else death_chance(kind, injuries + dealt)
        chance += dies + (1.0 - dies) * dead_after(weapon, kind, injuries + dealt, shots - 1)
    return chance / len(COMBAT_DIE)


def attack_cost(now: Reading, enemies: Sequence[IntruderView]) -> float:
    """What one attack of each of these costs, in light wounds."""
    return sum(attack_harm(enemy.kind) for enemy in enemies) * severity(len(now.me.wounds))


def share(now: Reading, hand: int) -> float:
    """How much of the attacks at the end of the round is this person's: the smallest hand gets all of it."""
    here = [one for one in now.others if one.room == now.me.room]
    if not here:
        return 1.0
    smallest = min(one.hand_count for one in here)
    return 0.0 if hand > smallest else 0.5 if hand == smallest else 1.0


def best_weapon(now: Reading, enemy: IntruderView) -> HeldView | None:
    """The loaded weapon in hand that kills this one soonest."""
    loaded = [thing for slot in now.me.held for thing in slot if thing.ammo and thing.capacity is not None]
    return max(loaded, key=lambda one: dead_after(one.id, enemy.kind, enemy.injuries, min(one.ammo or 0, 3)), default=None)


def fight(now: Reading, acts: Sequence[Act], arrival: dict[int, float]) -> Act:
    """What to do in combat.

    Args:
        now: the situation.
        acts: what is offered.
        arrival: for every room next door, what it costs to stand there.
    """
    costs = {act: _cost(now, act, arrival) for act in acts}
    return min(acts, key=lambda act: costs[act])


def _cost(now: Reading, act: Act, arrival: dict[int, float]) -> float:
    """What is to be expected, in light wounds, if this is done next and the rest of the round well."""
    enemies, funds = now.enemies, now.funds
    attacks = attack_cost(now, enemies)
    hand = len(now.mine.hand)
    stay = share(now, hand) * attacks + LATER * attacks
    match act:
        case Pass():
            return stay + 0.1
        case Shoot(weapon, target):
            return _shooting(now, weapon, target, funds)
        case Melee(target):
            enemy = next(one for one in enemies if one.id == target)
            kill, miss = melee_chance(enemy.kind, enemy.injuries), melee_miss(enemy.kind)
            saved = kill * (1.0 + LATER) * attack_cost(now, [enemy])
            return stay - saved + miss * MISSED_MELEE * severity(len(now.me.wounds)) + CLAWED
        case Move(_, to):
            return attacks + arrival.get(to, 0.0)
        case PlayCard(card) if action_kind(card) in SLIPS and now.ammo:
            return 0.2 + min(arrival.values(), default=stay)
        case PlayCard(card) if action_kind(card) in SHOOTS and now.ammo:
            return _best_shooting(now) - 0.3
        case UseItem(item) if item_kind(item) in SCARE:
            return 0.4 * stay
        case Mutate():
            return stay - use_of_mutation(now)
    return stay + 100.0


def _best_shooting(now: Reading) -> float:
    shots = [
        _shooting(now, weapon.id, enemy.id, now.funds)
        for enemy in now.enemies
        if (weapon := best_weapon(now, enemy)) is not None
    ]
    return min(shots, default=100.0)


def _shooting(now: Reading, weapon: str, target: int, cards: int) -> float:
    """Shooting at one of them as long as cards and ammunition last; those left attack, now and later."""
    enemy = next(one for one in now.enemies if one.id == target)
    ammo = next((thing.ammo or 0 for slot in now.me.held for thing in slot if thing.id == weapon), 0)
    now_dead = dead_after(weapon, enemy.kind, enemy.injuries, min(ammo, cards))
    later_dead = dead_after(weapon, enemy.kind, enemy.injuries, ammo)
    alone = attack_cost(now, [enemy])
    rest = attack_cost(now, [one for one in now.enemies if one.id != target])
    left = max(0, len(now.mine.hand) - min(ammo, cards))
    return (
        share(now, left) * ((1.0 - now_dead) * alone + rest) + LATER * ((1.0 - later_dead) * alone + rest)
    )
