"""What helps while everybody plans: off until somebody asks for it, never by the strict clock or on a second screen."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.space_alert.acts import slot
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.ui.planning.aids import AIDS, FORECAST, KEPT, PENCIL, WAY
from nemesis_desktop.games.space_alert.ui.table import AlertTable
from nemesis_desktop.table.desk.helpers.comfort import Comfort
from tests.games.space_alert.ui.conftest import Sit
from tests.games.space_alert.ui.hands import RIGHT, AtConsoles


def press(crew: AtConsoles, name: str) -> None:
    spot = crew.table.strip.spot_of(name)
    assert spot is not None
    spot.click()
    crew.settle()


def lay_a_move(crew: AtConsoles) -> str:
    """The first person lays an arrow on turn 1; where it leads."""
    crew.begin()
    card = next(card for card in crew.view.people[0].hand if CARDS[card].move in ("red", "blue", "lift"))
    crew.click(Anchor("card", card), RIGHT)
    crew.drag(Anchor("card", card), slot(0, 1))
    return {"red": "upper_red", "blue": "upper_blue", "lift": "lower_white"}[CARDS[card].move]


def test_each_aid_is_switched_on_by_itself_and_goes_with_the_game(sit: Sit) -> None:
    crew = sit(3)
    to = lay_a_move(crew)
    aids, table = crew.table.aids, crew.table
    assert not any(map(aids.on, AIDS)) and aids.way(0) == () and aids.stand() == ()
    pictures = [part.grab().toImage() for part in (table.consoles[0], table.ship)]
    press(crew, WAY)
    assert aids.way(0) == (to,) * 12 and table.consoles[0].grab().toImage() != pictures[0]
    press(crew, PENCIL)
    assert aids.stand()[0] == to and table.ship.grab().toImage() != pictures[1]
    press(crew, FORECAST)
    while not crew.view.threats:
        crew.announce()
    chip = crew.view.threats[0]
    assert aids.coming()[(chip.code, chip.turn)].letters
    press(crew, WAY)
    assert aids.way(0) == () and aids.stand()[0] == to
    crew.window.leave_table()
    crew.settle()
    crew.window.continue_game()
    crew.settle()
    assert [name for name in AIDS if crew.table.aids.on(name)] == [FORECAST, PENCIL]


def test_the_strict_clock_has_no_aids(sit: Sit) -> None:
    crew = sit(3, clock="strict")
    crew.begin()
    assert not crew.table.aids.offered and crew.table.strip.spot_of(WAY) is None
    crew.table.aids.toggle(WAY)
    assert crew.table.aids.way(0) == ()


def test_what_follows_from_faces_is_not_shown_on_a_second_screen(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Comfort, "other_screen", lambda self: QGuiApplication.primaryScreen())
    crew = sit(3)
    lay_a_move(crew)
    crew.window.comfort.toggle_second()
    screen = crew.window.comfort.second
    assert screen is not None and isinstance(screen.table, AlertTable)
    aids = screen.table.aids
    screen.table._kept()[KEPT] = list(AIDS)
    assert not any(map(aids.on, AIDS)) and aids.way(0) == () and aids.stand() == () and not aids.coming()
