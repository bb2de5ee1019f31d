"""The files that other systems read have the form that these want; each is as complete as the program."""

from __future__ import annotations

import plistlib
import re
import runpy
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from configparser import RawConfigParser
from pathlib import Path

import pytest
import yaml

from nemesis_desktop import __version__
from nemesis_desktop.program.kept.saves import SUFFIX
from tests.conftest import REPOSITORY
from tests.packaging.conftest import PACKAGING

LINUX, WINDOWS, MACOS = (PACKAGING / name for name in ("linux", "windows", "macos"))
WORKFLOW = REPOSITORY / ".github" / "workflows" / "release.yml"
MIME = "application/x-nemesis-save"


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(word) for word in command], capture_output=True, text=True)


# -------------------------------------------------------------------- Linux


def test_the_menu_entry_opens_files_and_speaks_three_languages() -> None:
    entry = RawConfigParser(strict=False)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(LINUX / "nemesis-desktop.desktop", encoding="utf-8")
    words = entry["Desktop Entry"]

    assert words["MimeType"] == f"{MIME};" and "%f" in words["Exec"].split()
    assert words["Icon"] == "nemesis-desktop"
    for name in ("Comment", "GenericName", "Keywords"):
        assert {name, f"{name}[cs]", f"{name}[ru]"} <= set(words)


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="needs desktop-file-utils")
def test_the_menu_entry_is_valid() -> None:
    done = run("desktop-file-validate", LINUX / "nemesis-desktop.desktop")
    assert done.returncode == 0, done.stdout


def test_the_type_of_saves_is_the_one_that_the_program_writes() -> None:
    root = ElementTree.parse(LINUX / "nemesis-desktop.xml").getroot()
    space = {"": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = root.find("mime-type", space)
    assert kind is not None and kind.get("type") == MIME
    glob = kind.find("glob", space)
    assert glob is not None and glob.get("pattern") == f"*{SUFFIX}"
    assert len(kind.findall("comment", space)) == 3


def description(tmp_path: Path) -> Path:
    """What the package tells software centres, with the releases in it."""
    import releases

    text = (LINUX / "nemesis-desktop.metainfo.xml").read_text(encoding="utf-8")
    made = tmp_path / "io.github.nemesis_desktop.NemesisDesktop.metainfo.xml"
    made.write_text(text.replace("    <!-- @RELEASES@ -->", releases.for_appstream()), encoding="utf-8")
    return made


def test_software_centres_are_told_of_this_version_in_three_languages(tmp_path: Path) -> None:
    root = ElementTree.parse(description(tmp_path)).getroot()
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    assert {one.get(language) for one in root.findall("summary")} == {None, "cs", "ru"}
    versions = [one.get("version") for one in root.findall("releases/release")]
    assert versions[0] == __version__
    assert root.findtext("launchable") == "nemesis-desktop.desktop"
    assert root.findtext("provides/mediatype") == MIME


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="needs appstream")
def test_the_description_is_valid(tmp_path: Path) -> None:
    done = run("appstreamcli", "validate", "--no-net", description(tmp_path))
    assert done.returncode == 0, done.stdout


def test_the_manual_page_names_every_command() -> None:
    from nemesis_desktop.program.typed import COMMANDS

    page = (LINUX / "nemesis-desktop.6").read_text(encoding="utf-8")
    assert all(command in page for command in COMMANDS)


@pytest.mark.parametrize(
    "script", sorted(path.relative_to(REPOSITORY) for path in REPOSITORY.glob("[ps]*/**/*.sh")), ids=str
)
def test_every_shell_script_can_be_read_by_a_plain_shell(script: Path) -> None:
    assert (REPOSITORY / script).read_text(encoding="utf-8").startswith("#!/bin/sh\n")
    done = run("sh", "-n", REPOSITORY / script)
    assert done.returncode == 0, done.stderr


def test_the_menu_scripts_put_everything_there_and_take_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, data = tmp_path / "a folder" / "nemesis", tmp_path / "data"
    (folder / "share" / "icons").mkdir(parents=True)
    for name in ("nemesis-desktop.desktop", "nemesis-desktop.xml"):
        shutil.copy(LINUX / name, folder / "share")
    for name in ("48x48.png", "scalable.svg"):
        (folder / "share/icons" / name).write_bytes(b"picture")
    for name in ("add-to-menu.sh", "remove-from-menu.sh"):
        shutil.copy(LINUX / "tarball" / name, folder)
    monkeypatch.setenv("XDG_DATA_HOME", str(data))

    added = run("sh", folder / "add-to-menu.sh")
    assert added.returncode == 0, added.stderr
    entry = (data / "applications/nemesis-desktop.desktop").read_text(encoding="utf-8")
    assert f'Exec="{folder}/nemesis-desktop" --tell-in-window %f' in entry
    there = {path.relative_to(data).as_posix() for path in data.rglob("*") if path.is_file()}
    assert {"icons/hicolor/48x48/apps/nemesis-desktop.png", "mime/packages/nemesis-desktop.xml"} <= there
    assert "icons/hicolor/scalable/mimetypes/application-x-nemesis-save.svg" in there

    removed = run("sh", folder / "remove-from-menu.sh")
    assert removed.returncode == 0, removed.stderr
    assert [path for path in data.rglob("*nemesis*") if path.is_file()] == []


# -------------------------------------------------------------------- Windows


def test_the_installer_has_every_word_in_three_languages() -> None:
    words = (WINDOWS / "words.nsh").read_text(encoding="utf-8")
    script = (WINDOWS / "nemesis-desktop.nsi").read_text(encoding="utf-8")
    said = re.findall(r'LangString (\w+) \$\{LANG_(\w+)\} "[^"]+"', words)

    assert set(re.findall(r"\$\(([A-Z_]+)\)", script)) == {name for name, _ in said}
    for name in {name for name, _ in said}:
        assert sorted(language for one, language in said if one == name) == ["CZECH", "ENGLISH", "RUSSIAN"], name


def test_the_installer_asks_for_no_rights_and_removes_only_its_own() -> None:
    script = (WINDOWS / "nemesis-desktop.nsi").read_text(encoding="utf-8")

    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    assert not re.search(r'RMDir /r "\$INSTDIR"', script), "somebody else's files may lie in the chosen folder"
    assert 'Section /o "un.$(PLAYERS_FILES)"' in script, "saved games go only when that is ticked"


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs nsis")
def test_the_installer_compiles_without_a_warning(tree: Path, tmp_path: Path) -> None:
    from PySide6.QtGui import QImage

    icon, output = tmp_path / "icon.ico", tmp_path / "nemesis-setup.exe"
    picture = QImage(32, 32, QImage.Format.Format_ARGB32)
    picture.fill(0)
    assert picture.save(str(icon))
    runpy.run_path(str(WINDOWS / "installer.py"))["compile_installer"](tree, icon, output)
    assert output.read_bytes()[:2] == b"MZ"


def test_the_version_information_is_python_with_our_version() -> None:
    text = (WINDOWS / "version_info.txt").read_text(encoding="utf-8")
    assert text.count("@VERSION@") == 2 and text.count("@NUMBERS@") == 2
    compile(text.replace("@NUMBERS@", "0, 1, 0, 0").replace("@VERSION@", "0.1.0"), "version_info", "eval")


# -------------------------------------------------------------------- macOS


def test_the_signed_program_asks_for_no_network() -> None:
    allowed = plistlib.loads((MACOS / "entitlements.plist").read_bytes())
    assert allowed and not [name for name in allowed if "network" in name]


def test_the_application_knows_the_type_of_saves() -> None:
    recipe = (PACKAGING / "nemesis-desktop.spec").read_text(encoding="utf-8")
    assert '"public.filename-extension": ["nemesis"]' in recipe and f'"public.mime-type": ["{MIME}"]' in recipe


# -------------------------------------------------------------------- the release


@pytest.fixture(scope="module")
def workflow() -> dict[str, object]:
    found = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_the_workflow_builds_and_checks_all_three_systems(workflow: dict) -> None:  # type: ignore[type-arg]
    jobs = workflow["jobs"]
    assert {"linux", "windows", "macos", "publish"} <= set(jobs)
    for job in jobs.values():
        assert job["steps"] and all("uses" in step or "run" in step for step in job["steps"])
    assert set(jobs["publish"]["needs"]) == {"linux", "windows", "macos"}
    # YAML reads the word "on" as true.
    assert workflow[True]["push"]["tags"] == ["v*"]


def test_the_workflow_runs_what_is_there(workflow: dict) -> None:  # type: ignore[type-arg]
    commands = "\n".join(step.get("run", "") for job in workflow["jobs"].values() for step in job["steps"])
    makefile = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make ([a-z-]+)", commands, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for script in re.findall(r"\b(?:python|sh) (packaging/\S+\.(?:py|sh))", commands):
        assert (REPOSITORY / script).is_file(), script


def test_the_workflow_has_no_secret_and_asks_for_little(workflow: dict) -> None:  # type: ignore[type-arg]
    text = WORKFLOW.read_text(encoding="utf-8")
    assert "secrets." not in text
    assert workflow["permissions"] == {"contents": "read"}
    assert [name for name, job in workflow["jobs"].items() if "permissions" in job] == ["publish"]


def test_the_procedure_is_one_page_and_names_what_exists() -> None:
    page = (REPOSITORY / "docs" / "RELEASING.md").read_text(encoding="utf-8")
    assert len(page.splitlines()) <= 70
    makefile = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    assert all(
        re.search(rf"^{target}:", makefile, re.MULTILINE)
        for target in re.findall(r"^    make (\S+)", page, re.MULTILINE)
    )
    for path in re.findall(r"`(packaging/\S+?|nemesis_desktop/\S+?|\.github/\S+?)`", page):
        assert (REPOSITORY / path).exists(), path
