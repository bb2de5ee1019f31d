"""What all packaging scripts share: where things lie, which version this is, and how a file is made repeatable."""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent
BUILD = REPOSITORY / "build"
DIST = REPOSITORY / "dist"
MADE = BUILD / "made"
"""What is made before PyInstaller runs: icons, licences, version information."""

PROGRAM = "nemesis-desktop"
TITLE = "Nemesis"
APP_ID = "io.github.nemesis_desktop.NemesisDesktop"
MAKERS = "The nemesis_desktop authors"
CONTACT = "nemesis-desktop@users.noreply.github.com"
MIB = 1024 * 1024

if str(REPOSITORY) not in sys.path:
    sys.path.insert(0, str(REPOSITORY))


def version() -> str:
    """The version of the program, from the one place where it stands."""
    from nemesis_desktop import __version__

    return __version__


def epoch() -> int:
    """The time that everything in a package bears: that of the commit, so that building again gives the same file."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "-C", str(REPOSITORY), "log", "-1", "--format=%ct"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    # A source archive has no commits; its files bear the time of the release.
    return int(found.stdout) if found.returncode == 0 else int((REPOSITORY / "CHANGELOG.md").stat().st_mtime)


def moment() -> datetime:
    """``epoch`` as a date."""
    return datetime.fromtimestamp(epoch(), UTC)


def architecture() -> str:
    """The processor as file names call it: ``x86_64`` or ``arm64``."""
    machine = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(machine, machine)


def run(command: Sequence[str | Path], **more: object) -> None:
    """Run a program and stop with it if it fails."""
    print("+", " ".join(map(str, command)), flush=True)
    subprocess.run([str(word) for word in command], check=True, **more)  # type: ignore[call-overload]


def files_in(folder: Path) -> Iterator[Path]:
    """Every file and link below a folder, in an order that is the same everywhere."""
    yield from sorted(path for path in folder.rglob("*") if path.is_symlink() or path.is_file())


def total_size(folder: Path) -> int:
    """The bytes of all files below a folder; links are counted once."""
    return sum(path.lstat().st_size for path in files_in(folder))


def sha256(path: Path) -> str:
    """The checksum of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def settle(folder: Path) -> None:
    """Give everything below a folder the same owner's rights and the same time, whoever builds it and when."""
    when = epoch()
    for path in sorted(folder.rglob("*"), reverse=True):
        if not path.is_symlink():
            runs = path.is_dir() or os.access(path, os.X_OK) and _is_program(path)
            path.chmod(0o755 if runs else 0o644)
        # Windows cannot set the time of a link; nothing that is built there has one.
        if not path.is_symlink() or os.utime in os.supports_follow_symlinks:
            os.utime(path, (when, when), follow_symlinks=not path.is_symlink())
    os.utime(folder, (when, when))


def _is_program(path: Path) -> bool:
    """Whether a file is meant to be started: programs and scripts, but no libraries."""
    if ".so" in path.name or path.suffix in (".dylib", ".dll", ".pyd"):
        return False
    with path.open("rb") as file:
        start = file.read(4)
    return start[:2] == b"#!" or start == b"\x7fELF" or start in (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")


def pack_tar(folder: Path, archive: Path) -> None:
    """Pack a folder into a .tar.gz that is the same each time."""
    import gzip

    with (
        archive.open("wb") as raw,
        gzip.GzipFile(filename="", mode="wb", fileobj=raw, compresslevel=9, mtime=epoch()) as packed,
        tarfile.open(mode="w", fileobj=packed, format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in [folder, *sorted(folder.rglob("*"))]:
            tar.add(path, arcname=str(path.relative_to(folder.parent)), recursive=False, filter=_plain_entry)


def _plain_entry(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = epoch()
    return entry


def pack_zip(folder: Path, archive: Path) -> None:
    """Pack a folder into a .zip that is the same each time."""
    when = moment().timetuple()[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in files_in(folder):
            entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), when)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if os.access(path, os.X_OK) else 0o644) << 16
            packed.writestr(entry, path.read_bytes())
