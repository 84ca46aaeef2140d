"""Troyes through the bot's own buttons: a table of three, the King's Challenge, and what nobody else may learn."""

from random import Random
from typing import Any

from msgspec.structs import replace as changed

from engine.core.chance import SEED_BYTES
from engine.core.replay import replay
from engine.registry import GAMES
from engine.troyes.events import Dealt, GainedPoints, LostPoints
from engine.troyes.moves import Build, Farm, Fight, Place
from engine.troyes.state import State
from sandbox.actors import Actor
from sandbox.controls import walk
from sandbox.model import Message
from sandbox.trial import Trial
from service.values import CHANNEL, Noted
from tests.e2e.players import (
    MENU,
    SQUARE,
    awaited,
    called_in,
    confirm_of,
    controls_of,
    last_post,
    panel_of,
    posts_in,
    prepare_move,
    quiet,
    text_of,
)

RULES = GAMES["troyes"]


async def start(trial: Trial, *guests: Actor, computers: int = 0, **options: str) -> None:
    """A running game, with the same rolls each time."""
    trial.bot.tables._ledger.seeds = lambda: bytes([len(guests)]) * SEED_BYTES
    await trial.first.slash("/play", game="troyes")
    for guest in guests:
        await guest.click("Join")
    for _ in range(computers):
        await trial.first.select("Add a computer", "novice")
    if options:
        await trial.first.click("Options")
        for option, value in options.items():
            await trial.first.select(f"tc:option:1:{option}", value)
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)


async def open_panel(trial: Trial, person: Actor) -> Message:
    await person.click("Make my move", on=last_post(trial))
    await person.settled()
    return panel_of(person)


async def confirm(trial: Trial, person: Actor, panel: Message, chance: Random) -> None:
    """Puts a move together, now and then thinks better of an answer, and confirms."""
    await prepare_move(person, panel, chance)
    menus = controls_of(panel, MENU)
    if menus and chance.random() < 0.3:
        menu = menus[-1]
        await person.select(menu["custom_id"], chance.choice(menu["options"])["value"], on=panel)
    await person.click(await prepare_move(person, panel, chance), on=panel)
    await person.settled()
    await quiet(trial)


async def move(trial: Trial, chance: Random) -> None:
    """Whoever is awaited opens their panel and makes a move on it."""
    (person,) = await awaited(trial)
    await confirm(trial, person, await open_panel(trial, person), chance)


async def go_on(trial: Trial, until_round: int, chance: Random) -> None:
    """The people play without their buttons until a round begins, or the game ends; then the town is told."""
    tables = trial.bot.tables
    while (look := await tables.look(1, None)).to_act and look.view.table.round < until_round:
        await tables.think(1)
        for person in await awaited(trial):
            seen = await tables.look(1, person.id)
            await tables.play(1, person.id, seen.occasion, RULES.random_move(seen.view, chance.randrange).parts)
    await trial.bot.crier.tell(1)
    await quiet(trial)


async def is_on(trial: Trial) -> bool:
    return (await trial.bot.tables.table(1)).status == "playing"


async def assert_kept(trial: Trial) -> None:
    file = await trial.bot.tables.export(1)
    assert RULES.result(replay(RULES, file)) == await trial.bot.tables.result(1)


async def move_and_look_for_pings(trial: Trial, chance: Random) -> None:
    """Somebody else who is awaited now is called, and nobody besides; who goes on is not. A round has one post."""
    before, (mover,), round_before = last_post(trial).id, await awaited(trial), await round_of(trial)
    await move(trial, chance)
    (person,) = await awaited(trial)
    if person is mover or await round_of(trial) == round_before:
        assert last_post(trial).id == before
    else:
        assert last_post(trial).id != before
    assert f"<@{person.id}>, **it’s your turn**" in text_of(last_post(trial))
    if person is not mover:
        assert called_in(trial) == [person.id]


async def round_of(trial: Trial) -> int:
    scene = await trial.bot.tables.scene(1)
    return scene.chapter_at(scene.table.version, RULES.chapters)


async def test_two_people_and_a_computer_play_to_the_end(trial: Trial) -> None:
    """With a restart, and a seat that is left to a computer."""
    chance = Random(1)
    await start(trial, trial.second, computers=1)
    for _ in range(14):
        await move_and_look_for_pings(trial, chance)
    await trial.restart()
    await move(trial, chance)
    await go_on(trial, 2, chance)
    for _ in range(8):
        await move_and_look_for_pings(trial, chance)
    await trial.second.slash("/resign", channel=SQUARE)
    await trial.second.click("Yes, leave")
    await trial.second.settled()
    await quiet(trial)
    assert "Bertrand has left; a computer plays on" in text_of(last_post(trial))
    await go_on(trial, 5, chance)
    while await is_on(trial):
        await move(trial, chance)
    last = text_of(last_post(trial))
    assert "the game is over" in last
    assert "Bertrand was " in last, "the characters are revealed"
    assert "Every roll followed from the seed" in last
    await assert_kept(trial)


async def test_the_kings_challenge_is_played_to_the_verdict(trial: Trial) -> None:
    chance = Random(2)
    await start(trial)
    assert "The characters, from the top:" in text_of(last_post(trial))
    panel = await open_panel(trial, trial.first)
    for number in range(12):
        await confirm(trial, trial.first, panel, chance)
        if number == 4:
            await trial.restart()
    assert any("**Le Roy**" in text_of(post) for post in posts_in(trial))
    await go_on(trial, 4, chance)
    panel = await open_panel(trial, trial.first)
    while await is_on(trial):
        await confirm(trial, trial.first, panel, chance)
    result = await trial.bot.tables.result(1)
    last = text_of(last_post(trial))
    assert result.verdict in ("beheaded", "from_1", "from_6", "from_11", "from_16", "above_20")
    assert any(line.startswith(("The king", "A masterpiece")) for line in last.splitlines())
    await assert_kept(trial)


async def test_a_citizen_is_taken_back_and_placed_elsewhere(trial: Trial) -> None:
    await start(trial, trial.second)
    before = (await trial.bot.tables.look(1, None)).view.table.spaces
    (person,) = await awaited(trial)
    await confirm(trial, person, await open_panel(trial, person), Random(3))
    await person.slash("/undo", channel=SQUARE)
    await person.settled()
    await quiet(trial)
    assert f"{person.user.display_name} has taken the last move back" in text_of(last_post(trial))
    assert called_in(trial) == [], "who takes back is there"
    assert (await trial.bot.tables.look(1, None)).view.table.spaces == before
    assert "Which building?" in text_of(panel_of(person))


async def test_influence_is_taken_back_until_something_is_rolled(trial: Trial) -> None:
    chance = Random(4)
    await start(trial, trial.second)
    await go_on(trial, 1, chance)
    (person,) = await awaited(trial)
    seat = (await trial.bot.tables.table(1)).seat_of(person.id)
    before = (await trial.bot.tables.look(1, None)).view.table.influence[seat]
    panel = await open_panel(trial, person)
    await person.click("Recruit", on=panel)
    assert "**You** recruit a citizen for 2 influence" in text_of(panel)
    assert "-# You: " in text_of(panel)
    await person.click("Confirm", on=panel)
    await person.settled()
    await quiet(trial)
    assert "recruits a citizen" in text_of(last_post(trial))
    await person.slash("/undo", channel=SQUARE)
    await person.settled()
    await quiet(trial)
    assert (await trial.bot.tables.look(1, None)).view.table.influence[seat] == before
    panel = await open_panel(trial, person)
    await person.click("Reroll a die", on=panel)
    assert "Costs 1 influence" in text_of(await open_panel(trial, person))
    await confirm(trial, person, panel, chance)
    assert "became a" in text_of(panel), "the result is told on the panel"
    await person.slash("/undo", channel=SQUARE)
    await person.settled()
    assert "rolled or shown since" in text_of(person.messages(SQUARE)[-1])


async def test_who_lost_a_die_reads_so_in_the_ping_and_on_the_panel(trial: Trial) -> None:
    chance = Random(5)
    await start(trial, trial.second)
    await go_on(trial, 1, chance)
    tables = trial.bot.tables
    while (await tables.look(1, None)).view.table.black:
        await move_at_once(trial, lambda moves: moves[0])
    buyer = (await awaited(trial))[0]
    victim = trial.second if buyer is trial.first else trial.first
    seat = (await tables.table(1)).seat_of(victim.id)
    await move_at_once(trial, lambda moves: next(each for each in moves if is_bought_of(seat, each)))
    post = last_post(trial)
    assert called_in(trial) == [victim.id]
    called = next(line for line in text_of(post).splitlines() if line.startswith(f"-# <@{victim.id}>: "))
    assert f"{buyer.user.display_name} took your " in called
    assert f"{buyer.user.display_name} took your " in text_of(await open_panel(trial, victim))


def is_bought_of(seat: int, each: Build | Farm | Place | Fight) -> bool:
    """Whether the move ends the turn and takes a die of that seat."""
    return isinstance(each, Build | Farm | Place | Fight) and any(part.endswith(f".{seat}") for part in each.parts)


async def move_at_once(trial: Trial, choose: Any) -> None:
    (person,) = await awaited(trial)
    seen = await trial.bot.tables.look(1, person.id)
    await trial.bot.tables.play(1, person.id, seen.occasion, choose(RULES.legal_moves(seen.view)).parts)
    await trial.bot.crier.tell(1)
    await quiet(trial)


# Secrets


def signs_of(trial: Trial, message: Message) -> list[object]:
    """Everything on a message that a person could read, see or press."""
    found: list[object] = []
    for part in walk(message.components):
        found += [part.get(key) for key in ("content", "label", "custom_id", "placeholder", "options", "disabled")]
    for file in message.attachments:
        found += [file.description, trial.world.files[file.id]]
    return found


async def all_that_is_shown(trial: Trial, person: Actor, is_seated: bool) -> list[object]:
    """The channel told anew from the beginning, and everything that this person can open."""
    await trial.bot.tables.note(1, Noted(forgotten=(CHANNEL,)))
    await trial.bot.crier.tell(1)
    await quiet(trial)
    seen = signs_of(trial, last_post(trial))
    for command in ("/board", "/log", *(["/sheet"] if is_seated else [])):
        await person.slash(command, channel=SQUARE)
        await person.settled()
        seen += signs_of(trial, person.messages(SQUARE)[-1])
    await person.slash("/board", channel=SQUARE)
    await person.settled()
    await person.select("Look at a sheet", "Aude")
    await person.settled()
    return [*seen, *signs_of(trial, person.messages(SQUARE)[-1])]


async def give_another_hand(trial: Trial, seat: int) -> None:
    """The seat has had other characters and other points from the beginning."""

    def rewrite(connection: Any) -> None:
        rows = connection.execute("SELECT version, events, snapshot FROM moves WHERE game_id = 1").fetchall()
        for version, events, snapshot in rows:
            told = RULES.encode_events([_other(event, seat) for event in RULES.decode_events(events.encode())]).decode()
            state: State = RULES.decode(snapshot, RULES.rules_version)
            hands = list(state.hands)
            hands[seat] = changed(hands[seat], points=hands[seat].points + 7, characters=state.secret.unknown)
            other = changed(state, hands=tuple(hands))
            connection.execute(
                "UPDATE moves SET events = ?, snapshot = ? WHERE game_id = 1 AND version = ?",
                (told, RULES.encode(other), version),
            )

    await trial.bot.tables._ledger.store.database.write(rewrite)


def _other(event: Any, seat: int) -> Any:
    if isinstance(event, Dealt) and event.seat == seat:
        return changed(event, characters=event.characters[::-1])
    if isinstance(event, GainedPoints) and event.owner == seat:
        return changed(event, points=event.points + 7)
    if isinstance(event, LostPoints) and event.seat == seat:
        return changed(event, points=event.points + 1)
    return event


async def test_nothing_that_others_are_shown_depends_on_characters_and_points(trial: Trial) -> None:
    chance = Random(6)
    await start(trial, trial.second)
    await go_on(trial, 3, chance)
    views = [(trial.second, True), (trial.third, False)]
    before = [await all_that_is_shown(trial, person, is_seated) for person, is_seated in views]
    own = await all_that_is_shown(trial, trial.first, True)
    await give_another_hand(trial, (await trial.bot.tables.table(1)).seat_of(trial.first.id))
    for (person, is_seated), seen in zip(views, before, strict=True):
        assert await all_that_is_shown(trial, person, is_seated) == seen
    assert await all_that_is_shown(trial, trial.first, True) != own, "its owner sees the other hand"


async def test_panels_are_for_their_owner_only(trial: Trial) -> None:
    await start(trial, trial.second)
    (person,) = await awaited(trial)
    other = trial.second if person is trial.first else trial.first
    panel = await open_panel(trial, person)
    assert panel.only_for == person.id
    assert confirm_of(panel) is None
    await other.click("Make my move", on=last_post(trial))
    await other.settled()
    assert f"Waiting for {person.user.display_name}" in text_of(other.messages(SQUARE)[-1])
