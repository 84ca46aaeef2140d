"""What may be told to whom, and what was told already."""

from service.tables import Tables
from service.values import CHANNEL, Noted, Place, Post, seat_audience
from tests.service.company import ANNE, BEN, CLEO, pick, play_out, seated, started


async def test_a_hidden_pick_is_in_nobody_elses_log(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    text = await pick(tables, table, ANNE)
    own = (await tables.history(table.id, ANNE.user_id))[-1]
    assert own.text.split(" ", 1)[1] == text
    for viewer in (BEN.user_id, CLEO.user_id, None):
        entry = (await tables.history(table.id, viewer))[-1]
        assert (entry.text, entry.seat) == ("", own.seat)
        assert [type(event).__name__ for event in entry.events] == ["Picked"]


async def test_the_log_is_the_same_whatever_was_picked_in_secret(tables: Tables) -> None:
    logs: list[object] = []
    for channel, number in ((1, 0), (2, 7)):
        # The same seed for both: only the secret pick differs.
        tables._ledger.seeds = lambda: bytes(31) + b"\1"
        table = await started(tables, ANNE, BEN, place=Place(7, channel))
        await pick(tables, table, ANNE, number)
        logs.append([await tables.history(table.id, viewer) for viewer in (BEN.user_id, None)])
    assert logs[0] == logs[1]


async def test_a_mover_is_told_only_what_they_may_see(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN, pace="own")
    look = await tables.look(table.id, ANNE.user_id)
    moved = await tables.play(table.id, ANNE.user_id, look.occasion, look.table.game.legal_moves(look.view)[0].parts)
    annes = (await tables.history(table.id, ANNE.user_id))[-1].events
    assert all(moved.look.table.game.may_see(moved.look.view, event) for event in annes)
    assert {type(event).__name__ for event in annes} >= {"Used", "Rolled"}
    bens = (await tables.history(table.id, BEN.user_id))[-1].events
    assert {type(event).__name__ for event in bens} == {"Picked"}


async def test_after_the_end_everybody_reads_every_move(tables: Tables) -> None:
    table = await play_out(tables, await started(tables, ANNE, BEN))
    entries = await tables.history(table.id, None)
    assert all(entry.text for entry in entries if entry.kind == "move")
    assert entries[-1].version == table.version


async def test_the_log_can_be_read_from_a_version_on(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await pick(tables, table, ANNE)
    await pick(tables, table, BEN)
    later = await tables.history(table.id, ANNE.user_id, after=table.version)
    assert [entry.version for entry in later] == [table.version + 1, table.version + 2]


async def test_a_game_is_untold_until_its_channel_shows_its_version(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN, numbering="first")
    assert await tables.untold() == [table.id]
    await tables.note(table.id, Noted(posts=(Post(CHANNEL, table.version, 70, 900),)))
    assert await tables.untold() == []
    table = await tables.start(table.id, ANNE)
    assert await tables.untold() == [table.id]
    await tables.note(table.id, Noted(posts=(Post(CHANNEL, table.version, 70, 901),)))
    await tables.note(table.id, Noted(posts=(Post(seat_audience(0), table.version, 5, 902),)))
    assert (await tables.scene(table.id)).posts == {
        "channel": Post("channel", table.version, 70, 901),
        "seat:0": Post("seat:0", table.version, 5, 902),
    }
    await tables.note(table.id, Noted(forgotten=(CHANNEL,)))
    assert await tables.untold() == [table.id]
    assert set((await tables.scene(table.id)).posts) == {"seat:0"}


async def test_a_game_that_waits_for_a_computer_is_untold(tables: Tables) -> None:
    table = await seated(tables, ANNE, numbering="first")
    await tables.add_computer(table.id, ANNE, "novice")
    table = await tables.start(table.id, ANNE)
    await tables.note(table.id, Noted(posts=(Post(CHANNEL, 999, 70, 900),)))
    assert await tables.untold() == [table.id]
    await tables.think(table.id)
    assert await tables.untold() == []


async def test_the_end_of_a_game_is_told_after_a_restart_too(tables: Tables) -> None:
    table = await started(tables, ANNE)
    await tables.note(table.id, Noted(posts=(Post(CHANNEL, table.version, 70, 900),)))
    table = await play_out(tables, table)
    assert await tables.untold() == [table.id]
    await tables.note(table.id, Noted(posts=(Post(CHANNEL, table.version, 70, 900),)))
    assert await tables.untold() == []
