"""How the sentences of threat cards are carried out: one function for each class of ``components/effects.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components import effects
from nemesis_desktop.games.space_alert.components.ship import (
    BLUE,
    EVERY_ZONE,
    RED,
    STATIONS,
    UPPER_WHITE,
    WHITE,
    ZONES,
    blueward,
    neighbours,
    other_deck,
    redward,
    zone_of,
)
from nemesis_desktop.games.space_alert.resolution import damage
from nemesis_desktop.games.space_alert.resolution.buttons import refilled
from nemesis_desktop.games.space_alert.resolution.crew import delay_all, knock_out
from nemesis_desktop.games.space_alert.resolution.ship import Ship
from nemesis_desktop.games.space_alert.resolution.threat_damage import destroy

# ---------------------------------------------------------------- where


def zone_of_threat(ship: Ship, threat: int) -> int:
    """The zone on whose trajectory a threat is, or in which its token lies."""
    zone = ship.chips[threat].zone
    if zone:
        return ZONES.index(zone)
    stations = ship.tokens[threat] or ship.cards[threat].stations
    return zone_of(stations[0])


def _zones(ship: Ship, threat: int, where: str) -> list[int]:
    if where == "own":
        return [zone_of_threat(ship, threat)]
    if where == "others":
        return [zone for zone in EVERY_ZONE if zone != zone_of_threat(ship, threat)]
    if where == "tokens":
        return sorted(map(zone_of, ship.tokens[threat]))
    return {"all": list(EVERY_ZONE), "red_blue": [RED, BLUE], "red": [RED], "white": [WHITE]}[where]


def _left(ship: Ship, threat: int) -> int:
    """Hit points that are left."""
    return ship.hit_points[threat] - ship.damage[threat]


def _points(ship: Ship, threat: int, amount: effects.Amount) -> int:
    """An amount as a number."""
    if isinstance(amount, int):
        return amount
    return {
        "hp": lambda: _left(ship, threat),
        "hp_x2": lambda: 2 * _left(ship, threat),
        "central_energy": lambda: ship.reactors[WHITE],
        "players_here": lambda: len(ship.people_in(ship.tokens[threat][0])),
        "rockets_x3": lambda: 3 * max(0, ship.rockets - ship.damage[threat]),
    }[amount]()


def _happens(ship: Ship, threat: int, damaged: bool | None) -> bool:
    """Whether a sentence is meant for a threat as much damaged as this one."""
    return damaged is None or damaged == (ship.damage[threat] > 0)


# ---------------------------------------------------------------- threats outside


def _attack(ship: Ship, threat: int, effect: effects.Attack) -> None:
    cubes = ship.damage[threat]
    if cubes < effect.at_least or (effect.below is not None and cubes >= effect.below):
        return
    points = _points(ship, threat, effect.amount)
    for zone in _zones(ship, threat, effect.zones):
        damage.attack(ship, threat, zone, points, effect.through)


def _repair(ship: Ship, threat: int, effect: effects.Repair) -> None:
    cubes = ship.damage[threat]
    off = cubes // 2 if effect.amount == "half" else min(cubes, _points(ship, threat, effect.amount))
    if off:
        ship.damage[threat] -= off
        chip = ship.chips[threat]
        ship.tell(story.ThreatRepairs, code=chip.code, number=chip.turn, cubes=off, damage=ship.damage[threat])


def _speed(ship: Ship, threat: int, effect: effects.Speed) -> None:
    ship.speeds[threat] += effect.delta
    chip = ship.chips[threat]
    ship.tell(story.ThreatSpeed, code=chip.code, number=chip.turn, by=effect.delta, speed=ship.speeds[threat])


def _shields(ship: Ship, threat: int, effect: effects.Shields) -> None:
    before = ship.armour[threat]
    ship.armour[threat] = before + effect.delta if effect.become is None else effect.become
    chip = ship.chips[threat]
    by = ship.armour[threat] - before
    ship.tell(story.ThreatShields, code=chip.code, number=chip.turn, by=by, shields=ship.armour[threat])


def _marks(mark: str) -> Callable[[Ship, int, Any], None]:
    def put(ship: Ship, threat: int, effect: object) -> None:
        ship.mark(threat, mark)
        chip = ship.chips[threat]
        ship.tell(story.ThreatMarked, code=chip.code, number=chip.turn, mark=mark)

    return put


def _aura(ship: Ship, threat: int, effect: effects.Aura) -> None:
    _marks(effect.kind)(ship, threat, effect)


def _double(ship: Ship, threat: int, effect: effects.DoubleDamage) -> None:
    _marks(f"double_{effect.zones}")(ship, threat, effect)


def _damage_self(ship: Ship, threat: int, effect: effects.DamageSelf) -> None:
    ship.damage[threat] += effect.amount
    chip = ship.chips[threat]
    ship.tell(
        story.ThreatHurtsItself,
        code=chip.code,
        number=chip.turn,
        cubes=effect.amount,
        damage=ship.damage[threat],
        hit_points=ship.hit_points[threat],
    )
    if _left(ship, threat) <= 0:
        destroy(ship, threat)


def _count_letter(ship: Ship, threat: int, effect: effects.CountLetter) -> None:
    ship.letters[threat] += 1


def _lose(ship: Ship, threat: int, effect: effects.Lose) -> None:
    ship.lose(ship.chips[threat].code)


# ---------------------------------------------------------------- energy


def _drain(ship: Ship, threat: int, kind: str, zone: int, amount: int | None) -> int:
    """A shield or a reactor loses so much energy (all of it for None); how much it was."""
    container = ship.shields if kind == "shield" else ship.reactors
    lost = container[zone] if amount is None else min(amount, container[zone])
    if lost:
        container[zone] -= lost
        ship.tell(story.EnergyLost, code=ship.chips[threat].code, container=f"{kind}_{ZONES[zone]}", cubes=lost)
    return lost


def _drain_shields(ship: Ship, threat: int, effect: effects.DrainShields) -> None:
    for zone in _zones(ship, threat, effect.zones):
        _drain(ship, threat, "shield", zone, effect.amount if isinstance(effect.amount, int) else None)


def _drain_reactors(ship: Ship, threat: int, effect: effects.DrainReactors) -> None:
    for zone in _zones(ship, threat, effect.zones):
        _drain(ship, threat, "reactor", zone, effect.amount if isinstance(effect.amount, int) else None)


def _drain_or_damage(ship: Ship, threat: int, effect: effects.DrainOrDamage) -> None:
    zone = zone_of_threat(ship, threat)
    if not _drain(ship, threat, "reactor", zone, 1):
        damage.deal(ship, threat, zone, 1)


def _move_energy_up(ship: Ship, threat: int, effect: effects.MoveEnergyUp) -> None:
    before = ship.shields[WHITE]
    ship.shields[WHITE], ship.reactors[WHITE] = refilled(
        before, ship.shield_room[WHITE], ship.reactors[WHITE], heroic=False
    )
    if ship.shields[WHITE] > before:
        ship.tell(
            story.EnergyShifted,
            code=ship.chips[threat].code,
            source="reactor_white",
            target="shield_white",
            cubes=ship.shields[WHITE] - before,
        )


def _leak(ship: Ship, threat: int, effect: effects.Leak) -> None:
    if effect.what == "all_reactors":
        leaks = [("reactor", zone) for zone in EVERY_ZONE]
    else:
        leaks = [("reactor" if effect.what == "central_reactor" else "shield", WHITE)]
    for kind, zone in leaks:
        lost = _drain(ship, threat, kind, zone, None)
        if lost:
            damage.deal(ship, threat, zone, lost)


# ---------------------------------------------------------------- threats on board


def _damage(ship: Ship, threat: int, effect: effects.Damage) -> None:
    if not _happens(ship, threat, effect.damaged):
        return
    points = _points(ship, threat, effect.amount)
    for zone in _zones(ship, threat, effect.zones):
        damage.deal(ship, threat, zone, points)


def _delay(ship: Ship, threat: int, effect: effects.Delay) -> None:
    if effect.scope == "ship":
        people = list(ship.crew)
    elif effect.scope == "zone":
        zone = zone_of_threat(ship, threat)
        people = [one for one in ship.crew if ship.aboard(one) and zone_of(ship.at[one]) == zone]
    else:
        people = [one for one in ship.crew if ship.at[one] in ship.tokens[threat]]
    delay_all(ship, people, ship.chips[threat].code)


def _knock_out(ship: Ship, threat: int, effect: effects.KnockOut) -> None:
    reaches: Callable[[int], bool] = {
        "ship": lambda one: True,
        "station": lambda one: ship.at[one] == ship.tokens[threat][0],
        "tokens": lambda one: ship.at[one] in ship.tokens[threat],
        "stations": lambda one: ship.at[one] in ship.cards[threat].stations,
        "leading_squad": lambda one: bool(ship.squads[one]),
        "except_upper_white": lambda one: ship.at[one] != UPPER_WHITE,
        "without_active_squad": lambda one: ship.at[one] == ship.tokens[threat][0] and ship.squads[one] != "active",
    }[effect.scope]
    for figure in ship.crew:
        if ship.aboard(figure) and reaches(figure):
            knock_out(ship, figure, ship.chips[threat].code)


def crowded(station: int, people: Mapping[int, int]) -> int:
    """Where the Seeker goes: to the neighbouring station with the most people; on a tie for most it stays."""
    ways = neighbours(station)
    most = max(people.get(way, 0) for way in ways)
    best = [way for way in ways if people.get(way, 0) == most]
    return best[0] if len(best) == 1 else station


def _move(ship: Ship, threat: int, effect: effects.Move) -> None:
    if not _happens(ship, threat, effect.damaged):
        return
    station = ship.tokens[threat][0]
    if effect.to == "most_players":
        to = crowded(station, {one: len(ship.people_in(one)) for one in neighbours(station)})
    else:
        to = {"red": redward, "blue": blueward, "deck": other_deck}[effect.to](station)
    if to != station:
        ship.tokens[threat] = (to,)
        chip = ship.chips[threat]
        ship.tell(story.IntruderMoved, code=chip.code, number=chip.turn, start=STATIONS[station], to=STATIONS[to])


def _spread(ship: Ship, threat: int, effect: effects.Spread) -> None:
    """No slime comes where some lies already, also of another card; what is new does not spread on."""
    way = redward if effect.to == "red" else blueward
    for station in ship.tokens[threat]:
        to = way(station)
        if to == station or _slimed(ship, to):
            continue
        ship.tokens[threat] = (*ship.tokens[threat], to)
        chip = ship.chips[threat]
        ship.tell(story.SlimeSpread, code=chip.code, number=chip.turn, start=STATIONS[station], to=STATIONS[to])


def _slimed(ship: Ship, station: int) -> bool:
    return any(station in ship.tokens[one] for one in ship.threats if "slime" in ship.cards[one].traits)


def _destroy_rocket(ship: Ship, threat: int, effect: effects.DestroyRocket) -> None:
    """Warheads that count rockets as their hit points lose one with it, and may be destroyed so."""
    if not ship.rockets:
        return
    ship.rockets -= 1
    ship.tell(story.RocketDestroyed, code=ship.chips[threat].code, left=ship.rockets)
    for other in ship.threats:
        if ship.active(other) and "rockets_as_hit_points" in ship.cards[other].traits:
            ship.hit_points[other] -= 1
            if _left(ship, other) <= 0:
                destroy(ship, other)


def _destroy_fuel(ship: Ship, threat: int, effect: effects.DestroyFuel) -> None:
    if ship.fuel:
        ship.fuel -= 1
        ship.tell(story.FuelLost, code=ship.chips[threat].code, left=ship.fuel)


def _disable_stored_squad(ship: Ship, threat: int, effect: effects.DisableStoredSquad) -> None:
    if ship.bays.get(effect.station) == "ready":
        ship.bays[effect.station] = "disabled"
        ship.tell(story.StoredSquadDisabled, code=ship.chips[threat].code, station=STATIONS[effect.station])


DOES: Final[Mapping[type[effects.Effect], Callable[[Ship, int, Any], None]]] = {
    effects.Attack: _attack,
    effects.Damage: _damage,
    effects.Repair: _repair,
    effects.Speed: _speed,
    effects.Shields: _shields,
    effects.Reveal: _marks("revealed"),
    effects.Aura: _aura,
    effects.DamageSelf: _damage_self,
    effects.CountLetter: _count_letter,
    effects.Lose: _lose,
    effects.DrainShields: _drain_shields,
    effects.DrainReactors: _drain_reactors,
    effects.DrainOrDamage: _drain_or_damage,
    effects.Delay: _delay,
    effects.KnockOut: _knock_out,
    effects.Move: _move,
    effects.Grow: _marks("grown"),
    effects.Spread: _spread,
    effects.DestroyRocket: _destroy_rocket,
    effects.DestroyFuel: _destroy_fuel,
    effects.DisableStoredSquad: _disable_stored_squad,
    effects.DoubleDamage: _double,
    effects.LethalEntry: _marks("lethal"),
    effects.MoveEnergyUp: _move_energy_up,
    effects.Leak: _leak,
}
"""What each kind of sentence does; moving others along stands with the moves of threats."""
