"""The score sheet and what lies behind it, the hint after a loss, the campaign's questions, and the guided mission."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Event

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.engine.saving.table_settings import OWN
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.acts import RestoreSquad, slot
from nemesis_desktop.games.space_alert.bots.planner import Found
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.modes import PAUSES
from nemesis_desktop.games.space_alert.plans.planning_story import TileRemoved
from nemesis_desktop.games.space_alert.resolution import Chip, resolve
from nemesis_desktop.games.space_alert.said.wording import points_shown
from nemesis_desktop.games.space_alert.ui.ending.ending import AlertEnding
from nemesis_desktop.games.space_alert.ui.ending.lost_sheet import (
    MOST,
    OF_CREW,
    LostSheet,
    fatal_number,
    how_it_was_lost,
)
from nemesis_desktop.games.space_alert.ui.ending.possible import HINT_TRIES, News, Possible
from nemesis_desktop.games.space_alert.ui.playback.why import Reasons
from nemesis_desktop.games.space_alert.ui.scene import Member
from nemesis_desktop.games.space_alert.ui.table import AlertTable
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.furniture.board_part import Spot
from nemesis_desktop.table.lesson.coach import Coach
from nemesis_desktop.table.screens.looking_back.history import HistoryScreen
from tests.games.space_alert.deck import flight
from tests.games.space_alert.second.random_missions import random_plan
from tests.games.space_alert.test_campaign import SAFE, between
from tests.games.space_alert.ui.conftest import Sit
from tests.games.space_alert.ui.hands import AtConsoles


def seen(crew: AtConsoles) -> AlertEnding:
    """The playback has been watched to its end."""
    crew.key(Qt.Key.Key_End)
    crew.key(Qt.Key.Key_Return)
    ending = crew.window.screen_named("ending")
    assert isinstance(ending, AlertEnding) and crew.over
    return ending


def test_every_event_of_a_mission_is_explained_in_words(watch: Sit) -> None:
    crew = watch(5, "S2-6", seed=4)
    film, told = crew.table.film, set()
    assert film.player.resolution is not None
    for place, record in enumerate(film.player.resolution.records):
        film.player.to(place)
        why = film.why_now
        assert why is not None
        words = [film.words_of(text) for text in (why.title, *why.notes, *(row.words for row in why.rows))]
        assert all(words) and not any("alert-" in one for one in words), record.event
        assert film.words_of(f"alert-ui-book-{why.chapter}-text") != ""
        told.add(type(record.event))
    assert {story.Moved, story.Advanced, story.Appeared} <= told
    film.grab()


@pytest.mark.parametrize("seed", range(6))
def test_the_sum_of_a_shot_is_that_of_the_record(seed: int) -> None:
    plan = random_plan(seed)
    figures = range(len(plan.programs))
    crew = [Member(figure, f"P{figure}", figure + 1, ()) for figure in figures]
    reasons = Reasons([Person(member.name, member.figure + 1) for member in crew], figures, crew)
    resolution = resolve(plan)
    for place, record in enumerate(resolution.records):
        if isinstance(record.event, story.Hit):
            why = reasons.why(record, resolution.records[place - 1].table)
            numbers = [int(row.number.replace("−", "-")) for row in why.rows]
            assert sum(numbers[:-1]) == record.event.total
            assert numbers[-1] == -record.event.shields
            assert all(row.remarks for row in why.rows), "who fired it, and what the shields are made of"
            assert why.points == (record.event.damage, record.event.hit_points)


@pytest.mark.case("sa-b23c")
def test_why_a_threat_takes_so_much_is_told_with_every_gun_key_and_change() -> None:
    # A Marauder that has passed X (square 8) helps itself; the heavy laser is fired heroically and has a damage tile.
    resolution = flight(
        "red - heroic_A",
        "lift red A",
        threats=[("E2-06", 1, "red")],
        tracks=("T2",) * 4,
        carried=(("heavy_laser",), (), ()),
    )
    place = next(n for n, record in enumerate(resolution.records) if isinstance(record.event, story.Hit))
    crew = [Member(figure, name, figure + 1, ()) for figure, name in enumerate(("Anna", "Boris"))]
    reasons = Reasons([Person(member.name, member.figure + 1) for member in crew], range(2), crew)
    why = reasons.why(resolution.records[place], resolution.records[place - 1].table)
    words = Words("en")
    rows = [[words.text(row.words), *map(words.text, row.remarks), row.number] for row in why.rows]
    assert rows == [
        ["red heavy laser", "Anna", "A: fire, upper red station", "heroic: +1", "gun damaged: −1", "4"],
        ["red light laser", "Boris", "A: fire, lower red station", "2"],
        ["Shields: Marauder", "printed 1", "helped by others: +1", "−2"],
    ]
    assert why.points == (4, 6) and why.chapter == "damage"
    assert [words.text(note) for note in why.notes] == ["It is the only target that these guns can see."]


def test_a_lost_ship_is_told_by_the_card_that_did_it(watch: Sit) -> None:
    crew = watch(5, "S2-6", seed=4)
    resolution = crew.view.resolution
    assert resolution is not None and not resolution.outcome.won
    *before, last = how_it_was_lost(resolution)
    assert isinstance(last.event, story.ShipLost) and last.event.code == resolution.outcome.lost_to
    assert len(before) < MOST and [record.table.turn for record in before] == sorted(r.table.turn for r in before)
    for record in before:
        assert isinstance(record.event, OF_CREW) or (
            getattr(record.event, "code", "") == last.event.code
            and getattr(record.event, "number", 0) == fatal_number(resolution)
        )
    ending = seen(crew)
    view = ending.view
    assert view is not None and isinstance(ending.sheet(view, resolution.outcome), LostSheet)
    ending.grab()


@pytest.mark.parametrize(("tile", "times"), [("structure", 2), ("reactor", 1)])
def test_the_log_says_when_damage_to_a_zone_is_doubled(tile: str, times: int) -> None:
    # Structural damage from an earlier mission doubles the damage to its zone. Rulebook 6.
    resolution = flight("- - -", threats=[("E1-07", 1, "red")], tracks=("T1",) * 4, carried=((tile,), (), ()))
    attacks = [record.event for record in resolution.records if isinstance(record.event, story.Attacked)]
    assert attacks and all(event.times == times for event in attacks)
    tiles = sum(isinstance(record.event, story.TileDrawn) for record in resolution.records)
    assert tiles == times * sum(event.passed for event in attacks)
    reasons = Reasons([Person("Anna", 1)], [0], [Member(0, "Anna", 1, ())])
    for language in LANGUAGES:
        told = Words(language).text(reasons.sentence(attacks[0]))
        assert (f"× {times}" in told) is (times > 1), told


def test_the_mission_can_be_watched_again_and_otherwise(watch: Sit) -> None:
    crew = watch(5)
    ending = seen(crew)
    ending.watch_again()
    assert ending.film.isVisible() and ending.film.player.place == -1
    QTest.keyClick(ending, Qt.Key.Key_Escape)
    assert not ending.film.isVisible()
    QTest.keyClick(ending, Qt.Key.Key_F)
    assert ending.what_if.isVisible()
    ending.what_if.change(0, 1, "C")
    crew.settle()
    slots = [spot.accessibleName() for spot in ending.what_if.findChildren(Spot)]
    slots = [name for name in slots if ", turn " in name]
    assert slots and len({*slots}) == len(slots), "by ear, too, each slot says whose it is"
    ending.what_if.watch.emit(ending.what_if._other)
    assert ending.film.isVisible() and ending.film.player.resolution is ending.what_if._other
    ending.grab()


def test_the_log_book_of_the_history_shows_the_mission_and_how_often_its_clock_was_stopped(watch: Sit) -> None:
    crew = watch(5)
    crew.controller.match.table[OWN] = {PAUSES: 3}
    seen(crew)
    crew.window.go("history")
    history = crew.window.screen_named("history")
    assert isinstance(history, HistoryScreen)
    (row,) = history.rows
    assert "The clock was stopped 3 times." in list(row.game.chronicle.told(row.game.end, Words("en")))
    history.grab()


def test_the_hint_is_looked_for_beside_the_window_and_can_be_stopped(qtbot: QtBot, watch: Sit) -> None:
    view = watch(3).view
    found = Found({(0, 1): (view.people[0].hand[0] if view.people[0].hand else "red_A_1", "action")}, 1.0, 12.0)
    gone_on = Event()

    def look(_view: View, news: SimpleQueue[News], stopped: Event) -> None:
        news.put(("looking", HINT_TRIES // 2, None))
        if gone_on.wait(3) and not stopped.is_set():
            news.put(("done", HINT_TRIES, found))

    possible = Possible(look=look)
    possible.begin(view)
    qtbot.waitUntil(lambda: possible.share == 0.5, timeout=2000)
    assert possible.looking and possible.found is None
    gone_on.set()
    qtbot.waitUntil(lambda: possible.over, timeout=2000)
    assert possible.found is found and not possible.looking
    possible.begin(view)
    possible.stop()
    assert not possible.looking


def test_a_campaign_is_played_on_in_the_window(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    match = between(3)
    match.table["secrecy"] = "open"
    window.play(match)
    crew = AtConsoles(window, 1)
    crew.settle()
    assert crew.table.between.isVisible() and not crew.table.film.isVisible() and crew.table.bar.isVisible()
    crew.table.between.grab()
    crew.click(Anchor("tile", "red-shield"))
    assert "shield" not in crew.view.carried[0], "a tile is repaired where it lies"
    between_missions = crew.table.between
    assert between_missions.mended() == {0: TileRemoved(who=0, zone="red", tile="shield")}
    rows = [(row.tile, row.by) for row in between_missions.rows() if row.zone == "red"]
    assert rows == [("heavy_laser", None), ("structure", None), ("reactor", None), ("gravolift", None), ("shield", 0)]
    asked: set[str] = set()
    for _ in range(40):
        decision = crew.controller.decision
        if crew.view.step == "planning" or decision is None:
            break
        asked.add(decision.topic)
        if decision.topic == "squad":
            crew.click(decision.acts[1].anchors()[0])
        else:
            # One squad stays disabled, so that somebody has to say where the other one begins.
            crew.controller.choose_act(next(n for n, act in enumerate(decision.acts) if act != RestoreSquad()))
            crew.settle()
    assert {"repair", "level", "squad"} <= asked
    assert crew.view.step == "planning" and crew.view.number == 2
    assert crew.console(0).isVisible() and not crew.table.between.isVisible()


def test_what_came_aboard_has_left_the_ship_when_it_is_repaired(open_window: Callable[[], MainWindow]) -> None:
    window, match = open_window(), between(2)
    match.game.state.threats.append(Chip("I1-01", 3))
    match.table["secrecy"] = "open"
    window.play(match)
    crew = AtConsoles(window, 1)
    crew.settle()
    assert crew.view.threats and not crew.table.between._scene.table.threats


@pytest.mark.parametrize(("lost_to", "points"), [("", "13"), ("E1-07", "–")])
def test_a_lost_ship_has_no_points_anywhere(lost_to: str, points: str) -> None:
    assert points_shown(evolve(SAFE, lost_to=lost_to)) == points


def test_the_guided_mission_from_its_first_word_to_its_last(sit: Sit) -> None:
    crew = sit(1)
    crew.window.begin_lesson("space-alert")
    crew.settle()
    lesson = crew.window.game.lesson
    assert lesson is not None and isinstance(crew.table, AlertTable)
    assert [lesson.step.id] == ["welcome"]
    for _ in range(3):
        crew.key(Qt.Key.Key_Return)
    assert lesson.step.id == "begin"
    crew.announce()
    assert lesson.step.id == "threat"
    crew.announce()
    crew.key(Qt.Key.Key_Return)
    crew.key(Qt.Key.Key_Return)
    assert lesson.step.id == "move"
    hand = crew.table.desk.person(0).hand
    wrong = next(card for card in hand if CARDS[card].action == "C")
    crew.drag(Anchor("card", wrong), slot(0, 1))
    assert lesson.step.id == "move" and lesson.match.view().consoles[0].slots[0] is None
    crew.click(Anchor("card", "blue_A_1"), Qt.MouseButton.RightButton)
    crew.drag(Anchor("card", "blue_A_1"), slot(0, 1))
    assert lesson.step.id == "fire"
    crew.drag(Anchor("card", "red_A_1"), slot(0, 2))
    assert lesson.step.id == "free"
    coach = crew.table.findChild(Coach)
    planned_with = (crew.table.tracks, crew.table.ship, *crew.table.consoles)
    assert isinstance(coach, Coach) and coach.isVisible()
    assert not any(coach.geometry().intersects(part.geometry()) for part in planned_with if part.isVisible())
    for _ in range(40):
        if lesson.match.view().step != "planning":
            break
        crew.announce()
    assert lesson.step.id == "film"
    crew.key(Qt.Key.Key_Return)
    assert lesson.step.id == "watch"
    unit = crew.table.unit
    followed = [QRectF(*(unit * side for side in sides(box))) for box in crew.table.film.followed]
    assert not any(QRectF(coach.geometry()).intersects(box) for box in followed)
    crew.key(Qt.Key.Key_End)
    crew.click(Anchor("button", "seen"))
    assert lesson.step.id in ("saved", "lost")
    crew.key(Qt.Key.Key_Return)
    assert crew.over
