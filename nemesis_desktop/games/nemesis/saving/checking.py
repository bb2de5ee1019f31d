"""Whether a checkpoint is one that play can lead to: every piece of the box in one place, every marker on its track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from nemesis_desktop.engine.flow import END, Course
from nemesis_desktop.engine.saving.bounded import whole, word
from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.components.actions import action_deck
from nemesis_desktop.games.nemesis.components.board import BOARDS, Board
from nemesis_desktop.games.nemesis.components.characters import (
    CHARACTERS,
    HAND_SLOTS,
    PROMO,
    QUEST_ITEMS_OF,
    STARTING_WEAPON,
)
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION, INFECTED_COUNT
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.items import DECKS, QUEST_ITEMS, STARTING_WEAPONS, deck_cards
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.components.rooms import ADDITIONAL, BASIC, SPECIAL
from nemesis_desktop.games.nemesis.components.tokens import (
    AMMO_INJURY_MARKERS,
    DOOR_TOKENS,
    EGG_TOKENS,
    ENGINES,
    EXPLORATION,
    FIRE_MARKERS,
    MALFUNCTION_MARKERS,
    pods_for,
)
from nemesis_desktop.games.nemesis.components.tracks import DESTINATIONS, MOST_ROUNDS, SELF_DESTRUCT_SKULL, TIME_JUMP
from nemesis_desktop.games.nemesis.components.wounds import LIGHT_WOUND_SPACES, SERIOUS_WOUND_LIMIT, WOUND_DECK
from nemesis_desktop.games.nemesis.phases import AFTER_GAME_OVER, course_with
from nemesis_desktop.games.nemesis.rules.deeds.engines import EVENT_PLACES
from nemesis_desktop.games.nemesis.saving.checkpoint import understood
from nemesis_desktop.games.nemesis.setup import Setup
from nemesis_desktop.games.nemesis.species.shelf import EVENTS, SPECIES
from nemesis_desktop.games.nemesis.state import (
    ABOARD,
    CHOOSING,
    CLOSED,
    DEAD,
    DESTROYED,
    HIBERNATING,
    LAUNCHED,
    LOCKED,
    REMOVED,
    UNLOCKED,
    WAITING,
    Character,
    Ending,
    Note,
    State,
)

_ANYBODY = (*CHARACTERS, *PROMO)
_STATUSES = (ABOARD, WAITING, HIBERNATING, LAUNCHED, DEAD, CHOOSING)
_MOST_DRAWS = 1_000_000
_MOST_STREAMS = 200
_MOST_CARCASSES = 1_000
_MOST_NOTES = 1_000
_MOST_PILES = 50
_MOST_ITEMS_IN_ROOM = 4
_LONGEST_ID = 60
_SHIPS = ("", "destroyed", *sorted({place for card in COORDINATES.values() for place in card.values()}))
_ENDINGS = ("jump", "self_destruct", "fire", "hull", "all_gone")


def check_summary(summary: Mapping[str, Any]) -> None:
    """Raise ``ValueError`` where the public facts in the head of a save are none."""
    whole(summary.get("round"), 0, MOST_ROUNDS)


def check_checkpoint(setup: Setup, seed: int, checkpoint: Mapping[str, Any]) -> None:
    """Raise ``ValueError`` unless the checkpoint is a table that a game of this setup and seed can come to."""
    state = understood(checkpoint)
    _setting(state, setup, seed)
    board = BOARDS[state.board]
    for check in (_tracks, _ship, _rooms, _intruders, _engines_and_pods, _things, _belongings, _cards_in_play, _ending):
        check(state, board)
    for one in state.crew:
        _person(one, state, board)
    for seat, notes in state.notes.items():
        _seat(seat, state)
        whole(len(notes), 0, _MOST_NOTES)
        for note in notes:
            _note(note, state, board)


def _demand(fine: bool, what: str) -> None:
    if not fine:
        raise ValueError(what)


def _among(things: Iterable[object], allowed: Collection[object], what: str) -> None:
    _demand(all(thing in allowed for thing in things), what)


def _exactly(found: Iterable[str], wanted: Iterable[str], what: str) -> None:
    _demand(Counter(iter(found)) == Counter(iter(wanted)), what)


def _seat(seat: int | None, state: State) -> None:
    if seat is not None:
        whole(seat, 0, len(state.crew) - 1)


# ---------------------------------------------------------------- the table


def _setting(state: State, setup: Setup, seed: int) -> None:
    _demand(state.chance.seed == seed, "the seed is another")
    _demand(len(state.chance.draws) <= _MOST_STREAMS, "too many streams of chance")
    for stream, drawn in state.chance.draws.items():
        word(stream, _LONGEST_ID)
        whole(drawn, 0, _MOST_DRAWS)
    agreed = (setup.mode, setup.board, setup.draft, setup.species, sorted(setup.options))
    found = (state.mode, state.board, state.draft, state.species, sorted(state.options))
    _demand(found == agreed, "the setup is another")
    people = [(person.name, person.colour) for person in setup.people]
    _demand(list(zip(state.names, state.colours, strict=True)) == people, "the people are others")
    _demand([one.seat for one in state.crew] == list(range(len(people))), "somebody has no seat")
    _exactly(map(str, (one.number for one in state.crew)), map(str, range(1, len(people) + 1)), "help cards")
    _among([state.step], (*_course(state).steps, END), "no step of the game")


def _course(state: State) -> Course:
    return course_with(BOX.natures[state.species])


def _tracks(state: State, board: Board) -> None:
    whole(state.round, 0, MOST_ROUNDS)
    whole(state.time, 0, TIME_JUMP)
    if state.self_destruct is not None:
        whole(state.self_destruct, 0, SELF_DESTRUCT_SKULL)
    _among([state.destination], DESTINATIONS, "no space of the destination track")
    for seat in (state.first_player, state.turn.seat, state.looker, state.intruder_player, *state.first_dead):
        _seat(seat, state)
    _demand(len(state.first_dead) <= len(state.crew), "more dead than people")
    whole(state.turn.taken, 0, MOST_ROUNDS)
    whole(state.turn.extra, 0, MOST_ROUNDS)


def _ship(state: State, board: Board) -> None:
    _among(state.doors, board.corridors, "a door where there is no corridor")
    _among(state.doors.values(), (CLOSED, DESTROYED), "no state of a door")
    _demand(len(state.doors) <= DOOR_TOKENS, "too many doors")
    _among(state.noise, board.all_spaces, "noise where there is no corridor")
    _among([state.decompression], (None, *board.slots), "no room to decompress")


def _rooms(state: State, board: Board) -> None:
    _demand(set(state.rooms) == set(board.slots), "a room is missing")
    for slot, room in state.rooms.items():
        _demand(room.slot == slot, "a room lies in another place")
        whole(room.items, 0, _MOST_ITEMS_IN_ROOM)
    rooms = state.rooms.values()
    tiles = [room.tile for room in rooms]
    _exactly([*tiles, *state.boxed.get("tile-2", ())], (*BASIC, *ADDITIONAL, *SPECIAL), "room tiles")
    printed = {slot.number: slot.room for slot in board.slots.values() if slot.room is not None}
    _demand(all(state.rooms[slot].tile == tile for slot, tile in printed.items()), "a printed room is another")
    _demand(sum(room.fire for room in rooms) <= FIRE_MARKERS, "too many fires")
    _demand(sum(room.malfunction for room in rooms) <= MALFUNCTION_MARKERS, "too many malfunctions")


def _intruders(state: State, board: Board) -> None:
    whole(state.next_intruder, 1, _MOST_DRAWS)
    for one in state.intruders:
        whole(one.id, 1, state.next_intruder - 1)
        whole(one.injuries, 0, AMMO_INJURY_MARKERS)
    ids = {one.id for one in state.intruders}
    _demand(len(ids) == len(state.intruders), "two intruders with one number")
    species = SPECIES[state.species]
    _among((one.kind for one in state.intruders), species.kinds, "no intruder")
    _among((one.room for one in state.intruders), board.slots, "an intruder in no room")
    on_board = Counter(one.kind for one in state.intruders)
    _demand(all(count <= species.kinds[kind].miniatures for kind, count in on_board.items()), "too many miniatures")
    drawn = [] if state.drawn_token is None else [state.drawn_token]
    _exactly(state.bag + state.supply + drawn + _lost_tokens(state), species.tokens, "intruder tokens")
    _demand(set(state.weaknesses) == set(species.weakness_slots), "weakness slots")
    cards = [weakness.card for weakness in state.weaknesses.values()]
    _exactly([*cards, *state.boxed.get("weakness", ())], species.weaknesses, "weakness cards")
    _demand(all(one.known or not one.removed for one in state.weaknesses.values()), "removed without being seen")


def _lost_tokens(state: State) -> list[str]:
    """Tokens that have left the game."""
    return [thing for thing in state.removed if thing in SPECIES[state.species].tokens]


def _engines_and_pods(state: State, board: Board) -> None:
    _demand(set(state.engines) == set(ENGINES), "engines")
    for tokens in state.engines.values():
        _exactly(tokens, ("working", "damaged"), "engine tokens")
    _exactly([state.coordinates, *state.boxed.get("coordinates", ())], COORDINATES, "coordinates cards")
    _demand([(pod.number, pod.section) for pod in state.pods] == list(pods_for(len(state.crew))), "escape pods")
    _among((pod.state for pod in state.pods), (LOCKED, UNLOCKED, REMOVED, LAUNCHED), "no state of a pod")


# ---------------------------------------------------------------- cards and things


def _everything(state: State) -> Iterator[str]:
    """Every card, heavy thing and exploration token, wherever it lies."""
    for pile in (*state.decks.values(), *state.discards.values()):
        yield from pile
    for pile in (state.removed, state.open_cards, state.looking, state.intruder_hand, state.eggs, state.egg_supply):
        yield from pile
    yield from state.attached
    for room in state.rooms.values():
        yield from room.objects
        if room.token is not None:
            yield room.token
    yield from state.boxed.get("exploration", ())
    for one in state.crew:
        for pile in (one.deck, one.hand, one.discard, one.inventory, one.quests, *one.hands):
            yield from pile
        yield from (wound.card for wound in one.wounds)
        if one.mutation is not None:
            yield one.mutation


def _box(state: State) -> Iterator[str]:
    """What the box holds for this table."""
    species = SPECIES[state.species]
    yield from (*species.events, *species.attacks, *CONTAMINATION, *WOUND_DECK, "corpse_blue", *EXPLORATION)
    for deck in DECKS:
        yield from deck_cards(deck)
    yield from (f"egg_{number}" for number in range(1, EGG_TOKENS + 1))
    for one in state.crew:
        if one.id and one.status != CHOOSING:
            yield from (*action_deck(one.id), STARTING_WEAPON[one.id], *QUEST_ITEMS_OF[one.id])
    for cards in species.decks.values():
        yield from cards
    if state.intruder_player is not None:
        yield from species.player_cards
    yield from _lost_tokens(state)


def _things(state: State, board: Board) -> None:
    """Every card and heavy thing of the box lies in exactly one place."""
    chosen = [one.id for one in state.crew if one.id]
    _among(chosen, _ANYBODY, "no character")
    _demand(len(set(chosen)) == len(chosen), "a character is played twice")
    # Carcasses, and the corpses of this game's dead, are made as somebody dies.
    corpses = {f"corpse_{one.seat}" for one in state.crew}
    carcasses = {f"carcass_{number}" for number in range(1, whole(state.carcasses, 0, _MOST_CARCASSES) + 1)}
    found = Counter(_everything(state))
    made = {thing: found.pop(thing) for thing in list(found) if thing in corpses or thing in carcasses}
    _demand(all(count == 1 for count in made.values()), "a body lies twice")
    _demand(found == Counter(_box(state)), "a card or a thing is missing, lies twice, or is not of this game")
    _demand(set(state.decks) >= {"event", "attack", "wound", "contamination", *DECKS}, "a deck is missing")
    whole(len(state.decks), 0, _MOST_PILES)
    whole(len(state.discards), 0, _MOST_PILES)


def _belongings(state: State, board: Board) -> None:
    cards = {card for deck in DECKS for card in deck_cards(deck)} | set(STARTING_WEAPONS) | set(QUEST_ITEMS)
    _among((*state.ammo, *state.attached.values()), cards, "ammo on no weapon")
    for ammo in state.ammo.values():
        whole(ammo, 0, AMMO_INJURY_MARKERS)


def _cards_in_play(state: State, board: Board) -> None:
    _demand(len(set(state.infected)) == len(state.infected) == INFECTED_COUNT, "infected cards")
    _among((*state.infected, *state.scanned), CONTAMINATION, "no contamination card")
    _among((*state.offered_characters, *state.undrafted), _ANYBODY, "no character")
    _demand(len(state.offered_characters) + len(state.undrafted) <= len(_ANYBODY), "too many characters")
    _among(state.shared_objectives, OBJECTIVES, "no objective")
    held = [objective for one in state.crew for objective in (*one.objectives, one.refused) if objective is not None]
    boxed = [card for name, pile in state.boxed.items() if name.startswith("objectives-") for card in pile]
    _among((*held, *boxed), OBJECTIVES, "no objective")
    sorts = {"tile-2", "exploration", "coordinates", "weakness"}
    _demand(all(name in sorts or name.startswith("objectives-") for name in state.boxed), "no part of the box")


# ---------------------------------------------------------------- people


def _person(one: Character, state: State, board: Board) -> None:
    _among([one.status], _STATUSES, "no state of a character")
    _demand(bool(one.id) or one.status == CHOOSING, "somebody has no character")
    _among([one.room], (0, *board.slots) if one.status == CHOOSING else board.slots, "somebody is nowhere")
    _among([one.pod], (0, *(pod.number for pod in state.pods)), "no pod")
    _demand(one.status != WAITING or one.pod != 0, "somebody waits in no pod")
    whole(one.light, 0, LIGHT_WOUND_SPACES)
    _demand(len(one.wounds) <= SERIOUS_WOUND_LIMIT, "too many wounds")
    _demand(len(one.hands) <= HAND_SLOTS and all(0 < len(slot) <= 2 for slot in one.hands), "too many things in hand")
    _among(one.activated, QUEST_ITEMS, "no quest item")
    species = SPECIES[state.species]
    whole(one.mutation_markers, 0, species.most_markers)
    _demand(one.mutation is not None or not one.mutation_shown, "a card that is not there lies face up")
    _among(one.altered, species.alterations, "nothing that happens to a character")
    if one.cause is not None:
        word(one.cause, _LONGEST_ID)


def _note(note: Note, state: State, board: Board) -> None:
    """What somebody has looked at is a thing of the game, in a place of it."""
    places: dict[str, tuple[Collection[object], Collection[str]]] = {
        "engine": (ENGINES, ("working", "damaged")),
        "coordinates": (("card",), COORDINATES),
        "tile": (board.slots, (*BASIC, *ADDITIONAL, *SPECIAL)),
        "token": (board.slots, EXPLORATION),
        "objective": (range(len(state.crew)), OBJECTIVES),
        "event": (EVENT_PLACES, EVENTS),
    }
    _among([note.kind], places, "no kind of note")
    abouts, seen = places[note.kind]
    _demand(note.about in abouts and note.saw in seen, "a note of nothing")
    whole(note.round, 0, MOST_ROUNDS)


def _ending(state: State, board: Board) -> None:
    ended: Ending | None = state.ending
    phase_of = _course(state).phase_of
    verdict = phase_of.get(state.step) == phase_of[AFTER_GAME_OVER]
    _demand((ended is not None) == (verdict or state.step == END), "an end in the middle of the game")
    if ended is None:
        return
    _among([ended.cause], _ENDINGS, "no end of the game")
    _among([ended.ship], _SHIPS, "no fate of the ship")
    _among(ended.engines, ("working", "damaged"), "no engine token")
    _demand(len(ended.engines) in (0, len(ENGINES)), "engines")
    seats = [fate.seat for fate in ended.fates]
    _demand(seats == (list(range(len(state.crew))) if state.step == END else []), "somebody has no fate")
    for fate in ended.fates:
        word(fate.cause, _LONGEST_ID)
