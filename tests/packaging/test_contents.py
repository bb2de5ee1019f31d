"""What goes into the packaged program: all that the window uses, and nothing that it does not."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from nemesis_desktop.program.doctor import DEPENDENCIES
from tests.conftest import REPOSITORY
from tests.packaging.conftest import PACKAGING

PACKAGE = REPOSITORY / "nemesis_desktop"


def imported() -> Iterator[tuple[Path, str, str]]:
    """Every import of the program: the file, the module, and the name taken from it."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((path, alias.name, "") for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield from ((path, node.module, alias.name) for alias in node.names)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/translations/qtbase_ru.qm",
        "PySide6/QtSvg.abi3.so",
        "PySide6/plugins/platforms/qwindows.dll",
        r"PySide6\plugins\styles\qmodernwindowsstyle.dll",
        "PySide6/Qt6Core.dll",
        "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "babel/locale-data/cs.dat",
        "babel/global.dat",
        "fontpkg_fira_sans_condensed/files/FiraSansCondensed-Bold.ttf",
        "nemesis_desktop/assets/shared/text/cs/cli.ftl",
        "libpython3.11.so.1.0",
        "_miniaudio.abi3.so",
        "_cffi_backend.cpython-311-x86_64-linux-gnu.so",
        "libxcb-cursor.so.0",
        "python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so",
        "attrs-26.1.0.dist-info/METADATA",
        "VCRUNTIME140.dll",
    ],
)
def test_what_the_window_needs_goes_along(place: str) -> None:
    from contents import is_wanted

    assert is_wanted(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt/lib/libQt6Pdf.so.6",
        "PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick",
        "PySide6/Qt6Quick.dll",
        "PySide6/opengl32sw.dll",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/networkinformation/libqnetworkmanager.so",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/translations/assistant_ru.qm",
        "babel/locale-data/ja.dat",
        "fontpkg_fira_sans_condensed/files/FiraSansCondensed-Thin.ttf",
        "pytz/zoneinfo/Europe/Prague",
        "libQt6Quick.so.6",
        "libstdc++.so.6",
        "libX11.so.6",
        "libGL.so.1",
        "libfontconfig.so.1",
        "pyside6_essentials-6.11.3.dist-info/RECORD",
    ],
)
def test_what_it_never_uses_stays_out(place: str) -> None:
    from contents import is_wanted

    assert not is_wanted(place)


def test_every_qt_module_that_the_program_imports_is_packaged_and_no_other() -> None:
    from contents import QT_MODULES

    used = {
        (module.removeprefix("PySide6.") if "." in module else name).split(".")[0].removeprefix("Qt")
        for _, module, name in imported()
        if module.split(".")[0] == "PySide6"
    }
    assert used == set(QT_MODULES)


def test_every_dependency_is_packaged() -> None:
    from contents import DISTRIBUTIONS

    assert set(DEPENDENCIES) <= set(DISTRIBUTIONS)


def test_the_fonts_that_go_along_are_those_that_the_window_loads() -> None:
    from contents import FONT_WEIGHTS

    from nemesis_desktop.table.drawing.theme import TEXT_WEIGHTS

    assert FONT_WEIGHTS == TEXT_WEIGHTS


def test_every_language_goes_along() -> None:
    from contents import LOCALES, QT_TRANSLATIONS

    from nemesis_desktop.program.words import LANGUAGES

    assert set(LANGUAGES) <= set(LOCALES)
    assert {f"qtbase_{language}.qm" for language in LANGUAGES if language != "en"} == set(QT_TRANSLATIONS)


def test_nothing_that_is_left_out_is_imported_by_the_program() -> None:
    from contents import EXCLUDED_MODULES

    left_out = set(EXCLUDED_MODULES)
    assert [(str(path), module) for path, module, _ in imported() if module.split(".")[0] in left_out] == []


def test_the_libraries_that_the_archive_carries_are_those_that_the_doctor_knows() -> None:
    from contents import is_carried

    from nemesis_desktop.program.machine.system_libraries import QT, XCB

    carried = {library for library in QT | XCB if is_carried(library)}
    assert {"libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxkbcommon.so.0"} <= carried


def test_the_recipe_is_python_and_its_files_are_there() -> None:
    recipe = (PACKAGING / "nemesis-desktop.spec").read_text(encoding="utf-8")
    ast.parse(recipe)

    assert 'HERE / "launch.py"' in recipe and (PACKAGING / "launch.py").is_file()


def test_the_packages_have_pins() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    pins = (REPOSITORY / "constraints.txt").read_text(encoding="utf-8").lower().replace("_", "-")
    for requirement in project["project"]["optional-dependencies"]["package"]:
        name = re.split(r"[ ;<>=]", requirement)[0]
        assert f"\n{name.lower()}==" in pins, name


def test_what_the_loader_was_told_is_taken_back_for_other_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    import os
    import runpy

    monkeypatch.setenv("LD_LIBRARY_PATH", "the program's own")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "the person's")
    monkeypatch.setenv("DYLD_LIBRARY_PATH", "the program's own")
    runpy.run_path(str(PACKAGING / "launch.py"), run_name="launch")

    assert os.environ["LD_LIBRARY_PATH"] == "the person's"
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ and "DYLD_LIBRARY_PATH" not in os.environ


@pytest.mark.parametrize("module", sorted(DEPENDENCIES.values()))
def test_no_library_needs_what_is_left_out(module: str) -> None:
    program = (
        f"import sys; sys.path.insert(0, {str(REPOSITORY / 'packaging')!r}); from contents import EXCLUDED_MODULES\n"
        f"sys.modules.update(dict.fromkeys(EXCLUDED_MODULES)); import {module}"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
