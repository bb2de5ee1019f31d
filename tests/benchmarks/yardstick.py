"""What a measured speed is held against: catanatron's random games, or a fixed piece of plain Python where it is not
installed.
"""

from __future__ import annotations

import random
import time
import warnings


def yardstick(games: int = 4) -> tuple[str, float]:
    """The yardstick's name, and how many decisions a second it makes here and now."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found, import-untyped]
        except ImportError:
            return "a fixed loop of plain Python, as catanatron is not installed", _plain_python()
        played = 0
        begun = time.process_time()
        for seed in range(games):
            random.seed(seed)
            game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
            game.play()
            played += len(game.state.actions)
    return "catanatron's random games of 4", played / (time.process_time() - begun)


def _plain_python(rounds: int = 40_000) -> float:
    """A walk over a small table of lists, dictionaries and methods; a round is about one decision of a board game."""
    rooms: dict[int, list[str]] = {number: [] for number in range(21)}
    begun = time.process_time()
    for step in range(rounds):
        here = rooms[step * 7 % 21]
        here.append(f"card_{step % 60}")
        choices = [(other, len(cards)) for other, cards in rooms.items() if len(cards) < 40 and other != step % 21]
        target = min(choices, key=lambda choice: choice[1])[0]
        rooms[target].append(here.pop())
        if step % 500 == 0:
            for cards in rooms.values():
                cards.clear()
    return rounds / (time.process_time() - begun)
