"""Whoever dies first may go on as the intruders. Rulebook: Game modes, playing the intruders."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Anchor, Refusal, Seat
from nemesis_desktop.engine.flow import Play, choose, choose_some, play
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import No, Pass, Pay, PlayCard, Yes
from nemesis_desktop.games.nemesis.aims import AtAttack, AtIntruder, AtPerson, Named
from nemesis_desktop.games.nemesis.components.intruder_player import (
    DRAWN_PER_ROUND,
    HAND_LIMIT,
    KEPT_AFTER_PASSING,
)
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.modes import INTRUDER_PLAYER
from nemesis_desktop.games.nemesis.rules.harm.attacks import intruder_attack, resolve_attack
from nemesis_desktop.games.nemesis.rules.harm.intruders import move_together
from nemesis_desktop.games.nemesis.rules.things.markers import at_space
from nemesis_desktop.games.nemesis.rules.things.piles import draw
from nemesis_desktop.games.nemesis.species.species import PlayerCard
from nemesis_desktop.games.nemesis.state import Intruder

DECK = "intruder"


def offer_intruders(game: Game) -> Play[None]:
    """At the start of a player phase the first person whose character has died may take over the intruders.

    Of several who died at once it is the one with the lowest number; the offer is made once.
    """
    state = game.state
    if not game.variant(INTRUDER_PLAYER) or not state.first_dead:
        return
    if state.intruder_player is not None or state.intruders_refused:
        return
    seat = min(state.first_dead, key=lambda dead: game.character(dead).number)
    prompt = Text("ask-play-intruders", who=game.name(seat))
    answer = yield from choose(seat, prompt, [Yes(), No()], topic="intruders")
    if isinstance(answer, No):
        state.intruders_refused = True
        return
    _take_over(game, seat)


def _take_over(game: Game, seat: Seat) -> None:
    """All that belonged to the dead character leaves the game; the ten intruder action cards are shuffled."""
    one = game.character(seat)
    game.state.removed += [*one.deck, *one.hand, *one.discard, *one.quests]
    one.deck, one.hand, one.discard, one.quests = [], [], [], []
    cards = list(game.species.player_cards)
    game.shuffle("intruder-cards", cards)
    game.state.decks[DECK] = cards
    game.state.discards[DECK] = []
    game.state.intruder_player = seat
    game.reveal()
    game.tell(story.PlaysIntruders, who=seat)


def draw_intruder_cards(game: Game) -> None:
    """Three cards in the draw step, never more than four in hand."""
    seat = game.state.intruder_player
    if seat is None:
        return
    hand = game.state.intruder_hand
    drawn = 0
    while drawn < DRAWN_PER_ROUND and len(hand) < HAND_LIMIT:
        card = draw(game, DECK)
        if card is None:
            break
        hand.append(card)
        drawn += 1
    if drawn:
        game.tell(story.DrawsIntruderCards, who=seat, count=drawn)


def intruder_turn(game: Game) -> Play[None]:
    """One action: a card for its movement, its attack or its effect; or a pass that keeps at most one card."""
    seat = game.state.intruder_player
    assert seat is not None, "only the intruder player comes here"
    hand = game.state.intruder_hand
    playable = [card for card in hand if _uses(game, game.species.player_cards[card])]
    acts: list[PlayCard | Pass] = [*(PlayCard(card) for card in playable), Pass()]
    idle = [Refusal((Anchor("card", card),), Text("reason-no-intruder-use")) for card in hand if card not in playable]
    prompt = Text("ask-intruder-turn", who=game.name(seat))
    chosen = yield from choose(seat, prompt, acts, topic="turn", always=bool(hand), refusals=lambda: idle)
    if isinstance(chosen, Pass):
        yield from pass_as_intruders(game, seat)
        return
    printed = game.species.player_cards[chosen.card]
    aim = yield from choose(
        seat, Text("ask-intruder-use", who=game.name(seat)), _uses(game, printed), topic="aim", always=True
    )
    match aim.option:
        case "intruder_move":
            yield from _move(game, seat, printed)
        case "intruder_attack":
            yield from _attack(game, seat, printed)
        case _:
            yield from _effect(game, seat, printed)


def _uses(game: Game, printed: PlayerCard) -> list[Named]:
    """What a card can be played for now."""
    uses = []
    if game.state.intruders:
        uses.append(Named("intruder_move"))
    if _attackers(game):
        uses.append(Named("intruder_attack"))
    if game.nature.player_cards[printed.effect].aims(game):
        uses.append(Named("intruder_effect"))
    return uses


def _spend(game: Game, seat: Seat, printed: PlayerCard) -> None:
    game.state.intruder_hand.remove(printed.id)
    game.state.discards[DECK].append(printed.id)
    game.tell(story.PlaysIntruderCard, who=seat, intruder_card=printed.effect, card=printed.id)


def pass_as_intruders(game: Game, seat: Seat) -> Play[None]:
    """Keep at most one card, discard the others."""
    hand = game.state.intruder_hand
    cards = [Pay(card) for card in hand]
    prompt = Text("ask-intruder-discard", who=game.name(seat))
    least = max(0, len(hand) - KEPT_AFTER_PASSING)
    for card in (yield from choose_some(seat, prompt, cards, least, len(cards), topic="pass")):
        hand.remove(card.card)
        game.state.discards[DECK].append(card.card)
    game.character(seat).passed = True
    game.tell(story.Passes, who=seat)


def _move(game: Game, seat: Seat, printed: PlayerCard) -> Play[None]:
    """Move any intruder through a corridor with a printed number; technical entrances and doors by the normal rules."""
    movers = [AtIntruder(one.id, "move_intruder") for one in game.state.intruders]
    mover = yield from choose(seat, Text("ask-intruder-mover", who=game.name(seat)), movers, topic="aim")
    intruder = game.intruder(mover.intruder)
    assert intruder is not None, "it was offered"
    exits = game.board.by_number[intruder.room]
    spaces = list(dict.fromkeys(exits[number] for number in printed.movement))
    ways = [at_space(game, space, "move_through") for space in spaces]
    way = yield from choose(seat, Text("ask-intruder-way", who=game.name(seat)), ways, topic="aim")
    _spend(game, seat, printed)
    move_together(game, [intruder], way.id)


def _attackers(game: Game) -> list[Intruder]:
    """Intruders in a room with a character; one that was just summoned does not attack in this phase."""
    return [one for one in game.state.intruders if game.fighting(one) and not one.calm]


def _attack(game: Game, seat: Seat, printed: PlayerCard) -> Play[None]:
    """Any intruder attacks any character in its room: look at the printed number of attack cards, use one.

    The others go face down under the deck; hand sizes do not matter.
    """
    attackers = [AtIntruder(one.id, "attack_with") for one in _attackers(game)]
    chosen = yield from choose(seat, Text("ask-intruder-attacker", who=game.name(seat)), attackers, topic="aim")
    attacker = game.intruder(chosen.intruder)
    assert attacker is not None, "it was offered"
    victims = [AtPerson(person, "attack_person") for person in game.people_in(attacker.room)]
    victim = yield from choose(seat, Text("ask-intruder-victim", who=game.name(seat)), victims, topic="aim")
    _spend(game, seat, printed)
    if printed.attack_draw == 1 or not game.species.kinds[attacker.kind].uses_attack_deck:
        yield from intruder_attack(game, attacker, victim.seat)
        return
    cards = [card for card in (draw(game, "attack") for _ in range(printed.attack_draw)) if card is not None]
    game.look(seat, cards)
    options = [AtAttack(card, "use_attack") for card in cards]
    prompt = Text("ask-intruder-attack-card", who=game.name(seat))
    used = yield from choose(seat, prompt, options, topic="attack", secret=True)
    game.look_away()
    for card in cards:
        if card != used.card:
            game.state.decks["attack"].insert(0, card)
    yield from resolve_attack(game, attacker, victim.seat, used.card)


def _effect(game: Game, seat: Seat, printed: PlayerCard) -> Play[None]:
    effect = game.nature.player_cards[printed.effect]
    aim = yield from choose(seat, Text(effect.prompt, who=game.name(seat)), effect.aims(game), topic="aim")
    _spend(game, seat, printed)
    yield from play(effect.effect(game, seat, aim))
