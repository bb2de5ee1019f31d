"""Damage to threats outside: all aim, then every hit is settled, then threats answer. Rulebook 3.3."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.ship import GUNS, INTERCEPTORS_MANY, ZONES, Gun
from nemesis_desktop.games.space_alert.components.tracks import distance
from nemesis_desktop.games.space_alert.resolution.crew import knock_out
from nemesis_desktop.games.space_alert.resolution.damage import attack
from nemesis_desktop.games.space_alert.resolution.ship import Ship
from nemesis_desktop.games.space_alert.resolution.threat_damage import destroy

_ROCKET = GUNS["rocket"]
_INTERCEPTORS = GUNS["interceptors"]
_ALONE_WITH_BEHEMOTH = 9
"""What interceptors deal to a Behemoth that is their only target."""


class Shot(NamedTuple):
    """Damage aimed at a threat: by which weapon, fired by whom (-1 for a rocket), how much."""

    gun: str
    figure: int
    damage: int


Aims = dict[int, list[Shot]]
"""What is aimed at each threat."""


def damage_step(ship: Ship) -> None:
    """Everything that was charged and launched hits; threats that are destroyed leave, and some of them answer."""
    if not (ship.charged or ship.striking or ship.pilot >= 0):
        return
    aims: Aims = {}
    overload = _aim(ship, aims)
    before = tuple(ship.damage)
    for threat in sorted(aims):
        _settle(ship, threat, aims[threat])
    rocket_hit = [threat for threat, shots in aims.items() if any(shot.gun == "rocket" for shot in shots)]
    killed = _kill(ship)
    for threat in rocket_hit:
        if "rocket_magnet" in ship.cards[threat].traits and ship.active(threat):
            ship.armour[threat] += 1
            chip = ship.chips[threat]
            ship.tell(story.ThreatShields, code=chip.code, number=chip.turn, by=1, shields=ship.armour[threat])
    if overload >= 0:
        knock_out(ship, ship.pilot, ship.chips[overload].code)
    _answer(ship, before, killed)
    ship.charged.clear()
    ship.firers.clear()
    ship.striking = False


# ---------------------------------------------------------------- aiming


def _aim(ship: Ship, aims: Aims) -> int:
    """Choose every target before anything is hit; the Behemoth that the pilot meets alone, or -1."""
    for id, bonus in ship.charged.items():
        gun = GUNS[id]
        damage = gun.damage + bonus
        if gun.kind == "pulse":
            reach = gun.reach - _hurt(ship, gun)
            for threat in _targets(ship, gun.kind, reach):
                aims.setdefault(threat, []).append(Shot(id, ship.firers[id], damage))
            continue
        here = [t for t in _targets(ship, gun.kind, gun.reach) if ship.chips[t].zone == ZONES[gun.zone or 0]]
        if here:
            shot = Shot(id, ship.firers[id], damage - _hurt(ship, gun))
            aims.setdefault(_nearest(ship, here), []).append(shot)
    if ship.striking:
        _aim_rocket(ship, aims)
    return _aim_interceptors(ship, aims) if ship.pilot >= 0 else -1


def _hurt(ship: Ship, gun: Gun) -> int:
    """How many damage tiles a gun has."""
    return sum(tiles.count(gun.tile) for zone, tiles in enumerate(ship.tiles) if gun.zone in (None, zone))


def _targets(ship: Ship, weapon: str, reach: int) -> list[int]:
    """The threats outside that a weapon can aim at within its reach. Those it cannot aim at do not shield others."""
    return [
        threat
        for threat in ship.outside
        if ship.states[threat] == "active" and _can_aim_at(ship, threat, weapon, reach)
    ]


def _can_aim_at(ship: Ship, threat: int, weapon: str, reach: int) -> bool:
    traits, far = ship.cards[threat].traits, distance(ship.squares[threat])
    return not (
        far > reach
        or ("hidden_until_x" in traits and not ship.marked(threat, "revealed"))
        or ("safe_at_distance_3" in traits and far == 3)
        or (weapon == "rocket" and "no_rockets" in traits)
        or (weapon == "heavy_laser" and "no_heavy_laser" in traits)
    )


def _nearest(ship: Ship, threats: Iterable[int]) -> int:
    """The one with the fewest squares to go; of equal ones the lower number."""
    return min(threats, key=lambda threat: (ship.squares[threat], threat))


def _aim_rocket(ship: Ship, aims: Aims) -> None:
    """The rocket launched in the turn before: a Juggernaut draws it from anywhere; without a target it is used up."""
    draws = [t for t in ship.outside if ship.active(t) and "rocket_magnet" in ship.cards[t].traits]
    targets = draws or _targets(ship, "rocket", _ROCKET.reach)
    if not targets:
        ship.tell(story.RocketWasted)
        return
    target = _nearest(ship, targets)
    wasted = "rocket_wasted" in ship.cards[target].traits
    aims.setdefault(target, []).append(Shot("rocket", -1, 0 if wasted else _ROCKET.damage))


def _aim_interceptors(ship: Ship, aims: Aims) -> int:
    """Every threat at distance 1: 3 damage to a lone one, 1 to each of several. A lone Behemoth overloads them."""
    targets = _targets(ship, "interceptors", _INTERCEPTORS.reach)
    overload = -1
    damage = INTERCEPTORS_MANY
    if len(targets) == 1:
        damage = _INTERCEPTORS.damage
        if "interceptor_overload" in ship.cards[targets[0]].traits:
            overload, damage = targets[0], _ALONE_WITH_BEHEMOTH
    for threat in targets:
        aims.setdefault(threat, []).append(Shot("interceptors", ship.pilot, damage + ship.attack))
    return overload


# ---------------------------------------------------------------- settling


def shields_against(ship: Ship, threat: int, shots: Iterable[Shot]) -> int:
    """What a threat's shields take off in this step; a Marauder adds to them."""
    zeroed = "pulse_zeroes_shields" in ship.cards[threat].traits and any(shot.gun == "pulse_cannon" for shot in shots)
    return 0 if zeroed else ship.armour[threat] + ship.auras("shields_plus")


def _settle(ship: Ship, threat: int, shots: list[Shot]) -> None:
    """All damage aimed at a threat is summed up and its shields taken off once; the rest are cubes."""
    traits = ship.cards[threat].traits
    shields = shields_against(ship, threat, shots)
    total = sum(shot.damage for shot in shots)
    cubes = max(0, total - shields)
    note = ""
    if "cryoshield" in traits and not ship.marked(threat, "thawed"):
        ship.mark(threat, "thawed")
        cubes, note = 0, "cryoshield"
    elif "damage_cap_1" in traits and cubes > 1:
        cubes, note = 1, "cap"
    ship.damage[threat] += cubes
    chip = ship.chips[threat]
    ship.tell(
        story.Hit,
        code=chip.code,
        number=chip.turn,
        guns=tuple(shot.gun for shot in shots),
        figures=tuple(shot.figure for shot in shots),
        amounts=tuple(shot.damage for shot in shots),
        total=total,
        shields=shields,
        cubes=cubes,
        damage=ship.damage[threat],
        hit_points=ship.hit_points[threat],
        note=note,
    )


def _kill(ship: Ship) -> list[int]:
    """Threats with as many cubes as hit points are destroyed; a Tanker's end hurts all others, and may kill more."""
    killed: list[int] = []
    while dying := [t for t in ship.outside if _is_dead(ship, t)]:
        for threat in dying:
            destroy(ship, threat)
        killed += dying
        for threat in dying:
            if "death_splash" in ship.cards[threat].traits:
                _splash(ship, threat)
    return killed


def _is_dead(ship: Ship, threat: int) -> bool:
    return ship.damage[threat] >= ship.hit_points[threat] and ship.states[threat] == "active"


def _splash(ship: Ship, tanker: int) -> None:
    """One cube for every other threat outside, past shields, invisibility, cryoshield and limits."""
    for threat in ship.outside:
        if ship.active(threat):
            ship.damage[threat] += 1
            chip = ship.chips[threat]
            ship.tell(
                story.Splashed,
                code=chip.code,
                number=chip.turn,
                by=ship.chips[tanker].code,
                damage=ship.damage[threat],
                hit_points=ship.hit_points[threat],
            )


def _answer(ship: Ship, before: tuple[int, ...], killed: list[int]) -> None:
    """In the order of numbers: destroyed asteroids break up, and a Nemesis that was hurt strikes back."""
    for threat in ship.outside:
        card = ship.cards[threat]
        if "death_attack" in card.traits and threat in killed and ship.letters[threat]:
            zone = ZONES.index(ship.chips[threat].zone)
            attack(ship, threat, zone, card.bonus * ship.letters[threat])
        if "retaliates" in card.traits and ship.damage[threat] > before[threat]:
            for zone in range(len(ZONES)):
                attack(ship, threat, zone, 1)
