"""What intruders do to people and people to intruders, in numbers: chances and expected harm, in light wounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations

from nemesis_desktop.games.nemesis.components.attacks import ATTACKS
from nemesis_desktop.games.nemesis.components.intruders import INTRUDERS
from nemesis_desktop.games.nemesis.components.items import WEAPON_MODIFIERS, facts_of
from nemesis_desktop.games.nemesis.components.tokens import COMBAT_DIE, INTRUDER_TOKENS, NOISE_DIE, combat_injuries

_HARM: Mapping[str, float] = {
    "scratch": 1.2,
    "claw_attack": 2.2,
    "bite": 3.0,
    "tail_attack": 4.0,
    "frenzy": 3.5,
    "slime": 0.6,
    "transformation": 2.0,
    "summoning": 2.5,
}
"""What an attack that hits costs."""

_LARVA_HARM = 2.5
_BLANK_HARM = 0.3

_NUISANCE: Mapping[str, float] = {"larva": 0.6, "creeper": 1.2, "adult": 2.2, "breeder": 4.0, "queen": 5.0}
"""What it costs to get rid of an intruder that has appeared, or to get away from it."""

_SEVERITY = (1.0, 1.4, 2.2, 5.0)
"""How much worse a wound is with so many serious ones: with three the next one kills."""

DIE_NUMBER = 2 / len(NOISE_DIE)
"""The chance of one number of the noise die."""


@cache
def attack_harm(kind: str) -> float:
    """What one attack of an intruder of this kind costs on average."""
    if kind == "larva":
        return _LARVA_HARM
    return sum(_HARM[card.effect] for card in ATTACKS.values() if kind in card.symbols) / len(ATTACKS)


def attack_effect_harm(effect: str) -> float:
    """What an attack card of this name costs if it hits."""
    return _HARM[effect]


def severity(serious_wounds: int) -> float:
    """How much worse a wound is for somebody with so many serious ones."""
    return _SEVERITY[min(serious_wounds, len(_SEVERITY) - 1)]


@cache
def encounter_harm(bag: tuple[tuple[str, int], ...], hand: int, serious_wounds: int) -> float:
    """What an encounter costs on average: by the tokens in the bag, and the cards that would be in hand.

    Args:
        bag: how many tokens of each kind are in it.
        hand: cards in hand, contamination included.
        serious_wounds: of the one who would be attacked.
    """
    tokens = sum(count for _, count in bag)
    harm = 0.0
    for kind, count in bag:
        if kind == "blank":
            harm += count * _BLANK_HARM
            continue
        surprise = _surprise_chance(kind, hand)
        harm += count * (_NUISANCE[kind] + surprise * attack_harm(kind) * severity(serious_wounds))
    return harm / tokens if tokens else 0.0


@cache
def _surprise_chance(kind: str, hand: int) -> float:
    """How likely the number on a token of this kind is larger than the hand."""
    numbers = [token.number or 0 for token in INTRUDER_TOKENS.values() if token.kind == kind]
    return sum(number > hand for number in numbers) / len(numbers)


@cache
def kill_chance(weapon: str, kind: str, injuries: int) -> float:
    """How likely one shot kills an intruder that has these injuries, or drives it away."""
    chance = 0.0
    for face in COMBAT_DIE:
        dealt = shot_injuries(weapon, kind, face)
        if dealt:
            chance += (1.0 if _drives_away(weapon) else _death_chance(kind, injuries + dealt)) / len(COMBAT_DIE)
    return chance


@cache
def mean_injuries(weapon: str, kind: str) -> float:
    """How many injuries one shot deals on average."""
    return sum(shot_injuries(weapon, kind, face) for face in COMBAT_DIE) / len(COMBAT_DIE)


def shot_injuries(weapon: str, kind: str, face: str) -> int:
    """What this result deals with this weapon, without what only the table knows."""
    modifiers = WEAPON_MODIFIERS[facts_of(weapon).id]
    injuries = combat_injuries(modifiers.treat_rolled.get(face, face), kind)
    if modifiers.at_least_one_hit and face != "blank":
        injuries = max(1, injuries)
    injuries += face in modifiers.extra_injury_on_rolled
    return injuries + modifiers.extra_injury_on_hit if injuries else 0


def melee_chance(kind: str, injuries: int) -> float:
    """How likely a melee attack kills an intruder that has these injuries, or drives it away."""
    hits = sum(bool(combat_injuries(face, kind)) for face in COMBAT_DIE) / len(COMBAT_DIE)
    return hits * _death_chance(kind, injuries + 1)


def melee_miss(kind: str) -> float:
    """How likely a melee attack misses, which costs a serious wound."""
    return sum(not combat_injuries(face, kind) for face in COMBAT_DIE) / len(COMBAT_DIE)


def _drives_away(weapon: str) -> bool:
    return WEAPON_MODIFIERS[facts_of(weapon).id].hit_causes_retreat


@cache
def _death_chance(kind: str, injuries: int) -> float:
    """How likely an injury check ends with the intruder dead or gone."""
    wanted = INTRUDERS[kind].toughness_cards
    if wanted == 0:
        return 1.0
    draws = list(combinations([card.toughness for card in ATTACKS.values()], wanted))
    return sum(_ends(draw, injuries) for draw in draws) / len(draws)


def _ends(toughness: Iterable[int | None], injuries: int) -> bool:
    marks = list(toughness)
    return None in marks or sum(mark or 0 for mark in marks) <= injuries
