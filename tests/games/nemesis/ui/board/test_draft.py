"""The draft on the open table, and the objectives dealt before one's eyes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from nemesis_desktop.games.nemesis.components.characters import ACTION_DECK, CHARACTERS, PROMO
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.species.shelf import SPECIES
from nemesis_desktop.games.nemesis.ui.draft.sheet import SheetLayout, special_cards
from nemesis_desktop.games.nemesis.ui.objectives_page import PICTURES, ObjectivesPage, picture_of
from nemesis_desktop.program.resources import asset
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.nemesis.ui.clicker import Clicker
from tests.games.nemesis.ui.wanting import wanted

NAMES = ("Mira", "Otto", "Lev")
Opener = Callable[[], MainWindow]


def at_the_draft(window: MainWindow, draft: str = "draft", **more: str) -> Clicker:
    window.begin(wanted(NAMES, 5, draft=draft, **more))  # type: ignore[arg-type]
    clicker = Clicker(window, 5)
    clicker.settle()
    return clicker


def topic(clicker: Clicker) -> str:
    decision = clicker.controller.match.decision
    assert decision is not None
    return decision.topic


def play_the_draft(clicker: Clicker) -> None:
    while topic(clicker) == "draft":
        clicker.step()
        clicker.settle()


def come_to_the_screen(clicker: Clicker) -> None:
    clicker.step()
    clicker.settle()


# ---------------------------------------------------------------- the draft


@pytest.mark.parametrize("secrecy", ["shield", "face_down", "open"])
def test_nobody_hands_the_screen_over_for_what_everybody_sees(open_window: Opener, secrecy: str) -> None:
    clicker = at_the_draft(open_window(), secrecy=secrecy)
    while topic(clicker) == "draft":
        assert clicker.controller.stage == "face_up" and clicker.controller.person is None
        assert clicker.table.draft.isVisible() and clicker.table.tray is None
        clicker.step()
        clicker.settle()
    assert clicker.hand_offs == 0
    assert not clicker.table.draft.isVisible() and clicker.table.map.isVisible()


def test_two_whole_characters_lie_side_by_side(open_window: Opener) -> None:
    clicker = at_the_draft(open_window())
    draft = clicker.table.draft
    offered = clicker.controller.match.view().draft  # type: ignore[attr-defined]
    assert [one.character for one in draft.lying()] == list(offered) and len(offered) == 2
    for place, one in enumerate(draft.lying()):
        decks = [row.card.deck for row in draft.sheet_of(one).rows]
        assert (decks.count("item"), decks.count("quest"), decks.count("action")) == (1, 2, 4)
        for row in draft.sheet_of(one).rows:
            spot = draft.spot_of((place, row.card.deck, row.card.id))
            assert spot is not None and spot.about == row.card and spot.accessibleName()


def test_a_number_chooses_and_a_letter_lays_out_the_deck(open_window: Opener) -> None:
    clicker = at_the_draft(open_window())
    first, second = (one.character for one in clicker.table.draft.lying())
    QTest.keyClick(clicker.table, Qt.Key.Key_V)
    clicker.settle()
    shown = {one.character: clicker.table.draft.sheet_of(one).whole_deck for one in clicker.table.draft.lying()}
    assert shown == {first: False, second: True}
    QTest.keyClick(clicker.table, Qt.Key.Key_2)
    clicker.settle()
    assert second in [one.character for one in clicker.controller.match.view().crew]  # type: ignore[attr-defined]


def test_all_that_are_left_lie_there_where_the_choice_is_free(open_window: Opener) -> None:
    clicker = at_the_draft(open_window(), "free")
    assert [one.character for one in clicker.table.draft.lying()] == list(CHARACTERS)
    clicker.step()
    clicker.settle()
    assert len(clicker.table.draft.lying()) == len(CHARACTERS) - 1
    undone = [one.character for one in clicker.controller.match.view().crew]  # type: ignore[attr-defined]
    clicker.table.undo()
    clicker.settle()
    assert undone.count(None) == len(NAMES) - 1 and len(clicker.table.draft.lying()) == len(CHARACTERS)


@pytest.mark.parametrize("character", [*CHARACTERS, *PROMO])
def test_what_is_special_in_a_deck_is_what_the_fewest_others_have(character: str) -> None:
    special = special_cards(character)
    owners = {kind: sum(kind in dict(deck) for deck in ACTION_DECK.values()) for kind, _ in ACTION_DECK[character]}
    others = set(owners) - set(special)
    assert len(special) == 4 and max(owners[kind] for kind in special) <= min(owners[kind] for kind in others)


@pytest.mark.parametrize("wide", [200.0, 636.0])
@pytest.mark.parametrize("whole", [False, True])
def test_nothing_on_a_sheet_lies_over_anything_else(wide: float, whole: bool) -> None:
    sheet = SheetLayout("soldier", wide, 614.0, whole)
    areas = [row.area for row in sheet.rows] + [sheet.face, sheet.button]
    for place, one in enumerate(areas):
        assert one.left() >= 0 and one.right() <= wide and one.bottom() <= 614
        assert not any(one.intersects(other) for other in areas[place + 1 :])


@pytest.mark.parametrize("character", [*CHARACTERS, *PROMO])
def test_every_character_has_a_face(character: str) -> None:
    assert b"currentColor" in asset(f"art/portraits/{character}.svg").read_bytes()


# ---------------------------------------------------------------- the objectives


def test_both_objectives_lie_face_up_before_the_first_turn_and_only_once(open_window: Opener) -> None:
    clicker = at_the_draft(open_window())
    play_the_draft(clicker)
    assert clicker.table.reading is None, "nobody has said who they are"
    read: set[int] = set()
    while len(read) < len(NAMES) and clicker.controller.match.view().round == 1:  # type: ignore[attr-defined]
        clicker.settle()
        page, person = clicker.table.reading, clicker.controller.person
        if page is not None:
            assert person is not None and person not in read
            mine = clicker.controller.match.view(person).mine  # type: ignore[attr-defined]
            assert page.objectives == mine.objectives and len(mine.objectives) == 2  # type: ignore[attr-defined]
            read.add(person)
        elif clicker.controller.stage == "asking":
            assert person in read, "a turn begins only after reading"
        clicker.step()
    assert read == set(range(len(NAMES)))


def test_while_reading_no_key_and_no_click_reaches_the_table(open_window: Opener) -> None:
    clicker = at_the_draft(open_window())
    play_the_draft(clicker)
    come_to_the_screen(clicker)
    page, decision = clicker.table.reading, clicker.controller.match.decision
    assert page is not None
    for key in (Qt.Key.Key_1, Qt.Key.Key_N, Qt.Key.Key_2, Qt.Key.Key_Backspace, Qt.Key.Key_M):
        QTest.keyClick(clicker.table, key)
    QTest.mouseClick(page, Qt.MouseButton.LeftButton)
    clicker.settle()
    assert clicker.controller.match.decision is decision and clicker.table.reading is page
    QTest.keyClick(clicker.table, Qt.Key.Key_Return)
    clicker.settle()
    assert clicker.table.reading is None and clicker.controller.match.decision is decision


def test_who_has_read_them_is_kept_with_the_game(open_window: Opener) -> None:
    window = open_window()
    clicker = at_the_draft(window)
    play_the_draft(clicker)
    come_to_the_screen(clicker)
    person = clicker.controller.person
    clicker.step()
    clicker.settle()
    window.leave_table()
    window.continue_game()
    clicker.settle()
    come_to_the_screen(clicker)
    assert clicker.controller.person == person and clicker.table.reading is None


def test_face_down_the_page_shows_nothing_until_the_key_is_held(open_window: Opener) -> None:
    clicker = at_the_draft(open_window(), secrecy="face_down")
    play_the_draft(clicker)
    page = clicker.table.reading
    assert page is not None and page.concealed and page.accessibleDescription() == ""
    down = page.grab().toImage()
    QTest.keyPress(clicker.table, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert not page.concealed and page.grab().toImage() != down
    assert page.accessibleDescription() != ""
    QTest.keyRelease(QApplication.focusWidget() or clicker.table, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert page.concealed and page.grab().toImage() == down


def test_a_group_reads_its_objectives_together_and_keeps_them_in_sight(open_window: Opener) -> None:
    clicker = at_the_draft(open_window(), mode="coop", secrecy="open")
    play_the_draft(clicker)
    clicker.settle()
    view = clicker.controller.match.view()
    assert clicker.table.reading is not None
    assert clicker.table.reading.objectives == view.shared_objectives  # type: ignore[attr-defined]
    clicker.step()
    clicker.settle()
    assert clicker.controller.match.table["read"] == [0, 1, 2]
    assert clicker.table.tray is not None and clicker.table.shared.isVisible(), "also in somebody's own turn"


def test_every_objective_has_a_picture() -> None:
    assert set(PICTURES) == set(OBJECTIVES)
    assert all(asset(f"art/{name}.svg").is_file() for name in PICTURES.values())


@pytest.mark.parametrize("species", SPECIES)
def test_no_objective_shows_an_alien_that_is_not_on_board(species: str) -> None:
    shown = {objective: picture_of(objective, species) for objective in OBJECTIVES}
    assert all(asset(f"art/{name}.svg").is_file() for name in shown.values())
    aliens = {name for name in shown.values() if name.startswith("intruders/")}
    assert aliens and aliens <= {f"intruders/{kind}" for kind in SPECIES[species].kinds}
    assert shown["the_great_hunt"] == f"intruders/{SPECIES[species].ruler}", "whom it is about"


def test_the_page_goes_with_its_reader(open_window: Opener) -> None:
    window = open_window()
    clicker = at_the_draft(window)
    play_the_draft(clicker)
    come_to_the_screen(clicker)
    assert clicker.table.reading is not None
    window.leave_table()
    clicker.settle()
    assert not clicker.table.findChildren(ObjectivesPage)
