"""Setting the game up: how it was chosen, and the table as it is laid. Rulebook: Setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from attrs import frozen

from nemesis_desktop.engine.chance import Chance, Forced
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.new_game import Person, SetupError
from nemesis_desktop.engine.setup import check_people, people_from_json, people_to_json
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.components.assumptions import RED_SPACE
from nemesis_desktop.games.the_thing.components.characters import CHARACTERS
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.components.things import (
    ACTION_DECK,
    ALIEN,
    BLOOD,
    BOILER_FUEL,
    COOP_CHARACTERS,
    COOP_NUMBERS,
    COOP_ROLES,
    DOG_TOKENS,
    DOGS,
    FOOD,
    GENERATOR_FUEL,
    HUMAN,
    NUMBERS,
    SNOWMOBILE_START_DAMAGE,
    SPOILED,
    START_HAND,
    Numbers,
)
from nemesis_desktop.games.the_thing.components.tracks import COOP_PEOPLE
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.modes import CHOOSING, CHOSEN, COOP, DEALT, HIDDEN, MODES
from nemesis_desktop.games.the_thing.state import Figure, Spot, State

COLOURS = 8


@frozen
class Setup:
    """Who plays, and how.

    Attributes:
        people: names and colours, in seating order.
        mode: ``hidden`` or ``coop``.
        choosing: how characters are given out.
        variants: those that are switched on.
    """

    people: tuple[Person, ...]
    mode: str = HIDDEN
    choosing: str = DEALT
    variants: tuple[str, ...] = ()

    def check(self) -> None:
        """Raise ``SetupError`` where the game does not allow it."""
        mode = MODES[self.mode]
        if not mode.least <= len(self.people) <= mode.most:
            raise SetupError(Text("thing-setup-people", least=mode.least, most=mode.most))
        check_people(self.people)

    def to_json(self) -> Json:
        """For a save."""
        return {
            "people": people_to_json(self.people),
            "mode": self.mode,
            "choosing": self.choosing,
            "variants": list(self.variants),
        }

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """From a save. Raises ``ValueError`` where it is malformed or not allowed."""
        match data:
            case {"people": list(people), "mode": str(mode), "choosing": str(choosing), "variants": list(variants)}:
                pass
            case _:
                raise ValueError("no setup")
        if mode not in MODES or choosing not in CHOOSING or not all(one in MODES[mode].variants for one in variants):
            raise ValueError("a setup of another game")
        setup = cls(people_from_json(people, (1, COLOURS)), mode, choosing, tuple(variants))
        setup.check()
        return setup


def copies(counts: Mapping[str, int]) -> list[str]:
    """So many of each."""
    return [thing for thing, count in counts.items() for _ in range(count)]


def numbers_of(setup: Setup) -> Numbers:
    """The numbers for so many people."""
    return COOP_NUMBERS if setup.mode == COOP else NUMBERS[len(setup.people)]


def new_game(setup: Setup, seed: int, forced: Forced) -> Game:
    """The table as it is laid, with everything shuffled. Raises ``SetupError``."""
    setup.check()
    numbers, chance = numbers_of(setup), Chance(seed)
    state = State(
        chance,
        setup.mode,
        [person.name for person in setup.people],
        list(setup.variants),
        setup.choosing,
        numbers.weather,
        step="choose_characters",
        pantry=FOOD,
        kennel_dogs=DOGS,
        underground=numbers.underground,
        outdoor=numbers.outdoor,
        spots={place: Spot() for place in LOCATIONS},
    )
    state.red = state.threat = RED_SPACE[COOP_PEOPLE if setup.mode == COOP else len(setup.people)]
    _lay_station(state, numbers)
    _fill(state, "weapons", state.weapons, numbers.weapons)
    _fill(state, "items", state.items, numbers.items)
    _fill(state, "lab-bag", state.lab_bag, {BLOOD: numbers.blood, SPOILED: numbers.spoiled})
    state.dogs_bag = copies(DOG_TOKENS)
    state.figures = _figures(setup, chance)
    state.leader = chance.below("leader", len(state.figures))
    _deal(state)
    game = Game(state, forced)
    game.tell(story.StationManned, count=len(state.figures))
    return game


def _fill(state: State, stream: str, pile: list[str], counts: Mapping[str, int]) -> None:
    pile.extend(copies(counts))
    state.chance.shuffle(stream, pile)


def _lay_station(state: State, numbers: Numbers) -> None:
    """Fuel, damage, location cards, and the leader token on one of them."""
    spots = state.spots
    spots["generator_room"].fuel, spots["boiler_room"].fuel = GENERATOR_FUEL, BOILER_FUEL
    spots["snowmobile"].damage = SNOWMOBILE_START_DAMAGE
    spots["staff_helicopter"].damage, spots["radio_room"].damage = numbers.helicopter_damage, numbers.radio_damage
    state.locations = list(LOCATIONS)
    state.chance.shuffle("locations", state.locations)
    if state.mode == HIDDEN:
        state.token_place = state.locations[-1]
        state.chance.shuffle("locations", state.locations)


def _figures(setup: Setup, chance: Chance) -> list[Figure]:
    """With hidden roles one for each person; otherwise six, shared out evenly in seating order."""
    count = COOP_CHARACTERS if setup.mode == COOP else len(setup.people)
    each = count // len(setup.people)
    own = [person.colour for person in setup.people]
    free = [colour for colour in range(1, COLOURS + 1) if colour not in own]
    figures = []
    for number in range(count):
        seat, other = divmod(number, each)
        figures.append(Figure(number, seat, free.pop(0) if other else own[seat]))
    return figures


def _deal(state: State) -> None:
    """Roles, first cards, and characters where they are not chosen."""
    count = len(state.figures)
    if state.mode == COOP:
        roles = copies(COOP_ROLES)
    else:
        roles = [ALIEN] + [HUMAN] * (count - 1)
        _fill(state, "deck", state.deck, ACTION_DECK)
        for one in state.figures:
            one.hand = [state.deck.pop() for _ in range(START_HAND)]
    state.chance.shuffle("roles", roles)
    state.roles, state.coop_box = roles[:count], roles[count:]
    state.dealt = list(state.roles)
    state.free_characters = list(CHARACTERS)
    if state.choosing != CHOSEN:
        state.chance.shuffle("characters", state.free_characters)
        for one in state.figures:
            one.character = state.free_characters.pop()
