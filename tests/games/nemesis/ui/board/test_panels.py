"""The public panels: what they show to everybody, in three languages, and what clicks and keys on them mean."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Anchor, Claim, Decision, Refusal
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import Give
from nemesis_desktop.games.nemesis.aims import AtPerson, AtWound
from nemesis_desktop.games.nemesis.ui import UI
from nemesis_desktop.games.nemesis.ui.crew.crew import CrewStrip
from nemesis_desktop.games.nemesis.ui.happening.log_signs import SIGNS
from nemesis_desktop.games.nemesis.ui.intruder_board import IntruderBoard
from nemesis_desktop.games.nemesis.ui.piles.pile_list import piles_of
from nemesis_desktop.games.nemesis.ui.piles.piles import PilesViewer
from nemesis_desktop.games.nemesis.ui.tracks import STEPS, TopStrip
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.theme import load_fonts
from nemesis_desktop.table.furniture.board_part import BoardPart, Spot
from nemesis_desktop.table.furniture.log_lines import LogLines
from nemesis_desktop.table.furniture.log_panel import LogPanel
from nemesis_desktop.table.furniture.play.offers import Offers
from tests.games.nemesis.telling import told_of
from tests.games.nemesis.ui.samples import JUNE, LEV, MIRA, OTTO, sample_view

PLACES = {
    TopStrip: (0, 0, 1366, 46),
    CrewStrip: (8, 50, 164, 520),
    IntruderBoard: (1134, 50, 224, 247),
    LogPanel: (1134, 302, 224, 268),
}
"""The layout of the table in units, as the look has it."""


class Table(QWidget):
    """The four panels at their places, in a window of 1366 × 768."""

    def __init__(self, view: View, language: str = "en", text: float = 1.0) -> None:
        super().__init__()
        self.resize(1366, 768)
        self.words = Words(language)
        self.view = view
        self.parts: dict[type[BoardPart], BoardPart] = {}
        self.hovered: list[object] = []
        self.chosen: list[Anchor] = []
        for kind, place in PLACES.items():
            part = self.parts[kind] = LogPanel(UI, self) if kind is LogPanel else kind(self)
            part.setGeometry(*place)
            part.set_scale(1.0, text)
            part.retranslate(self.words)
            part.show_view(view)
            part.hovered.connect(lambda about, _point: self.hovered.append(about))
            part.chosen.connect(self.chosen.append)
        self.offer(None)

    @property
    def top(self) -> TopStrip:
        part = self.parts[TopStrip]
        assert isinstance(part, TopStrip)
        return part

    @property
    def crew(self) -> CrewStrip:
        part = self.parts[CrewStrip]
        assert isinstance(part, CrewStrip)
        return part

    @property
    def intruders(self) -> IntruderBoard:
        part = self.parts[IntruderBoard]
        assert isinstance(part, IntruderBoard)
        return part

    @property
    def log(self) -> LogPanel:
        part = self.parts[LogPanel]
        assert isinstance(part, LogPanel)
        return part

    def offer(self, decision: Decision | None) -> None:
        for part in self.parts.values():
            part.offer(Offers(decision, self.words))

    def spot(self, part: BoardPart, key: object) -> Spot:
        found = part.spot_of(key)
        assert found is not None, key
        return found

    def about(self, part: BoardPart, key: object) -> Explanation:
        about = self.spot(part, key).about
        assert isinstance(about, Explanation)
        return about


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    load_fonts()
    made = opened(qtbot, Table(sample_view()))
    yield made
    made.close()


def opened(qtbot: QtBot, made: Table) -> Table:
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def click(qtbot: QtBot, widget: QWidget, at: QPoint | None = None) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


def told(at: int, kind: str, *, private: bool = False, **words: str | int) -> Told:
    return evolve(told_of(kind, at, private=private), words=dict(words))


def viewer_of(table: Table) -> PilesViewer:
    return next(one for one in table.findChildren(PilesViewer) if one.isVisible())


# -------------------------------------------------------------------- tracks


def test_the_buttons_of_the_strip_ask_the_window(qtbot: QtBot, table: Table) -> None:
    for name, signal in (("menu", table.top.menu), ("rules", table.top.rules), ("settings", table.top.settings)):
        with qtbot.waitSignal(signal, timeout=500):
            click(qtbot, table.spot(table.top, name))


def test_undo_works_only_when_it_can_and_says_why_not(qtbot: QtBot, table: Table) -> None:
    asked = []
    table.top.undo.connect(lambda: asked.append(True))
    table.top.set_undo(False, Text("ui-panels-undo-not"))
    click(qtbot, table.spot(table.top, "undo"))
    assert not asked
    assert table.about(table.top, "undo").lines == ("Nothing to take back",)
    table.top.set_undo(True, Text("ui-panels-step-draw"))
    click(qtbot, table.spot(table.top, "undo"))
    assert asked == [True]
    assert table.about(table.top, "undo").title == "Take back"


def test_the_tracks_say_what_is_left(table: Table) -> None:
    # The marker of the sample lies on the printed 6: six more Time steps to the jump. From 8 on the chambers are open.
    time = table.about(table.top, "time")
    assert time.title == "Time: 6"
    assert time.lines == ("6 rounds until the ship jumps.", "The hibernation chambers are open.")
    # Self-destruct on 5: it can be stopped until it reaches the first yellow space, 3.
    destruct = table.about(table.top, "destruct")
    assert destruct.title == "Self-destruct: 5"
    assert "until the marker reaches 3" in destruct.lines[1]


def test_before_8_the_chambers_are_closed_and_after_3_nothing_stops_self_destruct(qtbot: QtBot) -> None:
    table = opened(qtbot, Table(evolve(sample_view(), time=6, self_destruct=3)))
    assert table.about(table.top, "time").lines[1] == "The hibernation chambers open at 8."
    assert "Nobody can stop it any more" in table.about(table.top, "destruct").lines[1]


def test_a_still_self_destruct_track_says_so(qtbot: QtBot) -> None:
    table = opened(qtbot, Table(evolve(sample_view(), self_destruct=None)))
    assert table.about(table.top, "destruct").title == "Self-destruct: not running"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_steps_fit_and_end_before_the_buttons(qtbot: QtBot, language: str) -> None:
    load_fonts()
    table = opened(qtbot, Table(sample_view(), language))
    shown = [step for step in STEPS if table.top.spot_of(("step", step)) is not None]
    assert shown == list(STEPS)
    assert table.spot(table.top, ("step", "bag")).geometry().right() < table.spot(table.top, "undo").geometry().left()


@pytest.mark.parametrize("language", LANGUAGES)
def test_big_text_keeps_the_present_step_and_its_neighbours(qtbot: QtBot, language: str) -> None:
    load_fonts()
    table = opened(qtbot, Table(sample_view(), language, text=1.75))
    shown = [step for step in STEPS if table.top.spot_of(("step", step)) is not None]
    assert shown == ["first_player", "turns", "time"]
    last, undo = table.spot(table.top, ("step", "time")), table.spot(table.top, "undo")
    assert last.geometry().right() < undo.geometry().left()


# -------------------------------------------------------------------- crew


def test_a_module_tells_everything_public_in_words(table: Table) -> None:
    lev = table.about(table.crew, ("seat", LEV))
    assert lev.title == "Lev, Scientist"
    said = " ".join(lev.lines)
    for part in ("Laboratory", "Light wounds: 1 of 2", "dressed", "Slime", "Pistol, 1 of 3", "green 2", "Has passed"):
        assert part in said
    otto = " ".join(table.about(table.crew, ("seat", OTTO)).lines)
    assert "In combat" in otto
    june = " ".join(table.about(table.crew, ("seat", JUNE)).lines)
    assert "larva" in june and "1 objective, face down" in june and "This person is choosing now" in june


def test_only_offered_people_can_be_chosen(qtbot: QtBot, table: Table) -> None:
    table.offer(Decision(JUNE, Text("ask"), [Claim(MIRA), Claim(LEV)], kind="claims", least=0))
    for seat in (MIRA, OTTO, LEV, JUNE):
        click(qtbot, table.spot(table.crew, ("seat", seat)), QPoint(150, 62))
    assert table.chosen == [Anchor("seat", MIRA), Anchor("seat", LEV)]


def test_the_middle_of_the_place_of_a_person_is_where_a_click_means_the_person(qtbot: QtBot, table: Table) -> None:
    table.offer(Decision(JUNE, Text("ask"), [AtPerson(seat, "who") for seat in range(4)]))
    for seat in range(4):
        place = table.crew.place_of(Anchor("seat", seat))
        assert place is not None
        target = table.crew.childAt(place.center().toPoint())
        assert target is not None
        click(qtbot, target, target.mapFrom(table.crew, place.center().toPoint()))
    assert table.chosen == [Anchor("seat", seat) for seat in range(4)]


def test_a_thing_in_a_hand_can_be_chosen_and_explains_itself(qtbot: QtBot, table: Table) -> None:
    table.offer(Decision(LEV, Text("ask"), [Give(LEV, "carcass_2", MIRA)]))
    spot = table.spot(table.crew, ("hand", LEV, 1, 0))
    assert spot.about == Anchor("item", "carcass_2")
    click(qtbot, spot)
    click(qtbot, table.spot(table.crew, ("hand", LEV, 0, 0)))
    assert table.chosen == [Anchor("item", "carcass_2")]


def test_a_wound_is_a_target_only_while_it_is_offered(qtbot: QtBot, table: Table) -> None:
    assert table.crew.spot_of(("wound", "leg_1")) is None
    table.offer(Decision(MIRA, Text("ask"), [AtWound("leg_1", "dress")]))
    click(qtbot, table.spot(table.crew, ("wound", "leg_1")))
    assert table.chosen == [Anchor("wound", "leg_1")]


def test_what_cannot_be_chosen_says_why(table: Table) -> None:
    refused = (Refusal((Anchor("seat", OTTO),), Text("ui-panels-in-combat")),)
    table.offer(Decision(JUNE, Text("ask"), [AtPerson(MIRA, "who")], refusals=lambda: refused))
    assert table.about(table.crew, ("seat", OTTO)).reason == "In combat."
    assert table.about(table.crew, ("seat", MIRA)).reason == ""


def test_the_discard_pile_of_a_person_can_be_looked_through(qtbot: QtBot, table: Table) -> None:
    click(qtbot, table.spot(table.crew, ("cards", LEV)))
    viewer = viewer_of(table)
    assert viewer.now == ("person", LEV)
    # Newest first; a contamination card shows no face that could be told from another.
    assert [card for _, card in viewer.pile.cards] == ["scientist_rest", "contamination", "scientist_intranet"]


def test_the_dead_are_shown_with_the_cause_and_without_belongings(qtbot: QtBot) -> None:
    view = sample_view()
    dead = evolve(view.crew[OTTO], status="dead", room=None, in_combat=False, cause_of_death="fire")
    table = opened(qtbot, Table(evolve(view, crew=(view.crew[0], dead, *view.crew[2:]))))
    said = table.about(table.crew, ("seat", OTTO)).lines
    assert said[0] == "Dead: fire"
    assert table.crew.spot_of(("hand", OTTO, 0, 0)) is None
    assert table.crew.place_of(Anchor("item", "assault_rifle")) is None
    assert table.crew.place_of(Anchor("seat", OTTO)) is not None


def test_places_other_than_rooms_are_named(qtbot: QtBot) -> None:
    view = sample_view()
    crew = (
        evolve(view.crew[0], status="waiting", pod=2),
        evolve(view.crew[1], status="hibernating", in_combat=False),
        evolve(view.crew[2], status="launched", pod=3),
        evolve(view.crew[3], status="choosing", character=None),
    )
    table = opened(qtbot, Table(evolve(view, crew=crew)))
    first = [table.about(table.crew, ("seat", seat)).lines[0] for seat in range(4)]
    assert first == ["Pod 2", "Hibernating", "Left in pod 3", "Choosing a character"]


def test_whoever_has_chosen_a_character_is_not_said_to_be_choosing(qtbot: QtBot) -> None:
    view = sample_view()
    table = opened(qtbot, Table(evolve(view, crew=(evolve(view.crew[0], status="choosing"), *view.crew[1:]))))
    assert table.about(table.crew, ("seat", 0)).lines[0] == "Has chosen"


def test_five_modules_fit_into_the_strip(qtbot: QtBot) -> None:
    table = opened(qtbot, Table(sample_view(people=5)))
    bottom = table.spot(table.crew, ("seat", 4)).geometry().bottom()
    assert 515 <= bottom <= 520


def test_the_arrow_points_at_the_acting_person_and_covers_no_overlay(qtbot: QtBot, table: Table) -> None:
    arrow = table.crew._pointer
    module = table.spot(table.crew, ("seat", JUNE))
    assert arrow.isVisible()
    assert (
        module.mapTo(table, QPoint(0, 0)).y() < arrow.geometry().center().y() < module.mapTo(table, QPoint(0, 60)).y()
    )
    viewer = PilesViewer.over(table.intruders, table.view, table.words)
    table.crew.show_view(table.view)
    children = table.children()
    assert children.index(arrow) < children.index(viewer)


# -------------------------------------------------------------------- intruder board


def test_the_bag_and_the_weaknesses_are_told(table: Table) -> None:
    assert table.about(table.intruders, "bag").title == "In the bag: 14 tokens"
    assert table.about(table.intruders, ("kind", "adult")).title == "Adult: 6 in the bag"
    unknown = table.about(table.intruders, ("weakness", "corpse"))
    assert "Not yet known" in unknown.lines and "corpse in the Laboratory" in unknown.lines[1]
    assert table.about(table.intruders, ("weakness", "egg")).title == "Vulnerability to Fire"
    assert "3 eggs in the Nest" in table.about(table.intruders, "nest").lines


def test_a_destroyed_nest_and_a_killed_queen_are_told(qtbot: QtBot) -> None:
    table = opened(qtbot, Table(evolve(sample_view(), nest_destroyed=True, queen_killed=True, eggs=0)))
    lines = table.about(table.intruders, "nest").lines
    assert any("destroyed" in line for line in lines) and any("queen" in line for line in lines)


def test_a_deck_opens_its_discard_pile(qtbot: QtBot, table: Table) -> None:
    assert "In the deck 13, discarded 2" in table.about(table.intruders, ("deck", "attack")).lines
    click(qtbot, table.spot(table.intruders, ("deck", "attack")))
    viewer = viewer_of(table)
    assert viewer.now == "attack"
    assert [card for _, card in viewer.pile.cards] == ["attack_11", "attack_03"]


def test_p_opens_the_piles_but_not_over_a_cover(qtbot: QtBot, table: Table) -> None:
    table.activateWindow()
    qtbot.keyClick(table, Qt.Key.Key_P)
    viewer = viewer_of(table)
    viewer.shut()
    cover = QWidget(table)
    cover.setGeometry(table.rect())
    cover.show()
    qtbot.keyClick(table, Qt.Key.Key_P)
    assert not [one for one in table.findChildren(PilesViewer) if one.isVisible()]


# -------------------------------------------------------------------- piles


def test_escape_closes_the_piles_and_gives_the_keyboard_back(qtbot: QtBot, table: Table) -> None:
    table.log.setFocus()
    viewer = PilesViewer.over(table.intruders, table.view, table.words)
    qtbot.keyClick(viewer.focusWidget() or viewer, Qt.Key.Key_Escape)
    assert not viewer.isVisible()
    assert table.log.hasFocus()


def test_a_click_beside_the_dialog_closes_it(qtbot: QtBot, table: Table) -> None:
    viewer = PilesViewer.over(table.intruders, table.view, table.words)
    click(qtbot, viewer, QPoint(4, 4))
    assert not viewer.isVisible()


def test_keys_walk_through_piles_and_cards(qtbot: QtBot, table: Table) -> None:
    viewer = PilesViewer.over(table.intruders, table.view, table.words, "event")

    def focused() -> QWidget:
        found = table.focusWidget()
        assert found is not None and viewer.isAncestorOf(found)
        return found

    qtbot.keyClick(focused(), Qt.Key.Key_Down)
    assert viewer.now == "attack"
    qtbot.keyClick(focused(), Qt.Key.Key_Up)
    assert viewer.now == "event"
    qtbot.keyClick(focused(), Qt.Key.Key_Right)
    assert focused().accessibleName() == "Lurking"
    qtbot.keyClick(focused(), Qt.Key.Key_Right)
    assert focused().accessibleName() == "Damage"
    for _ in range(40):
        qtbot.keyClick(focused(), Qt.Key.Key_Tab)
        focused()


def test_piles_show_face_up_cards_and_only_the_size_of_decks(table: Table) -> None:
    piles = {pile.key: pile for pile in piles_of(table.view, table.words)}
    assert piles["event"].deck == 9
    assert [card for _, card in piles["event"].cards] == ["lurking", "damage", "regeneration"]
    assert piles["contamination"].deck == 20 and piles["contamination"].cards == ()
    # Crafted cards that are left lie open; used ones are shown apart and never come back.
    assert [card for _, card in piles["crafted"].cards] == list(table.view.discards["crafted"])
    assert len(piles["blue"].cards) == 2


def test_the_cards_of_whoever_plays_the_intruders_have_a_pile_of_their_own(table: Table) -> None:
    assert "intruder" not in {pile.key for pile in piles_of(table.view, table.words)}
    played = ("intruder_action_04", "intruder_action_08")
    lying = evolve(table.view, discards={**table.view.discards, "intruder": played}, decks={"intruder": 5})
    pile = next(pile for pile in piles_of(lying, table.words) if pile.key == "intruder")
    assert (pile.name, pile.deck, pile.discard) == ("Intruder cards", 5, 2)
    assert pile.cards == (("intruder", "intruder_action_08"), ("intruder", "intruder_action_04")), "the newest first"
    viewer = PilesViewer.over(table.intruders, lying, table.words, "intruder")
    assert viewer.about("intruder", "intruder_action_08")[1]
    assert not viewer.grab().isNull()


# -------------------------------------------------------------------- log

LOG = [told(0, "round", number=9), told(1, "passes", who="Lev"), told(2, "turn", who="June")]


def test_the_log_is_in_words_with_the_newest_last(table: Table) -> None:
    table.log.set_log(LOG)
    assert table.log.entries() == ("Round 9.", "Lev passes.", "Turn: June.")
    assert table.log.accessibleDescription() == "Turn: June."
    table.log.tell([told(3, "passes", who="June")])
    assert table.log.entries()[-1] == "June passes."
    table.log.retranslate(Words("ru"))
    assert re.search("[а-я]", table.log.entries()[0])


def test_painting_measures_what_is_in_sight_not_the_whole_log(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.log.set_log([told(number, "passes", who="Lev") for number in range(3000)])
    table.log.grab()
    measured: list[object] = []
    height = LogLines.height
    monkeypatch.setattr(LogLines, "height", lambda self, entry: measured.append(entry) or height(self, entry))
    table.log.grab()
    assert len(measured) < 100
    measured.clear()
    table.log.tell([told(3000, "passes", who="June")])
    table.log.scroll_back(50)
    table.log.grab()
    assert len(measured) < 200


def test_the_log_ends_where_its_lines_end(table: Table) -> None:
    table.log.set_log([told(number, "passes", who="Lev") for number in range(60)])
    table.log.grab()
    for change in (
        lambda: table.log.tell([told(60, "round", number=9), told(61, "passes", who="June")]),
        lambda: table.log.set_log([told(number, "passes", who="Lev") for number in range(40)]),
        lambda: table.log.set_log(
            [*(told(number, "passes", who="Lev") for number in range(40)), told(40, "round", number=3)]
        ),
        lambda: table.log.retranslate(Words("ru")),
        lambda: table.log.set_scale(1.25, 1.5),
    ):
        change()
        kept = table.log._most_back()
        table.log._lines._tall = None
        assert kept == pytest.approx(table.log._most_back())


def test_after_taking_back_the_log_is_shorter(table: Table) -> None:
    table.log.set_log(LOG)
    table.log.set_log(LOG[:2])
    assert table.log.entries() == ("Round 9.", "Lev passes.")
    table.log.set_log([*LOG[:2], told(2, "passes", who="Otto")])
    assert table.log.entries()[-1] == "Otto passes."


def test_only_what_the_window_feeds_is_private(table: Table) -> None:
    table.log.set_log([told(0, "keeps-item", who="June", deck="green")])
    public = table.log.grab().toImage()
    assert "Medkit" not in table.log.entries()[0]
    seen = told(0, "keeps-item", private=True, who="June", item="Medkit")
    table.log.set_log([seen])
    assert table.log.entries()[0].startswith("June")
    assert table.log.grab().toImage() != public


def test_l_enlarges_the_log_to_full_height_and_back(qtbot: QtBot, table: Table) -> None:
    table.log.set_log(LOG)
    before = table.log.geometry()
    table.activateWindow()
    qtbot.keyClick(table, Qt.Key.Key_L)
    assert table.log.geometry().top() == 50
    assert table.log.geometry().bottom() == before.bottom()
    click(qtbot, table.spot(table.log, "size"))
    assert table.log.geometry() == before


def test_scrolling_back_stays_while_news_come_in(qtbot: QtBot, table: Table) -> None:
    table.log.set_log(told(number, "passes", who=f"Person {number}") for number in range(60))
    assert table.log.spot_of("newest") is None
    table.log.setFocus()
    qtbot.keyClick(table.log, Qt.Key.Key_Home)
    oldest = table.log.grab().toImage()
    table.log.tell([told(60, "passes", who="Somebody")])
    assert table.log.grab().toImage().copy(0, 40, 210, 150) == oldest.copy(0, 40, 210, 150)
    click(qtbot, table.spot(table.log, "newest"))
    assert table.log.spot_of("newest") is None


def test_every_kind_of_event_has_its_sign() -> None:
    from nemesis_desktop.program.resources import asset

    homes = ("shared", "nemesis")
    files = [path for home in homes for path in (asset(home) / "text" / "en").glob("*.ftl")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    told = {line.split(" ")[0].partition("--")[0] for line in lines if line.startswith("log-")}
    kinds = {one.removeprefix("log-").removesuffix("-seen") for one in told}
    assert sorted(kinds - set(SIGNS)) == []
    for stencil, _ink in SIGNS.values():
        assert asset(f"{stencil}.svg").is_file()


# -------------------------------------------------------------------- words, keys, pictures


def test_the_panels_know_all_their_words_in_each_language() -> None:
    from nemesis_desktop.program.resources import each

    ids = {}
    for language in LANGUAGES:
        source = "".join(path.read_text(encoding="utf-8") for path in each(f"text/{language}/ui-panels.ftl"))
        ids[language] = set(re.findall(r"^(ui-panels-[\w-]+) =", source, re.MULTILINE))
    assert ids["en"] == ids["ru"] == ids["cs"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 3, 5])
def test_nothing_is_left_unworded(qtbot: QtBot, language: str, people: int) -> None:
    load_fonts()
    table = opened(qtbot, Table(sample_view(people=people, acting=0), language))
    for part in table.parts.values():
        assert not part.grab().isNull()
    for pile in piles_of(table.view, table.words):
        viewer = PilesViewer.over(table.intruders, table.view, table.words, pile.key)
        assert not viewer.grab().isNull()
        viewer.shut()
    assert table.words.missing == set()


def test_everything_that_can_be_pressed_has_a_name(table: Table) -> None:
    PilesViewer.over(table.intruders, table.view, table.words)
    table.offer(Decision(JUNE, Text("ask"), [AtPerson(MIRA, "who")]))
    nameless = [one for one in table.findChildren(QAbstractButton) if not one.accessibleName()]
    assert nameless == []


def test_a_pressed_key_means_a_click_and_the_hover_explains(qtbot: QtBot, table: Table) -> None:
    table.offer(Decision(JUNE, Text("ask"), [AtPerson(MIRA, "who")]))
    spot = table.spot(table.crew, ("seat", MIRA))
    spot.setFocus(Qt.FocusReason.TabFocusReason)
    assert isinstance(table.hovered[-1], Explanation)
    qtbot.keyClick(spot, Qt.Key.Key_Return)
    assert table.chosen == [Anchor("seat", MIRA)]
