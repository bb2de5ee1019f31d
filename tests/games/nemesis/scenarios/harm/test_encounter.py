"""Rulebook: Encounter; Surprise attack; Blank token; About the movement of intruders (the adults' miniatures)."""

import pytest

from nemesis_desktop.games.nemesis.rules.deeds.noise import noise_roll
from nemesis_desktop.games.nemesis.rules.harm.encounter import encounter
from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_TOKENS
from tests.games.nemesis.scenarios.table import Table, attack_card

A, B, TECHNICAL = "5-6", "5-10", "technical"
"""Room 5: corridor A carries number 3, corridor B carries 1 and 2, the technical entrance carries 4."""


def in_room_5(cards: int = 5, contamination: int = 0) -> Table:
    """P1 stands in room 5 with so many action and contamination cards."""
    table = Table(2)
    table.lay(5, "laboratory")
    table.place("P1", 5)
    table.place("P2", 1)
    table.hand("P1", actions=cards, contamination=contamination)
    return table


def meets(table: Table, kind: str, number: int | None = None, *answers: object) -> bool:
    """P1 causes an encounter with this token."""
    table.next_token(kind, number)
    return bool(table.run(encounter(table.game, 0, 5), *answers))


def kinds_in(table: Table, slot: int = 5) -> list[str]:
    return [one.kind for one in table.game.intruders_in(slot)]


def told(table: Table) -> list[str]:
    return [event.kind for event in table.game.log.since(0)]


# ---------------------------------------------------------------- the worked example


def test_rulebook_example_an_adult_with_number_four_surprises_a_hand_of_three() -> None:
    """Two noisy corridors, a roll that hits one of them, a hand of three: both markers go, the adult strikes."""
    table = Table(2, characters=("scout", "captain"))
    table.lay(6, "canteen")
    table.noise("5-6", "6-11")
    table.hand("P1", actions=4)
    table.next_noise(2)
    table.next_token("adult", 4)
    table.next_attack(attack_card("scratch"))
    table.place("P2", 1)
    play = table.play()
    play.moves("P1", 6)
    assert play.state.noise == {}
    assert [one.kind for one in play.intruders(6)] == ["adult"]
    assert play.order_of("noise-cleared", "token-drawn", "intruder-placed", "surprise-check", "attacks") == [
        "noise-cleared",
        "token-drawn",
        "intruder-placed",
        "surprise-check",
        "attacks",
    ]
    assert play.one("P1").light == 1


# ---------------------------------------------------------------- markers, token, miniature


def test_enc_c89d_markers_of_all_corridors_go_the_token_stays_out_no_surprise() -> None:
    table = in_room_5()
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.noise(A, B, TECHNICAL)
    table.next_noise(3)
    token = table.next_token("adult", 3)
    play = table.play()
    play.moves("P1", 5)
    assert len(play.one("P1").hand) == 4
    assert play.state.noise == {}
    (adult,) = play.intruders(5)
    assert (adult.kind, adult.injuries) == ("adult", 0)
    assert token in play.state.supply and token not in play.state.bag
    assert play.state.drawn_token is None
    assert play.told("attacks") == []


def test_markers_elsewhere_stay() -> None:
    table = in_room_5()
    table.noise(A, "1-2", "6-11")
    meets(table, "creeper")
    assert set(table.state.noise) == {"1-2", "6-11"}


def test_enc_488c_a_lonely_blank_comes_back_with_an_adult() -> None:
    table = in_room_5()
    table.noise(A)
    table.bag(blank=1)
    assert meets(table, "blank") is False
    assert set(table.state.noise) == {A, B, TECHNICAL}
    assert sorted(INTRUDER_TOKENS[token].kind for token in table.state.bag) == ["adult", "blank"]
    assert table.state.intruders == []


def test_a_blank_among_others_comes_back_alone() -> None:
    table = in_room_5()
    before = sorted(table.state.bag)
    meets(table, "blank")
    assert sorted(table.state.bag) == before
    assert set(table.state.noise) == {A, B, TECHNICAL}


def test_a_lonely_blank_comes_back_alone_when_no_adult_is_left() -> None:
    table = in_room_5()
    table.bag(blank=1)
    adults = [token for token in table.state.supply if token.startswith("adult")]
    table.state.supply = [token for token in table.state.supply if token not in adults]
    meets(table, "blank")
    assert table.state.bag == ["blank_1"]


def test_an_intruder_comes_in_although_all_doors_are_closed() -> None:
    table = in_room_5()
    table.door("closed", A, B)
    meets(table, "adult", 2)
    assert kinds_in(table) == ["adult"]
    assert table.state.doors == {A: "closed", B: "closed"}


# ---------------------------------------------------------------- surprise


def test_sac_99b6_as_many_cards_as_the_number_is_safe() -> None:
    table = in_room_5(cards=3)
    meets(table, "adult", 3)
    assert "attacks" not in told(table)


def test_sac_3758_contamination_cards_count() -> None:
    table = in_room_5(cards=1, contamination=2)
    meets(table, "adult", 3)
    assert "attacks" not in told(table)


@pytest.mark.parametrize(
    ("kind", "number", "cards", "surprise"),
    [
        ("adult", 2, 1, True),
        ("adult", 2, 2, False),
        ("adult", 4, 3, True),
        ("breeder", 3, 3, False),
        ("breeder", 4, 3, True),
        ("queen", 4, 4, False),
        ("queen", 4, 0, True),
        ("creeper", 1, 1, False),
        ("creeper", 1, 0, True),
    ],
)
def test_fewer_cards_than_the_number_are_a_surprise(kind: str, number: int, cards: int, surprise: bool) -> None:
    table = in_room_5(cards=cards)
    table.next_attack(attack_card("scratch"))
    meets(table, kind, number)
    assert ("attacks" in told(table)) is surprise
    assert table.one("P1").light == (1 if surprise else 0)


def test_cards_paid_for_the_action_are_gone_already() -> None:
    table = in_room_5(cards=3)
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.noise(A)
    table.next_noise(3)
    table.next_token("adult", 3)
    table.next_attack(attack_card("scratch"))
    play = table.play()
    play.moves("P1", 5)
    assert play.told("attacks")[0]["surprise"] is True


def test_reaction_to_danger_lowers_the_number_but_not_below_one() -> None:
    table = in_room_5(cards=3)
    table.weakness("egg", "reaction_to_danger")
    meets(table, "adult", 4)
    assert "attacks" not in told(table)
    table = in_room_5(cards=0)
    table.weakness("egg", "reaction_to_danger")
    table.next_attack(attack_card("scratch"))
    meets(table, "creeper", 1)
    assert "attacks" in told(table)


def test_only_the_one_who_caused_the_encounter_is_surprised() -> None:
    table = in_room_5(cards=1)
    table.place("P2", 5)
    table.hand("P2", actions=0)
    table.next_attack(attack_card("scratch"))
    meets(table, "adult", 2)
    assert (table.one("P1").light, table.one("P2").light) == (1, 0)
    table = in_room_5(cards=5)
    table.place("P2", 5)
    table.hand("P2", actions=0)
    meets(table, "adult", 4)
    assert (table.one("P1").light, table.one("P2").light) == (0, 0)


def test_a_larva_that_surprises_infests_without_an_attack_card() -> None:
    table = in_room_5(cards=0)
    deck = list(table.state.decks["attack"])
    meets(table, "larva")
    one = table.one("P1")
    assert one.larva
    assert len(one.discard) == 1
    assert table.state.intruders == []
    assert table.state.decks["attack"] == deck


# ---------------------------------------------------------------- miniatures


def test_afl_10f5_with_all_adults_out_the_free_ones_hide_first() -> None:
    table = in_room_5()
    table.bag(blank=1, larva=4, creeper=1, queen=1, adult=4)
    table.place("P2", 1)
    for _ in range(3):
        table.intruder("adult", 1)
    for slot in (2, 3, 4, 7, 8):
        table.intruder("adult", slot)
    token = table.next_token("adult")
    table.run(encounter(table.game, 0, 5))
    adults = [one for one in table.state.intruders if one.kind == "adult"]
    assert sorted(one.room for one in adults) == [1, 1, 1, 5]
    in_bag = [token for token in table.state.bag if token.startswith("adult")]
    beside = [token for token in table.state.supply if token.startswith("adult")]
    assert (len(in_bag), len(beside)) == (8, 4)
    assert token in beside


def test_with_all_adults_in_combat_nothing_appears() -> None:
    table = in_room_5(cards=0)
    for _ in range(8):
        table.intruder("adult", 1)
    token = table.next_token("adult", 4)
    assert table.run(encounter(table.game, 0, 5)) is False
    assert kinds_in(table) == []
    assert token in table.state.bag
    assert "attacks" not in told(table)


@pytest.mark.parametrize(("kind", "miniatures"), [("larva", 6), ("creeper", 3), ("breeder", 2)])
def test_a_kind_without_a_free_miniature_does_not_appear(kind: str, miniatures: int) -> None:
    table = in_room_5(cards=0)
    for _ in range(miniatures):
        table.intruder(kind, 2)
    token = table.next_token(kind)
    assert table.run(encounter(table.game, 0, 5)) is False
    assert kinds_in(table) == []
    assert token in table.state.bag
    assert len(table.game.intruders_in(2)) == miniatures


@pytest.mark.parametrize("status", ["aboard", "hibernating", "dead"])
def test_a_larva_on_a_character_board_is_one_of_the_six_miniatures(status: str) -> None:
    table = in_room_5(cards=0)
    for _ in range(5):
        table.intruder("larva", 2)
    other = table.one("P2")
    other.larva, other.status = True, status
    token = table.next_token("larva")
    # What a dead character carried is free again.
    appears = status == "dead"
    assert table.run(encounter(table.game, 0, 5)) is appears
    assert (token in table.state.bag) is not appears
    # P1 has no card in hand, so that a larva that appears infests at once.
    assert table.one("P1").larva is appears


def test_moving_into_a_room_with_an_intruder_is_no_encounter() -> None:
    table = in_room_5(cards=1)
    table.lay(6, "canteen")
    table.intruder("queen", 6)
    bag = list(table.state.bag)
    play = table.play()
    play.moves("P1", 6)
    assert play.state.bag == bag
    assert play.told("attacks") == []
    assert play.one("P1").light == 0


def test_tokens_beside_the_board_come_back_when_an_intruder_of_their_kind_hides() -> None:
    table = in_room_5()
    table.bag(blank=1, adult=12)
    meets(table, "adult", 2)
    (token,) = [token for token in table.state.supply if token.startswith("adult")]
    table.place("P1", 1)
    table.next_event("noise_in_technical_corridors")  # corridor 4 of room 5 is the technical entrance
    table.step("event_card")
    assert table.state.intruders == []
    assert token in table.state.bag


def test_a_waiting_character_that_causes_an_encounter_is_thrown_out_and_surprised() -> None:
    table = Table(2)
    table.lay(6, "evacuation_section_a")
    table.waits("P1", pod=1)
    table.place("P2", 1)
    table.hand("P1", actions=1)
    table.noise("6-11")
    table.next_noise(2)
    table.next_token("adult", 2)
    table.next_attack(attack_card("scratch"))
    table.run(noise_roll(table.game, 0))
    assert (table.one("P1").status, table.one("P1").light) == ("aboard", 1)


def test_an_encounter_while_taking_an_egg_leaves_the_egg_in_the_hand() -> None:
    table = in_room_5()
    table.put_tile(5, "nest")
    table.noise(A)
    table.next_noise(3)
    table.next_token("creeper")
    play = table.play()
    play.uses_room("P1")
    assert play.game.in_combat(0)
    assert play.one("P1").hands[1][0].startswith("egg_")


def test_a_surprise_attack_that_kills_ends_the_turn() -> None:
    table = in_room_5(cards=1)
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.wounds("P1", "leg", "body")
    table.noise(A)
    table.next_noise(3)
    table.next_token("adult", 4)
    table.next_attack(attack_card("bite"))
    play = table.play()
    play.moves("P1", 5)
    assert (play.one("P1").status, play.one("P1").room) == ("dead", 5)
    assert "corpse_0" in play.room(5).objects
    assert play.asked == "P2"
