"""The computer players of Caylus."""

from time import process_time

import pytest

from engine.ai import COMPUTERS
from engine.caylus.facts import CASTLE_PHASE, PLACING, PROVOST, ROAD
from engine.core.chance import Chance
from engine.core.moves import text_of
from engine.core.playing import play
from tests.engine.caylus.caylus_town import GAME, QUARRY, SAWMILL, Town

STEADY, NOVICE = COMPUTERS["steady"], COMPUTERS["novice"]
GAMES = 20
SECONDS = 20


def choice(town: Town) -> str:
    """What the steady player does here."""
    return text_of(STEADY(GAME, GAME.view(town.state, town.asked_seat), Chance(bytes(32))))


def test_a_steady_player_beats_a_novice_at_caylus() -> None:
    wins = 0
    for n in range(GAMES):
        seat = n % 2
        choosers = [STEADY, NOVICE] if seat == 0 else [NOVICE, STEADY]
        wins += GAME.result(play(GAME, {}, bytes([n]) * 32, choosers).state).winners == (seat,)
    assert wins >= GAMES * 0.95


def test_four_steady_players_are_done_soon() -> None:
    begun = process_time()
    played = play(GAME, {}, bytes([9]) * 32, [STEADY] * 4)
    assert process_time() - begun < SECONDS
    assert played.violations == ()


def test_a_steady_player_gives_batches() -> None:
    town = Town(castle=[0], stock={0: "ffwwss"}).begin(CASTLE_PHASE)
    assert choice(town) == "0 castle fws"


def test_a_steady_player_lets_the_provost_reach_an_own_worker() -> None:
    tiles = {9: ("wood_quarry", 0)}
    town = Town(2, tiles=tiles, workers={9: 0}, deniers={0: 4}, provost=8, passed=(1, 0)).begin(PROVOST)
    assert choice(town) == "0 provost +1"


def test_a_steady_player_keeps_the_provost_from_others_workers() -> None:
    tiles = {9: ("stone_workshop", 1)}
    town = Town(2, tiles=tiles, workers={9: 1}, deniers={0: 1}, provost=9, passed=(1, 0)).begin(PROVOST)
    assert choice(town) == "0 provost -1"


@pytest.mark.parametrize("space", [SAWMILL, QUARRY])
def test_a_steady_player_uses_an_own_building_rather_than_a_poorer_one(space: int) -> None:
    tiles = {9: ("wood_sawmill" if space == SAWMILL else "wood_quarry", 0)}
    town = Town(2, tiles=tiles, deniers={0: 1}, provost=12, passed=(1,)).begin(PLACING)
    assert choice(town) == "0 9"


def test_a_steady_player_builds_what_brings_most() -> None:
    tiles = {9: ("wood_mason", 0)}
    town = Town(2, tiles=tiles, workers={9: 0}, stock={0: "sf"}, provost=9).begin(ROAD)
    assert choice(town) in ("0 mason alchemist", "0 mason architect")
