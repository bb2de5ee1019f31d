"""Contamination cards, clean and infected: how they come, what they do in a hand, under the scanner and at the end."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import Move, Pass
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.rules.harm.contamination import gain_contamination
from nemesis_desktop.games.nemesis.rules.rounds.ending import check_contamination
from nemesis_desktop.games.nemesis.setup import new_game
from nemesis_desktop.games.nemesis.species.intruders.nature.infestation import infection, infest
from tests.games.nemesis.cards.deal import HERE, TO_SIX, alone, effect_of, limit_of, plays
from tests.games.nemesis.scenarios.table import Table

BOTH = pytest.mark.parametrize("sick", [False, True])


def held(sick: bool) -> dict[str, int]:
    """One contamination card, clean or infected."""
    return {"contamination": 0 if sick else 1, "infected": 1 if sick else 0}


@effect_of("clean", "infected")
def test_seven_of_twenty_seven_are_infected_and_the_number_on_a_card_says_nothing() -> None:
    dealt = set()
    for seed in range(12):
        table = Table(2, seed=seed)
        assert len(table.state.infected) == 7
        dealt.add(tuple(table.state.infected))
    assert len(CONTAMINATION) == 27
    assert len(dealt) == 12
    again = [new_game(table.setup, 5, table.forced).state.infected for _ in range(2)]
    assert again[0] == again[1]


@effect_of("clean", "infected")
def test_a_gained_card_lies_unseen_on_the_own_discard_pile() -> None:
    table = alone("scout")
    top = table.state.decks["contamination"][-1]
    gain_contamination(table.game, 0)
    assert table.one("P1").discard[-1] == top
    assert len(table.state.decks["contamination"]) == 26
    play = table.play()
    assert play.view("P1").crew[0].discard[-1] == "contamination"
    assert play.told("contaminated") == play.told("contaminated", "P1") == [{"who": 0}]


@limit_of("clean", "infected")
def test_from_an_empty_deck_nothing_is_gained() -> None:
    table = alone("scout")
    cards = list(table.state.decks["contamination"])
    table.state.removed += cards
    table.state.decks["contamination"].clear()
    gain_contamination(table.game, 0)
    assert table.one("P1").discard == []


@limit_of("clean", "infected")
@BOTH
def test_in_a_hand_it_pays_nothing_and_cannot_be_played(sick: bool) -> None:
    table = alone("scout")
    table.hand("P1", **held(sick))
    play = table.play()
    assert play.refused(Move(TO_SIX, 6)) == "cost"
    assert not any(getattr(act, "card", "").startswith("contamination") for act in play.options())


@effect_of("clean", "infected")
@BOTH
def test_in_a_hand_it_takes_a_place_and_may_be_discarded_at_a_pass(sick: bool) -> None:
    table = alone("scout")
    table.state.crew[1].passed = False
    (card,) = table.hand("P1", **held(sick))
    play = table.play()
    play.does("P1", Pass, [card])
    assert play.one("P1").hand == []
    assert play.one("P1").discard[-1] == card


@effect_of("clean")
def test_a_scan_removes_a_clean_card() -> None:
    table = alone("captain")
    card = table.hand("P1", "rest", contamination=1)[-1]
    play = table.play()
    plays(play, "P1", "rest")
    assert card in play.state.removed
    assert not play.one("P1").larva


@effect_of("infected")
def test_a_scan_keeps_an_infected_card_and_brings_one_larva_however_many_there_are() -> None:
    table = alone("captain")
    cards = table.hand("P1", "rest", contamination=1, infected=2)[1:]
    play = table.play()
    plays(play, "P1", "rest")
    assert set(play.one("P1").hand) == set(cards) & set(play.state.infected)
    assert len(play.one("P1").hand) == 2
    assert play.one("P1").larva
    assert play.one("P1").status == "aboard"


@effect_of("infected")
def test_an_infection_with_a_larva_kills_and_a_creeper_and_a_corpse_stay() -> None:
    table = alone("captain")
    egg = table.give("P1", "egg")
    table.one("P1").larva = True
    table.run(infection(table.game, 0))
    assert table.one("P1").status == "dead"
    assert [(one.kind, one.room) for one in table.state.intruders] == [("creeper", HERE)]
    assert set(table.game.room(HERE).objects) == {"corpse_0", egg}


@limit_of("infected")
def test_an_infection_without_a_free_creeper_kills_all_the_same() -> None:
    table = alone("captain")
    table.one("P1").larva = True
    for slot in (17, 18, 19):
        table.intruder("creeper", slot)
    table.run(infection(table.game, 0))
    assert table.one("P1").status == "dead"
    assert table.game.intruders_in(HERE) == []


@limit_of("clean", "infected")
@pytest.mark.parametrize("larva", [False, True])
def test_an_infestation_brings_a_card_in_every_case_and_never_kills(larva: bool) -> None:
    table = alone("captain")
    table.one("P1").larva = larva
    infest(table.game, 0)
    assert table.one("P1").larva
    assert table.one("P1").status == "aboard"
    assert sum(card.startswith("contamination") for card in table.one("P1").discard) == 1


# ---------------------------------------------------------------- at the end


def at_the_end(*, clean: int = 0, infected: int = 0, larva: bool = False, only: bool = False) -> Table:
    """P1 has left in a pod with these cards in the deck; with ``only`` nothing else is in it."""
    table = alone("captain")
    table.launched("P1", 1)
    table.one("P1").larva = larva
    if only:
        one = table.one("P1")
        table.state.removed += [*one.hand, *one.deck, *one.discard]
        one.hand, one.deck, one.discard = [], [], []
    table.into_deck("P1", clean=clean, infected=infected)
    table.run(check_contamination(table.game))
    return table


@effect_of("clean")
@pytest.mark.parametrize("clean", [0, 3, 9])
def test_clean_cards_alone_draw_nothing(clean: int) -> None:
    table = at_the_end(clean=clean)
    assert table.one("P1").status == "launched"
    assert [told for told in table.game.log.since(0) if told.kind == "contamination-draw"] == []


@effect_of("infected")
@limit_of("clean")
def test_among_four_drawn_cards_any_contamination_kills() -> None:
    # Nothing but contamination cards: the draw cannot miss them; one infected among clean ones is enough.
    table = at_the_end(clean=3, infected=1, only=True)
    assert (table.one("P1").status, table.one("P1").cause) == ("dead", "contamination")


@limit_of("infected")
def test_an_infected_card_that_is_not_drawn_does_not_kill() -> None:
    fates = set()
    for seed in range(40):
        table = Table(2, seed=seed)
        table.launched("P1", 1)
        table.hand("P1", actions=5)
        table.into_deck("P1", infected=1)
        table.run(check_contamination(table.game))
        drawn = [told.facts["found"] for told in table.game.log.since(0) if told.kind == "contamination-draw"]
        assert table.one("P1").status == ("dead" if drawn == [1] else "launched")
        fates.add(table.one("P1").status)
    assert fates == {"dead", "launched"}


@effect_of("clean")
def test_with_a_larva_a_clean_card_kills_too_and_no_card_at_all_does_not() -> None:
    assert at_the_end(clean=4, larva=True, only=True).one("P1").status == "dead"
    assert at_the_end(larva=True).one("P1").status == "launched"
