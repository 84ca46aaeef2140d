"""Discord's rules for messages and modals that its published description does not state, and the limits that bite most often.

Each check raises an `ApiError` whose `rule` names what was broken; the server records it as a violation and refuses the request.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandbox.controls import walk
from sandbox.errors import ApiError, broken
from sandbox.model import Flag, Json, part_of, parts_of
from sandbox.posts import texts_of
from sandbox.rules_shapes import check_alt, check_embed, check_envelope, check_form, check_shapes, units
from sandbox.uploads import check_references

ROW, BUTTON, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 1, 2, 9, 10, 11, 12, 13, 14, 17, 18
SELECTS = (3, 5, 6, 7, 8)
V2_ONLY = (SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER)
FILE_LIMIT = 10 * 1024 * 1024

MESSAGE_KEYS = {
    *("content", "embeds", "allowed_mentions", "components", "flags", "attachments", "poll", "nonce", "enforce_nonce"),
    *("tts", "sticker_ids", "message_reference", "shared_client_theme"),
}
WEBHOOK_KEYS = MESSAGE_KEYS | {"username", "avatar_url", "thread_name", "applied_tags"}
EMBED_KEYS = {
    *("title", "type", "description", "url", "timestamp", "color", "footer", "image", "thumbnail", "video", "provider"),
    *("author", "fields", "flags"),
}
SELECT_KEYS = {"custom_id", "placeholder", "min_values", "max_values", "disabled", "default_values", "required"}
COMPONENT_KEYS: dict[int, set[str]] = {
    ROW: {"components"},
    BUTTON: {"style", "label", "emoji", "custom_id", "url", "disabled", "sku_id"},
    3: SELECT_KEYS | {"options"},
    4: {"custom_id", "style", "label", "min_length", "max_length", "required", "value", "placeholder"},
    5: SELECT_KEYS,
    6: SELECT_KEYS,
    7: SELECT_KEYS,
    8: SELECT_KEYS | {"channel_types"},
    SECTION: {"components", "accessory"},
    TEXT: {"content"},
    THUMBNAIL: {"media", "description", "spoiler"},
    GALLERY: {"items"},
    FILE: {"file", "spoiler", "name", "size"},
    SEPARATOR: {"divider", "spacing"},
    CONTAINER: {"components", "accent_color", "spoiler"},
    LABEL: {"label", "description", "component"},
    19: {"custom_id", "min_values", "max_values", "required"},
    21: {"custom_id", "options", "required"},
    22: {"custom_id", "options", "min_values", "max_values", "required"},
    23: {"custom_id", "default"},
}
LENGTHS = {"custom_id": 100, "placeholder": 150}


def check_message(body: Json, *, filenames: Iterable[str], files: int, v2: bool, keys: set[str] = MESSAGE_KEYS) -> None:
    """A message as it would stand after the request: `v2` its flag, `filenames` those of all its files."""
    check_keys(body, keys, "message")
    check_envelope(body)
    components = parts_of(body, "components")
    if len(body.get("content") or "") > 2000:
        raise broken("content over 2000 characters", f"{len(body['content'])} characters", "content")
    if v2:
        check_v2(body, components)
    else:
        check_v1(components)
    check_embeds(parts_of(body, "embeds"))
    check_components(components)
    check_shapes(components, v2=v2)
    check_references(filenames, body.get("embeds"), body.get("components"))
    check_attachments(body, files)


def check_keys(part: Json, allowed: set[str], where: str) -> None:
    unknown = sorted(set(part) - allowed)
    if unknown:
        raise broken("unknown key", f"{where} knows no {', '.join(unknown)}", unknown[0])


def check_v1(components: list[Json]) -> None:
    nested = [c for c in walk(components) if c.get("type") in V2_ONLY]
    if nested:
        raise broken("V2 component without its flag", f"component of type {nested[0]['type']}", "components")
    if len(components) > 5:
        raise broken("more than 5 rows", f"{len(components)} rows", "components")


def check_v2(body: Json, components: list[Json]) -> None:
    if body.get("content") or body.get("embeds") or body.get("poll") or body.get("sticker_ids"):
        raise broken("content with the V2 flag", "content, embeds, polls and stickers are not for V2", "content")
    count = sum(1 for _ in walk(components))
    if count > 40:
        raise broken("more than 40 components", f"{count} with the nested ones", "components")
    length = sum(units(text) for text in texts_of(components))
    if length > 4000:
        raise broken("text over 4000 characters", f"{length} characters in text displays", "components")


def check_components(components: list[Json]) -> None:
    """Rules for each component, wherever it is nested."""
    seen: set[str] = set()
    for component in walk(components):
        kind = component.get("type", 0)
        if kind in COMPONENT_KEYS:
            check_keys(component, COMPONENT_KEYS[kind] | {"type", "id"}, f"component of type {kind}")
        name = component.get("custom_id")
        if name is not None and name in seen:
            raise broken("custom_id twice", repr(name), "components")
        seen.add(name or "")
        for key, most in LENGTHS.items():
            if len(component.get(key) or "") > most:
                raise broken("too long", f"{key} has at most {most} characters", "components")
        _check_one(component, kind)


def _check_one(component: Json, kind: int) -> None:
    children = parts_of(component, "components")
    if kind == ROW and not 1 <= len(children) <= 5:
        raise broken("a row holds 1 to 5 buttons", f"{len(children)}", "components")
    if kind == ROW and len(children) > 1 and any(child.get("type") in SELECTS for child in children):
        raise broken("a select fills its row", f"{len(children)} components in the row", "components")
    if kind == BUTTON:
        _check_button(component)
    if kind in SELECTS:
        _check_select(component, kind)
    if kind == GALLERY and not 1 <= len(parts_of(component, "items")) <= 10:
        raise broken("a gallery holds 1 to 10 pictures", "", "components")
    if kind == SECTION and (not 1 <= len(children) <= 3 or not component.get("accessory")):
        raise broken("a section has 1 to 3 texts and an accessory", "", "components")


def _check_button(button: Json) -> None:
    style = button.get("style")
    if style not in (5, 6) and not button.get("custom_id"):
        raise broken("button without custom_id", f"button {button.get('label')!r}", "components")
    if style == 5 and (not button.get("url") or button.get("custom_id")):
        raise broken("link button", "a link has an address and no custom_id", "components")
    if style != 6 and not button.get("label") and not button.get("emoji"):
        raise broken("button without label and emoji", f"button {button.get('custom_id')!r}", "components")
    if len(button.get("label") or "") > 80:
        raise broken("too long", "a button's label has at most 80 characters", "components")


def _check_select(select: Json, kind: int) -> None:
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        raise broken("select bounds", f"{least} to {most} values", "components")
    if kind != 3:
        return
    options = parts_of(select, "options")
    if not 1 <= len(options) <= 25:
        raise broken("a select has 1 to 25 options", f"{len(options)} in {select.get('custom_id')!r}", "components")
    if most > len(options):
        raise broken("select bounds", f"up to {most} of {len(options)} options", "components")
    if len({option.get("value") for option in options}) != len(options):
        raise broken("option value twice", f"in {select.get('custom_id')!r}", "components")
    if sum(1 for option in options if option.get("default")) > most:
        raise broken("select bounds", f"more than {most} options chosen beforehand", "components")
    for option in options:
        for key in ("label", "value", "description"):
            if len(str(option.get(key) or "")) > 100:
                raise broken("too long", f"an option's {key} has at most 100 characters", "components")


def check_embeds(embeds: list[Json]) -> None:
    total = 0
    if len(embeds) > 10:
        raise broken("more than 10 embeds", f"{len(embeds)}", "embeds")
    for embed in embeds:
        check_keys(embed, EMBED_KEYS, "embed")
        check_embed(embed)
        texts = [embed.get("title"), embed.get("description")]
        texts += [part_of(embed, "footer").get("text"), part_of(embed, "author").get("name")]
        for field in parts_of(embed, "fields"):
            texts += [field.get("name"), field.get("value")]
        total += sum(len(text or "") for text in texts)
    if total > 6000:
        raise broken("embeds over 6000 characters", f"{total} characters", "embeds")


def check_attachments(body: Json, files: int) -> None:
    entries = parts_of(body, "attachments")
    if max(files, len(entries)) > 10:
        raise broken("more than 10 files", f"{max(files, len(entries))}", "attachments")
    for entry in entries:
        check_alt(entry.get("description"))


def check_not_empty(*, content: str, embeds: Any, components: Any, attachments: Any, poll: Any = None) -> None:
    if not (content.strip() or embeds or components or attachments or poll):
        raise ApiError(400, 50006, rule="empty message", detail="nothing to show")


def check_sizes(sizes: Iterable[int]) -> None:
    for size in sizes:
        if size > FILE_LIMIT:
            raise ApiError(413, 40005, rule="40005", detail=f"a file of {size} bytes; {FILE_LIMIT} are allowed")


def check_modal(data: Json) -> None:
    check_keys(data, {"custom_id", "title", "components"}, "modal")
    components = parts_of(data, "components")
    if not 1 <= len(components) <= 5:
        raise broken("a modal has 1 to 5 components", f"{len(components)}", "components")
    if not 1 <= len(data.get("title") or "") <= 45:
        raise broken("too long", "a modal's title has 1 to 45 characters", "title")
    for component in components:
        if component.get("type") == LABEL and not 1 <= len(component.get("label") or "") <= 45:
            raise broken("too long", "a field's label has 1 to 45 characters", "components")
    if not 1 <= len(data.get("custom_id") or "") <= 100:
        raise broken("too long", "a custom_id has 1 to 100 characters", "custom_id")
    check_components(components)
    check_form(components)


def check_choices(choices: list[Json]) -> None:
    if len(choices) > 25:
        raise broken("more than 25 choices", f"{len(choices)}", "choices")
    for choice in choices:
        check_keys(choice, {"name", "name_localizations", "value"}, "choice")
        if not 1 <= len(choice.get("name") or "") <= 100:
            raise broken("too long", "a choice's name has 1 to 100 characters", "choices")


def is_v2(flags: int | None) -> bool:
    return bool((flags or 0) & Flag.COMPONENTS_V2)
