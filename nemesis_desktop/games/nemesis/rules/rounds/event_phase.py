"""The event phase: time, attacks, fire, event card, bag. Rulebook: Event phase.

With an intruder player only time and fire remain (Rulebook: Game modes, playing the intruders).
"""

from __future__ import annotations

from nemesis_desktop.engine.flow import Play, play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.intruder_player import SKIPPED_STEPS
from nemesis_desktop.games.nemesis.components.tracks import (
    HIBERNATION_FROM,
    SELF_DESTRUCT_IRREVERSIBLE,
    SELF_DESTRUCT_SKULL,
    TIME_JUMP,
)
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.modes import GENTLE_START
from nemesis_desktop.games.nemesis.rules.deeds.combat import destroy_eggs
from nemesis_desktop.games.nemesis.rules.harm.attacks import attacks_in_room
from nemesis_desktop.games.nemesis.rules.harm.intruders import (
    draw_token,
    injure,
    move_together,
    token_kind,
    token_number,
)
from nemesis_desktop.games.nemesis.rules.things.doom import explode, jump
from nemesis_desktop.games.nemesis.rules.things.piles import discard, draw
from nemesis_desktop.games.nemesis.rules.things.pods import unlock_all
from nemesis_desktop.games.nemesis.species.species import EventCard
from nemesis_desktop.games.nemesis.state import Intruder


def _left_out(game: Game, step: str) -> bool:
    """Whether this step falls away, because somebody plays the intruders."""
    return game.state.intruder_player is not None and step in SKIPPED_STEPS


def time_track(game: Game) -> None:
    """The time marker moves, and with it the self-destruct marker if the sequence runs."""
    state = game.state
    for intruder in state.intruders:
        intruder.calm = False
    if state.round == 1 and game.variant(GENTLE_START):
        game.tell(story.TimeWaits)
    else:
        state.time += 1
        game.tell(story.Time, index=state.time)
        if state.time == HIBERNATION_FROM:
            game.tell(story.HibernationOpens)
    if state.self_destruct is not None:
        state.self_destruct += 1
        game.tell(story.SelfDestruct, index=state.self_destruct)
        if state.self_destruct == SELF_DESTRUCT_SKULL:
            explode(game, "self_destruct")
        if state.self_destruct == SELF_DESTRUCT_IRREVERSIBLE:
            # Only the first yellow space unlocks: a pod locked again later stays locked (see the reference's choice
            # on pods).
            game.tell(story.SelfDestructIrreversible)
            unlock_all(game)
    if state.time == TIME_JUMP:
        jump(game, "jump")


def intruder_attacks(game: Game) -> Play[None]:
    """Every intruder in a room with a character attacks, room by room in the order of their numbers (no rule gives an
    order).
    """
    if game.state.skip_attacks or _left_out(game, "attacks"):
        return
    for slot in sorted({one.room for one in game.state.intruders}):
        yield from attacks_in_room(game, slot)


def fire_damage(game: Game) -> None:
    """Each intruder in a burning room suffers 1 injury, each burning room with uncarried eggs loses 1, unless the
    species takes more or less.
    """
    burning = [slot for slot, room in game.state.rooms.items() if room.fire]
    if not burning:
        return
    injuries = game.nature.injuries.of_fire(game)
    for intruder in [one for slot in burning for one in game.intruders_in(slot)]:
        injure(game, intruder, injuries)
    for slot in burning:
        destroy_eggs(game, slot, game.nature.injuries.eggs_burned(game))


def event_card(game: Game) -> Play[None]:
    """Draw an event card: intruders move, the text takes effect, the card goes where it says."""
    if _left_out(game, "event"):
        return
    card = draw(game, "event")
    if card is not None:
        yield from resolve_event(game, card)


def resolve_event(game: Game, card: str) -> Play[None]:
    """An event card from the deck or from the intruder player: movement, text, and where the card goes."""
    printed = game.species.events[card]
    game.state.open_cards.append(card)
    game.tell(story.EventCard, event=card)
    event_movement(game, printed)
    yield from play(game.nature.events[card].effect(game))
    game.state.open_cards.remove(card)
    _fate(game, printed)


def event_movement(game: Game, printed: EventCard) -> None:
    """Every intruder with a symbol on the card that is not in combat moves through the corridor with the printed
    number.
    """
    groups: dict[int, list[Intruder]] = {}
    for one in game.state.intruders:
        if one.kind in printed.moves and not game.fighting(one):
            groups.setdefault(one.room, []).append(one)
    for slot in sorted(groups):
        move_together(game, groups[slot], game.board.by_number[slot][printed.corridor])


def _fate(game: Game, printed: EventCard) -> None:
    deck = game.state.decks["event"]
    match printed.fate:
        case "remove":
            game.state.removed.append(printed.id)
            deck.extend(game.state.discards["event"])
            game.state.discards["event"].clear()
            game.shuffle("event", deck)
            game.tell(story.EventRemoved, event=printed.id)
        case "shuffle_back":
            deck.append(printed.id)
            game.shuffle("event", deck)
            game.tell(story.EventShuffledBack, event=printed.id)
        case _:
            discard(game, "event", printed.id)


def bag_development(game: Game) -> Play[None]:
    """Draw a token from the bag; what follows from it is the species'."""
    if _left_out(game, "bag"):
        return
    token = draw_token(game)
    front, number = game.species.tokens[token].sort, token_number(game, token)
    game.tell(story.BagToken, kind=token_kind(game, token), front=front, number=number, token=token)
    yield from play(game.nature.develop(game, token))


def end_round(game: Game) -> str:
    """Everything the bag caused is done: a new round begins."""
    return "begin_round"
