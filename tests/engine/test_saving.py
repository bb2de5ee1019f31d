"""Save, load, replay: a checkpoint and the choices since are exactly here, at every question."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.journal import Choice, DivergedError
from nemesis_desktop.engine.match import Loaded, Match
from nemesis_desktop.engine.saving.checking import read_save
from nemesis_desktop.engine.saving.storage import SaveError, write
from tests.engine.playing import (
    KINDS,
    ToyMatch,
    at,
    counts,
    new_match,
    open_question,
    picture,
    random_game,
    random_picks,
    seeds,
)
from tests.engine.toy import Bell, Pump

in_a_folder = settings(max_examples=6, suppress_health_check=[HealthCheck.function_scoped_fixture])


def saved(match: ToyMatch, path: Path) -> ToyMatch:
    """The match once more, from its save."""
    match.save(path)
    return Match.load(path, KINDS)


@in_a_folder
@given(seed=seeds, people=counts)
def test_a_match_loaded_at_any_question_goes_on_as_if_it_had_never_stopped(
    seed: int, people: int, tmp_path: Path
) -> None:
    path, dice = tmp_path / "game", random.Random(seed)
    for match in random_game(seed, people):
        if dice.random() < 0.85:
            continue
        loaded = saved(match, path)
        assert loaded.loaded == Loaded(0, True)
        assert picture(loaded) == picture(match)
        assert loaded.undo_text == match.undo_text
        if loaded.decision is not None:
            loaded.answer(*random_picks(random.Random(seed), loaded.decision))
            assert picture(saved(loaded, path)) == picture(loaded)


@settings(max_examples=12)
@given(seed=seeds, people=counts)
def test_the_same_choices_give_the_same_game(seed: int, people: int) -> None:
    *_, match = random_game(seed, people)
    again = new_match(people, seed)
    for choice in match.journal:
        choice.check(again.decision)
        again.answer(*choice.picks, moment=choice.moment)
    assert picture(again) == picture(match)


def test_the_moment_of_an_answer_is_kept_and_changes_nothing(tmp_path: Path) -> None:
    one, other = at("pump"), at("pump")
    for act, moment in ((Pump(2, 1), 1_250), (Bell(1), 60_000), (Bell(2), 90_000)):
        pick = open_question(one).acts.index(act)
        one.answer(pick, moment=moment)
        other.answer(pick)
    assert [choice.moment for choice in one.journal[-3:]] == [1_250, 60_000, 90_000]
    assert [choice.seat for choice in one.journal[-3:]] == [2, TABLE, TABLE]
    assert list(saved(one, tmp_path / "game").journal) == list(one.journal)
    assert picture(one)[:-1] == picture(other)[:-1]


def test_a_choice_without_a_moment_is_written_as_it_always_was() -> None:
    match = new_match()
    match.answer(0)
    (choice,) = match.journal
    assert choice.to_json() == [0, [0], [["Yes", "act-yes"]]]
    assert Choice.from_json([0, [0], [["Yes", "act-yes"]]]) == choice


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        [0, [0]],
        [0, [0], []],
        [0, ["0"], [["Yes"]]],
        [0, [True], [["Yes"]]],
        [0, [0], [["Yes"]], "late"],
        [0, [0], [["Yes"]], None],
        [0, [0], [["Yes"]], True],
        [0, [0], [["Yes"]], 1, 2],
    ],
)
def test_a_malformed_choice_is_refused(entry: object) -> None:
    with pytest.raises(ValueError, match="malformed"):
        Choice.from_json(entry)


@pytest.mark.parametrize(
    "wrong",
    [
        Choice(1, (0,), (["Pump", 0, 1],)),  # somebody else's act
        Choice(7, (0,), (["Pump", 7, 1],)),  # nobody at this table
        Choice(0, (99,), (["Pump", 0, 1],)),
        Choice(0, (0,), (["Pump", 0, 2],)),
    ],
)
def test_a_choice_that_no_longer_means_the_same_is_found_out(wrong: Choice) -> None:
    match = at("pump")
    Choice(0, (0,), (["Pump", 0, 1],)).check(match.decision)
    with pytest.raises(DivergedError):
        wrong.check(match.decision)


def test_where_the_choices_no_longer_fit_the_checkpoint_loads_and_says_how_much_is_lost(tmp_path: Path) -> None:
    match = at("pump")
    for act in (Pump(0, 1), Pump(1, 1), Pump(2, 1)):
        match.answer(open_question(match).acts.index(act), moment=5)
    object.__setattr__(match.journal[-2], "acts", (["Pump", 1, 9],))
    loaded = saved(match, tmp_path / "game")
    assert loaded.loaded == Loaded(2, False)
    assert open_question(loaded).topic == "pump"
    assert list(loaded.journal) == list(match.journal[:-2])
    assert loaded.journal[-1].moment == 5


def test_what_was_taken_back_after_a_save_is_not_in_the_next(tmp_path: Path) -> None:
    match = at("accuse")
    match.answer(0)
    match.save(tmp_path / "game")
    match.undo()
    match.answer(1)
    assert picture(saved(match, tmp_path / "game")) == picture(match)


def test_a_save_says_which_game_it_is_and_what_a_list_of_saves_shows(tmp_path: Path) -> None:
    path = tmp_path / "game"
    at("accuse", 8).save(path)
    save = read_save(path, KINDS)
    assert (save.kind.id, save.setup[-1]) == ("stowaways", "Hal")
    assert save.summary.keys() == {"round", "water", "over"}
    with pytest.raises(SaveError) as refused:
        Match.load(path, {})
    assert refused.value.text.id == "save-other-game"


@pytest.mark.parametrize("summary", [{}, {"over": None}, {"over": 0}])
def test_a_save_that_does_not_say_whether_the_game_is_over_is_damaged(tmp_path: Path, summary: dict[str, int]) -> None:
    path = tmp_path / "game"
    write(path, at("accuse").document()._replace(summary=summary))
    with pytest.raises(SaveError) as refused:
        read_save(path, KINDS)
    assert refused.value.text.id == "save-damaged"


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n\0\0", b"root:x:0:0", b'{"format": 1}', b"\x1f"], ids=str)
def test_what_was_never_a_save_is_not_called_a_damaged_one(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game"
    at("accuse").save(path)
    cut = path.read_bytes()[:40]
    for written, said in ((content, "save-not-a-save"), (cut, "save-damaged"), (b"", "save-damaged")):
        path.write_bytes(written)
        with pytest.raises(SaveError) as refused:
            read_save(path, KINDS)
        assert refused.value.text.id == (said if written != b"\x1f" else "save-damaged"), written
