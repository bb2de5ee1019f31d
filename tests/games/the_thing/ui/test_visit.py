"""A visit in the morning: where to, with which card, in as few clicks as hidden hands allow."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.ui.private import where
from nemesis_desktop.games.the_thing.ui.private.hand_of import in_any_order
from nemesis_desktop.games.the_thing.ui.private.tasks import WholeDeck
from nemesis_desktop.games.the_thing.ui.private.where import Where
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.the_thing.tables import Table
from tests.games.the_thing.ui.clicker import Player, new_match

OpenWindow = Callable[[], MainWindow]
PLACE, CARD = "armory", "card-1"


def at_the_door(window: MainWindow) -> tuple[Player, Where]:
    """The first who goes somewhere, before the first click."""
    window.setUpdatesEnabled(False)
    window.play(new_match(4, 1))
    player = Player(window, 1)
    player.play(until="go")
    player.settle()
    while player.table.frame is None:
        player.step()
    task = player.table.frame.task
    assert isinstance(task, Where)
    return player, task


def press(player: Player, *keys: str) -> None:
    frame = player.table.frame
    assert frame is not None
    for key in keys:
        player.press(frame.spot_of(("task", key)))


def confirm(player: Player) -> None:
    frame = player.table.frame
    assert frame is not None
    player.press(frame.spot_of("confirm"))


def test_place_card_and_confirm_are_a_whole_visit(quick_window: OpenWindow) -> None:
    player, _ = at_the_door(quick_window())
    decision = player.controller.decision
    assert decision is not None
    given = len(player.controller.match.view().pile.faces)
    press(player, PLACE, CARD)
    confirm(player)
    view = player.controller.match.view()
    assert len(view.pile.faces) == given + 1
    assert next(one for one in view.figures if one.seat == decision.seat).place == PLACE
    after = player.controller.match.decision
    assert after is not None and (after.topic, after.seat) != ("give", decision.seat)
    assert after.seat != decision.seat, "nothing more is asked of whoever wanted no more"


def test_without_a_card_nothing_is_confirmed(quick_window: OpenWindow) -> None:
    player, task = at_the_door(quick_window())
    decision = player.controller.decision
    press(player, PLACE)
    assert not task.complete
    confirm(player)
    assert player.controller.decision is decision


def test_whoever_throws_the_hand_away_or_sleeps_chooses_no_card(quick_window: OpenWindow) -> None:
    player, task = at_the_door(quick_window())
    press(player, PLACE, "risk")
    assert task.complete and "give" not in task.ahead()
    press(player, CARD)
    assert task.complete and "give" in task.ahead(), "a card of the hand takes the other way back"
    press(player, "bedroom")
    assert task.complete and not task.ahead()


def test_the_whole_deck_lies_unsorted_where_a_hand_is_swapped(quick_window: OpenWindow) -> None:
    player, _ = at_the_door(quick_window())
    before = player.controller.decision
    assert before is not None
    press(player, "bedroom")
    confirm(player)
    frame = player.table.frame
    assert frame is not None and isinstance(frame.task, WholeDeck) and frame.view is not None
    task, deck = frame.task, frame.view.looking
    assert sorted(task.faces) == sorted(deck) and len(deck) > 18
    orders = {in_any_order(deck) for _ in range(8)}
    assert len(orders) > 1, "another order each time"
    decision = task.decision
    kind = [f"card-{place}" for place, face in enumerate(task.faces) if face == "sabotage"]
    other = next(f"card-{place}" for place, face in enumerate(task.faces) if face == "repair")
    assert len(kind) > decision.most >= 2, "there are more of a face than can be taken"
    press(player, *kind, other)
    assert len(player.controller.chosen) == decision.most, "beyond the number nothing happens"
    press(player, kind[0], other)
    confirm(player)
    one = next(one for one in player.controller.match.view(before.seat).figures if one.seat == before.seat)
    assert one.hand is not None
    assert sorted(one.hand) == sorted(["repair", *["sabotage"] * (decision.most - 1)])


def test_who_wants_to_use_a_card_is_asked_which(quick_window: OpenWindow) -> None:
    player, _ = at_the_door(quick_window())
    first = player.controller.decision
    assert first is not None
    press(player, "generator_room", "use", CARD)
    confirm(player)
    asked = player.controller.decision
    assert asked is not None and (asked.topic, asked.seat) == ("use", first.seat)


def test_the_leader_token_is_seen_where_it_lies(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever goes there leads next: nobody should have to remember it from the map."""
    player, task = at_the_door(quick_window())
    view, frame = player.controller.match.view(), player.table.frame
    assert frame is not None
    there = next(place for place in LOCATIONS if view.place(place).token)
    seen: list[QPointF] = []
    monkeypatch.setattr(where, "leader_token", lambda canvas, middle: seen.append(middle))
    frame.grab()
    assert len(seen) == 1 and task.area(there).contains(seen[0])


@pytest.mark.parametrize(("character", "chooses"), [("norris", True), ("windows", False)])
def test_in_the_dark_only_norris_lays_a_card_of_choice_in_one_go(
    quick_window: OpenWindow, character: str, chooses: bool
) -> None:
    window = quick_window()
    window.setUpdatesEnabled(False)
    table = Table(5)
    table.state.outage, table.state.leader = True, 4
    table[0].character, table[0].hand = character, ["repair", "sabotage"]
    table[1].character = "bennings"
    window.play(table.match("move_characters"))
    player = Player(window, 1)
    while player.table.frame is None:
        player.step()
        player.settle()
    decision, task = player.controller.decision, player.table.frame.task
    assert decision is not None and decision.seat == 0 and isinstance(task, Where)
    press(player, PLACE)
    assert task.complete is not chooses, "chance draws for everybody else"
    if chooses:
        press(player, CARD)
        confirm(player)
        after = player.controller.match.decision
        assert after is not None and after.seat == 1, "nothing more is asked of Norris"


def test_number_keys_mean_places_and_then_cards(quick_window: OpenWindow) -> None:
    """A morning by keyboard alone: a place, a card, Enter."""
    player, task = at_the_door(quick_window())
    decision, places = player.controller.decision, [key for key, _, _ in task.spots()]
    assert decision is not None
    for key in (Qt.Key.Key_4, Qt.Key.Key_2):
        QTest.keyClick(player.table, key)
        player.settle()
    assert (task.place, task.card) == (places[3], 1) and task.complete
    QTest.keyClick(player.table, Qt.Key.Key_Return)
    player.settle()
    one = next(one for one in player.controller.match.view().figures if one.seat == decision.seat)
    assert one.place == places[3]
