"""What is broken and who judges it: ``[tool.mutants]`` of pyproject.toml."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

from attrs import frozen


@frozen
class Project:
    """A working copy: ``subjects`` are the modules to break, ``judges`` the test modules that should notice.

    Both are patterns relative to its top; one that begins with ``!`` takes files away again.
    """

    root: Path
    subjects: Sequence[str]
    judges: Sequence[str]

    @classmethod
    def at(cls, root: Path) -> Project:
        """The working copy with its top here."""
        settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutants"]
        return cls(root, settings["subjects"], settings["judges"])

    def text(self, name: str) -> str:
        """A file's text."""
        return (self.root / name).read_text(encoding="utf-8")

    def files(self, patterns: Sequence[str]) -> list[str]:
        """The files that the patterns name, sorted."""
        found: set[str] = set()
        for pattern in patterns:
            named = {path.relative_to(self.root).as_posix() for path in self.root.glob(pattern.removeprefix("!"))}
            found = found - named if pattern.startswith("!") else found | named
        return sorted(name for name in found if name.endswith(".py"))

    def subject_files(self) -> list[str]:
        """The modules that are broken."""
        return self.files(self.subjects)

    def judge_files(self) -> list[str]:
        """The test modules that should notice."""
        return self.files(self.judges)

    def program_digest(self) -> str:
        """Stands for the text of the whole program: what is found out about it holds while this is the same."""
        return self.digest(name for name in self._python() if not self._of_tests(name))

    def helpers_digest(self) -> str:
        """Stands for the text of everything that the judges share; what is taken away from them is not theirs."""
        taken_away = self.files([pattern.removeprefix("!") for pattern in self.judges if pattern.startswith("!")])
        others = {*self.judge_files(), *taken_away}
        return self.digest(name for name in self._python() if self._of_tests(name) and name not in others)

    def digest(self, names: Iterable[str]) -> str:
        """Stands for the text of these files."""
        found = hashlib.sha256()
        for name in names:
            found.update(f"{name}\0{self.text(name)}\0".encode())
        return found.hexdigest()[:16]

    def _python(self) -> list[str]:
        """Every module of the working copy, but for those in hidden folders."""
        found = (path.relative_to(self.root) for path in self.root.rglob("*.py"))
        return sorted(path.as_posix() for path in found if not path.parts[0].startswith("."))

    def _of_tests(self, name: str) -> bool:
        return name.split("/")[0] in {pattern.split("/")[0] for pattern in self.judges}
