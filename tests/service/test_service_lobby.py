"""Before the game: a lobby in a channel, who sits in it, and the start."""

from engine.core.chance import Chance, commitment, derived
from service.tables import Tables
from service.values import Person, Place
from tests.service.company import ANNE, BEN, CLEO, DORA, SQUARE, play_out, refused, seated, started


async def test_a_new_table_seats_its_host_and_settles_every_option(tables: Tables) -> None:
    table = await tables.open_table(SQUARE, ANNE, "troyes_dice", {"expansion": "true"})
    assert (table.status, table.host_id, table.place, table.names) == ("lobby", ANNE.user_id, SQUARE, ("Anne",))
    assert table.options["expansion"] == "true"
    assert set(table.options) == {option.key for option in table.game.options}
    assert await tables.at(SQUARE) == table == await tables.table(table.id)


async def test_a_channel_holds_one_table_at_a_time(tables: Tables) -> None:
    await seated(tables, ANNE)
    await refused("place_taken", tables.open_table(SQUARE, BEN, "troyes_dice", {}))
    assert (await seated(tables, BEN, place=Place(7, 71))).status == "lobby"


async def test_unknown_games_options_choices_and_computers_are_refused(tables: Tables) -> None:
    await refused("unknown_game", tables.open_table(SQUARE, ANNE, "chess", {}))
    await refused("unknown_option", tables.open_table(SQUARE, ANNE, "troyes_dice", {"colour": "red"}))
    table = await seated(tables, ANNE)
    refusal = await refused("unknown_choice", tables.set_option(table.id, ANNE, "pace", "hectic"))
    assert refusal.details["option"] == "pace"
    await refused("unknown_computer", tables.add_computer(table.id, ANNE, "genius"))


async def test_a_game_that_does_not_exist_is_refused(tables: Tables) -> None:
    await refused("no_game", tables.table(99))
    await refused("no_game", tables.join(99, ANNE))
    assert await tables.at(SQUARE) is None


async def test_nobody_sits_down_twice_or_at_a_full_table(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN, CLEO, DORA, key="climbing")
    await refused("already_seated", tables.join(table.id, BEN))
    assert (await refused("table_full", tables.join(table.id, Person(15, "Eve")))).details == {"most": 4}
    await refused("table_full", tables.add_computer(table.id, ANNE, "novice"))


async def test_computers_come_with_a_name_of_their_own_and_the_last_one_goes_first(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN)
    await refused("nobody_to_remove", tables.remove_computer(table.id, ANNE))
    for kind in ("novice", "steady", "novice"):
        table = await tables.add_computer(table.id, BEN, kind)
    assert [sitter.kind for sitter in table.sitters] == ["", "", "novice", "steady", "novice"]
    assert len(set(table.names)) == 5
    table = await tables.remove_computer(table.id, ANNE)
    assert [sitter.kind for sitter in table.sitters] == ["", "", "novice", "steady"]
    await refused("not_seated", tables.add_computer(table.id, CLEO, "novice"))
    await refused("not_seated", tables.remove_computer(table.id, CLEO))


async def test_a_host_who_leaves_hands_over_and_the_last_person_closes_the_lobby(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN)
    await tables.add_computer(table.id, ANNE, "novice")
    table = await tables.leave(table.id, ANNE)
    assert (table.host_id, table.names[0], len(table.sitters)) == (BEN.user_id, "Ben", 2)
    await refused("not_seated", tables.leave(table.id, ANNE))
    table = await tables.leave(table.id, BEN)
    assert table.status == "aborted"
    assert await tables.at(SQUARE) is None


async def test_a_guest_who_leaves_takes_no_rights_along(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN, CLEO)
    table = await tables.leave(table.id, BEN)
    assert (table.host_id, table.names) == (ANNE.user_id, ("Anne", "Cleo"))
    assert [sitter.seat for sitter in table.sitters] == [0, 1]


async def test_only_the_host_sets_options_and_starts(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN)
    assert (await refused("not_host", tables.set_option(table.id, BEN, "pace", "own"))).details == {"host": "Anne"}
    await refused("not_host", tables.start(table.id, BEN))
    assert (await tables.set_option(table.id, ANNE, "pace", "own")).options["pace"] == "own"


async def test_a_game_starts_with_enough_seats(tables: Tables) -> None:
    table = await seated(tables, ANNE, key="climbing")
    assert (await refused("too_few", tables.start(table.id, ANNE))).details == {"least": 2}
    assert (await tables.table(table.id)).status == "lobby"


async def test_one_person_starts_alone_where_the_game_allows_it(tables: Tables) -> None:
    table = await started(tables, ANNE)
    assert (table.status, len(table.sitters)) == ("playing", 1)


async def test_the_start_publishes_the_commitment_and_deals_the_seats_by_the_seed(tables: Tables) -> None:
    people = (ANNE, BEN, CLEO, DORA)
    table = await started(tables, *people)
    seed = (1).to_bytes(32, "big")
    expected = [person.name for person in people]
    Chance(derived(seed, "seats")).shuffle(expected)
    assert table.commitment == commitment(seed)
    assert list(table.names) == expected


async def test_the_order_of_seats_differs_from_game_to_game(tables: Tables) -> None:
    orders = {(await started(tables, ANNE, BEN, CLEO, DORA, place=Place(7, channel))).names for channel in range(8)}
    assert len(orders) > 3


async def test_after_the_start_the_lobby_is_closed(tables: Tables) -> None:
    table = await started(tables, ANNE, BEN)
    await refused("not_in_lobby", tables.join(table.id, CLEO))
    await refused("not_in_lobby", tables.leave(table.id, ANNE))
    await refused("not_in_lobby", tables.add_computer(table.id, ANNE, "novice"))
    await refused("not_in_lobby", tables.remove_computer(table.id, ANNE))
    await refused("not_in_lobby", tables.set_option(table.id, ANNE, "pace", "own"))
    await refused("not_in_lobby", tables.start(table.id, ANNE))


async def test_every_change_of_the_lobby_is_a_new_version(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN)
    later = await tables.set_option(table.id, ANNE, "pace", "own")
    assert later.version == table.version + 1


async def test_the_host_sits_first_where_the_options_say_so(tables: Tables) -> None:
    """Troyes, set-up: the start player is drawn by lot or, as an option, is the host."""
    for channel in range(6):
        table = await tables.open_table(Place(7, 700 + channel), ANNE, "troyes", {"start": "host"})
        await tables.join(table.id, BEN)
        await tables.join(table.id, CLEO)
        table = await tables.start(table.id, ANNE)
        assert table.sitters[0].user_id == ANNE.user_id
        assert (await tables.look(table.id, ANNE.user_id)).is_awaited


async def test_playing_again_brings_the_same_people_computers_and_options(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN, CLEO, numbering="first", expansion="true", hints="true")
    await tables.add_computer(table.id, ANNE, "steady")
    last = await tables.start(table.id, ANNE)
    await refused("place_taken", tables.play_again(SQUARE, BEN, last.id))
    await tables.resign(last.id, CLEO.user_id)
    last = await play_out(tables, last)
    again = await tables.play_again(SQUARE, BEN, last.id)
    assert (again.status, again.host_id) == ("lobby", BEN.user_id)
    assert (again.options, again.customs) == (last.options, last.customs | {"seats": "order"})
    stayed = [sitter for sitter in last.sitters if not sitter.has_left]
    assert [sitter.name for sitter in again.sitters] == [each.name for each in (*stayed[1:], stayed[0])]
    assert {sitter.computer for sitter in again.sitters} == {sitter.computer for sitter in stayed}
    assert (await tables.start(again.id, BEN)).names == again.names, "everybody sits one seat further"


async def test_a_stranger_who_plays_again_calls_nobody_together(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN, key="climbing")
    for _ in range(2):
        await tables.add_computer(table.id, ANNE, "novice")
    last = await play_out(tables, await tables.start(table.id, ANNE))
    again = await tables.play_again(SQUARE, DORA, last.id)
    assert (again.key, again.names) == ("climbing", ("Dora",))


async def test_who_left_the_last_game_and_plays_again_takes_the_seat_of_a_computer(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN, CLEO, key="climbing")
    await tables.add_computer(table.id, ANNE, "novice")
    table = await tables.start(table.id, ANNE)
    await tables.resign(table.id, CLEO.user_id)
    last = await play_out(tables, table)
    again = await tables.play_again(SQUARE, CLEO, last.id)
    assert set(again.humans) == {ANNE.user_id, BEN.user_id, CLEO.user_id}
    assert len(again.sitters) == 4 and all(not sitter.has_left for sitter in again.sitters)


async def test_nobody_is_brought_to_another_server_or_out_of_a_game_that_is_on(tables: Tables) -> None:
    last = await started(tables, ANNE, BEN)
    assert (await tables.play_again(Place(7, 71), CLEO, last.id)).names == ("Cleo",)
    last = await play_out(tables, last)
    assert (await tables.play_again(Place(8, 80), ANNE, last.id)).names == ("Anne",)


async def test_the_host_sends_somebody_away(tables: Tables) -> None:
    table = await seated(tables, ANNE, BEN, CLEO)
    await refused("not_host", tables.remove_person(table.id, BEN, CLEO.user_id))
    assert (await tables.remove_person(table.id, ANNE, BEN.user_id)).names == ("Anne", "Cleo")
    await refused("gone_already", tables.remove_person(table.id, ANNE, BEN.user_id))
    await refused("gone_already", tables.remove_person(table.id, ANNE, ANNE.user_id))
    assert (await tables.join(table.id, BEN)).names == ("Anne", "Cleo", "Ben")
