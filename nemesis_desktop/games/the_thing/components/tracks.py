"""The tracks: suspicion, rescue, freezing. Rulebook: Suspicion, Phase 2. Their lengths are in ``assumptions.py``."""

from __future__ import annotations

from typing import Final

GREEN: Final = 0
"""The leftmost space of the suspicion track: whoever stands here has been proved human."""
YELLOW: Final = 1
"""Where every disc starts."""
RESCUE_FUEL_START: Final = 1
"""The full tank: the leftmost space of the lower row."""
FREEZING_START: Final = 1
COOP_PEOPLE: Final = 6
"""The cooperative game plays as with so many people: the threat marker starts on their red space."""
