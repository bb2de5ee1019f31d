"""What is watched together, what belongs to the ending, and what a reader knows beside a public picture."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.view import EVENT_PHASE, RoomView, View, WeaknessView

WATCHED: Final = EVENT_PHASE
"""The steps of the round that everybody watches together, in their order."""


def watched_together(told: Told) -> bool:
    """Whether an event begins what everybody watches together: the event phase, or a new round."""
    return isinstance(told.event, story.Time | story.TimeWaits | story.Round)


def begins_verdict(told: Told) -> bool:
    """Whether an event belongs to the victory check, which is a scene of its own after the game."""
    return isinstance(
        told.event,
        story.EnginesShown | story.CoordinatesShown | story.ContaminationCheck | story.ContaminationDraw | story.Fate,
    )


def as_known(picture: View, view: View) -> View:
    """A public picture, and beside it what the reader of ``view`` knows: their own things, and what they have seen.

    Args:
        picture: the table as everybody may see it.
        view: as this reader saw it last, which may be before or after the picture.
    """
    if view.seat == TABLE:
        return picture
    if view.ending is not None:
        # By now everything has been turned over: nobody knew it when the picture was taken.
        return evolve(picture, seat=view.seat, mine=view.mine)
    return evolve(
        picture,
        seat=view.seat,
        mine=view.mine,
        rooms=tuple(map(_noted, picture.rooms, view.rooms)),
        engines=tuple(shown or seen for shown, seen in zip(picture.engines, view.engines, strict=True)),
        coordinates=picture.coordinates or view.coordinates,
        weaknesses=tuple(map(_looked_at, picture.weaknesses, view.weaknesses)),
    )


def _noted(room: RoomView, seen: RoomView) -> RoomView:
    """A room with what somebody has seen of it in secret, as long as it has not been explored."""
    if room.explored or (seen.noted_tile is None and seen.noted_token is None):
        return room
    return evolve(room, noted_tile=seen.noted_tile, noted_token=seen.noted_token)


def _looked_at(weakness: WeaknessView, seen: WeaknessView) -> WeaknessView:
    return evolve(weakness, card=seen.card) if weakness.card is None and seen.card is not None else weakness
