"""The rule book of Space Alert: chapters in the order of a mission, and every card and action in a list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from PySide6.QtGui import QPixmap

from nemesis_desktop.games.space_alert.components.cards import ACTIONS, MOVES
from nemesis_desktop.games.space_alert.components.ship import STATIONS, TILES
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.ui.explain_words import station_explained, threat_lines
from nemesis_desktop.games.space_alert.ui.look import (
    COLD,
    DANGER,
    ENERGY,
    PRIMARY,
    SIGN_OF_TOKEN,
    SUCCESS,
    WARM,
    sign,
    threat_sign,
)
from nemesis_desktop.games.space_alert.ui.threat_card import SIZE, card_of, card_pixmap
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.reference.book import Appendix, Book, Chapter, Thing, WrittenArticle
from nemesis_desktop.table.reference.markup import Block, plain
from nemesis_desktop.table.widgets.card_frame import Card


def _entry(
    id: str, picture: str, ink: str = PRIMARY, see: str = "", appendix: Appendix | None = None
) -> WrittenArticle:
    return WrittenArticle(id, picture if "/" in picture else sign(picture), ink, tuple(see.split()), appendix=appendix)


CHAPTERS: Final = (
    Chapter(
        "basics",
        (
            _entry("goal", "score", WARM, "planning turns scoring"),
            _entry("ship", "heavy_laser", PRIMARY, "list-stations energy guns"),
            _entry("crew", "figure_1", PRIMARY, "planning androids"),
        ),
    ),
    Chapter(
        "planning",
        (
            _entry("planning", "clock", COLD, "cards announcements clocks"),
            _entry("cards", "hand", PRIMARY, "list-actions planning"),
            _entry("announcements", "say_threat", DANGER, "planning appearing"),
            _entry("clocks", "pause", WARM, "planning"),
            _entry("androids", "android", PRIMARY, "crew cards"),
        ),
    ),
    Chapter(
        "turn",
        (
            _entry("turns", "timeline", COLD, "appearing actions damage tracks"),
            _entry("appearing", "say_threat", DANGER, "tracks list-external list-internal"),
            _entry("actions", "action_a", WARM, "list-actions moving delays"),
            _entry("moving", "move_blue", PRIMARY, "delays"),
            _entry("delays", "delay", WARM, "moving maintenance"),
            _entry("maintenance", "maintenance", SUCCESS, "delays"),
            _entry("visual", "visual", COLD, "scoring"),
            _entry("closing", "timeline", COLD, "turns scoring"),
        ),
    ),
    Chapter(
        "fight",
        (
            _entry("energy", "energy", ENERGY, "guns attacks"),
            _entry("guns", "heavy_laser", PRIMARY, "damage energy"),
            _entry("damage", "damage", DANGER, "guns tracks"),
            _entry("rockets", "rocket", WARM, "damage closing"),
            _entry("interceptors", "interceptors", COLD, "battlebots damage"),
            _entry("internal", "repair", SUCCESS, "battlebots list-internal"),
            _entry("battlebots", "squad", PRIMARY, "internal interceptors"),
            _entry("tracks", "target", DANGER, "attacks appearing"),
            _entry("attacks", "shield", COLD, "list-tiles losing"),
            _entry("knocked-out", "knocked_out", DANGER, "scoring"),
        ),
    ),
    Chapter(
        "end",
        (
            _entry("losing", "destroyed", DANGER, "attacks scoring"),
            _entry("scoring", "score", WARM, "visual knocked-out"),
            _entry("campaign", "repair", SUCCESS, "attacks scoring"),
            _entry("training", "say_start", COLD, "clocks"),
            _entry("readings", "symbols/rules", COLD, appendix="readings"),
            _entry("keys", "symbols/hand_card", WARM, "planning", appendix="keys"),
        ),
    ),
    Chapter(
        "box",
        (
            _entry("list-actions", "action_a", WARM, "cards"),
            _entry("list-stations", "heavy_laser", PRIMARY, "ship"),
            _entry("list-external", "threat_e1_07", DANGER, "tracks damage"),
            _entry("list-internal", "threat_i1_03", DANGER, "internal"),
            _entry("list-tiles", "damage", DANGER, "attacks"),
        ),
    ),
)


def _threat(code: str) -> Thing:
    def says(words: Words) -> Iterator[Block]:
        return (plain(line, "point") for line in threat_lines(code, words))

    see = ("tracks", "damage") if THREATS[code].external else ("internal", "tracks")
    return Thing(f"threat-{code.lower()}", f"alert-threat-{code}", threat_sign(code), DANGER, see, says, card_of(code))


def _station(station: str) -> Thing:
    def says(words: Words) -> Iterator[Block]:
        return (plain(line, "point") for line in station_explained(station, words).lines)

    return Thing(f"station-{station}", f"alert-station-{station}", sign("computer_button"), COLD, ("ship",), says)


def _tokens() -> Iterable[Thing]:
    for token in (*MOVES, *ACTIONS, "heroic_A", "heroic_B", "heroic_bots"):
        see = ("moving",) if token in MOVES else ("actions",)
        yield Thing(f"token-{token.lower()}", f"alert-token-{token}", sign(SIGN_OF_TOKEN[token]), WARM, see)


def _tiles() -> Iterable[Thing]:
    for tile in dict.fromkeys(tile for zone in TILES for tile in zone):
        yield Thing(f"tile-{tile}", f"alert-tile-{tile}", sign(f"damage_{tile}"), DANGER, ("attacks",))


def _lists() -> Mapping[str, tuple[Thing, ...]]:
    return {
        "list-actions": tuple(_tokens()),
        "list-stations": tuple(map(_station, STATIONS)),
        "list-external": tuple(_threat(code) for code, card in THREATS.items() if card.external),
        "list-internal": tuple(_threat(code) for code, card in THREATS.items() if not card.external),
        "list-tiles": tuple(_tiles()),
    }


Picture = Callable[[Card, float, float, Words], QPixmap]

BOOK: Final = Book(
    title="alert-ui-book",
    prefix="alert-ui-book-",
    first="goal",
    chapters=CHAPTERS,
    lists=_lists,
    card_size=SIZE,
    card_picture=card_pixmap,
)
