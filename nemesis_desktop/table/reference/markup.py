"""The few marks in the text of an article: paragraphs, points, steps, our own readings, links, symbols, stressed words.

A line is a block: ``- `` begins a point, ``1. `` a step, ``? `` a reading of ours where the rulebook is silent.
Inside it ``<article|words>`` is a link, ``:symbol:`` a symbol, and ``_words_`` stand out, also inside a link.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from attrs import frozen

BlockKind = Literal["paragraph", "point", "step", "reading", "heading"]

_MARK: Final = re.compile(
    r"<(?P<target>[a-z0-9_-]+)\|(?P<linked>[^>]+)>|:(?P<symbol>[a-z][a-z0-9_]+):|_(?P<strong>[^_]+)_"
)
_STEP: Final = re.compile(r"(\d+)\. ")
_GAP_BEFORE_MARK: Final = re.compile(r" ([,.;:])")
"""Where a symbol stood at the end of a sentence or a part of it."""


@frozen
class Run:
    """A piece of a line: words, or a symbol (``symbols/fire``).

    ``link`` is the article it leads to; a link without words is its title.
    """

    words: str = ""
    link: str = ""
    symbol: str = ""
    strong: bool = False


@frozen
class Block:
    """A line of an article; ``number`` is that of a step."""

    kind: BlockKind
    runs: tuple[Run, ...]
    number: int = 0

    @property
    def words(self) -> str:
        """What can be read aloud of it."""
        said = " ".join("".join(run.words for run in self.runs).split())
        return _GAP_BEFORE_MARK.sub(r"\1", said)


def parse(text: str) -> tuple[Block, ...]:
    """The blocks of a text."""
    return tuple(_block(line.strip()) for line in text.splitlines() if line.strip())


def _block(line: str) -> Block:
    if line.startswith("- "):
        return Block("point", runs(line[2:]))
    if line.startswith("? "):
        return Block("reading", runs(line[2:]))
    step = _STEP.match(line)
    if step is not None:
        return Block("step", runs(line[step.end() :]), int(step[1]))
    return Block("paragraph", runs(line))


def runs(line: str) -> tuple[Run, ...]:
    """The pieces of a line."""
    found: list[Run] = []
    at = 0
    for mark in _MARK.finditer(line):
        if mark.start() > at:
            found.append(Run(line[at : mark.start()]))
        at = mark.end()
        if mark["target"]:
            linked = mark["linked"]
            strong = len(linked) > 2 and linked[0] == linked[-1] == "_"
            found.append(Run(linked.strip("_") if strong else linked, link=mark["target"], strong=strong))
        elif mark["symbol"]:
            found.append(Run(symbol=f"symbols/{mark['symbol']}"))
        else:
            found.append(Run(mark["strong"], strong=True))
    if at < len(line):
        found.append(Run(line[at:]))
    return tuple(found)


def plain(words: str, kind: BlockKind = "paragraph") -> Block:
    """A block of words without marks."""
    return Block(kind, (Run(words),))


def linked(target: str) -> Block:
    """A point that is one link: the title of an article."""
    return Block("point", (Run(link=target),))
