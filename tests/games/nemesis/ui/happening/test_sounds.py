"""Sounds: each kind of event has one, heard over the hum of the ship."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.ui.happening.sounds import SCORE
from nemesis_desktop.games.nemesis.ui.pages import plain
from nemesis_desktop.games.nemesis.ui.pages.pages import _PAGES
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.sound.mixer import Mixer
from nemesis_desktop.table.sound.sounds import Sounds
from nemesis_desktop.table.sound.synth import LOUDEST, RATE, render, render_hum
from tests.games.nemesis.ui.keyboard import tap
from tests.games.nemesis.ui.stages import asks, games, kept


class Ears:
    """A loudspeaker that plays nothing, and knows whether it should."""

    def __init__(self) -> None:
        self.mixer: Mixer | None = None

    def start(self, mixer: Mixer) -> None:
        self.mixer = mixer

    def stop(self) -> None:
        self.mixer = None


@pytest.fixture
def sounds(settings: Settings) -> Iterator[Sounds]:
    """What is heard of Nemesis, with nobody listening."""
    made = Sounds(settings, Ears())
    yield made
    made.leave()


def ready(qtbot: QtBot, sounds: Sounds) -> None:
    """Wait until every sound has been made."""
    qtbot.waitUntil(lambda: sounds._complete, timeout=10_000)


def loudest(sounds: Sounds, seconds: float = 0.1) -> int:
    """How loud the next moment is."""
    return max(map(abs, sounds.mixer.next(round(seconds * RATE))))


def told(*kinds: str) -> list[Told]:
    """Events of these kinds, from a game that was played."""
    everything = {event.kind: event for seed in (3, 4) for event in games(3, seed).events_since(0)}
    return [everything[kind] for kind in kinds]


@pytest.mark.parametrize("name", SCORE.recipes)
def test_each_sound_is_short_loud_enough_and_never_clipped(name: str) -> None:
    samples = render(SCORE.recipes[name])
    assert 0.05 < len(samples) / RATE <= 1.5
    assert 6_000 < max(map(abs, samples)) <= LOUDEST
    assert abs(samples[0]) < 3_000 and abs(samples[-1]) < 3_000, "no click at its ends"
    assert sum(abs(sample) >= LOUDEST for sample in samples) < len(samples) / 50


def test_the_ship_can_be_repeated_without_a_seam() -> None:
    assert SCORE.hum is not None
    samples = render_hum(SCORE.hum)
    steps = [abs(second - first) for first, second in zip(samples, samples[1:], strict=False)]
    assert 6_000 < max(map(abs, samples)) < LOUDEST
    assert abs(samples[0] - samples[-1]) <= 2 * max(steps)


def test_every_sound_is_used_and_every_event_with_a_sound_exists(repository: Path) -> None:
    assert set(SCORE.sound_of.values()) == set(SCORE.recipes)
    assert set(SCORE.weight) <= set(SCORE.recipes)
    files = (repository / "assets/nemesis/text/en").glob("*.ftl")
    words = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert [kind for kind in SCORE.sound_of if f"\nlog-{kind} =" not in words] == []


def test_every_moment_of_the_stage_has_its_cue() -> None:
    secret = {kind.id for kind, page in _PAGES.items() if page is plain.looked}
    assert {kind.id for kind in (*_PAGES, *plain.NOTICES)} - secret - set(SCORE.sound_of) == set()


def test_feeding_and_mutation_have_sounds_of_their_own() -> None:
    """Heard above what comes with them: a marker, a developing Carnomorph that has eaten."""
    assert {SCORE.sound_of[kind.id] for kind in (story.Eats, story.IntruderHeals)} == {"feast"}
    assert {SCORE.sound_of[kind.id] for kind in (story.Mutates, story.MutationMarker, story.MutationTaken)} == {
        "mutation"
    }
    assert SCORE.heard(["mutates", "scans", "light-wound"]) == "mutation"


def test_of_several_things_at_once_the_gravest_is_heard() -> None:
    assert SCORE.heard(["moves", "noise-rolled"]) == "die"
    assert SCORE.heard(["moves", "light-wound", "drew-cards"]) == "wound"
    assert SCORE.heard(["setup"]) is None
    assert SCORE.heard([]) is None


def test_an_event_is_heard_over_the_hum_of_the_ship(qtbot: QtBot, sounds: Sounds) -> None:
    sounds.enter(SCORE)
    ready(qtbot, sounds)
    quiet = loudest(sounds)
    sounds.hear(told("shoots"))

    assert 0 < quiet < loudest(sounds)


def test_what_happens_before_the_sounds_are_made_is_heard_when_they_are(qtbot: QtBot, sounds: Sounds) -> None:
    sounds.enter(SCORE)
    sounds.hear(told("turn"))
    ready(qtbot, sounds)

    assert len(sounds.mixer._voices) == 2, "the hum and what happened"


def test_mute_and_volume(qtbot: QtBot, settings: Settings, sounds: Sounds) -> None:
    settings.muted = True
    sounds.enter(SCORE)
    assert sounds.silent and not sounds.mixer.busy
    settings.muted = False
    ready(qtbot, sounds)
    loud = loudest(sounds, 8.0)
    settings.volume = 30
    soft = loudest(sounds, 8.0)
    settings.volume = 0

    assert 0 < soft < loud / 3, "the square of 30 by 60"
    assert sounds.silent and not sounds.mixer.busy


def test_two_sounds_of_one_moment_are_one(qtbot: QtBot, sounds: Sounds) -> None:
    sounds.enter(SCORE)
    ready(qtbot, sounds)
    sounds.hear(told("moves"))
    sounds.hear(told("moves"))

    assert len(sounds.mixer._voices) == 2, "the hum and one step"


def test_without_a_game_it_is_quiet(qtbot: QtBot, sounds: Sounds) -> None:
    sounds.enter(SCORE)
    ready(qtbot, sounds)
    sounds.leave()
    sounds.hear(told("moves"))

    assert not sounds.mixer.busy
    assert isinstance(sounds._loudspeaker, Ears) and sounds._loudspeaker.mixer is None


def test_tests_make_no_sound(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.play(kept("turn", 4, asks("turn")))
    assert window.comfort.sounds is None


def test_the_table_is_heard_and_f8_silences_it(open_window: Callable[[], MainWindow], qtbot: QtBot) -> None:
    window = open_window()
    sounds = Sounds(window.settings, Ears(), window)
    window.comfort.listen(sounds)
    window.play(kept("turn", 4, asks("turn")))
    ready(qtbot, sounds)
    before = len(sounds.mixer._voices)
    window.screen_named("table").log.tell(told("door"))  # type: ignore[attr-defined]
    assert len(sounds.mixer._voices) == before + 1
    tap(Qt.Key.Key_F8)
    assert window.settings.muted and not sounds.mixer.busy
    assert window.over.banner is not None and window.over.banner.words == "Sound is off."
    tap(Qt.Key.Key_F8)
    assert not window.settings.muted and sounds.mixer.busy
    window.close()


def test_the_slider_sets_the_volume(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.go("settings")
    slider = window.screen_named("settings").volume  # type: ignore[attr-defined]
    assert slider.value() == 60 and slider.accessibleName() == "Sound"
    window.settings.muted = True
    slider.setValue(25)
    assert window.settings.volume == 25 and not window.settings.muted
