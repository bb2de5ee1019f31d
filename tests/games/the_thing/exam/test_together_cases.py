"""One to three people together: dice, threat, the alien's plan, and the escape, case by case out of the rule book."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.games.the_thing.acts import (
    Absorb,
    Assign,
    Avoid,
    Board,
    Burn,
    Cancel,
    DiceDone,
    DoAction,
    Pick,
    PutToTest,
    Reroll,
    RollAgain,
    StartEngine,
    Stay,
    StayBehind,
    Stop,
    Turn,
    Turned,
)
from nemesis_desktop.games.the_thing.rules.rounds import coop
from nemesis_desktop.games.the_thing.rules.rounds.alien import alien_clashes, open_plans
from nemesis_desktop.games.the_thing.rules.rounds.blood_tests import run_tests
from nemesis_desktop.games.the_thing.rules.rounds.coop import attack, board_the_rescue, coop_clashes, roll_dice
from nemesis_desktop.games.the_thing.rules.rounds.night import eat
from nemesis_desktop.games.the_thing.rules.things.reveal import reveal
from tests.games.the_thing.tables import Table
from tests.games.the_thing.test_together import flight, work

TOGETHER = (1, 2, 3)


def first(question: Decision) -> tuple[object]:
    return (question.acts[0],)


# ---------------------------------------------------------------- whose characters


@pytest.mark.parametrize(("people", "seats"), [(1, [0] * 6), (2, [0, 0, 0, 1, 1, 1]), (3, [0, 0, 1, 1, 2, 2])])
def test_six_characters_are_shared_out(people: int, seats: list[int]) -> None:
    table = Table(people)
    assert [one.seat for one in table.state.figures] == seats
    assert (table.state.threat, len(table.state.coop_box), table.state.token_place) == (10, 2, "")


@pytest.mark.parametrize(("people", "leader"), [(1, 0), (2, 3), (3, 2)])
def test_the_leader_board_goes_to_the_next_person(people: int, leader: int) -> None:
    table = Table(people).run(coop.pass_the_leader)
    assert table.state.leader == leader


def test_a_person_without_characters_is_passed_over() -> None:
    table = Table(3)
    for who in (2, 3):
        table[who].status, table[who].place = "revealed", ""
    assert table.run(coop.pass_the_leader).state.leader == 4


def test_the_leader_who_loses_a_character_goes_on_leading_with_another() -> None:
    table = Table(2)
    reveal(table.game, 0, turned=False)
    assert table.state.leader == 1


# ---------------------------------------------------------------- clashes


@pytest.mark.parametrize(
    ("discs", "after"), [((2, 3, 4), [3, 4, 5]), ((0, 3, 4), [1, 3, 4]), ((0, 0, 4), [0, 0, 4]), ((0, 0, 0), [0, 0, 0])]
)
def test_discs_of_three_who_meet(discs: tuple[int, ...], after: list[int]) -> None:
    table = Table(2).put("armory", 0, 1, 2).discs(*discs).run(coop_clashes)
    assert [one.disc for one in table.state.figures[:3]] == after


def test_a_dog_among_several_is_caught_and_bites_nobody() -> None:
    table = Table(2, dogs_out=True, kennel_dogs=3).put("armory", 0, 1, dog=True).run(coop_clashes)
    assert (table.state.kennel_dogs, "kennel" in table.state.locations) == (4, True)
    assert [one.disc for one in table.state.figures[:2]] == [2, 2]


def test_a_healthy_dog_moves_the_disc_and_clark_minds_no_dog() -> None:
    table = Table(2).put("armory", 0, dog=True).put("kitchen", 1, dog=True).force("dog", "dog_healthy")
    table[1].character = "clark"
    table.run(coop_clashes)
    assert [one.disc for one in table.state.figures[:2]] == [2, 1]


def test_a_weapon_of_one_of_three_leaves_two_whose_discs_move() -> None:
    table = Table(2).put("armory", 0, 1, 2).give(0, "firearm")
    table.run(coop_clashes, avoid=lambda question: (Avoid("firearm") if Avoid("firearm") in question.acts else Stay(),))
    assert [one.disc for one in table.state.figures[:3]] == [1, 2, 2]


def test_a_meeting_that_moves_two_onto_the_marker_turns_one_of_them() -> None:
    table = Table(2, threat=4).put("armory", 0, 1).discs(3, 3)
    table.run(coop_clashes, turned=Turned(1))
    assert ([one.status for one in table.state.figures[:2]], table.state.threat) == (["playing", "revealed"], 5)


# ---------------------------------------------------------------- the alien's plan


@pytest.mark.parametrize(
    ("group", "pool", "plan"), [(1, 5, [2, 2, 1]), (3, 5, [4, 1]), (3, 4, [4]), (2, 6, [3, 3]), (1, 1, [1])]
)
def test_the_largest_group_and_one_more(group: int, pool: int, plan: list[int]) -> None:
    table = Table(2).revealed(5, pool=pool).put("armory", *range(group))
    for number, place in zip(range(group, 5), ("kitchen", "laboratory", "warehouse", "radio_room"), strict=False):
        table.put(place, number)
    assert table.run(attack).state.plan_power == plan


def test_without_a_revealed_alien_or_its_power_nothing_is_planned() -> None:
    assert Table(2).run(attack).state.plan == []
    assert Table(2).revealed(5, pool=0).run(attack).state.plan == []


def test_the_sleeper_is_never_attacked_and_counts_for_the_group() -> None:
    table = Table(1).revealed(5, pool=2).put("bedroom", 0).run(attack)
    assert table.state.plan_power == [2]
    assert "bedroom" not in table.state.plan


def test_alone_with_a_dog_it_takes_the_dog_and_never_sabotages_there() -> None:
    table = Table(2, plan=["armory"], plan_power=[3]).revealed(5, pool=3).put("armory", dog=True)
    weapons = len(table.state.weapons)
    table.state.locations.remove("armory")
    table.run(open_plans).run(alien_clashes)
    assert (table.state.pool, table.state.dead_dogs, len(table.state.weapons)) == (4, 1, weapons)


def test_beaten_by_numbers_it_does_nothing_at_all() -> None:
    table = Table(2, plan=["armory"], plan_power=[2]).revealed(5, pool=2).put("armory", 0, 1)
    table.state.locations.remove("armory")
    table.run(open_plans).run(alien_clashes)
    assert [one.status for one in table.state.figures[:2]] == ["playing", "playing"]


def test_the_last_character_absorbed_is_the_end() -> None:
    table = Table(1, plan=["armory"], plan_power=[2]).revealed(5, pool=2).put("armory", 0)
    for who in range(1, 5):
        table[who].status, table[who].place = "absorbed", ""
    table.state.locations.remove("armory")
    table.run(open_plans).run(alien_clashes, victim=Absorb(0))
    assert table.state.ending is not None
    assert (table.state.ending.cause, table.state.ending.won) == ("no_characters", [])


# ---------------------------------------------------------------- dice


def test_every_bad_die_that_stays_is_applied_once() -> None:
    table = Table(2).put("boiler_room", 0, damage=0)
    work(table, ["sabotage", "sabotage", "threat"], 0, dice=DiceDone())
    assert (table.spot("boiler_room").damage, table.state.threat, table[0].lying) == (2, 9, True)


@pytest.mark.parametrize("cancelled", [1, 2, 3])
def test_each_cancelled_die_costs_a_step(cancelled: int) -> None:
    table = Table(2).put("boiler_room", 0, damage=1)
    work(
        table, ["threat", "sabotage", "repair"], 0,
        dice=[*map(Cancel, range(cancelled)), DiceDone()][: 4 if cancelled < 3 else 3], do_one=DoAction("repair"),
    )  # fmt: skip
    assert table[0].disc == 1 + cancelled
    assert table.spot("boiler_room").damage == {1: 2, 2: 0, 3: 1}[cancelled]


def test_one_action_only_even_where_three_dice_show_one() -> None:
    table = Table(2, pantry=16).put("kitchen", 0)
    work(table, ["activation", "activation", "activation"], 0, dice=DiceDone(), do_one=DoAction("activation"))
    assert (table.state.kitchen, table[0].lying) == (2, True)


def test_standing_friends_help_and_lying_ones_do_not() -> None:
    table = Table(2).put("radio_room", 0, 1, 2, damage=6)
    table[2].lying = True
    work(table, ["repair", "repair", "repair"], 0, dice=DiceDone(), do_one=DoAction("repair"))
    assert table.spot("radio_room").damage == 4


def test_in_the_dark_a_character_is_named_before_the_roll() -> None:
    table = Table(2, outage=True).put("kitchen", 0, 1)
    seen: list[int] = []

    def assign(question: Decision) -> tuple[object]:
        seen.append(len(table.state.dice))
        return (Assign(0),)

    table.force("action", "repair", "repair", "repair")
    table.run(roll_dice, assign=assign, dice=DiceDone(), roll_again=Stop(), do_one=DiceDone())
    assert seen == [0]


def test_a_flashlight_rolls_again_in_the_dark_only_and_each_die_once() -> None:
    table = Table(2).put("kitchen", 0).give(0, "flashlight")
    work(table, ["repair"] * 3, 0, dice=DiceDone(), do_one=DiceDone())
    assert not any(isinstance(act, Reroll) for act in table.question("dice").acts)
    table = Table(2, outage=True).put("kitchen", 0).give(0, "flashlight").force("action", *["threat"] * 3)
    table.force("action", "repair", "repair", "repair")
    table.run(
        roll_dice, assign=Assign(0), roll_again=Stop(), do_one=DiceDone(),
        dice=[Reroll(0), Reroll(1), Reroll(2), DiceDone()],
    )  # fmt: skip
    last = [question for question in table.asked if question.topic == "dice"][-1]
    assert not any(isinstance(act, Reroll) for act in last.acts)
    assert "flashlight" in table[0].shown


def test_the_leader_rolls_once_at_least_and_as_long_as_somebody_stands() -> None:
    table = Table(2).put("kitchen", 0).put("bedroom", 1)
    table.force("action", *["repair"] * 3)
    table.run(roll_dice, dice=DiceDone(), do_one=DiceDone(), roll_again=RollAgain())
    assert table.topics().count("roll_again") == 0, "the sleeper gets no dice"
    assert (table[0].lying, table[1].lying) == (True, False)


def test_the_sleeper_who_was_used_lies_and_turns_no_second_die() -> None:
    table = Table(2).put("kitchen", 0).put("bedroom", 1)
    work(table, ["repair"] * 3, 0, dice=[Turn(0, "activation"), DiceDone()], do_one=DoAction("activation"))
    last = [question for question in table.asked if question.topic == "dice"][-1]
    assert not any(isinstance(act, Turn) for act in last.acts)
    assert (table[1].lying, table.state.kitchen) == (True, 2)


def test_fire_costs_a_good_die_and_no_card() -> None:
    table = Table(2, freezing=5, lost_round=1).put("kitchen", 0).give(0, "explosive")
    work(table, ["activation", "activation", "repair"], 0, dice=DiceDone(), do_one=Burn("explosive"))
    assert (table.spot("kitchen").burned, table.state.freezing, table[0].lying) == (True, 1, True)


def test_the_starving_have_no_hands_to_shrink() -> None:
    table = Table(2, pantry=3).run(eat)
    assert (table.state.starving, table.topics()) == (True, [])


# ---------------------------------------------------------------- threat, tests


@pytest.mark.parametrize("people", TOGETHER)
def test_the_first_alien_has_five_power_and_each_later_one_adds_one(people: int) -> None:
    table = Table(people)
    reveal(table.game, 1, turned=False)
    reveal(table.game, 2, turned=False)
    assert table.state.pool == 6


def test_a_disc_beyond_the_marker_turns_its_character_as_well() -> None:
    table = Table(2, threat=5).discs(7, 1).run(coop.check_threat)
    assert [one.status for one in table.state.figures[:2]] == ["revealed", "playing"]


def test_the_marker_stops_at_the_end_of_the_track() -> None:
    table = Table(2, threat=0).discs(*[0] * 6)
    for who in range(1, 6):
        table[who].status, table[who].place = "absorbed", ""
    table[0].status = "revealed"
    assert table.run(coop.threat_closer).state.threat == 0


def test_a_tested_alien_lies_open_and_one_turned_by_the_threat_does_not() -> None:
    table = Table(2).aliens(1).discs(1, 4, 2).give(0, "blood_sample")
    table.run(run_tests, tester=Pick(0), test=PutToTest(1))
    assert (table[1].status, table[1].open) == ("revealed", True)
    table.state.threat = 2
    table.run(coop.check_threat)
    assert (table[2].status, table[2].open) == ("revealed", False)


# ---------------------------------------------------------------- the escape


@pytest.mark.parametrize(("bad", "stopped"), [(0, False), (2, False), (3, True), (5, True)])
def test_three_bad_dice_of_as_many_as_it_has_power_stop_the_escape(bad: int, stopped: bool) -> None:
    table = flight()
    table.state.pool = 5
    table.force("last-attempt", *["sabotage"] * bad, *["repair"] * (5 - bad))
    table.run(board_the_rescue, board=Board(), let_aboard=first)
    assert (table.over, table.told("alien-rolls")[0]["dice"].count("sabotage")) == (not stopped, bad)


@pytest.mark.parametrize("power", [None, 0])
def test_without_an_alien_or_its_power_nothing_is_rolled(power: int | None) -> None:
    table = Table(2, helicopter=8, rescue_fuel=4, signal_round=1, round=5)
    if power is not None:
        table.revealed(5, pool=power)
    table.run(board_the_rescue, board=Board(), let_aboard=first)
    assert table.told("alien-rolls") == []
    assert table.state.ending is not None and table.state.ending.winner == "humans"


def test_an_alien_card_shown_aboard_loses_before_anything_is_rolled() -> None:
    table = flight().aliens(4)
    table.run(board_the_rescue, board=Board(), let_aboard=first)
    assert table.state.ending is not None and table.state.ending.cause == "alien_aboard"
    assert table.told("alien-rolls") == []


def test_a_stopped_escape_leaves_the_keys_with_their_holder() -> None:
    table = Table(2).revealed(5, pool=3).put("snowmobile", 0, damage=0, fuel=3).give(0, "keys")
    table.force("action", *["activation"] * 3).force("last-attempt", *["threat"] * 3)
    table.run(
        roll_dice, assign=Assign(0), dice=DiceDone(), do_one=DoAction("activation"), keys=StartEngine(),
        board=StayBehind(), roll_again=Stop(),
    )  # fmt: skip
    assert not table.over
    assert ("keys" in [*table[0].goods, *table[0].shown], table.state.dice) == (True, [])
