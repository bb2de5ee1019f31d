"""Why a computer seat did what it did, in words: what would be otherwise without this one card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from attrs import evolve

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.acts import FlyOn, RemoveTile, RestoreSquad
from nemesis_desktop.games.space_alert.bots.hints import bare_plan
from nemesis_desktop.games.space_alert.bots.planner import Laid, Slot, token_of
from nemesis_desktop.games.space_alert.plans.forecast import way_of
from nemesis_desktop.games.space_alert.resolution import Table, ending, outcome_of
from nemesis_desktop.games.space_alert.said.wording import threat_name
from nemesis_desktop.games.space_alert.view import View

DRAWS: Final = Text("alert-reason-draws")
SPARE: Final = Text("alert-reason-spare")
_BETWEEN: Final[Mapping[type[Act], str]] = {RemoveTile: "repairs", RestoreSquad: "restores"}


def why_between(act: Act) -> Text | None:
    """What a choice between two missions was made for; None where it speaks for itself."""
    if isinstance(act, FlyOn):
        return Text("alert-reason-flies-on" if act.on else "alert-reason-flies-home")
    return Text(f"alert-reason-{_BETWEEN[type(act)]}") if type(act) in _BETWEEN else None


def why_laid(view: View, plan: Mapping[Slot, Laid], slot: Slot) -> Text:
    """What a card of a plan is laid for: the plan is flown with it and without it, over tiles in the printed order."""
    token = token_of(plan[slot])
    flown = _flown(view, plan)
    without = _flown(view, {one: laid for one, laid in plan.items() if one != slot})
    reason = next(_differences(flown, without), None)
    if reason is not None:
        return reason
    if token in ("red", "blue", "lift") or token.startswith("go:"):
        figure, turn = slot
        way = way_of([token_of(plan.get((figure, one))) for one in range(1, turn + 1)])
        return Text("alert-reason-way", station=Text(f"alert-station-{way[-1]}"))
    return SPARE


def _flown(view: View, plan: Mapping[Slot, Laid]) -> Table:
    turns = range(1, view.turns + 1)
    programs = tuple(tuple(token_of(plan.get((one.figure, turn))) for turn in turns) for one in view.consoles)
    return ending(evolve(bare_plan(view), programs=programs))


def _differences(flown: Table, without: Table) -> Iterator[Text]:
    """What the card is good for, the weightiest first."""
    ours, theirs = outcome_of(flown), outcome_of(without)
    if ours.won and not theirs.won:
        yield Text("alert-reason-saves", threat=threat_name(theirs.lost_to))
    if sum(flown.serviced) > sum(without.serviced):
        yield Text("alert-reason-services")
    for code in sorted({*ours.destroyed} - {*theirs.destroyed}):
        yield Text("alert-reason-destroys", threat=threat_name(code))
    for one, other in zip(flown.threats, without.threats, strict=True):
        if one.damage > other.damage:
            yield Text("alert-reason-hurts", threat=threat_name(one.code), cubes=one.damage - other.damage)
    spared = sum(theirs.damage) - sum(ours.damage)
    if spared > 0:
        yield Text("alert-reason-spares", count=spared)
    if len(ours.knocked_out) < len(theirs.knocked_out):
        yield Text("alert-reason-awake")
    if ours.visual > theirs.visual:
        yield Text("alert-reason-looks", count=ours.visual - theirs.visual)
    if flown.squads.count("active") > without.squads.count("active"):
        yield Text("alert-reason-squad")
    if sum(flown.shields) + sum(flown.reactors) > sum(without.shields) + sum(without.reactors):
        yield Text("alert-reason-energy")
