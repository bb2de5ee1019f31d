"""Counts the modules and lines of each storey, the largest modules, and the methods of classes: ``make lines``.

python scripts/lines.py [revision]
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

MOST = 8


def modules(revision: str) -> Iterator[tuple[str, str]]:
    """Each module of the program at a revision, with its source."""
    listed = subprocess.run(
        ["git", "ls-tree", "-r", "--name-only", revision, "nemesis_desktop"], check=True, capture_output=True, text=True
    )
    for path in listed.stdout.splitlines():
        if path.endswith(".py"):
            shown = subprocess.run(["git", "show", f"{revision}:{path}"], check=True, capture_output=True, text=True)
            yield path, shown.stdout


def storey(path: str) -> str:
    """The storey in which a module lies; a game and its window count apart."""
    parts = path.split("/")[1:]
    if len(parts) == 1:
        return "start"
    if parts[0] != "games" or len(parts) < 3:
        return parts[0]
    return "/".join(parts[:2] + (["ui"] if parts[2] == "ui" else []))


def main() -> int:
    """Print the tables."""
    revision = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    lines: Counter[str] = Counter()
    files: Counter[str] = Counter()
    large: Counter[str] = Counter()
    methods: Counter[str] = Counter()
    for path, source in modules(revision):
        count = len(source.splitlines())
        lines[storey(path)] += count
        files[storey(path)] += 1
        large[path] = count
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef):
                names = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
                methods[f"{node.name} ({path})"] = len(names)
    for name, count in sorted(lines.items()):
        print(f"{name:32} {files[name]:5} modules {count:7} lines")
    print(f"{'together':32} {sum(files.values()):5} modules {sum(lines.values()):7} lines")
    for heading, counted in (("Lines", large), ("Methods", methods)):
        print(f"\n{heading}:")
        for name, count in counted.most_common(MOST):
            print(f"{count:7} {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
