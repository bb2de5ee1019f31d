"""Saves of earlier versions open at the same question."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemesis_desktop.engine.match import Match
from nemesis_desktop.games import KINDS

SAVES = Path(__file__).parent / "saves"


@pytest.mark.parametrize(
    ("name", "complete"),
    [
        ("before_away_squads", True),
        # Whoever plays alone hears less of the computer today: such a mission keeps what it began with, not its log.
        ("before_alone_lines", False),
    ],
)
def test_a_mission_of_an_earlier_version_goes_on(name: str, complete: bool) -> None:
    match = Match.load(SAVES / f"{name}.nemesis", KINDS)
    assert match.loaded is not None
    assert (match.loaded.lost, match.loaded.log_complete) == (0, complete)
    assert match.decision is not None
    assert match.decision.topic == "planning"
    match.answer(0)
