"""Answers to interactions over HTTP: the first callback, `@original`, follow-ups."""

from __future__ import annotations

from sandbox import installs, interactions, lifecycle, posts, rules, rules_shapes, shapes, uploads
from sandbox.api_messages import write
from sandbox.errors import ApiError
from sandbox.faults import ANSWERED_BY_REFUSAL, NO_PRIVATE_FILES
from sandbox.model import Answer, Flag, Interaction, Json, Message, part_of, parts_of
from sandbox.rest import Call, route


@route("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def respond(call: Call) -> Json | None:
    world = call.world
    found = world.interactions.get(call.id("interaction_id"))
    interaction = lifecycle.check_answerable(world, found, call.params["interaction_token"])
    answer = lifecycle.check_fitting(interaction, call.body["type"])
    data = part_of(call.body, "data")
    try:
        message = _carry_out(call, interaction, answer, data)
    except ApiError:
        if ANSWERED_BY_REFUSAL in world.faults.quirks:
            interactions.mark_answered(world, interaction, answer)
        raise
    return _callback_json(call, interaction, answer, message) if call.asks("with_response") else None


def _carry_out(call: Call, interaction: Interaction, answer: Answer, data: Json) -> Message | None:
    world = call.world
    if answer == Answer.MESSAGE:
        message = _say(call, interaction, data)
        interaction.original_id = message.id
        interactions.mark_answered(world, interaction, answer)
        return message
    if answer == Answer.DEFERRED_MESSAGE:
        rules_shapes.check_deferral(data)
        ephemeral = bool((data.get("flags") or 0) & Flag.EPHEMERAL)
        return interactions.think(world, interaction, ephemeral=ephemeral)
    if answer == Answer.CHOICES:
        rules.check_choices(parts_of(data, "choices"))
        interactions.offer_choices(world, interaction, parts_of(data, "choices"))
        return None
    if answer == Answer.MODAL:
        rules.check_modal(data)
        interactions.open_modal(world, interaction, data)
        return None
    return _update(call, interaction, answer, data)


def _update(call: Call, interaction: Interaction, answer: Answer, data: Json) -> Message | None:
    """Changes the message whose component was used, now (7) or later (6)."""
    world = call.world
    message = world.messages.get(interaction.message_id or 0)
    interaction.original_id = interaction.message_id
    if answer == Answer.UPDATE:
        if message is None:
            raise ApiError(404, 10008)
        _change(call, message, data, is_answer=True)
    interactions.mark_answered(world, interaction, answer, pending=answer == Answer.DEFERRED_UPDATE)
    return message


def _say(call: Call, interaction: Interaction, body: Json) -> Message:
    """A new message of the bot that answers or follows up."""
    world = call.world
    ephemeral = bool((body.get("flags") or 0) & Flag.EPHEMERAL)
    message = interactions.new_message(world, interaction, ephemeral=ephemeral)
    is_dm = world.channels[message.channel_id].is_dm
    if ephemeral and is_dm and call.files and NO_PRIVATE_FILES in world.faults.quirks:
        raise ApiError(400, 50035, detail="No files here", field="attachments")
    write(world, message, body, call.files, keys=rules.WEBHOOK_KEYS)
    return posts.post(world, message, body.get("allowed_mentions"))


def _change(call: Call, message: Message, body: Json, *, is_answer: bool = False) -> None:
    world = call.world
    lifecycle.check_edits(world, message, is_answer=is_answer)
    if not is_answer:
        uploads.check_found(world, body, call.files)
    write(world, message, body, call.files, keys=rules.WEBHOOK_KEYS, is_answer=is_answer)
    posts.mention_whom(world, message, body.get("allowed_mentions"))
    posts.tell_edit(world, message)


def _callback_json(call: Call, interaction: Interaction, answer: Answer, message: Message | None) -> Json:
    about: Json = {"id": str(interaction.id), "type": int(interaction.type)}
    if message is not None:
        about |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.ephemeral,
            "channel_id": str(interaction.channel_id),
        }
    if message is None or answer not in (Answer.MESSAGE, Answer.UPDATE):
        return {"interaction": about}
    return {
        "interaction": about,
        "resource": {"type": int(answer), "message": shapes.message_json(call.world, message)},
    }


# --- what follows, by the interaction's token -----------------------------------------------------------------------


def _the_interaction(call: Call) -> Interaction:
    if call.id("webhook_id") != call.world.application_id:
        raise ApiError(404, 10015)
    return lifecycle.check_token(call.world, call.params["webhook_token"])


def _its_message(call: Call, interaction: Interaction) -> Message:
    """`@original`, or one of the follow-ups."""
    named = call.params.get("message_id")
    number = interaction.original_id if named is None else int(named)
    message = call.world.messages.get(number or 0)
    if message is None or (number != interaction.original_id and number not in interaction.followups):
        raise ApiError(404, 10008)
    return message


@route("POST", "/webhooks/{webhook_id}/{webhook_token}")
def follow_up(call: Call) -> Json | None:
    """A further message; while the bot is "thinking", the first one is the answer and inherits who sees it."""
    world = call.world
    interaction = _the_interaction(call)
    original = world.messages.get(interaction.original_id or 0)
    if original is not None and original.loading:
        _change(call, original, call.sent)
        message = original
    else:
        installs.check_followups(interaction)
        message = _say(call, interaction, call.sent)
        interaction.followups.append(message.id)
    interactions.settle(world, interaction)
    return shapes.message_json(world, message) if call.asks("wait") else None


ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"


@route("GET", ORIGINAL, FOLLOW_UP)
def get_answer(call: Call) -> Json:
    return shapes.message_json(call.world, _its_message(call, _the_interaction(call)))


@route("PATCH", ORIGINAL, FOLLOW_UP)
def edit_answer(call: Call) -> Json:
    interaction = _the_interaction(call)
    message = _its_message(call, interaction)
    _change(call, message, call.sent)
    if message.id == interaction.original_id:
        interactions.settle(call.world, interaction)
    interactions.settle_by_edit(call.world, message)
    return shapes.message_json(call.world, message)


@route("DELETE", ORIGINAL, FOLLOW_UP)
def delete_answer(call: Call) -> None:
    interaction = _the_interaction(call)
    message = _its_message(call, interaction)
    posts.delete(call.world, message)
    if message.id == interaction.original_id:
        interactions.settle(call.world, interaction)
