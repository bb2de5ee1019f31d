"""What can be answered: the small acts of planning, and the few questions between missions."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from nemesis_desktop.engine.decision import Act, Anchor, ClockAct, OwnAct, Seat
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.said.wording import token_name


@frozen
class Announce(ClockAct):
    """The next line of the time-table is due; ``line`` is its place."""

    line: int

    def anchors(self) -> tuple[Anchor, ...]:
        """The button that stands in for the clock where there is none."""
        return (Anchor("button", "announce"),)

    def text(self) -> Text:
        """The next announcement."""
        return Text("alert-act-announce")


@frozen
class Place(OwnAct):
    """Lay a card from the hand on a slot of a console, with this half up."""

    seat: Seat
    card: str
    console: int
    turn: int
    half: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The card and the slot."""
        return Anchor("card", self.card), slot(self.console, self.turn)

    def text(self) -> Text:
        """Which half of it, and where."""
        return Text("alert-act-place", token=token_name(CARDS[self.card].token(self.half)), turn=self.turn)


@frozen
class TakeBack(OwnAct):
    """Take a card back from a slot into the hand."""

    seat: Seat
    console: int
    turn: int

    def anchors(self) -> tuple[Anchor, ...]:
        """The slot."""
        return (slot(self.console, self.turn),)

    def text(self) -> Text:
        """From which turn."""
        return Text("alert-act-take-back", turn=self.turn)


@frozen
class TurnOver(OwnAct):
    """Turn a laid card, so that its other half lies up."""

    seat: Seat
    console: int
    turn: int

    def anchors(self) -> tuple[Anchor, ...]:
        """The slot."""
        return (slot(self.console, self.turn),)

    def text(self) -> Text:
        """On which turn."""
        return Text("alert-act-turn-over", turn=self.turn)


@frozen
class OpenPhase(OwnAct):
    """Take the hand of the next phase; one's own phase is over with it."""

    quiet: ClassVar[bool] = True
    seat: Seat

    def anchors(self) -> tuple[Anchor, ...]:
        """A button at the person's console."""
        return (Anchor("open-phase", self.seat),)

    def text(self) -> Text:
        """Go on to the next phase."""
        return Text("alert-act-open-phase")


@frozen
class DrawData(OwnAct):
    """Draw an action card: incoming data."""

    seat: Seat

    def anchors(self) -> tuple[Anchor, ...]:
        """A button at the person's console."""
        return (Anchor("draw", self.seat),)

    def text(self) -> Text:
        """Draw a card."""
        return Text("alert-act-draw")


@frozen
class Give(OwnAct):
    """Hand a card over to somebody: data transfer."""

    seat: Seat
    card: str
    to: Seat

    def anchors(self) -> tuple[Anchor, ...]:
        """The card, and the person who gets it."""
        return Anchor("card", self.card), Anchor("seat", self.to)

    def text(self) -> Text:
        """Which card it is shows by itself."""
        return Text("alert-act-give")


@frozen
class EndEarly(OwnAct):
    """Agree that planning ends before its time; it does as soon as everybody agrees."""

    quiet: ClassVar[bool] = True
    seat: Seat

    def anchors(self) -> tuple[Anchor, ...]:
        """A button at the person's console."""
        return (Anchor("end-early", self.seat),)

    def text(self) -> Text:
        """We are done."""
        return Text("alert-act-end-early")


@frozen
class Seen(OwnAct):
    """What came of it has been watched: go on."""

    ends_watching: ClassVar[bool] = True
    seat: Seat

    def anchors(self) -> tuple[Anchor, ...]:
        """A button."""
        return (Anchor("button", "seen"),)

    def text(self) -> Text:
        """Go on."""
        return Text("alert-act-seen")


@frozen
class Amend(OwnAct):
    """Say that a card was laid wrongly, and what was meant; the next turn of the figure is delayed for it."""

    seat: Seat
    figure: int
    turn: int
    token: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The slot."""
        return (slot(self.figure, self.turn),)

    def text(self) -> Text:
        """What was meant."""
        return Text("alert-act-amend", token=token_name(self.token), turn=self.turn)


# ---------------------------------------------------------------- between the missions of a campaign


@frozen
class RemoveTile(Act):
    """Repair: take a damage tile off a zone."""

    zone: str
    tile: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The tile."""
        return (Anchor("tile", f"{self.zone}-{self.tile}"),)

    def text(self) -> Text:
        """Which tile of which zone."""
        zone, tile = Text(f"alert-zone-{self.zone}"), Text(f"alert-tile-{self.tile}")
        return Text("alert-act-remove-tile", tile=tile, zone=zone)


@frozen
class RestoreSquad(Act):
    """Repair: restore one of the disabled squads."""

    def anchors(self) -> tuple[Anchor, ...]:
        """A button."""
        return (Anchor("button", "restore-squad"),)

    def text(self) -> Text:
        """Restore a squad."""
        return Text("alert-act-restore-squad")


@frozen
class RepairNothing(Act):
    """There is nothing that this figure could repair, or nothing is wanted."""

    tone: ClassVar = "on"

    def anchors(self) -> tuple[Anchor, ...]:
        """A button."""
        return (Anchor("button", "repair-nothing"),)

    def text(self) -> Text:
        """Repair nothing."""
        return Text("alert-act-repair-nothing")


@frozen
class ChooseLevel(Act):
    """Vote for the level of the minor or the serious threats of the next mission."""

    severity: str
    level: str

    def anchors(self) -> tuple[Anchor, ...]:
        """A button."""
        return (Anchor("button", f"level-{self.level}"),)

    def text(self) -> Text:
        """The level."""
        return Text(f"ui-modes-alert-level-{self.level.replace('+', '-')}")


@frozen
class StoreSquad(Act):
    """The one squad that is left begins in this bay."""

    station: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The station."""
        return (Anchor("station", self.station),)

    def text(self) -> Text:
        """In which station."""
        return Text("alert-act-store-squad", station=Text(f"alert-station-{self.station}"))


@frozen
class FlyOn(Act):
    """Vote for another mission, or for going home with what has been won."""

    on: bool

    def anchors(self) -> tuple[Anchor, ...]:
        """A button."""
        return (Anchor("button", "fly-on" if self.on else "fly-home"),)

    def text(self) -> Text:
        """On, or home."""
        return Text("alert-act-fly-on" if self.on else "alert-act-fly-home")


def slot(console: int, turn: int) -> Anchor:
    """The slot of a turn at a console."""
    return Anchor("slot", f"{console}-{turn}")
