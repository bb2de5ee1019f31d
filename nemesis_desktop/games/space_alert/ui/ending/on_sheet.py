"""What can be pointed at on the sheet at the end: it lies over the picture and draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.space_alert.ui.board import Board


class OnSheet(Board):
    """A place for each thing that explains itself.

    Attributes:
        box: where it lies on the page, in units.
    """

    box: Final = QRectF(40, 122, 832, 344)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._things: Sequence[tuple[Anchor, QRectF]] = ()

    def lay(self, things: Sequence[tuple[Anchor, QRectF]]) -> None:
        """These things, in units from the corner of this part."""
        self._things = things
        self.renew()

    def lay_spots(self) -> None:
        """Threats by their names."""
        for place, (anchor, box) in enumerate(self._things):
            self.spot((place, anchor), box, self.worded(f"alert-{anchor.kind}-{anchor.id}"), anchor)
