"""What cannot be taken back and is no routine, and what may be somebody's death, never happens by one click."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.rules.things.pods import launches
from nemesis_desktop.games.nemesis.state import UNLOCKED, WAITING
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.play.act_choice import NO_ACT
from nemesis_desktop.table.furniture.play.act_menu import MenuLine
from tests.games.nemesis.scenarios.table import Table

Played = Callable[[Table], TableScreen]


def entries_of(screen: TableScreen) -> list[MenuLine]:
    """The lines of the menu that asks."""
    return [row.entry for row in screen.act_menu.rows()]  # type: ignore[attr-defined]


def on_board(*, characters: tuple[str, ...] = ("pilot", "scout"), **kinds: object) -> Table:
    table = Table(2, characters, **kinds)  # type: ignore[arg-type]
    table.place("P2", 21)
    table.next_noise("silence")
    return table


def bedroom() -> Table:
    """The Hibernatorium is open, and exactly what it costs is in hand."""
    table = on_board()
    table.state.time = 8
    table.hand("P1", actions=2)
    return table


def generator() -> Table:
    table = on_board()
    table.lay(5, "generator")
    table.place("P1", 5)
    table.hand("P1", actions=2)
    return table


def surgery(*, cards: int = 2) -> Table:
    table = on_board()
    table.lay(5, "surgery")
    table.place("P1", 5)
    table.hand("P1", actions=cards)
    return table


def friend() -> Table:
    """Old Friend costs nothing: the Hibernatorium's action follows the card at once."""
    table = on_board()
    table.state.time = 8
    table.hand("P1", "old_friend", actions=1)
    return table


def demolition() -> Table:
    table = on_board(characters=("soldier", "scout"))
    table.lay(5, "storage")
    table.place("P1", 5)
    table.hand("P1", "demolition", actions=0)
    return table


def dying_for_melee() -> Table:
    """A doomed one with one card, in combat: no routine."""
    table = on_board()
    table.lay(5, "storage")
    table.place("P1", 5)
    table.unarmed("P1")
    table.wounds("P1", dressed=("leg", "hand", "body"))
    table.hand("P1", actions=1)
    table.intruder("adult", 5)
    return table


GRAVE = {
    "sleep": (bedroom, Anchor("room", 11)),
    "self-destruct": (generator, Anchor("room", 5)),
    "surgery": (surgery, Anchor("room", 5)),
    "sleep by a card": (friend, Anchor("card", "pilot_old_friend")),
    "demolition": (demolition, Anchor("card", "soldier_demolition")),
    "a deadly melee": (dying_for_melee, Anchor("intruder", 1)),
}


@pytest.mark.parametrize(("laid", "anchor"), GRAVE.values(), ids=GRAVE.keys())
def test_one_click_asks_and_the_second_does_it(play: Played, laid: Callable[[], Table], anchor: Anchor) -> None:
    screen = play(laid())
    controller = screen.controller
    assert controller is not None
    match, before = controller.match, controller.match.event_count
    controller.choose(anchor)
    assert match.event_count == before, "it has happened"
    entries = entries_of(screen)
    assert [entry.index for entry in entries][-1] == NO_ACT, "there is a way back"
    assert entries[0].note, "it says why it asks"
    controller.choose_act(entries[0].index)
    assert match.event_count > before


@pytest.mark.parametrize("cards", [3, 5])
def test_where_the_payment_is_chosen_that_is_the_question(play: Played, cards: int) -> None:
    screen = play(surgery(cards=cards))
    controller = screen.controller
    assert controller is not None
    controller.choose(Anchor("room", 5))
    assert controller.match.decision is not None and controller.match.decision.topic == "pay"


def test_the_payment_of_a_deadly_act_says_so_on_its_button(play: Played) -> None:
    table = surgery(cards=4)
    table.wounds("P1", dressed=("leg", "hand", "body"))
    screen = play(table)
    controller = screen.controller
    assert controller is not None
    controller.choose(Anchor("room", 5))
    controller.choose_act(entries_of(screen)[0].index)
    controller.choose_act(0)
    controller.choose_act(1)
    _, ways = screen.bar.choices()
    confirm = next(choice for choice in ways if choice.key == "confirm")
    assert confirm.kind == "danger" and "death" in confirm.tip


def test_a_button_for_it_asks_too(play: Played) -> None:
    table = on_board(characters=("soldier", "scout"), options=("traits",))
    screen = play(table)
    controller = screen.controller
    assert controller is not None
    before = controller.match.event_count
    index = next(index for index, act in enumerate(controller.match.decision.acts) if type(act).__name__ == "Rush")
    screen.acts.press(index)
    assert controller.match.event_count == before
    assert [entry.index for entry in entries_of(screen)] == [index, NO_ACT]


def test_a_pod_is_launched_by_no_single_press(open_window: Callable[[], MainWindow]) -> None:
    table = on_board()
    waiting = table.one("P1")
    waiting.status, waiting.pod = WAITING, 1
    table.state.pods[0].state = UNLOCKED
    match = table.play("start_turn").match
    match.table["secrecy"] = "open"
    window = open_window()
    window.play(match)
    screen = window.screen_named("table")
    assert isinstance(screen, TableScreen) and match.decision is not None
    launch = next(index for index, act in enumerate(match.decision.acts) if launches(act))
    screen.acts.press(launch)
    assert table.state.pods[0].state == UNLOCKED
    assert [entry.index for entry in entries_of(screen)] == [launch, NO_ACT]


def test_what_is_routine_is_done_at_once(play: Played) -> None:
    table = on_board()
    table.lay(5, "monitoring_room")
    table.place("P1", 5)
    table.hand("P1", actions=2)
    screen = play(table)
    controller = screen.controller
    assert controller is not None
    controller.choose(Anchor("room", 5))
    assert controller.match.decision is not None and controller.match.decision.topic == "aim"
