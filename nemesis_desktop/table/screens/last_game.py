"""What somebody wants to play, and what was played last: a table of the same people starts again in two clicks."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from nemesis_desktop.engine.table_settings import REACTIONS, SECRECY, Reactions, Secrecy
from nemesis_desktop.program.colours import COLOURS
from nemesis_desktop.table.desk.settings import Settings

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json

MOST_PEOPLE: Final = 5
OFFERED_COLOURS: Final = tuple(COLOURS[:MOST_PEOPLE])
LONGEST_NAME: Final = 18
DRAFTS: Final = ("draft", "free", "random")
BOARDS: Final = ("main", "alternate")
WAYS: Final = ("semi", "solo", "coop")
"""The modes, by the names that the rules give them."""

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
            names=tuple(" ".join(name.split()) for name in self.names[: self.seats]),
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
    names, colours, options = kept.get("names"), kept.get("colours"), kept.get("options")
    good_names = (
        isinstance(names, list)
        and len(names) == MOST_PEOPLE
        and all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in names)
    )
    good_colours = isinstance(colours, list) and sorted(map(str, colours)) == list(map(str, OFFERED_COLOURS))
    count = kept.get("count")

    def one_of(name: str, allowed: tuple[str, ...], otherwise: str) -> str:
        value = kept.get(name)
        return value if isinstance(value, str) and value in allowed else otherwise

    return LastGame(
        names=tuple(cast("list[str]", names)) if good_names else default.names,
        colours=tuple(int(colour) for colour in cast("list[int]", colours)) if good_colours else default.colours,
        seats=count if isinstance(count, int) and 1 <= count <= MOST_PEOPLE else default.seats,
        mode=one_of("mode", WAYS, default.mode),
        board=one_of("board", BOARDS, default.board),
        draft=one_of("draft", DRAFTS, default.draft),
        secrecy=cast(Secrecy, one_of("secrecy", SECRECY, settings.secrecy)),
        reactions=cast(Reactions, one_of("reactions", REACTIONS, settings.reactions)),
        options=tuple(one for one in options if isinstance(one, str)) if isinstance(options, list) else (),
    )


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
    """The salted hashes by seat; nothing where there are none."""
    return _object(settings.remembered(_PINS))


def _kept(settings: Settings) -> dict[str, Json]:
    return _object(settings.remembered(_KEPT))


def _object(written: str) -> dict[str, Json]:
    try:
        found = json.loads(written or "null")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
