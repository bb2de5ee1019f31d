"""What the history shows at its right: one game in full, or the figures of all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.history import Figures, Played, Player, Tally
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import INSET
from nemesis_desktop.table.drawing.pieces import player_shape
from nemesis_desktop.table.furniture.names import called
from nemesis_desktop.table.widgets.card_frame import raised
from nemesis_desktop.table.widgets.dates import length, moment, number

PAD = 4.0
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
        parts = [moment(game.ended, self.words.language), self.say("rounds", count=game.rounds)]
        if game.seconds is not None:
            parts.append(length(game.seconds, self.words.language))
        yield " · ".join(parts)
        ways = [self._named("mode", game.mode)]
        if game.board == "alternate":
            ways.append(self.words.text(Text("ui-modes-board-alternate-short")))
        yield " · ".join(ways)
        if game.variants:
            yield self.say("variants", names=", ".join(self._named("variant", one) for one in game.variants))
        yield f"{self.end_of(game)}"

    def end_of(self, game: Played) -> str:
        """How it ended, in one or two sentences."""
        told = [self._own("end", game.cause)]
        if game.ship != "destroyed" or game.cause in ("jump", "all_gone"):
            told.append(self._own("ship", game.ship))
        return " ".join(told)

    def _named(self, kind: str, id: str) -> str:
        """The name of something printed or of the program's; its id where a newer program knew it and this does not."""
        message = f"{kind}-{id}"
        return self.words.text(Text(message)) if self.words.has(message) else id

    def _own(self, kind: str, id: str) -> str:
        message = f"{kind}-{id}"
        return self.say(message) if self.words.has(f"ui-history-{message}") else id

    def person(self, player: Player) -> tuple[str, list[str]]:
        """The state of a person, and the lines about them."""
        state = "won" if player.won else "lived" if player.survived else "died"
        who = self._named("character", player.character) if player.character else self.say("no-character")
        lines = [f"{raised(who)} · {self._named('cause', player.fate)}" if player.fate else raised(who)]
        for objective, met in zip(player.objectives, player.met, strict=False):
            told = self.say("met" if met else "not-met")
            lines.append(f"{raised(self._named('objective', objective))}: {told}")
        if player.intruders:
            lines.append(self.say("intruders"))
        return state, lines

    def spoken(self) -> Iterator[str]:
        """Everything that it says, for assistive software."""
        if self.game is None:
            return
        yield from self.facts(self.game)
        for place, player in enumerate(self.game.players, start=1):
            state, lines = self.person(player)
            yield f"{called(player.name, place, self.words)}: {self.say(state)}. {'. '.join(lines)}."

    def flow(self, canvas: Canvas, wide: float, *, draw: bool) -> float:
        """Draw everything, or only measure it; gives back the lower edge."""
        if self.game is None:
            return 0.0
        y = PAD
        for place, fact in enumerate(self.facts(self.game)):
            ink, size, weight = ("text.primary", 15.5, 600) if place == 0 else ("text.secondary", 14.5, 400)
            y = self.lines(canvas, y, fact, size, ink, wide - 2 * PAD, weight) + 3
        y += 9
        for place, player in enumerate(self.game.players, start=1):
            name = called(player.name, place, self.words)
            y = self._flow_person(canvas, y, player, name, wide, draw=draw) + 8
        return y

    def _flow_person(
        self, canvas: Canvas, y: float, player: Player, called_so: str, wide: float, *, draw: bool
    ) -> float:
        state, lines = self.person(player)
        left, room = 58.0, wide - 58 - 16
        inner = [canvas.wrapped(line, room, 14, 400) for line in lines]
        step = canvas.leading(14, 1.22)
        head = canvas.leading(15.5, 1.25)
        high = 10 + head + 2 + sum(len(part) for part in inner) * step + 10
        if draw:
            canvas.cut(0.5, y + 0.5, wide - 1, high - 1, 8, INSET, "line.hair")
            player_shape(canvas, QPointF(30, y + high / 2), 28, player.colour)
            word, ink, sign = {
                "won": (self.say("won"), "state.success", "symbols/check"),
                "lived": (self.say("lived"), "accent.cold", "symbols/hibernation"),
                "died": (self.say("died"), "text.pale", "symbols/cross"),
            }[state]
            side = canvas.width(word, 14, 600)
            base = y + 10 + head * 0.74
            canvas.text(wide - 16, base, word, 14, ink, 600, align="right")
            canvas.symbol(sign, wide - 16 - side - 24, base - 13, 17, ink)
            size, name = canvas.fitted(called_so, room - side - 34, (15.5, 15, 14.5, 14, 13), 600)
            canvas.text(left, base, name, size, f"player.{player.colour}", 600)
            top = y + 10 + head + 2
            for part in inner:
                canvas.lines(left, top, part, 14, "text.secondary", 400, 1.22)
                top += len(part) * step
        return y + high


class FiguresSheet(Sheet):
    """Counts over all games; beside each stands of how many it is."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.figures: Figures | None = None

    def show_figures(self, figures: Figures) -> None:
        """Show the counts."""
        self.figures = figures
        self.fit()

    # ---------------------------------------------------------------- what it says

    def _number(self, value: int) -> str:
        return number(value, self.words.language)

    def whole(self, figures: Figures) -> list[tuple[str, str]]:
        """The lines about everything together."""
        found = [(self.say("all-games"), self.say("n-games", count=figures.games))]
        seats = figures.seats
        people = self.say("of-people", count=self._number(seats.survived), people=self._number(seats.played))
        found.append((self.say("survivors"), people))
        if figures.timed:
            known = length(figures.seconds, self.words.language)
            if figures.timed < figures.games:
                known += f" ({self.say('time-known', known=figures.timed, count=figures.games)})"
            found.append((self.say("time"), known))
        return found

    def counts(self, figures: Figures) -> list[tuple[str, list[tuple[str, int, int]]]]:
        """The headings of the counts and their lines: a name, how often, of how many."""
        modes = [
            (self.words.text(Text(f"mode-{mode}")) if self.words.has(f"mode-{mode}") else mode, won, played)
            for mode, (played, won) in figures.modes.items()
        ]
        return [
            (self.say("by-mode"), modes),
            (self.say("by-ending"), self._shares("ended", figures.causes, figures.games)),
            (self.say("by-ship"), self._shares("got", figures.ships, figures.games)),
        ]

    def _shares(self, kind: str, counted: Mapping[str, int], all: int) -> list[tuple[str, int, int]]:
        return [
            (self.say(f"{kind}-{id}") if self.words.has(f"ui-history-{kind}-{id}") else id, count, all)
            for id, count in counted.items()
        ]

    def tables(self, figures: Figures) -> list[tuple[str, list[tuple[str, Tally]]]]:
        """The headings of the tables, and their rows."""
        characters = [
            (
                raised(self.words.text(Text(f"character-{id}")) if self.words.has(f"character-{id}") else id),
                tally,
            )
            for id, tally in figures.characters.items()
        ]
        return [
            (self.say("by-character"), characters),
            (self.say("by-person"), list(figures.people.items())),
        ]

    def spoken(self) -> Iterator[str]:
        """Everything that it says, for assistive software."""
        figures = self.figures
        if figures is None:
            return
        yield from (f"{name}: {value}." for name, value in self.whole(figures))
        for heading, lines in self.counts(figures):
            yield f"{heading}."
            yield from (f"{name}: {self.say('of', count=count, all=all)}." for name, count, all in lines)
        columns = [self.say(f"column-{column}") for column in ("played", "survived", "won")]
        for heading, rows in self.tables(figures):
            yield f"{heading}."
            for name, tally in rows:
                values = zip(columns, (tally.played, tally.survived, tally.won), strict=True)
                yield f"{name}: {', '.join(f'{column} {value}' for column, value in values)}."

    # ---------------------------------------------------------------- how it looks

    def flow(self, canvas: Canvas, wide: float, *, draw: bool) -> float:
        """Draw everything, or only measure it; gives back the lower edge."""
        figures = self.figures
        if figures is None:
            return 0.0
        y = PAD
        for name, value in self.whole(figures):
            y = self._pair(canvas, y, name, value, wide, draw=draw)
        for heading, lines in self.counts(figures):
            y = self.heading(canvas, y + 14, heading, wide, draw=draw)
            for name, count, all in lines:
                y = self._share(canvas, y, name, count, all, wide, draw=draw)
        for heading, rows in self.tables(figures):
            y = self._table(canvas, y + 14, heading, rows, wide, draw=draw)
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
        self, canvas: Canvas, y: float, heading: str, rows: Sequence[tuple[str, Tally]], wide: float, *, draw: bool
    ) -> float:
        columns = [self.say(f"column-{column}") for column in ("played", "survived", "won")]
        widths = [max(46.0, canvas.width(column, 13, 500) + 16) for column in columns]
        if sum(widths) > wide * 0.62:
            widths = [width * wide * 0.62 / sum(widths) for width in widths]
        rights = [wide - PAD - sum(widths[place + 1 :]) for place in range(3)]
        top = self.heading(canvas, y, heading, wide, draw=draw)
        if draw:
            base = y + canvas.leading(14.5, 1.25) * 0.74
            for right, column, width in zip(rights, columns, widths, strict=True):
                size, words = canvas.fitted(column, width - 8, (13, 12.5, 12, 11.5, 11), 500)
                canvas.text(right, base, words, size, "text.tertiary", 500, align="right")
        step = canvas.leading(14, 1.5)
        for name, tally in rows:
            if draw:
                base = top + step * 0.68
                size, words = canvas.fitted(name, wide - sum(widths) - 20, SIZES, 400)
                canvas.text(PAD, base, words, size, "text.secondary")
                for right, value in zip(rights, (tally.played, tally.survived, tally.won), strict=True):
                    canvas.text(right, base, self._number(value), 14, "text.primary", 600, align="right")
            top += step
        return top
