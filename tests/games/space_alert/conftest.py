"""What the tests of Space Alert share: tables of the printed components and whole missions, where somebody has them.

They were typed from the box, and are no part of this repository. A test that compares with them is skipped without
them; what matters of them for the rules is also said in the test itself.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Table = dict[str, Any]
_TABLES = Path(__file__).resolve().parents[4] / "shared" / "reference" / "space-alert"


def read_table(name: str) -> Table | None:
    """One reference table by name; None where the tables are not at hand."""
    path = _TABLES / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else None


def rows(name: str, kind: str, key: str = "id") -> list[Any]:
    """The rows of a table as parameters of a test; one that is skipped where the tables are not at hand."""
    table = read_table(name)
    if table is None:
        return [pytest.param(None, marks=pytest.mark.skip(reason=f"{name}.toml is no part of the repository"))]
    return [pytest.param(row, id=str(row.get(key, number))) for number, row in enumerate(table[kind])]


@pytest.fixture(scope="session")
def reference() -> Callable[[str], Table]:
    """Reads one table by name; the test is skipped where the tables are not at hand."""

    def read(name: str) -> Table:
        table = read_table(name)
        if table is None:
            pytest.skip(f"{name}.toml, a table of the printed components, is no part of the repository")
        return table

    return read
