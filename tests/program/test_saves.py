"""The folder of saved games: nothing in it is ever lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.saving.files import previous
from nemesis_desktop.engine.saving.storage import SaveError, write
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.program.kept.saves import NotErasableError, Saved, SavedGames, file_name, summary

SETUP = Setup((Person("Mira", 4), Person("Otto", 2)))
GAME = Match.new(NEMESIS, SETUP, 1).document()


OTHER = Match.new(NEMESIS, SETUP, 5).document()
"""A game that is about to begin."""


def saved(path: Path, round: int = 3, *, ended: bool = False, age: int = 0) -> Path:
    """A saved game of two people."""
    told = {"people": ["Mira", "Otto"], "round": round, "over": ended}
    write(path, GAME._replace(summary=told))
    os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    return path


def turn_of(saved: Saved) -> int:
    """The round that a save is in, as the list says it."""
    assert saved.progress is not None and saved.progress.listed.id == "ui-saves-round"
    (turn,) = dict(saved.progress.listed.args).values()
    assert isinstance(turn, int)
    return turn


@pytest.fixture
def games(tmp_path: Path) -> SavedGames:
    """An empty folder of saved games."""
    return SavedGames(tmp_path / "saves")


def test_a_file_is_told_by_who_plays_and_how_far_they_are(games: SavedGames) -> None:
    told = summary(saved(games.place_for("Friday night"), 7))
    assert (told.name, told.ended) == ("Friday night", False)
    assert told.people == (Person("Mira", 4), Person("Otto", 2)) and turn_of(told) == 7
    assert told.when.timestamp() == 1_700_000_000
    assert told.trouble is None


def test_the_list_has_the_game_being_played_first_and_then_the_newest(games: SavedGames) -> None:
    saved(games.place_for("old"), age=500)
    saved(games.place_for("new"), age=100)
    saved(games.autosave, age=900)
    assert [one.name for one in games.all()] == ["autosave", "new", "old"]
    assert [one.autosave for one in games.all()] == [True, False, False]


def test_the_copies_kept_beside_a_game_are_not_listed(games: SavedGames) -> None:
    saved(games.place_for("game"))
    saved(games.place_for("game"))
    assert previous(games.place_for("game")).exists()
    assert [one.name for one in games.all()] == ["game"]


@pytest.mark.parametrize("content", [b"", b"no game", b"\x1f\x8b\x08broken"])
def test_an_unreadable_file_is_listed_with_the_reason_and_cannot_be_deleted(games: SavedGames, content: bytes) -> None:
    path = games.place_for("broken")
    path.write_bytes(content)
    (one,) = games.all()
    assert one.trouble is not None and one.name == "broken"
    with pytest.raises(NotErasableError):
        games.delete(one)
    assert path.read_bytes() == content


def test_a_deleted_game_is_gone_with_its_copy(games: SavedGames) -> None:
    path = games.place_for("game")
    saved(path)
    saved(path)
    games.delete(summary(path))
    assert not path.exists() and not previous(path).exists()


def test_continue_takes_the_copy_when_the_last_save_cannot_be_read(games: SavedGames) -> None:
    assert not games.has_autosave() and games.continued() is None
    saved(games.autosave, 4)
    saved(games.autosave, 5)
    games.autosave.write_bytes(b"cut off by a power failure")
    assert games.has_autosave()
    found = games.continued()
    assert found is not None and found.path == previous(games.autosave) and turn_of(found) == 4


def test_an_unreadable_autosave_is_set_aside_before_another_game_takes_its_place(games: SavedGames) -> None:
    games.autosave.write_bytes(b"broken")
    assert games.keep_unfinished(OTHER, lambda people, turn: "kept") is None
    assert not games.autosave.exists()
    (aside,) = games.all()
    assert aside.path.read_bytes() == b"broken" and aside.trouble is not None


def test_the_copy_of_an_unreadable_autosave_is_kept_as_the_game_it_is(games: SavedGames) -> None:
    begun = GAME._replace(journal=['[0,[0],[["KeepCharacter","pilot"]]]'], summary={"round": 4, "over": False})
    write(games.autosave, begun)
    games.autosave.rename(previous(games.autosave))
    games.autosave.write_bytes(b"broken")
    kept = games.keep_unfinished(OTHER, lambda people, turn: f"{', '.join(people)}, {turn.named.args[0][1]}")
    assert kept is not None and (kept.name, turn_of(kept)) == ("Mira, Otto, 4", 4)
    assert sum(one.trouble is not None for one in games.all()) == 1


def test_a_save_of_another_game_is_listed_as_such(games: SavedGames) -> None:
    path = games.place_for("chess")
    write(path, GAME._replace(game="chess"))
    found = summary(path)
    assert found.trouble is not None and found.trouble.id == "save-other-game"


def test_continue_says_why_when_nothing_can_be_read(games: SavedGames) -> None:
    games.autosave.write_bytes(b"broken")
    found = games.continued()
    assert found is not None and found.trouble is not None


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Friday night", "Friday night"),
        ("  two   spaces ", "two spaces"),
        ("../../etc/passwd", "etc passwd"),
        ('a<b>:"c|d?*e', "a b c d e"),
        ("Пятница", "Пятница"),
        (".hidden.", "hidden"),
        ("Autosave", "Autosave 2"),
        ("x" * 200, "x" * 60),
    ],
)
def test_any_name_becomes_a_file_in_the_folder(games: SavedGames, name: str, kept: str) -> None:
    assert file_name(name) == kept
    assert games.place_for(name).parent == games.folder


@pytest.mark.parametrize("name", ["", "   ", "...", "///"])
def test_a_name_of_nothing_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        file_name(name)


def test_a_game_from_elsewhere_is_copied_under_a_free_name(games: SavedGames, tmp_path: Path) -> None:
    saved(games.place_for("game"), 1)
    source = saved(tmp_path / "game.nemesis", 9)
    brought = games.bring_in(source)
    assert brought.name == "game 2" and turn_of(brought) == 9
    assert source.exists() and turn_of(summary(games.place_for("game"))) == 1


def test_a_copy_kept_beside_a_game_can_be_brought_in(games: SavedGames, tmp_path: Path) -> None:
    saved(tmp_path / "game.nemesis", 1)
    saved(tmp_path / "game.nemesis", 2)
    brought = games.bring_in(previous(tmp_path / "game.nemesis"))
    assert (brought.name, turn_of(brought)) == ("game", 1)


def test_what_is_no_game_is_not_brought_in(games: SavedGames, tmp_path: Path) -> None:
    source = tmp_path / "holiday.nemesis"
    source.write_bytes(b"a photograph")
    with pytest.raises(SaveError):
        games.bring_in(source)
    assert games.all() == []


def test_the_default_folder_is_the_persons_own(own_home: Path) -> None:
    assert own_home in SavedGames().folder.parents


# -------------------------------------------------------------------- copies kept before


def test_a_copy_whose_file_is_missing_or_damaged_is_offered(games: SavedGames) -> None:
    place = games.place_for("Friday")
    saved(place, 3)
    saved(place, 4)
    place.rename(place.with_name("elsewhere"))
    (found,) = games.all()
    assert (found.name, turn_of(found), found.former, found.trouble) == ("Friday", 3, True, None)
    assert games.at(place) == found, "a save under its name would be the end of it"

    place.write_bytes(b"cut off by a power failure")
    assert {(one.former, one.trouble is None) for one in games.all()} == {(True, True), (False, False)}
    saved(place, 5)
    assert [turn_of(one) for one in games.all()] == [5], "beside a whole file nobody needs the copy"


def test_a_copy_of_the_game_being_played_leads_the_list_with_it(games: SavedGames) -> None:
    saved(games.autosave, 4)
    saved(games.autosave, 5)
    games.autosave.write_bytes(b"broken")
    saved(games.place_for("newest"), age=-500)
    assert [(one.stem, one.former) for one in games.all()] == [
        ("autosave.nemesis", False),
        ("autosave.nemesis", True),
        ("newest.nemesis", False),
    ]


def test_a_copy_alone_can_be_deleted(games: SavedGames) -> None:
    saved(games.place_for("Friday"))
    games.place_for("Friday").rename(previous(games.place_for("Friday")))
    games.delete(games.all()[0])
    assert not list(games.folder.iterdir())


def test_a_game_that_cannot_be_deleted_loses_no_more_than_its_copy(
    games: SavedGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = games.place_for("Friday")
    saved(place, 3)
    saved(place, 4)
    removed: list[Path] = []
    monkeypatch.setattr("nemesis_desktop.engine.saving.files.remove", removed.append)
    games.delete(summary(place))
    assert removed == [previous(place), place]


# -------------------------------------------------------------------- names


def test_a_name_of_sixty_emoji_can_be_saved_twice(games: SavedGames) -> None:
    place = games.place_for("🦑" * 60)
    saved(place, 1)
    saved(place, 2)
    assert games.place_for("🦑" * 60) == place
    for seed in (1, 2, 3):
        begun = Match.new(NEMESIS, SETUP, seed).document()
        write(games.autosave, begun._replace(journal=['[0,[0],[["KeepCharacter","pilot"]]]']))
        assert games.keep_unfinished(OTHER, lambda people, turn: "🦑" * 60) is not None
    assert len(games.all()) == 5 and all(len(path.name.encode()) < 255 for path in games.folder.iterdir())


@pytest.mark.parametrize("twin", ["friday", "Fri\u200bday", "Ｆriday"])
def test_a_name_that_looks_like_another_means_the_same_file(games: SavedGames, twin: str, tmp_path: Path) -> None:
    place = saved(games.place_for("Friday"))
    assert games.place_for(twin) == place
    brought = games.bring_in(saved(tmp_path / f"{twin}.nemesis", 9))
    assert brought.path != place and brought.name.endswith(" 2")


@pytest.mark.parametrize("name", ["\u200b", "\u202e\u3164", "\x00\x01"])
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        file_name(name)


@pytest.mark.parametrize("name", ["con", "NUL", "com1.old", "Lpt9"])
def test_a_name_that_means_a_device_to_windows_is_changed(name: str) -> None:
    assert file_name(name) == f"_{name}"
