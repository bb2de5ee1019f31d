"""A message to be worded later, in any language."""

from __future__ import annotations

from typing import Union

from attrs import frozen

Argument = Union[int, str, "Text"]


@frozen(init=False)
class Text:
    """The id of a message and its arguments; a ``Text`` among the arguments is a noun or a part of the sentence.

    Numbers stay numbers, so that each language finds its plural; a plain ``str`` is a person's name and is shown as
    it is.
    """

    id: str
    args: tuple[tuple[str, Argument], ...]

    def __init__(self, id: str, **args: Argument) -> None:
        self.__attrs_init__(id, tuple(args.items()))
