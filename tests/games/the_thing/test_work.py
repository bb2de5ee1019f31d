"""Arson, action cards, what they do in each location, characters, and cards that people keep."""

from __future__ import annotations

from collections import Counter

import pytest

from nemesis_desktop.games.the_thing.acts import (
    Assign,
    Burn,
    BurnNot,
    DoNothing,
    DoWithout,
    DropToken,
    Forbid,
    FuelTo,
    KeepGood,
    KeepToken,
    KeepWeather,
    Permit,
    StartEngine,
    Stop,
    TurnNext,
    UseAbility,
    UseGood,
    UseNothing,
)
from nemesis_desktop.games.the_thing.rules.rounds.actions import close_pile, reveal_card
from nemesis_desktop.games.the_thing.rules.rounds.alien import plan_attacks
from nemesis_desktop.games.the_thing.rules.rounds.night import move_dogs, place_token
from nemesis_desktop.games.the_thing.rules.work.arson import arson, burn
from nemesis_desktop.games.the_thing.rules.work.locations import applies, perform
from nemesis_desktop.games.the_thing.rules.work.sabotage import by_alien, by_card
from tests.games.the_thing.tables import Table, case, goods


def act(table: Table, who: int, card: str, **answers: object) -> Table:
    """Somebody is assigned this action where they stand."""
    assert applies(table.game, who, card)
    return table.run(lambda game: perform(game, who, card), **answers)


def turn_up(table: Table, **answers: object) -> Table:
    """The leader turns up one card."""
    return table.run(reveal_card, **answers)


# ---------------------------------------------------------------- arson


@case("th-64c0")
def test_a_burned_warehouse_with_a_dog() -> None:
    table = Table(5, freezing=6, lost_round=1).put("warehouse", 2, dog=True).give(2, "explosive")
    table.pile("repair", "repair", "activation", "activation", "sabotage")
    table.run(arson, burn=2, permit_fire=Permit(), burn_with=Burn("explosive"))
    assert table.spot("warehouse").burned
    assert "warehouse" not in table.state.locations
    assert (table[2].place, table[2].lying) == ("rec_room", True)
    assert (table.state.waiting_dogs, table.state.freezing) == (1, 1)
    assert (table.state.used, len(table.state.pile.cards)) == (["explosive"], 4)
    table.state.dogs_out = True
    table.state.kennel_dogs = 3
    table.run(move_dogs)
    assert table.state.waiting_dogs == 0
    assert sum(spot.dog for spot in table.state.spots.values()) == 1


@case("th-64c0")
def test_all_who_are_there_flee_to_the_rec_room() -> None:
    table = Table(5).put("warehouse", 2, 3).give(2, "explosive").pile("repair", "repair")
    table.run(arson, burn={2, 3}, permit_fire=Permit(), burn_with=Burn("explosive"))
    assert [(table[who].place, table[who].lying) for who in (2, 3)] == [("rec_room", True)] * 2


@case("th-d038")
def test_fire_without_cold() -> None:
    table = Table(5).put("kitchen", 2).give(2, "flamethrower").pile("repair")
    table.run(arson, burn=2, permit_fire=Permit(), burn_with=Burn("flamethrower"))
    assert table.spot("kitchen").burned
    assert (table.state.freezing, table[2].canisters) == (0, [5])


def test_a_burned_boiler_lets_the_cold_in_and_a_burned_generator_puts_out_the_light() -> None:
    table = Table(5).put("boiler_room", 2).put("generator_room", 3).give(2, "explosive").give(3, "explosive")
    burn(table.game, 2, "explosive")
    assert (table.state.freezing, table.state.lost_round) == (1, 1)
    burn(table.game, 3, "explosive")
    assert table.game.dark


def test_only_the_generator_takes_the_light_with_it() -> None:
    table = Table(5).put("kitchen", 2).give(2, "explosive")
    burn(table.game, 2, "explosive")
    assert not table.game.dark
    assert table.told("power-fails") == []


def test_the_leader_may_forbid_it_and_nobody_need_do_it() -> None:
    table = Table(5).put("kitchen", 2, 3).give(2, "explosive").pile("repair")
    table.run(arson, burn={2, 3}, permit_fire=[Forbid(), Permit()], burn_with=[BurnNot()])
    assert not table.spot("kitchen").burned
    assert (table.told("arson-forbidden"), table.told("arson-not")) == ([{"who": 2}], [{"who": 3}])
    assert table.question("burn_with").ritual == 2


@case("th-0ae1")
def test_nobody_comes_to_a_burned_location_any_more() -> None:
    from nemesis_desktop.games.the_thing.rules.rounds.planning import move_characters

    table = Table(5, dogs_out=False).put("armory", 2).give(2, "explosive").pile("repair")
    burn(table.game, 2, "explosive")
    for _ in range(12):
        table.run(move_dogs).run(place_token)
        assert not table.spot("armory").dog
        assert table.state.token_place != "armory"
        assert "armory" not in table.state.locations
    for one in table.state.figures:
        one.place, one.lying, one.hand = "rec_room", False, ["repair"]
    table.run(
        move_characters,
        go=lambda question: (question.acts[0],),
        exchange=lambda question: (question.acts[-1],),
    )
    assert all("armory" not in str(act) for question in table.asked if question.topic == "go" for act in question.acts)
    table.revealed(4, pool=2)
    table.run(plan_attacks, plan=lambda question: (question.acts[0],))
    assert all("armory" not in str(act) for question in table.asked for act in question.acts)


# ---------------------------------------------------------------- action cards


@case("th-e8cc")
def test_a_card_goes_to_somebody_where_it_applies() -> None:
    table = Table(5).put("generator_room", 1, damage=1).put("radio_room", 2, damage=0)
    table.pile("activation", "activation", "sabotage", "activation", "repair")
    turn_up(table, assign=Assign(1), go_on=Stop())
    assert table.spot("generator_room").damage == 0
    assert (table[1].lying, table[2].lying) == (True, False)
    assert table.state.discard[-1] == "repair"
    two = Table(5).put("generator_room", 1, damage=1).put("boiler_room", 3, damage=1).put("radio_room", 2, damage=0)
    two.pile("repair", "repair")
    turn_up(two, assign=Assign(3), go_on=Stop())
    assert list(two.question("assign").acts) == [Assign(1), Assign(3)]


def test_a_card_that_applies_to_nobody_lays_somebody_down() -> None:
    table = Table(5).put("radio_room", 1, 2, damage=0).pile("activation", "repair")
    turn_up(table, assign=Assign(2), go_on=Stop())
    assert (table[1].lying, table[2].lying) == (False, True)
    assert table.told("assigned-in-vain") == [{"who": 2, "card": "repair"}]


@case("th-5cb1")
def test_the_rest_is_discarded_unseen() -> None:
    table = Table(5).put("kitchen", 1, 2, 3).pile("repair", "sabotage", "activation")
    turn_up(table, assign=Assign(1), go_on=Stop())
    discarded = len(table.state.discard)
    table.run(close_pile)
    assert table.told("pile-dropped") == [{"count": 2}]
    assert len(table.state.discard) == discarded + 2
    assert table.state.pile.cards == []


def test_cards_without_anybody_standing_are_discarded() -> None:
    table = Table(5).put("kitchen", 1).pile("repair", "activation")
    turn_up(table, assign=Assign(1))
    assert "go_on" not in table.topics()
    table.run(close_pile)
    assert table.told("pile-dropped") == [{"count": 1}]


@case("th-f95c")
def test_sabotage_has_no_bonus() -> None:
    table = Table(5).put("radio_room", 1, 2, 3, damage=0)
    act(table, 1, "sabotage")
    assert table.spot("radio_room").damage == 1


@case("th-daee")
def test_three_repair_together_then_two() -> None:
    table = Table(6).put("staff_helicopter", 0, 3, 4, damage=6).pile("activation", "repair", "repair")
    turn_up(table, assign=Assign(0), go_on=TurnNext())
    assert table.spot("staff_helicopter").damage == 3
    turn_up(table, assign=Assign(3), go_on=Stop())
    assert table.spot("staff_helicopter").damage == 1
    assert [table[who].lying for who in (0, 3, 4)] == [True, True, False]


@case("th-6b8b", "th-39d1")
@pytest.mark.parametrize("people", [(1,), (1, 2)])
def test_the_kitchen_has_no_bonus(people: tuple[int, ...]) -> None:
    table = Table(4).put("kitchen", *people)
    act(table, 1, "activation")
    assert (table.state.pantry, table.state.kitchen) == (14, 2)


def test_nauls_cooks_one_and_the_last_piece_is_cooked_alone() -> None:
    table = Table(4).put("kitchen", 3)
    act(table, 3, "activation")
    assert (table.state.pantry, table.state.kitchen) == (15, 1)
    last = Table(4, pantry=1, eaten=15).put("kitchen", 1)
    act(last, 1, "activation")
    assert (last.state.pantry, last.state.kitchen) == (0, 1)


# ---------------------------------------------------------------- the locations


@case("th-c305")
def test_the_armory_shows_two_weapons() -> None:
    table = Table(5).put("armory", 1)
    table.state.weapons[-5:] = ["melee", "explosive", "melee", "firearm", "explosive"]
    del table.state.weapons[:-5]
    act(table, 1, "activation", keep_good=KeepGood("firearm"))
    assert list(table.question("keep_good").acts) == [KeepGood("explosive"), KeepGood("firearm")]
    assert (table[1].goods, table.state.weapons[0], len(table.state.weapons)) == (["firearm"], "explosive", 4)
    assert table.told("took-good", 2) == [{"who": 1, "back": "weapon"}]
    assert table.told("took-good", 1) == [{"who": 1, "back": "weapon", "good": "firearm"}]


@case("th-c305")
def test_a_flamethrower_from_the_armory_lies_open_with_six_canisters() -> None:
    table = Table(5).put("armory", 1)
    table.state.weapons[-1] = "flamethrower"
    act(table, 1, "activation", keep_good=KeepGood("flamethrower"))
    assert (table[1].shown, table[1].canisters, table[1].goods) == (["flamethrower"], [6], [])


def test_macready_sees_three_weapons() -> None:
    table = Table(5).put("armory", 2)
    table.state.weapons[-3:] = ["melee", "explosive", "firearm"]
    act(table, 2, "activation", keep_good=KeepGood("melee"))
    assert len(table.question("keep_good").acts) == 3
    assert Counter(table.state.weapons[:2]) == {"explosive": 1, "firearm": 1}


@case("th-d62f")
def test_the_alien_destroys_two_weapons_unseen() -> None:
    table = Table(5)
    del table.state.weapons[5:]
    by_alien(table.game, "armory", 2)
    assert (len(table.state.weapons), len(table.state.removed)) == (3, 2)
    assert table.told("cards-removed") == [{"place": "armory", "count": 2}]


@case("th-f359")
def test_a_full_generator_cannot_be_activated() -> None:
    table = Table(5).put("generator_room", 1)
    assert not applies(table.game, 1, "activation")
    table.spot("generator_room").fuel = 3
    assert applies(table.game, 1, "activation")


@case("th-327c")
def test_the_alien_puts_out_the_light() -> None:
    table = Table(5).put("generator_room", damage=1)
    by_alien(table.game, "generator_room", 3)
    assert (table.spot("generator_room").damage, table.game.dark) == (2, True)


def test_a_repaired_generator_brings_the_light_back() -> None:
    table = Table(5, outage=True).put("generator_room", 2, damage=2)
    act(table, 2, "repair")
    assert (table.spot("generator_room").damage, table.game.dark) == (1, False)


@case("th-300a")
def test_the_alien_empties_the_pantry() -> None:
    table = Table(5, pantry=5, eaten=11)
    by_alien(table.game, "kitchen", 3)
    assert table.state.pantry == 0


@case("th-baf5")
@pytest.mark.parametrize("keep", [True, False])
def test_the_table_learns_whether_a_sample_is_kept_not_what_it_is(keep: bool) -> None:
    table = Table(5).put("laboratory", 1).force("laboratory", "blood_sample")
    act(table, 1, "activation", keep_token=KeepToken() if keep else DropToken())
    kind = "token-kept" if keep else "token-dropped"
    assert table.told(kind, 2) == [{"who": 1}]
    assert table.told(kind, 1) == [{"who": 1, "good": "blood_sample"}]
    assert table[1].goods == (["blood_sample"] if keep else [])
    assert table.state.lab_discard == ([] if keep else ["blood_sample"])


@case("th-6071")
def test_the_alien_destroys_samples_unseen() -> None:
    table = Table(5)
    by_alien(table.game, "laboratory", 3)
    assert (len(table.state.lab_bag), len(table.state.lab_discard)) == (22, 3)
    assert table.told("samples-lost") == [{"count": 3}]


def test_a_sabotage_card_destroys_blood_if_there_is_some() -> None:
    table = Table(5)
    by_card(table.game, "laboratory")
    assert Counter(table.state.lab_bag) == {"blood_sample": 9, "spoiled_sample": 15}
    table.state.lab_bag = ["spoiled_sample"]
    by_card(table.game, "laboratory")
    assert table.state.lab_bag == ["spoiled_sample"]


@case("th-7ac8")
def test_the_weather_station_keeps_either_result_and_moves_fuel() -> None:
    table = Table(5, station_die="storm", underground=5).put("weather_station", 1).put("snowmobile", fuel=1)
    table.force("weather", "sunny")
    act(table, 1, "activation", station_die=KeepWeather("storm"), fuel_to=FuelTo("snowmobile"))
    assert list(table.question("station_die").acts) == [KeepWeather("storm"), KeepWeather("sunny")]
    assert table.question("station_die").seat == 1
    assert (table.state.station_die, table.spot("snowmobile").fuel, table.state.underground) == ("storm", 2, 4)


@case("th-55ca")
def test_sabotage_in_the_weather_station_destroys_fuel() -> None:
    table = Table(5)
    by_card(table.game, "weather_station")
    assert table.state.underground == 9


@case("th-46ed")
def test_a_damaged_radio_sends_nothing() -> None:
    table = Table(5).put("radio_room", 1, damage=1)
    assert not applies(table.game, 1, "activation")
    table.spot("radio_room").damage = 0
    act(table, 1, "activation")
    assert table.state.signal_round == 1
    assert not applies(table.game, 1, "activation")


@case("th-7591")
@pytest.mark.parametrize("people", [(1,), (1, 2)])
def test_the_warehouse_shows_two_items(people: tuple[int, ...]) -> None:
    table = Table(5).put("warehouse", *people)
    table.state.items[-2:] = ["keys", "wire"]
    act(table, 1, "activation", keep_good=KeepGood("keys"))
    assert (table[1].goods, len(table.state.items), table.state.items[0]) == (["keys"], 8, "wire")


@case("th-0959")
def test_a_damaged_vehicle_can_be_refuelled() -> None:
    table = Table(4).put("snowmobile", 1)
    act(table, 1, "activation")
    assert (table.spot("snowmobile").fuel, table.state.outdoor) == (1, 2)


@case("th-c9b0")
def test_the_alien_damages_a_vehicle() -> None:
    table = Table(4)
    by_alien(table.game, "staff_helicopter", 3)
    assert table.spot("staff_helicopter").damage == 5


# ---------------------------------------------------------------- characters


@case("th-be78")
def test_bennings_rolls_twice() -> None:
    table = Table(4).put("weather_station", 0).force("weather", "storm", "sunny")
    act(table, 0, "activation", station_die=KeepWeather("sunny"), fuel_to=lambda question: (question.acts[0],))
    assert list(table.question("station_die").acts) == [KeepWeather("storm"), KeepWeather("sunny")]
    assert table.state.station_die == "sunny"


@case("th-0578")
def test_windows_repairs_two_each_time() -> None:
    table = Table(6).put("staff_helicopter", 1, 2, 3, damage=6)
    act(table, 1, "repair")
    assert table.spot("staff_helicopter").damage == 0


def test_windows_may_repair_one_at_a_time() -> None:
    table = Table(6).put("staff_helicopter", 1, 2, damage=6)
    act(table, 1, "repair", ability=DoWithout())
    assert table.spot("staff_helicopter").damage == 4
    assert list(table.question("ability").acts) == [UseAbility(), DoWithout()]
    act(table, 1, "repair", ability=UseAbility())
    assert table.spot("staff_helicopter").damage == 0


def test_windows_is_not_asked_where_it_makes_no_difference() -> None:
    table = Table(6).put("staff_helicopter", 1, 2, damage=2)
    act(table, 1, "repair")
    assert (table.spot("staff_helicopter").damage, table.topics()) == (0, [])


def test_blair_may_do_without_the_extra_token() -> None:
    table = Table(5).put("laboratory", 4)
    act(table, 4, "activation", ability=DoWithout(), keep_token=KeepToken())
    assert table.topics() == ["ability", "keep_token"]


@case("th-8d56")
def test_blair_draws_one_token_more() -> None:
    table = Table(5).put("laboratory", 4, 2)
    act(table, 4, "activation", keep_token=KeepToken())
    assert table.topics() == ["ability"] + ["keep_token"] * 3
    assert len(table[4].goods) == 3
    assert table[2].goods == []


# ---------------------------------------------------------------- cards that people keep


@case("th-1cd7")
def test_there_is_no_limit_to_what_somebody_holds() -> None:
    held = ("melee", "melee", "firearm", "explosive", "explosive", "tools", "wire")
    table = Table(8).put("armory", 1).give(1, *held)
    table.state.weapons[-1] = "melee"
    act(table, 1, "activation", keep_good=KeepGood("melee"))
    assert len(table[1].goods) == 8


@case("th-0c4f")
def test_keys_start_nothing_without_an_activation() -> None:
    table = Table(5).put("staff_helicopter", 1, damage=0, fuel=3).put("boiler_room", 2, damage=1).give(1, "keys")
    table.pile("repair", "repair", "repair")
    turn_up(table, assign=Assign(2), go_on=TurnNext())
    turn_up(table, assign=lambda question: (question.acts[0],), go_on=Stop())
    assert "keys" not in table.topics()
    assert not table.over


@pytest.mark.parametrize(("place", "deck"), [("armory", "weapons"), ("warehouse", "items")])
def test_a_sabotage_card_applies_as_long_as_there_is_something_to_destroy(place: str, deck: str) -> None:
    table = Table(5).put(place, 1)
    assert applies(table.game, 1, "sabotage")
    setattr(table.state, deck, [])
    assert not applies(table.game, 1, "sabotage")


def test_without_keys_the_question_is_the_same() -> None:
    table = Table(5).put("snowmobile", 1, damage=0, fuel=3)
    act(table, 1, "activation", keys=DoNothing())
    question = table.question("keys")
    assert (list(question.acts), question.ritual) == ([StartEngine(), DoNothing()], 2)
    assert dict(question.inert) == {StartEngine(): DoNothing()}
    assert table.told("nothing-done") == [{"who": 1}]


def test_no_escape_with_the_card_that_filled_the_tank() -> None:
    table = Table(6).put("snowmobile", 1, 2, damage=0, fuel=1).give(1, "keys")
    act(table, 1, "activation")
    assert (table.spot("snowmobile").fuel, table.topics()) == (3, [])


def test_no_escape_with_the_card_before_which_a_fuel_card_filled_the_tank() -> None:
    """The vehicle has to be ready when the card is assigned."""
    table = Table(5).put("snowmobile", 1, damage=0, fuel=2).give(1, "keys", "fuel_can").pile("repair", "activation")
    turn_up(table, assign=Assign(1), use_now=[{1}], use=[UseGood("fuel_can")], go_on=Stop())
    assert (table.spot("snowmobile").fuel, "keys" in table.topics(), table.over) == (3, False, False)
    assert table[1].lying


def test_a_burned_vehicle_is_not_ready() -> None:
    table = Table(4).put("snowmobile", damage=0, fuel=3)
    assert table.game.ready("snowmobile")
    table.spot("snowmobile").burned = True
    assert not table.game.ready("snowmobile")


def test_tools_can_be_used_before_and_after_an_assigned_action() -> None:
    table = Table(5).put("radio_room", 1, damage=4).give(1, "tools", "keys").pile("activation", "repair")
    turn_up(table, assign=Assign(1), use_now=[{1}, {1}, set()], use=[UseGood("tools"), UseNothing()], go_on=Stop())
    assert table.spot("radio_room").damage == 4 - 1 - 2  # the tools, then Windows
    assert table.told("nothing-used") == [{"who": 1}]
    assert goods(table) == {"keys": 1}


def test_nobody_is_asked_for_tools_who_holds_no_item_as_all_can_see() -> None:
    table = Table(5).put("radio_room", 1, damage=4).give(1, "melee").pile("activation", "repair")
    turn_up(table, assign=Assign(1), go_on=Stop())
    assert table.spot("radio_room").damage == 2
    with pytest.raises(StopIteration):
        table.question("use-now")
