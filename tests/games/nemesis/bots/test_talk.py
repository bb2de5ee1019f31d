"""In a group that wins as one, a computer seat tells everybody what it has looked at: people would say it aloud."""

from __future__ import annotations

import pytest
from attrs import evolve

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.events import Event, Told
from nemesis_desktop.engine.seats.filled import fill
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import RoomAction
from nemesis_desktop.games.nemesis.bots.planning.reading import Hearsay, Reading
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from tests.games.nemesis.scenarios.table import Play, Table

EARTH_ON_D = "coordinates_1"
EARTH_ON_B = "coordinates_5"


def looked_at_coordinates(mode: str = "coop", **options: object) -> Play:
    table = Table(2, mode=mode, **options)  # type: ignore[arg-type]
    table.state.coordinates = EARTH_ON_D
    table.place("P1", 1)
    play = table.play()
    play.does("P1", RoomAction, "check_coordinates")
    return play


def told(play: Play, kind: str, reader: int) -> Told:
    return next(one for one in play.match.events_since(0, reader) if one.kind == kind)


@pytest.mark.parametrize("reader", [TABLE, 1])
def test_everybody_hears_where_the_courses_lead(reader: int) -> None:
    play = looked_at_coordinates()
    assert "coordinates" not in told(play, "looked-at-coordinates", reader).facts, "a person says it, or does not"
    fill(play.match.table, 0, "veteran")
    line = told(play, "looked-at-coordinates", reader)
    assert line.facts == {"who": 0, "coordinates": EARTH_ON_D, "earth": "d"}
    assert line.text().id == "log-looked-at-coordinates-seen" and not line.private
    said = Words("en").text(line.text())
    assert said.endswith("looks at the coordinates: course D leads to Earth.")
    fill(play.match.table, 0, None)
    assert "coordinates" not in told(play, "looked-at-coordinates", reader).facts, "it has been taken over"


def test_the_seat_itself_reads_that_it_is_its_own_look() -> None:
    play = looked_at_coordinates()
    fill(play.match.table, 0, "veteran")
    assert told(play, "looked-at-coordinates", 0).private


def test_where_everybody_has_aims_of_their_own_nobody_tells_anything() -> None:
    play = looked_at_coordinates("semi")
    fill(play.match.table, 0, "veteran")
    assert "coordinates" not in told(play, "looked-at-coordinates", 1).facts


def test_only_what_the_ship_is_like_is_told_and_nothing_of_people() -> None:
    kinds = {kind for kind in vars(story).values() if isinstance(kind, type) and issubclass(kind, Event)}
    ship = {story.LookedAtCoordinates, story.LookedAtEngine, story.EngineOrder, story.LookedAtRoom}
    assert {kind for kind in kinds if kind.said_to_mates} == ship


def test_by_strict_memory_what_was_told_is_gone_with_the_next_answer() -> None:
    play = looked_at_coordinates(options=("strict_memory",))
    fill(play.match.table, 0, "veteran")
    assert told(play, "looked-at-coordinates", 1).facts["earth"] == "d"
    play.passes("P1")
    assert "earth" not in told(play, "looked-at-coordinates", 1).facts


# -------------------------------------------------------------------- what the others make of it


def heard(*events: story.Event) -> Hearsay:
    made = Hearsay()
    made.hear([Told(number, event, {}, private=False) for number, event in enumerate(events)])
    return made


def together(view: View) -> View:
    return evolve(view, shared_objectives=("destination_earth",), mode="coop")


def test_one_look_is_enough_for_all(first_turn: View) -> None:
    other = (first_turn.seat + 1) % 3
    look = story.LookedAtCoordinates(who=other, coordinates=EARTH_ON_B, earth="b")
    assert Reading.after(together(first_turn), first_turn.seat, heard(look)).course_odds == 1.0, "where the marker is"
    wrong = story.LookedAtCoordinates(who=other, coordinates=EARTH_ON_D, earth="d")
    assert Reading.after(together(first_turn), first_turn.seat, heard(wrong)).course_odds == 0.0


def test_what_an_engine_was_seen_to_be_is_counted_on(first_turn: View) -> None:
    other, view = (first_turn.seat + 1) % 3, together(first_turn)
    look = story.LookedAtEngine(who=other, engine=1, state="damaged")
    assert Reading.after(view, view.seat, heard(look)).engine_chances == (0.0, 0.5, 0.5)
    mended = story.EngineOrder(who=other, engine=1, changed=True, state="working")
    assert Reading.after(view, view.seat, heard(look, mended)).engine_chances == (1.0, 0.5, 0.5)
    unseen = story.EngineOrder(who=other, engine=1, changed=True, state=None)
    assert Reading.after(view, view.seat, heard(look, unseen)).engine_chances == (1.0, 0.5, 0.5)
    assert Reading.after(first_turn, view.seat, heard(look)).engine_chances == (0.5, 0.5, 0.5), "where nobody tells"
