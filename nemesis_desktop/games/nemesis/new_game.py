"""What people choose before a game of Nemesis: the way to play, the side of the board, the characters, the variants."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.new_game import Computers, Mode, Option, Page, PageChoice, level
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.modes import INTRUDER_PLAYER, MODES

DRAFTS: Final = ("draft", "free", "random")
"""Draw two and keep one; choose freely; at random."""
SIDES: Final = ("main", "alternate")
"""The sides of the board."""
ABOARD: Final = ("intruders", "carnomorphs")
"""Who is on board: the species."""


def _modes() -> tuple[Mode, ...]:
    return tuple(
        Mode(
            id,
            name=Text(f"ui-modes-{id}"),
            hint=Text(f"mode-{id}-text"),
            short=Text(f"ui-modes-{id}-short"),
            least=mode.least_people,
            most=mode.most_people,
            variants=mode.variants,
            together=mode.shared_objectives,
        )
        for id, mode in MODES.items()
    )


def _option(
    group: str, value: str, short: Text | None = None, bars: tuple[str, ...] = (), signs: tuple[str, ...] = ()
) -> Option:
    return Option(value, Text(f"ui-modes-{group}-{value}"), Text(f"ui-modes-{group}-{value}-hint"), short, bars, signs)


def _aboard(value: str, *kinds: str, short: Text | None = None, bars: tuple[str, ...] = ()) -> Option:
    return _option("species", value, short, bars, tuple(f"symbols/intruder_{kind}" for kind in kinds))


def _variants() -> tuple[Option, ...]:
    every = dict.fromkeys(variant for mode in MODES.values() for variant in mode.variants)
    return tuple(Option(id, Text(f"variant-{id}"), Text(f"variant-{id}-text"), Text(f"variant-{id}")) for id in every)


PAGE: Final = Page(
    heading=Text("ui-modes-mode"),
    modes=_modes(),
    choices=(
        PageChoice(
            "species",
            Text("ui-modes-species"),
            (
                _aboard(ABOARD[0], "larva", "creeper", "adult", "breeder", "queen"),
                _aboard(
                    ABOARD[1],
                    "metagorger",
                    "shambler",
                    "fleshbeast",
                    "butcher",
                    short=Text("ui-modes-species-carnomorphs-short"),
                    bars=(INTRUDER_PLAYER,),
                ),
            ),
        ),
        PageChoice(
            "board",
            Text("ui-modes-board"),
            (
                _option("board", SIDES[0]),
                _option("board", SIDES[1], Text("ui-modes-board-alternate-short")),
            ),
        ),
        PageChoice("draft", Text("ui-modes-draft"), tuple(_option("draft", draft) for draft in DRAFTS)),
    ),
    variants=_variants(),
    computers=Computers((level("crew"), level("veteran"), level("passenger")), formerly={"sensible": "crew"}),
)
