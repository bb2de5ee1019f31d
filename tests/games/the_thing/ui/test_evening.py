"""The evening in the rec room: who sits where, where hands end, what is asked without a menu."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.the_thing.ui.scenes.round_table import name_place, reach, seat_size, seats_around
from nemesis_desktop.games.the_thing.view import View
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing.shapes import centred
from tests.games.the_thing.ui.clicker import Player, new_match

OpenWindow = Callable[[], MainWindow]
WIDE, HIGH = 954.0, 438.0
"""The part of the board that the scene covers, in units."""


@pytest.mark.parametrize("people", range(4, 9))
def test_names_lie_on_no_seat_and_stay_in_the_room(people: int) -> None:
    view = new_match(people, 1).view()
    assert isinstance(view, View)
    seats, size = seats_around(view.characters, WIDE, HIGH), seat_size(people)
    middle = QPointF(WIDE / 2, HIGH * 0.54)
    for who, at in seats.items():
        box, align = name_place(at, size, middle, reach(WIDE, size))
        assert box.top() > 0 and box.bottom() < HIGH
        assert (box.left() > 0 or align == "right") and (box.right() < WIDE or align == "left")
        for other, there in seats.items():
            if other != who and align == "middle":
                assert not box.intersects(centred(there, size, size))
        assert not box.intersects(centred(at, size * 0.7, size * 0.7)), "nobody's name lies on their seat"


def test_all_who_may_say_yes_are_in_sight(quick_window: OpenWindow) -> None:
    window = quick_window()
    window.setUpdatesEnabled(False)
    window.resize(1280, 720)
    window.play(new_match(6, 2))
    player = Player(window, 2)
    player.play(until="reveal")
    buttons = player.table.bar.buttons
    assert "menu" not in buttons
    assert {f"act-{index}" for index in range(6)} <= buttons.keys()


def test_the_leader_sees_the_card_and_why_somebody_cannot_do_it(quick_window: OpenWindow) -> None:
    window = quick_window()
    window.setUpdatesEnabled(False)
    window.play(new_match(6, 2))
    player = Player(window, 2)
    tray = player.table.tray
    for _ in range(40):
        player.play(until="assign")
        player.settle()
        if tray._beside:
            break
        player.step()
    assert tray._worktable.card in ("activation", "repair", "sabotage")
    for anchor in (*tray.tiles, *tray._beside):
        assert anchor.kind == "figure"
        _, note = tray._tile_words(anchor)
        assert ". " in note, "the place, and what would be done there or why not"
        spot = tray.spot_of(anchor)
        assert spot is not None
    outside = tray._beside[0]
    assert not tray.lit(outside) and outside != Anchor("figure", -1)
