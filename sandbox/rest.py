"""The HTTP side: finds the route, checks who asks and what is sent, lets the fault table strike, answers as Discord does.

Routes are plain functions in the `api_*` modules, registered with `@route(method, path)`. They get a `Call` and return JSON, or
None for "204 no content". A path nobody registered answers 501 and is kept in `World.unknown_routes`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from aiohttp import web

from sandbox import schema
from sandbox.controls import File
from sandbox.errors import SENTENCES, ApiError, broken
from sandbox.faults import NO_HEADERS, Fault
from sandbox.forms import read_form
from sandbox.limits import Refusal
from sandbox.model import Json, is_object
from sandbox.weights import check_weight
from sandbox.world import World

log = logging.getLogger(__name__)

TOKEN = "sandbox.token"
PREFIX = "/api/v10"
OPEN_TO_ALL = ("/interactions/", "/webhooks/", "/gateway")
"""These carry their own token, or no secret."""


@dataclass
class Call:
    """One request, taken apart once."""

    world: World
    method: str
    path: str
    route: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: dict[int, File] = field(default_factory=dict[int, File])

    @property
    def sent(self) -> Json:
        """The body of a request whose body is an object; empty where nothing came."""
        return self.body or {}

    def id(self, name: str) -> int:
        """A snowflake of the path."""
        try:
            return int(self.params[name])
        except ValueError:
            raise broken("not a snowflake", f"{name}: {self.params[name]}", name) from None

    def asks(self, name: str) -> bool:
        return self.query.get(name, "").lower() in ("1", "true")


Handler = Callable[[Call], Any]
ROUTES: list[tuple[str, str, re.Pattern[str], Handler]] = []


def route(method: str, *paths: str) -> Callable[[Handler], Handler]:
    """Registers a function for a path as Discord's description writes it: `/channels/{channel_id}/messages`."""

    def register(handler: Handler) -> Handler:
        for path in paths:
            pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)
            ROUTES.append((method, path, re.compile(f"^{pattern}$"), handler))
        return handler

    return register


def find_route(method: str, path: str) -> tuple[str, dict[str, str], Handler] | None:
    """The most literal route that fits: `/messages/pins` before `/messages/{message_id}`."""
    fitting = [
        (name, found, handler)
        for verb, name, pattern, handler in ROUTES
        if verb == method and (found := pattern.match(path))
    ]
    if not fitting:
        return None
    name, found, handler = min(fitting, key=lambda entry: entry[0].count("{"))
    return name, found.groupdict(), handler


def answer(status: int, body: Any = None, headers: dict[str, str] | None = None) -> web.Response:
    """JSON with the Content-Type that discord.py insists on: exactly `application/json`."""
    if body is None:
        return web.Response(status=204 if status == 200 else status, headers=headers)
    text = json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode()
    return web.Response(status=status, body=text, headers={"Content-Type": "application/json"} | (headers or {}))


def too_many(
    retry_after: float, headers: dict[str, str], *, is_global: bool = False, code: int | None = None
) -> web.Response:
    """A 429 with `Via`, which tells a client that Discord itself says so: it waits and tries again."""
    body: Json = {"message": "You are being rate limited.", "retry_after": retry_after, "global": is_global}
    if code:
        body |= {"code": code, "message": SENTENCES.get(code, body["message"])}
    return answer(429, body, {"Via": "1.1 sandbox", "Retry-After": str(ceil(retry_after))} | headers)


class Rest:
    """Serves the API of one world."""

    def __init__(self, world: World) -> None:
        self.world = world

    def add_to(self, app: web.Application) -> None:
        app.router.add_route("*", PREFIX + "/{path:.*}", self.serve)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        started = time.perf_counter()
        path = request.path.removeprefix(PREFIX)
        if "Origin" in request.headers:
            return answer(403, {"code": 0, "message": "The API is for the bot, not for pages"})
        before = len(self.world.violations)
        body, files, problem = await read_body(request)
        fault = self.world.faults.take(request.method, path)
        if fault is not None and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault is not None and not fault.after:
            struck = self.strike(request, fault)
            if struck is not None:
                self.record(request, path, struck.status, body, files, before, started, struck=True)
                return struck
        response = problem or self.carry_out(request, path, body, files)
        struck = self.strike(request, fault) if fault is not None and fault.after else None
        response = response if struck is None else struck
        self.record(request, path, response.status, body, files, before, started, struck=struck is not None)
        return response

    def strike(self, request: web.Request, fault: Fault) -> web.Response | None:
        """What a fault answers in the request's place; None where it only delays."""
        if fault.drop:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=499)
        if fault.status is None:
            return None
        if fault.status == 429:
            return too_many(fault.retry_after, {}, code=fault.code)
        return answer(fault.status, {"code": fault.code, "message": "A fault was asked for"})

    def carry_out(self, request: web.Request, path: str, body: Any, files: dict[int, File]) -> web.Response:
        found = find_route(request.method, path)
        if found is None:
            return self.unknown(request.method, path)
        name, params, handler = found
        admitted = self.world.limits.admit(request.method, name, params)
        if isinstance(admitted, Refusal):
            return self.hold_up(f"{request.method} {path}", admitted)
        call = Call(self.world, request.method, path, name, params, dict(request.query), body, files)
        try:
            self.check_caller(request, path)
            self.check_schema(call)
            if is_object(body):
                check_weight(self.world, f"{call.method} {call.path}", body)
            response = answer(200, handler(call))
        except ApiError as error:
            response = self.refuse(call, error)
        if NO_HEADERS not in self.world.faults.quirks:
            response.headers.update(admitted)
        return response

    def hold_up(self, where: str, refusal: Refusal) -> web.Response:
        """Too many requests: of this kind, altogether, or of the kind that a bot should not have made."""
        if refusal.is_shut_out:
            self.world.violate("shut out", where, "10,000 refused requests in ten minutes")
            return web.Response(status=429, text="You are being blocked from accessing our API temporarily.")
        self.world.note(f"(held up for {refusal.retry_after:.3f} s: {where})")
        return too_many(refusal.retry_after, refusal.headers, is_global=refusal.is_global)

    def check_caller(self, request: web.Request, path: str) -> None:
        if path.startswith(OPEN_TO_ALL) and path != "/gateway/bot":
            return
        if request.headers.get("Authorization") != f"Bot {TOKEN}":
            raise ApiError(401, 0)

    def check_schema(self, call: Call) -> None:
        if call.body is None:
            return
        wrong = schema.fault(call.method, call.route, "request", call.body)
        if wrong is not None:
            raise broken("schema", wrong)

    def refuse(self, call: Call, error: ApiError) -> web.Response:
        if error.retry_after is not None:
            return too_many(error.retry_after, {"X-RateLimit-Scope": "shared"}, code=error.code)
        if error.rule:
            self.world.violate(error.rule, f"{call.method} {call.path}", error.detail)
        else:
            self.world.note(f"(refused: {error.code} {error.body()['message']} at {call.method} {call.route})")
        return answer(error.status, error.body())

    def unknown(self, method: str, path: str) -> web.Response:
        name = f"{method} {path}"
        log.warning("unknown route: %s", name)
        self.world.unknown_routes.append(name)
        return answer(501, {"code": 0, "message": f"The sandbox has no route {name}"})

    def record(
        self,
        request: web.Request,
        path: str,
        status: int,
        body: Any,
        files: dict[int, File],
        before: int,
        started: float,
        *,
        struck: bool,
    ) -> None:
        self.world.limits.note(status)
        entry: Json = {
            "method": request.method,
            "path": path,
            "status": status,
            "body": body,
            "files": [{"name": name, "size": len(data)} for name, data in files.values()],
            "violations": [f"{v.rule}: {v.detail}" for v in self.world.violations[before:]],
            "ms": round((time.perf_counter() - started) * 1000, 1),
            "at": self.world.clock.now(),
            "struck": struck,
        }
        self.world.record_request(entry)


async def read_body(request: web.Request) -> tuple[Any, dict[int, File], web.Response | None]:
    """JSON, or a form with `payload_json` and `files[n]`."""
    try:
        kind = request.headers.get("Content-Type", "")
        if kind.startswith("multipart/"):
            body, files = read_form(await request.read(), kind)
            return body, files, None
        raw = await request.read()
        return (json.loads(raw) if raw else None), {}, None
    except ValueError:
        return None, {}, answer(400, {"code": 50109, "message": "The request body contains invalid JSON."})
    except web.HTTPRequestEntityTooLarge:
        return None, {}, answer(413, {"code": 40005, "message": "Request entity too large"})
    except ConnectionError:
        return None, {}, web.Response(status=499)  # The bot is gone in the middle of its request.
