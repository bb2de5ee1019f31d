"""A page about many games: every figure with its interval, plots, and nothing that a network would have to bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final

from nemesis_desktop.engine.seats.odds import Interval
from nemesis_desktop.engine.seats.records import Measure, Measures, Record
from nemesis_desktop.engine.seats.summary import Difference, Figure, Kinds, Mean, Share, Summary
from nemesis_desktop.engine.text import Argument, Text, decimal
from nemesis_desktop.program.lab.numbers import chance, percent
from nemesis_desktop.program.lab.plots import Bar, Gap, bars, gaps, histogram, stacked
from nemesis_desktop.program.words import Words

MOST_BARS: Final = 24
"""So many of what was counted are drawn; the rest stands in the figures of ``--json``."""
SURE: Final = 0.01

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c262b; --pale: #5b6a72; --ground: #fbfbf9; --line: #d5dadc; --bar: #4f8fa8;
  --s0: #4f8fa8; --s1: #c8553d; --s2: #d9a441; --s3: #6b8f4e; --s4: #8a6bb0; --s5: #3d5a80; --s6: #b07f8f;
  --s7: #8b8f92 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecec; --pale: #9fadb3; --ground: #0f171b; --line: #2b383e } }
body { background: var(--ground); color: var(--ink); font: 16px/1.45 system-ui, sans-serif; margin: 2rem auto;
  max-width: 860px; padding: 0 1rem }
h1 { font-size: 1.7rem; margin-bottom: 0 } h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem } h3 { font-size: 1rem }
.made, .note { color: var(--pale) } pre { overflow-x: auto }
table { border-collapse: collapse; width: 100% } th, td { padding: .25rem .6rem; text-align: right }
th:first-child, td:first-child { text-align: left } th { color: var(--pale); font-weight: 500 }
tr { border-bottom: 1px solid var(--line) }
svg { max-width: 100%; height: auto; display: block } .bar { fill: var(--bar) }
.label { fill: var(--ink); font-size: 14px } .number { fill: var(--pale); font-size: 12px }
.whisker { stroke: var(--ink); stroke-width: 1.5; fill: none } .axis { stroke: var(--line); stroke-width: 2 }
.sure { fill: var(--s1) } .unsure { fill: var(--s7) }
""" + "".join(f".series{number} {{ fill: var(--s{number}) }}\n" for number in range(8))


class Page:
    """Pages in one language about games of one kind.

    Args:
        words: the language.
        measures: the figures that the game keeps.
    """

    def __init__(self, words: Words, measures: Measures) -> None:
        self._words = words
        self._measures = measures

    # ---------------------------------------------------------------- pages

    def of_games(self, title: str, made: str, lines: Sequence[str], records: Sequence[Record], summary: Summary) -> str:
        """The page about one set of games.

        Args:
            title: what stands over it.
            made: how the games were made, so that somebody else can make them again.
            lines: how they ended, in words.
            records: the games.
            summary: the same in figures.
        """
        best = {**summary.seats, **summary.game}
        shares = [(name, figure) for name in self._measures.best if isinstance(figure := best.get(name), Share)]
        sections = [
            bars([self._bar(self._name(name), share) for name, share in shares], 1.0) if shares else "",
            self._note("lab-note-interval"),
            f"<pre>{escape(chr(10).join(lines))}</pre>",
            self._heading("lab-heading-game"),
            self._figures(summary.game),
            self._heading("lab-heading-seats"),
            self._figures(summary.seats),
        ]
        for who, figures in summary.policies.items():
            sections += [self._heading("lab-heading-seats-of", policy=who), self._figures(figures)]
        for pair, counted in summary.crossed.items():
            if counted:
                sections += [
                    self._heading("lab-heading-crossed", first=self._name(pair[0]), second=self._name(pair[1]))
                ]
                sections += [self._stacked(pair, counted)]
        for one in self._measures.counted:
            if counted_here := summary.counts.get(one.name):
                sections += [f"<h2>{escape(self._name(one.name))}</h2>", self._counted(one, counted_here, len(records))]
        return self._page(title, made, sections)

    def of_two(
        self,
        title: str,
        made: str,
        differences: Sequence[Difference],
        sides: Sequence[tuple[str, Summary]],
    ) -> str:
        """The page that compares two sets of games."""
        sections = [
            self._heading("lab-heading-shares"),
            gaps([self._gap(one) for one in differences if one.share]),
            self._heading("lab-heading-numbers"),
            self._differences([one for one in differences]),
            self._note("lab-note-compared"),
        ]
        for name, summary in sides:
            sections += [f"<h2>{escape(name)}</h2>", self._figures({**summary.game, **summary.seats})]
        return self._page(title, made, sections)

    def _page(self, title: str, made: str, sections: Iterable[str]) -> str:
        return (
            f'<!doctype html>\n<html lang="{self._words.language}">\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
            f"<style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n<p class=made>{escape(made)}</p>\n"
            + "\n".join(sections)
            + "\n</html>\n"
        )

    # ---------------------------------------------------------------- parts

    def _figures(self, figures: Mapping[str, Figure]) -> str:
        """Shares and numbers as a table, then every number and every choice of several as a plot."""
        rows = [self._row(name, figure) for name, figure in figures.items() if not isinstance(figure, Kinds)]
        head = [self._say(f"lab-column-{one}") for one in ("figure", "value", "interval", "of")]
        plots = []
        for name, figure in figures.items():
            drawn = self._plot(name, figure)
            if drawn:
                plots.append(f"<h3>{escape(self._name(name))}</h3>\n{drawn}")
        return _table(head, rows) + "\n" + "\n".join(plots)

    def _row(self, name: str, figure: Share | Mean) -> Sequence[str]:
        if isinstance(figure, Share):
            return self._name(name), percent(figure.share, self._words), self._percents(figure.interval), str(figure.of)
        least, most = figure.interval
        between = f"{self._number(least, 2)} – {self._number(most, 2)}"
        return self._name(name), self._number(figure.mean, 2), between, str(len(figure.values))

    def _plot(self, name: str, figure: Figure) -> str:
        if isinstance(figure, Kinds):
            measure = self._measures.named(name)
            rows = [self._bar(self._value(measure, value), share) for value, share in figure.shares()]
            return bars(rows[:MOST_BARS])
        return histogram(figure.values) if isinstance(figure, Mean) and len({*figure.values}) > 1 else ""

    def _bar(self, label: str, share: Share) -> Bar:
        written = f"{percent(share.share, self._words)} ({share.count})"
        return Bar(label, share.share, written, *share.interval)

    def _stacked(self, pair: tuple[str, str], counted: Mapping[tuple[str, str], int]) -> str:
        total: Counter[str] = Counter()
        for (_, second), count in counted.items():
            total[second] += count
        measure = self._measures.named(pair[1])
        return stacked(counted, {second: self._value(measure, second) for second, _ in total.most_common()})

    def _counted(self, one: Measure, counted: Mapping[str, int], games: int) -> str:
        rows = [
            Bar(self._value(one, what), count, self._say("lab-per-game", count=count, each=decimal(count / games, 2)))
            for what, count in [*counted.items()][:MOST_BARS]
        ]
        return bars(rows)

    def _gap(self, one: Difference) -> Gap:
        difference = one.second - one.first
        written = f"{self._percent(self._number(100 * difference, 1, signed=True))}, {chance(one, self._words)}"
        least, most = one.interval
        return Gap(self._name(one.name), difference, least, most, written, one.by_chance < SURE)

    def _differences(self, differences: Sequence[Difference]) -> str:
        head = [
            self._say(f"lab-column-{name}") for name in ("figure", "first", "second", "difference", "pairs", "chance")
        ]
        rows = []
        for one in differences:
            scale, said = (100, self._percent) if one.share else (1, str)
            least, most = one.interval
            rows.append(
                (
                    self._name(one.name),
                    said(self._number(scale * one.first, 2)),
                    said(self._number(scale * one.second, 2)),
                    f"{self._number(scale * least, 2, signed=True)} … {self._number(scale * most, 2, signed=True)}",
                    f"{one.more} / {one.fewer}",
                    chance(one, self._words),
                )
            )
        return _table(head, rows)

    # ---------------------------------------------------------------- words

    def _say(self, message: str, **args: Argument) -> str:
        return self._words.text(Text(message, **args))

    def _number(self, value: float, digits: int, *, signed: bool = False) -> str:
        return self._words.text(decimal(value, digits, signed=signed))

    def _percents(self, interval: Interval) -> str:
        return self._percent(f"{self._number(100 * interval.least, 1)}–{self._number(100 * interval.most, 1)}")

    def _percent(self, written: str) -> str:
        return self._say("cli-share", percent=written)

    def _name(self, name: str) -> str:
        return self._say(self._measures.named(name).message)

    def _value(self, measure: Measure, value: str) -> str:
        message = f"{measure.said}{value}"
        return self._say(message) if measure.said and self._words.has(message) else value

    def _heading(self, message: str, **args: Argument) -> str:
        return f"<h2>{escape(self._say(message, **args))}</h2>"

    def _note(self, message: str) -> str:
        return f"<p class=note>{escape(self._say(message))}</p>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return ""
    written = ["<tr>" + "".join(f"<th>{escape(one)}</th>" for one in head) + "</tr>"]
    written += ["<tr>" + "".join(f"<td>{escape(one)}</td>" for one in row) + "</tr>" for row in rows]
    return "<table>\n" + "\n".join(written) + "\n</table>"
