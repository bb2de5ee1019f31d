"""The ending: the victory check step by step, who won and why, and the whole log."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis.said.outcome import Outcome
from nemesis_desktop.games.nemesis.ui import UI
from nemesis_desktop.games.nemesis.ui.ending.ending import EndingScreen
from nemesis_desktop.games.nemesis.ui.ending.ending_painter import EndingPainter
from nemesis_desktop.games.nemesis.ui.ending.ending_parts import length_of
from nemesis_desktop.games.nemesis.ui.ending.ending_words import EndingWords
from nemesis_desktop.games.nemesis.ui.ending.evening import Death, evening_of
from nemesis_desktop.games.nemesis.view import EndingView, FateView, View
from nemesis_desktop.program.resources import asset
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.drawing.canvas import Canvas
from tests.games.nemesis.telling import told_of
from tests.games.nemesis.ui.samples import JUNE, LEV, MIRA, OTTO, sample_ending

LEFT = Qt.MouseButton.LeftButton


NAMES = {MIRA: "Mira", OTTO: "Otto", LEV: "Lev", JUNE: "June"}


def told(number: int, kind: str, who: int, **facts: int | bool) -> Told:
    plain = told_of(kind, number, who=who, **facts)
    return evolve(plain, words={**plain.words, "who": NAMES[who]})


def log() -> list[Told]:
    """Mira is clean, Lev has a larva and is lucky, June is infected and not."""
    return [
        told(0, "turn", MIRA),
        told(1, "contamination-check", MIRA, count=1, sick=False),
        told(2, "contamination-draw", LEV, count=4, found=0, unscanned=True),
        told(3, "contamination-check", JUNE, count=1, sick=True),
        told(4, "contamination-draw", JUNE, count=4, found=2, unscanned=False),
    ]


def ending_view() -> View:
    """The ship reaches Earth with one damaged engine; June dies of contamination, Otto was dead before."""
    view = sample_ending()
    fates = (
        FateView(MIRA, True, "hibernated", ("quarantine",), (False,), False),
        FateView(OTTO, False, "fire", ("the_great_hunt",), (True,), False),
        FateView(LEV, True, "launched", ("hoarder",), (True,), True),
        FateView(JUNE, False, "contamination", ("best_friends_forever",), (True,), False),
    )
    ending = EndingView("jump", "earth", ("working", "damaged", "working"), "coordinates_5", "b", fates)
    return evolve(view, ending=ending)


@pytest.fixture
def screen(qtbot: QtBot) -> Callable[..., EndingScreen]:
    def made(view: View | None = None, events: list[Told] | None = None, language: str = "en") -> EndingScreen:
        shown = EndingScreen(UI, Words(language))
        qtbot.addWidget(shown)
        shown.resize(1366, 768)
        shown.show()
        shown.show_ending(view or ending_view(), log() if events is None else events)
        return shown

    return made


def test_the_check_goes_in_its_order(screen: Callable[..., EndingScreen]) -> None:
    steps = [(step.chapter, step.seat) for step in screen().steps]
    assert [chapter for chapter, _ in steps[:4]] == ["engines", "engines", "engines", "coordinates"]
    assert steps[4:7] == [("contamination", MIRA), ("contamination", LEV), ("contamination", JUNE)]
    assert steps[7:9] == [("objectives", MIRA), ("objectives", LEV)], "survivors show their objectives first"
    assert steps[-1] == ("verdict", None)


def test_space_turns_one_thing_after_another_and_end_goes_to_the_verdict(screen: Callable[..., EndingScreen]) -> None:
    shown = screen()
    assert shown.at == 0 and shown.next_button.isVisible() and not shown.again_button.isVisible()
    QTest.keyClick(shown, Qt.Key.Key_Space)
    QTest.mouseClick(shown.next_button, LEFT)
    assert shown.at == 2
    QTest.keyClick(shown, Qt.Key.Key_Left)
    assert shown.at == 1
    QTest.keyClick(shown, Qt.Key.Key_End)
    assert shown.over and shown.again_button.isVisible() and not shown.next_button.isVisible()


def test_each_thing_that_is_turned_over_is_heard_once(screen: Callable[..., EndingScreen]) -> None:
    shown, heard = screen(), list[str]()
    shown.turned.connect(heard.extend)
    while not shown.over:
        shown.go_to(shown.at + 1)
    assert heard[:3] == ["engines-shown", "engines-shown", "coordinates-shown"], "the first was heard at the start"
    assert heard[3:6] == ["scans", "scans", "dies"], "Mira is clean, Lev is lucky, June dies of it"
    count = len(heard)
    shown.go_to(0)
    shown.to_the_verdict()
    assert len(heard) == count, "going back and forth is silent"


def test_the_verdict_names_the_winners(screen: Callable[..., EndingScreen]) -> None:
    shown = screen()
    shown.to_the_verdict()
    assert shown.accessibleName() == "Earth. 2 of 4 live"
    assert "Lev wins." in shown.accessibleDescription()


def test_nobody_is_dead_before_the_check_says_so(screen: Callable[..., EndingScreen]) -> None:
    shown = screen()
    check = shown._check
    assert check is not None
    assert check.died_at(OTTO) == -1
    assert check.steps[check.died_at(JUNE)].seat == JUNE
    assert check.died_at(LEV) == len(check.steps)


def test_a_destroyed_ship_is_not_checked(screen: Callable[..., EndingScreen]) -> None:
    view = ending_view()
    fates = tuple(evolve(fate, survived=False, cause="explosion", won=False) for fate in view.ending.fates)  # type: ignore[union-attr]
    shown = screen(evolve(view, ending=EndingView("self_destruct", "destroyed", (), None, "b", fates)), [])
    assert {step.chapter for step in shown.steps} == {"objectives", "verdict"}
    shown.to_the_verdict()
    assert "Nobody wins." in shown.accessibleDescription()
    shown.grab()


def test_the_whole_log_can_be_read_at_the_end(screen: Callable[..., EndingScreen]) -> None:
    shown = screen()
    shown.to_the_verdict()
    assert not shown._log.isVisible(), "behind its tab"
    QTest.mouseClick(shown.tabs["log"], LEFT)
    assert shown._log.isVisible()
    assert len(shown._log.entries()) == len(log())


def test_what_comes_after(screen: Callable[..., EndingScreen], tmp_path: Path) -> None:
    shown = screen()
    shown.to_the_verdict()
    heard: list[str] = []
    shown.again.connect(lambda: heard.append("again"))
    shown.start.connect(lambda: heard.append("start"))
    QTest.mouseClick(shown.again_button, LEFT)
    QTest.mouseClick(shown.start_button, LEFT)
    assert heard == ["again", "start"]
    assert shown.save_picture(tmp_path / "ending.png")
    assert (tmp_path / "ending.png").stat().st_size > 10_000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1600, 1000)])
def test_every_step_is_drawn(screen: Callable[..., EndingScreen], language: str, size: tuple[int, int]) -> None:
    shown = screen(language=language)
    shown.resize(*size)
    for number in range(len(shown.steps)):
        shown.go_to(number)
        shown.grab()
    assert shown.words.missing == set()
    assert EndingPainter.chapter_areas()[0][0] == "engines"


# ---------------------------------------------------------------- the scene


def evening() -> list[Told]:
    """Otto dies in round 11 in the Fire Control System under an adult; two intruders die, three rolls, an encounter."""
    plain = [
        ("round", {"number": 11}),
        ("noise-rolled", {"who": MIRA, "face": "1"}),
        ("noise-rerolled", {"who": MIRA, "face": "2"}),
        ("noise-rolled", {"who": LEV, "face": "danger"}),
        ("noise-rolled", {"who": JUNE, "face": "silence"}),
        ("encounter", {"who": MIRA, "room": 1}),
        ("intruder-killed", {"kind": "larva", "room": 1, "intruder": 1}),
        ("intruder-killed", {"kind": "adult", "room": 3, "intruder": 2}),
        ("light-wound", {"who": LEV, "reason": "attack"}),
        ("attacks", {"kind": "creeper", "target": LEV}),
        ("attacks", {"kind": "adult", "target": OTTO}),
        ("serious-wound", {"who": OTTO, "wound": "leg_1"}),
        ("dies", {"who": OTTO, "room": 18, "cause": "attack"}),
    ]
    return [told_of(kind, number, **facts) for number, (kind, facts) in enumerate(plain)]


def killed_otto() -> View:
    view = ending_view()
    assert view.ending is not None
    fates = tuple(evolve(fate, cause="attack") if fate.seat == OTTO else fate for fate in view.ending.fates)
    return evolve(view, ending=evolve(view.ending, fates=fates))


def test_the_figures_of_the_evening_come_from_the_log() -> None:
    found = evening_of(killed_otto(), evening())
    assert {name: written for name, _, written in found.figures()} == {
        "rounds": "10", "explored": "12/16", "noise": "3", "encounters": "1", "killed": "2", "wounds": "2",
    }  # fmt: skip
    assert found.deaths == {OTTO: Death("attack", 18, 11, "adult")}


def test_whoever_is_revived_did_not_die() -> None:
    again = told_of("revived", 20, who=OTTO, room=5)
    assert evening_of(killed_otto(), [*evening(), again]).deaths == {}


def test_it_is_told_how_the_dead_died(screen: Callable[..., EndingScreen]) -> None:
    shown = screen(killed_otto(), [*evening(), *log()])
    shown.to_the_verdict()
    assert shown._check is not None
    words = EndingWords(shown.words, shown._check, shown.at)
    said = words._fate_words(shown._check.fate(OTTO))
    assert said == "Cause of death: an intruder attack (an adult). Fire Control System, round\u00a011."
    assert words._fate_words(shown._check.fate(JUNE)) == "Cause of death: contamination."


@pytest.mark.parametrize(("engines", "cause", "expected"), [
    (("damaged", "damaged", "working"), "jump", "The Nemesis is lost: damaged engines."),
    ((), "self_destruct", "The Nemesis is lost: self-destruct."),
    ((), "jump", "The Nemesis is lost: self-destruct."),
    ((), "fire", "The Nemesis is lost: fire."),
])  # fmt: skip
def test_the_fate_of_the_ship(
    screen: Callable[..., EndingScreen], engines: tuple[str, ...], cause: str, expected: str
) -> None:
    view = ending_view()
    assert view.ending is not None
    lost = EndingView(cause, "destroyed", engines, None, "b", view.ending.fates)
    shown = screen(evolve(view, ending=lost))
    shown.to_the_verdict()
    assert shown._check is not None
    painter = EndingPainter(Canvas(QPainter(), 1.0), shown.words, shown._check, shown.at)
    assert painter.ship_words() == expected


def test_one_thing_after_another_is_turned_over_and_space_lays_it_down(
    screen: Callable[..., EndingScreen], qtbot: QtBot
) -> None:
    theme.set_speed("normal")
    shown = screen()
    assert shown.moving and shown.at == 0
    for _ in range(3):
        shown.grab()
        qtbot.wait(40)
    QTest.keyClick(shown, Qt.Key.Key_Space)
    assert not shown.moving and shown.at == 0, "the first press lays down what is being turned"
    QTest.keyClick(shown, Qt.Key.Key_Space)
    assert shown.moving and shown.at == 1
    QTest.keyClick(shown, Qt.Key.Key_Left)
    assert not shown.moving, "what was seen is not turned again"
    QTest.keyClick(shown, Qt.Key.Key_End)
    assert shown.over


def test_nothing_is_told_before_it_lies_there(screen: Callable[..., EndingScreen]) -> None:
    theme.set_speed("normal")
    shown = screen()
    assert shown._check is not None
    for at, step in enumerate(shown.steps):
        turning = EndingPainter(Canvas(QPainter(), 1.0), shown.words, shown._check, at, 1)
        lying = EndingPainter(Canvas(QPainter(), 1.0), shown.words, shown._check, at)
        assert (turning.known, lying.known) == (at - 1, at), step


@pytest.mark.parametrize("part", [0.0, 0.3, 0.6, 0.9, 1.0])
def test_every_moment_of_every_step_is_drawn(screen: Callable[..., EndingScreen], part: float) -> None:
    theme.set_speed("normal")
    shown = screen(killed_otto(), [*evening(), *log()])
    assert shown._check is not None
    picture = QPixmap(shown.size())
    for at, step in enumerate(shown.steps):
        painter = QPainter(picture)
        canvas = Canvas(painter, 1.0)
        EndingPainter(canvas, shown.words, shown._check, at, length_of(step) * part).paint()
        painter.end()


def test_the_picture_to_keep_has_no_buttons(screen: Callable[..., EndingScreen], tmp_path: Path) -> None:
    shown = screen()
    shown.to_the_verdict()
    assert shown.save_picture(tmp_path / "kept")
    kept = QPixmap(str(tmp_path / "kept.png"))
    assert kept.size() == shown.size()
    place = shown.again_button.geometry().center()
    assert kept.toImage().pixelColor(place) != shown.grab().toImage().pixelColor(place)
    assert shown.again_button.isVisible()


def test_a_picture_that_cannot_be_written_is_told(
    screen: Callable[..., EndingScreen], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = screen()
    shown.to_the_verdict()
    heard: list[str] = []
    shown.trouble.connect(lambda text: heard.append(text.id))
    nowhere = tmp_path / "no" / "such" / "folder.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(nowhere), ""))
    shown.ask_where_to_save()
    assert heard == ["ui-ending-picture-failed"]


# ---------------------------------------------------------------- the picture


def outcome(ship: str, cause: str, *fates: str) -> Outcome:
    return Outcome(ship, cause, [(how in ("hibernated", "launched"), how) for how in fates])


@pytest.mark.parametrize(("found", "scene"), [
    (outcome("earth", "jump", "hibernated", "launched"), "earth"),
    (outcome("mars", "jump", "course", "course"), "mars"),
    (outcome("venus", "jump", "course", "launched"), "pod_earth"),
    (outcome("mars", "jump", "hibernated", "course"), "cold_sleep"),
    (outcome("deep_space", "all_gone", "attack"), "deep_space"),
    (outcome("destroyed", "self_destruct", "explosion", "launched"), "pod_earth"),
    (outcome("destroyed", "self_destruct", "explosion"), "explosion"),
    (outcome("destroyed", "fire", "explosion"), "fire"),
])  # fmt: skip
def test_the_picture_is_of_what_became_of_ship_and_people(found: Outcome, scene: str) -> None:
    assert found.scene == f"scenes/{scene}" and asset(f"art/{found.scene}.svg").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2, 5])
def test_every_headline_has_words(language: str, people: int) -> None:
    words = Words(language)
    for ship in ("earth", "mars", "venus", "deep_space", "destroyed"):
        for alive in range(people + 1):
            how = ["launched"] * alive + ["attack"] * (people - alive)
            assert words.text(outcome(ship, "jump", *how).headline)
    assert words.missing == set()


def test_whoever_dies_fades_and_whoever_wins_stands_in_warm_light(screen: Callable[..., EndingScreen]) -> None:
    shown = screen()
    shown.to_the_verdict()
    image = shown.grab().toImage()
    assert shown._check is not None
    painter = EndingPainter(Canvas(QPainter(), 1.0), shown.words, shown._check, shown.at)
    places = dict(zip((fate.seat for fate in shown._check.ending.fates), painter.places(), strict=True))

    def light(seat: int) -> float:
        face = places[seat].adjusted(30, 40, -places[seat].width() + 110, -140)
        spots = [
            image.pixelColor(int(face.x() + x), int(face.y() + y)) for x in range(0, 60, 4) for y in range(0, 80, 4)
        ]
        return sum(one.lightnessF() for one in spots) / len(spots)

    assert min(light(MIRA), light(LEV)) > 1.4 * max(light(OTTO), light(JUNE))
    edge = image.pixelColor(int(places[LEV].center().x()), round(places[LEV].top()))
    assert edge.redF() > 0.8 and edge.blueF() < 0.4, "the winner's frame"


def test_log_and_numbers_wait_behind_their_tabs_until_the_verdict(screen: Callable[..., EndingScreen]) -> None:
    shown = screen()
    assert not any(button.isVisible() for button in shown.tabs.values())
    shown.to_the_verdict()
    assert shown.tab == "picture" and all(button.isVisible() for button in shown.tabs.values())
    QTest.keyClick(shown, Qt.Key.Key_L)
    assert shown.tab == "log" and shown._log.isVisible()
    QTest.mouseClick(shown.tabs["numbers"], LEFT)
    assert not shown._log.isVisible() and len(shown.numbers()) == 6
    shown.grab()
    QTest.mouseClick(shown.tabs["picture"], LEFT)
    assert shown.tab == "picture"


def test_the_end_can_be_watched_again(screen: Callable[..., EndingScreen]) -> None:
    shown, heard = screen(), list[str]()
    shown.to_the_verdict()
    shown.turned.connect(heard.extend)
    QTest.keyClick(shown, Qt.Key.Key_W)
    assert shown.at == 0 and shown.next_button.isVisible() and not shown.again_button.isVisible()
    assert heard == ["engines-shown"]


def test_the_file_holds_the_picture_whatever_tab_is_open(screen: Callable[..., EndingScreen], tmp_path: Path) -> None:
    shown = screen()
    shown.to_the_verdict()
    assert shown.save_picture(tmp_path / "first.png")
    shown.turn_to("log")
    assert shown.save_picture(tmp_path / "second.png")
    assert (tmp_path / "first.png").read_bytes() == (tmp_path / "second.png").read_bytes()


# -------------------------------------------------------------------- mutants


def mutant_ending() -> View:
    """With Carnomorphs on board: Lev has 3 mutation markers after the check and lives, June has the fourth."""
    view = ending_view()
    ending = view.ending
    assert ending is not None
    fates = [evolve(one, cause="mutation") if one.seat == JUNE else one for one in ending.fates]
    markers = {LEV: 3, JUNE: 4}
    crew = [evolve(one, mutation_markers=markers.get(one.seat, 0)) for one in view.crew]
    return evolve(view, species="carnomorphs", crew=tuple(crew), ending=evolve(ending, fates=tuple(fates)))


def mutant_log() -> list[Told]:
    """Lev and June have mutation cards, and draw 1 and 2 contamination cards."""
    return [
        told(0, "turn", MIRA),
        told(1, "contamination-check", MIRA, count=1, sick=False),
        told(2, "contamination-draw", LEV, count=4, found=1, unscanned=True),
        told(3, "contamination-draw", JUNE, count=4, found=2, unscanned=True),
    ]


def test_a_contamination_card_brings_a_mutant_a_marker_and_only_the_fourth_kills(
    screen: Callable[..., EndingScreen],
) -> None:
    shown, heard = screen(mutant_ending(), mutant_log()), list[str]()
    check = shown._check
    assert check is not None
    assert [check.infections[seat].deadly for seat in (MIRA, LEV, JUNE)] == [False, False, True]
    assert check.steps[check.died_at(JUNE)].seat == JUNE, "nobody is dead before the check says so"
    shown.turned.connect(heard.extend)
    said = []
    while not shown.over:
        shown.go_to(shown.at + 1)
        said.append(shown.accessibleDescription())
        shown.grab()
    assert heard[3:6] == ["scans", "scans", "dies"]
    assert any("Lev lives: 1 Contamination card brings a marker, 3 of 4." in one for one in said)
    assert any("June mutates: 4 of 4 markers." in one for one in said)


def violet(shown: EndingScreen) -> int:
    """How many pixels of the middle are of the colour of mutations."""
    picture, ink = shown.grab().toImage(), theme.colour("accent.mutation")
    return sum(picture.pixelColor(x, y).name() == ink.name() for x in range(364, 1004, 2) for y in range(122, 736, 2))


def test_the_check_of_a_mutant_is_violet_and_that_of_a_larva_is_not(screen: Callable[..., EndingScreen]) -> None:
    mutant, larva = screen(mutant_ending(), mutant_log()), screen()
    for shown in (mutant, larva):
        shown.go_to(
            next(at for at, step in enumerate(shown.steps) if (step.chapter, step.seat) == ("contamination", LEV))
        )
    assert violet(mutant) > 200
    assert violet(larva) == 0
