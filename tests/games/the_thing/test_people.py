"""The rec room, tests, boarding, and how a game ends."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.decision import TABLE, Decision
from nemesis_desktop.games.the_thing.acts import (
    Abstain,
    Accept,
    Board,
    DoNotTest,
    Forbid,
    NoTest,
    NoTrade,
    Offer,
    Permit,
    Pick,
    PutToTest,
    Refuse,
    Reveal,
    RunTest,
    Silent,
    StartEngine,
    StayBehind,
    TradeWith,
    Vote,
)
from nemesis_desktop.games.the_thing.rules.rounds.actions import board_rescue
from nemesis_desktop.games.the_thing.rules.rounds.alien import plan_attacks
from nemesis_desktop.games.the_thing.rules.rounds.blood_tests import run_tests
from nemesis_desktop.games.the_thing.rules.rounds.rec_room import gather, reveal_oneself, trade, vote
from nemesis_desktop.games.the_thing.rules.things.piles import strip
from nemesis_desktop.games.the_thing.rules.things.tracks import burn_fuel
from nemesis_desktop.games.the_thing.rules.work.locations import perform
from nemesis_desktop.games.the_thing.seeing import view_of
from nemesis_desktop.games.the_thing.state import Ending
from tests.games.the_thing.tables import Table, case


def ending(table: Table) -> Ending:
    assert table.state.ending is not None
    return table.state.ending


# ---------------------------------------------------------------- trade


@case("th-8334")
def test_the_table_sees_backs_and_those_who_trade_see_faces() -> None:
    table = Table(4).give(0, "melee").give(1, "spoiled_sample")
    table.run(
        trade,
        trade=[{0}, set()],
        trade_with=TradeWith(1),
        offer=(Offer("melee", 0),),
        accept=[Accept(), Accept()],
        **{"return": (Offer("spoiled_sample", 0),)},
    )
    assert (table[0].goods, table[1].goods) == (["spoiled_sample"], ["melee"])
    public = {"who": 0, "whom": 1, "weapons": 1, "items": 0, "samples": 1}
    assert table.told("trade-made") == table.told("trade-made", 2) == [public]
    for reader in (0, 1):
        assert table.told("trade-made", reader) == [public | {"gave": ("melee",), "got": ("spoiled_sample",)}]


def test_whoever_is_offered_a_flamethrower_sees_its_canisters_and_nobody_else_what_lies_there() -> None:
    table, seen = Table(4).give(0, "flamethrower", "flamethrower", "melee"), {}
    table[0].canisters = [1, 5]

    def agree(question: Decision) -> Refuse:
        for seat in (TABLE, 1, 2):
            view = view_of(table.game, seat, question)
            seen[seat] = view.offered, view.offered_canisters
        return Refuse()

    offer = (Offer("flamethrower", 1), Offer("melee", 0))
    table.run(trade, trade=[{0}, set()], trade_with=TradeWith(1), offer=offer, accept=agree)
    assert seen == {TABLE: ((), ()), 1: (("flamethrower", "melee"), (5,)), 2: ((), ())}
    assert table.state.offered_canisters == []


def test_of_two_flamethrowers_its_owner_chooses_which_one_goes() -> None:
    for chosen, given, kept in ((0, 1, 5), (1, 5, 1)):
        table = Table(4).give(0, "flamethrower", "flamethrower").give(1, "flamethrower")
        table[0].canisters = [1, 5]
        table.run(
            trade,
            trade=[{0}, set()],
            trade_with=TradeWith(1),
            offer=(Offer("flamethrower", chosen),),
            accept=[Accept(), Accept()],
            **{"return": (Offer("flamethrower", 0),)},
        )
        assert [act.canisters for act in table.question("offer").acts] == [1, 5]  # type: ignore[attr-defined]
        assert (table[0].canisters, table[1].canisters) == ([kept, 6], [given])


def test_the_table_sees_what_is_laid_down_by_its_backs_before_it_is_answered() -> None:
    table = Table(4).give(0, "melee", "wire").give(1, "keys")
    offer = (Offer("melee", 0), Offer("wire", 0))
    accept = [Accept(), Refuse()]
    table.run(
        trade, trade=[{0}, set()], trade_with=TradeWith(1), offer=offer, accept=accept,
        **{"return": (Offer("keys", 0),)},
    )  # fmt: skip
    first = {"who": 0, "whom": 1, "weapons": 1, "items": 1, "samples": 0}
    back = {"who": 1, "whom": 0, "weapons": 0, "items": 1, "samples": 0}
    assert table.told("goods-laid") == table.told("goods-laid", 1) == [first, back]
    assert table.told("trade-off") == [{"who": 0, "whom": 1}]
    assert table[0].goods == ["melee", "wire"] and table[1].goods == ["keys"]


@case("th-2a92")
def test_action_cards_are_not_traded() -> None:
    table = Table(4).give(0, "melee")
    table.run(trade, trade=[{0}, set()], trade_with=TradeWith(1), offer=(), accept=Accept(), **{"return": ()})
    assert list(table.question("offer").acts) == [Offer("melee", 0)]
    assert table.told("trade-off") == [{"who": 0, "whom": 1}]


def test_a_trade_can_be_refused_by_either() -> None:
    for accept in ([Refuse()], [Accept(), Refuse()]):
        table = Table(4).give(0, "melee").give(1, "keys")
        table.run(
            trade,
            trade=[{0}, set()],
            trade_with=TradeWith(1),
            offer=(Offer("melee", 0),),
            accept=accept,
            **{"return": (Offer("keys", 0),)},
        )
        assert (table[0].goods, table[1].goods) == (["melee"], ["keys"])


@case("th-c754")
def test_a_flamethrower_changes_hands_with_what_is_in_it() -> None:
    table = Table(4).give(0, "flamethrower", canisters=2)
    table.run(
        trade,
        trade=[{0}, set()],
        trade_with=TradeWith(3),
        offer=(Offer("flamethrower", 0),),
        accept=Accept(),
        **{"return": ()},
    )
    assert (table[3].shown, table[3].canisters) == (["flamethrower"], [2])
    assert (table[0].shown, table[0].canisters) == ([], [])


def test_what_is_given_for_nothing_is_agreed_to_once() -> None:
    table = Table(4).give(0, "melee")
    answers = {"offer": (Offer("melee", 0),), "return": (), "accept": [Accept()]}
    table.run(trade, trade=[{0}, set()], trade_with=TradeWith(1), **answers)
    assert table.topics().count("accept") == 1
    assert (table[0].goods, table[1].goods) == ([], ["melee"])


def test_whoever_began_by_mistake_need_not_trade() -> None:
    table = Table(4).give(0, "melee").run(trade, trade=[{0}, set()], trade_with=NoTrade())
    assert table.told("trade-off") == table.told("trade-made") == []


# ---------------------------------------------------------------- accusations


@case("th-5157")
def test_the_fingers_of_the_rule_book() -> None:
    table = Table(4).discs(0, 6, 3, 4)
    table.run(vote, vote=[Vote(1), Vote(2), Vote(3), Vote(1)])
    assert [one.disc for one in table.state.figures] == [0, 8, 4, 5]
    assert all(Vote(0) not in question.acts for question in table.asked)


@case("th-4f06")
def test_two_fingers_lead_over_the_red_space() -> None:
    table = Table(4).discs(1, 7, 1, 1)
    assert table.state.red == 8
    table.run(vote, vote=[Vote(1), Abstain(), Vote(1), Abstain()])
    assert table[1].disc == 9
    assert table.game.watched(1)


@case("th-f70f")
def test_revealed_and_absorbed_people_have_no_voice() -> None:
    table = Table(6).revealed(1, pool=3)
    table[4].status, table[4].place = "absorbed", ""
    table.run(vote, vote=Abstain())
    assert [question.seat for question in table.asked] == [0, 2, 3, 5]
    assert all(not {Vote(1), Vote(4)} & set(question.acts) for question in table.asked)


def test_nobody_votes_for_themselves_and_no_vote_shows_before_the_last() -> None:
    table = Table(4)
    discs = []

    def voted(question: object) -> tuple[Vote]:
        discs.append([one.disc for one in table.state.figures])
        return (Vote(1) if len(discs) != 2 else Vote(0),)

    table.run(vote, vote=voted)
    assert all(Vote(question.seat) not in question.acts for question in table.asked)
    assert all(each == [1, 1, 1, 1] for each in discs)
    assert all(not question.secret for question in table.asked)
    sealed = Table(4, variants=("sealed_ballots",)).run(vote, vote=Abstain())
    assert all(question.secret and question.ritual == 2 for question in sealed.asked)


# ---------------------------------------------------------------- dropping the mask


@case("th-8684")
def test_an_alien_reveals_itself() -> None:
    table = Table(6, leader=2).aliens(3).give(3, "melee", "keys", "blood_sample").give(3, "flamethrower", canisters=4)
    table[3].hand = ["sabotage", "repair"]
    table.run(reveal_oneself, reveal={3}, reveal_oneself=Reveal())
    one = table[3]
    assert (one.status, one.place, table.state.pool) == ("revealed", "", 3)
    assert (one.goods, one.shown, one.canisters, one.hand) == ([], [], [], [])
    assert set(table.state.weapons[:2]) == {"melee", "flamethrower"}
    assert (table.state.items[0], table.state.lab_discard) == ("keys", ["blood_sample"])
    assert sorted(table.state.deck[:2]) == ["repair", "sabotage"]
    table.state.round += 1
    table.run(plan_attacks, plan=lambda question: (question.acts[-1],))
    assert table.asked[0].together == (3,)


@case("th-efd0")
def test_a_human_who_presses_the_button_leaves_the_same_trace() -> None:
    human = Table(6).run(reveal_oneself, reveal={3}, reveal_oneself=Reveal())
    alien = Table(6).aliens(3).run(reveal_oneself, reveal={3}, reveal_oneself=Silent())
    one, other = human.question("reveal_oneself"), alien.question("reveal_oneself")
    assert (list(one.acts), one.ritual, one.prompt) == (list(other.acts), other.ritual, other.prompt)
    assert dict(one.inert) == {Reveal(): Silent()}
    # The answer that does nothing means the other one.
    assert human.told("nothing-said") == alien.told("nothing-said") == [{"who": 3}]
    assert human[3].status == alien[3].status == "playing"


def test_a_later_alien_adds_one_and_a_leader_passes_the_board() -> None:
    table = Table(6, leader=3).revealed(1, pool=0).aliens(3)
    table.run(reveal_oneself, reveal={3}, reveal_oneself=Reveal())
    assert (table.state.pool, table.state.leader) == (1, 4)


# ---------------------------------------------------------------- tests


@case("th-b0c9")
def test_blood_tests_one_of_the_most_suspicious() -> None:
    table = Table(4).discs(3, 8, 2, 8).give(0, "blood_sample")
    table.run(run_tests, claim_a={0}, tester=Pick(0), test=PutToTest(3))
    assert set(table.question("test").acts) == {PutToTest(1), PutToTest(3), DoNotTest()}
    assert (table[0].goods, table.state.spent_samples, table.state.lab_discard) == ([], 1, [])


@case("th-b9f4")
def test_a_human_is_proved_and_stands_on_green() -> None:
    table = Table(4).discs(3, 8, 2, 1).give(0, "blood_sample")
    table.run(run_tests, claim_a={0}, tester=Pick(0), test=PutToTest(1))
    assert table[1].disc == 0
    assert {table.view(seat).figures[1].role for seat in (-1, 0, 2, 3)} == {"human"}


@case("th-c50a")
def test_fire_finds_an_alien() -> None:
    table = Table(4).aliens(3).give(2, "wire").give(2, "flamethrower")
    table.run(run_tests, claim_b={2}, tester=Pick(2), test=PutToTest(3))
    assert (table[2].canisters, table[2].shown) == ([5], ["flamethrower", "wire"])
    assert (table[3].status, table.state.pool) == ("revealed", 2)


@case("th-ca51")
def test_whoever_is_unmasked_tests_nobody_any_more() -> None:
    table = Table(4).discs(1, 5, 1, 1).aliens(1).give(0, "blood_sample").give(1, "wire").give(1, "flamethrower")
    table.run(
        run_tests,
        claim_a={0},
        claim_b={1},
        which_test=[RunTest("a")],
        tester=[Pick(0)],
        test=[PutToTest(1)],
    )
    assert table[1].status == "revealed"
    assert table.state.weapons[0] == "flamethrower"
    assert table.state.items[0] == "wire"


def test_a_false_claim_comes_to_nothing_and_another_is_picked() -> None:
    table = Table(4).discs(1, 5, 1, 1).give(0, "spoiled_sample").give(2, "blood_sample")
    table.run(run_tests, claim_a={0, 2}, tester=[Pick(0), Pick(2)], test=[DoNotTest(), PutToTest(1)])
    first, second = (question for question in table.asked if question.topic == "test")
    assert (list(first.acts), first.ritual) == (list(second.acts), second.ritual)
    assert set(first.inert) == {PutToTest(1)}
    assert set(second.inert) == set()
    assert table.told("test-not-run") == [{"who": 0, "kind": "a"}]
    assert table[1].disc == 0


def test_the_leader_may_let_nobody_test() -> None:
    table = Table(4).give(2, "blood_sample").run(run_tests, claim_a={2}, tester=NoTest())
    assert table[2].goods == ["blood_sample"]


# ---------------------------------------------------------------- the rescue helicopter


def flight(people: int = 4, **state: object) -> Table:
    return Table(people, helicopter=8, rescue_fuel=4, signal_round=1, round=5, **state)


@case("th-9cc6")
def test_the_first_may_refuse_to_fly() -> None:
    table = flight().discs(1, 2, 3, 4).run(board_rescue, board=StayBehind())
    assert [question.seat for question in table.asked] == [0]
    assert not table.over
    assert table.run(board_rescue, board=StayBehind()).topics() == ["board"]


@case("th-3545")
def test_an_alien_let_aboard_has_won() -> None:
    table = flight().discs(1, 2, 3, 4).aliens(1)
    table.run(board_rescue, board=Board(), let_aboard=Permit())
    assert table.told("comes-aboard") == [{"who": 1, "role": "alien"}]
    assert (ending(table).cause, ending(table).won) == ("alien_aboard", [1])


@case("th-c506")
def test_on_the_same_space_the_turn_order_decides() -> None:
    """Red 0, yellow 1 (leads), green 2, blue 3; clockwise from yellow: green, blue, red."""
    table = flight(leader=1).discs(1, 1, 3, 3)
    assert table.game.by_suspicion() == [0, 1, 2, 3]
    table.run(board_rescue, board=StayBehind())
    assert table.asked[0].seat == 0


def test_who_was_refused_is_asked_again_after_somebody_came_aboard() -> None:
    table = flight().discs(1, 2, 3, 4)
    table.run(board_rescue, board=Board(), let_aboard=[Forbid(), *[Permit()] * 6])
    assert [told["who"] for told in table.told("comes-aboard")] == [2, 1, 3]
    assert (ending(table).winner, ending(table).won) == ("humans", [0, 1, 2, 3])


def test_a_human_left_behind_loses_for_all() -> None:
    table = flight().discs(1, 2, 3, 4).aliens(3)
    table.run(board_rescue, board=[Board(), StayBehind(), StayBehind(), StayBehind()])
    assert (ending(table).cause, ending(table).won) == ("left_behind", [3])


# ---------------------------------------------------------------- the other vehicles


def ready(people: int, driver: int) -> Table:
    return Table(people).put("snowmobile", driver, damage=0, fuel=3).give(driver, "keys")


def drive(table: Table, driver: int, **answers: object) -> Table:
    return table.run(lambda game: perform(game, driver, "activation"), keys=StartEngine(), **answers)


@case("th-c4af")
def test_keys_start_the_boarding_with_the_least_suspicious_of_the_others() -> None:
    table = ready(5, 2).discs(3, 2, 1, 5, 4)
    drive(table, 2, board=StayBehind())
    assert [question.seat for question in table.asked if question.topic == "board"] == [1, 0, 4, 3]
    assert table.told("keys-shown") == [{"who": 2, "vehicle": "snowmobile"}]
    assert ending(table).aboard == [2]


@case("th-826c")
def test_an_alien_with_keys_leaves_alone_and_wins() -> None:
    table = ready(5, 2).aliens(2)
    drive(table, 2, board=StayBehind())
    assert (ending(table).winner, ending(table).cause) == ("aliens", "alien_aboard")


@case("th-5683")
def test_four_humans_drive_away_from_the_revealed_aliens() -> None:
    table = ready(6, 2).revealed(0, pool=3).revealed(5, pool=4)
    drive(table, 2, board=Board(), let_aboard=Permit())
    assert [told["who"] for told in table.told("comes-aboard")] == [1, 3, 4]
    assert not table[2].open
    assert (ending(table).winner, sorted(ending(table).aboard)) == ("humans", [1, 2, 3, 4])
    assert {one.role for one in table.view().figures} == {"human", "alien"}


# ---------------------------------------------------------------- ends


@case("th-7938")
def test_without_aliens_the_humans_still_have_to_leave() -> None:
    table = Table(4, weather="sunny", freezing=7, lost_round=1, round=3).revealed(3, pool=0)
    assert not table.over
    table.run(burn_fuel)
    assert (ending(table).cause, ending(table).won) == ("frozen", [3])


@pytest.mark.parametrize("status", ["playing", "absorbed"])
def test_absorbed_humans_win_with_the_others(status: str) -> None:
    table = ready(4, 2).revealed(3, pool=2)
    table[0].status, table[0].place = status, "rec_room" if status == "playing" else ""
    drive(table, 2, board=Board(), let_aboard=Permit())
    assert ending(table).won == [0, 1, 2]


def test_all_stand_up_in_the_rec_room() -> None:
    table = Table(4).put("armory", 0, 1)
    table[1].lying = True
    table[2].place, table[2].lying = "bedroom", True
    table.run(gather)
    assert {(one.place, one.lying) for one in table.state.figures} == {("rec_room", False)}


def test_the_next_to_the_left_is_never_oneself() -> None:
    table = Table(5)
    assert [table.game.next_character(who) for who in range(5)] == [1, 2, 3, 4, 0]
    for who in (1, 2, 3, 4):
        table[who].status, table[who].place = "absorbed", ""
    assert table.game.next_character(0) is None


def test_what_belonged_to_somebody_who_leaves_goes_under_its_decks() -> None:
    table = Table(5).give(1, "melee", "tools", "spoiled_sample")
    table[1].hand = ["repair"]
    strip(table.game, 1)
    assert (table.state.weapons[0], table.state.items[0], table.state.deck[0]) == ("melee", "tools", "repair")
    assert table.state.lab_discard == ["spoiled_sample"]
    assert (table[1].goods, table[1].hand) == ([], [])
