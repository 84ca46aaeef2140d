"""Signs of people: kept at most once an hour, of those who sit somewhere, and with them the language that they read."""

from db.rows import SignRow
from service.tables import Tables
from tests.service.company import ANNE, BEN, SQUARE, MovableClock, started

SERVER = SQUARE.guild_id or 0


async def sign(tables: Tables, user_id: int) -> SignRow | None:
    return await tables._ledger.store.sign(user_id)  # pyright: ignore[reportPrivateUsage]


async def test_a_sign_is_kept_once_an_hour_and_at_once_when_the_language_is_another(
    tables: Tables, clock: MovableClock
) -> None:
    await started(tables, ANNE, BEN)
    first = clock.time
    await tables.signs.give(ANNE.user_id, "en-GB")
    clock.time = first + 3599
    await tables.signs.give(ANNE.user_id, "en-GB")
    assert await sign(tables, ANNE.user_id) == SignRow(ANNE.user_id, first, "en-GB")
    await tables.signs.give(ANNE.user_id, "de")
    assert await sign(tables, ANNE.user_id) == SignRow(ANNE.user_id, first + 3599, "de")
    clock.time = first + 3599 + 3600
    await tables.signs.give(ANNE.user_id, "de")
    assert await sign(tables, ANNE.user_id) == SignRow(ANNE.user_id, first + 7199, "de")


async def test_after_a_restart_it_is_not_kept_again_within_the_hour(tables: Tables, clock: MovableClock) -> None:
    await started(tables, ANNE, BEN)
    first = clock.time
    await tables.signs.give(ANNE.user_id, "en-GB")
    clock.time += 60
    await Tables(tables._ledger).signs.give(ANNE.user_id, "en-GB")  # pyright: ignore[reportPrivateUsage]
    assert await sign(tables, ANNE.user_id) == SignRow(ANNE.user_id, first, "en-GB")


async def test_of_who_sits_nowhere_or_is_taken_out_nothing_is_kept(tables: Tables) -> None:
    await tables.signs.give(ANNE.user_id, "en-GB")
    assert await sign(tables, ANNE.user_id) is None
    await started(tables, ANNE, BEN)
    await tables.signs.give(ANNE.user_id, "en-GB")
    assert await sign(tables, ANNE.user_id) is not None
    await tables.privacy.delete(ANNE.user_id)
    await tables.signs.give(ANNE.user_id, "en-GB")
    assert await sign(tables, ANNE.user_id) is None


async def test_of_whom_no_language_is_known_the_servers_is_spoken(tables: Tables) -> None:
    await tables.choose_setting(SERVER, "language", "en")
    table = await started(tables, ANNE, BEN)
    await tables.signs.give(ANNE.user_id, "fr")
    scene = await tables.scene(table.id)
    seats = {sitter.user_id: sitter.seat for sitter in scene.table.sitters}
    assert (scene.locale(seats[ANNE.user_id]), scene.locale(seats[BEN.user_id])) == ("fr", "en")


async def test_the_language_of_somebody_is_the_one_of_their_last_sign(tables: Tables) -> None:
    await started(tables, ANNE, BEN)
    assert await tables.signs.locale(ANNE.user_id) is None
    await tables.signs.give(ANNE.user_id, "de")
    assert await tables.signs.locale(ANNE.user_id) == "de"
