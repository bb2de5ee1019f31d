"""What somebody wants to play, and what was played last: a table of the same people starts again in two clicks."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar, cast

from nemesis_desktop.engine.bounded import parsed, whole, word
from nemesis_desktop.engine.naming import cleaned, look
from nemesis_desktop.engine.table_settings import LONGEST_NAME, REACTIONS, SECRECY, Reactions, Secrecy, checked_pins
from nemesis_desktop.program.colours import COLOURS
from nemesis_desktop.table.desk.settings import Settings

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json

MOST_PEOPLE: Final = 5
OFFERED_COLOURS: Final = tuple(COLOURS[:MOST_PEOPLE])
DRAFTS: Final = ("draft", "free", "random")
BOARDS: Final = ("main", "alternate")
WAYS: Final = ("semi", "solo", "coop")
"""The modes, by the names that the rules give them."""

T = TypeVar("T")

_KEPT: Final = "new_game"
_PINS: Final = "pins"


class NewGame(NamedTuple):
    """What somebody wants to play.

    Attributes:
        names: the people in seating order, empty for who gave none; the first sits at the screen when the game begins.
        colours: the number of each person's token, all different.
        pins: each person's PIN as written, None without one. It is kept only as a salted hash.
        draft: how characters are chosen: ``draft``, ``free`` or ``random``.
        secrecy: how the screen guards secrets.
        reactions: whether the table is always asked for reactions.
        seed: of all chance in the game.
        mode: ``semi``, ``solo`` or ``coop``.
        board: ``main`` or ``alternate``.
        options: the variants that are switched on.
    """

    names: tuple[str, ...]
    colours: tuple[int, ...]
    pins: tuple[str | None, ...]
    draft: str
    secrecy: Secrecy
    reactions: Reactions
    seed: int
    mode: str = "semi"
    board: str = "main"
    options: tuple[str, ...] = ()


class LastGame(NamedTuple):
    """The answers of the last time; the defaults where there was none. Nobody's PIN is among them."""

    names: tuple[str, ...] = ("",) * MOST_PEOPLE
    """As written, for all five places; empty where nobody gave a name."""
    colours: tuple[int, ...] = OFFERED_COLOURS
    seats: int = 3
    mode: str = "semi"
    board: str = "main"
    draft: str = "draft"
    secrecy: Secrecy = "shield"
    reactions: Reactions = "ask"
    options: tuple[str, ...] = ()

    def again(self, seed: int) -> NewGame:
        """The same people and choices, another ship."""
        return NewGame(
            names=tuple(cleaned(name) for name in self.names[: self.seats]),
            colours=self.colours[: self.seats],
            pins=(None,) * self.seats,
            draft=self.draft,
            secrecy=self.secrecy,
            reactions=self.reactions,
            seed=seed,
            mode=mode_for(self.seats, self.mode),
            board=self.board,
            options=self.options,
        )


def mode_for(people: int, wanted: str) -> str:
    """The mode for so many people: somebody alone plays solo, several semi-cooperatively, unless they cooperate."""
    if wanted == "coop":
        return "coop"
    return "solo" if people == 1 else "semi"


def has_last_game(settings: Settings) -> bool:
    """Whether a game has ever been set up here."""
    return bool(_kept(settings))


def last_game(settings: Settings) -> LastGame:
    """The answers of the last time; the default of each that somebody has spoilt in the file."""
    kept = _kept(settings)
    default = LastGame()
    seats = _good(lambda: whole(kept.get("count"), 1, MOST_PEOPLE), default.seats)

    def one_of(name: str, allowed: tuple[str, ...], otherwise: str) -> str:
        value = kept.get(name)
        return value if isinstance(value, str) and value in allowed else otherwise

    mode = one_of("mode", WAYS, default.mode)
    return LastGame(
        names=_names(kept.get("names")) or default.names,
        colours=_colours(kept.get("colours")) or default.colours,
        seats=seats,
        mode=mode,
        board=one_of("board", BOARDS, default.board),
        draft=one_of("draft", DRAFTS, default.draft),
        secrecy=cast(Secrecy, one_of("secrecy", SECRECY, settings.secrecy)),
        reactions=cast(Reactions, one_of("reactions", REACTIONS, settings.reactions)),
        options=_options(kept.get("options"), mode_for(seats, mode)),
    )


def _good(value: Callable[[], T], otherwise: T) -> T:
    """A value that has been checked, or another where that does not pass."""
    try:
        return value()
    except ValueError:
        return otherwise


def _names(kept: Json) -> tuple[str, ...]:
    """A name for each place, empty where somebody has spoilt it, or where it looks like another's name."""
    if not isinstance(kept, list) or len(kept) != MOST_PEOPLE:
        return ()
    names: list[str] = []
    for name in kept:
        good = _good(lambda name=name: word(name, LONGEST_NAME), "")  # type: ignore[misc]
        names.append("" if look(good) in map(look, names) else good)
    return tuple(names)


def _colours(kept: Json) -> tuple[int, ...]:
    if not isinstance(kept, list) or not all(type(colour) is int for colour in kept):
        return ()
    colours = tuple(cast("list[int]", kept))
    return colours if tuple(sorted(colours)) == OFFERED_COLOURS else ()


def _options(kept: Json, mode: str) -> tuple[str, ...]:
    """The variants that this way to play has; others were spoilt, or belong to another program."""
    if not isinstance(kept, list) or not kept:
        return ()
    # The games are a tenth of the program: the start screen stands before they are needed.
    from nemesis_desktop.games.nemesis.modes import MODES

    return tuple(one for one in MODES[mode].variants if one in kept)


def remember_game(settings: Settings, chosen: NewGame, names: list[str], colours: list[int]) -> None:
    """Keep the answers for the next time: ``names`` and ``colours`` of all five places, of the rest what is played."""
    kept = {
        "names": names,
        "colours": colours,
        "count": len(chosen.names),
        "mode": chosen.mode,
        "board": chosen.board,
        "draft": chosen.draft,
        "secrecy": chosen.secrecy,
        "reactions": chosen.reactions,
        "options": list(chosen.options),
    }
    settings.remember(_KEPT, json.dumps(kept))


def remember_pins(settings: Settings, hashed: dict[str, Json]) -> None:
    """Keep the salted hashes of the PINs by seat, so that the same people are asked for them again."""
    settings.remember(_PINS, json.dumps(hashed))


def remembered_pins(settings: Settings) -> dict[str, Json]:
    """The salted hashes by seat; whatever is no PIN is left out."""
    pins: dict[str, Json] = {}
    for seat, kept in _object(settings.remembered(_PINS)).items():
        with contextlib.suppress(ValueError):
            pins |= checked_pins({seat: kept}, MOST_PEOPLE)
    return pins


def _kept(settings: Settings) -> dict[str, Json]:
    return _object(settings.remembered(_KEPT))


def _object(written: str) -> dict[str, Json]:
    try:
        found = parsed(written or "null")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
