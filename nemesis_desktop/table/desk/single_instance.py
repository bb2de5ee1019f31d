"""One program at a time: a second start shows the first one's window, and hands it the file that it was to open.

Two programs would write the same autosave, so the first takes a lock beside the saved games. Once its window stands it
also listens at a local socket (no network: a file, or a named pipe of Windows) where a second start says what it was
started for.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtCore import QLockFile, QObject, Signal

from nemesis_desktop.engine.saving.bounded import parsed
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.machine.window_lock import FILE as LOCK
from nemesis_desktop.program.machine.window_lock import lock_in

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE: Final = 3000
"""How long a second start waits for the first to listen and to answer, in milliseconds."""
LONGEST: Final = 64 * 1024
"""Nobody who means well says more than this, in bytes."""
DONE: Final = b"done\n"

_log = logging.getLogger(__name__)


class Errand(NamedTuple):
    """What a program was started for.

    Attributes:
        file: the saved game to open; empty for none.
        token: what a desktop gave the second start so that the first may come to the front; empty for none.
    """

    file: str = ""
    token: str = ""

    def as_line(self) -> bytes:
        """As it goes through the socket."""
        return json.dumps({"file": self.file, "token": self.token}).encode() + b"\n"

    @staticmethod
    def from_line(line: bytes) -> Errand:
        """As it came through the socket; what makes no sense is an errand for nothing but the window."""
        try:
            told = parsed(line)
        except ValueError:
            return Errand()
        if not isinstance(told, dict):
            return Errand()
        file, token = told.get("file"), told.get("token")
        return Errand(*(word if isinstance(word, str) and _is_name(word) else "" for word in (file, token)))


def _is_name(word: str) -> bool:
    """Whether the system takes it as the name of a file, or as a value of the environment."""
    try:
        return b"\0" not in os.fsencode(word)
    except ValueError:
        return False


def errand_of(path: Path | None) -> Errand:
    """What this program was started for, with the desktop's leave to come to the front."""
    token = os.environ.pop("XDG_ACTIVATION_TOKEN", "") or os.environ.pop("DESKTOP_STARTUP_ID", "")
    return Errand(str(path.absolute()) if path is not None else "", token)


class FirstOne(QObject):
    """The right to be the one that plays, and the ear for those that come later.

    Signals:
        errand: a second start has come, with an ``Errand``.
    """

    errand = Signal(object)

    def __init__(self, lock: QLockFile | None, address: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = lock
        self._address = address
        self._server: QLocalServer | None = None

    def listen(self) -> None:
        """Be found by later starts, which wait for that.

        Once the window stands: Qt's local sockets come with its whole network module, for which nobody should wait who
        only wants to play.
        """
        from PySide6.QtNetwork import QLocalServer

        server = self._server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._come_in)
        # Only a crash leaves an address behind, and the lock says that nobody else is using it.
        QLocalServer.removeServer(self._address)
        if not server.listen(self._address):
            _log.warning("a second start will not find this one: %s", server.errorString())

    def _come_in(self) -> None:
        while self._server is not None and (visitor := self._server.nextPendingConnection()) is not None:
            visitor.readyRead.connect(lambda visitor=visitor: self._listen(visitor))
            visitor.disconnected.connect(visitor.deleteLater)
            self._listen(visitor)

    def _listen(self, visitor: QLocalSocket) -> None:
        if visitor.canReadLine():
            told = Errand.from_line(bytes(visitor.readLine().data()))
            visitor.write(DONE)
            visitor.flush()
            visitor.disconnectFromServer()
            self.errand.emit(told)
        elif visitor.bytesAvailable() > LONGEST:
            visitor.abort()

    @property
    def hears(self) -> bool:
        """Whether later starts can find this one."""
        return self._server is not None and self._server.isListening()

    def leave(self) -> None:
        """Let the next one be the first."""
        if self._server is not None:
            self._server.close()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None


def arrive(folder: Path | None, errand: Errand) -> FirstOne | Literal["handed over"] | Text:
    """Be the first one, or hand the errand over to whoever is.

    Args:
        folder: the folder of saved games, which only one program may use; None where nothing can be saved. Where it
            cannot be written to nobody can be hindered either; the window tells about the saves.
        errand: what this program was started for.

    Returns:
        the right to play; or ``"handed over"``: the other program has been told; or the sentence that says what stands
        in the way, and what to do.
    """
    address = address_for(folder)
    lock = None
    if folder is not None and os.access(folder, os.W_OK):
        if lock_in(folder).holder == "no file":
            # Qt would read it to its end, if it has one.
            return _told_to_holder(folder, address, errand)
        lock = QLockFile(str(folder / LOCK))
        # A lock has no age: a game may lie on the table for days. One left by a crash is known by its process.
        lock.setStaleLockTime(0)
        if not _taken(lock, folder):
            if lock.error() == QLockFile.LockError.LockFailedError:
                return _told_to_holder(folder, address, errand)
            lock = None
    if lock is None and hand_over(address, errand):
        return "handed over"
    return FirstOne(lock, address)


def _taken(lock: QLockFile, folder: Path) -> bool:
    """Take the lock, also one that names nobody: its program has been killed while it wrote it."""
    if lock.tryLock(0):
        return True
    return lock_in(folder).holder == "nobody" and lock.removeStaleLockFile() and lock.tryLock(0)


def _told_to_holder(folder: Path, address: str, errand: Errand) -> Literal["handed over"] | Text:
    """Hand the errand over to the program that holds the lock, or say what stands in the way."""
    lock, path = lock_in(folder), str(folder / LOCK)
    # Only a program on this computer can be waited for.
    if hand_over(address, errand, PATIENCE if lock.holder == "here" else 0):
        return "handed over"
    if lock.holder == "here":
        return Text("ui-table-already-open")
    if lock.holder == "elsewhere":
        return Text("lock-elsewhere", machine=lock.machine, path=path)
    return Text("lock-in-the-way", path=path)


def hand_over(address: str, errand: Errand, patience: int = 0) -> bool:
    """Tell the program that listens at ``address``; whether it has understood.

    Args:
        patience: how long to wait until somebody listens there, in milliseconds.
    """
    socket = _connected(address, patience)
    if socket is None:
        return False
    if sys.platform == "win32":
        _let_come_to_front()
    socket.write(errand.as_line())
    socket.flush()
    understood = b""
    while not understood.endswith(b"\n") and socket.waitForReadyRead(PATIENCE):
        understood += bytes(socket.readAll().data())
    return understood == DONE


def _connected(address: str, patience: int) -> QLocalSocket | None:
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    until = monotonic() + patience / 1000
    while True:
        socket.connectToServer(address)
        if socket.waitForConnected(max(patience, 300)):
            return socket
        if monotonic() > until:
            return None
        sleep(0.05)


def address_for(folder: Path | None) -> str:
    """Where the first one listens: an address of this person's and this folder's own."""
    import hashlib

    whose = f"{folder.absolute() if folder is not None else ''}|{os.environ.get('USERNAME', '')}|{_user()}"
    name = f"nemesis-desktop-{hashlib.sha256(whose.encode()).hexdigest()[:16]}"
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if sys.platform.startswith("linux") and runtime and os.access(runtime, os.W_OK):
        return str(Path(runtime) / name)
    return name


def _user() -> int:
    return os.getuid() if sys.platform != "win32" else 0


def _let_come_to_front() -> None:
    """Windows lets a program come to the front only if the one that the person has just started says so."""
    import ctypes

    anybody = -1
    ctypes.windll.user32.AllowSetForegroundWindow(anybody)  # type: ignore[attr-defined,unused-ignore]
