"""Who has won, and when. Rulebook: End of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from nemesis_desktop.engine.flow import END, GameOver
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.components.things import ALIEN, HUMAN
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.state import Ending


def _side(game: Game, role: str) -> list[int]:
    return [who for who, its in enumerate(game.state.roles) if its == role]


def humans_win(game: Game, vehicle: str, aboard: Sequence[int]) -> NoReturn:
    """The humans have escaped together. Absorbed humans win with them; in the cooperative game everybody wins."""
    won = [one.number for one in game.state.figures] if game.coop else _side(game, HUMAN)
    game.state.ending = Ending("humans", "escaped", vehicle, list(aboard), won)
    raise GameOver


def aliens_win(
    game: Game, cause: str, vehicle: str = "", aboard: Sequence[int] = (), last: Sequence[int] = ()
) -> NoReturn:
    """All aliens win, but those who were infected last; in the cooperative game nobody does."""
    won = [] if game.coop else [who for who in _side(game, ALIEN) if who not in last]
    game.state.ending = Ending("aliens", cause, vehicle, list(aboard), won, list(last))
    raise GameOver


def check_absorbed(game: Game) -> None:
    """The last human, or in the cooperative game the last character, has left the game (D50)."""
    if game.coop:
        if not game.characters:
            aliens_win(game, "no_characters")
    elif not game.humans:
        aliens_win(game, "absorbed")


def check_infected(game: Game) -> None:
    """Nobody is human any more: those infected in the latest clash do not win (D11)."""
    if game.coop or game.humans:
        return
    latest = max((one.round, one.clash) for one in game.state.infections)
    last = [one.who for one in game.state.infections if (one.round, one.clash) == latest]
    aliens_win(game, "infected", last=last)


def verdict(game: Game) -> str:
    """Tell how it has ended; all cards lie open now."""
    ending = game.state.ending
    assert ending is not None, "a game ends with a verdict"
    if ending.winner == "humans":
        game.tell(story.HumansWin, vehicle=ending.vehicle)
    else:
        game.tell(story.AliensWin, cause=ending.cause)
    return END
