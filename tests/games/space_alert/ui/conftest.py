"""What the tests of the window of Space Alert share: the look of the program, and nothing that takes time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from nemesis_desktop.games.space_alert.acts import Place
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.space_alert.playing import Crew
from tests.games.space_alert.ui.hands import AtConsoles
from tests.windows import dressed, open_window, pytest_runtest_teardown, settings, still

__all__ = ["dressed", "open_window", "pytest_runtest_teardown", "settings", "still"]

Sit = Callable[..., AtConsoles]


@pytest.fixture
def sit(open_window: Callable[[], MainWindow]) -> Sit:
    """People sit down in the real window: ``sit(3, "S2-2", clock="none")``."""

    def seated(people: int = 5, mission: str = "S2-1", seed: int = 1, **other: object) -> AtConsoles:
        window = open_window()
        match = Crew(people, mission, seed, **{"clock": "none", **other}).match
        match.table["secrecy"] = "open"
        window.play(match)
        return AtConsoles(window, seed)

    return seated


@pytest.fixture
def watch(open_window: Callable[[], MainWindow]) -> Sit:
    """People sit down to watch what came of a mission: ``watch(3, "S2-2")``."""

    def watching(people: int = 5, mission: str = "S2-1", seed: int = 1, **other: object) -> AtConsoles:
        window = open_window()
        crew, chance = Crew(people, mission, seed, **{"clock": "none", **other}), Random(seed)
        while crew.view.step == "planning":
            decision = crew.match.decision
            assert decision is not None
            places = [place for place, act in enumerate(decision.acts) if isinstance(act, Place)]
            crew.match.answer(chance.choice(places) if places and chance.random() < 0.75 else 0)
        crew.match.table["secrecy"] = "open"
        window.play(crew.match)
        return AtConsoles(window, seed)

    return watching
