"""The balance lab: what is kept of games, gone on with, laid out and compared."""

from __future__ import annotations

import csv
import json
import os
import re
import stat
from collections.abc import Iterator, Sequence
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.seats.records import Measure, Measures, Record
from nemesis_desktop.engine.seats.simulate import game, records, seated
from nemesis_desktop.engine.seats.summary import Kinds, Mean, Share, compared, summed_up
from nemesis_desktop.games import SHELF, kind_of
from nemesis_desktop.program.lab import command
from nemesis_desktop.program.lab.figures_table import as_csv
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.start import main
from tests.engine.playing import NAMES
from tests.engine.toy import STOWAWAYS
from tests.engine.toy_trials import Grudge

SHORT = ("simulate", "--players", "2", "--seed", "3")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")


def one_game(policies: tuple[str, ...] = ("random",), players: int = 4) -> Any:
    return partial(game, STOWAWAYS, NAMES[:players], policies, True)


# -------------------------------------------------------------------- one game


@pytest.mark.parametrize("name", SHELF)
def test_every_figure_that_a_game_names_is_kept_and_has_its_words(name: str) -> None:
    trials = kind_of(name).trials
    setup = trials.setup({**dict.fromkeys(one.name.replace("-", "_") for one in trials.options), **usual(name)})
    played = [*records(partial(game, kind_of(name), setup, ("random",), True), range(3))]
    measures = trials.measures
    for record in played:
        assert {*record.game} <= {one.name for one in measures.game}
        assert all({*seat} <= {one.name for one in measures.seat} for seat in record.seats)
        assert {*record.counts} <= {one.name for one in measures.counted}
        assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record
    seen = {fact for record in played for facts in (record.game, *record.seats) for fact in facts}
    assert seen == {one.name for one in (*measures.game, *measures.seat)}
    assert {*measures.best} <= seen
    assert {pair for both in measures.crossed for pair in both} <= {one.name for one in measures.seat}
    for language in LANGUAGES:
        words = Words(language)
        named = [*measures.game, *measures.seat, *measures.counted]
        assert [one.message for one in named if not words.has(one.message)] == []
        lacking = [
            f"{one.said}{value}"
            for one in named
            if one.said
            for value in said_of(one, played)
            if not words.has(f"{one.said}{value}")
        ]
        assert lacking == []


def usual(name: str) -> dict[str, Any]:
    trials = kind_of(name).trials
    return {one.name.replace("-", "_"): one.default if one.metavar else False for one in trials.options}


def said_of(one: Measure, played: list[Record]) -> set[str]:
    facts = [fact.get(one.name) for record in played for fact in (record.game, *record.seats)]
    counted = [what for record in played for what in record.counts.get(one.name, ())]
    return {str(value) for value in (*facts, *counted) if value is not None}


def test_policies_hear_what_happens_as_their_seat_may_read_it(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: dict[int, list[str]] = {}

    def hear(self: Grudge, events: Sequence[Told]) -> None:
        heard.setdefault(id(self), []).extend(one.kind for one in events)

    monkeypatch.setattr(Grudge, "hear", hear)
    game(STOWAWAYS, NAMES[:3], ("grudge",), False, 1)
    assert len(heard) == 3 and all("accused" in kinds for kinds in heard.values())


def test_seats_of_a_mixed_table_move_on_by_one_in_every_game() -> None:
    assert [seated(("a", "b"), 3, seed) for seed in (0, 1)] == [("a", "b", "a"), ("b", "a", "b")]
    assert seated(("a",), 2, 7) == ("a", "a")
    mixed = [*records(one_game(("random", "grudge")), range(4))]
    assert {record.policies[0] for record in mixed} == {"random", "grudge"}


# -------------------------------------------------------------------- figures

MEASURES = Measures(
    game=(Measure("won"), Measure("rounds"), Measure("end")),
    seat=(Measure("alive"), Measure("fate"), Measure("round")),
    counted=(Measure("cards"),),
    crossed=(("round", "fate"),),
    best=("alive",),
)


def played(seed: int, won: bool, rounds: int, *alive: bool) -> Record:
    seats = tuple({"alive": one, "fate": "well" if one else "dead", "round": None if one else rounds} for one in alive)
    counts = {"cards": {"rest": 1, "search": seed}}
    return Record({"won": won, "rounds": rounds, "end": "jump"}, seats, counts, seed, 10, ("a", "b")[: len(alive)])


def test_truths_are_shares_numbers_are_means_and_words_are_counted() -> None:
    summary = summed_up(MEASURES, [played(1, True, 4, True, False), played(2, False, 8, False, False)])
    assert summary.game["won"] == Share(1, 2) and summary.seats["alive"] == Share(1, 4)
    assert isinstance(rounds := summary.game["rounds"], Mean) and rounds.mean == 6
    assert summary.seats["fate"] == Kinds({"well": 1, "dead": 3})
    assert summary.policies["a"]["alive"] == Share(1, 2) and summary.policies["b"]["alive"] == Share(0, 2)
    assert summary.counts == {"cards": {"search": 3, "rest": 2}}
    assert summary.crossed == {("round", "fate"): {("4", "dead"): 1, ("8", "dead"): 2}}


def test_games_are_compared_in_pairs_of_the_same_seed() -> None:
    first = [played(seed, False, seed, False, False) for seed in range(1, 9)]
    second = [played(seed, seed < 6, seed + 1, True, False) for seed in range(3, 11)]
    found = {one.name: one for one in compared(MEASURES, first, second)}
    assert next(iter(found)) == "alive", "what matters most comes first"
    assert (found["won"].more, found["won"].fewer, found["won"].first, found["won"].second) == (3, 0, 0, 0.5)
    assert found["won"].by_chance == 0.25 and found["won"].share
    assert (found["rounds"].interval, found["rounds"].share) == ((1, 1), False)
    assert found["alive"].second == 0.5 and found["alive"].by_chance == 2 / 2**6
    assert "end" not in found and "fate" not in found
    assert compared(MEASURES, first[:2], second) == []


def test_a_table_has_a_line_for_each_game_and_a_column_for_each_figure() -> None:
    written = as_csv(MEASURES, [played(7, True, 4, True, False)])
    (line,) = csv.DictReader(written.splitlines())
    assert line["seed"] == "7" and line["won"] == "1" and line["end"] == "jump"
    assert (line["seat1_policy"], line["seat1_alive"], line["seat1_round"]) == ("a", "1", "")
    assert (line["seat2_fate"], line["seat2_round"], line["cards"]) == ("dead", "4", "rest:1|search:7")


# -------------------------------------------------------------------- files


def broken_off(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Somebody presses Ctrl+C after so many games."""
    whole = command.records

    def some(*given: Any) -> Iterator[Record]:
        for number, record in enumerate(whole(*given)):
            if number == after:
                raise KeyboardInterrupt
            yield record

    monkeypatch.setattr(command, "records", some)


def test_a_run_that_was_broken_off_goes_on_and_comes_to_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, table = tmp_path / "run.csv.games", tmp_path / "run.csv"
    with monkeypatch.context() as patched:
        broken_off(patched, 3)
        assert main([*SHORT, "--games", "5", "--csv", str(table)]) == 130
    said = capsys.readouterr().err
    assert f"3 of 5 games are kept in {kept}" in said and f"--resume {kept}" in said
    assert len(table.read_text().splitlines()) == 1 + 3, "what has been played so far is in the table"
    whole_lines = kept.read_bytes()
    kept.write_bytes(whole_lines + b'{"seed":6,"deci')  # the plug was pulled
    assert main([*SHORT, "--games", "5", "--csv", str(table), "--resume", str(kept), "--json"]) == 0
    out, err = capsys.readouterr()
    assert "5/5" in err and kept.read_bytes().startswith(whole_lines)
    assert main([*SHORT, "--games", "5", "--csv", str(tmp_path / "at_once.csv"), "--json"]) == 0
    at_once = json.loads(capsys.readouterr().out)
    assert {**json.loads(out), "seconds": 0, "decisions_per_second": 0} == {
        **at_once,
        "seconds": 0,
        "decisions_per_second": 0,
    }
    assert (tmp_path / "at_once.csv").read_bytes() == table.read_bytes()
    assert not (tmp_path / "at_once.csv.games").exists(), "it is whole, and the table stands for it"


def test_games_that_are_kept_can_be_added_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "run.games"
    for games in (2, 4, 3):
        assert main([*SHORT, "--games", str(games), "--resume", str(kept), "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["games"] == games
    assert len(kept.read_text().splitlines()) == 1 + 4


def test_only_games_that_are_played_now_have_a_speed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def decisions(games: int, *more: str) -> tuple[int, bool]:
        """What the line of decisions counts, and whether it tells how fast they were."""
        words = [*SHORT, "--games", str(games), "--resume", str(tmp_path / "run.games"), *more]
        assert main(words) == 0
        lines = capsys.readouterr().out.replace("\u00a0", " ").splitlines()
        (line,) = (one for one in lines if re.match(r"[\d,]+ (?:decision|решени|rozhodnutí)", one))
        return int(line.split(" ")[0].replace(",", "")), bool(re.search("per second|в секунду|za sekundu", line))

    first = decisions(1)
    added = decisions(2)
    assert first[1] and added[1]
    for language in LANGUAGES:
        assert decisions(2, "--language", language) == (first[0] + added[0], False)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--players", "3"), "what differs: table."),
        (("--seed", "4"), "what differs: seed."),
        (("--policy", "sensible"), "what differs: policies."),
        (("--game", "space-alert"), "what differs: game, table"),
    ],
)
def test_games_of_something_else_are_not_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    kept = tmp_path / "run.games"
    assert main([*SHORT, "--games", "1", "--resume", str(kept)]) == 0
    before = kept.read_bytes()
    capsys.readouterr()
    assert main([*SHORT, "--games", "1", "--resume", str(kept), *words]) == 1
    out, err = capsys.readouterr()
    assert out == "" and sentence in err and err.count("\n") == 1
    assert kept.read_bytes() == before


@pytest.mark.parametrize("content", [b"\x00\xff", b"seed,won\n1,1\n", b"[]\n", b'{"policies":[]}\n{"seed":"x"}\n'])
def test_a_file_that_holds_no_games_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    kept = tmp_path / "run.games"
    kept.write_bytes(content)
    assert main([*SHORT, "--games", "1", "--resume", str(kept)]) == 1
    out, err = capsys.readouterr()
    assert out == "" and "is not a file of kept games" in err and err.count("\n") == 1
    assert kept.read_bytes() == content


def test_where_nothing_can_be_written_is_said_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for flag in ("--csv", "--report", "--resume"):
        assert main([*SHORT, flag, str(tmp_path / "nowhere" / "file")]) == 1
        out, err = capsys.readouterr()
        assert out == "" and "cannot be written" in err and err.count("\n") == 1


@pytest.mark.parametrize("flag", ["--csv", "--report", "--resume"])
def test_standard_output_is_no_file(
    flag: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for language, sentence in (("en", "needs the name of a file"), ("ru", "имя файла"), ("cs", "název souboru")):
        assert main([*SHORT, "--games", "1", "--language", language, flag, "-"]) == 2
        out, err = capsys.readouterr()
        assert out == "" and flag in err and sentence in err.replace("\u00a0", " ") and err.count("\n") == 1
    assert not [*tmp_path.iterdir()]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes have names here")
def test_a_pipe_or_a_device_is_never_taken_for_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    listening = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        for flag in ("--csv", "--report", "--resume"):
            assert main([*SHORT, "--games", "1", "--language", "cs", flag, str(pipe)]) == 1
            out, err = capsys.readouterr()
            assert out == "" and err == f"Soubor {pipe} nelze zapsat: tento název má složka, roura nebo zařízení\n"
    finally:
        os.close(listening)
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"] and stat.S_ISFIFO(pipe.stat().st_mode)


def test_two_sets_of_games_that_were_kept_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sides = [tmp_path / "plain.games", tmp_path / "gentle.games"]
    for side, variant in zip(sides, ("", "gentle_start"), strict=True):
        assert main([*SHORT, "--games", "3", "--variants", variant, "--resume", str(side)]) == 0
    capsys.readouterr()
    assert main(["simulate", "--compare", *map(str, sides), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["pairs"] == 3 and told["figures"]["rounds"]["first"] > 0
    same = ["simulate", "--compare", str(sides[0]), str(sides[0]), "--json"]
    assert main(same) == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    assert all(one["difference"] == 0 and one["by_chance"] == 1 for one in figures.values())
    assert main(["simulate", "--compare", str(tmp_path / "gone.games"), "random", "--games", "1"]) == 1
    assert "neither a policy nor a file" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "against"), [("en", "against"), ("ru", "против"), ("cs", "proti")])
def test_a_comparison_names_first_what_its_first_column_tells(
    capsys: pytest.CaptureFixture[str], language: str, against: str
) -> None:
    words = ["--compare", "sensible", "random", "--games", "1", "--language", language]
    assert main([*SHORT, *words]) == 0
    title = capsys.readouterr().out.splitlines()[0]
    assert title.replace("\u00a0", " ") == f"sensible {against} random"


# -------------------------------------------------------------------- pages


class Tags(HTMLParser):
    """Which tags are open, and whatever a browser would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.fetched += [value for name, value in attrs if name in ("src", "href", "xlink:href", "data") and value]
        if tag not in ("meta", "p"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        return

    def handle_endtag(self, tag: str) -> None:
        if tag != "p":
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [("--policy", "random,sensible"), ("--compare", "random", "sensible")])
def test_a_page_is_whole_and_fetches_nothing(tmp_path: Path, language: str, words: tuple[str, ...]) -> None:
    path = tmp_path / "page.html"
    assert main([*SHORT, "--games", "4", *words, "--report", str(path), "--language", language]) == 0
    page = path.read_text()
    tags = Tags()
    tags.feed(page)
    assert tags.open == [] and tags.fetched == [] and {"svg", "table", "style"} <= tags.seen
    assert not re.search(r"https?:|url\(|@import|nan\b|inf\b", page)
    assert not re.search(r"\b(?:lab|cause|objective|character|action|item)-[a-z]", page), "every figure has its words"


@pytest.mark.parametrize(("language", "sign"), [("en", "."), ("ru", ","), ("cs", ",")])
def test_numbers_have_the_sign_of_the_language(
    language: str, sign: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.html"
    for words in ((), ("--compare", "random", "sensible")):
        assert main([*SHORT, "--games", "3", *words, "--report", str(page), "--language", language]) == 0
        cells = " ".join(re.findall("<td>([^<]*)</td>", page.read_text()))
        for told in (capsys.readouterr().out, cells):
            assert {*re.findall(r"\d([.,])\d", told)} == {sign}, told


# -------------------------------------------------------------------- more than one machine


def test_without_dask_a_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    for more in ((), ("--csv", str(tmp_path / "run.csv")), ("--compare", "random", "sensible")):
        assert main([*SHORT, "--games", "1", "--dask", "tcp://127.0.0.1:1", *more]) == 1
        out, err = capsys.readouterr()
        assert out == "" and 'pip install "nemesis-desktop[dask]"' in err and err.count("\n") == 1, (
            "and no bar before it"
        )
    assert not [*tmp_path.iterdir()]


@pytest.mark.soak
def test_a_cluster_plays_the_same_games() -> None:
    distributed = pytest.importorskip("distributed")
    from nemesis_desktop.program.lab.far_away import played_far_away

    with distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        kind = kind_of("nemesis")
        playing = partial(game, kind, kind.trials.setup(usual("nemesis")), ("random",), True)
        assert [*played_far_away(playing, range(20), cluster.scheduler_address)] == [*records(playing, range(20))]
