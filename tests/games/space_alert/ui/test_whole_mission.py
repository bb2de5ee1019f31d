"""Whole missions through the real window: planning with the mouse, the playback, the score sheet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.space_alert.acts import slot
from nemesis_desktop.games.space_alert.resolution import resolve
from nemesis_desktop.games.space_alert.ui.ending.ending import AlertEnding
from nemesis_desktop.games.space_alert.ui.ending.plan_again import plan_again
from nemesis_desktop.games.space_alert.ui.planning.consoles.palette import KINDS
from nemesis_desktop.games.space_alert.ui.playback.timeline import marks_of
from nemesis_desktop.table.furniture.board_part import Spot
from tests.games.space_alert.playing import Crew
from tests.games.space_alert.ui.conftest import Sit
from tests.games.space_alert.ui.hands import RIGHT, AtConsoles


def ending_of(people: AtConsoles) -> AlertEnding:
    found = people.window.screen_named("ending")
    assert isinstance(found, AlertEnding)
    return found


@pytest.mark.parametrize("lesson", ["S1-1", pytest.param("S1-3", marks=pytest.mark.soak)])
def test_a_mission_without_a_clock_from_the_first_card_to_the_score(sit: Sit, lesson: str) -> None:
    crew = sit(2, lesson, mode="training", androids=2)
    assert not crew.view.said, "nobody hurries before the crew is ready"
    crew.plan()
    film = crew.table.film
    assert film.isVisible() and film.player.place == -1 and not film.player.running
    records = film.player.count
    assert records > 15
    for _ in range(3):
        crew.key(Qt.Key.Key_Right)
    assert film.player.place >= 2
    crew.key(Qt.Key.Key_End)
    assert film.player.place == records - 1
    crew.key(Qt.Key.Key_Return)
    assert crew.over
    ending = ending_of(crew)
    assert ending.view is not None and len(ending.view.flown) == 1


def test_the_playback_steps_back_and_jumps_to_turns(watch: Sit) -> None:
    crew = watch(4, "S2-2")
    player = crew.table.film.player
    crew.key(Qt.Key.Key_Right)
    crew.key(Qt.Key.Key_Right)
    here = player.place
    crew.key(Qt.Key.Key_Left)
    assert player.place < here
    film = crew.table.film
    found = film.spot_of(("turn", 5))
    assert found is not None
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
    crew.settle()
    assert player.turn == 5 and player.place == player.of_turn(5).start
    crew.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert player.turn == 6
    crew.key(Qt.Key.Key_Home)
    assert player.place == -1
    crew.key(Qt.Key.Key_F)
    assert player.shown == {"guns"}


def test_nobody_leaves_a_mission_by_mistake_before_it_was_seen_to_its_end(watch: Sit) -> None:
    crew = watch(3, "S2-2")
    player = crew.table.film.player
    crew.key(Qt.Key.Key_Right)
    crew.click(Anchor("button", "seen"))
    assert player.at_end and not crew.over
    crew.click(Anchor("button", "seen"))
    assert crew.over


def test_a_card_is_laid_turned_and_taken_back_with_the_mouse(sit: Sit) -> None:
    crew = sit(5)
    crew.begin()
    card = crew.view.people[1].hand[0]
    crew.drag(Anchor("card", card), slot(1, 2))
    laid = crew.view.consoles[1].slots[1]
    assert laid is not None and laid.half == "action" and laid.card is None, "it lies face down"
    crew.click(slot(1, 2), RIGHT)
    laid = crew.view.consoles[1].slots[1]
    assert laid is not None and laid.half == "move"
    crew.drag(slot(1, 2), slot(1, 3))
    assert crew.view.consoles[1].slots[1] is None
    laid = crew.view.consoles[1].slots[2]
    assert laid is not None and laid.half == "move", "it keeps the side that lies up"
    crew.double_click(slot(1, 3))
    assert crew.view.consoles[1].slots[2] is None and card in crew.view.people[1].hand


def test_a_press_shows_the_face_of_ones_own_card_only_as_long_as_it_lasts(sit: Sit) -> None:
    crew = sit(5)
    crew.begin()
    crew.drag(Anchor("card", crew.view.people[0].hand[0]), slot(0, 1))
    part, at = crew.place(slot(0, 1))
    before = part.grab().toImage()
    QTest.mousePress(part, Qt.MouseButton.LeftButton, pos=at)
    crew.settle()
    assert part.grab().toImage() != before
    QTest.mouseRelease(part, Qt.MouseButton.LeftButton, pos=at)
    crew.settle()
    assert crew.table.desk.lanes[0].peek == 0


def test_what_cannot_be_done_is_refused_with_a_reason_at_the_console(sit: Sit) -> None:
    crew = sit(5)
    crew.begin()
    why: list[tuple[int, str]] = []
    crew.table.desk.refused.connect(lambda console, text: why.append((console, text.id)))
    card = crew.view.people[0].hand[0]
    crew.drag(Anchor("card", card), slot(0, 9))
    crew.drag(Anchor("card", card), slot(1, 1))
    crew.drag(Anchor("card", card), Anchor("seat", 1))
    assert why == [(0, "alert-ui-no-later"), (1, "alert-ui-no-others"), (1, "alert-ui-no-give-line")]
    assert card in crew.view.people[0].hand


def test_kinds_of_cards_and_slots_are_told_apart_by_ear(sit: Sit) -> None:
    crew = sit(1)
    crew.begin()
    kinds = [spot.accessibleName() for spot in crew.table.palette_part.findChildren(Spot)]
    assert len({*kinds}) == len(kinds) == len(KINDS)
    slots = [spot.accessibleName() for number in range(4) for spot in crew.console(number).findChildren(Spot)]
    assert len({*slots}) == len(slots)


def test_who_plays_alone_lays_from_the_palette(sit: Sit) -> None:
    crew = sit(1)
    crew.begin()
    assert crew.table.palette_part.isVisible() and len(crew.view.consoles) == 4
    card = crew.view.people[0].hand[0]
    crew.drag(Anchor("card", card), slot(2, 1))
    laid = crew.view.consoles[2].slots[0]
    assert laid is not None and laid.card is not None
    assert laid.card.rpartition("_")[0] == card.rpartition("_")[0]
    crew.key(Qt.Key.Key_1)
    crew.key(Qt.Key.Key_L)
    assert crew.view.consoles[0].slots[0] is not None, "the captain types"
    crew.key(Qt.Key.Key_Backspace)
    assert crew.view.consoles[0].slots[0] is None


def test_the_mission_as_flown_is_made_again_for_what_would_have_been(watch: Sit) -> None:
    crew = watch(3, "S2-4")
    view = crew.view
    assert view.resolution is not None
    assert resolve(plan_again(view)).outcome == view.resolution.outcome
    crew.key(Qt.Key.Key_End)
    crew.key(Qt.Key.Key_Return)
    ending = ending_of(crew)
    ending.ask_what_if()
    before = ending.what_if.outcome
    assert before == view.resolution.outcome
    for figure in range(3):
        for turn in range(1, 13):
            ending.what_if.change(figure, turn, "-")
    assert ending.view is not None and ending.view.flown[-1].outcome == before, "it never counts"


def test_two_laid_cards_change_places_and_one_of_the_hand_takes_the_place_of_a_laid_one(sit: Sit) -> None:
    crew = sit(5)
    crew.begin()
    first, second, third = crew.view.people[1].hand[:3]
    crew.drag(Anchor("card", first), slot(1, 1))
    crew.click(slot(1, 1), RIGHT)
    crew.drag(Anchor("card", second), slot(1, 2))

    def lying() -> list[tuple[str | None, str]]:
        assert crew.window.match is not None
        slots = crew.window.match.view(1).consoles[1].slots[:3]
        return [(one.card, one.half) for one in slots if one is not None]

    crew.drag(slot(1, 1), slot(1, 2))
    assert lying() == [(second, "action"), (first, "move")]
    crew.drag(Anchor("card", third), slot(1, 1))
    assert lying() == [(third, "action"), (first, "move")]
    assert second in crew.view.people[1].hand and third not in crew.view.people[1].hand


def test_nobodys_card_takes_the_place_of_one_that_stays(sit: Sit) -> None:
    crew = sit(3)
    crew.begin()
    android = 3
    first, second = crew.view.people[0].hand[:2]
    crew.drag(Anchor("card", first), slot(android, 1))
    crew.drag(Anchor("card", second), slot(android, 1))
    crew.drag(slot(android, 1), slot(android, 2))
    laid = crew.view.consoles[android].slots
    assert laid[0] is not None and laid[0].card == first and laid[1] is None
    mine = crew.view.people[1].hand[0]
    crew.drag(Anchor("card", second), slot(0, 1))
    crew.drag(Anchor("card", mine), slot(0, 1))
    assert mine in crew.view.people[1].hand and second not in crew.view.people[0].hand


def test_the_playback_tells_nothing_of_what_has_not_been_seen(watch: Sit) -> None:
    crew = watch(4, "S2-2")
    film = crew.table.film
    player = film.player
    last = max(turn for turn in range(1, 14) if len(player.of_turn(turn)) > 3)
    assert not any(marks_of(player, turn) for turn in range(1, 14))
    crew.key(Qt.Key.Key_Right)
    crew.key(Qt.Key.Key_Right)
    told = {place for place, _box in film._rows()}
    assert told and max(told) == player.place
    crew.key(Qt.Key.Key_End)
    crew.key(Qt.Key.Key_Home)
    player.to_turn(last)
    assert any(marks_of(player, turn) for turn in range(1, 14))
    assert max(place for place, _box in film._rows()) > player.place


def test_slots_are_called_after_those_who_sit_there_now(sit: Sit) -> None:
    alone = sit(1)
    alone.begin()
    alone.window.leave_table()
    alone.settle()
    alone.window.play(Crew(3, clock="none").match)
    alone.settle()
    crew = AtConsoles(alone.window, 1)
    spoken = [spot.accessibleName() for spot in crew.console(0).findChildren(Spot)]
    assert any(name.startswith("P1, turn 1") for name in spoken) and not any("Android" in name for name in spoken)
