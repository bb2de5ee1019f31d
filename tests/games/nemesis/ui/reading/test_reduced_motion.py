"""The system's wish for reduced motion, and the person's own."""

from __future__ import annotations

import plistlib
from pathlib import Path

import pytest

from nemesis_desktop.table.desk import reduced_motion
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.drawing import theme


def test_kde_and_gnome_are_asked_in_their_own_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kdeglobals").write_text("[General]\nColor=%x\n[KDE]\nAnimationDurationFactor=0\n", encoding="utf-8")
    kde = {"XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": str(tmp_path)}
    assert reduced_motion._linux(kde, tmp_path)
    (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0.5\n", encoding="utf-8")
    assert not reduced_motion._linux(kde, tmp_path)
    (tmp_path / "kdeglobals").write_text("nonsense", encoding="utf-8")
    assert not reduced_motion._linux(kde, tmp_path)
    monkeypatch.setattr(reduced_motion, "_gnome", lambda: True)
    assert reduced_motion._linux({"XDG_CURRENT_DESKTOP": "ubuntu:GNOME"}, tmp_path)
    assert not reduced_motion._linux({}, tmp_path)


def test_a_desktop_that_does_not_answer_means_no(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert not reduced_motion._gnome()


def test_macos_keeps_it_in_a_property_list(tmp_path: Path) -> None:
    assert not reduced_motion._macos(tmp_path)
    folder = tmp_path / "Library/Preferences"
    folder.mkdir(parents=True)
    (folder / "com.apple.universalaccess.plist").write_bytes(plistlib.dumps({"reduceMotion": True}))
    assert reduced_motion._macos(tmp_path)


def test_nothing_moves_when_the_system_asks_and_nobody_has_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reduced_motion, "reduced", lambda: True)
    settings = Settings(tmp_path / "window.ini")
    settings.heed_system()
    assert settings.speed == "still" and theme.speed() == "still"
    assert theme.motion("camera") == 0 < theme.read_in(900), "pictures change without moving, and are read"
    settings.speed = "slow"
    settings.heed_system()
    assert settings.speed == "slow" and theme.speed() == "slow", "what the person sets here is meant"


def test_motion_is_normal_where_the_system_asks_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reduced_motion, "reduced", lambda: False)
    settings = Settings(tmp_path / "window.ini")
    settings.heed_system()
    assert settings.speed == "normal" and theme.speed() == "normal"
