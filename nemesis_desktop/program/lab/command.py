"""``nemesis-desktop simulate``: whole games by computer seats, told, kept, laid out and compared."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen

from nemesis_desktop.engine.saving import files
from nemesis_desktop.engine.seats.records import Record
from nemesis_desktop.engine.seats.simulate import collecting_seldom, game, records, tallied
from nemesis_desktop.engine.seats.summary import Difference, Share, compared, summed_up
from nemesis_desktop.engine.seats.trials import known, number
from nemesis_desktop.engine.text import Text, decimal
from nemesis_desktop.games import SHELF, kind_of, title_of
from nemesis_desktop.program.lab.figures_table import as_csv
from nemesis_desktop.program.lab.kept import ENDING, Kept, Run, check_writable, complaint, games_in
from nemesis_desktop.program.lab.numbers import chance, percent
from nemesis_desktop.program.typed import DONE, INTERRUPTED, Complaint, Parser

if TYPE_CHECKING:
    import argparse

    from nemesis_desktop.engine.kind import GameKind
    from nemesis_desktop.engine.seats.summary import Summary
    from nemesis_desktop.program.words import Words

USAGE: Final = (
    "[--game GAME] [--games N]{own}\n       [--seed S] [--policy A,B] [--workers N] [--dask ADDRESS]"
    "\n       [--json] [--csv FILE] [--report FILE] [--resume FILE] [--compare A B]"
)
MOST_WORKERS: Final = 256
MOST_GAMES: Final = 1_000_000
"""So many take hours; whoever types more has not meant it."""


def simulate(given: Sequence[str], words: Words) -> int:
    """Play whole games with computer seats and print how they ended."""
    named = chosen_game(given)
    if named == "":
        raise Complaint(Text("cli-needs-value", option="--game"))
    chosen = known("game", next(iter(SHELF)) if named is None else named, SHELF)
    kind = kind_of(chosen)
    parser = _parser(chosen, kind, words)
    found = parser.understand(given)
    if found is None:
        return DONE
    wanted = _wanted(found, chosen, kind)
    with collecting_seldom():
        return _compare(wanted, words) if wanted.pair else _play(wanted, words)


def chosen_game(given: Sequence[str]) -> str | None:
    """The value of ``--game``, wherever it stands. Looked for first, because each game has options of its own."""
    for place, word in enumerate(given):
        if word == "--game":
            return next(iter(given[place + 1 :]), None)
        if word.startswith("--game="):
            return word.partition("=")[2]
    return None


# -------------------------------------------------------------------- what is typed


@frozen
class Wanted:
    """What somebody has asked for.

    Attributes:
        game, kind, setup: what is played.
        games, seed: so many, and the seed of the first.
        policies: who plays.
        workers, dask: where they are played.
        json: one object instead of words.
        csv, report, resume: files, where they are wanted.
        pair: what is compared with what.
    """

    game: str
    kind: GameKind[Any, Any]
    setup: Any
    games: int
    seed: int
    policies: tuple[str, ...]
    workers: int
    dask: str | None
    json: bool
    csv: Path | None
    report: Path | None
    resume: Path | None
    pair: tuple[str, str] | None

    @property
    def figures(self) -> bool:
        """Whether every figure is wanted, also those that only the log of a game tells."""
        return bool(self.json or self.csv or self.report or self.resume or self.pair)

    @property
    def run(self) -> Run:
        """The same, as it stands in a file of games that were kept."""
        return Run(self.game, self.kind.trials.described(self.setup), self.policies, self.seed)


def _parser(chosen: str, kind: GameKind[Any, Any], words: Words) -> Parser:
    trials = kind.trials
    own = "".join(f" [--{one.name} {one.metavar}]" if one.metavar else f" [--{one.name}]" for one in trials.options)
    parser = Parser(words, "simulate", USAGE.format(own=own))
    if chosen != next(iter(SHELF)):
        # Whoever asks for more help is to be told of this game.
        parser.prog += f" --game {chosen}"
    parser.option("--game", metavar="GAME", message="option-game", known=", ".join(SHELF))
    parser.option("--games", metavar="N", message="option-games", default="100")
    for one in trials.options:
        if one.metavar:
            parser.option(f"--{one.name}", metavar=one.metavar, message=one.explained_by, default=one.default)
        else:
            parser.flag(f"--{one.name}", message=one.explained_by)
    parser.option("--seed", metavar="S", message="option-seed", default="1")
    usual = next(iter(trials.policies))
    parser.option("--policy", metavar="A,B", message="option-policy", default=usual, known=", ".join(trials.policies))
    parser.option("--workers", metavar="N", message="option-workers")
    parser.option("--dask", metavar="ADDRESS", message="option-dask")
    parser.flag("--json", message="option-json")
    parser.option("--csv", metavar="FILE", message="option-csv")
    parser.option("--report", metavar="FILE", message="option-report")
    parser.option("--resume", metavar="FILE", message="option-resume")
    parser.option("--compare", metavar="A B", message="option-compare", values=2)
    return parser


def _wanted(found: argparse.Namespace, chosen: str, kind: GameKind[Any, Any]) -> Wanted:
    trials = kind.trials
    games = number("--games", found.games, 1, MOST_GAMES)
    setup = trials.setup(vars(found))
    seed = number("--seed", found.seed, 0)
    workers = 1 if found.workers is None else number("--workers", found.workers, 1, MOST_WORKERS)
    files_of = {name: _file(name, getattr(found, name)) for name in ("csv", "report", "resume")}
    for first, second in (("dask", "workers"), ("compare", "csv"), ("compare", "resume")):
        if getattr(found, first) is not None and getattr(found, second) is not None:
            raise Complaint(Text("cli-not-together", first=f"--{first}", second=f"--{second}"))
    named = [(name, path.resolve()) for name, path in files_of.items() if path is not None]
    for place, (name, path) in enumerate(named):
        for other, same in named[:place]:
            if path == same:
                raise Complaint(Text("cli-same-file", first=f"--{other}", second=f"--{name}"))
        check_writable(path)
    return Wanted(
        game=chosen,
        kind=kind,
        setup=setup,
        games=games,
        seed=seed,
        policies=_policies(kind, setup, "--policy", found.policy),
        workers=workers,
        dask=found.dask,
        json=found.json,
        pair=None if found.compare is None else (found.compare[0], found.compare[1]),
        **files_of,
    )


def _file(name: str, given: str | None) -> Path | None:
    """The file that an option names. One without a name would be the folder one is in.

    What other programs call standard output is none: progress and figures are told there.
    """
    if given == "":
        raise Complaint(Text("cli-needs-value", option=f"--{name}"))
    if given == "-":
        raise Complaint(Text("cli-file-wanted", option=f"--{name}"))
    return None if given is None else Path(given)


def _listed(given: str) -> list[str]:
    """The words between commas; one comma too many is as good as none."""
    return [one.strip() for one in given.split(",") if one.strip()]


def _policies(kind: GameKind[Any, Any], setup: Any, option: str, given: str) -> tuple[str, ...]:
    """Who plays, as it was typed for an option: one policy for all, or several that share the seats."""
    policies = tuple(known("policy", one, kind.trials.policies) for one in _listed(given))
    if not policies:
        raise Complaint(Text("cli-needs-value", option=option))
    seats = len(kind.seats(setup))
    if len(policies) > seats:
        raise Complaint(Text("cli-too-many-policies", policies=len(policies), seats=seats))
    return policies


# -------------------------------------------------------------------- playing


def _played(wanted: Wanted, policies: tuple[str, ...], seeds: Sequence[int]) -> Iterator[Record]:
    one_game = partial(game, wanted.kind, wanted.setup, policies, wanted.figures)
    if wanted.dask is None:
        return records(one_game, seeds, wanted.workers)
    from nemesis_desktop.program.lab.far_away import played_far_away

    return played_far_away(one_game, seeds, wanted.dask)


def with_progress(played: Iterator[Record], total: int, words: Words, before: int = 0) -> Iterator[Record]:
    """The games, with a bar on standard error that shows how many have been played."""
    from tqdm import tqdm

    bar_format = "{desc}: {percentage:3.0f}% |{bar}| {n_fmt}/{total_fmt} [{elapsed}, {remaining}]"
    yield from tqdm(
        played,
        total=total,
        initial=before,
        desc=words.text(Text("cli-progress")),
        bar_format=bar_format,
        file=sys.stderr,
        dynamic_ncols=True,
    )


def _kept(wanted: Wanted) -> tuple[Kept | None, Sequence[Record]]:
    """Where games are kept while they are played, and those of them that are there already."""
    path = wanted.resume or (wanted.csv and wanted.csv.with_name(wanted.csv.name + ENDING))
    kept = None if path is None else Kept(path, wanted.run)
    return kept, kept.go_on()[: wanted.games] if kept is not None and wanted.resume else []


def _others(wanted: Wanted, kept: Kept | None, count: int, words: Words) -> Iterator[Record]:
    """The games after so many that are there already, each kept as soon as it has been played."""
    seeds = range(wanted.seed + count, wanted.seed + wanted.games)
    # Whoever cannot play says so before a file is begun.
    fresh = _played(wanted, wanted.policies, seeds)
    if kept is not None:
        kept.open(afresh=wanted.resume is None)
    try:
        with closing(fresh):  # type: ignore[type-var]
            for record in with_progress(fresh, wanted.games, words, count):
                if kept is not None:
                    kept.keep(record)
                count += 1
                yield record
    except KeyboardInterrupt as stopped:
        if kept is None:
            raise
        text = Text("cli-broken-off", games=count, all=wanted.games, path=str(kept.path))
        raise Complaint(text, INTERRUPTED) from stopped
    finally:
        if kept is not None:
            kept.close()
    if kept is not None and wanted.resume is None:
        kept.remove()


def _play(wanted: Wanted, words: Words) -> int:
    trials = wanted.kind.trials
    kept, there = _kept(wanted)
    seen = [*there]

    def remembered() -> Iterator[Record]:
        for record in _others(wanted, kept, len(there), words):
            seen.append(record)
            yield record

    try:
        *_, tally = tallied(wanted.kind, remembered(), there)
    except Complaint:
        if wanted.csv is not None and seen:
            _write(wanted.csv, as_csv(trials.measures, seen))
        raise
    summary = summed_up(trials.measures, seen)
    lines = [*trials.report(tally, wanted.setup, words.text)]
    if figures := figure_lines(summary, wanted, words):
        lines += ["", *figures]
    if wanted.csv is not None:
        _write(wanted.csv, as_csv(trials.measures, seen))
    if wanted.report is not None:
        from nemesis_desktop.program.lab.report import Page

        page = Page(words, trials.measures)
        title = words.text(Text("lab-title", game=_name_of(wanted), games=summary.games))
        _write(wanted.report, page.of_games(title, _made(wanted, wanted.policies, words), lines, seen, summary))
    if wanted.json:
        told = {
            "game": wanted.game,
            **trials.described(wanted.setup),
            **tally.as_json(),
            "policies": [*wanted.policies],
        }
        print(json.dumps({**told, "figures": summary.to_json()}, indent=2))
    else:
        print("\n".join(lines))
    return DONE


def _name_of(wanted: Wanted) -> Text:
    return title_of(wanted.game)


def _made(wanted: Wanted, policies: Sequence[str], words: Words) -> str:
    last = wanted.seed + wanted.games - 1
    return words.text(Text("lab-made", first=str(wanted.seed), last=str(last), policies=", ".join(policies)))


def _write(path: Path, written: str) -> None:
    try:
        files.write(path, written.encode())
    except OSError as problem:
        raise complaint("cli-not-written", path, why=files.reason(problem)) from problem


def figure_lines(summary: Summary, wanted: Wanted, words: Words) -> Sequence[str]:
    """The chief shares with their intervals, of all seats and of those of each policy; nothing where there are none."""
    measures = wanted.kind.trials.measures
    lines = []
    for who, figures in (("", {**summary.seats, **summary.game}), *summary.policies.items()):
        for name in measures.best:
            share = figures.get(name)
            if isinstance(share, Share):
                said = words.text(Text(measures.named(name).message))
                of_whom = f" ({who})" if who else ""
                lines.append(f"  {percent(share.share, words):>6} {_between(share, words)}  {said}{of_whom}")
    return [words.text(Text("cli-intervals")), *lines] if lines else []


def _between(share: Share, words: Words) -> str:
    least, most = (words.text(decimal(100 * end)) for end in share.interval)
    return f"[{least}–{most}]".ljust(13)


# -------------------------------------------------------------------- comparing


def _compare(wanted: Wanted, words: Words) -> int:
    assert wanted.pair is not None
    # Both are understood before either is played.
    first, second = (side() for side in [_side(one, wanted, words) for one in wanted.pair])
    measures = wanted.kind.trials.measures
    differences = compared(measures, first, second)
    if not differences:
        raise Complaint(Text("cli-no-pairs", first=wanted.pair[0], second=wanted.pair[1]))
    pairs = len({record.seed for record in first} & {record.seed for record in second})
    lines = [*difference_lines(differences, pairs, wanted, words)]
    if wanted.report is not None:
        from nemesis_desktop.program.lab.report import Page

        title = words.text(Text("lab-compared", first=wanted.pair[0], second=wanted.pair[1]))
        made = words.text(Text("cli-compared-pairs", pairs=pairs))
        page = Page(words, measures)
        sides = [(name, summed_up(measures, side)) for name, side in zip(wanted.pair, (first, second), strict=True)]
        _write(wanted.report, page.of_two(title, made, differences, sides))
    if wanted.json:
        found = {one.name: one.to_json() for one in differences}
        told = {"game": wanted.game, "sides": [*wanted.pair], "pairs": pairs, "figures": found}
        print(json.dumps(told, indent=2))
    else:
        print("\n".join(lines))
    return DONE


def _side(given: str, wanted: Wanted, words: Words) -> Callable[[], Sequence[Record]]:
    """One side of a comparison: games of a file, or to be played by these policies."""
    path = Path(given)
    if path.is_file() and not all(one in wanted.kind.trials.policies for one in _listed(given)):
        kept = games_in(path, wanted.game)
        return lambda: kept
    if path.suffix or path.name != given:
        raise complaint("cli-no-kept", path)
    policies = _policies(wanted.kind, wanted.setup, "--compare", given)
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    return lambda: [*with_progress(_played(wanted, policies, seeds), wanted.games, words)]


def difference_lines(differences: Sequence[Difference], pairs: int, wanted: Wanted, words: Words) -> Iterator[str]:
    """Each figure of both sides, what the second has more, and how likely chance alone does that."""
    assert wanted.pair is not None
    measures = wanted.kind.trials.measures
    yield words.text(Text("lab-compared", first=wanted.pair[0], second=wanted.pair[1]))
    yield words.text(Text("cli-compared-pairs", pairs=pairs))
    yield words.text(Text("cli-compared-columns"))
    for one in differences:
        said = words.text(Text(measures.named(one.name).message))
        first, second = valued(one, one.first, words), valued(one, one.second, words)
        yield f"  {first:>8} {second:>8}  {between(one, words):<18} {chance(one, words):<9}  {said}"


def valued(one: Difference, value: float, words: Words) -> str:
    """A figure of a comparison: a share in per cent."""
    return percent(value, words) if one.share else words.text(decimal(value, 2))


def between(one: Difference, words: Words) -> str:
    """What the second side probably has more, from the least to the most."""
    scale, digits = (100, 1) if one.share else (1, 2)
    least, most = (words.text(decimal(scale * end, digits, signed=True)) for end in one.interval)
    return f"[{least} … {most}]"
