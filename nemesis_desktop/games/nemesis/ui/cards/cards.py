"""Cards as pictures: every deck's face and back, in each of its states, drawn once per size and kept.

``card_pixmap`` gives the card itself; what surrounds it on the table (the frame of its state) is painted with
``card_frame.card_border``, so that the card keeps its place when the frame appears.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from nemesis_desktop.games.nemesis.components import tokens
from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS, action_deck
from nemesis_desktop.games.nemesis.components.characters import ACTION_DECK
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.items import DECKS, ITEM_FACTS, QUEST_ITEMS, STARTING_WEAPONS, deck_cards
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.wounds import WOUND_DECK
from nemesis_desktop.games.nemesis.species.carnomorphs.components.kinds import ADAPTATIONS
from nemesis_desktop.games.nemesis.species.shelf import (
    ATTACKS,
    EVENTS,
    INTRUDER_ACTIONS,
    INTRUDER_TOKENS,
    OWN_CARDS,
    WEAKNESSES,
)
from nemesis_desktop.games.nemesis.ui.cards import card_faces, carnomorph_faces, dark_faces
from nemesis_desktop.games.nemesis.ui.cards.card_faces import edge_pattern
from nemesis_desktop.games.nemesis.ui.cards.intruder_face import intruder_face
from nemesis_desktop.games.nemesis.ui.cards.pictures import DECK_SIGNS, WOUNDS
from nemesis_desktop.games.nemesis.ui.signs import emblem
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import cut
from nemesis_desktop.table.widgets.card_frame import (
    CHOSEN,
    CORNER,
    GREY,
    HEIGHT,
    WIDTH,
    Card,
    CardState,
    Sayer,
    Stamp,
    back,
    stamp,
)

HAND = (126.0, 141.0)
"""The size of a card in hand, in units."""
REVEAL = (170.0, 190.0)
"""The size of a card that is shown to the table, in units."""

STAMPS: Final[Mapping[CardState, Stamp]] = {"chosen": CHOSEN, "impossible": GREY}
SCANNED: Final = Stamp("accent.mutation_top", "text.pale", "symbols/mutation")
"""The label of a card that is nothing to play, but can be scanned for the own mutation."""

MOST_BYTES = 9_000_000
"""How much memory kept card pictures may take."""

_pictures: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()


def _decks() -> dict[str, str]:
    found: dict[str, str] = dict.fromkeys(ACTION_FACTS, "action")
    for character in ACTION_DECK:
        found |= dict.fromkeys(action_deck(character), "action")
    found |= dict.fromkeys((*ITEM_FACTS, *STARTING_WEAPONS), "item")
    for deck in DECKS:
        found |= dict.fromkeys(deck_cards(deck), "item")
    found |= dict.fromkeys(INTRUDER_ACTIONS, "intruder")
    found |= dict.fromkeys(EVENTS, "event") | dict.fromkeys(ATTACKS, "attack")
    found |= dict.fromkeys((*WOUND_DECK, *WOUNDS), "wound") | dict.fromkeys(
        (*CONTAMINATION, "contamination"), "contamination"
    )
    found |= dict.fromkeys(OBJECTIVES, "objective") | dict.fromkeys(QUEST_ITEMS, "quest")
    found |= dict.fromkeys(WEAKNESSES, "weakness") | dict.fromkeys(COORDINATES, "coordinates")
    found |= {**dict.fromkeys(ADAPTATIONS, "adaptation"), **OWN_CARDS}
    found |= dict.fromkeys(INTRUDER_TOKENS, "token") | dict.fromkeys(tokens.EXPLORATION, "exploration")
    found |= dict.fromkeys((token.kind for token in INTRUDER_TOKENS.values()), "token")
    found |= dict.fromkeys(ROOMS, "room") | dict.fromkeys(ACTION_DECK, "character")
    found |= dict.fromkeys(("working", "damaged"), "engine")
    return found


_DECK_OF = _decks()
_HELD_APART = ("contamination", "intruder")
"""What lies in hands beside action cards."""


def deck_of(id: str) -> str:
    """The deck that a card, token or tile belongs to; ``object`` for eggs, carcasses and corpses, ``""`` if nobody
    knows it.

    Events and rooms share a few names with other things; whoever knows the deck should name it.
    """
    if id in _DECK_OF:
        return _DECK_OF[id]
    if id.startswith(("working", "damaged")) or id.endswith(("working", "damaged")):
        return "engine"
    return "object" if card_faces.object_of(id) else ""


def card_held(id: str) -> Card:
    """The card that somebody holds in a hand or among their things, by its id alone."""
    deck = deck_of(id)
    return Card(deck if deck in _HELD_APART else "action", id)


def belonging(id: str) -> Card:
    """An item, a quest item or a heavy object, by its id alone."""
    deck = deck_of(id)
    return Card(deck if deck in ("object", "quest") else "item", id)


def card_pixmap(
    deck: str,
    id: str | None,
    size: tuple[float, float],
    unit: float,
    ratio: float,
    words: Words,
    state: CardState = "idle",
    stamp: str | None = None,
    *,
    active: bool = True,
    dressed: bool = False,
    colour: int = 0,
    character: str = "",
    visible: float = WIDTH,
    half: str = "",
) -> QPixmap:
    """The picture of a card.

    Args:
        deck: ``action``, ``item``, ``event``, ``attack``, ``wound``, ``contamination``, ``objective``, ``quest``,
        ``weakness``,
            ``coordinates``, ``token``, ``exploration``, ``room``, ``engine``, ``character``, ``object`` or ``intruder``
            (an intruder action card), ``mutation`` or ``adaptation``.
        id: a physical card, or a kind of card; None for the back. An item's back is named by its colour: ``back:red``.
        size: width and height in units; ``HAND`` or ``REVEAL``, or any other of about that form.
        unit: pixels in one unit.
        ratio: device pixels in one pixel.
        words: the language.
        state: ``chosen`` and ``impossible`` are dimmed, ``playing`` has a warm head.
        stamp: words across its foot: what it is chosen for, why it cannot be, or what else it is good for.
        active: whether a quest item has been activated.
        dressed: whether a wound has been dressed.
        colour: the owner's colour, for the back of an action card.
        character: the owner's character, for the back of an action card.
        visible: how many units of its width are seen, if the next card lies over it.
        half: the part of a card of two that counts now, ``infected`` or ``healthy``.
    """
    card = Card(deck, id, active, dressed, colour, character, visible, half)
    key = (card, size, round(unit, 4), ratio, words.language, words.dialect, state, stamp)
    found = _pictures.get(key)
    if found is not None:
        _pictures.move_to_end(key)
        return found
    picture = QPixmap(max(1, round(size[0] * unit * ratio)), max(1, round(size[1] * unit * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint_card(Canvas(painter, unit, ratio), card, size, Sayer(words), state, stamp)
    _pictures[key] = picture
    weight = picture.width() * picture.height() * 4
    while len(_pictures) * weight > MOST_BYTES:
        _pictures.popitem(last=False)
    return picture


def forget_pictures() -> None:
    """Give back the memory of all kept pictures."""
    _pictures.clear()


def paint_card(
    canvas: Canvas,
    card: Card,
    size: tuple[float, float],
    say: Sayer,
    state: CardState = "idle",
    label: str | None = None,
) -> None:
    """Draw a card with its upper left corner at the canvas's origin."""
    native = (dark_faces.EVENT_WIDTH, dark_faces.EVENT_HEIGHT) if card.deck == "event" else (WIDTH, HEIGHT)
    scale = min(size[0] / native[0], size[1] / native[1])
    on = canvas.at((size[0] - native[0] * scale) / 2, (size[1] - native[1] * scale) / 2, scale)
    if card.id is None or card.id.startswith("back:"):
        _paint_back(on, card, native)
    else:
        _paint_face(on, card, say, playing=state == "playing")
    if state in ("chosen", "impossible"):
        on.fill(cut(QRectF(0, 0, *native), CORNER), "ground.bg0", 0.46 if state == "chosen" else 0.56)
    if label:
        stamp(on, label, native[0], native[1], STAMPS.get(state, SCANNED))


def _paint_back(canvas: Canvas, card: Card, native: tuple[float, float]) -> None:
    paint, sign = "text.secondary", DECK_SIGNS.get(card.deck, "symbols/hand_card")
    if card.deck == "mutation":
        carnomorph_faces.mutation_back(canvas)
        return
    if card.deck == "adaptation" and card.id is not None:
        carnomorph_faces.adaptation_back(canvas, card.id.removeprefix("back:"))
        return
    if card.deck == "action" and card.colour:
        paint, sign = f"player.{card.colour}", emblem(card.character) if card.character else sign
    elif card.deck == "item":
        colour = (card.id or "back:white").removeprefix("back:")
        back(canvas, *native, f"item.{colour}", f"symbols/item_{colour}")
        if colour in DECKS:
            edge_pattern(canvas, colour, 11, 12, 9, native[1] - 12)
        return
    elif card.deck in ("event", "attack", "wound", "intruder", "adaptation"):
        paint = "state.danger_soft"
    elif card.deck in ("weakness", "coordinates"):
        paint = "accent.cold_soft"
    elif card.deck == "token":
        paint = "line.strong"
    back(canvas, *native, paint, sign)


def _paint_face(canvas: Canvas, card: Card, say: Sayer, *, playing: bool) -> None:
    assert card.id is not None
    match card.deck:
        case "action":
            if deck_of(card.id) == "contamination":
                card_faces.contamination_face(canvas, card, say)
            else:
                card_faces.action_face(canvas, card, say, playing)
        case "item":
            card_faces.item_face(canvas, card, say)
        case "object":
            card_faces.object_face(canvas, card.id, say)
        case "quest":
            card_faces.quest_face(canvas, card, say)
        case "wound":
            card_faces.wound_face(canvas, card, say)
        case "contamination":
            card_faces.contamination_face(canvas, card, say)
        case "event":
            dark_faces.event_face(canvas, card, say)
        case "attack":
            dark_faces.attack_face(canvas, card, say)
        case "intruder":
            intruder_face(canvas, card, say, playing)
        case "objective":
            dark_faces.objective_face(canvas, card, say)
        case "weakness":
            dark_faces.weakness_face(canvas, card, say)
        case "adaptation":
            carnomorph_faces.adaptation_face(canvas, card, say)
        case "mutation":
            carnomorph_faces.mutation_face(canvas, card, say)
        case "coordinates":
            dark_faces.coordinates_face(canvas, card, say)
        case "token":
            dark_faces.token_face(canvas, card, say)
        case "exploration":
            dark_faces.exploration_face(canvas, card, say)
        case "room":
            dark_faces.room_face(canvas, card, say)
        case "engine":
            dark_faces.engine_face(canvas, card, say)
        case "character":
            dark_faces.character_face(canvas, card, say)
        case _:
            raise ValueError(f"there is no deck {card.deck!r} for {card.id!r}")
