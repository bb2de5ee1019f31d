"""``make mutants``: break a sample of the clauses, and list what no test noticed."""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from weakref import WeakSet

import pytest
from tqdm import tqdm

from .breaking import Mutant, mutants_of
from .project import Project
from .reach import Mapper, Reach
from .report import Verdicts, report
from .trial import OutOfStepError, Trials, Verdict, apart, try_imported

FOLDER = ".mutants"


class Bar(tqdm):
    """A bar of ours, unknown to the bars that tests draw in the same process; its watching thread would be forked."""

    monitor_interval = 0
    _instances: WeakSet[Any] = WeakSet()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the top of a working copy whose pyproject.toml has a section ``tool.mutants``."""
    if not hasattr(os, "fork"):
        print("Every mutant is tried in a forked process: this needs Linux or macOS.", file=sys.stderr)
        return 2
    options = _options().parse_args(arguments)
    project = Project.at(Path.cwd())
    folder = project.root / FOLDER
    folder.mkdir(exist_ok=True)
    if options.again:
        (folder / "verdicts.jsonl").unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        flags = ["-p", "no:terminal", "-p", "no:cacheprovider", "--capture=no", f"--basetemp={temporary}/pytest"]
        try:
            reach = _reach(project, folder / "reach.json", flags)
        except OutOfStepError as broken:
            print(broken, file=sys.stderr)
            return 1
        sample = _sample(project, options)
        verdicts = Verdicts(folder / "verdicts.jsonl", project)
        _try_all(project, reach, sample, verdicts, flags)
    known = {mutant.id: verdict for mutant in sample if (verdict := verdicts.of(mutant))}
    print("\n".join(report(sample, known)))
    return 0 if len(known) == len(sample) else 130


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make mutants ARGS=…", description=__doc__)
    parser.add_argument("--sample", type=int, default=200, help="how many mutants to try (200)")
    parser.add_argument("--seed", type=int, default=0, help="which ones: the same seed chooses the same (0)")
    parser.add_argument("--within", default="", metavar="TEXT", help="only modules whose path has this in it")
    parser.add_argument("--again", action="store_true", help="forget what earlier runs have found")
    return parser


def _sample(project: Project, options: argparse.Namespace) -> list[Mutant]:
    files = [name for name in project.subject_files() if options.within in name]
    everything = [mutant for name in files for mutant in mutants_of(name, project.text(name))]
    return random.Random(options.seed).sample(everything, min(options.sample, len(everything)))


# ---------------------------------------------------------------- what the tests run


def _reach(project: Project, kept: Path, flags: Sequence[str]) -> Reach:
    """What the tests run, from the last time as far as neither the program nor a test has changed since."""
    world = [project.program_digest(), project.helpers_digest()]
    judges = {name: project.digest([name]) for name in project.judge_files()}
    reach, known = Reach(), dict[str, str]()
    if kept.is_file():
        document = json.loads(kept.read_text(encoding="utf-8"))
        if document["world"] == world:
            reach, known = Reach.from_json(document["reach"]), document["judges"]
    changed = [name for name in judges if known.get(name) != judges[name]]
    reach.forget({*known} - {*judges} | {*changed})
    if changed:
        reach.add(_mapped(project, changed, [*flags]))
    kept.write_text(json.dumps({"world": world, "judges": judges, "reach": reach.to_json()}), encoding="utf-8")
    return reach


def _mapped(project: Project, judges: Sequence[str], flags: Sequence[str]) -> Reach:
    """Run these test modules once, in a process of their own, and write down what they reach."""
    with tempfile.NamedTemporaryFile("r", suffix=".json") as file, Bar(desc="what the tests run", unit="test") as bar:

        def work(tell: Any) -> None:
            mapper: Any = Mapper(project, bar)
            status = pytest.main([*flags, *judges], plugins=[mapper])
            if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
                raise OutOfStepError(f"The tests cannot be run: pytest ends with {status!r}")
            Path(file.name).write_text(json.dumps(mapper.reach.to_json()), encoding="utf-8")
            tell("done", "\n".join(sorted(mapper.failed)))

        failed = apart(work, quiet=False).by.splitlines()
        if failed:
            bar.write(f"These fail before anything is broken, and judge nothing: {', '.join(failed)}", file=sys.stderr)
        return Reach.from_json(json.load(file))


# ---------------------------------------------------------------- the trials


def _try_all(
    project: Project, reach: Reach, sample: Sequence[Mutant], verdicts: Verdicts, flags: Sequence[str]
) -> None:
    """Try what has no verdict yet. This process never imports the program: it is forked for each state of it."""

    def keep(mutant: Mutant, verdict: Verdict) -> None:
        verdicts.keep(mutant, verdict)
        bar.update()

    def exchanged(tell: Any) -> None:
        trials: Any = Trials(project, reach, verdicts.left(sample), keep)
        status = pytest.main([*flags, *project.judge_files()], plugins=[trials])
        if status not in (pytest.ExitCode.OK, pytest.ExitCode.INTERRUPTED):
            raise OutOfStepError(f"pytest ends with {status!r}: {trials.trouble}")
        tell("done" if status == pytest.ExitCode.OK else "interrupted", "")

    left = verdicts.left(sample)
    if not left:
        return
    with Bar(desc="mutants", unit="mutant", total=len(sample), initial=len(sample) - len(left)) as bar:
        try:
            if apart(exchanged, quiet=False).outcome == "interrupted":
                raise KeyboardInterrupt
            verdicts.read()
            left = verdicts.left(sample)
            bar.update(len(sample) - len(left) - bar.n)
            for mutant in left:
                keep(mutant, try_imported(project, reach, mutant, flags))
        except KeyboardInterrupt:
            verdicts.read()
            bar.write("Broken off; the next run with the same seed goes on from here.")


if __name__ == "__main__":
    sys.exit(main())
