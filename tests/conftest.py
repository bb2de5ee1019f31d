"""What all tests share: no screen, no trace in the home of whoever runs them, and a place for pictures."""

import os
from collections.abc import Iterator
from pathlib import Path

# Before anything imports Qt: a test never opens a window on the screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import hypothesis
import pytest

REPOSITORY = Path(__file__).resolve().parent.parent

# A shared machine may stop for a moment in the middle of an example; that is no finding.
hypothesis.settings.register_profile("nemesis", deadline=None)
hypothesis.settings.load_profile("nemesis")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--screens", type=Path, default=None, help="folder for the pictures that `screens` tests write")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first: whichever core has done everything else would wait for them."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session", autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Settings and saved games of the tests lie in a folder of their own, never in the person's."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
            patch.setenv(name, str(home / name.lower()))
        yield home


@pytest.fixture(scope="session")
def repository() -> Path:
    """The top of the working copy."""
    return REPOSITORY


@pytest.fixture(scope="session")
def screens_folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a `screens` test writes its pictures: the folder of ``--screens``, or one that is thrown away."""
    folder: Path = request.config.getoption("--screens") or tmp_path_factory.mktemp("screens")
    folder.mkdir(parents=True, exist_ok=True)
    return folder.resolve()
