"""Caylus through the real cogs, service, database and renderer."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.caylus.facts import PLACING, WOOD
from engine.caylus.state import ASK_BONUS, View
from engine.caylus.tiles import BY_KEY
from engine.core.moves import Path
from sandbox.actors import Actor
from sandbox.model import Message
from sandbox.trial import Trial
from tests.e2e.players import (
    CONFIRM,
    MENU,
    OPEN,
    SQUARE,
    buttons_of,
    called_in,
    confirm_of,
    controls_of,
    make_move,
    quiet,
    text_of,
)

YOUR_TURN = "it’s your turn"
MOVES_BY_BUTTONS = 6


async def start(trial: Trial, *others: Actor, computers: int = 0) -> None:
    await trial.first.slash("/play", game="caylus")
    for other in others:
        await other.click("Join")
    for _ in range(computers):
        await trial.first.select("Add a computer", "novice")
        await trial.first.settled()
    await trial.first.click("Start")
    await trial.first.settled()
    await quiet(trial)


async def person_on(trial: Trial, seat: int) -> Actor:
    """Seats are given by lot."""
    table = await trial.bot.tables.table(1)
    return next(each for each in trial.people if each.id == table.sitters[seat].user_id)


async def awaited(trial: Trial) -> Actor:
    """The person whom the table waits for."""
    (seat,) = (await trial.bot.tables.look(1, None)).to_act
    return await person_on(trial, seat)


async def open_panel(person: Actor) -> Message:
    """What the person reads behind the button of the newest post."""
    pressed = await person.click("Make my move", on=posts(person)[-1])
    await person.settled()
    panel = person.answer_to(pressed)
    assert panel is not None
    assert panel.only_for == person.id
    return panel


def posts(person: Actor) -> list[Message]:
    """The game's posts in the channel, which everybody reads: old ones lead to the log only."""
    shown = [each for each in person.messages(SQUARE) if not each.ephemeral]
    return [each for each in shown if any(label.startswith("Log") for label in buttons_of(each))]


def assert_called(trial: Trial, person: Actor, mover: Actor | None = None) -> None:
    """The channel calls this person and nobody else; who has just moved and is there reads so in an edit, uncalled."""
    newest = posts(trial.third)[-1]
    assert f"<@{person.id}>, **{YOUR_TURN}**" in text_of(newest)
    assert called_in(trial) == ([] if person is mover else [person.id])
    assert person is not mover or newest.edited_at is not None


def can_move(panel: Message) -> bool:
    return any(controls_of(panel, verb) for verb in (OPEN, MENU, CONFIRM))


async def play(trial: Trial, person: Actor, path: Path) -> None:
    """A move without the panel, as far as the channel is concerned."""
    look = await trial.bot.tables.look(1, person.id)
    await trial.bot.tables.play(1, person.id, look.occasion, path)


async def play_at_random(trial: Trial, person: Actor, chance: Random) -> None:
    look = await trial.bot.tables.look(1, person.id)
    await play(trial, person, look.table.game.random_move(look.view, chance.randrange).parts)


async def refuse_others(trial: Trial, person: Actor) -> None:
    """Whoever is not awaited, and whoever does not play, gets a private word and nothing to press."""
    other = trial.second if person is trial.first else trial.first
    panel = await open_panel(other)
    assert not can_move(panel)
    assert f"Waiting for {person.user.display_name}" in text_of(panel)
    onlooker = await trial.third.click("Make my move", on=posts(trial.third)[-1])
    await trial.third.settled()
    word = trial.third.answer_to(onlooker)
    assert word is not None and word.only_for == trial.third.id
    assert not can_move(word)


async def undo_and_play_again(trial: Trial, chance: Random) -> None:
    """A move is taken back as long as nobody has built upon it; the post and the call say so."""
    person = await awaited(trial)
    spare = await open_panel(person)
    await make_move(person, await open_panel(person), chance)
    await quiet(trial)
    await press_old_panel(person, spare)
    await person.slash("/undo", channel=SQUARE)
    await person.settled()
    await quiet(trial)
    assert "has taken the last move back" in text_of(posts(trial.third)[-1])
    assert await awaited(trial) is person
    assert called_in(trial) == [], "who takes back is there"


async def press_old_panel(person: Actor, panel: Message) -> None:
    """A panel of an earlier question becomes the present one, with a kind word."""
    await person.click(controls_of(panel, CONFIRM)[0]["custom_id"], on=panel)
    await person.settled()
    assert not confirm_of(panel)


async def test_two_people_and_a_computer_play_to_the_end(trial: Trial) -> None:
    """With wrong presses, an undo, a restart and a resignation."""
    chance = Random(3)
    await start(trial, trial.second, computers=1)
    await refuse_others(trial, await awaited(trial))
    await play_by_buttons(trial, chance)
    await trial.restart()
    await play_by_buttons(trial, chance)
    await two_people_in_a_row(trial, chance)
    await undo_and_play_again(trial, chance)
    await play_by_buttons(trial, chance)
    await resign(trial, trial.second)
    await play_out(trial, trial.first, chance)
    last = trial.first.messages(SQUARE)[-1]
    assert "the game is over" in text_of(last)
    assert "The Towers are scored" in text_of(last)
    assert "points" in text_of(last)
    assert last.attachments[0].filename == "caylus_scores.png"
    assert "Play again" in buttons_of(last)


async def play_by_buttons(trial: Trial, chance: Random) -> None:
    """A few moves, whoever is awaited."""
    mover = None
    for _ in range(MOVES_BY_BUTTONS):
        person = await awaited(trial)
        if mover:
            assert_called(trial, person, mover)
        await make_move(person, await open_panel(person), chance)
        await quiet(trial)
        mover = person


async def two_people_in_a_row(trial: Trial, chance: Random) -> None:
    """Goes on until the person after this one can place a worker, too: then a move can be taken back for sure."""
    for _ in range(40):
        look = await trial.bot.tables.look(1, None)
        table, (seat,) = look.view.table, look.to_act
        after = table.order[(table.order.index(seat) + 1) % table.seats]
        is_early = table.phase == PLACING and not table.passed and table.deniers[after] > 1
        if is_early and look.table.sitters[after].is_person:
            return
        await play_at_random(trial, await awaited(trial), chance)
        await trial.bot.crier.tell(1)
    raise AssertionError("the computer is always in between")


async def resign(trial: Trial, person: Actor) -> None:
    await person.slash("/resign", channel=SQUARE)
    await person.click("Yes, leave")
    await person.settled()
    await quiet(trial)
    assert "has left; a computer plays on" in text_of(posts(trial.third)[-1])
    assert person.id not in called_in(trial)


async def play_out(trial: Trial, person: Actor, chance: Random) -> None:
    """The rest of the game is one sequence: the channel gets one post for it."""
    tables, before = trial.bot.tables, len(posts(trial.third))
    while (await tables.table(1)).status == "playing":
        await play_at_random(trial, person, chance)
        await tables.think(1)
    await trial.bot.crier.tell(1)
    assert len(posts(trial.third)) == before + 1


BUILDER: dict[int, Callable[[Any], list[Path]]] = {
    1: lambda table: [
        (str(table.road.index(BY_KEY["neutral_carpenter"])),),
        (str(table.road.index(BY_KEY["neutral_quarry"])),),
        ("carpenter", "mason"),
    ],
    2: lambda table: [("9",), ("provost", "+2"), ("mason", "park")],
}
"""What the builder does in each turn; the rest is passing and leaving things as they are."""
VISITOR: dict[int, Callable[[Any], list[Path]]] = {3: lambda table: [("10",), ("provost", "+1")]}


PLANS = (BUILDER, VISITOR)


async def follow_plans(trial: Trial, is_reached: Callable[[View], bool]) -> View:
    """Plays by plan, seat 0 the builder's, until somebody who is awaited sees this; gives what they see."""
    tables = trial.bot.tables
    for _ in range(60):
        look = await tables.look(1, (await awaited(trial)).id)
        game, view = look.table.game, look.view
        if is_reached(view):
            return view
        planned = PLANS[view.seat].get(view.table.turn, lambda _: [])(view.table)
        legal = {move.parts for move in game.legal_moves(view)}
        fallback = [parts for parts in legal if parts[-1] in ("pass", "0", "skip")]
        await play(trial, await awaited(trial), next(parts for parts in [*planned, *fallback] if parts in legal))
    raise AssertionError("that was never reached")


async def test_the_owner_of_a_building_is_called_for_the_bonus_cube(trial: Trial) -> None:
    """Given a Park of one player on space 10, when the other's worker uses it, then the owner is called in between."""
    await start(trial, trial.second)
    owner, visitor = await person_on(trial, 0), await person_on(trial, 1)
    name = visitor.user.display_name
    await follow_plans(trial, lambda view: view.seat == 0 and view.table.standing[10] == 1)
    await trial.bot.crier.tell(1)
    assert f"{name} came to your Park (10): +1 for you." in text_of(await open_panel(owner))
    view = await follow_plans(trial, lambda view: view.table.ask is not None and view.table.ask.kind == ASK_BONUS)
    await trial.bot.crier.tell(1)
    assert_called(trial, owner)
    assert "take a cube as the owner" in text_of(posts(trial.third)[-1])
    assert f"Waiting for {owner.user.display_name}" in text_of(await open_panel(visitor))
    panel = await open_panel(owner)
    assert f"{name} has used your Park. Which cube do you take?" in text_of(panel)
    await owner.click("1 wood", on=panel)
    await owner.settled()
    await quiet(trial)
    after = (await trial.bot.tables.look(1, None)).view.table
    assert after.stock(0, WOOD) == view.table.stock(0, WOOD) + 1


async def test_further_pictures_of_the_board(trial: Trial) -> None:
    await start(trial, trial.second)
    offered = await trial.third.autocomplete("/board", "sight", "til")
    assert [choice["value"] for choice in offered] == ["tiles"]
    shown = await trial.third.slash("/board", sight="tiles", channel=SQUARE)
    await trial.third.settled()
    picture = trial.third.answer_to(shown)
    assert picture is not None
    assert picture.attachments[0].filename == "caylus_tiles.png"
    pressed = await trial.third.select("Look closer", "middle", on=picture)
    await trial.third.settled()
    closer = trial.third.answer_to(pressed)
    assert closer is not None and "spaces 10 to 19" in text_of(closer)
    refused = await trial.third.slash("/board", sight="the moon", channel=SQUARE)
    await trial.third.settled()
    word = trial.third.answer_to(refused)
    assert word is not None and "There is no such picture here" in text_of(word)


async def test_a_place_from_the_menu_is_taken_at_once_as_one_on_a_button_is(trial: Trial) -> None:
    await start(trial, trial.second, trial.third)
    person = await awaited(trial)
    panel = await open_panel(person)
    (menu,) = controls_of(panel, MENU)
    await person.select(menu["custom_id"], menu["options"][0]["value"], on=panel)
    await person.settled()
    await quiet(trial)
    assert await awaited(trial) is not person
    assert "Your last move" in text_of(panel) and "Undo" in buttons_of(panel)
