"""Whatever somebody has done to a save, it is a game or it is refused in one sentence; and nothing else happens."""

from __future__ import annotations

import gzip
import json
import os
import random
import sys
import tracemalloc
import zlib
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from attrs import evolve

from nemesis_desktop.engine.match import MOST_REPLAYED, Match
from nemesis_desktop.engine.saving.checking import read_save
from nemesis_desktop.engine.saving.files import previous
from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games import KINDS
from nemesis_desktop.games.nemesis.saving.checking import check_checkpoint
from nemesis_desktop.games.space_alert.bots.trials import table_of as alert_table
from nemesis_desktop.games.the_thing.bots.trials import table_of as thing_table
from nemesis_desktop.program.kept.saves import SavedGames, summary
from nemesis_desktop.program.replay import replayed
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.furniture.secrecy.pins import kept_form
from tests.games.nemesis.properties.random_play import after, played, random_game, random_picks, setup_for
from tests.program.damage.damaging import DEEP, Damage, damages, sample, written
from tests.program.documents import document_of, lay

SEED = 20261128
MOST_SECONDS = 1.0
MOST_BYTES = 64 << 20


GAMES: dict[str, Callable[[], Match[Any, Any]]] = {
    "nemesis": lambda: after(103, setup_for(4), answers=90),
    "the-thing": lambda: in_full_swing("the-thing", thing_table(5), answers=120),
    "space-alert": lambda: in_full_swing("space-alert", alert_table(4), answers=60),
}
"""A game of four or five people in full swing, of each on the shelf."""


def in_full_swing(game: str, setup: object, answers: int) -> Match[Any, Any]:
    match = Match.new(KINDS[game], setup, 3)
    dice = random.Random(3)
    for _ in range(answers):
        assert match.decision is not None
        match.answer(*random_picks(dice, match.decision))
    return match


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Nemesis, with PINs, one of them removed."""
    return saved("nemesis", tmp_path_factory.mktemp("saves"))


def saved(game: str, folder: Path) -> Path:
    match = GAMES[game]()
    match.table = {
        "secrecy": "shield",
        "reactions": "ask",
        "game": "ab12cd34ef",
        "seconds": 12.5,
        "pins": {"1": kept_form("1357")},
        "pins_removed": [[0, 12, [0, 2]]],
        "own": {"pauses": 2, "lanes": {"0": ["Q", "W"]}, "locks": False},
    }
    path = folder / "whole.nemesis"
    match.save(path)
    return path


def pack(path: Path, text: str) -> Path:
    path.write_bytes(gzip.compress(text.encode(errors="surrogatepass"), compresslevel=1, mtime=0))
    return path


def refused_or_played_on(path: Path, words: Words, *, listed: bool) -> bool:
    """Open a file as the window does: whether it is a game. Play a few answers of it, and look at it from all seats.

    Where it is ``listed``, the list of saves, which reads it in the same way, shows it too.
    """
    before = path.read_bytes()
    try:
        match = Match.load(path, KINDS)
    except SaveError as problem:
        said = words.text(problem.text)
        assert "\n" not in said and said.encode() and len(said) < 400 and said != problem.text.id, said[:500]
        assert not listed or summary(path).trouble is not None or problem.text.id == "save-damaged"
        return False
    finally:
        assert path.read_bytes() == before
    assert summary(path).trouble is None
    dice = random.Random(1)
    for _ in range(3):
        for seat in (-1, *match.seats):
            match.view(seat)
        if match.decision is None:
            break
        match.answer(*random_picks(dice, match.decision))
    match.save(path)
    Match.load(path, KINDS)
    return True


def tried(save: Path, tmp_path: Path, chosen: list[Damage]) -> str:
    document = document_of(save)
    words = Words()
    games, failed, slowest = 0, [], 0.0
    for number, damage in enumerate(chosen):
        path = pack(tmp_path / f"{number % 10}.nemesis", written(damage.done_to(document)))
        started = perf_counter()
        try:
            games += refused_or_played_on(path, words, listed=number % 10 == 0)
        except Exception as problem:  # counted, and told below
            failed.append((damage.path, str(damage.value)[:40], repr(problem)[:200]))
        slowest = max(slowest, perf_counter() - started)
    whose = f"saves of {document['game']}"
    told = f"{whose}: {len(chosen)} damaged documents tried, {games} still games, {len(failed)} failed, {slowest:.2f} s"
    print(told)
    assert not failed, failed[:10]
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_of_damage_is_refused_or_harmless(game: str, tmp_path: Path) -> None:
    save = saved(game, tmp_path)
    everything = damages(document_of(save))
    assert len(everything) > 10_000
    head = [one for one in everything if one.path[:1] not in (("checkpoint",), ("journal",))]
    tried(save, tmp_path, sample(head, 50, SEED) + sample(everything, 70, SEED))


@pytest.mark.soak
@pytest.mark.parametrize("share", range(8))
@pytest.mark.parametrize("game", GAMES)
def test_all_damage_is_refused_or_harmless(game: str, tmp_path: Path, share: int) -> None:
    """In eight shares, so that every core takes some."""
    save = saved(game, tmp_path)
    tried(save, tmp_path, damages(document_of(save))[share::8])


@pytest.mark.parametrize("turns", [300, pytest.param(20_000, marks=pytest.mark.soak)])
def test_no_flipped_bit_and_no_cut_passes_unseen(save: Path, tmp_path: Path, turns: int) -> None:
    whole, dice, path = save.read_bytes(), random.Random(SEED), tmp_path / "game.nemesis"
    text = gzip.decompress(whole)
    for _ in range(turns):
        packed, cut = dice.random() < 0.5, dice.random() < 0.3
        content = bytearray(whole if packed else text)
        where = dice.randrange(len(content))
        if cut:
            del content[where:]
        else:
            content[where] ^= 1 << dice.randrange(8)
        path.write_bytes(content if packed else gzip.compress(bytes(content), 1))
        try:
            read_save(path, KINDS)
        except SaveError:
            continue
    print(f"saves: {turns} flipped or cut files tried, 0 failed")


HOPELESS = (10**50, 1.5, float("nan"), float("inf"), "x" * 1_000_000, "\ud800", "\0", [[]], {"x": 1}, DEEP)
"""Wrong wherever they lie in a save."""

PLACES = [
    ("setup", "people", 0, 0),
    ("setup", "people", 0, 1),
    ("setup", "options"),
    ("summary", "round"),
    ("table", "secrecy"),
    ("table", "pins", "1", "salt"),
    ("table", "pins_removed", 0, 1),
    ("seed",),
    ("since",),
    ("checkpoint", "time"),
    ("checkpoint", "crew", 0, "id"),
    ("checkpoint", "decks", "event", 0),
    ("checkpoint", "rooms", "1", "tile"),
    ("journal", 0, 1, 0),
]


@pytest.mark.parametrize("path", PLACES, ids=str)
def test_a_hopeless_value_is_refused_in_every_part(save: Path, tmp_path: Path, path: tuple[str | int, ...]) -> None:
    for wrong in HOPELESS:
        damaged = pack(tmp_path / "game.nemesis", written(Damage(path, wrong).done_to(document_of(save))))
        with pytest.raises(SaveError):
            read_save(damaged, KINDS)


# -------------------------------------------------------------------------------- files that are no saves at all


def bomb(path: Path) -> None:
    stream = zlib.compressobj(9, wbits=31)
    with path.open("wb") as file:
        for _ in range(512):
            file.write(stream.compress(b" " * (1 << 20)))
        file.write(stream.flush())


def large(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 30)


STRANGE: dict[str, Callable[[Path], object]] = {
    "a packed gigabyte": bomb,
    "a gigabyte": large,
    "a folder": Path.mkdir,
    "lists in lists": lambda path: pack(path, "[" * 900_000),
    "a list of a million lists": lambda path: pack(path, "[" + "[]," * 650_000 + "[]]"),
    "a number of a million digits": lambda path: pack(path, '{"format":' + "9" * 1_000_000 + "}"),
    "a name of a million signs": lambda path: pack(path, '{"format":1,"game":"' + "\U0001f680" * 400_000 + '"}'),
    "not JSON": lambda path: pack(path, "{" * 50),
    "no bytes": Path.touch,
}
if hasattr(os, "mkfifo"):
    STRANGE["a pipe"] = os.mkfifo
    STRANGE["a device"] = lambda path: path.symlink_to("/dev/zero")
    STRANGE["a loop"] = lambda path: path.symlink_to(path)


@pytest.mark.parametrize("kind", STRANGE)
def test_no_file_takes_long_or_much(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "game.nemesis"
    STRANGE[kind](path)
    tracemalloc.start()
    started = perf_counter()
    try:
        with pytest.raises(SaveError) as refused:
            Match.load(path, KINDS)
        seconds, (_, most) = perf_counter() - started, tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert seconds < MOST_SECONDS * 3, "tracing memory takes its time, too"
    assert most < MOST_BYTES
    for language in LANGUAGES:
        assert Words(language).text(refused.value.text) != refused.value.text.id
    assert summary(path).trouble is not None
    with pytest.raises(SaveError):
        list(replayed(path))
    with pytest.raises(SaveError):
        SavedGames(tmp_path / "saves").bring_in(path)


def test_a_name_that_no_system_has_is_refused() -> None:
    with pytest.raises(SaveError):
        read_save(Path("a\0b.nemesis"), KINDS)


@pytest.mark.parametrize("path", [("checkpoint", "more"), ("checkpoint", "crew", 0, "more")], ids=str)
def test_what_can_just_be_parsed_is_no_game_when_it_is_too_deep_to_be_looked_at(
    save: Path, tmp_path: Path, path: tuple[str | int, ...]
) -> None:
    text = written(Damage(path, "<here>").done_to(document_of(save)))

    def is_parsed(depth: int) -> bool:
        nested = pack(tmp_path / "game.nemesis", text.replace('"<here>"', "[" * depth + "]" * depth))
        try:
            read_save(nested, KINDS)
        except SaveError as refused:
            return Text("save-part-file") not in dict(refused.text.args).values()
        return True

    least, most = 100, sys.getrecursionlimit()
    while most - least > 1:
        middle = (least + most) // 2
        least, most = (middle, most) if is_parsed(middle) else (least, middle)
    assert all(map(is_parsed, range(least - 8, least)))


@pytest.mark.parametrize("gone", ["piles", "tracks"])
def test_a_mission_that_is_laid_out_has_its_damage_tiles_and_its_tracks(gone: str, tmp_path: Path) -> None:
    document = document_of(saved("space-alert", tmp_path))
    del document["checkpoint"][gone]
    with pytest.raises(SaveError):
        Match.load(pack(tmp_path / "damaged.nemesis", written(document)), KINDS)


TOO_MUCH: dict[str, Callable[[Any], object]] = {
    "notes": lambda table: table["notes"].update(
        {"0": [{"kind": "engine", "about": 1, "saw": "working", "round": 1}] * 5_000}
    ),
    "carcasses": lambda table: table.update(carcasses=1_000_000),
    "decks": lambda table: table["decks"].update({f"deck {number}": [] for number in range(15_000)}),
    "discards": lambda table: table["discards"].update({f"deck {number}": [] for number in range(15_000)}),
    "dead": lambda table: table.update(first_dead=[0] * 15_000),
    "values of another program": lambda table: table.update({f"value {number}": number for number in range(45_000)}),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_long_text_in_place_of_a_list_is_refused_before_it_is_taken_apart(game: str, tmp_path: Path) -> None:
    document = document_of(saved(game, tmp_path))
    lists = [key for key, value in document["checkpoint"].items() if isinstance(value, list)]
    for wrong in ("x" * 50_000, "\u1e9e" * 50_000, '"' + "x" * 1_000_000):
        document["checkpoint"] |= dict.fromkeys(lists, wrong)
        with pytest.raises(SaveError) as refused:
            read_save(lay(tmp_path / "game.nemesis", document), KINDS)
        assert Text("save-part-file") in dict(refused.value.text.args).values() or "too-large" in refused.value.text.id


def test_a_truth_value_is_no_seat(tmp_path: Path) -> None:
    """Python takes ``True`` for 1, and what was saved for what was understood."""
    document = document_of(saved("the-thing", tmp_path))
    document["checkpoint"]["figures"][1]["seat"] = True
    with pytest.raises(SaveError):
        read_save(lay(tmp_path / "game.nemesis", document), KINDS)


@pytest.mark.parametrize("game", GAMES)
def test_half_a_sign_is_refused_wherever_it_stands(game: str, tmp_path: Path) -> None:
    """What cannot be written could be played, and never be saved again."""
    document = document_of(saved(game, tmp_path))
    document["mood"] = "\ud800"
    for text in (json.dumps(document), json.dumps(document, ensure_ascii=False)):
        with pytest.raises(SaveError):
            read_save(pack(tmp_path / "game.nemesis", text), KINDS)
    document["mood"] = "\U0001f680"
    read_save(pack(tmp_path / "game.nemesis", json.dumps(document)), KINDS)


@pytest.mark.parametrize("variants", [[[]], [{}], [None], ["no such thing"]], ids=str)
def test_what_is_no_variant_is_refused(variants: list[object], tmp_path: Path) -> None:
    for game in GAMES:
        document = document_of(saved(game, tmp_path))
        document["setup"]["variants" if "variants" in document["setup"] else "options"] = variants
        with pytest.raises(SaveError):
            read_save(lay(tmp_path / "game.nemesis", document), KINDS)


def test_nobody_was_dealt_a_role_that_there_is_not(tmp_path: Path) -> None:
    document = document_of(saved("the-thing", tmp_path))
    document["checkpoint"]["dealt"][0] = "robot"
    with pytest.raises(SaveError):
        read_save(lay(tmp_path / "game.nemesis", document), KINDS)


@pytest.mark.parametrize("kind", TOO_MUCH)
def test_what_is_right_by_itself_and_far_too_much_is_refused_soon(save: Path, tmp_path: Path, kind: str) -> None:
    document = document_of(save)
    TOO_MUCH[kind](document["checkpoint"])
    path = lay(tmp_path / "game.nemesis", document)
    started = perf_counter()
    with pytest.raises(SaveError):
        read_save(path, KINDS)
    assert perf_counter() - started < MOST_SECONDS * 3, "other programs run, too"


def test_what_a_sentence_quotes_can_be_shown(save: Path, tmp_path: Path) -> None:
    document = document_of(save) | {"game": "\ud800" + "x" * 5000}
    with pytest.raises(SaveError) as refused:
        read_save(lay(tmp_path / "game.nemesis", document), KINDS)
    said = Words().text(refused.value.text)
    assert said.encode() and len(said) < 250


# -------------------------------------------------------------------------------- what must go on


def test_every_table_that_play_comes_to_is_one(tmp_path: Path) -> None:
    """The check of a checkpoint refuses nothing that happens at a table."""
    tables = (setup_for(1), setup_for(3), setup_for(5), evolve(setup_for(3), species="carnomorphs"))
    for seed, setup in enumerate(tables, 1):
        for number, match in enumerate(random_game(seed, setup, recording=True)):
            if number % 5 == 0 and match.decision is not None and not match._frames[-1].choices:
                check_checkpoint(setup, seed, match._frames[-1].frozen)


def test_a_finished_game_is_a_save(tmp_path: Path) -> None:
    path = tmp_path / "game.nemesis"
    played(4, setup_for(3)).save(path)
    assert summary(path).ended and Match.load(path, KINDS).over


def test_a_journal_too_long_to_replay_goes_on_from_the_checkpoint_and_says_so(save: Path, tmp_path: Path) -> None:
    document = document_of(save)
    document["journal"] = [*document["journal"][:1] * MOST_REPLAYED, *document["journal"]]
    started = perf_counter()
    match = Match.load(lay(tmp_path / "game.nemesis", document), KINDS)
    assert perf_counter() - started < MOST_SECONDS
    assert match.loaded is not None and not match.loaded.log_complete
    assert match.loaded.lost == 0 and match.decision is not None


@pytest.mark.parametrize("left", [0, 1, 45, 89])
def test_a_journal_that_leads_to_another_table_than_the_checkpoint_says_so(
    save: Path, tmp_path: Path, left: int
) -> None:
    """Each of its choices fits the rules: only the table at its end is an older one than was saved."""
    document = document_of(save)
    del document["journal"][left:]
    document["since"] = min(document["since"], left)
    match = Match.load(lay(tmp_path / "game.nemesis", document), KINDS)
    assert match.loaded is not None and not match.loaded.log_complete
    assert match.game.freeze()["round"] == document["checkpoint"]["round"]


def test_fields_of_another_program_do_not_lose_the_game(save: Path, tmp_path: Path) -> None:
    document = document_of(save)
    document["mood"] = "good"
    document["checkpoint"]["weather"] = "stormy"
    del document["checkpoint"]["dying_together"]
    match = Match.load(lay(tmp_path / "game.nemesis", document), KINDS)
    assert match.loaded is not None and match.loaded.log_complete


def test_the_list_says_which_file_is_damaged_and_changes_nothing(save: Path, tmp_path: Path) -> None:
    games = SavedGames(tmp_path)
    document = document_of(save)
    lay(games.place_for("well"), document)
    document["setup"]["people"][0][1] = 99
    before = lay(games.place_for("colour 99"), document).read_bytes()
    found = {one.name: one for one in games.all()}
    assert found["well"].trouble is None and found["well"].progress is not None
    trouble = found["colour 99"].trouble
    assert trouble is not None and "people" in Words().text(trouble)
    assert games.place_for("colour 99").read_bytes() == before


def test_continue_from_the_copy_of_a_damaged_autosave_says_that_it_is_older(save: Path, tmp_path: Path) -> None:
    games = SavedGames(tmp_path)
    lay(previous(games.autosave), document_of(save))
    games.autosave.write_bytes(b"cut off by a power failure")
    found = games.continued()
    assert found is not None and found.trouble is None and found.older
    games.autosave.unlink()
    lay(games.autosave, document_of(save))
    found = games.continued()
    assert found is not None and not found.older
