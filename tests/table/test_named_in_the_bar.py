"""The name of whoever is asked stands in warm in the sentence of the bar: the whole name and nothing else."""

from __future__ import annotations

import pytest

from nemesis_desktop.table.furniture.bar.bar_painter import around


@pytest.mark.parametrize(
    ("line", "name", "parts"),
    [
        ("Ben, trade with whom?", "Ben", ("", "Ben", ", trade with whom?")),
        ("Bennings, trade with whom?", "Ben", ("Bennings, trade with whom?", "", "")),
        ("Bennings asks Ben.", "Ben", ("Bennings asks ", "Ben", ".")),
        ("Кому ходить: Аня", "Аня", ("Кому ходить: ", "Аня", "")),
        ("Who is C++ (2)?", "C++ (2)", ("Who is ", "C++ (2)", "?")),
        ("Nobody is asked.", "", ("Nobody is asked.", "", "")),
    ],
)
def test_a_name_is_found_as_a_whole_word(line: str, name: str, parts: tuple[str, str, str]) -> None:
    assert around(name, line) == parts
