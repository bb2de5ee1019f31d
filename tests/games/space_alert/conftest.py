"""What the tests of Space Alert share: tables of the printed components and whole missions, where somebody has them."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.reference import Table, read_table, reader


def rows(name: str, kind: str, key: str = "id") -> list[Any]:
    """The rows of a table as parameters of a test; one that is skipped where the tables are not at hand."""
    table = read_table("space-alert", name)
    if table is None:
        return [pytest.param(None, marks=pytest.mark.skip(reason=f"{name}.toml is no part of the repository"))]
    return [pytest.param(row, id=str(row.get(key, number))) for number, row in enumerate(table[kind])]


@pytest.fixture(scope="session")
def reference() -> Callable[[str], Table]:
    """Reads one table by name; the test is skipped where the tables are not at hand."""
    return reader("space-alert")
