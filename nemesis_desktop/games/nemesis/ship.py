"""The rooms of the ship: what is printed on their tiles, and what everybody can see of them."""

from __future__ import annotations

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.rooms import ROOMS, RoomTile
from nemesis_desktop.games.nemesis.state import Room, State


class Ship:
    """Looks things up on the board; nothing of it is kept here."""

    def __init__(self, state: State) -> None:
        self._state = state

    def tile(self, slot: int) -> RoomTile:
        """What is printed on the tile of a slot (also while it lies face down: for rules, never for views)."""
        return ROOMS[self._state.rooms[slot].tile]

    def find(self, tile: str) -> Room | None:
        """The room with this tile, explored or not, or None if it is not in this game."""
        for room in self._state.rooms.values():
            if room.tile == tile:
                return room
        return None

    def explored(self, tile: str) -> Room | None:
        """The room with this tile if it is explored."""
        room = self.find(tile)
        return room if room is not None and room.explored else None

    def explored_of(self, colour: str) -> list[int]:
        """The slots of the explored rooms of a colour: only an explored room shows it."""
        return [slot for slot, room in self._state.rooms.items() if room.explored and self.tile(slot).colour == colour]

    def works(self, slot: int) -> bool:
        """A working room: explored, without a Malfunction marker."""
        room = self._state.rooms[slot]
        return room.explored and not room.malfunction

    def computer(self, slot: int) -> bool:
        """A working computer is in this room."""
        return self.works(slot) and self.tile(slot).computer

    def noisy(self, space: str) -> bool:
        """A Noise marker lies in this corridor or technical network."""
        return space in self._state.noise

    def room_name(self, slot: int) -> Text:
        """The room as everybody may name it."""
        room = self._state.rooms[slot]
        return Text(f"room-{room.tile}") if room.explored else Text("room-unexplored", number=slot)
