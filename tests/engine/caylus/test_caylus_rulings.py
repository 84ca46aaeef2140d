"""Every ruling is held by tests that exist."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings-caylus.md"


def test_every_ruling_of_caylus_names_tests_that_exist() -> None:
    defined = {
        name for path in HERE.glob("test_*.py") for name in re.findall(r"^def (test_\w+)", path.read_text(), re.M)
    }
    rows = [line for line in RULINGS.read_text().splitlines() if re.match(r"\| \d+ \|", line)]
    assert [int(row.split("|")[1]) for row in rows] == list(range(1, len(rows) + 1))
    for row in rows:
        named = re.findall(r"`(test_\w+)`", row)
        assert named, row
        assert set(named) <= defined, row


def test_every_ruling_of_caylus_that_is_cited_exists() -> None:
    known = len(re.findall(r"^\| \d+ \|", RULINGS.read_text(), re.M))
    engine = HERE.parents[2] / "engine" / "caylus"
    for path in [*HERE.glob("test_*.py"), *engine.glob("*.py")]:
        for numbers in re.findall(r"[Rr]ulings? (\d+)(?:(?:, | and | to )(\d+))?", path.read_text()):
            assert all(1 <= int(number) <= known for number in numbers if number), path
