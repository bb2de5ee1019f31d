"""The program on somebody's computer: faults and the way back, later starts, files from outside, logs, odd systems."""

from __future__ import annotations

import errno
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, QTimer, qWarning
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from nemesis_desktop import __version__, start
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.saving import storage
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.program import doctor, folders, typed
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.machine.window_lock import lock_in
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk import crash, faults, logs
from nemesis_desktop.table.desk.desk import Desk, settings_anywhere
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.single_instance import Errand, FirstOne, address_for, arrive, errand_of, hand_over
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.furniture.overlays import Banner
from tests.conftest import REPOSITORY
from tests.program.documents import document_of, lay

Opener = Callable[[], Desk]


def new_match(seed: int = 5) -> Match:  # type: ignore[type-arg]
    people = (Person("Miroslava", 1), Person("Otto", 2))
    return Match.new(NEMESIS, Setup(people, "semi", "main", "draft"), seed)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where logs and reports go."""
    made = tmp_path / "logs"
    made.mkdir()
    return made


@pytest.fixture
def open_desk(qtbot: QtBot, settings: Settings, tmp_path: Path, folder: Path) -> Iterator[Opener]:
    made: list[Desk] = []

    def opened() -> Desk:
        desk = Desk(settings, SavedGames(tmp_path / "saves"), folder=folder)
        made.append(desk)
        desk.open()
        qtbot.waitExposed(desk.window)
        return desk

    yield opened
    for desk in made:
        desk.clear()


def reports(folder: Path) -> list[Path]:
    return sorted(folder.glob("report-*.txt"))


def banner_of(desk: Desk) -> str:
    banner = desk.window.findChild(Banner)
    return banner.words if banner is not None and banner.isVisible() else ""


SAID = "the reactor"
"""The words of a fault; a report quotes lines of the program, so they stand apart."""


def boom() -> None:
    raise ZeroDivisionError(SAID)


# -------------------------------------------------------------------- faults


def test_a_fault_is_told_in_plain_words_with_a_report_and_never_as_a_traceback(
    open_desk: Opener, folder: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = open_desk()
    QTimer.singleShot(0, boom)
    qtbot.waitUntil(lambda: desk.dialog is not None and desk.dialog.isVisible())

    assert desk.dialog is not None
    said = " ".join(label.text() for label in desk.dialog.findChildren(QLabel))
    (report,) = reports(folder)
    text = report.read_text(encoding="utf-8")
    assert "has failed" in said and str(report) in said and "Traceback" not in said
    assert not desk.dialog.text.isVisible(), "the report is read only by who wants to"
    desk.dialog.read.click()
    assert desk.dialog.text.isVisible() and desk.dialog.text.toPlainText() == text
    assert "ZeroDivisionError" in text and "in boom" in text and __version__ in text and "Qt 6" in text
    assert "the reactor" not in text, "the words of an error may name what nobody may see"
    assert "Traceback" not in capsys.readouterr().err
    noted = (folder / logs.LOG).read_text(encoding="utf-8")
    assert "in boom" in noted and "the reactor" not in noted


def test_the_game_goes_on_from_the_autosave_in_a_new_window(open_desk: Opener, folder: Path) -> None:
    desk = open_desk()
    desk.window.play(new_match())
    assert desk.window.match is not None and desk.window.match.decision is not None
    asked, old = desk.window.match.decision.prompt, desk.window
    desk.fail(ZeroDivisionError, ZeroDivisionError("the reactor"), None)
    assert desk.dialog is not None
    dialog = desk.dialog
    dialog.go_on.click()

    assert desk.window is not old and desk.window.isVisible() and desk.dialog is None
    assert desk.window.now == "table"
    assert desk.window.match is not None and desk.window.match.decision is not None
    assert desk.window.match.decision.prompt == asked
    (report,) = reports(folder)
    text = report.read_text(encoding="utf-8")
    assert "game: nemesis, choices " in text
    assert "seed" not in text and "Miroslava" not in text, "whoever knows the seed can deal the same cards again"


def test_the_game_lies_beside_the_report_only_when_somebody_wants_it_there(open_desk: Opener, folder: Path) -> None:
    desk = open_desk()
    desk.window.play(new_match())
    desk.fail(ZeroDivisionError, ZeroDivisionError(), None)
    assert desk.dialog is not None
    (report,) = reports(folder)
    assert list(folder.glob("*.nemesis")) == []
    said = " ".join(label.text() for label in desk.dialog.findChildren(QLabel))
    assert "all cards and objectives" in said, "it is told before what the copy holds"
    desk.dialog.add.click()
    assert document_of(report.with_suffix(".nemesis"))["seed"] == 5
    assert not desk.dialog.add.isEnabled()


def test_a_report_never_names_a_card_wherever_the_error_came_from() -> None:
    try:
        try:
            {}["intruder_action_07"]
        except KeyError as first:
            raise ValueError("no face for red_grenade_1") from first
    except ValueError as error:
        text = crash.told(error)
    assert "KeyError" in text and "ValueError" in text
    # The source lines of this very test name them; what was said with the errors is what counts.
    said = [line for line in text.splitlines() if line and not line.startswith(" ")]
    assert said == [crash.HEAD.strip(), "KeyError", crash.HEAD.strip(), "ValueError"]
    assert crash.told(OSError(28, "No space left on device")).endswith("OSError: No space left on device")


def test_without_a_game_the_start_screen_comes_back(open_desk: Opener) -> None:
    desk = open_desk()
    desk.fail(ZeroDivisionError, ZeroDivisionError(), None)
    assert desk.dialog is not None
    desk.dialog.close()
    QApplication.processEvents()

    assert desk.window.now == "start" and desk.window.isVisible()


def test_one_fault_after_another_is_told_once(open_desk: Opener, folder: Path) -> None:
    desk = open_desk()
    for _ in range(3):
        desk.fail(ZeroDivisionError, ZeroDivisionError(), None)

    assert len(reports(folder)) == 1
    assert (folder / logs.LOG).read_text(encoding="utf-8").count("ZeroDivisionError") == 3


def test_who_has_had_enough_can_quit(open_desk: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    quitted: list[bool] = []
    monkeypatch.setattr(QApplication, "quit", staticmethod(lambda: quitted.append(True)))
    desk = open_desk()
    desk.fail(ZeroDivisionError, ZeroDivisionError(), None)
    assert desk.dialog is not None
    desk.dialog.end.click()
    assert quitted == [True]


def test_the_terminals_interrupt_is_no_fault(open_desk: Opener, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quitted: list[bool] = []
    monkeypatch.setattr(QApplication, "quit", staticmethod(lambda: quitted.append(True)))
    desk = open_desk()
    desk.fail(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert quitted == [True] and desk.dialog is None and reports(folder) == []


def test_the_next_start_tells_of_an_end_in_the_middle_of_something(
    open_desk: Opener, folder: Path, qtbot: QtBot
) -> None:
    (folder / faults.FAULTS).write_text("Fatal Python error: Segmentation fault", encoding="utf-8")
    desk = open_desk()
    qtbot.waitUntil(lambda: desk.dialog is not None and desk.dialog.isVisible())

    assert desk.dialog is not None
    assert "last time" in " ".join(label.text() for label in desk.dialog.findChildren(QLabel))
    assert "Segmentation fault" in reports(folder)[0].read_text(encoding="utf-8")


def test_an_end_as_it_should_be_is_not_told_about(open_desk: Opener, folder: Path) -> None:
    desk = open_desk()
    assert (folder / faults.FAULTS).exists()
    desk.clear()
    assert not (folder / faults.FAULTS).exists()
    assert faults.fault_of_last_time(folder) == ""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes among the files of this system")
def test_no_start_waits_for_what_is_no_log(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / faults.FAULTS)
    os.mkfifo(tmp_path / logs.LOG)
    assert faults.fault_of_last_time(tmp_path) == ""
    assert faults.watch_for_faults(tmp_path) is None
    logs.keep(tmp_path, logs.begin())
    logs.end()


def test_only_the_newest_reports_are_kept(folder: Path) -> None:
    for number in range(crash.KEPT + 5):
        (folder / f"report-20250101-{number:06}.txt").touch()
        (folder / f"report-20250101-{number:06}.nemesis").touch()
    newest = crash.write_report(folder, "what happened")

    assert len(reports(folder)) == crash.KEPT and newest in reports(folder)
    assert len(list(folder.glob("report-*.nemesis"))) == crash.KEPT - 1


def test_a_report_that_cannot_be_kept_is_no_second_fault(tmp_path: Path) -> None:
    assert crash.write_report(tmp_path / "gone", "what happened") is None
    assert faults.watch_for_faults(tmp_path / "gone") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_and_its_window_speak_the_persons_language(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    words = Words(language)
    text = crash.report(words, "what happened", ["a line"])
    dialog = crash.CrashDialog(words, text, None, tmp_path)
    qtbot.addWidget(dialog)
    assert text.startswith(f"Nemesis Desktop {__version__}") and words.missing == set()


# -------------------------------------------------------------------- logs


def test_logs_push_each_other_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "LARGEST", 2000)
    logs.keep(folder, logs.begin())
    try:
        for number in range(400):
            logging.getLogger("test").info("line %s of a long evening", number)
    finally:
        logs.end()
    files = list(folder.glob(f"{logs.LOG}*"))
    assert len(files) == logs.KEPT + 1
    assert all(file.stat().st_size <= 2000 for file in files)


def test_what_qt_says_is_noted(folder: Path) -> None:
    last = logs.begin()
    try:
        qWarning("the hull creaks")
    finally:
        logs.end()
    assert any("the hull creaks" in line for line in last.lines)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_a_full_disk_does_not_stop_the_log_nor_the_game(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / logs.LOG).symlink_to("/dev/full")
    last = logs.begin()
    logs.keep(folder, last)
    try:
        for _ in range(50):
            logging.getLogger("test").warning("a line that does not fit")
    finally:
        logs.end()
    assert len(last.lines) == 50
    assert "Traceback" not in capsys.readouterr().err


def test_where_no_log_can_be_kept_the_last_lines_are_there_all_the_same(tmp_path: Path) -> None:
    last = logs.begin()
    logs.keep(tmp_path / "gone", last)
    logs.end()
    assert any("no log is kept" in line for line in last.lines)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the places of Linux")
def test_files_lie_where_the_platform_wants_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))

    def standard(place: QStandardPaths.StandardLocation) -> Path:
        return Path(QStandardPaths.writableLocation(place)) / "nemesis-desktop"

    assert folders.saves().parent == standard(QStandardPaths.StandardLocation.GenericDataLocation)
    assert folders.settings() == standard(QStandardPaths.StandardLocation.GenericConfigLocation)
    assert folders.logs().parent == standard(QStandardPaths.StandardLocation.GenericStateLocation)


# -------------------------------------------------------------------- later starts and files from outside


@pytest.fixture
def first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FirstOne]:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    found = arrive(tmp_path, Errand())
    assert isinstance(found, FirstOne)
    # Later, as the window does: a second start waits for it.
    QTimer.singleShot(300, found, found.listen)
    yield found
    found.leave()


def other_program(code: str, folder: Path) -> subprocess.Popen[str]:
    """Another program of the same person, which does something with the same folder."""
    start = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication, QLockFile;"
        "from nemesis_desktop.table.desk.single_instance import *;"
        "app = QCoreApplication([]); folder = Path(sys.argv[1]);"
    )
    surroundings = {**os.environ, "PYTHONPATH": str(REPOSITORY), "XDG_RUNTIME_DIR": str(folder)}
    # Its standard input stays open until we close it: where the tests have none, reading it would end at once.
    command, pipe = [sys.executable, "-c", start + code, str(folder)], subprocess.PIPE
    return subprocess.Popen(command, env=surroundings, stdin=pipe, stdout=pipe, text=True)


def ended(program: subprocess.Popen[str], qtbot: QtBot) -> str:
    qtbot.waitUntil(lambda: program.poll() is not None, timeout=20_000)
    return program.communicate()[0].strip()


def test_a_second_start_hands_its_file_to_the_first_and_ends(first: FirstOne, tmp_path: Path, qtbot: QtBot) -> None:
    came: list[Errand] = []
    first.errand.connect(came.append)
    later = other_program("print(arrive(folder, Errand('a game.nemesis', 'token')))", tmp_path)

    assert ended(later, qtbot) == "handed over"
    assert came == [Errand("a game.nemesis", "token")]


def test_a_lock_that_a_crash_has_left_is_taken_over(tmp_path: Path, qtbot: QtBot) -> None:
    crashed = other_program("lock = QLockFile(str(folder / LOCK)); lock.tryLock(0); import os; os._exit(1)", tmp_path)
    ended(crashed, qtbot)
    assert (tmp_path / "window.lock").exists()

    found = arrive(tmp_path, Errand())
    assert isinstance(found, FirstOne)
    found.listen()
    assert found.hears
    found.leave()


def test_a_program_that_does_not_answer_keeps_its_game_to_itself(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr("nemesis_desktop.table.desk.single_instance.PATIENCE", 200)
    silent = other_program(
        "lock = QLockFile(str(folder / LOCK)); lock.tryLock(0); print('locked', flush=True); sys.stdin.read()", tmp_path
    )
    try:
        assert silent.stdout is not None and silent.stdout.readline() == "locked\n"
        assert arrive(tmp_path, Errand()) == Text("ui-table-already-open")
    finally:
        silent.kill()
        silent.communicate()


def lock_of(machine: str) -> bytes:
    """The lock of a program on another computer, in Qt's form."""
    return f"4711\nnemesis-desktop\n{machine}\nanother-id\nanother-boot\n".encode()


@pytest.mark.parametrize(
    "left", [b"", b"no lock at all", b"\xff\xfe", b"0\n\n\n", b"9" * 4000, "\u0661\u0662\n".encode()]
)
def test_a_lock_that_names_nobody_is_taken_over(tmp_path: Path, left: bytes) -> None:
    (tmp_path / "window.lock").write_bytes(left)
    assert not list(doctor.window_lock(tmp_path))
    found = arrive(tmp_path, Errand())
    assert isinstance(found, FirstOne)
    assert (tmp_path / "window.lock").read_bytes().startswith(str(os.getpid()).encode()), "now it is this one's"
    found.leave()


def test_a_lock_names_its_computer_without_signs_for_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "window.lock").write_bytes(lock_of("\x1b[31mevil\x07"))
    assert lock_in(tmp_path).machine.isprintable()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lock_that_stands_in_the_way_is_named_and_what_to_do(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nemesis_desktop.table.desk.single_instance.PATIENCE", 60_000)
    path, words = tmp_path / "window.lock", Words(language)

    def said() -> str:
        before, told = time.monotonic(), arrive(tmp_path, Errand())
        assert isinstance(told, Text) and time.monotonic() - before < 2, "there is nobody to wait for"
        (finding,) = doctor.window_lock(tmp_path)
        assert not finding.well and finding.message == told.id and finding.values == dict(told.args)
        assert str(path) in words.text(told)
        return words.text(told)

    path.write_bytes(lock_of("station-7"))
    assert "station-7" in said()
    path.unlink()
    path.mkdir()
    said()
    path.rmdir()
    with path.open("wb") as file:
        file.truncate(1 << 30)
    said()
    path.unlink()
    if hasattr(os, "mkfifo"):
        os.mkfifo(path)
        said()
        path.unlink()
    path.symlink_to(path)
    said()


def test_nobody_is_found_where_nobody_listens(tmp_path: Path) -> None:
    assert not hand_over(address_for(tmp_path / "nowhere"), Errand(), patience=100)


@pytest.mark.parametrize(
    "line",
    [b"\n", b"no errand\n", b"[1]\n", b'{"file": 3, "token": null}\n', b"\xff\xfe\n", b"[" * 60_000 + b"\n"],
    ids=lambda line: repr(line[:20]),
)
def test_a_message_without_sense_asks_for_the_window_only(line: bytes) -> None:
    assert Errand.from_line(line) == Errand()


def test_an_errand_comes_through_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "token")
    errand = errand_of(Path("партия 1.nemesis"))
    assert Errand.from_line(errand.as_line()) == errand
    assert Path(errand.file).is_absolute(), "the first program was started in another folder"
    assert "XDG_ACTIVATION_TOKEN" not in os.environ, "a token is good for one window"


def test_the_running_window_comes_to_the_front_and_opens_the_file(open_desk: Opener, tmp_path: Path) -> None:
    game = tmp_path / "a game.nemesis"
    new_match().save(game)
    desk = open_desk()
    desk.window.showMinimized()
    desk.do_errand(Errand(str(game)))

    assert not desk.window.isMinimized() and desk.window.isVisible()
    assert desk.window.now == "table"


def test_macos_hands_over_files_as_events(open_desk: Opener, tmp_path: Path) -> None:
    game = tmp_path / "a game.nemesis"
    new_match().save(game)
    desk = open_desk()
    assert desk.eventFilter(desk, QFileOpenEvent(str(game)))
    assert desk.window.now == "table"


def test_a_newer_save_is_refused_politely_and_left_alone(open_desk: Opener, tmp_path: Path) -> None:
    game = tmp_path / "of the future.nemesis"
    new_match().save(game)
    lay(game, document_of(game) | {"format": storage.FORMAT + 1, "program": "99.0.0"})
    kept = game.read_bytes()
    desk = open_desk()
    desk.do_errand(Errand(str(game)))

    assert desk.window.now == "start" and "99.0.0" in banner_of(desk)
    assert game.read_bytes() == kept


# -------------------------------------------------------------------- odd systems


def test_a_window_whose_screen_is_gone_comes_back_into_sight(open_desk: Opener) -> None:
    desk = open_desk()
    desk.window.move(9000, 9000)
    desk.stay_in_sight()
    room = QGuiApplication.primaryScreen().availableGeometry()
    assert room.intersects(desk.window.frameGeometry())


def test_a_window_that_was_left_on_a_screen_that_is_gone_opens_in_sight(open_desk: Opener, settings: Settings) -> None:
    desk = open_desk()
    desk.window.move(9000, 9000)
    desk.window.close()
    desk.window.open()
    room = QGuiApplication.primaryScreen().availableGeometry()
    assert room.intersects(desk.window.frameGeometry())


def test_settings_of_another_version_are_kept_and_nonsense_is_ignored(tmp_path: Path) -> None:
    path = tmp_path / "window.ini"
    path.write_text("[General]\nlanguage=cs\nspeed=warp\ntext_percent=many\nof_the_future=yes\n", encoding="utf-8")
    kept = Settings(path)
    assert (kept.language, kept.speed, kept.text_percent) == ("cs", "normal", 100)
    kept.full_screen = True
    assert "of_the_future=yes" in path.read_text(encoding="utf-8")


def test_where_no_settings_can_be_kept_there_are_some_for_this_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    occupied = tmp_path / "occupied"
    occupied.write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(occupied))
    settings, why = settings_anywhere()
    settings.language = "ru"
    assert settings.language == "ru" and why is not None and why.id == "ui-table-no-settings"


def test_a_save_that_does_not_fit_leaves_the_old_one_and_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "game.nemesis"
    match = new_match()
    match.save(game)
    kept = game.read_bytes()

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(storage.SaveError):
        match.save(game)
    assert game.read_bytes() == kept and [path.name for path in tmp_path.iterdir()] == ["game.nemesis"]


def test_missing_fonts_are_no_reason_not_to_play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from nemesis_desktop.program import resources

    monkeypatch.setattr(resources, "assets", lambda: tmp_path)
    theme.load_fonts.__wrapped__()


def test_a_program_without_a_terminal_can_complain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert start.main(["--no-such-option"]) == typed.NOT_UNDERSTOOD


def started(home: Path, *words: str, **more: str) -> subprocess.Popen[str]:
    """The whole program, in a home of its own."""
    surroundings = {**os.environ, "HOME": str(home), "PYTHONPATH": str(REPOSITORY), "LANG": "C.UTF-8", **more}
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        surroundings.pop(name, None)
    return subprocess.Popen(
        [sys.executable, "-m", "nemesis_desktop", *words],
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_a_home_that_cannot_be_written_to_is_told_and_the_window_opens(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("a file where the folder should be")
    program = started(home, "--close-when-shown")
    said = program.communicate(timeout=60)[0]
    assert program.returncode == 0, said
    assert "Traceback" not in said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells its windows")
def test_the_system_may_end_the_program_and_nothing_is_left_behind(tmp_path: Path) -> None:
    program = started(tmp_path, XDG_RUNTIME_DIR=str(tmp_path))
    lock = tmp_path / ".local/share/nemesis-desktop/saves/window.lock"
    until = time.monotonic() + 60
    while not (lock.exists() and list(tmp_path.glob("nemesis-desktop-*"))) and time.monotonic() < until:
        time.sleep(0.1)
    time.sleep(1)
    program.send_signal(signal.SIGTERM)
    said = program.communicate(timeout=60)[0]
    assert program.returncode == 0, said
    assert not lock.exists()
    assert not (tmp_path / ".local/state/nemesis-desktop/log" / faults.FAULTS).exists()
