"""Each rule of Discord's that its description does not state, with a body that breaks it; and the description itself."""

from __future__ import annotations

import json
from typing import Any

import aiohttp
import pytest

from sandbox import interactions, schema
from sandbox.model import InteractionType
from sandbox.rest import ROUTES, TOKEN
from sandbox.town import ready_made_world

V2 = 1 << 15


def button(number: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Join", "custom_id": f"join{number}"} | more


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def text(words: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": words}


def option(name: str, **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "An option"} | more


def command(name: str = "play", **more: Any) -> dict[str, Any]:
    return {"type": 1, "name": name, "description": "Play a game"} | more


MESSAGES = {
    "content over 2000 characters": {"content": "x" * 2001},
    "more than 5 rows": {"content": "x", "components": [row(button(n)) for n in range(6)]},
    "custom_id twice": {"content": "x", "components": [row(button(), button())]},
    "button without custom_id": {"content": "x", "components": [row(button(custom_id=None))]},
    "button without label and emoji": {"content": "x", "components": [row(button(label=None))]},
    "content with the V2 flag": {"content": "x", "flags": V2, "components": [text()]},
    "V2 component without its flag": {"components": [text()]},
    "more than 40 components": {"flags": V2, "components": [text() for _ in range(41)]},
    "text over 4000 characters": {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]},
    "attachment:// without its file": {"embeds": [{"image": {"url": "attachment://board.png"}}]},
    "empty message": {"content": " ", "tts": False},
    "embeds over 6000 characters": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "unknown key": {"content": "x", "contents": "y"},
    "option value twice": {
        "content": "x",
        "components": [row({"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}] * 2})],
    },
    "select bounds": {
        "content": "x",
        "components": [row({"type": 3, "custom_id": "s", "max_values": 2, "options": [{"label": "a", "value": "a"}]})],
    },
    "wrong type": {"content": 5},
    "flags": {"content": "x", "flags": 1 << 1},
    "enforce_nonce without nonce": {"content": "x", "enforce_nonce": True},
    "mentions parsed and named": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "component out of place": {"flags": V2, "components": [button()]},
    "an empty container": {"flags": V2, "components": [{"type": 17, "components": []}]},
    "accent colour": {"flags": V2, "components": [{"type": 17, "accent_color": 1 << 24, "components": [text()]}]},
    "link button": {"content": "x", "components": [row(button(url="https://example.org"))]},
    "emoji not pinned": {"content": "x", "components": [row(button(emoji={"id": None, "name": "🦄"}))]},
    "a text of nothing but spaces": {"flags": V2, "components": [text(" \n")]},
    "a separator's spacing": {"flags": V2, "components": [text(), {"type": 14, "spacing": 3}]},
    "a button's style": {"content": "x", "components": [row(button(style=9))]},
    "too long": {"content": "x", "components": [row(button(label="x" * 81))]},
    "no such emoji": {"content": "x", "components": [row(button(emoji={"id": None, "name": "⚔"}))]},
    "media without an address": {"flags": V2, "components": [{"type": 12, "items": [{"media": {}}]}]},
    "alt text": {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": ""}]}],
    },
    "more than 10 embeds": {"embeds": [{"title": "x"}] * 11},
    "more than 25 fields": {"embeds": [{"fields": [{"name": "x", "value": "y"}] * 26}]},
    "a select fills its row": {"content": "x", "components": [row(button(), {"type": 5, "custom_id": "who"})]},
}
COMMANDS = {
    "command name out of pattern": [command("Play now")],
    "empty description": [command(description="")],
    "required option after an optional one": [command(options=[option("a"), option("b", required=True)])],
    "more than 100 chat commands": [command(f"play{n}") for n in range(101)],
    "unknown locale": [command(name_localizations={"fr-FR": "jouer"})],
    "unknown key": [command(names="play")],
    "command name twice": [command(), command()],
    "option type": [command(options=[option("a", type=12)])],
    "installs and contexts": [command(contexts=[3])],
    "option name twice": [command(options=[option("a"), option("a")])],
}
MODALS = {
    "a modal has 1 to 5 components": {
        "custom_id": "form",
        "title": "Form",
        "components": [row({"type": 4, "custom_id": f"t{n}", "label": "Text", "style": 1}) for n in range(6)],
    },
    "unknown key": {"custom_id": "form", "title": "Form", "components": [text()], "colour": "red"},
    "too long": {"custom_id": "form", "title": "F" * 46, "components": [text()]},
    "component out of place": {"custom_id": "form", "title": "Form", "components": [row(button())]},
}


@pytest.fixture(params=["our rules alone", "with the description"])
def described(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Our rules must hold where the description is absent; together with it, either may be the first to refuse."""
    if request.param == "our rules alone":
        monkeypatch.delenv("DISCORD_OPENAPI", raising=False)
        return False
    if schema.where() is None:
        pytest.skip("Discord's OpenAPI description is not here (DISCORD_OPENAPI), so it can't be tried")
    return True


class Raw:
    """Sends bodies that discord.py would not."""

    def __init__(self, trial: Any, http: aiohttp.ClientSession) -> None:
        self.trial = trial
        self.http = http

    async def send(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {TOKEN}"}
        address = f"{self.trial.server.address}/api/v10{path}"
        async with self.http.request(method, address, json=body, headers=headers) as answer:
            data = await answer.read()
            return answer.status, json.loads(data) if data else None


@pytest.fixture
async def raw(put_on_trial: Any):
    trial = await put_on_trial(None)
    trial.world.pinned_emoji = frozenset("🎲")
    async with aiohttp.ClientSession() as http:
        yield Raw(trial, http)


async def check_refused(raw: Raw, described: bool, rule: str, method: str, path: str, body: Any) -> None:
    raw.trial.expect(rule, *(["schema"] if described else []))
    status, answer = await raw.send(method, path, body)
    assert status == 400
    assert answer["code"] in (50035, 50006)
    assert [v.rule for v in raw.trial.world.violations] in ([rule], ["schema"] if described else [rule])
    assert raw.trial.world.messages == {}
    assert raw.trial.world.commands == {}


@pytest.mark.parametrize("rule", MESSAGES)
async def test_a_message_that_breaks_a_rule_is_refused_and_recorded(raw, described, rule):
    place = raw.trial.world.channel("the-square")
    await check_refused(raw, described, rule, "POST", f"/channels/{place.id}/messages", MESSAGES[rule])


@pytest.mark.parametrize("rule", COMMANDS)
async def test_a_command_that_breaks_a_rule_is_refused_and_recorded(raw, described, rule):
    path = f"/applications/{raw.trial.world.application_id}/commands"
    await check_refused(raw, described, rule, "PUT", path, COMMANDS[rule])


def open_command(raw: Raw) -> str:
    """The callback path of a fresh slash command."""
    world = raw.trial.world
    data = {"id": "1", "name": "do", "type": 1}
    kind = InteractionType.COMMAND
    one = interactions.open_interaction(world, kind, world.people[0].id, world.channel("the-square"), data, said="/do")
    raw.trial.expect("unanswered")
    return f"/interactions/{one.id}/{one.token}/callback"


@pytest.mark.parametrize("rule", MODALS)
async def test_a_modal_that_breaks_a_rule_is_refused_and_recorded(raw, described, rule):
    await check_refused(raw, described, rule, "POST", open_command(raw), {"type": 9, "data": MODALS[rule]})


@pytest.mark.parametrize("rule", MESSAGES)
async def test_an_answer_to_an_interaction_obeys_the_rules_of_messages(raw, described, rule):
    await check_refused(raw, described, rule, "POST", open_command(raw), {"type": 4, "data": MESSAGES[rule]})


async def test_an_answer_of_a_kind_that_does_not_fit_is_refused(raw):
    raw.trial.expect("callback type")
    status, _ = await raw.send("POST", open_command(raw), {"type": 8, "data": {"choices": []}})
    assert status == 400
    assert [v.rule for v in raw.trial.world.violations] == ["callback type"]


async def test_a_body_against_the_description_is_refused_by_name(raw):
    if schema.where() is None:
        pytest.skip("Discord's OpenAPI description is not here (DISCORD_OPENAPI), so it can't be tried")
    raw.trial.expect("schema")
    place = raw.trial.world.channel("the-square")
    status, answer = await raw.send("POST", f"/channels/{place.id}/messages", {"content": 5})
    assert status == 400
    assert "content" in raw.trial.world.violations[0].detail
    assert answer["errors"]


async def test_right_bodies_pass_with_snowflakes_as_integers(raw):
    world = raw.trial.world
    place = world.channel("the-square")
    body = {
        "content": "Hear ye!",
        "embeds": [{"title": "Board"}],
        "components": [row(button(1), button(2, label=None, emoji={"id": None, "name": "🎲"}))],
        "allowed_mentions": {"parse": [], "users": [world.people[0].id]},
    }
    status, sent = await raw.send("POST", f"/channels/{place.id}/messages", body)
    assert status == 200
    status, _ = await raw.send("PATCH", f"/channels/{place.id}/messages/{sent['id']}", {"content": None})
    assert status == 200
    raw.trial.expect("empty message")
    status, _ = await raw.send("PATCH", f"/channels/{place.id}/messages/{sent['id']}", {"embeds": [], "components": []})
    assert status == 400
    assert world.messages[int(sent["id"])].embeds


async def test_commands_keep_their_ids_and_the_server_s_hide_the_global_ones(raw):
    world = raw.trial.world
    path = f"/applications/{world.application_id}/commands"
    localised = command(name_localizations={"fr": "jouer"}, description_localizations={"fr": "Jouer"})
    _, first = await raw.send("PUT", path, [localised, command("board")])
    _, again = await raw.send("PUT", path, [command(description="Changed")])
    assert [c["id"] for c in again] == [first[0]["id"]]
    _, own = await raw.send(
        "PUT", f"/applications/{world.application_id}/guilds/{world.guild.id}/commands", [command()]
    )
    offered = world.commands_in(world.channel("the-square"), world.people[0].id)
    assert [c["id"] for c in offered] == [own[0]["id"]]
    status, _ = await raw.send("DELETE", f"{path}/{first[0]['id']}", None)
    assert status == 204
    status, got = await raw.send("GET", path, None)
    assert (status, got) == (200, [])


def test_every_route_is_one_of_discord_s():
    path = schema.where()
    if path is None:
        pytest.skip("Discord's OpenAPI description is not here (DISCORD_OPENAPI), so the routes can't be compared")
    described = schema.description(path)["paths"]
    assert [f"{method} {name}" for method, name, _, _ in ROUTES if method.lower() not in described.get(name, {})] == []


def test_the_ready_made_world_has_the_same_ids_each_time():
    one, other = ready_made_world(), ready_made_world()
    assert list(one.users) == list(other.users)
    assert list(one.channels) == list(other.channels)
    assert [user.display_name for user in one.people] == ["Aude", "Bertrand", "Clémence", "Denis"]


async def test_a_deferred_answer_is_private_or_public_and_nothing_else(raw, monkeypatch):
    monkeypatch.delenv("DISCORD_OPENAPI", raising=False)
    raw.trial.expect("flags of a deferred answer")
    status, _ = await raw.send("POST", open_command(raw), {"type": 5, "data": {"flags": V2}})
    assert status == 400


async def test_a_commands_length_counts_its_longest_language(raw):
    raw.trial.expect("command over 8000 characters")
    options = [
        option(f"o{n}", description="x" * 100, choices=[{"name": "y" * 100, "value": f"{c}"} for c in range(3)])
        for n in range(19)
    ]
    path = f"/applications/{raw.trial.world.application_id}/commands"
    status, _ = await raw.send("PUT", path, [command(options=options)])
    assert status == 200
    longer = [each | {"description": "x", "description_localizations": {"fr": "z" * 100}} for each in options]
    status, _ = await raw.send("PUT", path, [command(options=longer)])
    assert status == 200, "only the longest counts"
    raw.trial.world.skip(60)
    options[0]["choices"] = [{"name": "y", "name_localizations": {"fr": "y" * 100}, "value": f"{c}"} for c in range(25)]
    status, _ = await raw.send("PUT", path, [command(options=options)])
    assert status == 400
