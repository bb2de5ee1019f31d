"""Engines, coordinates and other things looked at in private. Rulebook: Engine Rooms; Cockpit."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Secret
from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.aims import AtEngine, AtEvent
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.tokens import SWAPPED
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.belongings import object_kind, objects_here
from nemesis_desktop.games.nemesis.rules.things.piles import draw
from nemesis_desktop.games.nemesis.state import Note
from nemesis_desktop.games.nemesis.zones import LOOKING

EVENT_ORDER = ("put_on_top", "put_second", "put_third")
EVENT_PLACES = (*EVENT_ORDER, "put_under")
"""Where an event card that somebody has looked at lies since."""

ENGINE_ROOMS = {"engine_room_1": 1, "engine_room_2": 2, "engine_room_3": 3}


def note(game: Game, seat: Seat, kind: str, about: int | str, saw: str) -> None:
    """Remember what a seat has looked at, in place of what it remembered of the same thing."""
    notes = game.state.notes.setdefault(seat, [])
    notes[:] = [one for one in notes if (one.kind, one.about) != (kind, about)]
    notes.append(Note(kind, about, saw, game.state.round))
    game.reveal()


def engine_here(game: Game, slot: int) -> int | None:
    """The engine of this room, or None outside the Engine Rooms."""
    return ENGINE_ROOMS.get(game.room(slot).tile)


def look_at_engine(game: Game, seat: Seat, engine: int) -> None:
    """Look in secret at the upper token: the real state."""
    state = game.state.engines[engine][0]
    note(game, seat, "engine", engine, state)
    game.look(seat, [state])
    game.tell(story.LookedAtEngine, who=seat, engine=engine, state=LOOKING.hides(state, seat))
    game.look_away()


def repair_or_break(game: Game, seat: Seat, engine: int) -> Play[None]:
    """Look at both tokens in secret and stack them in either order; the table learns only whether the order changed."""
    look_at_engine(game, seat, engine)
    tokens = game.state.engines[engine]
    acts = [AtEngine(engine, "keep-order"), AtEngine(engine, "swap-order")]
    prompt = Text("ask-engine-order", who=game.name(seat), state=Text(f"engine-{tokens[0]}"))
    chosen = yield from choose(seat, prompt, acts, topic="engine", secret=True)
    changed = chosen.option == "swap-order"
    if changed:
        tokens.reverse()
        _follow(game, engine)
    note(game, seat, "engine", engine, tokens[0])
    game.look(seat, tokens[:1])
    game.tell(story.EngineOrder, who=seat, engine=engine, changed=changed, state=LOOKING.hides(tokens[0], seat))
    game.look_away()


def _follow(game: Game, engine: int) -> None:
    """Everybody hears that the order changed, so whoever knew the state knows the new one."""
    for notes in game.state.notes.values():
        for one in notes:
            if one.kind == "engine" and one.about == engine:
                one.saw = SWAPPED[one.saw]


def look_at_coordinates(game: Game, seat: Seat) -> None:
    """Look in secret at the coordinates card."""
    card = game.state.coordinates
    note(game, seat, "coordinates", "card", card)
    game.look(seat, [card])
    earth = next(space for space, place in COORDINATES[card].items() if place == "earth")
    seen, way = LOOKING.hides(card, seat), LOOKING.hides(earth, seat)
    game.tell(story.LookedAtCoordinates, who=seat, coordinates=seen, earth=way)
    game.look_away()


def look_at_room(game: Game, seat: Seat, slot: int, *, token: bool) -> None:
    """Look in secret at an unexplored room tile, and at the exploration token on it where the effect says so."""
    room = game.room(slot)
    note(game, seat, "tile", slot, room.tile)
    shown = [room.tile]
    seen: Secret[str] = None
    if token and room.token is not None:
        note(game, seat, "token", slot, room.token)
        shown.append(room.token)
        seen = LOOKING.hides(room.token, seat)
    game.look(seat, shown)
    game.tell(story.LookedAtRoom, who=seat, slot_=slot, tile=LOOKING.hides(room.tile, seat), token=seen)
    game.look_away()


def unexplored(game: Game, *, token: bool = False) -> list[int]:
    """Slots that can be looked at: whose tile lies face down or, where the effect shows it, whose ``token`` does.

    An Evacuation Section that lies face up from the start (alternate side) has nothing hidden but its token.
    """
    return [
        room.slot
        for room in game.state.rooms.values()
        if not room.explored and (token or game.board.slots[room.slot].room is None)
    ]


def look_at_next_event(game: Game, seat: Seat) -> Play[None]:
    """Look in secret at the top event card and put it back on the top or under the deck."""
    card = draw(game, "event")
    if card is None:
        return
    game.look(seat, [card])
    game.tell(story.LookedAtEvent, who=seat, event=LOOKING.hides(card, seat))
    places = [AtEvent(card, "put_on_top"), AtEvent(card, "put_under")]
    chosen = yield from choose(seat, Text("ask-event-place", who=game.name(seat)), places, topic="event", secret=True)
    game.look_away()
    deck = game.state.decks["event"]
    deck.insert(len(deck) if chosen.option == "put_on_top" else 0, card)
    note(game, seat, "event", chosen.option, card)
    game.tell(story.EventPutBack, who=seat, where=chosen.option)


def arrange_events(game: Game, seat: Seat, count: int) -> Play[None]:
    """Look in secret at the top event cards and put them back in any order."""
    cards = [card for card in (draw(game, "event") for _ in range(count)) if card is not None]
    game.look(seat, cards)
    for card in cards:
        game.tell(story.LookedAtEvent, who=seat, event=LOOKING.hides(card, seat))
    order: list[str] = []
    while rest := [card for card in cards if card not in order]:
        prompt = Text("ask-event-order", who=game.name(seat), number=len(order) + 1)
        places = [AtEvent(card, EVENT_ORDER[len(order)]) for card in rest]
        order.append((yield from choose(seat, prompt, places, topic="event", secret=True)).card)
    game.look_away()
    game.state.decks["event"].extend(reversed(order))
    for place, card in zip(EVENT_ORDER, order, strict=False):
        note(game, seat, "event", place, card)
    if cards:
        game.tell(story.EventsArranged, who=seat, count=len(cards))


def look_at_objective(game: Game, seat: Seat, other: Seat, objective: str) -> None:
    """Look in secret at an objective card of another player."""
    note(game, seat, "objective", other, objective)
    game.look(seat, [objective])
    game.tell(story.LookedAtObjective, who=seat, other=other, objective=LOOKING.hides(objective, seat))
    game.look_away()


def discover(game: Game, seat: Seat, slot: str) -> None:
    """Examine the object of a slot (corpse, egg, carcass): what becomes of the slot's card is the species'."""
    game.nature.examination.research(game, seat, slot)


def hidden_weaknesses(game: Game, slot: int) -> list[str]:
    """Slots worth examining for which an object is present, lying or carried by anybody in the room."""
    kinds = {object_kind(thing) for thing in objects_here(game, slot)}
    return [slot_kind for slot_kind in game.nature.examination.open_slots(game) if slot_kind in kinds]
