"""What the modes and variants bring to the table: shared objectives, the intruder player, traits, open inventories."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import TABLE, Anchor, Decision, Refusal, Seat
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import No, Pass, Pay, PlayCard, Yes
from nemesis_desktop.games.nemesis.aims import AtAttack, AtIntruder
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_ACTIONS
from nemesis_desktop.games.nemesis.ui import UI
from nemesis_desktop.games.nemesis.ui.cards.cards import HAND, card_pixmap, deck_of
from nemesis_desktop.games.nemesis.ui.crew.crew import CrewStrip
from nemesis_desktop.games.nemesis.ui.crew.crew_words import crew_lines
from nemesis_desktop.games.nemesis.ui.ending.ending import EndingScreen
from nemesis_desktop.games.nemesis.ui.ending.ending_words import EndingWords
from nemesis_desktop.games.nemesis.ui.explain.cards import explain_card
from nemesis_desktop.games.nemesis.ui.explain.words import explanation
from nemesis_desktop.games.nemesis.ui.pages import blocks
from nemesis_desktop.games.nemesis.ui.pages.pages import PAGES
from nemesis_desktop.games.nemesis.ui.shared import SharedObjectives, panel_high
from nemesis_desktop.games.nemesis.ui.table import layout
from nemesis_desktop.games.nemesis.ui.tracks import TopStrip
from nemesis_desktop.games.nemesis.ui.tray.look import PrivateLook
from nemesis_desktop.games.nemesis.ui.tray.tray import PersonalTray
from nemesis_desktop.games.nemesis.view import FateView, View
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.furniture.bar.decision_bar import DecisionBar
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.widgets.card_frame import Card
from tests.games.nemesis.telling import told_of
from tests.games.nemesis.ui.samples import JUNE, LEV, MIRA, OTTO, sample_ending, sample_turn, sample_view

LEFT = Qt.MouseButton.LeftButton
SPECIAL = tuple(id for id, card in OBJECTIVES.items() if card.kind == "solo_coop")


def led(seat: Seat = JUNE, hand: tuple[str, ...] = ("intruder_action_04", "intruder_action_08")) -> View:
    """June is dead and plays the intruders; seen by ``seat``."""
    view = sample_view(seat)
    crew = tuple(
        evolve(one, status="dead", cause_of_death="fire", hand_count=len(hand), held=(), items=(), wounds=(), quests=())
        if one.seat == JUNE
        else one
        for one in view.crew
    )
    mine = view.mine
    if mine is not None and seat == JUNE:
        mine = evolve(mine, hand=(), inventory=(), intruder_hand=hand)
    return evolve(view, crew=crew, mine=mine, intruder_player=JUNE, decks={**view.decks, "intruder": 6})


def cooperating(seat: Seat = JUNE, objectives: tuple[str, ...] = SPECIAL[:3]) -> View:
    """The sample table as a cooperating crew."""
    view = sample_view(seat)
    mine = None if view.mine is None else evolve(view.mine, objectives=(), refused_objective=None)
    return evolve(view, mode="coop", shared_objectives=objectives, mine=mine)


def lay(part: TablePart, view: View, decision: Decision | None, area: QRectF, language: str = "en") -> Words:
    """A part on the stage, told everything in the order of the window."""
    words = Words(language)
    part.set_scale(1.0, 1.0)
    part.retranslate(words)
    part.setGeometry(area.toRect())
    part.show_view(view)
    part.show()
    part.offer(Offers(decision, words))
    return words


def laid_tray(stage: QWidget, view: View, decision: Decision | None = None, language: str = "en") -> PersonalTray:
    tray = PersonalTray(stage)
    lay(tray, view, decision, QRectF(0, 613, 1366, 155), language)
    return tray


def hunting() -> Decision:
    """June, as the intruders: play a card or pass."""
    acts = [PlayCard("intruder_action_04"), PlayCard("intruder_action_08"), Pass()]
    return Decision(JUNE, Text("ask-intruder-turn", who="June"), acts, topic="turn")


# -------------------------------------------------------------------- the cards of the intruder player


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_intruder_card_has_a_face_and_explains_its_three_uses(language: str) -> None:
    words = Words(language)
    faces: list[QImage] = []
    for card, facts in INTRUDER_ACTIONS.items():
        assert deck_of(card) == "intruder"
        picture = card_pixmap("intruder", card, HAND, 1.0, 1.0, words).toImage()
        assert picture != card_pixmap("intruder", None, HAND, 1.0, 1.0, words).toImage()
        faces.append(picture)
        told = explain_card(Card("intruder", card), words)
        assert told is not None and len(told.lines) == 3
        assert all(str(number) in told.lines[0] for number in facts.movement)
        assert facts.attack_draw == 1 or str(facts.attack_draw) in told.lines[1]
    assert words.missing == set()
    different = {(facts.effect, facts.movement, facts.attack_draw) for facts in INTRUDER_ACTIONS.values()}
    assert len({image.constBits().tobytes() for image in faces}) == len(different)  # type: ignore[union-attr]


def test_the_intruder_player_holds_intruder_cards_and_plays_them(stage: QWidget, qtbot: QtBot) -> None:
    tray = laid_tray(stage, led(), hunting())
    assert [card.look.card for card in tray.hand.cards] == ["intruder_action_04", "intruder_action_08"]
    assert {card.look.state for card in tray.hand.cards} == {"offered"}
    with qtbot.waitSignal(tray.chosen) as chosen:
        QTest.mouseClick(tray.hand.cards[0], LEFT)
    assert chosen.args == [Anchor("card", "intruder_action_04")]


def test_a_pass_keeps_one_card_and_says_how_many_go(stage: QWidget) -> None:
    pays = [Pay("intruder_action_04"), Pay("intruder_action_08")]
    ask = Decision(JUNE, Text("ask-intruder-discard", who="June"), pays, kind="some", least=1, most=2, topic="pass")
    tray = laid_tray(stage, led(), ask)
    tray.offer(Offers(ask, Words("en"), (0,)))
    assert tray.hand.cards[0].look.stamp == "Discard 1 of 2"


def test_a_concealed_intruder_hand_tells_nothing(stage: QWidget) -> None:
    def picture(hand: tuple[str, ...]) -> QImage:
        tray = laid_tray(stage, led(hand=hand))
        tray.set_concealed(True)
        return tray.grab().toImage()

    one, another = ("intruder_action_04", "intruder_action_08"), ("intruder_action_07", "intruder_action_10")
    assert picture(one) == picture(another)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_intruder_player_has_the_intruders_before_them_instead_of_a_character(
    stage: QWidget, language: str
) -> None:
    tray = laid_tray(stage, led(), hunting(), language)
    assert tray.desk is not None and tray.desk.isVisible() and tray.sheet.isHidden()
    assert tray.guide is not None and tray.guide.isVisible() and tray.holdings.isHidden()
    tray.grab()
    assert tray.words is not None and tray.words.missing == set()
    for intruder in led().intruders:
        assert tray.place_of(Anchor("intruder", intruder.id)) is not None


def test_an_intruder_is_chosen_on_the_desk_as_on_the_map(stage: QWidget, qtbot: QtBot) -> None:
    movers = [AtIntruder(one.id, "move_intruder") for one in led().intruders]
    ask = Decision(JUNE, Text("ask-intruder-mover", who="June"), movers, topic="aim")
    tray = laid_tray(stage, led(), ask)
    assert tray.desk is not None
    spot = tray.desk.spot_of(("intruder", 3))
    assert spot is not None
    with qtbot.waitSignal(tray.chosen) as chosen:
        QTest.mouseClick(spot, LEFT)
    assert chosen.args == [Anchor("intruder", 3)]


def test_attack_cards_are_looked_at_in_secret(stage: QWidget, qtbot: QtBot) -> None:
    cards = ("attack_01", "attack_02")
    ask = Decision(
        JUNE,
        Text("ask-intruder-attack-card", who="June"),
        [AtAttack(card, "use_attack") for card in cards],
        topic="attack",
        secret=True,
    )
    view = led()
    assert view.mine is not None
    look = PrivateLook(stage)
    look.lay(QRectF(176, 47, 954, 526))
    lay(look, evolve(view, mine=evolve(view.mine, looking=cards)), ask, QRectF(0, 0, 10, 10))
    assert [card.seen.card for card in look.cards if card.seen] == [Card("attack", card) for card in cards]
    with qtbot.waitSignal(look.chosen) as chosen:
        QTest.mouseClick(look.cards[1], LEFT)
    assert chosen.args == [Anchor("attack", "attack_02")]


def test_the_others_are_shown_what_the_intruder_player_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("en")
    facts = {"who": JUNE, "intruder_card": "pursuit", "card": "intruder_action_04"}
    said = {"who": "June", "intruder_card": Text("intruder-card-pursuit")}
    told = evolve(told_of("plays-intruder-card", **facts), words=said)
    shown: list[blocks.Shown] = []
    draw = blocks.cards
    monkeypatch.setattr(blocks, "cards", lambda these, words: shown.extend(these) or draw(these, words))
    page = PAGES.of(Moment(told, led(TABLE), led(TABLE)), words)
    assert page is not None and page.over is not None
    assert [one.card for one in shown] == [Card("intruder", "intruder_action_04")]
    assert page.sentence == "June plays the intruder card Pursuit."
    assert page.read_aloud, "it decides something for somebody"
    assert PAGES.of(Moment(told, led(JUNE), led(JUNE)), words) is None, "whoever plays it has it before them"


@pytest.mark.parametrize(
    ("kind", "facts", "said"),
    [
        ("plays-intruders", {"who": JUNE}, "June goes on as the intruders."),
        ("revived", {"who": JUNE, "room": 5}, "June is revived in the Emergency Room."),
    ],
)
def test_turning_points_of_the_modes_are_shown(kind: str, facts: dict[str, int], said: str) -> None:
    args = {"who": "June", "room": Text("room-emergency_room")}
    told = evolve(told_of(kind, **facts), words={name: args[name] for name in facts})
    page = PAGES.of(Moment(told, led(TABLE), led(TABLE)), Words("en"))
    assert page is not None and page.sentence == said


def test_whoever_is_asked_reads_what_it_means_to_play_the_intruders(stage: QWidget) -> None:
    ask = Decision(JUNE, Text("ask-play-intruders", who="June"), [Yes(), No()], topic="intruders")
    tray = laid_tray(stage, evolve(led(), intruder_player=None), ask)
    assert tray.guide is not None and tray.guide.isVisible() and tray.sheet.isVisible()
    spot = tray.guide.spot_of("guide")
    assert spot is not None and "cannot win" in spot.accessibleDescription()
    tray.offer(Offers(sample_turn(JUNE), Words("en")))
    assert tray.guide.isHidden() and tray.holdings.isVisible()


def test_the_bar_counts_one_action_for_the_intruder_player(stage: QWidget) -> None:
    bar = DecisionBar(UI, stage)
    lay(bar, led(), hunting(), QRectF(8, 574, 1350, 36))
    assert bar.asked.progress() == "Action 1 of 1"
    assert {key: choice.words for key, choice in bar._choices.items()} == {"act-2": "Pass"}


# -------------------------------------------------------------------- everybody sees who leads the intruders


@pytest.mark.parametrize("people", [4, 5])
def test_the_crew_module_of_the_intruder_player(stage: QWidget, people: int) -> None:
    view = led(TABLE)
    crew = evolve(view, crew=(*view.crew, *sample_view(TABLE, 5).crew[4:])) if people == 5 else view
    strip = CrewStrip(stage)
    lay(strip, crew, None, QRectF(8, 50, 164, 520))
    alive = strip.grab().toImage()
    dead = CrewStrip(stage)
    lay(dead, evolve(crew, intruder_player=None), None, QRectF(8, 50, 164, 520))
    assert alive != dead.grab().toImage()
    spot = strip.spot_of(("seat", JUNE))
    assert spot is not None
    said = spot.accessibleDescription()
    assert "Leads the intruders" in said and "Intruder cards in hand 2, deck 6" in said
    passed = tuple(evolve(one, passed=True) if one.seat == JUNE else one for one in crew.crew)
    strip.show_view(evolve(crew, crew=passed))
    assert strip.grab().toImage() != alive, "the sign of a pass"


def test_left_out_steps_say_so(stage: QWidget) -> None:
    def lines(view: View) -> dict[str, tuple[str, ...]]:
        strip = TopStrip(stage)
        lay(strip, view, None, QRectF(0, 0, 1366, 46))
        steps = ("draw", "turns", "time", "attacks", "fire", "event", "bag")
        return {step: strip.spot_of(("step", step)).about.lines for step in steps}  # type: ignore[union-attr]

    told = lines(led(TABLE))
    left_out = {step for step, said in told.items() if "Left out: somebody plays the intruders." in said}
    assert left_out == {"attacks", "event", "bag"}
    assert not any("Left out" in " ".join(said) for said in lines(sample_view()).values())


# -------------------------------------------------------------------- shared objectives


def test_shared_objectives_lie_open_in_the_tray(stage: QWidget, qtbot: QtBot) -> None:
    tray = laid_tray(stage, cooperating())
    spot = tray.holdings.spot_of("objective")
    assert spot is not None and spot.accessibleName() == "3 shared objectives. Hold O, or hold here"
    told = explanation(spot.about, tray.view, Words("en"))
    assert told is not None and told.title == "Shared objectives"
    for objective in SPECIAL[:3]:
        assert any(Words("en").text(Text(f"objective-{objective}-text")) in line for line in told.lines)
    QTest.keyPress(stage, Qt.Key.Key_O)
    assert [card for card, _ in tray.objectives.cards()] == list(SPECIAL[:3])
    assert tray.objectives.isVisible() and tray.rect().contains(tray.objectives.geometry())
    QTest.keyRelease(stage, Qt.Key.Key_O)
    assert tray.objectives.isHidden()


@pytest.mark.parametrize("count", [1, 2, 5])
def test_any_number_of_shared_objectives_has_room(stage: QWidget, count: int) -> None:
    tray = laid_tray(stage, cooperating(objectives=SPECIAL[:count]))
    tray.hold_objectives(True)
    assert tray.rect().contains(tray.objectives.geometry())
    assert tray.objectives.width() >= count * HAND[0]


def test_somebody_alone_sees_both_objectives_without_turning_them_over(stage: QWidget) -> None:
    view = sample_view(JUNE)
    assert view.mine is not None
    mine = evolve(view.mine, objectives=SPECIAL[:2], refused_objective=None)
    alone = evolve(view, mode="solo", crew=(view.crew[JUNE],), mine=mine)
    tray = laid_tray(stage, alone)
    names = [Words("en").text(Text(f"objective-{one}")) for one in SPECIAL[:2]]
    assert tray.holdings.carried.objective_words() == tuple(names)
    others = laid_tray(stage, evolve(view, mine=mine))
    assert not set(names) & set(others.holdings.carried.objective_words()), "face down at a table of several"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_public_table_has_a_place_for_them(stage: QWidget, language: str) -> None:
    view = cooperating(TABLE, SPECIAL[:5])
    high = panel_high(view)
    places = layout(1366, 768, True, high)
    x, y, wide, tall = places["shared"]
    assert tall == high and y >= places["log"][1] + places["log"][3]
    assert places["log"][3] >= 150, "the log still has room"
    panel = SharedObjectives(stage)
    words = lay(panel, view, None, QRectF(x, y, wide, tall), language)
    panel.grab()
    assert words.missing == set()
    for objective in SPECIAL[:5]:
        spot = panel.spot_of(("objective", objective))
        assert spot is not None and panel.rect().contains(spot.geometry())
        assert explanation(spot.about, view, words) is not None
    assert panel_high(sample_view()) == 0


# -------------------------------------------------------------------- explanations of variants


def test_traits_explain_themselves_only_where_they_are_played_with() -> None:
    words = Words("en")
    view = evolve(sample_view(), options=("traits",))
    trait = f"Trait “{words.text(Text('trait-scout'))}”: {words.text(Text('trait-scout-text'))}"
    assert trait in crew_lines(view.crew[JUNE], view, words)
    assert trait not in crew_lines(view.crew[JUNE], sample_view(), words)
    choice = explanation(Card("character", "scout"), view, words)
    assert choice is not None and trait in choice.lines


def test_open_inventories_are_named() -> None:
    words = Words("en")
    view = sample_view()
    crew = tuple(
        evolve(one, open_inventory=("red_grenade_1", "yellow_tools_2")) if one.seat == MIRA else one
        for one in view.crew
    )
    opened = evolve(view, crew=crew, options=("open_inventories",))
    assert "Items, open for everybody: Grenade, Tools" in crew_lines(opened.crew[MIRA], opened, words)


def test_a_cooperating_crew_reads_how_to_revive_somebody() -> None:
    words = Words("en")
    for view, told in ((cooperating(TABLE), True), (sample_view(), False)):
        dead = evolve(view.crew[OTTO], status="dead", cause_of_death="fire", held=())
        body = explanation(Anchor("object", "corpse_1"), view, words)
        room = explanation(Anchor("room", 5), view, words)
        assert body is not None and room is not None
        assert any("Can be revived" in line for line in crew_lines(dead, view, words)) == told
        assert any("Can be revived" in line for line in body.lines) == told
        assert any("comes back to life" in line for line in room.lines) == told


# -------------------------------------------------------------------- the ending of a group


def group_ending(*, met: tuple[bool, ...], alive: bool = True) -> View:
    view = sample_ending()
    shared = SPECIAL[: len(met)]
    won = alive and all(met)
    fates = tuple(
        FateView(seat, alive and seat != OTTO, "hibernated" if alive and seat != OTTO else "fire", shared, met, won)
        for seat in (MIRA, OTTO, LEV, JUNE)
    )
    assert view.ending is not None
    return evolve(view, mode="coop", shared_objectives=shared, ending=evolve(view.ending, fates=fates))


@pytest.fixture
def ended(qtbot: QtBot) -> Callable[..., EndingScreen]:
    def made(view: View, language: str = "en") -> EndingScreen:
        screen = EndingScreen(UI, Words(language))
        qtbot.addWidget(screen)
        screen.resize(1280, 720)
        screen.show()
        screen.show_ending(view, [])
        return screen

    return made


@pytest.mark.parametrize(
    ("met", "alive", "verdict"),
    [
        ((True, True, True), True, "All objectives are met and somebody lives: the crew wins together."),
        ((True, False, True), True, "Objectives met: 2 of 3. The crew loses together."),
        ((True, True, True), False, "Nobody has survived: the crew loses together."),
    ],
)
def test_the_team_learns_which_objectives_held_and_whether_all_won(
    ended: Callable[..., EndingScreen], met: tuple[bool, ...], alive: bool, verdict: str
) -> None:
    screen = ended(group_ending(met=met, alive=alive))
    shared = [step.shared for step in screen.steps if step.chapter == "objectives"]
    assert shared == [0, 1, 2], "one objective after another, not one person after another"
    for place, holds in enumerate(met):
        screen.go_to(next(number for number, step in enumerate(screen.steps) if step.shared == place))
        screen.grab()
        name = Words("en").text(Text(f"objective-{SPECIAL[place]}"))
        assert f"{name}: {'fulfilled' if holds else 'not fulfilled'}." in screen.accessibleDescription()
    screen.to_the_verdict()
    screen.grab()
    assert verdict in screen.accessibleDescription()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ending_of_a_group_has_all_its_words(ended: Callable[..., EndingScreen], language: str) -> None:
    screen = ended(group_ending(met=(True, False)), language)
    for number in range(len(screen.steps)):
        screen.go_to(number)
        screen.grab()
    assert screen.words.missing == set()


def test_the_intruders_have_let_nobody_win(ended: Callable[..., EndingScreen]) -> None:
    view = sample_ending()
    assert view.ending is not None
    fates = tuple(evolve(fate, won=False, survived=False, cause="fire") for fate in view.ending.fates)
    lost = evolve(view, intruder_player=OTTO, ending=evolve(view.ending, fates=fates))
    screen = ended(lost)
    screen.to_the_verdict()
    screen.grab()
    assert screen._check is not None
    words = EndingWords(screen.words, screen._check, screen.at).nobody_words()
    assert words == "The intruders that Otto led have let nobody win."


def test_a_card_without_a_use_says_why(stage: QWidget) -> None:
    idle = Refusal((Anchor("card", "intruder_action_08"),), Text("reason-no-intruder-use"))
    acts = [PlayCard("intruder_action_04"), Pass()]
    ask = Decision(JUNE, Text("ask-intruder-turn", who="June"), acts, topic="turn", refusals=lambda: (idle,))
    tray = laid_tray(stage, led(), ask)
    assert [card.look.state for card in tray.hand.cards] == ["offered", "impossible"]
    assert "None of the three uses" in tray.hand.cards[1].accessibleDescription()
