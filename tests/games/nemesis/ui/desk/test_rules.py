"""The rules reference: complete in three languages, found by any beginning of a word, readable without a mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.species.shelf import EVENTS
from nemesis_desktop.games.nemesis.ui import UI
from nemesis_desktop.games.nemesis.ui.rulebook.book import BOOK
from nemesis_desktop.games.nemesis.ui.rulebook.glossary import TERMS
from nemesis_desktop.games.nemesis.ui.rulebook.links import article_about
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing.stencil import has_stencil
from nemesis_desktop.table.furniture.explain import HoverCard
from nemesis_desktop.table.reference.library import Library
from nemesis_desktop.table.reference.markup import Block, Run, parse
from nemesis_desktop.table.reference.reference import RulesReference
from nemesis_desktop.table.reference.search import Search, fold
from nemesis_desktop.table.widgets.card_frame import Card
from tests.games.nemesis.ui.layout_check import check
from tests.games.nemesis.ui.samples import JUNE, sample_view
from tests.games.nemesis.ui.scripted import Scene, ScriptedMatch

Opener = Callable[[], MainWindow]
OTHERS = [language for language in LANGUAGES if language != "en"]

SUBJECTS = frozenset(
    (
        *("goal", "round", "turn", "movement", "noise", "exploration", "encounter", "combat", "attacks", "larvae"),
        *("contamination", "wounds", "death", "items", "search", "crafting", "quest-items", "trade", "doors", "fire"),
        *("malfunction", "technical-corridors", "eggs", "weaknesses", "self-destruct", "pods", "hibernation"),
        *("critical-moments", "end", "victory", "semi", "solo", "coop", "variants"),
    )
)
"""What a rulebook of this game tells, in its order."""


@pytest.fixture(scope="module", params=LANGUAGES)
def library(request: pytest.FixtureRequest) -> Library:
    return Library(Words(request.param), BOOK)


@pytest.fixture
def reference(qtbot: QtBot) -> Iterator[RulesReference]:
    window = QWidget()
    window.resize(1366, 768)
    qtbot.addWidget(window)
    window.show()
    made = RulesReference(Words("en"), {"nemesis": BOOK}, window)
    made.open_at()
    yield made
    window.close()


def found(language: str, query: str) -> list[str]:
    return [hit.id for hit in Search(Library(Words(language), BOOK)).find(query)]


# -------------------------------------------------------------------------------- what it holds


def test_every_subject_of_a_rulebook_has_its_article() -> None:
    written = [entry.id for entry in BOOK.entries()]

    assert len(set(written)) == len(written)
    assert set(written) >= SUBJECTS


def test_everything_in_the_box_has_an_article(library: Library) -> None:
    assert {f"room-{id}" for id in ROOMS} | {f"event-{id}" for id in EVENTS} <= set(library.places)
    assert {f"action-{kind}" for kind in ACTION_FACTS} <= set(library.places)
    assert sum(id.startswith("room-") for id in library.places) == 25


def test_the_glossary_explains_every_term(library: Library) -> None:
    terms = {id.removeprefix("term-") for id in library.words.sources if id.startswith("term-") and "--" not in id}

    assert {term.id.removeprefix("term-") for term in TERMS} == {term for term in terms if not term.endswith("-text")}


def test_every_article_has_a_title_words_and_a_picture(library: Library) -> None:
    for article in library.all():
        assert article.title[0] == article.title[0].upper(), article.id
        assert article.blocks and len(article.words) > 10, article.id
        assert has_stencil(article.picture), article.id
    assert library.words.missing == set()


def test_every_link_leads_to_an_article_and_every_symbol_is_drawn(library: Library) -> None:
    for article in library.all():
        runs = [run for block in article.blocks for run in block.runs]
        targets = [*article.see, *(run.link for run in runs if run.link)]
        assert [target for target in targets if not library.has(target)] == [], article.id
        assert article.id not in article.see, article.id
        assert [run.symbol for run in runs if run.symbol and not has_stencil(run.symbol)] == [], article.id


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_says_as_much_and_links_to_the_same(language: str) -> None:
    english, other = Library(Words("en"), BOOK), Library(Words(language), BOOK)

    def shape(library: Library, id: str) -> list[object]:
        return [
            (
                block.kind,
                block.number,
                sorted(run.link for run in block.runs if run.link),
                [run.symbol for run in block.runs if run.symbol],
            )
            for block in library.article(id).blocks
        ]

    for id in [entry.id for entry in BOOK.entries()]:
        assert shape(english, id) == shape(other, id), id


def test_readings_of_ours_are_marked_and_gathered(library: Library) -> None:
    marked = [
        block.words
        for article in library.all()
        if article.id != "readings"
        for block in article.blocks
        if block.kind == "reading"
    ]
    gathered = library.article("readings")

    assert len(marked) >= 20
    assert len(set(marked)) == len(marked)
    for words in marked:
        assert words in gathered.words


# -------------------------------------------------------------------------------- marks in the text


def test_a_line_is_read_with_its_marks() -> None:
    assert parse("- _Fire_ :fire: <doors|stops>.") == (
        Block(
            "point",
            (
                Run("Fire", strong=True),
                Run(" "),
                Run(symbol="symbols/fire"),
                Run(" "),
                Run("stops", link="doors"),
                Run("."),
            ),
        ),
    )


def test_steps_keep_their_numbers_and_readings_are_no_paragraphs() -> None:
    assert [(block.kind, block.number, block.words) for block in parse("One\n\n2. Two\n? Three :fire:.")] == [
        ("paragraph", 0, "One"),
        ("step", 2, "Two"),
        ("reading", 0, "Three."),
    ]


# -------------------------------------------------------------------------------- finding


@pytest.mark.parametrize(
    ("written", "compared"),
    [("Ёж", "еж"), ("ЗАРАЖЁН", "заражен"), ("Střet", "stret"), ("Únikový modul", "unikovy modul"), ("чей", "чей")],
)
def test_case_and_marks_do_not_matter(written: str, compared: str) -> None:
    assert fold(written) == compared


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("en", "noise ro", "noise"),
        ("ru", "шум", "noise"),
        ("en", "NEST", "room-nest"),
        ("en", "escape po", "pods"),
        ("ru", "заражен", "term-infected"),
        ("ru", "бросок на ш", "noise"),
        ("ru", "гнездо", "room-nest"),
        ("cs", "stret", "encounter"),
        ("cs", "utok na blizko", "melee"),
        ("cs", "HNÍZDO", "room-nest"),
        ("cs", "zbrojni", "room-armory"),
    ],
)
def test_beginnings_of_words_find_articles(language: str, query: str, first: str) -> None:
    assert first in found(language, query)[:2]


def test_all_the_words_must_be_there() -> None:
    assert set(found("en", "larva antidote")) <= set(found("en", "larva")) & set(found("en", "antidote"))
    assert found("en", "larva antidote")


@pytest.mark.parametrize(
    ("language", "query", "wanted"),
    [("ru", "шумом", "noise"), ("cs", "hlukem", "noise")],
)
def test_a_word_in_another_case_is_found_too(language: str, query: str, wanted: str) -> None:
    assert wanted in found(language, query)


def test_nothing_is_found_for_nothing() -> None:
    assert found("en", "  ") == []
    assert found("en", "xylophone") == []


# -------------------------------------------------------------------------------- at the screen


def test_it_opens_at_the_goal_with_the_keyboard_in_the_search(reference: RulesReference) -> None:
    assert reference.article == "goal"
    assert reference.shelf.chosen == "goal"
    assert reference.search.hasFocus()
    assert "Goal of the game" in reference.page.toPlainText()


def test_typing_finds_and_arrows_go_through_what_was_found(reference: RulesReference, qtbot: QtBot) -> None:
    qtbot.keyClicks(reference.search, "larva")
    assert reference.article == "intruder-larva"
    assert reference.shelf.articles[:2] == ("intruder-larva", "larvae")

    qtbot.keyClick(reference.search, Qt.Key.Key_Down)
    assert reference.article == "larvae"
    qtbot.keyClick(reference.search, Qt.Key.Key_Return)
    assert reference.page.hasFocus()


def test_escape_empties_the_search_before_it_closes(reference: RulesReference, qtbot: QtBot) -> None:
    qtbot.keyClicks(reference.search, "door")
    qtbot.keyClick(reference.search, Qt.Key.Key_Escape)
    assert reference.search.text() == ""
    assert reference.isVisible()
    assert "goal" in reference.shelf.articles

    qtbot.keyClick(reference.search, Qt.Key.Key_Escape)
    assert not reference.isVisible()


def test_nothing_found_says_so(reference: RulesReference, qtbot: QtBot) -> None:
    qtbot.keyClicks(reference.search, "xylophone")
    assert reference.shelf.articles == ()
    reference.grab()


def test_links_lead_on_and_back(reference: RulesReference, qtbot: QtBot) -> None:
    reference.follow("noise")
    reference.follow("room-nest")
    assert reference.article == "room-nest"
    assert reference.shelf.chosen == "list-rooms"

    qtbot.mouseClick(reference.back_button, Qt.MouseButton.LeftButton)
    assert reference.article == "noise"
    qtbot.keyClick(reference.page, Qt.Key.Key_Backspace)
    assert reference.article == "goal"
    assert not reference.back_button.isEnabled()


def test_a_link_is_followed_with_tab_and_enter(reference: RulesReference, qtbot: QtBot) -> None:
    reference.page.setFocus()
    qtbot.keyClick(reference.page, Qt.Key.Key_Tab)
    qtbot.keyClick(reference.page, Qt.Key.Key_Return)
    assert reference.article == "objectives"


def test_a_letter_on_the_page_begins_a_search(reference: RulesReference, qtbot: QtBot) -> None:
    reference.page.setFocus()
    qtbot.keyClicks(reference.page, "n")
    assert reference.search.text() == "n"
    assert reference.search.hasFocus()


def test_the_keyboard_stays_inside(reference: RulesReference, qtbot: QtBot) -> None:
    for forward in (True, False):
        for _ in range(8):
            reference.focusNextPrevChild(forward)
            focused = reference.window().focusWidget()
            assert focused is not None and reference.isAncestorOf(focused)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 1.75])
def test_every_page_can_be_drawn_and_read_without_scrolling_sideways(qtbot: QtBot, language: str, text: float) -> None:
    window = QWidget()
    window.resize(1280, 720)
    qtbot.addWidget(window)
    window.show()
    reference = RulesReference(Words(language), {"nemesis": BOOK}, window)
    reference.text_scale = text
    reference.open_at()
    for id in Library(Words(language), BOOK).places:
        if id.startswith(("term-", "action-", "item-")) and text == 1.0:
            continue
        reference.read(id)
        assert reference.page.horizontalScrollBar().maximum() == 0, id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [0.8, 1.75])
@pytest.mark.parametrize("query", ["", "nest гнезд hnizd", "xylophone"])
def test_nothing_is_cut_or_covered(qtbot: QtBot, language: str, text: float, query: str) -> None:
    window = QWidget()
    window.resize(1280, 720)
    qtbot.addWidget(window)
    window.show()
    reference = RulesReference(Words(language), {"nemesis": BOOK}, window)
    reference.text_scale = text
    reference.open_at()
    words = query.split()
    reference.search.setText(words[LANGUAGES.index(language)] if len(words) == len(LANGUAGES) else query)
    for size in ((1280, 720), (1920, 1080)):
        found = check(window, size)
        assert not found, "\n".join(map(str, found))


def test_the_language_changes_while_it_is_open(reference: RulesReference) -> None:
    reference.follow("noise")
    reference.retranslate(Words("cs"))
    assert reference.article == "noise"
    assert "Hod na hluk" in reference.page.toPlainText()
    assert reference.close_button.text() == "Zavřít"


# -------------------------------------------------------------------------------- from the table


@pytest.mark.parametrize(
    ("about", "article"),
    [
        (("term", "noise"), "term-noise"),
        (("card", "item", "red_grenade_2"), "item-grenade"),
        (("card", "attack", "bite"), "attack-bite"),
        (Card("action", "scout_search_1"), "action-search"),
        (Card("action", "contamination_3"), "contamination"),
        (Card("action", None), ""),
        (Card("item", "back:red"), ""),
        (Anchor("room", 10), "room-generator"),
        (Anchor("item", "armor"), "quest-armor"),
        (Anchor("object", "egg_3"), "eggs"),
        (Anchor("object", "corpse_blue"), "objects"),
        (Anchor("pod", 1), "pods"),
        (Anchor("engine", 2), "engines"),
        (None, ""),
    ],
)
def test_what_is_explained_has_an_article(about: object, article: str) -> None:
    if about == ("card", "attack", "bite"):
        from nemesis_desktop.games.nemesis.species.shelf import ATTACKS

        about = ("card", "attack", next(id for id, card in ATTACKS.items() if card.effect == "bite"))
    assert article_about(about, sample_view()) == article
    assert not article or Library(Words("en"), BOOK).has(article)


def test_an_unexplored_room_gives_nothing_away() -> None:
    view = sample_view()
    unknown = next(room.slot for room in view.rooms if room.tile is None)
    assert article_about(Anchor("room", unknown), view) == "exploration"


def test_an_explanation_names_the_key_of_its_article(qtbot: QtBot) -> None:
    window = QWidget()
    window.resize(800, 600)
    qtbot.addWidget(window)
    window.show()
    hover = HoverCard(window, UI, lambda: (sample_view(), Words("en"), None))
    hover.point_at(Anchor("room", 10), QPoint(100, 100))
    hover.show_now()
    assert hover.article == "room-generator"
    hover.hide_now()
    assert hover.article == ""


def test_f1_opens_the_article_of_what_is_explained(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.play(ScriptedMatch([Scene(None)]))  # type: ignore[arg-type]
    table = window.screen_named("table")
    window.go("table")
    hover = table.hover  # type: ignore[attr-defined]
    hover.point_at(("term", "fire"), window.mapToGlobal(QPoint(300, 300)))
    hover.show_now()
    QTest.keyClick(window, Qt.Key.Key_F1)
    rules = window.findChild(RulesReference)
    assert rules is not None and rules.isVisible()
    assert rules.article == "term-fire"
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert not rules.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_R])
def test_the_start_screen_opens_the_rules(open_window: Opener, qtbot: QtBot, key: Qt.Key) -> None:
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    start = window.screen_named("start")
    QTest.keyClick(start, key)
    rules = window.findChild(RulesReference)
    assert rules is not None and rules.isVisible()
    rules.shut()

    qtbot.mouseClick(start.entries["rules"], Qt.MouseButton.LeftButton)  # type: ignore[attr-defined]
    assert rules.isVisible()


def test_the_rules_are_no_one_s_secret(open_window: Opener) -> None:
    """They lie over the shield, too, and know nothing of the game: only a language."""
    window = open_window()
    window.open_rules()
    rules = window.findChild(RulesReference)
    assert rules is not None
    assert not any(isinstance(value, type(sample_view(JUNE))) for value in vars(rules).values())
