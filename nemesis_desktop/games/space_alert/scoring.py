"""The points of a game of one mission, or of a campaign of several. Rulebook 4 and 6.3."""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.games.space_alert.resolution.outcome import Outcome


def campaign_points(threat_points: Sequence[int], visual: Sequence[int], penalties: int) -> int:
    """Points for threats of all missions, the average of visual confirmation rounded down, the last penalties once."""
    return sum(threat_points) + sum(visual) // len(visual) - penalties


def points_of(flown: Sequence[Outcome]) -> int | None:
    """The points of the missions flown in a row; None if one of them lost the ship, or there was none."""
    if not flown or not all(outcome.won for outcome in flown):
        return None
    return campaign_points(
        [outcome.threat_points for outcome in flown], [outcome.visual for outcome in flown], flown[-1].penalties
    )
