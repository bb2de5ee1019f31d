"""The hand-off at this window: the shield closes, and nothing of the last person is left when the next one comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from nemesis_desktop.engine.text import Text
from nemesis_desktop.table.desk.helpers.shell import Shell
from nemesis_desktop.table.desk.settings import TEXT_SIZES
from nemesis_desktop.table.furniture.secrecy.forgetting import forget

if TYPE_CHECKING:
    from nemesis_desktop.table.furniture.game_table import GameTable
    from nemesis_desktop.table.furniture.play.controller import TableController
    from nemesis_desktop.table.furniture.secrecy.plate import Notice
    from nemesis_desktop.table.furniture.secrecy.shield import Shield


class HandOff(QObject):
    """Stands between the people of the game that is on the table.

    Args:
        window: that whole window is covered.

    Attributes:
        shield: what covers it; None before the first game.
    """

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window
        self._table: GameTable | None = None
        self.shield: Shield | None = None

    def guard(self, table: GameTable) -> None:
        """From now on this table is handed over."""
        from nemesis_desktop.table.furniture.secrecy.shield import Shield

        self._table = table
        shield = self.shield = Shield(self._window.words, table)
        shield.set_scale(1.0, self._window.settings.text_scale)
        shield.arrived.connect(self._arrive)
        shield.menu.connect(self._window.open_menu)
        shield.settings.connect(lambda: self._window.go("settings"))
        shield.text_resized.connect(self._resize_text)
        shield.forgotten.connect(self._remove_pin)
        shield.taken_back.connect(self._take_back)
        table.handed_over.connect(self._forget)
        table.shield_wanted.connect(self._close)

    @property
    def is_closed(self) -> bool:
        """Whether the table is covered and waits for somebody."""
        return self.shield is not None and self.shield.is_closed

    def take_keyboard(self) -> None:
        """Keys go to the shield."""
        if self.shield is not None:
            self.shield.take_keyboard()

    def lift(self) -> None:
        """The table is being left: nothing covers it any more."""
        if self.shield is not None:
            self.shield.lift()

    def follow_size(self) -> None:
        """The table has become larger or smaller."""
        if self.shield is not None and (table := self.shield.parentWidget()) is not None:
            self.shield.setGeometry(table.rect())

    def _forget(self) -> None:
        """Somebody else looks at the screen: nothing typed, read or pointed at outlives the person who did."""
        self._window.close_rules()
        forget(self._window)

    @property
    def _controller(self) -> TableController | None:
        return None if self._table is None else self._table.controller

    def _close(self, notice: Notice) -> None:
        assert self.shield is not None
        self.shield.close_for(notice)

    def _remove_pin(self, seat: int) -> None:
        """Somebody has forgotten their PIN, and the table has agreed to do without."""
        from nemesis_desktop.table.screens.last_game import remember_pins, remembered_pins

        controller, settings = self._controller, self._window.settings
        if controller is None:
            return
        forgotten, known = controller.pins.of(seat), remembered_pins(settings)
        if forgotten is not None and known.get(str(seat)) == forgotten:
            remember_pins(settings, {who: kept for who, kept in known.items() if who != str(seat)})
        controller.remove_pin(seat)
        self._window.tell(Text("ui-shield-forgotten-told", name=controller.name_of(seat)))

    def _take_back(self) -> None:
        """Whoever was at the screen last takes the last answer back; they come to the screen again."""
        controller = self._controller
        if controller is not None:
            controller.take_back()

    def _resize_text(self, by: int) -> None:
        """Somebody wants larger or smaller text, before anything is there to be read."""
        settings = self._window.settings
        smallest, largest = TEXT_SIZES
        settings.text_percent = min(max(settings.text_percent + by, smallest), largest)

    def _arrive(self, seat: int) -> None:
        controller, table = self._controller, self._table
        if controller is not None and table is not None:
            controller.arrive(seat)
            table.setFocus(Qt.FocusReason.OtherFocusReason)
