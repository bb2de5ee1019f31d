"""Nothing in the window tells one person's secrets to another: two worlds, two windows, and no difference."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.modes import INTRUDER_PLAYER, STRICT_MEMORY
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.games.nemesis.ui.crew import crew_mutation
from nemesis_desktop.games.nemesis.ui.crew.crew import CrewStrip
from nemesis_desktop.games.nemesis.ui.intruder_board import IntruderBoard
from nemesis_desktop.games.nemesis.ui.tray.look import PrivateLook
from nemesis_desktop.games.nemesis.ui.tray.tray import PersonalTray
from nemesis_desktop.games.nemesis.view import CrewView, View
from nemesis_desktop.program.kept.keeper import Keeper
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk import crash
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.explain import HoverCard
from nemesis_desktop.table.furniture.second_screen import PublicMatch
from nemesis_desktop.table.furniture.secrecy import forgetting
from tests.games.nemesis.ui.two_worlds import Fork, Pair, adaptation_fork, forks, mutant_fork, refusal_fork

Windows = tuple[MainWindow, MainWindow]
Plant = Callable[[pytest.MonkeyPatch], None]

pytestmark = pytest.mark.usefixtures("always_noon")


@pytest.fixture
def windows(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Windows:
    """Two windows of one size, each with its own folder of saves."""

    def opened(name: str) -> MainWindow:
        made = MainWindow(settings, SavedGames(tmp_path / name / "saves"))
        qtbot.addWidget(made)
        made.resize(1024, 600)
        made.show()
        qtbot.waitExposed(made)
        return made

    return opened("one"), opened("other")


def table_of(people: int, mode: str = "semi", *options: str) -> Setup:
    crew = tuple(Person(f"Person {number}", number) for number in range(1, people + 1))
    return Setup(crew, mode=mode, draft="random", options=options)


def drive(windows: Windows, setup: Setup, seed: int, count: int, most: int) -> tuple[int, int]:
    """Play from some places of a random game; gives back how often was looked, and how often hands changed."""
    looks = hand_offs = 0
    for fork in islice(forks(seed, setup, every=5), count):
        pair = Pair(windows, fork, seed)
        leaks = pair.play(most)
        assert leaks == [], f"game {seed}, what {fork.holder} alone knows:\n" + "\n".join(leaks)
        looks, hand_offs = looks + pair.looks, hand_offs + pair.hand_offs
    return looks, hand_offs


def test_whoever_comes_next_finds_nothing_of_what_another_holds(windows: Windows) -> None:
    looks, hand_offs = drive(windows, table_of(3), seed=3, count=1, most=3)
    assert looks >= 4 and hand_offs >= 2


CARNOMORPHS: tuple[Callable[[], Fork], ...] = (mutant_fork, refusal_fork, adaptation_fork)
"""What only Carnomorphs bring that has to be kept: a mutation card, the one that was refused, a hidden adaptation."""


@pytest.mark.parametrize("fork", CARNOMORPHS, ids=lambda fork: fork.__name__)
def test_mutations_refused_cards_and_hidden_adaptations_are_kept(windows: Windows, fork: Callable[[], Fork]) -> None:
    pair = Pair(windows, fork(), seed=1)
    leaks = pair.play(MOST_ANSWERS)
    assert leaks == [], "\n".join(leaks)
    assert pair.hand_offs >= 1 and pair.looks >= 2


MOST_ANSWERS = 2
"""So many answers take whoever is asked first away from the screen, and the next one there."""

TABLES = (
    table_of(2),
    table_of(3),
    table_of(5),
    table_of(3, "semi", INTRUDER_PLAYER),
    table_of(3, "semi", STRICT_MEMORY),
)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_nothing_of_what_another_holds_is_found_at_many_tables(windows: Windows, seed: int) -> None:
    looks, hand_offs = drive(windows, TABLES[seed % len(TABLES)], seed=100 + seed, count=2, most=5)
    assert looks >= 4 and hand_offs >= 2


# -------------------------------------------------------------------- planted leaks: the test of the test


def keep_hover_card(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(HoverCard, "_wipe", HoverCard.hide)


def keep_rule_book(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(MainWindow, "close_rules", lambda window: None)


def keep_what_was_typed(patch: pytest.MonkeyPatch) -> None:
    """Fields are emptied in the way that Ctrl+Z takes back."""
    patch.setattr(QLineEdit, "setText", lambda field, text: field.clear() if not text else field.insert(text))


def keep_clipboard(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(forgetting, "_empty_clipboard", lambda: None)


def show_second_screen_too_much(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(PublicMatch, "view", lambda public, seat=TABLE: public._match.view(0))


def after_each_explanation(patch: pytest.MonkeyPatch, leak: Callable[[HoverCard, str], object]) -> None:
    explain = HoverCard.show_now

    def show_now(card: HoverCard) -> None:
        explain(card)
        if card.shown is not None:
            leak(card, card.shown.title)

    patch.setattr(HoverCard, "show_now", show_now)


def keep_an_accessible_name(patch: pytest.MonkeyPatch) -> None:
    def leak(card: HoverCard, title: str) -> None:
        strip = card.window().findChild(CrewStrip)
        assert strip is not None
        strip.setAccessibleDescription(title)

    after_each_explanation(patch, leak)


def name_a_card_in_the_title(patch: pytest.MonkeyPatch) -> None:
    after_each_explanation(patch, lambda card, title: card.window().setWindowTitle(f"Nemesis: {title}"))


def leave_a_mark(patch: pytest.MonkeyPatch) -> None:
    """A bar as long as the name of the last thing stays on the window."""

    def leak(card: HoverCard, title: str) -> None:
        mark = QLabel(card.window())
        mark.setGeometry(0, 0, 3 * len(title), 4)
        mark.setStyleSheet("background: red")
        mark.show()

    after_each_explanation(patch, leak)


def tell_all_in_reports(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(crash, "told", lambda error: "".join(traceback.format_exception(error)))


def write_hands_into_the_history(patch: pytest.MonkeyPatch) -> None:
    """The history is kept while a game goes on, with what whoever looks holds in hand."""

    def looked(keeper: Keeper, view: View) -> None:
        if view.mine is not None:
            keeper.history.path.write_text(" ".join(view.mine.hand), "utf-8")

    patch.setattr(Keeper, "looked", looked)


PLANTS: tuple[Plant, ...] = (
    keep_hover_card,
    keep_rule_book,
    keep_what_was_typed,
    keep_clipboard,
    show_second_screen_too_much,
    keep_an_accessible_name,
    name_a_card_in_the_title,
    leave_a_mark,
    tell_all_in_reports,
    write_hands_into_the_history,
)


def remember_mutations(patch: pytest.MonkeyPatch) -> None:
    """The crew strip names a mutation that its owner has had before their eyes."""
    seen: dict[int, str] = {}
    name, shown = crew_mutation.mutation_name, PersonalTray.show_view

    def show_view(tray: PersonalTray, view: View) -> None:
        shown(tray, view)
        if view.mine is not None and view.mine.mutation is not None:
            seen[view.seat] = view.mine.mutation

    def mutation_name(person: CrewView, words: Words) -> str:
        return words.text(Text(f"mutation-{seen[person.seat]}")) if person.seat in seen else name(person, words)

    patch.setattr(PersonalTray, "show_view", show_view)
    patch.setattr(crew_mutation, "mutation_name", mutation_name)


def remember_refused_cards(patch: pytest.MonkeyPatch) -> None:
    """What was looked at while choosing stays in the words for assistive software."""
    refresh = PrivateLook.refresh

    def refreshed(look: PrivateLook) -> None:
        refresh(look)
        if look.view is not None and look.view.mine is not None and look.view.mine.looking:
            strip = look.window().findChild(CrewStrip)
            assert strip is not None
            strip.setAccessibleDescription(" ".join(look.view.mine.looking))

    patch.setattr(PrivateLook, "refresh", refreshed)


def peep_under_adaptations(patch: pytest.MonkeyPatch) -> None:
    """The board shows what lies face down on it."""
    lay_spots = IntruderBoard.lay_spots

    def laid(board: IntruderBoard) -> None:
        lay_spots(board)
        match = getattr(board.window(), "match", None)
        if match is not None:
            cards = [one.card for one in match._game.state.weaknesses.values()]
            board.setAccessibleDescription(" ".join(cards))

    patch.setattr(IntruderBoard, "lay_spots", laid)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("fork", "plant"),
    list(zip(CARNOMORPHS, (remember_mutations, remember_refused_cards, peep_under_adaptations), strict=True)),
    ids=lambda one: one.__name__,
)
def test_a_leak_of_what_carnomorphs_bring_is_found(
    windows: Windows, monkeypatch: pytest.MonkeyPatch, fork: Callable[[], Fork], plant: Plant
) -> None:
    plant(monkeypatch)
    assert Pair(windows, fork(), seed=1).play(MOST_ANSWERS) != []


@pytest.mark.soak
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(windows: Windows, monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    plant(monkeypatch)
    pair = Pair(windows, next(forks(3, table_of(3), every=5)), 3)
    assert pair.play(3) != []
