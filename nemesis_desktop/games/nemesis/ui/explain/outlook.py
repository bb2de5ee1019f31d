"""What could happen if a thing is chosen: warnings, the odds of the noise roll and of the bag, ready to be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from attrs import frozen

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.foresight.dangers import odds_of
from nemesis_desktop.games.nemesis.foresight.noise_odds import Odds, bag_odds
from nemesis_desktop.games.nemesis.species.species import BLANK
from nemesis_desktop.games.nemesis.ui.signs import intruder
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.play.offers import Offers

INKS: Final = {
    "quiet": "line.strong",
    "noise": "accent.cold_soft",
    "encounter": "state.danger",
    "danger": "state.danger_soft",
    "destroyed": "text.pale",
}
SIGNS: Final = {
    "quiet": "symbols/die_noise_silence",
    "noise": "symbols/noise",
    "encounter": "symbols/combat_only",
    "danger": "symbols/die_noise_danger",
    "destroyed": "symbols/self_destruct",
}
WORST_FIRST: Final = ("destroyed", "encounter", "danger", "noise", "quiet")
COLUMNS: Final = 6
"""Places for what may come out of the bag, side by side."""
SIZE: Final = 13.0


@frozen
class Possibility:
    """One thing that may happen: its sign and colour, words, and how likely it is."""

    sign: str
    ink: str
    words: str
    chance: Fraction


@frozen
class Outlook:
    """What could happen, in words: warnings first, then the roll, then what comes out of the bag in an encounter."""

    warnings: tuple[str, ...] = ()
    title: str = ""
    note: str = ""
    shares: tuple[Possibility, ...] = ()
    bag: tuple[Possibility, ...] = ()
    bag_title: str = ""

    def spoken(self, words: Words) -> str:
        """The whole of it in a line, for those who hear it."""
        parts = [*self.warnings]
        if self.shares:
            parts.append(f"{self.title}: {_said(self.shares, words)}.")
        return " ".join(parts)

    def short(self, words: Words) -> str:
        """The bad things only, for a line of a menu."""
        bad = [share for share in self.shares if share.ink in (INKS["encounter"], INKS["danger"], INKS["destroyed"])]
        return _said(bad, words)

    def paint(self, canvas: Canvas, words: Words, left: float, top: float, wide: float) -> float:
        """Draw it, from a corner on, so wide; gives back where it ends. Without a device it only measures."""
        return paint_outlook(canvas, self, words, left, top, wide)


def percent(chance: Fraction) -> int:
    """A chance in whole per cent; what may happen is never 0, what may fail never 100."""
    whole = round(chance * 100)
    return 100 if chance == 1 else max(1, min(99, whole))


def _percent_of(share: Possibility, words: Words) -> str:
    return words.text(Text("ui-outlook-percent", number=percent(share.chance)))


def _said(shares: Iterable[Possibility], words: Words) -> str:
    return ", ".join(f"{share.words} {_percent_of(share, words)}" for share in shares)


def outlook_of(acts: Sequence[int], view: View, words: Words, offers: Offers) -> Outlook | None:
    """What could happen if one of these acts is chosen: of the first that ends in a roll, and all warnings."""
    if offers.decision is None:
        return None
    warnings = tuple(dict.fromkeys(said for index in acts if (said := offers.warning(index))))
    seat = offers.decision.seat
    odds = next((found for index in acts if (found := odds_of(offers.act(index), seat, view)) is not None), None)
    if odds is None:
        return Outlook(warnings) if warnings else None
    return _worded(warnings, odds, view, words)


def _worded(warnings: tuple[str, ...], odds: Odds, view: View, words: Words) -> Outlook:
    def say(id: str, **args: int) -> str:
        return words.text(Text(f"ui-outlook-{id}", **args))

    shares = tuple(
        Possibility(SIGNS[outcome], INKS[outcome], _outcome(outcome, odds, words), odds.chances[outcome])
        for outcome in WORST_FIRST
        if outcome in odds.chances
    )
    bag: tuple[Possibility, ...] = ()
    if "encounter" in odds.chances:
        chances = bag_odds(view)
        bag = tuple(
            Possibility("" if kind == BLANK else intruder(kind), "text.bone", "", chances[kind])
            for kind in view.printed.in_bag
            if kind in chances
        )
    if not odds.rolls and set(odds.chances) == {"quiet"}:
        return Outlook(warnings, say("title"), say("nobody-rolls"))
    return Outlook(warnings, say("title"), say("token-first") if odds.explores else "", shares, bag, say("bag"))


def _outcome(outcome: str, odds: Odds, words: Words) -> str:
    if outcome == "danger":
        return words.text(Text("ui-outlook-danger", count=len(odds.callers)))
    return words.text(Text(f"ui-outlook-{outcome}"))


# ---------------------------------------------------------------------------------------------- drawing


def paint_outlook(canvas: Canvas, shown: Outlook, words: Words, left: float, top: float, wide: float) -> float:
    """Draw it, from a corner on, so wide; gives back where it ends. With a canvas without a device it only measures."""
    draw = canvas.painter.isActive()
    y = paint_warnings(canvas, shown.warnings, left, top, wide)
    if not shown.title:
        return y
    if draw:
        canvas.line([(left, y + 2), (left + wide, y + 2)], "line.hair")
        size, title = canvas.fitted(shown.title, wide, (13, 12.5, 12, 11.5), 600)
        canvas.text(left, y + 7 + canvas.leading(13, 0.9), title, size, "accent.cold", 600)
    y += 9 + canvas.leading(13, 1.2)
    if shown.shares:
        y = _bar(canvas, shown.shares, left, y, wide, draw=draw)
    for share in shown.shares:
        y = _row(canvas, share, words, left, y, wide, draw=draw)
    if shown.note:
        lines = canvas.wrapped(shown.note, wide, 12.5)
        if draw:
            canvas.lines(left, y, lines, 12.5, "text.secondary", 400, 1.2)
        y += len(lines) * canvas.leading(12.5, 1.2) + 3
    return _bag(canvas, shown, words, left, y + 2, wide, draw=draw) if shown.bag else y


def paint_warnings(canvas: Canvas, warnings: Sequence[str], left: float, top: float, wide: float) -> float:
    """Draw why something is dangerous; gives back where it ends. Without a device it only measures."""
    y = top
    for warning in warnings:
        y = _warning(canvas, warning, left, y, wide, draw=canvas.painter.isActive())
    return y


def _warning(canvas: Canvas, words: str, left: float, y: float, wide: float, *, draw: bool) -> float:
    lines = canvas.wrapped(words, wide - 30, SIZE, 600)
    high = len(lines) * canvas.leading(SIZE, 1.2)
    if draw:
        canvas.cut(left - 4, y, wide + 8, high + 8, 5, "state.danger_ground", "state.danger_soft")
        canvas.symbol("symbols/attack", left + 2, y + 4 + (canvas.leading(SIZE, 1.2) - 15) / 2, 15, "state.danger")
        canvas.lines(left + 24, y + 4, lines, SIZE, "text.pale", 600, 1.2)
    return y + high + 13


def _bar(canvas: Canvas, shares: tuple[Possibility, ...], left: float, y: float, wide: float, *, draw: bool) -> float:
    """All that may happen as one bar, as long as it is likely; a gap parts what differs, not only the colour."""
    x = left
    for share in shares:
        part = float(share.chance) * wide
        if draw:
            canvas.box(x, y, max(part - 1.5, 1), 7, share.ink)
        x += part
    return y + 12


def _row(canvas: Canvas, share: Possibility, words: Words, left: float, y: float, wide: float, *, draw: bool) -> float:
    number = _percent_of(share, words)
    room = wide - 24 - canvas.width(number, SIZE, 600) - 8
    lines = canvas.wrapped(share.words, room, SIZE)
    line = canvas.leading(SIZE, 1.2)
    if draw:
        canvas.symbol(
            share.sign, left, y + (line - 15) / 2, 15, share.ink if share.ink != "line.strong" else "text.tertiary"
        )
        canvas.lines(left + 24, y, lines, SIZE, "text.primary", 400, 1.2)
        canvas.text(left + wide, y + line * 0.8, number, SIZE, "text.primary", 600, align="right")
    return y + len(lines) * line + 2


def _bag(canvas: Canvas, shown: Outlook, words: Words, left: float, y: float, wide: float, *, draw: bool) -> float:
    """What an encounter would bring, by kind."""
    line = canvas.leading(12.5, 1.2)
    step = wide / COLUMNS
    if draw:
        size, title = canvas.fitted(shown.bag_title, wide, (12.5, 12, 11.5, 11), 500)
        canvas.text(left, y + line * 0.8, title, size, "text.secondary", 500)
    y += line + 3
    if draw:
        for number, share in enumerate(shown.bag):
            middle = left + step * (number + 0.5)
            if share.sign:
                canvas.symbol(share.sign, middle - 9, y, 18, "text.bone")
            else:
                canvas.circle(middle, y + 9, 6, None, "text.bone", 1.6)
            count = _percent_of(share, words)
            size, count = canvas.fitted(count, step, (12.5, 12, 11.5, 11, 10.5), 600)
            canvas.text(middle, y + 19 + canvas.leading(12.5, 0.95), count, size, "text.primary", 600, align="middle")
    return y + 20 + canvas.leading(12.5, 1.2)
