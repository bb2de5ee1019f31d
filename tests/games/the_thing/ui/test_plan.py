"""The revealed aliens plan on the map: what they choose lies there for them alone until the plan is made."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.the_thing.ui.private.plan import PlanDesk, PlanMap
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.the_thing.tables import Table
from tests.games.the_thing.ui.clicker import Player

OpenWindow = Callable[[], MainWindow]


def planning(window: MainWindow, pool: int) -> tuple[Table, Player, PlanDesk]:
    """The first person is a revealed alien with so much power, and sits at the screen."""
    window.setUpdatesEnabled(False)
    table = Table(5).revealed(0, pool)
    table.state.leader = 1
    window.play(table.match("plan_attacks"))
    player = Player(window, 1)
    player.play(until="plan")
    while player.table.desk is None:
        player.step()
        player.settle()
    return table, player, player.table.desk


def chart_of(player: Player) -> PlanMap:
    return next(part for part in player.table.private_parts if isinstance(part, PlanMap))


def test_power_is_sent_by_card_and_by_map_and_taken_back(quick_window: OpenWindow) -> None:
    table, player, desk = planning(quick_window(), 3)
    assert player.table.frame is None, "there is no role to cover"
    player.press(desk.spot_of("kitchen"))
    player.press(chart_of(player).spot_of(Anchor("place", "boiler_room")))
    player.press(chart_of(player).spot_of(Anchor("place", "boiler_room")))
    assert desk.reserve == 0 and not desk.can_send("armory")
    view = chart_of(player).view
    assert view is not None and dict(view.plan) == {"kitchen": 1, "boiler_room": 2}
    player.press(desk.spot_of(("less", "boiler_room")))
    assert table.state.plan == [], "nothing is answered before the plan is made"
    player.press(desk.spot_of("confirm"))
    assert (table.state.plan, table.state.plan_power) == (["kitchen", "boiler_room"], [1, 1])
    assert not player.table.private_parts, "the screen is handed on, and nothing of it stays"


def test_nobody_else_sees_the_plan(quick_window: OpenWindow) -> None:
    _, player, desk = planning(quick_window(), 3)
    player.press(desk.spot_of("kitchen"))
    public = player.table.station.view
    assert public is not None and public.plan == ()
    desk.set_concealed(True)
    assert player.table.desk is None and desk.isHidden()


def test_a_plan_is_made_with_keys_alone(quick_window: OpenWindow) -> None:
    table, player, desk = planning(quick_window(), 2)
    window = player.window
    window.activateWindow()
    desk.setFocus()
    QTest.keyClick(player.table, Qt.Key.Key_Return)
    player.settle()
    assert table.state.plan == [], "at least one place is chosen"
    for key in (Qt.Key.Key_4, Qt.Key.Key_4):
        QTest.keyClick(player.table, key)
    QTest.keyClick(player.table, Qt.Key.Key_Return)
    player.settle()
    assert (table.state.plan, table.state.plan_power) == (["kitchen"], [2])


def test_after_the_plan_nobody_is_offered_the_way_back(quick_window: OpenWindow) -> None:
    window = quick_window()
    _, player, desk = planning(window, 3)
    player.press(desk.spot_of("kitchen"))
    player.press(desk.spot_of("confirm"))
    shield = window.game.hand_off.shield
    assert shield is not None and shield.is_closed
    back = shield.findChild(QWidget, "take_back")
    assert back is not None and not back.isVisible(), "a plan that is made cannot be taken back"
