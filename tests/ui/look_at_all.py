"""Every state of the window, checked and pictured in a process of its own: Qt takes its scale factor at the start.

``QT_SCALE_FACTOR=2 python -m tests.ui.look_at_all FOLDER`` writes pictures there and ends with 1 if anything is cut.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from nemesis_desktop.ui.app import dress
from nemesis_desktop.ui.saves import SavedGames
from nemesis_desktop.ui.settings import Settings
from nemesis_desktop.ui.window import MainWindow
from nemesis_desktop.words import LANGUAGES
from tests.ui.layout_check import check
from tests.ui.stages import STAGES

SIZE = (1280, 720)
TEXTS = (100, 150)


def look(folder: Path) -> int:
    """Check everything; the number of findings, which are printed."""
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    dress(app)
    count = 0
    with tempfile.TemporaryDirectory() as home:
        for language in LANGUAGES:
            for text in TEXTS:
                settings = Settings(Path(home) / f"{language}-{text}.ini")
                settings.language, settings.text_percent, settings.speed = language, text, "off"
                for name, stage in STAGES.items():
                    window = MainWindow(settings, SavedGames(Path(home) / f"saves-{language}-{text}-{name}"))
                    window.resize(*SIZE)
                    window.show()
                    app.processEvents()
                    stage(window)
                    for one in check(window, SIZE):
                        print(name, language, text, one)
                        count += 1
                    window.grab().save(str(folder / f"{name}-{language}-{text}.png"))
                    window.leave_table()
                    window.close()
                    window.deleteLater()
                    app.processEvents()
    return count


if __name__ == "__main__":
    sys.exit(1 if look(Path(sys.argv[1])) else 0)
