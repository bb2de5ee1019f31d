"""Shooting, melee and the destruction of eggs. Rulebook: Combat; Destroying eggs."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import No, Yes
from nemesis_desktop.games.nemesis.components.items import WEAPON_MODIFIERS
from nemesis_desktop.games.nemesis.components.tokens import COMBAT_DIE, MELEE_LIMIT
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.noise import noise_roll
from nemesis_desktop.games.nemesis.rules.harm.contamination import gain_contamination
from nemesis_desktop.games.nemesis.rules.harm.intruders import injure, injury_check, retreat
from nemesis_desktop.games.nemesis.rules.harm.wounds import suffer_serious_wound
from nemesis_desktop.games.nemesis.rules.things.belongings import item_id, spend_ammo
from nemesis_desktop.games.nemesis.rules.things.markers import place_fire
from nemesis_desktop.games.nemesis.species.injuries import Known
from nemesis_desktop.games.nemesis.species.nature import Nature


def shoot(
    game: Game, seat: Seat, weapon: str, target: int, *, ammo: int = 1, extra: int = 0, rerolls: int = 0
) -> Play[None]:
    """Shoot an intruder: ammo, the combat die, the weapon's and the weaknesses' effects, the injury check.

    ``extra`` injuries count also when the roll misses (Full Auto, which spends all ``ammo``); ``rerolls`` are those
    of a card.
    """
    intruder = game.intruder(target)
    if intruder is None or not game.aboard(seat):
        return
    modifiers = WEAPON_MODIFIERS[item_id(weapon)]
    again = True
    shots = 0
    while again:
        spend_ammo(game, weapon, ammo)
        game.tell(story.Shoots, who=seat, weapon=weapon, kind=intruder.kind, intruder=target)
        face = yield from combat_roll(game, seat, rerolls + modifiers.rerolls)
        injuries = yield from injuries_of_shot(game, seat, weapon, face, intruder.kind)
        injuries = _add_on_hit(game, weapon, injuries + extra)
        game.tell(story.ShotResult, who=seat, kind=intruder.kind, count=injuries, intruder=target)
        again = yield from _shoots_again(game, seat, weapon, injuries)
        if modifiers.hit_causes_retreat:
            if injuries:
                retreat(game, intruder)
        else:
            injure(game, intruder, injuries, check=False)
            if not again and intruder.injuries and (injuries or shots):
                injury_check(game, intruder)
        shots += 1
    if face in modifiers.fire_on_rolled and game.aboard(seat):
        place_fire(game, game.place_of(seat))


def _shoots_again(game: Game, seat: Seat, weapon: str, injuries: int) -> Play[bool]:
    """The Captain's trait: after a hit with the Six-Shooter another shot at the same target, without cost or action.

    The injury check waits for the last shot.
    """
    loaded = game.state.ammo.get(weapon, 0) > 0
    if not injuries or not loaded or weapon != "six_shooter" or not game.has_trait(seat, "captain"):
        return False
    answer = yield from choose(seat, Text("ask-shoot-again", who=game.name(seat)), [Yes(), No()], topic="shoot")
    return isinstance(answer, Yes)


def combat_roll(game: Game, seat: Seat, rerolls: int = 0) -> Play[str]:
    """Roll the combat die; the roller may reroll it as often as the weapon and the card allow."""
    face: str = game.pick("combat", COMBAT_DIE)
    game.tell(story.CombatRolled, who=seat, face=face)
    for _ in range(rerolls):
        prompt = Text("ask-reroll", who=game.name(seat), face=Text(f"face-{face}"))
        again = yield from choose(seat, prompt, [Yes(), No()], topic="reroll")
        if isinstance(again, No):
            break
        face = game.pick("combat", COMBAT_DIE)
        game.tell(story.CombatRolled, who=seat, face=face)
    return face


def injuries_of_shot(game: Game, seat: Seat, weapon: str, face: str, kind: str | None) -> Play[int]:
    """What the rolled face does to this kind of target with this weapon, before bonuses for any hit.

    Without a ``kind`` it is an egg.
    """
    modifiers = WEAPON_MODIFIERS[item_id(weapon)]
    injuries = printed_injuries(game.nature, game, weapon, face, kind)
    if face in modifiers.spend_for_injury_on_rolled and game.state.ammo.get(weapon, 0) > 0:
        spend = yield from choose(seat, Text("ask-spend-ammo", who=game.name(seat)), [Yes(), No()], topic="ammo")
        if isinstance(spend, Yes):
            spend_ammo(game, weapon)
            injuries += 1
    return injuries


def printed_injuries(nature: Nature, known: Known, weapon: str, face: str, kind: str | None) -> int:
    """What a face does to this kind of target with this weapon, before bonuses for any hit and what ammo can add.

    Without a ``kind`` it is an egg. ``known`` is what lies open of the game.
    """
    modifiers = WEAPON_MODIFIERS[item_id(weapon)]
    counted = modifiers.treat_rolled.get(face, face)
    if kind is None:
        injuries = nature.species.die_injuries(counted, None)
    else:
        injuries = nature.injuries.of_die(known, kind, face, counted)
    if modifiers.at_least_one_hit and face != "blank":
        injuries = max(1, injuries)
    return injuries + (face in modifiers.extra_injury_on_rolled)


def bonus_on_hit(nature: Nature, known: Known, weapon: str) -> int:
    """Further injuries of a shot that deals any: the weapon's own, then those of what is known of the species."""
    return WEAPON_MODIFIERS[item_id(weapon)].extra_injury_on_hit + nature.injuries.bonus(known, weapon)


def _add_on_hit(game: Game, weapon: str, injuries: int) -> int:
    """The injuries of a shot with the bonuses of one that deals any."""
    return injuries + bonus_on_hit(game.nature, game, weapon) if injuries else 0


def melee(game: Game, seat: Seat, target: int) -> Play[None]:
    """Attack hand to hand: a contamination card first, then the die; at most 1 injury, a miss costs a serious wound."""
    intruder = game.intruder(target)
    if intruder is None:
        return
    game.tell(story.Melees, who=seat, kind=intruder.kind, intruder=target)
    gain_contamination(game, seat)
    face = yield from combat_roll(game, seat)
    injuries = min(MELEE_LIMIT, game.nature.injuries.of_die(game, intruder.kind, face, face))
    if injuries:
        injure(game, intruder, injuries)
    else:
        game.tell(story.MeleeMissed, who=seat, kind=intruder.kind)
        yield from suffer_serious_wound(game, seat, "melee")


# ---------------------------------------------------------------- eggs


def eggs_here(game: Game, slot: int) -> int:
    """Uncarried eggs in a room; those on the intruder board lie in the explored Nest."""
    room = game.room(slot)
    lying = sum(thing.startswith("egg_") for thing in room.objects) if room.objects else 0
    return lying + (len(game.state.eggs) if room.tile == "nest" and room.explored else 0)


def lift_egg(game: Game, slot: int) -> str:
    """Take away one of the ``eggs_here`` and return it, the explored Nest's own first."""
    room = game.room(slot)
    if room.tile == "nest" and room.explored and game.state.eggs:
        return game.state.eggs.pop()
    egg = next(thing for thing in room.objects if thing.startswith("egg_"))
    room.objects.remove(egg)
    return egg


def destroy_eggs(game: Game, slot: int, count: int) -> int:
    """Destroy up to ``count`` uncarried eggs of a room, the Nest's own first; how many.

    Their tokens return to the supply.
    """
    destroyed = 0
    while destroyed < count and eggs_here(game, slot):
        game.state.egg_supply.append(lift_egg(game, slot))
        destroyed += 1
    if destroyed:
        game.tell(story.EggsDestroyed, room=slot, count=destroyed)
        check_nest(game)
    return destroyed


def check_nest(game: Game) -> None:
    """The Nest is destroyed as soon as no egg is left in it, taken, shot or burnt; it stays destroyed."""
    if not game.state.eggs and not game.state.nest_destroyed:
        game.state.nest_destroyed = True
        game.tell(story.NestDestroyed)


def shoot_eggs(game: Game, seat: Seat, weapon: str, *, ammo: int = 1, extra: int = 0, rerolls: int = 0) -> Play[None]:
    """Shoot at eggs, in or out of combat: every injury destroys one, any face but blank at least one; then a noise
    roll.
    """
    slot = game.place_of(seat)
    spend_ammo(game, weapon, ammo)
    game.tell(story.ShootsEggs, who=seat, weapon=weapon)
    modifiers = WEAPON_MODIFIERS[item_id(weapon)]
    face = yield from combat_roll(game, seat, rerolls + modifiers.rerolls)
    # Every symbol hits an egg, only the double hit counts twice.
    injuries = yield from injuries_of_shot(game, seat, weapon, face, None)
    destroy_eggs(game, slot, _add_on_hit(game, weapon, injuries + extra))
    if face in modifiers.fire_on_rolled:
        place_fire(game, slot)
    yield from noise_roll(game, seat)


def melee_eggs(game: Game, seat: Seat) -> Play[None]:
    """Smash an egg: no contamination card and no wound, whatever is rolled; then a noise roll."""
    slot = game.place_of(seat)
    game.tell(story.MeleesEggs, who=seat)
    face = yield from combat_roll(game, seat)
    destroy_eggs(game, slot, min(MELEE_LIMIT, game.species.die_injuries(face, None)))
    yield from noise_roll(game, seat)
