"""What the history shows at its right: one game in full, or the figures of all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from nemesis_desktop.engine.chronicle import Chronicle, Ended, Epilogue, Grouping, HowOften, Player
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games import kind_of, on_table, title_of
from nemesis_desktop.program.kept.figures import Figures, counted
from nemesis_desktop.program.kept.history import Played
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import INSET, Paint
from nemesis_desktop.table.drawing.pieces import token
from nemesis_desktop.table.drawing.shapes import cut, sides
from nemesis_desktop.table.furniture.names import called_with_level
from nemesis_desktop.table.screens.looking_back.row import drawn, worn
from nemesis_desktop.table.widgets.dates import length, moment, number

PAD = 4.0
SHADE: Final[Paint] = ("#0005080A", "#E605080A")
"""The foot of a picture is dark: a headline stands there."""
SIZES = (14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8)
"""Of a name in a line of figures: words shrink before they are shortened."""


class Sheet(QWidget):
    """Words and figures painted from top to bottom, as high as they need.

    Attributes:
        words: the language.
    """

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.unit = 1.0
        self.text_scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, message: str, **args: Argument) -> str:
        """A message of the history in words."""
        return self.words.text(Text(f"ui-history-{message}", **args))

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text
        self.fit()

    def fit(self) -> None:
        """Become as high as the words need in this width."""
        self.setAccessibleName(" ".join(self.spoken()))
        self.setFixedHeight(self.heightForWidth(self.width()))
        self.update()

    def heightForWidth(self, width: int) -> int:
        """How high it is, that wide."""
        canvas = Canvas(QPainter(), self.unit, 1.0, self.text_scale)
        return round((self.flow(canvas, width / self.unit, draw=False) + PAD) * self.unit)

    def sizeHint(self) -> QSize:
        """As wide as it is."""
        return QSize(self.width(), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, other lines."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
        self.flow(canvas, self.width() / self.unit, draw=True)

    def flow(self, canvas: Canvas, wide: float, *, draw: bool) -> float:
        """Draw everything, or only measure it; gives back the lower edge."""
        raise NotImplementedError

    def spoken(self) -> Iterator[str]:
        """Everything that it says, for assistive software."""
        raise NotImplementedError

    def lines(
        self,
        canvas: Canvas,
        y: float,
        words: str,
        size: float,
        ink: str,
        wide: float,
        weight: int = 400,
        x: float = PAD,
    ) -> float:
        """A paragraph; drawn where the canvas has a painter at work. Gives back the lower edge."""
        found = canvas.wrapped(words, wide, size, weight)
        if canvas.painter.isActive():
            canvas.lines(x, y, found, size, ink, weight, 1.25)
        return y + len(found) * canvas.leading(size, 1.25)

    def heading(self, canvas: Canvas, y: float, words: str, wide: float, *, draw: bool) -> float:
        """A small heading over a hair line; gives back the lower edge."""
        step = canvas.leading(14.5, 1.25)
        if draw:
            canvas.lines(PAD, y, [words], 14.5, "text.primary", 600, 1.25)
            canvas.box(PAD, y + step + 2, wide - 2 * PAD, 1, "line.hair")
        return y + step + 8


class GameSheet(Sheet):
    """One game: when and how long, how it ended, and what became of everybody."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.game: Played | None = None

    def show_game(self, game: Played | None) -> None:
        """Show a game, or nothing."""
        self.game = game
        self.fit()

    def facts(self, game: Played) -> Iterator[str]:
        """The lines at the top."""
        chronicle = game.chronicle
        parts = [moment(game.ended, self.words.language), chronicle.length(game.end, self.words)]
        if game.seconds is not None:
            parts.append(length(game.seconds, self.words.language))
        yield " · ".join(filter(None, parts))
        if len(on_table()) > 1:
            yield self.words.text(title_of(game.game))
        yield from chronicle.told(game.end, self.words)

    def people(self, game: Played) -> Iterator[tuple[Player, str, Epilogue]]:
        """Everybody, as they were called, and what became of them."""
        for place, player in enumerate(game.players, start=1):
            name = called_with_level(player.name, place, player.level, self.words)
            yield player, name, game.chronicle.of_player(player, self.words)

    def spoken(self) -> Iterator[str]:
        """Everything that it says, for assistive software."""
        if self.game is None:
            return
        yield from self.facts(self.game)
        for _player, name, told in self.people(self.game):
            yield f"{name}: {told.state}. {'. '.join(told.lines)}."

    def flow(self, canvas: Canvas, wide: float, *, draw: bool) -> float:
        """Draw everything, or only measure it; gives back the lower edge."""
        if self.game is None:
            return 0.0
        y = self._flow_picture(canvas, self.game, wide, draw=draw)
        for place, fact in enumerate(self.facts(self.game)):
            ink, size, weight = ("text.primary", 15.5, 600) if place == 0 else ("text.secondary", 14.5, 400)
            y = self.lines(canvas, y, fact, size, ink, wide - 2 * PAD, weight) + 3
        y += 9
        for player, name, told in self.people(self.game):
            y = self._flow_person(canvas, y, player, name, told, wide, draw=draw) + 8
        return y

    def _flow_picture(self, canvas: Canvas, game: Played, wide: float, *, draw: bool) -> float:
        """The picture of the end, with its headline; gives back the lower edge."""
        picture = drawn(game)
        if not picture:
            return PAD
        area = QRectF(0.5, 0.5, wide - 1, wide * 0.36)
        if draw:
            canvas.drawing(picture, area, 8)
            low = area.adjusted(0, area.height() * 0.55, 0, 0)
            canvas.fill(cut(low, 8, "bottom"), SHADE)
            canvas.cut(*sides(area), 8, None, "line.hair")
            headline = game.chronicle.headline(game.end, self.words)
            sizes = (24, 22, 20, 18, 17, 16, 15, 14, 13, 12, 11, 10)
            size, words = canvas.fitted(headline, wide - 36, sizes, 700, "display", grow=False)
            ink = "accent.warm" if game.end.won else "text.primary"
            canvas.text(18, area.bottom() - 15, words, size, ink, 700, "display", grow=False)
        return area.bottom() + 12

    def _flow_person(
        self, canvas: Canvas, y: float, player: Player, called_so: str, told: Epilogue, wide: float, *, draw: bool
    ) -> float:
        left, room = 58.0, wide - 58 - 16
        inner = [canvas.wrapped(line, room, 14, 400) for line in told.lines]
        step = canvas.leading(14, 1.22)
        head = canvas.leading(15.5, 1.25)
        high = 10 + head + 2 + sum(len(part) for part in inner) * step + 10
        if draw:
            canvas.cut(0.5, y + 0.5, wide - 1, high - 1, 8, INSET, "line.hair")
            emblem = None if self.game is None else worn(self.game, player)
            token(canvas, QPointF(30, y + high / 2), 30, player.colour, emblem)
            side = canvas.width(told.state, 14, 600)
            base = y + 10 + head * 0.74
            canvas.text(wide - 16, base, told.state, 14, told.sign.ink, 600, align="right")
            canvas.symbol(told.sign.symbol, wide - 16 - side - 24, base - 13, 17, told.sign.ink)
            size, name = canvas.fitted(called_so, room - side - 34, (15.5, 15, 14.5, 14, 13), 600)
            canvas.text(left, base, name, size, f"player.{player.colour}", 600)
            top = y + 10 + head + 2
            for part in inner:
                canvas.lines(left, top, part, 14, "text.secondary", 400, 1.22)
                top += len(part) * step
        return y + high


class FiguresSheet(Sheet):
    """Counts over all games, each kind of game for itself; beside each count stands of how many it is."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.figures: Sequence[Figures] = ()

    def show_figures(self, figures: Sequence[Figures]) -> None:
        """Show the counts."""
        self.figures = figures
        self.fit()

    # ---------------------------------------------------------------- what it says

    def _number(self, value: int) -> str:
        return number(value, self.words.language)

    def title(self, figures: Figures) -> str:
        """Which game, where there are several."""
        return self.words.text(title_of(figures.game)) if len(on_table()) > 1 else ""

    def whole(self, figures: Figures) -> list[tuple[str, str]]:
        """The lines about everything together."""
        count = len(figures.games)
        found = [(self.say("all-games"), self.say("n-games", count=count))]
        found += self._chronicle(figures).totals(self._ends(figures), self.words)
        if figures.timed:
            known = length(figures.seconds, self.words.language)
            if figures.timed < count:
                known += f" ({self.say('time-known', known=figures.timed, count=count)})"
            found.append((self.say("time"), known))
        return found

    def counts(self, figures: Figures) -> list[tuple[str, Sequence[HowOften]]]:
        """The headings of the counts and their lines."""
        return list(self._chronicle(figures).shares(self._ends(figures), self.words))

    def columns(self, figures: Figures) -> list[str]:
        """What stands over the columns of the tables."""
        return [self.say(f"column-{column}") for column in ("played", *self._chronicle(figures).counted)]

    def tables(self, figures: Figures) -> Iterator[tuple[str, list[tuple[str, list[int]]]]]:
        """The headings of the tables, and their rows."""
        groupings = [*self._chronicle(figures).groupings(self._ends(figures), self.words)]
        groupings.append(Grouping(self.say("by-person"), list(figures.people.items())))
        what = self._chronicle(figures).counted
        for grouping in groupings:
            yield (
                grouping.heading,
                [
                    (name, [len(players), *(sum(counted(player, one) for player in players) for one in what)])
                    for name, players in grouping.members
                ],
            )

    def spoken(self) -> Iterator[str]:
        """Everything that it says, for assistive software."""
        for figures in self.figures:
            yield from filter(None, (self.title(figures),))
            yield from (f"{name}: {value}." for name, value in self.whole(figures))
            for heading, lines in self.counts(figures):
                yield f"{heading}."
                yield from (f"{line.name}: {self.say('of', count=line.count, all=line.all)}." for line in lines)
            columns = self.columns(figures)
            for heading, rows in self.tables(figures):
                yield f"{heading}."
                for name, row in rows:
                    values = zip(columns, row, strict=True)
                    yield f"{name}: {', '.join(f'{column} {value}' for column, value in values)}."

    @staticmethod
    def _chronicle(figures: Figures) -> Chronicle:
        return kind_of(figures.game).chronicle

    @staticmethod
    def _ends(figures: Figures) -> list[Ended]:
        return [game.end for game in figures.games]

    # ---------------------------------------------------------------- how it looks

    def flow(self, canvas: Canvas, wide: float, *, draw: bool) -> float:
        """Draw everything, or only measure it; gives back the lower edge."""
        y = PAD
        for place, figures in enumerate(self.figures):
            y = self._flow_game(canvas, y + (24 if place else 0), figures, wide, draw=draw)
        return y if self.figures else 0.0

    def _flow_game(self, canvas: Canvas, y: float, figures: Figures, wide: float, *, draw: bool) -> float:
        if title := self.title(figures):
            y = self.lines(canvas, y, title, 17, "text.primary", wide - 2 * PAD, 600) + 4
        for name, value in self.whole(figures):
            y = self._pair(canvas, y, name, value, wide, draw=draw)
        for heading, lines in self.counts(figures):
            y = self.heading(canvas, y + 14, heading, wide, draw=draw)
            for line in lines:
                y = self._share(canvas, y, line.name, line.count, line.all, wide, draw=draw)
        columns = self.columns(figures)
        for heading, rows in self.tables(figures):
            y = self._table(canvas, y + 14, heading, columns, rows, wide, draw=draw)
        return y

    def _pair(self, canvas: Canvas, y: float, name: str, value: str, wide: float, *, draw: bool) -> float:
        step = canvas.leading(15, 1.4)
        if draw:
            base = y + step * 0.7
            large, shown = canvas.fitted(value, wide * 0.62, (15, 14, 13, 12, 11, 10), 600)
            side = canvas.width(shown, large, 600)
            size, words = canvas.fitted(name, wide - side - 20, SIZES, 400)
            canvas.text(PAD, base, words, size, "text.secondary")
            canvas.text(wide - PAD, base, shown, large, "text.primary", 600, align="right")
        return y + step

    def _share(self, canvas: Canvas, y: float, name: str, count: int, all: int, wide: float, *, draw: bool) -> float:
        """A count, the number it is of, and a bar that shows the same."""
        step = canvas.leading(14, 1.5)
        if draw:
            base = y + step * 0.68
            value = self.say("of", count=self._number(count), all=self._number(all))
            side = max(64.0, canvas.width(value, 14, 600))
            bar = wide * (0.26 if self.text_scale <= 1.3 else 0.14)
            size, words = canvas.fitted(name, wide - side - bar - 32, SIZES, 400)
            canvas.text(PAD, base, words, size, "text.secondary")
            left = wide - PAD - side - 12 - bar
            canvas.box(left, y + step / 2 - 3, bar, 6, "line.edge")
            canvas.box(left, y + step / 2 - 3, bar * count / max(1, all), 6, "accent.cold")
            canvas.text(wide - PAD, base, value, 14, "text.primary", 600, align="right")
        return y + step

    def _table(
        self,
        canvas: Canvas,
        y: float,
        heading: str,
        columns: Sequence[str],
        rows: Sequence[tuple[str, Sequence[int]]],
        wide: float,
        *,
        draw: bool,
    ) -> float:
        widths = [max(46.0, canvas.width(column, 13, 500) + 16) for column in columns]
        if sum(widths) > wide * 0.62:
            widths = [width * wide * 0.62 / sum(widths) for width in widths]
        rights = [wide - PAD - sum(widths[place + 1 :]) for place in range(len(columns))]
        top = self.heading(canvas, y, heading, wide, draw=draw)
        if draw:
            base = y + canvas.leading(14.5, 1.25) * 0.74
            for right, column, width in zip(rights, columns, widths, strict=True):
                size, words = canvas.fitted(column, width - 8, (13, 12.5, 12, 11.5, 11), 500)
                canvas.text(right, base, words, size, "text.tertiary", 500, align="right")
        step = canvas.leading(14, 1.5)
        for name, values in rows:
            if draw:
                base = top + step * 0.68
                size, words = canvas.fitted(name, wide - sum(widths) - 20, SIZES, 400)
                canvas.text(PAD, base, words, size, "text.secondary")
                for right, value in zip(rights, values, strict=True):
                    canvas.text(right, base, self._number(value), 14, "text.primary", 600, align="right")
            top += step
        return top
