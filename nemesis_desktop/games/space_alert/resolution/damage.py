"""Damage to the ship, tile by tile, and attacks that meet a shield first. Rulebook 3.4."""

from __future__ import annotations

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.ship import ZONES
from nemesis_desktop.games.space_alert.resolution.ship import Ship


def soaked(shield: int, points: int, through: str) -> tuple[int, int]:
    """What is left of a shield that meets an attack, and how many points pass it."""
    if through == "ignore":
        return shield, points
    soak = min(shield, points)
    passed = points - soak
    return shield - soak, 2 * passed if through == "double" else passed


def attack(ship: Ship, threat: int, zone: int, points: int, through: str = "normal") -> None:
    """A threat from outside attacks a zone; a Scout on the tracks makes others stronger by 1."""
    bonus = ship.auras("attack_plus", but=threat)
    before = ship.shields[zone]
    ship.shields[zone], passed = soaked(before, points + bonus, through)
    ship.tell(
        story.Attacked,
        code=ship.chips[threat].code,
        number=ship.chips[threat].turn,
        zone=ZONES[zone],
        points=points,
        bonus=bonus,
        soaked=before - ship.shields[zone],
        through=through,
        passed=passed,
        times=multiplier(ship, zone),
    )
    suffer(ship, threat, zone, passed)


def deal(ship: Ship, threat: int, zone: int, points: int) -> None:
    """A threat on board deals damage to a zone: shields do not help."""
    chip = ship.chips[threat]
    times = multiplier(ship, zone)
    ship.tell(story.DamageDealt, code=chip.code, number=chip.turn, zone=ZONES[zone], points=points, times=times)
    suffer(ship, threat, zone, points)


def suffer(ship: Ship, threat: int, zone: int, points: int) -> None:
    """A zone takes points of damage: a tile for each, more where something doubles it."""
    for _ in range(points * multiplier(ship, zone)):
        _draw(ship, threat, zone)


def multiplier(ship: Ship, zone: int) -> int:
    """How many tiles each point of damage draws: twice as many for a Fissure, and for old structural damage."""
    times = 2 if ship.old_structure[zone] else 1
    for threat in ship.noted:
        marks = ship.marks[threat]
        if ("double_all" in marks or (zone == 0 and "double_red" in marks)) and ship.states[threat] == "active":
            return 2 * times
    return times


def _draw(ship: Ship, threat: int, zone: int) -> None:
    """The next tile of a zone's pile acts at once; a seventh is the end of the ship. Raises ``ShipLost``."""
    drawn = len(ship.tiles[zone])
    code = ship.chips[threat].code
    pile = ship.plan.piles[zone]
    place = drawn - len(ship.plan.carried[zone])
    if place >= len(pile):
        ship.lose(code, ZONES[zone])
    tile = pile[place]
    ship.tiles[zone].append(tile)
    if tile == "shield":
        ship.shield_room[zone] -= 1
        ship.shields[zone] = min(ship.shields[zone], ship.shield_room[zone])
    elif tile == "reactor":
        ship.reactor_room[zone] -= 1
        ship.reactors[zone] = min(ship.reactors[zone], ship.reactor_room[zone])
    ship.tell(story.TileDrawn, zone=ZONES[zone], tile=tile, code=code)
