"""Games as a table for a spreadsheet: a line for each game, a column for each figure of it and of every seat."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence

from nemesis_desktop.engine.seats.records import Measures, Record, Value


def as_csv(measures: Measures, records: Sequence[Record]) -> str:
    """The table; what was counted stands in one field: ``search:2|rest:1``. A figure that a game has not is empty."""
    seats = max((len(record.seats) for record in records), default=0)
    game = [one.name for one in measures.game]
    seat = ["policy", *(one.name for one in measures.seat)]
    counted = [one.name for one in measures.counted]
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    columns = [f"seat{number}_{name}" for number in range(1, seats + 1) for name in seat]
    table.writerow(["seed", "decisions", *game, *columns, *counted])
    for record in records:
        row: list[Value] = [record.seed, record.decisions, *(record.game.get(name) for name in game)]
        for number in range(seats):
            facts: Mapping[str, Value] = record.seats[number] if number < len(record.seats) else {}
            policy = record.policies[number] if number < len(record.policies) else None
            row += [policy, *(facts.get(name) for name in seat[1:])]
        row += [_counted(record.counts.get(name, {})) for name in counted]
        table.writerow(map(_cell, row))
    return out.getvalue()


def _counted(counts: Mapping[str, int]) -> str:
    return "|".join(f"{what}:{count}" for what, count in sorted(counts.items()))


def _cell(value: Value) -> str:
    if value is None:
        return ""
    return str(int(value)) if isinstance(value, bool) else str(value)
