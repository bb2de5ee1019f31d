"""The station, room by room and phase by phase, for each number of people: cases written out of the rule book."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.the_thing.acts import (
    Burn,
    FuelTo,
    KeepGood,
    KeepToken,
    KeepWeather,
    Permit,
    Throw,
)
from nemesis_desktop.games.the_thing.components.assumptions import (
    FREEZING_SPACES,
    HELICOPTER_SPACES,
    RED_SPACE,
    RESCUE_FUEL_SPACES,
    WEATHER_TABLES,
)
from nemesis_desktop.games.the_thing.components.locations import LOCATION_CARDS, LOCATIONS
from nemesis_desktop.games.the_thing.components.things import FIRES, NUMBERS
from nemesis_desktop.games.the_thing.rules.rounds.night import eat, move_dogs, pass_leader, place_token
from nemesis_desktop.games.the_thing.rules.rounds.planning import closed
from nemesis_desktop.games.the_thing.rules.things.reveal import reveal
from nemesis_desktop.games.the_thing.rules.things.tracks import (
    add_damage,
    burn_fuel,
    move_rescue,
    repair,
    rescue_waits,
    roll_weather,
)
from nemesis_desktop.games.the_thing.rules.work.arson import arson, burn
from nemesis_desktop.games.the_thing.rules.work.locations import applies, perform
from nemesis_desktop.games.the_thing.rules.work.sabotage import by_alien, by_card
from tests.games.the_thing.tables import Table

HIDDEN = range(4, 9)
EVERY = range(1, 9)
BONUS = ("boiler_room", "generator_room", "laboratory", "radio_room", "snowmobile", "staff_helicopter")


def act(table: Table, who: int, card: str, **answers: object) -> Table:
    return table.run(lambda game: perform(game, who, card), **answers)


# ---------------------------------------------------------------- setup


@pytest.mark.parametrize("people", EVERY)
def test_the_freezing_the_flight_and_the_fires_begin_at_nothing(people: int) -> None:
    state = Table(people).state
    assert (state.freezing, state.helicopter, state.signal_round, state.rescue_fuel) == (0, 0, 0, 1)
    assert not any(spot.burned or spot.dog for spot in state.spots.values())
    assert (state.pool, state.first_reveal, state.starving, state.outage) == (0, False, False, False)


@pytest.mark.parametrize("people", HIDDEN)
def test_the_first_power_is_half_the_people_rounded_down_and_each_later_alien_adds_one(people: int) -> None:
    table = Table(people).aliens(1, 2)
    reveal(table.game, 1)
    assert table.state.pool == people // 2
    reveal(table.game, 2)
    assert table.state.pool == people // 2 + 1


@pytest.mark.parametrize("people", HIDDEN)
def test_half_counts_those_who_sat_down_not_those_who_are_left(people: int) -> None:
    table = Table(people).aliens(1)
    table[2].status, table[2].place = "absorbed", ""
    reveal(table.game, 1)
    assert table.state.pool == people // 2


@pytest.mark.parametrize("people", HIDDEN)
def test_a_card_lies_open_from_the_red_space_on_and_not_one_before(people: int) -> None:
    red = RED_SPACE[people]
    for disc, open_ in ((red - 1, False), (red, True), (red + 1, True)):
        table = Table(people, token_place="").discs(disc)
        assert table.game.watched(0) == open_


# ---------------------------------------------------------------- weather and upkeep


@pytest.mark.parametrize("leader", [0, 2, 3])
def test_whoever_leads_chooses_the_weather_and_nobody_else(leader: int) -> None:
    table = Table(4, leader=leader, station_die="storm").force("weather", "sunny")
    table.run(roll_weather, weather=KeepWeather("storm"))
    assert [question.seat for question in table.asked] == [leader]
    assert (table.state.weather, table.state.station_die) == ("storm", "")


@pytest.mark.parametrize("weather", ["sunny", "snow", "storm"])
def test_generator_and_boiler_burn_what_the_table_of_each_number_says(weather: str) -> None:
    for people in EVERY:
        table = Table(people, weather=weather).run(burn_fuel)
        name = "p6" if people in (1, 2, 3, 6) else "p4_5" if people < 6 else "p7_8"
        row = WEATHER_TABLES[name][weather]
        burned = 4 - table.spot("generator_room").fuel, 4 - table.spot("boiler_room").fuel
        assert burned == (row.generator, row.boiler)
        assert table.state.fuel_used == sum(burned)


def test_fuel_that_is_just_enough_does_no_damage() -> None:
    table = Table(4, weather="storm").put("generator_room", fuel=2).put("boiler_room", fuel=2).run(burn_fuel)
    for place in ("generator_room", "boiler_room"):
        assert (table.spot(place).fuel, table.spot(place).damage) == (0, 0)


def test_missing_fuel_never_damages_beyond_the_slots() -> None:
    table = Table(4, weather="storm").put("generator_room", fuel=0, damage=1).put("boiler_room", fuel=0, damage=2)
    table.run(burn_fuel)
    assert (table.spot("generator_room").damage, table.spot("boiler_room").damage) == (2, 3)
    assert table.state.outage and table.game.boiler_lost


def test_a_boiler_with_enough_fuel_and_three_damage_is_lost_all_the_same() -> None:
    table = Table(4, weather="sunny").put("boiler_room", fuel=4, damage=3).run(burn_fuel)
    assert (table.game.boiler_lost, table.state.freezing) == (True, 1)


def test_the_boiler_burns_when_the_power_is_out_and_the_generator_when_the_boiler_is_lost() -> None:
    table = Table(4, weather="storm", outage=True).put("generator_room", damage=2).run(burn_fuel)
    assert (table.spot("generator_room").fuel, table.spot("boiler_room").fuel) == (4, 2)
    table = Table(4, weather="storm", freezing=1, lost_round=1, round=3).run(burn_fuel)
    assert (table.spot("generator_room").fuel, table.spot("boiler_room").fuel) == (2, 4)


@pytest.mark.parametrize(("weather", "moves"), [("sunny", 1), ("snow", 2), ("storm", 3)])
def test_the_cold_comes_by_the_weather_from_the_round_after_the_loss(weather: str, moves: int) -> None:
    table = Table(6, weather=weather, freezing=1, lost_round=4, round=4).run(burn_fuel)
    assert table.state.freezing == 1
    table.state.round = 5
    assert table.run(burn_fuel).state.freezing == 1 + moves


def test_one_space_before_the_end_nobody_has_frozen_yet() -> None:
    table = Table(4, weather="sunny", freezing=FREEZING_SPACES - 2, lost_round=1, round=3).run(burn_fuel)
    assert (table.over, table.state.freezing) == (False, FREEZING_SPACES - 1)
    assert table.run(burn_fuel).over


@pytest.mark.parametrize("people", [1, 2, 3])
def test_who_plays_together_freezes_together(people: int) -> None:
    table = Table(people, weather="storm", freezing=FREEZING_SPACES - 1, lost_round=1, round=3).run(burn_fuel)
    assert table.state.ending is not None
    assert (table.state.ending.cause, table.state.ending.won) == ("frozen", [])


def test_repairing_one_of_two_damage_brings_the_light_back_and_one_more_takes_it_again() -> None:
    table = Table(4)
    add_damage(table.game, "generator_room", 5)
    assert (table.spot("generator_room").damage, table.game.dark) == (2, True)
    repair(table.game, "generator_room", 1)
    assert (table.spot("generator_room").damage, table.game.dark) == (1, False)
    add_damage(table.game, "generator_room", 1)
    assert table.game.dark


@pytest.mark.parametrize(("weather", "flies"), [("sunny", 4), ("snow", 2), ("storm", 1)])
def test_the_helicopter_flies_by_the_weather_and_its_fuel_shrinks_by_one(weather: str, flies: int) -> None:
    table = Table(5, weather=weather, signal_round=1, round=2).run(move_rescue)
    assert (table.state.helicopter, table.state.rescue_fuel) == (flies, 2)
    assert not rescue_waits(table.game)


def test_four_spaces_of_sun_do_not_arrive_and_a_waiting_helicopter_burns_fuel() -> None:
    table = Table(5, weather="sunny", signal_round=1, round=2).run(move_rescue)
    assert not rescue_waits(table.game)
    table = Table(5, weather="sunny", signal_round=1, round=4, helicopter=HELICOPTER_SPACES, rescue_fuel=4)
    table.run(move_rescue)
    assert (table.state.helicopter, table.state.rescue_fuel, rescue_waits(table.game)) == (HELICOPTER_SPACES, 5, True)


def test_a_helicopter_without_fuel_turns_back_before_it_has_arrived() -> None:
    table = Table(5, weather="storm", signal_round=1, round=8, helicopter=5, rescue_fuel=RESCUE_FUEL_SPACES)
    table.run(move_rescue)
    assert table.state.rescue_gone and not rescue_waits(table.game)
    assert not applies(table.put("radio_room", 0, damage=0).game, 0, "activation"), "nobody can call once more"


# ---------------------------------------------------------------- rooms


@pytest.mark.parametrize("place", BONUS)
def test_where_the_mark_is_all_who_stand_there_help(place: str) -> None:
    table = Table(5, outdoor=7).put(place, 0, 1, 2)
    table[2].lying = True
    spot = table.spot(place)
    if place == "laboratory":
        act(table, 0, "activation", keep_token=[KeepToken(), KeepToken()])
        assert len(table[0].goods) == 2
        return
    spot.damage = 2
    act(table, 1, "repair", ability=lambda question: (question.acts[-1],))
    assert spot.damage == 0
    if LOCATIONS[place].fuel_slots:
        spot.fuel = 0
        act(table, 0, "activation")
        assert spot.fuel == 2


@pytest.mark.parametrize("place", [place for place in LOCATIONS if place not in BONUS])
def test_where_there_is_no_mark_one_does_it_alone(place: str) -> None:
    table = Table(5, weather="snow").put(place, 0, 1, 2)
    before = len(table.state.weapons), len(table.state.items), table.state.pantry, table.state.underground
    act(
        table, 1, "activation",
        keep_good=lambda question: (question.acts[0],), station_die=lambda question: (question.acts[0],),
        fuel_to=FuelTo("snowmobile"),
    )  # fmt: skip
    after = len(table.state.weapons), len(table.state.items), table.state.pantry, table.state.underground
    assert sorted(a - b for a, b in zip(before, after, strict=True)) in ([0, 0, 0, 1], [0, 0, 0, 2])


@pytest.mark.parametrize("place", ["generator_room", "boiler_room", "radio_room", "snowmobile", "staff_helicopter"])
def test_sabotage_does_one_damage_and_the_alien_one_for_each_power_up_to_the_slots(place: str) -> None:
    slots = LOCATIONS[place].damage_slots
    table = Table(5).put(place, damage=0)
    by_card(table.game, place)
    assert table.spot(place).damage == 1
    by_alien(table.game, place, 9)
    assert table.spot(place).damage == slots
    assert not applies(table.put(place, 0).game, 0, "sabotage"), "no slot is free"


@pytest.mark.parametrize(("place", "deck"), [("armory", "weapons"), ("warehouse", "items"), ("laboratory", "lab_bag")])
@pytest.mark.parametrize("power", [1, 2])
def test_the_alien_destroys_one_for_each_power(place: str, deck: str, power: int) -> None:
    table = Table(8)
    before = len(getattr(table.state, deck))
    by_alien(table.game, place, power)
    assert len(getattr(table.state, deck)) == before - power
    assert table.whole()


@pytest.mark.parametrize(("place", "deck"), [("armory", "weapons"), ("warehouse", "items"), ("laboratory", "lab_bag")])
def test_of_a_pile_that_is_too_small_the_alien_destroys_what_there_is(place: str, deck: str) -> None:
    table = Table(4)
    del getattr(table.state, deck)[1:]
    by_alien(table.game, place, 3)
    assert getattr(table.state, deck) == []
    assert not applies(table.put(place, 0).game, 0, "activation")


@pytest.mark.parametrize(("power", "left"), [(1, 14), (2, 12), (4, 8), (9, 0)])
def test_the_alien_takes_two_food_for_each_power(power: int, left: int) -> None:
    table = Table(4)
    by_alien(table.game, "kitchen", power)
    assert (table.state.pantry, table.state.kitchen) == (left, 0)


def test_cooked_food_is_safe_from_sabotage() -> None:
    table = Table(4, pantry=3, kitchen=4)
    by_card(table.game, "kitchen")
    by_alien(table.game, "kitchen", 2)
    assert (table.state.pantry, table.state.kitchen) == (0, 4)
    assert not applies(table.put("kitchen", 0).game, 0, "activation")


@pytest.mark.parametrize(("power", "left"), [(1, 9), (3, 7)])
def test_the_alien_burns_underground_fuel_in_the_weather_station(power: int, left: int) -> None:
    table = Table(4)
    by_alien(table.game, "weather_station", power)
    assert (table.state.underground, table.state.fuel_used) == (left, power)


def test_a_vehicle_takes_no_fuel_from_an_empty_reserve_and_a_room_none_from_an_empty_store() -> None:
    table = Table(4, outdoor=0, underground=0).put("snowmobile", 0).put("boiler_room", 1, fuel=0)
    assert not applies(table.game, 0, "activation") and not applies(table.game, 1, "activation")
    assert applies(table.put("weather_station", 2).game, 2, "activation"), "the die is rolled all the same"


def test_without_fuel_or_a_free_slot_the_weather_station_only_rolls() -> None:
    for state, spots in (({"underground": 0}, {}), ({}, {"generator_room": 4, "boiler_room": 4})):
        table = Table(4, **state).put("weather_station", 1).force("weather", "sunny")
        for place, fuel in spots.items():
            table.spot(place).fuel = fuel
        for vehicle in ("snowmobile", "staff_helicopter"):
            table.spot(vehicle).fuel = 3
        act(table, 1, "activation")
        assert (table.state.station_die, "fuel_to" in table.topics()) == ("sunny", False)


def test_fuel_from_the_weather_station_goes_to_no_burned_room_and_not_into_the_lost_boiler() -> None:
    table = Table(4, freezing=2, lost_round=1).put("weather_station", 0).put("snowmobile", burned=True)
    table[0].character = "garry"
    table.put("generator_room", fuel=1).force("weather", "snow")
    act(table, 0, "activation", fuel_to=FuelTo("staff_helicopter"))
    assert set(table.question("fuel_to").acts) == {FuelTo("generator_room"), FuelTo("staff_helicopter")}
    assert (table.state.outdoor, table.spot("staff_helicopter").fuel) == (3, 1)


def test_the_last_weapon_of_the_deck_is_taken_alone() -> None:
    table = Table(4).put("armory", 0)
    table.state.weapons = ["melee"]
    act(table, 0, "activation", keep_good=KeepGood("melee"))
    assert (table[0].goods, table.state.weapons) == (["melee"], [])


def test_macready_sees_no_more_weapons_than_there_are() -> None:
    table = Table(4).put("armory", 0)
    table[0].character = "macready"
    table.state.weapons = ["melee", "firearm"]
    act(table, 0, "activation", keep_good=KeepGood("firearm"))
    assert table.state.weapons == ["melee"]


def test_who_works_alone_in_the_armory_gets_no_more_looks_for_a_friend() -> None:
    table = Table(4).put("armory", 0, 1, 2)
    act(table, 2, "activation", keep_good=lambda question: (question.acts[0],))
    assert [len(table[who].goods) + len(table[who].shown) for who in (0, 1, 2)] == [0, 0, 1]


@pytest.mark.parametrize("vehicle", ["snowmobile", "staff_helicopter"])
def test_a_vehicle_is_ready_without_damage_and_with_full_slots_only(vehicle: str) -> None:
    table = Table(4)
    for damage, fuel, ready in ((0, 3, True), (1, 3, False), (0, 2, False)):
        table.put(vehicle, damage=damage, fuel=fuel)
        assert table.game.ready(vehicle) == ready


def test_the_lost_boiler_can_be_entered_and_nothing_done_there() -> None:
    table = Table(4, freezing=2, lost_round=1).put("boiler_room", 0, damage=3, fuel=2)
    assert [applies(table.game, 0, card) for card in ("activation", "repair", "sabotage")] == [False] * 3
    by_alien(table.game, "boiler_room", 2)
    assert table.spot("boiler_room").damage == 3
    assert "boiler_room" not in {refusal.anchors[0].id for refusal in closed(table.game)}


# ---------------------------------------------------------------- fire


@pytest.mark.parametrize("weapon", ["explosive", "flamethrower"])
def test_every_green_room_can_burn_and_is_closed_to_all_from_then_on(weapon: str) -> None:
    for place in LOCATIONS:
        table = Table(5).put(place, 1, 2).give(1, weapon).pile("repair", "repair")
        burn(table.game, 1, weapon)
        assert place in {refusal.anchors[0].id for refusal in closed(table.game)}
        assert place not in table.state.locations
        assert not any(applies(table.put(place, 3).game, 3, card) for card in ("activation", "repair", "sabotage"))
        assert len(table.state.pile.cards) == 1


def test_a_burned_room_keeps_its_fire_and_a_seventh_is_not_laid() -> None:
    table = Table(5).put("armory", 1).give(1, "explosive").pile("repair")
    for place in [place for place in LOCATIONS if place != "armory"][:FIRES]:
        table.spot(place).burned = True
    table.run(arson, burn=1, permit_fire=Permit(), burn_with=Burn("explosive"))
    assert (table.topics(), table.spot("armory").burned) == ([], False)


def test_open_cards_of_the_pile_never_pay_for_a_fire() -> None:
    table = Table(5).put("armory", 1).give(1, "explosive").pile("repair", "sabotage")
    table.state.pile.up = [True, True]
    burn(table.game, 1, "explosive")
    assert (len(table.state.pile.cards), table.spot("armory").burned) == (2, True)


def test_a_burned_weather_station_gives_the_die_back_and_a_burned_kitchen_leaves_the_pantry() -> None:
    table = Table(5, station_die="sunny").put("weather_station", 1).put("kitchen", 2)
    table.give(1, "explosive").give(2, "explosive")
    burn(table.game, 1, "explosive")
    burn(table.game, 2, "explosive")
    assert table.state.station_die == ""
    assert table.run(eat).state.pantry == 12


def test_the_signal_outlives_the_radio_room() -> None:
    table = Table(5, weather="snow", signal_round=1, round=3).put("radio_room", 1, damage=0).give(1, "explosive")
    burn(table.game, 1, "explosive")
    assert table.run(move_rescue).state.helicopter == 2


# ---------------------------------------------------------------- food, dogs, leader


@pytest.mark.parametrize(
    ("kitchen", "pantry", "after"), [(1, 16, (0, 16)), (6, 2, (0, 2)), (0, 16, (0, 12)), (0, 4, (0, 0))]
)
def test_everybody_is_fed(kitchen: int, pantry: int, after: tuple[int, int]) -> None:
    table = Table(4, kitchen=kitchen, pantry=pantry).run(eat)
    assert (table.state.kitchen, table.state.pantry, table.state.starving) == (*after, False)


@pytest.mark.parametrize("pantry", [0, 1, 3])
def test_a_pantry_too_small_is_emptied_and_full_hands_shrink_by_one(pantry: int) -> None:
    table = Table(4, pantry=pantry)
    for one, cards in zip(table.state.figures, (3, 2, 1, 3), strict=True):
        one.hand = ["repair"] * cards
    table.run(eat, throw=[Throw("repair"), Throw("repair")])
    assert [len(one.hand) for one in table.state.figures] == [2, 2, 1, 2]
    assert (table.state.pantry, table.state.starving) == (0, True)
    assert table.run(eat).topics() == [], "it is asked once"


@pytest.mark.parametrize("loose", [1, 2, 3, 4])
def test_each_dog_goes_to_a_room_of_its_own_and_the_token_to_another(loose: int) -> None:
    table = Table(6, dogs_out=True, kennel_dogs=4 - loose, round=3)
    for place in list(LOCATIONS)[:loose]:
        table.spot(place).dog = True
    table.run(move_dogs).run(pass_leader)
    places = [place for place, spot in table.state.spots.items() if spot.dog]
    table.run(place_token)
    assert len(places) == loose
    assert table.state.token_place not in places


def test_the_kennel_card_comes_for_the_token_and_its_dogs_come_out_first(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(6, dogs_out=True, kennel_dogs=2, kennel_card_out=False, round=3)
    table.state.locations = [*LOCATION_CARDS]
    table.state.locations.remove("kennel")
    table.state.locations.append("kennel")
    table.run(place_token)
    assert (table.state.kennel_dogs, sum(spot.dog for spot in table.state.spots.values())) == (0, 2)
    assert table.state.token_place and not table.spot(table.state.token_place).dog
    assert (table.state.kennel_card_out, "kennel" in table.state.locations) == (True, False)


def test_with_too_few_cards_dogs_wait_outside_and_the_leader_stays() -> None:
    table = Table(6, dogs_out=True, kennel_dogs=0, waiting_dogs=4, round=3, leader=2)
    table.state.locations = ["armory", "kitchen"]
    table.run(move_dogs).run(pass_leader).run(place_token)
    assert (table.state.waiting_dogs, table.state.token_place, table.state.leader) == (2, "", 2)


# ---------------------------------------------------------------- places


def test_three_fill_a_room_whatever_the_number_of_people() -> None:
    """A dog is none of them, and who lies is one of them."""
    for people in HIDDEN:
        table = Table(people).put("armory", 0, 1, dog=True)
        assert table.game.has_room("armory")
        table.put("armory", 2)[2].lying = True
        assert not table.game.has_room("armory")
        assert "armory" in {refusal.anchors[0].id for refusal in closed(table.game)}


def test_numbers_of_every_table_are_those_of_the_box() -> None:
    assert {count: sum(NUMBERS[count].items.values()) for count in HIDDEN} == {4: 9, 5: 9, 6: 10, 7: 13, 8: 15}
