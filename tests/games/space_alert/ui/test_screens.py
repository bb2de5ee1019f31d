"""Every screen of Space Alert as a picture, in three languages and the sizes that people have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.saving.table_settings import OWN
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.acts import Place
from nemesis_desktop.games.space_alert.ui.ending.ending import AlertEnding
from nemesis_desktop.games.space_alert.ui.planning.aids import AIDS, KEPT
from nemesis_desktop.games.space_alert.ui.table import AlertTable
from nemesis_desktop.program.words import LANGUAGES
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.space_alert.playing import Crew
from tests.games.space_alert.test_campaign import between

SIZES = ((1280, 720), (1920, 1080))
MISSION = {"data_transfer": "S2-2", "comms_down": "S2-2", "incoming_data": "S2-2"}
MOMENTS = (story.EnergyMoved, story.Charged, story.Hit, story.TileDrawn, story.RocketLaunched, story.Launched)


def planned_until(kind: str, people: int, phase: int = 0, seed: int = 1, **other: object) -> Crew:
    """People who lay at random until the computer has said this."""
    crew, chance = Crew(people, MISSION.get(kind, "S2-1"), seed, **{"clock": "friendly", **other}), Random(seed)
    while True:
        line = crew.next_line()
        if line.kind == kind and phase in (0, line.phase):
            return crew
        for _ in range(3 * people):
            decision = crew.match.decision
            assert decision is not None
            places = [place for place, act in enumerate(decision.acts) if isinstance(act, Place)]
            if places and chance.random() < 0.5:
                crew.match.answer(chance.choice(places))


class Camera:
    """Takes pictures of a window."""

    def __init__(self, window: MainWindow, folder: Path, name: str) -> None:
        self.window, self.folder, self.name = window, folder, name

    def show(self, crew: Crew) -> AlertTable:
        """Sit down at this table."""
        crew.match.table["secrecy"] = "open"
        self.window.play(crew.match)
        QApplication.processEvents()
        found = self.window.screen_named("table")
        assert isinstance(found, AlertTable)
        return found

    def take(self, what: str) -> None:
        """A picture of what is shown now."""
        QApplication.processEvents()
        assert self.window.grab().save(str(self.folder / f"space_alert_{what}_{self.name}.png"))


@pytest.fixture
def camera(
    request: pytest.FixtureRequest, settings: Settings, open_window: Callable[[], MainWindow], screens_folder: Path
) -> Iterator[Camera]:
    """A window of one size, in one language, with text of one size."""
    language, (wide, high), text = request.param
    settings.language, settings.text_percent = language, text
    window = open_window()
    window.resize(wide, high)
    QApplication.processEvents()
    yield Camera(window, screens_folder, f"{language}_{wide}" + ("" if text == 100 else f"_{text}"))


WAYS = [
    *(pytest.param((lang, size, 100), id=f"{lang}-{size[0]}") for lang in LANGUAGES for size in SIZES),
    pytest.param(("en", SIZES[0], 150), id="en-1280-150"),
    pytest.param(("ru", SIZES[0], 150), id="ru-1280-150"),
]


@pytest.mark.screens
@pytest.mark.parametrize("camera", WAYS, indirect=True)
def test_pictures_of_planning(camera: Camera) -> None:
    for what, kind, people, phase in (
        ("planning", "phase_warning", 5, 2), ("transfer", "data_transfer", 5, 0), ("silence", "comms_down", 4, 0),
        ("androids", "incoming_data", 3, 0), ("solo", "phase_warning", 1, 1),
    ):  # fmt: skip
        camera.show(planned_until(kind, people, phase))
        camera.take(what)
    camera.show(planned_until("phase_warning", 5, 2, options=("open_table",)))
    camera.take("open_table")
    crew = planned_until("phase_warning", 5, 2)
    crew.match.table[OWN] = {KEPT: list(AIDS)}
    camera.show(crew)
    camera.take("aids")


@pytest.mark.screens
@pytest.mark.parametrize("camera", WAYS, indirect=True)
def test_pictures_of_the_playback_and_what_follows(camera: Camera) -> None:
    crew = planned_until("phase_over", 5, 3, seed=3)
    table = camera.show(crew)
    player = table.film.player
    assert player.resolution is not None
    kinds = [type(record.event) for record in player.resolution.records]
    for kind in MOMENTS:
        if kind in kinds:
            player.to(kinds.index(kind))
            camera.take(f"playback_{kind.__name__.lower()}")
    player.to(player.count - 1)
    act = table.film._seen
    assert act is not None
    table.film.acted.emit(act)
    QApplication.processEvents()
    ending = camera.window.screen_named("ending")
    assert isinstance(ending, AlertEnding)
    camera.take("score")
    ending.ask_what_if()
    camera.take("what_if")


@pytest.mark.screens
@pytest.mark.parametrize("camera", WAYS, indirect=True)
def test_pictures_between_missions(camera: Camera) -> None:
    match = between(3)
    match.table["secrecy"] = "open"
    camera.window.play(match)
    camera.take("repairs")
    assert match.view(TABLE).step == "repairs"
