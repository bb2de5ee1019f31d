"""The show of a table that has no pictures of its own: what happened stands in the log at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.events import Told
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import TableView
from nemesis_desktop.table.furniture.log_panel import LogPanel


class ShownAtOnce(QObject):
    """Takes no time. The members are those of ``Show``.

    Args:
        table: where it happens.
        log: its log.
    """

    running_changed = Signal(bool)
    running = False

    def __init__(self, table: QWidget, log: LogPanel) -> None:
        super().__init__(table)
        self._log = log

    def takes_time(self, events: Sequence[Told]) -> bool:
        """Nothing does."""
        return False

    def play(self, events: list[Told], view: TableView | None, done: Callable[[], None]) -> None:
        """Into the log, and on."""
        self._log.tell(events)
        done()

    def skip(self) -> None:
        """There is nothing to skip."""

    def hold(self) -> None:
        """There is nothing to hold."""

    def skip_to_card(self) -> None:
        """There is nothing to skip."""

    def skip_all(self) -> None:
        """There is nothing to skip."""

    def stop(self) -> None:
        """There is nothing to stop."""

    def set_scale(self, unit: float, text: float) -> None:
        """Nothing of its own is drawn."""

    def retranslate(self, words: Words) -> None:
        """Nothing of its own is said."""
