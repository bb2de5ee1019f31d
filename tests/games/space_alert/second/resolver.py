"""A second resolver of missions, written from the rulebook alone, step by step, plain and slow.

It has nothing of the engine: plain data of a plan goes in, plain data of the outcome comes out. Numbers in brackets are
chapters of the printed rules; readings where the rules leave room are numbered as in the rules reference.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.games.space_alert.second.guns import damage_step
from tests.games.space_alert.second.letters import threats_act
from tests.games.space_alert.second.ship import (
    EMPTY,
    SPACE,
    ZONES,
    Figure,
    Ship,
    ShipIsLostError,
    Threat,
    beside,
    other_deck,
    zone_of,
)

PHASES = ((1, 3), (4, 7), (8, 12))
SERVICE_TURNS = ((1, 2), (4, 5), (8, 9))
VISUAL_POINTS = (0, 1, 2, 3, 5, 7)
TO_DISARM = 3


@dataclass
class Turn:
    """What is remembered for one turn only. ``charged`` is the bonus of each gun that fires, by its station."""

    charged: dict[str, int] = field(default_factory=dict)
    lifts: set[str] = field(default_factory=set)
    interceptors: int | None = None
    lookers: int = 0
    repairs: list[tuple[Threat, str]] = field(default_factory=list)


def resolve_mission(plan: dict[str, Any], watch: Callable[[Ship], None] = lambda ship: None) -> dict[str, Any]:
    """The outcome of a plan. ``watch`` is shown the ship after each turn, and as it stands when it is lost."""
    ship = Ship(plan)
    lost_to = ""
    try:
        for turn in range(1, ship.turns + 1):
            play_turn(ship, plan, turn)
            watch(ship)
        closing_step(ship)
    except ShipIsLostError as loss:
        lost_to = str(loss)
    watch(ship)
    return outcome(ship, lost_to)


def play_turn(ship: Ship, plan: dict[str, Any], turn: int) -> None:
    ship.turn = turn
    threats_appear(ship)
    this = Turn()
    for number, figure in enumerate(ship.crew):
        meant = [token for who, when, token in plan["amendments"] if (who, when) == (number, turn)]
        act(ship, this, figure, meant)
    end_of_actions(ship, this, plan["visual"])
    damage_step(ship, this.charged, this.interceptors)
    threats_act(ship)
    ship.launched, ship.striking = False, ship.launched
    if plan["maintenance"]:
        maintenance(ship)


def closing_step(ship: Ship) -> None:
    """The pilot lands, the last rocket strikes, threats move once more (3.6, reading 24)."""
    ship.turn = ship.turns + 1
    pilot = ship.pilot
    if pilot and pilot.awake:
        ship.enter(pilot, "upper_red")
    damage_step(ship, {}, None)
    threats_act(ship)


# ---- 3.1 threats appear


def threats_appear(ship: Ship) -> None:
    for threat in sorted(ship.threats, key=lambda threat: threat.order):
        if threat.number != ship.turn:
            continue
        threat.state = "active"
        threat.square = ship.tracks[threat.lane][0]
        threat.damage = threat.preset
        threat.tokens = list(threat.stations)
        if threat.code == "I1-07":
            threat.hit_points = ship.rockets
            ship.harm_inside(threat, 0)


# ---- 3.2 actions


def act(ship: Ship, this: Turn, figure: Figure, meant: list[str]) -> None:
    """One figure carries out the slot of this turn."""
    if not figure.awake:
        return
    oops = bool(meant) and figure.program[ship.turn] != EMPTY
    if oops:
        figure.program[ship.turn] = meant[0]
    carry_out(ship, this, figure, figure.program[ship.turn])
    if oops:
        # The intended card is carried out, then the next turn is delayed.
        ship.delay([figure])


def carry_out(ship: Ship, this: Turn, figure: Figure, token: str) -> None:
    if figure.at == SPACE:
        act_in_space(ship, this, figure, token)
    elif token in ("red", "blue"):
        ship.enter(figure, beside(figure.at, token))
    elif token == "lift":
        take_lift(ship, this, figure)
    elif token.startswith("go:"):
        ship.enter(figure, token.removeprefix("go:"))
    elif token in ("bots", "heroic_bots"):
        fight(ship, figure, heroic=token == "heroic_bots")
    elif token != EMPTY:
        press(ship, this, figure, token[-1], heroic=token.startswith("heroic"))


def act_in_space(ship: Ship, this: Turn, figure: Figure, token: str) -> None:
    if token in ("bots", "heroic_bots"):
        fly_attack(ship, this, heroic=token == "heroic_bots")
        return
    if token != EMPTY:
        figure.push(ship.turn)
    ship.enter(figure, "upper_red")


def take_lift(ship: Ship, this: Turn, figure: Figure) -> None:
    zone = zone_of(figure.at)
    if zone in this.lifts or "gravolift" in ship.tiles[zone]:
        ship.delay([figure])
    this.lifts.add(zone)
    ship.enter(figure, other_deck(figure.at))


def fight(ship: Ship, figure: Figure, heroic: bool) -> None:
    """An active squad puts one cube on the intruder of the station with the lowest number."""
    if figure.squad != "active":
        return
    here = [t for t in ship.active(outside=False) if t.fought == "bots" and figure.at in t.tokens]
    if not here:
        return
    intruder = here[0]
    if "slime" in intruder.own:
        fight_slime(ship, intruder, figure.at)
    else:
        if "contamination" in intruder.own:
            intruder.tokens.remove(figure.at)
        ship.harm_inside(intruder, 1)
    fires_back = "fires_back" in intruder.own or ("fires_back_after_x" in intruder.own and intruder.grown)
    if fires_back and not heroic:
        figure.squad = "disabled"
    if "killer_knocked_out" in intruder.own and intruder.state == "destroyed":
        figure.knock_out()


def fight_slime(ship: Ship, slime: Threat, station: str) -> None:
    """Offspring have one hit point and do not hurt the parent; the card is gone with its last token."""
    if station in slime.offspring:
        slime.offspring.remove(station)
        slime.tokens.remove(station)
    else:
        slime.damage += 1
        if slime.damage >= slime.hit_points:
            slime.tokens.remove(station)
    if not slime.tokens:
        ship.destroy(slime)


def fly_attack(ship: Ship, this: Turn, heroic: bool) -> None:
    """Interceptors attack the Fissure at once (reading 5), or what is near in the damage step."""
    for threat in ship.active(outside=False):
        if threat.fought == "interceptors":
            ship.harm_inside(threat, 1)
            return
    this.interceptors = int(heroic)


def press(ship: Ship, this: Turn, figure: Figure, letter: str, heroic: bool) -> None:
    """A, B or C: a repair where a malfunction lies on the button, else a use."""
    covering = [t for t in ship.threats if t.fought == letter and figure.at in t.tokens]
    if covering:
        repairable = [threat for threat in ship.active(outside=False) if threat in covering]
        if repairable:
            this.repairs.append((repairable[0], figure.at))
            if "needs_three_at_once" not in repairable[0].own:
                ship.harm_inside(repairable[0], 2 if heroic else 1)
    elif letter == "A":
        fire(ship, this, figure.at, heroic)
    elif letter == "B":
        move_energy(ship, figure.at, heroic)
    else:
        use_special(ship, this, figure)


def fire(ship: Ship, this: Turn, station: str, heroic: bool) -> None:
    """Heavy lasers and the pulse cannon take energy from the reactor of their zone, light lasers have a battery."""
    if station in this.charged:
        return
    if station not in ("lower_red", "lower_blue"):
        if not ship.reactor[zone_of(station)]:
            return
        ship.reactor[zone_of(station)] -= 1
    this.charged[station] = int(heroic)


def move_energy(ship: Ship, station: str, heroic: bool) -> None:
    deck, zone = station.split("_")
    if deck == "upper":
        moved = ship.fill_shield(zone)
        ship.shield[zone] += int(heroic and moved > 0)
        return
    room = max(0, ship.reactor_capacity(zone) - ship.reactor[zone])
    if zone == "white":
        if not ship.fuel:
            return
        ship.fuel -= 1
        moved = room
    else:
        moved = min(room, ship.reactor["white"])
        ship.reactor["white"] -= moved
    ship.reactor[zone] += moved + int(heroic and moved > 0)


def use_special(ship: Ship, this: Turn, figure: Figure) -> None:
    if figure.at == "upper_red":
        if figure.squad == "active" and ship.pilot is None:
            figure.at = SPACE
            fly_attack(ship, this, heroic=False)
    elif figure.at == "upper_white":
        ship.serviced.add(ship.turn)
    elif figure.at == "lower_white":
        this.lookers += 1
    elif figure.at == "lower_blue":
        if ship.rockets and not ship.launched:
            ship.rockets -= 1
            ship.launched = True
    elif figure.squad:
        figure.squad = "active"
    elif figure.at in ship.bays:
        figure.squad = "disabled" if ship.bays.pop(figure.at) == "disabled" else "active"


def end_of_actions(ship: Ship, this: Turn, visual: bool) -> None:
    """Bonuses of several stations, the disarm of three, then visual confirmation."""
    for threat in ship.active(outside=False):
        used = [station for repaired, station in this.repairs if repaired is threat]
        if "all_stations" in threat.own and set(used) == set(threat.stations):
            ship.harm_inside(threat, threat.own["all_stations"])
        if "needs_three_at_once" in threat.own and len(used) >= TO_DISARM:
            ship.destroy(threat)
    if visual:
        (phase,) = [number for number, (first, last) in enumerate(PHASES) if first <= ship.turn <= last]
        ship.looked[phase] = max(ship.looked[phase], VISUAL_POINTS[this.lookers])


# ---- 3.5 maintenance


def maintenance(ship: Ship) -> None:
    for turns in SERVICE_TURNS:
        if ship.turn == turns[-1] and not ship.serviced.intersection(turns):
            # Cards of figures that are knocked out stay where they are (reading 17).
            ship.delay([figure for figure in ship.crew if figure.aboard and figure.awake])


# ---- 4 points


def outcome(ship: Ship, lost_to: str) -> dict[str, Any]:
    ends = {
        state: sorted(threat.code for threat in ship.threats if threat.state == state)
        for state in ("destroyed", "survived", "active", "pending")
    }
    survived = sum(threat.points[0] for threat in ship.threats if threat.state == "survived")
    destroyed = sum(threat.points[1] for threat in ship.threats if threat.state == "destroyed")
    knocked_out = [number for number, figure in enumerate(ship.crew) if not figure.awake]
    disabled = [figure.squad for figure in ship.crew].count("disabled") + list(ship.bays.values()).count("disabled")
    disabled += ship.squads_away
    tiles = {zone: len(ship.tiles[zone]) for zone in ZONES}
    penalties = sum(tiles.values()) + max(tiles.values()) + 2 * len(knocked_out) + disabled
    visual = sum(ship.looked)
    return {
        "won": not lost_to,
        "lost_to": lost_to,
        "damage": tiles,
        "destroyed": ends["destroyed"],
        "survived": ends["survived"],
        "unresolved": sorted(ends["active"] + ends["pending"]),
        "destroyed_points": destroyed,
        "survived_points": survived,
        "threat_points": destroyed + survived,
        "visual": visual,
        "knocked_out": knocked_out,
        "disabled_squads": disabled,
        "penalties": penalties,
        "score": 0 if lost_to else destroyed + survived + visual - penalties,
    }
