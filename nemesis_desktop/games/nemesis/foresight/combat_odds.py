"""What an attack on an intruder may bring, in exact chances, from nothing but what a seat may know.

Rulebook: Combat; Injuries and death. The open discards are counted, never the order of a deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations
from typing import Final, Literal

from attrs import frozen

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.nemesis.acts import Melee, Shoot
from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.components.items import WEAPON_MODIFIERS
from nemesis_desktop.games.nemesis.components.tokens import COMBAT_DIE, MELEE_LIMIT
from nemesis_desktop.games.nemesis.rules.deeds.combat import bonus_on_hit, printed_injuries
from nemesis_desktop.games.nemesis.rules.things.belongings import item_id
from nemesis_desktop.games.nemesis.state import Intruder
from nemesis_desktop.games.nemesis.view import IntruderView, View

Result = Literal["dies", "flees", "hurt", "missed"]
RESULTS: Final[tuple[Result, ...]] = ("dies", "flees", "hurt", "missed")
"""What becomes of the target, the best first: it is dead, it has left, it stays with more injuries, nothing."""


@frozen
class FightOdds:
    """What one attack may bring.

    ``weapon`` is None for a melee attack. ``faces`` has each side of the combat die with the injuries it deals.
    ``unseen`` counts the attack cards that an injury check could turn over.
    """

    weapon: str | None
    faces: tuple[tuple[str, int], ...]
    chances: Mapping[Result, Fraction]
    unseen: int

    @property
    def hits(self) -> int:
        """How many sides of the die hit."""
        return sum(injuries > 0 for _, injuries in self.faces)

    @property
    def injuries(self) -> tuple[int, int]:
        """The fewest and the most injuries of a hit; nothing where no side hits."""
        dealt = [injuries for _, injuries in self.faces if injuries]
        return (min(dealt), max(dealt)) if dealt else (0, 0)


@frozen
class KnownByView:
    """What the reader of a view knows of the game: which weaknesses lie face up, which variants are played."""

    view: View

    def knows_weakness(self, card: str) -> bool:
        """This weakness card is in play and face up."""
        return any(weakness.card == card and not weakness.removed for weakness in self.view.weaknesses)

    def variant(self, name: str) -> bool:
        """Whether a variant is switched on."""
        return name in self.view.options


def fight_odds(act: Act, view: View) -> FightOdds | None:
    """What an attack may bring; None for an act that attacks no intruder on the board."""
    if not isinstance(act, Shoot | Melee):
        return None
    target = next((one for one in view.intruders if one.id == act.target), None)
    if target is None:
        return None
    return _shot(act.weapon, target, view) if isinstance(act, Shoot) else _melee(target, view)


def _shot(weapon: str, target: IntruderView, view: View) -> FightOdds:
    nature, known = BOX.natures[view.species], KnownByView(view)

    def dealt(face: str) -> int:
        injuries = printed_injuries(nature, known, weapon, face, target.kind)
        return injuries + bonus_on_hit(nature, known, weapon) if injuries else 0

    return _odds(weapon, dealt, target, view)


def _melee(target: IntruderView, view: View) -> FightOdds:
    injuries, known = BOX.natures[view.species].injuries, KnownByView(view)
    return _odds(None, lambda face: min(MELEE_LIMIT, injuries.of_die(known, target.kind, face, face)), target, view)


def _odds(weapon: str | None, dealt: Callable[[str], int], target: IntruderView, view: View) -> FightOdds:
    faces = tuple((face, dealt(face)) for face in COMBAT_DIE)
    modifiers = None if weapon is None else WEAPON_MODIFIERS[item_id(weapon)]
    missing = Fraction(sum(not injuries for _, injuries in faces), len(faces))
    rolls = 1 + (0 if modifiers is None else modifiers.rerolls)
    # Whoever misses rolls again as long as the weapon lets them.
    each = Fraction(1, len(faces)) * sum(missing**number for number in range(rolls))
    chances: dict[Result, Fraction] = dict.fromkeys(RESULTS, Fraction(0))
    chances["missed"] = missing**rolls
    for _, injuries in faces:
        if not injuries:
            continue
        if modifiers is not None and modifiers.hit_causes_retreat:
            chances["flees"] += each
            continue
        for result, chance in _check(target, injuries, view).items():
            chances[result] += each * chance
    found = {result: chance for result, chance in chances.items() if chance}
    return FightOdds(weapon, faces, found, len(_unseen(view)))


def _unseen(view: View) -> list[str]:
    """The attack cards that lie in no open pile."""
    seen = view.discards.get("attack", ())
    return [card for card in view.printed.attacks if card not in seen]


def _draws(view: View, wanted: int) -> Iterator[tuple[str, ...]]:
    """Everything that so many cards off the attack deck may be; a deck that is too small is shuffled anew."""
    left = _unseen(view)
    if len(left) >= wanted:
        return combinations(left, wanted)
    again = combinations(view.discards.get("attack", ()), wanted - len(left))
    return ((*left, *more) for more in again)


def _check(target: IntruderView, injuries: int, view: View) -> Mapping[Result, Fraction]:
    """What the injury check makes of a hit."""
    nature, known = BOX.natures[view.species], KnownByView(view)
    obeys = nature.injuries.retreats(known, Intruder(target.id, target.kind, target.room, target.injuries))
    wanted = view.printed.kinds[target.kind].toughness_cards
    if wanted == 0:
        return {"dies": Fraction(1)}
    found: Counter[Result] = Counter()
    for cards in _draws(view, wanted):
        marks = [view.printed.attacks[card].toughness_of(target.kind) for card in cards]
        if None in marks:
            found["flees" if obeys else "hurt"] += 1
        else:
            toughness = sum(mark or 0 for mark in marks) + nature.injuries.toughness_change(known, len(cards))
            found["dies" if toughness <= target.injuries + injuries else "hurt"] += 1
    total = sum(found.values())
    return {result: Fraction(count, total) for result, count in found.items()}
