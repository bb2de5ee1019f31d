"""The page of the reference: shows an article, gives its pictures, and tells which link was pressed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from nemesis_desktop.table.drawing.colours import tint
from nemesis_desktop.table.drawing.stencil import stencil
from nemesis_desktop.table.drawing.theme import colour, hexcode, sized_font
from nemesis_desktop.table.reference.library import Article, Library
from nemesis_desktop.table.reference.writer import BODY, SCHEME, PageWriter, Scale
from nemesis_desktop.table.widgets.card_frame import Card
from nemesis_desktop.table.widgets.controls import bar_style


class Page(QTextBrowser):
    """Shows an article; words can be marked and copied, links are pressed with the pointer, or with Tab and Enter.

    Signals:
        wanted: a link was pressed: the article it leads to.
        typed: somebody began to type a word to be searched for.
    """

    wanted = Signal(str)
    typed = Signal(str)

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._scale = Scale(1.0, 1.0)
        self._article: Article | None = None
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, tint("ground.bg0", 0.0))
        palette.setColor(QPalette.ColorRole.Text, colour("text.secondary"))
        palette.setColor(QPalette.ColorRole.Highlight, colour("accent.warm"))
        palette.setColor(QPalette.ColorRole.HighlightedText, colour("text.ink_warm"))
        self.setPalette(palette)
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(lambda url: self.wanted.emit(url.toString()))

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self._scale = Scale(unit, text)
        self.setFont(sized_font("text", self._scale.type(BODY)))
        self.document().setDefaultFont(sized_font("text", self._scale.type(BODY)))
        self.document().setDocumentMargin(self._scale.px(4))
        self.verticalScrollBar().setStyleSheet(bar_style(unit))

    def show_article(self, library: Library, article: Article) -> None:
        """Write the page of an article, from its top."""
        self._library = library
        self._article = article
        self.setAccessibleName(article.title)
        self._write()
        self.verticalScrollBar().setValue(0)

    def rewrite(self) -> None:
        """Write the page again, at another size."""
        if self._article is not None:
            self._write()

    def _write(self) -> None:
        assert self._article is not None
        # The room of the scroll bar is kept free, so that it takes none when it appears.
        wide = self.width() - max(8, self._scale.px(10)) - 2 * self._scale.px(4) - 2
        self.setHtml(PageWriter(self._library, self._scale, wide).write(self._article))

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        """The pictures of a page: symbols in their colour, cards with their words."""
        source = name.toString() if isinstance(name, QUrl) else name
        kind, *parts = source.removeprefix(f"{SCHEME}:").split(";")
        ratio = self.devicePixelRatioF()
        if kind == "stencil":
            picture, ink, size = parts
            return stencil(picture, hexcode(ink), int(size), ratio)
        if kind == "card":
            deck, id, active, _ = parts
            card = Card(deck, id, active == "active")
            return self._library.book.card_picture(card, self._scale.unit, ratio, self._library.words)
        return super().loadResource(type, QUrl(source))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter begins a search; everything else is Qt's."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if plain and event.text().isalnum():
            self.typed.emit(event.text())
            return
        super().keyPressEvent(event)
