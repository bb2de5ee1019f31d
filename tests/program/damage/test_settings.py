"""Settings that somebody has edited by hand: what is spoilt falls back to its default, the rest stays."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings

from nemesis_desktop.table.desk.settings import REACTIONS, SECRECY, SPEEDS, Settings
from nemesis_desktop.table.furniture.secrecy.pins import kept_form
from nemesis_desktop.table.screens.last_game import LastGame, last_game, remembered_pins
from tests.program.damage.damaging import DEEP, Damage, damages, sample, written

SEED = 20261128

KEPT: dict[str, Any] = {
    "names": ["Anna", "Boris", *("",) * 6],
    "colours": [2, 1, 3, 4, 5, 6, 7, 8],
    "computers": ["", "veteran", *("",) * 6],
    "count": 2,
    "mode": "coop",
    "species": "carnomorphs",
    "board": "alternate",
    "draft": "free",
    "secrecy": "open",
    "reactions": "ask",
    "options": ["medic", "open_inventories"],
}
AS_KEPT = LastGame(
    *(("Anna", "Boris", *("",) * 6), (2, 1, 3, 4, 5, 6, 7, 8), 2, "nemesis", "coop"),
    *({"species": "carnomorphs", "board": "alternate", "draft": "free"}, "open", "ask"),
    ("open_inventories", "medic"),
    ("", "veteran", *("",) * 6),
)
FIELD_OF = {"count": "seats", "options": "variants"}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "window.ini")


def part(game: LastGame, name: str) -> object:
    """What stands in the settings under this name."""
    return game.choices[name] if name in game.choices else getattr(game, FIELD_OF.get(name, name))


def tried(settings: Settings, chosen: list[Damage]) -> None:
    from nemesis_desktop.engine.new_game import Person
    from nemesis_desktop.games.nemesis import NEMESIS

    failed = []
    for damage in chosen:
        settings.remember("new_game", written(damage.done_to(KEPT)))
        try:
            game = last_game(settings)
            again = game.again(1)
            NEMESIS.setup_of(list(map(Person, again.names, again.colours)), again.mode, again.choices, again.variants)
            whole = damage.path and damage.value != DEEP and damage.path[0]
            for name in KEPT:
                if whole and name not in (whole, "options"):
                    assert part(game, name) == part(AS_KEPT, name), f"{name} fell, too"
        except Exception as problem:  # counted, and told below
            failed.append((damage.path, str(damage.value)[:40], repr(problem)[:200]))
    print(f"last game: {len(chosen)} damaged settings tried, {len(failed)} failed")
    assert not failed, failed[:10]


def test_the_last_game_is_read_as_it_was_kept(settings: Settings) -> None:
    settings.remember("new_game", json.dumps(KEPT))
    assert last_game(settings) == AS_KEPT


def test_the_one_level_of_earlier_programs_is_the_usual_one_now(settings: Settings) -> None:
    settings.remember("new_game", json.dumps(KEPT | {"computers": ["sensible", "", "genius"]}))
    assert last_game(settings).computers == ("crew", *("",) * 7)


def test_a_sample_of_damage_costs_one_default_each(settings: Settings) -> None:
    tried(settings, sample(damages(KEPT), 200, SEED))


@pytest.mark.soak
def test_all_damage_costs_one_default_each(settings: Settings) -> None:
    tried(settings, damages(KEPT))


@pytest.mark.parametrize("twin", ["Anna", "anna", "\u0410nna", "An\u200bna"])
def test_two_people_never_look_the_same(settings: Settings, twin: str) -> None:
    settings.remember("new_game", json.dumps(KEPT | {"names": ["Anna", twin, "Boris", *("",) * 5]}))
    assert last_game(settings).names == ("Anna", "", "Boris", *("",) * 5)


def test_a_spoilt_pin_falls_and_the_others_stay(settings: Settings) -> None:
    pins = {"0": kept_form("1"), "1": kept_form("2")}
    for damage in damages(pins):
        settings.remember("pins", written(damage.done_to(pins)))
        kept = remembered_pins(settings)
        if damage.path[:1] == ("1",) and damage.value != DEEP:
            assert kept["0"] == pins["0"]
        assert all(isinstance(pin, dict) for pin in kept.values())


STRANGE = ["", "x" * 100_000, "9" * 5000, "-1", "1e999", "nan", "\ud7ff", "@Variant(\0\0\0\x7f)", "[" * 100_000, "true"]


@pytest.mark.parametrize("name", ["language", "text_percent", "speed", "secrecy", "reactions", "volume", "geometry"])
def test_any_setting_has_a_value_whatever_the_file_says(tmp_path: Path, name: str) -> None:
    path = tmp_path / "window.ini"
    for strange in [*STRANGE, ["a", "list"], 7]:
        kept = QSettings(str(path), QSettings.Format.IniFormat)
        kept.clear()
        kept.setValue("notes", "no")
        kept.setValue(name, strange)
        kept.sync()
        read = Settings(path)
        assert read.language in ("en", "ru", "cs") and 80 <= read.text_percent <= 175 and 0 <= read.volume <= 100
        assert read.speed in SPEEDS and read.secrecy in SECRECY and read.reactions in REACTIONS
        assert read.geometry is None and not read.notes, "the rest of the settings stays"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes among the files of this system")
def test_settings_are_not_read_from_what_is_no_file_or_has_no_end(tmp_path: Path) -> None:
    pipe, large = tmp_path / "pipe.ini", tmp_path / "large.ini"
    os.mkfifo(pipe)
    with large.open("wb") as file:
        file.truncate(1 << 30)
    for path in (pipe, large, tmp_path):
        with pytest.raises(OSError):
            Settings(path)


@pytest.mark.parametrize("left", [b"", b"1234\nnemesis-desktop\nanother machine\n"])
def test_a_lock_that_a_crash_has_left_beside_the_settings_is_waited_for_no_longer_than_a_moment(
    tmp_path: Path, left: bytes
) -> None:
    (tmp_path / "window.ini.lock").write_bytes(left)
    os.utime(tmp_path / "window.ini.lock", (1e9, 1e9))
    Settings(tmp_path / "window.ini").notes = False
    assert not Settings(tmp_path / "window.ini").notes


def test_what_stands_in_the_place_of_the_lock_of_the_settings_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nemesis_desktop.table.desk.settings.PATIENCE", 10)
    (tmp_path / "window.ini.lock").mkdir()
    with pytest.raises(OSError, match=r"window\.ini\.lock"):
        Settings(tmp_path / "window.ini")
