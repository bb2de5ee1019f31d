"""The buttons of the stations: A fires, B moves energy, C is special; a malfunction on one is repaired first."""

from __future__ import annotations

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.ship import (
    GUN_OF,
    LOWER_WHITE,
    SPECIAL_OF,
    STAGE_OF,
    STAGES,
    STATIONS,
    WHITE,
    ZONES,
)
from nemesis_desktop.games.space_alert.resolution.ship import Ship
from nemesis_desktop.games.space_alert.resolution.space import launch
from nemesis_desktop.games.space_alert.resolution.threat_damage import destroy, hurt


def press(ship: Ship, figure: int, token: str) -> None:
    """A figure presses A, B or C of its station, ``heroic_A`` or ``heroic_B``."""
    heroic = token.startswith("heroic_")
    letter = token[-1]
    station = ship.at[figure]
    covering = _covering(ship, station, letter)
    if covering:
        repair(ship, figure, token, covering, station)
    elif letter == "A":
        fire(ship, figure, token, station, heroic)
    elif letter == "B":
        move_energy(ship, figure, token, station, heroic)
    else:
        _SPECIALS[SPECIAL_OF[station]](ship, figure)


# ---------------------------------------------------------------- malfunctions


def _covering(ship: Ship, station: int, letter: str) -> list[int]:
    """The malfunctions on a button, the lowest number first."""
    lying = ship.malfunctions
    return [threat for threat in lying if station in ship.tokens[threat] and ship.cards[threat].system == letter]


def repair(ship: Ship, figure: int, token: str, covering: list[int], station: int) -> None:
    """A repair goes to the lowest number that can still be repaired; a button under others is dead."""
    threat = next((one for one in covering if ship.active(one)), None)
    if threat is None:
        ship.tell(story.Failed, who=figure, token=token, why="broken")
        return
    traits = ship.cards[threat].traits
    ship.uses.setdefault(threat, []).append(station)
    if "needs_three_at_once" in traits:
        chip = ship.chips[threat]
        ship.tell(story.Disarms, who=figure, token=token, code=chip.code, number=chip.turn)
        return
    hurt(ship, threat, 2 if token.startswith("heroic_") else 1, figure, token)
    if ship.damage[threat] >= ship.hit_points[threat]:
        destroy(ship, threat)


def together(ship: Ship) -> None:
    """At the end of the player step: what several people have done to one malfunction counts together."""
    for threat, stations in ship.uses.items():
        if not ship.active(threat):
            continue
        card, chip = ship.cards[threat], ship.chips[threat]
        if "needs_three_at_once" in card.traits and len(stations) >= 3:
            destroy(ship, threat)
        elif "all_stations_bonus" in card.traits and set(stations) == set(card.stations):
            ship.damage[threat] += card.bonus
            ship.tell(
                story.WorkedTogether,
                code=chip.code,
                number=chip.turn,
                cubes=card.bonus,
                damage=ship.damage[threat],
                hit_points=ship.hit_points[threat],
            )
            if ship.damage[threat] >= ship.hit_points[threat]:
                destroy(ship, threat)


# ---------------------------------------------------------------- A


def fire(ship: Ship, figure: int, token: str, station: int, heroic: bool) -> None:
    """A gun takes 1 energy from its reactor, a light laser uses its battery; each once in a turn."""
    gun = GUN_OF[station]
    if gun.id in ship.charged:
        ship.tell(story.Failed, who=figure, token=token, why="charged")
        return
    if gun.power is not None:
        if not ship.reactors[gun.power]:
            ship.tell(story.Failed, who=figure, token=token, why="no-energy")
            return
        ship.reactors[gun.power] -= 1
    ship.charged[gun.id] = int(heroic)
    ship.firers[gun.id] = figure
    source = "battery" if gun.power is None else f"reactor_{ZONES[gun.power]}"
    ship.tell(story.Charged, who=figure, token=token, gun=gun.id, source=source)


# ---------------------------------------------------------------- B


def refilled(energy: int, room: int, available: int, heroic: bool) -> tuple[int, int]:
    """A container filled up from a source: its energy, and what is left of the source.

    A heroic transfer that moves at least 1 adds 1 from the supply, above the capacity if need be.
    """
    moved = max(0, min(room - energy, available))
    return energy + moved + (1 if heroic and moved else 0), available - moved


def move_energy(ship: Ship, figure: int, token: str, station: int, heroic: bool) -> None:
    """Upstairs a shield is filled from its reactor, downstairs a reactor from the central one, that one from fuel."""
    if station == LOWER_WHITE:
        _refuel(ship, figure, token, heroic)
        return
    zone = station % 3
    upstairs = station < 3
    filled, room = (ship.shields, ship.shield_room) if upstairs else (ship.reactors, ship.reactor_room)
    source = zone if upstairs else WHITE
    before, available = filled[zone], ship.reactors[source]
    filled[zone], ship.reactors[source] = refilled(before, room[zone], available, heroic)
    if filled[zone] == before:
        ship.tell(story.Failed, who=figure, token=token, why="no-energy" if not available else "full")
        return
    ship.tell(
        story.EnergyMoved,
        who=figure,
        token=token,
        source=f"reactor_{ZONES[source]}",
        target=f"{'shield' if upstairs else 'reactor'}_{ZONES[zone]}",
        cubes=filled[zone] - before,
    )


def _refuel(ship: Ship, figure: int, token: str, heroic: bool) -> None:
    """A fuel capsule fills the central reactor; it is spent even if the reactor has no room."""
    if not ship.fuel:
        ship.tell(story.Failed, who=figure, token=token, why="no-fuel")
        return
    ship.fuel -= 1
    before, room = ship.reactors[WHITE], ship.reactor_room[WHITE]
    ship.reactors[WHITE], _ = refilled(before, room, room, heroic)
    ship.tell(
        story.EnergyMoved,
        who=figure,
        token=token,
        source="fuel",
        target="reactor_white",
        cubes=ship.reactors[WHITE] - before,
    )


# ---------------------------------------------------------------- C


def _service(ship: Ship, figure: int) -> None:
    """The computer is serviced; it counts on two turns of each phase, once."""
    stage = STAGE_OF[ship.turn - 1]
    if ship.turn not in STAGES[stage].service:
        ship.tell(story.Failed, who=figure, token="C", why="not-now")
    elif ship.serviced[stage]:
        ship.tell(story.Failed, who=figure, token="C", why="serviced")
    else:
        ship.serviced[stage] = True
        ship.tell(story.Serviced, who=figure, phase=stage + 1)


def _take_squad(ship: Ship, figure: int) -> None:
    """Battlebots: take along the squad that lies in this bay, or wake the one that follows."""
    bay = ship.at[figure]
    if ship.squads[figure] == "active":
        ship.tell(story.Failed, who=figure, token="C", why="has-squad")
    elif ship.squads[figure] == "disabled":
        ship.squads[figure] = "active"
        ship.tell(story.SquadRestarted, who=figure, station=STATIONS[bay])
    elif bay not in ship.bays:
        ship.tell(story.Failed, who=figure, token="C", why="no-bots")
    else:
        ship.squads[figure] = "active" if ship.bays.pop(bay) == "ready" else "disabled"
        ship.tell(story.SquadTaken, who=figure, station=STATIONS[bay], squad=ship.squads[figure])


def _look_out(ship: Ship, figure: int) -> None:
    """One more looks out of the windows in this turn."""
    if not ship.plan.visual:
        ship.tell(story.Failed, who=figure, token="C", why="no-windows")
        return
    ship.lookers += 1
    ship.tell(story.LooksOut, who=figure)


def _launch_rocket(ship: Ship, figure: int) -> None:
    """At most one rocket in a turn, from those aboard; it strikes in the next."""
    if ship.launched:
        ship.tell(story.Failed, who=figure, token="C", why="rocket-launched")
    elif not ship.rockets:
        ship.tell(story.Failed, who=figure, token="C", why="no-rocket")
    else:
        ship.rockets -= 1
        ship.launched = True
        ship.tell(story.RocketLaunched, who=figure, left=ship.rockets)


_SPECIALS = {
    "interceptors": launch,
    "computer": _service,
    "squad_bay": _take_squad,
    "windows": _look_out,
    "rockets": _launch_rocket,
}
