"""Clashes: dogs, infection tokens, weapons, the one sweep around the table, and the revealed alien."""

from __future__ import annotations

from collections import Counter

import pytest

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.engine.match import NothingToUndoError
from nemesis_desktop.games.the_thing.acts import (
    Absorb,
    AbsorbDog,
    Avoid,
    Fight,
    FightNot,
    Lay,
    LookAt,
    NextClash,
    PlanMade,
    SabotageHere,
    Send,
    Side,
    Stay,
)
from nemesis_desktop.games.the_thing.phases import COURSES
from nemesis_desktop.games.the_thing.rules.rounds.alien import alien_clashes, open_plans, plan_attacks
from nemesis_desktop.games.the_thing.rules.rounds.clash import call_clashes, settle_clashes, sweep_first, sweep_second
from nemesis_desktop.games.the_thing.rules.things.roles import infect
from nemesis_desktop.games.the_thing.rules.things.verdict import check_infected
from tests.games.the_thing.tables import Table, case

HH, HA, AH = Lay("human", "human"), Lay("human", "alien"), Lay("alien", "human")


def sweep(table: Table, **answers: object) -> list[Decision]:
    """All clashes of characters, from who meets where to what everybody learns; every question asked."""
    asked: list[Decision] = []
    for step in (call_clashes, sweep_first, sweep_second, settle_clashes):
        table.run(step, **answers)
        asked += table.asked
        if table.over:
            break
    table.asked = asked
    return asked


def strike(table: Table, powers: dict[str, int], **answers: object) -> Table:
    """The alien has planned so: its cards are turned up and all its clashes resolved."""
    table.state.plan, table.state.plan_power = list(powers), list(powers.values())
    for place in powers:
        table.state.locations.remove(place)
    return table.run(open_plans).run(alien_clashes, **answers)


def visits(asked: list[Decision]) -> list[int]:
    """Whose visits follow each other: a run of private questions of one person is one."""
    private = [question.seat for question in asked if question.secret]
    return [seat for place, seat in enumerate(private) if place == 0 or private[place - 1] != seat]


# ---------------------------------------------------------------- dogs


@case("th-e136")
@pytest.mark.parametrize(("token", "role"), [("dog_healthy", "human"), ("dog_alien", "alien")])
def test_alone_with_a_dog(token: str, role: str) -> None:
    table = Table(5).put("armory", 1, dog=True).discs(1, 3).force("dog", token)
    asked = sweep(table)
    assert [question.topic for question in asked] == ["side", "seen", "role"]
    assert (table[1].disc, table.state.roles[1]) == (4, role)
    assert Counter(table.state.dogs_bag) == {"dog_healthy": 7, "dog_alien": 2}
    assert table.told("dog-met") == [{"who": 1}]
    assert table.told("dog-met", 1) == [{"who": 1, "token": token}]
    assert table.spot("armory").dog


@case("th-d1f4")
def test_a_dog_takes_somebody_off_green() -> None:
    table = Table(5).put("armory", 1, dog=True).discs(1, 0).force("dog", "dog_healthy")
    sweep(table)
    assert (table[1].disc, table.state.roles[1]) == (1, "human")


def test_clark_does_not_mind_a_dog() -> None:
    table = Table(6).put("armory", 5, dog=True)
    assert table[5].character == "clark"
    assert sweep(table) == []
    assert (table[5].disc, table.spot("armory").dog) == (1, True)


@case("th-1db3")
def test_two_catch_a_dog_and_clash() -> None:
    table = Table(5, kennel_dogs=0).put("armory", 1, 2, dog=True)
    asked = sweep(table)
    assert (table.spot("armory").dog, table.state.kennel_dogs) == (False, 1)
    assert table.state.locations.count("kennel") == 1
    assert {question.topic for question in asked} == {"avoid", "lay", "whom", "side", "seen", "role"}
    assert table.told("dog-met") == []
    assert [table[who].disc for who in (1, 2)] == [2, 2]


@case("th-318d")
def test_the_kennel_card_is_in_the_deck_once() -> None:
    table = Table(6, kennel_dogs=0).put("armory", 1, 2, dog=True).put("kitchen", 3, 4, dog=True)
    sweep(table, order=lambda question: (question.acts[0],))
    assert table.state.locations.count("kennel") == 1
    assert table.state.kennel_dogs == 2


# ---------------------------------------------------------------- who clashes


@case("th-ec36")
def test_two_who_are_proved_do_not_clash() -> None:
    table = Table(5).put("armory", 1, 2).discs(1, 0, 0)
    assert sweep(table) == []
    assert [table[who].disc for who in (1, 2)] == [0, 0]


@case("th-9971")
def test_nobody_meets_anybody_where_the_alien_was() -> None:
    table = Table(4).revealed(3, pool=3).put("armory", 0, 1).give(0, "flamethrower", canisters=3).pile("repair")
    strike(table, {"armory": 3}, fight=0, fight_with=Fight("flamethrower"))
    assert (table[0].lying, table[1].lying) == (True, False)
    assert sweep(table) == []
    assert [table[who].disc for who in (0, 1)] == [1, 1]
    assert 1 in table.game.all_standing


@case("th-0ad2")
def test_the_alien_comes_first_and_all_clashes_before_the_first_card() -> None:
    steps = list(COURSES["hidden"].steps)
    order = ["open_plans", "alien_clashes", "call_clashes", "sweep_first", "sweep_second", "settle_clashes"]
    assert steps[steps.index("open_plans") : steps.index("board_rescue")] == order
    assert steps.index("settle_clashes") < steps.index("reveal_card")


def test_everybody_hears_where_people_meet_and_how_many() -> None:
    table = Table(5).put("armory", 1, 2).put("kitchen", 3, dog=True)
    table.run(call_clashes, order=lambda question: (question.acts[0],))
    assert table.told("clash-in") == [{"place": one.place, "count": 2} for one in table.state.meetings]
    assert {one.place for one in table.state.meetings} == {"armory", "kitchen"}


# ---------------------------------------------------------------- weapons


@case("th-e455")
def test_a_melee_weapon_is_gone_with_the_clash() -> None:
    table = Table(5).put("armory", 1, 2).give(1, "melee").aliens(2)
    asked = sweep(table, avoid=[Avoid("melee"), Stay()], lay=[HH, HA])
    assert len([question for question in asked if question.topic == "role"]) == 2  # the same clicks for both
    assert [table[who].disc for who in (1, 2)] == [1, 1]
    assert table.state.roles[1] == "human"
    assert (table[1].goods, table.state.used) == ([], ["melee"])
    assert table.told("token-seen") == table.told("tokens-laid") == []


@case("th-e56a")
def test_a_flamethrower_pays_a_canister_and_its_holder_stands() -> None:
    table = Table(5).put("armory", 1, 2).give(1, "flamethrower", canisters=3)
    sweep(table, avoid=[Avoid("flamethrower"), Stay()])
    assert table[1].canisters == [2]
    assert 1 in table.game.all_standing


def test_a_firearm_stays_and_lies_open() -> None:
    table = Table(5).put("armory", 1, 2).give(1, "firearm")
    sweep(table, avoid=[Avoid("firearm"), Stay()])
    assert (table[1].goods, table[1].shown) == ([], ["firearm"])


@case("th-717d")
def test_no_weapon_helps_against_a_dog() -> None:
    table = Table(5).put("armory", 1, dog=True).give(1, "firearm").force("dog", "dog_healthy")
    assert "avoid" not in [question.topic for question in sweep(table)]
    assert table[1].disc == 2


def test_where_one_of_three_leaves_the_others_look_at_each_other() -> None:
    table = Table(5).put("armory", 1, 2, 3).give(2, "melee").aliens(1)
    sweep(
        table,
        avoid=[Stay(), Avoid("melee"), Stay()],
        lay=[AH, HH, HH],
        whom=[LookAt(2, 3), LookAt(1, 3), LookAt(2, 1)],
        side=Side("left"),
    )
    assert [table[who].disc for who in (1, 2, 3)] == [2, 1, 2]
    assert {(told["who"], told["whom"]) for told in table.told("token-seen")} == {(1, 3), (3, 1)}
    assert table.state.roles[3] == "alien"


# ---------------------------------------------------------------- tokens and looks


@case("th-0ded")
def test_a_human_lays_human_tokens_whatever_is_clicked() -> None:
    table = Table(5).put("armory", 1, 2).aliens(2)
    table.run(call_clashes).run(sweep_first, lay=[HA, AH])
    human, alien = (question for question in table.asked if question.topic == "lay")
    assert (list(human.acts), human.ritual) == (list(alien.acts), alien.ritual)
    assert (dict(human.inert), dict(alien.inert)) == ({HA: HH, AH: HH}, {})
    assert table[1].laid == ["human", "human"]
    assert table[2].laid == ["alien", "human"]


@case("th-969f")
def test_somebody_on_green_lays_nothing_with_the_same_clicks() -> None:
    table = Table(5).put("armory", 1, 2).discs(1, 0, 3)
    asked = sweep(table, lay=[HH, HH])
    assert len({question.ritual for question in asked if question.topic == "lay"}) == 1
    assert table.told("lays-nothing") == [{"who": 1}]
    assert table.told("tokens-laid") == [{"who": 2}]
    assert [table[who].disc for who in (1, 2)] == [1, 3]  # the other had nobody to look at


@case("th-c36e")
def test_each_of_two_looks_at_a_token_of_the_other() -> None:
    table = Table(5).put("armory", 1, 2).discs(1, 2, 3).aliens(1)
    sweep(table, lay=[AH, HH], side=Side("right"))
    assert [table[who].disc for who in (1, 2)] == [3, 4]
    assert table.state.roles[2] == "human"  # the Alien token lay at the left
    assert [(told["who"], told["whom"], told["side"]) for told in table.told("token-seen")] == [
        (2, 1, "right"),
        (1, 2, "right"),
    ]
    assert [table[who].laid for who in (1, 2)] == [[], []]


def test_whoever_sees_an_alien_is_one_and_both_know_it() -> None:
    table = Table(5).put("armory", 1, 2).aliens(1)
    sweep(table, lay=[AH, HH], side=Side("left"))
    assert table.state.roles[2] == "alien"
    view, other, third = table.view(2), table.view(1), table.view(3)
    assert (view.figures[1].role, view.figures[1].alien_to_me) == ("alien", True)
    assert (other.figures[2].role, other.figures[2].alien_to_me) == ("alien", True)
    assert {third.figures[who].role for who in (1, 2)} == {None}
    assert [one.by for one in table.state.infections] == [1]


@case("th-026b")
def test_two_who_look_at_the_same_person_see_different_tokens() -> None:
    table = Table(5).put("armory", 0, 1, 2).aliens(1)
    looks = [LookAt(1, 2), LookAt(0, 2), LookAt(1, 0)]
    sweep(table, lay=[HH, AH, HH], whom=looks, side=Side("left"))
    seen = {(told["who"], told["whom"], told["side"]) for told in table.told("token-seen")}
    assert seen == {(2, 1, "left"), (0, 1, "right"), (1, 0, "left")}
    assert [table[who].disc for who in (0, 1, 2)] == [2, 2, 2]
    assert table.state.roles[:3] == ["human", "alien", "alien"]


def test_everybody_has_laid_before_anybody_looks() -> None:
    """Somebody infected in this sweep has laid as the human they were."""
    table = Table(6).put("armory", 0, 3).put("kitchen", 1, 2, 4).aliens(0)
    first = {}
    table.run(call_clashes, order=lambda question: (question.acts[0],))
    table.run(sweep_first, lay=[AH, HH, HH, HH, HH])
    for place, question in enumerate(table.asked):
        first.setdefault((question.seat, question.topic), place)
    assert first[(3, "side")] > first[(0, "lay")]
    assert first[(4, "side")] > max(first[(1, "lay")], first[(2, "lay")])


# ---------------------------------------------------------------- the sweep


def test_one_sweep_goes_round_the_table_and_only_the_last_of_a_clash_looks_at_once() -> None:
    table = Table(6, leader=2).put("armory", 3, 0).put("kitchen", 4, 1)
    asked = sweep(table, order=[NextClash("armory"), NextClash("kitchen")])
    assert visits(asked) == [3, 4, 0, 1, 3, 4]
    clicks = Counter[int]()
    for question in asked:
        clicks[question.seat] += question.ritual
    assert clicks == {seat: 2 + 3 + 2 + 2 + 4 for seat in (0, 1, 3, 4)} | {2: 0}


def test_the_visits_are_the_same_whatever_people_are_hold_and_see() -> None:
    def order(table: Table) -> list[tuple[int, str, int, bool, int]]:
        table.put("armory", 3, 0).put("kitchen", 4, 1, 2).put("laboratory", 5, dog=True)
        asked = sweep(table, order=lambda question: (question.acts[0],), lay=lambda question: (question.acts[-1],))
        return [
            (question.seat, question.topic, question.ritual, question.secret, len(question.acts)) for question in asked
        ]

    plain = order(Table(6))
    assert order(Table(6).aliens(3).give(0, "melee").give(4, "firearm")) == plain
    assert order(Table(6).aliens(0, 2, 5).force("dog", "dog_alien")) == plain


@case("th-dae6")
def test_six_checks_look_alike_whoever_is_infected() -> None:
    """Two are infected, four are not: the same lines, the same clicks."""
    table = Table(8).put("armory", 1, 2).put("kitchen", 3, 4).put("laboratory", 5, 6).aliens(1, 3)
    asked = sweep(
        table,
        order=lambda question: (question.acts[0],),
        lay=lambda question: (AH,),
        side=Side("left"),
    )
    assert [one.who for one in table.state.infections] == [2, 4]
    roles = [question for question in asked if question.topic == "role"]
    assert len(roles) == 6
    assert len({(tuple(question.acts), question.ritual, question.prompt.id) for question in roles}) == 1
    assert sorted(told["who"] for told in table.told("role-placed")) == [1, 2, 3, 4, 5, 6]
    assert all(told.keys() == {"who"} for told in table.told("role-placed"))


@case("th-8e1a")
def test_a_look_cannot_be_taken_back() -> None:
    table = Table(5).put("armory", 1, dog=True).force("dog", "dog_healthy")
    table.state.locations.remove("armory")
    match = table.match("call_clashes")
    assert match.decision is not None
    assert match.decision.topic == "side"
    match.answer(0)
    assert not match.can_undo
    assert match.undo_text.id == "undo-barrier-reveal"
    with pytest.raises(NothingToUndoError):
        match.undo()


# ---------------------------------------------------------------- the revealed alien


@case("th-0deb")
def test_only_cards_in_the_deck_can_be_planned() -> None:
    table = Table(4, kennel_dogs=0).revealed(2, pool=2)
    table.run(plan_attacks, plan=[Send("armory", 1), PlanMade()])
    question = table.asked[0]
    places = {act.place for act in question.acts if isinstance(act, Send)}
    assert not places & {"kennel", "rec_room", "bedroom"}
    assert (question.secret, question.together) == (True, (2,))
    assert PlanMade() not in question.acts  # at least one card is chosen
    assert (table.state.plan, table.state.plan_power) == (["armory"], [1])
    for seat in (-1, 0, 1, 3):
        assert table.view(seat).plan == ()
    assert table.view(2).plan == (("armory", 1),)


def test_all_revealed_aliens_plan_together() -> None:
    table = Table(6).revealed(2, pool=2).revealed(4, pool=3)
    table.run(plan_attacks, plan=[Send("armory", 3)])
    assert table.asked[0].together == (2, 4)
    assert table.view(2).plan == table.view(4).plan == (("armory", 3),)


@case("th-ff09")
def test_more_power_than_people_does_one_thing() -> None:
    acts = [Absorb(0), Absorb(1), SabotageHere("armory")]
    for act in (acts[1], acts[2]):
        table = Table(4).revealed(3, pool=3).put("armory", 0, 1)
        weapons = len(table.state.weapons)
        strike(table, {"armory": 3}, victim=act)
        assert set(table.question("victim").acts) == set(acts)
        absorbed = isinstance(act, Absorb)
        assert table[1].status == ("absorbed" if absorbed else "playing")
        assert len(table.state.weapons) == weapons - (0 if absorbed else 3)
        assert table.state.pool == 3


def test_as_many_people_as_power_drive_it_away() -> None:
    table = Table(4).revealed(3, pool=2).put("armory", 0, 1)
    strike(table, {"armory": 2})
    assert table.told("alien-flees") == [{"place": "armory"}]
    assert table.state.pool == 2


@case("th-dd4f")
def test_who_lies_does_not_count_and_cannot_be_absorbed() -> None:
    table = Table(4).revealed(3, pool=2).put("armory", 0, 1)
    table[1].lying = True
    strike(table, {"armory": 2}, victim=Absorb(0))
    assert list(table.question("victim").acts) == [Absorb(0), SabotageHere("armory")]
    assert table[0].status == "absorbed"


@case("th-c536")
def test_alone_with_a_dog_it_absorbs_the_dog_or_sabotages() -> None:
    table = Table(4).revealed(3, pool=2).put("armory", dog=True)
    strike(table, {"armory": 1}, victim=AbsorbDog("armory"))
    assert list(table.question("victim").acts) == [AbsorbDog("armory"), SabotageHere("armory")]
    assert (table.state.pool, table.state.dead_dogs, table.spot("armory").dog) == (3, 1, False)


def test_in_the_kennel_it_absorbs_a_dog_and_the_card_of_an_empty_kennel_leaves_the_deck() -> None:
    table = Table(4, kennel_dogs=1, kennel_card_out=False).revealed(3, pool=2)
    table.state.locations.append("kennel")
    strike(table, {"kennel": 1})
    assert (table.state.pool, table.state.kennel_dogs, table.state.kennel_card_out) == (3, 0, True)
    assert "kennel" not in table.state.locations


@case("th-9a48")
def test_all_power_that_was_not_burned_comes_back() -> None:
    table = Table(6).revealed(5, pool=5).put("armory", 0).put("kitchen", 1, 2).give(0, "flamethrower").pile("repair")
    strike(
        table,
        {"armory": 1, "kitchen": 2, "laboratory": 1, "warehouse": 1},
        order=lambda question: (question.acts[0],),
        fight=lambda question: {0} if any(act.seat == 0 for act in question.acts) else set(),
        fight_with=Fight("flamethrower"),
    )
    assert (table.state.pool, table.state.powers) == (4, {})
    assert [one.disc for one in table.state.figures] == [1] * 6


@case("th-f92c")
def test_fire_against_the_alien_has_its_price() -> None:
    table = Table(4).revealed(3, pool=3).put("armory", 0).give(0, "flamethrower", canisters=2)
    table.pile("repair", "repair", "sabotage", "activation", "activation")
    strike(table, {"armory": 3}, fight=0, fight_with=Fight("flamethrower"))
    assert (table[0].canisters, len(table.state.pile.cards), table[0].lying) == ([1], 4, True)
    assert (table.state.pool, table[0].status, len(table.state.weapons)) == (2, "playing", 7)


@case("th-5e19")
def test_without_power_the_alien_is_destroyed_and_nothing_is_won() -> None:
    table = Table(4).revealed(3, pool=1).put("armory", 0).give(0, "explosive").pile("repair")
    strike(table, {"armory": 1}, fight=0, fight_with=Fight("explosive"))
    assert (table.state.pool, table.over) == (0, False)
    assert table.told("alien-destroyed") == [{}]


@case("th-b0a0")
def test_the_first_weapon_ends_the_clash() -> None:
    table = Table(5).revealed(4, pool=3).put("armory", 0, 1, 2).give(1, "explosive").give(2, "explosive")
    table.pile("repair", "repair")
    strike(table, {"armory": 3}, fight={1, 2}, fight_with=[Fight("explosive")])
    assert (table[1].goods, table[2].goods) == ([], ["explosive"])
    assert [table[who].lying for who in (0, 1, 2)] == [False, True, False]
    assert sweep(table) == []
    assert sorted(table.game.all_standing) == [0, 2]


def test_saying_yes_proves_nothing() -> None:
    table = Table(4).revealed(3, pool=1).put("armory", 0, 1).give(1, "explosive")
    strike(table, {"armory": 1}, fight={0}, fight_with=FightNot())
    question = table.question("fight_with")
    assert dict(question.inert) == {Fight("flamethrower"): FightNot(), Fight("explosive"): FightNot()}
    assert table.told("fought-not") == [{"who": 0}]


# ---------------------------------------------------------------- nobody is human any more


@case("th-ee44")
def test_the_last_human_is_absorbed() -> None:
    table = Table(4).revealed(3, pool=2).aliens(1, 2).put("armory", 0)
    table[2].status, table[2].place = "absorbed", ""
    strike(table, {"armory": 2}, victim=Absorb(0))
    assert table.over
    assert table.state.ending is not None
    assert (table.state.ending.cause, table.state.ending.won) == ("absorbed", [1, 2, 3])
    assert [one.role for one in table.view().figures] == ["human", "alien", "alien", "alien"]


@case("th-0d85")
def test_two_infected_last_in_one_clash_do_not_win() -> None:
    """Two aliens and two humans of three in a room, so that both humans see an Alien token."""
    table = Table(4).aliens(0, 3).put("armory", 0, 1, 2)
    looks = [LookAt(1, 2), LookAt(0, 2), LookAt(1, 0)]
    table[3].status, table[3].place = "absorbed", ""
    table.aliens(1)
    table.state.roles[1] = "human"
    sweep(table, lay=[AH, HH, HH], whom=looks, side=Side("left"))
    assert table.state.roles == ["alien", "alien", "human", "alien"]
    assert not table.over
    # In the next round both meet two aliens: one clash, one moment.
    both = Table(4).aliens(0, 1).put("armory", 0, 2).put("kitchen", 1, 3)
    sweep(both, order=[NextClash("armory")], lay=lambda question: (AH,), side=Side("left"))
    assert both.state.ending is not None
    assert both.state.ending.last == [3]
    # Of three in a room only one token of an owner is Alien; two owners infect two people at once.
    one = Table(4).aliens(0).put("armory", 0, 1, 2)
    one[3].status, one[3].place = "absorbed", ""
    one.state.infections.clear()
    infect(one.game, 1, 0, 2)
    infect(one.game, 2, 0, 2)
    infect(one.game, 3, 0, 1)
    one.run(check_infected)
    assert one.state.ending is not None
    assert (one.state.ending.won, one.state.ending.last) == ([0, 3], [1, 2])


@case("th-7c41")
def test_the_leader_s_order_says_who_was_infected_last() -> None:
    table = Table(6).aliens(1, 3, 5).put("armory", 0, 1).put("kitchen", 2, 3).put("warehouse", 4, 5)
    order = [NextClash("armory"), NextClash("kitchen"), NextClash("warehouse")]
    asked = sweep(table, order=order[:2], lay=lambda question: (AH,), side=Side("left"))
    assert table.over
    assert table.state.ending is not None
    assert (table.state.ending.cause, table.state.ending.last) == ("infected", [4])
    assert table.state.ending.won == [0, 1, 2, 3, 5]
    first = asked[0]
    assert (first.topic, first.secret, first.seat) == ("order", False, 0)
