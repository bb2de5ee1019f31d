"""A message to be worded later, in any language."""

from __future__ import annotations

from typing import NoReturn, Union

Argument = Union[int, str, "Text"]

_set = object.__setattr__


class Text:
    """The id of a message and its arguments; a ``Text`` among the arguments is a noun or a part of the sentence.

    Numbers stay numbers, so that each language finds its plural; a plain ``str`` is a person's name and is shown as
    it is.

    Written out where the other values are attrs classes: the start screen needs no other value than this one, and would
    wait for attrs a tenth of its time.
    """

    __slots__ = ("args", "id")

    id: str
    args: tuple[tuple[str, Argument], ...]

    def __init__(self, id: str, **args: Argument) -> None:
        _set(self, "id", id)
        _set(self, "args", tuple(args.items()))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a Text is a value: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a Text is a value: {name} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, self.args))

    def __repr__(self) -> str:
        return f"Text(id={self.id!r}, args={self.args!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.id, self.args)


def whole(value: int) -> str:
    """A whole number, with the sign of a minus rather than a hyphen."""
    return str(value).replace("-", "−")


def decimal(value: float, digits: int = 1, *, signed: bool = False) -> Text:
    """A number with so many digits after the sign that a language puts there; signed: also where it is more than 0."""
    before, _, part = f"{value:{'+' if signed else ''}.{digits}f}".partition(".")
    return Text("number-decimal", whole=before.replace("-", "−"), part=part)


def _again(id: str, args: tuple[tuple[str, Argument], ...]) -> Text:
    """A ``Text`` that went to another process or was copied."""
    return Text(id, **dict(args))
