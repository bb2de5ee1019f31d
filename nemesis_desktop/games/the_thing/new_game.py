"""What people choose before a game of The Thing."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.new_game import Computers, Mode, Option, Page, PageChoice, level
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.modes import CHOOSING, COOP, MODES


def _option(id: str, value: str) -> Option:
    return Option(value, Text(f"thing-{id}-{value}"), Text(f"thing-{id}-{value}-hint"))


PAGE: Final = Page(
    heading=Text("thing-modes"),
    modes=tuple(
        Mode(
            one.id,
            name=Text(f"thing-mode-{one.id}"),
            hint=Text(f"thing-mode-{one.id}-hint"),
            short=Text(f"thing-mode-{one.id}-short"),
            least=one.least,
            most=one.most,
            variants=one.variants,
            together=one.id == COOP,
        )
        for one in MODES.values()
    ),
    choices=(
        PageChoice("characters", Text("thing-choosing"), tuple(_option("choosing", value) for value in CHOOSING)),
    ),
    variants=tuple(
        Option(id, Text(f"thing-variant-{id}"), Text(f"thing-variant-{id}-hint"), Text(f"thing-variant-{id}"))
        for id in dict.fromkeys(variant for mode in MODES.values() for variant in mode.variants)
    ),
    computers=Computers(
        (level("old-hand"), level("greenhorn")), settled=Text("thing-seats-settled"), formerly={"sensible": "old-hand"}
    ),
)
