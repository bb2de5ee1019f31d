"""Each announcement has a signal of its own, and nothing is only heard."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.space_alert.plans import planning_story as story
from nemesis_desktop.games.space_alert.plans.planning_story import PhaseWarning, ThreatAnnounced
from nemesis_desktop.games.space_alert.ui.planning.strip import sign_of_line
from nemesis_desktop.games.space_alert.ui.sounds import RECIPES, SCORE, SOUND_OF
from nemesis_desktop.table.sound.synth import render
from tests.games.space_alert.playing import Crew


def told(event: story.AlertEvent) -> Told:
    return Told(0, event, {}, private=False)


def threat(lane: str, serious: bool) -> Told:
    return told(ThreatAnnounced(code="E1-07", number=3, lane=lane, serious=serious, unconfirmed=False))


def test_where_a_threat_comes_from_and_how_bad_it_is_can_be_heard() -> None:
    heard = [
        SOUND_OF[SCORE.kind_of(threat(lane, serious))] for lane in ("red", "internal") for serious in (False, True)
    ]
    assert heard == ["alarm", "low_alarm", "knock", "low_knock"]


def test_the_last_five_seconds_are_counted() -> None:
    warnings = [told(PhaseWarning(phase=1, seconds=left, last=False)) for left in (60, 20, 5)]
    assert [SOUND_OF[SCORE.kind_of(one)] for one in warnings] == ["tick", "tick", "five_ticks"]


def test_every_line_of_a_mission_is_seen_as_a_sign_and_heard() -> None:
    crew = Crew(5, "S2-3", clock="none")
    kinds = set()
    while crew.view.step == "planning":
        line = crew.next_line()
        kinds.add(line.kind)
        name, ink = sign_of_line(line)
        assert name.startswith("say_") and ink
    assert {"threat", "incoming_data", "data_transfer", "comms_down", "phase_warning"} <= kinds


@pytest.mark.parametrize("sound", sorted(set(SOUND_OF.values())))
def test_each_sound_has_a_recipe(sound: str) -> None:
    samples = render(RECIPES[sound])
    assert max(map(abs, samples)) > 1_000
