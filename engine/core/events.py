"""What happened, as data. The sentence for it is in locales/, under the event's name."""

from typing import ClassVar

from msgspec import Struct


class Event(Struct, frozen=True, tag=True, gc=False):
    """One thing that happened. Each game derives its own and joins them in one union type."""

    reveals: ClassVar[bool] = False
    """True if it shows something that nobody knew before (a roll, a drawn card): it can't be taken back freely."""
