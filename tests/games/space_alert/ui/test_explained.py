"""Everything on this table explains itself: each threat, card, station and tile, in all three languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import fields
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.acts import slot
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.components.ship import STATIONS, TILES, ZONES
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.components.tracks import LANES
from nemesis_desktop.games.space_alert.ui import UI
from nemesis_desktop.games.space_alert.ui.ending.ending import AlertEnding
from nemesis_desktop.games.space_alert.ui.explain_words import SAYS
from nemesis_desktop.games.space_alert.ui.planning.consoles.console import BUTTONS
from nemesis_desktop.games.space_alert.ui.playback.player import CREW, GUNS
from nemesis_desktop.games.space_alert.ui.playback.why import CHAPTER_OF
from nemesis_desktop.games.space_alert.ui.threat_card import card_of
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.ink import Ink
from nemesis_desktop.table.furniture.board_part import Spot
from nemesis_desktop.table.reference.library import Library
from tests.games.space_alert.playing import Crew
from tests.games.space_alert.ui.conftest import Sit
from tests.games.space_alert.ui.hands import AtConsoles
from tests.games.space_alert.ui.test_readable import Smallest

SMALL_LAPTOP = 1280 / 1366
"""Pixels of a unit on a screen of 1280 × 720."""
ANCHORS = [
    *(Anchor("token", token) for card in CARDS.values() for token in (card.action, card.move)),
    *(Anchor("say", kind) for kind in SAYS),
    *(Anchor("clock", clock) for clock in modes.CLOCKS),
    *(Anchor("button", button) for button in BUTTONS.values()),
    slot(2, 11),
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_of_a_figure_is_told_in_short(language: str) -> None:
    words = Words(language)
    kinds = [kind for kind in (*CREW, *GUNS) if "who" in {field.name for field in fields(kind)}]
    missing = [kind.id for kind in kinds if not words.has(f"alert-ui-did-{kind.id.removeprefix('alert-')}")]
    assert len(kinds) >= 18 and not missing


def told_by(part: QWidget) -> list[object]:
    """What the places of a part explain."""
    return [spot.about for spot in part.findChildren(Spot) if not spot.isHidden()]


def test_each_threat_explains_itself_wherever_it_is_seen(open_window: Callable[[], MainWindow]) -> None:
    planned = Crew(5, "S2-6", clock="none")
    last = max(place for place, line in enumerate(planned.view.lines) if line.kind == "threat")
    while planned.view.said <= last:
        planned.next_line()
    planned.match.table["secrecy"] = "open"
    window = open_window()
    window.play(planned.match)
    crew = AtConsoles(window, 1)
    crew.settle()
    view, table = crew.view, crew.table
    assert len(view.threats) >= 5
    where = {line.chip: line.where for line in view.lines[: view.said] if line.kind == "threat"}
    for chip in view.threats:
        threat, inside = Anchor("threat", chip.code), where[chip.turn] == "internal"
        assert threat in told_by(table.threats) and threat in told_by(table.ship if inside else table.tracks)
        here = told_by(table.threats if inside else table.tracks)
        assert here.count(threat) >= 2, "as a token and as a card or a row"
    assert Anchor("threat", view.threats[-1].code) in told_by(table.announcer)


def test_whatever_can_be_pressed_while_people_plan_has_an_article(sit: Sit) -> None:
    crew = sit(3, "S2-2", clock="friendly")
    crew.begin()
    articles = Library(Words("en"), UI.book).places
    known = {"menu", "settings", "rules", "sound"}
    told = [spot.about for console in crew.table.consoles for spot in console.findChildren(Spot)]
    told += [spot.about for key, spot in crew.table.strip._spots.items() if key not in known]
    assert len(told) > 60 and all(UI.article(about, None) in articles for about in told if about is not None)


def test_each_threat_tile_and_station_explains_itself_while_it_is_played_back_and_at_the_end(watch: Sit) -> None:
    crew = watch(5, "S2-6", seed=4)
    film = crew.table.film
    for place in range(0, film.player.count, 11):
        film.player.to(place)
        film.freshen()
        active = {threat.code for threat in film.scene.table.threats if threat.state == "active"}
        told = told_by(film)
        assert all(Anchor("threat", code) in told for code in active)
        tiles = {Anchor("tile", f"{zone}-{tile}") for zone in ZONES for tile in film.scene.table.zone(zone).tiles[:6]}
        assert tiles <= {*told}
        assert {Anchor("station", station) for station in STATIONS} <= {*told}
    crew.key(Qt.Key.Key_End)
    crew.key(Qt.Key.Key_Return)
    ending = crew.window.screen_named("ending")
    assert isinstance(ending, AlertEnding)
    codes = {threat.code for threat in crew.view.threats}
    told = told_by(ending.on_sheet)
    lost_to = crew.view.flown[-1].outcome.lost_to
    assert {*told} == {Anchor("threat", code) for code in ({lost_to} if lost_to else codes)}


def test_the_rule_book_opens_at_what_is_pointed_at_on_the_table_and_on_the_sheet_at_the_end(watch: Sit) -> None:
    crew = watch(5, "S2-6", seed=4)
    rules = lambda: crew.window.over.rules.article  # type: ignore[union-attr]  # noqa: E731
    for screen, about, article in (
        (crew.table, Anchor("token", "heroic_A"), "token-heroic_a"),
        (crew.table, Anchor("tile", "red-shield"), "tile-shield"),
        (crew.table, Anchor("threat", "SE2-05"), "threat-se2-05"),
    ):
        screen.hover.point_at(about, QPoint(300, 300))
        screen.hover.show_now()
        crew.window.open_rules()
        assert rules() == article
        crew.window.open_rules()
    crew.key(Qt.Key.Key_End)
    crew.key(Qt.Key.Key_Return)
    ending = crew.window.screen_named("ending")
    assert isinstance(ending, AlertEnding) and crew.over
    spot = ending.on_sheet.findChildren(Spot)[0]
    ending.on_sheet.hovered.emit(spot.about, QPoint(300, 300))
    ending.hover.show_now()
    crew.window.open_rules()
    assert isinstance(spot.about, Anchor) and rules() == f"threat-{str(spot.about.id).lower()}"
    crew.window.open_rules()
    ending.film.rules.emit("delays")
    assert rules() == "delays"


def test_each_threat_card_is_drawn() -> None:
    words = Words("ru")
    for code in THREATS:
        assert UI.card_picture(card_of(code), 0.8, 1.0, words).width() > 190


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_threat_card_is_read_whole(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    for signs in ("sign", "symbol"):
        monkeypatch.setattr(Canvas, signs, lambda *_: None)  # only the words are looked at here
    monkeypatch.setattr(Ink, "reader", reader := Smallest())
    words = Words(language)
    for code in THREATS:
        UI.card_picture(card_of(code), SMALL_LAPTOP, 1.0, words)
    assert reader.found == []


def test_the_rule_book_has_an_article_for_whatever_is_pointed_at_and_for_each_event() -> None:
    library = Library(Words("en"), UI.book)
    articles = set(library.places)
    assert {UI.article(anchor, None) for anchor in ANCHORS} <= articles
    assert set(CHAPTER_OF.values()) <= articles
    for id in articles:
        assert library.article(id).words
