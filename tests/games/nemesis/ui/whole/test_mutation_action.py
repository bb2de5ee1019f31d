"""The mutation action at the table: its key, and the cards that can be scanned for it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from nemesis_desktop.engine.decision import Act, Decision
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import Mutate, Pass
from nemesis_desktop.games.nemesis.ui.cards.cards import deck_of
from nemesis_desktop.games.nemesis.ui.tray.hand import Hand
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.play.offers import Offers
from tests.games.nemesis.ui.samples import JUNE, sample_view
from tests.games.nemesis.ui.stages import STAGES, table_of


def stamps_in_a_turn_with(*acts: Act) -> dict[str, str | None]:
    """What stands across the foot of the contamination cards in June's hand."""
    words, hand = Words("en"), Hand()
    hand.retranslate(words)
    hand.show_view(sample_view(JUNE))
    decision = Decision(JUNE, Text("ask-turn", who="June", number=1), [*acts, Pass()], topic="turn")
    hand.offer(Offers(decision, words, ()))
    looks = hand.looks()
    hand.deleteLater()
    return {look.card: look.stamp for look in looks if deck_of(look.card) == "contamination"}


def test_contamination_in_hand_says_that_it_can_be_scanned(qapp: QApplication) -> None:
    assert stamps_in_a_turn_with(Mutate(JUNE)) == {"contamination_7": "Can be scanned"}
    assert stamps_in_a_turn_with() == {"contamination_7": None}, "nobody mutates"


def test_u_is_the_key_of_the_mutation_action(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    STAGES["mutates"](window)
    QApplication.processEvents()
    table = table_of(window)
    controller = table.controller
    assert controller is not None and controller.match.decision is not None
    who, before = controller.match.decision.seat, len(controller.match.journal)
    QTest.keyClick(table, Qt.Key.Key_U)
    QApplication.processEvents()
    asked = controller.match.decision
    assert len(controller.match.journal) == before + 1, "it is chosen like by a press on the panel"
    assert asked is not None and asked.seat == who
    assert not any(isinstance(act, Mutate) for act in asked.acts), "the next question is what to scan"
    QTest.keyClick(table, Qt.Key.Key_U)
    assert len(controller.match.journal) == before + 1, "it is not on offer now"
