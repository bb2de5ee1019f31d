"""Phase 4: where people go, what they give, in light and darkness."""

from __future__ import annotations

from collections import Counter

import pytest

from nemesis_desktop.games.the_thing.acts import (
    Exchange,
    Give,
    GoAndGive,
    GoAndRisk,
    KeepHand,
    ShowLight,
    Sleep,
    StayDark,
    Take,
    UseGood,
    UseNothing,
)
from nemesis_desktop.games.the_thing.rules.rounds.planning import move_characters
from nemesis_desktop.games.the_thing.rules.things.piles import shuffle_pile
from tests.games.the_thing.tables import Table, case

ALL = ("activation", "repair", "sabotage")


def hands(table: Table, *cards: str) -> Table:
    """Everybody holds these cards, out of the deck."""
    for one in table.state.figures:
        table.state.deck.extend(one.hand)
        one.hand = []
    for one in table.state.figures:
        for card in cards:
            table.state.deck.remove(card)
            one.hand.append(card)
    return table


def one_moves(table: Table, who: int, **answers: object) -> Table:
    """Only this one moves: the others are gone."""
    from nemesis_desktop.games.the_thing.rules.rounds import planning

    return table.run(lambda game: planning._move(game, who), **answers)


@case("th-09be")
def test_left_of_the_leader_moves_first_and_sees_nothing_yet() -> None:
    table = hands(Table(5), *ALL)
    seen: list[list[str]] = []

    def go(question: object) -> tuple[GoAndGive]:
        seen.append([one.place for one in table.state.figures if one.place != "rec_room"])
        return (GoAndGive(["armory", "kitchen", "laboratory", "warehouse", "radio_room"][len(seen) - 1]),)

    table.run(move_characters, go=go, give=Give("repair"), use=UseNothing())
    assert [question.seat for question in table.asked if question.topic == "go"] == [1, 2, 3, 4, 0]
    assert [len(places) for places in seen] == [0, 1, 2, 3, 4]


@case("th-4b70", "th-6265")
def test_there_is_no_way_to_stay_nor_to_go_to_the_kennel() -> None:
    table = one_moves(hands(Table(5), *ALL), 1, go=GoAndGive("armory"))
    acts = table.question("go").acts
    assert {type(act) for act in acts} == {GoAndGive, GoAndRisk, Sleep}
    places = {act.place for act in acts if isinstance(act, GoAndGive | GoAndRisk)}
    assert not places & {"kennel", "rec_room", "bedroom"}
    assert len(places) == 10


@case("th-6265")
def test_why_somebody_cannot_go_there_is_said() -> None:
    table = hands(Table(6).put("armory", 0, 2, 3), *ALL)
    table.spot("kitchen").burned = True
    table.state.locations.remove("kitchen")
    one_moves(table, 1, go=GoAndGive("laboratory"))
    reasons = {refusal.anchors[0].id: refusal.reason.id for refusal in table.question("go").refusals()}
    assert reasons == {
        "kennel": "thing-reason-kennel",
        "rec_room": "thing-reason-rec-room",
        "kitchen": "thing-reason-burned",
        "armory": "thing-reason-full",
    }


def test_three_fill_a_room() -> None:
    table = one_moves(hands(Table(6).put("armory", 0, 2, 3), *ALL), 1, go=GoAndGive("kitchen"))
    assert GoAndGive("armory") not in table.question("go").acts
    assert GoAndRisk("armory") not in table.question("go").acts


@case("th-8040", "th-aabf")
@pytest.mark.parametrize("dark", [False, True])
def test_the_special_action_throws_the_hand_for_the_top_card(dark: bool) -> None:
    table = hands(Table(5, outage=dark), *ALL)
    top = table.state.deck[-1]
    one_moves(table, 1, go=GoAndRisk("laboratory"), light=StayDark(), drawn=Give(top))
    assert table[1].hand == []
    assert Counter(table.state.discard) == Counter(ALL)
    assert list(table.question("drawn").acts) == [Give(top)]
    assert table.state.pile.cards == [top]
    assert table.state.pile.up == [False]


def test_with_a_flashlight_the_special_action_sees_two_cards() -> None:
    table = hands(Table(5).give(1, "flashlight"), *ALL)
    table.state.deck[-2:] = ["repair", "sabotage"]
    one_moves(table, 1, go=GoAndRisk("laboratory"), light=ShowLight(), drawn=Give("repair"))
    assert table.state.pile.cards == ["repair"]
    assert table.state.discard[-1] == "sabotage"
    assert (table[1].shown, table[1].goods) == (["flashlight"], [])


@case("th-dac7")
def test_the_bedroom_swaps_the_whole_hand() -> None:
    table = hands(Table(5), *ALL)
    taken = (Take("repair", 0), Take("repair", 1), Take("activation", 0))
    one_moves(table, 1, go=Sleep(), swap=taken)
    assert table[1].lying
    assert Counter(table[1].hand) == {"repair": 2, "activation": 1}
    assert table.state.pile.cards == []
    assert table.state.discard == []
    assert len(table.state.deck) == 51 - 15
    assert table.whole()
    assert table.question("swap").secret, "nobody but the sleeper sees the deck"


def test_older_discards_can_be_searched_and_what_was_just_thrown_cannot() -> None:
    table = hands(Table(4), "sabotage", "sabotage", "sabotage")
    table.state.discard, table.state.deck = [card for card in table.state.deck if card != "sabotage"], []
    table.state.pile.cards = ["sabotage"] * 5
    table.state.pile.givers, table.state.pile.up = [-1] * 5, [False] * 5
    one_moves(table, 1, go=Sleep(), swap=(Take("repair", 0), Take("repair", 1), Take("repair", 2)))
    assert {act.card for act in table.question("swap").acts} == {"activation", "repair"}  # type: ignore[attr-defined]
    assert table[1].hand == ["repair"] * 3


def test_a_deck_too_small_for_a_swap_gives_what_is_left() -> None:
    table = hands(Table(4), *ALL)
    table.state.deck, table.state.discard = ["repair"], ["activation"]
    one_moves(table, 1, go=Sleep(), swap=(Take("activation", 0), Take("repair", 0)))
    assert Counter(table[1].hand) == {"activation": 1, "repair": 1}
    assert Counter(table.state.deck) == Counter(ALL)


def test_nothing_is_taken_where_neither_deck_nor_older_discards_have_a_card() -> None:
    table = hands(Table(4), *ALL)
    table.state.deck, table.state.discard = [], []
    one_moves(table, 1, go=Sleep(), swap=())
    assert (table[1].hand, Counter(table.state.deck)) == ([], Counter(ALL))


@case("th-0093")
def test_the_bedroom_has_no_limit_and_no_clash() -> None:
    from nemesis_desktop.games.the_thing.rules.rounds.clash import call_clashes

    table = hands(Table(6), *ALL)
    for who in (0, 2, 3, 4, 5):
        table[who].place, table[who].lying = "bedroom", True
    one_moves(table, 1, go=Sleep(), swap=lambda question: tuple(question.acts[:3]))
    assert [one.place for one in table.state.figures] == ["bedroom"] * 6
    table.run(call_clashes)
    assert table.state.meetings == []
    assert table.game.all_standing == []


@case("th-60f6")
def test_the_first_in_the_room_takes_the_leader_token() -> None:
    table = hands(Table(5, token_place="boiler_room"), *ALL)
    one_moves(table, 1, go=GoAndGive("boiler_room"), give=Give("repair"), use=UseNothing())
    assert (table.state.token_holder, table.state.token_place) == (1, "")
    one_moves(table, 2, go=GoAndGive("boiler_room"), give=Give("repair"), use=UseNothing())
    assert table.state.token_holder == 1


@case("th-8955")
def test_under_the_greatest_suspicion_the_card_lies_open() -> None:
    table = hands(Table(4).discs(1, 8, 1, 1), *ALL)
    one_moves(table, 1, go=GoAndGive("armory"), give=Give("sabotage"))
    one_moves(table, 2, go=GoAndGive("kitchen"), give=Give("repair"))
    assert table.view(3).pile.faces == ("sabotage", None)
    assert table.told("gave-openly") == [{"who": 1, "card": "sabotage"}]
    shuffle_pile(table.game)
    view = table.view(3).pile
    assert (view.faces, view.known) == ((None, None), ("sabotage",))


@case("th-8955")
@pytest.mark.parametrize("step", ["risk", "dark"])
def test_that_holds_for_the_special_action_and_in_the_dark(step: str) -> None:
    table = hands(Table(4, outage=step == "dark").discs(1, 9, 1, 1), *ALL)
    go = GoAndRisk("armory") if step == "risk" else GoAndGive("armory")
    one_moves(table, 1, go=go, light=StayDark(), drawn=lambda question: (question.acts[0],))
    assert table.state.pile.up == [True]


@case("th-5d0e")
def test_in_the_dark_a_random_card_is_laid() -> None:
    laid = set()
    for seed in range(30):
        table = hands(Table(4, outage=True, seed=seed), *ALL)
        one_moves(table, 1, go=GoAndGive("armory"), light=StayDark())
        assert table.topics() == ["go", "light"]
        (card,) = table.state.pile.cards
        laid.add(card)
        assert sorted([*table[1].hand, card]) == sorted(ALL)
        assert table.told("gave-blindly", 1) == [{"who": 1, "card": card}]
        assert table.told("gave-blindly", 2) == [{"who": 1}]
    assert laid == set(ALL)


@case("th-20db")
def test_norris_always_has_light() -> None:
    table = hands(Table(8, outage=True), *ALL)
    assert table[7].character == "norris"
    one_moves(table, 7, go=GoAndGive("armory"), give=Give("repair"))
    assert table.state.pile.cards == ["repair"]


def test_everybody_is_asked_for_a_light_and_it_does_nothing_without_one() -> None:
    lit, dark = hands(Table(5, outage=True).give(1, "flashlight"), *ALL), hands(Table(5, outage=True), *ALL)
    one_moves(lit, 1, go=GoAndGive("armory"), light=ShowLight(), give=Give("repair"))
    one_moves(dark, 1, go=GoAndGive("armory"), light=StayDark())
    one, other = lit.question("light"), dark.question("light")
    assert (list(one.acts), one.ritual, one.prompt) == (list(other.acts), other.ritual, other.prompt)
    assert (dict(one.inert), dict(other.inert)) == ({}, {ShowLight(): StayDark()})


@case("th-a146")
def test_garry_exchanges_a_card_once_and_everybody_sees_that_he_did() -> None:
    table = hands(Table(7), *ALL)
    assert table[6].character == "garry"
    table.state.deck[-1] = "repair"
    one_moves(table, 6, exchange=[Exchange("sabotage")], go=GoAndGive("armory"), give=Give("repair"))
    assert table.state.discard == ["sabotage"]
    assert Counter([*table[6].hand, *table.state.pile.cards]) == {"activation": 1, "repair": 2}
    assert table.told("card-exchanged") == [{"who": 6}]
    assert table.topics().count("exchange") == 1
    one_moves(table, 6, exchange=KeepHand(), go=GoAndGive("armory"), give=Give("repair"))
    assert len(table.told("card-exchanged")) == 1


# ---------------------------------------------------------------- tools and fuel on the way


@case("th-a429")
def test_tools_remove_one_damage_without_bonus() -> None:
    table = hands(Table(5).put("radio_room", 0, damage=3).give(1, "tools"), *ALL)
    one_moves(table, 1, go=GoAndGive("radio_room"), give=Give("repair"), use=[UseGood("tools"), UseNothing()])
    assert (table.spot("radio_room").damage, table[1].lying, table[1].goods) == (2, False, [])
    assert table.state.used == ["tools"]


def test_after_the_special_action_cards_are_used_as_after_any_other_move() -> None:
    table = hands(Table(5).put("radio_room", damage=3).give(1, "tools"), *ALL)
    first = lambda question: (question.acts[0],)  # noqa: E731 - whichever card was drawn
    one_moves(table, 1, go=GoAndRisk("radio_room"), drawn=first, use=[UseGood("tools"), UseNothing()])
    assert (table.spot("radio_room").damage, table.state.used) == (2, ["tools"])


@case("th-8e5a")
@pytest.mark.parametrize(("place", "left"), [("snowmobile", (10, 3)), ("generator_room", (9, 4))])
def test_a_fuel_card_takes_from_the_store_of_the_place(place: str, left: tuple[int, int]) -> None:
    table = hands(Table(5).give(1, "fuel_can").put("generator_room", fuel=2), *ALL)
    before = table.spot(place).fuel
    use = [UseGood("fuel_can"), UseNothing()]
    one_moves(table, 1, go=GoAndGive(place), give=Give("repair"), use=use)
    assert (table.spot(place).fuel, table.fuel()) == (before + 1, left)


def test_what_could_be_used_is_offered_to_everybody() -> None:
    table = hands(Table(5).put("radio_room", damage=3), *ALL)
    one_moves(table, 1, go=GoAndGive("radio_room"), give=Give("repair"), use=UseNothing())
    question = table.question("use")
    assert list(question.acts) == [UseGood("tools"), UseNothing()]
    assert dict(question.inert) == {UseGood("tools"): UseNothing()}
