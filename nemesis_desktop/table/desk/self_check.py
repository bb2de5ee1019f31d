"""The program looks at itself: every screen opened, every game on the shelf played and its save brought back.

``nemesis-desktop doctor --self-check`` runs it. It is meant for the packaged program, where a missing plugin, font or
module shows only when it is used; so everything is used once. Settings and saves lie in a folder that is thrown away,
and nothing is shown unless Qt was told to (``QT_QPA_PLATFORM``).
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QLibraryInfo, QTranslator
from PySide6.QtGui import QColor, QFont, QFontInfo, QImage, QImageReader
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

import nemesis_desktop
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, Policy, answer_of
from nemesis_desktop.engine.seats.trials import usual_table
from nemesis_desktop.games import kind_of, on_table, taught
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.machine.finding import Finding
from nemesis_desktop.program.resources import assets
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.app import application
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.single_instance import Errand, FirstOne, arrive
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing.theme import sized_font
from nemesis_desktop.table.furniture.secrecy.pins import kept_form, matches
from nemesis_desktop.table.game_ui import ui_of
from nemesis_desktop.table.reference.reference import RulesReference

SEED: Final = 11
MOST_STEPS: Final = 20_000
LOOK_EVERY: Final = 25
"""The window is painted after so many steps of the game, and only then: painting takes most of a game's time."""


def check(folder: Path) -> Iterator[Finding]:
    """Look at everything once.

    Args:
        folder: an empty folder for settings and saves.
    """
    application()
    yield from _modules()
    yield from _drawings()
    yield from _fonts()
    settings = Settings(folder / "window.ini")
    settings.speed = "off"
    saves = SavedGames(folder / "saves")
    window = MainWindow(settings, saves)
    window.resize(1366, 768)
    window.show()
    try:
        yield from _screens(window)
        for game in on_table():
            yield from _rule_book(window, game)
            yield from _whole_game(window, game)
            yield from _saved_game(window, saves)
    finally:
        window.close()
        window.deleteLater()
        QApplication.processEvents()
    yield from _second_start(folder)


def _modules() -> Iterator[Finding]:
    """Every module of the program can be imported: none was left out of the package."""
    count = 0
    for module in pkgutil.walk_packages(nemesis_desktop.__path__, "nemesis_desktop."):
        if module.name.endswith("__main__"):
            continue
        try:
            importlib.import_module(module.name)
        except ImportError as problem:
            yield Finding(False, "doctor-modules-fault", {"name": module.name, "reason": str(problem)})
            return
        count += 1
    yield Finding(True, "doctor-modules-well", {"count": count})


def _drawings() -> Iterator[Finding]:
    """Every drawing can be drawn, by name and through Qt's own reader of pictures."""
    drawings = sorted(assets().rglob("*.svg"))
    broken = [path.name for path in drawings if not QSvgRenderer(QByteArray(path.read_bytes())).isValid()]
    reads = b"svg" in [bytes(form.data()) for form in QImageReader.supportedImageFormats()]
    well = bool(drawings) and not broken and reads
    values: dict[str, int | str] = {"count": len(drawings), "first": broken[0] if broken else "SVG"}
    yield Finding(well, "doctor-drawings-well" if well else "doctor-drawings-fault", values)


def _fonts() -> Iterator[Finding]:
    """The fonts of the table are those that are used, not what the system puts in their place."""
    wanted = {family: sized_font(family, 14) for family in ("text", "display")}
    strange = [font.family() for font in wanted.values() if not _is_itself(font)]
    well = not strange
    names = ", ".join(strange or [font.family() for font in wanted.values()])
    yield Finding(well, "doctor-typefaces-well" if well else "doctor-typefaces-fault", {"names": names})


def _is_itself(font: QFont) -> bool:
    return QFontInfo(font).family() == font.family()


def _screens(window: MainWindow) -> Iterator[Finding]:
    """Every screen opens and shows something, in every language."""
    names = window.screens.names
    for language in LANGUAGES:
        window.settings.language = language
        for name in names:
            try:
                window.go(name)
                well = _shows_something(window)
                reason = "" if well else "blank"
            except Exception as problem:
                well, reason = False, f"{type(problem).__name__}: {problem}"
            if not well:
                yield Finding(False, "doctor-screen-fault", {"name": name, "language": language, "reason": reason})
                return
    window.settings.language = LANGUAGES[0]
    yield from _qts_own(window)
    for game in taught():
        yield from _lesson(window, game)
    window.go("start")
    yield Finding(True, "doctor-screens-well", {"count": len(names), "languages": len(LANGUAGES)})


def _qts_own(window: MainWindow) -> Iterator[Finding]:
    """Qt's own window for choosing a file, and its words in our languages."""
    dialog = QFileDialog(window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.open()
    well = _shows_something(dialog)
    dialog.close()
    dialog.deleteLater()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    mute = [language for language in LANGUAGES[1:] if not QTranslator().load(f"qtbase_{language}", folder)]
    if not well or mute:
        yield Finding(
            False, "doctor-screen-fault", {"name": "QFileDialog", "language": ", ".join(mute), "reason": "blank"}
        )


def _shows_something(widget: QWidget) -> bool:
    """Whether the picture of a widget has more than one colour."""
    QApplication.processEvents()
    picture: QImage = widget.grab().toImage().scaled(64, 36)
    colours = {QColor(picture.pixel(x, y)).rgb() for x in range(0, 64, 4) for y in range(0, 36, 4)}
    return len(colours) > 1


def _rule_book(window: MainWindow, game: str) -> Iterator[Finding]:
    """The rules of a game can be read in every language."""
    for language in LANGUAGES:
        rules = RulesReference(Words(language), {game: ui_of(game).book}, window)
        rules.set_scale(window.unit(), 1.0)
        rules.open_at()
        well = _shows_something(rules)
        rules.shut()
        rules.deleteLater()
        if not well:
            name = f"rules of {game}"
            yield Finding(False, "doctor-screen-fault", {"name": name, "language": language, "reason": "blank"})


def _lesson(window: MainWindow, game: str) -> Iterator[Finding]:
    """The guided first game of a game begins."""
    window.begin_lesson(game)
    well = _shows_something(window)
    window.leave_table()
    if not well:
        language = window.settings.language
        yield Finding(
            False, "doctor-screen-fault", {"name": f"lesson of {game}", "language": language, "reason": "blank"}
        )


def _whole_game(window: MainWindow, game: str) -> Iterator[Finding]:
    """A game as its own computer seats would play it, through the window: hand-offs, questions, events, and the ending.

    Each seat answers at random: so everything that can happen on the table happens sooner or later.
    """
    kind = kind_of(game)
    setup = usual_table(kind.trials)
    match = Match.new(kind, setup, SEED)
    match.table["pins"] = {}
    window.play(match)
    people = len(kind.seats(setup))
    plainest = next(iter(kind.trials.policies.values()))
    policies = [plainest() for _ in range(people)]
    lots = [Lots(SEED, seat) for seat in range(people)]
    steps, seen = 0, True
    window.setUpdatesEnabled(False)
    while window.now != "ending" and steps < MOST_STEPS and seen:
        _step(window, policies, lots)
        steps += 1
        if steps % LOOK_EVERY == 0:
            window.setUpdatesEnabled(True)
            seen = _shows_something(window)
            window.setUpdatesEnabled(False)
    window.setUpdatesEnabled(True)
    well = window.now == "ending" and _shows_something(window)
    values: dict[str, int | str] = {"people": people, "steps": steps, "screen": window.now}
    yield Finding(well, "doctor-game-well" if well else "doctor-game-fault", values)


def _step(window: MainWindow, policies: list[Policy], lots: list[Lots]) -> None:
    """One thing that somebody does: say who they are, or answer."""
    QApplication.processEvents()
    shield, controller = window.game.hand_off.shield, window.game.controller
    if shield is not None and shield.is_closed:
        shield.enter()
        return
    if controller is None or controller.decision is None:
        return
    if not controller.question.ripe:
        controller.question.ripen()
    decision = controller.decision
    picks = answer_of(policies, lots, window.match.view, decision)  # type: ignore[union-attr]
    if decision.kind == "one":
        controller.choose_act(picks[0])
        return
    for pick in picks:
        controller.choose_act(pick)
    if controller.decision is decision:
        controller.confirm() if picks or decision.kind == "some" else controller.decline()


def _saved_game(window: MainWindow, saves: SavedGames) -> Iterator[Finding]:
    """What was saved is read again, and the PINs that guard a hand still match."""
    saved = saves.continued()
    well = saved is not None and saved.trouble is None and saved.ended and matches("1234", kept_form("1234"))
    if well and saved is not None:
        window.open_file(saved.path)
        QApplication.processEvents()
        well = window.now == "ending"
    yield Finding(well, "doctor-saved-well" if well else "doctor-saved-fault", {})


def _second_start(folder: Path) -> Iterator[Finding]:
    """A second start finds the first one."""
    first = arrive(folder, Errand())
    well = False
    if isinstance(first, FirstOne):
        first.listen()
        well = first.hears
        first.leave()
    yield Finding(well, "doctor-second-start-well" if well else "doctor-second-start-fault", {})
