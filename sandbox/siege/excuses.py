"""What was done to the bot, so that it has to answer for the rest only."""

from __future__ import annotations

from sandbox.model import Interaction, Json, Violation
from sandbox.siege.figures import Figures
from sandbox.world import World

TOKEN_MARK = "sandbox-interaction-"
AFTERMATH = ("10062", "40060", "10015", "50027")
"""Answers that come too late, twice, before the first one or after a quarter of an hour: no bot can help it where a fault took
the answer before, or where the bot was gone or cut off since the press."""

PICTURE_GONE = "attachment without its file"
"""An answer keeps a picture of the pressed message that another press has taken away: none can know of the other."""


class Excuses:
    def __init__(self, world: World, figures: Figures) -> None:
        self.world = world
        self.figures = figures
        self.breaks = 0
        """How often the bot was cut off, killed or stopped, or time was moved."""
        self._opened: dict[str, int] = {}
        """The count of breaks when each interaction began, by its token."""
        self._struck: set[str] = set()
        """Tokens of interactions of which a fault has struck a request."""
        self._overtaken: set[str] = set()
        """Tokens of presses whose message somebody else's answer changed before their own came."""
        self._judged = 0
        """So many violations have been looked at."""
        world.subscribe(self._hear)

    def _hear(self, name: str, payload: Json, _audience: object) -> None:
        if name == "INTERACTION_CREATE":
            self.figures.presses += 1
            self._opened[payload["token"]] = self.breaks
        elif name == "request" and payload["struck"]:
            self.figures.faults += 1
            self._struck.update(_tokens(payload["path"]))
        elif name == "violation" and payload["rule"] == PICTURE_GONE:
            self._overtaken.update(token for token in _tokens(payload["where"]) if self._is_overtaken(token))

    def _is_overtaken(self, token: str) -> bool:
        pressed = self.world.interactions[int(token.removeprefix(TOKEN_MARK))]
        message = self.world.messages.get(pressed.message_id or 0)
        return message is None or (message.edited_at or 0.0) >= pressed.created_at

    def cover(self, interaction: Interaction) -> bool:
        return self._covers(interaction.token)

    def _covers(self, token: str) -> bool:
        return token in self._struck or self._opened.get(token) != self.breaks

    def judge(self) -> None:
        """Counts each new violation that nothing excuses."""
        fresh = self.world.violations[self._judged :]
        self._judged += len(fresh)
        blamed = (violation for violation in fresh if not self._is_aftermath(violation))
        self.figures.wrong("violations", *(f"{v.rule}: {v.where}: {v.detail}" for v in blamed))

    def _is_aftermath(self, violation: Violation) -> bool:
        tokens = _tokens(violation.where)
        if violation.rule == PICTURE_GONE:
            return any(token in self._overtaken for token in tokens)
        return violation.rule in AFTERMATH and any(self._covers(token) for token in tokens)


def _tokens(path: str) -> list[str]:
    return [part for part in path.split("/") if part.startswith(TOKEN_MARK)]
