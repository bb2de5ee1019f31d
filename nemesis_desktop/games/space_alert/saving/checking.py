"""Whether a checkpoint is one of Space Alert: every card lies in exactly one place, every number in its range."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, get_args

from nemesis_desktop.engine.flow import END
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.saving.bounded import part, parts, whole
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.components.cards import CARDS, HALVES, TOKENS
from nemesis_desktop.games.space_alert.components.mission import Kind, Line
from nemesis_desktop.games.space_alert.components.mission import whole as time_table
from nemesis_desktop.games.space_alert.components.missions import MISSIONS
from nemesis_desktop.games.space_alert.components.ship import SQUAD_BAYS, TILES, TURNS, ZONES
from nemesis_desktop.games.space_alert.components.threats import DECKS, THREATS
from nemesis_desktop.games.space_alert.components.tracks import LANES, TRACKS
from nemesis_desktop.games.space_alert.phases import STEPS
from nemesis_desktop.games.space_alert.saving.checkpoint import understood
from nemesis_desktop.games.space_alert.setup import MOST_PEOPLE, Setup
from nemesis_desktop.games.space_alert.state import State

_STEPS: Final = frozenset({*(step.__name__ for step in STEPS), END})
_MOST_PHASES = 4
_MOST_DRAWS = 20
_LONGEST_FLIGHT = 3_600
"""Seconds of a time-table."""


def check_checkpoint(setup: Setup, seed: int, checkpoint: Mapping[str, Any]) -> None:
    """Raise ``ValueError`` unless this is a table of a game with this setup and seed."""
    state = understood(checkpoint)
    _need(state.chance.seed == seed, "another seed")
    _need(all(type(count) is int and count >= 0 for count in state.chance.draws.values()), "chance")
    _need(state.figures == setup.figures, "figures")
    _need(state.step in _STEPS, "step")
    _need(state.minor in modes.LEVELS and state.serious in modes.LEVELS, "levels")
    _check_course(setup, state)
    _check_ship(state)
    if state.lines:
        _check_mission(setup, state)
        _check_rows(setup, state)
        _check_cards(state)
        _check_held(setup, state)
        _check_threats(state)
    else:
        _need(state.step == "lay_out", "nothing is laid out")


def _need(right: bool, what: str) -> None:
    if not right:
        raise ValueError(what)


def _check_course(setup: Setup, state: State) -> None:
    most = modes.MOST_MISSIONS if setup.mode == modes.CAMPAIGN else 1
    whole(state.number, 1, most)
    _need(state.number - 1 <= len(state.flown) <= state.number, "missions flown")
    for flown in state.flown:
        _need(flown.mission == "" or flown.mission in MISSIONS, "missions flown")
        codes = (*flown.outcome.destroyed, *flown.outcome.survived, *flown.outcome.unresolved)
        _need(set(codes) <= THREATS.keys() and flown.outcome.lost_to in {"", *THREATS}, "missions flown")
        _need(len(flown.outcome.damage) == len(ZONES) and all(0 <= n <= 6 for n in flown.outcome.damage), "tiles")
        _need(set(flown.outcome.knocked_out) <= set(range(MOST_PEOPLE)), "knocked out")
    _need(state.over == (state.step == END), "over")


def _check_ship(state: State) -> None:
    _need(len(state.carried) == len(ZONES), "carried tiles")
    for zone, lying in enumerate(state.carried):
        _need(len(set(lying)) == len(lying) and set(lying) <= set(TILES[zone]), "carried tiles")
    whole(state.squads, 0, len(SQUAD_BAYS))
    _need(set(state.bays) <= set(SQUAD_BAYS) and len(set(state.bays)) == len(state.bays), "bays")
    _need(all(0 <= count <= 6 for count in state.repaired) and len(state.repaired) in (0, len(ZONES)), "repairs")
    _need(len(state.piles) in (0, len(ZONES)), "tiles")
    for zone, pile in enumerate(state.piles):
        _need(sorted(pile) == sorted(set(pile)) and set(pile) <= set(TILES[zone]), "tiles")
    _need(not state.tracks or (len(set(state.tracks)) == len(LANES) and set(state.tracks) <= TRACKS.keys()), "tracks")


def _check_mission(setup: Setup, state: State) -> None:
    """The time-table is that of the card, a generated one is in order; tracks and damage tiles lie ready."""
    _need(bool(state.piles) and bool(state.tracks), "tracks and tiles")
    if state.mission:
        _need(state.mission in MISSIONS, "mission")
        brief = modes.BRIEF_DATA in setup.options
        # Whoever plays alone is spared some lines now; a mission that an earlier version began keeps them.
        told = MISSIONS[state.mission].lines
        known = [time_table(told, brief_data=brief, alone=alone) for alone in {setup.solo, False}]
        _need(tuple(state.lines) in known, "time-table")
    else:
        _need(len(state.lines) < 200 and list(map(_at, state.lines)) == sorted(map(_at, state.lines)), "time-table")
        for line in state.lines:
            _check_line(line)
    whole(state.said, 0, len(state.lines))
    whole(state.phase, 0, _MOST_PHASES)


def _at(line: Line) -> int:
    return whole(line.at, 0, _LONGEST_FLIGHT)


def _check_line(line: Line) -> None:
    whole(line.chip, 0, TURNS)
    whole(line.phase, 0, 3)
    whole(line.seconds, 0, 60)
    _need(line.where in ("", *LANES), "time-table")
    _need(line.kind in get_args(Kind), "time-table")


def _check_rows(setup: Setup, state: State) -> None:
    """One of each for every console, one of each for every person."""
    consoles = (state.phases, state.laid, state.halves, state.own)
    people: tuple[list[Any], ...] = (state.hands, state.draws, state.given, state.ready, *state.dealt)
    _need(all(len(row) == len(state.figures) for row in consoles), "consoles")
    _need(all(len(row) == len(setup.people) for row in people) and len(state.dealt) == 2, "people")
    for phase in state.phases:
        whole(phase, 0, _MOST_PHASES)
    for draws in state.draws:
        whole(draws, 0, _MOST_DRAWS)
    for laid, halves in zip(state.laid, state.halves, strict=True):
        _need(laid.keys() == halves.keys() and set(halves.values()) <= set(HALVES), "slots")
        _need(all(1 <= turn <= TURNS for turn in laid), "slots")
    for one in state.amendments:
        whole(one.figure, 0, len(state.figures) - 1)
        whole(one.turn, 1, TURNS)
        _need(one.token in TOKENS, "amendments")


def _check_cards(state: State) -> None:
    """Every card of the box lies in exactly one place."""
    laid = [card for cards in state.laid for card in cards.values()]
    dealt = [card for phase in state.dealt for hand in phase for card in hand]
    lying = [*_all(state.hands), *_all(state.own), *laid, *dealt, *state.deck, *state.heroic]
    _need(len(lying) == len(CARDS) and set(lying) == CARDS.keys(), "cards")


def _check_held(setup: Setup, state: State) -> None:
    for card, held in state.held.items():
        _need(card in CARDS and len(held) == 2, "who got a card")
        whole(held[0], 0, len(setup.people) - 1)
        whole(held[1], 0, _MOST_PHASES)


def _all(hands: Iterable[list[str]]) -> Iterable[str]:
    return (card for hand in hands for card in hand)


def _check_threats(state: State) -> None:
    """Every threat card once, in the deck that it belongs to or with a chip of its own."""
    _need(set(state.decks) == set(DECKS), "threat decks")
    codes = [*(chip.code for chip in state.threats), *_all(state.decks.values())]
    _need(len(set(codes)) == len(codes) and set(codes) <= THREATS.keys(), "threat cards")
    for name, cards in state.decks.items():
        for code in cards:
            where = "external" if THREATS[code].external else "internal"
            _need(f"{THREATS[code].severity}_{where}" == name, "threat decks")
    for chip in state.threats:
        whole(chip.turn, 1, TURNS)
        _need((chip.zone in ZONES) == THREATS[chip.code].external and chip.damage == 0, "chips")


def check_summary(summary: Mapping[str, Json]) -> None:
    """Raise ``ValueError`` where a summary is none of this game."""
    parts(summary, "people", str)
    part(summary, "mode", str)
    part(summary, "mission", str)
    part(summary, "step", str)
    whole(summary.get("number"), 1, modes.MOST_MISSIONS)
    whole(summary.get("phase"), 0, _MOST_PHASES)
