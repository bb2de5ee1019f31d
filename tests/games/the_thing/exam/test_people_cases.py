"""People: clashes, the revealed alien, rec room, tests and escapes, case by case out of the rule book."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.the_thing.acts import (
    Absorb,
    AbsorbDog,
    Abstain,
    Assign,
    Avoid,
    Board,
    Fight,
    Forbid,
    Permit,
    Pick,
    PutToTest,
    Reveal,
    SabotageHere,
    StartEngine,
    Stay,
    StayBehind,
    Stop,
    TurnNext,
    Vote,
)
from nemesis_desktop.games.the_thing.components.things import WEAPONS
from nemesis_desktop.games.the_thing.rules.rounds.actions import board_rescue, close_pile, reveal_card, shuffle_cards
from nemesis_desktop.games.the_thing.rules.rounds.blood_tests import run_tests, targets
from nemesis_desktop.games.the_thing.rules.rounds.night import pass_leader
from nemesis_desktop.games.the_thing.rules.rounds.planning import draw_cards
from nemesis_desktop.games.the_thing.rules.rounds.rec_room import gather, reveal_oneself, vote
from nemesis_desktop.games.the_thing.rules.things.reveal import absorb, reveal
from nemesis_desktop.games.the_thing.rules.work.locations import applies, perform
from nemesis_desktop.games.the_thing.state import Ending
from tests.games.the_thing.tables import Table
from tests.games.the_thing.test_clashes import HA, HH, strike, sweep
from tests.games.the_thing.test_people import ending, flight, ready

HIDDEN = range(4, 9)
WEAPON_LEAVES = {"flamethrower": True, "firearm": True, "melee": True}


def answer(place: int) -> object:
    """The first or the last answer, whatever is asked."""
    return lambda question: (question.acts[place],)


# ---------------------------------------------------------------- clashes


@pytest.mark.parametrize("weapon", WEAPON_LEAVES)
@pytest.mark.parametrize("people", [2, 3])
def test_a_weapon_takes_its_holder_out_and_the_others_clash_if_two_are_left(weapon: str, people: int) -> None:
    table = Table(5).put("armory", *range(people)).give(0, weapon)
    sweep(table, avoid=lambda question: (Avoid(weapon) if question.seat == 0 else Stay(),))
    moved = [one.disc for one in table.state.figures[:people]]
    assert moved == ([1, 1] if people == 2 else [1, 2, 2])
    assert not table[0].lying
    kept = {"flamethrower": ["flamethrower"], "firearm": ["firearm"], "melee": []}[weapon]
    assert table[0].shown == kept and table[0].goods == []
    assert table.state.used == (["melee"] if weapon == "melee" else [])


def test_two_of_three_leave_and_nobody_looks() -> None:
    table = Table(5).put("armory", 0, 1, 2).give(0, "melee").give(2, "firearm").aliens(1)
    leave = {0: Avoid("melee"), 1: Stay(), 2: Avoid("firearm")}
    sweep(table, avoid=lambda question: (leave[question.seat],), lay=lambda question: (question.acts[-1],))
    assert ([one.disc for one in table.state.figures[:3]], table.state.infections) == ([1, 1, 1], [])
    assert table.told("token-seen") == []


def test_an_explosive_and_an_empty_flamethrower_help_nobody_out() -> None:
    table = Table(5).put("armory", 0, 1).give(0, "explosive").give(0, "flamethrower", canisters=0)
    sweep(table, avoid=Stay())
    assert set(table.question("avoid").inert) == {Avoid(good) for good in ("flamethrower", "firearm", "melee")}


@pytest.mark.parametrize("people", HIDDEN)
def test_whoever_meets_green_does_not_look_and_green_moves_to_yellow(people: int) -> None:
    table = Table(people).put("kitchen", 1, 2).discs(1, 0, 3)
    sweep(table)
    assert [one.disc for one in table.state.figures[:3]] == [1, 1, 3]


def test_with_one_green_of_three_each_other_looks_at_the_other_and_green_at_one() -> None:
    table = Table(5).put("kitchen", 0, 1, 2).discs(0, 2, 5)
    sweep(table)
    assert [one.disc for one in table.state.figures[:3]] == [1, 3, 6]
    assert {(told["who"], told["whom"]) for told in table.told("token-seen")} >= {(1, 2), (2, 1)}


def test_with_two_green_of_three_both_look_at_the_third_who_looks_at_nobody() -> None:
    table = Table(5).put("kitchen", 0, 1, 2).discs(0, 0, 5)
    sweep(table)
    assert [one.disc for one in table.state.figures[:3]] == [1, 1, 5]
    seen = [(told["who"], told["whom"], told["side"]) for told in table.told("token-seen")]
    assert {side for _, _, side in seen} == {"left", "right"}, "each sees another token"


def test_a_disc_at_the_end_of_the_track_stays_there() -> None:
    table = Table(4).put("kitchen", 0, 1).discs(13, 12)
    sweep(table)
    assert [one.disc for one in table.state.figures[:2]] == [13, 13]


def test_whoever_is_infected_now_has_laid_two_human_tokens_and_infects_nobody_yet() -> None:
    table = Table(5).put("kitchen", 0, 1).aliens(0)
    sweep(table, lay=lambda question: (HA if question.seat == 0 else HH,), side=answer(-1))
    assert table.state.roles[:3] == ["alien", "alien", "human"]
    assert [(one.who, one.by) for one in table.state.infections] == [(1, 0)]


def test_an_alien_who_sees_an_alien_token_was_one_before_and_is_no_new_infection() -> None:
    table = Table(5).put("kitchen", 0, 1).aliens(0, 1)
    sweep(table, lay=lambda question: (HA,), side=answer(-1))
    assert table.state.infections == []


def test_clark_among_others_catches_a_dog_like_anybody() -> None:
    table = Table(5, kennel_dogs=3, dogs_out=True).put("armory", 1, 2, dog=True)
    table[1].character = "clark"
    sweep(table)
    assert (table.spot("armory").dog, table.state.kennel_dogs) == (False, 4)
    assert [table[who].disc for who in (1, 2)] == [2, 2]


def test_a_dog_is_caught_before_somebody_leaves_and_does_not_come_back() -> None:
    table = Table(5, kennel_dogs=3, dogs_out=True).put("armory", 1, 2, dog=True).give(1, "melee")
    sweep(table, avoid=lambda question: (Avoid("melee") if question.seat == 1 else Stay(),))
    assert (table.spot("armory").dog, table[2].disc, table.state.infections) == (False, 1, [])


def test_the_last_human_bitten_by_a_dog_ends_the_game_and_does_not_win() -> None:
    table = Table(4).put("armory", 3, dog=True).aliens(0, 1, 2).force("dog", "dog_alien")
    sweep(table)
    assert (ending(table).cause, ending(table).won, ending(table).last) == ("infected", [0, 1, 2], [3])


# ---------------------------------------------------------------- the revealed alien


@pytest.mark.parametrize("people", [1, 2, 3])
def test_it_needs_one_power_more_than_there_are_people(people: int) -> None:
    for power, wins in ((people, False), (people + 1, True)):
        table = Table(6).revealed(5, pool=6).put("armory", *range(people))
        strike(table, {"armory": power}, victim=Absorb(0))
        assert (table[0].status == "absorbed") == wins
        assert table.state.pool == 6, "neither victory nor flight costs or brings power"


def test_with_people_and_a_dog_it_may_take_the_dog() -> None:
    table = Table(6).revealed(5, pool=3).put("armory", 0, 1, dog=True)
    strike(table, {"armory": 3}, victim=AbsorbDog("armory"))
    assert set(table.question("victim").acts) == {
        Absorb(0), Absorb(1), AbsorbDog("armory"), SabotageHere("armory"),
    }  # fmt: skip
    assert (table.state.pool, table[0].status, table.spot("armory").dog) == (4, "playing", False)


def test_a_hidden_alien_counts_and_can_be_absorbed() -> None:
    table = Table(6).revealed(5, pool=3).aliens(0).put("armory", 0)
    strike(table, {"armory": 2}, victim=Absorb(0))
    assert (table[0].status, table.over, table.state.roles[0]) == ("absorbed", False, "alien")


@pytest.mark.parametrize("weapon", WEAPONS)
def test_only_fire_drives_the_alien_away(weapon: str) -> None:
    table = Table(6).revealed(5, pool=3).put("armory", 0).give(0, weapon).pile("repair")
    burns = weapon in ("flamethrower", "explosive")
    strike(table, {"armory": 2}, fight=0, fight_with=answer(0 if weapon == "flamethrower" else 1), victim=Absorb(0))
    assert (table.state.pool, table[0].status) == ((2, "playing") if burns else (3, "absorbed"))


def test_fire_drives_away_even_an_alien_that_would_have_fled_and_never_an_open_card_pays() -> None:
    table = Table(6).revealed(5, pool=3).put("armory", 0, 1).give(0, "explosive").pile("repair", "sabotage")
    table.state.pile.up = [True, True]
    strike(table, {"armory": 1}, fight=0, fight_with=Fight("explosive"))
    assert (table.state.pool, table.state.used, len(table.state.pile.cards)) == (2, ["explosive"], 2)


def test_an_absorbed_leader_passes_the_board_at_once_and_the_token_is_nobody_s() -> None:
    table = Table(6, leader=2, token_holder=2, token_place="")
    table.game.state.roles[5] = "alien"
    absorb(table.game, 2, "armory")
    assert (table.state.leader, table.state.token_holder) == (3, -1)
    assert table.run(pass_leader).state.leader == 3


def test_what_an_absorbed_person_held_goes_under_the_decks_and_the_card_in_the_pile_stays() -> None:
    table = Table(6).aliens(5).give(2, "melee", "wire", "blood_sample").give(2, "flamethrower").pile("repair")
    absorb(table.game, 2, "armory")
    assert {*table.state.weapons[:2]} == {"melee", "flamethrower"}
    assert (table.state.items[0], table.state.lab_discard) == ("wire", ["blood_sample"])
    assert (len(table.state.pile.cards), table[2].open, table[2].hand) == (1, False, [])


# ---------------------------------------------------------------- cards of the leader


@pytest.mark.parametrize("card", ["activation", "repair", "sabotage"])
def test_a_card_that_applies_nowhere_lays_down_whomever_the_leader_names(card: str) -> None:
    place = {"activation": "radio_room", "repair": "armory", "sabotage": "armory"}[card]
    table = Table(5).put(place, 2, 3).pile(card)
    table.spot("radio_room").damage = 1
    table.state.weapons = []
    table.run(reveal_card, assign=Assign(3))
    assert (table[3].lying, table[2].lying, table.state.discard[-1]) == (True, False, card)
    assert set(table.question("assign").acts) == {Assign(2), Assign(3)}


def test_the_leader_turns_at_least_one_and_may_go_on_to_the_last() -> None:
    table = Table(5).put("kitchen", 0, 1, 2).pile("activation", "activation", "activation")
    for left in (2, 1, 0):
        table.run(reveal_card, assign=answer(0), go_on=TurnNext())
        assert len(table.state.pile.cards) == left
    assert table.state.kitchen == 6 and table.state.pantry == 10


def test_known_open_cards_are_shuffled_in_and_discarded_unseen_with_the_rest() -> None:
    table = Table(5).put("kitchen", 1).pile("activation", "sabotage", "repair")
    table.state.pile.up = [False, True, False]
    table.run(shuffle_cards)
    assert (table.state.pile.known, table.state.pile.up) == (["sabotage"], [False] * 3)
    table.run(reveal_card, assign=answer(0), go_on=Stop()).run(close_pile)
    assert (table.state.pile.cards, table.told("pile-dropped")) == ([], [{"count": 2}])


def test_whoever_sleeps_or_lies_gets_no_card() -> None:
    table = Table(5).put("bedroom", 0).put("kitchen", 1, 2).pile("activation")
    table[0].lying = table[1].lying = True
    table.run(reveal_card, assign=answer(0))
    assert [table[who].lying for who in range(3)] == [True, True, True], "one possible answer is not asked for"
    assert table.state.kitchen == 2


@pytest.mark.parametrize(("starving", "limit"), [(False, 3), (True, 2)])
def test_hands_are_filled_up_to_the_limit_and_full_ones_draw_nothing(starving: bool, limit: int) -> None:
    table = Table(5, starving=starving)
    table[1].hand = ["repair"] * 3
    table[2].hand = []
    table.run(draw_cards)
    assert [len(one.hand) for one in table.state.figures] == [limit, 3, limit, limit, limit]


def test_with_neither_deck_nor_discards_the_draw_ends() -> None:
    table = Table(5, deck=["repair"], discard=["sabotage"])
    for one in table.state.figures:
        one.hand = []
    table.run(draw_cards)
    assert sum(len(one.hand) for one in table.state.figures) == 2
    assert (table.state.pile.cards, len(table[0].hand)) == ([], 2)


# ---------------------------------------------------------------- rec room, tests


@pytest.mark.parametrize("people", HIDDEN)
def test_all_fingers_at_one_move_the_disc_by_all_of_them(people: int) -> None:
    table = Table(people).run(vote, vote=lambda question: (Vote(0) if question.seat else Abstain(),))
    assert [one.disc for one in table.state.figures] == [1 + people - 1] + [1] * (people - 1)


def test_everybody_may_abstain_and_green_is_never_accused() -> None:
    table = Table(4).discs(0, 1, 1, 1).run(vote, vote=Abstain())
    assert [one.disc for one in table.state.figures] == [0, 1, 1, 1]
    assert not any(Vote(0) in question.acts for question in table.asked)


@pytest.mark.parametrize("people", HIDDEN)
def test_two_aliens_reveal_themselves_in_one_evening(people: int) -> None:
    table = Table(people, leader=2).aliens(1, 2).run(reveal_oneself, reveal={1, 2}, reveal_oneself=Reveal())
    assert [table[who].status for who in (1, 2)] == ["revealed", "revealed"]
    assert (table.state.pool, table.state.leader) == (people // 2 + 1, 3)


@pytest.mark.parametrize("people", HIDDEN)
def test_blood_is_for_the_most_suspicious_and_fire_for_everybody(people: int) -> None:
    table = Table(people).discs(5, 2, 5)
    assert targets(table.game, "a") == [0, 2]
    assert targets(table.game, "b") == list(range(people))
    table[2].status, table[2].place = "absorbed", ""
    assert targets(table.game, "a") == [0]


def test_the_tester_may_test_oneself_by_fire() -> None:
    table = Table(5).discs(4).give(0, "wire").give(0, "flamethrower", canisters=1)
    table.run(run_tests, claim_b={0}, tester=Pick(0), test=PutToTest(0))
    assert (table[0].disc, table[0].canisters, "wire" in table[0].shown) == (0, [0], True)


def test_each_kind_of_test_is_run_once() -> None:
    table = Table(5).discs(5, 2, 2, 1, 1).give(1, "blood_sample", "blood_sample").give(2, "blood_sample")
    table.run(run_tests, claim_a={1, 2}, tester=[Pick(1)], test=[PutToTest(0)])
    assert (table.state.spent_samples, table[1].goods) == (1, ["blood_sample"])


def test_wire_without_fire_and_fire_without_wire_test_nobody() -> None:
    table = Table(5).give(1, "wire").give(2, "flamethrower").run(run_tests)
    assert table.topics() == []
    table = Table(5).give(1, "wire").give(1, "flamethrower", canisters=0).run(run_tests)
    assert table.topics() == [], "an empty flamethrower burns no wire"


def test_whoever_lay_in_the_bedroom_stands_in_the_rec_room_too() -> None:
    table = Table(5).put("bedroom", 0).put("armory", 1)
    table[0].lying = table[1].lying = True
    table.run(gather)
    assert {(one.place, one.lying) for one in table.state.figures} == {("rec_room", False)}


# ---------------------------------------------------------------- escapes


@pytest.mark.parametrize("people", HIDDEN)
def test_all_fly_away_together_whatever_their_number(people: int) -> None:
    table = flight(people).aliens(people - 1)
    table.run(
        board_rescue,
        board=lambda question: (StayBehind() if question.seat == people - 1 else Board(),),
        let_aboard=Permit(),
    )
    assert (ending(table).winner, ending(table).aboard) == ("humans", sorted(range(people - 1), key=_first(people)))


def _first(people: int) -> object:
    """P1 leads, so that P2 is the first of equal discs and P1 the last."""
    return lambda who: (who - 1) % people


def test_one_passenger_who_forbids_it_is_enough() -> None:
    table = flight(4).discs(1, 2, 3, 4)
    table.run(board_rescue, board=Board(), let_aboard=lambda question: (Forbid() if question.seat == 0 else Permit(),))
    assert (ending(table).aboard, ending(table).cause) == ([0], "left_behind")


def test_an_alien_first_in_order_flies_alone_and_the_aliens_win() -> None:
    table = flight(4).aliens(1).discs(2, 1, 3, 4)
    table.run(board_rescue, board=lambda question: (Board() if question.seat == 1 else StayBehind(),))
    assert (ending(table).cause, ending(table).won, ending(table).aboard) == ("alien_aboard", [1], [1])


def test_who_lies_and_who_sleeps_can_board() -> None:
    table = flight(4).put("bedroom", 0).discs(1, 2, 3, 4)
    table[0].lying = True
    table.run(board_rescue, board=Board(), let_aboard=Permit())
    assert ending(table).winner == "humans"


def test_the_revealed_and_the_absorbed_are_not_asked_aboard() -> None:
    table = flight(6).revealed(5, pool=3)
    table[4].status, table[4].place = "absorbed", ""
    table.run(board_rescue, board=Board(), let_aboard=Permit())
    assert {question.seat for question in table.asked} == {0, 1, 2, 3}
    assert ending(table) == Ending("humans", "escaped", "rescue_helicopter", [1, 2, 3, 0], [0, 1, 2, 3, 4])


@pytest.mark.parametrize("vehicle", ["snowmobile", "staff_helicopter"])
def test_keys_fit_both_vehicles_and_without_an_answer_nobody_leaves(vehicle: str) -> None:
    table = Table(4).put(vehicle, 2, damage=0, fuel=3).give(2, "keys").aliens(0)
    table.run(
        lambda game: perform(game, 2, "activation"),
        keys=StartEngine(),
        board=lambda question: (StayBehind() if question.seat == 0 else Board(),),
        let_aboard=Permit(),
    )
    assert (ending(table).winner, ending(table).vehicle) == ("humans", vehicle)


def test_keys_in_another_s_hand_start_nothing() -> None:
    table = ready(4, 2)
    table[2].goods.remove("keys")
    table.give(1, "keys").run(lambda game: perform(game, 2, "activation"), keys=answer(0))
    assert not table.over and table.told("keys-shown") == []


def test_keys_do_not_help_while_one_piece_of_damage_is_left() -> None:
    table = Table(4).put("snowmobile", 2, damage=1, fuel=3).give(2, "keys")
    assert not applies(table.game, 2, "activation"), "full tanks take no fuel, and a damaged vehicle does not leave"


def test_power_of_an_alien_unmasked_after_the_first_was_destroyed() -> None:
    table = Table(6).revealed(5, pool=0).aliens(2)
    reveal(table.game, 2)
    assert table.state.pool == 1
