"""Compiled modules of the engine: they play as their sources do, and never in the place of sources that have changed.

`make fast && make test` runs the whole suite over them; here one module is built in a copy of the engine.
"""

import importlib.util
import logging
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import bot
from bench import fast
from engine.compiled import FOLDER, MARK, hash_of, use_if_fresh

ROOT = Path(__file__).parents[1]
TRIED = """
import engine
from engine.caylus import stock
from engine.registry import GAMES

numbers = iter(range(10**6))
game = GAMES["caylus"]
end, moves = game.playout(game.new_game(3, {}, bytes(32))[0], lambda below: next(numbers) * 7919 % below)
print(engine.IS_COMPILED, stock.__file__.endswith(".py"), moves, game.encode(end).hex())
"""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with nothing but an engine in it."""
    root = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "engine", root / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    return root


def tried(root: Path) -> tuple[list[str], str]:
    run = subprocess.run([sys.executable, "-c", TRIED], cwd=root, capture_output=True, text=True, check=True)
    return run.stdout.split(), run.stderr


@pytest.mark.slow
def test_a_compiled_module_plays_the_same_game_until_a_source_changes(copied: Path) -> None:
    if fast.missing() or importlib.util.find_spec("mypyc") is None:
        pytest.skip(f"nothing can be compiled here without {fast.missing() or 'mypy (requirements-compile.txt)'}")
    plain, _ = tried(copied)
    assert plain[:2] == ["False", "True"]
    assert fast.main(["build", "--root", str(copied), "--only", "engine/caylus/stock.py"]) == 0
    compiled, said = tried(copied)
    assert compiled[:2] == ["True", "False"]
    assert compiled[2:] == plain[2:]
    assert not said
    with (copied / "engine" / "caylus" / "facts.py").open("a") as source:
        source.write("\n")
    stale, said = tried(copied)
    assert stale == plain
    assert not said, "a process that somebody's program has started for its work"
    asked = subprocess.run(
        [sys.executable, "-m", "engine", "games"], cwd=copied, capture_output=True, text=True, check=True
    )
    assert asked.stderr.count("older than its sources") == 1


def marked(root: Path, file: str) -> None:
    folder = root / FOLDER / "engine"
    folder.mkdir(parents=True)
    (folder / file).touch()
    (root / FOLDER / MARK).write_text(hash_of(root / "engine"))


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (f"compiled{EXTENSION_SUFFIXES[0]}", "older than its sources"),
        ("compiled.cpython-00-other.so", "another Python"),
    ],
)
def test_what_does_not_fit_is_not_used_and_said(tmp_path: Path, file: str, why: str) -> None:
    source = tmp_path / "engine" / "rule.py"
    source.parent.mkdir()
    source.write_text("LIMIT = 3\n")
    finders = sys.meta_path[:]
    assert use_if_fresh(tmp_path / "engine") == (False, "")
    marked(tmp_path, file)
    source.write_text("LIMIT = 4\n")
    is_used, said = use_if_fresh(tmp_path / "engine")
    assert not is_used
    assert why in said and "make fast" in said
    assert sys.meta_path == finders


def test_the_bot_says_it_once(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(bot, "WHY_NOT_COMPILED", "The compiled engine is not used.")
    monkeypatch.setattr("discord.utils.setup_logging", lambda level: None)
    monkeypatch.setattr(bot, "_back_up", lambda database, file: 0)
    monkeypatch.setattr(sys, "argv", ["bot.py", "--backup"])
    with caplog.at_level(logging.WARNING):
        assert bot.main() == 0
    assert [record.getMessage() for record in caplog.records] == ["The compiled engine is not used."]


def test_the_hash_knows_every_source_and_its_name(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("1")
    found = {hash_of(tmp_path)}
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "c.py").write_text("1")
    found.add(hash_of(tmp_path))
    (tmp_path / "b" / "c.py").rename(tmp_path / "b" / "d.py")
    found.add(hash_of(tmp_path))
    (tmp_path / "b" / "notes.txt").write_text("of no matter")
    assert len(found) == 3
    assert hash_of(tmp_path) in found


def test_without_a_compiler_a_clear_word_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert fast.main(["check"]) == fast.NOT_POSSIBLE
    assert fast.main(["build", "--root", str(tmp_path)]) == fast.NOT_POSSIBLE
    assert "no-such-compiler" in capsys.readouterr().err
    assert not (tmp_path / FOLDER).exists()


def test_every_chosen_module_is_there_and_defines_no_struct() -> None:
    for name in fast.chosen():
        text = (ROOT / name).read_text()
        assert "import Struct" not in text, name
