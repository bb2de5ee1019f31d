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
from tests.games.the_thing.ui.clicker import Player, new_match, placing

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


def test_a_character_is_put_to_a_place_of_the_map_in_two_clicks(quick_window: OpenWindow) -> None:
    player, decision = placing(quick_window())
    table = player.table
    assert table.offers is not None
    one, other = (Anchor("figure", who) for who in list(dict.fromkeys(act.who for act in decision.acts))[:2])  # type: ignore[attr-defined]
    place = Anchor("place", "armory")
    player.press_thing(one)
    assert not table.act_menu.isVisible() and table.offers.state(one) == "chosen"
    player.press_thing(other)
    assert table.offers.state(other) == "chosen" and table.offers.state(one) == "offered", "another one is taken up"
    assert player.controller.can_go_back
    player.controller.back()
    assert table.offers.half is None and player.controller.decision is decision
    player.press_thing(other)
    player.press_thing(place)
    figures = player.controller.match.view().figures
    assert figures[int(other.id)].place == "armory"
    assert figures[int(one.id)].place == "rec_room"


def test_a_place_first_and_then_who_goes_there_is_as_good(quick_window: OpenWindow) -> None:
    player, decision = placing(quick_window())
    who = decision.acts[0].who  # type: ignore[attr-defined]
    player.press_thing(Anchor("place", "kitchen"))
    player.press_thing(Anchor("figure", who))
    assert player.controller.match.view().figures[who].place == "kitchen"


def test_whoever_is_taken_up_tells_all_places_once_clicked_again(quick_window: OpenWindow) -> None:
    """So the keyboard has it: Enter takes up, Enter opens the menu of places."""
    player, decision = placing(quick_window())
    who = decision.acts[0].who  # type: ignore[attr-defined]
    player.press_thing(Anchor("figure", who))
    player.press_thing(Anchor("figure", who))
    menu = player.table.act_menu
    assert menu.isVisible()
    assert len(menu.rows()) == sum(act.who == who for act in decision.acts)  # type: ignore[attr-defined]
