"""Why something happened, in words: made from the records alone, with the chapter of the rules that says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from attrs import field, frozen

from nemesis_desktop.engine.events import Event, facts_of
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.components.tracks import distance
from nemesis_desktop.games.space_alert.resolution import Record, Table
from nemesis_desktop.games.space_alert.resolution.table import Threat
from nemesis_desktop.games.space_alert.threat_words import letter_lines
from nemesis_desktop.games.space_alert.ui.look import (
    COLD,
    DANGER,
    ENERGY,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    WARM,
    sign,
)
from nemesis_desktop.games.space_alert.ui.scene import Member
from nemesis_desktop.games.space_alert.wording import threat_name, token_name, why_name, word_facts

SIGN_OF_GUN: Final = {
    "heavy_laser": "heavy_laser", "light_laser": "light_laser", "pulse_cannon": "pulse_cannon", "rocket": "rocket",
    "interceptors": "interceptors",
}  # fmt: skip


@frozen
class Row:
    """A line of a sum: a sign, words, a remark below them, and a number at the right."""

    sign: str
    ink: str
    words: Text
    remark: Text | None = None
    number: str = ""


@frozen
class Why:
    """Why something happened.

    Attributes:
        title: what happened.
        symbol, ink: the sign beside it.
        threat: the card and the chip that it is about; empty for none.
        rows: the sum that led to it.
        notes: what else must be known, one sentence each.
        points: damage so far and hit points, for a bar of hearts.
        chapter: the article of the rule book.
    """

    title: Text
    symbol: str
    ink: str
    chapter: str
    threat: tuple[str, int] | None = None
    rows: Sequence[Row] = ()
    notes: Sequence[Text] = ()
    points: tuple[int, int] | None = None
    at: Text | None = field(default=None)


CHAPTER_OF: Final[Mapping[type[Event], str]] = {
    story.TurnBegins: "turns", story.TurnEnds: "turns", story.ClosingStep: "closing", story.RocketFlies: "rockets",
    story.MaintenanceMissed: "maintenance", story.Serviced: "maintenance", story.LooksOut: "visual",
    story.VisualConfirmed: "visual", story.ShipLost: "losing", story.ShipSaved: "scoring", story.Moved: "moving",
    story.Failed: "actions", story.Delayed: "delays", story.Amended: "delays", story.KnockedOut: "knocked-out",
    story.Charged: "guns", story.EnergyMoved: "energy", story.RocketLaunched: "rockets",
    story.RocketWasted: "rockets", story.SquadTaken: "battlebots", story.SquadRestarted: "battlebots",
    story.SquadDisabled: "battlebots", story.StoredSquadDisabled: "battlebots", story.Launched: "interceptors",
    story.StaysOut: "interceptors", story.Worked: "internal", story.Disarms: "internal",
    story.WorkedTogether: "internal", story.TokenCleared: "internal", story.Hit: "damage", story.Splashed: "damage",
    story.Destroyed: "damage", story.Appeared: "appearing", story.Advanced: "tracks", story.Letter: "tracks",
    story.Survived: "tracks", story.Attacked: "attacks", story.DamageDealt: "attacks", story.TileDrawn: "attacks",
}  # fmt: skip
"""The article about each event; all others are about what a card says."""
_SIGN_OF: Final[Mapping[type[Event], tuple[str, str]]] = {
    story.Moved: ("move_blue", PRIMARY), story.Failed: ("no_action", SECONDARY), story.Delayed: ("delay", WARM),
    story.Amended: ("delay", WARM), story.KnockedOut: ("knocked_out", DANGER), story.Charged: ("energy", ENERGY),
    story.EnergyMoved: ("energy", ENERGY), story.Serviced: ("maintenance", SUCCESS), story.LooksOut: ("visual", COLD),
    story.VisualConfirmed: ("visual", COLD), story.RocketLaunched: ("rocket", WARM),
    story.RocketFlies: ("rocket", WARM), story.RocketWasted: ("rocket", SECONDARY),
    story.SquadTaken: ("squad", PRIMARY),
    story.SquadRestarted: ("squad", PRIMARY), story.SquadDisabled: ("squad_disabled", DANGER),
    story.StoredSquadDisabled: ("squad_disabled", DANGER), story.Launched: ("interceptors", COLD),
    story.StaysOut: ("interceptors", COLD), story.Worked: ("repair", SUCCESS), story.Disarms: ("repair", SUCCESS),
    story.WorkedTogether: ("repair", SUCCESS), story.TokenCleared: ("repair", SUCCESS),
    story.Hit: ("damage", DANGER), story.Splashed: ("damage", DANGER), story.Destroyed: ("destroyed", SUCCESS),
    story.Appeared: ("say_threat", DANGER), story.Advanced: ("speed", WARM), story.Letter: ("target", DANGER),
    story.Survived: ("survived", SECONDARY), story.Attacked: ("damage", DANGER), story.DamageDealt: ("damage", DANGER),
    story.TileDrawn: ("damage_back", DANGER), story.MaintenanceMissed: ("maintenance", DANGER),
    story.TurnBegins: ("timeline", COLD), story.TurnEnds: ("timeline", SECONDARY),
    story.ClosingStep: ("timeline", COLD), story.ShipLost: ("destroyed", DANGER), story.ShipSaved: ("score", SUCCESS),
}  # fmt: skip


def sign_of_event(event: Event) -> tuple[str, str]:
    """The stencil of an event, and its colour."""
    if isinstance(event, story.Moved):
        return {"lift": "move_lift", "red": "move_red", "blue": "move_blue"}.get(event.token, "heroic_move"), PRIMARY
    if isinstance(event, story.Charged):
        return next((name for gun, name in SIGN_OF_GUN.items() if event.gun.startswith(gun)), "energy"), ENERGY
    if isinstance(event, story.Letter):
        return f"mark_{event.letter}", DANGER
    if isinstance(event, story.TileDrawn):
        return f"damage_{event.tile}", DANGER
    return _SIGN_OF.get(type(event), ("say_threat", DANGER))


class Reasons:
    """Words what happened.

    Args:
        people: everybody at the table; ``figures`` whose each figure is.
        crew: who is who.
    """

    def __init__(self, people: Sequence[Person], figures: Sequence[int], crew: Sequence[Member]) -> None:
        self._people = people
        self._figures = figures
        self._crew = crew

    def sentence(self, event: Event) -> Text:
        """What happened, as the log tells it."""
        return Text(f"log-{event.id}", **word_facts(self._people, self._figures, facts_of(event)))

    def why(self, record: Record, before: Table) -> Why:
        """Why it happened."""
        event = record.event
        makers: Mapping[type[Event], Callable[[Any, Table, Table], Why]] = {
            story.Hit: self._hit,
            story.Attacked: self._attacked,
            story.Letter: self._letter,
            story.Delayed: self._delayed,
            story.Failed: self._failed,
            story.Charged: self._charged,
            story.EnergyMoved: self._energy,
            story.Worked: self._worked,
            story.Advanced: self._advanced,
            story.Appeared: self._appeared,
        }
        maker = makers.get(type(event))
        return self._plain(event) if maker is None else maker(event, before, record.table)

    def _name(self, figure: int) -> Argument:
        return self._crew[figure].name

    def _plain(self, event: Event, **more: object) -> Why:
        symbol, ink = sign_of_event(event)
        code = getattr(event, "code", "")
        threat = (code, getattr(event, "number", 0)) if code in THREATS else None
        chapter = CHAPTER_OF.get(type(event), "tracks")
        notes = (Text(f"alert-ui-because-{chapter}"),)
        return Why(self.sentence(event), sign(symbol), ink, chapter, threat, **{"notes": notes, **more})  # type: ignore[arg-type]

    # ---------------------------------------------------------------- guns

    def _hit(self, event: story.Hit, before: Table, after: Table) -> Why:
        rows = []
        for gun, figure, amount in zip(event.guns, event.figures, event.amounts, strict=True):
            symbol = next((name for start, name in SIGN_OF_GUN.items() if gun.startswith(start)), "heavy_laser")
            who = Text("alert-ui-by", name=self._name(figure)) if figure >= 0 else Text("alert-ui-launched-before")
            rows.append(Row(sign(symbol), PRIMARY, Text(f"alert-gun-{gun}"), who, str(amount)))
        shields = Text("alert-ui-shields-of", code=threat_name(event.code))
        once = Text("alert-ui-once-a-turn")
        rows.append(Row(sign("threat_shield"), COLD, shields, once, _less(event.shields)))
        notes = [] if not event.note else [Text(f"alert-ui-note-{event.note}")]
        notes += _aim(event, before)
        title = Text("alert-ui-takes", code=threat_name(event.code), count=event.cubes)
        at = next((one for one in before.threats if one.number == event.number and one.code == event.code), None)
        where = None
        if at is not None:
            where = Text("alert-ui-square", square=at.square, distance=distance(at.square))
        return Why(
            title, sign("damage"), DANGER, "damage", (event.code, event.number), rows, notes,
            (event.damage, event.hit_points), where,
        )  # fmt: skip

    def _charged(self, event: story.Charged, before: Table, after: Table) -> Why:
        symbol, ink = sign_of_event(event)
        rows = (
            [Row(sign("energy"), ENERGY, Text(f"alert-container-{event.source}"), None, "−1")] if event.source else []
        )
        notes = (Text("alert-ui-because-guns"),)
        return Why(self.sentence(event), sign(symbol), ink, "guns", None, rows, notes)

    def _energy(self, event: story.EnergyMoved, before: Table, after: Table) -> Why:
        rows = [
            Row(sign("energy"), ENERGY, Text(f"alert-container-{event.source}"), None, f"−{event.cubes}"),
            Row(sign("energy"), ENERGY, Text(f"alert-container-{event.target}"), None, f"+{event.cubes}"),
        ]
        return self._plain(event, rows=rows)

    # ---------------------------------------------------------------- the crew

    def _delayed(self, event: story.Delayed, before: Table, after: Table) -> Why:
        rows = [Row(sign("delay"), WARM, Text("alert-ui-cause", cause=why_name(event.why)))]
        notes = [Text("alert-ui-because-delays")]
        if event.lost and event.lost != "-":
            notes.append(Text("alert-ui-falls-off", token=token_name(event.lost)))
        return self._plain(event, rows=rows, notes=notes)

    def _failed(self, event: story.Failed, before: Table, after: Table) -> Why:
        rows = [Row(sign("no_action"), SECONDARY, Text("alert-ui-cause", cause=why_name(event.why)))]
        return self._plain(event, rows=rows)

    def _worked(self, event: story.Worked, before: Table, after: Table) -> Why:
        return self._plain(event, points=(event.damage, event.hit_points))

    # ---------------------------------------------------------------- threats

    def _attacked(self, event: story.Attacked, before: Table, after: Table) -> Why:
        rows = [
            Row(sign("damage"), DANGER, Text("alert-ui-attack"), Text(f"alert-zone-{event.zone}"), str(event.points))
        ]
        if event.bonus:
            rows.append(Row(sign("damage"), DANGER, Text("alert-ui-bonus"), None, f"+{event.bonus}"))
        ignored = event.through == "ignore"
        remark = Text("alert-ui-shield-ignored") if ignored else None
        shield = Text("alert-ui-shield-of", zone=Text(f"alert-zone-{event.zone}"))
        rows.append(Row(sign("shield"), COLD, shield, remark, _less(event.soaked)))
        if event.through == "double":
            rows.append(Row(sign("damage"), DANGER, Text("alert-ui-twice"), None, "×2"))
        rows.append(Row(sign("damage_back"), DANGER, Text("alert-ui-tiles"), None, str(event.passed)))
        return self._plain(event, rows=rows)

    def _letter(self, event: story.Letter, before: Table, after: Table) -> Why:
        return self._plain(event, notes=letter_lines(THREATS[event.code], event.letter))

    def _advanced(self, event: story.Advanced, before: Table, after: Table) -> Why:
        threat = next((one for one in before.threats if (one.code, one.number) == (event.code, event.number)), None)
        speed = event.start - event.to if threat is None else threat.speed
        rows = [Row(sign("speed"), WARM, Text("alert-ui-speed"), None, str(speed))]
        return self._plain(event, rows=rows)

    def _appeared(self, event: story.Appeared, before: Table, after: Table) -> Why:
        return self._plain(event)


def _less(number: int) -> str:
    """A number that is taken off; shields below nothing add to the damage."""
    return "0" if not number else f"−{number}" if number > 0 else f"+{-number}"


def _aim(event: story.Hit, before: Table) -> list[Text]:
    """Why it was this threat that was aimed at: it is alone, or the nearest."""
    target = next((one for one in before.threats if (one.code, one.number) == (event.code, event.number)), None)
    if target is None:
        return []
    others = [one for one in before.threats if one.lane == target.lane and one.state == "active" and one is not target]
    others = [one for one in others if (one.code, one.number) != (target.code, target.number)]
    if not others:
        return [Text("alert-ui-only-target")]
    nearest: Threat = min(others, key=lambda one: one.square)
    if nearest.square >= target.square:
        code = threat_name(nearest.code)
        return [Text("alert-ui-nearest", square=target.square, code=code, other=nearest.square)]
    return []
