"""The deal of the guided first game: a real solo game in which what lies where is known beforehand.

One soldier wakes up, crosses two rooms, searches one, meets an adult in the other, fights it and leaves with a pod.
Rooms, decks and hand are laid out by hand; the dice and the bag follow from the seed and from how far each stream of
chance has already run, so that nothing is forced: the game can be taken back and played on like any other.
"""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.games.nemesis import NEMESIS, story
from nemesis_desktop.games.nemesis.components.actions import action_deck
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.rounds.draft import deal_out
from nemesis_desktop.games.nemesis.setup import Setup, new_game
from nemesis_desktop.games.nemesis.state import UNLOCKED, Turn
from nemesis_desktop.games.nemesis.view import View

SEED: Final = 1

START: Final = 11
"""The Hibernatorium."""
SEARCHED: Final = 15
"""The Canteen, still unknown: a door slams behind whoever enters."""
FIGHT: Final = 16
"""The Storage, already explored: here the intruder comes."""
BESIDE: Final = 21
"""An Engine Room, the other way round to the pods."""
GOAL: Final = 18
"""Evacuation Section B, already explored, with an unlocked pod."""
POD: Final = 2

NOISY: Final = "15-16"
"""The corridor in which the first noise is heard, and through which the way leads on."""
FLOOR_PLAN: Final = {SEARCHED: "canteen", FIGHT: "storage", GOAL: "evacuation_section_b"}
WAYS: Final = (SEARCHED, FIGHT, BESIDE, GOAL)
"""The rooms that the lesson stays in."""

OBJECTIVE: Final = "destination_earth"
"""The objective that can be met by simply getting away alive: the course is right."""
OTHER_OBJECTIVE: Final = "special_delivery"
COORDINATES: Final = "coordinates_5"
"""The course the ship starts with leads to Earth."""

SEARCH_CARD: Final = "soldier_search_1"
LAST_CARD: Final = "soldier_full_auto"
HAND: Final = (
    SEARCH_CARD,
    "soldier_interruption",
    "soldier_demolition",
    "soldier_basic_repairs",
    "soldier_taking_aim",
)
"""The first hand; the other five cards of the deck are the second."""

TOP_OF: Final = {
    "green": ("green_bandages_1", "green_medkit_1"),
    # Toughness 4 against two injuries: it lives. Then its attack, a Scratch; then toughness 4 against five.
    "attack": ("attack_10", "attack_01", "attack_06"),
    # None of these can hurt somebody who has killed the only intruder and walks on.
    "event": ("flammable_compounds", "regeneration", "hatching", "lurking", "damage"),
}
"""The next cards of these decks, the uppermost first."""

ENCOUNTER_TOKEN: Final = "adult_1"
BAG: Final = (
    ENCOUNTER_TOKEN,
    "larva_1",
    "larva_2",
    "larva_3",
    "larva_4",
    "creeper_1",
    "blank_1",
    "adult_2",
    "adult_3",
    "adult_5",
    "queen_1",
)
"""What a bag for one person holds; the order tells which token a draw takes."""

DRAWN_SO_FAR: Final = {"noise": 22522124, "combat": 1120, "bag": 12530}
"""How far the streams have run. Next come: noise 2, 2, then Silence; the combat die adult, blank, one hit; out of the
bag the adult, then larvae.
"""


def lesson_match(name: str) -> Match[Game, View]:
    """The guided first game, at its first question.

    Args:
        name: what the person is called.
    """
    setup = Setup((Person(name, 1),), "solo", draft="free")
    game = new_game(setup, SEED, Forced())
    _lay_ship(game)
    _lay_decks(game)
    _seat_soldier(game)
    game.state.chance.draws.update(DRAWN_SO_FAR)
    game.barrier = None
    game.tell(story.Round, number=1)
    game.tell(story.Turn, who=0)
    return Match.from_game(NEMESIS, game, setup, SEED)


def _lay_ship(game: Game) -> None:
    for slot, tile in FLOOR_PLAN.items():
        _put_tile(game, slot, tile)
    _put_token(game, SEARCHED, "doors", 3)
    for slot in (FIGHT, GOAL):
        room = game.room(slot)
        if room.token is not None:
            game.state.removed.append(room.token)
        room.explored, room.token, room.items = True, None, 1
    game.pod(POD).state = UNLOCKED
    for tokens in game.state.engines.values():
        tokens.sort(key=lambda token: token != "working")
    boxed = game.state.boxed["coordinates"]
    if game.state.coordinates != COORDINATES:
        boxed[boxed.index(COORDINATES)] = game.state.coordinates
        game.state.coordinates = COORDINATES


def _put_tile(game: Game, slot: int, tile: str) -> None:
    """The tile changes places with the one that lies there, or comes out of the box."""
    here, there, box = game.room(slot), game.ship.find(tile), game.state.boxed["tile-2"]
    if there is not None:
        there.tile = here.tile
    else:
        box[box.index(tile)] = here.tile
    here.tile = tile


def _put_token(game: Game, slot: int, effect: str, items: int) -> None:
    """The exploration token changes places with the one that lies there, or comes out of the box."""
    wanted = next(one.id for one in EXPLORATION.values() if (one.effect, one.items) == (effect, items))
    here, box = game.room(slot), game.state.boxed["exploration"]
    there = next((room for room in game.state.rooms.values() if room.token == wanted), None)
    if there is not None:
        there.token = here.token
    elif here.token is not None:
        box[box.index(wanted)] = here.token
    here.token = wanted


def _lay_decks(game: Game) -> None:
    for deck, cards in TOP_OF.items():
        pile = game.state.decks[deck]
        game.state.decks[deck] = [card for card in pile if card not in cards] + list(reversed(cards))
    # The contamination cards that can come up are clean: nobody should lose the first game to a card they cannot read.
    pile = game.state.decks["contamination"]
    pile.sort(key=lambda card: card not in game.state.infected)
    game.state.bag = list(BAG)
    game.state.supply = [token for token in game.species.tokens if token not in BAG]


def _seat_soldier(game: Game) -> None:
    state = game.state
    one = state.crew[0]
    one.number, one.id = 1, "soldier"
    deal_out(game)
    one.hand = list(HAND)
    one.deck = [card for card in action_deck("soldier") if card not in HAND]
    box = state.boxed["objectives-solo_coop"]
    box += one.objectives
    one.objectives = [OBJECTIVE, OTHER_OBJECTIVE]
    for objective in one.objectives:
        box.remove(objective)
    state.first_player = 0
    state.round, state.step, state.turn = 1, "take_action", Turn(0)
