"""What befalls people: delays, knock-outs, and what waits for whoever enters a station. Rulebook 3.2 and 3.4."""

from __future__ import annotations

from collections.abc import Iterable

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.cards import NOTHING
from nemesis_desktop.games.space_alert.components.ship import PLACES
from nemesis_desktop.games.space_alert.resolution.plan import Program
from nemesis_desktop.games.space_alert.resolution.ship import Ship


def pushed(program: Program, turn: int) -> tuple[Program, str]:
    """A program whose card of a turn is delayed, and the card that is lost (``-`` for none).

    The card moves to the next turn; a card there moves on, too, up to the first empty slot. One that is pushed past
    the last turn is lost. An empty slot cannot be pushed.
    """
    slot = turn - 1
    if slot >= len(program) or program[slot] == NOTHING:
        return program, NOTHING
    try:
        gap = program.index(NOTHING, slot)
    except ValueError:
        return (*program[:slot], NOTHING, *program[slot:-1]), program[-1]
    return (*program[:slot], NOTHING, *program[slot:gap], *program[gap + 1 :]), NOTHING


def delay(ship: Ship, figure: int, turn: int, why: str) -> None:
    """What a figure would do on a turn is delayed. ``why`` is a threat's code, or lift, slime, maintenance, space."""
    if not ship.awake[figure]:
        return
    before = ship.slots[figure]
    after, lost = pushed(before, turn)
    if after is not before:
        ship.slots[figure] = after
        ship.tell(story.Delayed, who=figure, turn=turn, why=why, lost="" if lost == NOTHING else lost)


def delay_all(ship: Ship, figures: Iterable[int], why: str) -> None:
    """The next actions of those among these people who are aboard are delayed."""
    for figure in figures:
        if ship.aboard(figure):
            delay(ship, figure, ship.turn + 1, why)


def knock_out(ship: Ship, figure: int, why: str) -> None:
    """A figure does nothing more, and the squad that follows it is disabled for the rest of the mission."""
    if not ship.awake[figure]:
        return
    ship.awake[figure] = False
    if ship.squads[figure]:
        ship.squads[figure] = "disabled"
    ship.tell(story.KnockedOut, who=figure, why=why)


def enter(ship: Ship, figure: int, station: int, token: str) -> None:
    """A figure comes into a station by what it plays: slime delays its next turn, contamination may knock it out."""
    start, ship.at[figure] = ship.at[figure], station
    ship.tell(story.Moved, who=figure, token=token, start=PLACES[start], to=PLACES[station])
    for threat in ship.lying:
        if station not in ship.tokens[threat]:
            continue
        if "slime" in ship.cards[threat].traits:
            delay(ship, figure, ship.turn + 1, ship.chips[threat].code)
        elif ship.marked(threat, "lethal"):
            knock_out(ship, figure, ship.chips[threat].code)
