"""The answers of Nemesis: what may be chosen, and which things on the table stand for it.

What an action is aimed at stands in ``aims.py``.

Anchor kinds: room (slot number), corridor and network (id), card (action card in hand), item (physical card, or
anything in a hand slot), object (heavy object on the floor), intruder (miniature id), seat, pod (number), quest, deck
(item colour), destination (space), wound (card), objective, objective-kind (personal, corporate), character, engine
(number), weakness (slot), event (card looked at), craft (item to build), mutation (seat of whose card it is),
mutation-card (card looked at), button (name).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import field, frozen

from nemesis_desktop.engine.decision import Act, Anchor, Claim, Done, No, Seat, Tone, Yes
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.said.wording import card_name, thing_name

__all__ = ["Claim", "Done", "No", "Yes"]


@frozen
class Move(Act):
    """Move through a corridor to the neighbouring room; in combat this is an Escape."""

    corridor: str
    to: int

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("room", self.to), Anchor("corridor", self.corridor))

    def text(self) -> Text:
        return Text("act-move")


@frozen
class CarefulMove(Act):
    """Move without a noise roll and put a Noise marker into a corridor of your choice."""

    careful: ClassVar[bool] = True
    corridor: str
    to: int

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("room", self.to), Anchor("corridor", self.corridor))

    def text(self) -> Text:
        return Text("act-careful-move")


@frozen
class Shoot(Act):
    """Shoot an intruder in the room with a weapon in hand."""

    weapon: str
    target: int

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("intruder", self.target), Anchor("item", self.weapon))

    def text(self) -> Text:
        return Text("act-shoot", weapon=thing_name(self.weapon))


@frozen
class ShootEggs(Act):
    """Shoot at the eggs lying in the room."""

    weapon: str

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("item", self.weapon),)

    def text(self) -> Text:
        return Text("act-shoot-eggs", weapon=thing_name(self.weapon))


@frozen
class Melee(Act):
    """Attack an intruder in the room hand to hand."""

    target: int

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("intruder", self.target),)

    def text(self) -> Text:
        return Text("act-melee")


@frozen
class MeleeEggs(Act):
    """Smash the eggs lying in the room."""

    def text(self) -> Text:
        return Text("act-melee-eggs")


@frozen
class PickUp(Act):
    """Pick up a heavy object from the floor."""

    object: str

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("object", self.object),)

    def text(self) -> Text:
        return Text("act-pick-up", thing=thing_name(self.object))


@frozen
class Trade(Act):
    """Start a trade between everybody in the room."""

    def text(self) -> Text:
        return Text("act-trade")


@frozen
class Craft(Act):
    """Craft an item from two components."""

    item: str

    def text(self) -> Text:
        return Text("act-craft", item=Text(f"item-{self.item}"))


@frozen
class RoomAction(Act):
    """Use the action of the room."""

    slot: int

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("room", self.slot),)

    def text(self) -> Text:
        return Text("act-room-action")


@frozen
class PlayCard(Act):
    """Play an action card from hand."""

    card: str

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("card", self.card),)

    def text(self) -> Text:
        return Text("act-play-card", card=card_name(self.card))


@frozen
class UseItem(Act):
    """Use an item from a hand or the inventory."""

    item: str

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("item", self.item),)

    def text(self) -> Text:
        return Text("act-use-item", item=thing_name(self.item))


@frozen
class ActivateQuest(Act):
    """Activate a quest item whose condition is met."""

    quest: str

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("quest", self.quest),)

    def text(self) -> Text:
        return Text("act-activate-quest", item=thing_name(self.quest))


@frozen
class Rush(Act):
    """The Soldier's trait: suffer a light wound for a third action in this turn."""

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("button", "rush"),)

    def text(self) -> Text:
        return Text("act-rush")


@frozen
class Drop(Act):
    """Drop an item or a heavy object; free, in your own turn."""

    quiet: ClassVar[bool] = True
    thing: str

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("item", self.thing),)

    def text(self) -> Text:
        return Text("act-drop", thing=thing_name(self.thing))


@frozen
class Pass(Act):
    """Pass for the rest of the player phase."""

    tone: ClassVar[Tone] = "on"
    quiet: ClassVar[bool] = True

    def text(self) -> Text:
        return Text("act-pass")


@frozen
class Pay(Act):
    """Discard this action card to pay a cost, or discard any card of the hand where the rules ask for one."""

    card: str

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("card", self.card),)

    def text(self) -> Text:
        return Text("act-pay", card=card_name(self.card))


@frozen
class KeepObjective(Act):
    """Keep this objective and remove the other, unseen."""

    objective: str

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("objective", self.objective),)

    def text(self) -> Text:
        return Text("act-keep-objective", objective=Text(f"objective-{self.objective}"))


@frozen
class KeepMutation(Act):
    """Keep this mutation card and shuffle the other back, unseen."""

    mutation: str

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("mutation-card", self.mutation),)

    def text(self) -> Text:
        return Text("act-keep-mutation", mutation=Text(f"mutation-{self.mutation}"))


@frozen
class Mutate(Act):
    """Use the own mutation card: scan a contamination card, take a marker, resolve its effect."""

    seat: Seat

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("mutation", self.seat),)

    def text(self) -> Text:
        return Text("act-mutate")


@frozen
class KeepCharacter(Act):
    """Play this character."""

    character: str

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("character", self.character),)

    def text(self) -> Text:
        return Text("act-keep-character", character=Text(f"character-{self.character}"))


@frozen
class Give(Act):
    """Offer one thing to another person in a trade; the receiver must agree. ``name`` names that person."""

    sent: ClassVar[bool] = True
    giver: Seat
    thing: str
    receiver: Seat
    name: Argument | None = field(default=None, eq=False)

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("item", self.thing), Anchor("seat", self.receiver))

    def text(self) -> Text:
        if self.name is None:
            return Text("act-give", thing=thing_name(self.thing))
        return Text("act-give-to", thing=thing_name(self.thing), name=self.name)
