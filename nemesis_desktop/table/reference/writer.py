"""Writes an article as rich text: its words in columns, symbols in the line, cards and lists beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from typing import Final

from attrs import frozen

from nemesis_desktop.table.drawing.theme import hexcode
from nemesis_desktop.table.reference.library import Article, Library
from nemesis_desktop.table.reference.markup import Block, Run

WORDS_WIDE: Final = 590.0
ASIDE_WIDE: Final = 200.0
BODY: Final = 15.5
TITLE: Final = 25.0
BESIDE_UP_TO: Final = 1.3
"""The largest text size at which cards and links stand beside the words; above it they follow below."""

SCHEME: Final = "look"


@frozen
class Scale:
    """Pixels per unit, and the person's text size."""

    unit: float
    text: float

    def px(self, units: float) -> int:
        """Pixels of something that does not grow with the text."""
        return max(1, round(units * self.unit))

    def type(self, units: float) -> int:
        """Pixels of words."""
        return max(1, round(units * self.unit * self.text))


class PageWriter:
    """Writes an article as rich text.

    Args:
        library: where titles and pictures of linked articles stand.
        scale: how large everything is.
        wide: the width of the page, in pixels.
    """

    def __init__(self, library: Library, scale: Scale, wide: int) -> None:
        self._library = library
        self._scale = scale
        self._wide = wide
        self._body = scale.type(BODY)

    def write(self, article: Article) -> str:
        """The whole page."""
        beside = self._aside(article)
        words = self._blocks(article.blocks)
        members = self._members(article)
        head = self._head(article)
        if not beside:
            return f"{head}{self._columns(words)}{members}"
        if self._scale.text > BESIDE_UP_TO:
            return f"{head}{self._columns(words)}{beside}{members}"
        gap, aside = self._scale.px(30), self._scale.px(ASIDE_WIDE)
        return f"{head}{self._columns(words, beside, gap, aside)}{members}"

    def _columns(self, words: str, beside: str = "", gap: int = 0, aside: int = 0) -> str:
        main = self._wide - aside - gap
        second = f"<td width='{gap}'></td><td width='{aside}'>{beside}</td>" if beside else ""
        style = f"margin-top:{self._scale.px(12)}px"
        table = f"<table width='100%' cellspacing='0' cellpadding='0' style='{style}'>"
        return f"{table}<tr><td width='{main}'>{words}</td>{second}</tr></table>"

    # ---------------------------------------------------------------- parts of the page

    def _head(self, article: Article) -> str:
        place = escape(self._library.place_name(article.id))
        size = self._scale.type(TITLE)
        return (
            f"<p style='margin:0 0 {self._scale.px(2)}px 0; color:{hexcode('accent.cold')}; font-weight:500;"
            f" font-size:{self._scale.type(13)}px'>{place}</p>"
            f"<p style='margin:0 0 {self._scale.px(14)}px 0; font-family:Tektur; font-weight:600;"
            f" font-size:{size}px; color:{hexcode('text.primary')}'>{escape(article.title)}</p>"
        )

    def _aside(self, article: Article) -> str:
        """The card or the picture, and what belongs beside it; a list needs the room for itself."""
        if article.members:
            return ""
        parts = [self._picture(article)]
        if article.see:
            parts.append(self._label(self._library.say("ui-rules-see")))
            parts += [self._link_line(target) for target in article.see]
        return "".join(parts)

    def _picture(self, article: Article) -> str:
        if article.card is not None:
            wide, high = (self._scale.px(part) for part in self._library.book.card_size)
            active = "active" if article.card.active else "asleep"
            source = f"{SCHEME}:card;{article.card.deck};{article.card.id};{active};{self._library.words.language}"
            picture = f"<img src='{source}' width='{wide}' height='{high}'>"
        else:
            picture = self._symbol(article.picture, article.ink, self._scale.px(84))
        return f"<p style='margin:0 0 {self._scale.px(14)}px 0'>{picture}</p>"

    def _label(self, words: str) -> str:
        return (
            f"<p style='margin:{self._scale.px(6)}px 0 {self._scale.px(7)}px 0; color:{hexcode('text.tertiary')};"
            f" font-weight:600; font-size:{self._scale.type(13)}px'>{escape(words)}</p>"
        )

    def _link_line(self, target: str) -> str:
        picture, ink = self._library.picture(target)
        size = self._scale.px(18 * min(1.4, max(1.0, self._scale.text)))
        mark = self._symbol(picture, ink, size)
        return self._row(mark, self._anchor(target, self._library.title(target)), size + self._scale.px(8))

    def _row(self, mark: str, words: str, left: int) -> str:
        gap = self._scale.px(5)
        return (
            f"<table cellspacing='0' cellpadding='0' style='margin-top:{gap // 2}px; margin-bottom:{gap}px'><tr>"
            f"<td width='{left}' valign='top'>{mark}</td>"
            f"<td valign='middle'>{self._line(words)}</td></tr></table>"
        )

    def _line(self, words: str, below: int = 0) -> str:
        return f"<p style='margin:0 0 {below}px 0; line-height:128%'>{words}</p>"

    # ---------------------------------------------------------------- words

    def _blocks(self, blocks: Sequence[Block]) -> str:
        parts = []
        for kind, group in groupby(blocks, key=lambda block: block.kind):
            lines = list(group)
            match kind:
                case "point" | "step":
                    parts.append(self._points(lines))
                case "reading":
                    parts += [self._reading(block) for block in lines]
                case "heading":
                    parts += [self._label(block.words) for block in lines]
                case _:
                    parts += [self._line(self._runs(block.runs), self._scale.px(10)) for block in lines]
        return "".join(parts)

    def _points(self, blocks: Iterable[Block]) -> str:
        warm = hexcode("accent.warm")
        left = self._scale.px(24) if self._scale.text <= 1 else self._scale.type(24)
        gap = self._scale.px(6)
        rows = "".join(
            f"<tr><td width='{left}' valign='top' style='padding-bottom:{gap}px'>"
            f"<p style='margin:0; line-height:128%; color:{warm}; font-weight:600'>"
            f"{f'{block.number}.' if block.number else '•'}</p></td>"
            f"<td style='padding-bottom:{gap}px'>{self._line(self._runs(block.runs))}</td></tr>"
            for block in blocks
        )
        above, below = self._scale.px(7), self._scale.px(6)
        style = f"margin-top:{above}px; margin-bottom:{below}px"
        return f"<table cellspacing='0' cellpadding='0' style='{style}'>{rows}</table>"

    def _reading(self, block: Block) -> str:
        """A reading of ours is marked by form, not by colour alone: a bar, and the words that say so."""
        pad = self._scale.px(9)
        label = escape(self._library.say("ui-rules-reading"))
        return (
            f"<table width='100%' cellspacing='0' cellpadding='0' style='margin-top:{self._scale.px(3)}px;"
            f" margin-bottom:{self._scale.px(7)}px'><tr>"
            f"<td width='{self._scale.px(3)}' bgcolor='{hexcode('accent.cold_soft')}'></td>"
            f"<td bgcolor='{hexcode('accent.cold_ground')}' style='padding:{pad}px'>"
            f"<p style='margin:0 0 {self._scale.px(2)}px 0; color:{hexcode('accent.cold')}; font-weight:600;"
            f" font-size:{self._scale.type(12.5)}px'>{label}</p>{self._line(self._runs(block.runs))}</td></tr></table>"
        )

    def _runs(self, runs: Iterable[Run]) -> str:
        return "".join(self._run(run) for run in runs)

    def _run(self, run: Run) -> str:
        if run.symbol:
            return self._symbol(run.symbol, "text.primary", round(self._body * 1.1))
        if run.link:
            return self._anchor(run.link, run.words, strong=run.strong)
        if run.strong:
            return f"<span style='font-weight:600; color:{hexcode('text.primary')}'>{escape(run.words)}</span>"
        return escape(run.words)

    def _anchor(self, target: str, words: str, *, strong: bool = False) -> str:
        weight = 600 if strong else 500
        style = f"color:{hexcode('accent.cold')}; font-weight:{weight}; text-decoration:underline"
        return f"<a href='{target}' style='{style}'>{escape(words)}</a>"

    def _symbol(self, name: str, ink: str, size: int) -> str:
        source = f"{SCHEME}:stencil;{name};{ink};{size}"
        return f"<img src='{source}' width='{size}' height='{size}' style='vertical-align:middle'>"

    # ---------------------------------------------------------------- lists

    def _members(self, article: Article) -> str:
        if not article.members:
            return ""
        if article.spelled_out:
            return self._spelled_out(article)
        columns = 3 if self._scale.text <= 1.15 else 2 if self._scale.text <= 1.5 else 1
        cells = [self._link_line(thing.id) for thing in article.members]
        high = -(-len(cells) // columns)
        columned = "".join(
            f"<td width='{self._wide // columns}' valign='top'>{''.join(cells[at : at + high])}</td>"
            for at in range(0, len(cells), high)
        )
        see = "".join(self._link_line(target) for target in article.see)
        label = self._label(self._library.say("ui-rules-see"))
        return (
            f"<table width='100%' cellspacing='0' cellpadding='0' style='margin-top:{self._scale.px(10)}px'>"
            f"<tr>{columned}</tr></table>{label}{see}"
        )

    def _spelled_out(self, article: Article) -> str:
        rows = "".join(
            f"<tr><td width='{self._scale.px(34)}' valign='top' style='padding-bottom:{self._scale.px(11)}px'>"
            f"{self._symbol(thing.picture, thing.ink, self._scale.px(24))}</td>"
            f"<td style='padding-bottom:{self._scale.px(11)}px'>"
            f"{self._line(self._anchor(thing.see[0], self._library.title(thing.id), strong=True))}"
            f"{self._line(escape(self._library.article(thing.id).words))}</td></tr>"
            for thing in article.members
        )
        return f"<table width='100%' cellspacing='0' cellpadding='0'>{rows}</table>"
