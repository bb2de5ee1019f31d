"""The mutation card, the markers, the action, and the check at the end."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import KeepMutation, Mutate
from nemesis_desktop.games.nemesis.rules.deeds.actions import perform
from nemesis_desktop.games.nemesis.rules.deeds.survey import candidates, survey
from nemesis_desktop.games.nemesis.rules.harm.contamination import scan_everything, scan_hand
from nemesis_desktop.games.nemesis.rules.rounds.turn import revive_crew
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.mutation import take_card, take_marker

from .cases import case
from .laid import APART, Laid


@case(39)
def test_no_card_a_card_and_no_marker() -> None:
    table = Laid()
    table.next_mutations("hive_echo", "scent_mask")
    table.run(take_marker(table.game, 0), KeepMutation("scent_mask"))
    one = table.one("P1")
    assert (one.mutation, one.mutation_shown, one.mutation_markers) == ("scent_mask", False, 0)
    assert "hive_echo" in table.state.decks["mutation"] and len(table.state.decks["mutation"]) == 11


def test_a_second_card_is_never_taken() -> None:
    table = Laid()
    table.mutation("P1", "scent_mask")
    table.run(take_card(table.game, 0))
    assert table.one("P1").mutation == "scent_mask" and table.one("P1").mutation_markers == 0


@case(40)
def test_the_fourth_marker_is_death() -> None:
    table = Laid()
    table.mutation("P1", "scent_mask", markers=3)
    table.place("P1", APART)
    table.run(take_marker(table.game, 0))
    assert table.one("P1").status == "dead" and table.one("P1").cause == "mutation"
    assert table.kinds(APART) == ["shambler"] and table.things(APART) == ["corpse"]
    assert "scent_mask" in table.state.decks["mutation"]


def test_a_death_in_a_pod_leaves_its_section_infested() -> None:
    table = Laid()
    table.lay(APART, "evacuation_section_a")
    table.mutation("P1", "scent_mask", markers=3)
    table.waits("P1", 1)
    table.waits("P2", 1)
    table.run(take_marker(table.game, 0))
    assert table.kinds(APART) == ["shambler"] and table.things(APART) == ["corpse"]
    assert table.one("P2").status == "aboard" and table.one("P2").room == APART


def test_without_a_free_shambler_there_is_only_the_corpse() -> None:
    table = Laid()
    for _ in range(8):
        table.intruder("shambler", 2)
    table.mutation("P1", "scent_mask", markers=3)
    table.place("P1", APART)
    table.run(take_marker(table.game, 0))
    assert table.kinds(APART) == [] and table.things(APART) == ["corpse"] and len(table.kinds(2)) == 8


def test_whom_the_fourth_marker_killed_does_not_come_back() -> None:
    table = Laid(mode="coop")
    ward = table.lay(APART, "emergency_room")
    for who, cause in (("P1", "mutation"), ("P2", "attack")):
        table.dead(who)
        table.one(who).cause = cause
        table.game.room(ward).objects.append(f"corpse_{table.one(who).seat}")
    revive_crew(table.game)
    assert (table.one("P1").status, table.one("P2").status) == ("dead", "aboard")


# ---------------------------------------------------------------- the action


@case(41)
@pytest.mark.effect_of("overclocked_nerves")
def test_a_healthy_card_leaves_the_game() -> None:
    table = Laid(1, mode="solo")
    table.mutation("P1", "overclocked_nerves")
    card = table.hand("P1", actions=1, contamination=1)[-1]
    play = table.play()
    play.does("P1", Mutate(0))
    one = play.one("P1")
    assert card in play.state.removed and one.mutation_markers == 1 and one.mutation_shown
    assert len([one for one in one.discard if one.startswith("contamination")]) == 1
    assert len(one.hand) == 3, "two cards drawn"
    assert play.view().crew[0].mutation == "overclocked_nerves"
    assert play.state.turn.taken == 1


@case(42)
@pytest.mark.limit_of("overclocked_nerves")
def test_an_infected_card_is_discarded() -> None:
    table = Laid(1, mode="solo")
    table.mutation("P1", "overclocked_nerves", markers=1)
    card = table.hand("P1", actions=1, infected=1)[-1]
    play = table.play()
    play.does("P1", Mutate(0))
    one = play.one("P1")
    assert card in one.discard and one.mutation_markers == 2
    assert len(one.hand) == 4 and play.state.turn.extra == 1
    assert play.decision.prompt.id == "ask-turn-more"
    play.passes("P1")
    assert play.one("P1").light == 1, "the turn is over"


def test_no_contamination_no_mutation_and_nobody_else_is_offered_it() -> None:
    table = Laid()
    table.hand("P1", actions=3)
    assert not any(isinstance(act, Mutate) for act, _ in candidates(table.game, 0))
    table.mutation("P1", "scent_mask")
    assert dict(candidates(table.game, 0))[Mutate(0)] == "no-contamination"
    table.hand("P1", actions=3, contamination=1)
    assert Mutate(0) in survey(table.game, 0)


@pytest.mark.parametrize(
    ("card", "fighting", "reason"),
    [
        ("bone_blades", False, "only-in-combat"),
        ("bone_blades", True, None),
        ("hive_echo", True, "in-combat"),
        ("hive_echo", False, None),
        ("scent_mask", True, None),
    ],
)
def test_the_combat_symbol_of_a_mutation_counts(card: str, fighting: bool, reason: str | None) -> None:
    table = Laid()
    table.mutation("P1", card)
    table.hand("P1", contamination=1)
    if fighting:
        table.intruder("shambler", table.one("P1").room)
    assert dict(candidates(table.game, 0))[Mutate(0)] == reason


def test_whom_the_marker_kills_has_no_effect() -> None:
    table = Laid()
    table.mutation("P1", "overclocked_nerves", markers=3)
    table.hand("P1", contamination=1)
    table.run(perform(table.game, 0, Mutate(0)))
    assert table.one("P1").status == "dead" and len(table.one("P1").hand) == 1


def test_an_interruption_takes_the_effect_but_not_the_cost() -> None:
    from tests.games.nemesis.scenarios.table import Reacts

    table = Laid()
    table.mutation("P1", "overclocked_nerves")
    table.hand("P1", actions=1, contamination=1)
    card = next(card for card in table.hand("P2", "interruption", actions=1) if "interruption" in card)
    table.run(perform(table.game, 0, Mutate(0)), Reacts("P2"), card)
    one = table.one("P1")
    assert one.mutation_markers == 1 and len(one.hand) == 1, "no card drawn, the contamination is gone"


# ---------------------------------------------------------------- surgery, scans


@case(43)
@case(44)
def test_surgery_takes_the_card_and_leaves_the_markers() -> None:
    table = Laid(1, mode="solo")
    ward = table.lay(APART, "surgery")
    table.place("P1", ward)
    table.mutation("P1", "scent_mask", shown=True, markers=2)
    table.hand("P1", actions=4, infected=1)
    play = table.play()
    play.uses_room("P1")
    one = play.one("P1")
    assert (one.mutation, one.mutation_markers, one.light) == (None, 2, 1)
    assert not [card for card in (*one.hand, *one.deck, *one.discard) if card in play.state.infected]
    table.run(take_marker(play.game, 0), KeepMutation)  # a new card, and none of the markers is gone
    assert one.mutation is not None and one.mutation_markers == 2


@case(60)
def test_a_card_face_down_goes_back_unseen() -> None:
    table = Laid()
    table.mutation("P1", "scent_mask", markers=1)
    scan_everything(table.game, 0)
    assert table.one("P1").mutation is None and "scent_mask" in table.state.decks["mutation"]
    assert len(table.state.decks["mutation"]) == 12


@case(45)
def test_two_infected_cards_are_one_marker() -> None:
    table = Laid()
    table.mutation("P1", "scent_mask")
    table.hand("P1", infected=2)
    table.run(scan_hand(table.game, 0))
    assert table.one("P1").mutation_markers == 1 and len(table.one("P1").hand) == 2


def test_clean_cards_leave_and_bring_nothing() -> None:
    table = Laid()
    table.hand("P1", contamination=2)
    table.run(scan_hand(table.game, 0))
    assert table.one("P1").mutation is None and table.one("P1").hand == []


# ---------------------------------------------------------------- the end


def at_the_end(table: Laid, *, clean: int = 0, infected: int = 0, others: int = 0) -> None:
    """Asleep, with these cards and nothing else; then the check."""
    one = table.one("P1")
    table.hand("P1", actions=others, contamination=clean, infected=infected)
    table.state.removed += [*one.deck, *one.discard]
    one.deck, one.discard = [], []
    table.sleeps("P1")
    table.launched("P2", 1)
    from nemesis_desktop.games.nemesis.state import Ending

    table.state.ending = Ending("jump", destroyed=False, ship="earth")
    table.step("check_contamination")


@case(46)
def test_two_markers_and_two_more_kill() -> None:
    table = Laid()
    table.mutation("P1", "scent_mask", markers=2)
    at_the_end(table, clean=2, others=2)
    assert table.one("P1").status == "dead" and table.one("P1").cause == "mutation"
    assert table.state.intruders == [], "nothing is placed at the end"


@case(47)
def test_two_markers_and_one_more_do_not() -> None:
    table = Laid()
    table.mutation("P1", "scent_mask", markers=2)
    at_the_end(table, clean=1, others=3)
    assert table.one("P1").status == "hibernating" and table.one("P1").mutation_markers == 3


@case(48)
def test_without_card_and_infection_nothing_is_drawn() -> None:
    table = Laid()
    table.one("P1").mutation_markers = 3
    at_the_end(table, clean=3, others=1)
    one = table.one("P1")
    assert one.status == "hibernating" and one.mutation is None and one.mutation_markers == 3


@case(49)
def test_an_infected_card_brings_the_mutation_and_the_draw() -> None:
    table = Laid()
    at_the_end(table, infected=1, clean=1, others=2)
    one = table.one("P1")
    assert one.mutation is not None and one.mutation_markers == 2 and one.status == "hibernating"
