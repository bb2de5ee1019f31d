"""Each announcement has a signal of its own, and nothing is only heard."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.events import Event, Told
from nemesis_desktop.games.space_alert import story as resolved
from nemesis_desktop.games.space_alert.plans import planning_story as story
from nemesis_desktop.games.space_alert.plans.planning_story import PhaseWarning, ThreatAnnounced
from nemesis_desktop.games.space_alert.ui.log_signs import PLANNING
from nemesis_desktop.games.space_alert.ui.planning.strip import sign_of_line
from nemesis_desktop.games.space_alert.ui.playback.why import SIGN_OF
from nemesis_desktop.games.space_alert.ui.sounds import RECIPES, SCORE, SOUND_OF
from nemesis_desktop.program.words import LANGUAGES, Words
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


PLANNED = {kind.id: kind for kind in vars(story).values() if isinstance(kind, type) and issubclass(kind, Event)}
PLAYED = {kind.id: kind for kind in vars(resolved).values() if isinstance(kind, type) and issubclass(kind, Event)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_only_heard(language: str) -> None:
    words = Words(language)
    heard = {next(id for id in (*PLANNED, *PLAYED) if kind == id or kind.startswith(f"{id}-")) for kind in SOUND_OF}
    assert heard <= {*PLANNED, *PLAYED}
    unseen = [id for id in heard if not words.has(f"log-{id}")]
    signs = {id: PLANNING.get(id) or SIGN_OF.get(PLAYED[id]) for id in heard}
    assert not unseen and all(signs.values()), signs


def test_every_event_has_a_sign() -> None:
    for kind in (*PLANNED.values(), *PLAYED.values()):
        assert kind.id in PLANNING or kind in SIGN_OF or kind.__name__ == "AlertEvent", kind


@pytest.mark.parametrize("sound", sorted(set(SOUND_OF.values())))
def test_each_sound_has_a_recipe(sound: str) -> None:
    samples = render(RECIPES[sound])
    assert max(map(abs, samples)) > 1_000
