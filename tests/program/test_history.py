"""The history of games: what is written, what survives damage, what is counted."""

from __future__ import annotations

import csv
import io
import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, answer_of
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.saving.chronicle import CHRONICLE
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.program.kept.figures import counted, figures_of
from nemesis_desktop.program.kept.history import VERSION, History, Played, export_csv, export_json, game_of, line_of
from nemesis_desktop.program.words import Words
from tests.program.played import ANNA, BORIS, EVENING, played, player


def game(id: str = "one", days: int = 0, **changes: Any) -> Played:
    return played(id, ended=EVENING + timedelta(days=days), **changes)


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(tmp_path / "data" / "history.jsonl")


# -------------------------------------------------------------------------------- writing and reading


def test_a_game_comes_back_as_it_was(history: History) -> None:
    written = game(seconds=None, variants=["traits", "medic"])
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
    assert [one.end.facts["ship"] for one in history.read().games] == ["earth"]


def test_the_line_of_a_real_game_has_its_people_and_its_end() -> None:
    people = (Person("Anna", 1), Person("Boris", 2))
    match = Match.new(NEMESIS, Setup(people, draft="random"), 7)
    with pytest.raises(ValueError, match="not over"):
        CHRONICLE.ended(match.view())
    seats, lots = [RandomPolicy()] * 2, [Lots(7, seat) for seat in range(2)]
    while match.decision is not None:
        match.answer(*answer_of(seats, lots, match.view, match.decision))
    view = match.view()
    end = CHRONICLE.ended(view)

    assert view.ending is not None
    assert (end.facts["mode"], end.facts["board"], end.facts["cause"]) == ("semi", "main", view.ending.cause)
    assert [one.name for one in end.players] == ["Anna", "Boris"]
    assert [one.colour for one in end.players] == [1, 2]
    for one, fate in zip(end.players, view.ending.fates, strict=True):
        assert (one.facts["survived"], one.won) == (fate.survived, fate.won)
        assert one.facts["objectives"] == list(fate.objectives)
        assert one.facts["met"] == list(fate.met)
    written = Played("id", "nemesis", EVENING, 10, end)
    assert game_of(line_of(written)) == written


def test_a_line_from_before_there_were_several_games_is_one_of_nemesis() -> None:
    """As version 0.1.0 wrote it."""
    line = (
        '{"version":1,"id":"one","ended":"2026-11-27T21:30:00+00:00","seconds":5400,"mode":"semi","board":"main",'
        '"variants":[],"rounds":11,"cause":"jump","ship":"earth","players":[{"name":"Anna","colour":1,'
        '"character":"captain","survived":true,"won":true,"fate":"launched","objectives":["ab_ovo"],"met":[true],'
        '"intruders":false},{"name":"Boris","colour":2,"character":"scout","survived":false,"won":false,'
        '"fate":"attack","objectives":["quarantine"],"met":[false],"intruders":false}]}'
    )
    assert game_of(line) == game()


# -------------------------------------------------------------------------------- damage


DAMAGED = (
    b"{",
    b"[]",
    b"\xff\xfe\x00",
    b'{"version":1}',
    line_of(game("x")).replace('"colour":1', '"colour":9').encode(),
    line_of(game("y")).replace('"won":true', '"won":1').encode(),
    line_of(game("z")).replace(f'"version":{VERSION}', f'"version":{VERSION + 1}').encode(),
    line_of(game("w")).replace('"game":"nemesis"', '"game":"of another program"').encode(),
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

    monkeypatch.setattr("nemesis_desktop.engine.saving.files.os.replace", full)
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
    assert tuple(rows[0]) == (
        *("id", "ended", "seconds", "mode", "board", "species", "variants", "rounds", "cause", "ship"),
        *("name", "colour", "character", "survived", "won", "fate", "objectives", "met", "intruders"),
    )
    assert (rows[0]["name"], rows[0]["won"], rows[0]["objectives"], rows[0]["met"]) == ("Anna", "1", "ab_ovo", "1")
    assert rows[2]["seconds"] == ""


def test_which_seats_the_program_played_is_kept_and_told_and_counts_for_no_person(history: History) -> None:
    whole = game()
    filled = evolve(whole, end=whole.end.filled_by({1: "veteran"}))
    assert history.add(filled)
    (read,) = history.read().games
    assert [one.level for one in read.players] == ["", "veteran"] and read == filled
    rows = [*csv.DictReader(io.StringIO(export_csv([filled])))]
    assert [row["level"] for row in rows] == ["", "veteran"]
    assert "level" not in export_csv([whole]).splitlines()[0]
    (figures,) = figures_of([filled])
    assert [*figures.people] == [whole.players[0].name]


def test_no_spreadsheet_takes_a_name_for_a_formula() -> None:
    sly = evolve(ANNA, name='=HYPERLINK("x")')
    rows = list(csv.DictReader(io.StringIO(export_csv([game(players=(sly,))]))))
    assert rows[0]["name"].startswith("'=")


# -------------------------------------------------------------------------------- figures


def test_figures_count_and_nothing_else() -> None:
    dead_anna = player("anna ", 1, won=False, character="pilot", survived=False)
    games = [
        game("c", 2, mode="solo", seconds=None, cause="fire", ship="destroyed", players=(dead_anna,)),
        game("b", 1),
        game("a", 0, ship="mars", players=(BORIS, ANNA)),
    ]
    (figures,) = figures_of(games)
    ends, english = [one.end for one in games], Words("en")

    assert (figures.game, len(figures.games)) == ("nemesis", 3)
    assert (figures.timed, figures.seconds) == (2, 10800)
    assert list(figures.people) == ["anna", "Boris"]
    assert [len(some) for some in figures.people.values()] == [3, 2]
    assert sum(counted(one, "won") for one in figures.people["anna"]) == 2
    assert list(CHRONICLE.totals(ends, english)) == [("Survivors", "2 of 5 people")]
    shares = {
        heading: [(one.name, one.count, one.all) for one in lines] for heading, lines in CHRONICLE.shares(ends, english)
    }
    assert list(shares.items()) == [
        ("Wins by mode", [("Solo mode", 0, 1), ("Semi-cooperative game", 2, 2)]),
        ("How games end", [("Hyperspace jump", 2, 3), ("Fire", 1, 3)]),
        ("Where the ship ended up", [("Destroyed", 1, 3), ("Earth", 1, 3), ("Mars", 1, 3)]),
    ]
    (characters,) = CHRONICLE.groupings(ends, english)
    lived = {name: (len(some), sum(counted(one, "survived") for one in some)) for name, some in characters.members}
    assert lived == {"Captain": (2, 2), "Scout": (2, 0), "Pilot": (1, 0)}


def test_there_are_figures_of_no_games() -> None:
    assert figures_of([]) == []
