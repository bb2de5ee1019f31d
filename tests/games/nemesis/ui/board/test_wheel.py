"""The wheel scrolls the page and changes no setting in passing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider, QAbstractSpinBox, QApplication, QComboBox, QScrollBar, QWidget

from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.widgets.controls import Scroll

VALUES = QAbstractSlider | QAbstractSpinBox | QComboBox
"""What Qt lets the wheel turn."""


def turn_wheel(over: QWidget, notch: int = -120) -> None:
    """Roll the page by three notches, down as a rule, with the pointer over a widget, wherever that goes meanwhile."""
    window = over.window()
    handle = window.windowHandle()
    assert handle is not None
    at = QPointF(over.mapTo(window, over.rect().center()))
    for _ in range(3):
        QTest.wheelEvent(handle, at, QPoint(0, notch))


def turned(window: MainWindow) -> list[QWidget]:
    """Everything on the screens that the wheel could turn."""
    return [one for one in window.findChildren(QWidget) if isinstance(one, VALUES) and not isinstance(one, QScrollBar)]


def test_the_wheel_over_the_settings_scrolls_them(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.settings.text_percent = 175
    window.resize(960, 540)
    window.go("settings")
    QApplication.processEvents()
    inside = [(scroll, one) for scroll in window.findChildren(Scroll) for one in turned(window)
              if scroll.isAncestorOf(one)]  # fmt: skip
    assert inside, "the settings have sliders, on a page that scrolls"
    for scroll, one in inside:
        value, bar = one.value(), scroll.verticalScrollBar()  # type: ignore[attr-defined]
        assert bar.maximum() > 0
        scroll.ensureWidgetVisible(one)
        before = bar.value()
        turn_wheel(one, -120 if before < bar.maximum() else 120)
        assert one.value() == value  # type: ignore[attr-defined]
        assert bar.value() != before


@pytest.mark.parametrize("screen", ["start", "new_game", "saves", "settings", "about", "history", "table"])
def test_the_wheel_changes_no_value_anywhere(open_window: Callable[[], MainWindow], screen: str) -> None:
    window = open_window()
    window.go(screen)
    for one in turned(window):
        changed: list[object] = []
        signal = one.currentIndexChanged if isinstance(one, QComboBox) else one.valueChanged  # type: ignore[attr-defined]
        signal.connect(changed.append)
        turn_wheel(one)
        assert changed == [], one.objectName()
