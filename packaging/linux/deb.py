"""Builds the .deb from the frozen program, with Debian's own tools and no others.

    python packaging/linux/deb.py

Where what lies: the program in ``/usr/lib/nemesis-desktop``, a link to it in ``/usr/games``, and in ``/usr/share``
what a desktop wants to know. No maintainer scripts: the desktop's databases renew themselves (dpkg triggers), and
nothing of the player's is ever touched.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import licences
import releases
import sbom
from common import (
    BUILD,
    CONTACT,
    DIST,
    HERE,
    MADE,
    MAKERS,
    PROGRAM,
    REPOSITORY,
    epoch,
    files_in,
    moment,
    run,
    settle,
    total_size,
    version,
)
from contents import is_carried
from freeze import FROZEN
from icons import LINUX_SIZES

LINUX = HERE / "linux"
ROOT = BUILD / "deb"
LIBRARY = f"usr/lib/{PROGRAM}"

DESCRIPTION = """\
board games for 1 to 8 people around one laptop
 You wake up from hibernation, somebody of the crew is dead, and something
 else is aboard. Whole games of Nemesis, The Thing and Space Alert on one
 computer: it deals, moves, rolls, enforces every rule and keeps every
 secret. It works offline and speaks English, Russian and Czech.
 .
 This is an unofficial fan work; players should own the game."""


def build() -> Path:
    """Build the package from the frozen program; returns where it lies."""
    shutil.rmtree(ROOT, ignore_errors=True)
    tree = ROOT / "tree"
    install_program(tree)
    install_desktop_files(tree / "usr/share")
    install_documents(tree / "usr/share")
    control(tree)
    settle(tree)
    DIST.mkdir(parents=True, exist_ok=True)
    package = DIST / f"{PROGRAM}_{version()}_{debian_architecture()}.deb"
    # dpkg-deb takes the time of the archive's members from here.
    surroundings = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch())}
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", tree, package], env=surroundings)
    return package


def debian_architecture() -> str:
    """The processor as Debian calls it."""
    found = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    return found.stdout.strip()


def install_program(tree: Path) -> None:
    """The frozen program, without the libraries that Debian's own packages bring."""
    program = tree / LIBRARY
    program.parent.mkdir(parents=True)
    shutil.copytree(FROZEN, program, symlinks=True)
    for path in files_in(program / "_internal"):
        if is_carried(path.name):
            path.unlink()
    (tree / "usr/games").mkdir()
    (tree / "usr/games" / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")


def install_desktop_files(share: Path) -> None:
    """What a desktop wants to know: menu entry, icons, the type of saved games, AppStream."""
    entry = (LINUX / f"{PROGRAM}.desktop").read_text(encoding="utf-8")
    # Not everybody's search path has the games, so the menu names the place.
    write(entry.replace(f"Exec={PROGRAM}", f"Exec=/usr/games/{PROGRAM}"), share / f"applications/{PROGRAM}.desktop")
    put(LINUX / f"{PROGRAM}.xml", share / "mime/packages" / f"{PROGRAM}.xml")
    for size in LINUX_SIZES:
        for folder, name in (("apps", PROGRAM), ("mimetypes", "application-x-nemesis-save")):
            put(MADE / "icons" / f"{size}.png", share / f"icons/hicolor/{size}x{size}/{folder}/{name}.png")
    for folder, name in (("apps", PROGRAM), ("mimetypes", "application-x-nemesis-save")):
        put(REPOSITORY / "assets/shared/icon.svg", share / f"icons/hicolor/scalable/{folder}/{name}.svg")
    text = (LINUX / f"{PROGRAM}.metainfo.xml").read_text(encoding="utf-8")
    text = text.replace("    <!-- @RELEASES@ -->", releases.for_appstream())
    text = re.sub(r"<!-- What a software centre.*?-->\n", "", text, flags=re.DOTALL)
    write(text, share / "metainfo/io.github.nemesis_desktop.NemesisDesktop.metainfo.xml")


def install_documents(share: Path) -> None:
    """Changelog, copyright, manual page, bill of materials, and why lintian need not worry."""
    documents = share / "doc" / PROGRAM
    write_packed(releases.for_debian(), documents / "changelog.gz")
    write(copyright_file(), documents / "copyright")
    sbom.write(share.parent / "lib" / PROGRAM, documents / "sbom.cdx.json")
    write_packed((documents / "sbom.cdx.json").read_text(encoding="utf-8"), documents / "sbom.cdx.json.gz")
    (documents / "sbom.cdx.json").unlink()
    page = (LINUX / f"{PROGRAM}.6").read_text(encoding="utf-8")
    page = page.replace("@DATE@", moment().strftime("%Y-%m-%d")).replace("@VERSION@", version())
    write_packed(page, share / f"man/man6/{PROGRAM}.6.gz")
    put(LINUX / "lintian-overrides", share / "lintian/overrides" / PROGRAM)


def copyright_file() -> str:
    """Who owns what in the package, and under which licence, with the whole texts."""
    head = (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {PROGRAM}\n"
        f"Upstream-Contact: {MAKERS} <{CONTACT}>\n"
        "Comment: an unofficial fan work; the games and their names belong to their owners.\n\n"
        f"Files: *\nCopyright: 2026 {MAKERS}\nLicense: MIT and others\n"
        " The program is under the MIT licence; what it is made of is listed below,\n"
        " each part with its own licence, and again in the program's About screen.\n"
    )
    return head + "".join(f"\n{paragraph}" for paragraph in map(_licence_paragraph, licences.parts()))


#: Licences that every Debian system has: policy wants them named, not repeated.
COMMON_LICENCES = {"Apache-2.0.txt": "Apache-2.0", "GPL-3.0.txt": "GPL-3", "LGPL-3.0.txt": "LGPL-3"}


def _licence_paragraph(part: licences.Part) -> str:
    lines: list[str] = []
    for path in part.texts:
        if path.name in COMMON_LICENCES:
            lines.append(
                f" On Debian systems the whole text is in /usr/share/common-licenses/{COMMON_LICENCES[path.name]}."
            )
            continue
        text = path.read_text(encoding="utf-8").strip()
        if "GNU GENERAL PUBLIC LICENSE" in text and "TERMS AND CONDITIONS" in text:
            # PyInstaller's exception comes first, then the licence that everybody has.
            text = text[: text.index("GNU GENERAL PUBLIC LICENSE")].strip()
            text += "\n\nOn Debian systems the whole text is in /usr/share/common-licenses/GPL-2."
        lines += [" " + line.rstrip() if line.strip() else " ." for line in text.splitlines()]
    return f"Comment: {part.name} {part.version}\nLicense: {part.licence}\n" + "\n".join(lines) + "\n"


def control(tree: Path) -> None:
    """The package's own description, and the checksums of its files."""
    folder = tree / "DEBIAN"
    # dpkg-shlibdeps takes for ours what lies below a folder of this name.
    folder.mkdir()
    fields = {
        "Package": PROGRAM,
        "Version": version(),
        "Architecture": debian_architecture(),
        "Maintainer": f"{MAKERS} <{CONTACT}>",
        "Installed-Size": str(total_size(tree) // 1024),
        "Depends": depends(tree),
        "Recommends": "xdg-utils",
        "Section": "games",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    write("".join(f"{name}: {value}\n" for name, value in fields.items()), folder / "control")
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(tree)}\n"
        for path in files_in(tree)
        if not path.is_symlink() and folder not in path.parents
    ]
    write("".join(sums), folder / "md5sums")


def depends(tree: Path) -> str:
    """The Debian packages with the libraries that the program loads, found by looking into every file of it.

    ``dpkg-shlibdeps`` reads them from the programs themselves; fonts and keyboards come with those libraries.
    """
    stub = ROOT / "debian"
    stub.mkdir(parents=True)
    write(f"Source: {PROGRAM}\n\nPackage: {PROGRAM}\nArchitecture: any\n", stub / "control")
    program = tree / LIBRARY
    files = [path for path in files_in(program) if not path.is_symlink() and _is_elf(path)]
    command = ["dpkg-shlibdeps", "-O", "--warnings=0", f"-S{tree}"]
    command += [f"-l{program / '_internal' / folder}" for folder in ("", "PySide6/Qt/lib", "PySide6", "shiboken6")]
    command += [f"-e{path}" for path in files]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode:
        raise SystemExit(f"dpkg-shlibdeps: {found.stderr}")
    return found.stdout.strip().removeprefix("shlibs:Depends=")


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def put(source: Path, target: Path) -> None:
    """Copy a file to its place."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write(text: str, target: Path) -> None:
    """Write a text to its place."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")


def write_packed(text: str, target: Path) -> None:
    """Write a text to its place, packed as Debian wants it and without the time of packing."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    print(build())
