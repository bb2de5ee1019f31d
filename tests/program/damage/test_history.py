"""A history that somebody has damaged: the line is skipped and counted, all others stay and can be shown."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from nemesis_desktop.program.kept.figures import figures_of
from nemesis_desktop.program.kept.history import LARGEST, History, as_json, export_csv, export_json, line_of
from nemesis_desktop.table.widgets.dates import day, length, moment
from tests.program.damage.damaging import Damage, damages, sample, written
from tests.program.played import ANNA, played

SEED = 20261128

GAME = played(players=(ANNA,), variants=["medic"])


def tried(path: Path, chosen: list[Damage]) -> None:
    failed, read = [], 0
    sound: dict[str, Any] = as_json(GAME) | {"id": "sound"}
    for damage in chosen:
        line = written(damage.done_to(as_json(GAME)))
        path.write_text(f"{line}\n{written(sound)}\n", encoding="utf-8", errors="surrogatepass")
        try:
            shelf = History(path).read()
            assert "sound" in [game.id for game in shelf.games]
            assert len(shelf.games) + shelf.unreadable == 2
            assert export_csv(shelf.games).encode() and export_json(shelf.games).encode() and figures_of(shelf.games)
            for game in shelf.games:
                assert day(game.ended, "ru") and moment(game.ended, "cs") and length(game.seconds or 0, "en")
            read += len(shelf.games) - 1
        except Exception as problem:  # counted, and told below
            failed.append((damage.path, str(damage.value)[:40], repr(problem)[:200]))
    print(f"history: {len(chosen)} damaged lines tried, {read} still readable, {len(failed)} failed")
    assert not failed, failed[:10]


def test_a_sample_of_damaged_lines(tmp_path: Path) -> None:
    tried(tmp_path / "history.jsonl", sample(damages(as_json(GAME)), 120, SEED))


@pytest.mark.soak
def test_all_damaged_lines(tmp_path: Path) -> None:
    tried(tmp_path / "history.jsonl", damages(as_json(GAME)))


@pytest.mark.parametrize("year", ["0001-01-01T00:00:00", "9999-12-31T23:59:59-12:00", "yesterday"])
def test_an_impossible_date_costs_one_line(tmp_path: Path, year: str) -> None:
    path = tmp_path / "history.jsonl"
    path.write_text(f"{written(as_json(GAME) | {'ended': year, 'id': 'other'})}\n{line_of(GAME)}\n", encoding="utf-8")
    shelf = History(path).read()
    assert [game.id for game in shelf.games] == ["one"] and shelf.unreadable == 1


def test_a_history_of_rubbish_is_read_in_a_moment(tmp_path: Path) -> None:
    path = tmp_path / "history.jsonl"
    path.write_bytes(b"{\n" * (LARGEST // 2))
    started = perf_counter()
    assert History(path).read().unreadable == LARGEST // 2
    assert perf_counter() - started < 3


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes among the files of this system")
def test_a_pipe_or_a_gigabyte_in_place_of_the_history_is_said_to_be_unreadable(tmp_path: Path) -> None:
    pipe, large = tmp_path / "pipe", tmp_path / "large"
    os.mkfifo(pipe)
    with large.open("wb") as file:
        file.truncate(1 << 30)
    for path in (pipe, large):
        with pytest.raises(OSError):
            History(path).read()
        with pytest.raises(OSError):
            History(path).add(GAME)
