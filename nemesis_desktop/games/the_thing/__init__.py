"""The board game The Thing: its rules and components, without a window.

The package itself is light: the rules are taken down when somebody asks for ``KIND``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nemesis_desktop.games.the_thing.kind import KIND, TheThing

__all__ = ["KIND", "TheThing"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from nemesis_desktop.games.the_thing import kind

    return getattr(kind, name)
