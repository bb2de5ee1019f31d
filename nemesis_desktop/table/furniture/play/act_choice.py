"""What a thing on the table may be used for: done at once where that is plain, otherwise asked in a small menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtGui import QCursor

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.table.furniture.anchors import Anchors
from nemesis_desktop.table.furniture.game_board import GameBoard
from nemesis_desktop.table.furniture.play.act_menu import MenuLine
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.furniture.play.presses import presses

NO_ACT: Final = -1
"""The line of a menu that leaves everything as it is."""


class ActChoice(QObject):
    """Opens the menu of acts beside a thing or a button, and hands on what was picked from it."""

    def __init__(self, table: GameBoard) -> None:
        super().__init__(table)
        self._table = table
        self._clicked_at: QPoint | None = None
        table.act_menu.picked.connect(self._pick)

    def choose(self, anchor: Anchor) -> None:
        """Somebody clicked a thing; in the middle of a show that goes on with it."""
        self._choose(anchor, careful=presses().careful)

    def choose_carefully(self, anchor: Anchor) -> None:
        """Somebody clicked the badge of a thing: the careful way of doing what a click on the thing does."""
        self._choose(anchor, careful=True)

    def _choose(self, anchor: Anchor, *, careful: bool) -> None:
        table = self._table
        self._clicked_at = QCursor.pos() if table.underMouse() else None
        if table.playback.running:
            table.playback.skip()
        elif table.controller is not None:
            table.controller.choose(anchor, careful=careful)

    def ask_which(self, anchor: Anchor, acts: tuple[int, ...]) -> None:
        """A thing stands for several acts: a small menu beside it."""
        table = self._table
        middle = table.mapToGlobal(table.rect().center())
        self.open(acts, Anchors(table.parts).point_of(anchor) or self._clicked_at or middle, anchor)

    def open(self, acts: Sequence[int], place: QPoint, beside: Anchor | None = None) -> None:
        """Ask which of some acts is meant, at a place of the screen; ``beside`` is the thing that lies there."""
        table, offers = self._table, self._table.offers
        if offers is None:
            return
        table.hover.hide_now()
        lines = table.ui.lines(acts, offers, table.view, table.words, beside)
        entries = [
            MenuLine(index, line, offers.cost(index), offers.hurts(index), self._note(index, offers))
            for index, line in zip(acts, lines, strict=True)
        ]
        if any(offers.asks_first(index) for index in acts):
            entries.append(MenuLine(NO_ACT, table.words.text(Text("ui-tray-back"))))
        self._table.act_menu.setAccessibleName(table.bar.sentence())
        self._table.act_menu.ask(entries, place)

    def _note(self, index: int, offers: Offers) -> str:
        """What stands under a line of the menu: why it is dangerous, or what may come of it."""
        table = self._table
        final = table.words.text(Text("ui-tray-grave")) if offers.grave(index) else ""
        foretold = offers.warning(index)
        if not foretold and table.view is not None:
            foreseen = table.ui.foresight((index,), table.view, table.words, offers)
            foretold = foreseen.short(table.words) if foreseen is not None else ""
        return f"{foretold} {final}".strip()

    def press(self, index: int) -> None:
        """A button of the bar: what must not happen by one click is asked about above it."""
        offers, button = self._table.offers, self._table.bar.buttons.get(f"act-{index}")
        if offers is None or button is None or not offers.asks_first(index):
            self._pick_now(index)
        else:
            self.open((index,), button.mapToGlobal(QPoint(button.width() // 2, 0)))

    def tell_reasons(self, place: QPoint) -> None:
        """What cannot be chosen now and has no place on the table, each with its reason; every line only closes."""
        if self._table.offers is not None:
            entries = [MenuLine(NO_ACT, what, note=reason) for what, reason in self._table.offers.impossible]
            self._table.act_menu.ask(entries, place)

    def _pick(self, index: int) -> None:
        # Later: the menu's own row is still being clicked.
        QTimer.singleShot(0, self, lambda: self._pick_now(index))

    def _pick_now(self, index: int) -> None:
        if self._table.controller is not None:
            self._table.controller.choose_act(index)
