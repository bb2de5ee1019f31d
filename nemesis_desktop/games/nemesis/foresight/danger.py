"""A danger, and what makes one deadly: wounds, and intruders that attack."""

from __future__ import annotations

from typing import Final, Literal

from attrs import frozen

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.components.wounds import SERIOUS_WOUND_LIMIT
from nemesis_desktop.games.nemesis.view import CrewView, RoomView, View

Kind = Literal[
    "destroyed",
    "self_destruct",
    "deadly",
    "escape",
    "encounter",
    "no_cards",
    "left_behind",
    "bleeding",
    "larva",
    "hurt",
]
"""What is bad about it; the picture of the table has a badge for each."""

DEADLY: Final = ("destroyed", "deadly")
"""What surely or possibly kills somebody: a single click never does it."""


@frozen
class Danger:
    """What is dangerous about a choice, and the sentence that says so."""

    kind: Kind
    text: Text

    @property
    def deadly(self) -> bool:
        """Whether somebody surely or possibly dies of it."""
        return self.kind in DEADLY


def attacked(message: str, me: CrewView, view: View) -> Danger:
    """Every intruder in the room attacks, and some attacks kill whoever has enough serious wounds."""
    count = sum(one.room == me.room for one in view.intruders)
    last = "yes" if doomed(me) else "maybe" if bite_kills(me, view) else "no"
    text = Text(message, name=me.name, count=count, last=last)
    return Danger("escape" if last == "no" else "deadly", text)


def doomed(me: CrewView) -> bool:
    """Whether any further wound is the death of somebody: dressed wounds count as well. Rulebook: Wounds."""
    return len(me.wounds) >= SERIOUS_WOUND_LIMIT


def bite_kills(me: CrewView, view: View) -> bool:
    """Whether an attack card may kill at once: one that shows an intruder in the room. Rulebook: Intruder attack."""
    kinds = {one.kind for one in view.intruders if one.room == me.room}
    cards = (card for card in view.printed.attacks.values() if kinds.intersection(card.symbols))
    effects = BOX.natures[view.species].attacks
    thresholds = (effects[card.effect].deadly_from for card in cards)
    return any(least is not None and len(me.wounds) >= least for least in thresholds)


def room_at(view: View, slot: int | None) -> RoomView | None:
    """A room by its slot."""
    return next((room for room in view.rooms if room.slot == slot), None)


def tile_at(view: View, slot: int) -> str | None:
    """The tile that lies there; None where nobody has seen it yet."""
    room = room_at(view, slot)
    return room.tile if room is not None else None
