"""Three whole games through one window, in a process of its own: prints the most memory held after each, in MiB."""

from __future__ import annotations

import os
import resource
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from nemesis_desktop.table.desk.app import application

GAMES = 3


def most_memory() -> float:
    """The most memory this process has ever held. Linux lets ``getrusage`` count what the parent held before it."""
    status = Path("/proc/self/status")
    if status.is_file():
        peak = next(line for line in status.read_text(encoding="utf-8").splitlines() if line.startswith("VmHWM"))
        return int(peak.split()[1]) / 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    # Kilobytes, but bytes on macOS.
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


def main() -> None:
    """Play, and print megabytes and clicks after each game."""
    app = application()
    # As when the program starts: the window comes after the application.
    from nemesis_desktop.program.kept.saves import SavedGames
    from nemesis_desktop.table.desk.settings import Settings
    from nemesis_desktop.table.desk.window import MainWindow
    from tests.benchmarks.window import new_game
    from tests.games.nemesis.ui.clicker import Clicker

    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "window.ini")
        settings.language, settings.speed = "en", "off"
        window = MainWindow(settings, SavedGames(Path(folder) / "saves"))
        window.resize(1920, 1080)
        window.show()
        for seed in range(GAMES):
            window.begin(new_game(seed))
            clicker = Clicker(window, seed)
            clicker.play()
            print(most_memory(), clicker.clicks)
        window.deleteLater()
        app.processEvents()


if __name__ == "__main__":
    main()
