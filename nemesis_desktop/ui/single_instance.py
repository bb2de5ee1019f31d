"""One program at a time: a second start shows the first one's window, and hands it the file that it was to open.

Two programs would write the same autosave, so the first takes a lock beside the saved games. It also listens at a local
socket (no network: a file, or a named pipe of Windows) where a second start says what it was started for.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
from pathlib import Path
from typing import Final, Literal

from attrs import frozen
from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCK: Final = "window.lock"
PATIENCE: Final = 3000
"""How long a second start waits for the first to answer, in milliseconds."""
LONGEST: Final = 64 * 1024
"""Nobody who means well says more than this, in bytes."""
DONE: Final = b"done\n"

_log = logging.getLogger(__name__)


@frozen
class Errand:
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
            told = json.loads(line)
        except ValueError:
            return Errand()
        if not isinstance(told, dict):
            return Errand()
        file, token = told.get("file"), told.get("token")
        return Errand(file if isinstance(file, str) else "", token if isinstance(token, str) else "")


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
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._come_in)
        # Only a crash leaves an address behind, and the lock says that nobody else is using it.
        QLocalServer.removeServer(address)
        if not self._server.listen(address):
            _log.warning("a second start will not find this one: %s", self._server.errorString())

    def _come_in(self) -> None:
        while (visitor := self._server.nextPendingConnection()) is not None:
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
        return self._server.isListening()

    def leave(self) -> None:
        """Let the next one be the first."""
        self._server.close()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None


def arrive(folder: Path | None, errand: Errand) -> FirstOne | Literal["handed over", "silent"]:
    """Be the first one, or hand the errand over to whoever is.

    Args:
        folder: the folder of saved games, which only one program may use; None where nothing can be saved. Where it
            cannot be written to nobody can be hindered either; the window tells about the saves.
        errand: what this program was started for.

    Returns:
        the right to play; or ``"handed over"``: the other program has been told; or ``"silent"``: there is one, and it
        does not answer.
    """
    address = address_for(folder)
    lock = None
    if folder is not None and os.access(folder, os.W_OK):
        lock = QLockFile(str(folder / LOCK))
        # A lock has no age: a game may lie on the table for days. One left by a crash is known by its process.
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            if lock.error() == QLockFile.LockError.LockFailedError:
                return "handed over" if hand_over(address, errand) else "silent"
            lock = None
    if lock is None and hand_over(address, errand, patience=300):
        return "handed over"
    return FirstOne(lock, address)


def hand_over(address: str, errand: Errand, patience: int = PATIENCE) -> bool:
    """Tell the program that listens at ``address``; whether it has understood."""
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(patience):
        return False
    if sys.platform == "win32":
        _let_come_to_front()
    socket.write(errand.as_line())
    socket.flush()
    understood = b""
    while not understood.endswith(b"\n") and socket.waitForReadyRead(patience):
        understood += bytes(socket.readAll().data())
    return understood == DONE


def address_for(folder: Path | None) -> str:
    """Where the first one listens: an address of this person's and this folder's own."""
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
