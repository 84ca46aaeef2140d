"""One tab of the page: a person's view of the world over one WebSocket.

Frames to the page are `{"t": name, "d": data}`, frames from it `{"op": name, ...}`. What the page asks is done by an Actor, who
refuses what no client could do; what this person may not see never enters the queue.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, ClassVar

from sandbox import posts, view
from sandbox.actors import Actor, Refused
from sandbox.model import Channel, Interaction, Json, Message, User, is_object
from sandbox.world import Audience, World

log = logging.getLogger(__name__)

QUEUE = 2000
"""Frames that may wait for a slow tab before it is let go; it comes back with a fresh WELCOME."""
LONGEST_SKIP_HOURS = 24 * 30
NO_ANSWER = "The application did not respond"


class Tab:
    """The queue holds frames for the page; None ends the connection."""

    def __init__(self, world: World, user: User, *, online: bool = True) -> None:
        self.world = world
        self.user = user
        self.actor = Actor(world, user)
        self.queue: asyncio.Queue[Json | None] = asyncio.Queue(QUEUE)
        self.online = online
        """Whether the bot was there when the tab came."""
        self.inspecting = False
        self._nonces: dict[int, str] = {}
        self._channels: set[int] = set()

    def start(self) -> Callable[[], None]:
        """Greets the page and listens to the world, until the returned function is called."""
        self._channels = {channel.id for channel in self.world.channels_of(self.user.id)}
        self.send("WELCOME", view.welcome(self.world, self.user) | {"online": self.online})
        return self.world.subscribe(self.hear)

    def send(self, name: str, data: Json) -> None:
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)
            return
        self.queue.put_nowait({"t": name, "d": data})

    # --- from the world -------------------------------------------------------------------------------------------------

    def hear(self, name: str, payload: Json, audience: Audience) -> None:
        """Passes on an event that this person may know of."""
        listener = self.LISTENERS.get(name)
        if listener and self.user.id in audience:
            listener(self, payload)
        elif listener is Tab._on_channel and int(payload["id"]) in self._channels:
            # Rights were taken away: the channel is as good as gone.
            self._on_channel_gone(payload)

    def _on_message(self, payload: Json, name: str) -> None:
        message = self.world.messages.get(int(payload["id"]))
        if message is None:
            return
        self._show_channel(message.channel_id)
        self.send(name, view.message_json(self.world, message))

    def _on_created(self, payload: Json) -> None:
        self._on_message(payload, "MESSAGE_CREATE")

    def _on_updated(self, payload: Json) -> None:
        self._on_message(payload, "MESSAGE_UPDATE")

    def _on_deleted(self, payload: Json) -> None:
        self.send("MESSAGE_DELETE", payload)

    def _on_reaction(self, payload: Json) -> None:
        self._on_message({"id": payload["message_id"]}, "MESSAGE_UPDATE")

    def _on_channel(self, payload: Json) -> None:
        channel = self.world.channels.get(int(payload["id"]))
        if channel is None:
            return
        if channel.id in self._channels:
            self.send("CHANNEL", {"channel": view.channel_json(self.world, channel, self.user)})
        else:
            self._show_channel(channel.id)

    def _show_channel(self, channel_id: int) -> None:
        """Tells the page of a channel that is new to it, with what was written there before."""
        if channel_id in self._channels:
            return
        self._channels.add(channel_id)
        channel = self.world.channels[channel_id]
        shape = view.channel_json(self.world, channel, self.user)
        known = view.history(self.world, channel, self.user)
        marks = view.unread(self.world, channel, self.user)
        self.send("CHANNEL", {"channel": shape, "messages": known, "unread": marks})
        self._on_commands({})

    def _on_channel_gone(self, payload: Json) -> None:
        self._channels.discard(int(payload["id"]))
        self.send("CHANNEL_GONE", {"id": payload["id"]})

    def _on_typing(self, payload: Json) -> None:
        self.send("TYPING", {"channel_id": str(payload["channel_id"]), "user_id": str(payload["user_id"])})

    def _on_commands(self, _: Json) -> None:
        self.send("COMMANDS", view.commands(self.world, self.world.channels_of(self.user.id), self.user))

    def _on_answered(self, payload: Json) -> None:
        self._tell_asker(payload["id"], "INTERACTION_ANSWERED", {})

    def _on_failed(self, payload: Json) -> None:
        self._tell_asker(payload["id"], "INTERACTION_FAILED", {"reason": NO_ANSWER})

    def _on_modal(self, payload: Json) -> None:
        self._tell_asker(payload["interaction_id"], "MODAL", payload["modal"] | {"id": payload["interaction_id"]})

    def _on_choices(self, payload: Json) -> None:
        self._tell_asker(payload["interaction_id"], "AUTOCOMPLETE", {"choices": payload["choices"]})

    def _tell_asker(self, interaction_id: str, name: str, data: Json) -> None:
        """An answer goes to the tab in which the person acted, not to their others."""
        nonce = self._nonces.get(int(interaction_id))
        if nonce is not None:
            self.send(name, data | {"nonce": nonce})

    def _on_read(self, payload: Json) -> None:
        self.send("READ", payload)

    def _on_clock(self, payload: Json) -> None:
        self.send("CLOCK", {"now": payload["now"] * 1000})

    def _on_request(self, payload: Json) -> None:
        if self.inspecting:
            self.send("REQUEST", payload)

    def _on_violation(self, payload: Json) -> None:
        item = payload if self.inspecting else None
        self.send("VIOLATION", {"count": len(self.world.violations), "item": item})

    # --- from the page --------------------------------------------------------------------------------------------------

    def obey(self, frame: Any) -> None:
        """Does what the page asks; a refusal goes back to it in words."""
        nonce = frame.get("nonce") if is_object(frame) else None
        try:
            op = self.OPS[frame["op"]]
            op(self, frame)
        except Refused as refusal:
            self.send("REFUSED", {"nonce": nonce, "reason": str(refusal)})
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            log.warning("the page sent what no page sends: %r", error)
            self.send("REFUSED", {"nonce": nonce, "reason": "The sandbox did not understand that."})

    def _channel(self, frame: Json) -> Channel:
        channel = self.world.channels.get(int(frame["channel"]))
        if channel is None or self.user.id not in self.world.viewers(channel):
            raise Refused("there is no such channel")
        return channel

    def _message(self, frame: Json) -> Message:
        message = self.world.messages.get(int(frame["message"]))
        if message is None or not self.world.visible_to(self.user.id, message):
            raise Refused("this message is gone")
        return message

    def _asked(self, interaction: Interaction, frame: Json, command: str | None = None) -> None:
        self._nonces[interaction.id] = str(frame["nonce"])[:64]
        while len(self._nonces) > 200:
            self._nonces.pop(next(iter(self._nonces)))
        del self.actor.done[:-20]
        self.send("INTERACTION_PENDING", {"nonce": frame["nonce"], "id": str(interaction.id), "command": command})

    def _slash(self, frame: Json) -> None:
        typed = " ".join(str(word) for word in frame["path"])
        interaction = self.actor.command(f"/{typed}", dict(frame["options"]), self._channel(frame))
        self._asked(interaction, frame, typed)

    def _autocomplete(self, frame: Json) -> None:
        typed = "/" + " ".join(str(word) for word in frame["path"])
        options = dict(frame["options"])
        text = str(options.pop(frame["focused"], ""))
        interaction = self.actor.complete(typed, frame["focused"], text, options, self._channel(frame))
        self._asked(interaction, frame)

    def _press(self, frame: Json) -> None:
        self._asked(self.actor.press(self._message(frame), str(frame["custom_id"])), frame)

    def _select(self, frame: Json) -> None:
        values = [str(value) for value in frame["values"]]
        self._asked(self.actor.choose(self._message(frame), str(frame["custom_id"]), *values), frame)

    def _submit(self, frame: Json) -> None:
        source = self.world.interactions.get(int(frame["interaction"]))
        if source is None:
            raise Refused("this form is gone")
        self._asked(self.actor.send_form(source, dict(frame["values"])), frame)

    def _say(self, frame: Json) -> None:
        self.actor.say(str(frame["content"]), self._channel(frame))

    def _dismiss(self, frame: Json) -> None:
        self.actor.dismiss(self._message(frame))

    def _read(self, frame: Json) -> None:
        channel = self._channel(frame)
        view.mark_read(self.world, channel, self.user, int(frame["last"]))
        self.world.emit("channel_read", {"channel": str(channel.id), "last": str(frame["last"])}, {self.user.id})

    def _history(self, frame: Json) -> None:
        channel = self._channel(frame)
        older = view.history(self.world, channel, self.user, int(frame["before"]))
        self.send("HISTORY", {"channel": str(channel.id), "messages": older})

    def _open_dm(self, _: Json) -> None:
        dm = posts.open_dm(self.world, self.user.id, self.world.bot_id)
        self._show_channel(dm.id)
        self.send("OPEN", {"channel": str(dm.id)})

    def _inspect(self, frame: Json) -> None:
        self.inspecting = bool(frame["open"])
        if not self.inspecting:
            return
        for request in tuple(self.world.requests)[-200:]:
            self.send("REQUEST", request)
        for violation in self.world.violations[-100:]:
            self._on_violation(vars(violation))

    def _skip(self, frame: Json) -> None:
        hours = float(frame["hours"])
        if not 0 < hours <= LONGEST_SKIP_HOURS:
            raise Refused("the clock goes forward only, by a month at most")
        self.world.skip(hours * 3600)

    LISTENERS: ClassVar[dict[str, Callable[[Tab, Json], None]]] = {
        "MESSAGE_CREATE": _on_created,
        "MESSAGE_UPDATE": _on_updated,
        "MESSAGE_DELETE": _on_deleted,
        "MESSAGE_REACTION_ADD": _on_reaction,
        "MESSAGE_REACTION_REMOVE": _on_reaction,
        "CHANNEL_CREATE": _on_channel,
        "CHANNEL_UPDATE": _on_channel,
        "CHANNEL_DELETE": _on_channel_gone,
        "THREAD_CREATE": _on_channel,
        "THREAD_UPDATE": _on_channel,
        "THREAD_MEMBERS_UPDATE": _on_channel,
        "THREAD_DELETE": _on_channel_gone,
        "TYPING_START": _on_typing,
        "interaction_answered": _on_answered,
        "interaction_failed": _on_failed,
        "modal_opened": _on_modal,
        "choices_offered": _on_choices,
        "commands_changed": _on_commands,
        "channel_read": _on_read,
        "clock_skipped": _on_clock,
        "request": _on_request,
        "violation": _on_violation,
    }

    OPS: ClassVar[dict[str, Callable[[Tab, Json], None]]] = {
        "slash": _slash,
        "autocomplete": _autocomplete,
        "press": _press,
        "select": _select,
        "submit": _submit,
        "message": _say,
        "dismiss": _dismiss,
        "read": _read,
        "history": _history,
        "dm": _open_dm,
        "inspect": _inspect,
        "skip": _skip,
    }
