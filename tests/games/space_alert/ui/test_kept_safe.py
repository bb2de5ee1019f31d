"""The game is killed after every act of a mission, and goes on as if nothing had been."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.games import KINDS
from nemesis_desktop.games.space_alert.acts import Announce, slot
from nemesis_desktop.games.space_alert.kind import KIND
from nemesis_desktop.games.space_alert.setup import Setup
from tests.games.space_alert.playing import Crew
from tests.games.space_alert.ui.conftest import Sit
from tests.games.space_alert.ui.hands import RIGHT, AtConsoles


def reloaded(crew: AtConsoles) -> Match:  # type: ignore[type-arg]
    """The game as it lies on the disk, when the power fails now."""
    return Match.load(crew.window.saves.autosave, KINDS)


def same(crew: AtConsoles) -> None:
    """What lies on the disk is what lies on the table."""
    match, found = crew.window.match, reloaded(crew)
    assert match is not None
    assert list(found.journal) == list(match.journal)
    assert found.game.freeze() == match.game.freeze()
    assert found.table.get("clock") == match.table.get("clock")


@pytest.mark.parametrize("each", [7, pytest.param(1, marks=pytest.mark.soak)])
def test_nothing_is_lost_at_any_act_of_a_scripted_mission(sit: Sit, each: int) -> None:
    """At every so many acts; at each of them in the long run."""
    crew = sit(3, "S1-2", mode="training", androids=1)
    same(crew)
    step, acts = 0, 0

    def killed() -> None:
        nonlocal acts
        acts += 1
        if acts % each == 0:
            same(crew)

    while crew.view.step == "planning":
        crew.announce()
        step += 1
        killed()
        figure = step % 3
        desk = crew.table.desk
        free = [turn for turn in desk.open_turns(figure) if desk.laid(figure, turn) is None] if desk.view else []
        hand = desk.hand(figure) if crew.view.step == "planning" else ()
        if not free or not hand:
            continue
        crew.drag(Anchor("card", hand[0]), slot(figure, free[0]))
        killed()
        crew.click(slot(figure, free[0]), RIGHT)
        killed()
        if step % 4 == 0:
            crew.double_click(slot(figure, free[0]))
            killed()
    assert crew.view.step == "playback"
    same(crew)
    crew.key(Qt.Key.Key_End)
    crew.click(Anchor("button", "seen"))
    assert crew.over and crew.view.over
    assert reloaded(crew).view().points == crew.view.points


def test_a_mission_goes_on_where_it_was_left(sit: Sit) -> None:
    crew = sit(5, clock="friendly")
    crew.begin()
    clock = crew.controller.clock
    clock._now, clock._since = clock._now + 5_000, clock._since + 5_000
    crew.window.leave_table()
    crew.settle()
    crew.window.continue_game()
    crew.settle()
    assert crew.view.said == 1
    assert crew.controller.clock.since >= 5_000, "not a second of the pause counts, and none is lost"
    assert crew.table.mission.seconds() >= 5
    assert clock is not crew.controller.clock and crew.controller.clock.stands, "until everybody sits again"
    crew.key(Qt.Key.Key_Space)
    assert not crew.controller.clock.stands
    assert Announce(1) in crew.controller.decision.acts  # type: ignore[union-attr]


def test_a_game_of_people_without_names_is_kept_under_their_places(sit: Sit) -> None:
    crew = sit(2, "S2-1", seed=1)
    match = Match.new(KIND, Setup((Person("", 1), Person("", 2)), androids=2, clock="none"), 3)
    crew.window.play(match)
    crew.settle()
    crew.begin()
    crew.window.leave_table()
    crew.settle()
    kept = crew.window.saves.keep_unfinished(Crew(2, seed=9).match.document(), crew.window.game.save_name)
    assert kept is not None and kept.name.startswith("Person 1, Person 2, ")
