"""The deep examination: it passes on a Discord as we know it, and names whatever is different."""

from pathlib import Path

import pytest

import cogs.examining
from locales import SOURCE, words
from sandbox import faults
from sandbox.faults import close_dms, deny
from sandbox.model import Message
from sandbox.redirect import waits_skipped
from sandbox.rights import Right
from sandbox.trial import Trial
from tests.e2e.players import SQUARE, answer_to, buttons_of, quiet, start_table, text_of

HOUR = 3600.0


async def examined(trial: Trial) -> str:
    """Everything that the report says, on as many pages as it takes."""
    trial.expect("spaces", "no such emoji", "over 4000 characters", "over 8,000 bytes")
    with waits_skipped(trial.world, cogs.examining):
        asked = await trial.first.slash("/doctor", channel=SQUARE, deep=True)
        await trial.first.settled(60)
        await quiet(trial)
    pages = [trial.world.messages.get(number) for number in (asked.original_id or 0, *asked.followups)]
    return "\n".join(text_of(page) for page in pages if page is not None)


def lines(report: str, mark: str) -> list[str]:
    return [line for line in report.splitlines() if line.startswith(mark)]


def everything(trial: Trial) -> list[Message]:
    return [message for message in trial.world.messages.values() if message.only_for is None]


async def test_all_is_as_expected_and_nothing_is_left_behind(trial: Trial) -> None:
    await start_table(trial)
    trial.world.skip(2 * HOUR)
    before = {message.id for message in everything(trial)}
    report = await examined(trial)
    assert lines(report, "❌") == []
    assert lines(report, "➖") == []
    assert len(lines(report, "✅")) >= 22
    assert len(lines(report, "ℹ️")) == 5
    asking = trial.first.dms()[-1]
    assert "Try it here" in buttons_of(asking)
    known = {*before, asking.id}
    left = [message for message in everything(trial) if message.id not in known and str(message.id) not in report]
    assert all(trial.world.channels[message.channel_id].archived for message in left), "only a thread that sleeps"
    trial.expect("empty message")
    await trial.first.click("Try that too")
    await quiet(trial)
    assert len(lines(answer_to(trial.first), "✅")) == 1


async def test_without_an_old_post_that_one_is_not_tried(trial: Trial) -> None:
    report = await examined(trial)
    assert ["older than an hour" in line for line in lines(report, "➖")] == [True, True]


async def test_only_managers_may_ask(trial: Trial) -> None:
    await trial.second.slash("/doctor", channel=SQUARE, deep=True)
    await trial.second.settled()
    assert "Only who may manage this server" in answer_to(trial.second)
    assert trial.second.messages(SQUARE)[:-1] == []


def words_of(*keys: str) -> set[str]:
    w = words(SOURCE)
    return {f"❌ {w(f'deep-{key}')}" for key in keys}


async def test_pictures_that_edits_lose_and_whatever_else_is_refused_is_named(trial: Trial) -> None:
    await start_table(trial)
    trial.world.skip(2 * HOUR)
    trial.expect("attachment:// without its file")
    trial.world.faults.quirks |= {faults.NOT_KEPT, faults.NO_NONCE, faults.NO_MENTIONS_IN_EDITS, faults.NEVER_ASLEEP}
    trial.world.faults.unknown_emoji.add("🎲")
    trial.world.limits.largest = 5000
    trial.world.commands.pop(next(key for key, each in trial.world.commands.items() if each["name"] == "log"))
    close_dms(trial.first.user, code=50278)
    report = await examined(trial)
    assert set(lines(report, "❌")) == words_of(
        *("kept", "nonce", "nonce-life", "mentions", "ping", "size", "emoji"),
        *("message", "link", "nonce-scope", "thread", "commands"),
    )
    assert "400 50278" in report
    assert "🎲" in report
    assert "500 0" in report


async def test_a_discord_that_finds_no_picture_in_an_edit_is_named(trial: Trial) -> None:
    await start_table(trial)
    trial.world.skip(2 * HOUR)
    old = [message.id for message in everything(trial) if message.channel_id == trial.world.channel(SQUARE).id]
    trial.world.faults.quirks |= {faults.GALLERY_IN_AN_EDIT, faults.SHOWN_TWICE}
    trial.world.faults.quirks.add(faults.OPENING_TOO_FAST)
    for number in old:
        trial.world.fail("PATCH", f"/messages/{number}", status=429, code=30046, retry_after=60, times=9)
    deny(trial.world, trial.world.channel(SQUARE), Right.CREATE_PUBLIC_THREADS)
    trial.bot._connection._private_channels_by_user.clear()
    report = await examined(trial)
    assert set(lines(report, "❌")) == words_of(
        *("deferred", "answer-edit", "gallery", "edit", "replaced", "thread"),
        *("message", "link", "nonce-scope", "late"),
    )
    assert "403 40003" in report
    assert "403 50013" in report


async def test_a_refused_answer_that_counts_is_named(trial: Trial) -> None:
    await examined(trial)
    trial.expect("empty message", "40060", "unanswered")
    trial.world.faults.quirks.add(faults.ANSWERED_BY_REFUSAL)
    await trial.first.click("Try that too")
    await quiet(trial)
    assert any("after a refused one" in line for line in lines(text_of(trial.first.messages(SQUARE)[-1]), "❌"))


# What is documented nowhere


async def test_each_way_that_is_documented_nowhere_is_named_where_it_differs(trial: Trial) -> None:
    await start_table(trial)
    trial.world.skip(2 * HOUR)
    trial.world.faults.forgiven |= {"a text of nothing but spaces", "no such emoji"}
    trial.world.faults.quirks |= {faults.LINKS_LOST, faults.SHORT_NONCE, faults.NONCE_EVERYWHERE, faults.LATE_REFUSED}
    report = await examined(trial)
    assert set(lines(report, "❌")) >= words_of("spaces", "selector", "link", "nonce-life", "nonce-scope", "burst")
    assert "400 30046" in report


async def test_without_headers_the_buckets_are_named(trial: Trial) -> None:
    trial.world.faults.quirks.add(faults.NO_HEADERS)
    assert set(lines(await examined(trial), "❌")) == words_of("buckets")


async def learned(trial: Trial) -> dict[str, str]:
    """What the report says for information, by what it is about."""
    await start_table(trial)
    trial.world.skip(2 * HOUR)
    found = (line.removeprefix("ℹ️ ").split(": ", 1) for line in lines(await examined(trial), "ℹ️"))
    w = words(SOURCE)
    keys = {w(f"deep-{key}"): key for key in ("buckets", "counting", "weight", "burst", "ping")}
    return {keys[about]: told for about, told in found}


async def test_what_can_only_be_learned_is_told(trial: Trial) -> None:
    told = await learned(trial)
    assert told["buckets"].startswith("5, ")
    assert "UTF-16" in told["counting"]
    assert (
        told["weight"] == "a text of 9,900 bytes is taken, one of 10,200 is refused, a menu larger than both is taken"
    )
    assert told["burst"].startswith("3 times")
    assert f"https://discord.com/channels/{trial.world.channel(SQUARE).guild_id}/" in told["ping"]


async def test_what_is_learned_follows_discord(trial: Trial) -> None:
    trial.world.faults.forgiven.add("text over 4000 characters")
    trial.world.faults.quirks.add(faults.WHOLE_WEIGHT)
    told = await learned(trial)
    assert "each sign" in told["counting"]
    assert "a menu larger than both is refused" in told["weight"]


async def tried_in_inbox(trial: Trial) -> str:
    await examined(trial)
    asking = trial.first.dms()[-1]
    await trial.first.click("Try it here", on=asking)
    await trial.first.settled()
    await quiet(trial)
    return answer_to(trial.first)


async def test_a_private_answer_with_a_picture_is_tried_among_direct_messages(trial: Trial) -> None:
    report = await tried_in_inbox(trial)
    assert [line.removeprefix("✅ ") for line in lines(report, "✅")] == [words(SOURCE)("deep-private")]


async def test_a_private_answer_that_takes_no_picture_there_is_named(trial: Trial) -> None:
    trial.world.faults.quirks.add(faults.NO_PRIVATE_FILES)
    report = await tried_in_inbox(trial)
    assert set(lines(report, "❌")) == words_of("private")
    assert "400 50035" in report


@pytest.mark.parametrize("counts", [False, True])
async def test_whether_answers_on_an_old_message_count_is_learned_an_hour_later(trial: Trial, counts: bool) -> None:
    await examined(trial)
    asking = trial.first.dms()[-1]
    await trial.first.click("Try it after an hour", on=asking)
    await quiet(trial)
    assert "not an hour old yet" in lines(answer_to(trial.first), "➖")[0]
    trial.world.skip(2 * HOUR)
    trial.world.faults.quirks |= {faults.LATE_ANSWERS_COUNT} if counts else set()
    with waits_skipped(trial.world, cogs.examining):
        pressed = await trial.first.click("Try it after an hour", on=asking)
        await quiet(trial)
    told = text_of(trial.world.messages[pressed.followups[-1]])
    assert f"a press {'counts' if counts else 'does not'}, later changes of it count" in told
    assert asking.id not in trial.world.messages, "there is nothing more to learn"


def test_every_quirk_of_the_sandbox_is_tried_here() -> None:
    quirks = {name for name, value in vars(faults).items() if name.isupper() and isinstance(value, str)}
    tested = Path(__file__).read_text("utf-8")
    assert [name for name in sorted(quirks) if f"faults.{name}" not in tested] == []
