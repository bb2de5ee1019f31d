"""The coordinates cards: where the ship goes from each space of the destination track."""

from typing import Literal

Place = Literal["earth", "mars", "venus", "deep_space"]

COORDINATES: dict[str, dict[str, Place]] = {
    "coordinates_1": {"a": "venus", "b": "deep_space", "c": "mars", "d": "earth"},
    "coordinates_2": {"a": "mars", "b": "venus", "c": "deep_space", "d": "earth"},
    "coordinates_3": {"a": "deep_space", "b": "mars", "c": "earth", "d": "venus"},
    "coordinates_4": {"a": "mars", "b": "venus", "c": "earth", "d": "deep_space"},
    "coordinates_5": {"a": "venus", "b": "earth", "c": "deep_space", "d": "mars"},
    "coordinates_6": {"a": "deep_space", "b": "earth", "c": "venus", "d": "mars"},
    "coordinates_7": {"a": "earth", "b": "deep_space", "c": "mars", "d": "venus"},
    "coordinates_8": {"a": "earth", "b": "mars", "c": "venus", "d": "deep_space"},
}
