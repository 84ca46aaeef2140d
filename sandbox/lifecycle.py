"""When an interaction may still be answered, and which answer fits which kind."""

from __future__ import annotations

from sandbox.errors import ApiError, broken
from sandbox.faults import LATE_ANSWERS_COUNT, LATE_REFUSED
from sandbox.model import RESPONSE_SECONDS, Answer, Interaction, InteractionType, Message
from sandbox.world import World

TOKEN_SECONDS = 15 * 60.0
HOUR = 3600.0
LATE_EDITS = (3, 6.0)
"""So many edits of messages older than an hour go through in a channel, in so many seconds; Discord publishes no number."""

_MESSAGES = {Answer.MESSAGE, Answer.DEFERRED_MESSAGE}
_UPDATES = {Answer.DEFERRED_UPDATE, Answer.UPDATE}
FITTING = {
    InteractionType.COMMAND: _MESSAGES | {Answer.MODAL},
    InteractionType.COMPONENT: _MESSAGES | _UPDATES | {Answer.MODAL},
    InteractionType.AUTOCOMPLETE: {Answer.CHOICES},
    InteractionType.MODAL: _MESSAGES | _UPDATES,
}


def check_answerable(world: World, interaction: Interaction | None, token: str) -> Interaction:
    """The interaction, if its three seconds are not over and nothing answered it yet."""
    if interaction is None or interaction.token != token:
        raise ApiError(404, 10062, rule="10062", detail="no such interaction")
    if interaction.answer != Answer.NONE:
        raise ApiError(400, 40060, rule="40060", detail=f"{interaction.said} was answered already")
    late = world.waited(interaction)
    if interaction.failed or late > RESPONSE_SECONDS:
        raise ApiError(404, 10062, rule="10062", detail=f"{interaction.said} was answered {late:.1f} s late")
    return interaction


def check_fitting(interaction: Interaction, answer: int) -> Answer:
    fitting = FITTING[InteractionType(interaction.type)]
    if answer not in fitting:
        raise broken("callback type", f"type {answer} does not answer {interaction.said}", "type")
    if answer in _UPDATES and interaction.message_id is None:
        raise broken("callback type", "there is no message to update", "type")
    return Answer(answer)


def check_token(world: World, token: str) -> Interaction:
    """The interaction of a webhook token, if it was answered and its quarter of an hour is not over."""
    number = token.rpartition("-")[2]
    interaction = world.interactions.get(int(number)) if number.isdigit() else None
    if interaction is None or interaction.token != token:
        raise ApiError(404, 10015, rule="10015", detail="no such token")
    if world.clock.now() - interaction.created_at > TOKEN_SECONDS:
        raise ApiError(401, 50027, rule="50027", detail=f"{interaction.said} is over 15 minutes old")
    if interaction.answer == Answer.NONE:
        raise ApiError(404, 10015, rule="10015", detail=f"{interaction.said} has no answer yet to follow up")
    return interaction


def check_edits(world: World, message: Message, *, is_answer: bool = False) -> None:
    """Old messages may be edited seldom only. Whether an answer to a press counts as such an edit is said nowhere."""
    if world.clock.now() - message.created_at <= HOUR:
        return
    if is_answer and LATE_ANSWERS_COUNT not in world.faults.quirks:
        return
    wait = world.limits.late_edit(message.channel_id, *LATE_EDITS)
    if wait and LATE_REFUSED in world.faults.quirks:
        raise ApiError(400, 30046)
    if wait:
        raise ApiError(429, 30046, retry_after=wait)
