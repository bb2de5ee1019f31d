"""The player step: everybody in the order of play does what lies in the slot of the turn. Rulebook 3.2."""

from __future__ import annotations

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.cards import NOTHING
from nemesis_desktop.games.space_alert.components.ship import (
    PLACES,
    SPACE,
    STAGE_OF,
    STATIONS,
    blueward,
    other_deck,
    redward,
    zone_of,
)
from nemesis_desktop.games.space_alert.resolution.buttons import press, together
from nemesis_desktop.games.space_alert.resolution.crew import delay, enter, knock_out
from nemesis_desktop.games.space_alert.resolution.ship import Ship
from nemesis_desktop.games.space_alert.resolution.space import fly
from nemesis_desktop.games.space_alert.resolution.threat_damage import destroy, hurt


def player_step(ship: Ship) -> None:
    """One slot of each figure; then what several have done together, and what was seen out of the windows."""
    for figure in ship.crew:
        if ship.awake[figure]:
            amended = bool(ship.plan.amendments) and _amend(ship, figure)
            act(ship, figure, ship.slots[figure][ship.turn - 1])
            if amended:
                # After the act, so that it also hits a card that was spoiled in space.
                delay(ship, figure, ship.turn + 1, "amended")
    together(ship)
    _visual_confirmation(ship)


def act(ship: Ship, figure: int, token: str) -> None:
    """A figure does what a card says."""
    if ship.at[figure] == SPACE:
        fly(ship, figure, token)
    elif token in ("red", "blue", "lift") or token.startswith("go:"):
        move(ship, figure, token)
    elif token in ("bots", "heroic_bots"):
        send_bots(ship, figure, token)
    elif token != NOTHING:
        press(ship, figure, token)


def _amend(ship: Ship, figure: int) -> bool:
    """A card that was laid wrongly is turned to what was meant. A delay may have left no card there to be turned."""
    program = ship.slots[figure]
    for one in ship.plan.amendments:
        if one.figure == figure and one.turn == ship.turn and program[ship.turn - 1] != NOTHING:
            ship.slots[figure] = (*program[: ship.turn - 1], one.token, *program[ship.turn :])
            ship.tell(story.Amended, who=figure, turn=ship.turn, token=one.token)
            return True
    return False


def move(ship: Ship, figure: int, token: str) -> None:
    """Arrows stay on the deck, the lift changes it, a heroic move goes straight to its station.

    A lift that is damaged, or has been used in this turn, takes longer: the next turn is delayed.
    """
    station = ship.at[figure]
    if token.startswith("go:"):
        to = STATIONS.index(token[3:])
    else:
        to = {"red": redward, "blue": blueward, "lift": other_deck}[token](station)
    if to == station:
        ship.tell(story.Failed, who=figure, token=token, why="there")
        return
    zone = zone_of(station)
    slow = token == "lift" and (zone in ship.lifts or "gravolift" in ship.tiles[zone])
    enter(ship, figure, to, token)
    if token == "lift":
        ship.lifts.add(zone)
        if slow:
            delay(ship, figure, ship.turn + 1, "lift")


def send_bots(ship: Ship, figure: int, token: str) -> None:
    """An active squad attacks the intruder with the lowest number in the station; if it fires back, it is disabled."""
    station = ship.at[figure]
    if ship.squads[figure] != "active":
        ship.tell(story.Failed, who=figure, token=token, why="disabled" if ship.squads[figure] else "no-squad")
        return
    threat = next((t for t in ship.threats if _is_intruder(ship, t, station)), None)
    if threat is None:
        ship.tell(story.Failed, who=figure, token=token, why="no-intruder")
        return
    traits = ship.cards[threat].traits
    _fight(ship, figure, token, threat, station)
    fires_back = "fires_back" in traits or ("fires_back_after_x" in traits and ship.marked(threat, "grown"))
    if fires_back and token != "heroic_bots":
        ship.squads[figure] = "disabled"
        ship.tell(story.SquadDisabled, who=figure, code=ship.chips[threat].code)
    if "killer_knocked_out" in traits and ship.states[threat] == "destroyed":
        knock_out(ship, figure, ship.chips[threat].code)


def _is_intruder(ship: Ship, threat: int, station: int) -> bool:
    """Whether this is an intruder in the station, still to be fought."""
    return ship.active(threat) and ship.cards[threat].kind == "intruder" and station in ship.tokens[threat]


def _fight(ship: Ship, figure: int, token: str, threat: int, station: int) -> None:
    """One cube of damage; where tokens are fought one by one, it takes the token from this station."""
    card = ship.cards[threat]
    if "slime" in card.traits and station != card.stations[0]:
        _remove_token(ship, figure, token, threat, station)  # offspring: it does not hurt the parent
    elif "token_per_station" in card.traits:
        ship.damage[threat] += 1
        _remove_token(ship, figure, token, threat, station)
    else:
        hurt(ship, threat, 1, figure, token)
        if "slime" in card.traits and ship.damage[threat] >= ship.hit_points[threat]:
            _remove_token(ship, figure, token, threat, station)
    killed = ship.damage[threat] >= ship.hit_points[threat] and "slime" not in card.traits
    if killed or not ship.tokens[threat]:
        destroy(ship, threat)


def _remove_token(ship: Ship, figure: int, token: str, threat: int, station: int) -> None:
    ship.tokens[threat] = tuple(one for one in ship.tokens[threat] if one != station)
    chip = ship.chips[threat]
    ship.tell(story.TokenCleared, who=figure, token=token, code=chip.code, number=chip.turn, station=PLACES[station])


def _visual_confirmation(ship: Ship) -> None:
    """The best single turn of a phase counts: how many looked out at once."""
    if not ship.lookers:
        return
    stage = STAGE_OF[ship.turn - 1]
    if ship.lookers > ship.looked[stage]:
        ship.looked[stage] = ship.lookers
        ship.tell(story.VisualConfirmed, phase=stage + 1, people=ship.lookers)
