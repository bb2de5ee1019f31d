"""One writer for everything: whole or not at all, with patience, on every file system."""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

import nemesis_desktop
from nemesis_desktop.engine.saving import files
from nemesis_desktop.engine.saving.bounded import NoFileError
from nemesis_desktop.engine.saving.files import copy, move, previous, reason, remove, write
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import LANGUAGES, Words

WRITES = re.compile(
    r"""write_(text|bytes)\(|\bos\.(replace|rename|link|unlink|remove)\(|shutil\.|\.open\(["'][wxa]|\.(unlink|rename)\("""
)
"""What changes a disk."""
NOT_FOR_PEOPLE = {
    "table/desk/faults.py": "Python writes there itself",
    "program/lab/kept.py": "a simulation adds a line for each game, so that it can be broken off; nobody's game",
}
COMMON = (errno.ENOENT, errno.EACCES, errno.EROFS, errno.ENOSPC, errno.EISDIR, errno.ENAMETOOLONG)
"""What goes wrong with files at home."""


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses that were made; nobody waits for them."""
    made: list[float] = []
    monkeypatch.setattr(files, "sleep", made.append)
    return made


def refusing(name: str, number: int, times: int, patch: pytest.MonkeyPatch) -> None:
    """A system call is refused so many times."""
    really: Callable[..., object] = getattr(os, name)
    left = [times]

    def call(*args: object) -> object:
        if left[0]:
            left[0] -= 1
            raise OSError(number, os.strerror(number))
        return really(*args)

    patch.setattr(os, name, call)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes have names here")
def test_nothing_but_a_file_is_put_in_the_place_of(tmp_path: Path) -> None:
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    for place in (pipe, folder):
        with pytest.raises(NoFileError):
            write(place, b"1")
    assert stat.S_ISFIFO(pipe.stat().st_mode) and folder.is_dir()
    assert names(tmp_path) == ["folder", "pipe"]


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_stays_and_the_file_it_leads_to_is_written(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    far, link = tmp_path / "far" / "table.csv", tmp_path / "link"
    link.symlink_to(far)
    for content in (b"1", b"2"):
        write(link, content)
    assert link.is_symlink() and far.read_bytes() == b"2"
    assert names(tmp_path) == ["far", "link"] and names(far.parent) == ["table.csv"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_it_is_refused_is_said_in_the_language_that_was_chosen(language: str) -> None:
    words = Words(language)
    said = [
        words.text(Text("save-cannot-read", path="x", why=reason(OSError(one, os.strerror(one))))) for one in COMMON
    ]
    assert len({*said}) == len(said) and words.missing == set()
    if language != "en":
        assert not any(os.strerror(one) in sentence for one, sentence in zip(COMMON, said, strict=True))
    rare = OSError(errno.EPIPE, os.strerror(errno.EPIPE))
    assert reason(rare) == os.strerror(errno.EPIPE), "what is rare is said as the system says it"


def test_the_file_before_is_kept_only_if_that_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "game"
    for content in (b"1", b"2", b"3"):
        write(path, content, keep_previous=True)
    assert (path.read_bytes(), previous(path).read_bytes()) == (b"3", b"2")
    write(tmp_path / "report", b"1")
    write(tmp_path / "report", b"2")
    assert names(tmp_path) == ["game", "game.previous", "report"]


def test_two_names_left_of_one_file_do_not_stop_the_next_save(tmp_path: Path) -> None:
    """So it lies when the program was killed between the two steps."""
    path = tmp_path / "game"
    path.write_bytes(b"1")
    os.link(path, previous(path))
    (tmp_path / "game.new").write_bytes(b"half")
    write(path, b"2", keep_previous=True)
    assert (path.read_bytes(), previous(path).read_bytes()) == (b"2", b"1")
    assert names(tmp_path) == ["game", "game.previous"]


@pytest.mark.parametrize("number", [errno.EPERM, errno.ENOTSUP, errno.EMLINK])
def test_where_a_file_has_only_one_name_it_is_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    refusing("link", number, 1000, monkeypatch)
    path = tmp_path / "game"
    write(path, b"1", keep_previous=True)
    write(path, b"2", keep_previous=True)
    assert (path.read_bytes(), previous(path).read_bytes()) == (b"2", b"1")
    assert names(tmp_path) == ["game", "game.previous"]


@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EPERM])
def test_a_file_system_without_fsync_keeps_games_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    refusing("fsync", number, 1000, monkeypatch)
    write(tmp_path / "game", b"1")
    assert (tmp_path / "game").read_bytes() == b"1"


@pytest.mark.parametrize("number", [errno.EIO, errno.ENOSPC])
def test_bytes_that_the_disk_has_lost_are_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    write(tmp_path / "game", b"1")
    refusing("fsync", number, 1, monkeypatch)
    with pytest.raises(OSError, match=os.strerror(number)):
        write(tmp_path / "game", b"2")
    assert (tmp_path / "game").read_bytes() == b"1" and names(tmp_path) == ["game"]


@pytest.mark.parametrize("call", ["open", "replace"])
@pytest.mark.parametrize("number", [errno.EACCES, errno.EPERM, errno.EBUSY])
def test_what_a_scanner_holds_is_tried_again_after_growing_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pauses: list[float], call: str, number: int
) -> None:
    refusing(call, number, len(files.PAUSES), monkeypatch)
    write(tmp_path / "game", b"1")
    assert (tmp_path / "game").read_bytes() == b"1"
    assert pauses == sorted(pauses) and len(set(pauses)) == len(files.PAUSES)
    assert sum(pauses) < 0.5, "nobody at the table notices"


def test_what_is_refused_for_good_is_an_error_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pauses: list[float]
) -> None:
    write(tmp_path / "game", b"1")
    with monkeypatch.context() as refused:
        refusing("replace", errno.EACCES, 1000, refused)
        with pytest.raises(PermissionError):
            write(tmp_path / "game", b"2")
    assert len(pauses) == len(files.PAUSES)
    assert (tmp_path / "game").read_bytes() == b"1" and names(tmp_path) == ["game"]


def test_a_full_disk_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pauses: list[float]) -> None:
    refusing("write", errno.ENOSPC, 1000, monkeypatch)
    with pytest.raises(OSError, match="No space"):
        write(tmp_path / "game", b"1")
    assert pauses == [] and names(tmp_path) == []


def test_a_write_that_takes_a_part_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really = os.write
    monkeypatch.setattr(os, "write", lambda file, content: really(file, bytes(content)[:3]))
    write(tmp_path / "game", b"a long content")
    assert (tmp_path / "game").read_bytes() == b"a long content"


def test_only_the_programs_own_folders_are_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write(tmp_path / "gone" / "export.csv", b"1")
    write(tmp_path / "own" / "game", b"1", make_folder=True)
    assert names(tmp_path) == ["own"]


@pytest.mark.parametrize("letter", ["x", "я", "🦑"])
def test_the_longest_name_of_a_file_can_be_written(tmp_path: Path, letter: str) -> None:
    path = tmp_path / (letter * (255 // len(letter.encode())))
    write(path, b"1")
    write(path, b"2")
    assert path.read_bytes() == b"2" and names(tmp_path) == [path.name]


def test_files_are_copied_moved_and_removed_with_the_same_patience(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pauses: list[float]
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    write(one, b"1")
    for call, act in (("replace", lambda: copy(one, two, 1)), ("replace", lambda: move(two, one))):
        with monkeypatch.context() as held:
            refusing(call, errno.EACCES, 1, held)
            act()
    with monkeypatch.context() as held:
        refusing("unlink", errno.EACCES, 1, held)
        remove(one)
    remove(one)
    assert len(pauses) == 3 and names(tmp_path) == []
    write(one, b"12")
    with pytest.raises(OSError, match="large"):
        copy(one, two, 1)


def test_there_is_one_writer() -> None:
    package = Path(nemesis_desktop.__file__).parent
    others = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if path != Path(files.__file__) and WRITES.search(path.read_text(encoding="utf-8"))
    }
    assert others == set(NOT_FOR_PEOPLE)
