"""What can happen while people plan, and between the missions of a campaign: an event for each thing the log tells.

``seat`` is a person, ``who`` the figure at whose console something happens.
"""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.engine.events import Secret
from nemesis_desktop.games.space_alert.story import AlertEvent


@frozen
class MissionBegins(AlertEvent):
    """The table is laid out for a mission; ``mission`` is empty for a generated one."""

    flight: int
    mission: str
    minor: str
    serious: str


# ---------------------------------------------------------------- what the computer says


@frozen
class PhaseOpens(AlertEvent):
    """Planning begins."""

    phase: int


@frozen
class ThreatAnnounced(AlertEvent):
    """A threat is coming: its card lies beside its track."""

    code: str
    number: int
    lane: str
    serious: bool
    unconfirmed: bool


@frozen
class ReportIgnored(AlertEvent):
    """An unconfirmed report that does not count for so few people."""

    number: int
    lane: str


@frozen
class IncomingData(AlertEvent):
    """Everybody may draw a card."""


@frozen
class DataOver(AlertEvent):
    """Whoever has not drawn the card of incoming data goes without."""


@frozen
class TransferOpens(AlertEvent):
    """Everybody may hand a card over."""


@frozen
class TransferCloses(AlertEvent):
    """Cards stay where they are again."""


@frozen
class SilenceBegins(AlertEvent):
    """Communications are down."""


@frozen
class SilenceEnds(AlertEvent):
    """Communications are back."""


@frozen
class PhaseWarning(AlertEvent):
    """A phase ends in so many seconds; ``last`` says that the operation does."""

    phase: int
    seconds: int
    last: bool


@frozen
class PhaseOver(AlertEvent):
    """A phase is over for everybody; ``last`` says that the operation is."""

    phase: int
    last: bool


# ---------------------------------------------------------------- what people do


@frozen
class CardLaid(AlertEvent):
    """A card was laid on a slot. Its back shows which half lies up."""

    seat: int
    who: int
    turn: int
    half: str
    card: Secret[str]


@frozen
class CardTakenBack(AlertEvent):
    """A card went back to a hand, where everybody sees it."""

    seat: int
    who: int
    turn: int
    card: str


@frozen
class CardTurned(AlertEvent):
    """The other half of a laid card lies up."""

    seat: int
    who: int
    turn: int
    half: str


@frozen
class PhaseTaken(AlertEvent):
    """Somebody took the hand of the next phase before it was announced."""

    seat: int
    phase: int


@frozen
class DataDrawn(AlertEvent):
    """Somebody drew a card."""

    seat: int
    card: str


@frozen
class CardGiven(AlertEvent):
    """Somebody handed a card over."""

    seat: int
    receiver: int
    card: str


@frozen
class WantsToEnd(AlertEvent):
    """Somebody agrees that planning ends early."""

    seat: int


@frozen
class PlanningOver(AlertEvent):
    """All slots are settled."""

    early: bool


# ---------------------------------------------------------------- between missions


@frozen
class Recovered(AlertEvent):
    """A figure that was knocked out is well again, and repairs nothing."""

    who: int


@frozen
class TileRemoved(AlertEvent):
    """A figure repaired damage to a zone."""

    who: int
    zone: str
    tile: str


@frozen
class SquadRestored(AlertEvent):
    """A figure restored a squad."""

    who: int


@frozen
class RepairedNothing(AlertEvent):
    """A figure repaired nothing."""

    who: int


@frozen
class Voted(AlertEvent):
    """The crew flies on, or goes home."""

    on: bool


@frozen
class LevelsChosen(AlertEvent):
    """How hard the next mission is."""

    minor: str
    serious: str


@frozen
class SquadStored(AlertEvent):
    """The one squad that is left begins in this bay."""

    station: str


@frozen
class GameEnds(AlertEvent):
    """The game is over; ``points`` is None for a ship that was lost."""

    missions: int
    points: int | None
