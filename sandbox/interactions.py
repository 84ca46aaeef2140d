"""The life of an interaction: opened by a person, answered once within three seconds, followed up for fifteen minutes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sandbox import installs, posts, shapes
from sandbox.model import (
    RESPONSE_SECONDS,
    Answer,
    Channel,
    Flag,
    Interaction,
    InteractionType,
    Json,
    Message,
    parts_of,
)

if TYPE_CHECKING:
    from sandbox.world import World

KEPT_SECONDS = 3600.0
"""How long ended interactions are remembered, apart from those that a message still names."""


def open_interaction(
    world: World,
    kind: InteractionType,
    user_id: int,
    channel: Channel,
    data: Json,
    *,
    message: Message | None = None,
    source: Interaction | None = None,
    said: str = "",
    owners: dict[str, str] | None = None,
) -> Interaction:
    """Makes an interaction and tells the bot of it; after three seconds without an answer it fails."""
    number = world.snowflake()
    interaction = Interaction(
        number,
        f"sandbox-interaction-{number}",
        kind,
        user_id,
        channel.id,
        world.clock.now(),
        data,
        channel.guild_id,
        message_id=message.id if message else None,
        source_id=source.id if source else None,
        stalled_before=world.stalled(),
        said=f"{world.users[user_id].display_name}: {said}",
        owners=owners or {"0": str(channel.guild_id or 0)},
    )
    world.add_interaction(interaction)
    if kind != InteractionType.AUTOCOMPLETE:
        world.note(f"> {interaction.said} in {posts.place_name(world, channel)}")
    _set_timer(world)
    world.emit("INTERACTION_CREATE", shapes.interaction_json(world, interaction), {world.bot_id})
    return interaction


def _set_timer(world: World) -> None:
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return
    loop.call_later(RESPONSE_SECONDS + 0.01, world.expire)


def mark_answered(world: World, interaction: Interaction, answer: Answer, *, pending: bool = False) -> None:
    """Notes the first callback. `pending` says that the bot promised more."""
    interaction.answer = answer
    interaction.pending = pending
    world.tell_interaction("interaction_answered", interaction)
    if not pending:
        world.tell_interaction("interaction_settled", interaction)


def settle(world: World, interaction: Interaction) -> None:
    """A deferred answer came."""
    if interaction.pending:
        interaction.pending = False
        world.tell_interaction("interaction_settled", interaction)


def settle_by_edit(world: World, message: Message) -> None:
    """A press that was deferred as an update is done when its message changes, by whichever route."""
    for interaction in world.open_interactions():
        if interaction.answer == Answer.DEFERRED_UPDATE and interaction.message_id == message.id:
            settle(world, interaction)


def new_message(world: World, interaction: Interaction, *, ephemeral: bool) -> Message:
    """An empty message of the bot that belongs to an interaction, not yet posted; private also where Discord makes it so."""
    ephemeral = ephemeral or installs.is_hushed(world, interaction)
    kind = 20 if interaction.type == InteractionType.COMMAND else 19 if interaction.message_id else 0
    return Message(
        world.snowflake(),
        interaction.channel_id,
        world.bot_id,
        world.clock.now(),
        type=kind,
        flags=int(Flag.EPHEMERAL) if ephemeral else 0,
        only_for=interaction.user_id if ephemeral else None,
        interaction_id=interaction.id,
    )


def think(world: World, interaction: Interaction, *, ephemeral: bool) -> Message:
    """The bot defers: a message that says "thinking" until the answer comes."""
    message = new_message(world, interaction, ephemeral=ephemeral)
    message.flags |= Flag.LOADING
    posts.post(world, message)
    interaction.original_id = message.id
    mark_answered(world, interaction, Answer.DEFERRED_MESSAGE, pending=True)
    return message


def open_modal(world: World, interaction: Interaction, modal: Json) -> None:
    interaction.modal = modal | {"components": posts.number_components(parts_of(modal, "components"))}
    world.note(f"(a form opens for {world.users[interaction.user_id].display_name}: {modal.get('title')})")
    mark_answered(world, interaction, Answer.MODAL)
    payload: Json = {"interaction_id": str(interaction.id), "modal": interaction.modal}
    world.emit("modal_opened", payload, {interaction.user_id})


def offer_choices(world: World, interaction: Interaction, choices: list[Json]) -> None:
    interaction.choices = choices
    mark_answered(world, interaction, Answer.CHOICES)
    payload: Json = {"interaction_id": str(interaction.id), "choices": choices}
    world.emit("choices_offered", payload, {interaction.user_id})


def forget_old(world: World) -> None:
    """Drops ended interactions that nothing refers to, so that a long-lived world stays small."""
    named = {message.interaction_id for message in world.messages.values()}
    named |= {i.source_id for i in world.interactions.values() if i.id in named}
    limit = world.clock.now() - KEPT_SECONDS
    for interaction in list(world.interactions.values()):
        if interaction.created_at < limit and interaction.id not in named:
            world.forget_interaction(interaction)
