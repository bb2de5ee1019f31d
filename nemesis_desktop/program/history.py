"""The games that have been played on this machine: one line of JSON for each, written when a game ends.

A line that cannot be read, because it is damaged or from a newer program, is skipped and counted, and stays in the file
as it is; only deleting everything takes it along. A game that is ended twice (from a save before its end, say) counts
once, as it ended first: so the figures stay honest.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar, cast

from attrs import define, field, frozen

from nemesis_desktop.engine import files
from nemesis_desktop.engine.bounded import content, parsed, whole, word
from nemesis_desktop.engine.naming import cleaned, look
from nemesis_desktop.engine.table_settings import LONGEST_PLAYED
from nemesis_desktop.program.colours import COLOURS

if TYPE_CHECKING:
    from nemesis_desktop.games.nemesis.view import View

FILE: Final = "history.jsonl"
"""The name of the file; it lies beside the folder of saved games."""
VERSION: Final = 1
"""The form of a line. A line of a higher version is left to a newer program."""

LARGEST: Final = 4 << 20
"""Bytes of the file: some 5,000 games."""

_SHORTEST_LINE = 100
_LONGEST_TEXT = 100
_MOST_VALUES = 20
_MOST_ROUNDS = 100
_FIRST_YEAR, _LAST_YEAR = 1990, 9000

T = TypeVar("T")


@frozen
class Player:
    """One person in a game.

    Attributes:
        name: as the person was called; empty for whoever gave no name.
        colour: one of ``COLOURS``.
        character: whom they played; empty for a game that ended before they had one.
        survived: whether the character lived.
        won: whether they won.
        fate: how the character survived, or of what it died.
        objectives: the objectives that counted at the end.
        met: for each of them whether it was fulfilled.
        intruders: whether they went on as the intruders.
    """

    name: str
    colour: int
    character: str
    survived: bool
    won: bool
    fate: str
    objectives: tuple[str, ...] = ()
    met: tuple[bool, ...] = ()
    intruders: bool = False


@frozen
class Played:
    """A finished game.

    Attributes:
        id: known to this game alone.
        ended: when, with the time zone of the machine.
        seconds: how long people sat at it; None where nobody knows.
        mode, board, variants: how it was played.
        rounds: the round in which it ended.
        cause: what ended it: ``jump``, ``self_destruct``, ``fire``, ``hull`` or ``all_gone``.
        ship: ``destroyed``, or where it arrived.
        players: everybody, in seating order.
    """

    id: str
    ended: datetime
    seconds: int | None
    mode: str
    board: str
    variants: tuple[str, ...]
    rounds: int
    cause: str
    ship: str
    players: tuple[Player, ...]

    @property
    def won(self) -> bool:
        """Whether anybody won."""
        return any(player.won for player in self.players)


def played_game(view: View, id: str, ended: datetime, seconds: int | None) -> Played:
    """The line about a game that is over. Raises ``ValueError`` for one that is not."""
    if view.ending is None:
        raise ValueError("the game is not over")
    crew = {one.seat: one for one in view.crew}
    players = tuple(
        Player(
            crew[fate.seat].name,
            crew[fate.seat].colour,
            crew[fate.seat].character or "",
            fate.survived,
            fate.won,
            fate.cause,
            fate.objectives,
            fate.met,
            view.intruder_player == fate.seat,
        )
        for fate in sorted(view.ending.fates, key=lambda fate: fate.seat)
    )
    return Played(
        id,
        ended,
        seconds,
        view.mode,
        view.board,
        tuple(view.options),
        view.round,
        view.ending.cause,
        view.ending.ship,
        players,
    )


# -------------------------------------------------------------------- a line


def line_of(game: Played) -> str:
    """A game as a line of the file."""
    return json.dumps(as_json(game), ensure_ascii=False, separators=(",", ":"))


def as_json(game: Played) -> dict[str, object]:
    """A game as plain data, as it stands in the file and in an export."""
    return {
        "version": VERSION,
        "id": game.id,
        "ended": game.ended.isoformat(timespec="seconds"),
        "seconds": game.seconds,
        "mode": game.mode,
        "board": game.board,
        "variants": list(game.variants),
        "rounds": game.rounds,
        "cause": game.cause,
        "ship": game.ship,
        "players": [
            {
                "name": player.name,
                "colour": player.colour,
                "character": player.character,
                "survived": player.survived,
                "won": player.won,
                "fate": player.fate,
                "objectives": list(player.objectives),
                "met": list(player.met),
                "intruders": player.intruders,
            }
            for player in game.players
        ],
    }


def game_of(line: str) -> Played:
    """Read a line. Raises ``ValueError`` where it is not one that this program understands."""
    data = parsed(line)
    if not isinstance(data, dict):
        raise ValueError("not a game")
    if not 1 <= _part(data, "version", int) <= VERSION:
        raise ValueError("from a newer program")
    seconds = data.get("seconds")
    return Played(
        _part(data, "id", str),
        _moment(_part(data, "ended", str)),
        None if seconds is None else whole(seconds, 0, LONGEST_PLAYED),
        _part(data, "mode", str),
        _part(data, "board", str),
        _parts(data, "variants", str),
        whole(data.get("rounds"), 0, _MOST_ROUNDS),
        _part(data, "cause", str),
        _part(data, "ship", str),
        tuple(_player(one) for one in _parts(data, "players", dict)),
    )


def _player(data: Mapping[str, object]) -> Player:
    return Player(
        _part(data, "name", str),
        whole(data.get("colour"), COLOURS[0], COLOURS[-1]),
        _part(data, "character", str),
        _part(data, "survived", bool),
        _part(data, "won", bool),
        _part(data, "fate", str),
        _parts(data, "objectives", str),
        _parts(data, "met", bool),
        _part(data, "intruders", bool),
    )


def _part(data: Mapping[str, object], key: str, kind: type[T]) -> T:
    value = data.get(key)
    # A truth value is no number here, although Python takes it for one.
    if not isinstance(value, kind) or type(value) is not kind:
        raise ValueError(key)
    return cast(T, word(value, _LONGEST_TEXT)) if isinstance(value, str) else value


def _parts(data: Mapping[str, object], key: str, kind: type[T]) -> tuple[T, ...]:
    values = _part(data, key, list)
    if len(values) > _MOST_VALUES:
        raise ValueError(key)
    return tuple(_part({key: value}, key, kind) for value in values)


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
class Shelf:
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

    def read(self) -> Shelf:
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
        return Shelf(tuple(newest_first), unreadable)

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


CSV_COLUMNS: Final = (
    *("id", "ended", "seconds", "mode", "board", "variants", "rounds", "cause", "ship"),
    *("name", "colour", "character", "survived", "won", "fate", "objectives", "met", "intruders"),
)


def export_csv(games: Sequence[Played]) -> str:
    """The games as a table with one row for each person in each game; several values in a field stand with ``|``."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    table.writerow(CSV_COLUMNS)
    for game in games:
        ended = game.ended.isoformat(timespec="seconds")
        head = [game.id, ended, "" if game.seconds is None else game.seconds, game.mode, game.board]
        head += ["|".join(game.variants), game.rounds, game.cause, game.ship]
        for player in game.players:
            table.writerow(
                [
                    *head,
                    _harmless(player.name),
                    player.colour,
                    player.character,
                    int(player.survived),
                    int(player.won),
                    player.fate,
                    "|".join(player.objectives),
                    "|".join(str(int(met)) for met in player.met),
                    int(player.intruders),
                ]
            )
    return out.getvalue()


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t", "\r") else name


# -------------------------------------------------------------------- figures


@define
class Tally:
    """How often somebody, or some character, played, survived and won."""

    played: int = 0
    survived: int = 0
    won: int = 0

    def count(self, player: Player) -> None:
        """One more game of theirs."""
        self.played += 1
        self.survived += player.survived
        self.won += player.won


@frozen
class Figures:
    """Counts over a set of games. Nothing is estimated: each number stands beside the number of games it comes from.

    Attributes:
        games: how many games.
        timed, seconds: of how many the length is known, and all their seconds together.
        modes: for each mode how many games, and in how many of them anybody won.
        seats: all people in all games together.
        causes, ships: how the games ended, and where the ships got to.
        characters, people: for each of them, the most played first.
    """

    games: int
    timed: int
    seconds: int
    modes: Mapping[str, tuple[int, int]]
    seats: Tally
    causes: Mapping[str, int]
    ships: Mapping[str, int]
    characters: Mapping[str, Tally]
    people: Mapping[str, Tally]


@define
class _Counting:
    characters: dict[str, Tally] = field(factory=dict)
    people: dict[str, Tally] = field(factory=dict)
    spelled: dict[str, str] = field(factory=dict)
    seats: Tally = field(factory=Tally)

    def count(self, player: Player) -> None:
        self.seats.count(player)
        if player.character:
            self.characters.setdefault(player.character, Tally()).count(player)
        if not cleaned(player.name):
            return  # Whoever gave no name is nobody in particular.
        # The same person, whether with a capital letter or not; spelled as in the newest game.
        known = self.spelled.setdefault(look(player.name), cleaned(player.name))
        self.people.setdefault(known, Tally()).count(player)


def figures_of(games: Sequence[Played]) -> Figures:
    """Count games, given the newest first."""
    counting = _Counting()
    for game in games:
        for player in game.players:
            counting.count(player)
    timed = [game.seconds for game in games if game.seconds is not None]
    modes: dict[str, tuple[int, int]] = {}
    for game in games:
        played, won = modes.get(game.mode, (0, 0))
        modes[game.mode] = (played + 1, won + game.won)
    return Figures(
        len(games),
        len(timed),
        sum(timed),
        modes,
        counting.seats,
        _counts(game.cause for game in games),
        _counts(game.ship for game in games),
        _most_played(counting.characters),
        _most_played(counting.people),
    )


def _counts(values: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for value in values:
        found[value] = found.get(value, 0) + 1
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def _most_played(tallies: Mapping[str, Tally]) -> dict[str, Tally]:
    return dict(sorted(tallies.items(), key=lambda item: (-item[1].played, item[0].casefold())))
