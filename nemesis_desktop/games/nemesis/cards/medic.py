"""The Medic, a promo character: three action cards and two quest items. Switched on by a variant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis.aims import Aim, AtPerson, AtWound, Named
from nemesis_desktop.games.nemesis.cards.common import (
    Treatable,
    light_to_heal,
    lose_a_card,
    treat,
    wounds_to_dress,
    wounds_to_heal,
)
from nemesis_desktop.games.nemesis.components.characters import HAND_SIZE
from nemesis_desktop.games.nemesis.effects import Aimed, Effect, Plain, Use
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.harm.contamination import gain_contamination, scan_everything
from nemesis_desktop.games.nemesis.rules.harm.wounds import suffer_light_wound
from nemesis_desktop.games.nemesis.rules.things.belongings import held, spend_ammo
from nemesis_desktop.games.nemesis.rules.things.piles import draw_action_cards, shuffle_all_together


def in_green_room(use: Use) -> bool:
    """The explored room I stand in is green."""
    return use.here in use.game.ship.explored_of("green")


def patients(use: Use) -> list[Seat]:
    """Everybody in my room, me included."""
    return use.game.people_in(use.here)


class EmergencyResuscitation(Aimed[AtPerson]):
    """Spend Needle Gun ammo on a character here: a contamination card and one action card less, or three cards more."""

    without: ClassVar[str] = "no-needle-gun"

    def aims(self, use: Use) -> Sequence[AtPerson]:
        loaded = "needle_gun" in held(use.user) and use.game.state.ammo.get("needle_gun", 0) > 0
        return [AtPerson(seat, "inject") for seat in patients(use)] if loaded else []

    def next_aims(self, use: Use) -> Sequence[Aim] | None:
        return None if len(use.aims) > 1 else [Named("burden"), Named("boost")]

    def effect(self, use: Use, aim: AtPerson) -> Play[None]:
        spend_ammo(use.game, "needle_gun")
        match use.aims:
            case (AtPerson(patient), Named("boost")):
                draw_action_cards(use.game, patient, 3)
            case (AtPerson(patient), Named("burden")):
                gain_contamination(use.game, patient)
                yield from lose_a_card(use.game, patient)


class PatientCard(Aimed[AtPerson]):
    """A card that treats a character here; in a green room it brings a card."""

    without: ClassVar[str] = "no-wounds-here"

    def treatments(self, game: Game, patient: Seat) -> list[Treatable]:
        """What can be done for this patient."""
        raise NotImplementedError

    def aims(self, use: Use) -> Sequence[AtPerson]:
        return [AtPerson(seat, "treat") for seat in patients(use) if self.treatments(use.game, seat)]

    def next_aims(self, use: Use) -> Sequence[Aim] | None:
        match use.aims:
            case (AtPerson(patient),):
                return self.treatments(use.game, patient)
        return None

    def effect(self, use: Use, aim: AtPerson) -> None:
        match use.aims:
            case (AtPerson(patient), AtWound() | Named() as treatment):
                treat(use.game, patient, treatment)
                if treatment.option != "heal_dressed":
                    self._cared(use, patient)
        if in_green_room(use):
            draw_action_cards(use.game, use.me, 1)

    @staticmethod
    def _cared(use: Use, patient: Seat) -> None:
        """The Medic's trait: dressing or healing somebody else brings a card."""
        if patient != use.me and use.game.has_trait(use.me, "medic"):
            draw_action_cards(use.game, use.me, 1)


class FieldDressing(PatientCard):
    """All light wounds, or one serious wound dressed."""

    def treatments(self, game: Game, patient: Seat) -> list[Treatable]:
        return [*light_to_heal(game, patient), *wounds_to_dress(game, patient)]


class Pharmacist(PatientCard):
    """One dressed serious wound healed, or one serious wound dressed."""

    def treatments(self, game: Game, patient: Seat) -> list[Treatable]:
        return [*wounds_to_heal(game, patient), *wounds_to_dress(game, patient)]


class SurgeryKit(Aimed[AtPerson]):
    """A character here loses every INFECTED card and the larva, shuffles all cards and suffers a light wound."""

    def aims(self, use: Use) -> Sequence[AtPerson]:
        return [AtPerson(seat, "operate") for seat in patients(use)]

    def effect(self, use: Use, aim: AtPerson) -> Play[None]:
        scan_everything(use.game, aim.seat)
        shuffle_all_together(use.game, aim.seat, hand=True)
        yield from suffer_light_wound(use.game, aim.seat, "surgery")


class CombatDrugs(Plain):
    """Draw until there are five cards in hand."""

    def forbidden(self, use: Use) -> str | None:
        return "hand-full" if len(use.user.hand) >= HAND_SIZE else None

    def effect(self, use: Use) -> None:
        draw_action_cards(use.game, use.me, HAND_SIZE - len(use.user.hand))


MEDIC_CARDS: dict[str, Effect] = {
    "emergency_resuscitation": EmergencyResuscitation(),
    "field_dressing": FieldDressing(),
    "pharmacist": Pharmacist(),
}
MEDIC_QUESTS: dict[str, Effect] = {"surgery_kit": SurgeryKit(), "combat_drugs": CombatDrugs()}
