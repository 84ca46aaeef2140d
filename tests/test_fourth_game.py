"""A fourth game is added to a copy of the tree by nothing but what `docs/adding-a-game.md` lists, and holds there.

Its files are in `tests/fourth_game`, laid out as in the tree; the lines that it adds to what is there are below.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = ROOT / "tests" / "fourth_game"
LINES = {
    "engine/registry.py": (
        ('        "caylus": "engine.caylus.game:Caylus",\n', '        "climbing": "engine.climbing.game:Climbing",\n'),
    ),
    "render/registry.py": (
        (
            '        "caylus": "render.caylus.painter:CaylusPainter",\n',
            '        "climbing": "render.climbing.painter:ClimbingPainter",\n',
        ),
    ),
    "cogs/games/__init__.py": (
        (
            '        "caylus": "cogs.games.caylus:CaylusDesk",\n',
            '        "climbing": "cogs.games.climbing:ClimbingDesk",\n',
        ),
    ),
    "pyproject.toml": (
        ('modules = ["engine.troyes", ', '"engine.climbing", '),
        ('modules = ["render.troyes", ', '"render.climbing", '),
    ),
}
"""By file, what is added and after which words."""
GENERIC = (
    "tests/engine/test_every_game.py",
    "tests/engine/test_computers.py",
    "tests/engine/test_rulings.py",
    "tests/engine/test_playthroughs.py",
    "tests/render/test_every_painter.py",
    "tests/render/test_render_parts.py",
    "tests/cogs/test_leaks.py",
    "tests/golden/test_golden.py",
)


def copied(folder: Path) -> Path:
    """The files under version control as they are in the work tree."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes((ROOT / name).read_bytes())
    return folder


def lay_in(tree: Path) -> None:
    for source in FILES.rglob("*"):
        if source.is_file() and source.name != "conftest.py" and source.suffix != ".pyc":
            target = tree / source.relative_to(FILES)
            assert not target.exists(), f"{target} is not the game's own"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())
    for name, added in LINES.items():
        text = (tree / name).read_text("utf-8")
        for after, line in added:
            assert text.count(after) == 1, f"{name}: {after}"
            text = text.replace(after, after + line)
        (tree / name).write_text(text, "utf-8")


def run(tree: Path, *arguments: str) -> str:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    environment["PYTHONPATH"] = str(tree)
    made = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stdout[-6000:] + made.stderr[-2000:]
    return made.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The copy with the game in it, and what the page has one write by commands."""
    made = copied(tmp_path_factory.mktemp("fourth") / "tree")
    lay_in(made)
    run(made, "render", "--palette", "climbing")
    run(made, "tests.playthroughs.record", "climbing", "--new")
    run(made, "tests.golden.make", "climbing")
    return made


@pytest.mark.slow
def test_the_generic_tests_hold_for_a_game_that_was_laid_in(tree: Path) -> None:
    run(tree, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "climbing", "tests/engine/climbing", *GENERIC)


@pytest.mark.slow
def test_its_words_are_whole_and_every_panel_of_it_can_be_shown(tree: Path) -> None:
    run(tree, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/locales")
    told = run(tree, "tests.cogs.every_panel", "--games", "2", "--only", "climbing")
    assert "climbing" in told and "troyes" not in told


@pytest.mark.slow
def test_a_whole_game_of_it_is_played_in_the_sandbox(tree: Path) -> None:
    run(tree, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/e2e/test_climbing.py")


@pytest.mark.slow
def test_it_keeps_to_the_direction_of_imports_and_plays_itself(tree: Path) -> None:
    run(tree, "engine", "selfplay", "climbing", "--seats", "3", "--games", "20", "--json")
    linter = Path(sys.executable).with_name("lint-imports")
    subprocess.run([linter, "--no-cache"], cwd=tree, check=True, capture_output=True)


def test_the_page_names_everything_that_is_touched() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    for name in LINES:
        assert f"`{name}`" in page
    for source in FILES.rglob("*"):
        if source.is_file() and source.suffix != ".pyc" and source.name not in ("conftest.py", "__init__.py"):
            own = str(source.relative_to(FILES)).replace("climbing", "<game>")
            assert f"`{own}`" in page, own
