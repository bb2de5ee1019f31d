"""A plan for a table as people see it: a hint after a loss, programs for androids, and what sensible seats do."""

from __future__ import annotations

from attrs import evolve

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.games.space_alert.bots.planner import Found, Laid, Slot, Task, best_plan
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.components.missions import MISSIONS
from nemesis_desktop.games.space_alert.components.ship import SQUAD_BAYS, STATIONS, turns_of
from nemesis_desktop.games.space_alert.components.training import TRAINING, training_of
from nemesis_desktop.games.space_alert.resolution import Plan
from nemesis_desktop.games.space_alert.view import View

HINT_TRIES = 5_000
"""A few seconds of looking."""


def bare_plan(view: View) -> Plan:
    """Everything about a mission that its crew knows, and no programs."""
    training = training_of(MISSIONS[view.mission].group) if view.mission else TRAINING[-1]
    red, white, blue, internal = view.tracks
    return Plan(
        programs=tuple(("-",) * view.turns for _ in view.consoles),
        threats=view.threats,
        tracks=(red, white, blue, internal),
        carried=view.carried,
        bays=tuple(STATIONS.index(bay) for bay in view.bays),
        away=len(SQUAD_BAYS) - len(view.bays) if training.squads else 0,
        maintenance=training.maintenance,
        visual=training.visual,
    )


def task_of(view: View, phases: range, settled: dict[Slot, Laid]) -> Task:
    """What could be planned for these phases, when this lies already."""
    return Task(
        plan=bare_plan(view),
        figures=tuple(console.seat for console in view.consoles),
        held={card: (seat, phase) for card, seat, phase in view.held},
        own=tuple(heroic_of(view, figure) for figure in range(len(view.consoles))),
        settled=settled,
        open=[turn for phase in phases for turn in turns_of(phase)],
    )


def heroic_of(view: View, figure: int) -> str:
    """An android's own heroic card, whether it waits or lies already; empty for a person's figure."""
    console = view.consoles[figure]
    if console.seat != TABLE:
        return ""
    lying = (slot.card for slot in console.slots if slot is not None and slot.card and CARDS[slot.card].heroic)
    return console.own or next(lying, "")


def hint(view: View, seed: int = 1, tries: int = HINT_TRIES) -> Found | None:
    """What this crew could have planned with the cards that it got, after a loss; None where nothing was found.

    It knows all threats, as people do when everything is over, and hands, but not what the tiles were.
    """
    found = best_plan(task_of(view, range(1, view.phases + 1), {}), seed, tries)
    return found if found.saved >= 0.5 else None


def fill_androids(view: View, seed: int = 1, tries: int = HINT_TRIES) -> Found:
    """Programs for the androids with what is left in the hands, beside what lies already and can be seen."""
    settled = {
        (console.figure, turn): (slot.card, slot.half)
        for console in view.consoles
        for turn, slot in enumerate(console.slots, 1)
        if slot is not None and slot.card is not None
    }
    task = task_of(view, range(max(1, view.phase), view.phases + 1), settled)
    free = {card for person in view.people for card in person.hand} | {card for card, _ in settled.values()}
    held = {card: holder for card, holder in task.held.items() if card in free}
    return best_plan(evolve(task, held=held), seed, tries)
