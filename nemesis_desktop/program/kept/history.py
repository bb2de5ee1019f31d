"""The games that have been played on this machine: one line of JSON for each, written when a game ends.

A line that cannot be read, because it is damaged or from a newer program, is skipped and counted, and stays in the file
as it is; only deleting everything takes it along. A game that is ended twice (from a save before its end, say) counts
once, as it ended first: so the figures stay honest.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from attrs import frozen

from nemesis_desktop.engine.chronicle import Chronicle, Ended, Player, checked
from nemesis_desktop.engine.saving import files
from nemesis_desktop.engine.saving.bounded import content, parsed, part, parts, whole
from nemesis_desktop.engine.saving.table_settings import LONGEST_PLAYED
from nemesis_desktop.games import SHELF, kind_of
from nemesis_desktop.program.colours import COLOURS

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json

FILE: Final = "history.jsonl"
"""The name of the file; it lies beside the folder of saved games."""
VERSION: Final = 1
"""The form of a line. A line of a higher version is left to a newer program."""

LARGEST: Final = 4 << 20
"""Bytes of the file: some 5,000 games."""

_SHORTEST_LINE = 50
_FIRST_YEAR, _LAST_YEAR = 1990, 9000


@frozen
class Played:
    """A finished game.

    Attributes:
        id: known to this game alone.
        game: which game it was, by its name on the shelf.
        ended: when, with the time zone of the machine.
        seconds: how long people sat at it; None where nobody knows.
        end: who played, and how it ended, as the game keeps it.
    """

    id: str
    game: str
    ended: datetime
    seconds: int | None
    end: Ended

    @property
    def players(self) -> Sequence[Player]:
        """Everybody, in seating order."""
        return self.end.players

    @property
    def chronicle(self) -> Chronicle:
        """How its game tells of it."""
        return kind_of(self.game).chronicle


# -------------------------------------------------------------------- a line


def line_of(game: Played) -> str:
    """A game as a line of the file."""
    return json.dumps(as_json(game), ensure_ascii=False, separators=(",", ":"))


def as_json(game: Played) -> dict[str, object]:
    """A game as plain data, as it stands in the file and in an export."""
    return {
        "version": VERSION,
        "id": game.id,
        "game": game.game,
        "ended": game.ended.isoformat(timespec="seconds"),
        "seconds": game.seconds,
        **game.end.facts,
        "players": [
            {
                "name": player.name,
                "colour": player.colour,
                "won": player.won,
                **({"level": player.level} if player.level else {}),
                **player.facts,
            }
            for player in game.players
        ],
    }


def game_of(line: str) -> Played:
    """Read a line. Raises ``ValueError`` where it is not one that this program understands."""
    data = parsed(line)
    if not isinstance(data, dict):
        raise ValueError("not a game")
    if not 1 <= part(data, "version", int) <= VERSION:
        raise ValueError("from a newer program")
    # A program that knew one game did not say which it was.
    game = part(data, "game", str) if "game" in data else next(iter(SHELF))
    if game not in SHELF:
        raise ValueError("no game of this program")
    chronicle = kind_of(game).chronicle
    seconds = data.get("seconds")
    return Played(
        part(data, "id", str),
        game,
        _moment(part(data, "ended", str)),
        None if seconds is None else whole(seconds, 0, LONGEST_PLAYED),
        Ended(
            tuple(_player(one, chronicle) for one in parts(data, "players", dict)),
            checked(chronicle.columns, data),
        ),
    )


def _player(data: Mapping[str, Json], chronicle: Chronicle) -> Player:
    return Player(
        part(data, "name", str),
        whole(data.get("colour"), COLOURS[0], COLOURS[-1]),
        part(data, "won", bool),
        checked(chronicle.player_columns, data),
        # People alone had no word for it, nor had programs that could not play with them.
        part(data, "level", str) if "level" in data else "",
    )


def _moment(written: str) -> datetime:
    """A date with the time zone of the machine. Raises ``ValueError`` for one in no year of ours."""
    moment = datetime.fromisoformat(written)
    if not _FIRST_YEAR <= moment.year <= _LAST_YEAR:
        raise ValueError("no date of a game")
    try:
        return moment.astimezone()
    except (OverflowError, OSError) as problem:
        raise ValueError("no date of a game") from problem


# -------------------------------------------------------------------- the file


@frozen
class KeptGames:
    """What a file holds: the games, the newest first, and how many lines cannot be read."""

    games: tuple[Played, ...]
    unreadable: int


class History:
    """The file with all games.

    Args:
        path: where it lies; made when the first game is added.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> KeptGames:
        """All games. Raises ``OSError`` when the file is there and cannot be read."""
        games: dict[str, Played] = {}
        unreadable = 0
        for line in self._lines():
            game = _understood(line)
            if game is None:
                unreadable += 1
            else:
                games.setdefault(game.id, game)
        newest_first = sorted(games.values(), key=lambda game: game.ended, reverse=True)
        return KeptGames(tuple(newest_first), unreadable)

    def add(self, game: Played) -> bool:
        """Write a game down; False if it has been written down before. Raises ``OSError`` when that fails."""
        lines = self._lines()
        if any(known is not None and known.id == game.id for known in map(_understood, lines)):
            return False
        self._write([*lines, line_of(game).encode()])
        return True

    def delete(self, id: str) -> None:
        """Forget a game; lines that cannot be read stay. Raises ``OSError`` when that fails."""
        kept = [line for line in self._lines() if (game := _understood(line)) is None or game.id != id]
        self._write(kept)

    def delete_all(self) -> None:
        """Forget everything, also what cannot be read. Raises ``OSError`` when that fails."""
        files.remove(self.path)

    def _write(self, lines: Sequence[bytes]) -> None:
        files.write(self.path, b"".join(line + b"\n" for line in lines), make_folder=True)

    def _lines(self) -> list[bytes]:
        try:
            raw = content(self.path, LARGEST)
        except FileNotFoundError:
            return []
        return [line for line in raw.split(b"\n") if line.strip()]


def _understood(line: bytes) -> Played | None:
    if len(line) < _SHORTEST_LINE:
        return None
    try:
        return game_of(line.decode())
    except ValueError:
        return None


# -------------------------------------------------------------------- exports


def export_json(games: Sequence[Played]) -> str:
    """The games as one JSON document."""
    return json.dumps([as_json(game) for game in games], ensure_ascii=False, indent=2) + "\n"


def export_csv(games: Sequence[Played]) -> str:
    """The games as a table with one row for each person in each game; several values in a field stand with ``|``.

    Which game it was stands in a column where they were several, and the level of computer seats where there were any.
    A column that a game does not know stays empty.
    """
    kinds = list(dict.fromkeys(game.game for game in games)) or list(SHELF)[:1]
    chronicles = [kind_of(kind).chronicle for kind in kinds]
    head = ["id", *(["game"] if len(kinds) > 1 else []), "ended", "seconds"]
    head += dict.fromkeys(column for chronicle in chronicles for column in chronicle.columns)
    filled = any(player.level for game in games for player in game.players)
    person = [
        "name",
        "colour",
        *(["level"] if filled else []),
        *dict.fromkeys(column for one in chronicles for column in one.player_columns),
    ]
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    table.writerow([*head, *person])
    for game in games:
        whole_game = as_json(game)
        for player in game.players:
            of_player = {**player.facts, "name": _harmless(player.name), "colour": player.colour, "won": player.won}
            of_player["level"] = player.level
            table.writerow(
                [*(_cell(whole_game.get(name)) for name in head), *(_cell(of_player.get(name)) for name in person)]
            )
    return out.getvalue()


def _cell(value: object) -> str:
    """A value as a spreadsheet takes it."""
    if isinstance(value, list):
        return "|".join(map(_cell, value))
    if value is None:
        return ""
    return str(int(value)) if isinstance(value, bool) else str(value)


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t", "\r") else name
