"""Planning against time: what the computer says comes when it is due, and can be stopped where the mode allows it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.saving.table_settings import OWN
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.acts import Announce
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.components.mission import whole
from nemesis_desktop.games.space_alert.components.missions import MISSIONS
from nemesis_desktop.games.space_alert.modes import PAUSES
from nemesis_desktop.games.space_alert.ui.ending.ending import AlertEnding
from nemesis_desktop.games.space_alert.ui.planning.consoles.shutter import Shutter
from nemesis_desktop.games.space_alert.ui.planning.mission_clock import PAUSED
from nemesis_desktop.games.space_alert.ui.planning.mission_time import due, elapsed
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.drawing.ink import Ink
from nemesis_desktop.table.screens.setting_up.new_game import NewGameScreen
from nemesis_desktop.table.widgets.controls import Scroll
from tests.games.space_alert.playing import Crew
from tests.games.space_alert.ui.conftest import Sit
from tests.games.space_alert.ui.test_readable import Written


@pytest.mark.parametrize(("clock", "pace"), [("friendly", 1.0), ("strict", 1.0), ("slow", 0.75), ("slower", 0.5)])
def test_each_line_is_due_when_the_scenario_card_says(clock: str, pace: float) -> None:
    crew = Crew(5, "S2-3", clock=clock)
    assert due(crew.view) is None, "nothing is due before the crew is ready"
    crew.next_line()
    when, heard = 0, [0]
    while (coming := due(crew.view)) is not None:
        when += coming.after
        heard.append(when)
        assert coming.act == Announce(crew.view.said)
        crew.next_line()
    printed = [line.at for line in whole(MISSIONS["S2-3"].lines)]
    assert len(heard) == len(printed)
    assert all(abs(ms * pace / 1000 - at) < 0.05 for ms, at in zip(heard, printed, strict=True))


def test_without_a_clock_nothing_is_due() -> None:
    crew = Crew(5, clock="none")
    crew.next_line()
    assert due(crew.view) is None and not modes.CLOCKS["none"].pace


def test_the_clock_that_is_shown_never_runs_past_the_next_line() -> None:
    crew = Crew(5, clock="slow")
    assert elapsed(crew.view, 99_000) == 0
    crew.next_line()
    following = crew.view.lines[1].at
    assert elapsed(crew.view, 2_000) == 1.5
    assert elapsed(crew.view, 10_000_000) == following


def test_the_computer_speaks_by_itself_in_the_window(sit: Sit, qtbot: QtBot) -> None:
    crew = sit(5, clock="friendly")
    crew.begin()
    clock = crew.controller.clock
    first = crew.view.lines[1].at * 1_000
    left, since = clock.left, clock.since
    assert left is not None and abs(left + since - first) < 50
    clock._since = first - 120  # nobody wants to wait for so long
    clock.wind(crew.controller.ui.due(crew.controller.decision, crew.view))  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: crew.view.said == 2, timeout=2000)
    told = crew.window.match.journal[-1]  # type: ignore[union-attr]
    assert told.moment is not None
    assert clock.since < first // 2, "the next line counts from the moment when this one was due"


def test_a_friendly_clock_stops_with_everything(sit: Sit) -> None:
    crew = sit(5, clock="friendly")
    crew.begin()
    crew.key(Qt.Key.Key_Space)
    clock = crew.controller.clock
    assert clock.stands and crew.table.mission.stands
    why: list[str] = []
    crew.table.desk.refused.connect(lambda _console, text: why.append(text.id))
    crew.key(Qt.Key.Key_A)
    assert why == ["alert-ui-no-paused"] and not any(crew.view.consoles[0].slots)
    unlocking = crew.table.strip.spot_of("lock")
    assert unlocking is not None
    unlocking.click()
    crew.key(Qt.Key.Key_A)
    assert crew.view.consoles[0].slots[0] is not None, "the table may unlock cards while the clock stands"
    crew.key(Qt.Key.Key_S)
    crew.window.open_menu()
    menu = crew.window.over.menu
    assert menu is not None
    menu.shut()
    assert clock.stands, "closing the menu does not set a stopped clock going"
    crew.key(Qt.Key.Key_Space)
    assert not clock.stands
    crew.key(Qt.Key.Key_A)
    assert crew.view.consoles[0].slots[0] is not None


def test_a_strict_clock_cannot_be_stopped(sit: Sit) -> None:
    crew = sit(5, clock="strict")
    crew.begin()
    crew.key(Qt.Key.Key_Space)
    assert not crew.table.mission.stands and crew.table.strip.spot_of("pause") is None
    assert PAUSED not in crew.controller.clock._held


def test_leaving_the_window_stops_even_the_strict_clock_and_is_noted(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    crew = sit(3, clock="strict")
    crew.begin()
    table, clock, here = crew.table, crew.controller.clock, [True]
    monkeypatch.setattr(table, "isActiveWindow", lambda: here[0])
    for here[0], stands in ((False, True), (True, False)):
        QApplication.sendEvent(table, QEvent(QEvent.Type.ActivationChange))
        assert clock.stands is stands
    crew.window.leave_table()
    crew.settle()
    crew.window.continue_game()
    crew.settle()
    ending = crew.window.game.ui.ending(crew.window.words)
    ending.kept = crew.controller.match.table[OWN]
    assert ending.stopped() == "The window was left once."


@pytest.mark.parametrize(("clock", "told"), [("strict", "The window was left once."), ("friendly", "")])
def test_a_laptop_that_slept_under_the_strict_clock_has_left_the_window(sit: Sit, clock: str, told: str) -> None:
    crew = sit(3, "S2-1", clock=clock)
    crew.begin()
    time = crew.controller.clock
    time._look()
    before = time.since
    assert time._looked is not None
    time._looked -= 3_600_000
    time._look()
    assert time.since - before < 1_000, "the hour has not been played"
    assert crew.table.mission.stands is (clock == "friendly"), "it waits for those who wake it, where it may"
    ending = crew.window.game.ui.ending(crew.window.words)
    ending.kept = crew.controller.match.table.get(OWN, {})
    assert ending.stopped() == told


def test_pauses_stand_on_the_score_sheet_and_stay_with_their_game(sit: Sit) -> None:
    crew = sit(2, "S1-1", mode="training", androids=2, clock="friendly")
    crew.begin()
    for _ in range(4):
        crew.key(Qt.Key.Key_Space)
    decision = crew.controller.decision
    while crew.view.step == "planning" and decision is not None:
        crew.controller.act(decision.acts[0])
        decision = crew.controller.decision
    crew.key(Qt.Key.Key_End)
    crew.click(Anchor("button", "seen"))
    ending = crew.window.screen_named("ending")
    assert isinstance(ending, AlertEnding) and ending.stopped() == "The clock was stopped 2 times."
    crew.window.game.play_again()
    crew.settle()
    assert PAUSES not in crew.table.at_match.kept()


def test_a_phase_closes_before_everybodys_eyes(sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[tuple[int, int]] = []
    close = Shutter.close

    def seen(shutter: Shutter, phase: int, slots: int) -> None:
        closed.append((phase, slots))
        close(shutter, phase, slots)

    monkeypatch.setattr(Shutter, "close", seen)
    crew = sit(2, "S1-3", mode="training", androids=2)
    crew.begin()
    theme.set_speed("normal")
    while crew.view.phase == 1:
        crew.announce()
    consoles = [crew.console(number) for number in range(4)]
    assert closed == [(1, 3)] * 4, "a shutter runs down over three slots of each console"
    qtbot.waitUntil(lambda: not any(console.shutter.phase for console in consoles), timeout=3000)
    assert all(console.phase == 2 for console in crew.view.consoles)


def test_only_the_choices_of_the_way_to_play_are_asked(qtbot: QtBot, settings: Settings) -> None:
    screen = NewGameScreen(Words("en"), settings)
    qtbot.addWidget(screen)
    screen.resize(1366, 768)
    screen.show()
    screen.game.segments["space-alert"].click()
    page = screen.chosen
    for mode, shown, hidden in (("mission", "which", "lesson"), ("training", "lesson", "which")):
        screen.mode.segments[mode].click()
        assert page.choices[shown].isVisibleTo(screen) and not page.choices[hidden].isVisibleTo(screen)
        # Lessons have white cards only, whatever somebody would like.
        assert page.choices["minor"].isVisibleTo(screen) is (mode == "mission")


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_a_new_game_is_seen_without_scrolling_on_a_small_laptop(
    open_window: Callable[[], MainWindow], settings: Settings, language: str, text: int
) -> None:
    settings.language, settings.text_percent = language, text
    window = open_window()
    window.resize(1280, 720)
    window.go("new_game")
    screen = window.screen_named("new_game")
    assert isinstance(screen, NewGameScreen)
    screen.count.segments["5"].click()
    screen.game.segments["space-alert"].click()
    for mode in screen.mode.segments.values():
        mode.click()
        QApplication.processEvents()
        shown = [scroll for scroll in screen.findChildren(Scroll) if scroll.isVisible()]
        assert len(shown) == 2 and not any(scroll.verticalScrollBar().maximum() for scroll in shown)


def test_an_open_line_tells_who_has_given_and_who_still_may(sit: Sit) -> None:
    crew = sit(3, "S2-2", clock="friendly")
    crew.begin()
    decision = crew.controller.decision
    while not crew.view.transfer and decision is not None:
        crew.controller.act(decision.acts[0])
        decision = crew.controller.decision
    plain = next(card for card in crew.view.people[0].hand if not CARDS[card].heroic)
    crew.drag(Anchor("card", plain), Anchor("seat", 1))
    names = [person.name for person in crew.view.people]
    reader = Ink.reader = Written()
    crew.table.announcer.renew()
    crew.table.announcer.grab()
    Ink.reader = None
    assert f"Given: {names[0]}" in reader.found
    assert f"Still open: {names[1]}, {names[2]}" in reader.found
    for number, ticked in enumerate((True, False, False)):
        reader = Ink.reader = Written()
        crew.console(number).renew()
        crew.console(number).grab()
        Ink.reader = None
        assert ("given" in reader.found) is ticked
    crew.table.mission.pause()
    reader = Ink.reader = Written()
    crew.table.announcer.grab()
    Ink.reader = None
    assert "Stopped:" in " ".join(reader.found), "a clock that stands is said where everybody looks"
    crew.table.mission.pause()


def test_where_everybody_sees_everything_nobody_is_asked_how_to_keep_secrets(qtbot: QtBot, settings: Settings) -> None:
    screen = NewGameScreen(Words("en"), settings)
    qtbot.addWidget(screen)
    screen.resize(1366, 768)
    screen.show()
    screen.count.segments["3"].click()
    assert screen.game.value == "nemesis" and screen.secrecy.isVisibleTo(screen)
    screen.page.segments["variants"].click()
    assert screen.reactions.isVisibleTo(screen)
    screen.game.segments["space-alert"].click()
    assert not screen.secrecy.isVisibleTo(screen) and not screen.reactions.isVisibleTo(screen)
    with qtbot.waitSignal(screen.started) as signal:
        screen.start_button.click()
    assert signal.args is not None and signal.args[0].secrecy == "open"
    screen.game.segments["nemesis"].click()
    screen.page.segments["game"].click()
    assert screen.secrecy.isVisibleTo(screen) and screen.secrecy.value == "shield"
