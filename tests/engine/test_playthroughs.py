"""Whole games as text: each must play today as it was once played."""

from pathlib import Path

import pytest

from engine.core.replay import from_json, replay, to_json
from engine.registry import GAMES, game

FOLDER = Path(__file__).parents[1] / "playthroughs"
FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_comes_out_as_it_did(path: Path) -> None:
    file = from_json(path.read_bytes())
    rules = game(file.game)
    assert rules.violations(replay(rules, file)) == []
    assert to_json(file) == path.read_bytes()


def test_every_game_has_a_playthrough_for_each_choice_of_each_option() -> None:
    played = [from_json(path.read_bytes()) for path in FILES]
    for key, rules in GAMES.items():
        for option in rules.options:
            seen = {file.options[option.key] for file in played if file.game == key}
            assert seen == set(option.choices)
