"""Components and embeds as Discord gives them back: with defaults filled in and files resolved to addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.model import Attachment, Json, Message, is_array, is_object

if TYPE_CHECKING:
    from sandbox.world import World

SCHEME = "attachment://"
_SELECT: Json = {"min_values": 1, "max_values": 1}
DEFAULTS: dict[int, Json] = {
    **dict.fromkeys((3, 5, 6, 7, 8), _SELECT),
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False, "name": None, "size": None},
    14: {"divider": True, "spacing": 1},
    17: {"accent_color": None, "spoiler": False},
}
"""By component type: what Discord adds where the bot left it out."""


def component_json(world: World, message: Message, component: Json) -> Json:
    """A component of a message, with those nested in it."""
    shape = DEFAULTS.get(component["type"], {}) | _without_nulls(component)
    if "emoji" in shape:
        shape["emoji"] = _without_nulls(shape["emoji"])
    if "options" in shape:
        shape["options"] = [_option_json(option) for option in shape["options"]]
    if "default_values" in shape:
        shape["default_values"] = [each | {"id": str(each["id"])} for each in shape["default_values"]]
    if "components" in shape:
        shape["components"] = [component_json(world, message, child) for child in shape["components"]]
    if "accessory" in shape:
        shape["accessory"] = component_json(world, message, shape["accessory"])
    if "items" in shape:
        shape["items"] = [_item_json(world, message, item) for item in shape["items"]]
    for key in ("media", "file"):
        if key in shape:
            shape[key] = _media_json(world, message, shape[key]["url"])
    if component["type"] == 13:
        file = _file_named(message, component["file"]["url"])
        shape |= {"name": file.filename if file else "", "size": file.size if file else 0}
    return shape


def _without_nulls(part: Json) -> Json:
    return {key: value for key, value in part.items() if value is not None}


def _option_json(option: Json) -> Json:
    shape = _without_nulls(option)
    return shape | {"emoji": _without_nulls(shape["emoji"])} if "emoji" in shape else shape


def _item_json(world: World, message: Message, item: Json) -> Json:
    shape = {"description": None, "spoiler": False} | item
    return shape | {"media": _media_json(world, message, item["media"]["url"])}


def embed_json(world: World, message: Message, part: Any) -> Any:
    """The same embed with every `attachment://name` resolved to the file's address."""
    if is_array(part):
        return [embed_json(world, message, item) for item in part]
    if not is_object(part):
        return part
    shape = {key: embed_json(world, message, value) for key, value in part.items()}
    for key, proxy in (("url", "proxy_url"), ("icon_url", "proxy_icon_url")):
        file = _file_named(message, part.get(key))
        if file is not None:
            shape |= {key: world.file_url(file), proxy: world.file_url(file)}
            if key == "url" and file.width is not None:
                shape |= {"width": file.width, "height": file.height, "content_type": file.content_type}
    return shape


def urls_in(part: Any) -> list[str]:
    """Every address in embeds or components, however deep."""
    if is_array(part):
        return [url for item in part for url in urls_in(item)]
    if not is_object(part):
        return []
    own = [value for key, value in part.items() if key in ("url", "icon_url") and isinstance(value, str)]
    return own + [url for value in part.values() if not isinstance(value, str | int) for url in urls_in(value)]


def names_shown(*parts: Any) -> set[str]:
    """Names of the files that embeds or components refer to."""
    return {url.removeprefix(SCHEME) for url in urls_in(list(parts)) if url.startswith(SCHEME)}


def loose_files(message: Message) -> list[Attachment]:
    """The files that nothing in the message shows: a message object's `attachments` names these and no other."""
    shown = names_shown(message.embeds, message.components) if message.attachments else set[str]()
    return [file for file in message.attachments if file.filename not in shown]


def _file_named(message: Message, url: Any) -> Attachment | None:
    if not isinstance(url, str) or not url.startswith(SCHEME):
        return None
    name = url.removeprefix(SCHEME)
    return next((file for file in message.attachments if file.filename == name), None)


def _media_json(world: World, message: Message, url: str) -> Json:
    """An unfurled file: one of the message's own, or any address."""
    file = _file_named(message, url)
    if file is None:
        return {
            "id": str(message.id),
            "url": url,
            "proxy_url": url,
            "width": None,
            "height": None,
            "content_type": None,
        }
    address = world.file_url(file)
    return {
        "id": str(file.id),
        "url": address,
        "proxy_url": address,
        "width": file.width,
        "height": file.height,
        "content_type": file.content_type,
        "attachment_id": str(file.id),
    }
