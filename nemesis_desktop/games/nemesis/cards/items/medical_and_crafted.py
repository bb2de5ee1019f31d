"""Green items: medical; and the crafted ones, which are blue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.flow import Play, choose_some
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import Pay
from nemesis_desktop.games.nemesis.aims import AtCard, AtIntruder, AtPerson, AtRoom
from nemesis_desktop.games.nemesis.cards.common import (
    Treatable,
    light_to_heal,
    treat,
    wounds_to_dress,
    wounds_to_heal,
)
from nemesis_desktop.games.nemesis.cards.items.throwing import Thrown
from nemesis_desktop.games.nemesis.effects import Aimed, Plain, Use
from nemesis_desktop.games.nemesis.modes import WIDE_FIRE_WEAKNESS
from nemesis_desktop.games.nemesis.rules.deeds.combat import destroy_eggs
from nemesis_desktop.games.nemesis.rules.deeds.noise import noise_roll
from nemesis_desktop.games.nemesis.rules.harm.contamination import (
    contamination_in_hand,
    gain_contamination,
    infected,
    scan_everything,
    tell_scan,
)
from nemesis_desktop.games.nemesis.rules.harm.intruders import injure, retreat
from nemesis_desktop.games.nemesis.rules.things.markers import place_fire
from nemesis_desktop.games.nemesis.rules.things.piles import discard_from_hand, draw_action_cards, shuffle_all_together

# ---------------------------------------------------------------- green: medical


class Bandages(Aimed[Treatable]):
    """Dress a wound, or heal all light wounds."""

    without: ClassVar[str] = "no-wounds"

    def aims(self, use: Use) -> Sequence[Treatable]:
        return [*wounds_to_dress(use.game, use.me), *light_to_heal(use.game, use.me)]

    def effect(self, use: Use, aim: Treatable) -> None:
        treat(use.game, use.me, aim)


class Medkit(Bandages):
    """Dress a wound, or heal a dressed one."""

    def aims(self, use: Use) -> Sequence[Treatable]:
        return [*wounds_to_dress(use.game, use.me), *wounds_to_heal(use.game, use.me)]


class SyntheticFood(Plain):
    """Draw 2 action cards."""

    def effect(self, use: Use) -> None:
        draw_action_cards(use.game, use.me, 2)


class AdrenalineInjection(Plain):
    """Draw a card; any number of actions this turn, then pass."""

    def effect(self, use: Use) -> None:
        draw_action_cards(use.game, use.me, 1)
        use.game.state.turn.unlimited = True


class Alcohol(Aimed[AtCard]):
    """Scan a contamination card in hand and remove it; if it was INFECTED take a new one. No infection procedure."""

    without: ClassVar[str] = "no-contamination"

    def aims(self, use: Use) -> Sequence[AtCard]:
        return [AtCard(card, "scan_card") for card in contamination_in_hand(use.game, use.me)]

    def effect(self, use: Use, aim: AtCard) -> None:
        sick = infected(use.game, aim.card)
        tell_scan(use.game, use.me, [aim.card], [aim.card] if sick else [])
        use.user.hand.remove(aim.card)
        use.game.state.removed.append(aim.card)
        if sick:
            gain_contamination(use.game, use.me)


class MilitaryDrugs(Plain):
    """Discard any number of cards, contamination included; draw that number plus 1."""

    def effect(self, use: Use) -> Play[None]:
        game, me = use.game, use.me
        cards = [Pay(card) for card in use.user.hand]
        prompt = Text("ask-discard-any", who=game.name(me))
        dropped = yield from choose_some(me, prompt, cards, 0, len(cards), topic="discard")
        for card in dropped:
            discard_from_hand(game, me, card.card)
        draw_action_cards(game, me, len(dropped) + 1)


# ---------------------------------------------------------------- blue: crafted


class Antidote(Plain):
    """Scan everything, lose every INFECTED card and the larva, gain a contamination card, shuffle deck and discards
    (the hand stays), pass.
    """

    must_pass: ClassVar[bool] = True
    irrevocable: ClassVar[bool] = True

    def effect(self, use: Use) -> None:
        scan_everything(use.game, use.me)
        gain_contamination(use.game, use.me)
        shuffle_all_together(use.game, use.me, hand=False)


class Taser(Aimed[AtIntruder | AtPerson]):
    """1 injury for an intruder here, which retreats if it lives; or a character here discards its whole hand."""

    without: ClassVar[str] = "nobody-else"

    def aims(self, use: Use) -> Sequence[AtIntruder | AtPerson]:
        people = [seat for seat in use.game.people_in(use.here) if use.game.character(seat).hand]
        return [
            *(AtIntruder(one.id, "stun") for one in use.game.intruders_in(use.here)),
            *(AtPerson(seat, "stun_person") for seat in people),
        ]

    def effect(self, use: Use, aim: AtIntruder | AtPerson) -> None:
        match aim:
            case AtPerson(other):
                for card in list(use.game.character(other).hand):
                    discard_from_hand(use.game, other, card)
                use.game.tell(story.LosesHand, who=other)
            case AtIntruder(number):
                self._stun(use, number)

    @staticmethod
    def _stun(use: Use, number: int) -> None:
        intruder = use.game.intruder(number)
        if intruder is None:
            return
        slot = intruder.room
        injure(use.game, intruder, 1)
        # An arrow in the injury check has made it retreat already.
        if intruder in use.game.state.intruders and intruder.room == slot:
            retreat(use.game, intruder)


class MolotovCocktail(Thrown[AtRoom]):
    """Fire in a room in reach with an intruder: 1 injury for every intruder and 1 serious wound for every character
    there. At eggs: destroys 1, then a noise roll.
    """

    def aims(self, use: Use) -> Sequence[AtRoom]:
        burn = [AtRoom(slot, "throw_fire") for slot in self.reach(use) if use.game.intruders_in(slot)]
        return [*burn, *self.at_eggs(use)]

    def effect(self, use: Use, aim: AtRoom) -> Play[None]:
        game = use.game
        at_eggs = aim.option == "throw_at_eggs"
        if at_eggs:
            destroy_eggs(game, aim.slot, 1)
        place_fire(game, aim.slot)
        wide = game.variant(WIDE_FIRE_WEAKNESS) and game.knows_weakness("vulnerability_to_fire")
        yield from self.harm_all(use, aim.slot, "fire", injuries=2 if wide else 1)
        if at_eggs:
            yield from noise_roll(game, use.me)
