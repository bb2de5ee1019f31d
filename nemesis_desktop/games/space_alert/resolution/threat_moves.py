"""Threats appear, move along their tracks and do what their letters say. Rulebook 3.1 and 3.4."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.effects import AdvanceOthers, Effect
from nemesis_desktop.games.space_alert.components.ship import STATIONS
from nemesis_desktop.games.space_alert.resolution.effects import DOES
from nemesis_desktop.games.space_alert.resolution.ship import Ship
from nemesis_desktop.games.space_alert.resolution.threat_damage import destroy


def appear(ship: Ship) -> None:
    """The threats with this turn's number enter their tracks; those on board lay their tokens."""
    for threat in ship.threats:
        chip, card = ship.chips[threat], ship.cards[threat]
        if chip.turn != ship.turn:
            continue
        ship.states[threat], ship.tokens[threat] = "active", card.stations
        if "rockets_as_hit_points" in card.traits:
            ship.hit_points[threat] = ship.rockets
        ship.tell(
            story.Appeared,
            code=chip.code,
            number=chip.turn,
            lane=chip.zone or "internal",
            square=ship.squares[threat],
            stations=tuple(STATIONS[station] for station in card.stations),
        )
        if ship.hit_points[threat] <= 0:
            destroy(ship, threat)


def threat_step(ship: Ship) -> None:
    """Every threat on a track moves its speed, those outside and on board together, the lowest number first."""
    for threat in ship.threats:
        if ship.states[threat] == "active":
            advance(ship, threat, ship.speeds[threat])


def advance(ship: Ship, threat: int, squares: int) -> None:
    """A threat moves so many squares and does what each letter says as it comes to it.

    It goes no further than square 1, nor when it has destroyed itself.
    """
    track, chip = ship.tracks[threat], ship.chips[threat]
    start = ship.squares[threat]
    end = max(1, start - squares)
    for square in range(start - 1, end - 1, -1):
        letter = track.get(square)
        if letter is None:
            continue
        _move_to(ship, threat, square)
        ship.tell(story.Letter, code=chip.code, number=chip.turn, letter=letter, square=square)
        for effect in ship.cards[threat].letter(letter):
            if ship.states[threat] != "active":
                return
            _DOES[type(effect)](ship, threat, effect)
        if ship.states[threat] != "active":
            return
        if letter == "z":
            _survive(ship, threat)
            return
    _move_to(ship, threat, end)


def _move_to(ship: Ship, threat: int, square: int) -> None:
    start = ship.squares[threat]
    if square != start:
        ship.squares[threat] = square
        chip = ship.chips[threat]
        ship.tell(story.Advanced, code=chip.code, number=chip.turn, start=start, to=square)


def _survive(ship: Ship, threat: int) -> None:
    """After Z a threat leaves its track. Intruders leave the ship; what a malfunction has broken stays broken."""
    card, chip = ship.cards[threat], ship.chips[threat]
    ship.states[threat] = "survived"
    if card.kind == "intruder" and "stays_after_z" not in card.traits:
        ship.tokens[threat] = ()
    ship.tell(story.Survived, code=chip.code, number=chip.turn)


def _advance_others(ship: Ship, threat: int, effect: AdvanceOthers) -> None:
    """Every other threat outside moves, and does what it comes to; its own move of the turn is another one."""
    for other in ship.threats:
        if other != threat and ship.active(other) and ship.cards[other].external:
            advance(ship, other, effect.squares)


_DOES: Final[Mapping[type[Effect], Callable[[Ship, int, Any], None]]] = {**DOES, AdvanceOthers: _advance_others}
