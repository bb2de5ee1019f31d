"""What a mode changes stands on one page, and no rule asks which mode is played."""

import ast
import tomllib
from pathlib import Path

import pytest

from nemesis_desktop.games.nemesis.components.characters import CHARACTERS, PROMO
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.modes import MODES

GAME = Path(__file__).resolve().parents[3] / "nemesis_desktop" / "games" / "nemesis"
REFERENCE = Path(__file__).resolve().parents[4] / "shared" / "reference" / "nemesis"


def test_the_modes_are_those_of_the_rulebook() -> None:
    counts = {mode.id: (mode.least_people, mode.most_people) for mode in MODES.values()}
    assert counts == {"semi": (2, 5), "solo": (1, 1), "coop": (1, 5)}
    semi, solo, coop = (MODES[mode] for mode in ("semi", "solo", "coop"))
    assert semi.objective_kinds == ("personal", "corporate")
    assert solo.objective_kinds == ("solo_coop", "solo_coop") and coop.objective_kinds == ()
    assert [mode.id for mode in MODES.values() if mode.half_items] == ["solo"]
    assert [mode.id for mode in MODES.values() if mode.revival] == ["coop"]
    assert [mode.id for mode in MODES.values() if mode.shared_objectives] == ["coop"]


def test_variants_belong_where_they_make_sense() -> None:
    assert "intruder_player" in MODES["semi"].variants
    assert "intruder_player" not in (*MODES["solo"].variants, *MODES["coop"].variants)
    for mode in MODES.values():
        assert {"traits", "medic", "gentle_start", "strict_memory"} <= set(mode.variants)
        assert {"wide_fire_weakness", "brink_per_card"} <= set(mode.variants)
    assert "no_feuds" in MODES["semi"].variants
    assert "open_inventories" in MODES["coop"].variants


def names_of_modes(path: Path) -> list[str]:
    """The places in a module that name a mode."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [f"{path.name}:{node.lineno}" for node in constants if node.value in ("semi", "solo", "coop")]


def test_no_rule_and_no_card_knows_which_mode_is_played() -> None:
    """A rule that differs asks the mode for a property of its page, never for its name."""
    rules = [path for part in ("rules", "cards", "species") for path in (GAME / part).rglob("*.py")]
    rules += [GAME / name for name in ("phases.py", "seeing.py", "zones.py", "game.py", "state.py", "said/wording.py")]
    assert len(rules) > 30
    assert [place for path in rules for place in names_of_modes(path)] == []


def test_few_rules_ask_for_what_a_mode_changes() -> None:
    asking = {
        path.relative_to(GAME).as_posix()
        for path in GAME.rglob("*.py")
        if ".mode." in path.read_text(encoding="utf-8") or "game.mode" in path.read_text(encoding="utf-8")
    }
    # Setup, the item counters of exploration tokens, what the dead leave, and who comes back.
    assert asking == {"setup.py", "rules/deeds/exploration.py", "rules/harm/wounds.py", "rules/rounds/turn.py"}


def test_every_character_has_a_trait_and_every_mode_its_objectives() -> None:
    if not REFERENCE.is_dir():
        pytest.skip("the tables of the printed components are no part of the repository")
    characters = tomllib.loads((REFERENCE / "characters.toml").read_text(encoding="utf-8"))["character"]
    assert {one["id"] for one in characters if "trait" in one} == {*CHARACTERS, *PROMO}
    objectives = tomllib.loads((REFERENCE / "objectives.toml").read_text(encoding="utf-8"))
    special = {one["id"] for one in objectives["objective"] if one["kind"] == "solo_coop"}
    assert special == {card.id for card in OBJECTIVES.values() if card.kind == "solo_coop"}
    assert len(MODES["solo"].objective_kinds) == objectives["solo_mode"]["objectives_drawn"]
