"""What released versions wrote is read, played on and finished by the rules of its own time."""

import lzma
import sqlite3
from base64 import b64decode
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engine.core.game import AnyGame
from engine.core.replay import GameFile, replay
from engine.core.result import Result
from engine.core.versions import NewerSnapshot, marked, written_by
from engine.registry import GAMES
from service.tables import Tables
from service.thinking import DirectThinker
from tests.service.company import ANNE, MovableClock, check_whole, numbered_seeds, play_out

HOME = Path(__file__).parent
SNAPSHOTS = sorted(HOME.glob("*.json.xz"))
DATABASES = sorted(HOME.glob("database-*.sql.xz"))


def version_of(path: Path) -> int:
    return int(path.name.partition(".")[0].rpartition("-")[2])


def game_of(path: Path) -> AnyGame:
    return GAMES[path.name.rpartition("-")[0]]


def games_in(path: Path) -> list[dict[str, Any]]:
    return msgspec.json.decode(lzma.decompress(path.read_bytes()))


def replayed(game: AnyGame, kept: dict[str, Any], version: int, moves: int) -> Any:
    file = GameFile(game.key, version, kept["options"], kept["seed"], kept["seats"], tuple(kept["moves"][:moves]))
    result = msgspec.convert(kept["result"], Result) if moves == len(kept["moves"]) else None
    return replay(game, msgspec.structs.replace(file, result=result))


every_file = pytest.mark.parametrize("path", SNAPSHOTS, ids=lambda path: path.name)


def test_every_released_version_of_every_game_is_kept() -> None:
    kept = {(game_of(path).key, version_of(path)) for path in SNAPSHOTS}
    assert {(key, 1) for key in GAMES} <= kept
    assert [version_of(path) for path in DATABASES][:1] == [1]


@every_file
def test_an_old_snapshot_is_what_its_moves_lead_to_by_its_own_rules(path: Path) -> None:
    game, version = game_of(path), version_of(path)
    for kept in games_in(path):
        for moves, text in kept["snapshots"].items():
            state = game.decode(b64decode(text), version)
            assert game.violations(state) == []
            assert state.table.rules == version
            assert state == replayed(game, kept, version, int(moves))


@every_file
def test_an_old_snapshot_is_written_anew_and_played_to_its_end(path: Path) -> None:
    game, version, random = game_of(path), version_of(path), Random(1)
    for kept in games_in(path):
        for text in kept["snapshots"].values():
            old = game.decode(b64decode(text), version)
            again = game.decode(game.encode(old), version)
            assert again == old
            end, _ = game.playout(again, random.randrange)
            assert game.violations(end) == []
            assert end.table.rules == version


@every_file
def test_the_events_of_an_old_log_can_be_told(path: Path) -> None:
    game = game_of(path)
    for kept in games_in(path):
        assert game.decode_events(kept["events"].encode())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_snapshot_says_who_wrote_it_and_a_later_one_is_refused(game: AnyGame) -> None:
    state, _ = game.new_game(game.min_seats, {}, bytes(32))
    data = game.encode(state)
    assert written_by(data) == game.rules_version
    with pytest.raises(NewerSnapshot):
        game.decode(marked(game.rules_version + 1, data[1:]), game.rules_version)


# Databases


@pytest.fixture(params=DATABASES, ids=lambda path: path.name)
def dump(request: pytest.FixtureRequest) -> Path:
    return request.param


def written(dump: Path, path: Path) -> None:
    """The database that was dumped, in a file."""
    database = sqlite3.connect(path)
    database.executescript(lzma.decompress(dump.read_bytes()).decode())
    database.close()


@pytest.fixture
async def tables(dump: Path, tmp_path: Path) -> AsyncIterator[Tables]:
    path = tmp_path / "games.db"
    written(dump, path)
    opened = await Tables.open(path, MovableClock(), DirectThinker(), numbered_seeds())
    yield opened
    await opened.close()


async def test_games_of_an_old_database_are_whole_and_can_be_finished(tables: Tables) -> None:
    running = [1, 2, 3, 4, 5, 6, 7]
    await tables.start(running[0], ANNE)
    for game_id in running:
        await check_whole(tables, game_id)
        assert (await tables.table(game_id)).status == "playing"
        assert (await play_out(tables, await tables.table(game_id))).status == "finished"
        await check_whole(tables, game_id)


async def test_old_games_begin_and_end_by_the_rules_of_their_time(dump: Path, tables: Tables) -> None:
    before = {game_id: (await tables.table(game_id)).rules_version for game_id in range(2, 10)}
    assert max(before.values()) == version_of(dump)
    waiting = await tables.start(1, ANNE)
    assert waiting.rules_version == waiting.game.rules_version
    for game_id in (5, 6):
        assert (await play_out(tables, await tables.table(game_id))).rules_version == before[game_id]
        assert (await tables.export(game_id)).rules_version == before[game_id]


async def test_finished_games_of_an_old_database_can_be_looked_at(tables: Tables) -> None:
    for game_id in (8, 9):
        file = await tables.export(game_id)
        assert file.rules_version == (await tables.table(game_id)).rules_version
        assert replay(GAMES[file.game], file).table.rules == file.rules_version
        assert await tables.result(game_id) == file.result
        await check_whole(tables, game_id)
    assert (await tables.table(10)).status == "aborted"


async def test_moves_of_an_old_log_can_be_taken_back(tables: Tables) -> None:
    """The snapshot before the move and the log are as the old version wrote them."""
    look = await tables.look(5, None)
    user_id = next(sitter.user_id for sitter in look.table.sitters if sitter.seat not in look.to_act)
    assert user_id is not None
    after = await tables.undo(5, user_id)
    assert after.is_awaited
    await check_whole(tables, 5)
