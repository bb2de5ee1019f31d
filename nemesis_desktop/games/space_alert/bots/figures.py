"""What is kept of a game of Space Alert that computer crews have flown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.seats.records import Measure, Measures, Record
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.view import Laid, View

MEASURES: Final = Measures(
    game=(
        Measure("missions"),
        Measure("ships_saved"),
        Measure("ship_saved"),
        Measure("points"),
        Measure("best_points"),
        Measure("damage"),
        Measure("threats_destroyed"),
        Measure("threats_survived"),
        Measure("figures_knocked_out"),
    ),
    seat=(Measure("knocked_out"), Measure("cards_laid"), Measure("slots_empty")),
    counted=(
        Measure("lost_to", "alert-threat-"),
        Measure("destroyed", "alert-threat-"),
        Measure("left_alive", "alert-threat-"),
        Measure("orders", "alert-token-"),
    ),
    best=("ship_saved", "points", "threats_destroyed", "damage"),
)


def record_of(view: View, log: Sequence[Told]) -> Record:
    """The figures of a game that is over; a campaign has several missions."""
    outcomes = [flown.outcome for flown in view.flown]
    saved = [outcome for outcome in outcomes if outcome.won]
    counts: dict[str, Counter[str]] = {
        "lost_to": Counter(outcome.lost_to for outcome in outcomes if not outcome.won),
        "destroyed": Counter(code for outcome in outcomes for code in outcome.destroyed),
        "left_alive": Counter(code for outcome in outcomes for code in (*outcome.survived, *outcome.unresolved)),
        "orders": Counter(order for one in view.consoles for order in _orders(one.slots)),
    }
    out: Counter[Seat] = Counter(view.consoles[figure].seat for outcome in outcomes for figure in outcome.knocked_out)
    return Record(
        game={
            "missions": len(outcomes),
            "ships_saved": len(saved),
            "ship_saved": len(saved) == len(outcomes),
            "points": sum(outcome.score for outcome in saved),
            "best_points": max((outcome.score for outcome in saved), default=None),
            "damage": sum(sum(outcome.damage) for outcome in outcomes),
            "threats_destroyed": counts["destroyed"].total(),
            "threats_survived": sum(len(outcome.survived) for outcome in outcomes),
            "figures_knocked_out": sum(len(outcome.knocked_out) for outcome in outcomes),
        },
        seats=tuple(_seat(view, one.seat, out[one.seat]) for one in view.people),
        counts=counts,
    )


def _seat(view: View, seat: Seat, knocked_out: int) -> dict[str, int]:
    """Whoever leads androids only has no program of their own."""
    slots = [slot for one in view.consoles if one.seat == seat for slot in one.slots]
    laid = sum(slot is not None for slot in slots)
    return {"knocked_out": knocked_out, "cards_laid": laid, "slots_empty": len(slots) - laid}


def _orders(slots: Sequence[Laid | None]) -> list[str]:
    """What the cards of a program order, once they are turned up."""
    return [
        CARDS[slot.card].token(slot.half).replace(":", "-")
        for slot in slots
        if slot is not None and slot.card is not None
    ]
