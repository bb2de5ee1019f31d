"""How long the show takes: seconds per event phase at three speeds, and how long its frames take while things move.

``make show-times`` prints it. Phases of whole games of four are played in the window, first those in which nothing is
near anybody, then all of them; nobody presses a key, but for what waits for somebody, which is turned at once.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from nemesis_desktop.table.desk.app import application

SIZE = (1366, 768)
PHASES = 4
SEEDS = (3, 4, 5, 6, 7, 8)
SPEEDS = ("slow", "normal", "fast")
WANTED = {"normal": 7.0, "fast": 3.0}
"""Seconds that an event phase of four takes at most in which nothing is near."""


def percentile(values: list[float], part: float = 0.95) -> float:
    """The value that so many are not above."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def main() -> None:
    """Play, and print."""
    app = application()
    from tests.benchmarks.evening import most_memory
    from tests.benchmarks.watching import Watching
    from tests.games.nemesis.ui.shows import event_phases

    with tempfile.TemporaryDirectory() as folder:
        watching = Watching(Path(folder), SIZE)
        for what, quiet in (("nothing near", True), ("all", False)):
            phases = event_phases(4, SEEDS, quiet=quiet)[:PHASES]
            for speed in SPEEDS:
                took = [watching.play(phase, speed) for phase in phases]
                wanted = f", wanted at most {WANTED[speed]:.0f} s" if quiet and speed in WANTED else ""
                print(f"{what:13} {speed:7} {len(took)} event phases: median {median(took):.1f} s, "
                      f"longest {max(took):.1f} s{wanted}")  # fmt: skip
        frames = [1000 * frame for frame in watching.frames]
        middle, high, most = median(frames), percentile(frames), max(frames)
        print(f"{len(frames)} frames at {SIZE[0]}×{SIZE[1]}: median {middle:.1f} ms, 95th percentile {high:.1f} ms")
        print(f"longest {most:.1f} ms, wanted: 95th percentile at most 16 ms")
        print(f"most memory held: {most_memory():.0f} MiB")
        watching.close()
        app.processEvents()
    sys.stdout.flush()


if __name__ == "__main__":
    begun = time.perf_counter()
    main()
    print(f"measured in {time.perf_counter() - begun:.0f} s")
