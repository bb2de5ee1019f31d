"""Counts over games that have been played. Nothing is estimated: each stands beside the number it comes from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen

from nemesis_desktop.engine.chronicle import Player
from nemesis_desktop.engine.naming import cleaned, look
from nemesis_desktop.program.kept.history import Played


@frozen
class Figures:
    """Counts over the games of one kind.

    Attributes:
        game: which game, by its name on the shelf.
        games: all of them, the newest first.
        timed, seconds: of how many the length is known, and all their seconds together.
        people: for everybody who gave a name, all that they were in these games; the most played first.
    """

    game: str
    games: Sequence[Played]
    timed: int
    seconds: int
    people: Mapping[str, Sequence[Player]]


def figures_of(games: Sequence[Played]) -> Sequence[Figures]:
    """Count games, given the newest first, each kind for itself."""
    kinds: dict[str, list[Played]] = {}
    for game in games:
        kinds.setdefault(game.game, []).append(game)
    return [_figures_of(kind, some) for kind, some in kinds.items()]


def _figures_of(kind: str, games: Sequence[Played]) -> Figures:
    timed = [game.seconds for game in games if game.seconds is not None]
    return Figures(kind, games, len(timed), sum(timed), _people(games))


def _people(games: Sequence[Played]) -> dict[str, list[Player]]:
    """Everybody by name. The same person, whether with a capital letter or not, is spelled as in the newest game."""
    people: dict[str, list[Player]] = {}
    spelled: dict[str, str] = {}
    for game in games:
        for player in game.players:
            # Whoever gave no name is nobody in particular, and the program is no person.
            if cleaned(player.name) and not player.level:
                known = spelled.setdefault(look(player.name), cleaned(player.name))
                people.setdefault(known, []).append(player)
    return dict(sorted(people.items(), key=lambda item: (-len(item[1]), item[0].casefold())))


def counted(player: Player, what: str) -> bool:
    """Whether something that is counted of players was so."""
    return player.won if what == "won" else bool(player.facts.get(what))
