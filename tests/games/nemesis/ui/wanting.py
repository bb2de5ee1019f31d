"""What somebody wants to play, as the new-game screen would say it."""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.engine.saving.table_settings import Reactions, Secrecy
from nemesis_desktop.table.screens.last_game import NewGame


def wanted(
    names: Sequence[str],
    seed: int,
    *,
    mode: str = "semi",
    board: str = "main",
    draft: str = "draft",
    species: str = "intruders",
    secrecy: Secrecy = "shield",
    reactions: Reactions = "ask",
    variants: tuple[str, ...] = (),
    colours: Sequence[int] = (),
    pins: Sequence[str | None] = (),
) -> NewGame:
    """A game of Nemesis for these people; whoever is given no colour has that of their place."""
    return NewGame(
        names=tuple(names),
        colours=tuple(colours) or tuple(range(1, len(names) + 1)),
        pins=tuple(pins) or (None,) * len(names),
        secrecy=secrecy,
        reactions=reactions,
        seed=seed,
        game="nemesis",
        mode=mode,
        choices={"species": species, "board": board, "draft": draft},
        variants=variants,
    )
