"""Why something happened, in words: made from the records alone, with the chapter of the rules that says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from nemesis_desktop.engine.events import Event, facts_of
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.resolution import Record, Table
from nemesis_desktop.games.space_alert.said.threat_words import letter_lines
from nemesis_desktop.games.space_alert.said.wording import threat_name, token_name, why_name, word_facts
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
from nemesis_desktop.games.space_alert.ui.playback.why_hit import why_hit
from nemesis_desktop.games.space_alert.ui.playback.why_rows import Row, Why, less, sign_of_gun
from nemesis_desktop.games.space_alert.ui.scene import Member

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
SIGN_OF: Final[Mapping[type[Event], tuple[str, str]]] = {
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
    story.EnergyLost: ("energy", DANGER), story.EnergyShifted: ("energy", DANGER),
    story.FuelLost: ("fuel_capsule", DANGER), story.RocketDestroyed: ("rocket", DANGER),
    story.IntruderMoved: ("speed", WARM), story.SlimeSpread: ("say_internal", DANGER),
    story.ThreatHurtsItself: ("hit_points", DANGER), story.ThreatMarked: ("target", DANGER),
    story.ThreatRepairs: ("regenerates", DANGER), story.ThreatShields: ("threat_shield", COLD),
    story.ThreatSpeed: ("fast", WARM),
    story.ClosingStep: ("timeline", COLD), story.ShipLost: ("destroyed", DANGER), story.ShipSaved: ("score", SUCCESS),
}  # fmt: skip


def sign_of_event(event: Event) -> tuple[str, str]:
    """The stencil of an event, and its colour."""
    if isinstance(event, story.Moved):
        return {"lift": "move_lift", "red": "move_red", "blue": "move_blue"}.get(event.token, "heroic_move"), PRIMARY
    if isinstance(event, story.Charged):
        return sign_of_gun(event.gun), ENERGY
    if isinstance(event, story.Letter):
        return f"mark_{event.letter}", DANGER
    if isinstance(event, story.TileDrawn):
        return f"damage_{event.tile}", DANGER
    return SIGN_OF[type(event)]


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

    def deed(self, event: Event) -> Text:
        """The same of what a figure does, in short, where it is plain who does it."""
        name = event.id.removeprefix("alert-")
        return Text(f"alert-ui-did-{name}", **word_facts(self._people, self._figures, facts_of(event)))

    def why(self, record: Record, before: Table) -> Why:
        """Why it happened."""
        event = record.event
        makers: Mapping[type[Event], Callable[[Any, Table, Table], Why]] = {
            story.Hit: self._hit,
            story.Attacked: self._attacked,
            story.DamageDealt: self._dealt,
            story.TileDrawn: self._tile,
            story.Letter: self._letter,
            story.Delayed: self._delayed,
            story.Failed: self._failed,
            story.Charged: self._charged,
            story.EnergyMoved: self._energy,
            story.Worked: self._worked,
            story.Advanced: self._advanced,
            story.Appeared: self._appeared,
            story.ShipLost: self._lost,
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
        told = {"notes": notes, "title": self.sentence(event), **more}
        return Why(symbol=sign(symbol), ink=ink, chapter=chapter, threat=threat, **told)  # type: ignore[arg-type]

    # ---------------------------------------------------------------- guns

    def _hit(self, event: story.Hit, before: Table, after: Table) -> Why:
        return why_hit(event, before, self._name)

    def _charged(self, event: story.Charged, before: Table, after: Table) -> Why:
        symbol, ink = sign_of_event(event)
        rows = [Row(sign("energy"), ENERGY, Text(f"alert-container-{event.source}"), (), "−1")] if event.source else []
        notes = (Text("alert-ui-because-guns"),)
        return Why(self.sentence(event), sign(symbol), ink, "guns", None, rows, notes)

    def _energy(self, event: story.EnergyMoved, before: Table, after: Table) -> Why:
        rows = [
            Row(sign("energy"), ENERGY, Text(f"alert-container-{event.source}"), (), f"−{event.cubes}"),
            Row(sign("energy"), ENERGY, Text(f"alert-container-{event.target}"), (), f"+{event.cubes}"),
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
            Row(sign("damage"), DANGER, Text("alert-ui-attack"), (Text(f"alert-zone-{event.zone}"),), str(event.points))
        ]
        if event.bonus:
            rows.append(Row(sign("damage"), DANGER, Text("alert-ui-bonus"), (), f"+{event.bonus}"))
        remarks = (Text("alert-ui-shield-ignored"),) if event.through == "ignore" else ()
        shield = Text("alert-ui-shield-of", zone=Text(f"alert-zone-{event.zone}"))
        rows.append(Row(sign("shield"), COLD, shield, remarks, less(event.soaked)))
        if event.through == "double":
            rows.append(Row(sign("damage"), DANGER, Text("alert-ui-twice"), (), "×2"))
        if event.times > 1:
            rows.append(Row(sign("damage_structure"), DANGER, Text("alert-ui-twice-here"), (), f"×{event.times}"))
        tiles = str(event.passed * event.times)
        rows.append(Row(sign("damage_back"), DANGER, Text("alert-ui-tiles"), (), tiles))
        title = Text("alert-ui-attacks", code=threat_name(event.code))
        return self._plain(event, rows=rows, title=title, at=Text(f"alert-zone-{event.zone}"))

    def _dealt(self, event: story.DamageDealt, before: Table, after: Table) -> Why:
        zone = Text(f"alert-zone-{event.zone}")
        rows = [Row(sign("damage"), DANGER, Text("alert-ui-dealt"), (zone,), str(event.points))]
        if event.times > 1:
            rows.append(Row(sign("damage_structure"), DANGER, Text("alert-ui-twice-here"), (), f"×{event.times}"))
        rows.append(
            Row(sign("shield"), COLD, Text("alert-ui-shield-of", zone=zone), (Text("alert-ui-no-shields"),), "0")
        )
        tiles = str(event.points * event.times)
        rows.append(Row(sign("damage_back"), DANGER, Text("alert-ui-tiles"), (), tiles))
        return self._plain(event, rows=rows)

    def _tile(self, event: story.TileDrawn, before: Table, after: Table) -> Why:
        zone = Text(f"alert-zone-{event.zone}")
        notes = (Text(f"alert-tile-{event.tile}-text"), Text("alert-ui-because-attacks"))
        return self._plain(event, notes=notes, title=Text(f"alert-tile-{event.tile}"), at=zone)

    def _letter(self, event: story.Letter, before: Table, after: Table) -> Why:
        return self._plain(event, notes=letter_lines(THREATS[event.code], event.letter))

    def _advanced(self, event: story.Advanced, before: Table, after: Table) -> Why:
        threat = next((one for one in before.threats if (one.code, one.number) == (event.code, event.number)), None)
        speed = event.start - event.to if threat is None else threat.speed
        rows = [Row(sign("speed"), WARM, Text("alert-ui-speed"), (), str(speed))]
        return self._plain(event, rows=rows)

    def _lost(self, event: story.ShipLost, before: Table, after: Table) -> Why:
        if not event.zone:
            return self._plain(event, notes=(Text("alert-ui-lost-by-card"),))
        lying = len(after.zone(event.zone).tiles)
        rows = [Row(sign("damage_back"), DANGER, Text(f"alert-zone-{event.zone}"), (), str(lying))]
        return self._plain(event, rows=rows, notes=(Text("alert-ui-lost-by-tile"),))

    def _appeared(self, event: story.Appeared, before: Table, after: Table) -> Why:
        return self._plain(event)
