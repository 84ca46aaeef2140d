"""Checks bodies against Discord's own OpenAPI description, where it and the validator are there.

The description is found by the environment variable DISCORD_OPENAPI; `jsonschema_rs` belongs to the tests' requirements. Without
either, nothing is checked here and our own rules stand alone.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

try:
    import jsonschema_rs
except ImportError:
    jsonschema_rs = None

NAME = "https://discord.com/openapi.json"


@cache
def description(path: str) -> dict[str, Any]:
    """The description with its one patch: snowflakes may be integers, which is how discord.py sends many of them."""
    document = json.loads(Path(path).read_text("utf-8"))
    snowflake = document["components"]["schemas"]["SnowflakeType"]
    snowflake["type"] = ["string", "integer"]
    return document


def where() -> str | None:
    """The path of the description, or None where requests go unchecked."""
    path = os.environ.get("DISCORD_OPENAPI")
    return path if path and jsonschema_rs is not None and Path(path).is_file() else None


@cache
def _validator(path: str, pointer: str) -> Any:
    assert jsonschema_rs is not None
    registry = jsonschema_rs.Registry([(NAME, description(path))])
    return jsonschema_rs.validator_for({"$ref": f"{NAME}#{pointer}"}, registry=registry)


@cache
def _pointer(path: str, method: str, route: str, part: str) -> str | None:
    """Where the description keeps the schema of a route's request or response (`part`: "request" or a status)."""
    operation = description(path)["paths"].get(route, {}).get(method.lower())
    if operation is None:
        return None
    start = "/paths/" + route.replace("~", "~0").replace("/", "~1") + "/" + method.lower()
    holder = operation.get("requestBody") if part == "request" else operation["responses"].get(part)
    if holder is None or "application/json" not in holder.get("content", {}):
        return None
    middle = "/requestBody" if part == "request" else f"/responses/{part}"
    pointer = start + middle + "/content/application~1json/schema"
    return pointer.replace("{", "%7B").replace("}", "%7D")


def fault(method: str, route: str, part: str, body: Any) -> str | None:
    """What is wrong with a body, in a line; None where it fits or can't be checked."""
    path = where()
    pointer = path and _pointer(path, method, route, part)
    if not path or not pointer:
        return None
    for error in _validator(path, pointer).iter_errors(body):
        return f"{'/'.join(str(step) for step in error.instance_path) or 'body'}: {error.message[:300]}"
    return None
