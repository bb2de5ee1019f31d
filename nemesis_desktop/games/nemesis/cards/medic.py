"""The Medic, a promo character: three action cards and two quest items. Switched on by a variant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import Aim, Pay
from nemesis_desktop.games.nemesis.cards.common import my_room, treat
from nemesis_desktop.games.nemesis.components.characters import HAND_SIZE
from nemesis_desktop.games.nemesis.effects import Aims, Effect
from nemesis_desktop.games.nemesis.rules.belongings import held, spend_ammo
from nemesis_desktop.games.nemesis.rules.contamination import gain_contamination, scan_everything
from nemesis_desktop.games.nemesis.rules.piles import (
    action_cards,
    discard_from_hand,
    draw_action_cards,
    shuffle_all_together,
)
from nemesis_desktop.games.nemesis.rules.wounds import dressed_wounds, open_wounds, suffer_light_wound
from nemesis_desktop.games.nemesis.table import Game


def in_green_room(game: Game, me: Seat) -> bool:
    """The explored room I stand in is green."""
    slot = my_room(game, me)
    return game.room(slot).explored and game.tile(slot).colour == "green"


def patients(game: Game, me: Seat) -> list[Seat]:
    """Everybody in my room, me included."""
    return game.people_in(my_room(game, me))


def cared(game: Game, me: Seat, patient: Seat) -> None:
    """The Medic's trait: dressing or healing somebody else brings a card."""
    if patient != me and game.has_trait(me, "medic"):
        draw_action_cards(game, me, 1)


class EmergencyResuscitation(Effect):
    """Spend Needle Gun ammo on a character here: a contamination card and one action card less, or three cards more."""

    without: ClassVar[str] = "no-needle-gun"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        loaded = "needle_gun" in held(game.character(me)) and game.state.ammo.get("needle_gun", 0) > 0
        return [Aim("inject", "seat", seat) for seat in patients(game, me)] if loaded else []

    def next_targets(self, game: Game, me: Seat, source: str, so_far: Aims) -> Sequence[Aim] | None:
        return None if len(so_far) > 1 else [Aim("burden"), Aim("boost")]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        spend_ammo(game, "needle_gun")
        patient = int(aims[0].id)
        if aims[1].option == "boost":
            draw_action_cards(game, patient, 3)
            return
        gain_contamination(game, patient)
        cards = [Pay(card) for card in action_cards(game, patient)]
        if cards:
            prompt = Text("ask-lose-card", who=game.name(patient))
            # Alone there is nobody from whom to hide that it was the only action card.
            several = len(game.state.crew) > 1
            lost = yield from choose(patient, prompt, cards, topic="discard", secret=True, always=several)
            discard_from_hand(game, patient, lost.card)
            game.tell(story.DiscardsCard, who=patient, card=lost.card)


class PatientCard(Effect):
    """A card that treats a character here; in a green room it brings a card."""

    without: ClassVar[str] = "no-wounds-here"

    def options(self, game: Game, patient: Seat) -> list[Aim]:
        """What can be done for this patient."""
        raise NotImplementedError

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("treat", "seat", seat) for seat in patients(game, me) if self.options(game, seat)]

    def next_targets(self, game: Game, me: Seat, source: str, so_far: Aims) -> Sequence[Aim] | None:
        return None if len(so_far) > 1 else self.options(game, int(so_far[0].id))

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        patient = int(aims[0].id)
        treat(game, patient, aims[1])
        if aims[1].option != "heal_dressed":
            cared(game, me, patient)
        if in_green_room(game, me):
            draw_action_cards(game, me, 1)


class FieldDressing(PatientCard):
    """All light wounds, or one serious wound dressed."""

    def options(self, game: Game, patient: Seat) -> list[Aim]:
        light = [Aim("heal_light")] if game.character(patient).light else []
        return [*light, *(Aim("dress", "wound", card) for card in open_wounds(game, patient))]


class Pharmacist(PatientCard):
    """One dressed serious wound healed, or one serious wound dressed."""

    def options(self, game: Game, patient: Seat) -> list[Aim]:
        healed = [Aim("heal_dressed", "wound", card) for card in dressed_wounds(game, patient)]
        return [*healed, *(Aim("dress", "wound", card) for card in open_wounds(game, patient))]


class SurgeryKit(Effect):
    """A character here loses every INFECTED card and the larva, shuffles all cards and suffers a light wound."""

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("operate", "seat", seat) for seat in patients(game, me)]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        patient = int(aims[0].id)
        scan_everything(game, patient)
        shuffle_all_together(game, patient, hand=True)
        yield from suffer_light_wound(game, patient, "surgery")


class CombatDrugs(Effect):
    """Draw until there are five cards in hand."""

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        return "hand-full" if len(game.character(me).hand) >= HAND_SIZE else None

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        draw_action_cards(game, me, HAND_SIZE - len(game.character(me).hand))


MEDIC_CARDS: dict[str, Effect] = {
    "emergency_resuscitation": EmergencyResuscitation(),
    "field_dressing": FieldDressing(),
    "pharmacist": Pharmacist(),
}
MEDIC_QUESTS: dict[str, Effect] = {"surgery_kit": SurgeryKit(), "combat_drugs": CombatDrugs()}
