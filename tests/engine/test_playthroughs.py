"""Whole games as text: each must play today as it was once played, line by line."""

from hashlib import blake2b
from itertools import product
from pathlib import Path

import pytest

from engine.core.versions import contents
from engine.registry import GAMES
from tests.playthroughs.record import HOME, moves_of, read, sign, written

FILES = sorted(HOME.glob("*.txt"))
WRITTEN_STATES = {"caylus": "ad815cf7d5e19428", "troyes": "b852c258f1116f69", "troyes_dice": "277fb90b33b4ea0b"}
"""By game, a sign for every byte of every state of its first four playthroughs."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_comes_out_as_it_did(path: Path) -> None:
    """If it should come out otherwise: python -m tests.playthroughs.record, and read the difference."""
    setting, lines = read(path)
    assert written(setting, moves_of(setting, lines)) == lines


def test_every_game_has_a_playthrough_for_each_combination_of_options_and_each_number_of_seats() -> None:
    played = [read(path)[0] for path in FILES]
    assert len(played) >= 100
    for key, game in GAMES.items():
        of_game = [setting for setting in played if setting.key == key and setting.rules == game.rules_version]
        ways = {tuple(setting.options[option.key] for option in game.options) for setting in of_game}
        assert ways == set(product(*(option.choices for option in game.options)))
        assert {setting.seats for setting in of_game} == set(range(game.min_seats, game.max_seats + 1))


def test_every_version_that_was_released_has_playthroughs() -> None:
    played = [read(path)[0] for path in FILES]
    assert {(setting.key, setting.rules) for setting in played} >= {(key, 1) for key in GAMES}


@pytest.mark.parametrize("key", WRITTEN_STATES)
def test_the_states_of_a_playthrough_are_written_as_they_were(key: str) -> None:
    """Running games lie on the disk like this. If it should be otherwise, `rules_version` grows and `upgrades` reads the old."""
    written_states = blake2b(digest_size=8)
    for path in sorted(HOME.glob(f"{key}-[0-9]*.txt"))[:4]:
        setting, lines = read(path)
        state, _ = setting.game.new_game(setting.seats, setting.options, setting.seed, setting.rules)
        written_states.update(contents(setting.game.encode(state)))
        for move in moves_of(setting, lines):
            state, _ = setting.game.apply(state, move)
            written_states.update(contents(setting.game.encode(state)))
    assert written_states.hexdigest() == WRITTEN_STATES[key]


@pytest.mark.parametrize("key", WRITTEN_STATES)
def test_all_moves_at_once_lead_where_each_of_them_leads(key: str) -> None:
    for path in sorted(HOME.glob(f"{key}-[0-9]*.txt"))[:4]:
        setting, lines = read(path)
        start, _ = setting.game.new_game(setting.seats, setting.options, setting.seed, setting.rules)
        end = start
        for move in moves_of(setting, lines):
            end, _ = setting.game.apply(end, move)
        before = setting.game.encode(start)
        assert setting.game.encode(setting.game.apply_all(start, moves_of(setting, lines))) == setting.game.encode(end)
        assert setting.game.encode(start) == before


def test_a_line_that_differs_in_anything_is_found() -> None:
    setting, lines = read(FILES[0])
    for place in (2, 5, len(lines) - 1):
        other = [*lines[:place], lines[place] + "x", *lines[place + 1 :]]
        assert written(setting, moves_of(setting, lines)) != other
    assert sign("place:1 2 3") != sign("place:1 2 4")
