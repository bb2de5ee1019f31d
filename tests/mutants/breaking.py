"""What can be broken in a module: each mutant changes one clause, one number or one statement."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from attrs import frozen

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
"""Each comparison and what it becomes; an order moves its border by one."""

OPPOSITES = {"any": "all", "all": "any", "min": "max", "max": "min"}

LEAVING = (ast.Return, ast.Continue, ast.Break, ast.Raise)

Branch = ast.If | ast.While | ast.IfExp


@frozen
class Mutant:
    """One way to break a module. ``index`` counts the ways in the order of the text; ``first`` and ``last`` are the
    lines of the statement it lies in, or of its head."""

    path: str
    index: int
    line: int
    old: str
    new: str
    first: int
    last: int
    in_function: bool
    """False where the clause runs while the module is being imported."""

    @property
    def id(self) -> str:
        """Its name in what is kept between two runs, as long as the module's text is the same."""
        return f"{self.path}:{self.index}"


@frozen
class _Break:
    """A node to be exchanged: ``parent.field``, or ``parent.field[position]``, becomes ``new``."""

    parent: ast.AST
    field: str
    position: int | None
    old: ast.AST
    new: ast.AST
    statement: ast.AST
    in_function: bool

    def make(self) -> None:
        ast.copy_location(self.new, self.old)
        if self.position is None:
            setattr(self.parent, self.field, self.new)
        else:
            getattr(self.parent, self.field)[self.position] = self.new


@frozen
class _Spot:
    """Where a walk through a module stands."""

    members: Mapping[str, Sequence[str]]
    """The members of each enumeration that the module names."""

    statement: ast.AST
    in_function: bool = False


def mutants_of(path: str, source: str) -> list[Mutant]:
    """All the ways to break this module, in the order of its text."""
    return [_described(path, index, one) for index, one in enumerate(_breaks(ast.parse(source)))]


def broken(mutant: Mutant, source: str) -> ast.Module:
    """The module with this one change; all lines and columns are the old ones."""
    tree = ast.parse(source)
    _breaks(tree)[mutant.index].make()
    return ast.fix_missing_locations(tree)


def _described(path: str, index: int, one: _Break) -> Mutant:
    first, last = _lines(one.statement)
    old = cast(ast.stmt | ast.expr, one.old)
    line = one.old.pattern.lineno if isinstance(one.old, ast.match_case) else old.lineno
    return Mutant(path, index, line, _text(one.old), _text(one.new), first, last, one.in_function)


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.match_case):
        guard = f" if {ast.unparse(node.guard)}" if node.guard else ""
        return f"case {ast.unparse(node.pattern)}{guard}"
    return " ".join(ast.unparse(node).split())


def _lines(statement: ast.AST) -> tuple[int, int]:
    """The lines that are reached together: a simple statement's, or a compound one's up to its body."""
    if isinstance(statement, ast.match_case):
        return statement.pattern.lineno, statement.body[0].lineno
    simple = cast(ast.stmt, statement)
    body: list[ast.stmt] = getattr(statement, "body", [])
    last = (
        max(simple.lineno, body[0].lineno - 1)
        if body and isinstance(body, list)
        else simple.end_lineno or simple.lineno
    )
    return simple.lineno, last


# ---------------------------------------------------------------- the walk


def _breaks(tree: ast.Module) -> list[_Break]:
    members: dict[str, list[str]] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=owner), attr=name) if name.isupper() and not owner.isupper():
                members.setdefault(owner, []).append(name)
    return list(_inside(tree, _Spot({owner: sorted(set(names)) for owner, names in members.items()}, tree)))


def _inside(parent: ast.AST, spot: _Spot) -> Iterator[_Break]:
    for name, position, node in _children(parent):
        here = _step(parent, name, node, spot)
        for new in _ways(parent, name, node, here.members):
            yield _Break(parent, name, position, node, new, here.statement, here.in_function)
        yield from _inside(node, here)


def _children(parent: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    """The parts that may be broken, in the order of the text.

    Left whole: annotations and decorators, which are no rules; assertions, which tell the type checker what is known;
    the ``strict`` of a zip, which guards against ourselves.
    """
    if isinstance(parent, ast.Assert) or (isinstance(parent, ast.If) and _text(parent.test) == "TYPE_CHECKING"):
        return
    for name, value in ast.iter_fields(parent):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        if isinstance(value, list):
            yield from ((name, position, node) for position, node in enumerate(value) if isinstance(node, ast.AST))
        elif isinstance(value, ast.AST) and not (isinstance(parent, ast.keyword) and parent.arg == "strict"):
            yield name, None, value


def _step(parent: ast.AST, name: str, node: ast.AST, spot: _Spot) -> _Spot:
    inner = spot.in_function or (
        isinstance(parent, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) and name == "body"
    )
    statement = node if isinstance(node, ast.stmt | ast.match_case) else spot.statement
    return _Spot(spot.members, statement, inner)


# ---------------------------------------------------------------- the ways


def _ways(parent: ast.AST, name: str, node: ast.AST, members: Mapping[str, Sequence[str]]) -> Iterator[ast.AST]:
    """What this node can become."""
    if isinstance(node, ast.expr):
        yield from _of_expression(node)
        if isinstance(parent, Branch) and name == "test" and not _turned_anyway(node):
            yield ast.UnaryOp(ast.Not(), node)
        yield from _of_member(node, members)
        if isinstance(parent, ast.comprehension) and name == "ifs":
            yield ast.Constant(True)
    elif isinstance(node, ast.match_case):
        yield ast.match_case(node.pattern, ast.Constant(False), node.body)
    elif isinstance(node, ast.stmt):
        yield from _of_statement(node)


def _turned_anyway(test: ast.expr) -> bool:
    """Whether the clause's own change is its negation already."""
    match test:
        case ast.Compare(ops=[ast.Eq() | ast.NotEq() | ast.In() | ast.NotIn() | ast.Is() | ast.IsNot()]):
            return True
        case ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
    return False


def _of_expression(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.BoolOp(op=op, values=values):
            for dropped in range(len(values)):
                rest = [value for position, value in enumerate(values) if position != dropped]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            for position, one in enumerate(ops):
                turned = [*ops[:position], TURNED[type(one)](), *ops[position + 1 :]]
                yield ast.Compare(left, turned, comparators)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            if value > 0:
                yield ast.Constant(value - 1)
        case ast.Call(func=ast.Name(id=called), args=args, keywords=keywords) if called in OPPOSITES:
            yield ast.Call(ast.Name(OPPOSITES[called], ast.Load()), args, keywords)


def _of_member(node: ast.expr, members: Mapping[str, Sequence[str]]) -> Iterator[ast.expr]:
    """A member of an enumeration becomes the next one of those that the module names."""
    match node:
        case ast.Attribute(value=ast.Name(id=owner), attr=name) if name in members.get(owner, ()):
            others = members[owner]
            if len(others) > 1:
                yield ast.Attribute(node.value, others[(others.index(name) + 1) % len(others)], node.ctx)


def _of_statement(node: ast.stmt) -> Iterator[ast.stmt]:
    match node:
        case ast.Expr(value=ast.Constant()):
            return
        case ast.Expr() | ast.Delete() | ast.Raise() | ast.Continue() | ast.Break():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.AugAssign(target=target, op=op, value=value):
            yield ast.Pass()
            if isinstance(op, ast.Add | ast.Sub):
                yield ast.AugAssign(target, ast.Sub() if isinstance(op, ast.Add) else ast.Add(), value)
        case ast.If(body=[*_, last], orelse=[]) if isinstance(last, LEAVING):
            yield ast.Pass()
