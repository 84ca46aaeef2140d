"""Bots on trial whose answer each test writes itself."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from aiohttp import web

from sandbox import schema
from sandbox.rest import Rest, find_route
from sandbox.trial import Trial
from tests.sandbox.small_bot import Behaviour, OneCommand


@pytest.fixture
def answering(put_on_trial: Any) -> Callable[..., Awaitable[Trial]]:
    """`await answering(do)` starts a bot whose `/do` is answered by the coroutine `do(interaction)`."""

    async def start(do: Behaviour, **options: Any) -> Trial:
        return await put_on_trial(lambda: OneCommand(do, **options))

    return start


@pytest.fixture(autouse=True)
def answers_fit_the_description(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Every answer of the server in every test here is held against Discord's own description, where that is found."""
    carry_out = Rest.carry_out
    wrong: list[str] = []
    checked: set[str] = set()

    def watched(self: Rest, request: Any, path: str, body: Any, files: Any) -> web.Response:
        response = carry_out(self, request, path, body, files)
        found = find_route(request.method, path)
        if found is not None and response.status == 200:
            name = f"{request.method} {found[0]}"
            checked.add(name)
            fault = schema.fault(request.method, found[0], "200", json.loads(response.text or ""))
            if fault is not None:
                wrong.append(f"{name}: {fault}")
        return response

    monkeypatch.setattr(Rest, "carry_out", watched)
    yield checked
    assert wrong == []
