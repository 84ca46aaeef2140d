"""A second language: a server chooses what everybody reads, a person reads their own, and what it lacks is English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import locales
from sandbox.model import Message
from sandbox.trial import Trial
from service.deadlines import DAY
from tests.e2e.noticed import choose as notify
from tests.e2e.noticed import on_turn, pass_time, plain_dms, start
from tests.e2e.players import SQUARE, answer_to, calls_in, last_post, posts_in, quiet, text_of
from tests.e2e.test_consent import next_moves
from tests.e2e.test_settings import choose

GERMAN = """
language = Deutsch
troyes_dice = Troyes Dice auf Deutsch
caylus = Caylus auf Deutsch
lobby-title = ## { $game }: ein Tisch ist offen
lobby-join = Mitspielen
lobby-begun = ## { $game }: das Spiel hat begonnen
thread-name = { $game } bei { $host }
board-title = ## { $game } · { $stand } auf Deutsch
caylus-alt-awaited = Am Zug: { $name }.
call-turn = 🔔 { $who } am Zug in { $where }
remind-waited = die anderen warten seit { $span }
button-move = Ziehen
request-undo-ask = { $name } möchte den letzten Zug zurücknehmen. { $names } müssen zustimmen.
request-undo-declined = { $name } wollte einen Zug zurücknehmen; er bleibt.
abort-ask = { $names }: soll { $game } enden?
refusal-not-seated = Du sitzt nicht an diesem Tisch.
"""
ANY_WORD = ("auf Deutsch", "Mitspielen", "Ziehen", "am Zug")


@pytest.fixture
def second_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """German with a few messages, beside English, in a directory of its own."""
    home = tmp_path / "locales"
    (home / "de").mkdir(parents=True)
    (home / "en").symlink_to(locales.HOME / "en")
    (home / "de" / "bot.ftl").write_text(GERMAN, "utf-8")
    monkeypatch.setattr(locales, "HOME", home)
    _forget()
    yield
    _forget()


def _forget() -> None:
    for kept in (locales.languages, locales.words, locales._words, locales._book):  # pyright: ignore[reportPrivateUsage]
        kept.cache_clear()


def alt_texts(message: Message) -> str:
    return "\n".join(str(part) for part in message.components)


async def test_everything_public_is_in_the_servers_language_and_what_it_lacks_in_english(
    second_language: None, trial: Trial
) -> None:
    await choose(trial, "language", "de")
    assert "Deutsch" in str(trial.first.messages(SQUARE)[-1].components)
    await trial.first.slash("/play", channel=SQUARE, game="caylus")
    assert "ein Tisch ist offen" in text_of(last_post(trial)) and "At the table" in text_of(last_post(trial))
    await trial.second.click("Mitspielen")
    await trial.third.click("Mitspielen")
    lobby = last_post(trial)
    assert "Caylus auf Deutsch: ein Tisch ist offen" in text_of(lobby), "a press leaves it in its language"
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)
    assert "das Spiel hat begonnen" in text_of(lobby)
    board = last_post(trial)
    assert "auf Deutsch" in text_of(board)
    assert "Am Zug: " in alt_texts(board) and "Awaited: " not in alt_texts(board), "the picture's words too"
    mover = await next_moves(trial)
    (call,) = calls_in(trial)
    assert "am Zug in" in call.content and "Ziehen" in str(call.components)
    await next_moves(trial)
    await mover.slash("/undo", channel=SQUARE)
    await mover.settled()
    await mover.click("Ask them")
    await mover.settled()
    await quiet(trial)
    ballot = next(post for post in posts_in(trial) if "möchte den letzten Zug zurücknehmen" in text_of(post))
    other = next(person for person in (trial.first, trial.second, trial.third) if person is not mover)
    await other.click("It stays", on=ballot)
    await other.settled()
    await quiet(trial)
    assert "wollte einen Zug zurücknehmen; er bleibt" in text_of(ballot)


async def test_a_thread_is_named_in_the_servers_language(second_language: None, trial: Trial) -> None:
    await choose(trial, "language", "de")
    await trial.first.slash("/play", channel=SQUARE, game="caylus", thread=True)
    await trial.first.settled()
    thread = next(each for each in trial.world.channels.values() if each.is_thread)
    assert thread.name == f"Caylus auf Deutsch bei {trial.first.user.display_name}"


async def test_direct_messages_are_in_the_persons_own_language_whatever_the_server_reads(
    second_language: None, trial: Trial
) -> None:
    trial.second.user.locale = "de"
    await notify(trial.second, reach="inbox")
    await start(trial, trial.second)
    if await on_turn(trial) is trial.first:
        await next_moves(trial)
    (called,) = plain_dms(trial.second)
    assert "It’s am Zug in" in called.content, "German with an English gap"
    assert not any(word in text_of(last_post(trial)) for word in ANY_WORD), "the server still reads English"
    await pass_time(trial, DAY)
    (reminded,) = plain_dms(trial.second)
    assert "die anderen warten seit" in reminded.content


async def test_a_question_by_direct_message_is_in_the_persons_own_language(second_language: None, trial: Trial) -> None:
    await choose(trial, "language", "de")
    trial.second.user.locale = "de"
    await trial.first.slash("/play", channel=SQUARE, game="troyes_dice")
    await trial.second.click("Mitspielen")
    await trial.first.click("Options")
    await trial.first.select("tc:option:1:numbering", "first")
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)
    asked = {person: str(person.dms()[-1].components) for person in (trial.first, trial.second)}
    assert "Troyes Dice auf Deutsch" in asked[trial.second] and "Deutsch" not in asked[trial.first]


async def test_with_one_language_the_panel_says_so_and_offers_no_choice(trial: Trial) -> None:
    await trial.first.slash("/settings", channel=SQUARE)
    panel = trial.first.messages(SQUARE)[-1]
    assert "**Language**: English" in text_of(panel)
    assert "tc:set:0:language" not in str(panel.components)


async def test_a_language_that_there_is_not_is_refused_and_changes_nothing(second_language: None, trial: Trial) -> None:
    await choose(trial, "language", "de")
    await trial.first.slash("/settings", channel=SQUARE)
    await trial.first.answered(trial.first.forge(trial.first.messages(SQUARE)[-1], "tc:set:0:language", ["xx"]))
    await trial.first.settled()
    assert (await trial.bot.tables.settings(trial.world.guild.id)).language == "de"
    assert "Nothing has changed" in answer_to(trial.first)
