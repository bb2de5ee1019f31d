"""What lies over the tray for a moment: the objectives while their key is held, and the notes of what one has seen."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION
from nemesis_desktop.games.nemesis.modes import MODES
from nemesis_desktop.games.nemesis.ui.cards.cards import HAND, card_pixmap
from nemesis_desktop.games.nemesis.ui.explain.cards import explain_card
from nemesis_desktop.games.nemesis.ui.explain.places import room_text
from nemesis_desktop.games.nemesis.ui.shared import open_objectives
from nemesis_desktop.games.nemesis.view import Note
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import INSET, PANEL
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.widgets.card_frame import Card, card_border, raised
from nemesis_desktop.table.widgets.growing import grown

_SIGNS = {
    "engine": "engine_unknown",
    "coordinates": "time",
    "tile": "rules",
    "token": "rules",
    "event": "event",
    "objective": "objective",
}


LARGEST_ON_CARDS = 1.25
"""Up to this text size the cards themselves can be read."""
WRITTEN, MOST_WIDE = 345.0, 1350.0
"""Room for one objective that is written out, and for all, in units."""
NOTE = 120.0
"""Room for the words beside a group's objectives, in units; a person's own need half of it."""


class PrivateSheet(TablePart):
    """A panel over a part of the tray, hidden until it is asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()

    def say(self, id: str, **args: Argument) -> str:
        """A message in words."""
        return "" if self.words is None else self.words.text(Text(id, **args))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, and what lies on it."""
        if self.words is None or self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
        canvas.box(0, 0, self.width() / self.unit, self.height() / self.unit, "ground.bg1")
        self.paint_sheet(canvas, self.width() / self.unit, self.height() / self.unit)

    def paint_sheet(self, canvas: Canvas, wide: float, high: float) -> None:
        """Draw what the sheet shows."""


class ObjectivesSheet(PrivateSheet):
    """The objectives, face up: the person's own, or the group's."""

    def cards(self) -> list[tuple[str, bool]]:
        """Every objective, those kept first; True for the one that was refused."""
        if self.view is None or self.view.mine is None:
            return []
        mine = self.view.mine
        found = [(card, False) for card in (*mine.objectives, *self.view.shared_objectives)]
        return found if mine.refused_objective is None else [*found, (mine.refused_objective, True)]

    @property
    def large(self) -> bool:
        """Whether the words on the cards would be too small: then each card is written out."""
        return self.text_scale > LARGEST_ON_CARDS

    def units_wide(self) -> float:
        """The width that shows every card whole, in units."""
        if self.large:
            return min(24 + len(self.cards()) * WRITTEN, MOST_WIDE)
        shared = self.view is not None and bool(self.view.shared_objectives)
        return 24 + len(self.cards()) * (HAND[0] + 12) + (NOTE if shared else NOTE / 2)

    def paint_sheet(self, canvas: Canvas, wide: float, high: float) -> None:
        """Draw the cards side by side, those kept first; the one that was refused is dimmed."""
        assert self.view is not None and self.words is not None
        cards = self.cards()
        if not cards:
            return
        canvas.cut(0.5, 0.5, wide - 1, high - 1, 8, PANEL, "accent.warm", 1.4)
        if self.large:
            each = (wide - 24 - 8 * (len(cards) - 1)) / len(cards)
            for number, (card, refused) in enumerate(cards):
                area = QRectF(12 + number * (each + 8), 8, each, high - 16)
                self._write_out(canvas, card, area, refused=refused)
            return
        step = min(HAND[0] + 12, (wide - 18 - HAND[0]) / max(1, len(cards) - 1))
        left = wide - 12 - HAND[0] - step * (len(cards) - 1)
        for number, (card, refused) in enumerate(cards):
            x = left + number * step
            card_border(canvas, x, (high - HAND[1]) / 2, *HAND, "idle")
            picture = card_pixmap(
                "objective",
                card,
                HAND,
                self.unit,
                self.devicePixelRatioF(),
                self.words,
                "impossible" if refused else "idle",
                self.say("ui-tray-objective-refused") if refused else None,
            )
            canvas.picture(picture, x, (high - HAND[1]) / 2)
        room = left - 20
        if room > 50:
            size, lines = canvas.fitted_lines(self._note(), room, high - 28, (12.5, 12, 11.5, 11, 10), 400, 1.2)
            canvas.lines(12, 14, lines, size, "text.secondary", leading=1.2)

    def _write_out(self, canvas: Canvas, card: str, area: QRectF, *, refused: bool) -> None:
        """A card in words that grow with the person's text size: what it is called, and what it asks for."""
        assert self.words is not None
        x, y, wide, high = sides(area)
        canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 6, INSET, "line.hair" if refused else "line.strong", 1.2)
        told = explain_card(Card("objective", card), self.words)
        if told is None:
            return
        stamp = f" · {self.say('ui-tray-objective-refused')}" if refused else ""
        inner, ink = wide - 22, "text.secondary" if refused else "text.primary"
        size, name = canvas.fitted(told.title, inner, grown((14, 13, 12), canvas.text_scale, 23), 600)
        base = y + 6 + size * canvas.text_scale * 0.96
        canvas.text(x + 11, base, name, size, ink, 600)
        base += size * canvas.text_scale * 0.26
        size, kind = canvas.fitted(told.lines[0] + stamp, inner, grown((12, 11), canvas.text_scale, 17))
        base += size * canvas.text_scale * 0.9
        canvas.text(x + 11, base, kind, size, "accent.cold")
        top = base + size * canvas.text_scale * 0.3 + 3
        room = y + high - 6 - top
        size, lines = canvas.fitted_lines(
            " ".join(told.lines[1:]), inner, room, grown((13, 12, 11), canvas.text_scale, 23), 400, 1.15
        )
        canvas.lines(x + 11, top, lines, size, ink, 400, 1.15)

    def _note(self) -> str:
        """Who may see the cards; nothing is to be said to somebody alone."""
        if self.view is None or self.view.shared_objectives:
            return self.say("ui-modes-shared-text")
        return "" if open_objectives(self.view) else self.say("ui-tray-objective-text")


class NotesSheet(PrivateSheet):
    """What this person has looked at, newest first, in columns. A click puts it away."""

    def lines(self) -> list[tuple[str, str]]:
        """Symbol and words of every note."""
        if self.view is None or self.view.mine is None:
            return []
        return [(_SIGNS.get(note.kind, "lock_eye"), self.words_of(note)) for note in reversed(self.view.mine.notes)]

    def words_of(self, note: Note) -> str:
        """A note in words."""
        assert self.view is not None
        saw = {
            "engine": f"engine-{note.saw}",
            "tile": f"room-{note.saw}",
            "event": f"event-{note.saw}",
            "objective": f"objective-{note.saw}",
        }.get(note.kind)
        args: dict[str, Argument] = {"round": note.round}
        if saw is not None:
            args["saw"] = Text(saw)
        match note.kind:
            case "engine":
                args["about"] = Text("engine-name", number=int(note.about))
            case "tile" | "token":
                args["about"] = room_text(int(note.about), self.view)
                if note.kind == "token" and note.saw in EXPLORATION:
                    token = EXPLORATION[note.saw]
                    args |= {"saw": Text(f"exploration-{token.effect}"), "items": MODES[self.view.mode].items(token)}
            case "objective":
                names = {crew.seat: crew.name for crew in self.view.crew}
                args["about"] = names.get(int(note.about), "") if str(note.about).isdigit() else str(note.about)
            case "coordinates":
                args["saw"] = self._course(note.saw)
        return raised(self.say(f"ui-tray-note-{note.kind}", **args))

    def _course(self, card: str) -> str:
        from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES

        if card not in COORDINATES:
            return ""
        spaces = sorted(COORDINATES[card].items())
        return ", ".join(
            self.say("ui-cards-course", space=space.upper(), place=Text(f"destination-{place}"))
            for space, place in spaces
        )

    def paint_sheet(self, canvas: Canvas, wide: float, high: float) -> None:
        """Draw the notes in as many columns as they need."""
        canvas.cut(6.5, 4.5, wide - 13, high - 12, 8, PANEL, "accent.cold_soft", 1.4)
        canvas.symbol("symbols/lock_eye", 16, 11, 16, "accent.cold")
        size = grown((14,), canvas.text_scale, 19)[0]
        canvas.text(38, 24, self.say("ui-tray-notes"), size, "text.primary", 600)
        canvas.key_hint(wide - 16, 19, "I", "text.secondary")
        notes = self.lines()
        if not notes:
            canvas.text(16, 48, self.say("ui-tray-notes-none"), 13, "text.tertiary")
            return
        for size in grown((12.5, 10), canvas.text_scale, 23):
            step = max(canvas.leading(size, 1.35), 18.0)
            rows = max(1, int((high - 44) / step))
            columns = min(3, -(-len(notes) // rows))
            if rows * columns >= len(notes):
                break  # So large, all of them stand here.
        each = (wide - 32) / columns
        sizes = grown((12.5, 12, 11.5, 11, 10.5, 10), canvas.text_scale, size * canvas.text_scale)
        for number, (sign, words) in enumerate(notes[: rows * columns]):
            x, y = 16 + (number // rows) * each, 34 + (number % rows) * step
            canvas.symbol(f"symbols/{sign}", x, y + step / 2 - 8, 14, "text.tertiary")
            size, fitted = canvas.fitted(words, each - 30, sizes)
            canvas.text(x + 21, y + 1 + max(11.5, size * canvas.text_scale * 0.92), fitted, size, "text.secondary")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the notes away."""
        event.accept()
        self.hide()
