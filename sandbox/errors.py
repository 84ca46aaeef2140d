"""Discord's refusals: an HTTP status, a code of its own and a sentence."""

from __future__ import annotations

from http import HTTPStatus

from sandbox.model import Json

SENTENCES = {
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10011: "Unknown Role",
    10013: "Unknown User",
    10014: "Unknown Emoji",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    10063: "Unknown application command",
    30003: "Maximum number of pins reached for the channel (250)",
    30034: "Max number of daily application command creates has been reached (200)",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    40003: "You are opening direct messages too fast",
    40005: "Request entity too large",
    40060: "Interaction has already been acknowledged.",
    40094: "This interaction has reached the maximum number of follow up messages",
    50001: "Missing Access",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50024: "Cannot execute action on this channel type",
    50027: "Invalid Webhook Token",
    50033: "Invalid Recipient(s)",
    50035: "Invalid Form Body",
    50083: "Thread is archived",
    50278: "Cannot send messages to this user due to having no mutual guilds",
    160004: "A thread has already been created for this message",
    160005: "Thread is locked",
}


class ApiError(Exception):
    """An answer in Discord's form. Where `rule` is set, the bot did something that it could have known to be wrong."""

    def __init__(
        self,
        status: int,
        code: int,
        *,
        rule: str = "",
        detail: str = "",
        field: str = "",
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{status} {code} {rule or SENTENCES.get(code, '')} {detail}".strip())
        self.status = status
        self.code = code
        self.rule = rule
        self.detail = detail
        self.field = field
        self.retry_after = retry_after

    def body(self) -> Json:
        body: Json = {"code": self.code, "message": sentence(self.status, self.code, self.detail)}
        if self.code == 50035:
            fault = {"_errors": [{"code": self.rule or "INVALID", "message": self.detail}]}
            body["errors"] = {self.field or "body": fault}
        return body


def sentence(status: int, code: int, otherwise: str = "") -> str:
    """What Discord says: where it has no code of its own (0), the status in words."""
    return SENTENCES.get(code) or otherwise or f"{status}: {HTTPStatus(status).phrase}"


def broken(rule: str, detail: str, field: str = "") -> ApiError:
    """A body that breaks a rule."""
    return ApiError(400, 50035, rule=rule, detail=detail, field=field)
