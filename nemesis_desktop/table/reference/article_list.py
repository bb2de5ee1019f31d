"""The left column of the reference: its contents, or what a search has found; one row is the article that is open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import tint
from nemesis_desktop.table.reference.library import Library
from nemesis_desktop.table.reference.search import Hit
from nemesis_desktop.table.widgets.controls import bar_style

ARTICLE: Final = Qt.ItemDataRole.UserRole
"""The article that a row opens; empty for the name of a chapter."""
DETAIL: Final = Qt.ItemDataRole.UserRole + 1
"""A second line: where the words were found."""
PLACE: Final = Qt.ItemDataRole.UserRole + 2
"""The chapter or list of something found."""
PICTURE: Final = Qt.ItemDataRole.UserRole + 3
INK: Final = Qt.ItemDataRole.UserRole + 4

TITLE_SIZES: Final = (14.5, 14.0, 13.5, 13.0, 12.5, 12.0, 11.0, 10.0)
PLACE_SIZES: Final = (12.0, 11.0, 10.0, 9.0, 8.0)


class ArticleList(QListView):
    """The rows; arrows, Home and End go through the articles and open them.

    Signals:
        opened: the article of the row that is now chosen.
        typed: somebody began to type a word to be searched for.
        entered_page: Enter: on to the page.
    """

    opened = Signal(str)
    typed = Signal(str)
    entered_page = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.text_scale = 1.0
        self._rows = QStandardItemModel(self)
        self.setModel(self._rows)
        self.setItemDelegate(_RowPainter(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        palette = self.palette()
        palette.setColor(palette.ColorRole.Base, tint("ground.bg0", 0.0))
        self.setPalette(palette)
        self.viewport().setAutoFillBackground(False)
        self.selectionModel().currentChanged.connect(self._chosen)
        self._instead = ""

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text
        self.verticalScrollBar().setStyleSheet(bar_style(unit))
        self.scheduleDelayedItemsLayout()

    # ---------------------------------------------------------------- rows

    def show_contents(self, library: Library) -> None:
        """All chapters with their articles."""
        self._clear()
        self._instead = ""
        for chapter in library.book.chapters:
            self._add_chapter(library.chapter(chapter.id))
            for entry in chapter.entries:
                self._add(library, entry.id)

    def show_hits(self, library: Library, hits: Sequence[Hit]) -> None:
        """What was found, the best first; a sentence where that is nothing."""
        self._clear()
        self._instead = "" if hits else library.say("ui-rules-nothing")
        for hit in hits:
            self._add(library, hit.id, hit.snippet, library.place_name(hit.id))

    def _clear(self) -> None:
        # Nothing is opened while the rows change.
        self.selectionModel().blockSignals(True)
        self._rows.clear()
        self.selectionModel().blockSignals(False)

    def _add_chapter(self, name: str) -> None:
        row = QStandardItem(name)
        row.setFlags(Qt.ItemFlag.NoItemFlags)
        row.setData("", ARTICLE)
        self._rows.appendRow(row)

    def _add(self, library: Library, id: str, detail: str = "", place: str = "") -> None:
        row = QStandardItem(library.title(id))
        picture, ink = library.picture(id)
        for role, value in ((ARTICLE, id), (DETAIL, detail), (PLACE, place), (PICTURE, picture), (INK, ink)):
            row.setData(value, role)
        row.setAccessibleDescription(" ".join((place, detail)).strip())
        self._rows.appendRow(row)

    @property
    def articles(self) -> tuple[str, ...]:
        """The articles of the rows, in order."""
        rows = (self._rows.item(number) for number in range(self._rows.rowCount()))
        return tuple(id for row in rows if (id := str(row.data(ARTICLE))))

    @property
    def chosen(self) -> str:
        """The article of the chosen row; empty for none."""
        now = self.currentIndex()
        return str(now.data(ARTICLE)) if now.isValid() else ""

    def mark(self, id: str) -> None:
        """Light up the row of an article without opening it; none where it has no row."""
        self.selectionModel().blockSignals(True)
        found = next((row for row in range(self._rows.rowCount()) if self._rows.item(row).data(ARTICLE) == id), None)
        if found is None:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
        else:
            self.setCurrentIndex(self._rows.index(found, 0))
        self.selectionModel().blockSignals(False)
        if found is not None:
            self.scrollTo(self._rows.index(found, 0))
        self.viewport().update()

    def step(self, by: int) -> None:
        """Open the next article, or the one before."""
        known = self.articles
        if known:
            at = known.index(self.chosen) + by if self.chosen in known else 0
            self.open_row(known[max(0, min(at, len(known) - 1))])

    def open_row(self, id: str) -> None:
        """Choose the row of an article, and open it."""
        if id != self.chosen:
            self.mark(id)
        self.opened.emit(id)

    def _chosen(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid() and now.data(ARTICLE):
            self.opened.emit(str(now.data(ARTICLE)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or why there are none."""
        super().paintEvent(event)
        if self._instead:
            canvas = Canvas(QPainter(self.viewport()), self.unit, self.devicePixelRatioF(), self.text_scale)
            lines = canvas.wrapped(self._instead, self.viewport().width() / self.unit - 24, 14, 400)
            canvas.lines(8, 8, lines, 14, "text.secondary", 400, 1.25)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows open, Enter goes to the page, letters begin a search."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right):
            self.entered_page.emit()
        elif event.text().isalnum() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


Index = QModelIndex | QPersistentModelIndex


class _RowPainter(QStyledItemDelegate):
    def __init__(self, shelf: ArticleList) -> None:
        super().__init__(shelf)
        self._shelf = shelf

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        shelf = self._shelf
        high = 36.0 if not index.data(ARTICLE) else 58.0 if index.data(DETAIL) else 28.0
        return QSize(10, round(high * shelf.unit * max(1.0, shelf.text_scale)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shelf = self._shelf
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = shelf.unit
        canvas = Canvas(painter, unit, shelf.devicePixelRatioF(), shelf.text_scale, area.x(), area.y())
        wide, high = area.width() / unit, area.height() / unit
        if not index.data(ARTICLE):
            self._paint_chapter(canvas, str(index.data()), wide, high)
        else:
            self._paint_row(canvas, index, wide, high, state)
        painter.restore()

    @staticmethod
    def _paint_chapter(canvas: Canvas, name: str, wide: float, high: float) -> None:
        size, words = canvas.fitted(name, wide - 20, (13.0, 12.5, 12.0), 600)
        canvas.text(8, high - 9 * canvas.text_scale, words, size, "text.tertiary", 600)
        taken = canvas.width(words, size, 600)
        if taken + 24 < wide - 12:
            canvas.box(taken + 18, high - 13 * canvas.text_scale, wide - taken - 30, 1, "line.hair")

    def _paint_row(self, canvas: Canvas, index: Index, wide: float, high: float, state: QStyle.StateFlag) -> None:
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        if chosen or over:
            canvas.cut(0.5, 0.5, wide - 7, high - 1, 5, "ground.bg3" if chosen else "ground.bg2")
        if chosen:
            canvas.box(0.5, 5, 3, high - 10, "accent.warm")
            if self._shelf.hasFocus():
                canvas.cut(1.5, 1.5, wide - 9, high - 3, 5, None, "text.primary", 2)
        scale = canvas.text_scale
        detail = str(index.data(DETAIL) or "")
        middle = (17.0 * max(1.0, scale)) if detail else high / 2
        canvas.symbol(str(index.data(PICTURE)), 11, middle - 9, 18, str(index.data(INK)))
        room = wide - 38 - 16
        place = str(index.data(PLACE) or "")
        weight = 600 if chosen else 500
        side = min(canvas.width(place, 12, 500), room * 0.4) if place else 0.0
        # A long title needs the whole row; where the article stands is then read on its page.
        if place and canvas.width(str(index.data()), TITLE_SIZES[-1], weight) <= room - side - 10:
            base = middle + 4.5 * scale
            size, words = canvas.fitted(place, side + 1, PLACE_SIZES, 500)
            canvas.text(wide - 16, base, words, size, "text.tertiary", 500, align="right")
            room -= side + 10
        size, words = canvas.fitted(str(index.data()), room, TITLE_SIZES, weight)
        ink = "text.primary" if chosen or detail else "text.secondary"
        canvas.text(38, middle + size * 0.35 * scale, words, size, ink, weight)
        if detail:
            first, *more = canvas.wrapped(detail, wide - 54 - canvas.width("…", 13), 13)
            canvas.text(38, high - 13 * scale, f"{first}…" if more else first, 13, "text.secondary")
