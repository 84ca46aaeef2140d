"""The page in a real browser, with a real discord.py bot behind it."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio

from sandbox.trial import Trial, sandboxed
from sandbox.web import PAGE
from tests.browser import Browser, Tab, chromium, open_browser
from tests.sandbox.page_bot import ALT, PageBot

ARTIFACTS = Path(__file__).parents[2] / "artifacts" / "page"
needs_chromium = pytest.mark.skipif(not chromium(), reason="no Chromium is installed, so the page can't be opened")

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Browser]:
    """One Chromium for all tests here; each opens tabs of its own."""
    async with open_browser(tmp_path_factory.mktemp("chromium")) as started:
        yield started


@asynccontextmanager
async def visit(browser: Browser, trial: Trial, user: str = "", *, phone: bool = False) -> AsyncIterator[Tab]:
    """A tab on the page as one of the people; at the end its console must have complained of nothing."""
    tab = await browser.tab()
    await (tab.resize(390, 844, phone=True, scale=2) if phone else tab.resize(1280, 900))
    await tab.goto(f"{trial.server.address}/?key={trial.server.key}&user={user}")
    await tab.wait_for(".ready #channel-name")
    try:
        yield tab
        assert tab.errors == []
    finally:
        await tab.close()


async def type_command(tab: Tab, text: str) -> None:
    await tab.click("#composer-text")
    await tab.type(text)


@needs_chromium
async def test_a_table_is_opened_joined_and_named_with_mouse_and_keyboard(browser: Browser) -> None:
    async with sandboxed(PageBot, page=True) as trial, visit(browser, trial) as tab:
        await tab.wait_for("text=computer opponents can be added in the lobby")
        await tab.click("#strip-play")
        await tab.wait_for("text=Which game")
        await tab.screenshot(ARTIFACTS / "options.png")
        await tab.click("text=Troyes Dice")
        await tab.click("text=+1 optional")
        await tab.click("text=players")
        await tab.type("4")
        await tab.key("Enter")
        await tab.wait_for("text=A table for 4")
        await tab.wait_for("text=then Make my move below the board")
        assert "Aude used /play" in (await tab.text(".answers")).replace("\n", " ")
        await tab.wait_for(f'.picture img[alt="{ALT}"]')
        await tab.screenshot(ARTIFACTS / "table.png")

        await tab.click("text=Join")
        await tab.wait_for("text=Seated: Aude")
        await tab.wait_for(".rail-button .badge")
        assert not await tab.evaluate("document.querySelector('.component-button.busy')")

        await tab.click("text=Name it")
        await tab.wait_for("#modal[open]")
        await tab.click("text=Submit")
        await tab.wait_for("text=This field is required.")
        await tab.click("#modal input:not([type])")
        await tab.type("The Red Lion")
        await tab.click("text=Days")
        await tab.click("text=Hints")
        await tab.click("#modal .select-button")
        await tab.wait_for(".select-list")
        await tab.key("Escape")
        await tab.wait_for(".select-list", gone=True)
        await tab.click("#modal .select-button")
        await tab.click(".select-option:nth-of-type(3)")
        await tab.screenshot(ARTIFACTS / "form.png")
        await tab.click("text=Submit")
        await tab.wait_for("text=Named The Red Lion, pace 24, extras ['hints'], guests ['Bertrand']")
        await tab.wait_for("#modal[open]", gone=True)


@needs_chromium
async def test_no_plain_letter_digit_or_space_is_drawn_with_an_emoji_font(browser: Browser) -> None:
    async with sandboxed(PageBot, page=True) as trial, visit(browser, trial) as tab:
        await tab.evaluate("document.getElementById('strip-open').textContent = 'Round 12 of 4'")
        for domain in ("DOM", "CSS"):
            await tab.send(f"{domain}.enable")
        root = (await tab.send("DOM.getDocument"))["root"]["nodeId"]
        words = (await tab.send("DOM.querySelector", nodeId=root, selector="#strip-open"))["nodeId"]
        fonts = (await tab.send("CSS.getPlatformFontsForNode", nodeId=words))["fonts"]
        assert sum(font["glyphCount"] for font in fonts) == len("Round 12 of 4")
        assert not [font["familyName"] for font in fonts if "Emoji" in font["familyName"]]


@needs_chromium
async def test_pictures_open_large_with_their_alt_text_and_close_again(browser: Browser) -> None:
    async with sandboxed(PageBot, page=True) as trial, visit(browser, trial) as tab:
        await trial.first.slash("/play", game="Caylus")
        await tab.click(".picture")
        await tab.wait_for("#lightbox[open] .alt-text")
        assert await tab.text("#lightbox .alt-text") == ALT
        await tab.screenshot(ARTIFACTS / "picture.png")
        await tab.key("Escape")
        await tab.wait_for("#lightbox[open]", gone=True)


@needs_chromium
async def test_suggestions_of_the_bot_are_offered_while_typing(browser: Browser) -> None:
    async with sandboxed(PageBot, page=True) as trial, visit(browser, trial) as tab:
        await type_command(tab, "/fi")
        await tab.wait_for("text=Look a word up")
        await tab.key("Enter")
        await tab.wait_for("text=Bridge")
        await tab.type("market")
        await tab.wait_for("text=Bridge", gone=True)
        await tab.screenshot(ARTIFACTS / "suggestions.png")
        await tab.key("ArrowDown")
        await tab.key("Enter")
        await tab.key("Enter")
        await tab.wait_for("text=Found market hall")


@needs_chromium
async def test_an_ephemeral_answer_is_seen_by_one_person_and_can_be_dismissed(browser: Browser) -> None:
    async with (
        sandboxed(PageBot, page=True) as trial,
        visit(browser, trial, "Aude") as aude,
        visit(browser, trial, "Bertrand") as bertrand,
    ):
        await type_command(aude, "/secret ")
        await aude.key("Enter")
        await aude.wait_for("text=The secret of the well <script>alert(1)</script>")
        await aude.wait_for("text=Only you can see this")
        await type_command(bertrand, "Good evening")
        await bertrand.key("Enter")
        await aude.wait_for("text=Good evening")
        assert "secret of the well" not in await bertrand.evaluate("document.documentElement.innerHTML")
        await aude.screenshot(ARTIFACTS / "ephemeral.png")
        await aude.click("text=Dismiss message")
        await aude.wait_for("text=The secret of the well", gone=True)


@needs_chromium
async def test_a_direct_message_is_marked_unread_and_only_for_its_reader(browser: Browser) -> None:
    async with (
        sandboxed(PageBot, page=True) as trial,
        visit(browser, trial, "Bertrand") as bertrand,
        visit(browser, trial, "Denis") as denis,
    ):
        await trial.first.slash("/play", game="Caylus")
        await trial.second.click("Join")
        await denis.wait_for("text=Seated: Bertrand")
        await bertrand.click('.rail-button[aria-label="Message of Town Crier"]')
        await bertrand.wait_for("text=You have a seat. It is your turn.")
        await bertrand.wait_for(".rail-button .badge", gone=True)
        assert "You have a" not in await denis.evaluate("document.documentElement.innerHTML")


@needs_chromium
async def test_thinking_is_shown_until_the_answer_comes_and_silence_is_named(browser: Browser) -> None:
    async with sandboxed(PageBot, page=True) as trial, visit(browser, trial) as tab:
        trial.expect("unanswered")
        await type_command(tab, "/think ")
        await tab.key("Enter")
        await tab.wait_for("text=Town Crier is thinking…")
        trial.bot.go_on.set()
        await tab.wait_for("text=Thought it over")
        await type_command(tab, "/silence ")
        await tab.key("Enter")
        await tab.wait_for("text=Sending /silence")
        trial.world.skip(4)
        await tab.wait_for("text=The application did not respond")
        await tab.click("text=Dismiss message")
        await tab.wait_for("text=The application did not respond", gone=True)

        await trial.first.slash("/play", game="Caylus")
        await tab.click("text=Ignore me")
        await tab.wait_for(".component-button.busy")
        trial.world.skip(4)
        await tab.wait_for(".message .failure")
        assert not await tab.evaluate("document.querySelector('.component-button.busy')")


@needs_chromium
async def test_a_thread_appears_under_its_channel_and_its_absent_bot_is_named(browser: Browser) -> None:
    async with sandboxed(PageBot, page=True) as trial, visit(browser, trial, "Denis") as tab:
        await trial.first.slash("/thread")
        await tab.wait_for(".channel.thread.unread")
        await tab.click("text=See thread ›")
        await tab.wait_for("text=Thread in #the-square")
        await tab.wait_for("text=Here we talk in peace")
        await tab.wait_for(".channel.thread.unread", gone=True)
        await tab.wait_for("#bot-away", gone=True)
        await trial.stop()
        await tab.wait_for("text=The bot is not connected")
        await trial.start()
        await tab.wait_for("#bot-away", gone=True)


MARKUP = {
    "**bold** *slanted* _too_": "<p><strong>bold</strong> <em>slanted</em> <em>too</em></p>",
    "__under__ ~~gone~~": "<p><u>under</u> <s>gone</s></p>",
    "***both*** and snake_case_name": "<p><strong><em>both</em></strong> and snake_case_name</p>",
    r"\*plain\* `**code**`": '<p>*plain* <code class="inline-code">**code**</code></p>',
    "# One\n-# small\ntext\nmore": '<h3 class="heading-1">One</h3><small class="subtext">small</small><p>text\nmore</p>',
    "> quoted\n> twice\nafter": "<blockquote><p>quoted\ntwice</p></blockquote><p>after</p>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. third\n4. fourth": '<ol start="3"><li>third</li><li>fourth</li></ol>',
    "<b>&amp; <img src=x onerror=alert(1)>": "<p>&lt;b&gt;&amp;amp; &lt;img src=x onerror=alert(1)&gt;</p>",
    "[evil](javascript:alert(1))": "<p>[evil](javascript:alert(1))</p>",
    "``a`b``": '<p><code class="inline-code">a`b</code></p>',
    "2 * 3 * 4 and a ** b": "<p>2 * 3 * 4 and a ** b</p>",
}


@needs_chromium
async def test_text_is_read_as_discord_reads_it_and_never_as_html(browser: Browser) -> None:
    async with sandboxed(PageBot, page=True) as trial, visit(browser, trial) as tab:
        for text, expected in MARKUP.items():
            script = f"""import("/page/markdown.js").then(({{ markdown }}) => {{
                const box = document.createElement("div");
                box.append(...markdown({json.dumps(text)}));
                return box.innerHTML;
            }})"""
            assert await tab.evaluate(script) == expected
        who = trial.second.id
        trial.first.say(f"<@{who}> in <#{trial.first.here.id}>, <t:0:d>, ||hidden||, </play:1>")
        await tab.wait_for("text=@Bertrand in #the-square")
        await tab.click(".spoiler")
        await tab.wait_for("text=hidden")
        await tab.click(".markup [data-command=play]")
        await tab.wait_for("text=Which game")


@needs_chromium
async def test_on_a_phone_channels_are_in_a_drawer_and_a_table_can_be_played(browser: Browser) -> None:
    async with (
        sandboxed(PageBot, page=True) as trial,
        visit(browser, trial, "Denis", phone=True) as tab,
    ):
        await tab.click("#strip-play")
        await tab.click("text=Caylus")
        await tab.click("#send")
        await tab.wait_for("text=A table for 2")
        await tab.click("text=Join")
        await tab.wait_for("text=Seated: Denis")
        assert await tab.evaluate("document.documentElement.scrollWidth") <= 390
        assert await tab.evaluate("document.querySelector('.picture img').clientWidth") > 340
        await tab.screenshot(ARTIFACTS / "phone-table.png")
        await tab.click("text=Choose dice")
        await tab.click("text=yellow 1 2 deniers")
        await tab.click("text=yellow 3 2 deniers")
        await tab.screenshot(ARTIFACTS / "phone-select.png")
        await tab.click("text=Done")
        await tab.wait_for("text=You took 1 and 3")
        await tab.click("#menu-button")
        await tab.click('.rail-button[aria-label="Message of Town Crier"]')
        await tab.wait_for("text=You have a seat. It is your turn.")
        await tab.wait_for("#menu-badge", gone=True)


@needs_chromium
async def test_the_inspector_lists_requests_and_the_switcher_changes_the_person(browser: Browser) -> None:
    async with sandboxed(PageBot, page=True) as trial, visit(browser, trial) as tab:
        await trial.first.slash("/secret")
        await tab.click("#inspect-button")
        await tab.wait_for("text=/callback")
        await tab.click("#requests li:first-child summary")
        await tab.wait_for("text=The secret of **the well**")
        await tab.screenshot(ARTIFACTS / "inspector.png")
        await tab.click("#inspector-close")
        before = trial.world.clock.now()
        await tab.click("#skip-button")
        await tab.wait_for("text=The clock was moved forward.")
        assert trial.world.clock.now() - before >= 24 * 3600
        await tab.click("#me")
        await tab.click("#people-menu .person:nth-of-type(2) button")
        await tab.wait_for("text=Only you can see this", gone=True)
        assert "Bertrand" in await tab.text("#me")


async def test_the_page_needs_its_key_its_host_and_its_origin() -> None:
    async with sandboxed(PageBot, page=True) as trial, aiohttp.ClientSession() as session:
        base, key = trial.server.address, trial.server.key

        async def status(path: str, **headers: str) -> int:
            async with session.get(base + path, headers=headers) as answer:
                return answer.status

        assert await status(f"/?key={key}") == 200
        session.cookie_jar.clear()
        assert await status("/") == 403
        assert await status("/?key=wrong") == 403
        assert await status("/?key=falsch-ä") == 403
        assert await status(f"/?key={key}", Host="evil.example") == 403
        assert await status("/page/main.js") == 200
        assert await status("/page/..%2fweb.py") == 404
        session.cookie_jar.clear()
        for origin in ("http://evil.example", "null", None):
            headers = {"Origin": origin} if origin else {}
            with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
                await session.ws_connect(f"{base}/page/ws?key={key}", headers=headers)
            assert refusal.value.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"{base}/page/ws?key=wrong", headers={"Origin": base})
        socket = await session.ws_connect(f"{base}/page/ws?key={key}", headers={"Origin": base})
        assert (await socket.receive_json())["t"] == "WELCOME"
        await socket.close()


async def test_the_page_forbids_foreign_and_inline_code() -> None:
    async with (
        sandboxed(PageBot, page=True) as trial,
        aiohttp.ClientSession() as session,
        session.get(f"{trial.server.address}/?key={trial.server.key}") as answer,
    ):
        policy = answer.headers["Content-Security-Policy"]
        cookie = answer.headers["Set-Cookie"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie


async def test_the_page_names_each_of_its_files_and_no_other() -> None:
    """A module that is not named is fetched late, and a style sheet not at all."""
    named = set(re.findall(r'/page/([a-z]+\.(?:js|css|svg))"', (PAGE / "index.html").read_text()))
    assert named == {path.name for path in PAGE.iterdir()} - {"index.html"}


async def test_what_no_client_could_do_is_refused_in_words() -> None:
    """A frame made by hand: another's message, an absent button, nonsense, and too much at once."""
    async with sandboxed(PageBot, page=True) as trial, aiohttp.ClientSession() as session:
        await trial.first.slash("/secret")
        hidden = trial.first.messages()[-1]
        address = f"{trial.server.address}/page/ws?key={trial.server.key}&user=Bertrand"
        socket = await session.ws_connect(address, headers={"Origin": trial.server.address})
        welcome = (await socket.receive_json())["d"]
        assert welcome["me"]["name"] == "Bertrand"
        assert "well" not in str(welcome["messages"])
        for frame in (
            {"op": "dismiss", "message": str(hidden.id)},
            {"op": "press", "message": "1", "custom_id": "x", "nonce": "n"},
            {"op": "message", "channel": str(trial.first.here.id), "content": ""},
            {"op": "slash", "path": ["nothing"], "options": {}, "channel": str(trial.first.here.id), "nonce": "n"},
            {"op": "unheard-of"},
            {"op": "skip", "hours": -1},
            ["no", "object"],
        ):
            await socket.send_json(frame)
            assert (await socket.receive_json())["t"] == "REFUSED"
        assert trial.first.messages() == [hidden]
        await socket.send_str("x" * 70_000)
        assert (await socket.receive()).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
