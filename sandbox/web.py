"""The page in the browser: `attach(app, world, key)` puts it on the server's application.

The address of the page carries a random key, and its WebSocket opens for its own origin only; the server answers to no host name
but its own. So no other site in the same browser can see this one or act here.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
from pathlib import Path
from typing import NoReturn

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.model import Json, User
from sandbox.tab import Tab
from sandbox.world import Audience, World

PAGE = Path(__file__).parent / "page"
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
LONGEST_FRAME = 64 * 1024
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


def attach(app: web.Application, world: World, key: str) -> None:
    """Adds `/`, the files under `/page/` and the WebSocket `/page/ws` to a server that listens on loopback."""
    page = Page(world, key)
    app.router.add_get("/", page.index)
    app.router.add_get("/page/ws", page.socket)
    app.router.add_get("/page/{name}", page.file)
    app.on_shutdown.append(page.close)


class Page:
    """The handlers of the page, the sockets that are open, and whether the bot is there."""

    def __init__(self, world: World, key: str) -> None:
        self.world = world
        self.key = key
        self.sockets: dict[web.WebSocketResponse, Tab] = {}
        self.shards: set[int] = set()
        world.subscribe(self._hear)

    def _hear(self, name: str, payload: Json, _: Audience) -> None:
        if name not in ("bot_connected", "bot_left"):
            return
        (self.shards.add if name == "bot_connected" else self.shards.discard)(payload["shard"])
        for tab in self.sockets.values():
            tab.send("BOT", {"online": bool(self.shards)})

    async def index(self, request: web.Request) -> web.StreamResponse:
        self._check_key(request)
        response = _file(PAGE / "index.html")
        # A link without the key, or a reload of a shortened address, goes on in the browser that once had it.
        response.set_cookie(_cookie(request), self.key, httponly=True, samesite="Strict", path="/")
        return response

    async def file(self, request: web.Request) -> web.StreamResponse:
        """The page's own code: the same for everybody, so without the key."""
        path = PAGE / request.match_info["name"]
        if path.parent != PAGE or path.suffix not in KINDS or not path.is_file():
            refuse(404, "There is no such file.")
        return _file(path)

    async def socket(self, request: web.Request) -> web.StreamResponse:
        check_origin(request)
        self._check_key(request)
        socket = web.WebSocketResponse(max_msg_size=LONGEST_FRAME, heartbeat=30, compress=False)
        await socket.prepare(request)
        tab = self.sockets[socket] = Tab(self.world, self._user(request), online=bool(self.shards))
        try:
            await _serve(socket, tab)
        finally:
            del self.sockets[socket]
        return socket

    async def close(self, _: web.Application) -> None:
        for socket in tuple(self.sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)

    def _user(self, request: web.Request) -> User:
        """The person named in the address by id or name; the first of them where nobody is."""
        asked = request.query.get("user", "")
        people = self.world.people
        return next((user for user in people if asked in (str(user.id), user.name, user.display_name)), people[0])

    def _check_key(self, request: web.Request) -> None:
        given = request.query.get("key") or request.cookies.get(_cookie(request)) or ""
        if not hmac.compare_digest(given.encode(), self.key.encode()):
            refuse(403, "This address lacks its key. Open the whole address that the sandbox printed when it started.")


def check_origin(request: web.Request) -> None:
    """Browsers name the origin of every WebSocket, so one without is no page of ours."""
    if request.headers.get("Origin") != f"http://{request.host}":
        refuse(403, "Only the sandbox's own page may connect.")


def refuse(status: int, words: str) -> NoReturn:
    refusal = {403: web.HTTPForbidden, 404: web.HTTPNotFound}[status]
    raise refusal(text=words + "\n", headers=HEADERS)


def _cookie(request: web.Request) -> str:
    """Cookies don't know ports; two sandboxes on one machine must not take each other's key."""
    return f"sandbox-key-{request.url.port}"


def _file(path: Path) -> web.Response:
    return web.Response(body=path.read_bytes(), content_type=KINDS[path.suffix], charset="utf-8", headers=HEADERS)


async def _serve(socket: web.WebSocketResponse, tab: Tab) -> None:
    """Carries frames both ways until either side goes."""
    stop = tab.start()
    writer = asyncio.create_task(_write(socket, tab))
    try:
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            try:
                frame = json.loads(message.data)
            except ValueError:
                break
            tab.obey(frame)
    finally:
        stop()
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, ConnectionError):
            await writer
        await socket.close()


async def _write(socket: web.WebSocketResponse, tab: Tab) -> None:
    while (frame := await tab.queue.get()) is not None:
        await socket.send_str(json.dumps(frame, ensure_ascii=False))
    await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
