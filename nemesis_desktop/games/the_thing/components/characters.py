"""The eight characters. Their abilities are public. Rulebook: Characters."""

from __future__ import annotations

from typing import Final

BENNINGS: Final = "bennings"
CLARK: Final = "clark"
WINDOWS: Final = "windows"
MACREADY: Final = "macready"
GARRY: Final = "garry"
NORRIS: Final = "norris"
BLAIR: Final = "blair"
NAULS: Final = "nauls"

CHARACTERS: Final[tuple[str, ...]] = (BENNINGS, CLARK, WINDOWS, MACREADY, GARRY, NORRIS, BLAIR, NAULS)
"""Bennings rolls the weather twice, Clark ignores dogs, Windows repairs two at a time, MacReady sees three weapons,
Garry exchanges a card (in the cooperative game: rolls one die again), Norris carries a light, Blair draws one token
more, Nauls cooks one piece instead of two."""

WINDOWS_REPAIRS: Final = 2
MACREADY_LOOKS: Final = 3
USUAL_LOOKS: Final = 2
NAULS_COOKS: Final = 1
