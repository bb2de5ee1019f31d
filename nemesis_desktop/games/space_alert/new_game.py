"""What people choose before a game of Space Alert: the way to play, the mission, how hard it is, and how time runs."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.new_game import Computers, Mode, Option, Page, PageChoice, level
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert import modes


def _text(name: str) -> Text:
    return Text(f"ui-modes-alert-{name}")


def _mode(id: str) -> Mode:
    return Mode(
        id,
        name=_text(id),
        hint=_text(f"{id}-hint"),
        short=_text(f"{id}-short"),
        least=1,
        most=5,
        variants=modes.VARIANTS,
        together=True,
        hides=False,
    )


def _options(group: str, values: tuple[str, ...], told: str = "") -> tuple[Option, ...]:
    """The options of a choice; ``told`` ends the names by which all but the usual one are told in a line."""
    names = [f"{group}-{value.replace('+', '-')}" for value in values]
    return tuple(
        Option(value, _text(name), _text(f"{name}-hint"), _text(name + told) if n else None)
        for n, (value, name) in enumerate(zip(values, names, strict=True))
    )


def _missions(
    heading: str, codes: tuple[str, ...], asked_in: tuple[str, ...], before: tuple[Option, ...] = ()
) -> PageChoice:
    cards = tuple(Option(code, Text("ui-modes-alert-card", code=code), _text(f"card-{code}")) for code in codes)
    return PageChoice(heading, _text(heading), (*before, *cards), asked_in)


PAGE: Final = Page(
    heading=_text("mode"),
    modes=tuple(map(_mode, (modes.MISSION, modes.CAMPAIGN, modes.TRAINING))),
    choices=(
        _missions(
            "which",
            modes.REAL_MISSIONS,
            (modes.MISSION, modes.CAMPAIGN),
            _options("which", (modes.DRAWN, modes.GENERATED)),
        ),
        _missions("lesson", modes.LESSONS, (modes.TRAINING,)),
        PageChoice("minor", _text("minor"), _options("level", modes.LEVELS), (modes.MISSION, modes.CAMPAIGN)),
        PageChoice(
            "serious", _text("serious"), _options("level", modes.LEVELS), (modes.MISSION, modes.CAMPAIGN), beside=True
        ),
        PageChoice("androids", _text("androids"), _options("androids", (modes.FEWEST, modes.FIVE)), of_crew=True),
        PageChoice("seating", _text("seating"), _options("seating", modes.SEATINGS, "-short"), of_crew=True),
        PageChoice("clock", _text("clock"), _options("clock", tuple(modes.CLOCKS), "-short")),
    ),
    computers=Computers(
        (Option("sensible", Text("alert-seats-officer"), Text("alert-seats-officer-hint")), level("cadet"))
    ),
    variants=tuple(
        Option(id, _text(f"variant-{id}"), _text(f"variant-{id}-hint"), _text(f"variant-{id}")) for id in modes.VARIANTS
    ),
)
