"""What a seat may know of a table: what lies hidden is shown as far as its zone lets it be known."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.engine.flow import END
from nemesis_desktop.engine.zones import EVERYTHING, holds
from nemesis_desktop.games.space_alert.components.ship import STATIONS
from nemesis_desktop.games.space_alert.game import Game
from nemesis_desktop.games.space_alert.view import Console, Laid, Person, View
from nemesis_desktop.games.space_alert.zones import LAID, PLANNING

ROLES: Final = ("captain", "comms", "security")
"""Who acts first, who draws external threats, who draws internal ones; the first three people have one each."""


def view_of(game: Game, seat: Seat) -> View:
    """All that this seat may know."""
    state, setup = game.state, game.setup
    laid_out = bool(state.lines)
    revealed = laid_out and state.step not in PLANNING and state.step != "next_mission"
    resolution = game.resolution if revealed else None
    table = None
    if resolution is not None:
        table = resolution.end if game.standing is None else resolution.records[game.standing].table
    return View(
        seat=seat,
        people=tuple(_person(game, one) for one in game.seats),
        over=state.step == END,
        watched=state.step in ("reveal", "playback"),
        step=state.step,
        mode=setup.mode,
        clock=setup.clock,
        options=setup.options,
        minor=state.minor,
        serious=state.serious,
        number=state.number,
        mission=state.mission,
        lines=tuple(state.lines),
        said=state.said,
        phase=state.phase,
        turns=game.turns if laid_out else 0,
        phases=game.last_phase if laid_out else 0,
        unconfirmed=game.unconfirmed,
        silent=state.silent,
        transfer=state.transfer,
        open_table=state.open_table,
        consoles=tuple(_console(game, seat, number) for number in range(len(state.phases))),
        held=tuple((card, owner, phase) for card, (owner, phase) in state.held.items()),
        threats=tuple(state.threats),
        tracks=tuple(state.tracks),
        carried=tuple(map(tuple, state.carried)),
        bays=tuple(STATIONS[bay] for bay in state.bays),
        deck=len(state.deck),
        flown=tuple(state.flown),
        points=state.points,
        resolution=resolution,
        table=table,
    )


def _person(game: Game, seat: Seat) -> Person:
    state, person = game.state, game.setup.people[seat]
    if not state.hands:
        return Person(seat, person.name, person.colour, (), (), 0, False, False, unnamed=not person.name)
    return Person(
        seat,
        person.name,
        person.colour,
        tuple(state.hands[seat]),
        tuple(len(phase[seat]) for phase in state.dealt),
        state.draws[seat],
        state.given[seat],
        state.ready[seat],
        unnamed=not person.name,
    )


def _console(game: Game, seat: Seat, number: int) -> Console:
    state = game.state
    owner = state.figures[number]
    known = LAID.known(state, seat)
    laid, halves = state.laid[number], state.halves[number]
    slots = [
        Laid(
            halves[turn],
            laid[turn] if known is EVERYTHING or holds(known, owner) or (number, turn) in known else None,
        )
        if turn in laid
        else None
        for turn in range(1, game.turns + 1)
    ]
    own = state.own[number]
    return Console(
        number, owner, owner == TABLE, state.phases[number], tuple(slots), own[0] if own else None, _roles(game, owner)
    )


def _roles(game: Game, owner: Seat) -> tuple[str, ...]:
    """With fewer than three people somebody has several roles; who plays alone has them all, at no console."""
    people = len(game.setup.people)
    return tuple(role for place, role in enumerate(ROLES) if place % people == owner)
