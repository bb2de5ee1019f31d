"""The face of an intruder action card: which corridors it moves through, how it attacks, what else it can do."""

from __future__ import annotations

from nemesis_desktop.games.nemesis.components.intruder_player import INTRUDER_ACTIONS
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import BLOOD
from nemesis_desktop.table.widgets.card_frame import HEIGHT, WIDTH, Card, Sayer, body, dark_ground, raised, title

STRIP, STRIP_HIGH = 25.0, 33.0
PLATE, PLATE_HIGH = 13.0, 19.0
ATTACK_LEFT = 86.0
"""Where the attack's half of the strip begins."""


def intruder_face(canvas: Canvas, card: Card, say: Sayer, playing: bool) -> None:
    """Three ways to use the card: corridor numbers, attack cards to look at, and the effect in words."""
    assert card.id is not None
    facts = INTRUDER_ACTIONS[card.id]
    dark_ground(canvas, WIDTH, HEIGHT, "accent.warm" if playing else "state.danger_soft", BLOOD)
    ink = "accent.warm" if playing else "text.primary"
    covered = card.visible < WIDTH
    right = card.visible - (3 if covered else 6)
    title(canvas, raised(say(f"intruder-card-{facts.effect}")), ink, left=7, right=right, base=17, centred=not covered)
    canvas.box(1.4, STRIP, WIDTH - 2.8, STRIP_HIGH, "ground.space", 0.62)
    _movement(canvas, facts.movement)
    canvas.line(((ATTACK_LEFT - 3, STRIP + 5), (ATTACK_LEFT - 3, STRIP + STRIP_HIGH - 5)), "state.danger_soft", 1)
    _attack(canvas, facts.attack_draw)
    body(canvas, [say(f"intruder-card-{facts.effect}-text")], 8, 62, WIDTH - 15, HEIGHT - 5, "text.bone", leading=1.12)


def _movement(canvas: Canvas, numbers: tuple[int, ...]) -> None:
    """An arrow, and the number plates of the corridors that one intruder may be moved through."""
    middle = STRIP + STRIP_HIGH / 2
    canvas.line(((7, middle), (16, middle)), "text.bone", 2)
    canvas.line(((12, middle - 4.5), (16.5, middle), (12, middle + 4.5)), "text.bone", 2)
    wide = PLATE if len(numbers) > 2 else PLATE + 3
    for place, number in enumerate(numbers):
        x = 19.0 + place * (wide + 2.3)
        canvas.cut(x, middle - PLATE_HIGH / 2, wide, PLATE_HIGH, 3, "ground.bg0", "text.primary", 1.2)
        size = 13 if len(numbers) > 2 else 14
        canvas.text(
            x + wide / 2, middle + size * 0.36, str(number), size, "text.primary", 700, "display", "middle", grow=False
        )


def _attack(canvas: Canvas, count: int) -> None:
    """The claw, and the number of attack cards to look at, of which one is used."""
    middle = STRIP + STRIP_HIGH / 2
    canvas.symbol("symbols/attack", ATTACK_LEFT, middle - 9, 18, "state.danger")
    canvas.text(WIDTH - 7, middle + 5.6, str(count), 16, "text.bone", 700, "display", "right", grow=False)
