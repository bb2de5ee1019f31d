"""How explanations take their words: a message, or a message where the language has one."""

from __future__ import annotations

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.words import Words


def say(words: Words, id: str, **args: Argument) -> str:
    """A message in words."""
    return words.text(Text(id, **args))


def maybe(words: Words, id: str) -> tuple[str, ...]:
    """A line of its own, where there is such a message."""
    return (words.text(Text(id)),) if words.has(id) else ()
