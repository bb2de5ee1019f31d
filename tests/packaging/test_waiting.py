"""Installing packages waits while another installation runs."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.conftest import REPOSITORY

LOCKS = (
    "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 7 (apt-get)",
    "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)",
    "E: Unable to lock directory /var/lib/apt/lists/",
    "E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?",
)


def install(folder: Path, apt: str) -> tuple[int, str, list[str]]:
    """Run the script with an apt-get that we make; gives back the exit code, what it complained of, and its calls."""
    calls = folder / "calls"
    scripts = {"apt-get": f'echo "$@" >> {calls}\n{apt}', "id": "echo 0", "sleep": "exit 0"}
    for name, body in scripts.items():
        script = folder / name
        script.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        script.chmod(0o755)
    surroundings = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}
    command = ["sh", str(REPOSITORY / "scripts" / "apt.sh"), "lintian", "xvfb"]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False, timeout=20)
    return done.returncode, done.stderr, calls.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("complaint", LOCKS)
def test_a_lock_of_another_installation_is_waited_for(tmp_path: Path, complaint: str) -> None:
    count = tmp_path / "count"
    apt = f"echo x >> {count}; [ $(wc -l < {count}) -gt 3 ] || {{ echo '{complaint}' >&2; exit 100; }}"
    code, complained, calls = install(tmp_path, apt)
    assert code == 0 and complained == ""
    assert len(calls) == 4 and all("install" in call and "DPkg::Lock::Timeout=" in call for call in calls)


def test_what_is_no_lock_is_told_at_once(tmp_path: Path) -> None:
    code, complained, calls = install(tmp_path, "echo 'E: Unable to locate package lintian' >&2; exit 100")
    assert code == 1 and "Unable to locate package" in complained
    assert [call.split()[-1] for call in calls] == ["xvfb", "update"]


def test_nobody_waits_for_ever(tmp_path: Path) -> None:
    code, complained, _ = install(tmp_path, f"echo '{LOCKS[1]}' >&2; exit 100")
    assert code == 1 and "Could not get lock" in complained


def test_every_call_of_apt_in_the_checks_goes_where_waiting_is_set() -> None:
    shell = [path for path in (REPOSITORY / "scripts").glob("*.sh") if path.name != "apt.sh"]
    for path in (*shell, REPOSITORY / "Makefile"):
        lines = path.read_text(encoding="utf-8").splitlines()
        said = [line for line in lines if "apt-get " in line and "sudo" not in line]
        assert said == [], path
    root = (REPOSITORY / "packaging" / "linux" / "root.py").read_text(encoding="utf-8")
    assert root.index("DPkg::Lock::Timeout") < root.index('self.admin("apt-get"')
