"""What is forced is done: whoever has only one move is not asked, and nobody waits for it."""

from pathlib import Path
from random import Random

import pytest

from engine.core.replay import replay
from engine.registry import GAMES
from service.tables import Tables
from service.thinking import DirectThinker
from service.values import CALLING, REMINDING, TIMING, Person, Table
from tests.service.company import (
    ANNE,
    BEN,
    CLEO,
    MovableClock,
    check_whole,
    play,
    refused,
    started,
    waiting_since,
)


async def climbers(tables: Tables, clock: str = "off", time_up: str = "remind") -> tuple[Table, Person, Person]:
    """A game with four steps a turn; whoever has taken them all can only rest."""
    table = await started(tables, ANNE, BEN, key="climbing", clock=clock, time_up=time_up)
    return (table, ANNE, BEN) if table.seat_of(ANNE.user_id) == 0 else (table, BEN, ANNE)


async def four_steps(tables: Tables, table: Table, person: Person) -> None:
    for _ in range(2):
        await play(tables, table, person, "step", "2")


async def made(tables: Tables, table: Table) -> list[str]:
    entries = await tables.history(table.id, None)
    return [f"{entry.kind} {entry.seat}" for entry in entries if entry.kind != "start" and not entry.taken_back]


async def forced_seats(tables: Tables, table: Table) -> list[int]:
    """Awaited seats that have only one move, by the engine's own list of moves."""
    now = await tables._ledger.load(table.id)
    return [seat for seat in now.to_act if len(now.game.legal_moves(now.game.view(now.state, seat))) == 1]


async def play_at_random(tables: Tables, table: Table, rng: Random) -> None:
    """To the end; now and then somebody takes a move back. After each change everybody who is awaited has a choice."""
    while (now := await tables._ledger.load(table.id)).table.status == "playing":
        assert await forced_seats(tables, table) == []
        look = now.look(rng.choice(now.to_act))
        user_id = now.table.sitters[look.seat or 0].user_id
        assert user_id is not None
        move = now.game.random_move(look.view, rng.randrange)
        await tables.play(table.id, user_id, look.occasion, move.parts)
        scene = await tables.scene(table.id)
        if rng.randrange(4) == 0 and scene.may_undo(look.seat or 0):
            before = now.game.view(now.state, look.seat)
            assert (await tables.undo(table.id, user_id)).view == before, "nothing of the move is left"
            assert await forced_seats(tables, table) == []


@pytest.mark.parametrize("key", [*GAMES, "climbing"])
@pytest.mark.parametrize("people", [2, 3])
async def test_nobody_is_asked_who_has_no_choice(tables: Tables, key: str, people: int) -> None:
    table = await started(tables, *(ANNE, BEN, CLEO)[:people], key=key)
    await play_at_random(tables, table, Random(2))
    await check_whole(tables, table.id)
    assert replay(GAMES[key], await tables.export(table.id)) is not None


@pytest.mark.parametrize(("pace", "number"), [("together", 13), ("own", 13)])
async def test_picks_without_a_choice_are_made(path: Path, pace: str, number: int) -> None:
    """Hidden ones and those at one's own pace."""
    opened = await Tables.open(path, MovableClock(), DirectThinker(), lambda: number.to_bytes(32, "big"))
    table = await started(opened, ANNE, BEN, pace=pace)
    await play_at_random(opened, table, Random(number))
    kinds = [entry.kind for entry in await opened.history(table.id, None)]
    await check_whole(opened, table.id)
    await opened.close()
    assert "forced" in kinds


async def test_the_only_move_is_made_with_the_one_before_it(tables: Tables) -> None:
    table, first, second = await climbers(tables)
    await four_steps(tables, table, first)
    assert await made(tables, table) == ["move 0", "move 0", "forced 0"]
    assert (await tables.look(table.id, None)).waiting == (second.name,)
    await check_whole(tables, table.id)


async def test_whoever_moved_is_told_the_version_of_their_own_move_whatever_it_forced(tables: Tables) -> None:
    table, first, _ = await climbers(tables)
    versions: list[int] = []
    for _ in range(2):
        look = await tables.look(table.id, first.user_id)
        moved = await tables.play(table.id, first.user_id, look.occasion, ("step", "2"))
        versions.append(moved.version)
    entries = {entry.version: (entry.kind, entry.text) for entry in await tables.history(table.id, first.user_id)}
    assert [entries[version] for version in versions] == [("move", "0 step 2")] * 2
    assert versions == [table.version + 1, table.version + 2]
    assert (await tables.table(table.id)).version == table.version + 3, "the rest was forced"


async def test_nobody_is_called_reminded_or_timed_for_it(tables: Tables, clock: MovableClock) -> None:
    table, first, second = await climbers(tables, clock="bank1", time_up="move")
    await play(tables, table, first, "step", "2")
    clock.time += 600
    bank = (await tables._ledger.load(table.id)).stored.seats[0].bank
    await play(tables, table, first, "step", "2")
    scene = await tables.scene(table.id)
    assert {seat for kind, seat in scene.due if kind in (CALLING, REMINDING, TIMING)} == {1}
    assert await waiting_since(tables, table) == {first.user_id: None, second.user_id: clock.time}
    assert bank is not None
    rows = (await tables._ledger.load(table.id)).stored.seats
    assert rows[0].bank == bank - 600 + 2 * 3600, "the only move adds nothing"


async def test_taking_back_takes_what_was_forced_too(tables: Tables) -> None:
    table, first, _ = await climbers(tables)
    await play(tables, table, first, "step", "2")
    before = await tables.look(table.id, first.user_id)
    await play(tables, table, first, "step", "2")
    assert (await tables.scene(table.id)).may_undo(0)
    look = await tables.undo(table.id, first.user_id)
    assert look.view == before.view
    assert await made(tables, table) == ["move 0", "undo 0"]
    await check_whole(tables, table.id)


async def test_a_whole_turn_is_taken_back_with_what_it_forced(tables: Tables) -> None:
    table, first, _ = await climbers(tables)
    before = await tables.look(table.id, first.user_id)
    await four_steps(tables, table, first)
    assert (await tables.scene(table.id)).may_reset(0)
    assert (await tables.reset_turn(table.id, first.user_id)).view == before.view
    await check_whole(tables, table.id)


async def test_one_step_and_what_it_forced_are_no_turn_to_reset(tables: Tables) -> None:
    table, first, second = await climbers(tables)
    await play(tables, table, first, "rest")
    await play(tables, table, second, "step", "2")
    await play(tables, table, second, "step", "2")
    assert not (await tables.scene(table.id)).may_ask_to_undo(1), "nobody else has chosen anything since"
    await tables.undo(table.id, second.user_id)
    assert not (await tables.scene(table.id)).may_reset(1)


async def test_what_others_agreed_to_take_back_goes_with_what_was_forced(tables: Tables) -> None:
    table, first, second = await climbers(tables)
    await play(tables, table, first, "step", "2")
    before = await tables.look(table.id, first.user_id)
    await play(tables, table, first, "step", "2")
    await play(tables, table, second, "step", "1")
    assert (await tables.scene(table.id)).may_ask_to_undo(0)
    assert await tables.undo_would_take(table.id, first.user_id) == [second.name]
    request = await tables.ask_to_undo(table.id, first.user_id)
    await tables.answer(table.id, request.id, second.user_id, yes=True)
    assert (await tables.look(table.id, first.user_id)).view == before.view
    await check_whole(tables, table.id)


async def test_the_game_ends_with_a_last_forced_move(tables: Tables) -> None:
    table, first, second = await climbers(tables)
    for person in (first, second) * 3:
        await four_steps(tables, table, person)
    assert (await tables.table(table.id)).status == "finished"
    result = await tables.result(table.id)
    assert result is not None and result.ranks == (1, 1)
    assert (await made(tables, table))[-1] == "forced 1"
    await check_whole(tables, table.id)
    await refused("game_over", tables.undo(table.id, second.user_id))
