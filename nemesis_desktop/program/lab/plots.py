"""Plots as SVG inside a page: bars with their intervals, a histogram, stacked bars, differences around nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

WIDE: Final = 760
LABEL: Final = 250
"""The labels of bars end here, and the bars begin a little to the right."""
ROW: Final = 26
SERIES: Final = 8
"""So many colours the page has for what stands side by side; what is rarer shares the last."""


class Bar(NamedTuple):
    """A bar: how long, and from where to where its interval reaches; ``written`` stands at its end."""

    label: str
    value: float
    written: str
    least: float | None = None
    most: float | None = None


def bars(rows: Sequence[Bar], most: float | None = None) -> str:
    """Bars below each other; ``most`` is what fills the width."""
    full = most or max([one.most or one.value for one in rows], default=1.0) or 1.0
    room = WIDE - LABEL - 110
    drawn = []
    for number, one in enumerate(rows):
        y = number * ROW
        drawn.append(_words(LABEL - 10, y + 17, one.label, "label", "end"))
        drawn.append(_box(LABEL, y + 5, room * one.value / full, ROW - 10, "bar"))
        end = one.value
        if one.least is not None and one.most is not None:
            drawn.append(_whisker(LABEL + room * one.least / full, LABEL + room * one.most / full, y + ROW / 2))
            end = max(end, one.most)
        drawn.append(_words(LABEL + room * end / full + 8, y + 17, one.written, "number"))
    return _svg(WIDE, len(rows) * ROW, drawn)


def histogram(values: Sequence[float], bins: int = 24) -> str:
    """How often each number was seen; numbers that lie too far apart share a column."""
    least, most = min(values), max(values)
    whole = all(value == int(value) for value in values)
    step = max(1.0, -(-(most - least + 1) // bins)) if whole else (most - least) / bins or 1.0
    columns = int((most - least) // step) + 1
    counts = [0] * columns
    for value in values:
        counts[int((value - least) // step)] += 1
    high, wide = 110, min(46.0, WIDE / columns)
    drawn = []
    for number, count in enumerate(counts):
        tall = high * count / max(counts)
        x = number * wide
        drawn.append(_box(x + 2, 16 + high - tall, wide - 4, tall, "bar"))
        begin = least + number * step
        named = f"{begin:.0f}" if whole and step == 1 else f"{begin:.3g}–"
        if columns <= 16 or number % 2 == 0:
            drawn.append(_words(x + wide / 2, high + 32, named, "number", "middle"))
        if count and wide >= 30:
            drawn.append(_words(x + wide / 2, 12 + high - tall, str(count), "number", "middle"))
    return _svg(max(60.0, columns * wide), high + 38, drawn)


def stacked(counted: Mapping[tuple[str, str], int], named: Mapping[str, str]) -> str:
    """For each first value a column of all second ones on top of each other, with what the colours mean below.

    Args:
        counted: how often each pair was seen.
        named: second values in words, those that come first at the bottom.
    """
    firsts = sorted({first for first, _ in counted}, key=lambda one: (len(one), one))
    totals = {one: sum(count for (first, _), count in counted.items() if first == one) for one in firsts}
    high, wide, most = 190.0, min(44.0, WIDE / len(firsts)), max(totals.values())
    drawn = []
    for number, first in enumerate(firsts):
        x, y = number * wide, 16 + high
        for series, second in enumerate(named):
            tall = high * counted.get((first, second), 0) / most
            y -= tall
            if tall:
                title = f"{first}: {named[second]}, {counted[first, second]}"
                drawn.append(_box(x + 2, y, wide - 4, tall, f"series{min(series, SERIES - 1)}", title))
        drawn.append(_words(x + wide / 2, y - 4, str(totals[first]), "number", "middle"))
        drawn.append(_words(x + wide / 2, high + 34, first, "number", "middle"))
    for series, said in enumerate(named.values()):
        row, column = divmod(series, 3)
        x, y = column * WIDE / 3, high + 50 + row * 22
        drawn.append(_box(x, y, 14, 14, f"series{min(series, SERIES - 1)}"))
        drawn.append(_words(x + 22, y + 12, said, "label"))
    return _svg(WIDE, high + 50 + 22 * (-(-len(named) // 3)), drawn)


class Gap(NamedTuple):
    """A difference from nothing: it, its interval, and whether chance hardly makes it."""

    label: str
    value: float
    least: float
    most: float
    written: str
    sure: bool


def gaps(rows: Sequence[Gap]) -> str:
    """Differences left and right of nothing, each on a scale of its own kind."""
    reach = max((max(abs(one.least), abs(one.most), abs(one.value)) for one in rows), default=1.0) or 1.0
    room = (WIDE - LABEL - 150) / 2
    middle = LABEL + room
    drawn = [f'<line class="axis" x1="{middle:.1f}" x2="{middle:.1f}" y1="0" y2="{len(rows) * ROW}"/>']
    for number, one in enumerate(rows):
        y = number * ROW + ROW / 2
        drawn.append(_words(LABEL - 10, y + 5, one.label, "label", "end"))
        drawn.append(_whisker(middle + room * one.least / reach, middle + room * one.most / reach, y))
        kind = "sure" if one.sure else "unsure"
        drawn.append(f'<circle class="{kind}" cx="{middle + room * one.value / reach:.1f}" cy="{y:.1f}" r="5"/>')
        drawn.append(_words(middle + room + 12, y + 5, one.written, "number"))
    return _svg(WIDE, len(rows) * ROW, drawn)


def _svg(wide: float, high: float, drawn: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {wide:.0f} {high:.0f}" width="{wide:.0f}" role="img">{"".join(drawn)}</svg>'


def _box(x: float, y: float, wide: float, high: float, kind: str, title: str = "") -> str:
    said = f"<title>{escape(title)}</title>" if title else ""
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}">{said}</rect>'


def _words(x: float, y: float, said: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def _whisker(least: float, most: float, y: float) -> str:
    path = f"M{least:.1f} {y - 5:.1f}v10M{least:.1f} {y:.1f}H{most:.1f}M{most:.1f} {y - 5:.1f}v10"
    return f'<path class="whisker" d="{path}"/>'
