"""The scripts of ``packaging`` find each other as they do when they are run: by the folder they lie in."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import REPOSITORY

PACKAGING = REPOSITORY / "packaging"


@pytest.fixture(autouse=True, scope="package")
def scripts_found() -> Iterator[None]:
    folders = [str(PACKAGING), str(PACKAGING / "linux")]
    sys.path[:0] = folders
    yield
    for folder in folders:
        sys.path.remove(folder)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small folder with a program, a library and a link."""
    folder = tmp_path / "made" / "program"
    (folder / "inside").mkdir(parents=True)
    program = folder / "start"
    program.write_bytes(b"#!/bin/sh\nexit 0\n")
    program.chmod(0o700)
    (folder / "inside" / "libthing.so").write_bytes(b"\x7fELF and more")
    (folder / "inside" / "libthing.so").chmod(0o777)
    (folder / "link").symlink_to("start")
    return folder
