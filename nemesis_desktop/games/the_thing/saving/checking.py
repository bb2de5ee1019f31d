"""Whether a checkpoint is one that play can lead to: every piece of the box in one place, every marker on its track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from nemesis_desktop.engine.flow import END
from nemesis_desktop.engine.saving.bounded import whole
from nemesis_desktop.games.the_thing.components.assumptions import (
    FREEZING_SPACES,
    HELICOPTER_SPACES,
    LAST_SUSPICION,
    RED_SPACE,
    RESCUE_FUEL_SPACES,
    WEATHER_FACES,
)
from nemesis_desktop.games.the_thing.components.characters import CHARACTERS
from nemesis_desktop.games.the_thing.components.locations import BEDROOM, KENNEL, LOCATION_CARDS, LOCATIONS, REC_ROOM
from nemesis_desktop.games.the_thing.components.things import (
    ACTION_DECK,
    ACTION_DICE,
    ALIEN,
    BOILER_FUEL,
    CANISTERS,
    COOP_CHARACTERS,
    DOG_TOKENS,
    DOGS,
    FACES,
    FIRES,
    FLAMETHROWER,
    FOOD,
    GENERATOR_FUEL,
    GOODS,
    HUMAN,
    SAMPLES,
    Numbers,
)
from nemesis_desktop.games.the_thing.components.tracks import COOP_PEOPLE
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.phases import COURSES
from nemesis_desktop.games.the_thing.saving.checkpoint import understood
from nemesis_desktop.games.the_thing.setup import Setup, numbers_of
from nemesis_desktop.games.the_thing.state import NOBODY, PLAYING, STATUSES, Figure, State

MOST_ROUNDS = 200
_MOST_POWER = 40
_PLACES = (REC_ROOM, BEDROOM, *LOCATIONS)
_CAUSES = ("escaped", "alien_aboard", "left_behind", "frozen", "absorbed", "infected", "no_characters")


def check_summary(summary: Mapping[str, Any]) -> None:
    """Raise ``ValueError`` where the public facts in the head of a save are none."""
    whole(summary.get("round"), 1, MOST_ROUNDS)


def check_checkpoint(setup: Setup, seed: int, checkpoint: Mapping[str, Any]) -> None:
    """Raise ``ValueError`` unless the checkpoint is a table that a game of this setup and seed can come to."""
    state = understood(checkpoint)
    numbers = numbers_of(setup)
    _setting(state, setup, seed)
    _tracks(state)
    _station(state)
    _named(state)
    for number, one in enumerate(state.figures):
        _figure(one, number, state)
    _demand(conserved(state, numbers), "a piece of the box is missing, or there twice")
    _ending(state)


def _demand(fine: object, what: str) -> None:
    if not fine:
        raise ValueError(what)


def _setting(state: State, setup: Setup, seed: int) -> None:
    _demand(state.chance.seed == seed, "another seed")
    _demand(state.mode == setup.mode and state.choosing == setup.choosing, "another way to play")
    _demand(state.names == [person.name for person in setup.people], "other people")
    _demand(state.variants == list(setup.variants), "other variants")
    _demand(state.table == numbers_of(setup).weather, "another weather table")
    red = RED_SPACE[COOP_PEOPLE if setup.mode == COOP else len(setup.people)]
    _demand(state.red == red, "another red space")
    _demand(state.step in COURSES[state.mode].steps or state.step == END, "no such step")


def _tracks(state: State) -> None:
    whole(state.round, 1, MOST_ROUNDS)
    whole(state.helicopter, 0, HELICOPTER_SPACES)
    whole(state.rescue_fuel, 1, RESCUE_FUEL_SPACES)
    whole(state.freezing, 0, FREEZING_SPACES)
    whole(state.threat, 0, LAST_SUSPICION)
    whole(state.signal_round, 0, state.round)
    whole(state.lost_round, 0, state.round)
    whole(state.pool, 0, _MOST_POWER)
    for face in (state.weather, state.station_die):
        _demand(not face or face in WEATHER_FACES, "no such weather")
    _demand(len(state.dice) <= ACTION_DICE and all(die.face in FACES for die in state.dice), "no such dice")


def _station(state: State) -> None:
    _demand(list(state.spots) == list(LOCATIONS), "another station")
    for place, spot in state.spots.items():
        whole(spot.fuel, 0, LOCATIONS[place].fuel_slots)
        whole(spot.damage, 0, LOCATIONS[place].damage_slots)
    _demand(sum(spot.burned for spot in state.spots.values()) <= FIRES, "too many fires")
    _demand(not state.token_place or state.token_place in LOCATIONS, "the leader token lies nowhere")
    _demand(set(state.powers) <= {*LOCATION_CARDS}, "power in no location")
    _demand(len(state.plan) == len(state.plan_power), "a plan has power for each card")
    _demand(all(power > 0 for power in state.plan_power), "no power on a card")
    _demand(sum(state.plan_power) <= state.pool, "more power than there is")
    cards = [*state.locations, *state.plan, *state.turned_up, *([KENNEL] if state.kennel_card_out else [])]
    wanted = {place for place in LOCATIONS if not state.spots[place].burned} | {KENNEL}
    _demand(len(cards) == len(set(cards)) and set(cards) == wanted, "the location cards are not those of the station")


def _named(state: State) -> None:
    """Whoever is meant by a number sits at this table; and each card of the pile was given by somebody or nobody."""
    boarding = state.boarding
    found = [state.leader, state.token_holder, state.looker, state.assigned, *state.traders, *state.pile.givers]
    for one in state.meetings:
        found += [*one.who, *one.stays, *one.done, *(who for look in one.looks for who in look)]
    found += [] if boarding is None else [*boarding.aboard, *boarding.refused]
    found += [who for one in state.infections for who in (one.who, one.by)]
    found += [who for fact in state.facts for who in (fact.who, fact.whom)]
    _demand({*found} <= {NOBODY, *range(len(state.figures))} and state.leader != NOBODY, "nobody sits there")
    pile = state.pile
    _demand(len(pile.cards) == len(pile.givers) == len(pile.up), "a card of the pile has no place in it")


def _figure(one: Figure, number: int, state: State) -> None:
    _demand(one.number == number, "a figure in another's place")
    whole(one.seat, 0, len(state.names) - 1)
    whole(one.colour, 1, 8)
    whole(one.disc, 0, LAST_SUSPICION)
    _demand(one.status in STATUSES, "no such status")
    _demand(one.place in _PLACES if one.status == PLAYING else one.place == "", "a figure is nowhere")
    _demand(not one.character or one.character in CHARACTERS, "no such character")
    _demand(one.shown[: len(one.canisters)] == [FLAMETHROWER] * len(one.canisters), "canisters without a flamethrower")
    _demand(FLAMETHROWER not in one.shown[len(one.canisters) :], "a flamethrower without canisters")
    _demand(all(0 <= count <= CANISTERS for count in one.canisters), "too many canisters")
    _demand(len(one.laid) in (0, 2) and set(one.laid) <= {HUMAN, ALIEN}, "no such tokens")
    _demand(all(0 <= other < len(state.figures) for other in one.knows_alien), "nobody to know")


def goods_of(state: State) -> Counter[str]:
    """All weapons, items and samples, wherever they lie; used samples lie open and are counted as such."""
    held = [good for one in state.figures for good in (*one.goods, *one.shown)]
    eyes = [thing for thing in state.looking if thing in GOODS]
    piles = (state.weapons, state.items, state.lab_bag, state.lab_discard, state.removed, state.used, held, eyes)
    return Counter(thing for pile in piles for thing in pile)


def conserved(state: State, numbers: Numbers) -> bool:
    """Every piece of the box lies in one place."""
    goods = goods_of(state)
    wanted = Counter({**numbers.weapons, **numbers.items, SAMPLES[0]: numbers.blood, SAMPLES[1]: numbers.spoiled})
    wanted[SAMPLES[0]] -= state.spent_samples
    figures = COOP_CHARACTERS if state.mode == COOP else len(state.names)
    dogs = state.kennel_dogs + state.waiting_dogs + state.dead_dogs + sum(spot.dog for spot in state.spots.values())
    fuel = state.underground + state.outdoor + state.fuel_used + sum(spot.fuel for spot in state.spots.values())
    supply = numbers.underground + numbers.outdoor + GENERATOR_FUEL + BOILER_FUEL
    return (
        goods == +wanted
        and cards_of(state) == (Counter() if state.mode == COOP else Counter(ACTION_DECK))
        and Counter(state.dogs_bag) == Counter(DOG_TOKENS)
        and len(state.figures) == len(state.roles) == len(state.dealt) == figures
        and {*state.roles, *state.dealt} <= {HUMAN, ALIEN}
        and dogs == DOGS
        and fuel == supply
        and state.pantry + state.kitchen + state.eaten == FOOD
        and min(state.pantry, state.kitchen, state.underground, state.outdoor) >= 0
    )


def cards_of(state: State) -> Counter[str]:
    """All action cards, wherever they lie, also in somebody's eyes."""
    hands = [card for one in state.figures for card in one.hand]
    eyes = [thing for thing in state.looking if thing in ACTION_DECK]
    return Counter([*state.deck, *state.discard, *state.pile.cards, *hands, *eyes])


def _ending(state: State) -> None:
    one = state.ending
    if one is None:
        _demand(state.step != END, "an end without a verdict")
        return
    _demand(one.winner in ("humans", "aliens") and one.cause in _CAUSES, "no such end")
    people = {*range(len(state.figures))}
    _demand({*one.aboard, *one.won, *one.last} <= people, "nobody has won so")
