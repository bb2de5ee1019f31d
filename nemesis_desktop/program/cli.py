"""The command ``nemesis-desktop``: open the window, simulate games, replay a saved one, look for faults.

Whatever is wrong with what was typed, or with a file, is said in one plain sentence in the person's language, and the
exit code is not zero: 2 when the command was not understood, 1 when it could not be done.
"""

from __future__ import annotations

import argparse
import errno
import os
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from nemesis_desktop import __version__
from nemesis_desktop.program.machine import surroundings
from nemesis_desktop.program.resources import ResourceMissing

try:
    from nemesis_desktop.engine.saving import files
    from nemesis_desktop.engine.seats.trials import NoSuchTable
    from nemesis_desktop.engine.text import Text
    from nemesis_desktop.program.typed import (
        COMMANDS,
        DONE,
        FAILED,
        INTERRUPTED,
        NOT_UNDERSTOOD,
        PROGRAM,
        Complaint,
        Parser,
        chosen_language,
        language_of,
        split,
    )
    from nemesis_desktop.program.words import Words
except ImportError:
    # Without what it depends on, the program can only say so; the doctor needs nothing.
    from nemesis_desktop.program.doctor import run as say_what_is_wrong

    sys.exit(say_what_is_wrong(sys.stdout))

if TYPE_CHECKING:
    from nemesis_desktop.program.machine.finding import Finding

UNWRITTEN: Final = (errno.ENOSPC, errno.EIO, errno.EBADF, errno.EDQUOT if hasattr(errno, "EDQUOT") else errno.ENOSPC)
"""What a system says when standard output takes nothing."""


class Opens(Protocol):
    """What opens the window and plays until it is closed."""

    def __call__(self, path: Path | None, language: str | None, *, close_when_shown: bool) -> int:
        """Open it, with a saved game and in a language if they are given; returns the exit code."""
        ...


class Front(Protocol):
    """The window, as far as the command line needs it. Both are loaded when they are asked for."""

    def window(self) -> Opens:
        """What opens it. Raises ``ImportError`` where it cannot be had."""
        ...

    def self_check(self) -> Callable[[Path], Iterable[Finding]]:
        """What looks at every screen, unseen, with an empty folder for settings and saves. Raises ``ImportError``."""
        ...


def main(argv: Sequence[str] | None, front: Front) -> int:
    """Do what the command line says; returns the exit code.

    Args:
        argv: the words after the program's name; None for those of the process.
        front: the window.
    """
    surroundings.mend()
    code = _main(list(sys.argv[1:] if argv is None else argv), front)
    return code if surroundings.everything_said() else code or FAILED


def _main(given: list[str], front: Front) -> int:
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows a question mark; it is no reason to stop.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    language = language_of(os.environ)
    try:
        language = chosen_language(given) or language
        command, rest = split(given)
        _take_interrupts(bool(command))
        return COMMAND_OF[command](rest, Words(language), front)
    except Complaint as complaint:
        say_error(Words(language), complaint.text)
        return complaint.code
    except NoSuchTable as problem:
        say_error(Words(language), problem.text)
        return NOT_UNDERSTOOD
    except ResourceMissing as missing:
        print(missing, file=sys.stderr)
        return FAILED
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("nemesis_desktop"):
            raise
        from nemesis_desktop.program.doctor import WITHOUT_WORDS

        print(WITHOUT_WORDS.format(reason=missing), file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        say_error(Words(language), Text("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has heard enough (``| head``).
        surroundings.turn_to_nowhere(sys.stdout)
        return FAILED
    except OSError as problem:
        if problem.filename is not None or problem.errno not in UNWRITTEN:
            raise
        surroundings.turn_to_nowhere(sys.stdout)
        say_error(Words(language), Text("cli-unwritten", why=files.reason(problem)))
        return FAILED


def _take_interrupts(wanted: bool) -> None:
    """Whether Ctrl+C is answered with a sentence, or ends the program at once.

    The window takes it as soon as it stands. Until then there is nothing to lose, and Python would raise it in the
    midst of Qt, where nobody takes it. Where it was to be ignored, it stays so.
    """
    if signal.getsignal(signal.SIGINT) in (signal.default_int_handler, signal.SIG_DFL):
        signal.signal(signal.SIGINT, signal.default_int_handler if wanted else signal.SIG_DFL)


def say_error(words: Words, text: Text) -> None:
    """One plain sentence on standard error; where a program with a window has none (Windows), in a small window."""
    if sys.stderr is None:
        _say_in_box(words.text(text), words.text(Text("ui-start-window")))
    else:
        try:
            print(words.text(text), file=sys.stderr, flush=True)
        except OSError:
            # Nobody can be told. The exit code still says it.
            surroundings.turn_to_nowhere(sys.stderr)


def _say_in_box(sentence: str, title: str) -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, title, 0x30)


# -------------------------------------------------------------------- nemesis-desktop [FILE]


def window(given: Sequence[str], words: Words, front: Front) -> int:
    """Open the window, with a saved game if one is named."""
    path: Path | None = None
    close_when_shown = False
    if given:
        parser = Parser(words, usage=f"[FILE] | {' | '.join(COMMANDS)}")
        parser.add_argument("file", metavar="FILE", nargs="?", help=argparse.SUPPRESS)
        parser.flag("--version", message="option-version")
        parser.hidden_flag("--tell-in-window")
        parser.hidden_flag("--close-when-shown")
        lines = [f"  {name:<28}  {parser.say(f'command-{name}')}" for name in ("FILE", *COMMANDS)]
        parser.epilog = "\n".join([parser.say("commands") + ":", *lines, "", parser.say("more", program=PROGRAM)])
        found = parser.understand(given)
        if found is None:
            return DONE
        if found.version:
            print(f"{PROGRAM} {__version__}")
            return DONE
        close_when_shown = found.close_when_shown
        if found.file is not None:
            path = Path(found.file)
            if not found.tell_in_window and is_word(found.file):
                raise Complaint(Text("cli-not-a-command", given=found.file, known=", ".join(COMMANDS), program=PROGRAM))
            if not found.tell_in_window:
                # Whoever double-clicked a file reads no terminal: then the window says what is wrong with it.
                check_readable(path)
    try:
        opened = front.window()
    except ImportError as problem:
        raise Complaint(Text("cli-no-window", reason=str(problem)), FAILED) from problem
    return opened(path, chosen_language(given), close_when_shown=close_when_shown)


def is_word(given: str) -> bool:
    """Whether what stands in the place of a file is more likely a command that does not exist."""
    return Path(given).name == given and not Path(given).suffix and not os.path.exists(given)


def check_readable(path: Path) -> None:
    """Complain about a file that is no saved game before a window opens."""
    from nemesis_desktop.engine.saving.checking import read_save
    from nemesis_desktop.engine.saving.storage import SaveError
    from nemesis_desktop.games import KINDS

    try:
        read_save(path, KINDS)
    except SaveError as problem:
        raise Complaint(problem.text, FAILED) from problem


# -------------------------------------------------------------------- nemesis-desktop simulate


def play_by_the_hundred(given: Sequence[str], words: Words, _front: Front) -> int:
    """Play whole games with computer seats and print how they ended."""
    from nemesis_desktop.program.lab.command import simulate

    return simulate(given, words)


# -------------------------------------------------------------------- nemesis-desktop replay


def replay(given: Sequence[str], words: Words, _front: Front) -> int:
    """Play a saved game's choices again without a window, print its log, and say whether it comes out the same."""
    parser = Parser(words, "replay", "FILE")
    parser.add_argument("file", metavar="FILE", nargs="?", help=argparse.SUPPRESS)
    found = parser.understand(given)
    if found is None:
        return DONE
    if not found.file:
        raise Complaint(Text("cli-no-file", program=parser.prog))

    from nemesis_desktop.engine.saving.storage import SaveError
    from nemesis_desktop.program.replay import Differs, Finished, replayed

    try:
        for said in replayed(Path(found.file)):
            if isinstance(said, Differs):
                raise Complaint(said.text, FAILED)
            print(words.text(Text("cli-same", choices=said.choices) if isinstance(said, Finished) else said))
    except SaveError as problem:
        raise Complaint(problem.text, FAILED) from problem
    return DONE


# -------------------------------------------------------------------- nemesis-desktop doctor


def doctor(given: Sequence[str], words: Words, front: Front) -> int:
    """Say what is wrong with the installation."""
    parser = Parser(words, "doctor", "[--self-check]")
    parser.flag("--self-check", message="option-self-check")
    parser.hidden_flag("--start-qt")
    found = parser.understand(given)
    if found is None:
        return DONE
    from nemesis_desktop.program.doctor import run, start_qt_here

    if found.start_qt:
        start_qt_here()
        return DONE
    return run(sys.stdout, words.language, thorough=front.self_check if found.self_check else None)


COMMAND_OF: Final[dict[str, Callable[[Sequence[str], Words, Front], int]]] = {
    "": window,
    "simulate": play_by_the_hundred,
    "replay": replay,
    "doctor": doctor,
}
