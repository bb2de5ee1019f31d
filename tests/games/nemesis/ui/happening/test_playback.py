"""Things happen before the eyes of the table: in order, on the old picture, skippable, and no input is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.events import LogLine
from nemesis_desktop.games.nemesis.ui.happening.flight_plans import OverTable, flight_of, step_flight
from nemesis_desktop.games.nemesis.ui.ship.sight.framing import Framing
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing import theme
from tests.games.nemesis.telling import line_of, moment_of, told_of
from tests.games.nemesis.ui.samples import JUNE, LEV, MIRA, OTTO, sample_payment, sample_turn, sample_view
from tests.games.nemesis.ui.scripted import Scene, ScriptedMatch

Opener = Callable[[], MainWindow]


event = line_of

TALE = (
    event("time", index=10),
    event("attacks", kind="adult", target=OTTO, attack="attack_10", hit=True, surprise=False, intruder=3, room=18),
    event("light-wound", who=OTTO, reason="attack"),
    event("injured", kind="creeper", room=18, count=1, intruder=2, total=1),
    event("event-card", event="hatching"),
    event("egg-hatched", count=2),
    event("bag-token", kind="larva", number=1, token="larva_1"),
    event("token-to-bag", kind="adult"),
    event("round", number=11),
    event("first-player", who=OTTO),
)
PHASES = ("time", "attacks", "attacks", "fire", "event", "event", "bag", "bag", "draw", "first_player")
"""The step of the round in which each part of the tale happens."""


@pytest.fixture
def moving() -> Iterator[None]:
    yield
    theme.set_speed("off")


def open_table(window: MainWindow, *told: LogLine, then: Scene | None = None) -> TableScreen:
    """June's turn, face up; her pass brings what is told."""
    after = then or Scene(sample_turn(JUNE), told, acting=JUNE)
    match = ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE), after])
    match.table["secrecy"] = "open"
    window.settings.speed = "fast"
    window.play(match)  # type: ignore[arg-type]
    table = window.screen_named("table")
    assert isinstance(table, TableScreen) and table.controller is not None
    return table


@pytest.mark.usefixtures("moving")
def test_the_event_phase_is_told_step_by_step(open_window: Opener, qtbot: QtBot) -> None:
    changes = tuple({"phase": phase} for phase in PHASES)
    table = open_table(open_window(), then=Scene(sample_turn(JUNE), TALE, acting=JUNE, changes=changes))
    phases: list[str] = []
    sentences: list[str] = []

    def look() -> bool:
        view = table.top.view
        if view is not None and (not phases or phases[-1] != view.phase):
            phases.append(view.phase)
        said = table.bar.accessibleName()
        if table.playback.running and said and (not sentences or sentences[-1] != said):
            sentences.append(said)
        if table.reveal.resting and table.reveal.will_wait(table.reveal.page):
            table.playback.skip()
        return not table.playback.running

    assert table.controller is not None
    table.controller.choose_act(8)
    assert table.playback.running and table.controller.decision is None
    qtbot.waitUntil(look, timeout=20_000)
    told = [phase for phase in phases if phase in ("time", "attacks", "fire", "event", "bag")]
    assert told == ["time", "attacks", "fire", "event", "bag"]
    assert len(sentences) == len(TALE), "the bar says each of them"
    assert len(table.log.entries()) == len(TALE)
    assert table.controller.decision is not None


@pytest.mark.usefixtures("moving")
def test_the_panels_keep_step_with_the_log(open_window: Opener, qtbot: QtBot) -> None:
    wound = event("light-wound", who=LEV, reason="attack")
    card = event("event-card", event="hatching")
    crew = tuple(
        evolve(one, light_wounds=one.light_wounds + 1) if one.seat == LEV else one for one in sample_view().crew
    )
    after = Scene(sample_turn(JUNE), (wound, card), acting=JUNE, changes=({"crew": crew}, {}))
    table = open_table(open_window(), then=after)
    assert table.controller is not None and table.crew.view is not None
    before = table.crew.view.crew[LEV].light_wounds
    table.controller.choose_act(8)
    qtbot.waitUntil(lambda: table.reveal.page is not None, timeout=5000)
    assert table.crew.view.crew[LEV].light_wounds == before + 1, "the wound has landed before the card is shown"
    table.playback.skip_all()


@pytest.mark.usefixtures("moving")
def test_space_goes_to_the_next_moment_and_never_past_one(open_window: Opener, qtbot: QtBot) -> None:
    """Pressed as fast as it can be: every page of the tale comes to rest and waits for its own press."""
    table = open_table(open_window(), *TALE)
    pages = [told for told in TALE if told.kind in ("attacks", "event-card", "bag-token")]
    assert table.controller is not None
    table.controller.choose_act(8)
    rested: list[str] = []
    for _ in range(40):
        if not table.playback.running:
            break
        if table.reveal.resting:
            assert table.reveal.page is not None
            rested.append(table.log.entries()[-1] and table.reveal.page.title)
        qtbot.keyClick(table, Qt.Key.Key_Space)
        QApplication.processEvents()
    assert not table.playback.running
    assert rested == ["Bite", "Hatching", "Intruder bag"] and len(rested) == len(pages)
    assert len(table.log.entries()) == len(TALE)


@pytest.mark.usefixtures("moving")
def test_space_in_the_middle_of_a_page_brings_it_to_rest_with_all_that_belongs_to_it(
    open_window: Opener, qtbot: QtBot
) -> None:
    table = open_table(open_window(), *TALE)
    assert table.controller is not None
    table.controller.choose_act(8)
    qtbot.waitUntil(lambda: table.reveal.page is not None, timeout=5000)
    assert not table.reveal.resting
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert table.reveal.resting and table.playback.running
    assert len(table.log.entries()) == 3, "the time, the attack, and the wound that it brought"
    qtbot.keyClick(table, Qt.Key.Key_Escape)


@pytest.mark.usefixtures("moving")
def test_escape_ends_the_show_but_for_what_waits_for_somebody(open_window: Opener, qtbot: QtBot) -> None:
    table = open_table(open_window(), *TALE)
    assert table.controller is not None
    table.controller.choose_act(8)
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert table.playback.running and table.reveal.resting
    assert table.reveal.page is not None and table.reveal.page.awaits == "Otto"
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert not table.playback.running
    assert table.controller.decision is not None and table.reveal.page is None
    assert len(table.log.entries()) == len(TALE)


@pytest.mark.usefixtures("moving")
def test_a_click_on_a_card_in_the_middle_of_a_show_goes_on_and_chooses_nothing(
    open_window: Opener, qtbot: QtBot
) -> None:
    pay = Scene(sample_payment(JUNE), (event("noise-placed", corridor="2-6"),), acting=JUNE)
    table = open_table(open_window(), then=pay)
    assert table.controller is not None and table.tray is not None
    card = Anchor("card", "scout_search_1")
    place = table.tray.place_of(card)
    assert place is not None
    table.controller.choose_act(0)
    assert table.playback.running
    at = table.tray.mapTo(table.window(), place.center().toPoint())
    target = table.window().childAt(at)
    assert target is not None
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(table.window(), at))
    qtbot.waitUntil(lambda: not table.playback.running, timeout=3000)
    assert table.controller.decision is pay.decision and table.controller.chosen == []


WAITING = [
    ("event-card", {"event": "hatching"}),
    ("attacks", {"kind": "adult", "target": OTTO, "attack": "attack_10", "hit": True, "surprise": False,
                 "intruder": 3, "room": 18}),
    ("serious-wound", {"who": OTTO, "wound": "leg_1", "reason": "fire", "light": 0, "dressed": False}),
    ("weakness-discovered", {"who": LEV, "weakness": "vital_places", "slot": "corpse"}),
]  # fmt: skip
"""What cards the table reads in peace if it wants to."""


@pytest.mark.usefixtures("moving")
@pytest.mark.parametrize(("kind", "facts"), WAITING, ids=[kind for kind, _ in WAITING])
@pytest.mark.parametrize("way", ["space", "enter", "escape", "ship", "bar"])
def test_whatever_cuts_a_lead_in_short_goes_to_the_card_and_never_past_it(
    open_window: Opener, qtbot: QtBot, kind: str, facts: dict[str, int | str | bool], way: str
) -> None:
    before, after = event("noise-placed", corridor="2-6"), event("noise-placed", corridor="5-6")
    table = open_table(open_window(), before, event("time", index=10), event(kind, **facts), after)
    table.reveal.waits = True
    theme.set_speed("normal")
    assert table.controller is not None
    table.controller.choose_act(8)

    def cut_short() -> None:
        keys = {"space": Qt.Key.Key_Space, "enter": Qt.Key.Key_Return, "escape": Qt.Key.Key_Escape}
        widget = {"ship": table.map, "bar": table.bar}.get(way)
        if widget is None:
            QTest.keyClick(table, keys[way])
        elif widget is table.map:
            table.playback.skip()
        else:
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
        QApplication.processEvents()

    for _ in range(8):
        if table.reveal.resting:
            break
        cut_short()
    assert table.reveal.page is not None and table.reveal.page.read_aloud and table.playback.running
    qtbot.wait(30)
    assert table.reveal.resting, "it stays until somebody goes on"
    for _ in range(4):
        if table.playback.running:
            cut_short()
    assert not table.playback.running
    assert len(table.log.entries()) == 4


@pytest.mark.usefixtures("moving")
def test_a_key_in_the_middle_of_a_show_is_not_lost(open_window: Opener, qtbot: QtBot) -> None:
    table = open_table(open_window(), event("noise-placed", corridor="2-6"))
    assert table.controller is not None
    opened: list[bool] = []
    table.menu.connect(lambda: opened.append(True))
    table.controller.choose_act(0)
    assert table.playback.running
    qtbot.keyClick(table, Qt.Key.Key_F10)
    assert opened == [True] and not table.playback.running


@pytest.mark.usefixtures("moving")
def test_a_click_on_the_ship_means_go_on_and_chooses_nothing(open_window: Opener, qtbot: QtBot) -> None:
    table = open_table(open_window(), event("noise-placed", corridor="2-6"), event("noise-placed", corridor="5-6"))
    assert table.controller is not None
    table.controller.choose_act(0)
    decision = table.controller.match.decision
    qtbot.mouseClick(table.map, Qt.MouseButton.LeftButton, pos=QPoint(table.map.width() // 2, table.map.height() // 2))
    qtbot.waitUntil(lambda: not table.playback.running, timeout=5000)
    assert table.controller.match.decision is decision


def test_with_motion_off_nothing_is_waited_for(open_window: Opener) -> None:
    table = open_table(open_window(), *TALE)
    theme.set_speed("off")
    assert table.controller is not None
    table.controller.choose_act(8)
    assert not table.playback.running and table.controller.decision is not None
    assert len(table.log.entries()) == len(TALE)


@pytest.mark.usefixtures("moving")
def test_leaving_the_table_ends_everything(open_window: Opener) -> None:
    window = open_window()
    table = open_table(window, *TALE)
    assert table.controller is not None
    table.controller.choose_act(8)
    window.leave_table()
    assert not table.playback.running and not table.playback.flights.busy and table.reveal.page is None


FLYING = [
    told_of("time", index=10),
    told_of("self-destruct", index=2),
    told_of("self-destruct-started"),
    told_of("round", number=11),
    told_of("first-player", who=OTTO),
    told_of("light-wound", who=LEV, reason="fire"),
    told_of("serious-wound", who=OTTO, wound="leg_1", reason="fire", light=0, dressed=False),
    told_of("contaminated", who=MIRA),
    told_of("larva-on-board", who=MIRA),
    told_of("signal-sent", who=JUNE),
    told_of("passes", who=JUNE),
    told_of("hands-over", who=MIRA, other=OTTO, thing="egg_1"),
    told_of("picks-up", who=LEV, thing="egg_4", room=13),
    told_of("dropped-object", who=LEV, thing="carcass_2", room=13),
    told_of("token-to-bag", kind="adult"),
    told_of("token-to-bag", kind="blank"),
    told_of("egg-added", count=4),
    told_of("weakness-discovered", who=LEV, weakness="vital_places", slot="corpse"),
]


@pytest.mark.usefixtures("moving")
def test_what_leaves_its_trace_on_a_panel_is_seen_going_there(open_window: Opener) -> None:
    table = open_table(open_window())
    theme.set_speed("normal")
    flights = table.playback.flights
    for told in FLYING:
        flight = flight_of(OverTable(told, sample_view(), sample_view(), table))
        assert flight is not None and 0 < flight.duration <= 1000, told.kind
        flights.play(flight, lambda: None)
        for part in (0.0, 0.4, 0.9, 1.0):
            flights._part = lambda part=part: part  # type: ignore[method-assign]
            assert not flight.where(part).isEmpty()
            flights.grab(flight.where(part).toAlignedRect())
        flights.stop()


@pytest.mark.usefixtures("moving")
def test_each_step_of_the_event_phase_lights_up(open_window: Opener) -> None:
    table = open_table(open_window())
    view = sample_view()
    for language in LANGUAGES:
        table.retranslate(Words(language))
        for before, after in (("turns", "time"), ("time", "attacks"), ("attacks", "fire"), ("event", "bag")):
            assert step_flight(evolve(view, phase=before), evolve(view, phase=after), table) is not None
    assert step_flight(evolve(view, phase="fire"), evolve(view, phase="fire"), table) is None
    assert step_flight(evolve(view, phase="bag"), evolve(view, phase="draw"), table) is None


@pytest.mark.usefixtures("moving")
def test_a_map_that_is_zoomed_in_follows_what_happens_if_asked_to(open_window: Opener, qtbot: QtBot) -> None:
    table = open_table(open_window())
    ship = table.map
    for follows in (False, True):
        ship.attention.follows = follows
        ship.look_at(Framing(3.0, ship.layout_.slots[1].rect.center()))
        before = ship.sight
        done: list[bool] = []
        ship.play(moment_of("noise-placed", sample_view(), corridor="18-20"), lambda done=done: done.append(True))  # type: ignore[misc]
        qtbot.waitUntil(lambda done=done: bool(done), timeout=3000)  # type: ignore[misc]
        qtbot.wait(250)
        assert (ship.sight != before) is follows
