"""Acts: what choosing an answer means. Fields are numbers of figures, ids of locations and cards."""

from __future__ import annotations

from typing import ClassVar, Final

from attrs import field, frozen

from nemesis_desktop.engine.decision import Act, Anchor, Tone
from nemesis_desktop.engine.text import Argument, Text

SIDES: Final = ("left", "right")


class Worded(Act):
    """An act whose message is named like its class, with the words of its fields."""

    __slots__ = ()
    message: ClassVar[str]

    def __init_subclass__(cls) -> None:
        """``GoAndGive`` is said by ``thing-act-go-and-give``."""
        super().__init_subclass__()
        name = "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in cls.__name__)
        cls.message = f"thing-act{name}"

    def words(self) -> dict[str, Argument]:
        """The variables of the message."""
        return {}

    def text(self) -> Text:
        """The act in words."""
        return Text(self.message, **self.words())


@frozen
class OfAPlace(Worded):
    """An act that a location stands for."""

    place: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The location."""
        return (Anchor("place", self.place),)

    def words(self) -> dict[str, Argument]:
        """Its name."""
        return {"place": Text(f"thing-place-{self.place}")}


@frozen
class OfAFigure(Worded):
    """An act that a character on the table stands for; ``called`` is the character's id, for the words."""

    whom: int
    called: str = field(default="", eq=False)

    def anchors(self) -> tuple[Anchor, ...]:
        """The figure."""
        return (Anchor("figure", self.whom),)

    def words(self) -> dict[str, Argument]:
        """The character."""
        return {"whom": Text(f"thing-character-{self.called}")}


@frozen
class OfAGood(Worded):
    """An act that a weapon, an item or a sample stands for."""

    good: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The card or token before its owner."""
        return (Anchor("good", self.good),)

    def words(self) -> dict[str, Argument]:
        """Its name."""
        return {"good": Text(f"thing-good-{self.good}")}


@frozen
class OfACard(Worded):
    """An act that an action card stands for."""

    card: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The card."""
        return (Anchor("card", self.card),)

    def words(self) -> dict[str, Argument]:
        """Its name."""
        return {"card": Text(f"thing-card-{self.card}")}


class Button(Worded):
    """An act that only a button stands for."""

    __slots__ = ()

    def anchors(self) -> tuple[Anchor, ...]:
        """The button, named like the act."""
        return (Anchor("button", self.message.removeprefix("thing-act-")),)


class Declining(Button):
    """Not to do it, or to go on."""

    __slots__ = ()
    tone: ClassVar[Tone] = "on"


# ---------------------------------------------------------------- setup, weather


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


# ---------------------------------------------------------------- the alien's plan


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


# ---------------------------------------------------------------- draw and move


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


# ---------------------------------------------------------------- clashes


@frozen
class NextClash(OfAPlace):
    """The leader: this clash is next."""


@frozen
class Avoid(OfAGood):
    """Leave the clash with this weapon."""


@frozen
class Stay(Declining):
    """Stay in the clash."""


@frozen
class Lay(Worded):
    """Lay two infection tokens, left and right."""

    left: str
    right: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The two tokens."""
        return (Anchor("token", f"{self.left}_{self.right}"),)

    def words(self) -> dict[str, Argument]:
        """The faces."""
        return {"left": Text(f"thing-role-{self.left}"), "right": Text(f"thing-role-{self.right}")}


@frozen
class LookAt(Worded):
    """Whom to look at: the first choice, and whom if that one leaves the clash. Negative: nobody."""

    first: int
    second: int
    called: str = field(default="", eq=False)
    otherwise: str = field(default="", eq=False)

    def anchors(self) -> tuple[Anchor, ...]:
        """The figures."""
        return tuple(Anchor("figure", whom) for whom in (self.first,) if whom >= 0)

    def words(self) -> dict[str, Argument]:
        """Both."""
        return {
            "first": Text(f"thing-character-{self.called}") if self.called else "",
            "second": Text(f"thing-character-{self.otherwise}") if self.otherwise else "",
            "choices": sum(whom >= 0 for whom in (self.first, self.second)),
        }


@frozen
class Side(Worded):
    """Look at the token on this side."""

    side: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The plate."""
        return (Anchor("plate", self.side),)

    def words(self) -> dict[str, Argument]:
        """Left or right."""
        return {"side": self.side}


@frozen
class Seen(Button):
    """Enough seen: cover it again."""


@frozen
class Fight(OfAGood):
    """Use this weapon against the revealed alien."""


@frozen
class FightNot(Declining):
    """Use no weapon."""


@frozen
class Absorb(OfAFigure):
    """The alien absorbs this character."""


@frozen
class AbsorbDog(OfAPlace):
    """The alien absorbs the dog here."""


@frozen
class SabotageHere(OfAPlace):
    """The alien sabotages this location."""


# ---------------------------------------------------------------- arson and action cards


@frozen
class Burn(OfAGood):
    """Set the own location on fire with this."""


@frozen
class BurnNot(Declining):
    """Burn nothing."""


@frozen
class Permit(Button):
    """Allow it."""


@frozen
class Forbid(Declining):
    """Do not allow it."""


@frozen
class Assign(OfAFigure):
    """Give the action to this character."""


@frozen
class TurnNext(Button):
    """Turn up one more card."""


@frozen
class Stop(Declining):
    """Stop: the rest of the pile is discarded unseen."""


@frozen
class KeepGood(OfAGood):
    """Keep this card."""


@frozen
class KeepToken(Button):
    """Keep the token, hidden."""


@frozen
class DropToken(Declining):
    """Discard the token face down."""


@frozen
class FuelTo(OfAPlace):
    """Put the fuel there."""


@frozen
class StartEngine(OfAGood):
    """Show the keys and leave."""

    good: str = "keys"


@frozen
class UseAbility(Button):
    """Do as much as only this character can."""


@frozen
class DoWithout(Declining):
    """Do as much as anybody could."""


@frozen
class DoNothing(Declining):
    """Do nothing."""


# ---------------------------------------------------------------- boarding


@frozen
class Board(Button):
    """Ask to board; the first decides alone."""


@frozen
class StayBehind(Declining):
    """Stay for now."""


# ---------------------------------------------------------------- rec room and tests


@frozen
class TradeWith(OfAFigure):
    """Trade with this character."""


@frozen
class NoTrade(Declining):
    """Trade with nobody."""


@frozen
class Offer(OfAGood):
    """Lay this down for the trade; ``copy`` tells several of a kind apart."""

    copy: int


@frozen
class Accept(Button):
    """Agree to the trade."""


@frozen
class Refuse(Declining):
    """Do not agree."""


@frozen
class Vote(OfAFigure):
    """Point a finger at somebody."""


@frozen
class Abstain(Declining):
    """Point at nobody."""


@frozen
class Reveal(Button):
    """Reveal oneself as the alien."""


@frozen
class Silent(Declining):
    """Say nothing."""


@frozen
class RunTest(Worded):
    """The leader: this kind of test is next."""

    kind: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The test."""
        return (Anchor("test", self.kind),)

    def words(self) -> dict[str, Argument]:
        """Blood or fire."""
        return {"kind": Text(f"thing-test-{self.kind}")}


@frozen
class Pick(OfAFigure):
    """The leader: this one runs the test."""


@frozen
class NoTest(Declining):
    """No test."""


@frozen
class PutToTest(OfAFigure):
    """Test this character."""


@frozen
class DoNotTest(Declining):
    """Do not use it."""


@frozen
class Throw(OfACard):
    """Discard this action card."""


# ---------------------------------------------------------------- cooperative


@frozen
class PutInto(Worded):
    """Place this character of one's own there."""

    who: int
    place: str
    called: str = field(default="", eq=False)

    def anchors(self) -> tuple[Anchor, ...]:
        """The figure, then the location."""
        return Anchor("figure", self.who), Anchor("place", self.place)

    def words(self) -> dict[str, Argument]:
        """Who and where."""
        return {"who": Text(f"thing-character-{self.called}"), "place": Text(f"thing-place-{self.place}")}


@frozen
class OfADie(Worded):
    """An act that a die on the worktable stands for."""

    die: int

    def anchors(self) -> tuple[Anchor, ...]:
        """The die."""
        return (Anchor("die", self.die),)

    def words(self) -> dict[str, Argument]:
        """Which die, from 1."""
        return {"die": self.die + 1}


@frozen
class Cancel(OfADie):
    """Cancel the result; the disc moves."""


@frozen
class Turn(OfADie):
    """The character in the bedroom turns the die to this face."""

    face: str

    def words(self) -> dict[str, Argument]:
        """Which die, and the face."""
        return {"die": self.die + 1, "face": Text(f"thing-card-{self.face}")}


@frozen
class Reroll(OfADie):
    """Roll the die again."""


@frozen
class DiceDone(Declining):
    """The dice stay as they lie."""


@frozen
class DoAction(Worded):
    """Do the action of the die."""

    action: str

    def anchors(self) -> tuple[Anchor, ...]:
        """The action."""
        return (Anchor("card", self.action),)

    def words(self) -> dict[str, Argument]:
        """Its name."""
        return {"card": Text(f"thing-card-{self.action}")}


@frozen
class RollAgain(Button):
    """The leader rolls for another character."""


@frozen
class Turned(OfAFigure):
    """The leader: of several on the space, this one turns."""
