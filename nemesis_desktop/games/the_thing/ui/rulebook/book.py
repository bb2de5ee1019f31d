"""The rules of The Thing as one can read them at any time: always at the same page, so that reading is no tell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.components.characters import CHARACTERS
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.components.things import GOODS
from nemesis_desktop.games.the_thing.ui.look import good_sign, place_sign, symbol
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.reference.book import Book, Chapter, Telling, Thing, WrittenArticle
from nemesis_desktop.table.reference.markup import Block, plain
from nemesis_desktop.table.widgets.card_frame import Card

CARD_SIZE: Final = (104.0, 150.0)
ROOMS: Final = (*LOCATIONS, "rec_room", "bedroom", "kennel")


def _entry(id: str, sign: str, *see: str) -> WrittenArticle:
    return WrittenArticle(id, symbol(sign), see=see)


CHAPTERS: Final = (
    Chapter(
        "aim",
        (
            _entry("goal", "escape", "secrecy", "round", "end"),
            _entry("secrecy", "role_back", "role", "clash"),
            _entry("round", "round", "weather", "move", "clash", "act", "rec"),
            _entry("end", "passenger", "boarding"),
        ),
    ),
    Chapter(
        "day",
        (
            _entry("weather", "weather_die", "upkeep"),
            _entry("upkeep", "fuel", "darkness", "cold"),
            _entry("move", "standing", "darkness", "list-places"),
            _entry("darkness", "power_outage", "move"),
            _entry("cold", "freezing", "upkeep"),
            _entry("clash", "peek", "role", "dogs"),
            _entry("role", "role_back", "clash"),
            _entry("dogs", "dog", "clash", "night"),
            _entry("act", "active_pile", "arson", "list-places"),
            _entry("arson", "arson", "act"),
        ),
    ),
    Chapter(
        "evening",
        (
            _entry("rec", "vote", "suspicion", "tests"),
            _entry("suspicion", "suspicion_track", "rec"),
            _entry("tests", "test_blood", "revealed"),
            _entry("food", "food"),
            _entry("night", "leader", "dogs"),
        ),
    ),
    Chapter("alien", (_entry("revealed", "revealed_alien", "planning"), _entry("planning", "alien_plan", "revealed"))),
    Chapter("away", (_entry("rescue", "rescue_helicopter", "boarding"), _entry("boarding", "passenger", "end"))),
    Chapter("together", (_entry("coop", "cooperation", "dice"), _entry("dice", "die_repair", "coop"))),
    Chapter(
        "things",
        (
            WrittenArticle("list-places", symbol("location_card"), see=("act",), spelled_out=True),
            WrittenArticle("list-characters", symbol("role_back"), see=("move",), spelled_out=True),
            WrittenArticle("list-goods", symbol("item_tools"), see=("rec",), spelled_out=True),
            WrittenArticle("readings", "symbols/rules", appendix="readings"),
            WrittenArticle("keys", "symbols/rules", appendix="keys"),
        ),
    ),
)


def _place_says(place: str) -> Telling:
    def tell(words: Words) -> Iterator[Block]:
        yield plain(words.text(Text(f"thing-ui-about-{place}")))
        if place in LOCATIONS:
            yield plain(words.text(Text(f"thing-ui-harm-{place}")))
            if LOCATIONS[place].bonus:
                yield plain(words.text(Text("thing-ui-about-bonus")))

    return tell


def lists() -> Mapping[str, tuple[Thing, ...]]:
    """Places, characters and things, each with an article."""
    return {
        "list-places": tuple(
            Thing(f"place-{place}", f"thing-place-{place}", place_sign(place), see=("act",), says=_place_says(place))
            for place in ROOMS
        ),
        "list-characters": tuple(
            Thing(f"character-{one}", f"thing-character-{one}", symbol(f"emblem_{one}"), see=("move",))
            for one in CHARACTERS
        ),
        "list-goods": tuple(
            Thing(f"good-{good}", f"thing-good-{good}", good_sign(good), see=("rec",)) for good in GOODS
        ),
    }


def _picture(card: Card, unit: float, ratio: float, words: Words) -> QPixmap:
    """The back of a card: this book shows no faces."""
    wide, high = CARD_SIZE
    made = QPixmap(round(wide * unit * ratio), round(high * unit * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    return made


BOOK: Final = Book(
    title="title-the-thing",
    prefix="thing-rules-",
    first="goal",
    chapters=CHAPTERS,
    lists=lists,
    card_size=CARD_SIZE,
    card_picture=_picture,
)
