"""The rules reference shows whatever book a game gives it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.program.words import Words
from nemesis_desktop.table.reference.book import Book
from nemesis_desktop.table.reference.library import Library
from nemesis_desktop.table.reference.reference import RulesReference
from nemesis_desktop.table.reference.search import Search
from nemesis_desktop.table.widgets.controls import Segment
from tests.table.toy_book import RAFT_BOOK, STOWAWAYS_BOOK, toy_words

Opener = Callable[..., RulesReference]


@pytest.fixture
def words(tmp_path: Path) -> Words:
    return toy_words(tmp_path)


@pytest.fixture
def library(words: Words) -> Library:
    return Library(words, STOWAWAYS_BOOK)


@pytest.fixture
def lay(qtbot: QtBot, words: Words) -> Iterator[Opener]:
    """A reference over a window, with these books on the shelf."""
    windows: list[QWidget] = []

    def made(**books: Book) -> RulesReference:
        window = QWidget()
        windows.append(window)
        window.resize(1366, 768)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return RulesReference(words, books, window)

    yield made
    windows.clear()


def lines(library: Library, id: str) -> list[str]:
    return [block.words for block in library.article(id).blocks]


# -------------------------------------------------------------------------------- articles


def test_a_book_is_read_from_its_first_chapter_to_the_last_thing_of_its_box(library: Library) -> None:
    assert list(library.places) == [
        *("goal", "round", "readings", "keys", "list-cards", "list-words"),
        *("card-bucket", "card-rope", "card-tar", "card-hole", "word-leak"),
    ]
    assert library.place_name("goal") == "The leak"
    assert library.place_name("card-tar") == "Cards"


def test_a_thing_says_what_the_game_tells_of_it_or_else_its_message(library: Library) -> None:
    assert lines(library, "card-bucket")[0] == "Water: -2."
    assert lines(library, "word-leak") == ["Where the water comes in."]


def test_a_link_without_words_is_the_title_of_its_article(library: Library) -> None:
    link = library.article("card-tar").blocks[-1].runs[0]

    assert (link.words, link.link) == ("Staying afloat", "goal")


def test_readings_are_gathered_from_articles_and_from_notes_on_things(library: Library) -> None:
    assert lines(library, "card-rope")[-1] == "A rope is kept dry."
    assert lines(library, "readings") == [
        "Where the page is silent:",
        "Staying afloat. Who is thrown out no longer pumps.",
        "Rope. A rope is kept dry.",
    ]


def test_the_keys_of_the_window_can_stand_in_any_book(library: Library) -> None:
    assert any(line.startswith("F1.") for line in lines(library, "keys"))


def test_every_message_of_the_book_was_there(library: Library) -> None:
    assert all(article.words for article in library.all())
    assert library.words.missing == set()


def test_a_rule_is_found_before_a_thing_of_a_like_name(library: Library) -> None:
    # Round and rope, though the name of the card begins with what was typed.
    assert [hit.id for hit in Search(library).find("rop")][:2] == ["round", "card-rope"]
    assert Search(library).find("rope")[0].id == "card-rope"


# -------------------------------------------------------------------------------- at the screen


def test_it_opens_where_the_book_begins(lay: Opener) -> None:
    reference = lay(stowaways=STOWAWAYS_BOOK)
    reference.open_at()

    assert reference.article == "goal"
    assert reference.shelf.articles == ("goal", "round", "readings", "keys", "list-cards", "list-words")
    assert "Keep the water down." in reference.page.toPlainText()


def test_a_list_names_its_things_and_a_spelled_out_one_tells_them(lay: Opener) -> None:
    reference = lay(stowaways=STOWAWAYS_BOOK)
    reference.open_at("list-cards")
    assert "Bucket" in reference.page.toPlainText()
    assert "Water:" not in reference.page.toPlainText()

    reference.read("list-words")
    assert "Where the water comes in." in reference.page.toPlainText()


def test_a_card_is_drawn_by_its_game(lay: Opener) -> None:
    reference = lay(stowaways=STOWAWAYS_BOOK)
    reference.open_at("card-bucket")
    picture = reference.page.grab().toImage()
    colours = {picture.pixelColor(x, y).name() for x in range(0, picture.width(), 5) for y in range(0, 300, 5)}

    assert QColor(Qt.GlobalColor.magenta).name() in colours


# -------------------------------------------------------------------------------- several books


def books(lay: Opener) -> RulesReference:
    return lay(stowaways=STOWAWAYS_BOOK, raft=RAFT_BOOK)


def press(reference: RulesReference, game: str, qtbot: QtBot) -> None:
    segment: Segment = reference.choice.segments[game]
    qtbot.mouseClick(segment, Qt.MouseButton.LeftButton)


def test_a_single_book_is_no_choice(lay: Opener) -> None:
    reference = lay(stowaways=STOWAWAYS_BOOK)
    reference.open_at()

    assert not reference.choice.isVisible()


def test_on_the_table_it_is_the_book_of_the_game_there(lay: Opener) -> None:
    reference = books(lay)
    reference.open_at("start", "raft")
    assert reference.article == "start"
    assert not reference.choice.isVisible()
    reference.shut()

    reference.open_at("", "stowaways")
    assert reference.article == "goal"
    assert "start" not in reference.shelf.articles


def test_without_a_game_on_the_table_the_reader_chooses_the_book(lay: Opener, qtbot: QtBot) -> None:
    reference = books(lay)
    reference.open_at()
    assert reference.choice.isVisible()
    assert [segment.text() for segment in reference.choice.segments.values()] == ["Stowaways", "Raft"]
    reference.follow("round")

    press(reference, "raft", qtbot)
    assert reference.article == "start"
    assert reference.shelf.articles == ("start",)
    assert not reference.back_button.isEnabled()
    assert "It floats" in reference.page.toPlainText()


def test_what_is_searched_for_is_searched_for_in_the_other_book_too(lay: Opener, qtbot: QtBot) -> None:
    reference = books(lay)
    reference.open_at()
    qtbot.keyClicks(reference.search, "rope")
    assert reference.article == "card-rope"

    press(reference, "raft", qtbot)
    assert reference.article == "start"
    assert reference.shelf.articles == ("start",)
    assert reference.search.text() == "rope"


def test_the_keyboard_reaches_the_books(lay: Opener) -> None:
    reference = books(lay)
    reference.open_at()
    seen = set()
    for _ in range(6):
        reference.focusNextPrevChild(True)
        seen.add(reference.window().focusWidget())

    assert reference.choice.segments["stowaways"] in seen


def test_the_book_that_was_read_last_lies_open_again(lay: Opener, qtbot: QtBot) -> None:
    reference = books(lay)
    reference.open_at()
    press(reference, "raft", qtbot)
    reference.shut()
    reference.open_at()

    assert reference.article == "start"
    assert reference.choice.value == "raft"
