"""Texts that were read once and found good: `tests/words` keeps them as a player would read them.

Where a change is meant, `RENEW=1` before the command of the test writes its texts anew. Read what has changed before it is
committed.
"""

import os
from pathlib import Path

WORDS = Path(__file__).parent / "words"


def assert_reads_as_expected(name: str, text: str) -> None:
    file = WORDS / f"{name}.txt"
    if os.environ.get("RENEW"):
        file.write_text(text, "utf-8")
    expected = file.read_text("utf-8").splitlines()
    assert text.splitlines() == expected, "renew with RENEW=1 if the change is meant"
