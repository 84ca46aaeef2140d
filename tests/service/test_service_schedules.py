"""Random schedules of moves, settings, time, restarts and sudden deaths: nothing that is due is lost, nothing happens twice.

The bot is a stand-in that does what the crier does, in its order: claim, look for the message, send it, note it, finish. It
may die after any of these steps; whoever lives then knows the database and what stands in the channel, and nothing else.
"""

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct, field

from service.noticing import day_after
from service.reminding import after_reminding, put_off
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import REMINDING, TIMING, Due, Noted, Place, Table
from tests.service.company import ANNE, BEN, CLEO, DAY, HOUR, MovableClock, check_whole, numbered_seeds, started

LEASE = 600.0
PEOPLE = (ANNE, BEN, CLEO)
STEPS = 60


class Death(Exception):
    """The process ends here."""


class Town(Struct):
    """What outlives every process: the file, the time, and the messages in the channel."""

    path: Path
    chance: Random
    clock: MovableClock
    sent: Counter[str] = field(default_factory=Counter[str])
    deadly: float = 0.3

    async def process(self) -> Tables:
        return await Tables.open(self.path, self.clock, DirectThinker(), numbered_seeds())

    def may_die(self) -> None:
        if self.chance.random() < self.deadly:
            raise Death


async def a_round(town: Town, tables: Tables) -> None:
    """What a bot does every minute."""
    rows = await tables.claim_due(LEASE)
    town.may_die()
    for row in rows:
        await tables.carry_out(row)
        if row.kind == REMINDING:
            await remind(town, tables, row)
        town.may_die()
        await tables.finish_due(row)
    for game_id in await tables.untold():
        await tables.think(game_id)


async def remind(town: Town, tables: Tables, row: Due) -> None:
    seat, now = row.seat or 0, town.clock.time
    scene = await tables.scene(row.game_id)
    if instead := put_off(scene, seat, now):
        await tables.note(row.game_id, instead)
        return
    number, since = scene.due[REMINDING, seat].tries, scene.waits[seat].since
    mark = f"game {row.game_id} seat {seat} asked at {since} reminder {number}"
    if mark not in town.sent:
        assert now >= since + HOUR, f"too early: {mark}"
        assert seat not in scene.away, f"on holiday: {mark}"
        town.sent[mark] += 1
    town.may_die()
    await tables.note(row.game_id, Noted(due=after_reminding(scene, seat, now)))


async def act(town: Town, tables: Tables, table: Table) -> None:
    """Somebody moves, changes their settings, goes away or comes back; or nobody does anything."""
    chance, person = town.chance, town.chance.choice(PEOPLE)
    look = await tables.look(table.id, person.user_id)
    match chance.randrange(8):
        case 0 | 1 | 2 if look.is_awaited:
            move = look.table.game.random_move(look.view, chance.randrange)
            await tables.play(table.id, person.user_id, look.occasion, move.parts)
        case 3:
            what = chance.choice(("first_after", "again_after"))
            await tables.notices.choose(person.user_id, what, chance.choice(("h4", "h12", "d1", "d2")))
        case 4:
            known = await tables.notices.of(person.user_id)
            await tables.notices.go_away(person.user_id, day_after(chance.randrange(1, 20), known, town.clock.time))
        case 5:
            await tables.notices.be_back(person.user_id)
        case 6 if look.table.sitter_of(person.user_id) and look.seat is None:
            await tables.seats.come_back(table.id, person.user_id)
        case _:
            pass


@pytest.mark.parametrize("seed", range(4))
async def test_nothing_is_lost_or_doubled_in_weeks_of_play(tmp_path: Path, seed: int) -> None:
    town = Town(tmp_path / "games.db", Random(seed), MovableClock())
    town.clock.time = 1_800_000_000.0
    tables = await town.process()
    time_up, away = town.chance.choice(("move", "seat", "remind")), town.chance.choice(("true", "false"))
    options = {"clock": town.chance.choice(("h4", "d1", "bank1")), "time_up": time_up, "away": away}
    games = [
        await started(tables, *PEOPLE, key=key, place=Place(7, 70 + number), **options)
        for number, key in enumerate(("caylus", "troyes_dice"))
    ]
    for _ in range(STEPS):
        town.clock.time += town.chance.choice((60.0, HOUR, 5 * HOUR, DAY, 3 * DAY))
        try:
            table = await tables.table(town.chance.choice(games).id)
            if table.status == "playing":
                await act(town, tables, table)
            await a_round(town, tables)
        except Death:
            await tables.close()
            tables = await town.process()
    await settle(town, tables)
    for table in games:
        await judge(town, tables, table, time_up)
    assert set(town.sent.values()) <= {1}
    assert town.sent or (time_up, options["clock"]) == ("seat", "h4"), "a seat that is taken so soon needs no reminder"
    await tables.close()


async def settle(town: Town, tables: Tables) -> None:
    """A bot that lives: after two leases nothing that was due before is left."""
    town.deadly = 0.0
    for person in PEOPLE:
        await tables.notices.be_back(person.user_id)
    for _ in range(3):
        town.clock.time += LEASE
        await a_round(town, tables)


async def judge(town: Town, tables: Tables, table: Table, time_up: str) -> None:
    scene = await tables.scene(table.id)
    entries = await tables.history(table.id, None)
    made = [entry.kind for entry in entries]
    assert (time_up == "move") >= ("stand-in" in made)
    assert (time_up == "seat") >= ("taken" in made)
    overdue = [
        row for row in scene.due.values() if row.due < town.clock.time - LEASE and row.kind in (TIMING, REMINDING)
    ]
    assert overdue == []
    late = [wait for wait in scene.waits.values() if wait.until is not None and wait.until < town.clock.time - LEASE]
    assert time_up == "remind" or late == [], "no question outlives its time"
    await check_whole(tables, table.id)
