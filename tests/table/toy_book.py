"""A small rule book of Stowaways, the game on one page, and a still smaller one beside it on the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from nemesis_desktop.program.words import Words
from nemesis_desktop.table.reference.book import Book, Chapter, Thing, WrittenArticle
from nemesis_desktop.table.reference.markup import Block, linked, plain
from nemesis_desktop.table.widgets.card_frame import Card
from tests.engine.toy import WORTH

WORDING: Final = """\
stowaways-book = Stowaways
stowaways-chapter-basics = The leak
stowaways-chapter-hold = In the hold
stowaways-goal = Staying afloat
stowaways-goal-text =
    Keep the _water_ down. <round|Round by round> everybody lays a card.
    ? Who is thrown out no longer pumps.
stowaways-round = Round and rope
stowaways-round-text =
    1. Lay a card :hand_card:.
    2. Pump.
stowaways-readings = Our readings
stowaways-readings-text = Where the page is silent:
stowaways-keys = Keys
stowaways-keys-text = What they do:
stowaways-list-cards = Cards
stowaways-list-cards-text = Each of them once:
stowaways-list-words = Words
stowaways-list-words-text = What they mean:
stowaways-note-card-rope = A rope is kept dry.
toy-bucket = bucket
toy-rope = rope
toy-tar = tar
toy-hole = hole
toy-leak = leak
toy-leak-text = Where the water comes in.
raft-book = Raft
raft-chapter-only = Planks
raft-start = A raft
raft-start-text = It floats, and no rope holds it.
"""


def toy_words(folder: Path) -> Words:
    """The window's own English messages about rules and keys, and those of the two books."""
    known = Words("en").sources
    window = "".join(source for id, source in known.items() if id.startswith(("ui-rules", "ui-keys")))
    (folder / "toy.ftl").write_text(f"{window}\n{WORDING}", encoding="utf-8")
    return Words("en", folder)


def _worth(face: str) -> Iterator[Block]:
    yield plain(f"Water: {WORTH[face]}.")
    yield linked("goal")


def _cards() -> Iterator[Thing]:
    for face in WORTH:
        card = Card("toy", face) if face == "bucket" else None
        yield Thing(
            f"card-{face}", f"toy-{face}", "symbols/hand_card", says=lambda _, face=face: _worth(face), card=card
        )


def _picture(card: Card, unit: float, ratio: float, words: Words) -> QPixmap:
    picture = QPixmap(round(50 * unit * ratio), round(70 * unit * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.magenta)
    return picture


STOWAWAYS_BOOK: Final = Book(
    title="stowaways-book",
    prefix="stowaways-",
    first="goal",
    chapters=(
        Chapter(
            "basics",
            (
                WrittenArticle("goal", "symbols/rules", see=("round", "list-cards")),
                WrittenArticle("round", "symbols/time"),
                WrittenArticle("readings", "symbols/rules", appendix="readings"),
                WrittenArticle("keys", "symbols/rules", appendix="keys"),
            ),
        ),
        Chapter(
            "hold",
            (
                WrittenArticle("list-cards", "symbols/hand_card", see=("round",)),
                WrittenArticle("list-words", "symbols/rules", spelled_out=True),
            ),
        ),
    ),
    lists=lambda: {
        "list-cards": tuple(_cards()),
        "list-words": (Thing("word-leak", "toy-leak", "symbols/rules", see=("goal",)),),
    },
    card_size=(50.0, 70.0),
    card_picture=_picture,
)

RAFT_BOOK: Final = Book(
    title="raft-book",
    prefix="raft-",
    first="start",
    chapters=(Chapter("only", (WrittenArticle("start", "symbols/rules"),)),),
    lists=dict,
    card_size=(1.0, 1.0),
    card_picture=_picture,
)
