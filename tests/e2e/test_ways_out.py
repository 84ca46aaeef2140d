"""Nothing is left hanging: what can't be taken back asks first, and every game has a way out."""

from random import Random

from cogs.noting import PAUSES
from sandbox import faults, membership
from sandbox.model import Overwrite
from sandbox.posts import remove_channel
from sandbox.rights import Right
from sandbox.trial import Trial
from tests.e2e.players import (
    SQUARE,
    answer_to,
    awaited,
    buttons_of,
    last_post,
    look,
    make_move,
    open_table,
    panel_of,
    pick,
    posts_in,
    quiet,
    start_table,
    text_of,
)

TAVERN = "the-tavern"
CLOSED = "I can’t send you direct messages"
OF_A_KEEPER = Right.MANAGE_MESSAGES


def make_keeper(trial: Trial, user_id: int, right: Right = OF_A_KEEPER) -> None:
    trial.world.channel(SQUARE).overwrites.append(Overwrite(user_id, 1, allow=int(right), deny=0))


async def status(trial: Trial, game_id: int = 1) -> str:
    return (await trial.bot.tables.table(game_id)).status


async def test_the_first_command_of_the_picker_does_no_harm(trial: Trial) -> None:
    await start_table(trial)
    posted, version = len(posts_in(trial)), (await trial.bot.tables.table(1)).version
    assert min(command.name for command in trial.bot.tree.get_commands()) == "achievements"
    await trial.first.slash("/achievements", channel=SQUARE, game="troyes_dice")
    await trial.first.settled()
    await quiet(trial)
    assert len(posts_in(trial)) == posted
    assert (await trial.bot.tables.table(1)).version == version


async def test_ending_a_game_asks_also_when_nobody_else_plays(trial: Trial) -> None:
    await start_table(trial, computers=1)
    await trial.first.slash("/end", channel=SQUARE)
    assert "for good, without a result?" in answer_to(trial.first)
    assert await status(trial) == "playing"
    await trial.first.click("End it")
    await trial.first.settled()
    await quiet(trial)
    assert await status(trial) == "aborted"
    assert "was ended without a result" in text_of(last_post(trial))


async def test_a_refused_vote_may_be_called_again_after_a_day(trial: Trial) -> None:
    await start_table(trial, trial.second, trial.third)
    table = await trial.bot.tables.table(1)
    await trial.bot.tables.vote_abort(1, table.host_id, True)
    await trial.bot.tables.vote_abort(1, trial.second.id, False)
    await trial.first.slash("/end", channel=SQUARE)
    assert "without asking them" in answer_to(trial.first), "the owner of the server keeps order"
    trial.world.skip(24 * 3600)
    await trial.first.slash("/end", channel=SQUARE)
    assert "All who still play are asked" in answer_to(trial.first)


async def test_who_keeps_order_ends_what_its_people_have_left_lying(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.third.slash("/end", channel=SQUARE)
    assert "You don’t sit at this table" in answer_to(trial.third)
    make_keeper(trial, trial.third.id)
    await trial.third.slash("/end", channel=SQUARE)
    assert "without asking them" in answer_to(trial.third)
    await trial.third.click("End it for them")
    await trial.third.settled()
    await quiet(trial)
    assert await status(trial) == "aborted"
    assert "Clémence, who keeps order here, has ended it" in text_of(last_post(trial))
    assert (await trial.bot.tables.history(1, None))[-1].text == "Clémence"
    await trial.second.click("Log", on=posts_in(trial)[-2])
    await trial.second.settled()
    assert "Clémence, who keeps order here, has ended it" in answer_to(trial.second)


async def test_who_keeps_order_no_more_ends_nothing(trial: Trial) -> None:
    await start_table(trial, trial.second)
    make_keeper(trial, trial.third.id, Right.MANAGE_CHANNELS)
    await trial.third.slash("/end", channel=SQUARE)
    trial.world.channel(SQUARE).overwrites.clear()
    await trial.third.click("End it for them")
    await quiet(trial)
    assert "Only somebody who may manage this channel" in text_of(trial.third.messages(SQUARE)[-1])
    assert await status(trial) == "playing"


async def test_who_keeps_order_closes_a_forgotten_lobby(trial: Trial) -> None:
    await open_table(trial, trial.second)
    make_keeper(trial, trial.third.id)
    await trial.third.slash("/end", channel=SQUARE)
    await trial.third.click("End it for them")
    await trial.third.settled()
    await quiet(trial)
    lobby = posts_in(trial)[0]
    assert "this table was closed" in text_of(lobby)
    assert "Clémence, who keeps order here" in text_of(lobby)
    assert buttons_of(lobby) == []


async def test_a_game_whose_channel_is_gone_is_played_on_from_anywhere_and_brought_elsewhere(trial: Trial) -> None:
    await start_table(trial, trial.second)
    channel = trial.world.channel(SQUARE)
    remove_channel(trial.world, channel)
    trial.expect("10003", "50001")
    await trial.second.slash("/games", channel=TAVERN)
    await trial.second.select("Open one of them …", "1")
    await trial.second.settled()
    await trial.second.click("Make my move")
    await trial.second.settled()
    await make_move(trial.second, panel_of(trial.second), Random(1))
    await quiet(trial)
    await trial.first.slash("/move-here", channel=TAVERN, game=1)
    await trial.first.settled()
    await quiet(trial)
    moved = last_post(trial, TAVERN)
    assert "The game goes on in <#" in text_of(moved)
    assert "Day 1" in text_of(moved) and "Make my move" in buttons_of(moved)
    assert (await trial.bot.tables.table(1)).place.channel_id == trial.world.channel(TAVERN).id


async def test_others_bring_a_game_elsewhere_with_everybodys_consent(trial: Trial) -> None:
    await start_table(trial, trial.second)
    trial.second.here = trial.world.channel(TAVERN)
    offered = await trial.second.autocomplete("/move-here", "game")
    assert [choice["value"] for choice in offered] == [1]
    await trial.second.slash("/move-here", channel=TAVERN, game=1)
    await quiet(trial)
    asked = last_post(trial, TAVERN)
    assert asked.mentions == [trial.first.id]
    await trial.third.click("I agree", on=asked)
    await trial.third.settled()
    assert "You don’t sit at this table" in answer_to(trial.third)
    await trial.first.click("I agree", on=asked)
    await trial.first.settled()
    await quiet(trial)
    assert (await trial.bot.tables.table(1)).place.channel_id == trial.world.channel(TAVERN).id
    assert "Make my move" in buttons_of(last_post(trial, TAVERN))


async def test_a_game_is_brought_elsewhere_where_no_thread_may_be_opened(trial: Trial) -> None:
    await start_table(trial, trial.second)
    for whom in (None, trial.first.id):
        faults.deny(trial.world, trial.world.channel(TAVERN), Right.CREATE_PUBLIC_THREADS, whom)
    await trial.first.slash("/move-here", channel=TAVERN, game=1)
    await trial.first.settled()
    await quiet(trial)
    assert (await trial.bot.tables.table(1)).place.channel_id == trial.world.channel(TAVERN).id


async def test_a_game_that_is_not_mine_is_not_moved(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.third.slash("/move-here", channel=TAVERN, game=1)
    assert "not one of your running games" in answer_to(trial.third)
    await trial.first.slash("/move-here", channel=SQUARE, game=1)
    assert "in this channel already" in answer_to(trial.first)


async def test_a_game_without_a_channel_is_left_and_ended_from_anywhere(trial: Trial) -> None:
    await start_table(trial, trial.second, computers=1)
    remove_channel(trial.world, trial.world.channel(SQUARE))
    trial.expect("10003", "50001")
    await trial.second.slash("/games", channel=TAVERN)
    await trial.second.select("Open one of them …", "1")
    await trial.second.click("Leave …")
    await trial.second.click("Yes, leave")
    await trial.second.settled()
    await trial.first.slash("/games", channel=TAVERN)
    await trial.first.select("Open one of them …", "1")
    await trial.first.click("End …")
    await trial.first.click("End it")
    await trial.first.settled()
    await quiet(trial)
    assert await status(trial) == "aborted"


async def test_a_vote_on_a_game_without_a_channel_is_asked_for_in_direct_messages(trial: Trial) -> None:
    await start_table(trial, trial.second)
    remove_channel(trial.world, trial.world.channel(SQUARE))
    trial.expect("10003", "50001")
    await trial.first.slash("/games", channel=TAVERN)
    await trial.first.select("Open one of them …", "1")
    await trial.first.click("End …")
    await trial.first.click("tc:end:1:vote")
    await trial.first.settled()
    await quiet(trial)
    assert "The others are asked." in text_of(trial.first.messages(TAVERN)[-1])
    await trial.second.click("tc:abort:1:yes", on=trial.second.dms()[-1])
    await quiet(trial)
    assert await status(trial) == "aborted"


async def test_a_bot_that_was_thrown_out_tells_what_happened_when_it_is_invited_again(trial: Trial) -> None:
    await start_table(trial, trial.second)
    world, told = trial.world, len(posts_in(trial))
    before = membership.leave(world, world.guild, world.bot_id)
    for person in (trial.first, trial.second):
        await pick(trial, person)
    await look(trial)
    assert len(posts_in(trial)) == told, "nothing can be posted where the bot is not"
    assert "Day 1, afternoon" in text_of(panel_of(trial.first)), "direct messages go on"
    membership.come_back(world, world.guild, before)
    world.skip(max(PAUSES))
    await look(trial)
    assert len(posts_in(trial)) == told + 1
    assert "**Aude, Bertrand** ·" in text_of(last_post(trial)) and "Day 1, afternoon" in text_of(last_post(trial))
    await trial.second.click("Make my move", on=last_post(trial))
    await trial.second.settled()
    assert "Which die?" in text_of(panel_of(trial.second))


async def test_a_lobby_of_a_bot_that_was_thrown_out_is_the_same_when_it_is_back(trial: Trial) -> None:
    await open_table(trial, trial.second)
    world, lobby = trial.world, last_post(trial)
    before = membership.leave(world, world.guild, world.bot_id)
    await trial.restart()
    membership.come_back(world, world.guild, before)
    await look(trial)
    await trial.third.click("Join", on=lobby)
    await quiet(trial)
    assert "3. Clémence" in text_of(lobby)
    assert posts_in(trial) == [lobby]


async def test_a_player_who_left_the_server_is_called_once_and_plays_on_when_they_are_back(trial: Trial) -> None:
    await start_table(trial, trial.second)
    world = trial.world
    gone = membership.leave(world, world.guild, trial.second.id)
    faults.close_dms(trial.second.user, code=50278)
    await pick(trial, trial.first)
    assert await awaited(trial) == [trial.second], "nobody plays for them unasked"
    for _ in range(2):
        await look(trial)
    assert len(posts_in(trial)) == 2, "the lobby and one board, however often it is tried"
    membership.come_back(world, world.guild, gone)
    await trial.second.click("Make my move", channel=world.channel(SQUARE))
    await trial.second.settled()
    await make_move(trial.second, panel_of(trial.second), Random(1))
    await quiet(trial)
    assert "Day 1, afternoon" in text_of(last_post(trial))
    assert CLOSED in text_of(last_post(trial))


async def test_without_the_player_who_left_the_server_who_keeps_order_ends_the_game(trial: Trial) -> None:
    await start_table(trial, trial.second)
    membership.leave(trial.world, trial.world.guild, trial.second.id)
    await trial.first.slash("/end", channel=SQUARE)
    await trial.first.click("Ask them")
    await trial.first.settled()
    assert await status(trial) == "playing", "the one who left has a say and gives none"
    await quiet(trial)
    make_keeper(trial, trial.third.id)
    await trial.third.slash("/end", channel=SQUARE)
    await trial.third.click("tc:end:1:order")
    await trial.third.settled()
    await quiet(trial)
    assert await status(trial) == "aborted"


async def test_the_bot_lends_nobody_a_right(trial: Trial) -> None:
    square = trial.world.channel(SQUARE)
    faults.deny(trial.world, square, Right.SEND_MESSAGES, trial.second.id)
    await trial.second.slash("/play", channel=SQUARE, game="caylus")
    assert "Send Messages" in answer_to(trial.second)
    faults.deny(trial.world, square, Right.CREATE_PUBLIC_THREADS, trial.third.id)
    await trial.third.slash("/play", channel=SQUARE, game="caylus", thread=True)
    assert "Create Public Threads" in answer_to(trial.third)
    assert posts_in(trial) == []
    assert not any(channel.is_thread for channel in trial.world.channels.values())


async def test_nobody_fills_a_server_with_tables(trial: Trial) -> None:
    for _ in range(5):
        await trial.second.slash("/play", channel=SQUARE, game="caylus", thread=True)
        await trial.second.settled()
        assert "`/play`" not in answer_to(trial.second)
        trial.world.skip(60)
    await trial.second.slash("/play", channel=SQUARE, game="caylus", thread=True)
    await trial.second.settled()
    assert "You have opened 5 tables" in answer_to(trial.second)
    await trial.third.slash("/play", channel=SQUARE, game="caylus", thread=True)
    await trial.third.settled()
    await trial.third.slash("/play", channel=SQUARE, game="caylus")
    assert "wait a few seconds" in answer_to(trial.third)
