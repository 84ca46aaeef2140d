"""What each part of a message may look like: the kinds that go together, and how long each word may be.

Discord's published description says most of this too; it holds here where that description is not at hand.
"""

from __future__ import annotations

from typing import Any

from sandbox.emoji import check_emoji
from sandbox.errors import broken
from sandbox.model import Flag, Json, part_of, parts_of, words_of

ROW, BUTTON, TEXT_INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = (
    *(1, 2, 4, 9, 10, 11, 12, 13, 14, 17),
    18,
)
LINK = 5
SELECTS = (3, 5, 6, 7, 8)
IN_ROW = {BUTTON, *SELECTS, TEXT_INPUT}
IN_CONTAINER = {ROW, TEXT, SECTION, GALLERY, SEPARATOR, FILE}
INSIDE: dict[int, set[int]] = {ROW: IN_ROW, SECTION: {TEXT}, CONTAINER: IN_CONTAINER}
OUTSIDE = IN_CONTAINER | {CONTAINER}
IN_LABEL = {TEXT_INPUT, *SELECTS, 19, 21, 22, 23}
DEFAULT_KINDS = {5: ("user",), 6: ("role",), 7: ("user", "role"), 8: ("channel",)}
LONGEST_ALT = 1024
EMBED_TEXTS = {"title": 256, "description": 4096}
SENDABLE = Flag.SUPPRESS_EMBEDS | Flag.EPHEMERAL | Flag.SILENT | Flag.COMPONENTS_V2
DEFERRABLE = Flag.EPHEMERAL
LONGEST_NONCE = 25
MENTIONED_AT_MOST = 100


def units(text: str) -> int:
    """Length as JavaScript counts it, which is the longer way to count."""
    return len(text.encode("utf-16-le")) // 2


def check_length(text: Any, least: int, most: int, what: str) -> None:
    if not isinstance(text, str) or not least <= units(text) <= most:
        raise broken("too long", f"{what} has {least} to {most} characters", "components")


def check_envelope(body: Json) -> None:
    """The parts of a message beside its text and components."""
    for key, kind in (("content", str), ("embeds", list), ("components", list), ("attachments", list), ("flags", int)):
        if body.get(key) is not None and not isinstance(body[key], kind):
            raise broken("wrong type", f"{key} is no {kind.__name__}", key)
    if body.get("flags") and int(body["flags"]) & ~SENDABLE:
        raise broken("flags", f"{body['flags']} can't be set by a bot", "flags")
    if body.get("nonce") is not None and len(str(body["nonce"])) > LONGEST_NONCE:
        raise broken("too long", f"a nonce has at most {LONGEST_NONCE} characters", "nonce")
    if body.get("enforce_nonce") and body.get("nonce") is None:
        raise broken("enforce_nonce without nonce", "", "nonce")
    check_mentions(body.get("allowed_mentions"))


def check_mentions(allowed: Json | None) -> None:
    if allowed is None:
        return
    parse = words_of(allowed, "parse")
    for key in ("users", "roles"):
        named = words_of(allowed, key)
        if key in parse and named:
            raise broken("mentions parsed and named", key, "allowed_mentions")
        if len(named) > MENTIONED_AT_MOST:
            raise broken("more than 100 mentions", f"{len(named)} {key}", "allowed_mentions")
    if set(parse) - {"users", "roles", "everyone"}:
        raise broken("mentions", f"{parse}", "allowed_mentions")


def check_deferral(data: Json) -> None:
    """While it is "thinking" a message can be private, and nothing else."""
    if int(data.get("flags") or 0) & ~DEFERRABLE:
        raise broken("flags of a deferred answer", f"{data['flags']}", "flags")


def check_shapes(components: list[Json], *, v2: bool) -> None:
    """From the outermost components to the innermost."""
    for component in components:
        if component.get("type") not in (OUTSIDE if v2 else {ROW}):
            raise broken("component out of place", f"type {component.get('type')} at the top", "components")
        _check_shape(component)


def _check_shape(component: Json) -> None:
    kind = component["type"]
    for child in parts_of(component, "components"):
        if child.get("type") not in INSIDE.get(kind, set()):
            raise broken("component out of place", f"type {child.get('type')} in {kind}", "components")
        _check_shape(child)
    if kind == CONTAINER:
        _check_container(component)
    if kind == TEXT:
        check_length(component.get("content"), 1, 4000, "a text")
        if not component["content"].strip():
            raise broken("a text of nothing but spaces", "", "components")
    if kind == SECTION and part_of(component, "accessory").get("type") not in (BUTTON, THUMBNAIL):
        raise broken("component out of place", "an accessory is a button or a thumbnail", "components")
    if kind == SEPARATOR and component.get("spacing", 1) not in (1, 2):
        raise broken("a separator's spacing", f"{component['spacing']}", "components")
    if kind == BUTTON:
        _check_button(component)
    if kind in SELECTS:
        _check_select(component)
    for item in parts_of(component, "items"):
        _check_media(item, "media")
    if kind in (THUMBNAIL, FILE):
        _check_media(component, "media" if kind == THUMBNAIL else "file")


def _check_container(container: Json) -> None:
    if not container.get("components"):
        raise broken("an empty container", "", "components")
    if not 0 <= (container.get("accent_color") or 0) <= 0xFFFFFF:
        raise broken("accent colour", f"{container['accent_color']}", "components")


def _check_button(button: Json) -> None:
    style = button.get("style")
    if style not in range(1, 7):
        raise broken("a button's style", f"{style}", "components")
    if style in range(1, LINK) and (button.get("url") or button.get("sku_id")):
        raise broken("link button", "only a link has an address", "components")
    if button.get("custom_id") is not None:
        check_length(button["custom_id"], 1, 100, "a custom_id")
    if button.get("label") is not None:
        check_length(button["label"], 1 if not button.get("emoji") else 0, 80, "a button's label")
    check_emoji(button.get("emoji"))


def _check_select(select: Json) -> None:
    check_length(select.get("custom_id"), 1, 100, "a custom_id")
    _check_defaults(select)
    for option in parts_of(select, "options"):
        for key in ("label", "value"):
            check_length(option.get(key), 1, 100, f"an option's {key}")
        if option.get("description") is not None:
            check_length(option["description"], 1, 100, "an option's description")
        check_emoji(option.get("emoji"))


def _check_defaults(select: Json) -> None:
    """What a menu of people, roles or channels begins with: as many as may be chosen, and of its kind."""
    begun = parts_of(select, "default_values")
    if len(begun) > int(select.get("max_values") or 1):
        raise broken("more defaults than may be chosen", f"{len(begun)}", "components")
    kinds = DEFAULT_KINDS.get(int(select["type"]), ())
    if any(each.get("type") not in kinds for each in begun):
        raise broken("a default of another kind", f"{begun}", "components")


def _check_media(holder: Json, key: str) -> None:
    if not isinstance(part_of(holder, key).get("url"), str):
        raise broken("media without an address", "", "components")
    check_alt(holder.get("description"))


def check_alt(words: Any) -> None:
    """A picture has words or none, never empty ones."""
    if words is not None and not 1 <= len(words) <= LONGEST_ALT:
        raise broken("alt text", f"{len(words)} characters; it has 1 to {LONGEST_ALT}", "components")


def check_embed(embed: Json) -> None:
    for key, most in EMBED_TEXTS.items():
        if embed.get(key) is not None:
            check_length(embed[key], 0, most, f"an embed's {key}")
    fields = parts_of(embed, "fields")
    if len(fields) > 25:
        raise broken("more than 25 fields", f"{len(fields)}", "embeds")
    for field in fields:
        check_length(field.get("name"), 1, 256, "a field's name")
        check_length(field.get("value"), 1, 1024, "a field's value")
    if embed.get("footer"):
        check_length(embed["footer"].get("text"), 1, 2048, "a footer")
    if embed.get("author"):
        check_length(embed["author"].get("name"), 1, 256, "an author")


def check_form(components: list[Json]) -> None:
    """The fields of a modal."""
    for component in components:
        kind = component.get("type")
        if kind not in (ROW, TEXT, LABEL):
            raise broken("component out of place", f"type {kind} in a modal", "components")
        fields = [part_of(component, "component")] if kind == LABEL else parts_of(component, "components")
        for field in fields:
            if field.get("type") not in (IN_LABEL if kind == LABEL else {TEXT_INPUT}):
                raise broken("component out of place", f"type {field.get('type')} in a form", "components")
            check_length(field.get("custom_id"), 1, 100, "a custom_id")
            if field["type"] == TEXT_INPUT and kind == ROW:
                check_length(field.get("label"), 1, 45, "a field's label")
            if field["type"] in SELECTS:
                _check_select(field)
