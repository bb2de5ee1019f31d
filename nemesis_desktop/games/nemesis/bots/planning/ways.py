"""How dangerous ways and waiting are, as chances of dying, and the ways from a room to all others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from nemesis_desktop.games.nemesis.bots.judging.fight_odds import DIE_NUMBER, severity
from nemesis_desktop.games.nemesis.bots.planning.reading import Reading

# Measured in whole games: who stays is nearly safe, every step costs.
STEP: Final = 0.006
"""A step into a quiet room."""
LIGHT: Final = 0.04
"""A light wound that is to be expected."""
ENCOUNTER: Final = 0.25
"""An encounter, even one without a surprise: the place is lost, and what has come must be fought or fled from."""
GROWS: Final = 0.12
"""How much likelier an encounter becomes while one waits."""
SHARED: Final = 0.8
"""What waits for several people in a room is shared by them, but whoever is not attacked cannot lie down either: with
this power of their number.
"""
CAREFUL: Final = 0.02
"""A careful step: no roll, but two cards, and noise for later."""
DARK: Final = 0.02
"""A step into an unexplored room, for each person at the table: the fire that may be there is everybody's."""
BURNS: Final = {"intruders": 3}
"""For so many people at most, by species, else for one: fire spreads by the events of the intruders most of all."""
FEAR: Final = 0.09
"""Each point of danger of the intruders in a room."""
BURN: Final = 0.04
"""A turn in a fire."""
ROUND: Final = 0.045
"""A round of waiting."""

CAREFUL_HAND: Final = 3
"""Cards in hand where one thinks of a way and not of the next step."""

STORM: Final = 10
"""From then on the Hibernatorium is fought for, whatever is in it."""
STORM_AMMO: Final = 2
"""So much ammunition it takes at least."""


def roll_risk(now: Reading, slot: int) -> float:
    """How dangerous a noise roll in a room is, as a chance of dying."""
    return ENCOUNTER * now.encounter_chance(slot) + LIGHT * now.roll_harm(slot, CAREFUL_HAND)


def waiting_risk(now: Reading, slot: int, rounds: int) -> float:
    """How dangerous it is to wait in a room: whoever waits there rolls, for the bag, and everybody's noise stays.

    They roll one after another, and the noise of each is there for the next.
    """
    people = 1 + sum(one.room == slot for one in now.others)
    quiet = 1.0
    for rolled in range(people):
        quiet *= 1.0 - min(0.8, now.encounter_chance(slot) + GROWS + DIE_NUMBER * rolled)
    risk: float = ROUND / 2 + now.bag_rolls * (1.0 - quiet) * ENCOUNTER / people**SHARED
    if now.rooms[slot].fire:
        risk += BURN * severity(len(now.me.wounds))
    return rounds * risk


def step_risk(now: Reading, slot: int) -> float:
    """How dangerous it is to step into a room, as a chance of dying."""
    room = now.rooms[slot]
    risk = STEP + FEAR * now.fears.get(slot, 0.0)
    if now.rolls_in(slot):
        risk += min(roll_risk(now, slot), CAREFUL)
    if room.fire:
        risk += BURN * severity(len(now.me.wounds))
    if not room.explored:
        risk += DARK * min(len(now.view.crew), BURNS.get(now.view.species, 1)) * (1 + max(0, now.wreck))
    return risk


def storms(now: Reading) -> bool:
    """Whether it is time to fight for the Hibernatorium."""
    return now.view.time >= STORM and now.ammo >= STORM_AMMO


@lru_cache(maxsize=4)
def ways(now: Reading, start: int) -> Mapping[int, tuple[float, int, int]]:
    """For every room: the risk of the way there, its steps, and the first step.

    What is set out for and the next step are looked for at one table, so it is worked out once for both.
    """
    shut = {corridor.id for corridor in now.view.corridors if corridor.door == "closed"}
    barred = {slot for slot in now.fears if not (slot == now.slot_of("hibernatorium") and storms(now))}
    found: dict[int, tuple[float, int, int]] = {}
    waiting = [(0.0, 0, start, start)]
    while waiting:
        risk, steps, slot, first = heappop(waiting)
        if slot in found:
            continue
        found[slot] = (risk, steps, first)
        for corridor, other in now.board.neighbours[slot]:
            if corridor not in shut and other not in found and other not in barred:
                heappush(waiting, (risk + step_risk(now, other), steps + 1, other, other if slot == start else first))
    return found
