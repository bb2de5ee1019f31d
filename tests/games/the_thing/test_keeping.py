"""What is kept of a game: the line of the history, checked saves, setups, and the command line."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.new_game import Person, SetupError
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.engine.seats.simulate import play, simulate
from nemesis_desktop.engine.seats.trials import NoSuchTable
from nemesis_desktop.games.the_thing.bots.trials import TRIALS, table_of
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.games.the_thing.new_game import PAGE
from nemesis_desktop.games.the_thing.saving.checking import check_checkpoint, check_summary
from nemesis_desktop.games.the_thing.saving.chronicle import CHRONICLE
from nemesis_desktop.games.the_thing.setup import Setup
from nemesis_desktop.program.words import LANGUAGES, Words
from tests.games.the_thing.tables import ThingMatch, setup_of


def finished(people: int, seed: int = 3) -> ThingMatch:
    match = Match(KIND, setup_of(people), seed, recording=False)
    play(match, [RandomPolicy() for _ in match.seats], seed)
    return match


# ---------------------------------------------------------------- the history


@pytest.mark.parametrize("people", [2, 5])
def test_the_history_keeps_roles_and_who_won(people: int) -> None:
    match = finished(people)
    ended = CHRONICLE.ended(match.view())
    assert set(ended.facts) == set(CHRONICLE.columns)
    assert len(ended.players) == people
    state = match.game.state
    assert state.ending is not None
    for seat, player in enumerate(ended.players):
        assert set(player.facts) == set(CHRONICLE.player_columns) - {"won"}
        if people > 3:
            assert player.facts["started"] == state.dealt[seat]
            assert player.facts["role"] == state.roles[seat]
            assert player.won == (seat in state.ending.won)
        else:
            assert len(player.facts["characters"]) == 3  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_history_has_words_for_everything(language: str) -> None:
    words = Words(language)
    games = [CHRONICLE.ended(finished(people).view()) for people in (2, 5)]
    for game in games:
        said = [CHRONICLE.way(game, words), CHRONICLE.outcome(game, words), CHRONICLE.length(game, words)]
        said += CHRONICLE.told(game, words)
        for player in game.players:
            said += CHRONICLE.of_player(player, words).lines
        assert all(said)
    assert list(CHRONICLE.totals(games, words))
    assert list(CHRONICLE.shares(games, words))
    assert list(CHRONICLE.groupings(games, words))
    assert not words.missing


def test_a_game_that_goes_on_is_no_line_of_the_history() -> None:
    with pytest.raises(ValueError, match="not over"):
        CHRONICLE.ended(Match(KIND, setup_of(5), 1).view())


# ---------------------------------------------------------------- saves


def spoilt(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    frozen = json.loads(json.dumps(Match(KIND, setup_of(5), 1).game.freeze()))
    change(frozen)
    return copy.deepcopy(frozen)


def test_an_honest_checkpoint_is_taken() -> None:
    check_checkpoint(setup_of(5), 1, spoilt(lambda frozen: None))


@pytest.mark.parametrize(
    "change",
    [
        lambda frozen: frozen["figures"][0]["hand"].append("repair"),
        lambda frozen: frozen["weapons"].append("flamethrower"),
        lambda frozen: frozen["lab_bag"].pop(),
        lambda frozen: frozen["figures"][1].update(place="moon"),
        lambda frozen: frozen["figures"][1].update(disc=99),
        lambda frozen: frozen["figures"][1].update(status="asleep"),
        lambda frozen: frozen["figures"].pop(),
        lambda frozen: frozen["roles"].__setitem__(0, "robot"),
        lambda frozen: frozen["spots"]["armory"].update(fuel=1),
        lambda frozen: frozen["spots"]["radio_room"].update(damage=9),
        lambda frozen: frozen["locations"].append("armory"),
        lambda frozen: frozen.update(pantry=17),
        lambda frozen: frozen.update(step="nowhere"),
        lambda frozen: frozen.update(round="1"),
        lambda frozen: frozen.update(mode="coop"),
        lambda frozen: frozen.update(kennel_dogs=5),
        lambda frozen: frozen.update(plan=["armory"], plan_power=[3]),
        lambda frozen: frozen["chance"].update(seed=2),
        lambda frozen: frozen.update(leader=99),
        lambda frozen: frozen.update(leader=-1),
        lambda frozen: frozen.update(token_holder=10**40),
        lambda frozen: frozen.update(traders=[0, 5]),
        lambda frozen: frozen.update(meetings=[{"place": "armory", "who": [0, 9], "dog": False, "stays": []}]),
        lambda frozen: frozen["pile"].update(givers=[0]),
        lambda frozen: frozen["dealt"].__setitem__(0, "robot"),
        lambda frozen: frozen.pop("deck"),
    ],
)
def test_a_checkpoint_that_no_game_comes_to_is_refused(change: Callable[[dict[str, Any]], object]) -> None:
    with pytest.raises(ValueError, match="."):
        check_checkpoint(setup_of(5), 1, spoilt(change))


def test_a_summary_has_a_round() -> None:
    check_summary({"round": 3})
    with pytest.raises(ValueError, match="."):
        check_summary({"round": "3"})


# ---------------------------------------------------------------- setups and the command line


def test_a_setup_survives_a_save_and_a_malformed_one_does_not() -> None:
    setup = setup_of(5, ("tame_kennel",), "chosen")
    data = json.loads(json.dumps(setup.to_json()))
    assert Setup.from_json(data) == setup
    for name, value in (("mode", "war"), ("choosing", "auction"), ("variants", ["traits"]), ("people", [["Ada", 9]])):
        with pytest.raises(ValueError, match="."):
            Setup.from_json(data | {name: value})


def test_the_page_says_how_many_play_which_way() -> None:
    assert [mode.value for mode in PAGE.modes_for(3)] == ["coop"]
    assert [mode.value for mode in PAGE.modes_for(4)] == ["hidden"]
    people = [Person("", colour) for colour in range(1, 5)]
    assert KIND.setup_of(people, "hidden", {"characters": "dealt"}, ()).mode == "hidden"
    with pytest.raises(SetupError):
        KIND.setup_of(people, "coop", {"characters": "dealt"}, ())


def test_characters_can_be_chosen() -> None:
    match = Match(KIND, setup_of(4, choosing="chosen"), 1)
    taken = []
    for _ in range(4):
        assert match.decision is not None
        assert (match.decision.topic, match.decision.secret) == ("character", False)
        assert not set(taken) & {act.character for act in match.decision.acts}  # type: ignore[attr-defined]
        taken.append(match.decision.acts[0].character)  # type: ignore[attr-defined]
        match.answer(0)
    assert sorted(one.character for one in match.game.state.figures) == sorted(taken)


def test_a_simulation_tells_who_won_how_often() -> None:
    *_, tally = simulate(KIND, table_of(4), 3, 1, "random")
    told = tally.as_json()
    assert told["games"] == 3
    assert sum(told["won"].values()) == 3  # type: ignore[attr-defined]
    words = Words("en")
    lines = list(TRIALS.report(tally, table_of(4), words.text))
    assert any("won by the aliens" in line for line in lines)
    assert not words.missing


def test_the_command_line_knows_the_tables() -> None:
    assert TRIALS.described(TRIALS.setup({"players": "3", "variants": ""})) == {
        "mode": "coop",
        "players": 3,
        "variants": [],
    }
    assert TRIALS.setup({"players": "8", "variants": "tame-kennel"}).variants == ("tame_kennel",)
    for given in ({"players": "9", "variants": ""}, {"players": "2", "variants": "sealed_ballots"}):
        with pytest.raises(NoSuchTable):
            TRIALS.setup(given)
