"""Registering the commands with Discord: compared first, written only where something has changed, and never fatal.

Discord takes few new commands a day, and a bot that can't start because of them would be started again and again. A server's
own copy of a command stands beside the global one, so each command is kept in one scope and taken out of the other.
"""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord.http import Route

from cogs.visit import TROUBLE

if TYPE_CHECKING:
    from cogs.client import TownCrier

log = logging.getLogger(__name__)

Payload = dict[str, Any]

IN_SERVERS, IN_DIRECT_MESSAGES = 0, 1
"""Where a command may be used, in Discord's numbers."""
BY_SERVERS = 0
"""Who may install the bot: servers. What single people may use, wherever they are, says so itself."""
COMPARED = frozenset(
    (
        *("name", "name_localizations", "description", "description_localizations", "type", "options", "choices"),
        *("required", "autocomplete", "value", "channel_types", "min_value", "max_value", "min_length", "max_length"),
        *("default_member_permissions", "contexts", "integration_types", "nsfw"),
    )
)


class Register:
    def __init__(self, bot: "TownCrier") -> None:
        self.bot = bot

    async def write(self, server: int | None) -> bool:
        """Puts the commands in their scope: everywhere, or one server. False where Discord did not let us."""
        return await self._bring_to(server, await self._wanted(server))

    async def is_up_to_date(self, server: int | None) -> bool:
        """Whether Discord knows the commands as they are."""
        return _essence(await self._registered(server)) == _essence(await self._wanted(server))

    async def _wanted(self, server: int | None) -> list[Payload]:
        """Where the application's settings let no single person install it, its commands are for servers alone."""
        wanted = [await self._payload(command) for command in self.bot.tree.get_commands()]
        if self.bot.application is None or self.bot.application.user_integration_config is None:
            wanted = [_by_servers(payload) for payload in wanted]
        return wanted if server is None else [_of_one_server(payload) for payload in wanted]

    async def clear_others(self, server: int | None, servers: Sequence[int]) -> None:
        """Takes the commands out of every other scope, so that nobody is offered them twice."""
        for scope in [each for each in (None, *servers) if each != server]:
            if not await self._bring_to(scope, []):
                return

    async def _payload(self, command: Any) -> Payload:
        translator = self.bot.tree.translator
        assert translator is not None
        payload: Payload = await command.get_translated_payload(self.bot.tree, translator)
        contexts = [IN_SERVERS] if command.guild_only else [IN_SERVERS, IN_DIRECT_MESSAGES]
        if command.allowed_contexts:
            contexts = command.allowed_contexts.to_array()
        installs = command.allowed_installs.to_array() if command.allowed_installs else [BY_SERVERS]
        payload.pop("dm_permission", None)  # What Discord asked before it asked for contexts.
        return payload | {"contexts": contexts, "integration_types": installs}

    async def _bring_to(self, scope: int | None, wanted: Sequence[Payload]) -> bool:
        try:
            if _essence(await self._registered(scope)) == _essence(wanted):
                return True
            await self.bot.http.request(self._route("PUT", scope), json=list(wanted))
            log.info("%d commands are registered %s", len(wanted), "everywhere" if scope is None else f"on {scope}")
        except discord.Forbidden:
            return True  # A server that lets us register nothing of its own has no copy either.
        except TROUBLE as error:
            log.warning("The commands could not be registered; those that Discord knows stay as they are: %s", error)
            return False
        return True

    async def _registered(self, scope: int | None) -> list[Payload]:
        return await self.bot.http.request(self._route("GET", scope), params={"with_localizations": "true"})

    def _route(self, method: str, scope: int | None) -> Route:
        application = self.bot.application_id
        if scope is None:
            return Route(method, "/applications/{application_id}/commands", application_id=application)
        path = "/applications/{application_id}/guilds/{guild_id}/commands"
        return Route(method, path, application_id=application, guild_id=scope)


def _by_servers(payload: Payload) -> Payload:
    contexts = [each for each in payload.get("contexts", ()) if each in (IN_SERVERS, IN_DIRECT_MESSAGES)]
    return payload | ({"contexts": contexts} if contexts else {}) | {"integration_types": [BY_SERVERS]}


def _of_one_server(payload: Payload) -> Payload:
    """Where it is used is said of a command that is everywhere; a server's own are on that server, by its installation."""
    return {key: value for key, value in payload.items() if key != "contexts"} | {"integration_types": [BY_SERVERS]}


def _essence(payloads: Sequence[Payload]) -> list[Payload]:
    return sorted((_bare(payload) for payload in payloads), key=lambda each: (each.get("type", 1), each["name"]))


def _bare(part: Any) -> Any:
    """What of a command is ours to say, without whatever Discord fills in."""
    if isinstance(part, list):
        return [_bare(each) for each in part]  # pyright: ignore[reportUnknownVariableType]
    if not isinstance(part, dict):
        return part
    kept: Payload = {}
    for key, value in part.items():  # pyright: ignore[reportUnknownVariableType]
        if key not in COMPARED or value is None or value is False or value in ([], {}):
            continue
        if key.endswith("_localizations"):
            kept[key] = dict(value)  # pyright: ignore[reportUnknownArgumentType]
        else:
            kept[key] = str(value) if key == "default_member_permissions" else _bare(value)  # pyright: ignore[reportUnknownArgumentType]
    return kept
