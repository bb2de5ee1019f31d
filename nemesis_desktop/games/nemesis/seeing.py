"""Builds a ``View``: the one place that decides "may this person know that?", by the zones."""

from __future__ import annotations

from nemesis_desktop.engine.decision import TABLE, Decision, Seat
from nemesis_desktop.games.nemesis.components.intruders import INTRUDERS
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tokens import ENGINES, EXPLORATION, INTRUDER_TOKENS
from nemesis_desktop.games.nemesis.components.wounds import wound_kind
from nemesis_desktop.games.nemesis.modes import OPEN_INVENTORIES, STRICT_MEMORY
from nemesis_desktop.games.nemesis.phases import COURSE
from nemesis_desktop.games.nemesis.rules.belongings import attachments, back_colour, capacity, facts, hand_slots
from nemesis_desktop.games.nemesis.rules.piles import CONTAMINATION_CARDS
from nemesis_desktop.games.nemesis.state import DEAD, OPEN, Character, State
from nemesis_desktop.games.nemesis.table import Game
from nemesis_desktop.games.nemesis.view import (
    CorridorView,
    CrewView,
    EndingView,
    FateView,
    HeldView,
    IntruderView,
    ItemView,
    MineView,
    Note,
    PodView,
    QuestView,
    RoomView,
    View,
    WeaknessView,
    WoundView,
)

_KINDS = (*INTRUDERS, "blank")
_OPEN_DISCARDS = ("event", "attack", "wound", "red", "yellow", "green", "blue", "intruder")


def view_of(game: Game, seat: Seat, decision: Decision | None) -> View:
    """All that ``seat`` may know of the table; of ``TABLE``, what everybody may see."""
    state = game.state
    remembered = () if STRICT_MEMORY in state.options else state.notes.get(seat, ())
    noted = {(note.kind, note.about): note.saw for note in remembered}
    rooms = _rooms(game, noted)
    fighting = {one.room for one in state.crew if one.status == "aboard"}
    infested = {one.room for one in state.intruders}
    ending = _ending(game) if state.ending is not None and state.step == "end" else None
    shown = state.ending
    engines: tuple[str | None, ...] = tuple(shown.engines) if shown is not None and shown.engines else ()
    return View(
        seat=seat,
        board=state.board,
        mode=state.mode,
        round=state.round,
        phase="ended" if state.ending is not None else COURSE.phase_of[state.step],
        acting=_acting(game, decision),
        actions_taken=state.turn.taken,
        time=state.time,
        self_destruct=state.self_destruct,
        destination=state.destination,
        first_player=state.first_player,
        rooms=rooms,
        corridors=tuple(
            CorridorView(space, space in state.noise, state.doors.get(space, OPEN)) for space in game.board.all_spaces
        ),
        intruders=tuple(
            IntruderView(one.id, one.kind, one.room, one.injuries, one.room in fighting) for one in state.intruders
        ),
        crew=tuple(_crew(game, one, one.room in infested) for one in state.crew),
        mine=_mine(game, seat) if seat != TABLE else None,
        bag=_counts(state.bag),
        supply=_counts(state.supply),
        weaknesses=tuple(WeaknessView(slot, one.card if one.known else None) for slot, one in state.weaknesses.items()),
        eggs=len(state.eggs),
        nest_destroyed=state.nest_destroyed,
        queen_killed=state.queen_killed,
        pods=tuple(PodView(pod.number, pod.section, pod.state, tuple(game.waiting_in(pod))) for pod in state.pods),
        engines=engines or tuple(noted.get(("engine", engine)) for engine in ENGINES),
        coordinates=state.coordinates
        if shown is not None and shown.coordinates_shown
        else noted.get(("coordinates", "card")),
        decks={name: len(cards) for name, cards in state.decks.items()},
        discards={name: tuple(state.discards[name]) for name in _OPEN_DISCARDS if name in state.discards}
        | {"crafted": tuple(state.decks["blue"])},
        fire_markers=sum(room.fire for room in rooms),
        malfunction_markers=sum(room.malfunction for room in rooms),
        draft=tuple(state.offered_characters),
        intruder_player=state.intruder_player,
        shared_objectives=tuple(state.shared_objectives),
        options=tuple(state.options),
        ending=ending,
        explored_tokens=tuple(sorted(thing for thing in state.removed if thing in EXPLORATION)),
    )


def _acting(game: Game, decision: Decision | None) -> Seat | None:
    if decision is not None and decision.seat != TABLE:
        return decision.seat
    return game.state.turn.seat if COURSE.phase_of.get(game.state.step) == "turns" else None


def _counts(tokens: list[str]) -> dict[str, int]:
    counts = dict.fromkeys(_KINDS, 0)
    for token in tokens:
        counts[INTRUDER_TOKENS[token].kind] += 1
    return counts


def _rooms(game: Game, noted: dict[tuple[str, int | str], str]) -> tuple[RoomView, ...]:
    slots = game.board.slots
    decompression = game.state.decompression
    return tuple(
        RoomView(
            slot=room.slot,
            category=slots[room.slot].category,
            # A face-up Evacuation Section of the alternate side is known before anybody enters it.
            tile=room.tile if room.explored or slots[room.slot].room is not None else None,
            explored=room.explored,
            items=room.items if room.explored and ROOMS[room.tile].item_counter else None,
            fire=room.fire,
            malfunction=room.malfunction,
            decompression=room.slot == decompression,
            objects=tuple(room.objects),
            noted_tile=None if room.explored else noted.get(("tile", room.slot)),
            noted_token=None if room.explored else noted.get(("token", room.slot)),
        )
        for room in game.state.rooms.values()
    )


def _held(game: Game, thing: str) -> HeldView:
    printed = None if thing.startswith(("egg_", "corpse_", "carcass_")) else facts(thing)
    if printed is None or printed.kind != "weapon":
        return HeldView(thing, None, None, ())
    return HeldView(thing, game.state.ammo.get(thing, 0), capacity(game, thing), tuple(attachments(game, thing)))


def _crew(game: Game, one: Character, room_infested: bool) -> CrewView:
    state = game.state
    return CrewView(
        seat=one.seat,
        name=state.names[one.seat],
        unnamed=not state.names[one.seat],
        number=one.number,
        colour=state.colours[one.seat],
        character=one.id or None,
        status=one.status,
        room=one.room or None,
        pod=one.pod or None,
        light_wounds=one.light,
        wounds=tuple(WoundView(wound.card, wound_kind(wound.card), wound.dressed) for wound in one.wounds),
        slime=one.slime,
        larva=one.larva,
        signal=one.signal,
        hand_count=len(state.intruder_hand if one.seat == state.intruder_player else one.hand),
        deck_count=len(one.deck),
        discard=tuple("contamination" if card in CONTAMINATION_CARDS else card for card in one.discard),
        hand_slots=hand_slots(one),
        held=tuple(tuple(_held(game, thing) for thing in slot) for slot in one.hands),
        items=tuple(sorted(back_colour(item) for item in one.inventory)),
        quests=tuple(QuestView(quest, active=False) for quest in one.quests)
        + tuple(QuestView(quest, active=True) for quest in one.activated if quest not in state.removed),
        passed=one.passed,
        first_player=one.seat == state.first_player,
        in_combat=room_infested and one.status == "aboard",
        objectives_left=len(one.objectives),
        open_objectives=tuple(one.objectives) if state.ending is not None and state.step == "end" else (),
        open_inventory=tuple(one.inventory) if OPEN_INVENTORIES in state.options else (),
        cause_of_death=one.cause if one.status == DEAD else None,
    )


def _notes(state: State, seat: Seat) -> tuple[Note, ...]:
    """What the seat has looked at, unless the table plays by strict memory."""
    if STRICT_MEMORY in state.options:
        return ()
    return tuple(Note(note.kind, note.about, note.saw, note.round) for note in state.notes.get(seat, ()))


def _mine(game: Game, seat: Seat) -> MineView:
    state = game.state
    one = state.crew[seat]
    return MineView(
        seat=seat,
        hand=tuple(one.hand),
        inventory=tuple(ItemView(item, ()) for item in one.inventory),
        objectives=tuple(one.objectives),
        refused_objective=one.refused,
        intruder_hand=tuple(state.intruder_hand) if seat == state.intruder_player else (),
        looking=tuple(state.looking) if state.looker == seat else (),
        notes=_notes(state, seat),
    )


def _ending(game: Game) -> EndingView:
    ending = game.state.ending
    assert ending is not None, "asked only once the game is over"
    return EndingView(
        cause=ending.cause,
        ship=ending.ship,
        engines=tuple(ending.engines),
        coordinates=game.state.coordinates if ending.coordinates_shown else None,
        destination=game.state.destination,
        fates=tuple(
            FateView(
                fate.seat,
                fate.survived,
                fate.cause,
                tuple(game.state.shared_objectives or game.character(fate.seat).objectives),
                tuple(fate.met),
                fate.won,
            )
            for fate in ending.fates
        ),
    )
