"""How people mutate: the card, the markers, the action, and the check at the end. Rulebook: Mutation."""

from __future__ import annotations

from collections.abc import Iterator

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose, play
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import KeepMutation, Mutate
from nemesis_desktop.games.nemesis.aims import AtCard
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.reactions import interrupted
from nemesis_desktop.games.nemesis.rules.harm.contamination import (
    contamination_in_hand,
    gain_contamination,
    infected,
    tell_scan,
)
from nemesis_desktop.games.nemesis.rules.harm.first_encounter import appear
from nemesis_desktop.games.nemesis.rules.harm.intruders import miniatures_left
from nemesis_desktop.games.nemesis.rules.harm.wounds import die
from nemesis_desktop.games.nemesis.rules.rounds.ending import contamination_drawn, found_sick, lose
from nemesis_desktop.games.nemesis.rules.things.piles import draw
from nemesis_desktop.games.nemesis.species.carnomorphs.components.mutations import (
    DEADLY_MARKERS,
    MUTATION_DECK,
    MUTATIONS,
    OFFERED,
)
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.mutations import MUTATION_EFFECTS
from nemesis_desktop.games.nemesis.species.nature import Candidate
from nemesis_desktop.games.nemesis.state import Character
from nemesis_desktop.games.nemesis.zones import MUTATIONS as MUTATION_ZONE

DEATH = "mutation"
"""What the fourth marker is called as the cause of a death."""
WHAT_THEY_BECOME = "shambler"

# ---------------------------------------------------------------- the card and the markers


def take_card(game: Game, seat: Seat) -> Play[None]:
    """Draw two mutation cards, keep one face down, shuffle the other back. Whoever has one gets nothing."""
    one = game.character(seat)
    if one.mutation is not None or not game.active(seat):
        return
    cards = [card for card in (draw(game, MUTATION_DECK) for _ in range(OFFERED)) if card is not None]
    game.look(seat, cards)
    prompt = Text("ask-keep-mutation", who=game.name(seat))
    acts = [KeepMutation(card) for card in cards]
    kept = yield from choose(seat, prompt, acts, topic="mutation", secret=True)
    game.look_away()
    _receive(game, one, kept.mutation)
    _shuffle_back(game, [card for card in cards if card != kept.mutation])


def _receive(game: Game, one: Character, card: str) -> None:
    one.mutation, one.mutation_shown = card, False
    game.tell(story.MutationTaken, who=one.seat, mutation=MUTATION_ZONE.hides(card, one.seat))


def _shuffle_back(game: Game, cards: list[str]) -> None:
    deck = game.state.decks[MUTATION_DECK]
    deck.extend(cards)
    game.shuffle(MUTATION_DECK, deck)


def lose_card(game: Game, seat: Seat) -> None:
    """The card goes back into its deck, unseen if nobody has seen it; the markers stay."""
    one = game.character(seat)
    if one.mutation is None:
        return
    _shuffle_back(game, [one.mutation])
    one.mutation, one.mutation_shown = None, False
    game.tell(story.MutationLost, who=seat)


def take_marker(game: Game, seat: Seat) -> Play[None]:
    """A mutation marker, or the card first for whoever has none."""
    if not game.active(seat):
        return
    if game.character(seat).mutation is None:
        yield from take_card(game, seat)
    else:
        yield from add_marker(game, seat)


def add_marker(game: Game, seat: Seat) -> Play[bool]:
    """One more marker; the fourth kills at once. Whether the character still lives."""
    one = game.character(seat)
    one.mutation_markers += 1
    game.reveal()
    game.tell(story.MutationMarker, who=seat, count=1, total=one.mutation_markers)
    if one.mutation_markers < DEADLY_MARKERS:
        return True
    slot = game.place_of(seat)
    if miniatures_left(game, WHAT_THEY_BECOME) > 0:
        yield from appear(game, WHAT_THEY_BECOME, slot)
    else:
        game.tell(story.NoFigure, kind=WHAT_THEY_BECOME)
    die(game, seat, DEATH)
    return False


# ---------------------------------------------------------------- the action


def offered(game: Game, me: Seat) -> Iterator[Candidate]:
    """The mutation action of whoever has a mutation card, with the reason why not."""
    if game.character(me).mutation is not None:
        yield Mutate(me), _reason(game, me)


def _reason(game: Game, me: Seat) -> str | None:
    card = game.character(me).mutation
    assert card is not None, "there is a card to use"
    if not contamination_in_hand(game, me):
        return "no-contamination"
    timing, fighting = MUTATIONS[card], game.in_combat(me)
    if timing == "in_combat_only" and not fighting:
        return "only-in-combat"
    if timing == "out_of_combat_only" and fighting:
        return "in-combat"
    return MUTATION_EFFECTS[card].forbidden(game, me)


def mutate(game: Game, me: Seat) -> Play[None]:
    """Turn the card up, scan a contamination card of the hand, take a marker; who survives it has the card's effect.

    What was scanned and the marker are the cost, and stay paid if somebody interrupts.
    """
    one = game.character(me)
    card = one.mutation
    assert card is not None, "it was offered"
    samples = [AtCard(sample, "scan_for_mutation") for sample in contamination_in_hand(game, me)]
    sample = (yield from choose(me, Text("ask-mutation-scan", who=game.name(me)), samples, topic="aim")).card
    one.mutation_shown = True
    game.reveal()
    game.tell(story.Mutates, who=me, mutation=card)
    sick = infected(game, sample)
    tell_scan(game, me, [sample], [sample] if sick else [])
    if not (yield from add_marker(game, me)):
        return
    one.hand.remove(sample)
    if sick:
        one.discard.append(sample)
    else:
        game.state.removed.append(sample)
        gain_contamination(game, me)
    if (yield from interrupted(game, me, Mutate(me))):
        return
    game.tell(story.MutationWorks, who=me, mutation=card, infected=sick)
    effect = MUTATION_EFFECTS[card]
    yield from play(effect.infected(game, me) if sick else effect.healthy(game, me))


# ---------------------------------------------------------------- the end of the game


def check(game: Game, one: Character) -> None:
    """With a mutation card, or an INFECTED one to bring it, each contamination among four cards is another marker.

    Which card it would be does not matter any more: nobody is asked.
    """
    known = one.mutation is not None
    if not known:
        if not found_sick(game, one):
            return
        card = draw(game, MUTATION_DECK)
        if card is not None:
            _receive(game, one, card)
    found = contamination_drawn(game, one, unscanned=known)
    if found:
        one.mutation_markers = min(DEADLY_MARKERS, one.mutation_markers + found)
        game.tell(story.MutationMarker, who=one.seat, count=found, total=one.mutation_markers)
    if one.mutation_markers >= DEADLY_MARKERS:
        lose(game, one, DEATH)
