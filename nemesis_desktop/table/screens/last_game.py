"""What somebody wants to play, and what was played last: a table of the same people starts again in two clicks."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar, cast

from nemesis_desktop.engine.naming import cleaned, look
from nemesis_desktop.engine.saving.bounded import parsed, whole, word
from nemesis_desktop.engine.saving.table_settings import (
    LONGEST_NAME,
    REACTIONS,
    SECRECY,
    Reactions,
    Secrecy,
    checked_pins,
)
from nemesis_desktop.games import on_table, page_of
from nemesis_desktop.program.colours import COLOURS
from nemesis_desktop.table.desk.settings import Settings

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json
    from nemesis_desktop.engine.new_game import Page

USUAL_SEATS: Final = 3
"""So many people are expected the first time, where the game has room for them."""

T = TypeVar("T")

_KEPT: Final = "new_game"
_PINS: Final = "pins"


class NewGame(NamedTuple):
    """What somebody wants to play.

    Attributes:
        names: the people in seating order, empty for who gave none; the first sits at the screen when the game begins.
        colours: the number of each person's token, all different.
        pins: each person's PIN as written, None without one. It is kept only as a salted hash.
        secrecy: how the screen guards secrets.
        reactions: whether the table is always asked for reactions.
        seed: of all chance in the game.
        game: which game, by its name on the shelf.
        mode: the way to play.
        choices: what was chosen of each of the page's choices.
        variants: those that are switched on.
        computers: the level of each seat that the program fills, empty for a person's; none where people play alone.
    """

    names: tuple[str, ...]
    colours: tuple[int, ...]
    pins: tuple[str | None, ...]
    secrecy: Secrecy
    reactions: Reactions
    seed: int
    game: str
    mode: str
    choices: Mapping[str, str]
    variants: tuple[str, ...] = ()
    computers: tuple[str, ...] = ()


class LastGame(NamedTuple):
    """The answers of the last time; the defaults where there was none. Nobody's PIN is among them.

    ``names``, ``colours`` and ``computers`` are those of all places that any game has; at ``seats`` of them is played.
    """

    names: tuple[str, ...]
    colours: tuple[int, ...]
    seats: int
    game: str
    mode: str
    choices: Mapping[str, str]
    secrecy: Secrecy = "shield"
    reactions: Reactions = "call"
    variants: tuple[str, ...] = ()
    computers: tuple[str, ...] = ()

    def again(self, seed: int) -> NewGame:
        """The same people and choices, another ship."""
        return NewGame(
            names=tuple(cleaned(name) for name in self.names[: self.seats]),
            colours=self.colours[: self.seats],
            pins=(None,) * self.seats,
            secrecy=self.secrecy,
            reactions=self.reactions,
            seed=seed,
            game=self.game,
            mode=page_of(self.game).mode_for(self.seats, self.mode).value,
            choices=self.choices,
            variants=self.variants,
            computers=self.computers[: self.seats],
        )


def places() -> int:
    """So many people the largest game has room for."""
    return max(page_of(game).most for game in on_table())


def has_last_game(settings: Settings) -> bool:
    """Whether a game has ever been set up here."""
    return bool(_kept(settings))


def last_game(settings: Settings) -> LastGame:
    """The answers of the last time; the default of each that somebody has spoilt in the file."""
    kept = _kept(settings)
    # A program that knew one game did not say which it was.
    game = _one_of(kept.get("game"), on_table(), on_table()[0])
    page = page_of(game)
    usual_seats = max(page.least, min(USUAL_SEATS, page.most))
    seats = _good(lambda: whole(kept.get("count"), page.least, page.most), usual_seats)
    mode = _one_of(kept.get("mode"), tuple(mode.value for mode in page.modes), page.modes[0].value)
    choices = _choices(kept.get("choices", kept), page)
    return LastGame(
        names=_names(kept.get("names")),
        colours=_colours(kept.get("colours"), page.most),
        seats=seats,
        game=game,
        mode=mode,
        choices=choices,
        secrecy=cast(Secrecy, _one_of(kept.get("secrecy"), SECRECY, settings.secrecy)),
        reactions=cast(Reactions, _one_of(kept.get("reactions"), REACTIONS, settings.reactions)),
        variants=_variants(kept.get("options"), page.variants_for(page.mode_for(seats, mode).value, choices)),
        computers=_computers(kept.get("computers"), page, seats),
    )


def _one_of(value: Json, allowed: Sequence[str], otherwise: str) -> str:
    return value if isinstance(value, str) and value in allowed else otherwise


def _good(value: Callable[[], T], otherwise: T) -> T:
    """A value that has been checked, or another where that does not pass."""
    try:
        return value()
    except ValueError:
        return otherwise


def _names(kept: Json) -> tuple[str, ...]:
    """A name for each place, empty where somebody has spoilt it, or where it looks like another's name."""
    names: list[str] = []
    for name in kept[: places()] if isinstance(kept, list) else ():
        good = _good(lambda name=name: word(name, LONGEST_NAME), "")  # type: ignore[misc]
        names.append("" if look(good) in map(look, names) else good)
    return (*names, *("",) * (places() - len(names)))


def _colours(kept: Json, most: int) -> tuple[int, ...]:
    """A colour for each place, those that the game does not offer at places that it does not have."""
    all_of_them = COLOURS[: places()]
    given = kept[: places()] if isinstance(kept, list) else []
    colours = [colour for colour in given if type(colour) is int and colour in all_of_them]
    colours += [colour for colour in all_of_them if colour not in colours]
    well = len(colours) == len(all_of_them) and sorted(colours[:most]) == list(all_of_them[:most])
    return tuple(colours if well else all_of_them)


def _choices(kept: Json, page: Page) -> dict[str, str]:
    """One of the options of each choice. A program that knew one game kept them beside everything else."""
    given = kept if isinstance(kept, dict) else {}
    return {choice.id: _one_of(given.get(choice.id), choice.values, choice.values[0]) for choice in page.choices}


def _computers(kept: Json, page: Page, seats: int) -> tuple[str, ...]:
    """The level at each place, empty for a person; a person plays at every place where nobody else would."""
    given = kept[: places()] if isinstance(kept, list) else []
    computers = page.computers
    levels = [computers.today(level) if isinstance(level, str) and computers is not None else "" for level in given]
    levels += [""] * (places() - len(levels))
    return tuple(levels) if "" in levels[:seats] else ("",) * places()


def _variants(kept: Json, known: Sequence[str]) -> tuple[str, ...]:
    """The variants that this way to play has; others were spoilt, or belong to another program."""
    return tuple(one for one in known if one in kept) if isinstance(kept, list) else ()


def remember_game(
    settings: Settings,
    chosen: NewGame,
    names: Sequence[str],
    colours: Sequence[int],
    computers: Sequence[str] = (),
) -> None:
    """Keep the answers for the next time: names, colours and levels of all places, of the rest what is played."""
    kept = {
        "names": list(names),
        "colours": list(colours),
        "count": len(chosen.names),
        "game": chosen.game,
        "mode": chosen.mode,
        "choices": dict(chosen.choices),
        "secrecy": chosen.secrecy,
        "reactions": chosen.reactions,
        "options": list(chosen.variants),
        "computers": list(computers),
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
            pins |= checked_pins({seat: kept}, places())
    return pins


def _kept(settings: Settings) -> dict[str, Json]:
    return _object(settings.remembered(_KEPT))


def _object(written: str) -> dict[str, Json]:
    try:
        found = parsed(written or "null")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def expect_computers(game: str) -> None:
    """A game in which the program fills seats is likely to be opened next: whoever opens it shall not wait for them."""
    from nemesis_desktop.table.furniture.play.computers import Computers

    Computers.expect(game)
