"""Where computer seats think: in a process of their own, so that whoever waits for them is never held up.

The window draws and listens while a seat thinks, which two threads of one process would not let each other do.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from nemesis_desktop.engine.journal import Choice
from nemesis_desktop.engine.kind import GameKind
from nemesis_desktop.engine.seats.thinker import Position, Thinker
from nemesis_desktop.engine.text import Text

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Answer = tuple[int, ...] | None
Said = Answer | Text
"""What a seat answers to a question, or says when it is asked why."""


class MindsLostError(Exception):
    """The computer seats cannot think any more: their process has ended, or they have met a fault of the program."""


class Minds(Protocol):
    """The computer seats of one game, asked one question after another."""

    def come(self, position: Position) -> None:
        """Come to the table that lies so; nobody is asked yet."""

    def ask(self, position: Position) -> None:
        """Begin to think about the question that is open there; whatever was thought about before is let go."""

    def ask_why(self, before: Position, choice: Choice) -> None:
        """Begin to find out what this choice was made for; whatever was thought about before is let go."""

    def heard(self) -> tuple[Said] | None:
        """The answer, in a tuple of its own, once it is there. Raises ``MindsLostError``."""

    def cancel(self) -> None:
        """Let go of whatever is being thought about."""

    def close(self) -> None:
        """Nobody asks any more."""


class AtOnce:
    """They answer where they are asked, and whoever asks waits.

    Args:
        says: what they answer at a position.
        explains: what a choice of theirs was made for; by itself nothing.
    """

    def __init__(
        self,
        says: Callable[[Position], Answer],
        explains: Callable[[Position, Choice], Text | None] = lambda _before, _choice: None,
    ) -> None:
        self._says, self._explains = says, explains
        self._answer: tuple[Said] | None = None

    def come(self, position: Position) -> None:
        """They are there already."""

    def ask(self, position: Position) -> None:
        """Answer it."""
        self._answer = (self._says(position),)

    def ask_why(self, before: Position, choice: Choice) -> None:
        """Find it out."""
        self._answer = (self._explains(before, choice),)

    def heard(self) -> tuple[Said] | None:
        """The answer, once."""
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        """Forget the answer."""
        self._answer = None

    def close(self) -> None:
        """Nothing is open."""


class Here(AtOnce):
    """They think where they are asked: for a game that nobody watches."""

    def __init__(self, kind: GameKind[Any, Any]) -> None:
        thinker = Thinker(kind)
        super().__init__(thinker.answer, thinker.why)


class Apart:
    """They think in a process of their own, which begins at once and ends when this one does.

    A process that thinks of nothing any more is kept for whoever needs one next: to start one takes longer than most
    games think. ``expect`` has one ready.

    Args:
        kind: the game.
    """

    def __init__(self, kind: GameKind[Any, Any]) -> None:
        self._mind = _Mind.free()
        self._mind.send(kind)
        self._asked = self._open = 0
        self._waits = False

    @classmethod
    def expect(cls, find: Callable[[], GameKind[Any, Any]]) -> None:
        """A game is likely to be opened: have a process ready that knows its rules. They are found over there."""
        mind = _Mind.free()
        mind.send(find)
        mind.rest()

    def come(self, position: Position) -> None:
        """Send over how the table lies."""
        self._mind.send((None, position, None))

    def ask(self, position: Position) -> None:
        """Send the question over."""
        self._ask(position, None)

    def ask_why(self, before: Position, choice: Choice) -> None:
        """Send the question over."""
        self._ask(before, choice)

    def _ask(self, position: Position, choice: Choice | None) -> None:
        self._asked += 1
        self._open += 1
        self._waits = True
        self._mind.send((self._asked, position, choice))

    def heard(self) -> tuple[Said] | None:
        """The answer to the last question, once it has come. Raises ``MindsLostError``."""
        try:
            while self._waits and (said := self._mind.said()):
                self._open -= 1
                number, answer = said
                if number == self._asked:
                    self._waits = False
                    if isinstance(answer, str):
                        raise MindsLostError(answer)
                    return (answer,)
        except (EOFError, OSError) as gone:
            self._waits = False
            raise MindsLostError("the process of the computer seats has ended") from gone
        return None

    def cancel(self) -> None:
        """What comes of the last question is not waited for."""
        self._asked += 1
        self._waits = False

    def close(self) -> None:
        """Let the process go: it forgets this game, or ends where it still thinks."""
        mind = self._mind
        try:
            while self._open and mind.said():
                self._open -= 1
        except (EOFError, OSError):
            mind.end()
            return
        if self._open:
            mind.end()
        else:
            mind.rest()


class _Mind:
    """A process in which computer seats think, of one game at a time."""

    _resting: ClassVar[list[_Mind]] = []

    def __init__(self) -> None:
        # A process started afresh is alike on every system, and inherits neither windows nor locks.
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self.process = context.Process(target=_think, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    @classmethod
    def free(cls) -> _Mind:
        """One that thinks of nothing, or a new one."""
        while cls._resting:
            mind = cls._resting.pop()
            if mind.process.is_alive():
                return mind
            mind.end()
        return cls()

    def send(self, message: object) -> None:
        """Say something to it. That it has ended is told by ``said``."""
        with suppress(OSError):
            self._line.send(message)

    def said(self) -> tuple[int, Said | str] | None:
        """The next answer with the number of its question, if one has come. Raises ``EOFError`` or ``OSError``."""
        return self._line.recv() if self._line.poll() else None

    def rest(self) -> None:
        """It forgets its game. One that rests is enough."""
        if self._resting:
            self.end()
            return
        self.send(None)
        self._resting.append(self)

    def end(self) -> None:
        """The process ends."""
        self._line.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


def _think(line: Connection) -> None:
    """The other process: answers questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thinker: Thinker | None = None
    while True:
        try:
            message = line.recv()
        except (EOFError, OSError):
            return
        if callable(message):
            # A game that cannot be found is told when it is opened.
            with suppress(Exception):
                Thinker(message())
            continue
        if not isinstance(message, tuple):
            thinker = None if message is None else Thinker(message)
            continue
        assert thinker is not None, "a game is named before it is asked about"
        number, position, choice = message
        if number is None:
            # A table at which they cannot sit is told when they are asked there.
            with suppress(Exception):
                thinker.come(position)
            continue
        try:
            answered: Said | str = thinker.answer(position) if choice is None else thinker.why(position, choice)
        except Exception as fault:  # the window says it, and goes on without
            answered = f"{type(fault).__name__}: {fault}"
        line.send((number, answered))
