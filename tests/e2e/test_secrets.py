"""What one person must not learn of another's: no private message, no pick before all are in."""

from random import Random

from sandbox.actors import Actor
from sandbox.trial import Trial
from tests.e2e.players import SQUARE, last_post, make_move, panel_of, pick, posts_in, quiet, start_table, text_of


def all_that_is_seen(person: Actor) -> str:
    """Every text, alt text, label and custom id on every message that this person can see."""
    seen: list[str] = []
    for message in person.all_messages():
        seen += [text_of(message), repr(message.components), *(file.description or "" for file in message.attachments)]
    return "\n".join(seen)


async def test_private_answers_and_direct_messages_are_seen_by_nobody_else(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.first.slash("/sheet", channel=SQUARE)
    await trial.first.settled()
    await trial.first.slash("/games", channel=SQUARE)
    mine = {message.id for message in trial.first.messages(SQUARE) if message.ephemeral}
    mine |= {message.id for message in trial.first.dms()}
    assert len(mine) == 4, "options, sheet, games, and the question"
    for other in (trial.second, trial.third):
        assert mine.isdisjoint(message.id for message in other.all_messages())


async def test_a_pick_is_told_to_nobody_before_the_last_one_is_in(trial: Trial) -> None:
    await start_table(trial, trial.second)
    before = all_that_is_seen(trial.third)
    await make_move(trial.first, panel_of(trial.first), Random(1))
    await quiet(trial)
    chosen = text_of(panel_of(trial.first))
    told = chosen.split("✅ ")[1].split(".")[0]
    for other in (trial.second, trial.third):
        await other.slash("/log", channel=SQUARE)
        await other.slash("/board", channel=SQUARE)
        await other.settled()
        await other.select("Look at a sheet", "Aude")
        await other.settled()
        assert told not in all_that_is_seen(other)
        assert "Aude · " not in all_that_is_seen(other)
    assert "Ready: Aude" in text_of(last_post(trial)), "that Aude has picked is no secret"
    assert before != all_that_is_seen(trial.third)
    await pick(trial, trial.second)
    assert "**Aude" in text_of(last_post(trial)), "then everybody reads it"


async def test_two_different_picks_leave_the_same_trace_in_the_channel(trial: Trial) -> None:
    """Not a button, not a picture, not an alt text differs with what was picked."""
    await start_table(trial, trial.second)
    traces: list[str] = []
    for answers in ((0,), (1,)):
        panel = panel_of(trial.first)
        await make_move(trial.first, panel, Random(answers[0]))
        await quiet(trial)
        post = last_post(trial)
        pictures = [trial.world.files[file.id] for file in post.attachments]
        traces.append(repr((post.components, [file.description for file in post.attachments], pictures)))
        await trial.first.click("Change my pick", on=panel)
        await trial.first.settled()
        await trial.first.click("Back", on=panel)
        await trial.first.settled()
    assert traces[0] == traces[1]


async def test_the_seed_is_hidden_and_its_commitment_shown(trial: Trial) -> None:
    await start_table(trial, trial.second)
    commitment = (await trial.bot.tables.table(1)).commitment
    assert commitment in text_of(posts_in(trial)[1]).splitlines()[-1], "below all that matters more"
    assert "seed `" not in all_that_is_seen(trial.third)


async def test_the_log_of_the_bot_names_a_pick_only_where_the_host_looks_for_a_fault(trial: Trial, caplog) -> None:
    caplog.set_level("DEBUG", logger="cogs")
    caplog.set_level("DEBUG", logger="service")
    caplog.set_level("DEBUG", logger="town_crier")
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    await make_move(trial.first, panel, Random(1))
    await quiet(trial)
    own = [record for record in caplog.records if not record.name.startswith(("discord", "sandbox"))]
    picked = ".".join((await trial.bot.tables.look(1, trial.first.id)).view.pick.parts)
    naming = [record for record in own if picked in record.getMessage()]
    assert {(record.name, record.levelname) for record in naming} == {("cogs.press", "DEBUG")}
