"""Why a computer seat did what it did: asked after the game, of any line of the log; before, nobody is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.saving.checking import read_save
from nemesis_desktop.engine.seats.filled import fill, levels_of
from nemesis_desktop.engine.seats.minds import Apart, Here, MindsLostError
from nemesis_desktop.engine.seats.thinker import Position, Thinker
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.log_panel import LogPanel
from nemesis_desktop.table.furniture.play.computers import Computers
from nemesis_desktop.table.furniture.play.reasons import NOT_FOUND, UNSAID, Reasons
from tests.engine.playing import NAMES, ToyMatch
from tests.engine.toy import STOWAWAYS
from tests.program.stowaways import KIND
from tests.table.test_computer_seats import begin
from tests.table.toy_ui import StowawaysUi, Verdict

GRUDGE, TURN = Text("toy-why-grudge"), Text("toy-why-turn")


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Computers, "minds", Here)
    monkeypatch.setattr(Reasons, "minds", Here)


def evening(seed: int = 1, *, changes: bool = False) -> ToyMatch:
    """A game of one person and three computer seats, from beginning to end; with changes, one seat is taken over."""
    match: ToyMatch = Match.new(KIND, NAMES[:4], seed)
    thinker = Thinker(STOWAWAYS)
    for seat in (1, 2, 3):
        fill(match.table, seat, "grudge")
    while (decision := match.decision) is not None:
        if changes and len(match.journal) == 4:
            fill(match.table, 3, None, 4)
        answer = thinker.answer(Position.of(match, levels_of(match.table)))
        if answer is None or (decision.kind == "table" and len(match.journal) % 2):
            answer = (len(decision.acts) - 1,) if decision.kind == "table" else tuple(range(max(decision.least, 1)))
            answer = () if decision.kind == "claims" else answer  # the clock strikes in between
        match.answer(*answer)
    return match


def told(match: ToyMatch, kind: str) -> list[int]:
    return [one.number for one in match.events_since(0) if one.kind == kind]


def asked(match: ToyMatch, line: int, qtbot: QtBot) -> Text:
    reasons = Reasons(match)
    with qtbot.waitSignal(reasons.found, timeout=20_000) as found:
        reasons.ask(line)
    reasons.close()
    number, why = found.args
    assert number == line and isinstance(why, Text)
    return why


def test_each_act_has_the_reason_that_its_seat_had(qtbot: QtBot) -> None:
    match = evening()
    reasons = Reasons(match)
    accusers = {
        line: match.journal[choice]
        for line in told(match, "accused")
        if (choice := reasons.choice_of(line)) is not None
    }
    assert accusers and all(choice.seat in (1, 2, 3) for choice in accusers.values())
    for line in accusers:
        assert asked(match, line, qtbot) in (GRUDGE, TURN)
    lines = [line for line in range(match.event_count) if reasons.choice_of(line) is None]
    assert lines, "what a person did, and what happened by itself, has no reason of a computer seat"


def test_whoever_is_named_is_asked_and_nobody_else(qtbot: QtBot) -> None:
    for seed in range(4):
        match = evening(seed)
        for told_line in match.events_since(0):
            choice, who = match.choice_of(told_line.number), told_line.facts.get("who")
            if choice is not None and who in match.seats:
                assert match.journal[choice].seat == who


def test_what_the_rules_do_by_themselves_nobody_has_chosen() -> None:
    for seed in range(4):
        match = evening(seed)
        by_themselves = [*told(match, "turned-over"), *told(match, "ended")]
        assert by_themselves and {match.choice_of(line) for line in by_themselves} == {None}
        for line in (*told(match, "laid"), *told(match, "accused"), *told(match, "pumped")):
            choice = match.choice_of(line)
            assert choice is not None
            assert match.journal[choice].seat == next(match.events_since(line)).facts["who"]


def test_nobody_is_told_before_the_end(qtbot: QtBot) -> None:
    match: ToyMatch = Match.new(KIND, NAMES[:3], 1)
    for seat in range(3):
        fill(match.table, seat, "grudge")
    thinker = Thinker(STOWAWAYS)
    for _ in range(6):
        match.answer(*(thinker.answer(Position.of(match, levels_of(match.table))) or (0,)))
    reasons = Reasons(match)
    assert not match.over and match.event_count
    assert [reasons.choice_of(line) for line in range(match.event_count)] == [None] * match.event_count


def test_whoever_sat_there_then_is_asked(qtbot: QtBot) -> None:
    match = evening(changes=True)
    reasons = Reasons(match)
    chosen = {reasons.choice_of(line) for line in range(match.event_count)} - {None}
    seats = {number: match.journal[number].seat for number in chosen if number is not None}
    assert not [number for number, seat in seats.items() if seat == 3 and number >= 4]
    assert {seat for seat in seats.values()} <= {1, 2, 3}


def test_the_reasons_are_there_again_when_a_game_was_saved_and_opened(qtbot: QtBot, tmp_path: Path) -> None:
    match = evening()
    line = next(line for line in told(match, "accused") if Reasons(match).choice_of(line) is not None)
    match.save(tmp_path / "game")
    again = Match.opened(read_save(tmp_path / "game", {KIND.id: KIND}), tmp_path / "game")
    assert Reasons(again).choice_of(line) == Reasons(match).choice_of(line)
    assert asked(again, line, qtbot) == asked(match, line, qtbot)


def test_a_seat_that_would_choose_otherwise_today_gives_no_reason() -> None:
    match = evening()
    number = next(
        n for n, choice in enumerate(match.journal) if choice.seat in (1, 2, 3) and choice.acts[0][0] == "Accuse"
    )
    choice = match.journal[number]
    thinker = Thinker(STOWAWAYS)
    before = Position.before(match, number)
    assert thinker.why(before, choice) in (GRUDGE, TURN)
    assert thinker._match is not None and thinker._match.decision is not None
    acts = thinker._match.decision.acts
    other = next(place for place in range(len(acts)) if place not in choice.picks)
    assert thinker.why(before, type(choice).of(thinker._match.decision, (other,))) is None


def test_a_process_of_its_own_finds_the_reason_and_a_fault_is_told(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = evening()
    line = next(line for line in told(match, "accused") if Reasons(match).choice_of(line) is not None)
    here = asked(match, line, qtbot)
    monkeypatch.setattr(Reasons, "minds", lambda _kind: Apart(STOWAWAYS))
    assert asked(match, line, qtbot) == here

    class Lost(Here):
        def heard(self) -> None:
            raise MindsLostError

    monkeypatch.setattr(Reasons, "minds", Lost)
    assert asked(match, line, qtbot) == NOT_FOUND


def test_a_seat_that_has_nothing_to_say_says_so(qtbot: QtBot) -> None:
    match = evening()
    reasons = Reasons(match)
    silent = [
        line
        for line in range(match.event_count)
        if reasons.choice_of(line) is not None and line not in told(match, "accused")
    ]
    assert UNSAID in [asked(match, line, qtbot) for line in silent[:6]]


def test_in_the_log_a_line_is_asked_and_answers_below(qtbot: QtBot) -> None:
    match = evening()
    reasons, panel = Reasons(match), LogPanel(StowawaysUi())  # type: ignore[abstract]
    qtbot.addWidget(panel)
    panel.resize(700, 500)
    panel.retranslate(Words("en"))
    panel.set_log(match.events_since(0))
    panel.explains = reasons.choice_of  # type: ignore[assignment]
    panel.show()
    line = next(line for line in reversed(told(match, "accused")) if reasons.choice_of(line) is not None)
    spot = panel.spot_of(("why", line))
    assert spot is not None and spot.accessibleName().startswith("Why this?")
    panel.asked.connect(lambda number: panel.explain(number, GRUDGE))
    before = panel.grab().toImage()
    spot._press()
    assert panel.spot_of(("why", line)) is None, "it has been answered"
    assert panel.grab().toImage() != before


def test_the_window_asks_after_the_end(toy_window: Callable[[], MainWindow], qtbot: QtBot) -> None:
    window = toy_window()
    player = begin(window, 3, 2, level="grudge")
    player.play()
    ending = window.screen_named("ending")
    assert isinstance(ending, Verdict) and ending.choice_of is not None
    match = window.game.match
    assert match is not None
    line = next(line for line in told(match, "accused") if ending.choice_of(line) is not None)
    ending.asked_why.emit(line)
    qtbot.waitUntil(lambda: line in ending.explained, timeout=5_000)
    assert ending.explained[line] in ("Who accuses me is accused.", "Everybody has their turn.")
    window.leave_table()
    assert window.game.reasons is None
