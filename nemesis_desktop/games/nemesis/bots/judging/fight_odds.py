"""What intruders do to people and people to intruders, in numbers: chances and expected harm, in light wounds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations

from nemesis_desktop.games.nemesis.components.items import WEAPON_MODIFIERS, facts_of
from nemesis_desktop.games.nemesis.components.tokens import COMBAT_DIE, NOISE_DIE
from nemesis_desktop.games.nemesis.species.shelf import SPECIES_OF
from nemesis_desktop.games.nemesis.species.species import BLANK

_BLANK_HARM = 0.3

_SEVERITY = (1.0, 1.4, 2.2, 5.0)
"""How much worse a wound is with so many serious ones: with three the next one kills."""

DIE_NUMBER = 2 / len(NOISE_DIE)
"""The chance of one number of the noise die."""


@cache
def attack_harm(kind: str) -> float:
    """What one attack of an intruder of this kind costs on average."""
    species = SPECIES_OF[kind]
    harm = species.threat.harm
    if not species.kinds[kind].uses_attack_deck:
        return harm[kind]
    return sum(harm[card.effect] for card in species.attacks.values() if kind in card.symbols) / len(species.attacks)


def attack_effect_harm(kind: str, effect: str) -> float:
    """What an attack card of this name costs if it hits, in the hands of an intruder of this kind."""
    return SPECIES_OF[kind].threat.harm[effect]


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
        if kind == BLANK:
            harm += count * _BLANK_HARM
            continue
        attacked = _surprise_chance(kind, hand) * attack_harm(kind) * severity(serious_wounds)
        harm += count * (SPECIES_OF[kind].threat.nuisance[kind] + attacked)
    return harm / tokens if tokens else 0.0


@cache
def _surprise_chance(kind: str, hand: int) -> float:
    """How likely the number on a token of this kind is larger than the hand."""
    numbers = [token.number or 0 for token in SPECIES_OF[kind].tokens.values() if token.kind == kind]
    return sum(number > hand for number in numbers) / len(numbers)


@cache
def kill_chance(weapon: str, kind: str, injuries: int) -> float:
    """How likely one shot kills an intruder that has these injuries, or drives it away."""
    chance = 0.0
    for face in COMBAT_DIE:
        dealt = shot_injuries(weapon, kind, face)
        if dealt:
            chance += (1.0 if drives_away(weapon) else death_chance(kind, injuries + dealt)) / len(COMBAT_DIE)
    return chance


@cache
def mean_injuries(weapon: str, kind: str) -> float:
    """How many injuries one shot deals on average."""
    return sum(shot_injuries(weapon, kind, face) for face in COMBAT_DIE) / len(COMBAT_DIE)


def shot_injuries(weapon: str, kind: str, face: str) -> int:
    """What this result deals with this weapon, without what only the table knows."""
    modifiers = WEAPON_MODIFIERS[facts_of(weapon).id]
    injuries = SPECIES_OF[kind].die_injuries(modifiers.treat_rolled.get(face, face), kind)
    if modifiers.at_least_one_hit and face != "blank":
        injuries = max(1, injuries)
    injuries += face in modifiers.extra_injury_on_rolled
    return injuries + modifiers.extra_injury_on_hit if injuries else 0


def melee_chance(kind: str, injuries: int) -> float:
    """How likely a melee attack kills an intruder that has these injuries, or drives it away."""
    hits = sum(bool(SPECIES_OF[kind].die_injuries(face, kind)) for face in COMBAT_DIE) / len(COMBAT_DIE)
    return hits * death_chance(kind, injuries + 1)


def melee_miss(kind: str) -> float:
    """How likely a melee attack misses, which costs a serious wound."""
    return sum(not SPECIES_OF[kind].die_injuries(face, kind) for face in COMBAT_DIE) / len(COMBAT_DIE)


def drives_away(weapon: str) -> bool:
    """Whether a hit with this weapon drives its target away instead of hurting it."""
    return WEAPON_MODIFIERS[facts_of(weapon).id].hit_causes_retreat


@cache
def death_chance(kind: str, injuries: int) -> float:
    """How likely an injury check ends with the intruder dead or gone."""
    species = SPECIES_OF[kind]
    wanted = species.kinds[kind].toughness_cards
    if wanted == 0:
        return 1.0
    draws = list(combinations([card.toughness_of(kind) for card in species.attacks.values()], wanted))
    return sum(_ends(draw, injuries) for draw in draws) / len(draws)


def _ends(toughness: Iterable[int | None], injuries: int) -> bool:
    marks = list(toughness)
    return None in marks or sum(mark or 0 for mark in marks) <= injuries
