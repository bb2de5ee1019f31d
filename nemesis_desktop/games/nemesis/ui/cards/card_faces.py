"""The faces of the cards that people hold: actions, items, weapons, quest items, wounds, contamination."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS, action_kind
from nemesis_desktop.games.nemesis.components.items import (
    ITEM_FACTS,
    QUEST_ITEMS,
    STARTING_WEAPONS,
    facts_of,
    item_deck,
)
from nemesis_desktop.games.nemesis.components.wounds import WOUND_DECK, wound_kind
from nemesis_desktop.games.nemesis.ui.cards.card_code import paint_code
from nemesis_desktop.games.nemesis.ui.cards.pictures import ACTIONS, OBJECTS, WOUNDS, item_picture
from nemesis_desktop.games.nemesis.ui.pages.pictures import wound_picture
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.widgets.card_frame import (
    HEIGHT,
    WIDTH,
    Card,
    Sayer,
    body,
    combat_sign,
    dark_ground,
    laminate,
    picture_high,
    picture_strip,
    raised,
    title,
)


def kind_of_action(card: str) -> str:
    """The kind of an action card, given the card or already its kind."""
    return card if card in ACTION_FACTS else action_kind(card)


def kind_of_item(card: str) -> str:
    """The kind of an item, given the physical card or already its kind."""
    if card in ITEM_FACTS or card in STARTING_WEAPONS or card in QUEST_ITEMS:
        return card
    return facts_of(card).id


def colour_of_item(card: str) -> str:
    """The deck whose colour an item wears; ``none`` for what was never in a deck."""
    if card in STARTING_WEAPONS or card in QUEST_ITEMS:
        return "none"
    if card in ITEM_FACTS:
        return next(iter(ITEM_FACTS[card].copies))
    return item_deck(card) or "none"


def object_of(thing: str) -> str:
    """Which heavy object a physical token is: ``egg``, ``carcass``, ``corpse``, ``blue_corpse``; nothing if it is
    none.
    """
    if thing in ("corpse_blue", "blue_corpse"):
        return "blue_corpse"
    stem = thing.partition("_")[0]
    return stem if stem in OBJECTS else ""


def name_of(canvas: Canvas, words: str, ink: str, card: Card) -> None:
    """The name in the middle of the head, or at its left when another card lies over the rest."""
    covered = card.visible < WIDTH
    title(canvas, words, ink, right=card.visible - (3 if covered else 5), centred=not covered)


def action_face(canvas: Canvas, card: Card, say: Sayer, playing: bool) -> None:
    """An action card: dark head, cost and combat rule beside the picture, words or two options."""
    assert card.id is not None
    kind = kind_of_action(card.id)
    facts = ACTION_FACTS[kind]
    laminate(canvas, "accent.warm" if playing else "card.head")
    name_of(canvas, raised(say(f"action-{kind}")), "text.ink_warm" if playing else "text.primary", card)
    ways = say.ways(say(f"action-{kind}-text"))
    strip = picture_high(canvas, ways, WIDTH - 14, HEIGHT - 71.5, 41)
    picture_strip(canvas, 22, strip, ACTIONS.get(kind, "symbols/hand_card"))
    top = 22 + (strip - 23) / 2
    canvas.symbol(f"symbols/cost_{facts.cost}", 9, top, 23, "accent.warm" if playing else "text.primary")
    combat_sign(canvas, facts.combat, 94, top + 0.5, 22, "text.primary")
    body(canvas, ways, 8, 25.5 + strip, WIDTH - 14, HEIGHT - 5)


def edge_pattern(canvas: Canvas, colour: str, x: float, top: float, width: float, bottom: float) -> None:
    """The pattern along the left edge of an item, so that its colour is not told by colour alone."""
    canvas.box(x, top, width, bottom - top, f"item.{colour}")
    ink = "text.plate_ink"
    y = top
    while colour == "red" and y + 9 <= bottom:
        canvas.line(((x, y + 9), (x + width, y + 3)), ink, 2.2)
        y += 10
    while colour == "yellow" and y + 8 <= bottom:
        canvas.circle(x + width / 2, y + 6, 2, ink)
        y += 9
    while colour == "green" and y + 6.5 <= bottom:
        canvas.box(x, y + 4, width, 2.4, ink)
        y += 9
    while colour == "blue" and y + 10 <= bottom:
        canvas.line(((x, y + 2), (x + width, y + 10)), ink, 1.6)
        canvas.line(((x + width, y + 2), (x, y + 10)), ink, 1.6)
        y += 12


def item_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """An item or weapon: enamel head with the glyph, pattern at the edge, its component and burdens at the foot."""
    assert card.id is not None
    kind = kind_of_item(card.id)
    facts = ITEM_FACTS.get(kind) or STARTING_WEAPONS[kind]
    colour = colour_of_item(card.id)
    ink = "text.primary" if colour == "none" else "text.plate_ink"
    laminate(canvas, f"item.{colour}", 23)
    if colour != "none":
        canvas.symbol(f"symbols/item_{colour}", 8, 5.5, 12, ink)
    title(canvas, raised(say(f"item-{kind}")), ink, left=7 if colour == "none" else 23, right=WIDTH - 4, base=16.2)
    left = 15 if colour != "none" else 9
    foot = facts.component is not None or facts.heavy or facts.one_use or facts.capacity is not None
    ways, bottom = say.ways(say(f"item-{kind}-text")), HEIGHT - (22 if foot else 5)
    strip = picture_high(canvas, ways, WIDTH - left - 5, bottom - 66.5, 40)
    picture_strip(canvas, 23, strip, item_picture(kind))
    if facts.kind != "weapon":
        top = 23 + (strip - 22) / 2
        canvas.symbol(f"symbols/cost_{facts.cost}", 14, top, 22, "text.primary")
        combat_sign(canvas, facts.combat, 94, top, 22, "text.primary")
    if colour != "none":
        edge_pattern(canvas, colour, 0, 23, 8, HEIGHT - 8)
    body(canvas, ways, left, 26.5 + strip, WIDTH - left - 5, bottom)
    _item_foot(
        canvas, left, component=facts.component, heavy=facts.heavy, one_use=facts.one_use, capacity=facts.capacity
    )


def _item_foot(
    canvas: Canvas, left: float, *, component: str | None, heavy: bool, one_use: bool, capacity: int | None
) -> None:
    ink = "text.ink"
    if component is not None:
        canvas.symbol(f"symbols/component_{component}", left, HEIGHT - 21.5, 16, ink)
    elif capacity is not None:
        canvas.symbol("symbols/ammo", left, HEIGHT - 21.5, 16, ink)
        canvas.text(left + 20, HEIGHT - 9.5, str(capacity), 14, ink, 700, grow=False)
    x = WIDTH - 23.0
    for name, there in (("one_use", one_use), ("heavy", heavy)):
        if there:
            canvas.symbol(f"symbols/{name}", x, HEIGHT - 21.5, 16, ink)
            x -= 20


def object_face(canvas: Canvas, thing: str, say: Sayer) -> None:
    """A heavy object: an egg, a carcass, a corpse."""
    kind = object_of(thing)
    laminate(canvas, "item.none", 23)
    title(canvas, raised(say(f"object-{kind}")), "text.primary", centred=True, base=16.2)
    picture_strip(canvas, 23, 40, item_picture(kind))
    body(canvas, [say("ui-cards-object-text")], 9, 67.5, WIDTH - 15, HEIGHT - 23)
    canvas.symbol("symbols/heavy", WIDTH - 23, HEIGHT - 21.5, 16, "text.ink")


def quest_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """A quest item: dark and dashed with its condition, until it is active and laminated like an item."""
    assert card.id is not None
    facts = QUEST_ITEMS[card.id]
    name = raised(say(f"item-{card.id}"))
    if not card.active:
        canvas.cut(0.7, 0.7, WIDTH - 1.4, HEIGHT - 1.4, 8, "ground.bg0", "line.strong", 1.4, dash=(5, 4))
        canvas.symbol("symbols/objective", 9, 6, 13, "text.secondary")
        title(canvas, name, "text.primary", left=27, right=WIDTH - 4, base=17)
        canvas.line(((9, 26), (WIDTH - 9, 26)), "line.edge")
        canvas.text(9, 43, say("ui-cards-quest-sleeping"), 12, "text.secondary", 500, grow=False)
        body(canvas, [say(f"quest-{card.id}-condition")], 9, 50, WIDTH - 16, HEIGHT - 32, "accent.cold", leading=1.2)
        canvas.symbol("symbols/cost_1", 9, HEIGHT - 27, 18, "text.secondary")
        canvas.symbol("symbols/out_of_combat_only", 33, HEIGHT - 27, 18, "text.secondary")
        canvas.symbol(item_picture(card.id), WIDTH - 41, HEIGHT - 36, 32, "text.primary")
        return
    laminate(canvas, "card.head", 23)
    canvas.symbol("symbols/objective", 7, 5, 13, "text.primary")
    title(canvas, name, "text.primary", left=26, right=WIDTH - 4)
    bottom = HEIGHT - (22 if facts.heavy or facts.one_use else 5)
    ways = say.ways(say(f"item-{card.id}-text"))
    strip = picture_high(canvas, ways, WIDTH - 15, bottom - 61.5, 34)
    picture_strip(canvas, 23, strip, item_picture(card.id))
    if facts.use == "action":
        top = 23 + (strip - 20) / 2
        canvas.symbol(f"symbols/cost_{facts.cost}", 9, top, 20, "text.primary")
        combat_sign(canvas, facts.combat, 97, top, 20, "text.primary")
    body(canvas, ways, 9, 27.5 + strip, WIDTH - 15, bottom)
    _item_foot(canvas, 9, component=None, heavy=facts.heavy, one_use=facts.one_use, capacity=None)


def kind_of_wound(card: str) -> str:
    """The part of the body of a serious wound, given the card or already the part."""
    return wound_kind(card) if card in WOUND_DECK else card if card in WOUNDS else "body"


def wound_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """A serious wound: red head and body part; dressed, it lies on its dark side under a bandage."""
    assert card.id is not None
    kind = kind_of_wound(card.id)
    if card.dressed:
        dark_ground(canvas, WIDTH, HEIGHT, "line.strong")
        canvas.symbol("symbols/wound_dressed", 39, 26, 48, "text.secondary")
        canvas.text(63, 98, say("ui-cards-wound-dressed"), 14, "text.primary", 600, align="middle", grow=False)
        words = f"{raised(say(f'wound-{kind}'))}: {say('ui-cards-wound-dressed-text')}"
        size, lines = canvas.fitted_lines(words, WIDTH - 20, 30, (12, 11.5, 11, 10.5, 10), grow=False)
        canvas.lines(63, 104, lines, size, "text.secondary", align="middle", grow=False)
        return
    laminate(canvas, "state.danger", 23)
    title(canvas, raised(say(f"wound-{kind}")), "text.ink_danger", centred=True, base=16.4, weight=700)
    canvas.drawing(wound_picture(kind), QRectF(0, 23, WIDTH, 46), 0.01)
    body(canvas, [say(f"wound-{kind}-text")], 9, 75, WIDTH - 16, HEIGHT - 6, leading=1.14)


def contamination_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """A contamination card: a code nobody reads without the scanner. All cards look the same."""
    laminate(canvas, "card.head")
    name_of(canvas, raised(say("contamination-card")), "text.primary", card)
    paint_code(canvas, 10, 31, WIDTH - 20, 93)
    canvas.circle(63, 75, 22, "card.laminate")
    canvas.symbol("symbols/contamination", 47, 59, 32, "text.ink")


def scanner(canvas: Canvas, width: float, height: float, verdict: str = "") -> None:
    """The scanner over a code; with a verdict, red film lies over the middle of it."""
    canvas.cut(0.7, 5, width - 1.4, height - 10, 9, "ground.space", "line.strong", 1.4)
    canvas.box(12, 17, width - 24, height - 34, "card.laminate")
    paint_code(canvas, 16, 21, width - 32, height - 42, alpha=0.8)
    if verdict:
        film(canvas, width * 0.19, 0, width * 0.62, height, verdict)


def film(canvas: Canvas, x: float, y: float, width: float, height: float, verdict: str) -> None:
    """The red film of the scanner with what it lets one read."""
    canvas.box(x, y, width, height, "state.blood_top")
    canvas.box(x, y, width, height, "state.danger", 0.45)
    canvas.box(x, y, width, 8, "#FFFFFF", 0.1)
    canvas.cut(x, y, width, height, 0.01, None, "#FF8E80", 1.6)
    size, words = canvas.fitted(
        verdict, width - 10, (28, 26, 24, 22, 20, 18, 16, 14, 12, 11), 700, "display", grow=False
    )
    canvas.text(
        x + width / 2, y + height / 2 + size * 0.34, words, size, "#1A0503", 700, "display", "middle", grow=False
    )
    for mark in range(9):
        left = x + 6 + mark * (width - 12) / 8
        canvas.line(((left, y + height - 9), (left, y + height - (19 if mark % 4 == 0 else 15))), "#FFC3BA", 1.2, 0.8)
