"""What the Carnomorphs do where another species would do something else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from nemesis_desktop.engine.decision import Act, Seat
from nemesis_desktop.engine.flow import Phase, Play, Step
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.effects import IntruderCardEffect
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.harm.wounds import suffer_light_wound
from nemesis_desktop.games.nemesis.species.carnomorphs.components import CARNOMORPHS
from nemesis_desktop.games.nemesis.species.carnomorphs.components.kinds import SLOTS
from nemesis_desktop.games.nemesis.species.carnomorphs.components.mutations import OVERCLOCKED
from nemesis_desktop.games.nemesis.species.carnomorphs.nature import bag, mutation
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.adaptations import (
    CarnomorphsExamination,
    CarnomorphsInjuries,
)
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.alterations import (
    alterations_end,
    masked,
    smells,
    stiff,
    wear_off,
    wound_ignored,
)
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.attacks import ATTACK_EFFECTS, attack_of_smallest
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.events import EVENT_EFFECTS
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.feeding import attack_step_begins, feeding
from nemesis_desktop.games.nemesis.species.nature import Candidate, Nature
from nemesis_desktop.games.nemesis.species.species import AttackCard
from nemesis_desktop.games.nemesis.state import Character, Intruder


class CarnomorphsNature(Nature):
    """They feed and grow, adapt as they appear, and make something else of people."""

    species = CARNOMORPHS
    attacks = ATTACK_EFFECTS
    events = EVENT_EFFECTS
    player_cards: Mapping[str, IntruderCardEffect] = {}
    injuries = CarnomorphsInjuries(CARNOMORPHS)
    examination = CarnomorphsExamination()
    steps_before: Mapping[str, tuple[Step, ...]] = {"attacks": (attack_step_begins,)}
    steps_after: Mapping[str, tuple[Step, ...]] = {"draw": (alterations_end,)}
    phases_after: Mapping[str, Phase] = {"attacks": Phase("feeding", (feeding,))}

    # ---------------------------------------------------------------- people

    def offers(self, game: Game, me: Seat, candidates: Iterator[Candidate]) -> Iterator[Candidate]:
        """The mutation action."""
        yield from mutation.offered(game, me)
        yield from candidates

    def perform(self, game: Game, me: Seat, act: Act) -> Play[None]:
        yield from mutation.mutate(game, me)

    def bars(self, game: Game, seat: Seat) -> str | None:
        return "stiff" if stiff(game, seat) else None

    def turn_ends(self, game: Game, seat: Seat) -> Play[None]:
        if OVERCLOCKED in game.character(seat).altered:
            wear_off(game, seat, OVERCLOCKED)
            yield from suffer_light_wound(game, seat, mutation.DEATH)

    def spares(self, game: Game, seat: Seat, *, serious: bool) -> bool:
        return wound_ignored(game, seat, serious=serious)

    def dies(self, game: Game, seat: Seat) -> None:
        mutation.lose_card(game, seat)

    def revivable(self, game: Game, one: Character) -> bool:
        """Whom the fourth marker has killed is somebody else now."""
        return one.cause != mutation.DEATH

    def infect(self, game: Game, seat: Seat) -> Play[None]:
        yield from mutation.take_marker(game, seat)

    def cure(self, game: Game, seat: Seat) -> None:
        mutation.lose_card(game, seat)

    def check_survivor(self, game: Game, one: Character) -> None:
        mutation.check(game, one)

    # ---------------------------------------------------------------- on the board

    def placed(self, game: Game, intruder: Intruder) -> None:
        """The first of its kind stood on an adaptation, which works from now on, for all of them."""
        intruder.busy = True
        for slot, card in game.state.weaknesses.items():
            if SLOTS[slot] == intruder.kind and not card.known:
                card.known = True
                game.reveal()
                game.tell(story.AdaptationShown, weakness=card.card, slot=slot, kind=intruder.kind)

    def never_comes(self, game: Game, kind: str) -> bool:
        """The Butcher dies once."""
        return kind == self.species.ruler and game.state.queen_killed

    def prey(self, game: Game, here: Sequence[Seat]) -> Sequence[Seat]:
        return [seat for seat in here if smells(game, seat)] or here

    def hits(self, game: Game, attacker: Intruder, target: Seat, card: AttackCard) -> bool:
        missed = masked(game, target) and attacker.kind != self.species.ruler
        return super().hits(game, attacker, target, card) and not missed

    def attacked(self, game: Game, attacker: Intruder) -> None:
        """Who has attacked does not feed in the same step."""
        attacker.busy = True

    def attack_without_card(self, game: Game, attacker: Intruder, target: Seat, *, surprise: bool) -> Play[None]:
        yield from attack_of_smallest(game, attacker, target, surprise=surprise)

    def develop(self, game: Game, token: str) -> Play[None]:
        yield from bag.develop(game, token)

    # ---------------------------------------------------------------- adaptations

    def surprise_number(self, game: Game, printed: int) -> int:
        """Ambushers: 1 higher."""
        return printed + game.knows_weakness("ambushers")


NATURE = CarnomorphsNature()
