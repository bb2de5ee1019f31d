"""Undo, save and load: exactly here, from a checkpoint and the choices since."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.match import Match, NothingToUndoError
from nemesis_desktop.engine.saving.files import previous
from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.games import KINDS
from nemesis_desktop.games.nemesis.saving.checkpoint import freeze, thaw
from nemesis_desktop.games.nemesis.setup import Setup
from tests.engine.playing import check_the_way_back
from tests.games.nemesis.properties.random_play import NemesisMatch, after, random_game, random_picks, setup_for, tables

seeds = st.integers(min_value=0, max_value=2**32)
setups = tables(least=1)
in_a_folder = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def picture(match: NemesisMatch) -> tuple[object, ...]:
    """All that can be compared of a match."""
    decision = match.decision
    asked = None if decision is None else (decision.seat, decision.prompt, list(decision.acts))
    return freeze(match.game.state), asked, match.game.log.mark(), len(match.journal)


@settings(max_examples=15, deadline=None)
@given(seed=seeds, setup=setups)
def test_a_checkpoint_holds_the_whole_table(seed: int, setup: Setup) -> None:
    for match in random_game(seed, setup):
        assert thaw(freeze(match.game.state)) == match.game.state


@settings(max_examples=25, deadline=None)
@given(seed=seeds, setup=setups)
def test_an_undone_answer_leaves_no_trace(seed: int, setup: Setup) -> None:
    dice = random.Random(seed)
    for match in random_game(seed, setup, recording=True):
        if match.decision is None or dice.random() < 0.5:
            continue
        before = picture(match)
        picks = random_picks(dice, match.decision)
        match.answer(*picks)
        if match.can_undo:
            check_the_way_back(match, picks, picture)
            assert picture(match) == before
        else:
            with pytest.raises(NothingToUndoError):
                match.undo()
            return


def watch_who_takes_back(seed: int, setup: Setup) -> None:
    """One's own can be, also when somebody else is asked already, until that one answers; and it leaves no trace."""
    dice = random.Random(seed)
    for match in random_game(seed, setup, recording=True):
        if match.decision is None or dice.random() < 0.8:
            continue
        before, author, kind = picture(match), match.decision.seat, match.decision.kind
        picks = random_picks(dice, match.decision)
        match.answer(*picks)
        able = [seat for seat in (TABLE, *range(len(setup.people))) if match.can_take_back(seat)]
        assert able in ([], [author])
        asked = match.decision.seat if match.decision is not None else None
        assert match.can_undo == (bool(able) and asked == author)
        for seat in range(len(setup.people)):
            if seat not in able:
                with pytest.raises(NothingToUndoError):
                    match.undo(by=seat)
        if able and asked != author:
            assert kind != "claims" and match.decision is not None and match.decision.kind != "claims"
            after = picture(match)
            match.undo(by=author)
            assert picture(match) == before
            match.answer(*picks)
            assert picture(match) == after
            match.answer(*random_picks(dice, match.decision))
            assert not match.can_take_back(author)


@settings(max_examples=6, deadline=None)
@example(seed=217, setup=evolve(setup_for(3, "random"), mode="coop", options=("open_inventories", "strict_memory")))
@given(seed=seeds, setup=setups)
def test_nobody_takes_back_another_persons_answer(seed: int, setup: Setup) -> None:
    watch_who_takes_back(seed, setup)


def test_without_its_guard_undo_would_take_back_the_answers_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """The property above can fail: it does where nobody looks whose answer it was."""
    monkeypatch.setattr(Match, "can_take_back", lambda match, seat: match._journal.loose)
    with pytest.raises(AssertionError):
        watch_who_takes_back(1, setup_for(3))


@in_a_folder
@given(seed=seeds, setup=setups)
def test_a_loaded_game_goes_on_as_if_it_had_never_stopped(seed: int, setup: Setup, tmp_path: Path) -> None:
    path = tmp_path / "game.nemesis"
    dice = random.Random(seed)
    for match in random_game(seed, setup, recording=True):
        if match.decision is None or dice.random() < 0.9:
            continue
        match.save(path)
        loaded = Match.load(path, KINDS)
        assert picture(loaded) == picture(match)
        picks = random_picks(random.Random(seed), match.decision)
        loaded.answer(*picks)
        loaded.save(path)
        assert picture(Match.load(path, KINDS)) == picture(loaded)


@in_a_folder
@given(seed=seeds, data=st.data())
def test_a_damaged_save_is_refused_in_plain_words_and_left_alone(
    seed: int, data: st.DataObject, tmp_path: Path
) -> None:
    path = tmp_path / "game.nemesis"
    after(seed, setup_for(3), answers=20).save(path)
    whole = path.read_bytes()
    for _ in range(20):
        kind = data.draw(st.sampled_from(["flip", "cut"]))
        where = data.draw(st.integers(min_value=0, max_value=len(whole) - 1))
        flipped = bytes([*whole[:where], whole[where] ^ 0x55, *whole[where + 1 :]])
        path.write_bytes(flipped if kind == "flip" else whole[:where])
        damaged = path.read_bytes()
        try:
            loaded = Match.load(path, KINDS)
        except SaveError as problem:
            assert problem.text.id.startswith("save-")
        else:
            assert loaded.decision is not None  # The flipped byte meant nothing (a time stamp of the packed file, say).
        assert path.read_bytes() == damaged


def test_the_previous_save_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.nemesis"
    after(1, setup_for(2), answers=3).save(path)
    first = path.read_bytes()
    after(1, setup_for(2), answers=6).save(path)
    assert previous(path).read_bytes() == first
    assert not list(tmp_path.glob("*.new"))


def test_where_only_the_beginning_no_longer_fits_no_choice_since_the_checkpoint_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "game.nemesis"
    for match in random_game(4, setup_for(4), recording=True):
        if len(match.journal) > 25 and match._frames[-1].choices:
            break
    object.__setattr__(match.journal[0], "acts", (["Move", "99-98", 98],))
    match._journal._lines.clear()
    match.save(path)
    loaded = Match.load(path, KINDS)
    assert loaded.loaded is not None
    assert (loaded.loaded.lost, loaded.loaded.log_complete) == (0, False)
    assert freeze(loaded.game.state) == freeze(match.game.state)


def test_a_checkpoint_survives_rules_that_have_changed(tmp_path: Path) -> None:
    """Where the journal no longer fits, the checkpoint still loads and says how far back that is."""
    path = tmp_path / "game.nemesis"
    for match in random_game(4, setup_for(4), recording=True):
        if len(match.journal) > 25 and match._frames[-1].choices:
            break
    since = len(match._frames[-1].choices)
    broken = match.journal[-1]
    object.__setattr__(broken, "acts", (["Move", "99-98", 98],))
    match._journal._lines.clear()
    match.save(path)
    loaded = Match.load(path, KINDS)
    assert loaded.loaded is not None
    assert not loaded.loaded.log_complete
    assert 1 <= loaded.loaded.lost <= since
    assert loaded.decision is not None
