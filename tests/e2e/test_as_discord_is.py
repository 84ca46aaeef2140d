"""Ways of the real Discord that no documentation promises away: the player sees their board all the same."""

from random import Random

from sandbox.faults import GALLERY_IN_AN_EDIT
from sandbox.trial import Trial
from tests.e2e.players import (
    SQUARE,
    controls_of,
    last_post,
    panel_of,
    pick,
    prepare_move,
    quiet,
    start_table,
    text_of,
)

# Uploads that an edit does not find


async def test_a_sheet_comes_as_a_fresh_answer_where_a_deferred_one_takes_no_pictures(trial: Trial) -> None:
    await start_table(trial, trial.second)
    trial.world.faults.quirks.add(GALLERY_IN_AN_EDIT)
    await trial.first.click("My sheet", on=last_post(trial))
    await trial.first.settled()
    await quiet(trial)
    word, sheet = trial.first.messages(SQUARE)[-2:]
    assert "below" in text_of(word)
    assert len(sheet.attachments) == 2
    assert sheet.only_for == trial.first.id
    assert controls_of(sheet, "tc:ask:")


async def test_a_confirmed_move_shows_its_board_where_an_edit_takes_no_pictures(trial: Trial) -> None:
    await start_table(trial, trial.second)
    panel = panel_of(trial.first)
    confirm = await prepare_move(trial.first, panel, Random(1))
    trial.world.faults.quirks.add(GALLERY_IN_AN_EDIT)
    await trial.first.click(confirm, on=panel)
    await trial.first.settled()
    await quiet(trial)
    assert controls_of(panel, "tc:") == []
    newest = panel_of(trial.first)
    assert newest is not panel
    assert newest.attachments
    assert "Waiting for Bertrand" in text_of(newest)


async def test_a_board_that_can_not_be_edited_in_the_channel_is_posted_anew(trial: Trial) -> None:
    await start_table(trial, trial.second)
    before = last_post(trial)
    trial.world.faults.quirks.add(GALLERY_IN_AN_EDIT)
    await pick(trial, trial.first)
    assert last_post(trial) is not before
    assert last_post(trial).attachments
