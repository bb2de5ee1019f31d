"""A second species of one page, as unlike the Intruders as the rules allow: slugs, and the bulls that some become.

Slugs attack without a card and go over into the bag, as bulls. A bull is too large for the technical corridors, stays
when it should retreat, and leaves a slug beside its carcass. Those alone with something dead eat it and grow. People
whom they have infected can spit, and do not trade.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from nemesis_desktop.engine.decision import Act, Seat
from nemesis_desktop.engine.flow import Play, Step
from nemesis_desktop.games.nemesis.acts import Trade
from nemesis_desktop.games.nemesis.aims import Named
from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.components.objectives import Atom
from nemesis_desktop.games.nemesis.effects import AttackEffect, EventEffect
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.noise import everybody_rolls
from nemesis_desktop.games.nemesis.rules.harm.attacks import attack_ignored
from nemesis_desktop.games.nemesis.rules.harm.contamination import gain_contamination
from nemesis_desktop.games.nemesis.rules.harm.intruders import return_token, token_to_bag
from nemesis_desktop.games.nemesis.rules.harm.wounds import suffer_light_wound
from nemesis_desktop.games.nemesis.rules.rounds.ending import contamination_drawn, found_sick, lose
from nemesis_desktop.games.nemesis.rules.things.markers import cover_with_slime
from nemesis_desktop.games.nemesis.species import shelf
from nemesis_desktop.games.nemesis.species.examination import Examination
from nemesis_desktop.games.nemesis.species.injuries import Injuries, Known
from nemesis_desktop.games.nemesis.species.nature import Candidate, Nature
from nemesis_desktop.games.nemesis.species.species import (
    CARCASS,
    AttackCard,
    EventCard,
    Kind,
    Species,
    Threat,
    Token,
)
from nemesis_desktop.games.nemesis.state import Character, Intruder

SPIT = Named("suppress_fire")
"""Any act that no turn offers."""
OOZE = ("ooze_1", "ooze_2", "ooze_3", "ooze_4")

SLUGS = Species(
    id="slugs",
    kinds={
        "slug": Kind("slug", 1, 3, 11, 1, (CARCASS,), uses_attack_deck=False, makes_room=True),
        "bull": Kind("bull", 2, 1, 2, 1, (CARCASS, "slug"), enters_technical_corridors=False),
    },
    symbols={"creeper": 1, "adult": 2},
    tokens={
        token.id: token
        for token in (
            Token("slug_blank", "blank", None),
            Token("slug_1", "slug", 2),
            *(Token(f"slug_{number}", "slug", 2) for number in range(5, 12)),
            Token("slug_2", "slug", 2),
            Token("slug_3", "slug", 3, "old_slug", reserve=True),
            Token("slug_4", "slug", 3, "old_slug", reserve=True),
            Token("bull_1", "bull", 4),
            Token("bull_2", "bull", 4),
        )
    },
    bag={"blank": 1, "slug": 0, "old_slug": 1, "bull": 0},
    bag_per_player="slug",
    lone_blank="slug",
    attacks={
        f"nip_{number}": AttackCard(f"nip_{number}", "nip", ("bull",), toughness, {"slug": for_slugs})
        for number, (toughness, for_slugs) in enumerate(((3, 1), (4, 2), (None, 1), (5, None)), 1)
    },
    events={id_: EventCard(id_, number, ("bull",), number, "discard") for number, id_ in enumerate(OOZE, 1)},
    weaknesses=("thick_skin", "fireproof", "patient"),
    weakness_slots=("corpse", "egg"),
    eggs_at_setup=8,
    player_cards={},
    ruler="bull",
    threat=Threat({"slug": 1.0, "nip": 1.0}, {"slug": 1.0, "bull": 2.0}, {"slug": 1.0, "bull": 2.0}),
)


class Nip(AttackEffect):
    def effect(self, game: Game, attacker: int, target: Seat) -> Play[None]:
        yield from suffer_light_wound(game, target, "attack")


class Ooze(EventEffect):
    def effect(self, game: Game) -> None:
        for one in game.state.crew:
            cover_with_slime(game, one.seat)


def heal(game: Game) -> None:
    """Before they attack, all lose an injury."""
    for one in game.state.intruders:
        one.injuries = max(0, one.injuries - 1)


def feed(game: Game) -> None:
    """Those alone with something dead eat it; a slug becomes a bull if the bull is free."""
    for one in list(game.state.intruders):
        food = [thing for thing in game.room(one.room).objects if thing.startswith(("carcass_", "corpse_"))]
        if food and not game.fighting(one):
            game.room(one.room).objects.remove(food[0])
            game.state.removed.append(food[0])
            one.injuries = 0
            if not any(other.kind == "bull" for other in game.state.intruders):
                one.kind = "bull"


class SlugsInjuries(Injuries):
    def retreats(self, game: Known, intruder: Intruder) -> bool:
        return intruder.kind != "bull"

    def toughness_change(self, game: Known, cards: int) -> int:
        return cards * game.knows_weakness("thick_skin")

    def of_fire(self, game: Known) -> int:
        return 0 if game.knows_weakness("fireproof") else 1


class SlugsExamination(Examination):
    def open_slots(self, game: Game) -> Sequence[str]:
        return [slot for slot, card in game.state.weaknesses.items() if card.known]

    def research(self, game: Game, seat: Seat, slot: str) -> None:
        game.state.weaknesses[slot].known = False


class SlugsNature(Nature):
    species = SLUGS
    attacks: Mapping[str, AttackEffect] = {"nip": Nip()}
    events: Mapping[str, EventEffect] = dict.fromkeys(SLUGS.events, Ooze())
    player_cards: Mapping[str, Any] = {}
    injuries = SlugsInjuries(SLUGS)
    examination = SlugsExamination()
    steps_before: Mapping[str, tuple[Step, ...]] = {"attacks": (heal,)}
    steps_after: Mapping[str, tuple[Step, ...]] = {"attacks": (feed,)}

    def prepare(self, game: Game) -> None:
        game.state.noise[game.board.all_spaces[0]] = True

    def offers(self, game: Game, me: Seat, candidates: Iterator[Candidate]) -> Iterator[Candidate]:
        infected = game.character(me).larva
        if infected:
            yield SPIT, None
        for act, reason in candidates:
            yield act, "contamination" if infected and isinstance(act, Trade) else reason

    def perform(self, game: Game, me: Seat, act: Act) -> None:
        assert act == SPIT
        gain_contamination(game, me)

    def turn_ends(self, game: Game, seat: Seat) -> Play[None] | None:
        return suffer_light_wound(game, seat, "attack") if game.character(seat).larva else None

    def never_comes(self, game: Game, kind: str) -> bool:
        return kind == "bull" and game.state.queen_killed

    def placed(self, game: Game, intruder: Intruder) -> None:
        if intruder.kind == "bull":
            game.state.weaknesses["corpse"].known = True

    def surprise_number(self, game: Game, printed: int) -> int:
        return printed + game.knows_weakness("patient")

    def prey(self, game: Game, here: Sequence[Seat]) -> Sequence[Seat]:
        return [seat for seat in here if not game.character(seat).larva] or here

    def hits(self, game: Game, attacker: Intruder, target: Seat, card: AttackCard) -> bool:
        return super().hits(game, attacker, target, card) and not game.character(target).slime

    def attack_without_card(self, game: Game, attacker: Intruder, target: Seat, *, surprise: bool) -> Play[None]:
        if (yield from attack_ignored(game, target, surprise)):
            return
        game.character(target).larva = True
        game.state.intruders.remove(attacker)
        token_to_bag(game, "bull")

    def spares(self, game: Game, seat: Seat, *, serious: bool) -> bool:
        """Whoever has sent the Signal is spared light wounds, and with slime serious ones, too."""
        one = game.character(seat)
        return one.signal and (one.slime or not serious)

    def infect(self, game: Game, seat: Seat) -> None:
        game.character(seat).larva = True

    def cure(self, game: Game, seat: Seat) -> None:
        game.character(seat).larva = False

    def check_survivor(self, game: Game, one: Character) -> None:
        if found_sick(game, one) and contamination_drawn(game, one, unscanned=False) > 1:
            lose(game, one, "contamination")

    def develop(self, game: Game, token: str) -> Play[None]:
        return_token(game)
        if self.species.tokens[token].kind == "bull":
            yield from everybody_rolls(game, game.in_order())
        else:
            token_to_bag(game, "slug")

    def grants(self, game: Game, atom: Atom) -> bool:
        return game.state.queen_killed if atom.name == "queen_killed" else False


def shelve(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the slugs beside the species that there are."""
    monkeypatch.setitem(shelf.SPECIES, "slugs", SLUGS)  # type: ignore[arg-type]
    monkeypatch.setitem(BOX.natures, "slugs", SlugsNature())  # type: ignore[arg-type]
    for shelved, own in (
        (shelf.INTRUDER_KINDS, SLUGS.kinds),
        (shelf.INTRUDER_TOKENS, SLUGS.tokens),
        (shelf.ATTACKS, SLUGS.attacks),
        (shelf.EVENTS, SLUGS.events),
        (shelf.SPECIES_OF, dict.fromkeys(SLUGS.kinds, SLUGS)),
    ):
        for id_, thing in own.items():
            monkeypatch.setitem(shelved, id_, thing)  # type: ignore[arg-type]
