"""How much the tests would notice: small faults are put into the code, one at a time, and the tests that guard it must fail.

    make mutants                          a sample of every layer, with what each should reach
    make mutants ARGS="service --sample 40 --seed 7"
    make mutants ARGS="engine/caylus/castle.py --sample 0"    every mutant of one module

Cosmic Ray makes the faults; a copy of the tree takes them, so the work tree stays as it is. Each meets the tests that run its
line, and no others. The same seed gives the same sample. A mutant that survives is printed with its line.
Docs: docs/mutants.md has what was measured.
"""

import argparse
import ast
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from cosmic_ray.ast import ast_nodes, get_ast_from_path  # pyright: ignore[reportMissingImports]
from cosmic_ray.mutating import mutate_and_test  # pyright: ignore[reportMissingImports]
from cosmic_ray.plugins import get_operator  # pyright: ignore[reportMissingImports]
from cosmic_ray.work_item import MutationSpec, TestOutcome  # pyright: ignore[reportMissingImports]
from msgspec import Struct

from engine.registry import GAMES
from tests.scratch import led, scratch
from tests.touching import Touched

ROOT = Path(__file__).parents[1]
SLACK, TIMES = 30.0, 5.0
"""Seconds, and how often the measured time: a mutant that works longer runs for ever, and counts as found."""
WAITING = 10.0
"""How often that time may pass, whatever else the machine does meanwhile: a mutant that waits longer waits for ever."""
MEMORY = 6_000_000
"""Kilobytes: a mutant that wants more gathers something for ever, and counts as found."""
OPERATORS = tuple(
    f"core/{name}"
    for name in (
        *(f"ReplaceComparisonOperator_{pair}" for pair in ("Eq_NotEq", "NotEq_Eq", "Lt_LtE", "LtE_Lt")),
        *(f"ReplaceComparisonOperator_{pair}" for pair in ("Gt_GtE", "GtE_Gt", "Is_IsNot", "IsNot_Is")),
        *(f"ReplaceBinaryOperator_{pair}" for pair in ("Add_Sub", "Sub_Add", "Mul_Add", "FloorDiv_Mul", "Mod_Add")),
        *("ReplaceUnaryOperator_Delete_Not", "ReplaceUnaryOperator_Delete_USub", "AddNot"),
        *("ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd"),
        *("ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "NumberReplacer", "ZeroIterationForLoop"),
    )
)
"""Faults that still run: one that ends in a TypeError says nothing about the tests."""


class Layer(Struct, frozen=True):
    """Modules, the tests that guard them, and how many of a hundred mutants these should find."""

    name: str
    modules: tuple[str, ...]
    tests: tuple[str, ...]
    wanted: float
    harmless: tuple[str, ...] = ()
    """Operators whose faults are none here."""


LAYERS = (
    Layer("engine-core", ("engine/core/*.py",), ("tests/engine/core", "tests/engine/test_every_game.py"), 95),
    *(
        Layer(
            f"engine-{key}",
            (f"engine/{key}/**/*.py",),
            (f"tests/engine/{key}", "tests/engine/test_playthroughs.py"),
            95,
        )
        for key in GAMES
    ),
    Layer(
        "service", ("service/**/*.py",), ("tests/service", "tests/e2e/test_leaving.py", "tests/e2e/test_presses.py"), 90
    ),
    Layer("db", ("db/*.py",), ("tests/db", "tests/service"), 90),
    Layer("cogs", ("cogs/*.py", "cogs/games/*.py"), ("tests/cogs", "tests/e2e"), 80),
    Layer("render", ("render/*.py", "render/*/*.py"), ("tests/render",), 80, ("core/NumberReplacer",)),
)
"""A line one pixel lower is no fault that an expected picture should find: drawings are tried without other numbers."""
OPINIONS = {
    *("curves", "estimate", "features", "fitting", "judgement", "lookahead", "luck", "outlook", "playout", "prices"),
    *("promises", "prospects", "rivalry", "search", "tempers", "thrift", "weights", "yardstick", "yardstick_moves"),
    *("invariants", "__main__"),
}
"""What a computer thinks of a position, what checks the rules in tests, and tools: another opinion is not a fault."""


class Found(Struct):
    killed: int = 0
    survivors: list[str] = []

    @property
    def share(self) -> float:
        return 100 * self.killed / max(1, self.killed + len(self.survivors))


def modules_of(layer: Layer, root: Path) -> list[Path]:
    found = {path for pattern in layer.modules for path in root.glob(pattern)}
    return sorted(path for path in found if path.stem not in OPINIONS)


def mutants_of(module: Path, harmless: Sequence[str] = ()) -> Iterator[MutationSpec]:
    """Every fault that can be put into a module, but for what is never computed with."""
    tree = get_ast_from_path(module)
    passed_over = _annotated(module)
    for name in [each for each in OPERATORS if each not in harmless]:
        operator = get_operator(name)()
        places = [place for node in ast_nodes(tree) for place in operator.mutation_positions(node)]
        for occurrence, (start, end) in enumerate(places):
            if not any(first <= start <= last for first, last in passed_over):
                yield MutationSpec(module, name, occurrence, start, end)


def _annotated(module: Path) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where annotations and the keywords of a class stand: the program never computes with them."""
    parts: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        parts += [getattr(node, "annotation", None), getattr(node, "returns", None)]
        if isinstance(node, ast.ClassDef):
            parts += [keyword.value for keyword in node.keywords]
    return [
        ((part.lineno, part.col_offset), (part.end_lineno or part.lineno, part.end_col_offset or 0))
        for part in parts
        if isinstance(part, ast.expr)
    ]


def copied_tree(folder: Path) -> Path:
    """The files under version control as they are in the work tree, with `shared/` beside them where it is at hand."""
    copy = folder / "tree"
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            target = copy / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes((ROOT / name).read_bytes())
    return copy


def tried(mutants: Sequence[MutationSpec], touched: Touched, copy: Path) -> Found:
    """`-x`: the first test that fails has found the fault."""
    found = Found(survivors=[])
    for mutant in mutants:
        tests = touched.by(Path(mutant.module_path), mutant.start_pos[0])
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *tests]
        patience = SLACK + TIMES * sum(touched.seconds[test] for test in tests)
        limited = [
            "sh",
            "-c",
            led(f"ulimit -t {patience:.0f}; ulimit -v {MEMORY}; exec {shlex.join(command)}", copy.parent),
        ]
        outcome = mutate_and_test([mutant], shlex.join(limited) if tests else "true", WAITING * patience)
        if outcome.test_outcome == TestOutcome.SURVIVED:
            found.survivors.append(f"{_told(mutant, outcome.diff or '', copy)} ({len(tests)} tests)")
            sys.stdout.write(f"survived: {found.survivors[-1]}\n")
        else:
            found.killed += 1
        sys.stdout.flush()
    return found


def _told(mutant: MutationSpec, diff: str, copy: Path) -> str:
    lines = [line for line in diff.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    name = Path(mutant.module_path).relative_to(copy)
    return f"{name}:{mutant.start_pos[0]} {' -> '.join(line[1:].strip() for line in lines)}"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description="How much the tests would notice.")
    parser.add_argument("which", nargs="*", help="layers or modules; all layers if none is named")
    parser.add_argument("--sample", type=int, default=30, help="mutants per layer, 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--without", nargs="*", default=[], metavar="MODULE", help="modules that are passed over")
    return parser.parse_args()


def main() -> int:
    args = arguments()
    is_enough = True
    with scratch() as folder:
        copy = copied_tree(folder)
        os.chdir(copy)
        for layer in LAYERS:
            chosen = [
                module
                for module in modules_of(layer, copy)
                if not args.which or _is_named(layer, module, copy, args.which)
                if str(module.relative_to(copy)) not in args.without
            ]
            mutants = [mutant for module in chosen for mutant in mutants_of(module, layer.harmless)]
            if not mutants:
                continue
            sample = Random(args.seed).sample(mutants, min(args.sample or len(mutants), len(mutants)))
            modules = sorted({Path(mutant.module_path) for mutant in sample})
            touched = Touched(copy, modules, layer.tests)
            sys.stdout.writelines(f"fails without any fault, left out: {test}\n" for test in sorted(touched.failed))
            found = tried(sample, touched, copy)
            tests = f"{found.killed} of {len(sample)} found ({len(mutants)} possible)"
            sys.stdout.write(f"{layer.name}: {found.share:.0f} %, wanted {layer.wanted:.0f} %: {tests}\n")
            is_enough &= found.share >= layer.wanted
    return 0 if is_enough else 1


def _is_named(layer: Layer, module: Path, copy: Path, which: Sequence[str]) -> bool:
    return layer.name in which or str(module.relative_to(copy)) in which


if __name__ == "__main__":
    sys.exit(main())
