"""Rulebook: Larva infestation; Contamination cards; scanning and getting rid of them; Surgery, Canteen, Shower Room."""

import pytest

from nemesis_desktop.games.nemesis.acts import No, PlayCard, RoomAction, UseItem, Yes
from nemesis_desktop.games.nemesis.rules.harm.contamination import gain_contamination
from tests.games.nemesis.scenarios.table import Play, Table


def alone(characters: tuple[str, ...] = ("captain", "scout")) -> Table:
    """P1 in the Hibernatorium; P2, far away, has passed."""
    table = Table(2, characters=characters)
    table.place("P2", 1)
    table.passed("P2")
    return table


def rests(clean: int, infected: int, *, larva: bool = False) -> Play:
    """The captain rests with these contamination cards in hand."""
    table = alone()
    table.hand("P1", "rest", actions=1, contamination=clean, infected=infected)
    table.one("P1").larva = larva
    play = table.play()
    play.does("P1", PlayCard("captain_rest"))
    return play


def in_hand(play: Play) -> list[str]:
    return [card for card in play.one("P1").hand if card.startswith("contamination")]


# ---------------------------------------------------------------- the worked example


def test_rulebook_example_the_captain_rests_and_finds_an_infection() -> None:
    play = rests(0, 1)
    assert len(in_hand(play)) == 1
    assert play.one("P1").larva
    assert play.one("P1").status == "aboard"


# ---------------------------------------------------------------- scanning


def test_cr_fec3_the_clean_card_leaves_the_infected_stays_a_larva_comes_nothing_else_is_scanned() -> None:
    table = alone()
    clean, sick = table.hand("P1", "rest", contamination=1, infected=1)[1:]
    in_deck = table.into_deck("P1", infected=1)
    on_pile = table.into_discard("P1", clean=1)
    play = table.play()
    play.does("P1", PlayCard("captain_rest"))
    one = play.one("P1")
    assert one.hand == [sick]
    assert clean in play.state.removed
    assert one.larva
    assert set(in_deck) <= set(one.deck) and set(on_pile) <= set(one.discard)
    # What the scanner showed, only its owner saw.
    assert play.told("scans") == [{"who": 0, "count": 2, "found": 1}]
    assert play.told("scans", "P1")[0]["sick"] == (sick,)
    assert "sick" not in play.told("scans", "P2")[0]


def test_several_infected_cards_bring_one_larva_and_no_death() -> None:
    play = rests(1, 3)
    assert len(in_hand(play)) == 3
    assert play.one("P1").larva
    assert play.one("P1").status == "aboard"


def test_clean_cards_leave_even_with_a_larva_on_the_board() -> None:
    play = rests(2, 0, larva=True)
    assert in_hand(play) == []
    assert play.one("P1").larva
    assert play.one("P1").status == "aboard"


def test_an_infection_with_a_larva_on_the_board_is_death_and_a_creeper() -> None:
    play = rests(0, 1, larva=True)
    one = play.one("P1")
    assert one.status == "dead"
    assert [intruder.kind for intruder in play.intruders(11)] == ["creeper"]
    assert "corpse_0" in play.room(11).objects
    assert not one.larva
    assert {pod.state for pod in play.state.pods} == {"unlocked"}


def test_rest_without_contamination_in_hand_is_refused() -> None:
    table = alone()
    table.hand("P1", "rest", actions=1)
    table.into_discard("P1", clean=1)
    assert table.play().refused(PlayCard("captain_rest")) == "no-contamination"


def test_a_contamination_card_goes_unseen_on_top_of_the_discard_pile() -> None:
    table = alone()
    table.hand("P1", actions=2, deck=3)
    gain_contamination(table.game, 0)
    card = table.one("P1").discard[-1]
    assert card.startswith("contamination")
    play = table.play()
    for reader in (None, "P1", "P2"):
        assert card not in repr(play.view(reader))
        assert play.view(reader).crew[0].discard[-1] == "contamination"


def test_with_the_contamination_deck_empty_none_is_gained() -> None:
    table = alone()
    table.state.removed += table.state.decks["contamination"]
    table.state.decks["contamination"] = []
    gain_contamination(table.game, 0)
    assert table.one("P1").discard == []


# ---------------------------------------------------------------- larvae


def test_lar_053f_a_larva_attacks_by_climbing_onto_the_board() -> None:
    table = alone()
    larva = table.intruder("larva", 11)
    deck = list(table.state.decks["attack"])
    table.step("intruder_attacks")
    one = table.one("P1")
    assert table.game.intruder(larva) is None
    assert one.larva
    assert len(one.discard) == 1 and one.discard[-1].startswith("contamination")
    assert table.state.decks["attack"] == deck


def crowded(table: Table) -> Table:
    """All six larvae are in use: five stand far away, P2 carries the sixth."""
    for _ in range(5):
        table.intruder("larva", 21)
    table.one("P2").larva = True
    return table


def test_there_are_six_larvae_on_the_ship_and_in_bodies_together_so_a_scan_brings_no_seventh() -> None:
    table = crowded(alone())
    card = table.hand("P1", "rest", infected=1)[1]
    play = table.play()
    play.does("P1", PlayCard("captain_rest"))
    one = play.one("P1")
    assert not one.larva and one.status == "aboard"
    assert one.hand == [card], "the infected card stays all the same"
    assert play.told("no-figure") == [{"kind": "larva"}]


def test_no_seventh_larva_by_an_event() -> None:
    table = crowded(alone())
    table.lay(12, "nest")
    table.place("P1", 12)
    table.hand("P1")
    table.run(table.game.nature.events["hatching"].effect(table.game))
    one = table.one("P1")
    assert not one.larva
    assert len(one.discard) == 1 and one.discard[-1].startswith("contamination")
    # Eclosion, with all six on the ship.
    table = crowded(alone())
    table.intruder("larva", 21)
    table.one("P2").larva = False
    table.into_deck("P1", infected=1)
    table.run(table.game.nature.events["eclosion"].effect(table.game))
    assert not table.one("P1").larva


def test_a_larva_that_attacks_is_itself_the_free_miniature() -> None:
    table = alone()
    for _ in range(5):
        table.intruder("larva", 21)
    table.intruder("larva", 11)
    table.step("intruder_attacks")
    assert table.one("P1").larva


def test_who_dies_of_the_larva_with_no_creeper_left_says_nothing_of_a_token() -> None:
    table = alone()
    for _ in range(3):
        table.intruder("creeper", 21)
    table.hand("P1", "rest", infected=1)
    table.one("P1").larva = True
    play = table.play()
    play.does("P1", PlayCard("captain_rest"))
    assert play.one("P1").cause == "infection"
    assert play.told("no-figure") == [{"kind": "creeper"}] and play.told("no-miniature") == []


def test_a_second_larva_only_contaminates() -> None:
    table = alone()
    table.one("P1").larva = True
    table.intruder("larva", 11)
    table.step("intruder_attacks")
    one = table.one("P1")
    assert table.state.intruders == []
    assert one.larva and one.status == "aboard"
    assert len(one.discard) == 1


# ---------------------------------------------------------------- rooms


def test_rs_6429_surgery_takes_every_infected_card_and_the_larva_wounds_and_passes() -> None:
    table = Table(2)
    table.lay(6, "surgery")
    table.place("P1", 6)
    table.place("P2", 1)
    table.hand("P1", actions=4, infected=1, deck=4)
    sick = [card for card in table.one("P1").hand if card.startswith("contamination")]
    clean = table.into_deck("P1", clean=1)
    sick += table.into_discard("P1", infected=1)
    table.one("P1").larva = True
    play = table.play()
    play.uses_room("P1")
    one = play.one("P1")
    assert set(sick) <= set(play.state.removed)
    assert not one.larva
    assert one.light == 1
    assert one.passed
    assert (one.hand, one.discard) == ([], [])
    assert set(clean) < set(one.deck) and len(one.deck) == 11
    assert play.asked == "P2"
    assert play.order_of("scans", "larva-removed", "light-wound", "passes") == [
        "scans",
        "larva-removed",
        "light-wound",
        "passes",
    ]


def test_surgery_with_nothing_to_find_still_wounds() -> None:
    table = Table(2)
    table.lay(6, "surgery")
    table.place("P1", 6)
    table.place("P2", 1)
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").light == 1
    assert play.one("P1").passed


def test_surgery_with_three_serious_wounds_kills() -> None:
    table = Table(3)
    table.lay(6, "surgery")
    table.place("P1", 6)
    table.place("P2", 1)
    table.wounds("P1", "leg", dressed=["body", "hand"])
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").status == "dead"
    assert play.asked == "P2"


def test_surgery_never_infects() -> None:
    table = Table(2)
    table.lay(6, "surgery")
    table.place("P1", 6)
    table.place("P2", 1)
    table.one("P1").larva = True
    table.hand("P1", actions=3, infected=2)
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").status == "aboard"
    assert play.state.intruders == []


def test_surgery_with_a_bleeding_wound_bleeds_at_the_pass_too() -> None:
    table = Table(2)
    table.lay(6, "surgery")
    table.place("P1", 6)
    table.place("P2", 1)
    table.wounds("P1", "bleeding")
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").light == 2


def test_rcs_298c_the_shower_washes_and_scans_only_on_demand_and_leaves_the_fire() -> None:
    table = alone()
    table.lay(6, "shower_room", fire=True)
    table.place("P1", 6)
    table.one("P1").slime = True
    cards = table.hand("P1", actions=2, contamination=1, infected=1)[2:]
    play = table.play()
    play.uses_room("P1", No)
    one = play.one("P1")
    assert not one.slime
    assert one.hand == cards
    assert play.told("scans") == [] and not one.larva
    assert play.room(6).fire


@pytest.mark.parametrize("room", ["shower_room", "canteen"])
def test_shower_and_canteen_scan_the_hand_for_who_wants(room: str) -> None:
    table = alone()
    table.lay(6, room)
    table.place("P1", 6)
    clean, sick = table.hand("P1", actions=2, contamination=1, infected=1)[2:]
    table.one("P1").light = 2
    play = table.play()
    play.uses_room("P1", Yes)
    one = play.one("P1")
    assert one.hand == [sick]
    assert one.larva
    assert one.light == (1 if room == "canteen" else 2)


def test_canteen_heals_one_light_wound_without_contamination_cards() -> None:
    table = alone()
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.one("P1").light = 2
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").light == 1


@pytest.mark.parametrize("room", ["shower_room", "canteen"])
def test_an_infection_in_shower_or_canteen_with_a_larva_is_death(room: str) -> None:
    table = alone()
    table.lay(6, room)
    table.place("P1", 6)
    table.hand("P1", actions=2, infected=1)
    table.one("P1").larva = True
    play = table.play()
    play.uses_room("P1", Yes)
    assert play.one("P1").status == "dead"
    assert [one.kind for one in play.intruders(6)] == ["creeper"]


def test_the_antidote_removes_all_infected_and_the_larva_and_keeps_the_hand() -> None:
    table = Table(2)
    table.place("P2", 1)
    table.hand("P1", actions=3, contamination=1, infected=1, deck=4)
    table.into_discard("P1", infected=1)
    table.one("P1").larva = True
    antidote = table.give("P1", "antidote")
    kept = table.one("P1").hand[:2]
    play = table.play()
    play.does("P1", UseItem(antidote))
    one = play.one("P1")
    assert not one.larva
    assert not {*one.hand, *one.deck, *one.discard} & set(play.state.infected) or len(one.deck) > 0
    assert set(kept) <= set(one.hand) and len(one.hand) == 3
    # One new contamination card, shuffled in with deck and discard pile.
    assert one.discard == []
    assert sum(card.startswith("contamination") for card in one.deck) == 1
    assert one.passed
    assert one.light == 0


def test_contamination_of_the_target_of_an_attack_is_not_scanned() -> None:
    table = alone()
    table.intruder("larva", 11)
    table.step("intruder_attacks")
    assert not [event for event in table.game.log.since(0) if event.kind == "scans"]


def test_a_room_action_is_no_way_to_scan_for_free() -> None:
    table = alone()
    table.lay(6, "shower_room")
    table.place("P1", 6)
    table.hand("P1", actions=1, contamination=2)
    assert table.play().refused(RoomAction(6)) == "cost"
