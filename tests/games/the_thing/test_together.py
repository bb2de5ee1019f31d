"""One to three people with six characters against the alien that the game plays."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.acts import (
    Absorb,
    Assign,
    Board,
    Burn,
    Cancel,
    DiceDone,
    DoAction,
    Pick,
    PutInto,
    PutToTest,
    Reroll,
    Stay,
    Stop,
    Turn,
    Turned,
)
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.games.the_thing.rules.rounds import coop
from nemesis_desktop.games.the_thing.rules.rounds.alien import alien_clashes, open_plans
from nemesis_desktop.games.the_thing.rules.rounds.blood_tests import run_tests
from nemesis_desktop.games.the_thing.rules.rounds.coop import (
    attack,
    board_the_rescue,
    coop_clashes,
    movers,
    place_characters,
    roll_dice,
    threat_closer,
)
from nemesis_desktop.program.words import Words
from tests.games.the_thing.tables import NAMES, Table, case, setup_of


def work(table: Table, faces: list[str], who: int, **answers: object) -> Table:
    """The leader rolls so for this character, once."""
    table.force("action", *faces)
    return table.run(roll_dice, assign=Assign(who), roll_again=Stop(), **answers)


@case("th-7efe")
def test_one_character_sleeps() -> None:
    table = Table(2)
    placed = [PutInto(0, "bedroom"), PutInto(1, "armory"), PutInto(2, "kitchen")]
    placed += [PutInto(3, "laboratory"), PutInto(4, "warehouse"), PutInto(5, "radio_room")]
    table.run(place_characters, place=placed)
    assert {dict(asked.prompt.args)["who"] for asked in table.asked if asked.topic == "place"} <= {*table.state.names}
    assert [question.seat for question in table.asked] == [0, 0, 0, 1, 1, 1]
    assert all(PutInto(who, "bedroom") not in question.acts for question in table.asked[1:] for who in range(6))
    assert not any(question.secret for question in table.asked)


@case("th-5237")
def test_next_to_green_only_green_moves() -> None:
    table = Table(2).put("armory", 0, 1, 2).discs(0, 3, 4).run(coop_clashes)
    assert [table[who].disc for who in (0, 1, 2)] == [1, 3, 4]
    two = Table(2).put("armory", 0, 1, 2).discs(0, 0, 4).run(coop_clashes)
    assert [two[who].disc for who in (0, 1, 2)] == [0, 0, 4]
    plain = Table(2).put("armory", 0, 1, 2).discs(2, 3, 4).run(coop_clashes)
    assert [plain[who].disc for who in (0, 1, 2)] == [3, 4, 5]
    assert movers([4], []) == [4]


def test_two_who_meet_both_move() -> None:
    table = Table(2).put("armory", 0, 1).discs(2, 3).run(coop_clashes)
    assert [table[who].disc for who in (0, 1)] == [3, 4]
    assert table.told("clash-avoided") == []


def test_an_alien_dog_turns_a_character_whatever_the_card_says() -> None:
    table = Table(2).put("armory", 0, dog=True).force("dog", "dog_alien").run(coop_clashes)
    assert (table[0].status, table.state.pool, table[0].open) == ("revealed", 5, False)


@case("th-a925")
def test_the_alien_sends_one_more_than_the_largest_group() -> None:
    table = Table(2).revealed(5, pool=5).put("weather_station", 0, 1).put("armory", 2).put("kitchen", 3)
    table[4].place = "bedroom"
    table.run(attack)
    assert table.state.plan_power == [3, 2]
    assert len(table.state.locations) == 8
    assert all(table.view(seat).plan == () for seat in (-1, 0, 1))


def attacked(table: Table, place: str, power: int, **answers: object) -> Table:
    table.state.plan, table.state.plan_power = [place], [power]
    table.state.locations.remove(place)
    return table.run(open_plans).run(alien_clashes, **answers)


@case("th-143f")
def test_it_absorbs_a_character_before_a_dog() -> None:
    table = Table(2).revealed(5, pool=3).put("armory", 0, dog=True)
    attacked(table, "armory", 2)
    assert (table[0].status, table.spot("armory").dog, len(table.state.weapons)) == ("absorbed", True, 10)
    two = Table(2, leader=1).revealed(5, pool=3).put("armory", 0, 3)
    attacked(two, "armory", 3, coop_victim=Absorb(3), victim=Absorb(3))
    assert (two[0].status, two[3].status) == ("playing", "absorbed")
    question = two.asked[-1]
    assert (question.seat, set(question.acts)) == (0, {Absorb(0), Absorb(3)})


@case("th-37e7")
def test_it_sabotages_an_empty_location() -> None:
    table = attacked(Table(2).revealed(5, pool=3), "staff_helicopter", 2)
    assert table.spot("staff_helicopter").damage == 6


@case("th-088a")
def test_cancelling_costs_suspicion_and_leaves_one_action() -> None:
    table = Table(2).put("radio_room", 0).put("kitchen", 1)
    table[0].character = "clark"
    work(table, ["activation", "repair", "sabotage"], 0, dice=[Cancel(2), DiceDone()], do_one=DoAction("repair"))
    assert (table[0].disc, table.spot("radio_room").damage, table[0].lying) == (2, 5, True)
    assert table.topics().count("do_one") == 1


def test_bad_results_that_stay_are_all_applied_and_nothing_else() -> None:
    table = Table(2).put("radio_room", 0, damage=2).put("kitchen", 1)
    work(table, ["sabotage", "threat", "repair"], 0, dice=DiceDone())
    assert (table.spot("radio_room").damage, table.state.threat) == (3, 9)
    assert "do_one" not in table.topics()


@case("th-eb54")
def test_the_sleeper_turns_one_die_once() -> None:
    table = Table(2).put("radio_room", 0).put("kitchen", 1)
    table[0].character = "clark"
    table[3].place = "bedroom"
    work(
        table,
        ["activation", "activation", "repair"],
        0,
        dice=[Turn(0, "repair"), DiceDone()],
        do_one=DoAction("repair"),
    )
    assert (table[3].lying, table.spot("radio_room").damage) == (True, 5)
    first, second = (question for question in table.asked if question.topic == "dice")
    assert any(isinstance(act, Turn) for act in first.acts)
    assert not any(isinstance(act, Turn) for act in second.acts)


def test_garry_rolls_one_die_again_and_light_helps_in_the_dark() -> None:
    table = Table(2).put("radio_room", 0).put("kitchen", 1)
    table[0].character = "garry"
    dice = ["sabotage", "repair", "repair"]
    table.force("action", *dice, "activation")
    table.run(roll_dice, assign=Assign(0), roll_again=Stop(), dice=[Reroll(0), DiceDone()], do_one=DoAction("repair"))
    assert table.spot("radio_room").damage == 5
    dark = Table(2, outage=True).put("radio_room", 0).put("kitchen", 1).give(0, "flashlight")
    dark[0].character = "clark"
    dark.force("action", *dice, "repair")
    dark.run(roll_dice, assign=Assign(0), roll_again=Stop(), dice=[Reroll(0), DiceDone()], do_one=DoAction("repair"))
    assert dark[0].shown == ["flashlight"]
    assert dark.topics()[0] == "assign"


@case("th-5227")
@pytest.mark.parametrize(("starving", "count"), [(True, 2), (False, 3)])
def test_the_hungry_roll_two_dice(starving: bool, count: int) -> None:
    table = Table(2, starving=starving).put("kitchen", 1)
    work(table, ["repair"] * count, 1, dice=DiceDone())
    assert len(table.told("dice-rolled")[0]["dice"]) == count


def test_a_die_can_be_spent_on_fire() -> None:
    table = Table(2).put("kitchen", 1, 2).give(1, "explosive")
    work(table, ["repair", "repair", "activation"], 1, dice=DiceDone(), do_one=Burn("explosive"))
    assert table.spot("kitchen").burned
    assert [(table[who].place, table[who].lying) for who in (1, 2)] == [("rec_room", True)] * 2


# ---------------------------------------------------------------- the threat


@case("th-fdae")
def test_every_night_the_threat_comes_closer() -> None:
    table = Table(2, dogs_out=True).run(coop.move_threat)
    assert table.state.threat == 9


@case("th-17fb")
def test_the_marker_turns_whom_it_reaches() -> None:
    table = Table(2, threat=6).discs(1, 5, 1).run(threat_closer)
    assert (table[1].status, table[1].open, table.state.threat) == ("revealed", False, 5)
    assert table.state.pool == 5


def test_of_several_on_its_space_one_turns_and_the_marker_makes_way() -> None:
    table = Table(2, threat=6).discs(5, 5, 1, 5).run(threat_closer, turned=Turned(1))
    assert [one.status for one in table.state.figures[:4]] == ["playing", "revealed", "playing", "playing"]
    assert table.state.threat == 7


def test_the_rest_of_the_roll_lapses_for_whoever_turns() -> None:
    table = Table(2, threat=3).put("radio_room", 0, damage=2).put("kitchen", 1).discs(2)
    work(table, ["threat", "sabotage", "repair"], 0, dice=[Cancel(0)])
    assert (table[0].status, table.spot("radio_room").damage) == ("revealed", 2)


# ---------------------------------------------------------------- tests and the end


@case("th-168c")
def test_a_tested_human_lies_open_and_can_still_turn() -> None:
    table = Table(2).discs(1, 4, 2).give(0, "blood_sample")
    table.run(run_tests, tester=Pick(0), test=PutToTest(1))
    assert (table[1].open, table[1].disc) == (True, 0)
    table.put("armory", 1, dog=True).force("dog", "dog_alien").run(coop_clashes)
    assert table[1].status == "revealed"
    assert table.state.roles[1] == "alien"


def test_nobody_knows_the_cards() -> None:
    table = Table(2)
    for seat in (-1, 0, 1):
        assert {one.role for one in table.view(seat).figures} == {None}


def flight(**state: object) -> Table:
    return Table(2, helicopter=8, rescue_fuel=4, signal_round=1, round=5, **state).revealed(5, pool=3)


@case("th-daea")
def test_a_human_left_behind_is_a_loss() -> None:
    table = flight().force("last-attempt", "repair", "repair", "sabotage")

    def boards(question: object) -> tuple[object]:
        aboard = table.state.boarding.aboard if table.state.boarding is not None else []
        return (question.acts[0] if len(aboard) < 4 else question.acts[1],)  # type: ignore[attr-defined]

    table.run(board_the_rescue, board=boards, let_aboard=lambda question: (question.acts[0],))
    assert table.state.ending is not None
    assert (table.state.ending.cause, table.state.ending.won) == ("left_behind", [])


def test_the_alien_s_last_attempt_stops_the_escape_and_open_cards_stay_open() -> None:
    table = flight().force("last-attempt", "threat", "sabotage", "sabotage")
    table.run(board_the_rescue, board=Board(), let_aboard=lambda question: (question.acts[0],))
    assert (table.over, table.state.boarding) == (False, None)
    # Of equal discs the first is one of the person to the left of the leader, who never shows the card.
    assert [one.open for one in table.state.figures] == [True, True, True, False, True, True]
    assert table.told("escape-stopped") == [{"vehicle": "rescue_helicopter", "count": 3}]


def test_all_humans_aboard_and_the_attempt_failed_everybody_wins() -> None:
    table = flight().force("last-attempt", "repair", "sabotage", "sabotage")
    table.run(board_the_rescue, board=Board(), let_aboard=lambda question: (question.acts[0],))
    assert table.state.ending is not None
    assert (table.state.ending.winner, table.state.ending.won) == ("humans", [0, 1, 2, 3, 4, 5])


def test_on_the_same_space_the_leader_s_own_characters_come_last() -> None:
    assert Table(2, leader=1).game.by_suspicion() == [3, 4, 5, 0, 1, 2]
    assert Table(3, leader=4).game.by_suspicion() == [0, 1, 2, 3, 4, 5]
    assert Table(3, leader=4).game.in_order() == [4, 5, 0, 1, 2, 3]
    assert Table(2, leader=1).discs(1, 1, 0, 1, 1, 1).game.by_suspicion()[0] == 2


def test_one_whom_the_threat_has_turned_meets_nobody() -> None:
    """At the end of the track the marker cannot make way."""
    table = Table(1, threat=13).put("armory", 0).put("kitchen", 1, 2).discs(12, 13, 1).force("dog", "dog_healthy")
    table.spot("armory").dog = True
    table.run(coop_clashes, turned=[Turned(0), Turned(1)])
    assert [table[who].status for who in (0, 1, 2)] == ["revealed", "revealed", "playing"]
    assert table[2].disc == 1


def test_weapons_help_without_a_card_of_a_pile() -> None:
    table = (
        Table(2).put("armory", 0, 1).give(0, "melee").run(coop_clashes, avoid=[lambda question: (question.acts[0],)])
    )
    assert [table[who].disc for who in (0, 1)] == [1, 1]
    assert Stay() in table.question("avoid").acts


def test_the_log_says_which_person_plays_which_character() -> None:
    """Characters go by their own names in this game: nobody plays themselves."""
    match = Match.new(KIND, setup_of(2), 1)
    taken = [told for told in match.events_since(0) if told.kind == "character-taken"]
    assert len(taken) == 6
    english = Words("en")
    figures = match.view().figures
    lines = [english.text(told.text()) for told in taken]
    assert {line.split(" plays ")[0] for line in lines} == set(NAMES[:2])
    assert {line.split(" plays ")[1].rstrip(".") for line in lines} == {
        english.text(Text(f"thing-character-{one.character}")).rstrip(".") for one in figures
    }
