"""The house: what people expect in a repository is there, agrees with itself, and builds into a whole program."""

import ast
import graphlib
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

import grimp
import pytest

import nemesis_desktop
from nemesis_desktop.games import SHELF
from nemesis_desktop.program.doctor import DEPENDENCIES, LANGUAGES, OLDEST_PYTHON
from nemesis_desktop.program.resources import ResourceMissing, asset
from tests.conftest import REPOSITORY

EXPECTED = (
    ".ci/run",
    ".gitignore",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "assets",
    "constraints.txt",
    "nemesis_desktop",
    "packaging/README.md",
    "packaging/linux/nemesis-desktop.desktop",
    "pyproject.toml",
    "tests",
)
TARGETS = ("help", "play", "setup", "test", "lint", "format", "soak", "bench", "screens", "dist", "clean")
TEXTS = {".py", ".md", ".toml", ".ftl", ".sh", ".txt", ".svg", ".desktop", ""}

#: What is not ours to leave behind: where this was built, and things put off.
PLACES = re.compile(r"(?<![\w.])/(?:work|tmp|home|root)/")
ELSEWHERE = re.compile(
    r"\bR\d{3}\b|\.\./shared|\b(?:design|style|FAULTS|WORDS|BRIEF|HOUSE)\.md\b|(?i:\bissues? #?\d)"
    r"|(?i:\bthe design's\b|\bof the design\b)"
)
"""Numbers of rulings, faults and issues, and pages, that nobody finds who has only the repository."""
PUT_OFF = re.compile(r"\b(?:TODO|FIXME|XXX)\b")


@pytest.fixture(scope="session")
def project() -> dict[str, Any]:
    return tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))


def our_files(*tops: str) -> Iterator[Path]:
    """Every file of text below these folders of the repository, but nothing that a tool has made."""
    for top in tops:
        for folder, inner, names in os.walk(REPOSITORY / top):
            inner[:] = [name for name in inner if name != "__pycache__"]
            yield from (Path(folder, name) for name in names if Path(name).suffix in TEXTS)


def lines_with(pattern: re.Pattern[str], *tops: str) -> list[str]:
    """Each line of our files that has the pattern, with its place; this file, which must name them, excepted."""
    return [
        f"{path.relative_to(REPOSITORY)}:{number}: {line.strip()}"
        for path in our_files(*tops)
        if path != Path(__file__)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def requirement_name(requirement: str) -> str:
    """The name in ``babel>=2.15`` or ``ruff==0.17.6; marker``, as registries compare names."""
    found = re.match(r"[\w.-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


@pytest.mark.parametrize("path", EXPECTED)
def test_what_people_expect_is_there(path: str) -> None:
    assert (REPOSITORY / path).exists()


def test_the_build_machines_command_can_be_run_and_is_the_persons() -> None:
    script = REPOSITORY / ".ci" / "run"

    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text()


@pytest.mark.parametrize("target", TARGETS)
def test_make_knows_the_target(target: str) -> None:
    quiet = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    tried = subprocess.run(["make", "-n", target], cwd=REPOSITORY, env=quiet, capture_output=True, text=True)

    assert tried.returncode == 0, tried.stderr


def test_the_version_stands_in_one_place(project: dict[str, Any]) -> None:
    version = nemesis_desktop.__version__

    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "nemesis_desktop/__init__.py"
    assert lines_with(re.compile(rf"""["']{re.escape(version)}["']"""), "nemesis_desktop") == [
        f'nemesis_desktop/__init__.py:3: __version__ = "{version}"'
    ]


def test_the_installed_program_has_that_version() -> None:
    try:
        installed = metadata.version("nemesis-desktop")
    except metadata.PackageNotFoundError:
        pytest.skip("runs from the working copy without being installed")

    assert installed == nemesis_desktop.__version__


def test_every_dependency_is_pinned(project: dict[str, Any]) -> None:
    lines = (REPOSITORY / "constraints.txt").read_text().splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    needed = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["dev"]

    assert all("==" in pin for pin in pins)
    assert {requirement_name(name) for name in needed} <= {requirement_name(pin) for pin in pins}


def test_the_doctor_looks_at_every_dependency(project: dict[str, Any]) -> None:
    declared = {requirement_name(requirement) for requirement in project["project"]["dependencies"]}

    assert {requirement_name(name) for name in DEPENDENCIES} == declared
    assert project["project"]["requires-python"] == ">=" + ".".join(map(str, OLDEST_PYTHON))


def test_the_doctor_looks_at_every_language() -> None:
    assert {folder.name for folder in asset("shared/text").iterdir()} == set(LANGUAGES)


def test_a_missing_asset_is_a_plain_sentence() -> None:
    with pytest.raises(ResourceMissing, match=r"no_such\.svg is missing\. The program is not completely installed"):
        asset("symbols/no_such.svg")


def test_no_place_of_a_machine_is_named() -> None:
    tops = ("nemesis_desktop", "assets", "tests", "packaging", "scripts", ".ci")
    documents = [path for path in REPOSITORY.glob("*.md") if PLACES.search(path.read_text(encoding="utf-8"))]

    assert lines_with(PLACES, *tops) == []
    assert documents == []


def test_nothing_is_cited_that_a_stranger_cannot_find() -> None:
    """A ruling is cited by what it says, a fault by what was seen."""
    tops = ("nemesis_desktop", "assets", "tests", "packaging", "scripts", ".ci")
    documents = [path for path in REPOSITORY.glob("*.md") if ELSEWHERE.search(path.read_text(encoding="utf-8"))]

    assert lines_with(ELSEWHERE, *tops) == []
    assert documents == []


def test_nothing_is_put_off() -> None:
    assert lines_with(PUT_OFF, "nemesis_desktop", "tests", "scripts") == []


def test_every_package_says_what_lives_there() -> None:
    silent = [
        path.relative_to(REPOSITORY)
        for path in (REPOSITORY / "nemesis_desktop").rglob("__init__.py")
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]

    assert silent == []


#: What a game is called in code, and its things: none of them is the furniture's business.
OF_A_GAME = re.compile(
    r"nemesis|intruder|contaminat|larva\b|hibernat|escape.?pod|\bslime|\bcorridor|malfunction|carcass",
    re.IGNORECASE,
)
#: What looks like a game's name and is none, with the reason.
NO_GAME = {
    r"nemesis[_-]desktop|Nemesis ?Desktop": "the program's own name",
    r'"\.nemesis"': "what the names of all saved games end with",
    r"corridor 6-11": "an example of an anchor, in the place where acts are explained",
}


def furniture() -> Iterator[Path]:
    """Every module of the program that any game uses."""
    package = REPOSITORY / "nemesis_desktop"
    yield from sorted(package.glob("*.py"))
    for storey in ("engine", "program", "table"):
        yield from sorted((package / storey).rglob("*.py"))


def names_a_game(path: Path) -> list[str]:
    """The lines of a module that name a game or a thing of one."""
    none_of_a_game = re.compile("|".join(NO_GAME))
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if OF_A_GAME.search(none_of_a_game.sub("", line))]


#: How much of a thing somebody can keep in mind: modules of a package, methods of a class, lines of a module.
MODULES, METHODS, LINES = 16, 30, 450


def rooms() -> Iterator[Path]:
    """Every package of the program."""
    for path in sorted((REPOSITORY / "nemesis_desktop").rglob("__init__.py")):
        yield path.parent


def test_no_room_is_too_full_to_be_kept_in_mind() -> None:
    full = {path.as_posix(): len(modules) for path in rooms() if len(modules := list(path.glob("[!_]*.py"))) > MODULES}

    assert full == {}


def test_no_class_and_no_module_does_everything() -> None:
    long: dict[str, int] = {}
    for path in sorted((REPOSITORY / "nemesis_desktop").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if (lines := source.count("\n")) > LINES:
            long[path.name] = lines
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef):
                methods = sum(isinstance(one, ast.FunctionDef) for one in node.body)
                if methods > METHODS:
                    long[f"{path.name}:{node.name}"] = methods

    assert long == {}


def test_no_furniture_names_a_game() -> None:
    named = {path.relative_to(REPOSITORY).as_posix(): names_a_game(path) for path in furniture()}

    assert {path: lines for path, lines in named.items() if lines} == {}


def test_no_furniture_lies_in_a_game() -> None:
    """A package beside the storeys is a game on the shelf, and has a home of its own among the assets."""
    games = {path.name for path in (REPOSITORY / "nemesis_desktop" / "games").iterdir() if path.is_dir()}
    shelved = {shelved.rules.rpartition(".")[2] for shelved in SHELF.values()}

    assert games - {"__pycache__"} == shelved
    assert {path.name for path in (REPOSITORY / "assets").iterdir()} == {"shared", *shelved}


#: What a card does is told of the table, and the table carries what its cards do: rules need both, so their types
#: name each other. No other two modules do, and as they run not even these.
OF_EACH_OTHER = {
    ("nemesis_desktop.games.nemesis.effects", "nemesis_desktop.games.nemesis.game"),
    ("nemesis_desktop.games.nemesis.effects", "nemesis_desktop.games.nemesis.species.nature"),
    ("nemesis_desktop.games.nemesis.species.nature", "nemesis_desktop.games.nemesis.game"),
    ("nemesis_desktop.games.nemesis.species.examination", "nemesis_desktop.games.nemesis.game"),
}


@pytest.mark.parametrize("as_run", [True, False], ids=["as_run", "as_typed"])
def test_no_modules_import_each_other_in_a_circle(as_run: bool) -> None:
    graph = grimp.build_graph("nemesis_desktop", exclude_type_checking_imports=as_run, cache_dir=None)
    known = set() if as_run else OF_EACH_OTHER
    imports = {
        module: {other for other in graph.find_modules_directly_imported_by(module) if (module, other) not in known}
        for module in graph.modules
    }

    graphlib.TopologicalSorter(imports).prepare()  # names the circle, if there is one


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "packaging/README.md"])
def test_links_lead_somewhere(document: str) -> None:
    path = REPOSITORY / document
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text(encoding="utf-8"))

    assert [target for target in targets if "://" not in target and not (path.parent / target).exists()] == []


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel and the source archive, built from the working copy."""
    pytest.importorskip("hatchling", reason="the build back end is not installed")
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=REPOSITORY, check=True, capture_output=True)
    return folder


def test_the_wheel_holds_the_program_with_its_assets_and_nothing_else(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assets = {path.relative_to(REPOSITORY).as_posix() for path in (REPOSITORY / "assets").rglob("*") if path.is_file()}
    info = f"nemesis_desktop-{nemesis_desktop.__version__}.dist-info"

    assert {f"nemesis_desktop/{name}" for name in assets} <= names
    assert {"nemesis_desktop/program/cli.py", f"{info}/entry_points.txt", f"{info}/licenses/LICENSE"} <= names
    assert {name.split("/")[0] for name in names} == {"nemesis_desktop", info}


def test_the_source_archive_can_be_built_and_tested(built: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}

    assert {"pyproject.toml", "Makefile", "constraints.txt", "LICENSE", "README.md", "tests/test_house.py"} <= names
    assert {"assets/shared/text/en/cli.ftl", "nemesis_desktop/program/doctor.py", "scripts/environment.sh"} <= names
