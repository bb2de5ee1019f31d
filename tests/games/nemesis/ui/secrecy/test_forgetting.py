"""Nothing that somebody typed, read or pointed at is left for the next one, and every card explains itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.components.actions import action_deck
from nemesis_desktop.games.nemesis.components.characters import ACTION_DECK
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.items import DECKS, QUEST_ITEMS, STARTING_WEAPONS, deck_cards
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION
from nemesis_desktop.games.nemesis.components.wounds import WOUND_DECK
from nemesis_desktop.games.nemesis.species.shelf import EVENTS, INTRUDER_ACTIONS, INTRUDER_TOKENS, WEAKNESSES
from nemesis_desktop.games.nemesis.ui import UI
from nemesis_desktop.games.nemesis.ui.rulebook.book import BOOK
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.explain import HoverCard
from nemesis_desktop.table.reference.library import Library
from tests.games.nemesis.ui.clicker import Clicker
from tests.games.nemesis.ui.whole.test_whole_game import game

ANCHORS: dict[str, tuple[str, ...]] = {
    "card": (
        *(card for character in ACTION_DECK for card in action_deck(character)),
        *CONTAMINATION,
        *INTRUDER_ACTIONS,
    ),
    "item": (*(card for deck in DECKS for card in deck_cards(deck)), *STARTING_WEAPONS, *QUEST_ITEMS),
    "quest": tuple(QUEST_ITEMS),
    "objective": tuple(OBJECTIVES),
    "event": tuple(EVENTS),
    "weakness": tuple(WEAKNESSES),
    "coordinates": tuple(COORDINATES),
    "wound": tuple(WOUND_DECK),
    "token": (*EXPLORATION, *INTRUDER_TOKENS),
    "object": ("egg_1", "corpse_1", "carcass_1"),
}


@pytest.mark.parametrize("kind", ANCHORS)
def test_every_card_of_every_deck_explains_itself_and_has_an_article(qtbot: QtBot, kind: str) -> None:
    words = Words("en")
    library = Library(words, BOOK)
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1366, 768)
    card = HoverCard(table, UI, lambda: (None, words, None))
    for id in ANCHORS[kind]:
        card.point_at(Anchor(kind, id), QPoint(10, 10))
        card.show_now()
        assert card.shown is not None and card.shown.title, id
        assert library.has(card.article), f"{id} leads to {card.article!r}"
        card.hide_now()
        assert (card.accessibleName(), card.accessibleDescription()) == ("", ""), "what is hidden says nothing"


@pytest.fixture
def clicker(open_window: Callable[[], MainWindow]) -> Clicker:
    """Two people; the first one sits at the screen in the middle of a question."""
    window = open_window()
    window.begin(game(2, seed=2))
    clicker = Clicker(window, seed=2)
    clicker.settle()
    return clicker


def to_next_person(clicker: Clicker) -> None:
    """Play on until the screen changes hands."""
    before = clicker.hand_offs
    for _ in range(60):
        clicker.step()
        clicker.settle()
        if clicker.hand_offs > before:
            return
    raise AssertionError("the screen never changes hands")


def test_the_rule_book_forgets_everything_when_the_person_changes(clicker: Clicker) -> None:
    window = clicker.window
    clicker.step()
    clicker.settle()
    window.open_rules()
    assert window.over.rules is not None
    window.over.rules.read("item-grenade")
    window.over.rules.search.insert("grenade")
    window.over.rules.shut()
    window.open_rules()
    assert window.over.rules.article.endswith("grenade"), "the same person goes on where they were"
    window.over.rules.shut()
    to_next_person(clicker)
    window.open_rules()
    rules = window.over.rules
    assert rules.article == "goal" and not rules.back_button.isEnabled()
    QTest.keyClick(rules.search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert rules.search.text() == "" and "grenade" not in rules.page.toPlainText().lower()


def test_the_rule_book_forgets_everything_between_two_games(clicker: Clicker) -> None:
    window = clicker.window
    window.open_rules()
    assert window.over.rules is not None
    window.over.rules.read("item-grenade")
    window.over.rules.shut()
    window.begin(game(2, seed=3))
    window.open_rules()
    assert window.over.rules.article == "goal"


def test_face_down_the_next_person_finds_nothing_before_they_turn_their_cards_over(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.begin(game(2, seed=2, draft="random")._replace(secrecy="face_down"))
    clicker = Clicker(window, seed=2)
    clicker.settle()
    controller = clicker.controller
    first = controller.person
    saves = window.screen_named("saves")
    for _ in range(60):
        window.open_rules()
        assert window.over.rules is not None
        window.over.rules.read("item-grenade")
        window.over.rules.shut()
        saves.name.setText("grenade")  # type: ignore[attr-defined]
        decision = controller.match.decision
        assert decision is not None
        controller._answer(tuple(range(max(decision.least, decision.kind == "one"))))
        clicker.settle()
        if controller.person != first:
            break
    assert controller.person not in (None, first) and controller.concealed
    assert saves.name.text() == ""  # type: ignore[attr-defined]
    window.open_rules()
    assert window.over.rules is not None and window.over.rules.article == "goal"


def test_no_field_keeps_anything_for_the_next_person(clicker: Clicker) -> None:
    window = clicker.window
    clicker.step()
    clicker.settle()
    window.screen_named("new_game")
    window.over.show_saves("save")
    window.go_back()
    fields = window.findChildren(QLineEdit)
    assert len(fields) > 3
    for field in fields:
        field.insert("7")
    QApplication.clipboard().setText("grenade")
    to_next_person(clicker)
    for field in window.findChildren(QLineEdit):
        field.undo()
        assert field.text() == "", field.accessibleName()
    assert QApplication.clipboard().text() == ""


def test_the_ship_says_nothing_of_the_choices_of_another_person(clicker: Clicker) -> None:
    while clicker.controller.decision is None or clicker.controller.decision.topic != "turn":
        clicker.step()
        clicker.settle()
    ship = clicker.table.map
    ship.describe()
    assert "to choose" in ship.accessibleDescription()
    before = clicker.hand_offs
    while clicker.controller.stage != "shield":
        clicker.step()
        clicker.settle()
    assert clicker.hand_offs == before and "to choose" not in ship.accessibleDescription()
