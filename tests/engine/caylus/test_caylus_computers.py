"""The computer players of Caylus."""

from time import process_time

import pytest

from engine.ai import COMPUTERS, YARDSTICKS
from engine.caylus.facts import CASTLE, CASTLE_PHASE, DENIERS_LINE, PLACING, PRESTIGE_LINE, PROVOST, ROAD, WORKS_LINE
from engine.caylus.moves import Build, CaylusMove, Deliver, Favour, Pass, PlaceWorker
from engine.core.chance import Chance
from engine.core.moves import text_of
from engine.core.playing import Chooser, play
from tests.engine.caylus.caylus_town import GAME, QUARRY, SAWMILL, Town

STEADY, NOVICE, MASTER = COMPUTERS["steady"], COMPUTERS["novice"], COMPUTERS["master"]
YARDSTICK = YARDSTICKS["steady_1"]
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


@pytest.mark.parametrize(
    ("bailiff", "built"),
    [(8, ("0 mason farm", "0 mason park", "0 mason workshop")), (20, ("0 mason alchemist", "0 mason architect"))],
)
def test_a_steady_player_builds_for_use_early_and_for_points_late(bailiff: int, built: tuple[str, ...]) -> None:
    tiles = {9: ("wood_mason", 0)}
    town = Town(2, tiles=tiles, workers={9: 0}, stock={0: "sf"}, bailiff=bailiff, provost=max(9, bailiff)).begin(ROAD)
    assert choice(town) in built


def wins_of(own: Chooser, other: Chooser, seats: int, games: int) -> float:
    """Games that the first wins against others, moving on by a seat from game to game; a shared win is a half."""
    won = 0.0
    for n in range(games):
        seat = n % seats
        choosers = [own if each == seat else other for each in range(seats)]
        winners = GAME.result(play(GAME, {}, bytes([100 + n]) * 32, choosers).state).winners
        won += (seat in winners) / len(winners)
    return won


def test_a_master_beats_the_yardstick() -> None:
    assert wins_of(MASTER, YARDSTICK, 2, 10) >= 8


def test_a_steady_player_beats_the_yardstick() -> None:
    assert wins_of(STEADY, YARDSTICK, 2, 20) >= 12


def test_a_steady_player_at_four_seats_wins_more_than_its_share() -> None:
    assert wins_of(STEADY, YARDSTICK, 4, 12) >= 5


def played_moves(games: int) -> list[CaylusMove]:
    """What two steady players do in some whole games."""
    return [
        GAME.parse(line)
        for n in range(games)
        for line in play(GAME, {}, bytes([50 + n]) * 32, [STEADY, STEADY]).file.moves
    ]


def test_steady_players_build_and_take_every_good_line_of_favours() -> None:
    moves = played_moves(4)
    lines = [move.line for move in moves if isinstance(move, Favour)]
    assert min(lines.count(PRESTIGE_LINE), lines.count(DENIERS_LINE), lines.count(WORKS_LINE)) >= len(lines) / 12
    assert sum(isinstance(move, Build) for move in moves) >= 4 * 9
    assert sum(isinstance(move, Deliver) for move in moves) >= sum(
        isinstance(move, PlaceWorker) and move.place == CASTLE for move in moves
    )


def test_a_steady_player_does_not_go_to_the_castle_without_cubes() -> None:
    town = Town(2, deniers={0: 3}, points={0: 9}, passed=(1,)).begin(PLACING)
    assert choice(town) != "0 castle"


def test_a_steady_player_places_while_it_is_cheap() -> None:
    town = Town(2, deniers={0: 6, 1: 6}).begin(PLACING)
    assert choice(town) != "0 pass"


@pytest.mark.parametrize("temper", GAME.tempers)
def test_a_temper_leans_by_less_than_a_cube(temper: str) -> None:
    state, _ = GAME.new_game(2, {}, bytes(32))
    view = GAME.view(state, GAME.to_act(state)[0])
    leanings = [GAME.leaning(view, move, temper) for move in GAME.legal_moves(view)]
    assert 0 == min(leanings) < max(leanings) <= 1


def test_a_master_considers_the_move_it_is_asked_about() -> None:
    state, _ = GAME.new_game(2, {}, bytes(32))
    view = GAME.view(state, GAME.to_act(state)[0])
    passing = Pass(GAME.to_act(state)[0])
    assert passing not in {each.move for each in GAME.ponder(view, Chance(bytes(32)), 2)}
    assert passing in {each.move for each in GAME.ponder(view, Chance(bytes(32)), 2, (passing,))}


@pytest.mark.parametrize("effort", [1, 3, 6])
def test_a_master_plays_on_as_many_moves_as_its_effort_says(effort: int) -> None:
    state, _ = GAME.new_game(2, {}, bytes(32))
    view = GAME.view(state, GAME.to_act(state)[0])
    first = GAME.ponder(view, Chance(bytes(32)), 0)[:effort]
    considered = GAME.ponder(view, Chance(bytes(32)), effort)
    assert {each.move for each in considered} == {each.move for each in first}


def test_a_steady_player_counts_on_the_favour_for_the_most_batches() -> None:
    town = Town(2, castle=[0, 1], stock={0: "fws", 1: "fws"}, points={0: 9, 1: 9}, bailiff=20, provost=20)
    assert choice(town.begin(CASTLE_PHASE)) == "0 castle fws"


def test_a_steady_player_does_not_count_on_cubes_that_the_provost_may_deny() -> None:
    tiles = {9: ("wood_quarry", 0)}
    fields = {"stock": {0: "fw"}, "points": {0: 9}, "deniers": {0: 4}, "tiles": tiles, "workers": {9: 0}}
    near, far = (choice(Town(2, passed=(1,), bailiff=at, provost=at, **fields).begin(PLACING)) for at in (9, 14))
    assert near != "0 castle" == far
