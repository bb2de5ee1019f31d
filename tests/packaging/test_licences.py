"""The licence of everything inside is there, named and whole."""

from __future__ import annotations

import json
import re
from importlib import metadata
from pathlib import Path

import pytest

from nemesis_desktop.table.screens.about import PARTS, everything_inside, licence_text
from tests.packaging.conftest import PACKAGING

SPDX = re.compile(r"[A-Za-z0-9.+-]+(?: (?:AND|OR|WITH) [A-Za-z0-9.+-]+)*")


@pytest.fixture(autouse=True)
def without_pyinstaller(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is only there for building a package is stood in for, where nobody builds one."""
    import licences

    known = metadata.version

    def version(name: str) -> str:
        try:
            return known(name)
        except metadata.PackageNotFoundError:
            assert name == "pyinstaller"
            return "6"

    shipped = licences._shipped
    monkeypatch.setattr(metadata, "version", version)
    monkeypatch.setattr(
        licences,
        "_shipped",
        lambda package: (PACKAGING / "licences/GPL-3.0.txt",) if package == "pyinstaller" else shipped(package),
    )


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_every_part_has_a_licence_and_its_text(platform: str) -> None:
    import licences

    for part in licences.parts(platform):
        assert SPDX.fullmatch(part.licence), part
        assert len(licences.text_of(part)) > 500, part.name


def test_everything_that_is_bundled_is_listed() -> None:
    import licences
    from contents import DISTRIBUTIONS

    named = {part.purl.partition("@")[0] for part in licences.parts()}
    bundled = {f"pkg:pypi/{re.sub(r'[-_]+', '-', name).lower()}" for name in DISTRIBUTIONS}
    assert bundled <= named


def test_the_about_screen_shows_what_the_package_lists(tmp_path: Path) -> None:
    import licences

    licences.write(tmp_path)
    inside = everything_inside(tmp_path / "index.json")

    assert len(inside) == len(licences.parts())
    assert inside[0].kind == "own" and "Python" in " ".join(part.name for part in inside)
    assert all(licence_text(part) for part in inside)
    assert {part.kind for part in inside} == {"own", "font", "library"}


def test_without_a_package_the_about_screen_shows_what_python_brought(tmp_path: Path) -> None:
    assert everything_inside(tmp_path / "index.json") == PARTS


def test_a_part_without_a_licence_stops_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import licences

    bare = licences.Part("bare", "library", "MIT", "1", "", ())
    monkeypatch.setattr(licences, "parts", lambda: [bare])
    with pytest.raises(ValueError, match="bare has no licence text"):
        licences.write(tmp_path)


def test_the_bill_of_materials_names_every_part_and_every_file(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import licences
    import sbom

    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    bill = json.loads(json.dumps(sbom.bill(tree)))

    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    assert bill["metadata"]["timestamp"] == "2023-11-14T22:13:20Z"
    names = {component["name"] for component in bill["components"]}
    assert {part.name for part in licences.parts() if part.kind != "own"} <= names
    assert {"start", "inside/libthing.so"} <= names and "link" not in names
    references = {component["bom-ref"] for component in bill["components"] if "bom-ref" in component}
    assert set(bill["dependencies"][0]["dependsOn"]) == references
    assert bill == json.loads(json.dumps(sbom.bill(tree))), "the same each time"
