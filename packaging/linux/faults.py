"""What can go wrong on somebody's computer, each tried with the installed program."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

from common import PROGRAM
from games import choices_in, from_the_future, save_game
from root import HOME, Root
from screen import screen, wait_for, windows

Verdict = tuple[bool, str]

DATA = f"{HOME}/.local/share/{PROGRAM}"
SIZE = "1366x768x24"
LOGS = f"{HOME}/.local/state/{PROGRAM}/log"
ASSETS = f"/usr/lib/{PROGRAM}/_internal/nemesis_desktop/assets"


def _opens(
    root: Root, *command: str, mounts: tuple[str, ...] = (), options: tuple[str, ...] = (), size: str = ""
) -> Verdict:
    """Whether the window opens and stays, without a traceback."""
    with screen(*options, **({"size": size} if size else {})) as display:
        running = root.start(PROGRAM, *command, display=display, mounts=mounts)
        shown = wait_for(lambda: windows(display) >= 1 or running.poll() is not None, 40) and running.poll() is None
        stays = not wait_for(lambda: running.poll() is not None, 3)
        running.terminate()
        output = running.communicate()[0]
    return shown and stays and not failed(output), output.strip()[-300:]


def failed(output: str) -> bool:
    """Whether the program has told of a fault of its own."""
    return "Traceback" in output or "has failed" in output


def _clear_reports(root: Root) -> None:
    for path in root.path(LOGS).glob("report-*"):
        path.unlink()


def _reports(root: Root) -> list[Path]:
    return sorted(root.path(LOGS).glob("report-*.txt"))


def no_display(root: Root) -> Verdict:
    """Without a screen: one plain sentence."""
    done = root.player(PROGRAM)
    return done.returncode == 1 and "no display" in done.stderr and "Traceback" not in done.stderr, done.stderr.strip()


def read_only_home(root: Root) -> Verdict:
    """With a home that cannot be written to, the window opens all the same."""
    home = f'mount --bind "$ROOT{HOME}" "$ROOT{HOME}"; mount -o remount,bind,ro "$ROOT{HOME}"'
    return _opens(root, f"{HOME}/game 1.nemesis", mounts=(home,))


def empty_read_only_home(root: Root) -> Verdict:
    """The same for somebody who never played before."""
    return _opens(root, mounts=(f'mount -t tmpfs -o ro tmpfs "$ROOT{HOME}"',))


def full_disk(root: Root) -> Verdict:
    """On a full disk a game goes on, the window says that it is not saved, and nothing half-written is left."""
    full = (
        f'mkdir -p "$ROOT{DATA}"; mount -t tmpfs -o size=64k,mode=777 tmpfs "$ROOT{DATA}";'
        f'mkdir -m 777 "$ROOT{DATA}/saves";'
        f'dd if=/dev/zero of="$ROOT{DATA}/filler" bs=4k 2>/dev/null || true'
    )
    _clear_reports(root)
    well, told = _opens(root, f"{HOME}/game 1.nemesis", mounts=(full,))
    return well and not _reports(root), told


def missing_fonts(root: Root) -> Verdict:
    """Without our fonts and any of the system's, the window still opens, and the doctor says what is missing."""
    gone = tuple(f'mount -t tmpfs tmpfs "$ROOT{place}"' for place in (f"{ASSETS}/fonts", "/usr/share/fonts"))
    well, told = _opens(root, mounts=gone)
    done = root.player(PROGRAM, "doctor", mounts=gone)
    return well and "Tektur" in done.stdout and done.returncode == 1, told


def missing_plugin(root: Root) -> Verdict:
    """A file of the program that is gone is named by the doctor."""
    gone = f'mount -t tmpfs tmpfs "$ROOT/usr/lib/{PROGRAM}/_internal/PySide6/Qt/plugins/iconengines"'
    done = root.player(PROGRAM, "doctor", mounts=(gone,))
    return done.returncode == 1 and "libqsvgicon.so" in done.stdout, done.stdout.strip()[-200:]


def no_opengl(root: Root) -> Verdict:
    """Without OpenGL."""
    return _opens(root, options=("-extension", "GLX"))


def remote_desktop(root: Root) -> Verdict:
    """On a remote desktop: no shared memory, no acceleration, few colours, a small screen."""
    return _opens(
        root, options=("-extension", "GLX", "-extension", "MIT-SHM", "-extension", "RENDER"), size="1024x600x16"
    )


def no_sound_device(root: Root) -> Verdict:
    """Without a sound device."""
    silent = (
        'if [ -d "$ROOT/dev/snd" ]; then mount -t tmpfs tmpfs "$ROOT/dev/snd"; fi; mount -t tmpfs tmpfs "$ROOT/run"'
    )
    return _opens(root, f"{HOME}/game 1.nemesis", mounts=(silent,))


def damaged_save(root: Root) -> Verdict:
    """A double click on a damaged save opens the window, which says so; in a terminal it is one sentence."""
    broken = root.path(f"{HOME}/broken.nemesis")
    broken.write_bytes(b"\x1f\x8bnothing of use")
    well, told = _opens(root, "--tell-in-window", f"{HOME}/broken.nemesis")
    done = root.player(PROGRAM, f"{HOME}/broken.nemesis")
    plain = done.returncode == 1 and "broken.nemesis" in done.stderr and "Traceback" not in done.stderr
    return well and plain and broken.read_bytes() == b"\x1f\x8bnothing of use", told or done.stderr.strip()


def newer_save(root: Root) -> Verdict:
    """A game saved by a newer program is refused politely, and left as it is."""
    newer = root.path(f"{HOME}/newer.nemesis")
    from_the_future(root.path(f"{HOME}/game 1.nemesis"), newer)
    kept = newer.read_bytes()
    done = root.player(PROGRAM, f"{HOME}/newer.nemesis")
    polite = done.returncode == 1 and "99.0.0" in done.stderr and "Traceback" not in done.stderr
    return polite and newer.read_bytes() == kept, done.stderr.strip()


def killed(root: Root) -> Verdict:
    """A program that dies in the middle of a game leaves the game, and the next start tells about it."""
    _clear_reports(root)
    save_game(root.path(f"{HOME}/game 3.nemesis"), seed=3, answers=30)
    autosave = root.path(f"{DATA}/saves/autosave.nemesis")
    with screen() as display:
        running = root.start(PROGRAM, f"{HOME}/game 3.nemesis", display=display)
        opened = wait_for(lambda: choices_in(autosave) == 30)
        running.send_signal(signal.SIGSEGV)
        running.communicate()
        again = root.start(PROGRAM, display=display)
        told = wait_for(lambda: len(_reports(root)) == 1, 30)
        again.terminate()
        output = again.communicate()[0]
    report = _reports(root)[0].read_text(encoding="utf-8") if told else ""
    readable = "Fatal Python error" in report and "Qt 6" in report
    copied = told and _reports(root)[0].with_suffix(".nemesis").exists()
    return opened and told and readable and copied and choices_in(autosave) == 30, output.strip()[-300:]


def settings_survive(root: Root) -> Verdict:
    """Settings of an older or newer program stay: what is unknown is kept, what makes no sense is ignored."""
    kept = root.path(f"{HOME}/.config/{PROGRAM}/window.ini")
    kept.write_text("[General]\nlanguage=cs\nspeed=warp\ntext_percent=many\nof_the_future=yes\n", encoding="utf-8")
    root.player(PROGRAM, "--close-when-shown", more={"QT_QPA_PLATFORM": "offscreen"})
    after = kept.read_text(encoding="utf-8")
    return "language=cs" in after and "of_the_future=yes" in after, after


def installed_again(root: Root) -> Verdict:
    """Installing over itself, as an update does, leaves saves and settings alone."""
    before = {path.name: path.read_bytes() for path in root.path(f"{DATA}/saves").glob("*.nemesis")}
    package = next(root.path("/srv").glob("*.deb"))
    done = root.admin("dpkg", "--install", f"/srv/{package.name}", check=False)
    after = {path.name: path.read_bytes() for path in root.path(f"{DATA}/saves").glob("*.nemesis")}
    return done.returncode == 0 and bool(before) and before == after, f"{len(after)} saves"


def nothing_beside_the_program(root: Root) -> Verdict:
    """Nothing was written beside the program, and what dpkg installed is unchanged."""
    done: subprocess.CompletedProcess[str] = root.admin("dpkg", "--verify", PROGRAM, check=False)
    listed = set(root.admin("dpkg", "--listfiles", PROGRAM).stdout.split("\n"))
    there = {f"/{path.relative_to(root.folder)}" for path in root.path(f"/usr/lib/{PROGRAM}").rglob("*")}
    strange = sorted(there - listed)
    return not done.stdout.strip() and not strange, f"{done.stdout.strip()} {strange[:3] or ''}".strip()


FAULTS: tuple[Callable[[Root], Verdict], ...] = (
    no_display,
    read_only_home,
    empty_read_only_home,
    full_disk,
    missing_fonts,
    missing_plugin,
    no_opengl,
    remote_desktop,
    no_sound_device,
    damaged_save,
    newer_save,
    killed,
    settings_survive,
    installed_again,
    nothing_beside_the_program,
)
