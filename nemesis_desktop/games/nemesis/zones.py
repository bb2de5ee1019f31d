"""The zones of Nemesis and who knows them. Design: the table of secrets."""

from __future__ import annotations

from collections.abc import Iterator

from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.engine.flow import END
from nemesis_desktop.engine.zones import Audience, Place, Zone
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.modes import OPEN_INVENTORIES
from nemesis_desktop.games.nemesis.rules.belongings import back_colour
from nemesis_desktop.games.nemesis.rules.piles import is_contamination
from nemesis_desktop.games.nemesis.state import State


class _Field:
    """A field of a piece, as a place."""

    def __init__(self, holder: object) -> None:
        self.holder = holder

    def __getitem__(self, field: str) -> str:
        value: str = getattr(self.holder, field)
        return value

    def __setitem__(self, field: str, card: str) -> None:
        setattr(self.holder, field, card)


def _lookers(state: State, kind: str, about: int | str) -> frozenset[Seat]:
    return frozenset(
        seat for seat, notes in state.notes.items() for note in notes if (note.kind, note.about) == (kind, about)
    )


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
    if OPEN_INVENTORIES in state.options:
        return
    for one in state.crew:
        # A quest item's back is its own, and everybody saw it being activated: nothing there can be exchanged.
        yield from (
            Place(one.inventory, i, one.seat) for i, item in enumerate(one.inventory) if back_colour(item) != "quest"
        )


def _item_decks(state: State) -> Iterator[Place]:
    for deck in ("red", "yellow", "green"):
        yield from _pile(state.decks[deck])


def _item_sort(state: State, place: Place) -> str:
    return f"items-{back_colour(place.thing)}"


def _revealed(state: State) -> bool:
    """The victory check is over: objectives lie open, but what was refused stays unseen."""
    return state.ending is not None and state.step == END


def _objectives(state: State) -> Iterator[Place]:
    for one in state.crew:
        seen = _lookers(state, "objective", one.seat)
        for index in range(0 if _revealed(state) else len(one.objectives)):
            yield Place(one.objectives, index, one.seat, seen)
        if one.refused is not None:
            yield Place(_Field(one), "refused", one.seat)


def _objective_sort(state: State, place: Place) -> str:
    return f"objectives-{OBJECTIVES[place.thing].kind}"


def _engines(state: State) -> Iterator[Place]:
    if state.ending is not None and state.ending.engines:
        return
    for engine, tokens in state.engines.items():
        yield from (Place(tokens, index, TABLE, _lookers(state, "engine", engine)) for index in range(len(tokens)))


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
    for slot, room in state.rooms.items():
        if not room.explored and BOARDS[state.board].slots[slot].room is None:
            yield Place(_Tiles(state, "tile"), slot, TABLE, _lookers(state, "tile", slot))


def _tile_sort(state: State, place: Place) -> str:
    return f"tile-{BOARDS[state.board].slots[place.key].category}"


def _exploration(state: State) -> Iterator[Place]:
    for slot, room in state.rooms.items():
        if room.token is not None:
            yield Place(_Tiles(state, "token"), slot, TABLE, _lookers(state, "token", slot))


def _weaknesses(state: State) -> Iterator[Place]:
    for weakness in state.weaknesses.values():
        if not weakness.known:
            yield Place(_Field(weakness), "card")


def _sealed_decks(state: State) -> Iterator[Place]:
    for deck in ("event", "attack", "wound", "contamination"):
        yield from _pile(state.decks[deck])


def _deck_sort(state: State, place: Place) -> str:
    return f"deck-{next(name for name, pile in state.decks.items() if pile is place.container)}"


def _bag(state: State) -> Iterator[Place]:
    return _pile(state.bag)


class _Infection:
    """Which contamination cards are infected, as a list of yes and no beside the cards never scanned."""

    def __init__(self, state: State, card: str) -> None:
        self.state = state
        self.card = card

    def __getitem__(self, key: str) -> bool:
        return key in self.state.infected

    def __setitem__(self, key: str, infected: bool) -> None:
        others = [card for card in self.state.infected if card != key]
        self.state.infected = sorted([*others, key] if infected else others)


def _infections(state: State) -> Iterator[Place]:
    everywhere = [*state.decks["contamination"]]
    for one in state.crew:
        everywhere += [card for card in (*one.hand, *one.deck, *one.discard) if is_contamination(card)]
    return (Place(_Infection(state, card), card) for card in everywhere if card not in state.scanned)


def _coordinates(state: State) -> Iterator[Place]:
    if state.ending is None or not state.ending.coordinates_shown:
        yield Place(_Field(state), "coordinates", TABLE, _lookers(state, "coordinates", "card"))


def _boxed(state: State) -> Iterator[Place]:
    for pile in state.boxed.values():
        yield from _pile(pile)


def _boxed_sort(state: State, place: Place) -> str:
    return next(name for name, pile in state.boxed.items() if pile is place.container)


ZONES: tuple[Zone[State], ...] = (
    Zone("hands", Audience.OWNER, _hands, _own_cards),
    Zone("action decks", Audience.NOBODY, _action_decks, _own_cards),
    Zone("intruder hand", Audience.OWNER, _intruder_cards, lambda state, place: "intruder cards"),
    Zone("intruder deck", Audience.NOBODY, _intruder_deck, lambda state, place: "intruder cards"),
    Zone("inventories", Audience.OWNER, _inventories, _item_sort),
    Zone("item decks", Audience.NOBODY, _item_decks, _item_sort),
    Zone("objectives", Audience.OWNER, _objectives, _objective_sort),
    Zone("engines", Audience.LOOKERS, _engines, _engine_sort),
    Zone("unexplored tiles", Audience.LOOKERS, _tiles, _tile_sort),
    Zone("exploration tokens", Audience.LOOKERS, _exploration, lambda state, place: "exploration"),
    Zone("coordinates", Audience.LOOKERS, _coordinates, lambda state, place: "coordinates"),
    Zone("left in the box", Audience.NOBODY, _boxed, _boxed_sort),
    Zone("weaknesses", Audience.NOBODY, _weaknesses, lambda state, place: "weakness"),
    Zone("decks", Audience.NOBODY, _sealed_decks, _deck_sort),
    Zone("bag", Audience.NOBODY, _bag, lambda state, place: "bag"),
    Zone("infections", Audience.NOBODY, _infections, lambda state, place: "infection"),
)
"""Everything else lies open: positions, markers, doors, noise, tracks, eggs, heavy things, wounds, discard piles."""
