"""Several people press at once: no pick is lost, no version is skipped, whoever comes first."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from service.clock import SystemClock
from service.errors import Refusal
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import Person, Table
from tests.service.company import ANNE, BEN, CLEO, SQUARE, check_whole, numbered_seeds, pick, play_out, started

FRIENDLY = {
    "stale",
    "doubled",
    "nothing_to_undo",
    "undo_too_late",
    "undo_shown_by_computer",
    "not_your_turn",
    "game_over",
}


async def press(tables: Tables, table: Table, person: Person, random: Random) -> str | None:
    """A random pick or undo by what that person last saw; the confirmed line, if it was a pick."""
    try:
        look = await tables.look(table.id, person.user_id)
        await asyncio.sleep(0)
        if random.random() < 0.2:
            await tables.undo(table.id, person.user_id)
            return None
        legal = table.game.legal_moves(look.view)
        if not legal:
            return None
        played = await tables.play(table.id, person.user_id, look.occasion, random.choice(legal).parts)
    except Refusal as refusal:
        assert refusal.code in FRIENDLY
        return None
    return f"{played.version} {look.seat} {' '.join(played.move.parts)}"


async def press_often(tables: Tables, table: Table, person: Person, random: Random) -> list[str]:
    told = [await press(tables, table, person, random) for _ in range(12)]
    return [line for line in told if line]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("pace", ["together", "own"])
async def test_people_who_press_at_once_lose_no_pick(tables: Tables, seed: int, pace: str) -> None:
    table = await started(tables, ANNE, BEN, CLEO, pace=pace)
    random = Random(seed)
    people = [press_often(tables, table, person, random) for person in (ANNE, BEN, CLEO)]
    told = [line for lines in await asyncio.gather(*people) for line in lines]
    log = await check_whole(tables, table.id)
    assert sorted(told) == sorted(log)


@pytest.mark.parametrize("seed", range(4))
async def test_two_programs_on_one_database_lose_no_pick(tables: Tables, path: Path, seed: int) -> None:
    other = await Tables.open(path, SystemClock(), DirectThinker(), numbered_seeds())
    table = await started(tables, ANNE, BEN, CLEO, pace="own")
    random = Random(seed)
    houses = [(tables, ANNE), (other, BEN), (tables, CLEO), (other, ANNE)]
    people = [press_often(house, table, person, random) for house, person in houses]
    told = [line for lines in await asyncio.gather(*people) for line in lines]
    log = await check_whole(tables, table.id)
    assert sorted(told) == sorted(log)
    await other.close()


async def test_one_press_that_arrives_twice_counts_once(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    look = await tables.look(table.id, ANNE.user_id)
    path = table.game.legal_moves(look.view)[0].parts
    presses = [tables.play(table.id, ANNE.user_id, look.occasion, path) for _ in range(5)]
    told = await asyncio.gather(*presses, return_exceptions=True)
    assert [each.code for each in told if isinstance(each, Refusal)] == ["doubled"] * 4
    assert len(await check_whole(tables, table.id)) == 1


async def test_the_last_two_picks_at_once_open_one_new_half_day(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await asyncio.gather(*(pick(tables, table, person) for person in (ANNE, BEN)))
    assert (await tables.look(table.id, None)).view.half_day == 2


async def test_joining_at_once_seats_everybody_once_and_no_more_than_fit(tables: Tables) -> None:
    table = await tables.open_table(SQUARE, ANNE, "climbing", {})
    crowd = [Person(100 + n // 2, f"p{n // 2}") for n in range(12)]
    told = await asyncio.gather(*(tables.join(table.id, person) for person in crowd), return_exceptions=True)
    table = await tables.table(table.id)
    assert len(table.sitters) == len(set(table.humans)) == 4
    assert {each.code for each in told if isinstance(each, Refusal)} == {"already_seated", "table_full"}


async def test_of_many_who_open_a_table_in_one_channel_one_succeeds(tables: Tables) -> None:
    people = [Person(100 + n, f"p{n}") for n in range(6)]
    works = [tables.open_table(SQUARE, person, "troyes_dice", {}) for person in people]
    told = await asyncio.gather(*works, return_exceptions=True)
    assert sum(isinstance(each, Table) for each in told) == 1
    assert {each.code for each in told if isinstance(each, Refusal)} == {"place_taken"}


async def test_no_lock_and_no_game_stays_in_memory(tables: Tables) -> None:
    await play_out(tables, await started(tables, ANNE, BEN))
    assert len(tables._ledger._locks) == 0


async def test_a_finished_game_is_whole(tables: Tables) -> None:
    table = await play_out(tables, await started(tables, ANNE, BEN, CLEO, expansion="true"))
    assert len(await check_whole(tables, table.id)) >= 3
