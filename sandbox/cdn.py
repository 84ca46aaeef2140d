"""Files over HTTP: attachments, emojis, and a plain coloured square for each person's avatar."""

from __future__ import annotations

import struct
import zlib

from aiohttp import web

from sandbox.world import World

COLOURS = ((88, 101, 242), (117, 126, 138), (58, 165, 92), (250, 166, 26), (237, 66, 69), (235, 69, 158))
HEADERS = {"X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin"}
SAFE_TYPES = ("image/png", "image/gif", "image/webp", "image/jpeg", "text/plain")
"""What a browser may show from here; anything else is a download, so that an uploaded page never runs."""


def square(colour: tuple[int, int, int], side: int = 64) -> bytes:
    """A PNG of one colour."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    rows = (b"\0" + bytes(colour) * side) * side
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Cdn:
    def __init__(self, world: World) -> None:
        self.world = world

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/cdn/attachments/{id:\\d+}/{name}", self.attachment)
        app.router.add_get("/cdn/emojis/{id:\\d+}.{kind}", self.emoji)
        app.router.add_get("/cdn/embed/avatars/{number:\\d+}.png", self.avatar)

    async def attachment(self, request: web.Request) -> web.Response:
        number = int(request.match_info["id"])
        data = self.world.files.get(number)
        if data is None:
            return web.Response(status=404)
        files = (file for message in self.world.messages.values() for file in message.attachments)
        kind = next((file.content_type for file in files if file.id == number), "application/octet-stream")
        headers = HEADERS | {"Cache-Control": "private, max-age=3600"}
        if kind not in SAFE_TYPES:
            kind = "application/octet-stream"
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=data, content_type=kind, headers=headers)

    async def emoji(self, request: web.Request) -> web.Response:
        data = self.world.files.get(int(request.match_info["id"]))
        if data is None:
            return web.Response(status=404)
        kind = "image/gif" if data[:3] == b"GIF" else "image/webp" if data[:4] == b"RIFF" else "image/png"
        return web.Response(body=data, content_type=kind, headers=HEADERS)

    async def avatar(self, request: web.Request) -> web.Response:
        colour = COLOURS[int(request.match_info["number"]) % len(COLOURS)]
        return web.Response(body=square(colour), content_type="image/png", headers=HEADERS)
