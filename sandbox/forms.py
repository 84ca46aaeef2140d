"""Forms as they come in: `payload_json` and `files[n]`. A bot sends a picture with nearly every answer, so this is quick."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from sandbox.controls import File
from sandbox.model import Json

BOUNDARY = re.compile(r'boundary="?([^";]+)"?')
FIELD = re.compile(r'[ ;]name="((?:[^"\\]|\\.)*)"')
FILE_NAME = re.compile(r'[ ;]filename="((?:[^"\\]|\\.)*)"')
FILE_FIELD = re.compile(r"files\[(\d+)\]")
END = b"\r\n"


def read_form(raw: bytes, kind: str) -> tuple[Any, dict[int, File]]:
    """The body, and the files by their numbers; `kind` is the header that says where parts end. ValueError for no form."""
    body: Any = None
    fields: Json = {}
    files: dict[int, File] = {}
    for head, data in _parts(raw, kind):
        found = FIELD.search(head)
        name = _plain(found[1]) if found else ""
        numbered = FILE_FIELD.fullmatch(name)
        if name == "payload_json":
            body = json.loads(data)
        elif numbered:
            files[int(numbered[1])] = (_file_name(head), data)
        else:
            fields[name] = data.decode(errors="replace")
    return (body if body is not None else fields or None), files


def _parts(raw: bytes, kind: str) -> Iterator[tuple[str, bytes]]:
    """The headers and the data of each."""
    named = BOUNDARY.search(kind)
    if named is None:
        raise ValueError("a form without a boundary")
    parts = (END + raw).split(END + b"--" + named[1].encode())
    if parts[0] or not parts[-1].startswith(b"--"):
        raise ValueError("a form that is not whole")
    for part in parts[1:-1]:
        head, blank, data = part.partition(END + END)
        if not blank:
            raise ValueError("a part of a form without its headers")
        yield head.decode(), data


def _file_name(head: str) -> str:
    quoted = FILE_NAME.search(head)
    return (_plain(quoted[1]) if quoted else "") or "unknown"


def _plain(quoted: str) -> str:
    return re.sub(r"\\(.)", r"\1", quoted)
