"""A real browser for tests: Chromium without a window, driven over its DevTools protocol.

    async with open_browser(tmp_path) as browser:
        tab = await browser.tab()
        await tab.goto(address)
        await tab.click("text=Join")

Mouse and keyboard are real input events, so what is covered, hidden or disabled can't be pressed. Waiting is on what the page
shows.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SWITCHES = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--lang=en-GB",
    "--remote-debugging-port=0",
)
PATIENCE = 15.0
KEYS = {
    "Enter": ("Enter", 13, "\r"),
    "Tab": ("Tab", 9, ""),
    "Escape": ("Escape", 27, ""),
    "Backspace": ("Backspace", 8, ""),
}
KEYS |= {"ArrowDown": ("ArrowDown", 40, ""), "ArrowUp": ("ArrowUp", 38, "")}

FIND = """
(() => {
  const wanted = %s;
  const shown = (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility !== "hidden";
  let found;
  if (wanted.startsWith("text=")) {
    const words = wanted.slice(5).replace(/\\s+/g, " ").trim();
    const all = [...document.querySelectorAll("button, a, label, [role=option], summary")].filter(shown);
    const text = (node) => node.innerText.replace(/\\s+/g, " ").trim();
    found = all.findLast((node) => text(node) === words) ?? all.findLast((node) => text(node).includes(words));
  } else {
    found = [...document.querySelectorAll(wanted)].findLast(shown);
  }
  if (!found) return null;
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  const moves = (node) => node.getAnimations().some((move) => move.effect.getTiming().iterations !== Infinity);
  for (let node = found; node; node = node.parentElement) if (moves(node)) return null;
  const box = found.getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  const top = document.elementFromPoint(x, y);
  if (!top || !(found.contains(top) || top.contains(found))) return null;
  return { x, y };
})()
"""
"""Where the last visible thing that fits is, if nothing lies over it and it stands still."""


PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"

STILL = """
Promise.race([
  new Promise((resolve) => setTimeout(resolve, 2000)),
  Promise.all([
    ...[...document.images].map((image) => image.decode().catch(() => null)),
    ...document.getAnimations()
      .filter((move) => move.effect.getTiming().iterations !== Infinity)
      .map((move) => move.finished.catch(() => null)),
  ]),
]).then(() => null)
"""
"""Until pictures are loaded and what moves has arrived."""


def chromium() -> str | None:
    """The browser's path, or None where none is installed."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Browser:
    """One Chromium process."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self.session = session
        self.address = address

    async def tab(self) -> Tab:
        async with self.session.put(f"{self.address}/json/new?about:blank") as answer:
            target = json.loads(await answer.text())
        socket = await self.session.ws_connect(target["webSocketDebuggerUrl"], max_msg_size=0)
        tab = Tab(socket, lambda: self._forget(target["id"]))
        for domain in ("Page", "Runtime", "Log"):
            await tab.send(f"{domain}.enable")
        # Two tabs stand for two people at two screens: both are looked at.
        await tab.send("Emulation.setFocusEmulationEnabled", enabled=True)
        return tab

    async def _forget(self, target: str) -> None:
        async with self.session.get(f"{self.address}/json/close/{target}"):
            pass


class Tab:
    """One page. `errors` collects what its console complained of."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, forget: Callable[[], Awaitable[None]]) -> None:
        self.socket = socket
        self.forget = forget
        self.errors: list[str] = []
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self.socket:
            frame = json.loads(message.data)
            if "id" in frame:
                future = self._answers.pop(frame["id"], None)
                if future and not future.done():
                    future.set_result(frame)
            else:
                self._note(frame["method"], frame["params"])

    def _note(self, method: str, params: dict[str, Any]) -> None:
        if method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.errors.append(str(details.get("exception", {}).get("description") or details["text"]))
        elif method == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.errors.append(f"{params['entry']['text']} {params['entry'].get('url', '')}")
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "assert"):
            self.errors.append(" ".join(str(one.get("value", one.get("description"))) for one in params["args"]))

    async def send(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send_json({"id": number, "method": method, "params": params})
        frame = await asyncio.wait_for(self._answers[number], PATIENCE * 2)
        if "error" in frame:
            raise RuntimeError(f"{method}: {frame['error']['message']}")
        return frame["result"]

    async def evaluate(self, script: str) -> Any:
        result = await self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    async def goto(self, address: str) -> None:
        await self.send("Page.navigate", url=address)

    async def resize(self, width: int, height: int, *, phone: bool = False, scale: float = 1) -> None:
        await self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=phone
        )
        await self.send("Emulation.setTouchEmulationEnabled", enabled=phone)

    async def prefer(self, scheme: str) -> None:
        """The dark or light colours of the system."""
        feature = {"name": "prefers-color-scheme", "value": scheme}
        await self.send("Emulation.setEmulatedMedia", features=[feature])

    async def wait_for(self, wanted: str, *, gone: bool = False, patience: float = PATIENCE) -> None:
        """Until a selector matches something visible, or until `text=...` is read on the page."""
        if wanted.startswith("text="):
            found = f"document.body.innerText.includes({json.dumps(wanted[5:])})"
        else:
            found = f"[...document.querySelectorAll({json.dumps(wanted)})].some((n) => n.getClientRects().length)"
        await self.until(f"!({found})" if gone else found, f"{wanted}{' to go' if gone else ''}", patience)

    async def until(self, condition: str, what: str, patience: float = PATIENCE) -> Any:
        """Asks the page at each frame it draws, inside the page, so that nothing waits longer than it must."""
        script = f"""new Promise((resolve) => {{
            const end = performance.now() + {patience * 1000};
            const look = () => {{
                const seen = {condition};
                if (seen || performance.now() > end) resolve(seen); else setTimeout(look, 15);
            }};
            look();
        }})"""
        seen = await self.evaluate(script)
        if not seen:
            text = await self.text()
            raise AssertionError(f"waited in vain for {what}; the page says:\n{text}\nerrors: {self.errors}")
        return seen

    async def text(self, selector: str = "body") -> str:
        return await self.evaluate(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''")

    async def click(self, wanted: str) -> None:
        """A press of the left button in the middle of the last thing that fits; the tab comes to the front, as for a person."""
        await self.send("Page.bringToFront")
        where, before = await self._place(wanted), None
        while where != before:
            # A press goes where the browser last painted the thing, so it must have painted it there.
            await self.evaluate(PAINTED)
            where, before = await self._place(wanted), where
        await self.send("Input.dispatchMouseEvent", type="mouseMoved", **where)
        for kind in ("mousePressed", "mouseReleased"):
            await self.send("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **where)

    async def _place(self, wanted: str) -> dict[str, float]:
        return await self.until(FIND % json.dumps(wanted), f"{wanted} to be pressed")

    async def type(self, text: str) -> None:
        await self.send("Input.insertText", text=text)

    async def key(self, name: str) -> None:
        key, code, text = KEYS[name]
        event = {"key": key, "code": key, "windowsVirtualKeyCode": code}
        await self.send("Input.dispatchKeyEvent", type="keyDown", **event, **({"text": text} if text else {}))
        await self.send("Input.dispatchKeyEvent", type="keyUp", **event)

    async def screenshot(self, path: Path) -> None:
        await self.send("Page.bringToFront")
        await self.evaluate(STILL)
        shot = await self.send("Page.captureScreenshot", format="png")
        _keep(path, base64.b64decode(shot["data"]))

    async def close(self) -> None:
        self._reader.cancel()
        await self.socket.close()
        await self.forget()


def _keep(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


@contextlib.asynccontextmanager
async def open_browser(folder: Path) -> AsyncIterator[Browser]:
    """Starts Chromium with a profile of its own under `folder`, and ends it afterwards."""
    path = chromium()
    assert path, "no Chromium is installed"
    profile = folder / "browser"
    process = await asyncio.create_subprocess_exec(
        path,
        *SWITCHES,
        f"--user-data-dir={profile}",
        "about:blank",
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with aiohttp.ClientSession() as session:
            browser = Browser(session, await _debugger(process))
            yield browser
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), 10)
        except TimeoutError:
            process.kill()
            await process.wait()


async def _debugger(process: asyncio.subprocess.Process) -> str:
    """The address of the DevTools, which Chromium writes to its error output when it listens."""
    assert process.stderr
    said: list[str] = []
    async with asyncio.timeout(30):
        while line := (await process.stderr.readline()).decode(errors="replace"):
            said.append(line)
            if "ws://" in line:
                drain = asyncio.create_task(_drain(process.stderr))
                drain.add_done_callback(lambda _: None)
                return "http://" + line.split("ws://")[1].split("/")[0]
    raise AssertionError("Chromium did not start:\n" + "".join(said))


async def _drain(stream: asyncio.StreamReader) -> None:
    """Chromium goes on writing; a full pipe would stop it."""
    while await stream.read(65536):
        pass
