"""The revealed aliens: their plan, and their clashes with whoever is there. Rulebook: Phase 3, Clash with the alien."""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import (
    Absorb,
    AbsorbDog,
    Fight,
    FightNot,
    NextClash,
    PlanMade,
    SabotageHere,
    Send,
)
from nemesis_desktop.games.the_thing.components.assumptions import POWER_FOR_A_CHARACTER
from nemesis_desktop.games.the_thing.components.locations import KENNEL
from nemesis_desktop.games.the_thing.components.things import BURNS
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.things.asking import (
    any_weapon,
    leader_decides,
    privately,
    the_aliens,
    volunteers,
)
from nemesis_desktop.games.the_thing.rules.things.piles import holds, pay_blind_card, pay_with
from nemesis_desktop.games.the_thing.rules.things.reveal import absorb
from nemesis_desktop.games.the_thing.rules.work.sabotage import by_alien

FIGHT_CLICKS = 2


def plan_attacks(game: Game) -> Play[None]:
    """All revealed aliens together lay power onto location cards, face down; the rest stays in reserve (D8b)."""
    state = game.state
    if not game.revealed or not state.pool or not state.locations:
        return
    while (reserve := state.pool - sum(state.plan_power)) and state.locations:
        acts: list[Send | PlanMade] = [
            Send(place, power) for place in sorted(state.locations) for power in range(1, reserve + 1)
        ]
        if state.plan:
            acts.append(PlanMade())
        act = yield from the_aliens(game, "plan", acts, secret=True)
        if isinstance(act, PlanMade):
            break
        state.locations.remove(act.place)
        state.plan.append(act.place)
        state.plan_power.append(act.power)
    game.barrier = "sealed"
    game.tell(story.AlienPlans)


def open_plans(game: Game) -> None:
    """The cards are turned up; the power stands in the locations."""
    state = game.state
    state.met_alien = list(state.plan)
    state.powers = dict(zip(state.plan, state.plan_power, strict=True))
    state.locations.extend(state.plan)
    state.plan, state.plan_power = [], []
    if state.powers:
        game.shuffle("locations", state.locations)
        game.barrier = "reveal"


def alien_clashes(game: Game) -> Play[None]:
    """Location by location, in the leader's order; then all power that was not lost is back in the pool."""
    state = game.state
    left = list(state.met_alien)
    while left:
        acts = [NextClash(place) for place in left]
        act = yield from leader_decides(game, game.ask("order", state.leader), acts, topic="order")
        left.remove(act.place)
        yield from strike(game, act.place)
    if state.powers:
        state.powers = {}
        game.tell(story.PowerBack, power=state.pool)


def strike(game: Game, place: str) -> Play[None]:
    """The alien acts in one location with the power that is there."""
    power, people = game.state.powers[place], _standing(game, place)
    game.tell(story.AlienStrikes, place=place, power=power)
    if place == KENNEL:
        absorb_from_kennel(game)
        return
    if people and (yield from _fought(game, place, people)):
        return
    if people and power <= len(people):
        game.tell(story.AlienFlees, place=place)
        return
    act = yield from _one_thing(game, place, people)
    match act:
        case Absorb():
            game.state.pool += POWER_FOR_A_CHARACTER
            absorb(game, act.whom, place)
        case AbsorbDog():
            game.spot(place).dog = False
            absorb_dog(game, place)
        case SabotageHere():
            by_alien(game, place, power)


def _standing(game: Game, place: str) -> list[int]:
    return [who for who in game.turn_order() if who in game.standing(place)] if place != KENNEL else []


def _one_thing(game: Game, place: str, people: Sequence[int]) -> Play[Absorb | AbsorbDog | SabotageHere]:
    """Absorb a character, or the dog, or sabotage (D5): the game's own alien prefers them in this order."""
    victims: list[Absorb | AbsorbDog | SabotageHere] = [game.of(Absorb, who) for who in people]
    dog: list[Absorb | AbsorbDog | SabotageHere] = [AbsorbDog(place)] if game.spot(place).dog else []
    if game.coop:
        acts = victims or dog or [SabotageHere(place)]
        return (yield from leader_decides(game, game.ask("coop-victim", game.state.leader), acts, topic="victim"))
    acts = [*victims, *dog, SabotageHere(place)]
    return (yield from the_aliens(game, "victim", acts, place=Text(f"thing-place-{place}")))


def _fought(game: Game, place: str, people: Sequence[int]) -> Play[bool]:
    """Before the powers are compared (D60) somebody may use a weapon; the first use drives the alien away (D29)."""
    if not any_weapon(game, people):
        return False
    for who in (yield from volunteers(game, people, "fight")):
        inert: dict[Act, Fight | FightNot] = {Fight(good): FightNot() for good in BURNS if not holds(game, who, good)}
        acts: list[Fight | FightNot] = [*map(Fight, BURNS), FightNot()]
        act = yield from privately(
            game, who, game.ask("fight-with", who), acts,
            topic="fight_with", ritual=FIGHT_CLICKS, inert=inert, barrier="sealed",
        )  # fmt: skip
        if isinstance(act, Fight):
            fight(game, who, act.good, place)
            return True
        if not game.coop:
            game.tell(story.FoughtNot, who=who)
    return False


def fight(game: Game, who: int, good: str, place: str) -> None:
    """Pay the weapon and a blind card of the pile, lie down: the alien loses 1 power for good and flees."""
    pay_with(game, who, good)
    if not game.coop:
        pay_blind_card(game)
    game.figure(who).lying = True
    game.state.pool -= 1
    game.state.powers[place] -= 1
    game.tell(story.AlienFought, who=who, good=good, place=place)
    if not game.state.pool:
        game.tell(story.AlienDestroyed)


def absorb_dog(game: Game, place: str) -> None:
    """A dog leaves the game and gives 1 power."""
    game.state.dead_dogs += 1
    game.state.pool += 1
    game.tell(story.DogAbsorbed, place=place, power=game.state.pool)


def absorb_from_kennel(game: Game) -> None:
    """One dog of the kennel; the card of an empty kennel lies on the kennel again."""
    state = game.state
    if not state.kennel_dogs:
        return
    state.kennel_dogs -= 1
    absorb_dog(game, KENNEL)
    if not state.kennel_dogs and KENNEL in state.locations:
        state.locations.remove(KENNEL)
        state.kennel_card_out = True
