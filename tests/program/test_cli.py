"""The command, as a person types it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from nemesis_desktop import __version__
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, answer_of
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.games import SHELF
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.bots.trials import table_of
from nemesis_desktop.program.typed import language_of
from nemesis_desktop.program.words import LANGUAGES, unparted
from nemesis_desktop.start import main
from tests.program.documents import document_of, lay

Said = tuple[int, str, str]
Typed = Callable[..., Said]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine speaks, the tests read English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str]) -> Typed:
    """Types a command; gives back the exit code and both outputs."""

    def run(*words: str) -> Said:
        code = main(words)
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A saved game of three people in the middle of a round."""
    path = tmp_path_factory.mktemp("played") / "game.nemesis"
    match = Match.new(NEMESIS, table_of(3), 5)
    policies, lots = [RandomPolicy()] * 3, [Lots(5, seat) for seat in range(3)]
    for _ in range(150):
        if match.decision is None:
            break
        match.answer(*answer_of(policies, lots, match.view, match.decision))
    match.save(path)
    return path


# -------------------------------------------------------------------- what is typed


def test_the_version_is_that_of_the_program(typed: Typed) -> None:
    assert typed("--version") == (0, f"nemesis-desktop {__version__}\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", "simulate", "replay", "doctor"])
def test_everything_explains_itself_in_every_language(typed: Typed, language: str, command: str) -> None:
    code, out, err = typed(*command.split(), "--language", language, "--help")
    assert (code, err) == (0, "")
    assert out.startswith({"en": "Usage: ", "ru": "Использование: ", "cs": "Použití: "}[language] + "nemesis-desktop")
    assert "--language" in out and "cli-" not in out
    english_words = {"usage:", "options:", "show this help", "positional arguments"}
    assert language == "en" or not any(word in out for word in english_words)


@pytest.mark.parametrize(("game", "most"), [("nemesis", 5), ("the-thing", 8), ("space-alert", 5)])
def test_the_help_of_a_game_says_for_how_many_it_is(typed: Typed, game: str, most: int) -> None:
    assert f"how many people, 1 to {most} " in typed("simulate", "--game", game, "--help")[1]


@pytest.mark.parametrize("command", ["simulate", "replay", "doctor", "--version", "FILE"])
def test_the_help_names_every_command(typed: Typed, command: str) -> None:
    assert command in typed("--help")[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["frobnicate"], "“frobnicate” is neither a command nor a file. The commands are: simulate, replay, doctor."),
        (["--wrong"], "nemesis-desktop does not know the option “--wrong”."),
        (["simulate", "--game", "3"], f"There is no game “3”. There are: {', '.join(SHELF)}."),
        (["simulate", "--game", ""], "--game needs a value."),
        (["simulate", "--game="], "--game needs a value."),
        (["simulate", "--game"], "--game needs a value."),
        (["simulate", "--games"], "--games needs a value."),
        (["simulate", "--games", "many"], "--games needs a whole number, not “many”."),
        (["simulate", "--games", "0"], "--games must be from 1 to 1000000."),
        (["simulate", "--games", "99999999999"], "--games must be from 1 to 1000000."),
        (["simulate", "--players", "6"], "--players must be from 1 to 5."),
        (["simulate", "--players", "0"], "--players must be from 1 to 5."),
        (["simulate", "--seed", "-1"], "--seed"),
        (["simulate", "--seed=x"], "--seed needs a whole number, not “x”."),
        (["simulate", "--policy", "brave"], "There is no policy “brave”. There are: random, "),
        (["simulate", "--policy", "random,brave"], "There is no policy “brave”. There are: random, "),
        (["simulate", "--policy", "random,random", "--players", "1"], "2 policies for 1 seat: there is no seat for "),
        (["simulate", "--policy", ","], "--policy needs a value."),
        (["simulate", "--compare", "random", "", "--games", "1"], "--compare needs a value."),
        (["simulate", "--csv"], "--csv needs a value."),
        (["simulate", "--csv", ""], "--csv needs a value."),
        (["simulate", "--report="], "--report needs a value."),
        (["simulate", "--resume", ""], "--resume needs a value."),
        (["simulate", "--csv", "a.csv", "--report", "a.csv"], "--csv and --report cannot be the same file."),
        (["simulate", "--compare", "random"], "--compare needs 2 values."),
        (["simulate", "--compare", "random", "bold", "--games", "1"], "There is no policy “bold”."),
        (["simulate", "--compare", "random", "random", "--csv", "a.csv"], "--compare and --csv do not go together."),
        (["simulate", "--compare", "random", "random", "--resume", "a"], "--compare and --resume do not go together."),
        (["simulate", "--dask", "tcp://here", "--workers", "2"], "--dask and --workers do not go together."),
        (["simulate", "--mode", "duel"], "There is no mode “duel”. There are: semi, solo, coop."),
        (["simulate", "--mode"], "--mode needs a value."),
        (["simulate", "--board", "lower"], "There is no side of the board “lower”. There are: main, alternate."),
        (["simulate", "--variants", "traits,luck"], "There is no variant “luck”. There are: "),
        (["simulate", "--workers", "0"], "--workers must be from 1 to "),
        (["simulate", "--workers", "two"], "--workers needs a whole number, not “two”."),
        (["simulate", "--intruder-player=yes"], "--intruder-player takes no value."),
        (["simulate", "--mode", "semi", "--players", "1"], "The mode semi is for 2 to 5 players, not for 1."),
        (["simulate", "--mode", "solo", "--players", "2"], "The mode solo is for 1 player, not for 2."),
        (["simulate", "--mode", "coop", "--players", "6"], "--players must be from 1 to 5."),
        (
            ["simulate", "--mode", "coop", "--intruder-player"],
            "The variant intruder_player does not go with the mode coop. What does: ",
        ),
        (
            ["simulate", "--players", "1", "--variants", "no_feuds"],
            "The variant no_feuds does not go with the mode solo.",
        ),
        (["simulate", "--json=yes"], "--json takes no value."),
        (["simulate", "--game", "the-thing", "--players", "9"], "--players must be from 1 to 8."),
        (["simulate", "--game", "space-alert", "--players", "0"], "--players must be from 1 to 5."),
        (
            ["simulate", "--species", "carnomorphs", "--game", "the-thing"],
            "nemesis-desktop simulate --game the-thing does not know the option “--species”. "
            "What it knows: nemesis-desktop simulate --game the-thing --help",
        ),
        (["simulate", "game.nemesis"], "nemesis-desktop simulate does not know what to do with “game.nemesis”."),
        (["replay"], "Which file? nemesis-desktop replay FILE"),
        (["replay", ""], "Which file? nemesis-desktop replay FILE"),
        (["replay", "a", "b"], "nemesis-desktop replay does not know what to do with “b”."),
        (["doctor", "--now"], "nemesis-desktop doctor does not know the option “--now”."),
        (["--language", "de"], "“de” is not a language of this program. It speaks: en, ru, cs."),
        (["--language"], "“” is not a language of this program."),
    ],
)
def test_what_is_not_understood_is_said_in_one_sentence(typed: Typed, words: list[str], sentence: str) -> None:
    code, out, err = typed(*words)
    assert code == 2 and out == ""
    assert err.startswith(sentence) and err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "sentence"), [("ru", "Параметру --games нужно значение."), ("cs", "Volba --games potřebuje hodnotu.")]
)
def test_complaints_are_made_in_the_chosen_language(typed: Typed, language: str, sentence: str) -> None:
    assert typed("simulate", "--language", language, "--games")[2] == f"{sentence}\n"
    assert typed("--language", language, "simulate", "--games")[2] == f"{sentence}\n"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("ru", "Режим solo — для 1 игрока, а не для 3.\n"), ("cs", "Režim solo je pro 1 hráče, ne pro 3.\n")],
)
def test_what_a_mode_does_not_allow_is_refused_in_the_chosen_language(
    typed: Typed, language: str, sentence: str
) -> None:
    said = typed("simulate", "--mode", "solo", "--players", "3", "--language", language)
    assert said == (2, "", unparted(sentence, language))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "cs_CZ.UTF-8", "LANGUAGE": "ru:en"}, "ru"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


# -------------------------------------------------------------------- simulate


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_simulated_games_are_told_as_one_object(typed: Typed, players: int) -> None:
    code, out, err = typed("simulate", "--games", "3", "--players", str(players), "--seed", "7", "--json")
    told = json.loads(out)
    assert code == 0 and "3/3" in err
    assert set(told) == {
        "game",
        "mode",
        "players",
        "board",
        "species",
        "variants",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "endings",
        "survivors",
        "won",
        "fates",
        "objectives",
        "policies",
        "figures",
    }
    assert (told["mode"], told["players"]) == ("solo" if players == 1 else "semi", players)
    assert (told["board"], told["variants"]) == ("main", [])
    assert 0 <= told["won"] <= 3 and sum(told["fates"].values()) == 3 * players
    assert told["games"] == 3 and sum(told["endings"].values()) == 3
    assert set(told["endings"]) <= {"jump", "self_destruct", "fire", "hull", "all_gone"}
    assert 0 <= told["survivors"] <= 3 * players
    assert told["decisions"] > 3 * players and told["decisions_per_second"] > 0
    assert all(set(kept) == {"kept", "met"} and kept["met"] <= kept["kept"] for kept in told["objectives"].values())


def told(typed: Typed, *words: str) -> dict[str, object]:
    """What ``simulate --json`` says, without what depends on the clock."""
    code, out, _ = typed("simulate", "--json", *words)
    assert code == 0
    return {key: value for key, value in json.loads(out).items() if "second" not in key}


@pytest.mark.parametrize("game", SHELF)
def test_every_game_names_itself(typed: Typed, game: str) -> None:
    assert told(typed, "--game", game, "--games", "1", "--policy", "random,")["game"] == game


def test_a_comparison_names_its_game(typed: Typed) -> None:
    compared = told(typed, "--game", "the-thing", "--games", "1", "--compare", "random", "random,")
    assert (compared["game"], compared["pairs"]) == ("the-thing", 1)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "fewest: they fill the crew up to four; five: up to five"),
        ("ru", "fewest: дополняют экипаж до четырёх; five: до пяти"),
        ("cs", "fewest: doplní posádku na čtyři; five: na pět"),
    ],
)
def test_androids_fill_a_crew_as_the_help_says(typed: Typed, language: str, sentence: str) -> None:
    help = " ".join(typed("simulate", "--game", "space-alert", "--help", "--language", language)[1].split())
    assert sentence in help
    for how, androids in (("fewest", 1), ("five", 2)):
        flown = told(typed, "--game", "space-alert", "--games", "1", "--players", "3", "--androids", how)
        assert (flown["players"], flown["androids"]) == (3, androids)


def test_the_same_seed_plays_the_same_games(typed: Typed) -> None:
    both = told(typed, "--games", "2", "--seed", "11")
    first = told(typed, "--games", "1", "--seed", "11")
    second = told(typed, "--games", "1", "--seed", "12")
    assert both == told(typed, "--games", "2", "--seed", "11")
    assert both["decisions"] == first["decisions"] + second["decisions"]  # type: ignore[operator]
    assert both != told(typed, "--games", "2", "--seed", "13")


@pytest.mark.parametrize("words", [("--players", "2"), ("--mode", "coop", "--policy", "sensible", "--players", "1")])
def test_what_comes_of_the_games_does_not_depend_on_the_number_of_workers(typed: Typed, words: tuple[str, ...]) -> None:
    alone = told(typed, "--games", "7", "--seed", "3", *words)
    assert alone == told(typed, "--games", "7", "--seed", "3", "--workers", "2", *words)
    assert alone == told(typed, "--games", "7", "--seed", "3", "--workers", "3", *words)


@pytest.mark.parametrize(
    ("words", "mode", "players"),
    [
        ((), "semi", 4),
        (("--players", "1"), "solo", 1),
        (("--mode", "solo"), "solo", 1),
        (("--mode", "coop"), "coop", 4),
        (("--mode", "coop", "--players", "1"), "coop", 1),
        (("--mode", "semi", "--players", "2"), "semi", 2),
    ],
)
def test_where_a_mode_or_a_number_is_not_named_the_usual_one_is_played(
    typed: Typed, words: tuple[str, ...], mode: str, players: int
) -> None:
    played = told(typed, "--games", "1", *words)
    assert (played["mode"], played["players"]) == (mode, players)


def test_the_other_board_and_variants_are_played(typed: Typed) -> None:
    words = ("--games", "2", "--board", "alternate", "--intruder-player", "--variants", "traits, gentle-start,traits")
    played = told(typed, *words)
    assert played["board"] == "alternate"
    assert played["variants"] == ["traits", "gentle_start", "intruder_player"]


def test_the_open_objectives_of_a_group_are_counted_once_a_game(typed: Typed) -> None:
    objectives = told(typed, "--games", "4", "--mode", "coop", "--players", "3")["objectives"]
    assert sum(kept["kept"] for kept in objectives.values()) == 4 * 3  # type: ignore[attr-defined]


def test_the_outcome_is_told_in_words(typed: Typed) -> None:
    code, out, err = typed("simulate", "--games", "2", "--players", "2")
    assert code == 0 and err.startswith("\rGames:")
    assert out.startswith("2 games of 2 people.\n") and "How they ended:" in out
    assert re.search(r"Survivors: \d of 4\.", out)
    assert re.search(r"Games that somebody won: \d of 2\.", out)
    assert "Semi-cooperative game; main side of the board" in out
    russian = typed("simulate", "--games", "2", "--players", "2", "--language", "ru")[1]
    assert russian.startswith(unparted("2 партии, 2 игрока.\n", "ru"))


def test_the_sensible_seats_do_better_than_chance(typed: Typed) -> None:
    def survivors(policy: str) -> int:
        out = typed("simulate", "--games", "30", "--players", "3", "--policy", policy, "--json")[1]
        count: int = json.loads(out)["survivors"]
        return count

    assert survivors("sensible") > survivors("random")


# -------------------------------------------------------------------- replay


def test_a_game_played_again_tells_its_log_and_comes_out_the_same(typed: Typed, played: Path) -> None:
    before = played.read_bytes()
    code, out, err = typed("replay", str(played))
    assert (code, err) == (0, "")
    lines = out.splitlines()
    choices = len(document_of(played)["journal"])
    assert lines[-1] == f"{choices} choices played again: it comes out as it was saved."
    assert len(lines) > 20 and not any(line.startswith("log-") for line in lines)
    assert played.read_bytes() == before


@pytest.mark.parametrize(
    ("players", "mode", "board", "variants"),
    [
        (1, "solo", "main", ()),
        (1, "solo", "alternate", ("traits",)),
        (1, "coop", "main", ("strict_memory",)),
        (3, "coop", "alternate", ("open_inventories", "medic")),
        (4, "semi", "alternate", ("no_feuds", "gentle_start")),
        (5, "semi", "main", ("intruder_player", "traits", "medic")),
    ],
)
@pytest.mark.parametrize("answers", [120, 100_000])
def test_a_game_of_every_mode_is_played_again(
    typed: Typed, tmp_path: Path, players: int, mode: str, board: str, variants: tuple[str, ...], answers: int
) -> None:
    path = tmp_path / "game.nemesis"
    match = Match.new(NEMESIS, table_of(players, mode, board, variants), 8)
    policies, lots = [RandomPolicy()] * players, [Lots(8, seat) for seat in range(players)]
    for _ in range(answers):
        if match.decision is None:
            break
        match.answer(*answer_of(policies, lots, match.view, match.decision))
    assert answers < 200 or match.over
    match.save(path)
    code, out, err = typed("replay", str(path))
    assert (code, err) == (0, "")
    assert out.splitlines()[-1].endswith("played again: it comes out as it was saved.")
    assert "log-" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_is_in_the_chosen_language(typed: Typed, played: Path, language: str) -> None:
    out = typed("replay", "--language", language, str(played))[1]
    assert bool(re.search("[а-я]{4}", out)) == (language == "ru")


def changed(played: Path, path: Path, **fields: object) -> Path:
    """A copy of a save in which something is different."""
    return lay(path, document_of(played) | fields)


def test_a_choice_that_means_something_else_is_found(typed: Typed, played: Path, tmp_path: Path) -> None:
    journal = document_of(played)["journal"]
    seat, picks, _ = journal[40]
    journal[40] = [seat, picks, [["Teleport", 21]] * len(picks)]
    code, out, err = typed("replay", str(changed(played, tmp_path / "other.nemesis", journal=journal)))
    assert code == 1 and out
    assert err.startswith(f"The game does not come out the same: choice 41 of {len(journal)} no longer means")


def test_another_seed_comes_out_differently(typed: Typed, played: Path, tmp_path: Path) -> None:
    checkpoint = document_of(played)["checkpoint"]
    checkpoint["chance"]["seed"] = 6
    other = changed(played, tmp_path / "other.nemesis", seed=6, checkpoint=checkpoint)
    code, _, err = typed("replay", str(other))
    assert code == 1 and "does not come out the same" in err or "looks different" in err


def test_a_table_that_was_changed_by_hand_is_found(typed: Typed, played: Path, tmp_path: Path) -> None:
    checkpoint = document_of(played)["checkpoint"]
    checkpoint["time"] = checkpoint["time"] + 1
    code, _, err = typed("replay", str(changed(played, tmp_path / "other.nemesis", checkpoint=checkpoint)))
    assert code == 1 and "the table looks different from the saved one" in err


@pytest.mark.parametrize("content", [None, b"", b"no game at all", b"\x1f\x8b\x08broken"])
@pytest.mark.parametrize("command", [["replay"], []])
def test_an_unreadable_file_is_said_in_one_sentence(
    typed: Typed, tmp_path: Path, command: list[str], content: bytes | None
) -> None:
    path = tmp_path / "game.nemesis"
    if content is not None:
        path.write_bytes(content)
    code, out, err = typed(*command, str(path))
    assert code == 1 and out == ""
    assert "game.nemesis" in err and err.count("\n") == 1 and "Traceback" not in err


# -------------------------------------------------------------------- the process


def started(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "nemesis_desktop", *words],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_without_a_display_a_plain_sentence_says_so() -> None:
    environment = {name: "" for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    if sys.platform != "linux":
        pytest.skip("only Linux can be without a display")
    done = started(**environment)
    assert done.returncode == 1
    assert done.stdout == "" and done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr and "display" in done.stderr


def test_what_is_not_understood_ends_the_process_without_a_traceback() -> None:
    done = started("--wrong")
    assert done.returncode == 2 and "Traceback" not in done.stderr


def test_a_terminal_that_cannot_show_russian_is_no_reason_to_stop() -> None:
    done = started("--language", "ru", "--help", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and "nemesis-desktop" in done.stdout


def test_nobody_listening_is_no_reason_for_a_traceback(played: Path) -> None:
    shell = f'"{sys.executable}" -m nemesis_desktop replay "{played}" | head -n 1'
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, timeout=120)
    assert "Traceback" not in done.stderr and done.stdout.count("\n") == 1
