"""Everything that the computer says is read whole in every language, with the longest name that it can be about."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import evolve

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.components.mission import Line, whole
from nemesis_desktop.games.space_alert.components.missions import MISSIONS
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.resolution import Chip
from nemesis_desktop.games.space_alert.said.says import said
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.drawing.ink import Ink
from tests.games.space_alert.ui.conftest import Sit
from tests.games.space_alert.ui.test_readable import Smallest


def lines() -> Iterator[Line]:
    """Each announcement that differs from the others by more than its time and its chip."""
    told: dict[object, Line] = {}
    for mission in MISSIONS.values():
        for line in whole(mission.lines):
            kind = (line.kind, line.where, line.serious, line.unconfirmed, line.phase, line.seconds)
            told.setdefault(kind, evolve(line, chip=min(line.chip, 8)))
    yield from told.values()


def longest(line: Line, words: Words) -> str:
    """The card of this kind with the longest name."""
    cards = [
        code
        for code, card in THREATS.items()
        if card.external == (line.where != "internal") and (card.severity == "serious") == line.serious
    ]
    return max(cards, key=lambda code: len(words.text(Text(f"alert-threat-{code}"))))


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_announcement_is_read_whole(
    settings: Settings, sit: Sit, monkeypatch: pytest.MonkeyPatch, language: str, text: int
) -> None:
    settings.language, settings.text_percent = language, text
    crew = sit(5, "S2-2", clock="friendly")
    crew.window.resize(1280, 720)
    crew.begin()
    announcer, words, view = crew.table.announcer, Words(language), crew.view
    reader = Smallest()
    for line in lines():
        threats = (Chip(longest(line, words), line.chip, line.where),) if line.kind == "threat" else ()
        announcer.show_view(evolve(view, lines=(line,), said=1, threats=threats, silent=line.kind == "comms_down"))
        announcer.renew()
        monkeypatch.setattr(Ink, "reader", reader)
        announcer.grab()
        monkeypatch.setattr(Ink, "reader", None)
        spot, told = announcer.spot_of("said"), " ".join(words.text(one) for one in said(line, view.phases))
        assert spot is not None and spot.accessibleName() == told
    assert reader.found == []
