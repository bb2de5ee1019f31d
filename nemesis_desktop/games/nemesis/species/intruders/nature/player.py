"""The Intruders' own cards in the hands of the intruder player: what each one's effect does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.aims import Aim, AtEvent, AtIntruder, AtPerson
from nemesis_desktop.games.nemesis.effects import IntruderCardEffect
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.noise import noise_roll
from nemesis_desktop.games.nemesis.rules.rounds.event_phase import resolve_event
from nemesis_desktop.games.nemesis.rules.things.piles import discard, draw
from nemesis_desktop.games.nemesis.species.intruders.nature.events import HUNT, Eclosion

PLANNED_EVENTS = 3
HEALED = 2


class Pursuit(IntruderCardEffect):
    """A character of your choice makes a noise roll."""

    prompt: ClassVar[str] = "ask-intruder-victim"

    def aims(self, game: Game) -> Sequence[AtPerson]:
        return [AtPerson(one.seat, "pursue") for one in game.state.crew if game.active(one.seat)]

    def effect(self, game: Game, me: Seat, aim: AtPerson) -> Play[None]:
        yield from noise_roll(game, aim.seat)


class CoordinatedHunt(IntruderCardEffect):
    """Free adults move to a neighbouring room with a character, as in the event Hunt."""

    def effect(self, game: Game, me: Seat, aim: Aim) -> None:
        HUNT.effect(game)


class Metamorphosis(IntruderCardEffect):
    """As the event Eclosion."""

    def effect(self, game: Game, me: Seat, aim: Aim) -> Play[None]:
        yield from Eclosion().effect(game)


class Planning(IntruderCardEffect):
    """Look at three event cards and resolve one, movement and text; the others are discarded (assumed)."""

    def effect(self, game: Game, me: Seat, aim: Aim) -> Play[None]:
        cards = [card for card in (draw(game, "event") for _ in range(PLANNED_EVENTS)) if card is not None]
        if not cards:
            return
        game.look(me, cards)
        options = [AtEvent(card, "use_event") for card in cards]
        chosen = yield from choose(
            me, Text("ask-intruder-event", who=game.name(me)), options, topic="event", secret=True
        )
        game.look_away()
        for card in cards:
            if card != chosen.card:
                discard(game, "event", card)
        yield from resolve_event(game, chosen.card)


class SelfHealing(IntruderCardEffect):
    """Up to 2 injuries leave an intruder of your choice."""

    prompt: ClassVar[str] = "ask-intruder-mover"

    def aims(self, game: Game) -> Sequence[AtIntruder]:
        return [AtIntruder(one.id, "heal_intruder") for one in game.state.intruders if one.injuries]

    def effect(self, game: Game, me: Seat, aim: AtIntruder) -> None:
        intruder = game.intruder(aim.intruder)
        if intruder is not None:
            healed = min(HEALED, intruder.injuries)
            intruder.injuries -= healed
            game.tell(story.IntruderHeals, kind=intruder.kind, room=intruder.room, count=healed, intruder=intruder.id)


PLAYER_EFFECTS: dict[str, IntruderCardEffect] = {
    "pursuit": Pursuit(),
    "coordinated_hunt": CoordinatedHunt(),
    "metamorphosis": Metamorphosis(),
    "planning": Planning(),
    "self_healing": SelfHealing(),
}
