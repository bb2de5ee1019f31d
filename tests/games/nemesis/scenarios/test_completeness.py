"""Every acceptance case that was handed over has a test of its own here, named after it."""

import re
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
CASES = HERE.parents[4] / "shared" / "reference" / "nemesis" / "rule_cases_handed.toml"


def test_every_handed_case_has_a_test() -> None:
    if not CASES.is_file():
        pytest.skip("the list of cases is not at hand")
    cases = tomllib.loads(CASES.read_text(encoding="utf-8"))["case"]
    wanted = {case["id"].replace("-", "_") for case in cases}
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
    tested = set(re.findall(r"^def test_([a-z]+_[0-9a-f]{4})_", source, re.MULTILINE))
    assert sorted(wanted - tested) == []
