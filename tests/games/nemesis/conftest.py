"""What the tests of Nemesis share: the tables of printed components, when they lie beside the repository."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Table = dict[str, Any]
_TABLES = Path(__file__).resolve().parents[4] / "shared" / "reference" / "nemesis"


def read_table(name: str) -> Table | None:
    """One reference table by name; None where the tables are not at hand."""
    path = _TABLES / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else None


@pytest.fixture(scope="session")
def reference() -> Callable[[str], Table]:
    """Reads one reference table by name; the test is skipped where the tables are not at hand."""

    def read(name: str) -> Table:
        table = read_table(name)
        if table is None:
            pytest.skip(f"the reference table {name}.toml is not at hand")
        return table

    return read
