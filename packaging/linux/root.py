"""A clean Debian in a folder, and commands inside it: what `make package-check` installs the package into.

Nothing of the machine is visible in there but the kernel's own files and, where asked for, the socket of an X server. A
command of the player's runs as a person without rights, without a network, and with nothing of our environment.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from common import BUILD
from no_network import can_watch

PLAYER = "player"
HOME = str(Path("/", "home", PLAYER))
SOCKETS = str(Path("/", "tmp", ".X11-unix"))
"""Where X servers listen, inside and outside."""
LONGEST = 600


class Root:
    """A root folder with a minimal Debian of the same release as this machine.

    Args:
        folder: where it lies; made anew each time.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make(self) -> None:
        """Unpack a fresh Debian. The first time it is fetched with debootstrap; the bare one is kept for the next."""
        base = BUILD / "check" / f"bare-{release()}"
        if not (base / "etc/debian_version").exists():
            shutil.rmtree(base, ignore_errors=True)
            base.parent.mkdir(parents=True, exist_ok=True)
            command = ["debootstrap", "--variant=minbase", release(), str(base), mirror()]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        shutil.rmtree(self.folder, ignore_errors=True)
        # Devices, owners and links as they are: cp knows how.
        subprocess.run(["cp", "-a", str(base), str(self.folder)], check=True)
        shutil.copy("/etc/resolv.conf", self.folder / "etc/resolv.conf")
        for place in ("/etc/apt/apt.conf.d", "/etc/apt/apt.conf"):
            for path in sorted(Path(place).glob("*proxy*")) if Path(place).is_dir() else ():
                shutil.copy(path, self.folder / str(path)[1:])
        # An installation that runs already is waited for.
        wait = self.folder / "etc/apt/apt.conf.d/90wait"
        wait.write_text('DPkg::Lock::Timeout "600";\n', encoding="utf-8")
        self.admin("apt-get", "update", "-qq")
        self.admin("useradd", "--create-home", "--shell", "/bin/sh", PLAYER)
        (self.folder / SOCKETS[1:]).mkdir(parents=True, exist_ok=True)

    def admin(self, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        """A command of the administrator, who has the network."""
        surroundings = {
            "DEBIAN_FRONTEND": "noninteractive",
            "LC_ALL": "C.UTF-8",
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        }
        for name in ("http_proxy", "https_proxy"):
            if name in os.environ:
                surroundings[name] = os.environ[name]
        wanted = self._command(command, "root", surroundings, (), network=True)
        done = subprocess.run(wanted, capture_output=True, text=True, check=False, timeout=LONGEST)
        if check and done.returncode:
            raise RuntimeError(f"{shlex.join(command)}: {done.stdout}{done.stderr}")
        return done

    def player(
        self,
        *command: str,
        display: str = "",
        more: Mapping[str, str] | None = None,
        mounts: Sequence[str] = (),
        longest: float = LONGEST,
    ) -> subprocess.CompletedProcess[str]:
        """A command of the player's, until it ends.

        Args:
            command: the program and its arguments.
            display: the X server to open windows on; empty for none.
            more: variables of the environment.
            mounts: commands that change what is where before the program starts; ``$ROOT`` is the root folder.
            longest: seconds to wait for it.
        """
        wanted = self._command(command, PLAYER, self._surroundings(display, more), mounts)
        return subprocess.run(wanted, capture_output=True, text=True, errors="replace", check=False, timeout=longest)

    def start(self, *command: str, display: str, mounts: Sequence[str] = ()) -> subprocess.Popen[str]:
        """A command of the player's that goes on while we look at it."""
        wanted = self._command(command, PLAYER, self._surroundings(display, None), mounts)
        return subprocess.Popen(wanted, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    @staticmethod
    def _surroundings(display: str, more: Mapping[str, str] | None) -> dict[str, str]:
        surroundings = {"HOME": HOME, "USER": PLAYER, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin:/usr/games"}
        if display:
            surroundings["DISPLAY"] = display
        return surroundings | dict(more or {})

    def _command(
        self,
        command: Sequence[str],
        user: str,
        surroundings: Mapping[str, str],
        mounts: Sequence[str],
        *,
        network: bool = False,
    ) -> list[str]:
        root = shlex.quote(str(self.folder))
        steps = ["set -e", f"ROOT={root}", f"mount --bind /proc {root}/proc", f"mount --rbind /dev {root}/dev"]
        if Path(SOCKETS).is_dir() and not network:
            steps.append(f"mount --bind {SOCKETS} {root}{SOCKETS}")
        steps += mounts
        said = shlex.join([*(f"{name}={value}" for name, value in surroundings.items()), *command])
        change = f"chroot --userspec={user}:{user} {root} env -i -C {HOME if user == PLAYER else '/'} {said}"
        watched = f"{shlex.quote(sys.executable)} {shlex.quote(str(Path(__file__).with_name('no_network.py')))}"
        steps.append(f"exec {'' if network or not can_watch() else watched} {change}")
        spaces = ["unshare", "--mount", *(() if network else ("--net",))]
        return [*spaces, "sh", "-c", "\n".join(steps)]

    def path(self, inside: str) -> Path:
        """Where a path of the inside lies, seen from outside."""
        return self.folder / inside.lstrip("/")

    def files(self) -> set[str]:
        """Every path that a package could have brought."""
        found = set()
        for top in ("etc", "usr", "opt", "var/lib"):
            for path in (self.folder / top).rglob("*"):
                found.add(str(path.relative_to(self.folder)))
        return found

    def remove(self) -> None:
        """Throw it away."""
        shutil.rmtree(self.folder, ignore_errors=True)


def release() -> str:
    """The code name of the Debian that this machine runs: libraries are those that the package was built with."""
    for line in Path("/etc/os-release").read_text(encoding="utf-8").splitlines():
        if line.startswith("VERSION_CODENAME="):
            return line.partition("=")[2].strip('"')
    raise SystemExit("Only Debian and its kin can be checked in.")


def mirror() -> str:
    """Where Debian's packages come from; the DEBIAN_MIRROR of the environment, or Debian's own address."""
    return os.environ.get("DEBIAN_MIRROR", "http://deb.debian.org/debian")
