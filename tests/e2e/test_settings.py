"""`/settings`: one panel for those who manage the server, and what each choice changes."""

from sandbox import faults
from sandbox.rights import Right
from sandbox.trial import Trial
from tests.e2e.conftest import PATIENCE
from tests.e2e.players import SQUARE, answer_to, fast_forward, last_post, look, quiet, start_table, text_of
from tests.e2e.test_ways_out import make_keeper

TAVERN = "the-tavern"
HOUR = 3600


async def choose(trial: Trial, key: str, value: str) -> None:
    """The owner of the server chooses on the panel."""
    await trial.first.slash("/settings", channel=SQUARE)
    await trial.first.select(f"tc:set:0:{key}", value)
    await trial.first.settled()


async def choose_channels(trial: Trial, *channels: str) -> None:
    await trial.first.slash("/settings", channel=SQUARE)
    await trial.first.select("tc:set-channels:0:", *(trial.world.channel(name) for name in channels))
    await trial.first.settled()


async def test_tables_open_only_where_the_server_wants_them_and_in_threads_there(trial: Trial) -> None:
    await choose_channels(trial, TAVERN)
    await trial.second.slash("/play", channel=SQUARE, game="caylus")
    assert f"They do in <#{trial.world.channel(TAVERN).id}>" in answer_to(trial.second)
    await trial.second.slash("/play", channel=TAVERN, game="caylus", thread=True)
    await trial.second.settled()
    assert "Your table is open in" in answer_to(trial.second)
    await choose_channels(trial)
    await trial.third.slash("/play", channel=SQUARE, game="caylus")
    assert "a table is open" in answer_to(trial.third), "no channel means all of them"


async def test_tables_begin_with_the_servers_options(trial: Trial) -> None:
    await choose(trial, "hints", "true")
    assert "it is **unrated** now" in answer_to(trial.first)
    await choose(trial, "absence", "d3")
    assert "unrated** now" not in answer_to(trial.first)
    await choose(trial, "clock", "d2")
    await trial.restart()
    await trial.second.slash("/play", channel=SQUARE, game="caylus")
    assert "Hints: On" in text_of(last_post(trial)) and "2 days" in text_of(last_post(trial))
    table = await trial.bot.tables.table(1)
    assert (table.customs["hints"], table.customs["absence"], table.customs["clock"]) == ("true", "d3", "d2")


async def test_who_may_end_a_game_is_the_servers_choice(trial: Trial) -> None:
    await start_table(trial, trial.second)
    make_keeper(trial, trial.third.id)
    await choose(trial, "enders", "managers")
    await trial.third.slash("/end", channel=SQUARE)
    assert "You don’t sit at this table" in answer_to(trial.third)
    await choose(trial, "enders", "keepers")
    await trial.third.slash("/end", channel=SQUARE)
    assert "without asking them" in answer_to(trial.third)
    await choose(trial, "enders", "nobody")
    await trial.third.click("End it for them")
    await quiet(trial)
    assert (await trial.bot.tables.table(1)).status == "playing"


async def test_the_thread_of_a_finished_game_sleeps_when_the_server_wants_it(trial: Trial) -> None:
    await choose(trial, "threads", "d1")
    await trial.second.slash("/play", channel=SQUARE, game="troyes_dice", thread=True)
    await trial.second.settled()
    thread = next(each for each in trial.world.channels.values() if each.is_thread)
    await trial.second.click("Start", channel=thread)
    await trial.second.settled()
    await quiet(trial)
    await fast_forward(trial, 17)
    trial.world.skip(2 * HOUR)
    await look(trial)
    assert not thread.archived
    trial.world.skip(22 * HOUR)
    await trial.restart()
    await trial.world.wait_until(lambda: thread.archived, "the thread to sleep", PATIENCE)


async def test_only_who_manages_the_server_may_choose(trial: Trial) -> None:
    await trial.first.slash("/settings", channel=SQUARE)
    panel = trial.first.messages(SQUARE)[-1]
    assert panel.only_for == trial.first.id
    faults.deny(trial.world, trial.world.channel(SQUARE), Right.VIEW_CHANNEL, trial.fourth.id)
    await start_table(trial, trial.second)
    await trial.second.answered(trial.second.forge(last_post(trial), "tc:set:0:enders"))
    await trial.second.settled()
    assert "Only who may manage this server" in text_of(trial.second.messages(SQUARE)[-1])
    assert (await trial.bot.tables.settings(trial.world.guild.id)).enders == "keepers"
