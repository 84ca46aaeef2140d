"""The server: API, gateway, CDN and page of one world, on 127.0.0.1 only."""

from __future__ import annotations

import errno
import secrets

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox import api_commands, api_interactions, api_messages, api_places
from sandbox.cdn import Cdn
from sandbox.gateway import Gateway
from sandbox.rest import Rest
from sandbox.web import attach
from sandbox.world import World

HOST = "127.0.0.1"
LARGEST_REQUEST = 110 * 1024 * 1024
"""Ten files of the largest size, and the form around them."""
API = (api_commands, api_interactions, api_messages, api_places)
"""The modules that register routes by being imported."""


class Server:
    """Serves a world from `start` to `stop`. Port 0 takes any free one; `port` then says which."""

    def __init__(self, world: World, port: int = 0, *, page: bool = False) -> None:
        self.world = world
        self.port = port
        self.page = page
        self.key = secrets.token_urlsafe(18)
        self.gateway = Gateway(world)
        self._runner: web.AppRunner | None = None

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def page_address(self) -> str:
        """Where a person opens the page, with the key that lets them in."""
        return f"{self.address}/?key={self.key}"

    async def start(self) -> None:
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[self._check_host])
        Rest(self.world).add_to(app)
        self.gateway.add_to(app)
        Cdn(self.world).add_to(app)
        if self.page:
            attach(app, self.world, self.key)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await self._listen(self._runner)
        self.world.address = self.address

    async def _listen(self, runner: web.AppRunner) -> None:
        """On the port that was asked for, or on any other where it is taken."""
        for port in (self.port, 0):
            site = web.TCPSite(runner, HOST, port)
            try:
                await site.start()
            except OSError as error:
                if error.errno != errno.EADDRINUSE or port == 0:
                    raise
                await site.stop()
                continue
            self.port = runner.addresses[0][1]
            return

    async def stop(self) -> None:
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @web.middleware
    async def _check_host(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuses other names for this address, by which a strange page could reach it (DNS rebinding)."""
        if request.host not in (f"{HOST}:{self.port}", f"localhost:{self.port}"):
            return web.Response(status=403, text="wrong host")
        return await handler(request)
