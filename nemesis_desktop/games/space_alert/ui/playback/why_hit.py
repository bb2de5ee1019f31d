"""Why a threat took so much: which guns, who pressed what, what was added and taken off, and why it was the target."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.ship import GUN_OF, GUNS, INTERCEPTORS_MANY, STATIONS, ZONES, Gun
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.components.tracks import distance
from nemesis_desktop.games.space_alert.resolution import Table
from nemesis_desktop.games.space_alert.resolution.table import Threat
from nemesis_desktop.games.space_alert.said.wording import threat_name, token_name
from nemesis_desktop.games.space_alert.ui.look import COLD, DANGER, PRIMARY, sign
from nemesis_desktop.games.space_alert.ui.playback.why_rows import Row, Why, less, sign_of_gun

LASERS: Final = ("heavy_laser", "light_laser")
Name = Callable[[int], Argument]
"""What a figure is called."""


def why_hit(event: story.Hit, before: Table, name: Name) -> Why:
    """The sum of a hit. ``before`` is the table on which everything was aimed."""
    at = _found(before, event.code, event.number)
    rows = [
        Row(sign(sign_of_gun(id)), PRIMARY, Text(f"alert-gun-{id}"), (*_who(GUNS[id], who, name), *parts), str(amount))
        for id, who, amount in zip(event.guns, event.figures, event.amounts, strict=True)
        for parts in [tuple(_parts(event, GUNS[id], amount, before))]
    ]
    shields = Text("alert-ui-shields-of", code=threat_name(event.code))
    rows.append(Row(sign("threat_shield"), COLD, shields, tuple(_changes(event, at, before)), less(event.shields)))
    notes = [Text(f"alert-ui-note-{event.note}")] if event.note else []
    where = None if at is None else Text("alert-ui-square", square=at.square, distance=distance(at.square))
    return Why(
        Text("alert-ui-takes", code=threat_name(event.code), count=event.cubes), sign("damage"), DANGER, "damage",
        (event.code, event.number), rows, [*notes, *_aim(event, at, before)], (event.damage, event.hit_points), where,
    )  # fmt: skip


def _found(table: Table, code: str, number: int) -> Threat | None:
    return next((one for one in table.threats if (one.code, one.number) == (code, number)), None)


def _who(gun: Gun, figure: int, name: Name) -> tuple[Text, ...]:
    """Who did what where to fire it; a rocket was launched in the turn before."""
    if figure < 0:
        return (Text("alert-ui-launched-before"),)
    by = Text("alert-ui-by", name=name(figure))
    if GUN_OF.get(gun.station) is not gun:
        return (by,)
    button, station = token_name("A"), Text(f"alert-station-{STATIONS[gun.station]}")
    return by, Text("alert-ui-button-at", button=button, station=station)


def _parts(event: story.Hit, gun: Gun, amount: int, before: Table) -> Iterator[Text]:
    """What makes a shot stronger or weaker than is printed on its gun."""
    if gun.kind == "interceptors":
        alone = amount > INTERCEPTORS_MANY + 1
        overload = "interceptor_overload" in THREATS[event.code].traits and alone
        yield Text(f"alert-ui-part-{'overload' if overload else 'alone' if alone else 'several'}")
        if amount in (INTERCEPTORS_MANY + 1, gun.damage + 1) or (overload and amount % 2 == 0):
            yield Text("alert-ui-part-heroic")
        return
    hurt = 0
    if gun.kind in LASERS and gun.zone is not None:
        hurt = before.zone(ZONES[gun.zone]).tiles.count(gun.tile)
    if gun.kind == "rocket" and amount < gun.damage:
        yield Text("alert-ui-part-wasted")
    elif amount + hurt > gun.damage:
        yield Text("alert-ui-part-heroic")
    if hurt:
        yield Text("alert-ui-part-damaged", count=hurt)


def _changes(event: story.Hit, at: Threat | None, before: Table) -> Iterator[Text]:
    """What is printed, what has changed since, and what others or the pulse cannon do to it in this turn."""
    printed = THREATS[event.code].shields
    yield Text("alert-ui-part-printed", count=less(-printed).removeprefix("+"))
    own = printed if at is None else at.shields
    if own != printed:
        yield Text("alert-ui-part-changed", count=less(printed - own))
    others = sum("shields_plus" in one.marks and one.state != "destroyed" for one in before.threats)
    if "pulse_zeroes_shields" in THREATS[event.code].traits and "pulse_cannon" in event.guns:
        yield Text("alert-ui-part-pulse")
    elif others:
        yield Text("alert-ui-part-marauder", count=less(-others))


def _aim(event: story.Hit, at: Threat | None, before: Table) -> Iterator[Text]:
    """Why it was this threat: it is alone, the nearest that the gun can see, or the weapon aims at all."""
    if at is None:
        return
    kinds = {GUNS[id].kind for id in event.guns}
    if not kinds.isdisjoint(LASERS):
        yield from _nearest(at, [one for one in before.threats if one.lane == at.lane])
    elif "rocket" in kinds:
        yield from _nearest(at, [one for one in before.threats if one.lane != "internal" and distance(one.square) < 3])
    for kind in ("pulse", "interceptors"):
        if kind in kinds:
            yield Text(f"alert-ui-aims-{kind}")


def _nearest(at: Threat, threats: list[Threat]) -> Iterator[Text]:
    others = [one for one in threats if one.state == "active" and (one.code, one.number) != (at.code, at.number)]
    if not others:
        yield Text("alert-ui-only-target")
        return
    nearer = [one for one in others if (one.square, one.number) < (at.square, at.number)]
    if nearer:
        yield from (Text("alert-ui-passed-over", code=threat_name(one.code)) for one in nearer)
        return
    other = min(others, key=lambda one: (one.square, one.number))
    message = "alert-ui-nearest" if other.square > at.square else "alert-ui-lower-number"
    yield Text(message, square=at.square, code=threat_name(other.code), other=other.square)
