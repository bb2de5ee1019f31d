"""Whole games with Carnomorphs: saved and opened, told by the command line, kept in the history, chosen on the page."""

from __future__ import annotations

import json
import random

import pytest
from attrs import evolve

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.trials import NoSuchTable
from nemesis_desktop.games import KINDS
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import KeepMutation, Yes
from nemesis_desktop.games.nemesis.bots.trials import TRIALS
from nemesis_desktop.games.nemesis.modes import INTRUDER_PLAYER
from nemesis_desktop.games.nemesis.new_game import ABOARD, PAGE
from nemesis_desktop.games.nemesis.saving.chronicle import CHRONICLE
from nemesis_desktop.games.nemesis.species.shelf import SPECIES
from tests.games.nemesis.properties.random_play import after, played, random_picks, setup_for

from .laid import Laid

USUAL = {"mode": None, "players": None, "board": "main", "variants": "", "intruder_player": False}
USUAL |= {"species": "carnomorphs"}


@pytest.mark.parametrize("people", [1, 3, 5])
def test_a_game_is_saved_and_opened_all_the_time(tmp_path, people: int) -> None:
    setup = evolve(setup_for(people, "random"), species="carnomorphs")
    match = Match.new(NEMESIS, setup, people)
    dice = random.Random(people)
    answers = 0
    while match.decision is not None:
        if answers % 25 == 7:
            before = match.game.freeze()
            match.save(tmp_path / "game.nemesis")
            match = Match.load(tmp_path / "game.nemesis", KINDS)
            assert match.loaded is not None and (match.loaded.lost, match.loaded.log_complete) == (0, True)
            assert match.game.freeze() == before
        match.answer(*random_picks(dice, match.decision))
        answers += 1
    assert CHRONICLE.ended(match.view()).facts["species"] == "carnomorphs"


def test_a_save_with_a_third_marker_too_many_is_none() -> None:
    setup = evolve(setup_for(2, "random"), species="carnomorphs")
    match = after(3, setup, 40)
    good = match.game.freeze()
    NEMESIS.check(setup, 3, good, {"round": 0, "over": False})
    for change in (
        lambda state: state["crew"][0].update(mutation_markers=5),
        lambda state: state["crew"][0].update(altered=["strange"]),
        lambda state: state["decks"]["mutation"].pop(),
        lambda state: state["crew"][0].update(mutation=None, mutation_shown=True),
        lambda state: state["weaknesses"]["egg"].update(known=False, removed=True),
    ):
        spoilt = json.loads(json.dumps(good))
        change(spoilt)
        with pytest.raises(ValueError):
            NEMESIS.check(setup, 3, spoilt, {"round": 0, "over": False})


def test_the_page_asks_who_is_on_board_and_bars_what_nobody_can_play() -> None:
    choice = next(choice for choice in PAGE.choices if choice.id == "species")
    assert choice.values == ABOARD == tuple(SPECIES)
    chosen = {choice.id: choice.values[0] for choice in PAGE.choices}
    assert INTRUDER_PLAYER in PAGE.variants_for("semi", chosen)
    assert INTRUDER_PLAYER not in PAGE.variants_for("semi", {**chosen, "species": "carnomorphs"})
    setup = NEMESIS.setup_of(setup_for(2).people, "semi", {**chosen, "species": "carnomorphs"}, ())
    assert setup.species == "carnomorphs"
    summed = PAGE.summed_up("semi", {**chosen, "species": "carnomorphs"})
    assert "ui-modes-species-carnomorphs-short" in {text.id for text in summed}


def test_simulations_know_them_and_say_why_nobody_plays_them() -> None:
    setup = TRIALS.setup(USUAL)
    assert setup.species == "carnomorphs" and TRIALS.described(setup)["species"] == "carnomorphs"
    with pytest.raises(NoSuchTable) as refused:
        TRIALS.setup({**USUAL, "intruder_player": True})
    assert refused.value.text.id == "setup-unplayed"


def test_replayed_it_is_the_same_game() -> None:
    setup = evolve(setup_for(3, "random"), species="carnomorphs")
    match = played(11, setup)
    again = Match(NEMESIS, setup, 11)
    for choice in match.journal:
        again.answer(*choice.picks)
    assert again.game.freeze() == match.game.freeze()


# ---------------------------------------------------------------- who may know what


def test_a_mutation_is_its_owners_until_it_is_used() -> None:
    table = Laid(3)
    table.mutation("P1", "scent_mask")
    play = table.play()
    assert [play.view(who).crew[0].mutation for who in (None, "P1", "P2")] == [None, None, None]
    assert [play.view(who).crew[0].mutated for who in (None, "P2")] == [True, True]
    assert play.view("P1").mine.mutation == "scent_mask" and play.view("P2").mine.mutation is None
    table.one("P1").mutation_shown = True
    assert [play.view(who).crew[0].mutation for who in (None, "P2")] == ["scent_mask", "scent_mask"]


def test_the_choice_of_two_is_private_and_the_log_names_it_to_the_owner_alone() -> None:
    table = Laid(2)
    table.next_mutations("hive_echo", "scent_mask")
    table.hand("P1", actions=1, infected=1)
    table.lay(7, "canteen")
    table.place("P1", 7)
    table.hand("P1", actions=3, infected=1)
    play = table.play()
    play.uses_room("P1", Yes())
    assert play.decision.seat == 0 and {act.mutation for act in play.decision.acts} == {"hive_echo", "scent_mask"}
    assert play.view("P1").mine.looking == ("hive_echo", "scent_mask") and play.view("P2").mine.looking == ()
    play.answer(KeepMutation("hive_echo"))
    assert play.told("mutation-taken", "P1")[0]["mutation"] == "hive_echo"
    assert play.told("mutation-taken", "P2")[0].get("mutation") is None


def test_red_and_blue_tokens_are_told_apart_in_the_bag() -> None:
    view = Laid(3).play().view()
    assert view.fronts == {"red_metagorger": 5, "blue_metagorger": 2}
    assert view.bag["metagorger"] == 7
