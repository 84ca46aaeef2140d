"""Which tests touch which lines, and how long each takes: a plugin for pytest under coverage, and what it found.

`make mutants` asks it, so that a fault in a line meets the tests that run this line, the quickest first.
"""

import ast
import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from coverage import Coverage, CoverageData  # pyright: ignore[reportMissingImports]

SECONDS = ".seconds.json"
DATA = ".coverage"
SETTINGS = ".coveragerc"
PROCESSES = ("tests/e2e/test_killed.py", "tests/e2e/test_in_the_browser.py", "tests/cogs/test_panel_heights.py")
"""They kill the bot or drive a browser: what they touch is out of sight here."""
PATIENCE = 30.0
"""Seconds that the tests of one mutant may take, as measured; the slowest of those that touch it are left out."""

_seconds: defaultdict[str, float] = defaultdict(float)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    measuring = Coverage.current()
    if measuring is not None:
        measuring.switch_context(item.nodeid)
    yield


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    Path(SECONDS).write_text(json.dumps(_seconds), "utf-8")


class Touched:
    """What a run of these tests has touched. The run must be green: a test that fails anyway would find every fault."""

    def __init__(self, copy: Path, modules: Sequence[Path], tests: Sequence[str]) -> None:
        include = "\n    ".join(str(module) for module in modules)
        (copy / SETTINGS).write_text(f"[run]\ncore = ctrace\ninclude =\n    {include}\n", "utf-8")
        measuring = ("-m", "coverage", "run", "--rcfile", SETTINGS, "-m", "pytest", "-p", "tests.touching")
        ignored = [f"--ignore={name}" for name in PROCESSES]
        command = (*measuring, "-q", "-n", "0", "-p", "no:cacheprovider", *ignored, *tests)
        told = subprocess.run([sys.executable, "-B", *command], cwd=copy, capture_output=True, text=True, check=False)
        if told.returncode:
            raise SystemExit(f"the tests fail without any fault:\n{told.stdout[-3000:]}{told.stderr[-3000:]}")
        self.seconds: dict[str, float] = json.loads((copy / SECONDS).read_text("utf-8"))
        self._data = CoverageData(str(copy / DATA))
        self._data.read()

    def by(self, module: Path, line: int) -> list[str]:
        """The tests that run this line. What runs when the module is imported belongs to all that use the module."""
        lines = self._data.contexts_by_lineno(str(module))
        here = {test for each in statement_at(module, line) for test in lines.get(each, ())}
        tests = here - {""} or {test for found in lines.values() for test in found if test and "" in here}
        return self._quickest(tests or (set(self.seconds) if "" in here else set()))

    def _quickest(self, tests: set[str]) -> list[str]:
        left, found = PATIENCE, list[str]()
        for test in sorted(tests, key=lambda each: self.seconds[each]):
            left -= self.seconds[test]
            if found and left < 0:
                break
            found.append(test)
        return found


def statement_at(module: Path, line: int) -> range:
    """The lines of the innermost statement that this line belongs to; of an `if` or a loop, those of its head."""
    found = range(line, line + 1)
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or node.lineno):
            body = getattr(node, "body", None)
            end = body[0].lineno if body else (node.end_lineno or node.lineno) + 1
            if line < end and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                found = range(node.lineno, end)
    return found
