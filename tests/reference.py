"""Tables of the printed components, where somebody has them.

They were typed from the boxes, and are no part of this repository. A test that compares with them is skipped without
them; what matters of them for the rules is also said in the test itself.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Table = dict[str, Any]
_TABLES = Path(__file__).resolve().parents[2] / "shared" / "reference"


def read_table(game: str, name: str) -> Table | None:
    """One reference table of a game by name; None where the tables are not at hand."""
    path = _TABLES / game / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else None


def reader(game: str) -> Callable[[str], Table]:
    """Reads one table of a game by name; the test is skipped where the tables are not at hand."""

    def read(name: str) -> Table:
        table = read_table(game, name)
        if table is None:
            pytest.skip(f"{name}.toml, a table of the printed components, is no part of the repository")
        return table

    return read
