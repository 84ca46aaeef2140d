"""What came of a siege, counted."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Figures:
    presses: int = 0
    confirmed: int = 0
    kills: int = 0
    restarts: int = 0
    faults: int = 0
    full: int = 0
    """Presses that a full disk refused."""
    compared: int = 0
    """Pairs of different hidden moves, of which others must see the same."""
    unanswered: int = 0
    lost: int = 0
    leaks: int = 0
    twice: int = 0
    """Posts that stand in a channel a second time."""
    tracebacks: int = 0
    violations: int = 0
    """Requests that Discord would refuse, though nothing had gone wrong."""
    notes: list[str] = field(default_factory=list[str])
    """What the last six count, in words."""

    @property
    def is_held(self) -> bool:
        """Nothing went wrong that was not done to the bot."""
        return not (self.unanswered or self.lost or self.leaks or self.twice or self.tracebacks or self.violations)

    def wrong(self, kind: str, *notes: str) -> None:
        """Counts each note as one more of this kind."""
        setattr(self, kind, getattr(self, kind) + len(notes))
        self.notes += [f"{kind}: {note}" for note in notes]

    def line(self) -> str:
        return (
            f"{self.presses} presses, {self.confirmed} confirmed moves, {self.kills} kills, {self.restarts} restarts,"
            f" {self.faults} faults, {self.full} full-disk refusals, {self.compared} comparisons:"
            f" {self.unanswered} unanswered, {self.lost} lost, {self.leaks} leaks, {self.twice} posted twice,"
            f" {self.tracebacks} tracebacks, {self.violations} violations"
        )
