"""What the tests of Nemesis share: the tables of printed components, when they lie beside the repository."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Table = dict[str, Any]
_TABLES = Path(__file__).resolve().parents[4] / "shared" / "reference" / "nemesis"


@pytest.fixture(scope="session")
def reference() -> Callable[[str], Table]:
    """Reads one reference table by name; the test is skipped where the tables are not at hand."""

    def read(name: str) -> Table:
        path = _TABLES / f"{name}.toml"
        if not path.is_file():
            pytest.skip(f"the reference table {path.name} is not at hand")
        return tomllib.loads(path.read_text(encoding="utf-8"))

    return read
