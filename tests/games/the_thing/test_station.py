"""The station: setup, weather, fuel, the cold, the rescue helicopter, food, dogs and leaders."""

from __future__ import annotations

from collections import Counter

import pytest

from nemesis_desktop.games.the_thing.acts import KeepWeather, Throw
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.rounds.alien import plan_attacks
from nemesis_desktop.games.the_thing.rules.rounds.night import eat, move_dogs, pass_leader, place_token
from nemesis_desktop.games.the_thing.rules.rounds.planning import draw_cards
from nemesis_desktop.games.the_thing.rules.things.tracks import burn_fuel, move_rescue, roll_weather
from nemesis_desktop.games.the_thing.rules.work.arson import burn
from nemesis_desktop.games.the_thing.rules.work.locations import perform
from nemesis_desktop.games.the_thing.setup import new_game
from tests.games.the_thing.tables import Forced, Table, case, setup_of

# ---------------------------------------------------------------- setup


@case("th-bc77")
@pytest.mark.parametrize(
    ("people", "helicopter", "radio", "outdoor", "underground"),
    [(4, 2, 4, 3, 10), (5, 3, 5, 4, 10), (6, 4, 6, 5, 14), (7, 5, 7, 6, 18), (8, 6, 8, 7, 18)],
)
def test_the_station_is_laid_for_so_many(
    people: int, helicopter: int, radio: int, outdoor: int, underground: int
) -> None:
    state = new_game(setup_of(people), 3, Forced()).state
    damage = {place: spot.damage for place, spot in state.spots.items() if spot.damage}
    assert damage == {"staff_helicopter": helicopter, "radio_room": radio, "snowmobile": 1}
    fuel = {place: spot.fuel for place, spot in state.spots.items() if spot.fuel}
    assert fuel == {"generator_room": 4, "boiler_room": 4}
    assert (state.outdoor, state.underground, state.pantry, state.kitchen) == (outdoor, underground, 16, 0)


@case("th-c865")
@pytest.mark.parametrize(
    ("people", "fuel", "tools", "wire", "lights"),
    [(4, 2, 2, 1, 2), (5, 2, 2, 1, 2), (6, 2, 2, 1, 3), (7, 3, 3, 2, 3), (8, 4, 4, 2, 3)],
)
def test_the_item_deck_for_so_many(people: int, fuel: int, tools: int, wire: int, lights: int) -> None:
    items = Counter(new_game(setup_of(people), 3, Forced()).state.items)
    assert items == {"fuel_can": fuel, "tools": tools, "keys": 2, "wire": wire, "flashlight": lights}


@case("th-6f30")
def test_the_leader_token_lies_anywhere_but_in_the_kennel() -> None:
    states = [new_game(setup_of(5), seed, Forced()).state for seed in range(300)]
    assert {state.token_place for state in states} == set(LOCATIONS)
    assert all(set(state.locations) == set(LOCATIONS) and len(state.locations) == 10 for state in states)
    assert all(state.kennel_card_out and state.kennel_dogs == 4 for state in states)


@case("th-2d16")
def test_exactly_one_is_the_alien_and_everybody_may_be() -> None:
    roles = [new_game(setup_of(5), seed, Forced()).state.roles for seed in range(500)]
    assert all(sorted(each) == ["alien", "human", "human", "human", "human"] for each in roles)
    often = Counter(each.index("alien") for each in roles)
    assert set(often) == set(range(5))
    assert all(65 <= count <= 140 for count in often.values())


@case("th-7e8c")
@pytest.mark.parametrize("people", [1, 2, 3])
def test_the_station_of_those_who_play_together(people: int) -> None:
    state = new_game(setup_of(people), 3, Forced()).state
    damage = {place: spot.damage for place, spot in state.spots.items() if spot.damage}
    assert damage == {"staff_helicopter": 4, "radio_room": 6, "snowmobile": 1}
    assert (state.underground, state.outdoor, state.table) == (14, 5, "p6")
    assert Counter(state.lab_bag) == {"blood_sample": 12, "spoiled_sample": 18}
    assert Counter(state.weapons) == {"flamethrower": 1, "explosive": 3, "firearm": 2, "melee": 4}
    assert Counter(state.items) == {"fuel_can": 3, "tools": 3, "keys": 2, "wire": 2, "flashlight": 3}
    assert len(state.figures) == 6
    assert state.threat == 10
    assert Counter(state.roles + state.coop_box) == {"human": 6, "alien": 2}


@case("th-8e24")
@pytest.mark.parametrize("people", [2, 5])
def test_the_infection_bag_is_full(people: int) -> None:
    state = new_game(setup_of(people), 3, Forced()).state
    assert Counter(state.dogs_bag) == {"dog_healthy": 7, "dog_alien": 2}
    assert state.kennel_dogs == 4


def test_people_begin_with_two_cards_on_yellow_in_the_rec_room() -> None:
    table = Table(7)
    assert {(len(one.hand), one.disc, one.place) for one in table.state.figures} == {(2, 1, "rec_room")}
    assert table.whole()


# ---------------------------------------------------------------- weather


@case("th-9ab7")
def test_the_leader_chooses_between_the_roll_and_the_weather_station() -> None:
    table = Table(4, station_die="sunny", leader=2).force("weather", "storm")
    table.run(roll_weather, weather=KeepWeather("sunny"))
    question = table.question("weather")
    assert (question.seat, list(question.acts)) == (2, [KeepWeather("sunny"), KeepWeather("storm")])
    assert (table.state.weather, table.state.station_die) == ("sunny", "")


def test_without_a_die_in_the_station_the_roll_stands() -> None:
    table = Table(4).force("weather", "storm").run(roll_weather)
    assert (table.state.weather, table.asked) == ("storm", [])


@case("th-1da0")
def test_a_burned_weather_station_leaves_no_choice() -> None:
    table = Table(2).put("weather_station", 1, 2).give(2, "explosive")
    table.force("weather", "sunny", "storm")
    table.run(lambda game: perform(game, 1, "activation"), fuel_to=lambda question: (question.acts[0],))
    assert table.state.station_die == "sunny"
    burn(table.game, 2, "explosive")
    assert table.state.station_die == ""
    assert table.run(roll_weather).asked == []
    assert table.state.weather == "storm"


# ---------------------------------------------------------------- fuel and cold


@case("th-a2fb")
def test_missing_fuel_damages_the_generator_and_the_light_goes_out() -> None:
    table = Table(4, weather="storm").put("generator_room", fuel=1, damage=1).run(burn_fuel)
    assert (table.spot("generator_room").fuel, table.spot("generator_room").damage) == (0, 2)
    assert table.game.dark


@case("th-d37f")
@pytest.mark.parametrize("weather", ["sunny", "snow", "storm"])
def test_a_generator_that_stands_still_burns_nothing(weather: str) -> None:
    table = Table(4, weather=weather, outage=True).put("generator_room", fuel=2, damage=2).run(burn_fuel)
    assert (table.spot("generator_room").fuel, table.spot("generator_room").damage) == (2, 2)


@case("th-5d53")
def test_the_boiler_is_lost_and_the_cold_begins_in_the_next_round() -> None:
    table = Table(4, weather="storm").put("boiler_room", fuel=1, damage=2).run(burn_fuel)
    assert (table.spot("boiler_room").fuel, table.spot("boiler_room").damage) == (0, 3)
    assert table.state.freezing == 1
    table.state.round += 1
    table.run(burn_fuel)
    assert table.state.freezing == 4  # the storm moves it by 3
    assert table.told("freezing")[-1] == {"space": 4}


@case("th-8b4e")
def test_a_boiler_repaired_in_time_is_not_lost() -> None:
    table = Table(4, weather="sunny").put("boiler_room", 1, fuel=4, damage=2)
    table.run(lambda game: perform(game, 1, "sabotage"))
    assert table.spot("boiler_room").damage == 3
    table[1].character = "clark"
    table.run(lambda game: perform(game, 1, "repair"))
    assert table.spot("boiler_room").damage == 2
    table.run(burn_fuel)
    assert table.state.freezing == 0


@case("th-af9c")
def test_humans_freeze_and_the_aliens_win() -> None:
    table = Table(4, weather="sunny", freezing=7, lost_round=1, round=3).aliens(3)
    table[2].status, table[2].place = "absorbed", ""
    table.run(burn_fuel)
    assert table.over
    assert table.state.ending is not None
    assert (table.state.ending.winner, table.state.ending.cause) == ("aliens", "frozen")
    assert table.state.ending.won == [3]


# ---------------------------------------------------------------- the rescue helicopter


@case("th-28f9")
@pytest.mark.parametrize("weather", ["sunny", "snow", "storm"])
def test_nobody_flies_without_a_signal(weather: str) -> None:
    table = Table(4, weather=weather, round=4).run(move_rescue)
    assert (table.state.helicopter, table.state.rescue_fuel) == (0, 1)


@case("th-e50d")
def test_the_helicopter_stops_at_the_last_space() -> None:
    table = Table(4, weather="sunny", helicopter=6, rescue_fuel=3, signal_round=1, round=4).run(move_rescue)
    assert (table.state.helicopter, table.state.rescue_fuel) == (8, 4)
    assert table.told("rescue-arrived") == [{}]


@case("th-2083")
def test_the_helicopter_leaves_when_its_fuel_is_gone() -> None:
    table = Table(4, weather="sunny", helicopter=8, rescue_fuel=7, signal_round=1, round=9).run(move_rescue)
    assert table.state.rescue_gone
    assert not table.over
    table.run(move_rescue)
    assert (table.state.helicopter, table.state.rescue_fuel) == (8, 7)


def test_the_signal_of_this_round_moves_nothing_yet() -> None:
    table = Table(4, weather="sunny", signal_round=2, round=2).run(move_rescue)
    assert table.state.helicopter == 0
    table.state.round = 3
    assert table.run(move_rescue).state.helicopter == 4


@case("th-ecdd")
def test_damage_after_the_signal_does_not_stop_the_helicopter() -> None:
    table = Table(4, weather="snow", signal_round=1, round=2).put("radio_room", damage=3).run(move_rescue)
    assert table.state.helicopter == 2


# ---------------------------------------------------------------- the alien's plan, draw


@case("th-9e11")
def test_without_a_revealed_alien_nobody_plans() -> None:
    table = Table(4).run(plan_attacks)
    assert (table.asked, table.told("alien-plans")) == ([], [])


@case("th-494d")
def test_without_power_nobody_plans() -> None:
    table = Table(4).revealed(2, pool=0).run(plan_attacks)
    assert table.asked == []
    assert table.state.roles[2] == "alien"


@case("th-1d8f")
def test_hands_are_filled_from_the_leader_on() -> None:
    table = Table(4, leader=1)
    for one, count in zip(table.state.figures, (1, 3, 0, 2), strict=True):
        table.state.deck.extend(one.hand)
        one.hand = [table.state.deck.pop(0) for _ in range(count)]
    table.run(draw_cards)
    assert [len(one.hand) for one in table.state.figures] == [3, 3, 3, 3]
    assert [(told["who"], told["count"]) for told in table.told("hand-drawn")] == [(2, 3), (3, 1), (0, 2)]


@case("th-b7d7")
def test_one_more_card_goes_onto_the_leader_board_unseen() -> None:
    table = Table(4).run(draw_cards)
    pile = table.state.pile
    assert (len(pile.cards), pile.givers, pile.up) == (1, [-1], [False])
    assert all(table.view(seat).pile.faces == (None,) for seat in (-1, *range(4)))


# ---------------------------------------------------------------- food


@case("th-0a44")
def test_what_is_cooked_is_eaten_up() -> None:
    table = Table(4, kitchen=4, pantry=8, eaten=4).run(eat)
    assert (table.state.kitchen, table.state.pantry, table.state.starving) == (0, 8, False)


@case("th-9554")
def test_a_meal_too_small_is_eaten_and_the_station_starves() -> None:
    table = Table(4, kitchen=0, pantry=3, eaten=13)
    table[2].hand = ["repair", "sabotage", "activation"]
    table.run(eat, throw=Throw("sabotage"))
    assert (table.state.pantry, table.state.starving) == (0, True)
    assert table[2].hand == ["repair", "activation"]
    question = table.question("throw")
    assert (question.seat, question.secret) == (2, True)
    assert table.run(draw_cards)
    assert {len(one.hand) for one in table.state.figures} == {2}


# ---------------------------------------------------------------- dogs and the leader


@case("th-d616")
def test_in_the_first_round_four_dogs_leave_the_kennel() -> None:
    table = Table(4).run(move_dogs)
    assert sum(spot.dog for spot in table.state.spots.values()) == 4
    assert (table.state.kennel_dogs, table.state.kennel_card_out) == (0, True)
    assert "kennel" not in table.state.locations


@case("th-7c87")
def test_the_kennel_card_lets_its_dogs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(4, dogs_out=True, kennel_dogs=2, kennel_card_out=False)
    table.put("armory", dog=True).put("kitchen", dog=True)
    table.state.locations.append("kennel")
    monkeypatch.setattr(Game, "shuffle", lambda game, stream, cards: None)  # the kennel card stays on top
    table.run(move_dogs)
    assert sum(spot.dog for spot in table.state.spots.values()) == 4
    assert (table.state.kennel_dogs, table.state.kennel_card_out) == (0, True)
    assert len(table.state.turned_up) == 4


@case("th-3009")
def test_nobody_took_the_token_so_the_leader_stays() -> None:
    table = Table(5, leader=3, token_place="kitchen", dogs_out=True, kennel_dogs=0, dead_dogs=4)
    table.run(move_dogs).run(pass_leader).run(place_token)
    assert table.state.leader == 3
    assert table.state.token_place in LOCATIONS
    assert sorted(table.state.locations) == sorted(LOCATIONS)


def test_whoever_holds_the_token_leads_next() -> None:
    table = Table(5, leader=3, token_holder=1, token_place="").run(pass_leader)
    assert (table.state.leader, table.state.token_holder) == (1, -1)


@case("th-26c8")
def test_a_tame_kennel_keeps_its_dogs() -> None:
    from nemesis_desktop.games.the_thing.rules.rounds.clash import catch_dog

    table = Table(5, variants=("tame_kennel",))
    table.run(move_dogs).run(place_token)
    assert (table.state.kennel_dogs, sum(spot.dog for spot in table.state.spots.values())) == (0, 4)
    for place in [place for place, spot in table.state.spots.items() if spot.dog]:
        catch_dog(table.game, place)
    for _ in range(10):
        table.run(move_dogs).run(place_token)
        assert "kennel" not in table.state.locations
    assert (table.state.kennel_dogs, sum(spot.dog for spot in table.state.spots.values())) == (4, 0)
