"""Where this person's saved games, settings and logs lie on this system: where each platform wants them."""

from pathlib import Path

from platformdirs import PlatformDirs

_HOME = PlatformDirs(appname="nemesis-desktop", appauthor=False)


def saves() -> Path:
    """The folder of saved games; made when it is not there yet. Raises ``OSError`` when it cannot be made."""
    return _made(saves_place())


def saves_place() -> Path:
    """The folder of saved games, whether it is there yet or not."""
    return _HOME.user_data_path / "saves"


def settings() -> Path:
    """The folder of settings; made when it is not there yet. Raises ``OSError`` when it cannot be made."""
    return _made(_HOME.user_config_path)


def logs() -> Path:
    """The folder of logs and crash reports; made when it is not there yet. Raises ``OSError`` if it cannot be."""
    return _made(_HOME.user_log_path)


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
