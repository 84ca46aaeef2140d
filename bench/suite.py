"""How long the end-to-end tests take: the real bot, a database and a stand-in Discord for each of them."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from bench.measuring import Reading, Target


def timed(*paths: str) -> tuple[int, float]:
    """The number of tests and the seconds that they took together, one after another."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = ("-m", "pytest", "-q", "-p", "no:xdist", "-o", "addopts=--import-mode=importlib")
        subprocess.run([sys.executable, *command, f"--junitxml={report}", *paths], check=True, capture_output=True)
        cases = list(ElementTree.parse(report).iter("testcase"))
    return len(cases), sum(float(case.get("time", 0)) for case in cases)


def readings() -> Iterator[Reading]:
    tests, seconds = timed("tests/e2e")
    target = Target("e2e_seconds_per_test", must=3, goal=0.5)
    yield Reading(target, seconds / tests, f"{tests} tests, whole games among them")
