"""Checks the Linux packages as a stranger's computer would: ``make package-check`` (as root).

    python packaging/linux/check.py [--keep]

A clean Debian without Python gets only the .deb. In it, a player without rights and without a network starts the
program, plays, opens saved games, and runs into everything that can go wrong; then the program is removed, and the
saves stay. Every check is a line; the exit code is 1 if one of them fails. ``--keep`` keeps the root folder to look
around in.
"""

from __future__ import annotations

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import size
from common import BUILD, DIST, MIB, PROGRAM, REPOSITORY, total_size, version
from faults import FAULTS, failed
from freeze import FROZEN
from games import choices_in, save_game
from root import HOME, PLAYER, Root
from screen import screen, wait_for, windows

Verdict = tuple[bool, str]

SAVES = f"{HOME}/.local/share/{PROGRAM}/saves"
WANTED = (
    f"/usr/lib/{PROGRAM}/{PROGRAM}",
    f"/usr/games/{PROGRAM}",
    f"/usr/share/applications/{PROGRAM}.desktop",
    f"/usr/share/mime/packages/{PROGRAM}.xml",
    "/usr/share/metainfo/io.github.nemesis_desktop.NemesisDesktop.metainfo.xml",
    f"/usr/share/icons/hicolor/scalable/apps/{PROGRAM}.svg",
    f"/usr/share/icons/hicolor/48x48/apps/{PROGRAM}.png",
    "/usr/share/icons/hicolor/48x48/mimetypes/application-x-nemesis-save.png",
    f"/usr/share/doc/{PROGRAM}/copyright",
    f"/usr/share/doc/{PROGRAM}/changelog.gz",
    f"/usr/share/doc/{PROGRAM}/sbom.cdx.json.gz",
    f"/usr/share/man/man6/{PROGRAM}.6.gz",
)
#: What a package may not bring: Python is inside, and nothing lies where people and the system keep their own.
UNWANTED = ("python3", "python3-minimal", "libpython3-stdlib", "python3-pip")
STARTS = 9
SLOWEST = 1.2


def said(done: subprocess.CompletedProcess[str]) -> str:
    """The last lines that a program said."""
    return " | ".join(f"{done.stdout}\n{done.stderr}".strip().splitlines()[-4:])


# -------------------------------------------------------------------- before it is installed


def lintian(package: Path) -> Verdict:
    """Debian's own inspector finds no error."""
    done = subprocess.run(
        ["lintian", "--fail-on", "error", "--allow-root", str(package)], capture_output=True, text=True, check=False
    )
    found = [line for line in done.stdout.splitlines() if line.startswith(("E:", "W:"))]
    return done.returncode == 0, "; ".join(found) or "no error, no warning"


def contents(package: Path) -> Verdict:
    """Everything is where it belongs, and nothing anywhere else."""
    listed = subprocess.run(["dpkg-deb", "--contents", str(package)], capture_output=True, text=True, check=True).stdout
    paths = [line.split(maxsplit=5)[5].split(" -> ")[0].lstrip(".") for line in listed.splitlines()]
    missing = [path for path in WANTED if path not in paths]
    strange = [
        path for path in paths if not path.startswith(("/usr/lib/", "/usr/share/", "/usr/games/")) and path[-1] != "/"
    ]
    return not missing and not strange, f"{len(paths)} paths" if not missing + strange else str(missing + strange)


def desktop_files(package: Path) -> Verdict:
    """The menu entry and the description for software centres are valid."""
    with tempfile.TemporaryDirectory() as place:
        subprocess.run(["dpkg-deb", "--extract", str(package), place], check=True)
        share = Path(place) / "usr/share"
        commands = [
            ["desktop-file-validate", str(share / f"applications/{PROGRAM}.desktop")],
            ["appstreamcli", "validate", "--no-net", str(next((share / "metainfo").glob("*.xml")))],
        ]
        results = [subprocess.run(command, capture_output=True, text=True, check=False) for command in commands]
    return all(done.returncode == 0 for done in results), "; ".join(said(done) for done in results if done.returncode)


def sizes(package: Path) -> Verdict:
    """Installed at most 150 MiB, packed at most 60 MiB."""
    faults = size.too_large(FROZEN, size.packages())
    told = f"installed {total_size(FROZEN) / MIB:.0f} MiB, packed {package.stat().st_size / MIB:.0f} MiB"
    return not faults, "; ".join(faults) or told


def start_time(package: Path) -> Verdict:
    """The packaged program starts at most 1.2 times as slowly as the source tree does."""
    source = [sys.executable, "-m", "nemesis_desktop"]
    with tempfile.TemporaryDirectory() as home:
        surroundings = {**os.environ, "HOME": home, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": home}
        times: dict[str, list[float]] = {"packaged": [], "source": []}
        for turn in range(STARTS + 1):
            for name, command in (("packaged", [str(FROZEN / PROGRAM)]), ("source", source)):
                begun = time.perf_counter()
                subprocess.run(
                    [*command, "--close-when-shown"],
                    cwd=REPOSITORY,
                    env=surroundings,
                    check=True,
                    stderr=subprocess.DEVNULL,
                )
                if turn:
                    # The first start only warms the disk.
                    times[name].append(time.perf_counter() - begun)
    packaged, plain = (statistics.median(times[name]) for name in ("packaged", "source"))
    return packaged <= SLOWEST * plain, f"{packaged:.2f} s against {plain:.2f} s: {packaged / plain:.2f} times"


BEFORE: tuple[Callable[[Path], Verdict], ...] = (lintian, contents, desktop_files, sizes, start_time)


# -------------------------------------------------------------------- installed in a clean root


def install(root: Root, package: Path) -> Verdict:
    """It installs with nothing but the libraries it names, and no Python comes along."""
    shutil.copy(package, root.path("/srv"))
    done = root.admin("apt-get", "install", "--yes", "--no-install-recommends", f"/srv/{package.name}", check=False)
    came = [name for name in UNWANTED if root.admin("dpkg", "-s", name, check=False).returncode == 0]
    python = [str(path) for path in (root.path("/usr/bin")).glob("python*")]
    return done.returncode == 0 and not came and not python, said(done) if done.returncode else ", ".join(came + python)


def version_of_it(root: Root) -> Verdict:
    """The command says its version."""
    done = root.player(PROGRAM, "--version")
    return done.stdout.strip() == f"{PROGRAM} {version()}", said(done)


def unseen(root: Root) -> Verdict:
    """Without a screen: every screen opens, and a whole game is played to its end."""
    done = root.player(PROGRAM, "doctor", "--self-check")
    return done.returncode == 0 and "✗" not in done.stdout, said(done)


def under_x(root: Root) -> Verdict:
    """The same with real windows on an X server."""
    with screen() as display:
        done = root.player(PROGRAM, "doctor", "--self-check", display=display, more={"QT_QPA_PLATFORM": "xcb"})
    return done.returncode == 0 and "✗" not in done.stdout, said(done)


def doctor(root: Root) -> Verdict:
    """The doctor finds nothing to mend."""
    with screen() as display:
        done = root.player(PROGRAM, "doctor", display=display)
    return done.returncode == 0 and "xcb" in done.stdout, said(done)


def workers(root: Root) -> Verdict:
    """Simulations share their games among several processes, and nobody is lost on the way."""
    done = root.player(PROGRAM, "simulate", "--games", "4", "--workers", "2", "--seed", "1", "--json")
    alone = root.player(PROGRAM, "simulate", "--games", "4", "--workers", "1", "--seed", "1", "--json")
    games = [re.search(r'"endings": \{[^}]*\}', one.stdout) for one in (done, alone)]
    well = games[0] is not None and games[1] is not None and games[0][0] == games[1][0]
    return done.returncode == 0 and well, "" if well else said(done)


def menu_command(root: Root, file: str = "") -> list[str]:
    """What the desktop types when somebody clicks the menu entry, or double-clicks a saved game."""
    entry = root.path(f"/usr/share/applications/{PROGRAM}.desktop").read_text(encoding="utf-8")
    line = next(line for line in entry.splitlines() if line.startswith("Exec="))
    words = line.removeprefix("Exec=").split()
    return [file if word == "%f" else word for word in words if file or word != "%f"]


def window_opens(root: Root) -> Verdict:
    """The menu entry opens a window on an X server; nothing is written beside the program."""
    with screen() as display:
        running = root.start(*menu_command(root), display=display)
        shown = wait_for(lambda: windows(display) == 1)
        running.terminate()
        output = running.communicate()[0]
    return shown and not failed(output), output.strip()


def double_click(root: Root) -> Verdict:
    """A double click on a saved game opens it; a second one goes to the same window, and no game is lost."""
    for number, answers in ((1, 40), (2, 60)):
        save_game(root.path(f"{HOME}/game {number}.nemesis"), seed=number, answers=answers)
    autosave = root.path(f"{SAVES}/autosave.nemesis")
    with screen() as display:
        running = root.start(*menu_command(root, f"{HOME}/game 1.nemesis"), display=display)
        opened = wait_for(lambda: choices_in(autosave) == 40) and windows(display) == 1
        second = root.player(*menu_command(root, f"{HOME}/game 2.nemesis"), display=display, longest=60)
        handed = second.returncode == 0 and wait_for(lambda: choices_in(autosave) == 60, 20) and windows(display) == 1
        kept = wait_for(lambda: 40 in map(choices_in, root.path(SAVES).glob("*.nemesis")), 5)
        photograph(display, BUILD / "check" / "double-click.png")
        running.terminate()
        output = running.communicate()[0]
    return opened and handed and kept, f"opened {opened}, handed over {handed}, kept {kept} {output.strip()}"


def photograph(display: str, target: Path) -> None:
    """Keep a picture of the X server for people to look at."""
    take = (
        "import sys; from PySide6.QtGui import QGuiApplication as A; a = A([]);"
        "a.primaryScreen().grabWindow(0).save(sys.argv[1])"
    )
    surroundings = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    target.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, "-c", take, str(target)], env=surroundings, check=False, stderr=subprocess.DEVNULL)


def type_of_saves(root: Root) -> Verdict:
    """A desktop knows the type of a saved game, and who opens it."""
    tools = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
    root.admin("apt-get", "install", "--yes", "--no-install-recommends", *tools)
    kind = root.player("gio", "info", "-a", "standard::content-type", f"{HOME}/game 1.nemesis").stdout
    opener = root.player("gio", "mime", "application/x-nemesis-save").stdout
    well = "application/x-nemesis-save" in kind and f"{PROGRAM}.desktop" in opener
    return well, "" if well else f"{kind} {opener}"


def archive_anywhere(root: Root) -> Verdict:
    """The archive works wherever it is unpacked, also after it was moved, and in a folder with a space in its name."""
    archive = next(DIST.glob("*.tar.gz"))
    place = root.path("/srv/a place")
    place.mkdir()
    subprocess.run(["tar", "--extract", "--file", str(archive), "--directory", str(place)], check=True)
    (place / archive.name.removesuffix(".tar.gz")).rename(place / "moved here")
    done = root.player("/srv/a place/moved here/nemesis-desktop", "doctor", "--self-check")
    shutil.rmtree(place)
    return done.returncode == 0 and "✗" not in done.stdout, said(done)


AFTER: tuple[Callable[[Root], Verdict], ...] = (
    version_of_it,
    doctor,
    unseen,
    under_x,
    workers,
    window_opens,
    double_click,
    type_of_saves,
    archive_anywhere,
    *FAULTS,
)


def removed(root: Root, before: set[str]) -> Verdict:
    """Removing takes everything away but what is the player's."""
    saved = sorted(path.name for path in root.path(SAVES).iterdir())
    root.admin("apt-get", "purge", "--yes", PROGRAM)
    left = sorted(path for path in root.files() - before if PROGRAM in path and not path.startswith("var/lib/dpkg"))
    stayed = sorted(path.name for path in root.path(SAVES).iterdir())
    return not left and bool(saved) and saved == stayed, f"left: {left[:3]}, saves: {len(stayed)} of {len(saved)}"


# -------------------------------------------------------------------- all of it


def verdicts(root: Root, package: Path) -> Iterator[tuple[str, Verdict]]:
    """Every check, one after another."""
    for check in BEFORE:
        yield str(check.__doc__), check(package)
    root.make()
    before = root.files()
    yield str(install.__doc__), install(root, package)
    for inside in AFTER:
        yield str(inside.__doc__), inside(root)
    yield str(removed.__doc__), removed(root, before)


def main() -> int:
    """Check everything; returns the exit code."""
    if os.geteuid() != 0:
        print("A clean root can be made by root only: sudo make package-check", file=sys.stderr)
        return 1
    package = next(DIST.glob("*.deb"))
    root = Root(BUILD / "check" / "root")
    failed = 0
    try:
        for name, (well, told) in verdicts(root, package):
            failed += not well
            told = " ".join(told.split())
            told = told[:90] if well else told
            print(f"{'✓' if well else '✗'} {name.splitlines()[0]}{f'  [{told}]' if told else ''}", flush=True)
    finally:
        if "--keep" not in sys.argv:
            root.remove()
    print(f"{failed} failed" if failed else "All is well.", f"Player: {PLAYER}" if "--keep" in sys.argv else "")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
