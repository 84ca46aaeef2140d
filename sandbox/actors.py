"""A person who acts: what somebody with a Discord client can do, and nothing that they could not (`Refused`).

    aude = Actor(world, world.person("Aude"))
    await aude.slash("/play", game="troyes_dice")     # also "/board tiles"; returns when the bot answered
    await aude.click("Join")                          # label, custom_id or emoji, on the newest message that has it
    await aude.select("Choose a die", "yellow 5")     # placeholder or custom_id, then option labels or values
    await aude.submit(name="Aude")                    # the form that the last answer opened
    await aude.settled()                              # until nothing of hers is "thinking" any more

Each of these waits for the bot's first answer. The page does not wait: it calls `command`, `press`, `choose`, `complete` and
`send_form`, which return the new Interaction at once; what comes of it arrives as events (see `sandbox.world`).
"""

from __future__ import annotations

from typing import Any

from sandbox import controls, installs, interactions, picker, posts, rights
from sandbox.controls import BUTTON, SELECTS, STRING_SELECT, File, Refused
from sandbox.model import (
    Answer,
    Channel,
    ChannelType,
    Interaction,
    InteractionType,
    Json,
    Message,
    User,
    part_of,
    parts_of,
)
from sandbox.world import PATIENCE, World

__all__ = ["Actor", "File", "Refused"]


class Actor:
    """One person at one client, looking at one channel (`here`)."""

    def __init__(self, world: World, user: User, patience: float = PATIENCE) -> None:
        self.world = world
        self.user = user
        self.patience = patience
        self.here: Channel = next(c for c in world.channels_of(user.id) if c.type == ChannelType.TEXT)
        self.done: list[Interaction] = []
        """This person's interactions, oldest first."""

    @property
    def id(self) -> int:
        return self.user.id

    # --- at once, for the page ------------------------------------------------------------------------------------------

    def command(
        self, typed: str, options: Json | None = None, channel: Channel | None = None, files: Json | None = None
    ) -> Interaction:
        """Sends a slash command such as "/board tiles"; `files` are merged into the options as (name, bytes)."""
        place = self._place(channel)
        entry, chain = picker.look_up(self.world, self.id, place, typed)
        given = (options or {}) | (files or {})
        data = picker.fill_in(self.world, self.id, place, entry, chain, given)
        words = " ".join([typed, *(f"{name}:{value}" for name, value in (options or {}).items())])
        return self._send(InteractionType.COMMAND, place, data, said=words)

    def command_on(self, target: User | Message, name: str, channel: Channel | None = None) -> Interaction:
        """Uses a command of the menu on a person or a message ("Apps")."""
        place = self._place_of(target) if isinstance(target, Message) else self._place(channel)
        data = picker.fill_in_menu(self.world, self.id, place, name, target)
        return self._send(InteractionType.COMMAND, place, data, said=f"uses {name!r} from the menu")

    def complete(
        self, typed: str, focused: str, text: str, options: Json | None = None, channel: Channel | None = None
    ) -> Interaction:
        """Types into an option with autocomplete; the answer is in `Interaction.choices` and in `choices_offered`."""
        place = self._place(channel)
        entry, chain = picker.look_up(self.world, self.id, place, typed)
        level = chain[-1] if chain else entry
        option = next((o for o in parts_of(level, "options") if o["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise Refused(f"{typed} completes no option {focused!r}")
        data = picker.fill_in(self.world, self.id, place, entry, chain, (options or {}) | {focused: text}, focused)
        return self._send(InteractionType.AUTOCOMPLETE, place, data, said=f"{typed} {focused}:{text}...")

    def press(self, message: Message, name: str) -> Interaction:
        """Presses the button of a message that has this custom_id, label or emoji."""
        self._check_sees(message)
        self._check_awake(message)
        button = controls.the_one(message, name, [BUTTON])
        controls.check_enabled(button)
        if "custom_id" not in button:
            raise Refused("this button asks the bot nothing")
        data: Json = {"custom_id": button["custom_id"], "component_type": BUTTON, "id": button.get("id")}
        label = button.get("label") or part_of(button, "emoji").get("name")
        return self._send(InteractionType.COMPONENT, self._place_of(message), data, message, said=f"presses [{label}]")

    def choose(self, message: Message, name: str, *chosen: Any) -> Interaction:
        """Chooses in the select of a message: options by label or value; users, roles and channels by name, id or themselves."""
        self._check_sees(message)
        self._check_awake(message)
        select = controls.the_one(message, name, SELECTS)
        controls.check_enabled(select)
        place = self._place_of(message)
        data: Json = {"custom_id": select["custom_id"], "component_type": select["type"], "id": select.get("id")}
        data |= controls.pick(self.world, self.id, place, select, chosen)
        said = f"chooses {', '.join(str(getattr(one, 'name', one)) for one in chosen)}"
        return self._send(InteractionType.COMPONENT, place, data, message, said=said)

    def forge(self, message: Message, custom_id: str, values: list[str] | None = None) -> Interaction:
        """What no client sends: a control of the message is pressed under another id, or with values that it does not offer."""
        kind = BUTTON if values is None else STRING_SELECT
        self._check_sees(message)
        control = next(
            (c for c in controls.walk(message.components) if c.get("type") == kind and "custom_id" in c), None
        )
        if control is None:
            raise Refused("there is nothing here whose id could be forged")
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": control.get("id")}
        data |= {} if values is None else {"values": values}
        own, control["custom_id"] = control["custom_id"], custom_id
        try:
            place, said = self._place_of(message), f"forges {custom_id}"
            return self._send(InteractionType.COMPONENT, place, data, message, said=said)
        finally:
            control["custom_id"] = own

    def send_form(self, source: Interaction, fields: Json) -> Interaction:
        """Submits the modal that `source` opened; fields by custom_id or label."""
        if source.user_id != self.id or source.modal is None or source.submitted:
            raise Refused("no such form is open")
        place = self.world.channels[source.channel_id]
        data = controls.fill(self.world, self.id, place, source.modal, fields)
        source.submitted = True
        message = self.world.messages.get(source.message_id) if source.message_id else None
        words = ", ".join(f"{name}: {value}" for name, value in fields.items())
        return self._send(InteractionType.MODAL, place, data, message, source, said=f"sends the form ({words})")

    def say(self, text: str, channel: Channel | None = None, files: list[File] | None = None) -> Message:
        """Writes a plain message."""
        place = self._place(channel)
        if not rights.may_write(self.world, self.id, place):
            raise Refused(f"{self.user.display_name} may not write in {posts.place_name(self.world, place)}")
        if not text.strip() and not files:
            raise Refused("an empty message can't be sent")
        if len(text) > 2000:
            raise Refused("a message has at most 2000 characters")
        kept = [posts.keep_file(self.world, *file) for file in files or []]
        message = Message(self.world.snowflake(), place.id, self.id, self.world.clock.now(), text, attachments=kept)
        return posts.post(self.world, message)

    def dismiss(self, message: Message) -> None:
        """Puts away an ephemeral message, as its "dismiss" does."""
        self._check_sees(message)
        if not message.ephemeral:
            raise Refused("only messages that you alone see can be dismissed")
        posts.delete(self.world, message)

    def react(self, message: Message, emoji: str, *, add: bool = True) -> None:
        self._check_sees(message)
        posts.react(self.world, message, self.id, {"id": None, "name": emoji}, add=add)

    # --- and waiting for the bot ----------------------------------------------------------------------------------------

    async def slash(self, typed: str, /, channel: Channel | str | None = None, **options: Any) -> Interaction:
        """Sends a slash command and waits for the first answer. `channel` becomes the place where this person is."""
        if channel is not None:
            self.here = self.world.channel(channel) if isinstance(channel, str) else channel
        return await self.answered(self.command(typed, options))

    async def menu(self, name: str, target: User | Message) -> Interaction:
        """Uses a command of the menu on a person or a message, and waits for the first answer."""
        return await self.answered(self.command_on(target, name))

    async def autocomplete(self, typed: str, focused: str, text: str = "", **options: Any) -> list[Json]:
        """The choices that the bot offers for what was typed so far."""
        interaction = await self.answered(self.complete(typed, focused, text, options))
        return interaction.choices or []

    async def click(self, name: str, *, on: Message | None = None, channel: Channel | None = None) -> Interaction:
        message = on or self.newest(name, [BUTTON], channel)
        return await self.answered(self.press(message, name))

    async def select(
        self, name: str, *chosen: Any, on: Message | None = None, channel: Channel | None = None
    ) -> Interaction:
        message = on or self.newest(name, SELECTS, channel)
        return await self.answered(self.choose(message, name, *chosen))

    async def submit(self, fields: Json | None = None, /, **more: Any) -> Interaction:
        """Fills in and sends the form that is open; labels with spaces go into `fields`."""
        return await self.answered(self.send_form(self.open_form(), (fields or {}) | more))

    async def answered(self, interaction: Interaction) -> Interaction:
        """Waits for the bot's first answer; None came in time where `interaction.failed`."""
        await self.world.wait_until(
            lambda: interaction.answer != Answer.NONE or interaction.failed,
            f"the bot's answer to {interaction.said}",
            self.patience,
        )
        return interaction

    async def settled(self, patience: float | None = None) -> None:
        """Waits until each deferred answer to this person was completed."""
        await self.world.wait_until(
            lambda: not any(i.pending for i in self.done),
            f"the deferred answer to {', '.join(i.said for i in self.done if i.pending)}",
            patience or self.patience,
        )

    # --- what this person sees ------------------------------------------------------------------------------------------

    def messages(self, channel: Channel | str | None = None) -> list[Message]:
        """What this person reads in a channel (where they are, if none is named), oldest first."""
        place = self.world.channel(channel) if isinstance(channel, str) else channel
        return self.world.messages_in((place or self.here).id, self.id)

    def all_messages(self) -> list[Message]:
        """Everything that this person sees anywhere, oldest first."""
        seen = [m for m in self.world.messages.values() if self.world.visible_to(self.id, m)]
        return sorted(seen, key=lambda message: message.id)

    def dms(self) -> list[Message]:
        """The messages of this person's DM with the bot, oldest first."""
        dm = self.world.dm_between(self.id, self.world.bot_id)
        return self.messages(dm) if dm else []

    def newest(self, name: str, kinds: Any = (BUTTON, *SELECTS), channel: Channel | None = None) -> Message:
        """The newest visible message with a control of this name."""
        seen = self.messages(channel) if channel else self.all_messages()
        message = next((m for m in reversed(seen) if controls.find(m, name, kinds)), None)
        if message is None:
            raise Refused(f"{self.user.display_name} sees no message with {name!r}")
        return message

    def open_form(self) -> Interaction:
        """The interaction whose modal this person has open."""
        form = next((i for i in reversed(self.done) if i.modal is not None and not i.submitted), None)
        if form is None:
            raise Refused(f"{self.user.display_name} has no form open")
        return form

    def answer_to(self, interaction: Interaction) -> Message | None:
        """The message with which the bot answered, where it did and the message is still there."""
        return self.world.messages.get(interaction.original_id) if interaction.original_id else None

    # ---------------------------------------------------------------------------------------------------------------------

    def _place(self, channel: Channel | None) -> Channel:
        place = channel or self.here
        if not rights.sees_channel(self.world, self.id, place):
            raise Refused(f"{self.user.display_name} does not see {posts.place_name(self.world, place)}")
        return place

    def _place_of(self, message: Message) -> Channel:
        return self.world.channels[message.channel_id]

    def _check_sees(self, message: Message) -> None:
        if self.world.messages.get(message.id) is not message:
            raise Refused("this message is gone")
        if not self.world.visible_to(self.id, message):
            raise Refused(f"{self.user.display_name} does not see this message")

    def _check_awake(self, message: Message) -> None:
        if self._place_of(message).archived:
            raise Refused("this thread is archived: until somebody writes in it, its buttons do nothing")

    def _owners(
        self, place: Channel, data: Json, message: Message | None, source: Interaction | None
    ) -> dict[str, str]:
        """Of a command, by whom it is installed; what is used on a message or a form belongs to what that came from."""
        command = self.world.commands.get(int(data["id"])) if message is None and source is None else None
        if command is not None:
            found = installs.installs_for(self.world, command, place, self.id)
            return installs.owners_of(place, self.id, found)
        before = source or self.world.interactions.get((message and message.interaction_id) or 0)
        return before.owners if before else {"0": str(place.guild_id or 0)}

    def _send(
        self,
        kind: InteractionType,
        place: Channel,
        data: Json,
        message: Message | None = None,
        source: Interaction | None = None,
        *,
        said: str,
    ) -> Interaction:
        owners = self._owners(place, data, message, source)
        interaction = interactions.open_interaction(
            self.world, kind, self.id, place, data, message=message, source=source, said=said, owners=owners
        )
        self.done.append(interaction)
        return interaction
