"""Which messages the Python sources name, and with which arguments: for the test that none is missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "nemesis_desktop"


def speaks_for_the_rules(path: Path) -> bool:
    """Whether a module belongs to the engine or to the rules of a game, not to a window."""
    place = path.relative_to(SOURCES).parts
    return place[0] == "engine" or (place[0] == "games" and "ui" not in place)


HARM = {
    "die",
    "suffer_light_wound",
    "suffer_light_wounds",
    "suffer_serious_wound",
    "explode",
    "jump",
    "harm_all",
    "_lose",
}
"""Rules whose last argument names what kills or wounds: message ``cause-…``."""

AIM = re.compile("At[A-Z]")
AIMED = {"at_space", "ways_out"}
"""Rules whose last argument says what is done to what they aim at, as that of every ``At…``: message ``option-…``."""

Given = set[str] | None
"""The arguments that a use of a message gives; None where only a running program knows."""


def called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def literals(node: ast.AST | None) -> list[str]:
    """The strings that an expression can be: a literal, or one of several by a condition."""
    match node:
        case ast.Constant(value=str(value)):
            return [value]
        case ast.IfExp(body=body, orelse=orelse):
            return literals(body) + literals(orelse)
        case ast.BoolOp(values=values):
            return [found for value in values for found in literals(value)]
    return []


def keywords(node: ast.Call) -> Given:
    """The names of a call's keyword arguments; None where they are handed on with ``**``."""
    if any(one.arg is None for one in node.keywords):
        return None
    return {one.arg.rstrip("_") for one in node.keywords if one.arg}


def secret_keys(node: ast.Call) -> set[str]:
    """The facts that only some read: those that a zone hides."""
    return {
        one.arg.rstrip("_")
        for one in node.keywords
        if one.arg and isinstance(one.value, ast.Call) and called(one.value) == "hides"
    }


def ids_of_call(node: ast.Call) -> Iterator[tuple[str, Given]]:
    """The messages that one call names."""
    if not node.args:
        return
    given = keywords(node)
    name = called(node)
    if name == "Text":
        yield from ((id, given) for id in literals(node.args[0]))
    elif name == "Named":
        yield from ((f"option-{id}", set()) for id in literals(node.args[0]))
    elif name in AIMED or (AIM.match(name) and len(node.args) > 1):
        yield from ((f"option-{id}", set()) for id in literals(node.args[-1]))
    elif name in HARM:
        yield from ((f"cause-{id}", set()) for id in literals(node.args[-1]))
    elif name == "tell":
        secrets = secret_keys(node)
        for kind in literals(node.args[0]):
            yield f"log-{kind}", None if given is None else given - secrets
            if secrets:
                yield f"log-{kind}-seen", given


def reasons(tree: ast.AST) -> Iterator[str]:
    """Why-not reasons: what ``forbidden`` and ``…_reason`` return, and what stands beside a candidate."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        says_why = function.name in ("forbidden", "nothing_to_do") or function.name.endswith("_reason")
        surveys = "Candidate" in ast.unparse(function.returns) if function.returns else False
        for node in ast.walk(function):
            if says_why and isinstance(node, ast.Return):
                yield from literals(node.value)
            if (says_why or surveys) and isinstance(node, ast.Assign):
                yield from literals(node.value)
            if surveys and isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple):
                yield from literals(node.value.elts[1])


def prompts(tree: ast.AST) -> Iterator[str]:
    """Questions that an effect names as its ``prompt``."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id="prompt")], value=value):
                yield from literals(value)
            case ast.AnnAssign(target=ast.Name(id="prompt"), value=value):
                yield from literals(value)


def barriers(tree: ast.AST) -> Iterator[str]:
    """Why nothing before can be taken back: what is assigned to a ``barrier``, or given to a question as one."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Attribute(attr="barrier")], value=value):
                yield from literals(value)
            case ast.keyword(arg="barrier", value=value):
                yield from literals(value)


def ids_in(path: Path) -> Iterator[tuple[str, Given]]:
    """Every message id that a module names literally, with the arguments given there."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    in_rules = speaks_for_the_rules(path)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for id, given in ids_of_call(node):
                # The window has verbs of its own by these names.
                if in_rules or not id.startswith(("log-", "cause-")):
                    yield id, given
    if in_rules:
        yield from ((f"reason-{id}", set()) for id in reasons(tree))
        yield from ((f"undo-barrier-{id}", set()) for id in barriers(tree))
        yield from ((id, {"who"}) for id in prompts(tree))


@cache
def used() -> dict[str, Given]:
    """Message ids named in Python, each with the arguments that every use of it gives (None if no use tells)."""
    found: dict[str, Given] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for id, given in ids_in(path):
            known = found.get(id)
            found[id] = known if given is None else given if known is None else known & given
    return found
