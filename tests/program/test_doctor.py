"""The doctor finds what is wrong with an installation, and speaks even when it is badly hurt itself."""

import errno
import io
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib import metadata
from importlib.metadata import Distribution, PackagePath
from importlib.util import find_spec
from pathlib import Path

import pytest

from nemesis_desktop.program import doctor, folders, resources
from nemesis_desktop.program.machine.system_libraries import QT, XCB, missing_packages
from nemesis_desktop.program.words import Words, unparted


def visit(language: str = "en") -> tuple[int, str]:
    output = io.StringIO()
    return doctor.run(output, language), output.getvalue()


def faults(check: Callable[[], Iterable[doctor.Finding]]) -> list[doctor.Finding]:
    return [finding for finding in check() if not finding.well]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt is not started: it is well."""
    monkeypatch.setattr(doctor, "start_qt", lambda platform: (True, platform or "offscreen"))


def test_all_is_well_here() -> None:
    code, said = visit()

    assert "✗" not in said
    assert said.splitlines()[-1] == "All is well."
    assert code == 0


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("language", "last"),
    [("en", "1 thing needs mending."), ("ru", "Нужно исправить 1 неполадку."), ("cs", "Je potřeba opravit 1 závadu.")],
)
def test_speaks_the_language_it_is_asked_in(monkeypatch: pytest.MonkeyPatch, language: str, last: str) -> None:
    monkeypatch.setattr(doctor, "OLDEST_PYTHON", (99, 0))

    code, said = visit(language)

    assert said.splitlines()[-1] == unparted(last, language)
    assert "99.0" in said
    assert code == 1


@pytest.mark.usefixtures("quick")
def test_a_missing_package_is_named_with_the_command_that_mends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)

    code, said = visit()

    assert "pip install --force-reinstall tqdm" in said
    assert code == 1


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("module", ["nemesis_desktop.program.words", "fluent.runtime"])
def test_without_the_words_one_english_sentence_remains(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    monkeypatch.setitem(sys.modules, module, None)

    code, said = visit("ru")

    assert said.count("\n") == 1
    assert module in said
    assert "pip install --force-reinstall nemesis-desktop" in said
    assert code == 1


@pytest.mark.parametrize("package", ["attrs", "fluent"])
def test_the_command_says_plainly_that_a_package_is_missing(tmp_path: Path, package: str) -> None:
    (tmp_path / package).mkdir()
    (tmp_path / package / "__init__.py").write_text(f"raise ModuleNotFoundError('No module named {package}')")
    paths = [str(tmp_path), str(resources.PACKAGE.parent), os.environ.get("PYTHONPATH", "")]
    tried = subprocess.run(
        [sys.executable, "-m", "nemesis_desktop", "doctor"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))},
        capture_output=True,
        text=True,
    )

    assert f"No module named {package}" in tried.stdout + tried.stderr
    assert tried.returncode == 1
    assert "Traceback" not in tried.stderr


def test_an_empty_words_file_of_one_language_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for home in resources.homes():
        shutil.copytree(resources.asset(f"{home}/text"), tmp_path / home / "text")
    (tmp_path / "shared" / "text" / "ru" / "cli.ftl").write_text("")
    monkeypatch.setattr(resources, "assets", lambda: tmp_path)

    found = [finding for finding in doctor.assets() if finding.message == "doctor-words-fault"]

    assert [(finding.values["language"], finding.values["files"]) for finding in found] == [("ru", "shared/cli.ftl")]


def test_installed_files_that_are_gone_are_counted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    font = "nemesis_desktop/assets/shared/fonts/Tektur-Bold.ttf"
    record = [PackagePath("nemesis_desktop/__init__.py"), PackagePath(font)]
    for path in record:
        monkeypatch.setattr(path, "dist", Distribution.at(tmp_path / "x.dist-info"), raising=False)
    (tmp_path / "nemesis_desktop").mkdir()
    (tmp_path / "nemesis_desktop" / "__init__.py").touch()
    monkeypatch.setattr(metadata, "files", lambda name: record)

    (fault,) = faults(doctor.files)

    assert fault.values == {"count": 1, "first": font}


def test_missing_assets_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "assets", lambda: tmp_path)

    assert [finding.values["path"] for finding in faults(doctor.assets)] == [str(tmp_path / "shared" / "text" / "en")]


def test_missing_system_libraries_are_named_as_debian_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "missing_packages", lambda libraries: ["libegl1", "libgl1"])

    assert faults(doctor.qt) == [doctor.Finding(False, "doctor-libraries-fault", {"packages": "libegl1 libgl1"})]


def test_a_window_that_does_not_open_for_want_of_xcb_libraries_names_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "start_qt", lambda platform: (platform == "offscreen", "Aborted"))
    monkeypatch.setattr(doctor, "missing_packages", lambda libraries: ["libxcb-cursor0"] if libraries is XCB else [])

    assert faults(doctor.qt) == [doctor.Finding(False, "doctor-libraries-fault", {"packages": "libxcb-cursor0"})]


def test_an_unknown_platform_is_told_in_qts_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "no-such-platform")
    monkeypatch.setattr(doctor, "missing_packages", lambda libraries: [])

    (fault,) = faults(doctor.qt)

    assert fault.message == "doctor-window-fault"
    assert fault.values["reason"]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these always have a display")
@pytest.mark.usefixtures("quick")
def test_a_missing_display_is_said_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)

    code, said = visit()

    assert "There is no display" in said
    assert code == 1


def test_a_save_folder_that_cannot_be_made_is_a_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    occupied = tmp_path / "occupied"
    occupied.write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_DATA_HOME", str(occupied))

    (fault,) = faults(doctor.save_folder)

    assert fault.message == "doctor-saves-fault"
    assert str(occupied) in str(fault.values["reason"])


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "No such file or directory"), ("ru", "нет такого файла или папки"), ("cs", "takový soubor nebo složka")],
)
def test_why_games_cannot_be_saved_is_said_in_plain_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, why: str
) -> None:
    place = tmp_path / "nope" / "saves"

    def nowhere() -> Path:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(place.parent))

    monkeypatch.setattr(folders, "saves", nowhere)
    monkeypatch.setattr(folders, "saves_place", lambda: place)

    code, said = visit(language)

    (line,) = (one for one in said.splitlines() if one.startswith("✗"))
    assert str(place) in line and why in line.replace("\u00a0", " ")
    assert "Errno" not in said and code == 1


@pytest.mark.parametrize("language", doctor.LANGUAGES)
def test_every_finding_has_words_in_every_language(language: str) -> None:
    source = Path(doctor.__file__).read_text(encoding="utf-8")
    messages = set(re.findall(r'"(doctor-[a-z-]+)"', source)) | {"doctor-well", "doctor-faults"}
    known = Words(language)
    halves = [message for message in messages if not known.has(message)]

    assert [half for half in halves if not (known.has(f"{half}-well") and known.has(f"{half}-fault"))] == []


@pytest.mark.skipif(shutil.which("ldd") is None, reason="needs ldd")
def test_the_table_of_system_libraries_has_all_that_qt_loads() -> None:
    spec = find_spec("PySide6")
    assert spec is not None and spec.origin is not None
    folder = Path(spec.origin).parent
    wanted = [folder / f"Qt{module}.abi3.so" for module in ("Core", "Gui", "Network", "Svg", "SvgWidgets", "Widgets")]
    wanted += [folder / "Qt/plugins/platforms" / f"lib{platform}.so" for platform in ("qoffscreen", "qxcb")]
    wanted += [folder / "Qt/plugins/iconengines/libqsvgicon.so", folder / "Qt/plugins/imageformats/libqsvg.so"]

    listed = subprocess.run(["ldd", *wanted], capture_output=True, text=True, check=True).stdout
    missing = {line.split()[0] for line in listed.splitlines() if "not found" in line}

    assert missing <= (QT | XCB).keys()
    assert not missing & QT.keys() or missing_packages(QT)


def test_a_damaged_save_is_a_fault_that_names_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("nemesis_desktop.program.folders.saves", lambda: tmp_path)
    assert faults(doctor.saved_games) == []
    (tmp_path / "Friday.nemesis").write_bytes(b"no game")
    (fault,) = faults(doctor.saved_games)
    assert "Friday.nemesis" in str(fault)
