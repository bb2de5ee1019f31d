"""The zones of Nemesis and who knows them. Design: the table of secrets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.engine.flow import END
from nemesis_desktop.engine.zones import EVERYTHING, NOTHING, About, Audience, Place, Zone, the_place
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.components.items import SEARCHED_DECKS, back_colour, deck_cards
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES as PRINTED
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION as EXPLORATION_TOKENS
from nemesis_desktop.games.nemesis.modes import OPEN_INVENTORIES
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS, EVENTS, INTRUDER_TOKENS, OWN_CARDS, SPECIES
from nemesis_desktop.games.nemesis.state import Note, State

_CONTAMINATION = frozenset(CONTAMINATION)

_PRINTED_ROOMS = {
    name: frozenset(slot.number for slot in board.slots.values() if slot.room is not None)
    for name, board in BOARDS.items()
}
"""Slots whose room is not dealt but printed on the board."""

_BACKS = {
    **dict.fromkeys(EVENTS, "deck-event"),
    **dict.fromkeys(ATTACKS, "deck-attack"),
    **{card: f"deck-{deck}" for card, deck in OWN_CARDS.items()},
    **{card: f"items-{deck}" for deck in SEARCHED_DECKS for card in deck_cards(deck)},
}
"""Cards that are looked at in private, by sort."""


class _Field:
    """A field of a piece, as a place."""

    def __init__(self, holder: object) -> None:
        self.holder = holder

    def __getitem__(self, field: str) -> str:
        value: str = getattr(self.holder, field)
        return value

    def __setitem__(self, field: str, card: str) -> None:
        setattr(self.holder, field, card)


def _noted(kind: str) -> Callable[[State, Seat], Collection[About]]:
    """What a seat has looked at of one kind of thing, by its notes."""

    def looked(state: State, seat: Seat) -> Collection[About]:
        notes = state.notes.get(seat)
        return {note.about for note in notes if note.kind == kind} if notes else ()

    return looked


def _pile(pile: list[str], owner: Seat = TABLE) -> Iterator[Place]:
    return (Place(pile, index, owner) for index in range(len(pile)))


def _hands(state: State) -> Iterator[Place]:
    for one in state.crew:
        yield from _pile(one.hand, one.seat)


def _intruder_cards(state: State) -> Iterator[Place]:
    """The intruder player's hand; the deck has the same backs."""
    if state.intruder_player is not None:
        yield from _pile(state.intruder_hand, state.intruder_player)


def _intruder_deck(state: State) -> Iterator[Place]:
    yield from _pile(state.decks.get("intruder", []))


def _action_decks(state: State) -> Iterator[Place]:
    for one in state.crew:
        yield from _pile(one.deck, one.seat)


def _own_cards(state: State, place: Place) -> str:
    """Hand and deck of one person have the same backs; to the person itself only the deck is unknown."""
    return f"cards-{place.owner}"


def _inventories(state: State) -> Iterator[Place]:
    for one in state.crew:
        # A quest item's back is its own, and everybody saw it being activated: nothing there can be exchanged.
        yield from (
            Place(one.inventory, i, one.seat) for i, item in enumerate(one.inventory) if back_colour(item) != "quest"
        )


def _inventories_shown(state: State) -> Collection[About]:
    """All of them, in a variant."""
    return EVERYTHING if OPEN_INVENTORIES in state.options else NOTHING


def _item_decks(state: State) -> Iterator[Place]:
    for deck in ("red", "yellow", "green"):
        yield from _pile(state.decks[deck])


def _item_sort(state: State, place: Place) -> str:
    return f"items-{back_colour(place.thing)}"


def _objectives_shown(state: State) -> Collection[About]:
    """After the victory check all that were kept; what was refused stays unseen."""
    return EVERYTHING if state.ending is not None and state.step == END else NOTHING


def _objectives(state: State) -> Iterator[Place]:
    for one in state.crew:
        for index, card in enumerate(one.objectives):
            yield Place(one.objectives, index, one.seat, card)


def _objectives_seen(state: State, seat: Seat) -> Collection[About]:
    """The very cards of others that somebody has looked at."""
    notes = state.notes.get(seat)
    return {note.saw for note in notes if note.kind == "objective"} if notes else ()


def _refused(state: State) -> Iterator[Place]:
    for one in state.crew:
        if one.refused is not None:
            yield Place(_Field(one), "refused", one.seat)


def _mutations(state: State) -> Iterator[Place]:
    for one in state.crew:
        if one.mutation is not None:
            yield Place(_Field(one), "mutation", one.seat, one.seat)


def _mutations_shown(state: State) -> Collection[About]:
    """Those that have been used."""
    return {one.seat for one in state.crew if one.mutation_shown}


def _mutation_sort(state: State, place: Place) -> str:
    """A card face down has the back of its deck."""
    return f"deck-{OWN_CARDS[place.thing]}"


def _objective_sort(state: State, place: Place) -> str:
    return f"objectives-{PRINTED[place.thing].kind}"


def _engines(state: State) -> Iterator[Place]:
    for engine, tokens in state.engines.items():
        yield from (Place(tokens, index, TABLE, engine) for index in range(len(tokens)))


def _engines_shown(state: State) -> Collection[About]:
    """All of them, once the victory check has come to the engines."""
    return EVERYTHING if state.ending is not None and state.ending.engines else NOTHING


def _engine_sort(state: State, place: Place) -> str:
    return f"engine-{next(engine for engine, tokens in state.engines.items() if tokens is place.container)}"


class _Tiles:
    """Unexplored tiles, reached through their slot."""

    def __init__(self, state: State, field: str) -> None:
        self.state = state
        self.field = field

    def __getitem__(self, slot: int) -> str:
        value: str = getattr(self.state.rooms[slot], self.field)
        return value

    def __setitem__(self, slot: int, tile: str) -> None:
        setattr(self.state.rooms[slot], self.field, tile)


def _tiles(state: State) -> Iterator[Place]:
    tiles = _Tiles(state, "tile")
    return (Place(tiles, slot, TABLE, slot) for slot in state.rooms)


def _tiles_shown(state: State) -> Collection[About]:
    """Explored ones, and the Evacuation Sections of the alternate side, which lie face up from the start."""
    return _PRINTED_ROOMS[state.board].union([slot for slot, room in state.rooms.items() if room.explored])


def _tile_sort(state: State, place: Place) -> str:
    return f"tile-{BOARDS[state.board].slots[place.key].category}"


def _exploration(state: State) -> Iterator[Place]:
    for slot, room in state.rooms.items():
        if room.token is not None:
            yield Place(_Tiles(state, "token"), slot, TABLE, slot)


def _explored(state: State) -> Iterator[Place]:
    """Exploration tokens that have been turned over and left the game."""
    return (Place(state.removed, index) for index, thing in enumerate(state.removed) if thing in EXPLORATION_TOKENS)


def _weaknesses(state: State) -> Iterator[Place]:
    return (Place(_Field(weakness), "card", TABLE, slot) for slot, weakness in state.weaknesses.items())


def _weaknesses_shown(state: State) -> Collection[About]:
    """Those that have been discovered."""
    return {slot for slot, weakness in state.weaknesses.items() if weakness.known}


def _sealed_decks(state: State) -> Iterator[Place]:
    for deck in ("event", "attack", "wound", "contamination", *SPECIES[state.species].decks):
        yield from _pile(state.decks[deck])


def _deck_sort(state: State, place: Place) -> str:
    return f"deck-{next(name for name, pile in state.decks.items() if pile is place.container)}"


def _bag(state: State) -> Iterator[Place]:
    return _pile(state.bag)


class _Infection:
    """Which contamination cards are infected, as a list of yes and no beside the cards."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __getitem__(self, key: str) -> bool:
        return key in self.state.infected

    def __setitem__(self, key: str, infected: bool) -> None:
        others = [card for card in self.state.infected if card != key]
        self.state.infected = sorted([*others, key] if infected else others)


def _infections(state: State) -> Iterator[Place]:
    everywhere = [*state.decks["contamination"]]
    for one in state.crew:
        everywhere += [card for card in (*one.hand, *one.deck, *one.discard) if card in _CONTAMINATION]
    flags = _Infection(state)
    return (Place(flags, card, TABLE, card) for card in everywhere)


def _scanned(state: State) -> Collection[About]:
    """The scanner tells the table how many are infected, and leaves no two alike on the table."""
    return state.scanned


def _coordinates(state: State) -> Iterator[Place]:
    yield Place(_Field(state), "coordinates", TABLE, "card")


def _coordinates_shown(state: State) -> Collection[About]:
    """The card, once the victory check has come to it."""
    return EVERYTHING if state.ending is not None and state.ending.coordinates_shown else NOTHING


class _Notebook:
    """What one seat has written down, as places for what it saw."""

    def __init__(self, notes: list[Note]) -> None:
        self.notes = notes

    def __getitem__(self, index: int) -> str:
        return self.notes[index].saw

    def __setitem__(self, index: int, saw: str) -> None:
        self.notes[index].saw = saw


def _notes(state: State) -> Iterator[Place]:
    for seat, notes in state.notes.items():
        book = _Notebook(notes)
        yield from (Place(book, index, seat) for index in range(len(notes)))


def _note_sort(state: State, place: Place) -> str:
    """Notes belong to what was looked at: nothing can be exchanged with them but as their owner knows it."""
    return f"note-{place.owner}-{place.key}"


def _looking(state: State) -> Iterator[Place]:
    return (Place(state.looking, index, TABLE, state.looker) for index in range(len(state.looking)))


def _looker(state: State, seat: Seat) -> Collection[About]:
    """The person who looks at this moment."""
    return (seat,) if state.looker == seat else ()


def _looking_sort(state: State, place: Place) -> str:
    """Cards looked at have the backs of their decks; whatever else is looked at is like nothing else."""
    return _BACKS.get(place.thing, f"looking-{place.key}")


def _boxed(state: State) -> Iterator[Place]:
    for pile in state.boxed.values():
        yield from _pile(pile)


def _boxed_sort(state: State, place: Place) -> str:
    return next(name for name, pile in state.boxed.items() if pile is place.container)


def _named(field: str) -> Callable[[State], Iterator[Place]]:
    """A pile that is a field of the state."""
    return lambda state: _pile(getattr(state, field))


def _token(state: State) -> Iterator[Place]:
    if state.drawn_token is not None:
        yield Place(_Field(state), "drawn_token")


def _token_sort(state: State, place: Place) -> str:
    """The fronts of the tokens that are left lie open, their numbers do not."""
    return f"supply-{INTRUDER_TOKENS[place.thing].sort}"


def _discards(state: State) -> Iterator[Place]:
    for pile in (*state.discards.values(), state.decks.get("blue", [])):
        yield from _pile(pile)
    for one in state.crew:
        yield from _pile(one.discard, one.seat)


def _before_people(state: State) -> Iterator[Place]:
    """Heavy things in hand slots, quest cards, serious wounds."""
    for one in state.crew:
        for slot in one.hands:
            yield from _pile(slot, one.seat)
        yield from _pile(one.quests, one.seat)
        yield from _pile(one.activated, one.seat)
        yield from (Place(_Field(wound), "card", one.seat) for wound in one.wounds)


def _in_rooms(state: State) -> Iterator[Place]:
    for room in state.rooms.values():
        yield from _pile(room.objects)


def _attached(state: State) -> Iterator[Place]:
    return (Place({0: extra}, 0) for extra in state.attached)


HANDS = Zone("hands", Audience.OWNER, _hands, _own_cards)
INTRUDER_HAND = Zone("intruder hand", Audience.OWNER, _intruder_cards, lambda state, place: "intruder cards")
INVENTORIES = Zone("inventories", Audience.OWNER, _inventories, _item_sort, shown=_inventories_shown)
OBJECTIVES = Zone(
    "objectives", Audience.OWNER, _objectives, _objective_sort, shown=_objectives_shown, looked=_objectives_seen
)
REFUSED = Zone("refused objectives", Audience.OWNER, _refused, _objective_sort)
MUTATIONS = Zone("mutations", Audience.OWNER, _mutations, _mutation_sort, shown=_mutations_shown)
LOOKING = Zone("looking", Audience.LOOKERS, _looking, _looking_sort, looked=_looker)
"""Cards and tokens that somebody looks at, for a question or for a moment."""
NOTES = Zone("notes", Audience.OWNER, _notes, _note_sort)
ENGINES = Zone(
    "engines",
    Audience.LOOKERS,
    _engines,
    _engine_sort,
    shown=_engines_shown,
    looked=_noted("engine"),
    identity=the_place,
)
TILES = Zone("unexplored tiles", Audience.LOOKERS, _tiles, _tile_sort, shown=_tiles_shown, looked=_noted("tile"))
EXPLORATION = Zone("exploration tokens", Audience.LOOKERS, _exploration, looked=_noted("token"))
COORDINATES = Zone(
    "coordinates", Audience.LOOKERS, _coordinates, shown=_coordinates_shown, looked=_noted("coordinates")
)
WEAKNESSES = Zone("weaknesses", Audience.NOBODY, _weaknesses, shown=_weaknesses_shown)

ZONES: tuple[Zone[State], ...] = (
    HANDS,
    Zone("action decks", Audience.NOBODY, _action_decks, _own_cards),
    INTRUDER_HAND,
    Zone("intruder deck", Audience.NOBODY, _intruder_deck, lambda state, place: "intruder cards"),
    INVENTORIES,
    Zone("item decks", Audience.NOBODY, _item_decks, _item_sort),
    OBJECTIVES,
    REFUSED,
    MUTATIONS,
    LOOKING,
    NOTES,
    ENGINES,
    TILES,
    EXPLORATION,
    COORDINATES,
    Zone("left in the box", Audience.NOBODY, _boxed, _boxed_sort),
    WEAKNESSES,
    Zone("decks", Audience.NOBODY, _sealed_decks, _deck_sort),
    Zone("bag", Audience.NOBODY, _bag),
    Zone("token supply", Audience.NOBODY, _named("supply"), _token_sort),
    Zone("infections", Audience.NOBODY, _infections, shown=_scanned, identity=the_place),
    Zone("attacks and events turned over", Audience.EVERYBODY, _named("open_cards")),
    Zone("drawn token", Audience.EVERYBODY, _token),
    Zone("discards and crafted items", Audience.EVERYBODY, _discards),
    Zone("before people", Audience.EVERYBODY, _before_people),
    Zone("explored tokens", Audience.EVERYBODY, _explored),
    Zone("in rooms", Audience.EVERYBODY, _in_rooms),
    Zone("attached", Audience.EVERYBODY, _attached),
    Zone("eggs", Audience.EVERYBODY, _named("eggs")),
    Zone("egg supply", Audience.EVERYBODY, _named("egg_supply")),
    Zone("shared objectives", Audience.EVERYBODY, _named("shared_objectives")),
)
"""Every zone. What no zone holds is no secret: positions, markers, doors, noise, tracks. Out of the game (``removed``)
lies what somebody dropped unseen as well, so it is no zone that anybody may look through."""
