"""How fast missions are resolved: measured, never part of the ordinary run."""

from __future__ import annotations

from time import process_time

import pytest

from nemesis_desktop.games.space_alert.resolution import judge, resolve
from tests.games.space_alert.second.random_missions import random_plan


@pytest.mark.bench
def test_a_thousand_missions_of_five_a_second(capsys: pytest.CaptureFixture[str]) -> None:
    plans = [random_plan(seed, crew=5) for seed in range(200)]
    rates = {}
    for name, function in (("with events", resolve), ("without", judge)):
        best = float("inf")
        for _ in range(5):
            began = process_time()
            for plan in plans:
                function(plan)
            best = min(best, process_time() - began)
        rates[name] = len(plans) / best
    with capsys.disabled():
        print("; ".join(f"{name}: {rate:.0f} missions a second" for name, rate in rates.items()))
    assert rates["with events"] >= 1000 and rates["without"] >= 2000
