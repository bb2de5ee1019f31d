"""Saves as plain data, to be changed and written again as somebody with an editor would."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any


def document_of(path: Path) -> dict[str, Any]:
    """What a save holds."""
    data: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return data


def lay(path: Path, data: object) -> Path:
    """Write plain data as a save."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(json.dumps(data).encode(), mtime=0))
    return path
