"""What somebody has typed after the command's name: found out, explained, or complained about, in their language."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import LANGUAGES, Words, language_from_locale

PROGRAM: Final = "nemesis-desktop"
COMMANDS: Final = ("simulate", "replay", "doctor")
DONE, FAILED, NOT_UNDERSTOOD, INTERRUPTED = 0, 1, 2, 130
"""Exit codes."""


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

    def option(
        self, *names: str, metavar: str, message: str, default: str | None = None, values: int = 1, **args: str
    ) -> None:
        """An option with a value, or several; ``args`` are what its message needs."""
        shown: Any = metavar if values == 1 else tuple(metavar.split())
        wanted = None if values == 1 else values
        self.options.add_argument(*names, metavar=shown, default=default, nargs=wanted, help=self.say(message, **args))

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
            wanted = next((action.nargs for action in self._actions if name in action.option_strings), 0)
            if isinstance(wanted, int) and wanted > 1:
                raise Complaint(Text("cli-needs-values", option=name, count=wanted)) from wrong
            message = "cli-takes-no-value" if wanted == 0 else "cli-needs-value"
            raise Complaint(Text(message, option=name)) from wrong
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
