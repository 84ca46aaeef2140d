"""A process that thinks reads the rules of the one game it thinks about, and nothing else of the bot."""

import subprocess
import sys
from pathlib import Path

from service.thoughts import best_moves
from tests.fourth_game.engine.climbing.game import Climbing

ROOT = Path(__file__).parents[2]
THOUGHT = """
import sys
from service.thoughts import game, think
rules = game("troyes_dice")
view = rules.view(rules.new_game(2, {}, bytes(32))[0], 0)
assert rules.parse(think("novice", "troyes_dice", view, bytes(32)))
print(*sys.modules)
"""


def test_it_reads_one_game_and_nothing_of_the_bot() -> None:
    said = subprocess.run([sys.executable, "-c", THOUGHT], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    read = set(said.split())
    assert "engine.troyes_dice.game" in read
    assert not read & {"asyncio", "discord", "PIL", "sqlite3", "db", "render", "cogs", "locales", "logging"}
    assert not read & {"engine.caylus", "engine.troyes"}


def test_the_three_best_moves_are_told_with_how_far_each_is_behind_the_first() -> None:
    climbing = Climbing()
    state, _ = climbing.new_game(2, {"fog": "false"}, bytes(32))
    assert best_moves("climbing", climbing.view(state, 0), bytes(32)) == [
        ("0 roll", 0.0),
        ("0 step 2", 1.5),
        ("0 step 1", 2.5),
    ]
    after, _ = climbing.apply(state, climbing.move(0, ("step", "2")))
    for _ in range(2):
        after, _ = climbing.apply(after, climbing.move(0, ("step", "1")))
    assert best_moves("climbing", climbing.view(after, 0), bytes(32)) == [("0 rest", 0.0)]
