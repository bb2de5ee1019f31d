"""Cards, buttons, dice, reveals and explanations: every one can be drawn and read in every language."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.items import ITEM_FACTS, QUEST_ITEMS, STARTING_WEAPONS
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tokens import COMBAT_DIE, EXPLORATION, NOISE_DIE
from nemesis_desktop.games.nemesis.species.carnomorphs.components.kinds import ADAPTATIONS
from nemesis_desktop.games.nemesis.species.carnomorphs.components.mutations import MUTATIONS
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS, EVENTS, INTRUDER_TOKENS, WEAKNESSES
from nemesis_desktop.games.nemesis.ui import UI
from nemesis_desktop.games.nemesis.ui.cards.cards import HAND, REVEAL, card_pixmap, deck_of, forget_pictures
from nemesis_desktop.games.nemesis.ui.cards.dice import face_at
from nemesis_desktop.games.nemesis.ui.cards.pictures import item_picture
from nemesis_desktop.games.nemesis.ui.explain.words import explanation
from nemesis_desktop.games.nemesis.ui.pages.pages import PAGES
from nemesis_desktop.program.resources import asset
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.explain import HoverCard
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.show.page import Page
from nemesis_desktop.table.show.reveal import Reveal
from nemesis_desktop.table.widgets.button import Button
from nemesis_desktop.table.widgets.card_frame import Card
from tests.games.nemesis.telling import told_of
from tests.games.nemesis.ui.samples import JUNE, MIRA, OTTO, sample_turn, sample_view

DECKS = {
    "action": tuple(ACTION_FACTS),
    "item": (*ITEM_FACTS, *STARTING_WEAPONS),
    "quest": tuple(QUEST_ITEMS),
    "event": tuple(EVENTS),
    "attack": tuple(ATTACKS),
    "wound": ("body", "leg", "hand", "bleeding", "arm"),
    "contamination": CONTAMINATION[:1],
    "objective": tuple(OBJECTIVES),
    "weakness": WEAKNESSES,
    "coordinates": tuple(COORDINATES),
    "token": tuple(INTRUDER_TOKENS),
    "exploration": tuple(EXPLORATION),
    "room": tuple(ROOMS),
    "engine": ("working", "damaged"),
    "object": ("egg_1", "carcass_2", "corpse_blue", "corpse_3"),
    "mutation": tuple(MUTATIONS),
    "adaptation": tuple(ADAPTATIONS),
}


def test_every_weapon_and_quest_item_has_a_silhouette_of_its_own() -> None:
    weapons = [*STARTING_WEAPONS, *(item for item, facts in ITEM_FACTS.items() if facts.kind == "weapon")]
    drawings = {thing: item_picture(thing) for thing in (*weapons, *QUEST_ITEMS)}

    shapes = {thing: asset(f"{name}.svg").read_bytes() for thing, name in drawings.items()}
    assert len(set(shapes.values())) == len(shapes) == len(weapons) + len(QUEST_ITEMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_drawn_and_none_of_its_words_is_cut_off(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    forget_pictures()
    words = Words(language)
    shortened: list[str] = []
    real = Canvas.elided

    def noted(canvas: Canvas, text: str, width: float, size: float, weight: int = 400, *rest: str, **more: bool) -> str:
        if weight == 400:
            shortened.append(text)
        return real(canvas, text, width, size, weight, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "elided", noted)
    for deck, cards in DECKS.items():
        size = REVEAL if deck == "event" else HAND
        for card in cards:
            picture = card_pixmap(deck, card, size, 1.0, 1.0, words)
            assert (picture.width(), picture.height()) == size
    for quest in QUEST_ITEMS:
        card_pixmap("quest", quest, HAND, 1.0, 1.0, words, active=False)
    assert words.missing == set()
    assert shortened == []


def test_no_contamination_card_can_be_told_from_another() -> None:
    words = Words("en")
    first = card_pixmap("contamination", CONTAMINATION[0], HAND, 1.0, 1.0, words).toImage()
    others = [card_pixmap("contamination", card, HAND, 1.0, 1.0, words).toImage() for card in CONTAMINATION[1:]]
    assert all(other == first for other in others)


def test_a_card_keeps_its_size_in_every_state_and_is_drawn_once() -> None:
    words = Words("en")
    idle = card_pixmap("action", "search", HAND, 1.5, 2.0, words)
    assert (idle.width(), idle.height()) == (378, 423)
    assert card_pixmap("action", "search", HAND, 1.5, 2.0, words).cacheKey() == idle.cacheKey()
    for state in ("offered", "chosen", "playing", "impossible", "danger"):
        other = card_pixmap("action", "search", HAND, 1.5, 2.0, words, state, "Discard 1 of 2")  # type: ignore[arg-type]
        assert other.size() == idle.size()


@pytest.mark.parametrize(
    ("card", "deck"),
    [
        ("scout_search_1", "action"),
        ("red_grenade_1", "item"),
        ("rifle", "item"),
        ("motion_scanner", "quest"),
        ("contamination_12", "contamination"),
        ("corpse_blue", "object"),
        ("egg_4", "object"),
        ("leg_2", "wound"),
        ("exploration_03", "exploration"),
        ("adult_4", "token"),
        ("quarantine", "objective"),
        ("hatching", "event"),
    ],
)
def test_the_deck_of_a_physical_card_is_known(card: str, deck: str) -> None:
    assert deck_of(card) == deck


# -------------------------------------------------------------------- buttons and dice


def test_a_button_is_pressed_by_pointer_and_keyboard_and_says_its_name(qtbot: QtBot) -> None:
    button = Button("Confirm", "primary", "Enter")
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    button.show()
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert len(pressed) == 2
    assert button.accessibleName() == "Confirm"
    button.setEnabled(False)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(pressed) == 2


def test_a_dangerous_button_says_why(qtbot: QtBot) -> None:
    button = Button("Escape")
    qtbot.addWidget(button)
    button.set_look("danger", "Space", "Three intruders attack first")
    assert button.toolTip() == button.accessibleDescription() == "Three intruders attack first"


def test_a_die_comes_to_rest_on_the_face_that_was_rolled() -> None:
    for face in {str(face) for face in NOISE_DIE}:
        assert face_at("noise", face, 1.0) == face
        assert face_at("noise", face, 0.4) in {str(one) for one in NOISE_DIE}
    for rolled in COMBAT_DIE:
        assert face_at("combat", rolled, 1.0) == rolled


# -------------------------------------------------------------------- reveals


def told(about: str, /, *, private: bool = False, **facts: int | str | bool | tuple[str, ...]) -> Told:
    names = {"who": "Mira", "target": "Otto", "kind": Text("intruder-adult"), "room": Text("room-nest"), "number": 4}
    names |= {"attack": Text("attack-bite"), "event": Text("event-nest"), "face": Text("face-danger"), "hit": "yes"}
    names |= {"surprise": "no", "cards": 3, "state": Text("engine-working"), "engine": 1}
    return evolve(told_of(about, private=private, **facts), words=names)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(1366, 768)
    widget.show()
    return widget


def page_of(event: Told, words: Words | None = None, *rest: Told) -> Page | None:
    """The page of an event at the sample table."""
    view = sample_view()
    return PAGES.of(Moment(event, view, event.after or view, rest=rest), words or Words("en"))


@pytest.fixture
def reveal(table: QWidget) -> Reveal:
    made = Reveal(table, PAGES)
    made.retranslate(Words("en"))
    return made


def shown(reveal: Reveal, event: Told) -> list[bool]:
    """Show an event; what comes back is filled when the show goes on."""
    page, done = page_of(event), list[bool]()
    assert page is not None
    reveal.open(page, lambda: reveal.rest(lambda: done.append(True)))
    return done


def test_a_roll_is_shown_until_somebody_clicks(reveal: Reveal, qtbot: QtBot) -> None:
    theme.set_speed("normal")
    done = shown(reveal, told("noise-rolled", who=MIRA, face="danger", room=1))
    qtbot.waitUntil(lambda: reveal.resting, timeout=2000)
    assert reveal.isVisible() and not done
    assert not reveal.grab().toImage().isNull()
    QTest.mouseClick(reveal, Qt.MouseButton.LeftButton, pos=reveal.rect().center())
    assert done == [True]


def test_a_page_goes_on_by_itself_and_its_time_can_be_held(reveal: Reveal, qtbot: QtBot) -> None:
    theme.set_speed("fast")
    event = told("noise-rolled", who=OTTO, face="silence", room=1)
    done = shown(reveal, event)
    qtbot.waitUntil(lambda: done == [True], timeout=4000)
    done = shown(reveal, event)
    qtbot.waitUntil(lambda: reveal.resting, timeout=2000)
    reveal.hold()
    qtbot.wait(900)
    assert reveal.held and not done, "held for longer than it would have stayed"
    reveal.hold()
    qtbot.waitUntil(lambda: done == [True], timeout=4000)


@pytest.mark.parametrize(
    "event",
    [
        told("looked-at-engine", private=True, who=MIRA, engine=1, state="working"),
        told("attacks", kind="adult", target=OTTO, attack="attack_10", hit=True, surprise=False),
        told("dies", who=OTTO, cause="fire"),
    ],
    ids=["seen in secret", "hits somebody", "a death"],
)
def test_what_concerns_somebody_waits_for_them_and_has_no_rim(reveal: Reveal, qtbot: QtBot, event: Told) -> None:
    theme.set_speed("fast")
    done = shown(reveal, event)
    qtbot.waitUntil(lambda: reveal.resting, timeout=2000)
    qtbot.wait(1300)
    assert not done and not reveal._end.isActive()
    reveal.finish()
    assert done == [True]


def test_where_nothing_is_shown_there_is_no_page(reveal: Reveal) -> None:
    view = sample_view()
    assert reveal.page_of(Moment(told("event-card", event="nest"), view, view)) is None


def test_where_nothing_moves_pages_change_and_are_read(reveal: Reveal, qtbot: QtBot) -> None:
    theme.set_speed("still")
    done = shown(reveal, told("event-card", event="nest"))
    assert reveal.resting and reveal.width() == reveal.covers, "there at once"
    assert not reveal._moves and not done
    qtbot.waitUntil(lambda: done == [True], timeout=4000)


def test_what_one_person_looks_at_is_shown_to_nobody_else() -> None:
    assert page_of(told("looked-at-engine", who=MIRA, engine=1)) is None
    seen = page_of(told("looked-at-engine", private=True, who=MIRA, engine=1, state="working"))
    assert seen is not None and seen.private and seen.over is not None


def test_an_encounter_compares_the_token_with_the_hand() -> None:
    seen = page_of(told("surprise-check", who=MIRA, number=4, cards=3, surprise=True, kind="adult"))
    assert seen is not None
    assert seen.sentence == "4 is more than 3: surprise attack on Mira."
    assert seen.awaits == "Mira"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_drawn(table: QWidget, language: str) -> None:
    theme.set_speed("normal")
    words = Words(language)
    reveal = Reveal(table, PAGES)
    reveal.retranslate(words)
    events = [
        told("combat-rolled", who=MIRA, face="two_hits"),
        told("token-drawn", who=MIRA, kind="blank", number=0, token="blank_1"),
        told("surprise-check", who=MIRA, number=2, cards=6, surprise=False, kind="queen"),
        told("bag-token", kind="larva", number=1, token="larva_3"),
        told("attacks", kind="adult", target=OTTO, attack="attack_10", hit=False),
        told("toughness", kind="queen", cards=("attack_03", "attack_08"), toughness=0, total=4),
        told("event-card", event="nest"),
        told("explored", who=MIRA, tile="surgery", token="exploration_15", effect="danger", items=3),
        told("scans", who=MIRA, count=3, found=1),
        told("launched", pod=1, seats=(MIRA,)),
        told("hibernates", who=MIRA),
        told("ship-jumps"),
        told("ship-destroyed", reason="fire"),
    ]
    for event in events:
        page = page_of(event, words)
        assert page is not None, event.kind
        reveal.open(page, lambda: None)
        for _ in range(3):
            reveal.grab()
            QTest.qWait(60)
        reveal.hurry()
        reveal.grab()
        reveal.leave()


# -------------------------------------------------------------------- explanations


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_explains_itself(language: str) -> None:
    view, words = sample_view(JUNE), Words(language)
    abouts: list[object] = [Anchor("room", room.slot) for room in view.rooms]
    abouts += [
        Anchor("network" if corridor.id == "technical" else "corridor", corridor.id) for corridor in view.corridors
    ]
    abouts += [Anchor("intruder", intruder.id) for intruder in view.intruders]
    abouts += [Anchor("seat", crew.seat) for crew in view.crew] + [Anchor("pod", pod.number) for pod in view.pods]
    abouts += [Anchor("engine", number) for number in (1, 2, 3)] + [Anchor("destination", space) for space in "abcd"]
    abouts += [Anchor("item", "rifle"), Anchor("item", "yellow_tools_1"), Anchor("object", "egg_4")]
    abouts += [Anchor("quest", "motion_scanner"), Anchor("wound", "leg_1"), Anchor("deck", "red"), ("term", "slime")]
    abouts += [("card", deck, card) for deck, cards in DECKS.items() for card in cards]
    for about in abouts:
        told_ = explanation(about, view, words)
        assert told_ is not None and told_.title and told_.lines, about
    assert words.missing == set()


def test_what_cannot_be_done_says_why() -> None:
    words = Words("en")
    offers = Offers(sample_turn(), words)
    room = explanation(Anchor("room", 10), sample_view(JUNE), words, offers)
    assert room is not None and room.title == "Generator"
    assert room.reason == words.text(Text("reason-malfunction"))
    open_room = explanation(Anchor("room", 5), sample_view(JUNE), words, offers)
    assert open_room is not None and open_room.reason == ""


def test_the_back_of_a_card_says_nothing() -> None:
    assert explanation(Card("item", "back:red"), sample_view(), Words("en")) is None


def test_an_explanation_waits_and_never_leaves_the_window(table: QWidget, qtbot: QtBot) -> None:
    words = Words("en")
    card = HoverCard(table, UI, lambda: (sample_view(JUNE), words, None))
    card.point_at(Anchor("card", "scout_search_1"), table.mapToGlobal(QPoint(200, 200)))
    assert not card.isVisible()
    qtbot.waitUntil(card.isVisible, timeout=2000)
    for corner in (QPoint(2, 2), QPoint(1360, 5), QPoint(4, 760), QPoint(1362, 764)):
        card.point_at(Anchor("room", 10), table.mapToGlobal(corner))
        card.point_at(("card", "event", "hatching"), table.mapToGlobal(corner))
        assert table.rect().contains(card.geometry())
        assert not card.geometry().contains(corner)
    card.point_at(None, QPoint())
    assert not card.isVisible()


def test_what_lies_below_the_question_is_explained_above_it(table: QWidget) -> None:
    words = Words("en")
    card = HoverCard(table, UI, lambda: (sample_view(JUNE), words, None))
    card.ceiling = 574
    card.point_at(Anchor("card", "scout_search_1"), table.mapToGlobal(QPoint(600, 700)))
    card.show_now()
    assert card.geometry().bottom() < card.ceiling, "the payment and the other cards stay in sight"


def test_a_ready_explanation_is_taken_as_it_is() -> None:
    ready = Explanation("Log", ("What happened.",))
    assert explanation(ready, None, Words("en")) is ready


@pytest.mark.parametrize(("text", "pictured"), [(1.0, True), (1.75, False)])
def test_an_explanation_says_what_is_printed_on_the_card_once(qtbot: QtBot, text: float, pictured: bool) -> None:
    """With the card beside it, the words on it are not written again; for large text they stand there instead of it."""
    table = QWidget()
    table.resize(1366, 768)
    qtbot.addWidget(table)
    words = Words("en")
    card = HoverCard(table, UI, lambda: (sample_view(JUNE), words, None))
    card.set_scale(1.0, text)
    table.show()
    card.point_at(Card("action", "scout_reconnaissance"), table.mapToGlobal(QPoint(700, 650)))
    card.show_now()
    card.grab()
    said: list[str] = []
    lines = Canvas.lines
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            Canvas,
            "lines",
            lambda self, x, y, shown, *more, **kw: (said.extend(shown), lines(self, x, y, shown, *more, **kw)),
        )
        card.repaint()
        card.grab()
    beside = " ".join(said)
    assert ("Move without a noise roll" in beside) is not pictured
    assert ("Costs 1 card" in beside) is True
    assert "Move without a noise roll" in card.accessibleDescription(), "it is heard in any case"
