"""Sounds: each kind of event has one, and a machine without a player or a device is simply silent."""

from __future__ import annotations

import sys
import wave
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.events import Told
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.sound.sounds import ALL, SOUND_OF, WEIGHT, Sounds, heard
from nemesis_desktop.table.sound.synth import RATE, RECIPES, render, write
from tests.games.nemesis.ui.keyboard import tap
from tests.games.nemesis.ui.stages import asks, games, kept


def noting(folder: Path) -> tuple[str, ...]:
    """A player that plays nothing and notes what it was asked for."""
    return (sys.executable, "-c", f"import sys; open({str(folder / 'heard')!r}, 'a').write(sys.argv[-1] + '\\n')")


def noted(folder: Path) -> list[str]:
    file = folder / "heard"
    return [Path(line).name.split("-")[0] for line in file.read_text().splitlines()] if file.exists() else []


def told(*kinds: str) -> list[Told]:
    """Events of these kinds, from a game that was played."""
    everything = {event.kind: event for seed in (3, 4) for event in games(3, seed).events_since(0)}
    return [everything[kind] for kind in kinds]


@pytest.mark.parametrize("name", ALL)
def test_each_sound_is_short_loud_enough_and_never_clipped(name: str) -> None:
    samples = render(name)
    assert 0.05 < len(samples) / RATE <= (8.1 if name == "ship" else 1.5)
    assert 6_000 < max(map(abs, samples)) <= 30_000
    assert abs(samples[0]) < 3_000 and abs(samples[-1]) < 3_000, "no click at its ends"
    assert sum(abs(sample) >= 30_000 for sample in samples) < len(samples) / 50


def test_the_ship_can_be_repeated_without_a_seam() -> None:
    samples = render("ship")
    steps = [abs(second - first) for first, second in zip(samples, samples[1:], strict=False)]
    assert abs(samples[0] - samples[-1]) <= 2 * max(steps)


def test_every_sound_is_used_and_every_event_with_a_sound_exists(repository: Path) -> None:
    assert set(SOUND_OF.values()) == set(RECIPES)
    assert set(WEIGHT) <= set(RECIPES)
    words = (repository / "assets/text/en/log.ftl").read_text(encoding="utf-8")
    assert [kind for kind in SOUND_OF if f"\nlog-{kind} =" not in words] == []


def test_files_are_made_once_and_for_each_loudness(tmp_path: Path) -> None:
    loud, soft = write("step", 1.0, tmp_path), write("step", 0.25, tmp_path)
    with wave.open(str(loud)) as first, wave.open(str(soft)) as second:
        assert first.getnframes() == second.getnframes() == len(render("step"))
        assert max(first.readframes(4000)) > 0
    before = loud.stat().st_mtime_ns
    assert write("step", 1.0, tmp_path) == loud and loud.stat().st_mtime_ns == before
    assert list(tmp_path.glob("*.part")) == []


def test_of_several_things_at_once_the_gravest_is_heard() -> None:
    assert heard(told("moves", "noise-rolled")) == "die"
    assert heard(told("moves", "light-wound", "drew-cards")) == "wound"
    assert heard(told("setup")) is None
    assert heard([]) is None


def test_an_event_is_heard(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    sounds = Sounds(settings, tmp_path, noting(tmp_path))
    sounds.hear(told("moves"))
    qtbot.waitUntil(lambda: noted(tmp_path) == ["step"], timeout=5000)
    sounds.stop()


def test_mute_and_volume(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    sounds = Sounds(settings, tmp_path, noting(tmp_path))
    settings.muted = True
    assert sounds.silent
    settings.muted, settings.volume = False, 0
    assert sounds.silent
    sounds.play("step")
    settings.volume = 40
    sounds.play("door")
    qtbot.waitUntil(lambda: noted(tmp_path) == ["door"], timeout=5000)
    assert [path.name for path in tmp_path.glob("door*")] == ["door-1-16.wav"]
    sounds.stop()


@pytest.mark.parametrize("command", [None, ("no-such-player-anywhere",), (sys.executable, "-c", "raise SystemExit(1)")])
def test_without_a_player_or_a_device_it_is_silent(
    qtbot: QtBot, settings: Settings, tmp_path: Path, command: tuple[str, ...] | None
) -> None:
    sounds = Sounds(settings, tmp_path, command)
    sounds.enter_ship()
    sounds.play("step")
    qtbot.wait(900)
    sounds.play("door")
    qtbot.wait(300)
    assert sounds._ship is None, "a hum that cannot be heard is not tried again and again"
    sounds.stop()


def test_tests_make_no_sound(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.play(kept("turn", 4, asks("turn")))
    assert window.comfort.sounds is None


def test_the_table_is_heard_and_f8_silences_it(
    open_window: Callable[[], MainWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    window.comfort.listen(Sounds(window.settings, tmp_path, noting(tmp_path), window))
    window.play(kept("turn", 4, asks("turn")))
    QApplication.processEvents()
    window.screen_named("table").log.tell(told("door"))  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: "door" in noted(tmp_path), timeout=5000)
    tap(Qt.Key.Key_F8)
    assert window.settings.muted
    assert window._banner is not None and window._banner.words == "Sound is off."
    tap(Qt.Key.Key_F8)
    assert not window.settings.muted
    window.close()


def test_the_slider_sets_the_volume(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.go("settings")
    slider = window.screen_named("settings").volume  # type: ignore[attr-defined]
    assert slider.value() == 60 and slider.accessibleName() == "Sound"
    window.settings.muted = True
    slider.setValue(25)
    assert window.settings.volume == 25 and not window.settings.muted
