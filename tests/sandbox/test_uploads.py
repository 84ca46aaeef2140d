"""What becomes of files that a message brings, shows, keeps and drops."""

from __future__ import annotations

import io

import aiohttp
import discord
import pytest

from sandbox.rest import TOKEN
from tests.sandbox.small_bot import Buttons
from tests.sandbox.test_messages import PICTURE, idle, place


def with_picture(name: str = "board.png") -> tuple[discord.ui.LayoutView, discord.File]:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="A board")))
    return view, discord.File(io.BytesIO(PICTURE), name, description="A board")


async def test_a_file_that_a_gallery_shows_is_named_there_and_not_among_the_attachments(answering):
    trial = await answering(idle)
    view, file = with_picture()
    sent = await place(trial).send(view=view, file=file)
    kept = trial.first.messages()[-1].attachments[0]
    assert sent.attachments == []
    gallery = sent.components[0]
    assert isinstance(gallery, discord.MediaGalleryComponent)
    media = gallery.items[0].media
    assert media.attachment_id == kept.id
    assert (media.width, media.height, media.content_type) == (32, 32, "image/png")
    assert media.url.endswith("/board.png")
    loose = await place(trial).send("", file=with_picture()[1])
    assert [file.filename for file in loose.attachments] == ["board.png"]


async def test_an_edit_that_brings_files_drops_those_that_it_does_not_name(answering):
    trial = await answering(idle)
    view, file = with_picture()
    sent = await place(trial).send(view=view, file=file)
    later, second = with_picture("second.png")
    await sent.edit(view=later, attachments=[second])
    assert [file.filename for file in trial.first.messages()[-1].attachments] == ["second.png"]
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(view=with_picture()[0])
    assert refused.value.status == 400
    trial.expect("attachment:// without its file")


async def test_an_answer_to_a_press_without_a_list_drops_the_files(answering):
    async def press(interaction):
        await interaction.response.edit_message(content="pressed")

    async def do(interaction):
        view = Buttons(discord.ui.Button(label="Press", custom_id="press"), answer=press)
        await interaction.response.send_message("?", view=view, file=with_picture()[1])

    trial = await answering(do)
    await trial.first.slash("/do")
    assert trial.first.messages()[-1].attachments
    await trial.first.click("Press")
    assert trial.first.messages()[-1].attachments == []


async def test_an_upload_that_is_not_listed_is_refused(answering):
    trial = await answering(idle)
    form = aiohttp.FormData()
    form.add_field("payload_json", '{"content": "look"}', content_type="application/json")
    form.add_field("files[0]", b"abc", filename="a.txt")
    url = f"{trial.server.address}/api/v10/channels/{trial.first.here.id}/messages"
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as http,
        http.post(url, data=form) as answer,
    ):
        assert answer.status == 400
    trial.expect("upload not listed")
