"""The rules reference over the window: contents and search at the left, the article at the right."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import PANEL
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.overlays import Overlay
from nemesis_desktop.table.reference.article_list import ArticleList
from nemesis_desktop.table.reference.book import Book
from nemesis_desktop.table.reference.library import Library
from nemesis_desktop.table.reference.page import Page
from nemesis_desktop.table.reference.search import Search
from nemesis_desktop.table.widgets.button import Button
from nemesis_desktop.table.widgets.controls import Picker
from nemesis_desktop.table.widgets.fields import Field

WIDE, HIGH = 1240.0, 712.0
PAD, HEAD, FOOT = 20.0, 58.0, 44.0
SHELF = 348.0
LARGEST_BUTTON_TEXT = 1.3


class RulesReference(Overlay):
    """Lies over the whole window. It knows nothing of a match, so it may be opened at any time, also over the shield.

    Args:
        books: the rule book of each game on the shelf, by the game's id.

    Attributes:
        choice: whose rules are read, where no game lies on the table and there are several books.
        search: where words to be searched for are written.
        shelf: the contents, or what was found.
        page: the article that is open.
    """

    dim = 0.8

    def __init__(self, words: Words, books: Mapping[str, Book], parent: QWidget) -> None:
        super().__init__(parent)
        self._books = books
        self._game = next(iter(books))
        self._library = Library(words, books[self._game])
        self._index: Search | None = None
        self._been: list[str] = []
        self._open = ""
        self._count = ""
        self.choice = Picker(tuple(books), self)
        self.choice.value = self._game
        self.choice.hide()
        self.search = Field(60, parent=self)
        self.shelf = ArticleList(self)
        self.page = Page(self._library, self)
        self.back_button = Button(hint=" ", parent=self)
        self.close_button = Button(hint="Esc", parent=self)
        self.choice.picked.connect(self._turn_to)
        self.search.textChanged.connect(self._look_for)
        self.search.installEventFilter(self)
        self.shelf.opened.connect(self.read)
        self.shelf.typed.connect(self._type)
        self.shelf.entered_page.connect(lambda: self.page.setFocus(Qt.FocusReason.OtherFocusReason))
        self.page.wanted.connect(self.follow)
        self.page.typed.connect(self._type)
        self.back_button.clicked.connect(self.go_back)
        self.close_button.clicked.connect(self.shut)
        self._word()

    # ---------------------------------------------------------------- opening and reading

    @property
    def article(self) -> str:
        """The article that is open."""
        return self._open

    def open_at(self, article: str = "", game: str | None = None) -> None:
        """Come up at an article; without one where the reader was, or at the beginning.

        Args:
            article: its name.
            game: the game on the table, whose book it is; None for none: then the reader chooses among the books.
        """
        if not self.isVisible():
            self._been.clear()
        self.choice.setVisible(game is None and len(self._books) > 1)
        self._take(self._game if game is None else game)
        self.search.clear()
        self.open()
        known = self._library.has(article)
        self.read(article if known else self._open or self._library.book.first)
        if known:
            self.page.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self.search.setFocus(Qt.FocusReason.PopupFocusReason)

    def _take(self, game: str) -> None:
        """Take down the book of a game; nothing that was read in another one lies open any more."""
        if game == self._game:
            return
        self._game = self.choice.value = game
        self._library = Library(self._library.words, self._books[game])
        self._index = None
        self._open = ""
        self._been.clear()
        self._look_for(self.search.text())

    def _turn_to(self, game: str) -> None:
        """Somebody chose another book: it opens where it begins, or at what is being searched for."""
        self._take(game)
        if not self._open:
            self._show(self._library.book.first)

    def read(self, id: str) -> None:
        """Show an article; what was read before is one step back."""
        if not self._library.has(id):
            return
        if self._open and self._open != id and self.isVisible():
            self._been.append(self._open)
        self._show(id)

    def follow(self, id: str) -> None:
        """A link was pressed."""
        self.read(id)
        if not self.search.text():
            self.shelf.mark(self._row_of(id))

    def go_back(self) -> None:
        """The article that was read before."""
        if self._been:
            self._show(self._been.pop())

    def _show(self, id: str) -> None:
        self._open = id
        self.page.show_article(self._library, self._library.article(id))
        if self.shelf.chosen != self._row_of(id):
            self.shelf.mark(self._row_of(id))
        self.back_button.setEnabled(bool(self._been))

    def _row_of(self, id: str) -> str:
        """The row that stands for an article: its own, or that of the list it is in."""
        rows = self.shelf.articles
        return id if id in rows else self._library.places.get(id, "")

    # ---------------------------------------------------------------- searching

    def _look_for(self, query: str) -> None:
        if not query.strip():
            self._count = ""
            self.shelf.show_contents(self._library)
            self.shelf.mark(self._row_of(self._open))
            self.update()
            return
        if self._index is None:
            self._index = Search(self._library)
        hits = self._index.find(query)
        self.shelf.show_hits(self._library, hits)
        self._count = self._library.say("ui-rules-results", count=len(hits))
        if hits:
            self._show(hits[0].id)
        self.update()

    def _type(self, letter: str) -> None:
        """Somebody types somewhere else: it goes into the search field."""
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.insert(letter)

    # ---------------------------------------------------------------- keys

    def eventFilter(self, watched: object, event: object) -> bool:
        """In the search field arrows go through what was found, and Enter to the page."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QKeyEvent.Type.KeyPress:
            key = event.key()
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self.shelf.step(1 if key == Qt.Key.Key_Down else -1)
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.page.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
            if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
                QApplication.sendEvent(self.page, event)
                return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties the search, then closes; Alt with the left arrow, or Backspace, goes back."""
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if key == Qt.Key.Key_Escape:
            if self.search.text():
                self.search.clear()
                self.search.setFocus(Qt.FocusReason.OtherFocusReason)
            else:
                self.shut()
        elif key == Qt.Key.Key_Backspace or (alt and key == Qt.Key.Key_Left):
            self.go_back()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, Button):
                focused.click()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The keyboard stays inside: search, contents, page, buttons."""
        books = [self.choice.segments[self._game]] if self.choice.isVisible() else []
        stops: list[QWidget] = [self.search, self.shelf, self.page, *books, self.back_button, self.close_button]
        stops = [stop for stop in stops if stop.isEnabled()]
        now = QApplication.focusWidget()
        at = next((number for number, stop in enumerate(stops) if stop is now), -1)
        stops[(at + (1 if forward else -1)) % len(stops)].setFocus(
            Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        )
        return True

    # ---------------------------------------------------------------- words and places

    def retranslate(self, words: Words) -> None:
        """Show everything in another language; the article stays open."""
        self._library = Library(words, self._library.book)
        self._index = None
        self._word()
        self.arrange()
        if self._open:
            self._show(self._open)

    def _word(self) -> None:
        say = self._library.say
        self.setAccessibleName(say("ui-rules-title"))
        self.choice.set_words(say("ui-rules-which"), [say(book.title) for book in self._books.values()])
        self.search.setPlaceholderText(say("ui-rules-search"))
        self.search.setAccessibleName(say("ui-rules-search"))
        self.shelf.setAccessibleName(say("ui-rules-contents"))
        self.back_button.setText(say("ui-rules-back"))
        self.back_button.set_look("steel", say("ui-rules-key-back"))
        self.close_button.setText(say("ui-rules-close"))
        self._look_for(self.search.text())

    @property
    def _box(self) -> QRectF:
        wide, high = self.width() / self.unit, self.height() / self.unit
        box = QRectF(0, 0, min(WIDE, wide - 40), min(HIGH, high - 36))
        box.moveCenter(QRectF(0, 0, wide, high).center())
        return box

    def body(self) -> QRect:
        """The dialog, in pixels."""
        return self._pixels(self._box)

    def _pixels(self, area: QRectF) -> QRect:
        unit = self.unit
        return QRectF(area.x() * unit, area.y() * unit, area.width() * unit, area.height() * unit).toRect()

    def arrange(self) -> None:
        """Search over contents at the left, the page at the right, the ways out on top."""
        self.unit = min(self.width() / measure("meta.base_width"), self.height() / measure("meta.base_height"))
        box = self._box
        for control in (self.search, self.shelf, self.page):
            control.set_scale(self.unit, self.text_scale)
        shelf = SHELF * min(1.25, max(1.0, self.text_scale))
        left, top = box.x() + PAD, box.y() + HEAD + 14
        field_high = self.search.height() / self.unit
        self.search.setGeometry(self._pixels(QRectF(left, top, shelf - 8, field_high)))
        count = 22 * max(1.0, self.text_scale) if self._count else 8.0
        list_top = top + field_high + count
        self.shelf.setGeometry(self._pixels(QRectF(left, list_top, shelf, box.bottom() - FOOT - list_top)))
        page_left = left + shelf + 26
        page_top = box.y() + HEAD + 14
        page = QRectF(page_left, page_top, box.right() - 14 - page_left, box.bottom() - 14 - page_top)
        self.page.setGeometry(self._pixels(page))
        self.page.rewrite()
        self.choice.set_scale(self.unit, min(self.text_scale, LARGEST_BUTTON_TEXT))
        books = self.choice.sizeHint()
        across = round((box.y() + HEAD / 2) * self.unit - books.height() / 2)
        self.choice.setGeometry(round(page_left * self.unit), across, books.width(), books.height())
        x = self.body().right() - round(PAD * self.unit)
        for button in (self.close_button, self.back_button):
            button.set_scale(self.unit, min(self.text_scale, LARGEST_BUTTON_TEXT))
            size = button.sizeHint()
            x -= size.width()
            button.setGeometry(
                x, round((box.y() + HEAD / 2) * self.unit - size.height() / 2), size.width(), size.height()
            )
            x -= round(8 * self.unit)
        self.update()

    def paint_body(self, canvas: Canvas) -> None:
        """The dialog, its title, the border between contents and page, and what the keys do."""
        box = self._box
        canvas.cut(box.x() - 3, box.y() - 3, box.width() + 6, box.height() + 6, 16, "ground.space")
        canvas.cut(box.x() + 0.7, box.y() + 0.7, box.width() - 1.4, box.height() - 1.4, 14, PANEL, "line.strong", 1.4)
        canvas.box(box.x() + PAD, box.y() + HEAD / 2 - 10, 3, 20, "accent.cold")
        title = self._library.say("ui-rules-title")
        canvas.text(box.x() + PAD + 12, box.y() + HEAD / 2 + 8, title, 22, "text.primary", 600, "display", grow=False)
        canvas.box(box.x() + 1, box.y() + HEAD, box.width() - 2, 1, "line.edge")
        shelf = self.shelf.geometry()
        border = shelf.right() / self.unit + 12
        canvas.box(border, box.y() + HEAD + 14, 1, box.height() - HEAD - 28, "line.hair")
        if self._count:
            base = shelf.y() / self.unit - 7 * max(1.0, self.text_scale)
            canvas.text(box.x() + PAD + 8, base, self._count, 13, "text.tertiary", 500)
        canvas.box(box.x() + PAD, box.bottom() - FOOT + 5, border - 12 - box.x() - PAD, 1, "line.hair")
        self._paint_keys(canvas, box)

    def _paint_keys(self, canvas: Canvas, box: QRectF) -> None:
        small = Canvas(canvas.painter, canvas.unit, canvas.ratio, min(canvas.text_scale, LARGEST_BUTTON_TEXT))
        x, middle = box.x() + PAD + 8, box.bottom() - 19
        for key, message in (("↑ ↓", "ui-rules-hint-choose"), ("Enter", "ui-rules-hint-read")):
            wide = small.width(key, 11.5, 500) + 10
            small.key_hint(x + wide, middle, key, "text.tertiary")
            x += wide + 6
            x += small.text(x, middle + 4.5, self._library.say(message), 13, "text.tertiary") + 16
