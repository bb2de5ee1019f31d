"""How many inputs the commonest acts take: clicks, or keys once the keyboard is on the thing.

``make inputs`` prints the table. A payment is counted apart: a click for each card of the cost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from attrs import frozen
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.nemesis.acts import CarefulMove, Melee, Move, Pass, PlayCard, RoomAction, Shoot
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.play.act_menu import ActMenu
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from tests.games.nemesis.scenarios.table import Table
from tests.games.nemesis.ui.clicker import Clicker

Played = Callable[[Table], TableScreen]
Opener = Callable[[], MainWindow]


@frozen
class Count:
    """An act: how many inputs it took before, what it may take, and how many cards pay for it.

    ``before`` is as it was while a lit room opened a menu, and a payment was confirmed with a click of its own.
    """

    act: str
    before: int
    most: int
    cards: int


COUNTS: Final = (
    Count("move", 3, 1, 1),
    Count("move carefully, the noise included", 4, 2, 2),
    Count("shoot, the only weapon in hand", 3, 2, 1),
    Count("attack hand to hand", 3, 2, 1),
    Count("use the room and aim it", 3, 2, 2),
    Count("play a card that costs two", 2, 1, 2),
    Count("pass, no card discarded", 2, 2, 0),
)


class Counter(Clicker):
    """Does one act and all that it asks, and counts its clicks; those on cards that pay are counted apart."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, 1)
        self.paid = 0

    def does(self, wanted: type[Act], holds: Callable[[Act], bool] = lambda act: True) -> None:
        """The act, its payment and its aims; up to the next question of a turn."""
        self.settle()
        if self.table.reading is not None:
            # What was dealt is read once in a game, not with every act.
            self.click(self.table.reading.button)
            self.settle()
            self.clicks = 0
        acts = self.offers.decision.acts  # type: ignore[union-attr]
        self._click(next(index for index, act in enumerate(acts) if isinstance(act, wanted) and holds(act)))
        for _ in range(12):
            decision = self.controller.match.decision
            if self.over or decision is None or decision.topic == "turn" or self.controller.decision is None:
                return
            if decision.topic == "pay":
                for index in range(decision.least):
                    self.paid += 1
                    self.clicks -= 1
                    self.click_act(index)
                    self.settle()
                if self.controller.match.decision is decision:
                    self.press("confirm")
            elif decision.kind == "some":
                self.press("confirm")
            else:
                self._click(0)
            self.settle()

    def _click(self, index: int) -> None:
        self.click_act(index)
        self.settle()
        menu = self.table.findChild(ActMenu)
        if menu.isVisible():
            self.click(next(row for row in menu.rows() if row.entry.index == index))  # type: ignore[attr-defined]
            self.settle()


def alone_among_quiet_rooms() -> Table:
    """P1 beside explored rooms, with a full hand; nothing is near."""
    table = Table(2)
    for slot, tile in ((5, "monitoring_room"), (6, "canteen"), (10, "storage")):
        table.lay(slot, tile, items=2)
    table.place("P1", 6)
    table.place("P2", 1)
    table.hand("P1", "basic_repairs", actions=4)
    table.malfunction(6)
    table.next_noise("silence")
    return table


def facing_an_adult() -> Table:
    table = alone_among_quiet_rooms()
    table.intruder("adult", 6)
    table.next_combat("blank")
    return table


def in_the_monitoring_room() -> Table:
    table = alone_among_quiet_rooms()
    table.place("P1", 5)
    return table


CASES: Final[dict[str, tuple[Callable[[], Table], type[Act]]]] = {
    "move": (alone_among_quiet_rooms, Move),
    "move carefully, the noise included": (alone_among_quiet_rooms, CarefulMove),
    "shoot, the only weapon in hand": (facing_an_adult, Shoot),
    "attack hand to hand": (facing_an_adult, Melee),
    "use the room and aim it": (in_the_monitoring_room, RoomAction),
    "play a card that costs two": (alone_among_quiet_rooms, PlayCard),
    "pass, no card discarded": (alone_among_quiet_rooms, Pass),
}


def counted(play: Played, act: str) -> tuple[int, int]:
    """Clicks for an act, and clicks on cards that paid for it."""
    laid, wanted = CASES[act]
    window = play(laid()).window()
    assert isinstance(window, MainWindow)
    counter = Counter(window)
    counter.does(wanted)
    return counter.clicks, counter.paid


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: count.act)
def test_the_commonest_acts_take_few_inputs(play: Played, count: Count) -> None:
    clicks, paid = counted(play, count.act)
    print(f"{count.act:38} before {count.before}, now {clicks}, and {paid} for the cards")
    assert (clicks, paid) == (count.most, count.cards)
    assert clicks <= count.before


def test_the_laptop_changes_hands_with_one_input(open_window: Opener) -> None:
    match = alone_among_quiet_rooms().play().match
    window = open_window()
    window.play(match)
    shield = window.findChild(Shield)
    assert shield is not None and shield.is_closed
    counter = Counter(window)
    counter.click(shield.findChild(QWidget, "enter"))
    counter.settle()
    assert counter.controller.person == 0 and counter.clicks == 1
