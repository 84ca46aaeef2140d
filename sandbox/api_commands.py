"""The application over HTTP: who it is, its commands, its emojis."""

from __future__ import annotations

import base64

from sandbox import shapes
from sandbox.errors import ApiError, broken
from sandbox.installs import BY_SERVER
from sandbox.model import Emoji, Json, parts_of
from sandbox.rest import Call, route
from sandbox.rules_commands import check_command, check_commands
from sandbox.world import World

GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def scope_of(call: Call) -> str | None:
    """The server whose commands are meant; None for the global ones."""
    guild = call.params.get("guild_id")
    if guild is not None and int(guild) not in call.world.guilds:
        raise ApiError(403, 50001)
    return guild


def in_scope(world: World, scope: str | None) -> list[Json]:
    return [command for command in world.commands.values() if command.get("guild_id") == scope]


def store(world: World, scope: str | None, body: Json) -> Json:
    """Adds a command, or puts it in the place of the one with the same kind and name, whose id stays."""
    check_command(body)
    kind = body.get("type") or 1
    old = next((c for c in in_scope(world, scope) if c["type"] == kind and c["name"] == body["name"]), None)
    number = int(old["id"]) if old else world.snowflake()
    command: Json = {
        "id": str(number),
        "application_id": str(world.application_id),
        "version": str(world.snowflake()),
        "type": kind,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "default_member_permissions": _text(body.get("default_member_permissions")),
        "dm_permission": body.get("dm_permission", True) is not False,
        "contexts": body.get("contexts") if scope is None else None,
        "integration_types": (body.get("integration_types") or [*world.installable]) if scope is None else [BY_SERVER],
        "nsfw": bool(body.get("nsfw")),
        "options": parts_of(body, "options"),
    }
    if scope is not None:
        command["guild_id"] = scope
    world.commands[number] = command
    return command


def count_new(world: World, scope: str | None, bodies: list[Json]) -> None:
    """A scope takes 200 new commands a day."""
    known = {(c["type"], c["name"]) for c in in_scope(world, scope)}
    for body in bodies:
        wait = (body.get("type") or 1, body["name"]) not in known and world.limits.create_command(scope)
        if wait:
            raise ApiError(429, 30034, retry_after=wait)


def check_installs(world: World, body: Json) -> None:
    """A command can't be for an installation that the application's settings don't allow."""
    if not set(body.get("integration_types") or ()) <= {*world.installable}:
        raise broken(
            "installs and contexts", f"{body['integration_types']} of {world.installable}", "integration_types"
        )


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _tell(world: World) -> None:
    world.emit("commands_changed", {}, world.everybody())


def the_command(call: Call) -> Json:
    command = call.world.commands.get(call.id("command_id"))
    if command is None or command.get("guild_id") != scope_of(call):
        raise ApiError(404, 10063)
    return command


@route("GET", GLOBAL, GUILD)
def list_commands(call: Call) -> list[Json]:
    found = in_scope(call.world, scope_of(call))
    return found if call.asks("with_localizations") else [_in_one_language(command) for command in found]


def _in_one_language(part: Json) -> Json:
    """A command or option without its translations, which have to be asked for."""
    shape = {key: value for key, value in part.items() if not key.endswith("_localizations")}
    for key in ("options", "choices"):
        if key in shape:
            shape[key] = [_in_one_language(each) for each in parts_of(shape, key)]
    return shape


@route("PUT", GLOBAL, GUILD)
def set_commands(call: Call) -> list[Json]:
    """Replaces the whole set; nothing changes where one of them breaks a rule."""
    world, scope = call.world, scope_of(call)
    bodies: list[Json] = call.body or []
    check_commands(bodies)
    for body in bodies:
        check_command(body)
        check_installs(world, body)
    count_new(world, scope, bodies)
    kept = {int(store(world, scope, body)["id"]) for body in bodies}
    for command in in_scope(world, scope):
        if int(command["id"]) not in kept:
            del world.commands[int(command["id"])]
    _tell(world)
    return in_scope(world, scope)


@route("POST", GLOBAL, GUILD)
def add_command(call: Call) -> Json:
    world, scope = call.world, scope_of(call)
    others = [c for c in in_scope(world, scope) if c["name"] != call.body.get("name")]
    check_commands([*others, call.body])
    check_command(call.body)
    count_new(world, scope, [call.body])
    command = store(world, scope, call.body)
    _tell(world)
    return command


@route("GET", GLOBAL + "/{command_id}", GUILD + "/{command_id}")
def get_command(call: Call) -> Json:
    return the_command(call)


@route("PATCH", GLOBAL + "/{command_id}", GUILD + "/{command_id}")
def edit_command(call: Call) -> Json:
    command = the_command(call)
    keys = ("type", "name", "name_localizations", "description", "description_localizations", "options", "contexts")
    check_command({key: command[key] for key in keys} | call.body)
    command.update(call.body, version=str(call.world.snowflake()))
    _tell(call.world)
    return command


@route("DELETE", GLOBAL + "/{command_id}", GUILD + "/{command_id}")
def delete_command(call: Call) -> None:
    del call.world.commands[int(the_command(call)["id"])]
    _tell(call.world)


# --- who the application is -----------------------------------------------------------------------------------------


def application_json(world: World) -> Json:
    return {
        "id": str(world.application_id),
        "name": world.bot.display_name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": shapes.user_json(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": shapes.user_json(world.people[0]),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {str(kind): {} for kind in world.installable},
    }


@route("GET", "/oauth2/applications/@me", "/applications/@me")
def get_application(call: Call) -> Json:
    return application_json(call.world)


# --- emojis ---------------------------------------------------------------------------------------------------------

EMOJIS = "/applications/{application_id}/emojis"


def the_emoji(call: Call) -> Emoji:
    emoji = call.world.emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise ApiError(404, 10014)
    return emoji


@route("GET", EMOJIS)
def list_emojis(call: Call) -> Json:
    return {"items": [shapes.emoji_json(call.world, emoji) for emoji in call.world.emojis.values()]}


@route("POST", EMOJIS)
def add_emoji(call: Call) -> Json:
    """The picture comes as a data address; at most 256 KiB, as Discord takes."""
    world = call.world
    head, _, data = str(call.body["image"]).partition(",")
    picture = base64.b64decode(data)
    if len(picture) > 256 * 1024:
        raise broken("emoji over 256 KiB", f"{len(picture)} bytes", "image")
    if any(emoji.name == call.body["name"] for emoji in world.emojis.values()):
        raise broken("emoji name twice", call.body["name"], "name")
    emoji = Emoji(world.snowflake(), call.body["name"], head.startswith("data:image/gif"))
    world.emojis[emoji.id] = emoji
    world.files[emoji.id] = picture
    return shapes.emoji_json(world, emoji)


@route("GET", EMOJIS + "/{emoji_id}")
def get_emoji(call: Call) -> Json:
    return shapes.emoji_json(call.world, the_emoji(call))


@route("PATCH", EMOJIS + "/{emoji_id}")
def rename_emoji(call: Call) -> Json:
    emoji = the_emoji(call)
    emoji.name = call.body["name"]
    return shapes.emoji_json(call.world, emoji)


@route("DELETE", EMOJIS + "/{emoji_id}")
def delete_emoji(call: Call) -> None:
    emoji = the_emoji(call)
    del call.world.emojis[emoji.id]
    call.world.files.pop(emoji.id, None)
