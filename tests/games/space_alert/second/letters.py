"""What the threats of the second resolver do: their moves along the tracks and the effects of X, Y and Z."""

from __future__ import annotations

from tests.games.space_alert.second.ship import (
    ZONES,
    Figure,
    Ship,
    ShipIsLostError,
    Threat,
    beside,
    neighbours,
    other_deck,
    zone_of,
)


def threats_act(ship: Ship) -> None:
    """All threats on their tracks move, lowest number first (3.4)."""
    for threat in ship.active():
        if threat.active:
            advance(ship, threat, threat.speed)


def advance(ship: Ship, threat: Threat, squares: int) -> None:
    """Square by square, carrying out each letter at once; a threat that is gone does no more."""
    _, with_x, with_y = ship.tracks[threat.lane]
    for _ in range(squares):
        if not threat.active:
            return
        threat.square -= 1
        if threat.square in with_x:
            carry_out(ship, threat, "X")
        elif threat.square in with_y:
            carry_out(ship, threat, "Y")
        elif threat.square == 1:
            carry_out(ship, threat, "Z")
            ship.survive(threat)


def carry_out(ship: Ship, threat: Threat, letter: str) -> None:
    for effect in threat.letters[letter]:
        words = effect.split()
        if words[-1].startswith("if") and not holds(threat, words.pop()):
            continue
        do = EFFECTS[words[0]]
        do(ship, threat, *words[1:])


def holds(threat: Threat, condition: str) -> bool:
    """``if>=n`` or ``if<n``: the damage cubes on the card now."""
    if condition.startswith("if>="):
        return threat.damage >= int(condition[4:])
    return threat.damage < int(condition[3:])


# ---- outside


def attack(ship: Ship, threat: Threat, zones: str, amount: str, through: str = "") -> None:
    left = threat.hit_points - threat.damage
    points = {"hp": left, "hp_x2": 2 * left}.get(amount)
    targets = {
        "own": [threat.lane],
        "all": list(ZONES),
        "others": [zone for zone in ZONES if zone != threat.lane],
        "red_blue": ["red", "blue"],
    }
    ship.attack(threat, targets[zones], int(amount) if points is None else points, through)


def repair(ship: Ship, threat: Threat, amount: str) -> None:
    cubes = threat.damage // 2 if amount == "half" else int(amount)
    threat.damage = max(0, threat.damage - cubes)


def speed(ship: Ship, threat: Threat, change: str) -> None:
    threat.speed += int(change)


def shields(ship: Ship, threat: Threat, change: str) -> None:
    if change.startswith("="):
        threat.shields = int(change[1:])
    else:
        threat.shields += int(change)


def reveal(ship: Ship, threat: Threat) -> None:
    threat.revealed = True


def aura(ship: Ship, threat: Threat, kind: str) -> None:
    threat.aura = kind


def advance_others(ship: Ship, threat: Threat, squares: str) -> None:
    for other in ship.active(outside=True):
        if other is not threat and other.active:
            advance(ship, other, int(squares))


def damage_self(ship: Ship, threat: Threat, cubes: str) -> None:
    threat.damage += int(cubes)
    if threat.damage >= threat.hit_points:
        ship.destroy(threat)


def count_letter(ship: Ship, threat: Threat) -> None:
    threat.passed += 1


def lose(ship: Ship, threat: Threat) -> None:
    raise ShipIsLostError(threat.code)


# ---- energy and stock


def own_zone(threat: Threat) -> str:
    return threat.lane if threat.outside else zone_of(threat.tokens[0])


def zones_named(threat: Threat, zones: str) -> list[str]:
    return list(ZONES) if zones == "all" else [own_zone(threat)] if zones == "own" else [zones]


def drain(energy: dict[str, int], zones: list[str], amount: str) -> None:
    for zone in zones:
        energy[zone] = 0 if amount == "all" else max(0, energy[zone] - int(amount))


def drain_shields(ship: Ship, threat: Threat, zones: str, amount: str) -> None:
    drain(ship.shield, zones_named(threat, zones), amount)


def drain_reactors(ship: Ship, threat: Threat, zones: str, amount: str) -> None:
    drain(ship.reactor, zones_named(threat, zones), amount)


def drain_or_damage(ship: Ship, threat: Threat) -> None:
    zone = own_zone(threat)
    if ship.reactor[zone]:
        ship.reactor[zone] -= 1
    else:
        ship.damage(zone, 1, threat)


def move_energy_up(ship: Ship, threat: Threat) -> None:
    ship.fill_shield("white")


def leak(ship: Ship, threat: Threat, what: str) -> None:
    """All energy of a container is lost and deals as much damage to its zone."""
    places = {
        "central_reactor": [(ship.reactor, "white")],
        "white_shield": [(ship.shield, "white")],
        "all_reactors": [(ship.reactor, zone) for zone in ZONES],
    }
    for energy, zone in places[what]:
        lost, energy[zone] = energy[zone], 0
        ship.damage(zone, lost, threat)


def destroy_rocket(ship: Ship, threat: Threat) -> None:
    """One rocket of the bay; warheads that lie there lose a hit point with it."""
    if not ship.rockets:
        return
    ship.rockets -= 1
    for warheads in ship.active(outside=False):
        if warheads.code == "I1-07":
            warheads.hit_points -= 1
            ship.harm_inside(warheads, 0)


def destroy_fuel(ship: Ship, threat: Threat) -> None:
    ship.fuel = max(0, ship.fuel - 1)


def disable_stored_squad(ship: Ship, threat: Threat, bay: str) -> None:
    if bay in ship.bays:
        ship.bays[bay] = "disabled"


# ---- inside


def damage(ship: Ship, threat: Threat, zones: str, amount: str) -> None:
    """Damage from inside, which no shield stops, in the zone of the token, in all zones, or once for each token."""
    if amount == "central_energy":
        points = ship.reactor["white"]
    elif amount == "players_here":
        points = len(ship.those_in(threat.tokens[0]))
    elif amount == "rockets_x3":
        points = 3 * (ship.rockets - threat.damage)
    else:
        points = int(amount)
    if zones == "tokens":
        struck = [zone for zone in ZONES for token in threat.tokens if zone_of(token) == zone]
    else:
        struck = zones_named(threat, zones)
    for zone in struck:
        ship.damage(zone, points, threat)


def move(ship: Ship, threat: Threat, to: str) -> None:
    here = threat.tokens[0]
    if to == "deck":
        threat.tokens = [other_deck(here)]
    elif to == "most_players":
        crew = {station: len(ship.those_in(station)) for station in neighbours(here)}
        most = [station for station in crew if crew[station] == max(crew.values())]
        if len(most) == 1:
            threat.tokens = most
    else:
        threat.tokens = [beside(here, to)]


def spread(ship: Ship, threat: Threat, way: str) -> None:
    """Each token that lies there now spreads one station on, where no slime lies."""
    for token in list(threat.tokens):
        station = beside(token, way)
        if not ship.slime_in(station):
            threat.tokens.append(station)
            threat.offspring.append(station)


def grow(ship: Ship, threat: Threat) -> None:
    threat.grown = True


def double_damage(ship: Ship, threat: Threat, zones: str) -> None:
    threat.doubles = ("red",) if zones == "red" else ZONES


def lethal_entry(ship: Ship, threat: Threat) -> None:
    threat.lethal = True


# ---- crew


def those_meant(ship: Ship, threat: Threat, scope: str) -> list[Figure]:
    """Who is meant; a pilot in space never is."""
    aboard = [figure for figure in ship.crew if figure.aboard]
    if scope == "ship":
        return aboard
    if scope == "zone":
        return [figure for figure in aboard if zone_of(figure.at) == threat.lane]
    if scope == "station":
        return ship.those_in(threat.tokens[0])
    if scope == "tokens":
        return ship.those_in(*threat.tokens)
    if scope == "stations":
        return ship.those_in(*threat.stations)
    if scope == "leading_squad":
        return [figure for figure in aboard if figure.squad]
    if scope == "except_upper_white":
        return [figure for figure in aboard if figure.at != "upper_white"]
    assert scope == "without_active_squad"
    return [figure for figure in ship.those_in(threat.tokens[0]) if figure.squad != "active"]


def delay(ship: Ship, threat: Threat, scope: str) -> None:
    ship.delay(those_meant(ship, threat, scope))


def knock_out(ship: Ship, threat: Threat, scope: str) -> None:
    for figure in those_meant(ship, threat, scope):
        figure.knock_out()


EFFECTS = {
    effect.__name__: effect
    for effect in (
        attack, repair, speed, shields, reveal, aura, advance_others, damage_self, count_letter, lose,
        drain_shields, drain_reactors, drain_or_damage, move_energy_up, leak, destroy_rocket, destroy_fuel,
        disable_stored_squad, damage, move, spread, grow, double_damage, lethal_entry, delay, knock_out,
    )
}  # fmt: skip
