"""A card in the list of games that have been played: the picture of its end, and everybody's token with their fate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.chronicle import Player, Sign
from nemesis_desktop.program.kept.history import Played
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import token
from nemesis_desktop.table.drawing.stencil import has_stencil
from nemesis_desktop.table.widgets.list_row import ListRow

COLUMNS: Final = 2
PICTURE_HIGH: Final = 156.0
WORDS_HIGH: Final = 92.0
"""Room for two lines and the tokens at 100 % of the text size, in units."""
HEADLINES: Final = (19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9)
SIZES: Final = (13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6)


def drawn(game: Played) -> str:
    """The picture of how a game ended; empty where it has none, or one that only a newer program draws."""
    name = game.chronicle.picture(game.end)
    return f"art/{name}" if name and has_stencil(f"art/{name}") else ""


def worn(game: Played, player: Player) -> str | None:
    """What stands on somebody's token: whom they played, if this program knows them."""
    name = game.chronicle.emblem(player)
    return name if name and has_stencil(name) else None


class GameRow(ListRow):
    """One game: how it ended, when, and who.

    Attributes:
        game: the line of the history.
    """

    def __init__(self, game: Played, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._headline = self._day = self._outcome = self._mode = ""
        self._signs: Sequence[tuple[Player, Sign]] = ()

    def set_words(
        self,
        headline: str,
        day: str,
        people: str,
        outcome: str,
        mode: str,
        signs: Sequence[tuple[Player, Sign]],
    ) -> None:
        """Show other words, and say them to assistive software; ``signs`` say what became of everybody."""
        self._headline, self._day, self._outcome, self._mode, self._signs = headline, day, outcome, mode, signs
        self.setAccessibleName(day)
        self.setAccessibleDescription(f"{headline}. {people}. {mode}. {outcome}")
        self.setToolTip(people)
        self.update()

    def sizeHint(self) -> QSize:
        """The picture, and under it two lines and the tokens."""
        high = PICTURE_HIGH + 16 + WORDS_HIGH + 40 * (self.text_scale - 1.0)
        return QSize(round(300 * self.unit), round(high * self.unit))

    def paint_row(self, canvas: Canvas, wide: float, high: float) -> None:
        """Draw what stands on the card; its size is given in units."""
        self._paint_picture(canvas, QRectF(8, 8, wide - 16, PICTURE_HIGH))
        room, top = wide - 32, 8 + PICTURE_HIGH
        size, words = canvas.fitted(self._headline, room, HEADLINES, 700, "display")
        ink = "accent.warm" if self.game.end.won else "text.primary"
        canvas.text(16, top + 22 * canvas.text_scale, words, size, ink, 700, "display")
        size, words = canvas.fitted(f"{self._day} · {self._mode}", room, SIZES, 400)
        canvas.text(16, top + 41 * canvas.text_scale, words, size, "text.secondary")
        middle = high - 22.0
        x = self._paint_people(canvas, middle, room * 0.62)
        size, words = canvas.fitted(self._outcome, wide - 16 - x, SIZES, 600)
        ink = "accent.warm" if self.game.end.won else "text.tertiary"
        canvas.text(wide - 16, middle + size * canvas.text_scale * 0.35, words, size, ink, 600, align="right")

    def _paint_picture(self, canvas: Canvas, area: QRectF) -> None:
        """How it ended, as a picture; as a sign where the game has none."""
        picture = drawn(self.game)
        if picture:
            canvas.drawing(picture, area, 6)
        else:
            canvas.cut(area.x(), area.y(), area.width(), area.height(), 6, ("#0C1418", "ground.space"))
            sign = self.game.chronicle.sign(self.game.end)
            canvas.sign(sign.symbol, area.center(), 72, sign.ink)
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 6, None, "line.hair")

    def _paint_people(self, canvas: Canvas, middle: float, room: float) -> float:
        """Everybody's token with a sign of what became of them; gives back where the row of them ends."""
        step = min(44.0, room / max(1, len(self._signs)))
        x = 30.0
        for player, sign in self._signs:
            token(canvas, QPointF(x, middle), 26, player.colour, worn(self.game, player))
            canvas.disc(QPointF(x + 12, middle + 9), 9, "ground.space")
            canvas.sign(sign.symbol, QPointF(x + 12, middle + 9), 13, sign.ink)
            x += step
        return x
