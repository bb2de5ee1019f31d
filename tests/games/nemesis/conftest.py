"""What the tests of Nemesis share: tables of the printed components, where somebody has them."""

from collections.abc import Callable

import pytest

from tests.reference import Table, reader


@pytest.fixture(scope="session")
def reference() -> Callable[[str], Table]:
    """Reads one table by name; the test is skipped where the tables are not at hand."""
    return reader("nemesis")
