"""The shelf: the games that can be played at the table, each a package that knows its own rules.

The shelf is light: it imports no game before somebody wants to play it, and nothing that has to be installed, because
whoever looks for faults of the installation asks it, too. Whoever adds a game adds a folder, and a line here.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nemesis_desktop.engine.kind import GameKind
    from nemesis_desktop.engine.new_game import Page
    from nemesis_desktop.engine.text import Text


class Shelved(NamedTuple):
    """Where a game is found.

    Attributes:
        rules: the module whose ``KIND`` the engine plays.
        page: the light module whose ``PAGE`` says what can be chosen for a new game.
        ui: the module whose ``UI`` the table shows; empty for a game that is played on the command line only.
        taught: whether it has a guided first game, the ``lesson`` of its ``UI``.
    """

    rules: str
    page: str
    ui: str
    taught: bool = False


SHELF: Final[Mapping[str, Shelved]] = {
    "nemesis": Shelved(
        rules="nemesis_desktop.games.nemesis",
        page="nemesis_desktop.games.nemesis.new_game",
        ui="nemesis_desktop.games.nemesis.ui",
        taught=True,
    ),
    "the-thing": Shelved(
        rules="nemesis_desktop.games.the_thing",
        page="nemesis_desktop.games.the_thing.new_game",
        ui="nemesis_desktop.games.the_thing.ui",
        taught=True,
    ),
    "space-alert": Shelved(
        rules="nemesis_desktop.games.space_alert",
        page="nemesis_desktop.games.space_alert.new_game",
        ui="nemesis_desktop.games.space_alert.ui",
        taught=True,
    ),
}
"""Every game by its name in save files, the one that is offered first at the beginning."""


def kind_of(id: str) -> GameKind[Any, Any]:
    """The rules of a game. Raises ``KeyError`` for a game that is not on the shelf."""
    kind: GameKind[Any, Any] = import_module(SHELF[id].rules).KIND
    return kind


def page_of(id: str) -> Page:
    """What can be chosen for a new game of it. Raises ``KeyError`` for a game that is not on the shelf."""
    page: Page = import_module(SHELF[id].page).PAGE
    return page


def title_of(id: str) -> Text:
    """What a game is called, of whatever may stand on the shelf: a message of its own, ``title-<id>``."""
    from nemesis_desktop.engine.text import Text

    return Text(f"title-{id}")


def on_table() -> tuple[str, ...]:
    """The games that can be played in the window, in the order of the shelf."""
    return tuple(id for id, shelved in SHELF.items() if shelved.ui)


def taught() -> tuple[str, ...]:
    """The games that have a guided first game, in the order of the shelf."""
    return tuple(id for id, shelved in SHELF.items() if shelved.taught)


class Kinds(Mapping[str, "GameKind[Any, Any]"]):
    """The rules of every game on the shelf, by its name; each is taken down when somebody asks for it."""

    def __getitem__(self, id: str) -> GameKind[Any, Any]:
        return kind_of(id)

    def __iter__(self) -> Iterator[str]:
        return iter(SHELF)

    def __len__(self) -> int:
        return len(SHELF)


KINDS: Final = Kinds()
