"""The software bill of materials: what the packaged program is made of, in the CycloneDX form that scanners read."""

from __future__ import annotations

import json
import uuid
from pathlib import Path

from common import APP_ID, PROGRAM, files_in, moment, sha256, version
from licences import Part, parts


def bill(folder: Path) -> dict[str, object]:
    """The bill of the program that lies in ``folder``: its parts with licences, and every file with its checksum."""
    stem = f"{APP_ID}@{version()}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{stem}@{moment().isoformat()}')}",
        "version": 1,
        "metadata": {
            "timestamp": moment().strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application",
                "bom-ref": stem,
                "name": PROGRAM,
                "version": version(),
                "licenses": [{"expression": "MIT AND OFL-1.1"}],
            },
        },
        "components": [*(_component(part) for part in parts() if part.kind != "own"), *_files(folder)],
        "dependencies": [{"ref": stem, "dependsOn": [_ref(part) for part in parts() if part.kind != "own"]}],
    }


def _ref(part: Part) -> str:
    return part.purl or f"bundled:{part.name}"


def _component(part: Part) -> dict[str, object]:
    found: dict[str, object] = {
        "type": "data" if part.kind == "font" else "library",
        "bom-ref": _ref(part),
        "name": part.name,
        "licenses": [{"expression": part.licence}],
    }
    if part.version:
        found["version"] = part.version
    if part.purl:
        found["purl"] = part.purl
    if part.home:
        found["externalReferences"] = [{"type": "website", "url": part.home}]
    return found


def _files(folder: Path) -> list[dict[str, object]]:
    return [
        {
            "type": "file",
            "name": path.relative_to(folder).as_posix(),
            "hashes": [{"alg": "SHA-256", "content": sha256(path)}],
        }
        for path in files_in(folder)
        if not path.is_symlink()
    ]


def write(folder: Path, target: Path) -> None:
    """Write the bill of the program in ``folder`` to ``target``."""
    target.write_text(json.dumps(bill(folder), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
