"""Where everybody stands: counted from whatever results there are, and read by page, server and season."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from openskill.models import BradleyTerryPart

from db import reckoning, results
from db.migrating import migrate
from db.rows import StoredResult
from service import rating
from service.seasons import season_of
from service.standing_values import Leaderboard
from service.tables import Tables
from tests.db.samples import result_of
from tests.service.company import ANNE, BEN, CLEO, DORA, MovableClock, Place, play_out, refused, seated, started

FEW = 25
"""Results that somebody who asks waits for."""
DUMPS = Path(__file__).parent.parent / "db" / "dumps"


def write(path: Path, *stored: StoredResult) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for each in stored:
            results.insert(connection, each)


def restore(dump: Path, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(dump.read_text("utf-8"))
        connection.execute(f"PRAGMA user_version = {int(dump.stem)}")
        migrate(connection)


def duels(many: int) -> list[StoredResult]:
    """Anne beats somebody else each time."""
    return [result_of(number, (ANNE.user_id, 50), (1000 + number, 40)) for number in range(1, many + 1)]


async def read(tables: Tables, user_id: int = ANNE.user_id, **how: object) -> Leaderboard:
    return await tables.standing.leaderboard("troyes_dice", user_id, **how)  # type: ignore[arg-type]


async def test_a_game_is_counted_as_soon_as_somebody_looks(tables: Tables) -> None:
    table = await play_out(tables, await started(tables, ANNE, BEN))
    result = await tables.result(table.id)
    assert result is not None
    board = await read(tables, guild_id=7)
    assert (board.page, board.pages, board.people, board.uncounted) == (1, 1, 2, 0)
    assert sum(line.wins for line in board.lines) == pytest.approx(1)
    assert {line.name for line in board.lines} == {"Anne", "Ben"}
    assert all(line.is_provisional for line in board.lines)
    assert board.mine in board.lines


async def test_practice_and_unrated_games_count_nowhere(tables: Tables) -> None:
    practice = await seated(tables, ANNE, numbering="first")
    await tables.add_computer(practice.id, ANNE, "novice")
    await play_out(tables, await tables.start(practice.id, ANNE))
    await play_out(tables, await started(tables, CLEO, DORA, place=Place(7, 71), rated="false"))
    board = await read(tables, has_computers=True)
    assert (board.lines, board.mine, board.pages) == ((), None, 1)


async def test_computers_are_shown_where_somebody_wants_to_see_them(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN, numbering="first")
    await tables.add_computer(table.id, ANNE, "novice")
    await play_out(tables, await tables.start(table.id, ANNE))
    assert {line.user_id for line in (await read(tables)).lines} == {ANNE.user_id, BEN.user_id}
    with_computers = await read(tables, has_computers=True)
    assert {(line.user_id, line.name) for line in with_computers.lines} > {(None, "novice")}


async def test_pages_and_where_i_am(tables: Tables, path: Path) -> None:
    write(path, *duels(20))
    first, last = await read(tables, 1020), await read(tables, 1020, page=9)
    assert (len(first.lines), first.pages, first.people) == (10, 3, 21)
    assert (len(last.lines), last.page, (await read(tables, page=0)).page) == (1, 3, 1)
    assert first.lines[0].user_id == ANNE.user_id
    assert first.mine is not None
    mine = await read(tables, 1020, page=first.my_page)
    assert first.mine in mine.lines
    assert (await read(tables, 999)).mine is None


@pytest.mark.parametrize(("games", "pages"), [(0, 1), (9, 1), (10, 2), (19, 2), (20, 3)])
async def test_a_page_is_full_before_the_next_one_begins(tables: Tables, path: Path, games: int, pages: int) -> None:
    """Anne, and an opponent for each game."""
    write(path, *duels(games))
    board = await read(tables)
    assert (board.page, board.pages) == (1, pages)
    last = await read(tables, page=pages)
    listed = [line.user_id for line in last.lines]
    assert len(listed) == board.people - 10 * (pages - 1)
    for user_id in filter(None, listed):
        assert (await read(tables, user_id)).my_page == pages


async def test_a_board_says_which_it_is(tables: Tables, path: Path) -> None:
    write(path, *duels(1))
    here, everywhere = await read(tables, guild_id=7), await read(tables, has_computers=True)
    assert (here.guild_id, here.season, here.has_computers) == (7, 0, False)
    assert (everywhere.guild_id, everywhere.season, everywhere.has_computers) == (None, 0, True)
    mine, other = here.lines
    assert (mine.place, mine.plays, mine.wins, mine.average_place, mine.streak) == (1, 1, 1.0, 1.0, 1)
    assert (other.place, other.plays, other.wins, other.average_place, other.streak) == (2, 1, 0.0, 2.0, 0)
    assert mine.rating > 1000 > other.rating


async def test_who_is_settled_stands_above_who_is_not(tables: Tables, path: Path) -> None:
    """Ben wins once against Cleo, who has lost to Anne often enough to be settled."""
    often = [result_of(number, (ANNE.user_id, 50), (CLEO.user_id, 40)) for number in range(1, 6)]
    write(path, *often, result_of(50, (BEN.user_id, 50), (CLEO.user_id, 40)))
    board = await read(tables)
    assert [line.user_id for line in board.lines] == [ANNE.user_id, CLEO.user_id, BEN.user_id]
    assert [line.is_provisional for line in board.lines] == [False, False, True]


async def test_on_a_server_people_go_by_its_names_and_elsewhere_by_discords(tables: Tables) -> None:
    anne = replace(ANNE, name="Anne of the fair", known_as="anne_1")
    await play_out(tables, await started(tables, anne, BEN, place=Place(7, 1)))
    here, everywhere = await read(tables, guild_id=7), await read(tables)
    assert here.mine is not None
    assert everywhere.mine is not None
    assert (here.mine.name, everywhere.mine.name) == ("Anne of the fair", "anne_1")
    assert (await read(tables, guild_id=8)).lines == ()
    assert {line.name for line in everywhere.lines} == {"anne_1", f"#{BEN.user_id}"}


async def test_a_season_has_a_board_of_its_own_and_the_next_one_none_yet(tables: Tables, clock: MovableClock) -> None:
    await play_out(tables, await started(tables, ANNE, BEN))
    first = tables.standing.season
    clock.time += 100 * 86400
    await play_out(tables, await started(tables, CLEO, DORA))
    assert tables.standing.season > first
    boards = [await read(tables, season=season) for season in (first, tables.standing.season, 0)]
    assert [board.people for board in boards] == [2, 2, 4]
    await refused("season_ahead", read(tables, season=tables.standing.season + 1))
    await refused("unknown_game", tables.standing.leaderboard("chess", ANNE.user_id))


async def test_what_a_server_has_counted_is_counted_on(tables: Tables, path: Path) -> None:
    for number in (1, 2):
        for game_id, guild_id in ((2 * number, 7), (2 * number + 1, None)):
            write(path, result_of(game_id, (ANNE.user_id, 50), (BEN.user_id, 40), guild_id=guild_id))
        plays = {guild_id: (await read(tables, guild_id=guild_id)).mine for guild_id in (7, None)}
        assert {guild_id: mine and mine.plays for guild_id, mine in plays.items()} == {7: number, None: 2 * number}


async def test_many_results_are_left_to_the_background(tables: Tables, path: Path) -> None:
    write(path, *duels(3 * FEW))
    asked = await read(tables)
    assert (asked.uncounted, asked.mine and asked.mine.plays) == (2 * FEW, FEW)
    await tables.standing.catch_up()
    done = await read(tables)
    assert (done.uncounted, done.mine and done.mine.plays) == (0, 3 * FEW)


@pytest.mark.parametrize(("many", "left"), [(FEW, 0), (FEW + 1, 0), (2 * FEW, 0), (2 * FEW + 1, FEW + 1)])
async def test_who_asks_waits_for_few_results_and_never_for_many(
    tables: Tables, path: Path, many: int, left: int
) -> None:
    write(path, *duels(many))
    board = await read(tables)
    assert (board.uncounted, board.mine and board.mine.plays) == (left, many - left)


async def test_other_rules_leave_no_stale_number_behind(
    tables: Tables, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, *duels(3))
    before = await read(tables)
    monkeypatch.setattr(rating, "RULES", rating.RULES + 1)
    monkeypatch.setattr(rating, "_MODEL", BradleyTerryPart(beta=9.0))
    after = await read(tables)
    assert before.mine is not None
    assert after.mine is not None
    assert after.mine.plays == before.mine.plays == 3
    assert 1000 < after.mine.rating < before.mine.rating, "where chance weighs more, a win says less"
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT rules, results FROM reckoning").fetchall() == [(rating.RULES, 3)]


async def test_a_result_from_before_the_last_one_makes_everything_be_counted_anew(tables: Tables, path: Path) -> None:
    late, early = (
        result_of(2, (ANNE.user_id, 50), (BEN.user_id, 40)),
        result_of(1, (BEN.user_id, 50), (CLEO.user_id, 4)),
    )
    write(path, late)
    await read(tables)
    write(path, early)
    anew = await read(tables)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM reckoning")
        for table in ("ratings", "tallies", "rating_steps"):
            connection.execute(f"DELETE FROM {table}")
    assert await read(tables) == anew
    assert anew.people == 3


async def test_a_result_that_comes_while_those_around_it_are_counted_is_not_lost(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends between two that are being counted, and is on the disk before they are."""
    tables = await Tables.open(path)
    early, middle, late = (result_of(number, (ANNE.user_id, 50), (1000 + number, 40)) for number in (1, 2, 3))
    write(path, early, late)

    async def meanwhile(function: Callable[..., bytes], *values: object) -> bytes:
        monkeypatch.undo()
        write(path, middle)
        return function(*values)

    monkeypatch.setattr("service.standing.asyncio.to_thread", meanwhile)
    await read(tables)
    board = await read(tables)
    await tables.close()
    assert (board.uncounted, board.people, board.mine and board.mine.plays) == (0, 4, 3)


async def test_a_missing_result_is_found_beside_newer_ones(tables: Tables, path: Path) -> None:
    write(path, *duels(2 * FEW)[FEW:])
    await read(tables)
    write(path, *duels(FEW)[:1], *duels(2 * FEW + 2)[2 * FEW :])
    await tables.standing.catch_up()
    board = await read(tables)
    assert (board.uncounted, board.mine and board.mine.plays) == (0, FEW + 3)


async def test_counting_comes_to_an_end_whatever_is_held_of_the_number_of_results(tables: Tables, path: Path) -> None:
    write(path, *duels(3))
    await read(tables)
    for wrong in (2, 77):
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("UPDATE result_count SET results = ?", (wrong,))
        await tables.standing.catch_up()
        board = await read(tables)
        assert (board.uncounted, board.mine and board.mine.plays) == (0, 3)


async def test_counting_anew_writes_the_same_rows_to_the_last_bit(tables: Tables, path: Path) -> None:
    """Whether many are counted together or each by itself, as they come."""
    written: list[dict[str, list[tuple[object, ...]]]] = []
    chance = Random(3)
    games = [
        result_of(
            number, *((user, chance.randint(30, 34)) for user in chance.sample(range(11, 19), chance.randint(2, 5)))
        )
        for number in range(1, 90)
    ]
    for number, each in enumerate(games):
        write(path, each)
        if number % 7 == 0:
            await read(tables)
    for _ in range(2):
        await tables.standing.catch_up()
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            written.append(
                {
                    table: connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2, 3, 4").fetchall()
                    for table in ("reckoning", "ratings", "tallies", "rating_steps")
                }
            )
            reckoning.clear(connection)
    assert written[0] == written[1]
    assert len(written[0]["rating_steps"]) > 2 * len(games)


@pytest.mark.parametrize("dump", sorted(DUMPS.glob("*.sql")), ids=lambda path: path.stem)
async def test_results_of_every_older_database_are_counted(dump: Path, tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    restore(dump, path)
    write(path, result_of(50, (CLEO.user_id, 50), (DORA.user_id, 40)))
    tables = await Tables.open(path)
    await tables.standing.catch_up()
    board = await read(tables)
    await tables.close()
    assert (board.people, board.uncounted) == (2, 0)


async def test_the_season_of_a_result_is_that_of_its_end(tables: Tables, path: Path) -> None:
    write(path, *duels(1))
    board = await read(tables, season=season_of(101.0))
    assert board.people == 2


async def test_who_is_hidden_is_shown_to_themselves_only(tables: Tables) -> None:
    await tables.standing.require_shown(ANNE.user_id, BEN.user_id)
    await tables.privacy.hide(ANNE.user_id, True)
    await refused("hidden_person", tables.standing.require_shown(ANNE.user_id, BEN.user_id))
    await tables.standing.require_shown(ANNE.user_id, ANNE.user_id)
    await tables.standing.require_shown(BEN.user_id, ANNE.user_id)
    assert (await tables.privacy.is_hidden(ANNE.user_id), await tables.privacy.is_hidden(BEN.user_id)) == (True, False)
