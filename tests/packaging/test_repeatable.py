"""Building again gives the same: archives, releases, comparisons, the list of contents."""

from __future__ import annotations

import os
import shutil
from datetime import date
from pathlib import Path

import pytest

from nemesis_desktop import __version__


@pytest.fixture(autouse=True)
def fixed_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")


def test_archives_are_the_same_whenever_and_by_whomever_they_are_packed(tree: Path, tmp_path: Path) -> None:
    import common

    packed = []
    for turn in ("first", "second"):
        folder = tmp_path / turn / "program"
        shutil.copytree(tree, folder, symlinks=True)
        (folder / "start").chmod(0o700 if turn == "first" else 0o755)
        os.utime(folder / "start", (len(turn), len(turn)))
        common.settle(folder)
        common.pack_tar(folder, tmp_path / f"{turn}.tar.gz")
        common.pack_zip(folder, tmp_path / f"{turn}.zip")
        packed.append([(tmp_path / f"{turn}{end}").read_bytes() for end in (".tar.gz", ".zip")])
    assert packed[0] == packed[1]


def test_programs_can_be_started_and_libraries_cannot(tree: Path) -> None:
    import common

    common.settle(tree)
    assert (tree / "start").stat().st_mode & 0o777 == 0o755
    assert (tree / "inside/libthing.so").stat().st_mode & 0o777 == 0o644
    assert (tree / "start").stat().st_mtime == 1_700_000_000


def test_what_differs_between_two_builds_is_listed() -> None:
    from reproducible import differences

    assert differences({"a": "1", "b": "2"}, {"a": "1", "b": "2"}) == []
    assert differences({"a": "1", "b": "2"}, {"b": "3", "c": "4"}) == [
        "only in the first:  a",
        "only in the second: c",
        "different:          b",
    ]


def test_a_file_of_the_program_that_is_gone_or_cut_off_is_found(tree: Path) -> None:
    import freeze

    from nemesis_desktop.program.doctor import missing_files

    (tree / "inside" / "libxcb-cursor.so.0").write_bytes(b"a library that Debian brings")
    contents = tree / "nemesis_desktop" / "contents.txt"
    freeze.list_contents(tree, contents)

    assert missing_files(contents) == []
    (tree / "inside" / "libxcb-cursor.so.0").unlink()
    assert missing_files(contents) == []
    (tree / "inside" / "libthing.so").write_bytes(b"cut")
    assert missing_files(contents) == ["inside/libthing.so"]
    (tree / "start").unlink()
    assert missing_files(contents) == ["inside/libthing.so", "start"]
    contents.unlink()
    assert missing_files(contents) == ["contents.txt"]


CHANGES = """# Changelog

## [Unreleased]

### Added

- Something
  on two lines.

## [1.1.0] - 2026-03-04

### Fixed

- `code` & more.

## [1.0.0] - 2026-01-02

- The game.
"""


@pytest.fixture
def changes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    import release
    import releases

    path = tmp_path / "CHANGELOG.md"
    path.write_text(CHANGES, encoding="utf-8")
    for module in (release, releases):
        monkeypatch.setattr(module, "REPOSITORY", tmp_path)
    return path


def test_the_changelog_is_read_release_by_release(changes: Path) -> None:
    import releases

    found = releases.releases()
    assert [(one.version, one.day) for one in found] == [
        (__version__, date(2023, 11, 14)),
        ("1.1.0", date(2026, 3, 4)),
        ("1.0.0", date(2026, 1, 2)),
    ]
    assert found[0].changes == ("Something on two lines.",)
    assert "<li>`code` &amp; more.</li>" in releases.for_appstream()
    assert " -- The nemesis_desktop authors" in releases.for_debian() and "(1.1.0) stable" in releases.for_debian()


def test_only_the_tag_of_the_version_with_a_section_of_its_own_can_be_released(changes: Path) -> None:
    import release

    assert "version is" in release.trouble("v9.9.9")
    assert "version is" in release.trouble(__version__)
    assert "has no section" in release.trouble(f"v{__version__}")
    changes.write_text(CHANGES.replace("[1.1.0]", f"[{__version__}]"), encoding="utf-8")
    assert release.trouble(f"v{__version__}") == ""


def test_the_table_of_sizes_names_what_takes_the_room(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import size

    lines = "\n".join(size.table(tree))
    assert "altogether, in 2 files" in lines and "inside/libthing.so" in lines
    assert size.too_large(tree, []) == []
    monkeypatch.setattr(size, "INSTALLED", 10)
    assert size.too_large(tree, [])[0].startswith("installed:")


def test_the_icon_is_ours_at_every_size(tmp_path: Path) -> None:
    import icons
    from PIL import Image

    from nemesis_desktop.program.resources import asset

    icons.make(asset("icon.svg"), tmp_path)
    assert {path.stem for path in tmp_path.glob("*.png")} == {str(size) for size in icons.LINUX_SIZES}
    for size in icons.LINUX_SIZES:
        with Image.open(tmp_path / f"{size}.png") as picture:
            assert picture.size == (size, size) and len(picture.getcolors(size * size)) > 20
    with Image.open(tmp_path / "nemesis-desktop.ico") as picture:
        assert picture.info["sizes"] == {(one, one) for one in icons.WINDOWS_SIZES}
    with Image.open(tmp_path / "nemesis-desktop.icns") as picture:
        assert (512, 512, 2) in picture.info["sizes"]
