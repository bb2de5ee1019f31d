"""Intruders on the board: placing, moving, injuries, retreat, death.

Rulebook: About the movement of intruders; Injuries and death; Retreat.
"""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.doors import destroy_door
from nemesis_desktop.games.nemesis.rules.things.piles import discard, draw
from nemesis_desktop.games.nemesis.rules.things.pods import drive_out
from nemesis_desktop.games.nemesis.species.species import CARCASS
from nemesis_desktop.games.nemesis.state import CLOSED, Intruder

# ---------------------------------------------------------------- tokens and miniatures


def token_kind(game: Game, token: str) -> str:
    """The intruder on a token, or ``blank``."""
    return game.species.tokens[token].kind


def token_number(game: Game, token: str) -> int:
    """The number on a token that is compared with the hand; 0 where there is none."""
    return game.species.tokens[token].number or 0


def token_to_bag(game: Game, kind: str) -> bool:
    """Put a random token of this kind from the supply into the bag; False if none is left there."""
    printed = game.species.tokens
    tokens = [token for token in game.state.supply if printed[token].kind == kind]
    if not tokens:
        return False
    # What is kept in reserve only goes in where nothing else is left.
    token = game.pick("supply", [token for token in tokens if not printed[token].reserve] or tokens)
    game.state.supply.remove(token)
    game.state.bag.append(token)
    game.tell(story.TokenToBag, kind=kind, front=printed[token].sort)
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


def lose_token(game: Game) -> None:
    """Take the drawn token out of the game."""
    assert game.state.drawn_token is not None
    game.state.removed.append(game.state.drawn_token)
    game.state.drawn_token = None


def miniatures_left(game: Game, kind: str) -> int:
    """How many miniatures of this kind are in use nowhere."""
    on_board = [one for one in game.state.intruders if one.kind == kind]
    return game.species.kinds[kind].miniatures - len(on_board) - game.nature.miniatures_elsewhere(game, kind)


def miniature_free(game: Game, kind: str) -> bool:
    """Whether a miniature of this kind can be placed: one is left, or one of those that make room can hide."""
    if game.nature.never_comes(game, kind):
        return False
    if miniatures_left(game, kind) > 0:
        return True
    return game.species.kinds[kind].makes_room and any(
        one.kind == kind and not game.fighting(one) for one in game.state.intruders
    )


def place(game: Game, kind: str, slot: int, *, calm: bool = False) -> Intruder:
    """Put a miniature on the board; call only where ``miniature_free``.

    With all of a kind in use those not in combat hide first.
    """
    on_board = [one for one in game.state.intruders if one.kind == kind]
    if len(on_board) >= game.species.kinds[kind].miniatures:
        for one in on_board:
            if not game.fighting(one):
                hide(game, one)
    intruder = Intruder(game.state.next_intruder, kind, slot, calm=calm)
    game.state.next_intruder += 1
    game.state.intruders.append(intruder)
    game.tell(story.IntruderPlaced, kind=kind, room=slot, intruder=intruder.id)
    game.nature.placed(game, intruder)
    drive_out(game, slot)
    return intruder


def place_if_left(game: Game, kind: str, slot: int) -> Intruder | None:
    """Put a miniature on the board if one of its kind lies beside it: nothing hides to make room for it."""
    if miniatures_left(game, kind) <= 0 or game.nature.never_comes(game, kind):
        return None
    return place(game, kind, slot)


def hide(game: Game, intruder: Intruder) -> None:
    """Take an intruder off the board with its injuries and put a token of its kind into the bag."""
    game.state.intruders.remove(intruder)
    game.tell(story.IntruderHides, kind=intruder.kind, room=intruder.room, intruder=intruder.id)
    token_to_bag(game, intruder.kind)


# ---------------------------------------------------------------- movement


def move_together(game: Game, movers: Sequence[Intruder], space: str) -> None:
    """Intruders leave one room together through one corridor or technical entrance.

    A closed door stops them all and is destroyed; in technical corridors they leave the board, Noise markers stay.
    A kind that is too large for those stays where it is.
    """
    if not movers:
        return
    if space in game.board.networks:
        for one in movers:
            if game.species.kinds[one.kind].enters_technical_corridors:
                hide(game, one)
        return
    if game.door(space) == CLOSED:
        if game.nature.destroys_doors(game, movers):
            destroy_door(game, space)
        return
    for one in movers:
        come(game, one, game.board.other_end(space, one.room), space)


def come(game: Game, intruder: Intruder, slot: int, corridor: str | None) -> None:
    """An intruder arrives in a room, by a corridor or from nowhere: no encounter, an unexplored room stays so."""
    start = intruder.room
    intruder.room = slot
    game.tell(story.IntruderMoves, kind=intruder.kind, from_=start, to=slot, intruder=intruder.id, corridor=corridor)
    drive_out(game, slot)


def retreat(game: Game, intruder: Intruder) -> None:
    """Draw an event card for its corridor number only, and leave through that corridor. No attack is made."""
    card = draw(game, "event")
    if card is None:
        return
    number = game.species.events[card].corridor
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
    """The smallest die at 1 injury; others draw 1 or 2 attack cards for their toughness; an arrow means retreat instead
    of death.
    """
    cards_wanted = game.species.kinds[intruder.kind].toughness_cards
    if cards_wanted == 0:
        kill(game, intruder)
        return
    cards = [card for card in (draw(game, "attack") for _ in range(cards_wanted)) if card is not None]
    marks = [game.species.attacks[card].toughness_of(intruder.kind) for card in cards]
    arrow = any(mark is None for mark in marks)
    toughness = sum(mark for mark in marks if mark is not None)
    toughness += game.nature.injuries.toughness_change(game, len(cards))
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
        if game.nature.injuries.retreats(game, intruder):
            retreat(game, intruder)
    elif toughness <= intruder.injuries:
        kill(game, intruder)


def kill(game: Game, intruder: Intruder) -> None:
    """Remove a killed intruder; its kind leaves a carcass, smaller ones or nothing. Its token stays out of the bag."""
    kill_together(game, [intruder])


def kill_together(game: Game, killed: Sequence[Intruder]) -> None:
    """Several die at one moment; what they leave comes after all of them, and lives."""
    for one in killed:
        game.state.intruders.remove(one)
        game.nature.killed(game, one)
        for left in game.species.kinds[one.kind].leaves:
            if left == CARCASS:
                lay_carcass(game, one.room)
        game.tell(story.IntruderKilled, kind=one.kind, room=one.room, intruder=one.id)
    for one in killed:
        for left in game.species.kinds[one.kind].leaves:
            if left != CARCASS:
                place_if_left(game, left, one.room)


def lay_carcass(game: Game, slot: int) -> str:
    """Put a carcass into a room. Their tokens are not counted: on a screen the supply does not run out."""
    game.state.carcasses += 1
    carcass = f"{CARCASS}_{game.state.carcasses}"
    game.room(slot).objects.append(carcass)
    return carcass
