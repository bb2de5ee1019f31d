"""What can be broken, clause by clause."""

import ast

import pytest

from .breaking import broken, mutants_of


def ways(source: str) -> set[tuple[str, str]]:
    """All the changes of a text, as (old, new)."""
    return {(one.old, one.new) for one in mutants_of("some.py", source)}


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("x = a and b and c", {("a and b and c", rest) for rest in ("b and c", "a and c", "a and b")}),
        ("x = not a", {("not a", "a")}),
        ("x = a == b", {("a == b", "a != b")}),
        ("x = a in b", {("a in b", "a not in b")}),
        ("x = a is None", {("a is None", "a is not None")}),
        ("x = a < b <= c", {("a < b <= c", "a <= b <= c"), ("a < b <= c", "a < b < c")}),
        ("x = 2", {("2", "3"), ("2", "1")}),
        ("x = 0", {("0", "1")}),
        ("x = True", {("True", "False")}),
        ("x = any(a)", {("any(a)", "all(a)")}),
        ("x = min(a, key=b)", {("min(a, key=b)", "max(a, key=b)")}),
        ("x = [a for a in b if c]", {("c", "True")}),
        ("x = b if a else c", {("a", "not a")}),
        ("if a: b = c", {("a", "not a")}),
        ("while not a: b = c", {("not a", "a")}),
        ("roll(a)", {("roll(a)", "pass")}),
        ("a.b = c", {("a.b = c", "pass")}),
        ("del a[b]", {("del a[b]", "pass")}),
        ("a += b", {("a += b", "pass"), ("a += b", "a -= b")}),
        ("def f():\n    if a: return\n    x = b", {("a", "not a"), ("if a: return", "pass")}),
        ("match a:\n    case b: x = c", {("case b", "case b if False")}),
        ("x = Who.ALL, Who.NONE", {("Who.ALL", "Who.NONE"), ("Who.NONE", "Who.ALL")}),
    ],
)
def test_a_clause_is_broken_in_these_ways(source: str, changes: set[tuple[str, str]]) -> None:
    assert ways(source) == changes


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring."""',
        "x: Literal[2] = a",
        "def f(a: Literal[True]) -> Literal[2]: ...",
        "@frozen(order=True)\nclass A: ...",
        "assert a is not None",
        "x = zip(a, b, strict=True)",
        "if TYPE_CHECKING:\n    roll()",
    ],
)
def test_what_is_no_rule_is_left_whole(source: str) -> None:
    assert ways(source) == set()


def test_a_mutant_is_the_module_with_this_one_change() -> None:
    source = "LIMIT = 3\n\ndef alarm(face, slime):\n    return face == 'silence' and slime\n"
    texts = [ast.unparse(broken(one, source)) for one in mutants_of("some.py", source)]
    assert texts == [
        "LIMIT = 4\n\ndef alarm(face, slime):\n    return face == 'silence' and slime",
        "LIMIT = 2\n\ndef alarm(face, slime):\n    return face == 'silence' and slime",
        "LIMIT = 3\n\ndef alarm(face, slime):\n    return slime",
        "LIMIT = 3\n\ndef alarm(face, slime):\n    return face == 'silence'",
        "LIMIT = 3\n\ndef alarm(face, slime):\n    return face != 'silence' and slime",
    ]


def test_a_mutant_knows_the_lines_that_are_reached_with_it_and_whether_that_is_in_an_import() -> None:
    source = (
        "LIMIT = 3\n\ndef alarm(\n    face,\n    limit=2,\n):\n    return (\n        face\n        > limit\n    )\n"
    )
    found = [(one.old, one.line, one.first, one.last, one.in_function) for one in mutants_of("some.py", source)]
    assert ("3", 1, 1, 1, False) in found
    assert ("2", 5, 3, 6, False) in found
    assert ("face > limit", 8, 7, 10, True) in found
