"""The dark faces: events, attacks, objectives, weaknesses, coordinates, tokens, and room tiles that are looked at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES, AnyOf, Atom, Condition
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS, EVENTS, INTRUDER_TOKENS, SPECIES_OF
from nemesis_desktop.games.nemesis.ui.cards.carnomorph_faces import two_numbers
from nemesis_desktop.games.nemesis.ui.cards.pictures import EXPLORATION as EXPLORATION_SIGNS
from nemesis_desktop.games.nemesis.ui.cards.pictures import event_sign
from nemesis_desktop.games.nemesis.ui.pages.pictures import event_picture, intruder_picture, portrait
from nemesis_desktop.games.nemesis.ui.signs import FRONT_INKS, intruder
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import BLOOD, MODULE, Paint
from nemesis_desktop.table.drawing.pieces import disc
from nemesis_desktop.table.drawing.shapes import boxed
from nemesis_desktop.table.widgets.card_frame import (
    HEIGHT,
    WIDTH,
    Card,
    Sayer,
    body,
    dark_ground,
    laminate,
    picture_high,
    raised,
    title,
)

SINKING: Final[Paint] = ("#590A0F12", "#BE0A0F12")
EVENT_WIDTH, EVENT_HEIGHT = 170.0, 190.0
"""Event cards are drawn at reveal size: they are read by the whole table."""


def event_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """An event: who moves through which corridors, what happens, where the card goes."""
    assert card.id is not None
    facts = EVENTS[card.id]
    wide, high = EVENT_WIDTH, EVENT_HEIGHT
    canvas.cut(0.7, 0.7, wide - 1.4, high - 1.4, 8, MODULE, "state.danger_soft", 1.4)
    _scene(canvas, event_picture(card.id), QRectF(1.4, 27, wide - 2.8, 68))
    canvas.cut(1.4, 1.4, wide - 2.8, 25.6, 7.4, "state.danger_ground", corners="top")
    canvas.symbol(event_sign(card.id), 9, 6, 15, "state.danger")
    size, words = canvas.fitted(
        raised(say(f"event-{card.id}")),
        wide - 36,
        (14.5, 14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5),
        600,
        grow=False,
    )
    canvas.text(31, 18.8, words, size, "text.primary", 600, grow=False)
    size, words = canvas.fitted(say("ui-cards-event-moves"), wide - 20, (12, 11.5, 11, 10.5, 10, 9.5, 9), grow=False)
    canvas.text(12, 43, words, size, "text.primary", grow=False)
    canvas.cut(10.5, 50.5, wide - 21, 41, 5, "#C4080C0E", "line.edge")
    radius = 16.0 if len(facts.moves) < 3 else 13.2 if len(facts.moves) < 4 else 10.4
    x = 14 + radius
    for kind in facts.moves:
        disc(canvas, QPointF(x, 71), 2 * radius, intruder(kind))
        x += radius * 2 + (5 if len(facts.moves) < 4 else 1)
    right = wide - 50
    left = max(x - radius, right - 20)
    canvas.line(((left, 71), (right, 71)), "text.secondary", 2.2)
    canvas.line(((right - 6, 65), (right, 71), (right - 6, 77)), "text.secondary", 2.2)
    canvas.cut(wide - 45, 54.5, 30, 33, 5, "ground.bg0", "text.primary", 1.6)
    canvas.text(wide - 30, 79, str(facts.corridor), 22, "text.primary", 700, "display", "middle", grow=False)
    sizes = (13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0)
    body(canvas, [say(f"event-{card.id}-text")], 12, 97, wide - 22, high - 27, "text.primary", sizes, 1.14)
    canvas.line(((10, high - 25), (wide - 10, high - 25)), "line.edge")
    size, words = canvas.fitted(
        say(f"ui-cards-fate-{facts.fate}"), wide - 22, (12, 11.5, 11, 10.5, 10, 9.5), grow=False
    )
    canvas.text(12, high - 9.5, words, size, "text.secondary", grow=False)


def _scene(canvas: Canvas, name: str, area: QRectF) -> None:
    """A picture that sinks into a card, so that words and signs stand on it; not of what nobody has drawn."""
    if name:
        canvas.drawing(name, area, 6)
        canvas.fill(boxed(area), SINKING)


def attack_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """An attack: toughness in a bone hexagon, the kinds that hit, the effect."""
    assert card.id is not None
    facts = ATTACKS[card.id]
    dark_ground(canvas, WIDTH, HEIGHT, "state.danger_soft", BLOOD)
    name, sizes = raised(say(f"attack-{facts.effect}")), (12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0)
    kinds = [kind for kind in SPECIES_OF[facts.symbols[0]].kinds.values() if kind.uses_attack_deck]
    if facts.exceptions:
        title(canvas, name, "text.primary", base=17.5, centred=True)
        two_numbers(canvas, facts, next(iter(facts.exceptions)), kinds[0].id)
        strip = 54.0
    else:
        _scene(canvas, intruder_picture(facts.symbols[-1]), QRectF(1.4, 1.4, WIDTH - 2.8, 64.6))
        _one_number(canvas, facts.toughness)
        size, words = canvas.fitted(name, WIDTH - 47, (14, 13.5, 13, 12.5, 12, 11.5), 600, grow=False)
        canvas.text(39, 23, words, size, "text.primary", 600, grow=False)
        strip = 36.0
    canvas.box(1.4, strip, WIDTH - 2.8, 30, "ground.space", 0.62)
    for number, kind in enumerate(kinds):
        x = 9 + number * 28.5 + (4 - len(kinds)) * 14.25
        if kind.id in facts.symbols:
            canvas.symbol(intruder(kind.id), x, strip + 3.5, 23, "text.bone")
        else:
            canvas.symbol(intruder(kind.id), x, strip + 3.5, 23, "text.bone", 0.2)
            canvas.line(((x + 2, strip + 25), (x + 21, strip + 5)), "state.danger_soft", 2)
    words = say(f"attack-{facts.effect}-text")
    body(canvas, [words], 9, strip + 35, WIDTH - 16, HEIGHT - 6, "text.bone", sizes, 1.14)


def _one_number(canvas: Canvas, toughness: int | None) -> None:
    """The toughness of all kinds, or the retreat arrow, in a bone hexagon."""
    canvas.polygon(((21, 5), (32, 11.4), (32, 24), (21, 30.4), (10, 24), (10, 11.4)), "text.bone")
    if toughness is None:
        canvas.line(((28, 18), (15, 18)), "text.injury_ink", 2.4)
        canvas.line(((20, 12.6), (14.6, 18), (20, 23.4)), "text.injury_ink", 2.4)
    else:
        canvas.text(21, 23.2, str(toughness), 16, "text.injury_ink", 700, "display", "middle", grow=False)


def clauses(condition: Condition, say: Sayer) -> tuple[list[str], str]:
    """The boxes of an objective, and what joins them: ``or``, ``and`` or nothing."""
    if isinstance(condition, Atom):
        return [_atom(condition, say)], ""
    joint = "or" if isinstance(condition, AnyOf) else "and"
    return [_clause(part, say) for part in condition.parts], joint


def _clause(condition: Condition, say: Sayer) -> str:
    if isinstance(condition, Atom):
        return _atom(condition, say)
    joint = "either" if isinstance(condition, AnyOf) else "both"
    first, *rest = [_clause(part, say) for part in condition.parts]
    for following in rest:
        first = say(f"ui-cards-{joint}", first=first, second=following[:1].lower() + following[1:])
    return first


def _atom(atom: Atom, say: Sayer) -> str:
    return raised(say.words.text(atom_text(atom)))


def atom_text(atom: Atom) -> Text:
    """One condition of an objective."""
    args: dict[str, Argument] = {}
    if atom.argument is not None:
        args["argument"] = atom.argument
        if isinstance(atom.argument, str):
            args["object"] = Text(f"object-{atom.argument}")
    if atom.room is not None:
        args["room"] = Text(f"room-{atom.room}")
    return Text(f"atom-{atom.name}", **args)


def objective_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """An objective: its kind, its name, the conditions as boxes."""
    assert card.id is not None
    objective = OBJECTIVES[card.id]
    dark_ground(canvas, WIDTH, HEIGHT, "text.secondary")
    canvas.cut(5, 5, WIDTH - 10, HEIGHT - 10, 6, None, "text.secondary", 1, alpha=0.45)
    canvas.symbol("symbols/objective", 10, 12, 19, "text.primary")
    size, words = canvas.fitted(
        raised(say(f"objective-kind-{objective.kind}")),
        WIDTH - 44,
        (12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8),
        500,
        grow=False,
    )
    canvas.text(35, 20, words, size, "text.secondary", 500, grow=False)
    name = raised(say(f"objective-{card.id}"))
    size, lines = canvas.fitted_lines(
        name, WIDTH - 43, 28, (14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5), 600, 1.06, 2, grow=False
    )
    bottom = canvas.lines(35, 23, lines, size, "text.primary", 600, 1.06, grow=False)
    parts, joint = clauses(objective.condition, say)
    _boxes(canvas, parts, say(f"ui-cards-{joint}") if joint else "", max(bottom + 4, 41))


def _boxes(canvas: Canvas, parts: list[str], joint: str, top: float) -> None:
    left, inner, bottom = 12.0, WIDTH - 37, HEIGHT - 9
    for size in (12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5):
        blocks = [canvas.wrapped(part, inner, size, grow=False) for part in parts]
        step = canvas.leading(size, 1.14, False)
        rows = sum(map(len, blocks)) + (len(parts) - 1 if joint else 0)
        if rows * step <= bottom - top:
            break
    y = top
    for number, lines in enumerate(blocks):
        if number and joint:
            canvas.lines(left, y, [joint], size, "text.tertiary", 600, 1.14, grow=False)
            y += step
        canvas.cut(left + 0.5, y + step * 0.55 - 4.5, 9, 9, 0.01, None, "text.secondary", 1.2)
        y = canvas.lines(left + 15, y, lines, size, "text.primary", 400, 1.14, grow=False)


def weakness_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """A weakness of the intruders."""
    assert card.id is not None
    dark_ground(canvas, WIDTH, HEIGHT, "accent.cold_soft")
    canvas.symbol("symbols/weakness", WIDTH / 2 - 15, 9, 30, "accent.cold")
    size, lines = canvas.fitted_lines(
        raised(say(f"weakness-{card.id}")), WIDTH - 16, 31, (13.5, 13, 12.5, 12, 11.5, 11), 600, 1.12, 2, grow=False
    )
    bottom = canvas.lines(WIDTH / 2, 42, lines, size, "text.primary", 600, 1.12, "middle", grow=False)
    body(canvas, [say(f"weakness-{card.id}-text")], 9, bottom + 4, WIDTH - 17, HEIGHT - 6, "text.secondary")


def coordinates_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """Where the ship goes from each space of the course track."""
    assert card.id is not None
    dark_ground(canvas, WIDTH, HEIGHT, "accent.cold_soft")
    for number, (space, place) in enumerate(sorted(COORDINATES[card.id].items())):
        top = 10 + number * 31
        canvas.cut(10, top, 24, 24, 4, "ground.bg0", "accent.cold")
        canvas.text(22, top + 17, space.upper(), 14, "accent.cold", 700, "display", "middle", grow=False)
        size, words = canvas.fitted(
            raised(say(f"destination-{place}")),
            WIDTH - 49,
            (14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10),
            500,
            grow=False,
        )
        canvas.text(42, top + 17, words, size, "text.primary", 500, grow=False)


def token_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """An intruder token of the bag, with the number that is compared with a hand."""
    assert card.id is not None
    token = INTRUDER_TOKENS.get(card.id)
    kind = token.kind if token is not None else card.id
    middle = WIDTH / 2
    if kind == "blank":
        canvas.circle(middle, 57, 51, "ground.space")
        canvas.circle(middle, 57, 49, MODULE, "line.strong", 2)
        canvas.circle(middle, 57, 26, None, "line.strong", 3)
    else:
        disc(canvas, QPointF(middle, 57), 2 * 49, intruder(kind))
        ring = FRONT_INKS.get(token.sort) if token is not None else None
        canvas.circle(middle, 57, 44, None, ring or "text.bone", 3 if ring else 1, 1.0 if ring else 0.25)
    if token is not None and token.number is not None:
        canvas.cut(86, 76, 32, 32, 7, "ground.space")
        canvas.cut(88, 78, 28, 28, 6, "text.primary")
        canvas.text(102, 99, str(token.number), 21, "text.injury_ink", 700, "display", "middle", grow=False)
    front = token.sort if token is not None else kind
    name = say("token-blank") if kind == "blank" else say(f"intruder-{front}")
    size, words = canvas.fitted(raised(name), WIDTH - 6, (14.5, 14, 13, 12, 11.5), 600, grow=False)
    canvas.text(middle, 130, words, size, "text.primary", 600, align="middle", grow=False)


def exploration_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """An exploration token: what a first step brings, and how many items there are."""
    assert card.id is not None
    token = EXPLORATION[card.id]
    middle = WIDTH / 2
    canvas.circle(middle, 57, 51, "ground.space")
    canvas.circle(middle, 57, 49, MODULE, "line.strong", 2)
    danger = token.effect in ("danger", "fire", "malfunction")
    ink = "state.danger" if danger else "state.success" if token.effect == "slime" else "accent.cold"
    canvas.symbol(EXPLORATION_SIGNS[token.effect], middle - 24, 24, 48, ink)
    canvas.symbol("symbols/item_counter", middle - 19, 78, 17, "text.secondary")
    canvas.text(middle + 4, 93, str(token.items), 17, "text.primary", 700, "display", grow=False)
    size, words = canvas.fitted(
        raised(say(f"exploration-{token.effect}")), WIDTH - 6, (14.5, 14, 13, 12, 11.5), 600, grow=False
    )
    canvas.text(middle, 130, words, size, "text.primary", 600, align="middle", grow=False)


def room_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """A room tile: its plate, its pictogram and what one can do there."""
    assert card.id is not None
    tile = ROOMS[card.id]
    colour = tile.colour or "none"
    ink = "text.primary" if colour == "none" else "text.plate_ink"
    laminate(canvas, f"item.{colour}", 23)
    if colour != "none":
        canvas.symbol(f"symbols/item_{colour}", 8, 5.5, 12, ink)
    title(canvas, raised(say(f"room-{card.id}")), ink, left=7 if colour == "none" else 23, right=WIDTH - 4, base=16.2)
    ways = [say(f"room-{card.id}-text")]
    strip = picture_high(canvas, ways, WIDTH - 16, HEIGHT - 79, 46)
    canvas.box(0, 23, WIDTH, strip, ("ground.floor_top", "ground.floor_bottom"))
    canvas.symbol(f"rooms/{card.id}", WIDTH / 2 - strip / 2 + 2, 25, strip - 4, "line.hatch")
    if tile.computer:
        canvas.symbol("symbols/computer", WIDTH - 24, 3 + strip, 16, "accent.cold")
    body(canvas, ways, 9, 27 + strip, WIDTH - 16, HEIGHT - 6)


def engine_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """The state of an engine, for whoever looks at it."""
    assert card.id is not None
    works = card.id.endswith("working")
    ink = "state.success" if works else "state.danger"
    dark_ground(canvas, WIDTH, HEIGHT, "state.success_soft" if works else "state.danger_soft")
    canvas.symbol("symbols/engine_ok" if works else "symbols/engine_damaged", WIDTH / 2 - 36, 18, 72, ink)
    words = say("engine-working" if works else "engine-damaged")
    size, lines = canvas.fitted_lines(words, WIDTH - 16, 36, (15, 14, 13, 12), 600, 1.15, 2, grow=False)
    canvas.lines(WIDTH / 2, 98, lines, size, ink, 600, 1.15, "middle", grow=False)


def character_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """A character: portrait and name."""
    assert card.id is not None
    dark_ground(canvas, WIDTH, HEIGHT, "text.secondary")
    canvas.drawing(portrait(card.id), QRectF(8, 8, WIDTH - 16, 92), 6)
    size, words = canvas.fitted(raised(say(f"character-{card.id}")), WIDTH - 16, (17, 16, 15, 14, 13), 600, grow=False)
    canvas.text(WIDTH / 2, 118, words, size, "text.primary", 600, align="middle", grow=False)
