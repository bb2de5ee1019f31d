"""The figures of many games: shares and means with their intervals, what happened how often, and two sets compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from nemesis_desktop.engine.seats.odds import Interval, by_chance, deviation, mean, mean_interval, wilson
from nemesis_desktop.engine.seats.records import Facts, Measure, Measures, Record, Value

_DIGITS = 4


@frozen
class Share:
    """How often something was so."""

    count: int
    of: int

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> Interval:
        """What the share probably is of all games (Wilson's interval)."""
        return wilson(self.count, self.of)

    def to_json(self) -> dict[str, Any]:
        """As ``simulate --json`` prints it."""
        return {
            "count": self.count,
            "of": self.of,
            "share": _short(self.share),
            "interval": [*map(_short, self.interval)],
        }


@frozen
class Mean:
    """A number, over games in which there is one."""

    values: Sequence[float] = field(repr=False)

    @property
    def mean(self) -> float:
        """On average."""
        return mean(self.values)

    @property
    def interval(self) -> Interval:
        """What the mean probably is of all games."""
        return mean_interval(self.values)

    def to_json(self) -> dict[str, Any]:
        """As ``simulate --json`` prints it."""
        return {
            "mean": _short(self.mean),
            "interval": [*map(_short, self.interval)],
            "deviation": _short(deviation(self.values)),
            "least": min(self.values),
            "most": max(self.values),
            "of": len(self.values),
        }


@frozen
class Kinds:
    """Which of several things was so, and how often each; the commonest first."""

    counts: Mapping[str, int]

    @property
    def of(self) -> int:
        """Of how many."""
        return sum(self.counts.values())

    def shares(self) -> Iterator[tuple[str, Share]]:
        """Each with its share."""
        for value, count in sorted(self.counts.items(), key=lambda one: (-one[1], one[0])):
            yield value, Share(count, self.of)

    def to_json(self) -> dict[str, Any]:
        """As ``simulate --json`` prints it."""
        return {value: share.to_json() for value, share in self.shares()}


Figure = Share | Mean | Kinds


def figure_of(values: Iterable[Value]) -> Figure | None:
    """What comes of the values of one figure; None where no game has it."""
    there = [value for value in values if value is not None]
    if not there:
        return None
    if all(isinstance(value, bool) for value in there):
        return Share(sum(map(bool, there)), len(there))
    if any(isinstance(value, str) for value in there):
        return Kinds(Counter(map(str, there)))
    return Mean([float(value) for value in there])


@frozen
class Summary:
    """Many games in figures.

    Attributes:
        games: how many.
        game: of the whole game, by name.
        seats: of all seats together.
        policies: the same for the seats of each policy, where there were several.
        counts: how often each thing happened in all games.
        crossed: for each pair of figures how often each pair of values was seen.
    """

    games: int
    game: Mapping[str, Figure]
    seats: Mapping[str, Figure]
    policies: Mapping[str, Mapping[str, Figure]]
    counts: Mapping[str, Mapping[str, int]]
    crossed: Mapping[tuple[str, str], Mapping[tuple[str, str], int]]

    def to_json(self) -> dict[str, Any]:
        """As ``simulate --json`` prints it."""
        return {
            "game": _as_json(self.game),
            "seats": _as_json(self.seats),
            **({"policies": {who: _as_json(own) for who, own in self.policies.items()}} if self.policies else {}),
            "counts": self.counts,
            "crossed": {" × ".join(pair): _nested(counted) for pair, counted in self.crossed.items() if counted},
        }


def summed_up(measures: Measures, records: Sequence[Record]) -> Summary:
    """These games in figures."""
    seated = [(who, seat) for record in records for who, seat in zip(record.policies, record.seats, strict=False)]
    everybody = [seat for record in records for seat in record.seats]
    policies = dict.fromkeys(who for who, _ in seated)
    return Summary(
        games=len(records),
        game=_figures(measures.game, [record.game for record in records]),
        seats=_figures(measures.seat, everybody),
        policies={
            who: _figures(measures.seat, [seat for whose, seat in seated if whose == who])
            for who in sorted(policies)
            if len(policies) > 1
        },
        counts={one.name: _counted(one.name, records) for one in measures.counted},
        crossed={pair: _crossed(pair, everybody) for pair in measures.crossed},
    )


def _figures(measures: Sequence[Measure], facts: Sequence[Facts]) -> dict[str, Figure]:
    found = {one.name: figure_of(fact.get(one.name) for fact in facts) for one in measures}
    return {name: figure for name, figure in found.items() if figure is not None}


def _counted(name: str, records: Sequence[Record]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for record in records:
        total.update(record.counts.get(name, {}))
    return dict(sorted(total.items(), key=lambda one: (-one[1], one[0])))


def _crossed(pair: tuple[str, str], seats: Sequence[Facts]) -> dict[tuple[str, str], int]:
    both = (tuple(seat.get(name) for name in pair) for seat in seats)
    counted = Counter((first, second) for first, second in both if first is not None and second is not None)
    return {(str(first), str(second)): count for (first, second), count in sorted(counted.items())}


def _as_json(figures: Mapping[str, Figure]) -> dict[str, Any]:
    return {name: figure.to_json() for name, figure in figures.items()}


def _nested(counted: Mapping[tuple[str, str], int]) -> dict[str, dict[str, int]]:
    nested: dict[str, dict[str, int]] = {}
    for (first, second), count in counted.items():
        nested.setdefault(first, {})[second] = count
    return nested


def _short(value: float) -> float:
    return round(value, _DIGITS)


# -------------------------------------------------------------------- two sets of games


@frozen
class Difference:
    """One figure of two sets of games, paired by the seed of the game.

    Attributes:
        name: of the figure.
        share: it is one, rather than a number.
        first, second: its mean in either.
        interval: what the second is probably more than the first.
        fewer, more: in how many pairs the second has less, and more.
        by_chance: how likely two equal ways differ at least so much (McNemar's test, or the sign test).
    """

    name: str
    share: bool
    first: float
    second: float
    interval: Interval
    fewer: int
    more: int
    by_chance: float

    def to_json(self) -> dict[str, Any]:
        """As ``simulate --compare --json`` prints it."""
        return {
            "first": _short(self.first),
            "second": _short(self.second),
            "difference": _short(self.second - self.first),
            "interval": [*map(_short, self.interval)],
            "pairs_with_less": self.fewer,
            "pairs_with_more": self.more,
            "by_chance": float(f"{self.by_chance:.3g}"),
        }


def compared(measures: Measures, first: Sequence[Record], second: Sequence[Record]) -> Sequence[Difference]:
    """Every figure that is a truth or a number, of the games that both sets have; of seats their mean in each game."""
    ours, theirs = ({record.seed: record for record in records} for records in (first, second))
    pairs = [(ours[seed], theirs[seed]) for seed in sorted(ours.keys() & theirs.keys())]
    names = list(dict.fromkeys(one.name for one in (*measures.game, *measures.seat)))
    names.sort(key=lambda name: measures.best.index(name) if name in measures.best else len(measures.best))
    found = (_difference(name, pairs) for name in names)
    return [one for one in found if one is not None]


def _difference(name: str, pairs: Sequence[tuple[Record, Record]]) -> Difference | None:
    values = [
        (one, other)
        for one, other in ((_in_game(name, first), _in_game(name, second)) for first, second in pairs)
        if one is not None and other is not None
    ]
    if not values:
        return None
    less = sum(other < one for one, other in values)
    more = sum(other > one for one, other in values)
    return Difference(
        name=name,
        share=any(isinstance(value, bool) for value in _values(name, pairs[0][0])),
        first=mean([one for one, _ in values]),
        second=mean([other for _, other in values]),
        interval=mean_interval([other - one for one, other in values]),
        fewer=less,
        more=more,
        by_chance=by_chance(more, less),
    )


def _values(name: str, record: Record) -> Sequence[Value]:
    facts = [record.game] if name in record.game else record.seats
    return [fact.get(name) for fact in facts]


def _in_game(name: str, record: Record) -> float | None:
    """The figure in one game; None where it has none, or where it is a word."""
    values = [value for value in _values(name, record) if value is not None]
    if not values or any(isinstance(value, str) for value in values):
        return None
    return mean([float(value) for value in values])
