"""The colours that tell people at a table apart; each has a shape of its own as well."""

from __future__ import annotations

from typing import Final

COLOURS: Final = range(1, 9)
"""The numbers by which saves, the history and the window's look (``color.player.1`` …) call them.

The first ones are the furthest apart: a game for five people offers five.
"""
