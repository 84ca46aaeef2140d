"""The files of a message: which an edit keeps, which it brings, and which of them the message object names.

Every upload is listed in `attachments` by its number and name; a list names all files that the message shall have afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sandbox.errors import ApiError, broken
from sandbox.faults import GALLERY_IN_AN_EDIT
from sandbox.layout import names_shown
from sandbox.model import Attachment, Json, Message
from sandbox.posts import keep_file

if TYPE_CHECKING:
    from sandbox.controls import File
    from sandbox.world import World


def kept_files(message: Message, body: Json, files: dict[int, File], *, is_answer: bool = False) -> list[Attachment]:
    """The files that stay: those named by id. A body that names none keeps all, unless it brings files or answers a press."""
    entries: list[Json] | None = body.get("attachments")
    if entries is None:
        return [] if files or is_answer else list(message.attachments)
    named = {str(entry.get("id")): entry for entry in entries}
    kept = [file for file in message.attachments if str(file.id) in named]
    return [replace(file, description=named[str(file.id)].get("description", file.description)) for file in kept]


def check_listed(message: Message, entries: Iterable[Json] | None, files: dict[int, File]) -> None:
    """Each upload has its entry with number and name, and each entry its file."""
    listed = {str(entry.get("id")): entry for entry in entries or ()}
    for number in files:
        if not (listed.get(str(number)) or {}).get("filename"):
            raise broken(
                "upload not listed", f"files[{number}] is not in attachments with id and filename", "attachments"
            )
    known = {str(number) for number in files} | {str(file.id) for file in message.attachments}
    unknown = sorted(set(listed) - known)
    if unknown:
        raise broken("attachment without its file", f"id {unknown[0]}", "attachments")


def check_found(world: World, body: Json, files: dict[int, File]) -> None:
    """An edit that shows what it brings, where such edits are refused."""
    brought = set(names_brought(body.get("attachments"), files))
    if GALLERY_IN_AN_EDIT in world.faults.quirks and brought & names_shown(body.get("components")):
        raise ApiError(400, 50035, detail="The unfurled media item's attachment was not found", field="components")


def check_references(filenames: Iterable[str], *parts: Any) -> None:
    missing = sorted(names_shown(*parts) - set(filenames))
    if missing:
        raise broken("attachment:// without its file", missing[0], "attachments")


def names_brought(entries: Iterable[Json] | None, files: dict[int, File]) -> list[str]:
    """What the uploads are called: as their entries say, else as the form does."""
    named = {str(entry.get("id")): entry.get("filename") for entry in entries or ()}
    return [named.get(str(number)) or name for number, (name, _) in sorted(files.items())]


def new_files(world: World, entries: list[Json] | None, files: dict[int, File]) -> list[Attachment]:
    described = {str(entry.get("id")): entry.get("description") for entry in entries or ()}
    brought = zip(names_brought(entries, files), sorted(files.items()), strict=True)
    return [keep_file(world, name, data, described.get(str(number))) for name, (number, (_, data)) in brought]
