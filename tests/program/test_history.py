"""The history of games: what is written, what survives damage, what is counted."""

from __future__ import annotations

import csv
import io
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from attrs import evolve

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, answer_of
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.program.history import (
    CSV_COLUMNS,
    VERSION,
    History,
    Played,
    Player,
    export_csv,
    export_json,
    figures_of,
    game_of,
    line_of,
    played_game,
)

EVENING = datetime(2026, 11, 27, 21, 30, tzinfo=UTC)

ANNA = Player("Anna", 1, "captain", True, True, "launched", ("ab_ovo",), (True,))
BORIS = Player("Boris", 2, "scout", False, False, "attack", ("quarantine",), (False,))


def game(id: str = "one", days: int = 0, **changes: object) -> Played:
    made = Played(id, EVENING + timedelta(days=days), 5400, "semi", "main", (), 11, "jump", "earth", (ANNA, BORIS))
    return evolve(made, **changes)  # type: ignore[arg-type]


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(tmp_path / "data" / "history.jsonl")


# -------------------------------------------------------------------------------- writing and reading


def test_a_game_comes_back_as_it_was(history: History) -> None:
    written = game(seconds=None, variants=("traits", "medic"))
    assert history.add(written)
    shelf = history.read()
    assert shelf.games == (written,)
    assert shelf.unreadable == 0


def test_without_a_file_there_are_no_games(history: History) -> None:
    assert history.read().games == ()
    assert not history.path.exists()


def test_the_newest_game_stands_first(history: History) -> None:
    for id, days in (("b", 1), ("c", 2), ("a", 0)):
        history.add(game(id, days))
    assert [one.id for one in history.read().games] == ["c", "b", "a"]


def test_a_game_that_ends_twice_counts_as_it_ended_first(history: History) -> None:
    assert history.add(game())
    assert not history.add(game(days=1, ship="destroyed"))
    assert [one.ship for one in history.read().games] == ["earth"]


def test_the_line_of_a_real_game_has_its_people_and_its_end() -> None:
    people = (Person("Anna", 1), Person("Boris", 2))
    match = Match.new(NEMESIS, Setup(people, draft="random"), 7)
    with pytest.raises(ValueError, match="not over"):
        played_game(match.view(), "id", EVENING, 10)
    seats, lots = [RandomPolicy()] * 2, [Lots(7, seat) for seat in range(2)]
    while match.decision is not None:
        match.answer(*answer_of(seats, lots, match.view, match.decision))
    view = match.view()
    written = played_game(view, "id", EVENING, 10)

    assert view.ending is not None
    assert (written.mode, written.board, written.cause) == ("semi", "main", view.ending.cause)
    assert [player.name for player in written.players] == ["Anna", "Boris"]
    assert [player.colour for player in written.players] == [1, 2]
    for player, fate in zip(written.players, view.ending.fates, strict=True):
        assert (player.survived, player.won, player.objectives) == (fate.survived, fate.won, fate.objectives)
        assert len(player.met) == len(player.objectives)
    assert game_of(line_of(written)) == written


# -------------------------------------------------------------------------------- damage


DAMAGED = (
    b"{",
    b"[]",
    b"\xff\xfe\x00",
    b'{"version":1}',
    line_of(game("x")).replace('"colour":1', '"colour":9').encode(),
    line_of(game("y")).replace('"won":true', '"won":1').encode(),
    line_of(game("z")).replace(f'"version":{VERSION}', f'"version":{VERSION + 1}').encode(),
)


@pytest.mark.parametrize("line", DAMAGED)
def test_a_damaged_line_is_skipped_counted_and_kept(history: History, line: bytes) -> None:
    history.add(game("one"))
    with history.path.open("ab") as file:
        file.write(line + b"\n")
    history.add(game("two", 1))

    shelf = history.read()
    assert [one.id for one in shelf.games] == ["two", "one"]
    assert shelf.unreadable == 1

    history.delete("one")
    assert [one.id for one in history.read().games] == ["two"]
    assert line in history.path.read_bytes().split(b"\n")


def test_a_line_cut_off_in_the_middle_does_not_take_the_next_with_it(history: History) -> None:
    history.add(game("one"))
    history.path.write_bytes(history.path.read_bytes()[:-20])
    history.add(game("two"))
    shelf = history.read()
    assert [one.id for one in shelf.games] == ["two"]
    assert shelf.unreadable == 1


def test_deleting_everything_leaves_no_file(history: History) -> None:
    history.add(game())
    history.delete_all()
    assert not history.path.exists()
    history.delete_all()


def test_a_failed_deletion_leaves_the_file_alone(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    history.add(game())

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("nemesis_desktop.engine.files.os.replace", full)
    with pytest.raises(OSError, match="No space"):
        history.delete("one")
    assert [path.name for path in history.path.parent.iterdir()] == [history.path.name]
    assert len(history.read().games) == 1


# -------------------------------------------------------------------------------- exports


def test_the_json_export_is_what_the_file_holds() -> None:
    exported = json.loads(export_json([game()]))
    assert [game_of(json.dumps(one)) for one in exported] == [game()]


def test_the_table_has_a_row_for_each_person_in_each_game() -> None:
    rows = list(csv.DictReader(io.StringIO(export_csv([game("a"), game("b", seconds=None)]))))
    assert len(rows) == 4
    assert tuple(rows[0]) == CSV_COLUMNS
    assert (rows[0]["name"], rows[0]["won"], rows[0]["objectives"], rows[0]["met"]) == ("Anna", "1", "ab_ovo", "1")
    assert rows[2]["seconds"] == ""


def test_no_spreadsheet_takes_a_name_for_a_formula() -> None:
    sly = evolve(ANNA, name='=HYPERLINK("x")')
    rows = list(csv.DictReader(io.StringIO(export_csv([game(players=(sly,))]))))
    assert rows[0]["name"].startswith("'=")


# -------------------------------------------------------------------------------- figures


def test_figures_count_and_nothing_else() -> None:
    dead_anna = evolve(ANNA, name="anna ", character="pilot", survived=False, won=False)
    games = [
        game("c", 2, mode="solo", seconds=None, cause="fire", ship="destroyed", players=(dead_anna,)),
        game("b", 1),
        game("a", 0, ship="mars", players=(BORIS, ANNA)),
    ]
    figures = figures_of(games)

    assert figures.games == 3
    assert (figures.timed, figures.seconds) == (2, 10800)
    assert figures.modes == {"solo": (1, 0), "semi": (2, 2)}
    assert (figures.seats.played, figures.seats.survived, figures.seats.won) == (5, 2, 2)
    assert figures.causes == {"jump": 2, "fire": 1}
    assert figures.ships == {"destroyed": 1, "earth": 1, "mars": 1}
    assert list(figures.people) == ["anna", "Boris"]
    assert (figures.people["anna"].played, figures.people["anna"].won) == (3, 2)
    assert (figures.characters["scout"].played, figures.characters["scout"].survived) == (2, 0)
    assert figures.characters["pilot"].played == 1


def test_there_are_figures_of_no_games() -> None:
    figures = figures_of([])
    assert (figures.games, figures.timed, figures.people) == (0, 0, {})
