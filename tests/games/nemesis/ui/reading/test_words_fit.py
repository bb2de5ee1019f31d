"""All that can come up in an evening fits where it is shown: every scene, every explanation, every face of a card."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.components.items import QUEST_ITEMS
from nemesis_desktop.games.nemesis.ui import UI
from nemesis_desktop.games.nemesis.ui.cards.cards import HAND, REVEAL, card_pixmap, forget_pictures
from nemesis_desktop.games.nemesis.ui.explain.words import explanation
from nemesis_desktop.games.nemesis.ui.pages.pages import PAGES
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.furniture.explain import HoverCard
from nemesis_desktop.table.show.page import Page
from nemesis_desktop.table.show.reveal import Reveal
from tests.games.nemesis.ui.board.test_cards import DECKS
from tests.games.nemesis.ui.layout_check import Finding, Reading, painted
from tests.games.nemesis.ui.shows import evening
from tests.games.nemesis.ui.stages import games

SMALLEST = (1280, 720)
UNIT = min(SMALLEST[0] / 1366, SMALLEST[1] / 768)
EVENINGS = ((3, 3), (5, 5), (4, 9), (2, 2), (5, 11))
LONGEST = 3
"""So many scenes of each kind are looked at: those with the longest sentences."""


def pages(words: Words) -> Iterator[Page]:
    """The pages of some evenings, with the most words of each kind."""
    found: dict[str, list[Page]] = defaultdict(list)
    for people, seed in EVENINGS:
        for moment in evening(people, seed):
            if (page := PAGES.of(moment, words)) is not None:
                found[moment.told.kind].append(page)
    for kind in found.values():
        yield from sorted(kind, key=lambda page: len(page.sentence + page.note))[-LONGEST:]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """An empty window, the smallest one."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(*SMALLEST)
    made.show()
    return made


def report(found: set[Finding]) -> str:
    return "\n".join(map(str, sorted(found)))


@pytest.mark.parametrize("text", [1.0, 1.75])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_read(window: QWidget, language: str, text: float) -> None:
    """Beside a ship as high as the smallest window has it."""
    words = Words(language)
    reveal = Reveal(window, PAGES, lambda: QRect(165, 44, 894, 493))
    reveal.set_scale(UNIT, text)
    reveal.retranslate(words)
    found: set[Finding] = set()
    forget_pictures()
    for page in pages(words):
        reveal.open(page, lambda: reveal.rest(lambda: None))
        reveal._end.stop()
        with Reading() as reading:
            reveal.grab()
        found.update(painted(reading))
        reveal.leave()
    assert not found, report(found)


def topics(view: View) -> Iterator[object]:
    """Everything that explains itself: cards, terms, and what lies on the table."""
    for deck, cards in DECKS.items():
        yield from (("card", deck, card) for card in cards)
    yield from (("term", id.removeprefix("term-").removesuffix("-text")) for id in terms())
    yield from (Anchor("room", room.slot) for room in view.rooms)
    yield from (Anchor("intruder", intruder.id) for intruder in view.intruders)
    yield from (Anchor("seat", person.seat) for person in view.crew)
    yield from (Anchor("corridor", corridor.id) for corridor in view.corridors)


def terms() -> list[str]:
    """The messages that explain a term of the rules."""
    return [id for id in Words("en").sources if id.startswith("term-") and id.endswith("-text")]


@pytest.mark.parametrize("text", [1.0, 1.75])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_fits_into_the_window(window: QWidget, language: str, text: float) -> None:
    words, view = Words(language), games(5, 5).view()
    hover = HoverCard(window, UI, lambda: (view, words, None))
    hover.set_scale(UNIT, text)
    found: set[Finding] = set()
    forget_pictures()
    for about in topics(view):
        if explanation(about, view, words) is None:
            continue
        hover.point_at(about, window.mapToGlobal(QPoint(600, 400)))
        hover.show_now()
        with Reading() as reading:
            hover.grab()
        found.update(painted(reading))
        if not window.rect().contains(hover.geometry()):
            found.add(Finding("sticks", "HoverCard", str(about), str(hover.geometry())))
    assert not found, report(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_card_reaches_over_its_plate(language: str) -> None:
    words = Words(language)
    forget_pictures()
    with Reading() as reading:
        for deck, cards in DECKS.items():
            for card in cards:
                for size in (REVEAL,) if deck == "event" else (HAND, REVEAL):
                    card_pixmap(deck, card, size, UNIT, 1.0, words)
        for quest in QUEST_ITEMS:
            card_pixmap("quest", quest, HAND, UNIT, 1.0, words, active=False)
    found = set(painted(reading))
    assert not found, report(found)
