"""What helps while everybody plans: off until somebody asks for it, never by the strict clock or on a second screen."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.space_alert.acts import Place, slot
from nemesis_desktop.games.space_alert.bots.hints import fill_androids
from nemesis_desktop.games.space_alert.bots.planner import Found
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.ui.planning.aids import AIDS, FORECAST, KEPT, PENCIL, WAY
from nemesis_desktop.games.space_alert.ui.table import AlertTable
from nemesis_desktop.table.desk.helpers.comfort import Comfort
from tests.games.space_alert.playing import Crew
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
    screen.table.at_match.kept()[KEPT] = list(AIDS)
    assert not any(map(aids.on, AIDS)) and aids.way(0) == () and aids.stand() == () and not aids.coming()


def test_the_planner_lays_cards_for_an_android_when_it_is_asked(sit: Sit, qtbot: QtBot) -> None:
    crew = sit(3)
    assert crew.console(3).place_of(Anchor("fill", 3)) is None, "nobody plans before the start"
    crew.begin()
    while not crew.view.threats:
        crew.announce()
    card = next(card for card in crew.view.people[2].hand if not CARDS[card].heroic)
    table = crew.table
    table.filling._look = lambda view: Found(
        {(3, 1): (card, "move"), (3, 9): (card, "move"), (0, 2): (card, "move")}, 1, 1
    )
    crew.click(Anchor("fill", 3))
    qtbot.waitUntil(lambda: table.filling.console < 0, timeout=3000)
    laid = [slot for console in crew.view.consoles for slot in console.slots if slot is not None]
    assert [(one.card, one.half) for one in laid] == [(card, "move")]
    assert crew.view.consoles[3].slots[0] is not None and card not in crew.view.people[2].hand


def test_a_plan_for_androids_is_made_of_what_is_in_the_hands() -> None:
    crew = Crew(3)
    crew.until("threat")
    laid = next(card for card in crew.hand(0) if not CARDS[card].heroic)
    crew.do(Place(0, laid, 0, 1, "action"))
    found = fill_androids(crew.view, tries=400)
    assert found.laid and laid not in {card for card, _ in found.laid.values()}
