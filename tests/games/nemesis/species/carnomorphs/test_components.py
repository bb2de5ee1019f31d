"""What is printed on the Carnomorphs' pieces, as somebody typed it from the box: tokens, miniatures and cards."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.species.carnomorphs.components import CARNOMORPHS, designed
from nemesis_desktop.games.nemesis.species.carnomorphs.components.kinds import SLOTS
from nemesis_desktop.games.nemesis.species.carnomorphs.components.mutations import MUTATIONS
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.mutations import MUTATION_EFFECTS
from nemesis_desktop.program.words import Words

_TABLES = Path(__file__).resolve().parents[6] / "shared" / "reference" / "carnomorphs"


@pytest.fixture(scope="module")
def printed() -> Callable[[str], dict[str, Any]]:
    """Reads one table by name; the test is skipped where the tables are not at hand."""

    def read(name: str) -> dict[str, Any]:
        path = _TABLES / f"{name}.toml"
        if not path.is_file():
            pytest.skip(f"{name}.toml, a table of the printed components, is no part of the repository")
        return tomllib.loads(path.read_text(encoding="utf-8"))

    return read


def test_tokens(printed) -> None:
    own = CARNOMORPHS.tokens.values()
    for sort in printed("tokens")["token_type"]:
        numbers = sorted(one.number or 0 for one in own if one.sort == sort["id"])
        assert numbers == sort["numbers"], sort["id"]
        assert {one.kind for one in own if one.sort == sort["id"]} == {sort["type"]}
    assert len(own) == 27
    assert {one.sort for one in own if one.reserve} == {"blue_metagorger"}


def test_miniatures_and_the_combat_die(printed) -> None:
    table = printed("tokens")
    assert {one["type"]: one["count"] for one in table["miniature"]} == {
        kind.id: kind.miniatures for kind in CARNOMORPHS.kinds.values()
    }
    for row in table["combat_symbol"]:
        hits = [
            face for face in ("creeper", "adult", "one_hit", "two_hits") if CARNOMORPHS.die_injuries(face, row["type"])
        ]
        assert hits == row["die_faces_that_hit"], row["type"]
    assert CARNOMORPHS.eggs_at_setup == table["components"]["eggs_on_board_at_setup"] == 8


def test_attacks(printed) -> None:
    table = printed("attacks")
    assert Counter(card.effect for card in CARNOMORPHS.attacks.values()) == {
        effect["id"]: effect["copies"] for effect in table["effect"]
    }
    for row in table["card"]:
        card = CARNOMORPHS.attacks[row["id"]]
        assert (card.effect, list(card.symbols)) == (row["effect"], row["attackers"])
        assert card.toughness_of("metagorger") == row.get("toughness_metagorger")
        assert {card.toughness_of(kind) for kind in ("shambler", "fleshbeast", "butcher")} == {
            row.get("toughness_other")
        }


def test_events(printed) -> None:
    table = printed("events")
    own = sorted(CARNOMORPHS.events.values(), key=lambda card: card.number)
    fates = {"discard": "discard", "remove_and_reshuffle": "remove", "shuffle_back": "shuffle_back"}
    assert len(own) == len(table["card"]) == 20
    for card, row in zip(own, table["card"], strict=True):
        assert re.sub(r"_\d$", "", card.id) == row["effect"]
        assert (list(card.moves), card.corridor, card.fate) == (row["movers"], row["direction"], fates[row["after"]])


def test_adaptations_and_their_places(printed) -> None:
    table = printed("adaptations")
    assert [f"adaptation_{card}" for card in CARNOMORPHS.weaknesses] == [row["id"] for row in table["card"]]
    found = {row["id"].removeprefix("adaptation_") for row in table["card"] if row["confidence"] == "found"}
    completed = {row["id"].removeprefix("adaptation_") for row in table["card"] if row.get("partial")}
    assert found | completed == set(designed.COMPLETED_ADAPTATIONS)
    places = {row["discard_object"].removeprefix("character_"): row["reveal_by"] for row in table["slot"]}
    assert places == SLOTS


def test_mutations(printed) -> None:
    rows = printed("mutations")["card"]
    assert {row["id"].removeprefix("mutation_"): row["timing"] for row in rows} == MUTATIONS
    assert {row["id"].removeprefix("mutation_") for row in rows if row["confidence"] == "designed"} == set(
        designed.DESIGNED_MUTATIONS
    )


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_names_are_those_of_the_tables(printed, language: str) -> None:
    words = Words(language)
    names = {f"weakness-{row['id'].removeprefix('adaptation_')}": row for row in printed("adaptations")["card"]}
    names |= {f"mutation-{row['id'].removeprefix('mutation_')}": row for row in printed("mutations")["card"]}
    names |= {f"attack-{row['id']}": row for row in printed("attacks")["effect"]}
    for row in printed("events")["effect"]:
        ids = [id for id in CARNOMORPHS.events if re.sub(r"_\d$", "", id) == row["id"]]
        names |= {f"event-{id}": row for id in ids}
    kinds = {row["id"]: row for row in printed("glossary")["term"]}
    said = {id: words.sources[id].partition("=")[2].strip().splitlines()[0] for id in names}
    # One of the base box's cards has this name, too, and its Czech edition calls it otherwise.
    shared = {"attack-bite"}
    wrong = {id: said[id] for id, row in names.items() if said[id] != row[f"name_{language}"] and id not in shared}
    assert wrong == {}
    for kind in CARNOMORPHS.kinds:
        said_kind = words.sources[f"intruder-{kind}"].partition("=")[2].strip().splitlines()[0]
        assert said_kind.lower() == kinds[kind][language].lower()


def test_nobody_can_play_them_and_everything_has_an_effect() -> None:
    nature = BOX.natures["carnomorphs"]
    assert not CARNOMORPHS.player_cards and not nature.player_cards
    assert set(MUTATION_EFFECTS) == set(MUTATIONS) == set(CARNOMORPHS.decks["mutation"])
