"""Every case of a list of rule cases has a test of its own here, named after it.

The list is no part of this repository; without it this test is skipped. Each test says itself what its case is, so the
letters and digits in its name are of use only to whoever has the list.
"""

import re
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
CASES = HERE.parents[4] / "shared" / "reference" / "nemesis" / "rule_cases_handed.toml"


def test_every_handed_case_has_a_test() -> None:
    if not CASES.is_file():
        pytest.skip("the list of rule cases is no part of the repository")
    cases = tomllib.loads(CASES.read_text(encoding="utf-8"))["case"]
    wanted = {case["id"].replace("-", "_") for case in cases}
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("test_*.py")))
    tested = set(re.findall(r"^def test_([a-z]+_[0-9a-f]{4})_", source, re.MULTILINE))
    assert sorted(wanted - tested) == []
