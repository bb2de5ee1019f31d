"""A lane outside or on board: its head, its track, the cards of the threats that come along it, and their list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.components.effects import Attack, Damage, Effect
from nemesis_desktop.games.space_alert.components.threat import Threat as Card
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.plans.forecast import Coming
from nemesis_desktop.games.space_alert.resolution.table import Threat
from nemesis_desktop.games.space_alert.ui.drawn.laid_track import TOKEN, LaidTrack
from nemesis_desktop.games.space_alert.ui.look import (
    BG1,
    COLD,
    DANGER,
    DANGER_GROUND,
    HAIR,
    MODULE,
    PANEL,
    PRIMARY,
    SECONDARY,
    SIGN_OF_TRAIT,
    SUCCESS,
    SUCCESS_GROUND,
    TERTIARY,
    WARM,
    ZONE_INK,
    sign,
    threat_sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import (
    Words,
    frame,
    letter_mark,
    number_sign,
    turn_chip,
    zone_plate,
)
from nemesis_desktop.games.space_alert.ui.scene import Scene
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides

CHIP: Final = 48.0
"""What the number chip takes before the name of a threat."""
GONE: Final = ("destroyed", "survived")
GONE_HIGH: Final = 25.0
NEBULA: Final = ("#0A0D25", "#10163C")
NOTHING_KNOWN: Final[Mapping[tuple[str, int], Coming]] = {}


def paint_lane(
    canvas: Canvas,
    scene: Scene,
    lane: str,
    box: QRectF,
    say: Words,
    fresh: int = 0,
    coming: Mapping[tuple[str, int], Coming] = NOTHING_KNOWN,
    *,
    cards: bool = True,
) -> None:
    """A lane outside: its head, its track, and the cards of its threats unless something is drawn below them first.

    ``fresh`` is the chip announced last, ``coming`` how threats come if nobody acts.
    """
    frame(canvas, box, PANEL)
    canvas.cut(box.x() + 1, box.y() + 1, box.width() - 2, 30, 8, ZONE_INK[lane], corners="top", alpha=0.24)
    zone_plate(canvas, QPointF(box.x() + 19, box.y() + 17), 19, lane, say)
    canvas.text(box.x() + 36, box.y() + 22, say(f"alert-ui-lane-{lane}"), 15, PRIMARY, 600, "display", grow=False)
    laid = LaidTrack.of(scene, lane, box)
    words = say("alert-ui-track", number=laid.track.id[1:])
    canvas.text(box.right() - 12, box.y() + 22, words, 12.5, SECONDARY, align="right", grow=False)
    canvas.cut(*sides(laid.ground), 5, NEBULA, HAIR)
    laid.paint(canvas, fresh, coming)
    if cards:
        paint_cards(canvas, scene, lane, box, say, fresh, coming)


def pointed_at(scene: Scene, lane: str, box: QRectF) -> Iterator[tuple[Threat, QRectF]]:
    """Where the threats of a lane are seen, as tokens and as cards: whoever points there means the threat."""
    if lane != "internal":
        yield from lane_cards(scene, lane, box)
    for threat, at in LaidTrack.of(scene, lane, box).tokens():
        yield threat, QRectF(at.x() - TOKEN / 2, at.y() - TOKEN / 2, TOKEN, TOKEN)


# ---------------------------------------------------------------- the cards beside it


def paint_cards(
    canvas: Canvas,
    scene: Scene,
    lane: str,
    lane_box: QRectF,
    say: Words,
    fresh: int = 0,
    coming: Mapping[tuple[str, int], Coming] = NOTHING_KNOWN,
) -> None:
    """The cards of a lane's threats, under its track."""
    rows = lane_cards(scene, lane, lane_box)
    if not rows:
        words = say("alert-ui-lane-empty")
        box = _under_track(lane_box)
        y = box.center().y() + 4
        canvas.text(box.center().x(), y, words, 13, TERTIARY, 500, align="middle", grow=False)
    for threat, row in rows:
        if threat.state in GONE:
            _gone_row(canvas, threat, row, say)
            continue
        lit = threat.number == (fresh or scene.lit)
        when = coming.get((threat.code, threat.number))
        letters = row.height() > 36 and canvas.text_scale < 1.5
        card_row(canvas, threat, row, say, when, lit=lit, letters=letters)


def _under_track(lane_box: QRectF) -> QRectF:
    return QRectF(lane_box.x() + 6, lane_box.y() + 92, lane_box.width() - 12, lane_box.height() - 98)


def lane_cards(scene: Scene, lane: str, lane_box: QRectF) -> list[tuple[Threat, QRectF]]:
    """The cards under a track and where each lies: those that come or wait, then, as far as there is room, what has
    become of the others.
    """
    box = _under_track(lane_box)
    threats = scene.of_lane(lane)
    shown = threats[-3:] if scene.waits else [one for one in threats if one.state == "active"][:3]
    high = min(42.0, (box.height() - 2 * (len(shown) - 1)) / max(1, len(shown)))
    rows = [(one, QRectF(box.x(), box.y() + n * (high + 2), box.width(), high)) for n, one in enumerate(shown)]
    top = box.y() + len(rows) * (high + 2)
    gone = [one for one in threats if one.state in GONE and not scene.waits]
    room = max(0, int((box.bottom() + 2 - top) // (GONE_HIGH + 2)))
    for place, threat in enumerate(gone[-room:] if room else ()):
        rows.append((threat, QRectF(box.x(), top + place * (GONE_HIGH + 2), box.width(), GONE_HIGH)))
    return rows


def _gone_row(canvas: Canvas, threat: Threat, box: QRectF, say: Words) -> None:
    """A threat that is over: struck out, with its points."""
    destroyed = threat.state == "destroyed"
    ink = SUCCESS if destroyed else SECONDARY
    canvas.cut(*sides(box), 5, SUCCESS_GROUND if destroyed else MODULE, ink if destroyed else HAIR)
    at = QPointF(box.x() + 18, box.center().y())
    canvas.sign(threat_sign(threat.code), at, 20, ink)
    canvas.line(((at.x() - 10, at.y() + 9), (at.x() + 10, at.y() - 9)), ink, 1.6)
    points = f"+{THREATS[threat.code].points[1 if destroyed else 0]}"
    wide = canvas.width(points, 15, 700, "display", grow=False)
    canvas.text(box.right() - 10, at.y() + 5, points, 15, ink, 700, "display", "right", grow=False)
    words = say(f"alert-ui-gone-{threat.state}", code=Text(f"alert-threat-{threat.code}"))
    room = QRectF(box.x() + 36, box.y(), box.width() - 56 - wide, box.height())
    canvas.label(room, words, (13.5, 12.5, 11.5, 10.5), PRIMARY, 500, grow=False)


def card_row(
    canvas: Canvas, threat: Threat, box: QRectF, say: Words, when: Coming | None, *, lit: bool, letters: bool
) -> None:
    """A threat's card in two lines: its name and numbers, and what it does at each letter, with the turn if known."""
    card = THREATS[threat.code]
    canvas.cut(
        box.x(), box.y(), box.width(), box.height(), 5,
        DANGER_GROUND if lit else MODULE, DANGER if lit else HAIR, 1.6 if lit else 1.0,
    )  # fmt: skip
    middle = box.y() + (13 if letters else box.height() / 2)
    serious, called = card.severity == "serious", say(f"alert-threat-{threat.code}")
    right = threat_numbers(canvas, threat, box.right() - 8, middle)
    left = box.x() + 35
    # A name that can be read matters more than what the token on the track shows as well: the second ring of a serious
    # threat, then the silhouette.
    wide = canvas.width(called, 11.5, 500, grow=False) + CHIP
    serious = serious and left + wide + 26 <= right
    if left + wide > right:
        left = box.x() + 8
    else:
        canvas.sign(threat_sign(threat.code), QPointF(box.x() + 18, box.center().y()), 24, PRIMARY)
    x = turn_chip(canvas, left, middle, threat.number, say) + 6
    size, name = canvas.fitted(called, right - x - (26 if serious else 4), (14, 13, 12, 11, 10), 500, grow=False)
    x += canvas.text(x, middle + 5, name, size, PRIMARY, 500, grow=False) + 5
    if serious:
        canvas.symbol(sign("say_serious"), x, middle - 7, 14, DANGER)
    if letters:
        _letters(canvas, card, QRectF(box.x() + 35, box.y() + 23, box.width() - 40, 16), say, when)


def threat_numbers(canvas: Canvas, threat: Threat, right: float, middle: float) -> float:
    """Shields, hit points and speed, flush right; gives back where they begin."""
    left = threat.hit_points - threat.damage
    points = f"{left}/{threat.hit_points}" if threat.damage else str(threat.hit_points)
    shown = [("speed", WARM, str(threat.speed)), ("hit_points", DANGER, points)]
    if threat.lane != "internal":
        shown.append(("threat_shield", COLD, str(threat.shields).replace("-", "−")))
    x = right
    for name, ink, number in shown:
        wide = 19 + canvas.width(number, 14, 700, "display", grow=False)
        x -= wide
        number_sign(canvas, x, middle, name, ink, number, size=14, type=14)
        x -= 7
    return x


def _letters(canvas: Canvas, card: Card, box: QRectF, say: Words, when: Coming | None) -> None:
    x = box.x()
    turns = dict(reversed(when.letters)) if when is not None else {}
    room = box.width() / 3
    for letter in ("x", "y", "z"):
        effects = card.letter(letter)
        if not effects:
            continue
        letter_mark(canvas, QPointF(x + 6, box.center().y()), letter, 12)
        wide = 0.0
        if letter in turns:
            words = str(turns[letter])
            wide = canvas.text(x + 14, box.center().y() + 4.2, words, 11.5, COLD, 700, "display", grow=False) + 3
        size, words = canvas.fitted(
            short_effect(effects, say), room - 18 - wide, (12.5, 11.5, 10.5, 9.5), 400, grow=False
        )
        canvas.text(x + 15 + wide, box.center().y() + 4.2, words, size, SECONDARY, grow=False)
        x += room


def kind_of(effect: Attack | Damage) -> str:
    """Whether it is an attack, which shields soak, or damage."""
    return "attack" if isinstance(effect, Attack) else "damage"


def short_effect(effects: tuple[Effect, ...], say: Words) -> str:
    """What happens at a letter in a word or two; the whole of it stands on the card."""
    first = effects[0]
    if isinstance(first, Attack | Damage) and isinstance(first.amount, int):
        kind = kind_of(first)
        words = say(f"alert-ui-short-{kind}", count=first.amount)
    elif isinstance(first, Attack | Damage):
        words = say(f"alert-ui-short-{kind_of(first)}-some")
    else:
        words = say(f"alert-ui-short-{type(first).__name__.lower()}")
    return words + (" …" if len(effects) > 1 else "")


# ---------------------------------------------------------------- on board


def paint_aboard(
    canvas: Canvas,
    scene: Scene,
    box: QRectF,
    say: Words,
    fresh: int = 0,
    coming: Mapping[tuple[str, int], Coming] = NOTHING_KNOWN,
) -> None:
    """The track of what happens on board."""
    frame(canvas, box, PANEL)
    zone_plate(canvas, QPointF(box.x() + 20, box.y() + 18), 19, "internal", say)
    x = box.x() + 38
    x += canvas.text(x, box.y() + 23, say("alert-ui-lane-internal"), 15, PRIMARY, 600, "display", grow=False) + 14
    laid = LaidTrack.of(scene, "internal", box)
    words = say("alert-ui-track", number=laid.track.id[1:])
    wide = canvas.width(words, 12.5, grow=False)
    canvas.text(box.right() - 12 - wide, box.y() + 22, words, 12.5, SECONDARY, grow=False)
    room = box.right() - 24 - wide - x
    if room > 80 and scene.waits:
        canvas.label(
            QRectF(x, box.y() + 8, room, 20), say("alert-ui-no-shields"), (12.5, 11.5, 10.5, 9.5), TERTIARY, grow=False
        )
    laid.paint(canvas, fresh, coming)


def paint_row(
    canvas: Canvas,
    threat: Threat,
    box: QRectF,
    say: Words,
    when: Coming | None = None,
    *,
    lit: bool,
    unsure: bool = False,
) -> None:
    """A row of the list of all threats in the order of their chips, with the turns of its letters where known."""
    dead = threat.state in ("destroyed", "survived")
    ground = DANGER_GROUND if lit else BG1
    canvas.cut(box.x(), box.y(), box.width(), box.height(), 4, ground, DANGER if lit else None, 1.4)
    middle = box.center().y()
    x = turn_chip(canvas, box.x() + 8, middle, threat.number, say) + 8
    canvas.sign(threat_sign(threat.code), QPointF(x + 9, middle), 20, PRIMARY)
    zone_plate(canvas, QPointF(x + 33, middle), 17, threat.lane, say)
    x += 50
    right = box.right() - 10
    if not dead:
        right = threat_numbers(canvas, threat, right, middle)
    ink = SUCCESS if threat.state == "destroyed" else SECONDARY if dead else PRIMARY
    if when is not None and not dead:
        right = _when(canvas, when, right, middle)
    serious = THREATS[threat.code].severity == "serious"
    room = right - x - (20 if serious else 4)
    size, name = canvas.fitted(say(f"alert-threat-{threat.code}"), room, (14, 13, 12, 11, 10), 500, grow=False)
    end = x + canvas.text(x, middle + 5, name, size, ink, 500, grow=False)
    if serious:
        canvas.symbol(sign("say_serious"), end + 5, middle - 7, 14, DANGER)
        end += 20
    special = [SIGN_OF_TRAIT[trait] for trait in sorted(THREATS[threat.code].traits) if trait in SIGN_OF_TRAIT]
    for name in ("say_unconfirmed",) if unsure else ():
        special.insert(0, name)
    for place, name in enumerate(special):
        if end + 8 + 18 * (place + 1) < right:
            canvas.symbol(sign(name), end + 8 + 18 * place, middle - 7, 14, SECONDARY)
    if dead:
        canvas.line(((box.x() + 6, middle), (end, middle)), ink, 1.2, 0.8)
        name = "destroyed" if threat.state == "destroyed" else "survived"
        canvas.symbol(sign(name), right - 14, middle - 7, 14, ink)


def _when(canvas: Canvas, when: Coming, right: float, middle: float) -> float:
    """The letters of a threat with their turns, flush right; gives back where they begin."""
    for letter, turn in reversed(when.letters):
        words = str(turn)
        wide = canvas.width(words, 12, 700, "display", grow=False)
        canvas.text(right - wide, middle + 4.5, words, 12, COLD, 700, "display", grow=False)
        letter_mark(canvas, QPointF(right - wide - 8, middle), letter, 12)
        right -= wide + 20
    return right
