"""The built wheel: it has everything that the bot needs to run, and what it needs is found from any folder."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHIPPED = ("bot.py", "environment.py", "cogs", "db", "engine", "locales", "render", "sandbox", "service")
TRIED = """
import asyncio, sys
from pathlib import Path
import bot, cogs.client, locales, sandbox.web
from engine.registry import GAMES
from render.registry import PAINTERS
from service.tables import Tables

assert Path(bot.__file__).is_relative_to(sys.argv[1]), bot.__file__
words = locales.words(locales.SOURCE)
for key, game in GAMES.items():
    view = game.view(game.new_game(game.min_seats, {}, bytes(32))[0], None)
    names = [f"Player {seat}" for seat in range(game.min_seats)]
    assert PAINTERS[key].board(view, names, words).png and words(key) != key
assert (sandbox.web.PAGE / "index.html").is_file()

async def open_and_close():
    await (await Tables.open(Path("games.db"))).close()

asyncio.run(open_and_close())
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy of the files that are under version control, as a release is."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    listed = subprocess.run(
        [
            "git",
            "ls-files",
            "-z",
            *SHIPPED,
            "pyproject.toml",
            "README.md",
            "LICENSE",
            "requirements.txt",
            "requirements-fast.txt",
        ],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("this is no git checkout, so nobody knows what belongs into a release")
    for name in filter(None, listed.stdout.decode().split("\0")):
        copied = source / name
        copied.parent.mkdir(parents=True, exist_ok=True)
        copied.write_bytes((ROOT / name).read_bytes())
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(folder)]
    subprocess.run([*build, str(source)], check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_the_wheel_has_every_file_of_the_house(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    listed = subprocess.run(["git", "ls-files", *SHIPPED], cwd=ROOT, capture_output=True, text=True, check=True)
    missing = set(listed.stdout.split()) - inside
    assert not missing


def test_the_wheel_runs_from_an_empty_folder(wheel: Path, tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)
    environment = {"PYTHONPATH": str(installed), "PATH": "", "HOME": str(tmp_path)}
    tried = subprocess.run(
        [sys.executable, "-c", TRIED, str(installed)], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert tried.returncode == 0, tried.stderr
