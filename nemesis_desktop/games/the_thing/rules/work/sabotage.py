"""What sabotage does in each location, by a card or by the revealed alien. Rulebook: Locations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.components.things import BLOOD
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.things.tracks import add_damage


def _from_deck(game: Game, place: str, deck: list[str], times: int) -> None:
    """Random cards leave the game unseen."""
    count = min(times, len(deck))
    for _ in range(count):
        game.state.removed.append(deck.pop(game.pick("sabotage", range(len(deck)))))
    if count:
        game.tell(story.CardsRemoved, place=place, count=count)


def _weapons(game: Game, place: str, times: int) -> None:
    _from_deck(game, place, game.state.weapons, times)


def _items(game: Game, place: str, times: int) -> None:
    _from_deck(game, place, game.state.items, times)


def _food(game: Game, place: str, times: int) -> None:
    count = min(times * game.printed(place).amount, game.state.pantry)
    game.state.pantry -= count
    game.state.eaten += count
    game.tell(story.FoodLost, count=count)


def _blood(game: Game, place: str, times: int) -> None:
    """A blood sample; without one in the bag nothing (D34)."""
    if BLOOD in game.state.lab_bag:
        game.state.lab_bag.remove(BLOOD)
        game.state.spent_samples += 1
    game.tell(story.BloodLost)


def _samples(game: Game, place: str, times: int) -> None:
    """Random tokens of the bag, seen by nobody."""
    count = min(times, len(game.state.lab_bag))
    for _ in range(count):
        game.state.lab_discard.append(game.draw_any("sabotage", game.state.lab_bag))
    game.tell(story.SamplesLost, count=count)


def _fuel(game: Game, place: str, times: int) -> None:
    count = min(times, game.state.underground)
    game.state.underground -= count
    game.state.fuel_used += count
    game.tell(story.FuelLost, count=count)


EFFECTS: Final[Mapping[str, Callable[[Game, str, int], None]]] = {
    "remove_random_weapon": _weapons,
    "remove_random_item": _items,
    "add_damage": add_damage,
    "discard_pantry_food": _food,
    "discard_blood_sample_from_bag": _blood,
    "discard_random_lab_token": _samples,
    "discard_underground_fuel": _fuel,
}


def by_card(game: Game, place: str) -> None:
    """One sabotage card."""
    EFFECTS[game.printed(place).sabotage](game, place, 1)


def by_alien(game: Game, place: str, power: int) -> None:
    """The revealed alien, once for each point of power."""
    EFFECTS[game.printed(place).alien_sabotage](game, place, power)


def can_be_sabotaged(game: Game, place: str) -> bool:
    """A sabotage card would do something there."""
    state = game.state
    match game.printed(place).sabotage:
        case "remove_random_weapon":
            return bool(state.weapons)
        case "remove_random_item":
            return bool(state.items)
        case "add_damage":
            return game.free_damage(place) > 0
        case "discard_pantry_food":
            return state.pantry > 0
        case "discard_blood_sample_from_bag":
            return bool(state.lab_bag)
    return state.underground > 0
