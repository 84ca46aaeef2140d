"""A run that is broken off leaves nothing behind."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKING = """
import subprocess
from tests.scratch import led, scratch
with scratch() as folder:
    (folder / "tree").mkdir()
    (folder / "tree" / "file").write_text("work")
    child = subprocess.Popen(["sh", "-c", led("echo begun; exec sleep 600", folder)], start_new_session=True)
    child.communicate()
"""


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_run_that_is_broken_off_takes_its_files_and_its_processes_with_it(ending: int, tmp_path: Path) -> None:
    surroundings = {**os.environ, "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-c", WORKING]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings, cwd=ROOT) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "begun\n"
        assert list(tmp_path.iterdir())
        run.send_signal(ending)
        run.communicate(timeout=30)  # ends with the last process that could write to it
        assert run.returncode == 128 + ending
    assert list(tmp_path.iterdir()) == []
