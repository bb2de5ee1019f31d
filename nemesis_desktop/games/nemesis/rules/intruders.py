"""Intruders on the board: placing, moving, injuries, retreat, death.

Rulebook: About the movement of intruders; Injuries and death; Retreat.
"""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.attacks import ATTACKS
from nemesis_desktop.games.nemesis.components.events import EVENTS
from nemesis_desktop.games.nemesis.components.intruders import INTRUDERS
from nemesis_desktop.games.nemesis.components.tokens import INTRUDER_TOKENS
from nemesis_desktop.games.nemesis.modes import BRINK_PER_CARD
from nemesis_desktop.games.nemesis.rules.doors import destroy_door
from nemesis_desktop.games.nemesis.rules.piles import discard, draw
from nemesis_desktop.games.nemesis.rules.pods import drive_out
from nemesis_desktop.games.nemesis.state import CLOSED, DEAD, Intruder
from nemesis_desktop.games.nemesis.table import Game

# ---------------------------------------------------------------- tokens and miniatures


def token_kind(token: str) -> str:
    """The intruder on a token, or ``blank``."""
    return INTRUDER_TOKENS[token].kind


def token_to_bag(game: Game, kind: str) -> bool:
    """Put a random token of this kind from the supply into the bag; False if none is left there."""
    tokens = [token for token in game.state.supply if token_kind(token) == kind]
    if not tokens:
        return False
    token = game.pick("supply", tokens)
    game.state.supply.remove(token)
    game.state.bag.append(token)
    game.tell(story.TokenToBag, kind=kind)
    return True


def draw_token(game: Game) -> str:
    """Draw a token from the bag."""
    token: str = game.pick("bag", game.state.bag)
    game.state.bag.remove(token)
    game.state.drawn_token = token
    return token


def return_token(game: Game) -> None:
    """Put the drawn token back into the bag."""
    assert game.state.drawn_token is not None
    game.state.bag.append(game.state.drawn_token)
    game.state.drawn_token = None


def put_token_aside(game: Game) -> None:
    """Put the drawn token into the supply, where it can be used again."""
    assert game.state.drawn_token is not None
    game.state.supply.append(game.state.drawn_token)
    game.state.drawn_token = None


def miniature_free(game: Game, kind: str) -> bool:
    """Whether a miniature of this kind can be placed: one is left, or a free adult can hide."""
    on_board = [one for one in game.state.intruders if one.kind == kind]
    if len(on_board) + (larvae_carried(game) if kind == "larva" else 0) < INTRUDERS[kind].miniatures:
        return True
    # Only adults hide to make room; for the other kinds no rule frees a miniature (FAQ R052).
    return kind == "adult" and any(not game.fighting(one) for one in on_board)


def larvae_carried(game: Game) -> int:
    """Larvae on character boards: they are miniatures of the same six. Those of the dead are back beside the board."""
    return sum(one.larva and one.status != DEAD for one in game.state.crew)


def place(game: Game, kind: str, slot: int, *, calm: bool = False) -> Intruder:
    """Put a miniature on the board; call only where ``miniature_free``.

    With all adults in use those not in combat hide first.
    """
    on_board = [one for one in game.state.intruders if one.kind == kind]
    if len(on_board) >= INTRUDERS[kind].miniatures:
        for one in on_board:
            if not game.fighting(one):
                hide(game, one)
    intruder = Intruder(game.state.next_intruder, kind, slot, calm=calm)
    game.state.next_intruder += 1
    game.state.intruders.append(intruder)
    game.tell(story.IntruderPlaced, kind=kind, room=slot, intruder=intruder.id)
    drive_out(game, slot)
    return intruder


def hide(game: Game, intruder: Intruder) -> None:
    """Take an intruder off the board with its injuries and put a token of its kind into the bag."""
    game.state.intruders.remove(intruder)
    game.tell(story.IntruderHides, kind=intruder.kind, room=intruder.room, intruder=intruder.id)
    token_to_bag(game, intruder.kind)


# ---------------------------------------------------------------- movement


def move_together(game: Game, movers: Sequence[Intruder], space: str) -> None:
    """Intruders leave one room together through one corridor or technical entrance.

    A closed door stops them all and is destroyed; in technical corridors they leave the board, Noise markers stay.
    """
    if not movers:
        return
    if space in game.board.networks:
        for one in movers:
            hide(game, one)
        return
    if game.door(space) == CLOSED:
        # The Way of Moving: only breeders and the queen destroy doors; the others just stay.
        if not game.knows_weakness("the_way_of_moving") or any(one.kind in ("breeder", "queen") for one in movers):
            destroy_door(game, space)
        return
    for one in movers:
        come(game, one, game.board.other_end(space, one.room), space)


def come(game: Game, intruder: Intruder, slot: int, corridor: str) -> None:
    """An intruder arrives in a room: no encounter, an unexplored room stays so."""
    start = intruder.room
    intruder.room = slot
    game.tell(story.IntruderMoves, kind=intruder.kind, from_=start, to=slot, intruder=intruder.id, corridor=corridor)
    drive_out(game, slot)


def retreat(game: Game, intruder: Intruder) -> None:
    """Draw an event card for its corridor number only, and leave through that corridor. No attack is made."""
    card = draw(game, "event")
    if card is None:
        return
    number = EVENTS[card].corridor
    game.state.open_cards.append(card)
    game.tell(story.Retreats, kind=intruder.kind, room=intruder.room, number=number, intruder=intruder.id, event=card)
    game.state.open_cards.remove(card)
    discard(game, "event", card)
    move_together(game, [intruder], game.board.by_number[intruder.room][number])


# ---------------------------------------------------------------- injuries


def injure(game: Game, intruder: Intruder, injuries: int, *, check: bool = True) -> None:
    """Injuries for an intruder, then the injury check."""
    if injuries <= 0 or intruder not in game.state.intruders:
        return
    intruder.injuries += injuries
    game.tell(
        story.Injured,
        kind=intruder.kind,
        room=intruder.room,
        count=injuries,
        intruder=intruder.id,
        total=intruder.injuries,
    )
    if check:
        injury_check(game, intruder)


def injury_check(game: Game, intruder: Intruder) -> None:
    """A larva dies at 1 injury; others draw 1 or 2 attack cards for their toughness; an arrow means retreat instead
    of death.
    """
    cards_wanted = INTRUDERS[intruder.kind].toughness_cards
    if cards_wanted == 0:
        kill(game, intruder)
        return
    cards = [card for card in (draw(game, "attack") for _ in range(cards_wanted)) if card is not None]
    marks = [ATTACKS[card].toughness for card in cards]
    arrow = any(mark is None for mark in marks)
    toughness = sum(mark for mark in marks if mark is not None)
    if game.knows_weakness("species_on_the_brink_of_extinction"):
        toughness -= len(cards) if game.variant(BRINK_PER_CARD) else 1
    shown = -1 if arrow else toughness
    game.state.open_cards.extend(cards)
    game.tell(
        story.Toughness,
        kind=intruder.kind,
        room=intruder.room,
        cards=tuple(cards),
        toughness=shown,
        total=intruder.injuries,
    )
    for card in cards:
        game.state.open_cards.remove(card)
        discard(game, "attack", card)
    if arrow:
        retreat(game, intruder)
    elif toughness <= intruder.injuries:
        kill(game, intruder)


def kill(game: Game, intruder: Intruder) -> None:
    """Remove a killed intruder; all but a larva leave a carcass. Its token stays out of the bag."""
    game.state.intruders.remove(intruder)
    if intruder.kind == "queen":
        game.state.queen_killed = True
    if INTRUDERS[intruder.kind].leaves_carcass:
        # Carcass tokens are not counted: on a screen the supply does not run out.
        game.state.carcasses += 1
        game.room(intruder.room).objects.append(f"carcass_{game.state.carcasses}")
    game.tell(story.IntruderKilled, kind=intruder.kind, room=intruder.room, intruder=intruder.id)


def fire_injuries(game: Game) -> int:
    """What one instance of fire does to an intruder."""
    return 2 if game.knows_weakness("vulnerability_to_fire") else 1
