"""What attacks on an intruder could bring, beside the intruder: the sides that hit, the price, what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.acts import Shoot
from nemesis_desktop.games.nemesis.foresight.combat_odds import RESULTS, FightOdds, fight_odds
from nemesis_desktop.games.nemesis.ui.cards.pictures import DIE_FACES
from nemesis_desktop.games.nemesis.ui.explain.acts import lines_of
from nemesis_desktop.games.nemesis.ui.explain.outlook import paint_warnings, percent
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.play.offers import Offers

INKS: Final = {
    "dies": "state.success",
    "flees": "accent.cold",
    "hurt": "accent.warm",
    "missed": "line.strong",
}
SIZE: Final = 13.0
DIE: Final = 17.0
"""A side of the die, in units."""


@frozen
class Attack:
    """One way to attack, in words: what it is, what it costs, what a hit or a miss does, and the chances."""

    title: str
    price: str
    faces: tuple[tuple[str, bool], ...]
    hits: str
    effect: str
    results: tuple[tuple[str, str, float], ...]
    """Colour, words with the chance, and the share of the bar."""


@frozen
class FightOutlook:
    """Every attack on an intruder that is offered, then what else is known of it."""

    warnings: tuple[str, ...]
    attacks: tuple[Attack, ...]
    notes: tuple[str, ...]

    def spoken(self, words: Words) -> str:
        """The whole of it in a line, for those who hear it."""
        parts = [*self.warnings]
        for one in self.attacks:
            chances = ", ".join(result for _, result, _ in one.results)
            parts.append(f"{one.title}: {one.price}; {one.hits}; {one.effect}; {chances}.")
        return " ".join((*parts, *self.notes))

    def short(self, words: Words) -> str:
        """How often it hits and what becomes of it, for a line of a menu that offers one attack."""
        one = self.attacks[0]
        return f"{one.hits}; {one.results[0][1]}" if one.results else one.hits

    def paint(self, canvas: Canvas, words: Words, left: float, top: float, wide: float) -> float:
        """Draw it, from a corner on, so wide; gives back where it ends. Without a device it only measures."""
        draw = canvas.painter.isActive()
        y = paint_warnings(canvas, self.warnings, left, top, wide)
        for one in self.attacks:
            y = _attack(canvas, one, left, y, wide, draw=draw)
        for note in self.notes:
            lines = canvas.wrapped(note, wide, 12.5)
            if draw:
                canvas.lines(left, y + 2, lines, 12.5, "text.secondary", 400, 1.2)
            y += len(lines) * canvas.leading(12.5, 1.2) + 3
        return y + 2


def fight_outlook(acts: Sequence[int], view: View, words: Words, offers: Offers) -> FightOutlook | None:
    """What could come of those of these acts that attack an intruder; None if none does."""
    found = [(index, odds) for index in acts if (odds := fight_odds(offers.act(index), view)) is not None]
    if not found:
        return None

    def say(id: str, **args: Argument) -> str:
        return words.text(Text(f"ui-outlook-{id}", **args))

    titles = lines_of([index for index, _ in found], offers, view, words, offers.act(found[0][0]).anchors()[0])
    attacks = tuple(
        _worded(title, index, odds, view, words, offers) for title, (index, odds) in zip(titles, found, strict=True)
    )
    warnings = tuple(dict.fromkeys(said for index, _ in found if (said := offers.warning(index))))
    return FightOutlook(warnings, attacks, (say("strikes"), say("unseen", count=found[0][1].unseen)))


def _worded(title: str, index: int, odds: FightOdds, view: View, words: Words, offers: Offers) -> Attack:
    def say(id: str, **args: Argument) -> str:
        return words.text(Text(f"ui-outlook-{id}", **args))

    act, cards = offers.act(index), offers.cost(index) or 0
    if isinstance(act, Shoot):
        held = [one for crew in view.crew for hand in crew.held for one in hand if one.id == act.weapon]
        price = say("price-shot", cards=cards, ammo=(held[0].ammo or 0) if held else 0)
        least, most = odds.injuries
        effect = say("injuries", least=least, most=most) if least != most else say("injury", count=least)
    else:
        price, effect = say("price-melee", cards=cards), say("miss-wounds")
    results = tuple(
        (INKS[result], say(result, number=percent(odds.chances[result])), float(odds.chances[result]))
        for result in RESULTS
        if result in odds.chances
    )
    faces = tuple((face, injuries > 0) for face, injuries in sorted(odds.faces, key=lambda one: -one[1]))
    return Attack(title, price, faces, say("hits", count=odds.hits, sides=len(faces)), effect, results)


# ---------------------------------------------------------------------------------------------- drawing


def _attack(canvas: Canvas, one: Attack, left: float, y: float, wide: float, *, draw: bool) -> float:
    line = canvas.leading(SIZE, 1.2)
    if draw:
        canvas.line([(left, y + 2), (left + wide, y + 2)], "line.hair")
    y += 6
    y = _pair(canvas, one.title, one.price, left, y, wide, draw=draw)
    if draw:
        for number, (face, hit) in enumerate(one.faces):
            ink = "state.success" if hit else "line.strong"
            canvas.symbol(DIE_FACES[face], left + number * (DIE + 3), y, DIE, ink)
        size, hits = canvas.fitted(one.hits, wide - 6 * (DIE + 3) - 6, (SIZE, 12.5, 12, 11.5, 11), 600)
        canvas.text(left + wide, y + DIE * 0.76, hits, size, "text.primary", 600, align="right")
    y += max(DIE, line) + 4
    x = left
    for ink, _, share in one.results:
        if draw:
            canvas.box(x, y, max(share * wide - 1.5, 1), 7, ink)
        x += share * wide
    y += 11
    for said, ink in (
        (", ".join(words for _, words, _ in one.results), "text.primary"),
        (one.effect, "text.secondary"),
    ):
        lines = canvas.wrapped(said, wide, 12.5)
        if draw:
            canvas.lines(left, y, lines, 12.5, ink, 400, 1.2)
        y += len(lines) * canvas.leading(12.5, 1.2)
    return y + 4


def _pair(canvas: Canvas, first: str, second: str, left: float, y: float, wide: float, *, draw: bool) -> float:
    """Two texts on one line, the second at its end; below one another where both are too long for that."""
    line = canvas.leading(SIZE, 1.2)
    beside = canvas.width(first, SIZE, 600) + canvas.width(second, 12.5) + 10 <= wide
    if draw:
        canvas.lines(left, y, canvas.wrapped(first, wide, SIZE, 600)[:1], SIZE, "text.primary", 600, 1.2)
        if beside:
            canvas.text(left + wide, y + line * 0.8, second, 12.5, "text.secondary", align="right")
        else:
            canvas.lines(left, y + line, canvas.wrapped(second, wide, 12.5)[:1], 12.5, "text.secondary", 400, 1.2)
    return y + line + (4 if beside else canvas.leading(12.5, 1.2) + 4)
