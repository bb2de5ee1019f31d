"""The ways the game ends. Rulebook: End of the game."""

from __future__ import annotations

from typing import NoReturn

from nemesis_desktop.engine.flow import GameOver
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.tracks import SELF_DESTRUCT_SKULL, TIME_JUMP
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.state import ABOARD, DEAD, HIBERNATING, WAITING, Ending


def explode(game: Game, cause: str) -> NoReturn:
    """The ship is destroyed: everybody and everything on board dies.

    ``cause``: self_destruct, fire, hull or all_gone.
    """
    for one in game.state.crew:
        if one.status in (ABOARD, WAITING, HIBERNATING):
            one.status, one.cause = DEAD, "explosion"
    game.state.ending = Ending(cause, destroyed=True, ship="destroyed")
    game.tell(story.ShipDestroyed, reason=cause)
    raise GameOver


def jump(game: Game, cause: str) -> NoReturn:
    """The ship jumps: who is on board and not asleep dies; intruders do not. ``cause``: jump or all_gone."""
    if game.state.self_destruct is not None:
        # A jump with the self-destruct sequence running counts as a destroyed ship. Rulebook: Generator.
        explode(game, cause)
    game.state.ending = Ending(cause, destroyed=False)
    game.tell(story.ShipJumps)
    for one in game.state.crew:
        if one.status in (ABOARD, WAITING):
            one.status, one.cause = DEAD, "jump"
            game.tell(story.Dies, who=one.seat, cause="jump")
    raise GameOver


def end_if_nobody_acts(game: Game) -> None:
    """The last character awake on board died, fell asleep or left: the running track goes to its end at once."""
    if any(one.status in (ABOARD, WAITING) for one in game.state.crew):
        return
    if game.state.self_destruct is not None:
        game.state.self_destruct = SELF_DESTRUCT_SKULL
        explode(game, "all_gone")
    game.state.time = TIME_JUMP
    jump(game, "all_gone")
