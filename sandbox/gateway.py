"""The gateway: the WebSocket by which the bot hears of events.

A session outlives its connection: what happens while the bot is away is kept and replayed when it resumes. Events go to the shard
of their server; DMs to shard 0. What the bot's intents do not cover is not sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from sandbox import shapes
from sandbox.api_places import gateway_address
from sandbox.model import Json, words_of
from sandbox.rest import TOKEN
from sandbox.world import Audience, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, REQUEST_MEMBERS, INVALID, HELLO, ACK = (
    0,
    1,
    2,
    3,
    6,
    7,
    8,
    9,
    10,
    11,
)
HEARTBEAT_MS = 41_250
REPLAYED = 2000
"""How many events a session keeps for a bot that comes back."""

GUILDS, MEMBERS, MESSAGES, REACTIONS, TYPING, DM_MESSAGES, DM_REACTIONS, DM_TYPING, CONTENT = (
    *(1 << 0, 1 << 1, 1 << 9, 1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, 1 << 15),
)
INTENTS = {
    "MESSAGE": (MESSAGES, DM_MESSAGES),
    "TYPING": (TYPING, DM_TYPING),
    "MESSAGE_REACTION": (REACTIONS, DM_REACTIONS),
}
"""By the beginning of an event's name: the intent that it needs in a server, and in a DM."""


@dataclass
class Session:
    id: str
    shard: int
    shards: int
    intents: int
    socket: web.WebSocketResponse | None = None
    wire: asyncio.BaseTransport | None = None
    """The connection under the socket, to be cut."""
    sequence: int = 0
    kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYED))
    outbox: asyncio.Queue[str] = field(default_factory=asyncio.Queue[str])

    def dispatch(self, name: str, payload: Any) -> None:
        self.sequence += 1
        text = json.dumps({"op": DISPATCH, "t": name, "s": self.sequence, "d": payload}, ensure_ascii=False)
        self.kept.append((self.sequence, text))
        if self.socket is not None:
            self.outbox.put_nowait(text)

    def serves(self, payload: Json) -> bool:
        guild = payload.get("guild_id")
        return self.shard == ((int(guild) >> 22) % self.shards if guild else 0)


def needed_intent(name: str, payload: Json) -> int:
    """The intent without which an event is not sent; 0 where none is needed."""
    if name == "INTERACTION_CREATE" or (name.startswith("CHANNEL") and not payload.get("guild_id")):
        return 0
    for start in ("MESSAGE_REACTION", "MESSAGE", "TYPING"):
        if name.startswith(start):
            return INTENTS[start][0 if payload.get("guild_id") else 1]
    return GUILDS


class Gateway:
    """All sessions of one world's bot."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        """How often a bot began anew."""
        self._closing: set[asyncio.Future[bool]] = set()
        self._stop = world.subscribe(self.hear)

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/gateway", self.serve)
        app.router.add_get("/gateway/", self.serve)

    # --- events out -------------------------------------------------------------------------------------------------

    def hear(self, name: str, payload: Json, audience: Audience) -> None:
        if name == "drop_sockets":
            self.drop(payload["code"])
        if not name.isupper() or self.world.bot_id not in audience:
            return
        for session in self.sessions.values():
            needed = needed_intent(name, payload)
            if session.serves(payload) and (not needed or session.intents & needed):
                session.dispatch(name, self.without_content(session, name, payload))

    def without_content(self, session: Session, name: str, payload: Json) -> Json:
        """People's words reach a bot without the content intent only in DMs and where they mention it."""
        if name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or session.intents & CONTENT or "guild_id" not in payload:
            return payload
        me = str(self.world.bot_id)
        if payload["author"]["id"] == me or any(user["id"] == me for user in payload["mentions"]):
            return payload
        return payload | {"content": "", "embeds": [], "attachments": [], "components": []}

    def drop(self, code: int | None = None) -> None:
        """Cuts every connection: abruptly, or with a close code."""
        for session in self.sessions.values():
            socket, session.socket = session.socket, None
            if socket is None:
                continue
            if code is not None:
                closing = asyncio.ensure_future(socket.close(code=code))
                self._closing.add(closing)
                closing.add_done_callback(self._closing.discard)
            elif isinstance(session.wire, asyncio.WriteTransport):
                session.wire.abort()

    def reconnect(self) -> None:
        """Asks the bot to connect anew (op 7)."""
        for session in self.sessions.values():
            session.outbox.put_nowait(json.dumps({"op": RECONNECT, "d": None}))

    def forget(self) -> None:
        """Loses every session, as Discord does after a long absence: a bot that wants to resume must begin anew."""
        self.drop()
        self.sessions.clear()

    async def close(self) -> None:
        self._stop()
        for session in list(self.sessions.values()):
            if session.socket is not None:
                await session.socket.close(code=1001)
        self.sessions.clear()

    @property
    def connected(self) -> bool:
        return any(session.socket is not None for session in self.sessions.values())

    # --- one connection ---------------------------------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if "Origin" in request.headers:
            return web.Response(status=403)
        socket = web.WebSocketResponse(max_msg_size=64 * 1024)
        await socket.prepare(request)
        await self._send(socket, {"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        session: Session | None = None
        writer: asyncio.Task[None] | None = None
        try:
            async for frame in socket:
                if frame.type != WSMsgType.TEXT:
                    continue
                message = json.loads(frame.data)
                if message["op"] in (IDENTIFY, RESUME):
                    session = await self._enter(socket, message)
                    if session is not None:
                        session.wire = request.transport
                        self.world.emit("bot_connected", {"shard": session.shard}, self.world.everybody())
                        writer = asyncio.create_task(self._write(socket, session.outbox))
                else:
                    await self._handle(socket, session, message)
        finally:
            await self._leave(socket, session, writer)
        return socket

    async def _leave(
        self, socket: web.WebSocketResponse, session: Session | None, writer: asyncio.Task[None] | None
    ) -> None:
        if writer is not None:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
        if session is not None and session.socket is socket:
            session.socket = None
            if socket.close_code in (1000, 1001):
                self.sessions.pop(session.id, None)
            self.world.emit("bot_left", {"shard": session.shard}, self.world.everybody())

    async def _enter(self, socket: web.WebSocketResponse, message: Json) -> Session | None:
        data: Json = message["d"]
        if data.get("token") != TOKEN:
            await socket.close(code=4004, message=b"Authentication failed.")
            return None
        if message["op"] == IDENTIFY:
            return self._identify(socket, data)
        session = self.sessions.get(data.get("session_id", ""))
        if session is None or (session.kept and data["seq"] < session.kept[0][0] - 1):
            await self._send(socket, {"op": INVALID, "d": False})
            return None
        return self._resume(socket, session, data["seq"])

    def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session:
        shard, shards = data.get("shard") or (0, 1)
        for old in [s for s in self.sessions.values() if (s.shard, s.shards) == (shard, shards)]:
            del self.sessions[old.id]
        self.identified += 1
        session = Session(f"session-{self.identified}", shard, shards, data.get("intents", 0), socket)
        self.sessions[session.id] = session
        joined = [g for g in self.world.guilds.values() if self.world.bot_id in g.members]
        guilds = [g for g in joined if session.serves({"guild_id": str(g.id)})]
        session.dispatch("READY", self._ready(session, [g.id for g in guilds]))
        for guild in guilds:
            shape = shapes.guild_create_json(self.world, guild)
            if not session.intents & MEMBERS:
                shape["members"] = [m for m in shape["members"] if m["user"]["id"] == str(self.world.bot_id)]
            session.dispatch("GUILD_CREATE", shape)
        return session

    def _ready(self, session: Session, guilds: list[int]) -> Json:
        return {
            "v": 10,
            "user": shapes.me_json(self.world.bot),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": gateway_address(self.world.address),
            "shard": [session.shard, session.shards],
            "application": {"id": str(self.world.application_id), "flags": 0},
        }

    def _resume(self, socket: web.WebSocketResponse, session: Session, seen: int) -> Session:
        session.socket = socket
        session.outbox = asyncio.Queue()
        for number, text in session.kept:
            if number > seen:
                session.outbox.put_nowait(text)
        session.dispatch("RESUMED", {})
        return session

    async def _handle(self, socket: web.WebSocketResponse, session: Session | None, message: Json) -> None:
        if message["op"] == HEARTBEAT:
            # discord.py notes when it sent this only afterwards; an answer that is quicker looks 41 s late to it.
            await asyncio.sleep(0.02)
            await self._send(socket, {"op": ACK})
        elif message["op"] == REQUEST_MEMBERS and session is not None:
            session.dispatch("GUILD_MEMBERS_CHUNK", self._members(message["d"]))

    def _members(self, asked: Json) -> Json:
        guild = self.world.guilds[int(asked["guild_id"])]
        wanted = [int(user) for user in words_of(asked, "user_ids")]
        start = (asked.get("query") or "").lower()
        found = [
            u
            for u in guild.members
            if (not wanted or u in wanted) and self.world.users[u].name.lower().startswith(start)
        ]
        chunk: Json = {"guild_id": str(guild.id), "members": [shapes.member_json(self.world, guild, u) for u in found]}
        chunk |= {"chunk_index": 0, "chunk_count": 1, "not_found": [], "presences": []}
        return chunk | ({"nonce": asked["nonce"]} if asked.get("nonce") else {})

    async def _write(self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
        """Sends what is dispatched, in order; a connection that went away leaves the rest to the replay."""
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                await socket.send_str(await outbox.get())

    async def _send(self, socket: web.WebSocketResponse, message: Json) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            await socket.send_str(json.dumps(message))
