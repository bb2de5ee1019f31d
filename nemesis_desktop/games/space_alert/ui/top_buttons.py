"""The strip over every screen of this table: the menu at the left, and at the right sound, rule book and settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.games.space_alert.ui.board import Board
from nemesis_desktop.games.space_alert.ui.look import BG2, DANGER, EDGE, INK_WARM, PRIMARY, WARM, sign
from nemesis_desktop.games.space_alert.ui.pieces import top_strip
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas

BUTTON: Final = 36.0
MENU: Final = QRectF(5, 5, BUTTON, BUTTON)


class TopButton(NamedTuple):
    """A button of the strip: what it is called, its sign, its message, what it does, and the article about it."""

    key: str
    symbol: str
    message: str
    action: Callable[[], None]
    article: str = ""


class TopButtons(Board):
    """A screen, or the strip of one.

    Signals:
        menu, settings, sound: a button; sound: it is to be heard no longer, or again.
        rules: the rule book, at an article.

    Attributes:
        only_shows: whether nobody sits before this screen: then there is no button.
        muted: whether nothing is heard.
    """

    menu, settings, sound, rules = Signal(), Signal(), Signal(), Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.only_shows = self.muted = False

    @property
    def presses(self) -> bool:
        """Whether the strip has buttons."""
        return not self.only_shows

    def set_muted(self, muted: bool) -> None:
        """Whether nothing is heard."""
        if muted != self.muted:
            self.muted = muted
            self.renew()

    def top_buttons(self) -> list[TopButton]:
        """From the right."""
        sound = "alert-ui-sound-on" if self.muted else "alert-ui-sound-off"
        return [
            TopButton("settings", "symbols/settings", "ui-panels-settings", self.settings.emit),
            TopButton("rules", "symbols/rules", "ui-panels-rules", lambda: self.rules.emit("")),
            TopButton("sound", sign("sound"), sound, self.sound.emit),
        ]

    def top_box(self, place: int) -> QRectF:
        """Where a button is, counted from the right."""
        return QRectF(self.wide - 8 - (BUTTON + 4) * (place + 1), 5, BUTTON, BUTTON)

    def lay_top(self) -> None:
        """The spots of the strip."""
        if not self.presses:
            return
        name = self.worded("ui-panels-menu")
        self.spot("menu", MENU, name, Explanation(name), self.menu.emit)
        for place, button in enumerate(self.top_buttons()):
            name = self.worded(button.message)
            about = Explanation(name, article=button.article)
            self.spot(button.key, self.top_box(place), name, about, button.action)

    def paint_top(self, canvas: Canvas) -> None:
        """The strip and its buttons."""
        top_strip(canvas, self.wide, menu=self.presses)
        for place, button in enumerate(self.top_buttons() if self.presses else ()):
            self.paint_button(canvas, self.top_box(place), button)

    def paint_button(
        self, canvas: Canvas, box: QRectF, button: TopButton, *, on: bool = False, edge: str = EDGE
    ) -> None:
        """One of them; ``on``: what it stands for is switched on."""
        canvas.cut(
            box.x() + 1,
            box.y() + 1,
            box.width() - 2,
            box.height() - 2,
            7,
            WARM if on else BG2,
            WARM if on else edge,
            1.2,
        )
        canvas.sign(button.symbol, box.center(), 20, INK_WARM if on else PRIMARY)
        if button.key == "sound" and self.muted:
            at = box.center()
            canvas.line(((at.x() - 10, at.y() + 10), (at.x() + 10, at.y() - 10)), DANGER, 2.4)
