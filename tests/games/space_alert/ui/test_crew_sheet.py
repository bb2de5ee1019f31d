"""The words of the score sheet about each member of the crew."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from nemesis_desktop.program.words import LANGUAGES
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.drawing.ink import Ink
from tests.games.space_alert.ui.conftest import Sit
from tests.windows import Shortened


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_of_a_crew_of_five_is_read_whole(
    watch: Sit, settings: Settings, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.language = language
    crew = watch(5, "S2-2")
    crew.window.resize(1280, 720)
    crew.key(Qt.Key.Key_End)
    crew.key(Qt.Key.Key_Return)
    assert crew.over
    reader = Shortened()
    monkeypatch.setattr(Ink, "reader", reader)
    crew.window.grab()
    assert reader.found == []
