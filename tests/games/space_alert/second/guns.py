"""The damage step of the second resolver (3.3): aiming, sums, destroyed threats and their answers."""

from __future__ import annotations

from tests.games.space_alert.second.ship import ZONES, Ship, Threat, zone_of

ROCKET_DAMAGE = 3
INTERCEPTORS = (3, 1)
INTERCEPTORS_ON_BEHEMOTH = 9
# One shot: what it is, whom it is aimed at, how strong it is.
Shot = tuple[str, Threat, int]


def damage_step(ship: Ship, charged: dict[str, int], interceptors: int | None) -> None:
    """All weapons aim, then all damage is settled. ``interceptors`` is the bonus of a pilot who attacks, else None."""
    shots = [shot for station, bonus in charged.items() for shot in gun_shots(ship, station, bonus)]
    if ship.striking:
        shots += rocket_shots(ship)
        ship.striking = False
    overloaded = False
    if interceptors is not None:
        attacked = [t for t in targets(ship) if t.band == 1]
        shots += interceptor_shots(attacked, interceptors)
        overloaded = len(attacked) == 1 and "interceptor_overload" in attacked[0].own
    aimed_at = [threat for threat in ship.active(outside=True) if any(shot[1] is threat for shot in shots)]
    # Everything is worked out before anything changes.
    cubes = [(threat, cubes_from(ship, threat, shots)) for threat in aimed_at]
    hurt = []
    for threat, number in cubes:
        threat.cryoshield = False
        threat.damage += number
        if number:
            hurt.append(threat)
    for weapon, threat, _ in shots:
        if weapon == "rocket" and "rocket_magnet" in threat.own:
            threat.shields += 1
    if overloaded and ship.pilot:
        ship.pilot.knock_out()
    dead = kill(ship, hurt)
    answers(ship, dead, hurt)


def targets(ship: Ship) -> list[Threat]:
    """Threats outside that can be aimed at with anything, lowest number first."""
    return [
        threat
        for threat in ship.active(outside=True)
        if not ("hidden_until_x" in threat.own and not threat.revealed)
        and not ("safe_at_distance_3" in threat.own and threat.band == 3)
    ]


def nearest(threats: list[Threat]) -> list[Threat]:
    """The one with fewest squares to go, of equal ones the lowest number; nothing where there is none."""
    return sorted(threats, key=lambda threat: (threat.square, *threat.order))[:1]


def gun_shots(ship: Ship, station: str, bonus: int) -> list[Shot]:
    zone = zone_of(station)
    here = [threat for threat in targets(ship) if threat.lane == zone]
    if station == "lower_white":
        reach = 2 - ship.tiles["white"].count("pulse_cannon")
        return [("pulse", threat, 1 + bonus) for threat in targets(ship) if threat.band <= reach]
    if station.startswith("upper"):
        strength = (5 if zone == "white" else 4) - ship.tiles[zone].count("heavy_laser") + bonus
        seen = [threat for threat in here if "no_heavy_laser" not in threat.own]
        return [("heavy", threat, strength) for threat in nearest(seen)]
    strength = 2 - ship.tiles[zone].count("light_laser") + bonus
    return [("light", threat, strength) for threat in nearest(here)]


def rocket_shots(ship: Ship) -> list[Shot]:
    magnets = [threat for threat in ship.active(outside=True) if "rocket_magnet" in threat.own]
    near = [threat for threat in targets(ship) if threat.band <= 2 and "no_rockets" not in threat.own]
    aimed = nearest(magnets or near)
    return [("rocket", threat, 0 if "rocket_wasted" in threat.own else ROCKET_DAMAGE) for threat in aimed]


def interceptor_shots(attacked: list[Threat], bonus: int) -> list[Shot]:
    alone, among_others = INTERCEPTORS
    if len(attacked) == 1:
        strength = INTERCEPTORS_ON_BEHEMOTH if "interceptor_overload" in attacked[0].own else alone
    else:
        strength = among_others
    return [("interceptors", threat, strength + bonus) for threat in attacked]


def cubes_from(ship: Ship, threat: Threat, shots: list[Shot]) -> int:
    """The sum of all shots at a threat less its shields, once."""
    at_it = [(weapon, strength) for weapon, threat_aimed_at, strength in shots if threat_aimed_at is threat]
    if "cryoshield" in threat.own and threat.cryoshield:
        return 0
    shields = threat.shields + len(ship.auras("shields_plus"))
    if "pulse_zeroes_shields" in threat.own and any(weapon == "pulse" for weapon, _ in at_it):
        shields = 0
    cubes = max(0, sum(strength for _, strength in at_it) - shields)
    return min(cubes, 1) if "damage_cap_1" in threat.own else cubes


def kill(ship: Ship, hurt: list[Threat]) -> list[Threat]:
    """Everything at its hit points is destroyed; a Tanker that goes hurts all others, which may go in turn."""
    dead: list[Threat] = []
    while dying := [threat for threat in ship.active(outside=True) if threat.damage >= threat.hit_points]:
        for threat in dying:
            ship.destroy(threat)
        dead += dying
        for _ in [threat for threat in dying if "death_splash" in threat.own]:
            for other in ship.active(outside=True):
                other.damage += 1
                hurt.append(other)
    return dead


def answers(ship: Ship, dead: list[Threat], hurt: list[Threat]) -> None:
    """Asteroids that broke up attack their zone, a Nemesis that was hurt attacks all; lowest number first."""
    for threat in sorted(ship.threats, key=lambda threat: threat.order):
        if threat in dead and threat.passed and "break_up" in threat.own:
            ship.attack(threat, [threat.lane], threat.own["break_up"] * threat.passed)
        if threat in hurt and "retaliates" in threat.own:
            ship.attack(threat, list(ZONES), 1)
