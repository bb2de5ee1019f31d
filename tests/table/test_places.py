"""Where a lesson finds the things of any table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.lesson.places import PART, Places

CARD, LEAK = Anchor("card", "rope_1"), Anchor("leak", 1)


class Hold(TablePart):
    """A part that draws the leak; what reaches over its edge is not seen."""

    def place_of(self, anchor: Anchor) -> QRectF | None:
        return QRectF(80, 10, 40, 20) if anchor == LEAK else None


class Deck(QWidget):
    """A table with a hold and a bar."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(400, 300)
        self.unit = 2.0
        self.hold, self.bar = Hold(self), QWidget(self)
        self.hold.setGeometry(50, 60, 100, 100)
        self.bar.setGeometry(0, 250, 400, 30)

    @property
    def parts(self) -> tuple[TablePart, ...]:
        return (self.hold,)

    @property
    def private_parts(self) -> tuple[TablePart, ...]:
        return (self.hold,)


@pytest.fixture
def deck(qtbot: QtBot) -> Deck:
    made = Deck()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def places(deck: Deck) -> Places:
    return Places(deck)  # type: ignore[arg-type]


def test_a_thing_lies_where_a_part_draws_it_as_far_as_it_is_seen(places: Places) -> None:
    assert places.of(LEAK) == QRect(130, 70, 20, 20)
    assert places.of(CARD) is None


def test_every_table_has_a_bar_and_a_game_names_its_other_parts(places: Places) -> None:
    assert places.of(Anchor(PART, "bar")) == QRect(0, 250, 400, 30)
    assert places.of(Anchor(PART, "mast")) is None


def test_a_click_is_on_what_lies_under_it(places: Places, deck: Deck) -> None:
    assert places.at(deck.hold, QPoint(85, 15), [CARD, LEAK]) == [LEAK]
    assert places.at(deck.hold, QPoint(20, 15), [CARD, LEAK]) == []


def test_the_panel_keeps_away_from_the_edge_and_from_what_is_private(places: Places) -> None:
    assert places.area == QRect(12, 12, 376, 276)
    assert places.better_free == [QRect(50, 60, 100, 100)]
