"""A folder for work that may be broken off: whoever ends the run, nothing stays behind, neither files nor processes."""

import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
LEADER = ".leader"


@contextmanager
def scratch() -> Iterator[Path]:
    """Ctrl-C, `kill` and a closed terminal all leave by the same door."""
    before = {each: signal.signal(each, _leave) for each in ENDING}
    try:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
            try:
                yield Path(name)
            finally:
                for each in ENDING:
                    signal.signal(each, signal.SIG_IGN)
                _end_group(Path(name))
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def led(command: str, folder: Path) -> str:
    """The same for a shell, which notes first who leads its group: it is ended with the folder."""
    return f"echo $$ > {folder / LEADER}; {command}"


def _leave(number: int, _frame: object) -> None:
    sys.exit(128 + number)


def _end_group(folder: Path) -> None:
    """Processes that others began in a group of their own outlive us otherwise."""
    with suppress(FileNotFoundError, ValueError, ProcessLookupError, PermissionError):
        leader = int((folder / LEADER).read_text("ascii"))
        if os.getpgid(leader) == leader:
            os.killpg(leader, signal.SIGKILL)
