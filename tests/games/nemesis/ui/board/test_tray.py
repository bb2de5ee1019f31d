"""The personal tray, the decision bar and private looks, with real clicks and keys."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import TABLE, Anchor, Claim, Decision
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import (
    Craft,
    Drop,
    KeepObjective,
    MeleeEggs,
    Move,
    No,
    Pass,
    Pay,
    PlayCard,
    ShootEggs,
    Trade,
    UseItem,
    Yes,
)
from nemesis_desktop.games.nemesis.aims import AtItem, AtWound, Named
from nemesis_desktop.games.nemesis.ui import UI
from nemesis_desktop.games.nemesis.ui.tray.look import PrivateLook
from nemesis_desktop.games.nemesis.ui.tray.tray import PersonalTray
from nemesis_desktop.games.nemesis.view import ItemView, View, WoundView
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.furniture.bar.decision_bar import DecisionBar
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.furniture.play.offers import Offers
from tests.games.nemesis.ui.samples import JUNE, LEV, MIRA, OTTO, sample_payment, sample_turn, sample_view

LEFT = Qt.MouseButton.LeftButton


def crowded() -> View:
    """June with nine cards, twelve items, and every ailment there is."""
    view = sample_view(JUNE)
    assert view.mine is not None
    more = ("scout_rest", "scout_adrenaline", "contamination_9", "scout_scavenging")
    found = ("red_energy_charge_1", "red_energy_charge_2", "red_grenade_1", "green_medkit_1", "green_alcohol_1")
    found += ("yellow_chemicals_2", "blue_antidote_1", "red_evacuation_key_1", "yellow_nemesis_plans_1")
    items = (*view.mine.inventory, *(ItemView(item, ()) for item in found))
    wounds = (
        WoundView("leg_1", "leg", False),
        WoundView("arm_1", "arm", True),
        WoundView("bleeding_2", "bleeding", False),
    )
    crew = tuple(
        evolve(one, light_wounds=1, wounds=wounds, slime=True, signal=True, hand_slots=1) if one.seat == JUNE else one
        for one in view.crew
    )
    return evolve(view, crew=crew, mine=evolve(view.mine, hand=(*view.mine.hand, *more), inventory=items))


class Heard:
    """What a part of the table says was chosen."""

    def __init__(self, part: TablePart) -> None:
        self.chosen: list[Anchor] = []
        part.chosen.connect(self.chosen.append)


def make_tray(
    stage: QWidget, view: View, decision: Decision | None = None, chosen: tuple[int, ...] = ()
) -> PersonalTray:
    words = Words("en")
    tray = PersonalTray(stage)
    tray.setGeometry(0, 613, 1366, 155)
    tray.set_scale(1.0, 1.0)
    tray.retranslate(words)
    tray.show_view(view)
    tray.offer(Offers(decision, words, chosen))
    tray.show()
    return tray


def click(part: TablePart, anchor: Anchor) -> None:
    """Click a thing where the part says it lies."""
    place = part.place_of(anchor)
    assert place is not None, anchor
    at = place.center().toPoint()
    target = part.childAt(at)
    assert target is not None
    QTest.mouseClick(target, LEFT, pos=target.mapFrom(part, at))


# -------------------------------------------------------------------- tray


def test_offered_cards_and_items_are_chosen_with_a_click(stage: QWidget) -> None:
    tray = make_tray(stage, sample_view(JUNE), sample_turn())
    heard = Heard(tray)
    click(tray, Anchor("card", "scout_search_1"))
    click(tray, Anchor("item", "green_bandages_1"))
    click(tray, Anchor("card", "scout_demolition"))
    assert heard.chosen == [Anchor("card", "scout_search_1"), Anchor("item", "green_bandages_1")]


def test_while_a_cost_is_paid_the_hand_says_what_pays_and_what_cannot(stage: QWidget) -> None:
    tray = make_tray(stage, sample_view(JUNE), sample_payment(), (0,))
    looks = {look.card: look for look in tray.hand.looks()}
    assert looks["scout_basic_repairs"].state == "playing"
    assert (looks["scout_search_1"].state, looks["scout_search_1"].stamp) == ("chosen", "Discard 1 of 2")
    assert looks["scout_demolition"].state == "offered"
    assert (looks["contamination_7"].state, looks["contamination_7"].stamp) == ("impossible", "Cannot pay")


def test_nine_cards_and_twelve_items_fit_without_scrolling(stage: QWidget) -> None:
    view = crowded()
    tray = make_tray(stage, view)
    assert view.mine is not None
    for card in view.mine.hand:
        place = tray.place_of(Anchor("card", card))
        assert place is not None and place.width() > 40
        assert QRect(315, 0, 690, 160).contains(place.toAlignedRect())
    for item in view.mine.inventory:
        place = tray.place_of(Anchor("item", item.id))
        assert place is not None and tray.rect().contains(place.toAlignedRect())
    for quest in ("motion_scanner", "security_key"):
        assert tray.place_of(Anchor("quest", quest)) is not None
    for wound in ("leg_1", "arm_1", "bleeding_2"):
        assert tray.place_of(Anchor("wound", wound)) is not None


def test_equal_items_share_a_line_and_are_taken_one_after_the_other(stage: QWidget) -> None:
    first, second = "red_energy_charge_1", "red_energy_charge_2"
    view = crowded()
    tray = make_tray(stage, view)
    assert tray.place_of(Anchor("item", first)) == tray.place_of(Anchor("item", second))
    both = Decision(
        JUNE, Text("prompt-turn"), [AtItem(first, "discard-item"), AtItem(second, "discard-item")],
        kind="some", least=2, most=2,
    )  # fmt: skip
    heard = Heard(tray)
    tray.offer(Offers(both, Words("en"), (0,)))
    click(tray, Anchor("item", first))
    assert heard.chosen == [Anchor("item", second)]


def test_the_keyboard_goes_through_the_hand(stage: QWidget) -> None:
    tray = make_tray(stage, sample_view(JUNE), sample_turn())
    heard = Heard(tray)
    tray.hand.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(tray.hand.cards[0], Qt.Key.Key_Right)
    assert tray.hand.cards[1].hasFocus() and tray.hand.cards[1].lively
    QTest.keyClick(tray.hand.cards[1], Qt.Key.Key_Return)
    assert heard.chosen == [Anchor("card", "scout_search_1")]
    assert tray.hand.cards[1].accessibleName() == "Search"


def test_face_down_the_tray_shows_nothing_of_hand_and_items(stage: QWidget) -> None:
    other = sample_view(JUNE)
    assert other.mine is not None
    hand = ("scout_rest", "scout_adrenaline", "contamination_9", "scout_scavenging", "scout_search_2")
    items = tuple(ItemView(item, ()) for item in ("yellow_chemicals_1", "yellow_clothes_1", "green_medkit_1"))
    other = evolve(other, mine=evolve(other.mine, hand=hand, inventory=items, objectives=("hoarder",), notes=()))
    pictures = []
    for view in (sample_view(JUNE), other):
        tray = make_tray(stage, view, sample_turn())
        tray.set_concealed(True)
        tray.covered = True
        assert tray.place_of(Anchor("card", view.mine.hand[0])) is None  # type: ignore[union-attr]
        tray.hold_objectives(True)
        tray.toggle_notes()
        pictures.append(tray.grab().toImage())
        tray.hide()
    assert pictures[0] == pictures[1]


def test_the_objective_lies_open_only_while_its_key_is_held(stage: QWidget) -> None:
    tray = make_tray(stage, sample_view(JUNE))
    assert tray.objectives.isHidden()
    QTest.keyPress(stage, Qt.Key.Key_O)
    assert tray.objectives.isVisible()
    QTest.keyRelease(stage, Qt.Key.Key_O)
    assert tray.objectives.isHidden()
    spot = tray.holdings.spot_of("objective")
    assert spot is not None
    QTest.mousePress(spot, LEFT)
    assert tray.objectives.isVisible()
    QTest.mouseRelease(spot, LEFT)
    assert tray.objectives.isHidden()


def test_notes_tell_what_this_person_has_looked_at(stage: QWidget) -> None:
    tray = make_tray(stage, sample_view(JUNE))
    QTest.keyClick(stage, Qt.Key.Key_I)
    assert tray.notes.isVisible()
    said = [words for _, words in tray.notes.lines()]
    assert said[1:] == ["Unexplored room 4: Surgery (round 8)", "Engine 1: Working (round 6)"]
    QTest.mouseClick(tray.notes, LEFT)
    assert tray.notes.isHidden()


def test_an_offered_wound_is_chosen_on_the_sheet(stage: QWidget) -> None:
    dress = Decision(JUNE, Text("ask-aim", who="June"), [AtWound("leg_1", "dress"), No()])
    tray = make_tray(stage, sample_view(JUNE), dress)
    heard = Heard(tray)
    click(tray, Anchor("wound", "leg_1"))
    assert heard.chosen == [Anchor("wound", "leg_1")]


def test_what_is_seldom_meant_is_not_lit_up_but_can_be_clicked(stage: QWidget) -> None:
    drop = Decision(JUNE, Text("prompt-turn"), [Drop("rifle"), UseItem("green_bandages_1"), Pass()], topic="turn")
    tray = make_tray(stage, sample_view(JUNE), drop)
    heard = Heard(tray)
    click(tray, Anchor("item", "rifle"))
    assert heard.chosen == [Anchor("item", "rifle")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("unit", "text"), [(0.937, 1.0), (1.406, 1.0), (1.0, 1.75)])
def test_the_tray_is_drawn_in_every_language_and_size(stage: QWidget, language: str, unit: float, text: float) -> None:
    words = Words(language)
    for view in (crowded(), sample_view(MIRA), sample_view(OTTO), sample_view(LEV)):
        tray = make_tray(stage, view)
        tray.resize(round(1366 * unit), round(155 * unit))
        tray.set_scale(unit, text)
        tray.retranslate(words)
        tray.hold_objectives(True)
        tray.toggle_notes()
        tray.grab()
        tray.hide()
    assert words.missing == set()


# -------------------------------------------------------------------- decision bar


def make_bar(
    stage: QWidget, decision: Decision | None, chosen: tuple[int, ...] = (), language: str = "en"
) -> DecisionBar:
    words = Words(language)
    bar = DecisionBar(UI, stage)
    bar.setGeometry(8, 574, 1350, 36)
    bar.set_scale(1.0, 1.0)
    bar.retranslate(words)
    bar.show_view(sample_view(JUNE))
    bar.offer(Offers(decision, words, chosen))
    bar.show()
    return bar


def test_acts_without_a_thing_on_the_table_are_buttons_with_number_keys(stage: QWidget) -> None:
    turn = Decision(
        JUNE, Text("ask-turn", who="June", number=1),
        [PlayCard("scout_rest"), Move("5-10", 5), Trade(), MeleeEggs(), Pass()], topic="turn",
    )  # fmt: skip
    bar = make_bar(stage, turn)
    taken: list[int] = []
    bar.act_chosen.connect(taken.append)
    assert [bar.buttons[key].text() for key in ("act-2", "act-3", "act-4")] == ["Trade", "Smash an egg", "Pass"]
    QTest.mouseClick(bar.buttons["act-2"], LEFT)
    assert bar.press_number(2)
    assert not bar.press_number(7)
    QTest.mouseClick(bar.buttons["act-4"], LEFT)
    assert taken == [2, 3, 4]
    assert bar.sentence() == bar.accessibleName()


def test_many_acts_become_a_menu(stage: QWidget) -> None:
    acts = [
        Trade(),
        MeleeEggs(),
        ShootEggs("rifle"),
        Craft("antidote"),
        Craft("taser"),
        Craft("flamethrower"),
        Craft("molotov_cocktail"),
        Pass(),
    ]
    bar = make_bar(stage, Decision(JUNE, Text("ask-turn", who="June", number=1), acts, topic="turn"))
    wanted: list[object] = []
    bar.menu_wanted.connect(lambda acts, _place: wanted.append(acts))
    # Shooting at the eggs has the rifle on the table; the others have no thing of their own.
    QTest.mouseClick(bar.buttons["menu"], LEFT)
    assert wanted == [[0, 1, 3, 4, 5, 6]]
    assert bar.press_menu()


def test_a_payment_is_confirmed_when_it_is_complete(stage: QWidget) -> None:
    pay = Decision(
        JUNE, Text("ask-pay", who="June", count=2, what=Text("action-rest")),
        [Pay("scout_search_1"), Pay("scout_demolition")], kind="some", least=2, most=2, topic="pay",
    )  # fmt: skip
    assert not make_bar(stage, pay, (0,)).buttons["confirm"].isEnabled()
    bar = make_bar(stage, pay, (0, 1))
    confirmed: list[bool] = []
    bar.confirmed.connect(lambda: confirmed.append(True))
    QTest.mouseClick(bar.buttons["confirm"], LEFT)
    assert confirmed == [True]
    assert bar.buttons["confirm"].kind == "primary"


def test_the_table_answers_for_everybody_or_for_nobody(stage: QWidget) -> None:
    question = Text("ask-interrupt", who="June", what=Text("act-trade"))
    claims = Decision(TABLE, question, [Claim(MIRA), Claim(OTTO)], kind="claims")
    bar = make_bar(stage, claims)
    assert bar.buttons["act-0"].text() == "Mira reacts"
    declined: list[bool] = []
    bar.declined.connect(lambda: declined.append(True))
    QTest.mouseClick(bar.buttons["decline"], LEFT)
    assert declined == [True]
    assert "confirm" in make_bar(stage, claims, (1,)).buttons


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_wants_to_offer_something_says_so_by_name(stage: QWidget, language: str) -> None:
    seats = [Claim(seat) for seat in (MIRA, OTTO, LEV)]
    trade = Decision(TABLE, Text("ask-who-offers"), seats, kind="claims", least=0, most=3, topic="trade")
    bar = make_bar(stage, trade, language=language)
    offering = {"en": "Mira offers", "ru": "Mira предлагает", "cs": "Nabízí Mira"}
    assert bar.buttons["act-0"].text() == offering[language]
    bar.set_scale(bar.unit, 1.5)
    bar.refresh()
    assert "menu" not in bar.buttons, "somebody's own button, however little room there is"
    edges = sorted((button.x(), button.x() + button.width()) for button in bar.buttons.values())
    assert all(first[1] <= second[0] for first, second in zip(edges, edges[1:], strict=False))


def test_the_way_back_is_there_when_something_can_be_taken_back(stage: QWidget) -> None:
    question = Decision(JUNE, Text("ask-reroll", who="June", face=Text("face-blank")), [Yes(), No()])
    bar = make_bar(stage, question)
    assert "back" not in bar.buttons
    bar.set_back(True, "Take back: move")
    back: list[bool] = []
    bar.went_back.connect(lambda: back.append(True))
    QTest.mouseClick(bar.buttons["back"], LEFT)
    assert back == [True]
    assert bar.buttons["back"].toolTip() == "Take back: move"


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_and_sentence_never_overlap(stage: QWidget, language: str) -> None:
    acts = [Yes(), No(), Named("launch"), Named("step-out"), Named("stay")]
    sentence = Text("ask-accept", who="June", other="Maximilian", item=Text("item-technical_corridors_plan"))
    bar = make_bar(stage, Decision(JUNE, sentence, acts), language=language)
    bar.set_back(True)
    edges = sorted((button.x(), button.x() + button.width()) for button in bar.buttons.values())
    assert all(first[1] <= second[0] for first, second in zip(edges, edges[1:], strict=False))
    assert edges[-1][1] <= bar.width()
    assert edges[0][0] > 300
    bar.grab()


# -------------------------------------------------------------------- private looks


def make_look(stage: QWidget, view: View, decision: Decision) -> PrivateLook:
    words = Words("en")
    look = PrivateLook(stage)
    look.lay(QRectF(stage.rect()))
    look.set_scale(1.0, 1.0)
    look.retranslate(words)
    look.show_view(view)
    look.offer(Offers(decision, words))
    look.show()
    return look


def test_found_items_lie_over_the_map_to_be_kept(stage: QWidget) -> None:
    cards = ("red_grenade_1", "red_decoy_1")
    view = sample_view(JUNE)
    assert view.mine is not None
    view = evolve(view, mine=evolve(view.mine, looking=cards))
    keep = Decision(
        JUNE, Text("ask-keep-item", who="June"), [*(AtItem(card, "keep-item") for card in cards), No()],
        topic="search", secret=True,
    )  # fmt: skip
    look = make_look(stage, view, keep)
    heard = Heard(look)
    click(look, Anchor("item", "red_decoy_1"))
    assert heard.chosen == [Anchor("item", "red_decoy_1")]
    look.set_concealed(True)
    assert look.size().isEmpty() and look.cards == []


def test_both_objectives_are_shown_when_one_is_to_be_kept(stage: QWidget) -> None:
    two = ("quarantine", "hoarder")
    decision = Decision(JUNE, Text("ask-keep-objective", who="June"), [KeepObjective(one) for one in two], secret=True)
    look = make_look(stage, sample_view(JUNE), decision)
    heard = Heard(look)
    assert look.shows(Anchor("objective", "hoarder"))
    card = next(card for card in look.cards if card.seen is not None and card.seen.anchor.id == "hoarder")
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert heard.chosen == [Anchor("objective", "hoarder")]


def test_with_nothing_to_look_at_the_panel_takes_no_room(stage: QWidget) -> None:
    look = make_look(stage, sample_view(JUNE), sample_turn())
    assert look.size().isEmpty()
