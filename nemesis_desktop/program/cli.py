"""The command ``nemesis-desktop``: open the window, simulate games, replay a saved one, look for faults.

Whatever is wrong with what was typed, or with a file, is said in one plain sentence in the person's language, and the
exit code is not zero: 2 when the command was not understood, 1 when it could not be done.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from nemesis_desktop import __version__
from nemesis_desktop.program import surroundings
from nemesis_desktop.program.resources import ResourceMissing

try:
    from nemesis_desktop.engine.seats.trials import NoSuchTable
    from nemesis_desktop.engine.text import Text
    from nemesis_desktop.program.words import LANGUAGES, Words, language_from_locale
except ImportError:
    # Without what it depends on, the program can only say so; the doctor needs nothing.
    from nemesis_desktop.program.doctor import run as say_what_is_wrong

    sys.exit(say_what_is_wrong(sys.stdout))

if TYPE_CHECKING:
    from nemesis_desktop.engine.seats.trials import Tally

PROGRAM: Final = "nemesis-desktop"
COMMANDS: Final = ("simulate", "replay", "doctor")
SIMULATE_USAGE: Final = "[--game GAME] [--games N]{own}\n       [--seed S] [--policy POLICY] [--workers N] [--json]"
MOST_WORKERS: Final = 256

UNWRITTEN: Final = (errno.ENOSPC, errno.EIO, errno.EBADF, errno.EDQUOT if hasattr(errno, "EDQUOT") else errno.ENOSPC)
"""What a system says when standard output takes nothing."""
DONE, FAILED, NOT_UNDERSTOOD, INTERRUPTED = 0, 1, 2, 130


class Complaint(Exception):  # noqa: N818 - it is a sentence for a person, not a fault of the program
    """What is wrong, in words that are looked up only when it is said.

    Attributes:
        text: the sentence.
        code: the exit code.
    """

    def __init__(self, text: Text, code: int = NOT_UNDERSTOOD) -> None:
        super().__init__(text.id)
        self.text = text
        self.code = code


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; returns the exit code.

    Args:
        argv: the words after the program's name; those of the process by default.
    """
    surroundings.mend()
    code = _main(list(sys.argv[1:] if argv is None else argv))
    return code if surroundings.everything_said() else code or FAILED


def _main(given: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows a question mark; it is no reason to stop.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    language = language_of(os.environ)
    try:
        language = chosen_language(given) or language
        command, rest = split(given)
        _take_interrupts(bool(command))
        return COMMAND_OF[command](rest, Words(language))
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
        say_error(Words(language), Text("cli-unwritten", why=problem.strerror or ""))
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
        _say_in_box(words.text(text))
    else:
        try:
            print(words.text(text), file=sys.stderr, flush=True)
        except OSError:
            # Nobody can be told. The exit code still says it.
            surroundings.turn_to_nowhere(sys.stderr)


def _say_in_box(sentence: str) -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, "Nemesis", 0x30)


# -------------------------------------------------------------------- what was typed


def language_of(environment: os._Environ[str] | dict[str, str]) -> str:
    """The language that the system is set to, as gettext finds it; English where we do not speak it."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name, ""):
            return language_from_locale(value.split(":")[0])
    import locale

    return language_from_locale(locale.getlocale()[0] or "")


def chosen_language(given: Sequence[str]) -> str | None:
    """The value of ``--language``, wherever it stands. Looked for first, so that complaints are made in it."""
    for place, word in enumerate(given):
        if word == "--":
            break
        if word == "--language" or word.startswith("--language="):
            value = word.partition("=")[2] if "=" in word else next(iter(given[place + 1 :]), "")
            if value not in LANGUAGES:
                raise Complaint(Text("cli-bad-language", given=value, known=", ".join(LANGUAGES)))
            return value
    return None


def split(given: Sequence[str]) -> tuple[str, list[str]]:
    """The command (empty: the window) and the other words."""
    skip = False
    for place, word in enumerate(given):
        if skip:
            skip = False
        elif word == "--language":
            skip = True
        elif not word.startswith("-"):
            return (word, [*given[:place], *given[place + 1 :]]) if word in COMMANDS else ("", list(given))
    return "", list(given)


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the person's language and never ends the program itself."""

    def __init__(self, words: Words, command: str = "", usage: str = "") -> None:
        self.say: Callable[..., str] = lambda message, **args: words.text(Text(f"cli-{message}", **args))
        name = f"{PROGRAM} {command}".strip()
        super().__init__(
            prog=name,
            usage=f"{name} {usage}".strip(),
            description=self.say(f"about-{command or 'window'}"),
            formatter_class=lambda prog: _Formatter(prog, self.say("usage")),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.options = self.add_argument_group(self.say("options"))
        self.option("--language", metavar="LANGUAGE", message="option-language")
        self.flag("-h", "--help", message="option-help")

    def option(self, *names: str, metavar: str, message: str, default: str | None = None) -> None:
        """An option with a value."""
        self.options.add_argument(*names, metavar=metavar, default=default, help=self.say(message))

    def flag(self, *names: str, message: str) -> None:
        """An option without a value."""
        self.options.add_argument(*names, action="store_true", help=self.say(message))

    def hidden_flag(self, name: str) -> None:
        """An option without a value that nobody types: the program gives it to itself, or a desktop does."""
        self.options.add_argument(name, action="store_true", help=argparse.SUPPRESS)

    def understand(self, given: Sequence[str]) -> argparse.Namespace | None:
        """What was typed; None after the help has been printed. Raises ``Complaint``."""
        try:
            found, unknown = self.parse_known_args(given)
        except argparse.ArgumentError as wrong:
            name = str(wrong.argument_name).split("/")[0]
            takes_value = any(name in action.option_strings and action.nargs is None for action in self._actions)
            raise Complaint(Text("cli-needs-value" if takes_value else "cli-takes-no-value", option=name)) from wrong
        if found.help:
            # Not print_help: that says nothing where nothing can be written.
            print(self.format_help(), end="")
            return None
        if unknown:
            message = "cli-unknown-option" if unknown[0].startswith("-") else "cli-too-much"
            raise Complaint(Text(message, given=unknown[0], program=self.prog))
        return found

    def error(self, message: str) -> NoReturn:
        """What argparse reports outside of ``ArgumentError``."""
        raise Complaint(Text("cli-not-understood", program=self.prog))


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with our own word for "usage"."""

    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog, max_help_position=32)
        self._usage_word = usage_word

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The line that shows how the command is written."""
        super().add_usage(usage, actions, groups, f"{self._usage_word}: ")


# -------------------------------------------------------------------- nemesis-desktop [FILE]


def window(given: Sequence[str], words: Words) -> int:
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
        from nemesis_desktop.table.desk.app import run
    except ImportError as problem:
        raise Complaint(Text("cli-no-window", reason=str(problem)), FAILED) from problem
    return run(path, chosen_language(given), close_when_shown=close_when_shown)


def is_word(given: str) -> bool:
    """Whether what stands in the place of a file is more likely a command that does not exist."""
    return Path(given).name == given and not Path(given).suffix and not os.path.exists(given)


def check_readable(path: Path) -> None:
    """Complain about a file that is no saved game before a window opens."""
    from nemesis_desktop.engine.checking import read_save
    from nemesis_desktop.engine.storage import SaveError
    from nemesis_desktop.games import KINDS

    try:
        read_save(path, KINDS)
    except SaveError as problem:
        raise Complaint(problem.text, FAILED) from problem


# -------------------------------------------------------------------- nemesis-desktop simulate


def simulate(given: Sequence[str], words: Words) -> int:
    """Play whole games with computer seats and print how they ended."""
    from nemesis_desktop.engine.seats.simulate import simulate as played
    from nemesis_desktop.engine.seats.trials import known, number
    from nemesis_desktop.games import SHELF, kind_of

    kind = kind_of(known("game", chosen_game(given) or next(iter(SHELF)), SHELF))
    trials = kind.trials
    own = "".join(f" [--{one.name} {one.metavar}]" if one.metavar else f" [--{one.name}]" for one in trials.options)
    parser = Parser(words, "simulate", SIMULATE_USAGE.format(own=own))
    parser.option("--game", metavar="GAME", message="option-game")
    parser.option("--games", metavar="N", message="option-games", default="100")
    for one in trials.options:
        if one.metavar:
            parser.option(f"--{one.name}", metavar=one.metavar, message=f"option-{one.name}", default=one.default)
        else:
            parser.flag(f"--{one.name}", message=f"option-{one.name}")
    parser.option("--seed", metavar="S", message="option-seed", default="1")
    parser.option("--policy", metavar="POLICY", message="option-policy", default=next(iter(trials.policies)))
    parser.option("--workers", metavar="N", message="option-workers", default="1")
    parser.flag("--json", message="option-json")
    found = parser.understand(given)
    if found is None:
        return DONE
    games = number("--games", found.games, 1)
    setup = trials.setup(vars(found))
    seed = number("--seed", found.seed, 0)
    policy = known("policy", found.policy, trials.policies)
    workers = number("--workers", found.workers, 1, MOST_WORKERS)
    tally = trials.tally()
    going = played(kind, setup, games, seed, policy, workers)
    for tally in with_progress(going, games, words):  # noqa: B007 - the last counts
        pass
    if found.json:
        print(json.dumps({**trials.described(setup), **tally.as_json()}, indent=2))
    else:
        print("\n".join(trials.report(tally, setup, words.text)))
    return DONE


def chosen_game(given: Sequence[str]) -> str | None:
    """The value of ``--game``, wherever it stands. Looked for first, because each game has options of its own."""
    for place, word in enumerate(given):
        if word == "--game":
            return next(iter(given[place + 1 :]), None)
        if word.startswith("--game="):
            return word.partition("=")[2]
    return None


def with_progress(games: Iterator[Tally], total: int, words: Words) -> Iterator[Tally]:
    """The games, with a bar on standard error that shows how many have been played."""
    from tqdm import tqdm

    bar_format = "{desc}: {percentage:3.0f}% |{bar}| {n_fmt}/{total_fmt} [{elapsed}, {remaining}]"
    described = words.text(Text("cli-progress"))
    yield from tqdm(games, total=total, desc=described, bar_format=bar_format, file=sys.stderr, dynamic_ncols=True)


# -------------------------------------------------------------------- nemesis-desktop replay


def replay(given: Sequence[str], words: Words) -> int:
    """Play a saved game's choices again without a window, print its log, and say whether it comes out the same."""
    parser = Parser(words, "replay", "FILE")
    parser.add_argument("file", metavar="FILE", nargs="?", help=argparse.SUPPRESS)
    found = parser.understand(given)
    if found is None:
        return DONE
    if found.file is None:
        raise Complaint(Text("cli-no-file", program=parser.prog))

    from nemesis_desktop.engine.storage import SaveError
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


def doctor(given: Sequence[str], words: Words) -> int:
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
    return run(sys.stdout, words.language, thorough=found.self_check)


COMMAND_OF: Final[dict[str, Callable[[Sequence[str], Words], int]]] = {
    "": window,
    "simulate": simulate,
    "replay": replay,
    "doctor": doctor,
}
