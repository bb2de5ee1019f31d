"""A mission: the time-table of what the ship's computer says during the planning round.

A line names what is printed on the scenario card. What follows from it, the end of a phase and of a data transfer, is
added by ``whole``, so that a time-table holds everything that happens.
"""

from __future__ import annotations

from typing import Final, Literal

from attrs import frozen

Kind = Literal[
    "start",
    "threat",
    "incoming_data",
    "data_over",
    "data_transfer",
    "transfer_over",
    "comms_down",
    "comms_up",
    "phase_warning",
    "phase_over",
]

TRANSFER_SECONDS: Final = 10
"""How long cards may be handed over."""
DATA_SECONDS: Final = 20
"""How long incoming data waits, where the table plays so."""
PHASE_TONE: Final = 5
"""So many seconds after its last warning a phase ends."""


@frozen
class Line:
    """An announcement.

    Attributes:
        at: seconds after the start.
        kind: what is announced.
        chip: of a threat: the number of its chip, the turn in which it appears.
        where: of a threat: the zone, or ``internal``.
        serious, unconfirmed: of a threat.
        phase: of a warning, and of a phase that is over: which phase.
        seconds: of a warning: how many are left.
    """

    at: int
    kind: Kind
    chip: int = 0
    where: str = ""
    serious: bool = False
    unconfirmed: bool = False
    phase: int = 0
    seconds: int = 0


@frozen
class Mission:
    """A mission: its lines in order of time.

    Attributes:
        code: as printed, ``S2-1``; empty for one that was made up.
        group: test_run, simulation, advanced_simulation or mission.
    """

    code: str
    group: str
    lines: tuple[Line, ...]

    @property
    def phases(self) -> int:
        """How many phases it has; the test runs have two."""
        return max(line.phase for line in self.lines)

    @property
    def phase_ends(self) -> tuple[int, ...]:
        """When each phase ends."""
        last = (line for line in self.lines if line.kind == "phase_warning" and line.seconds == PHASE_TONE)
        return tuple(line.at + PHASE_TONE for line in last)

    @property
    def threats(self) -> tuple[Line, ...]:
        """The lines that announce a threat."""
        return tuple(line for line in self.lines if line.kind == "threat")


FOR_COMPANY: Final = ("incoming_data", "data_transfer", "comms_down", "comms_up")
"""What the computer says to people who share cards and words: whoever plays alone leaves it out. Rulebook 5.5."""


def whole(lines: tuple[Line, ...], *, brief_data: bool = False, alone: bool = False) -> tuple[Line, ...]:
    """The time-table of a mission: its lines, and the ends of phases and transfers that follow from them.

    With ``brief_data`` incoming data ends, too, and does not wait until the phase is over; ``alone`` leaves out what is
    meant for people who share cards and words.
    """
    if alone:
        lines = tuple(line for line in lines if line.kind not in FOR_COMPANY)
    follow = []
    for line in lines:
        if line.kind == "data_transfer":
            follow.append(Line(line.at + TRANSFER_SECONDS, "transfer_over"))
        elif line.kind == "incoming_data" and brief_data:
            follow.append(Line(line.at + DATA_SECONDS, "data_over"))
        elif line.kind == "phase_warning" and line.seconds == PHASE_TONE:
            follow.append(Line(line.at + PHASE_TONE, "phase_over", phase=line.phase))
    # What ends at the second at which something else begins ends first.
    return tuple(sorted((*follow, *lines), key=lambda line: line.at))
