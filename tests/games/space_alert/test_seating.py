"""Androids sit where the people want them to in the order of play (rulebook 5.1)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.new_game import Person, SetupError
from nemesis_desktop.engine.seats.simulate import simulate
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.acts import OpenPhase, Place
from nemesis_desktop.games.space_alert.kind import KIND
from nemesis_desktop.games.space_alert.new_game import PAGE
from nemesis_desktop.games.space_alert.setup import Setup
from tests.games.space_alert.playing import Crew, setup_for


def order(people: int, androids: int, seating: str) -> str:
    """P for a person, A for an android."""
    setup = setup_for(people, androids=androids, seating=seating)
    return "".join("A" if seat == TABLE else "P" for seat in setup.figures)


@pytest.mark.parametrize(
    ("people", "androids", "orders"),
    [
        (2, 2, {"PPAA", "PAAP", "PAPA"}),
        (3, 1, {"PPPA", "PAPP", "PPAP"}),
        (4, 1, {"PPPPA", "PAPPP", "PPAPP", "PPPAP"}),
        (1, 4, {"AAAA"}),
    ],
)
def test_every_order_behind_the_captain_can_be_chosen(people: int, androids: int, orders: set[str]) -> None:
    assert {order(people, androids, seating) for seating in modes.SEATINGS} == orders


def test_the_captain_begins_and_everybody_has_one_figure() -> None:
    for people, androids in ((2, 2), (2, 3), (3, 1), (3, 2), (4, 0), (4, 1), (5, 0)):
        for seating in modes.SEATINGS:
            figures = setup_for(people, androids=androids, seating=seating).figures
            assert figures[0] == 0 and [seat for seat in figures if seat != TABLE] == list(range(people))
            assert figures.count(TABLE) == androids


def test_somebody_behind_an_android_works_their_own_console() -> None:
    crew = Crew(2, seating=modes.SECOND)
    crew.until("start")
    assert [console.seat for console in crew.view.consoles] == [0, TABLE, TABLE, 1]
    card = crew.plain(1)[0]
    crew.do(Place(1, card, 3, 1, "move"))
    crew.do(Place(1, crew.plain(1)[0], 1, 1, "action"))
    assert not crew.may(Place(1, crew.plain(1)[0], 0, 2, "move"))
    seen = crew.match.view(1).consoles
    assert seen[3].slots[0] is not None and seen[3].slots[0].card == card
    hidden = crew.match.view(0).consoles[3].slots[0]
    assert hidden is not None and hidden.card is None
    before = len(crew.hand(1))
    crew.do(OpenPhase(1))
    assert [console.phase for console in crew.view.consoles] == [1, 1, 1, 2]
    assert len(crew.hand(1)) > before
    crew.plan_nothing()
    resolution = crew.view.resolution
    assert resolution is not None and resolution.start.programs[3][0] != "-" != resolution.start.programs[1][0]


def seatings() -> Iterator[Setup]:
    for seating in modes.SEATINGS[1:]:
        yield setup_for(2, seating=seating)
        yield setup_for(3, androids=2, seating=seating, mode=modes.CAMPAIGN, mission=modes.DRAWN)


@pytest.mark.parametrize("setup", list(seatings()), ids=lambda setup: f"{len(setup.people)}-{setup.seating}")
def test_whole_games_are_played_and_kept_with_every_order(setup: Setup) -> None:
    assert KIND.setup_from_json(KIND.setup_to_json(setup)) == setup
    *_, tally = simulate(KIND, setup, 1, 8, "random")
    assert tally.games == 1


def test_a_setup_kept_before_there_was_a_choice_has_androids_last() -> None:
    setup = setup_for(2)
    kept = dict(setup.to_json())  # type: ignore[arg-type]
    del kept["seating"]
    assert Setup.from_json(kept) == setup
    with pytest.raises(SetupError):
        Setup.from_json({**kept, "seating": "first"})


def test_the_page_asks_for_it() -> None:
    chosen = {choice.id: choice.values[0] for choice in PAGE.choices}
    people = [Person("Ada", 1), Person("Bo", 2)]
    assert KIND.setup_of(people, modes.MISSION, chosen, ()).figures == [0, 1, TABLE, TABLE]
    by_turns = KIND.setup_of(people, modes.MISSION, {**chosen, "seating": modes.BY_TURNS}, ())
    assert by_turns.figures == [0, TABLE, 1, TABLE]
    told = [text.id for text in PAGE.summed_up(modes.MISSION, {**chosen, "seating": modes.BY_TURNS})]
    assert "ui-modes-alert-seating-turns-short" in told
