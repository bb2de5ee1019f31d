"""Setup, weather, the alien's plan, and where everybody goes with which card. Rulebook: Setup, Phases 1 to 4."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.the_thing.acts.shapes import Declining, OfACard, OfAGood, OfAPlace, Worded


@frozen
class TakeCharacter(Worded):
    """Play this character."""

    character: str

    def anchors(self) -> tuple[Anchor, ...]:
        """Its board."""
        return (Anchor("character", self.character),)

    def words(self) -> dict[str, Argument]:
        """Its name."""
        return {"character": Text(f"thing-character-{self.character}")}


@frozen
class PlaceRole(Worded):
    """Put one of the two role cards under the board: whichever is clicked, the true one is placed."""

    side: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The card on this side."""
        return (Anchor("role_card", self.side),)

    def words(self) -> dict[str, Argument]:
        """Left or right."""
        return {"side": self.side}


@frozen
class KeepWeather(Worded):
    """Take this result of the weather die."""

    weather: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The face."""
        return (Anchor("weather", self.weather),)

    def words(self) -> dict[str, Argument]:
        """Its name."""
        return {"weather": Text(f"thing-weather-{self.weather}")}


@frozen
class Send(OfAPlace):
    """Lay power on the card of a location."""

    power: int

    def words(self) -> dict[str, Argument]:
        """The location and how much."""
        return {"place": Text(f"thing-place-{self.place}"), "power": self.power}


@frozen
class PlanMade(Declining):
    """The rest of the power stays in reserve."""


@frozen
class Exchange(OfACard):
    """Garry: throw this card face down and draw one."""


@frozen
class KeepHand(Declining):
    """Exchange nothing."""


@frozen
class GoAndGive(OfAPlace):
    """Go there and give a card of the hand."""


@frozen
class GoAndRisk(OfAPlace):
    """Go there, throw the hand away and lay the top card of the deck."""


@frozen
class Sleep(OfAPlace):
    """Lie down in the bedroom and swap the whole hand."""

    place: str = "bedroom"


@frozen
class Give(OfACard):
    """Lay this card onto the leader board."""


@frozen
class Take(OfACard):
    """Take this card of the deck; ``copy`` tells several of the same face apart."""

    copy: int


@frozen
class ShowLight(OfAGood):
    """Show a flashlight."""

    good: str = "flashlight"


@frozen
class StayDark(Declining):
    """Show no light."""


@frozen
class UseGood(OfAGood):
    """Play tools or a fuel card."""


@frozen
class UseNothing(Declining):
    """Use nothing."""
