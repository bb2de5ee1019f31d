"""Everything on this table explains itself: each threat, card, station and tile, in all three languages."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.components.ship import STATIONS, TILES, ZONES
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.components.tracks import LANES
from nemesis_desktop.games.space_alert.ui import UI
from nemesis_desktop.games.space_alert.ui.playback.why import CHAPTER_OF
from nemesis_desktop.games.space_alert.ui.threat_card import card_of
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.reference.library import Library

ANCHORS = [
    *(Anchor("threat", code) for code in THREATS),
    *(Anchor("card", card) for card in CARDS),
    *(Anchor("station", station) for station in STATIONS),
    *(Anchor("lane", lane) for lane in LANES),
    *(Anchor("tile", f"{zone}-{tile}") for place, zone in enumerate(ZONES) for tile in TILES[place]),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_pointed_at_is_explained(language: str) -> None:
    words = Words(language)
    for anchor in ANCHORS:
        found = UI.explanation(anchor, None, words)
        assert found is not None and found.title and found.lines, anchor
        assert not any("alert-" in line for line in (found.title, *found.lines)), anchor


def test_each_threat_card_is_drawn() -> None:
    for code in THREATS:
        assert UI.card_picture(card_of(code), 0.8, 1.0, Words("ru")).width() > 190


def test_the_rule_book_has_an_article_for_whatever_is_pointed_at_and_for_each_event() -> None:
    library = Library(Words("en"), UI.book)
    articles = set(library.places)
    assert {UI.article(anchor, None) for anchor in ANCHORS} <= articles
    assert set(CHAPTER_OF.values()) <= articles
    for id in articles:
        assert library.article(id).words
