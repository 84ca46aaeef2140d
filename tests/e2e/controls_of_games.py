"""Controls of tables and of moves: opening, joining, moving, looking, leaving, what is behind a finished game."""

from random import Random

import msgspec

import cogs.examining
from engine.core.replay import GameFile, replay
from engine.registry import GAMES
from sandbox.redirect import waits_skipped
from sandbox.trial import Trial
from tests.e2e.controls import uses
from tests.e2e.players import (
    SQUARE,
    answer_to,
    awaited,
    buttons_of,
    controls_of,
    fast_forward,
    last_post,
    make_move,
    open_table,
    panel_of,
    pick,
    play_on,
    posts_in,
    quiet,
    start_table,
    text_of,
)


@uses("/play")
async def play(trial: Trial) -> None:
    await trial.first.slash("/play", game="troyes_dice")
    assert "a table is open" in text_of(last_post(trial))


@uses("/hint")
async def hint(trial: Trial) -> None:
    await start_table(trial)
    await trial.first.slash("/hint")
    await trial.first.settled()
    assert "plays without hints" in answer_to(trial.first)


@uses("/review")
async def review(trial: Trial) -> None:
    await start_table(trial)
    await trial.first.slash("/review")
    await trial.first.settled()
    assert "not over yet" in answer_to(trial.first)


@uses("/board")
async def board(trial: Trial) -> None:
    await start_table(trial)
    await trial.second.slash("/board")
    await trial.second.settled()
    assert "Day 1, morning" in answer_to(trial.second)
    assert trial.second.messages()[-1].attachments[0].description


@uses("/sheet")
async def sheet(trial: Trial) -> None:
    await start_table(trial)
    await trial.first.slash("/sheet")
    await trial.first.settled()
    assert "Which die?" in answer_to(trial.first)
    assert trial.first.messages()[-1].ephemeral


@uses("/log")
async def log(trial: Trial) -> None:
    await start_table(trial)
    await trial.first.slash("/log")
    assert "Day 1, morning: 3, 3, black 4, 6." in answer_to(trial.first)


@uses("/games")
async def games(trial: Trial) -> None:
    await trial.first.slash("/games")
    assert "You sit at no table" in answer_to(trial.first)
    await start_table(trial)
    await trial.first.slash("/games")
    assert "it’s your turn" in answer_to(trial.first)


@uses("/leaderboard")
async def leaderboard(trial: Trial) -> None:
    await trial.first.slash("/leaderboard", game="troyes_dice")
    await trial.first.settled()
    assert "Nobody has finished a game that counts here yet" in answer_to(trial.first)
    await trial.first.slash("/leaderboard", game="troyes_dice", where="everywhere")
    await trial.first.settled()
    assert "everywhere" in answer_to(trial.first)


@uses("/undo")
async def undo(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await pick(trial, trial.first)
    await trial.first.slash("/undo", channel=SQUARE)
    await trial.first.settled()
    assert "Which die?" in answer_to(trial.first)


@uses("undo")
async def undo_by_button(trial: Trial) -> None:
    """After a confirm: the move, its undo, and the next game that awaits me."""
    await start_table(trial, trial.second)
    await trial.second.slash("/play", channel="the-tavern", game="troyes_dice")
    tavern = trial.world.channel("the-tavern")
    await trial.first.click("Join", channel=tavern)
    await trial.second.click("Options", channel=tavern)
    await trial.second.select("tc:option:2:numbering", "first", channel=tavern)
    await trial.second.click("Start", channel=tavern)
    await trial.second.settled()
    await quiet(trial)
    panel = next(each for each in trial.first.all_messages() if controls_of(each, "tc:ask:1:"))
    await make_move(trial.first, panel, Random(1))
    await quiet(trial)
    assert buttons_of(panel)[:2] == ["Change my pick", "Undo"]
    assert buttons_of(panel)[2].startswith("Next: Troyes Dice")
    await trial.first.click(buttons_of(panel)[2], on=panel)
    await trial.first.settled()
    assert f"<#{tavern.id}>" in answer_to(trial.first)
    await trial.first.click("Undo", on=panel)
    await trial.first.settled()
    await quiet(trial)
    assert "Your last move is taken back" in text_of(panel)
    assert "Which die?" in text_of(panel)
    assert "Undo" not in buttons_of(panel)
    assert trial.first in await awaited(trial)


@uses("sight")
async def look_closer(trial: Trial) -> None:
    await trial.first.slash("/play", game="caylus")
    await trial.second.click("Join")
    await trial.first.click("Start")
    await quiet(trial)
    await trial.third.click("Board", channel=trial.world.channel(SQUARE))
    await trial.third.settled()
    await trial.third.select("Look closer", "tiles")
    await trial.third.settled()
    assert "Tiles that can still be built" in answer_to(trial.third)
    assert trial.third.messages()[-1].attachments[0].description


@uses("/resign", "resign")
async def resign(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.second.slash("/resign")
    assert "for good?" in answer_to(trial.second)
    await trial.second.click("Yes, leave")
    await trial.second.settled()
    await quiet(trial)
    assert "Bertrand has left" in text_of(last_post(trial))


@uses("/end", "end", "abort")
async def abort(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.first.slash("/end")
    await trial.first.click("Ask them")
    await quiet(trial)
    await trial.second.click("End it")
    await quiet(trial)
    assert "without a result" in text_of(last_post(trial))


@uses("/move-here", "move")
async def move_here(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.second.slash("/move-here", channel="the-tavern", game=1)
    await quiet(trial)
    await trial.first.click("I agree", on=last_post(trial, "the-tavern"))
    await quiet(trial)
    assert "goes on here" in text_of(posts_in(trial, "the-tavern")[0])


@uses("mine", "resign-ask", "end-ask")
async def one_of_my_games(trial: Trial) -> None:
    await start_table(trial, trial.second)
    await trial.first.slash("/games")
    await trial.first.select("Open one of them …", "1")
    card = trial.first.messages()[-1]
    assert buttons_of(card)[0] == "Make my move"
    await trial.first.click("Leave …", on=card)
    assert "for good?" in answer_to(trial.first)
    await trial.first.click("End …", on=card)
    assert "All who still play are asked" in answer_to(trial.first)


@uses("/help", "rules")
async def help_and_rules(trial: Trial) -> None:
    await trial.third.slash("/help")
    assert "/doctor" in answer_to(trial.third)
    await trial.third.click("Rules of Troyes Dice")
    await trial.third.settled()
    assert "8 days, each a morning" in answer_to(trial.third)
    told = trial.third.answer_to(trial.third.done[-1])
    assert told
    assert [file.filename for file in told.attachments] == ["troyes_dice_legend.png"]


@uses("/doctor")
async def doctor(trial: Trial) -> None:
    await trial.first.slash("/doctor")
    assert "All is well" in answer_to(trial.first)


@uses("examine")
async def examine(trial: Trial) -> None:
    trial.expect("spaces", "no such emoji", "over 4000 characters", "over 8,000 bytes", "empty message")
    with waits_skipped(trial.world, cogs.examining):
        await trial.first.slash("/doctor", deep=True)
        await trial.first.settled(60)
        await quiet(trial)
    await trial.first.click("Try that too")
    await quiet(trial)
    assert "after a refused one" in answer_to(trial.first)


@uses("join", "leave")
async def join_and_leave(trial: Trial) -> None:
    await open_table(trial, trial.second)
    assert "2. Bertrand" in text_of(last_post(trial))
    await trial.second.click("Leave")
    assert "Bertrand" not in text_of(last_post(trial))


@uses("computer", "send-away")
async def computer(trial: Trial) -> None:
    await open_table(trial)
    await trial.first.select("Add a computer", "Computer, steady")
    assert "(steady, " in text_of(last_post(trial))
    await trial.first.select("Send somebody away", "The last computer")
    assert "🤖" not in text_of(last_post(trial))


@uses("options", "option")
async def options(trial: Trial) -> None:
    await open_table(trial)
    await trial.first.click("Options")
    await trial.first.select("Banquets and Raids", "With the expansion")
    await quiet(trial)
    assert "Banquets and Raids: With the expansion" in text_of(last_post(trial))


@uses("start", "sheet", "board", "sheet-of", "log")
async def look_around(trial: Trial) -> None:
    await start_table(trial, trial.second)
    square = trial.world.channel(SQUARE)
    await trial.second.click("Make my move", channel=square)
    await trial.second.settled()
    assert "Which die?" in answer_to(trial.second)
    await trial.third.click("Board", channel=square)
    await trial.third.settled()
    await trial.third.select("Look at a sheet", "Aude")
    await trial.third.settled()
    assert "Aude" in answer_to(trial.third)
    assert trial.third.messages()[-1].attachments[0].description
    await trial.third.click("Log", channel=square)
    assert "Day 1, morning" in answer_to(trial.third)


@uses("hand")
async def sheet_from_an_old_post(trial: Trial) -> None:
    """Posts from before call the button's verb `hand`."""
    await start_table(trial)
    board = last_post(trial)
    controls_of(board, "tc:sheet:")[0]["custom_id"] = "tc:hand:1:"
    await trial.first.click("Make my move", on=board)
    await trial.first.settled()
    assert "Which die?" in answer_to(trial.first)


@uses("log-at", "log-chapter", "log-seat")
async def log_pages(trial: Trial) -> None:
    def page() -> str:
        return text_of(trial.first.messages()[-1])

    await start_table(trial, trial.second)
    await fast_forward(trial, 6)
    await trial.first.slash("/log")
    last = answer_to(trial.first)
    assert "Day 3, afternoon" in last
    for way, chapter in (("◀ Back", "Day 3, morning"), ("⏮ First", "The beginning"), ("On ▶", "Day 1, morning")):
        await trial.first.click(way)
        assert f"Troyes Dice · {chapter}" in page()
    await trial.first.select("Go to …", "Day 2, morning")
    await trial.first.select("For whom?", "Aude")
    assert "Troyes Dice · Day 2, morning" in page()
    assert "**You** · " in page()
    await trial.first.select("For whom?", "Everybody")
    await trial.first.click("Last ⏭")
    assert page() == last


@uses("log-page")
async def log_of_an_old_message(trial: Trial) -> None:
    """Pages from before were counted over the whole log; whatever they asked for, it opens at its end."""
    await start_table(trial)
    await trial.first.slash("/log")
    shown = trial.first.messages()[-1]
    controls_of(shown, "tc:log-at:")[0]["custom_id"] = "tc:log-page:1:3"
    await trial.first.click("tc:log-page:1:3", on=shown)
    assert "Troyes Dice · Day 1, morning" in text_of(shown)


@uses("open")
async def change_a_die(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    await trial.first.click(controls_of(panel, "tc:open:")[0]["custom_id"], on=panel)
    await trial.first.settled()
    assert "Use it as …" in text_of(panel)


@uses("choose")
async def answer_in_a_menu(trial: Trial) -> None:
    """Where a question has many answers, they are a menu."""
    await start_table(trial, trial.second)
    occasion = controls_of(panel_of(trial.first), "tc:ask:")[0]["custom_id"].split(":")[3]
    await trial.first.slash("/board", channel=SQUARE)
    await trial.first.settled()
    message = trial.first.messages(SQUARE)[-1]
    menu = controls_of(message, "tc:sheet-of:")[0]
    menu["custom_id"], menu["options"][0]["value"] = f"tc:choose:1:{occasion}:", "1"
    await trial.first.select(menu["custom_id"], "1", on=message)
    assert "What for?" in text_of(message)


@uses("ask", "play")
async def move(trial: Trial) -> None:
    await start_table(trial, numbering="expert")
    assert "Which value comes next?" in text_of(panel_of(trial.first))
    await make_move(trial.first, panel_of(trial.first), Random(1))
    await quiet(trial)
    await play_on(trial, Random(1))
    assert "Day 1, afternoon" in text_of(panel_of(trial.first))


@uses("again")
async def again(trial: Trial) -> None:
    await start_table(trial, trial.third, computers=1, expansion="true")
    await fast_forward(trial, 16)
    await play_on(trial, Random(1))
    await trial.third.click("Play again")
    lobby = last_post(trial)
    for name in ("Clémence (host)", "Aude", "🤖 Perrin (easy)"):
        assert f". {name}" in text_of(lobby), "everybody is there, one seat further"
    assert "With the expansion" in text_of(lobby)
    assert lobby.mentions == [trial.first.id], "who was brought is called once"
    await trial.first.select("Send somebody away", "Aude (only the host can)", on=lobby)
    assert "Only the host" in answer_to(trial.first)
    await trial.third.select("Send somebody away", "Aude (only the host can)", on=lobby)
    for name in ("Clémence (host)", "🤖 Perrin (easy)"):
        assert f". {name}" in text_of(lobby)
    assert f"<@{trial.first.id}>" not in text_of(lobby)


@uses("game-file")
async def game_file(trial: Trial) -> None:
    await start_table(trial)
    await fast_forward(trial, 17)
    await trial.first.slash("/log", channel=SQUARE)
    await trial.first.click("Game file")
    await trial.first.settled()
    (kept,) = trial.first.messages(SQUARE)[-1].attachments
    file = msgspec.json.decode(trial.world.files[kept.id], type=GameFile)
    state = replay(GAMES["troyes_dice"], file)
    assert GAMES["troyes_dice"].result(state) == await trial.bot.tables.result(1)


@uses("replay", "replay-at")
async def replay_of_a_finished_game(trial: Trial) -> None:
    await start_table(trial)
    await fast_forward(trial, 17)
    await trial.second.click("Replay", on=last_post(trial))
    await trial.second.settled()
    assert "the beginning, " in answer_to(trial.second)
    await trial.second.click("Last ⏭")
    await trial.second.settled()
    assert "followed from the seed" in answer_to(trial.second)
