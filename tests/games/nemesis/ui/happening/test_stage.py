"""The stage beside the ship: the ship stays in sight while something happens on it, and what was done is told."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.components.tokens import NOISE_DIE
from nemesis_desktop.games.nemesis.species.shelf import DEFAULT, SPECIES
from nemesis_desktop.games.nemesis.ui.cards.pictures import event_sign
from nemesis_desktop.games.nemesis.ui.pages import feeding
from nemesis_desktop.games.nemesis.ui.pages.pages import PAGES
from nemesis_desktop.games.nemesis.ui.pages.pictures import DUCTS, event_picture, intruder_picture, wound_picture
from nemesis_desktop.games.nemesis.ui.ship.scenes.motion import scene_of
from nemesis_desktop.games.nemesis.ui.ship.scenes.rolling import landing
from nemesis_desktop.games.nemesis.ui.ship.scenes.staging import OnShip
from nemesis_desktop.games.nemesis.ui.signs import intruder
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.games.nemesis.view import WoundView
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.drawing.stencil import has_stencil
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.show.page import Page, Rows
from tests.games.nemesis.telling import pictured, told_of
from tests.games.nemesis.ui.samples import LEV, MIRA, OTTO, sample_view
from tests.games.nemesis.ui.shows import Shown, evening, event_phases
from tests.games.nemesis.ui.stages import kept, late, table_of

Opener = Callable[[], MainWindow]
LIMITS = {"normal": 7.0, "fast": 3.0}
"""Seconds of an event phase of four people in which nothing is near anybody."""


@pytest.fixture
def ship_table(open_window: Opener) -> Iterator[TableScreen]:
    """A table on which anything can be shown."""
    window = open_window()
    match = kept("late", 5, late)
    match.table["secrecy"] = "open"
    window.play(match)
    yield table_of(window)
    theme.set_speed("off")


def watched(table: TableScreen, shown: Shown, speed: str, look: Callable[[], None]) -> float:
    """Show it at a speed, and look at every frame; the seconds that it took by the clock of the table."""
    table._view = shown.view
    for part in table.public_parts:
        part.show_view(shown.view)
    QApplication.processEvents()
    theme.set_speed(speed)
    done: list[bool] = []
    begun = time.perf_counter()
    table.playback.play(list(shown.told), shown.view, lambda: done.append(True))
    while not done:
        QApplication.processEvents()
        look()
        if table.reveal.resting and table.reveal.will_wait(table.reveal.page):
            table.reveal.finish()
        assert time.perf_counter() - begun < 40
        time.sleep(0.001)
    theme.set_speed("off")
    return time.perf_counter() - begun


# -------------------------------------------------------------------- in sight


def lit_rooms(table: TableScreen) -> list[QPoint]:
    """A point on the floor of each room in which something is told to happen, if it is in the free part."""
    ship, cover = table.map, table.reveal.geometry().translated(-table.map.pos())
    covered = cover if table.reveal.isVisible() else QRect()
    found = []
    for slot in ship.attention.slots:
        rect = ship.to_widget(ship.layout_.slots[slot].rect)
        at = QPoint(round(rect.left() + 0.06 * rect.width()), round(rect.center().y()))
        if ship.rect().contains(at) and not covered.contains(at):
            found.append(at)
    return found


def test_the_ship_is_never_black_while_something_happens_on_it(ship_table: TableScreen) -> None:
    """A whole event phase with attacks: at every frame the places that it is about are seen, and so is the ship."""
    phase = next(one for one in event_phases(4, (3,)) if one.has(story.Attacks))
    frames = seen = 0
    last = [0.0]

    def look() -> None:
        nonlocal frames, seen
        now = time.perf_counter()
        if now - last[0] < 0.06 or not ship_table.playback.running:
            return
        last[0] = now
        picture: QImage = ship_table.grab(ship_table.map.geometry()).toImage()
        frames += 1
        cover = ship_table.reveal.geometry().translated(-ship_table.map.pos())
        shown = ship_table.reveal.isVisible()
        assert not shown or cover.width() < 0.5 * ship_table.map.width(), "the stage leaves the ship in sight"
        steps = range(20, picture.width() - 20, 24)
        points = [QPoint(x, y) for x in steps for y in range(20, picture.height() - 20, 24)]
        free = [one for one in points if not (shown and cover.contains(one))]
        light = [picture.pixelColor(one).lightness() for one in free]
        assert max(light) > 60 and sum(light) / len(light) > 9, "the ship lies there in the dark, but it lies there"
        for at in lit_rooms(ship_table):
            seen += 1
            assert picture.pixelColor(at).lightness() > 8, "the place that it is about is lit"

    watched(ship_table, phase, "fast", look)
    assert frames > 15 and seen > 10


def test_the_stage_stands_away_from_where_things_happen(ship_table: TableScreen) -> None:
    canvas = ship_table.map.layout_.canvas
    for slot, place in ship_table.map.layout_.slots.items():
        moment = Moment(told_of("event-card", event="nest"), sample_view(), sample_view())
        told = told_of("attacks", kind="adult", target=OTTO, attack="attack_10", room=slot)
        side = ship_table.playback._stage.attend(evolve(moment, told=told), ())
        left = place.rect.center().x() < canvas.center().x()
        assert side == ("right" if left else "left")
        ship_table.playback._stage.look_away()


def test_what_is_followed_lies_in_the_free_part(ship_table: TableScreen) -> None:
    theme.set_speed("still")
    ship, reveal = ship_table.map, ship_table.reveal
    for slot, place in ship.layout_.slots.items():
        for side in ("left", "right"):
            ship.attend([slot], *((reveal.covers, 0) if side == "left" else (0, reveal.covers)))
            seen = ship.to_widget(place.rect)
            free = (reveal.covers, ship.width()) if side == "left" else (0, ship.width() - reveal.covers)
            assert free[0] <= seen.left() and seen.right() <= free[1], (slot, side)
            ship.look_away()


# -------------------------------------------------------------------- the die


@pytest.mark.parametrize("slot", sorted(BOARDS["main"].slots))
def test_the_die_lands_at_its_corridor(ship_table: TableScreen, slot: int) -> None:
    ship, view = ship_table.map, sample_view()
    for face in dict.fromkeys(map(str, NOISE_DIE)):
        told = told_of("noise-rolled", who=MIRA, room=slot, face=face)
        moment = OnShip(told, view, view, ship.layout_, ship.picture, Words("en"))  # type: ignore[var-annotated]
        scene = scene_of(moment)
        if face.isdigit() and int(face) not in BOARDS["main"].by_number[slot]:
            assert scene is None
            continue
        assert scene is not None and scene.stays is not None, "it lies there until the page is turned"
        at, room = landing(moment), ship.layout_.slots[slot].rect
        assert scene.where(1.0).contains(at) and scene.stays[1].contains(at)
        space = BOARDS["main"].by_number[slot].get(int(face)) if face.isdigit() else None
        passage = ship.layout_.corridors.get(space) if space is not None else None
        if passage is not None:
            assert passage.floor.contains(at) and not room.contains(at), (slot, face)
        elif space is None:
            assert room.contains(at)


# -------------------------------------------------------------------- what it did


def attacked(**change: object) -> Page:
    """Otto is bitten; so much about him changes."""
    view = sample_view()
    crew = tuple(evolve(one, **change) if one.seat == OTTO else one for one in view.crew)  # type: ignore[arg-type]
    after = evolve(view, crew=crew)
    facts = {"kind": "adult", "target": OTTO, "attack": "attack_10", "hit": True, "surprise": False, "intruder": 3}
    told = pictured(told_of("attacks", **facts), view, view)
    wound = pictured(told_of("serious-wound", who=OTTO, wound="leg_1"), view, after)
    page = PAGES.of(Moment(told, view, view, rest=(wound,)), Words("en"))
    assert page is not None
    return page


def test_an_attack_says_what_it_did_and_not_what_its_card_says() -> None:
    otto = sample_view().crew[OTTO]
    more = (*otto.wounds, WoundView("leg_1", "leg", False))
    page = attacked(wounds=more, light_wounds=0)
    assert page.title == "Bite"
    assert page.sentence == "Otto has 2 serious wounds: 1 more."
    assert page.note == "Leg: Your Escape costs 2 instead of 1."
    assert "2 or more serious wounds dies" not in page.sentence + page.note
    assert page.awaits == "Otto"
    assert attacked(status="dead").sentence == "Otto dies."
    assert attacked(light_wounds=otto.light_wounds + 1).sentence == "Otto has 2 light wounds: 1 more."


def test_an_attack_that_misses_waits_for_nobody() -> None:
    facts = {"kind": "adult", "target": LEV, "attack": "attack_15", "hit": False, "surprise": False, "intruder": 3}
    page = PAGES.of(Moment(told_of("attacks", **facts), sample_view(), sample_view()), Words("en"))
    assert page is not None and page.awaits is None
    assert page.sentence == "The adult misses Lev."


def test_what_an_event_did_is_told_with_its_card() -> None:
    view = sample_view()
    card = told_of("event-card", event="hunt_1")
    move = told_of("intruder-moves", 1, kind="adult", from_=13, to=18, intruder=2, corridor="13-18")
    page = PAGES.of(Moment(card, view, view, rest=(move, told_of("bag-token", 2, kind="larva"))), Words("en"))
    assert page is not None and page.sentence == "1 intruder moves." and page.awaits is None
    alone = PAGES.of(Moment(card, view, view), Words("en"))
    assert alone is not None and alone.sentence == "Nobody moves, and nothing changes on the ship."


@pytest.mark.parametrize(
    ("who", "title"), [("nobody", None), ("herself", "Only you see this"), ("all", "Told to everybody")]
)
def test_what_a_computer_seat_tells_everybody_sees_and_a_look_one_person(who: str, title: str | None) -> None:
    facts = {} if who == "nobody" else {"coordinates": "coordinates_1", "earth": "d"}
    told = told_of("looked-at-coordinates", who=MIRA, private=who == "herself", **facts)
    page = PAGES.of(Moment(evolve(told, named=bool(facts)), sample_view(), sample_view()), Words("en"))
    assert (page.title if page is not None else None) == title
    if page is not None:
        assert page.private is (who == "herself")


def test_the_token_comes_with_the_numbers_that_are_left_in_the_bag() -> None:
    view = sample_view()
    after = evolve(view, bag={**view.bag, "adult": view.bag["adult"] - 1})
    told = pictured(told_of("token-drawn", who=MIRA, kind="adult", number=4, token="adult_1", room=1), view, after)
    page = PAGES.of(Moment(told, view, after), Words("en"))
    assert page is not None
    (bag,) = page.blocks
    assert bag.bag == after.bag and bag.changed == {"adult": -1}  # type: ignore[attr-defined]


def test_a_piece_has_moved_before_it_is_told(ship_table: TableScreen, qtbot: QtBot) -> None:
    phase = next(one for one in event_phases(4, (3,)) if one.has(story.IntruderMoves))
    moved: dict[int, bool] = {}

    def look() -> None:
        entries = len(ship_table.log.entries())
        if ship_table.map.moving:
            moved[entries] = True

    ship_table.log.set_log([])
    watched(ship_table, phase, "fast", look)
    first = next(place for place, told in enumerate(phase.told) if isinstance(told.event, story.IntruderMoves))
    assert moved.get(first), "it was seen moving while the log had not told it yet"


@pytest.mark.parametrize("species", SPECIES)
def test_every_alien_event_and_wound_has_a_picture(species: str) -> None:
    """Each kind of alien and each sort of event its own; a sign stands in the head of an event as well."""
    printed = SPECIES[species]
    kinds = {kind: intruder_picture(kind) for kind in printed.in_bag}
    events = {event: event_picture(event) for event in printed.events}
    assert all(map(has_stencil, (*kinds.values(), *events.values())))
    assert len(set(kinds.values())) == len(kinds)
    sorts = {event.removesuffix("_1").removesuffix("_2") for event in events}
    assert len(set(events.values())) >= len(sorts) - 1, "only fires that consume and fires that damage look alike"
    assert all(has_stencil(intruder(kind)) for kind in printed.kinds)
    assert all(has_stencil(event_sign(event)) for event in events)
    assert all(has_stencil(wound_picture(kind)) for kind in ("body", "leg", "hand", "arm", "bleeding"))
    if species == DEFAULT:
        assert [*kinds.values(), *events.values()].count(DUCTS) == 2, "the blank token, and the event about the ducts"


# -------------------------------------------------------------------- time


@pytest.mark.bench
@pytest.mark.parametrize("speed", LIMITS)
def test_an_event_phase_with_nothing_near_is_soon_over(ship_table: TableScreen, speed: str) -> None:
    for phase in event_phases(4, (3, 4, 5), quiet=True)[:2]:
        took = watched(ship_table, phase, speed, lambda: None)
        assert took <= LIMITS[speed], f"{took:.1f} s at {speed}"


@pytest.mark.parametrize("speed", LIMITS)
def test_what_goes_on_by_itself_leaves_room_for_the_limit(speed: str) -> None:
    """Card and bag are read for so long, whatever the machine: the rest of the limit is for what moves."""
    theme.set_speed(speed)
    view = sample_view()
    told = (told_of("event-card", event="nest"), told_of("bag-token", kind="larva", number=1, token="larva_1"))
    pages = [PAGES.of(Moment(one, view, view), Words("en")) for one in told]
    assert all(page is not None and page.awaits is None for page in pages)
    assert sum(theme.read_in(page.hold) for page in pages if page is not None) < 500 * LIMITS[speed]


# -------------------------------------------------------------------- feeding


def test_a_full_room_of_feeders_and_an_adaptation_leave_the_words_their_size() -> None:
    """Whoever turns up an adaptation while two feed takes the room of their steps, not of the words."""
    words, rows = Words("en"), dict[tuple[int, bool], set[bool]]()
    for moment in evening(3, 1, "carnomorphs"):
        page = PAGES.of(moment, words) if isinstance(moment.event, feeding.Fed) else None
        if page is not None:
            feeders = [block for block in page.blocks if isinstance(block, feeding.Feeder)]
            rows[len(feeders), bool(page.note)] = {one.tall for one in feeders}
            assert page.picture and page.sign is not None
    assert rows[1, True] == rows[1, False] == {True}, "one alone shows its steps"
    assert rows[2, True] == {False}


def test_every_attack_shows_who_attacks() -> None:
    """With a card or without one: no page has an empty frame where its alien should be."""
    words, shown = Words("en"), set[str]()
    for moment in evening(3, 1, "carnomorphs"):
        if isinstance(moment.event, story.Attacks | story.AttacksWithoutCard):
            page = PAGES.of(moment, words)
            assert page is not None and page.picture == f"art/intruders/{moment.event.kind}"
            shown.add(moment.event.kind)
    assert "metagorger" in shown and len(shown) > 1


def test_an_event_says_nothing_twice() -> None:
    """Whoever appears, is slimed or mutates stands in the sentence of the page, and in no line below it."""
    words, looked = Words("en"), 0
    for moment in (*evening(3, 1, "carnomorphs"), *evening(3, 2, "carnomorphs")):
        page = PAGES.of(moment, words) if isinstance(moment.event, story.EventCard) else None
        if page is None:
            continue
        lines = [words_ for block in page.blocks if isinstance(block, Rows) for _, _, words_, _ in block.rows]
        looked += "appears" in page.sentence
        assert not [line for line in lines if line in page.sentence], page.title
    assert looked, "somebody has appeared by an event"
