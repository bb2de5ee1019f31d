"""Whole simulated games at every table that the game allows: all end, and the solo and cooperative ones differently."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.seats.simulate import simulate
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.bots.tally import Tally
from nemesis_desktop.games.nemesis.bots.trials import table_of
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.modes import INTRUDER_PLAYER, MODES
from nemesis_desktop.games.nemesis.setup import Setup
from nemesis_desktop.games.nemesis.species.shelf import SPECIES

ENDINGS = {"jump", "self_destruct", "fire", "hull", "all_gone"}

TABLES = [
    (mode.id, players, board)
    for mode in MODES.values()
    for players in range(mode.least_people, mode.most_people + 1)
    for board in BOARDS
]
"""Every mode with every number of people it allows, on both sides of the board."""


def test_the_tables_are_those_of_the_rulebook() -> None:
    assert {(mode, players) for mode, players, _ in TABLES} == {
        ("solo", 1),
        *(("semi", players) for players in (2, 3, 4, 5)),
        *(("coop", players) for players in (1, 2, 3, 4, 5)),
    }
    assert len(TABLES) == 20


def played(setup: Setup, games: int, policy: str, seed: int = 1) -> Tally:
    """So many games, all of which have ended properly."""
    *_, tally = simulate(NEMESIS, setup, games, seed, policy)
    assert tally.games == games
    assert set(tally.endings) <= ENDINGS and tally.endings.total() == games
    assert tally.fates.total() == games * len(setup.people)
    return tally


@pytest.mark.parametrize(("mode", "players", "board"), TABLES)
def test_some_games_of_every_table_end(mode: str, players: int, board: str) -> None:
    played(table_of(players, mode, board), 5, "random")
    played(table_of(players, mode, board), 1, "sensible")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", list(BOARDS))
def test_some_games_with_an_intruder_player_end(players: int, board: str) -> None:
    setup = table_of(players, "semi", board, (INTRUDER_PLAYER,))
    played(setup, 5, "random")
    played(setup, 2, "sensible")


@pytest.mark.parametrize("mode", list(MODES))
def test_some_games_with_every_variant_at_once_end(mode: str) -> None:
    setup = table_of(MODES[mode].most_people, mode, "alternate", MODES[mode].variants)
    played(setup, 5, "random")
    played(setup, 1, "sensible")


@pytest.mark.parametrize(("mode", "players", "board"), TABLES)
def test_some_games_with_carnomorphs_end(mode: str, players: int, board: str) -> None:
    played(table_of(players, mode, board, species="carnomorphs"), 5, "random")
    played(table_of(players, mode, board, species="carnomorphs"), 1, "sensible")


# ---------------------------------------------------------------- make soak


GAMES = {"random": 200, "passenger": 40, "crew": 40, "veteran": 40}
"""Games of a table in the soak; people with a mind of their own take their time."""


@pytest.mark.soak
@pytest.mark.parametrize("policy", list(GAMES))
@pytest.mark.parametrize(("mode", "players", "board"), TABLES)
def test_many_games_of_every_table_end(mode: str, players: int, board: str, policy: str) -> None:
    played(table_of(players, mode, board), GAMES[policy], policy)


@pytest.mark.soak
@pytest.mark.parametrize(("mode", "players", "board"), TABLES)
def test_a_thousand_games_with_carnomorphs_end(mode: str, players: int, board: str) -> None:
    played(table_of(players, mode, board, species="carnomorphs"), 1000, "random")


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 4])
def test_sensible_people_live_at_least_half_as_often_with_carnomorphs(players: int) -> None:
    lived = [played(table_of(players, species=species), 150, "sensible").survivors for species in SPECIES]
    usual, others = lived
    assert others >= usual / 2


@pytest.mark.soak
@pytest.mark.parametrize("policy", list(GAMES))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", list(BOARDS))
def test_many_games_with_an_intruder_player_end(players: int, board: str, policy: str) -> None:
    played(table_of(players, "semi", board, (INTRUDER_PLAYER,)), GAMES[policy], policy)


@pytest.mark.soak
@pytest.mark.parametrize("variant", sorted({variant for mode in MODES.values() for variant in mode.variants}))
def test_games_with_each_variant_end(variant: str) -> None:
    for mode in MODES.values():
        if variant in mode.variants:
            played(table_of(mode.most_people, mode.id, "main", (variant,)), 100, "random")


@pytest.mark.soak
@pytest.mark.parametrize("board", list(BOARDS))
@pytest.mark.parametrize(("mode", "players"), [("solo", 1), ("coop", 1), ("coop", 2)])
def test_sensible_people_win_some_of_two_hundred_games_and_lose_others(mode: str, players: int, board: str) -> None:
    tally = played(table_of(players, mode, board), 200, "sensible")
    assert 0 < tally.won < 200
    assert tally.survivors > 0
    # Each special objective that lay open, or was kept often, has been met and missed.
    met = {objective for objective, kept in tally.objectives.items() if kept.met}
    missed = {objective for objective, kept in tally.objectives.items() if kept.met < kept.kept}
    assert len(met) >= 4 and len(missed) == len(tally.objectives)
