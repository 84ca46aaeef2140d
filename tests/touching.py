"""Which tests touch which lines, and how much work each is: a plugin for pytest under coverage, and what it found.

`make mutants` asks it, so that a fault in a line meets the tests that run this line, the quickest first.
"""

import ast
import json
import subprocess
import sys
import time
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
"""Seconds of work that the tests of one mutant may take, as measured; the slowest of those that touch it are left out."""

_seconds: defaultdict[str, float] = defaultdict(float)
_failed: set[str] = set()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    measuring = Coverage.current()
    if measuring is not None:
        measuring.switch_context(item.nodeid)
    begun = time.process_time()
    yield
    _seconds[item.nodeid] += time.process_time() - begun


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _failed.add(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    Path(SECONDS).write_text(json.dumps({"seconds": _seconds, "failed": sorted(_failed)}), "utf-8")


class Touched:
    """What a run of these tests has touched. A test that fails without any fault would find every one: it is left out."""

    def __init__(self, copy: Path, modules: Sequence[Path], tests: Sequence[str]) -> None:
        include = "\n    ".join(str(module) for module in modules)
        (copy / SETTINGS).write_text(f"[run]\ncore = ctrace\ninclude =\n    {include}\n", "utf-8")
        measuring = ("-m", "coverage", "run", "--rcfile", SETTINGS, "-m", "pytest", "-p", "tests.touching")
        ignored = [f"--ignore={name}" for name in PROCESSES]
        command = (*measuring, "-q", "-n", "0", "-p", "no:cacheprovider", *ignored, *tests)
        told = subprocess.run([sys.executable, "-B", *command], cwd=copy, capture_output=True, text=True, check=False)
        if told.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            raise SystemExit(f"the tests don't run:\n{told.stdout[-3000:]}{told.stderr[-3000:]}")
        measured = json.loads((copy / SECONDS).read_text("utf-8"))
        self.seconds: dict[str, float] = measured["seconds"]
        self.failed: set[str] = set(measured["failed"])
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
        for test in sorted(tests - self.failed, key=lambda each: self.seconds[each]):
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
