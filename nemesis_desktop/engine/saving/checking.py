"""Reading a save: a file is trusted only as a whole.

Everything that opens, lists, copies or replays a save comes through ``read_save``, which changes nothing anywhere: how
large the file is before it is read, how much it unpacks to before it is parsed, then every part of the document. What
belongs to the game is asked of the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.journal import Choice, Json
from nemesis_desktop.engine.saving import files
from nemesis_desktop.engine.saving.bounded import (
    NoFileError,
    TooLargeError,
    content,
    parsed,
    presentable,
    unpacked,
    whole,
    word,
)
from nemesis_desktop.engine.saving.storage import FORMAT, SaveError
from nemesis_desktop.engine.saving.table_settings import checked_table
from nemesis_desktop.engine.text import Text

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json
    from nemesis_desktop.engine.kind import GameKind

LARGEST: Final = 2 << 20
"""Bytes of a save, packed and unpacked: a hundred times a whole game."""

PACKED: Final = b"\x1f\x8b"
"""Every save begins so, as whatever gzip has packed. A file that is empty may have been one."""

_LONGEST_TEXT = 50_000
"""Bytes; no text of a save comes near it. Taken for a list of its characters, a longer one would keep a check busy."""

_MOST_PICKS = 100
_LONGEST_ID = 80
_LARGEST_SEED = (1 << 64) - 1


@frozen
class Save:
    """A save of which every part has been checked.

    Attributes:
        kind: its game.
        setup: how the game was set up, as the game understands it.
        seed: of all chance in it.
        checkpoint: the state before the step being played.
        since: how many of the choices came after the checkpoint.
        choices: every choice from the first.
        table: how people around the screen have agreed to play.
        summary: what a list of saves shows.
    """

    kind: GameKind[Any, Any]
    setup: Any
    seed: int
    checkpoint: Mapping[str, Any]
    since: int
    choices: tuple[Choice, ...]
    table: Mapping[str, Json]
    summary: Mapping[str, Json]


def read_save(path: Path, kinds: Mapping[str, GameKind[Any, Any]]) -> Save:
    """Read a save and check it completely. Raises ``SaveError`` in plain words; the file is never touched."""
    name = presentable(path.name)
    packed = _content(path, name)
    if packed and not packed.startswith(PACKED[: len(packed)]):
        raise SaveError(Text("save-not-a-save", path=name))
    try:
        text = unpacked(packed, LARGEST)
        if text is None:
            raise SaveError(Text("save-too-large", path=name))
        data = parsed(text, _LONGEST_TEXT)
        _check_writable(text, data)
    except ValueError as problem:
        raise SaveError(Text("save-damaged", path=name, part=Text("save-part-file"))) from problem
    return checked(data, kinds, name)


def _check_writable(text: bytes, data: object) -> None:
    """Raise ``ValueError`` for halves of signs: a game that holds one could be played, and never be saved again."""
    if not text.isascii() or b"\\ud" in text.lower():
        json.dumps(data, ensure_ascii=False).encode()


def _content(path: Path, name: str) -> bytes:
    try:
        return content(path, LARGEST)
    except NoFileError as problem:
        raise SaveError(Text("save-no-file", path=name)) from problem
    except TooLargeError as problem:
        raise SaveError(Text("save-too-large", path=name)) from problem
    except FileNotFoundError as problem:
        raise SaveError(Text("save-missing", path=presentable(str(path), 400))) from problem
    except OSError as problem:
        why = files.reason(problem)
        raise SaveError(Text("save-cannot-read", path=presentable(str(path), 400), why=why)) from problem


def checked(data: object, kinds: Mapping[str, GameKind[Any, Any]], name: str) -> Save:
    """A document as data, checked completely. ``name`` is what the file is called. Raises ``SaveError``."""
    if not isinstance(data, dict) or type(data.get("format")) is not int or data["format"] < 1:
        raise SaveError(Text("save-not-a-save", path=name))
    if data["format"] > FORMAT:
        raise SaveError(Text("save-newer", path=name, program=presentable(data.get("program"), 20)))
    kind = kinds.get(data["game"]) if isinstance(data.get("game"), str) else None
    if kind is None:
        raise SaveError(Text("save-other-game", game=presentable(data.get("game"))))
    part = "setup"
    try:
        setup = kind.setup_from_json(data.get("setup"))
        seed = whole(data.get("seed"), -_LARGEST_SEED, _LARGEST_SEED)
        seats = len(kind.seats(setup))
        part = "table"
        table = checked_table(_mapping(data.get("table")), seats)
        part = "journal"
        choices = _choices(data.get("journal"), seats, kind.act_today)
        since = whole(data.get("since"), 0, len(choices))
        part = "checkpoint"
        checkpoint, summary = _mapping(data.get("checkpoint")), _mapping(data.get("summary"))
        if type(summary.get("over")) is not bool:
            raise ValueError("a game is over or not")
        kind.check(setup, seed, checkpoint, summary)
    except (ValueError, RecursionError) as problem:  # what could just be parsed may be too deep to be looked at
        raise SaveError(Text("save-damaged", path=name, part=Text(f"save-part-{part}"))) from problem
    return Save(kind, setup, seed, checkpoint, since, choices, table, summary)


def _mapping(value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise ValueError("names and values are wanted")
    return value


def _choices(journal: object, seats: int, today: Callable[[list[Json]], list[Json]]) -> tuple[Choice, ...]:
    if not isinstance(journal, list):
        raise ValueError("a journal is a list")
    choices = [_choice(entry, seats) for entry in journal]
    return tuple(Choice(one.seat, one.picks, tuple(map(today, one.acts)), one.moment) for one in choices)


def _choice(entry: object, seats: int) -> Choice:
    """One choice. What it says is compared with what the rules offer when it is played again."""
    choice = Choice.from_json(entry)
    whole(choice.seat, TABLE, seats - 1)
    if len(choice.picks) > _MOST_PICKS or len(set(choice.picks)) < len(choice.picks):
        raise ValueError("too many picks, or one twice")
    for pick, act in zip(choice.picks, choice.acts, strict=True):
        whole(pick, 0, 1_000_000)
        _check_act(act)
    return choice


def _check_act(act: object) -> None:
    """An act is the name of its class and a few plain values."""
    match act:
        case [str(name), *fields] if len(fields) <= 10:
            word(name, _LONGEST_ID)
            for value in fields:
                if isinstance(value, str):
                    word(value, _LONGEST_ID)
                elif value is not None and not isinstance(value, int):
                    raise ValueError("an act has plain values")
        case _:
            raise ValueError("an act begins with its name")
