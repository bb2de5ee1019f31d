"""Intruder attacks: card, target, misses, reactions. Rulebook: Attack of intruders; Surprise attack."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose, play
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import No, PlayCard, UseItem
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.belongings import discard_item, items_of
from nemesis_desktop.games.nemesis.rules.things.moments import could_hold, could_own, held_card, who_reacts
from nemesis_desktop.games.nemesis.rules.things.piles import discard, discard_from_hand, draw
from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_KINDS
from nemesis_desktop.games.nemesis.state import Intruder


def by_size(intruders: list[Intruder]) -> list[Intruder]:
    """Several attackers in one room: the largest first, in the attack step as on an escape."""
    return sorted(intruders, key=lambda one: (-INTRUDER_KINDS[one.kind].level, one.id))


def target_in(game: Game, slot: int) -> Seat | None:
    """Whom an intruder attacks in the event phase: fewest cards in hand; tie: first player, then clockwise."""
    here = [seat for seat in game.in_order() if game.aboard(seat) and game.place_of(seat) == slot]
    return min(game.nature.prey(game, here), key=lambda seat: len(game.character(seat).hand), default=None)


def intruder_attack(game: Game, attacker: Intruder, target: Seat, *, surprise: bool = False) -> Play[None]:
    """One attack of one intruder on one character; a summoned one makes none in its phase, whoever escapes or lures it.

    Some kinds attack without drawing a card.
    """
    if attacker.calm or not game.aboard(target) or attacker not in game.state.intruders:
        return
    game.nature.attacked(game, attacker)
    if not game.species.kinds[attacker.kind].uses_attack_deck:
        yield from play(game.nature.attack_without_card(game, attacker, target, surprise=surprise))
        return
    card = draw(game, "attack")
    if card is not None:
        yield from resolve_attack(game, attacker, target, card, surprise=surprise)


def resolve_attack(game: Game, attacker: Intruder, target: Seat, card: str, *, surprise: bool = False) -> Play[None]:
    """A drawn attack card: a hit if it shows the attacker's symbol, else a miss; its toughness does not matter here."""
    printed = game.species.attacks[card]
    hit = game.nature.hits(game, attacker, target, printed)
    game.state.open_cards.append(card)
    game.tell(
        story.Attacks,
        kind=attacker.kind,
        target=target,
        attack=card,
        hit=hit,
        surprise=surprise,
        intruder=attacker.id,
        room=attacker.room,
    )
    ignored = hit and (yield from attack_ignored(game, target, surprise))
    if hit and not ignored:
        yield from play(game.nature.attacks[printed.effect].effect(game, attacker.id, target))
    game.state.open_cards.remove(card)
    discard(game, "attack", card)


def attack_ignored(game: Game, target: Seat, surprise: bool) -> Play[bool]:
    """Nerves of Steel (surprise attacks) and Armor: whoever could have one, by public knowledge, gets the moment."""
    nerves = surprise and could_hold(game, target, "nerves_of_steel")
    armor = could_own(game, target, "armor")
    if not nerves and not armor:
        return False
    acts: list[PlayCard | UseItem] = []
    card = held_card(game, target, "nerves_of_steel") if surprise else None
    if card is not None:
        acts.append(PlayCard(card))
    if "armor" in items_of(game.character(target)):
        acts.append(UseItem("armor"))
    prompt = Text("ask-ignore-attack", who=game.name(target))
    if not (yield from who_reacts(game, [target], prompt, "attacked", lambda _: bool(acts))):
        return False
    if not acts and len(game.state.crew) == 1:
        return False
    # Whoever claims and has nothing sees the same private screen, so that the table sees no difference.
    prompt = Text("ask-which-reaction", who=game.name(target))
    chosen = yield from choose(target, prompt, [*acts, No()], topic="reaction", secret=True)
    if isinstance(chosen, PlayCard):
        discard_from_hand(game, target, chosen.card)
        game.tell(story.Reacts, who=target, card=chosen.card)
        return True
    if isinstance(chosen, UseItem):
        discard_item(game, target, chosen.item)
        game.tell(story.ReactsWithItem, who=target, item=chosen.item)
        return True
    return False


def attacks_in_room(game: Game, slot: int) -> Play[None]:
    """Every intruder of the room attacks once, choosing its target anew if the one before has died."""
    for attacker in by_size(game.intruders_in(slot)):
        target = target_in(game, slot)
        if target is None:
            return
        yield from intruder_attack(game, attacker, target)
