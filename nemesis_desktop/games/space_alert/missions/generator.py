"""A mission that nobody has heard before, made up after the pattern of the sixteen scenario cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.games.space_alert.components.mission import PHASE_TONE, Line, Mission

_STREAM = "mission"
_STEP: Final = 5
"""Everything happens on full five seconds."""
_ENDS: Final = ((205, 250), (435, 465), (580, 620))
"""Between which seconds each phase ends."""
_LOADS: Final = ((3, 1), (2, 3), (2, 3), (1, 5))
"""Serious and minor threats of a mission: a serious one weighs 2, together they weigh 7."""
_WARNINGS: Final = (60, 20, PHASE_TONE)
_LENGTH: Final = {"threat": 15, "incoming_data": 10, "data_transfer": 15}
"""Seconds that a line keeps to itself."""
_CALM: Final = 10
"""So many seconds after the beginning of a phase nothing is said, and before its first warning."""


def generated(chance: Chance) -> Mission:
    """Draw up a mission: threats T+1 to T+4 in the first phase, T+5 to T+8 in the second, none in the third."""
    ends = [least + _STEP * chance.below(_STREAM, (most - least) // _STEP + 1) for least, most in _ENDS]
    threats = _threats(chance)
    lines = [Line(0, "start")]
    begin = 0
    for phase, end in enumerate(ends, 1):
        said = [line for line in threats if (line.chip <= 4) == (phase == 1)] if phase < 3 else []
        lines += _phase(chance, begin, end, phase, said)
        begin = end
    return Mission("", "mission", tuple(sorted(lines, key=lambda line: line.at)))


def _threats(chance: Chance) -> list[Line]:
    """Which chips there are, how serious each threat is, and where it appears."""
    serious, minor = chance.pick(_STREAM, _LOADS)
    kinds = [(True, False)] * serious + [(False, False)] * minor + [(False, True)]
    chance.shuffle(_STREAM, kinds)
    chips = list(range(1, 9))
    while len(chips) > len(kinds):
        chips.pop(chance.below(_STREAM, len(chips)))
    inside = set(_some(chance, [chip for chip in chips if chip > 1], 1 + chance.below(_STREAM, 2)))
    zones = ["red", "white", "blue"]
    return [
        Line(
            0,
            "threat",
            chip=chip,
            where="internal" if chip in inside and not unconfirmed else chance.pick(_STREAM, zones),
            serious=is_serious,
            unconfirmed=unconfirmed,
        )
        for chip, (is_serious, unconfirmed) in zip(chips, kinds, strict=True)
    ]


def _some(chance: Chance, options: list[int], count: int) -> list[int]:
    chance.shuffle(_STREAM, options)
    return options[:count]


def _phase(chance: Chance, begin: int, end: int, phase: int, threats: Sequence[Line]) -> list[Line]:
    """The lines of a phase: threats in their order, data and transfers between them, a break or two, the warnings."""
    others = {1: ["incoming_data", "data_transfer"], 2: ["data_transfer", "incoming_data", "data_transfer"]}
    between = [Line(0, kind) for kind in others.get(phase, ["data_transfer"])]  # type: ignore[arg-type]
    breaks = [Line(0, "comms_down", seconds=_STEP * (2 + chance.below(_STREAM, 3)))]
    chance.shuffle(_STREAM, rest := [*between, *breaks])
    order: list[Line] = list(threats)
    for line in rest:
        order.insert(chance.below(_STREAM, len(order) + 1), line)
    lengths = [_LENGTH.get(line.kind, line.seconds + _STEP) for line in order]
    spare = (end - _WARNINGS[0] - _CALM) - (begin + _CALM) - sum(lengths)
    pauses = [0] * (len(order) + 1)
    for _ in range(max(0, spare) // _STEP):
        pauses[chance.below(_STREAM, len(pauses))] += _STEP
    lines, at = [], begin + _CALM
    for line, length, pause in zip(order, lengths, pauses, strict=False):
        at += pause
        lines += _at(line, at)
        at += length
    return lines + [Line(end - left, "phase_warning", phase=phase, seconds=left) for left in _WARNINGS]


def _at(line: Line, at: int) -> list[Line]:
    """A line at its time; a break also ends."""
    if line.kind == "comms_down":
        return [Line(at, "comms_down"), Line(at + line.seconds, "comms_up")]
    return [Line(at, line.kind, line.chip, line.where, line.serious, line.unconfirmed)]
