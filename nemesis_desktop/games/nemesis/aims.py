"""What an action is aimed at: a thing on the table and what is done to it, or a named choice that a card offers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from attrs import fields, frozen

from nemesis_desktop.engine.decision import Act, Anchor, Seat
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.wounds import wound_kind
from nemesis_desktop.games.nemesis.said.wording import thing_name
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS


class Aim(Act):
    """An aim of an action. ``option`` is the sentence of the card that it chooses (``option-…`` in words)."""

    __slots__ = ()

    kind: ClassVar[str] = ""
    """The kind of anchor that stands for what is aimed at; empty for a choice without a thing."""

    @property
    def option(self) -> str:
        """Which of the things that can be done it chooses."""
        raise NotImplementedError(type(self).__name__)

    @property
    def id(self) -> int | str:
        """What is aimed at, among the things of its kind: the first thing that an aim says."""
        thing: int | str = getattr(self, fields(type(self))[0].name)  # type: ignore[arg-type]  # each of them is an attrs class
        return thing

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor(self.kind, self.id),)

    def text(self) -> Text:
        option, name = Text(f"option-{self.option}"), self.name()
        return option if name is None else Text("act-aim", option=option, thing=name)

    def name(self) -> Text | None:
        """What is aimed at, where its id alone tells it: options alike in all else stay apart in words."""
        return None


@frozen
class AtRoom(Aim):
    """A room, by its slot."""

    kind: ClassVar[str] = "room"
    slot: int
    option: str


class AtSpace(Aim):
    """Where people pass and noise can lie."""

    __slots__ = ()

    @property
    def id(self) -> str:
        return str(super().id)


@frozen
class AtCorridor(AtSpace):
    """A corridor, or the door in it."""

    kind: ClassVar[str] = "corridor"
    corridor: str
    option: str


@frozen
class AtNetwork(AtSpace):
    """The technical corridors."""

    kind: ClassVar[str] = "network"
    network: str
    option: str


@frozen
class AtPerson(Aim):
    """A character, by the seat of whoever plays it."""

    kind: ClassVar[str] = "seat"
    seat: Seat
    option: str


@frozen
class AtIntruder(Aim):
    """A miniature on the board."""

    kind: ClassVar[str] = "intruder"
    intruder: int
    option: str


@frozen
class AtItem(Aim):
    """An item, a weapon or whatever else a hand can hold."""

    kind: ClassVar[str] = "item"
    item: str
    option: str

    def name(self) -> Text:
        return thing_name(self.item)


@frozen
class AtObject(Aim):
    """A heavy object on the floor."""

    kind: ClassVar[str] = "object"
    object: str
    option: str

    def name(self) -> Text:
        return thing_name(self.object)


@frozen
class AtCard(Aim):
    """A card in hand."""

    kind: ClassVar[str] = "card"
    card: str
    option: str


@frozen
class AtWound(Aim):
    """A serious wound card."""

    kind: ClassVar[str] = "wound"
    wound: str
    option: str

    def name(self) -> Text:
        return Text(f"wound-{wound_kind(self.wound)}")


@frozen
class AtPod(Aim):
    """An escape pod."""

    kind: ClassVar[str] = "pod"
    pod: int
    option: str

    def name(self) -> Text:
        return Text("pod-name", number=self.pod)


@frozen
class AtEngine(Aim):
    """The tokens of an engine."""

    kind: ClassVar[str] = "engine"
    engine: int
    option: str


@frozen
class AtDestination(Aim):
    """A space of the destination track."""

    kind: ClassVar[str] = "destination"
    space: str
    option: str

    def name(self) -> Text:
        return Text(f"destination-space-{self.space}")


@frozen
class AtWeakness(Aim):
    """The slot of a weakness card."""

    kind: ClassVar[str] = "weakness"
    slot: str
    option: str

    def name(self) -> Text:
        return Text(f"weakness-slot-{self.slot}")


@frozen
class AtDeck(Aim):
    """An item deck, by its colour."""

    kind: ClassVar[str] = "deck"
    deck: str
    option: str

    def name(self) -> Text:
        return Text(f"deck-{self.deck}")


@frozen
class AtRecipe(Aim):
    """An item that can be crafted."""

    kind: ClassVar[str] = "craft"
    item: str
    option: str

    def name(self) -> Text:
        return Text(f"item-{self.item}")


@frozen
class AtEvent(Aim):
    """An event card looked at."""

    kind: ClassVar[str] = "event"
    card: str
    option: str

    def name(self) -> Text:
        return Text(f"event-{self.card}")


@frozen
class AtAttack(Aim):
    """An attack card looked at."""

    kind: ClassVar[str] = "attack"
    card: str
    option: str

    def name(self) -> Text:
        return Text(f"attack-{ATTACKS[self.card].effect}")


@frozen
class AtObjective(Aim):
    """The personal or the corporate one of two face-down objectives."""

    kind: ClassVar[str] = "objective-kind"
    objective: str
    option: str

    def name(self) -> Text:
        return Text(f"objective-kind-{self.objective}")


@frozen
class Named(Aim):
    """One of the choices that a card names, where no thing on the table stands for it."""

    option: str

    @property
    def id(self) -> str:
        return ""

    def anchors(self) -> tuple[Anchor, ...]:
        return ()


@frozen
class NoAim(Named):
    """The aim of what needs none: it is not asked for and never shown."""

    option: str = ""


NO_AIM = NoAim()

_OF_KIND: Final[Mapping[str, str]] = {
    aim.kind: aim.__name__
    for aim in (
        AtRoom,
        AtCorridor,
        AtNetwork,
        AtPerson,
        AtIntruder,
        AtItem,
        AtObject,
        AtCard,
        AtWound,
        AtPod,
        AtEngine,
        AtDestination,
        AtWeakness,
        AtDeck,
        AtRecipe,
        AtEvent,
        AtAttack,
        AtObjective,
    )
}


def aim_today(act: list[Json]) -> list[Json]:
    """An act of a save as it is named now: once every aim was an ``Aim`` with option, kind and id."""
    match act:
        case ["Aim", str(option), "", _]:
            return ["Named", option]
        case ["Aim", str(option), str(kind), thing] if kind in _OF_KIND:
            return [_OF_KIND[kind], thing, option]
    return act
