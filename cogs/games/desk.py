"""How a game's moves are asked and its news are told: one desk for each game, found by the game's key."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from msgspec import Struct

from engine.core.choosing import Question
from engine.core.events import Event
from engine.core.moves import Move, Path
from engine.core.seats import Seat
from locales import Words
from render.news import Line

FEW = 4
"""Of so few answers, each is told what it brings."""


class Label(Struct, frozen=True):
    """The face of an answer: on a button the text and the emoji, in a menu the description as well."""

    text: str
    emoji: str | None = None
    description: str | None = None


class Reader(Struct, frozen=True):
    """Who reads: what they may see, the names at the table, and their words.

    `names` can stand in a text of Discord's as they are; `plain` names are for buttons and menus, where nothing is marked up.
    """

    view: Any
    names: Sequence[str]
    plain: Sequence[str]
    w: Words


def balance(had: str, number: int, pays: int, gains: int, w: Words) -> str:
    """`3 deniers → 3: you pay 1, gain 1`"""
    return w("balance", had=had, has=number - pays + gains, pays=pays, gains=gains)


class Desk(Protocol):
    """Each game's desk derives from this one; methods with a body may stay as they are."""

    asks_privately: ClassVar[bool] = False
    """Questions are sent as direct messages; otherwise the channel calls whoever is awaited."""

    def chapter(self, number: int, w: Words) -> str:
        """What a chapter is called: `Turn 3`."""
        return ""

    def of_the_rulebook(self, w: Words) -> Mapping[str, int | str]:
        """The numbers that sentences about the rules ask for: `/help`, the pitch, options, verdicts, close-ups."""
        return {}

    def title(self, reader: Reader) -> str:
        """Where the game stands for the viewer: `Day 3, morning`."""
        ...

    def wanted(self, reader: Reader) -> str:
        """What is asked of whoever is awaited, told to everybody: the rest of `it's your turn: ...`."""
        return ""

    def heading(self, reader: Reader, question: Question) -> str:
        """The question, in words."""
        ...

    def label(self, reader: Reader, question: Question, answer: str) -> Label: ...

    def offered(self, view: Any, question: Question) -> Sequence[Path]:
        """The paths that the question's buttons lead to; one that goes beyond an answer is a ready-made choice."""
        return [(*question.path, answer) for answer in question.answers]

    def offered_below(self, view: Any, question: Question) -> Sequence[Path]:
        """Further ready-made choices, under a line of their own."""
        return ()

    def below(self, reader: Reader, question: Question) -> str:
        """That line."""
        return ""

    def offered_anew(self, view: Any, question: Question) -> Sequence[Path]:
        """The same for a question that was opened on purpose."""
        return [(*question.path, answer) for answer in question.answers]

    def listed(self, view: Any, question: Question, is_opened: bool) -> Sequence[str]:
        """Answers in a menu below the buttons: those that few people choose, where there are many."""
        return ()

    def others(self, reader: Reader, question: Question) -> str:
        """What stands on that menu while it is closed."""
        return reader.w("panel-choose")

    def label_of(self, reader: Reader, question: Question, path: Path) -> Label:
        """The face of something offered."""
        return self.label(reader, question, path[len(question.path)])

    def openings(self, reader: Reader, question: Question) -> Sequence[tuple[Path, str]]:
        """Where ready-made choices leave something out: the paths whose questions are asked plainly, and their buttons."""
        return ()

    def otherwise(self, reader: Reader, question: Question) -> str:
        """The button that opens a question which is answered by its preset."""
        return self.heading(reader, question)

    def lies_open(self, question: Question) -> bool:
        """Whether each other answer than the preset is a button itself, instead of one that opens the question."""
        return False

    def is_made_at_once(self, view: Any, move: Move) -> bool:
        """Whether pressing the move's button makes it: so plain that nobody wants to confirm it, and undone for nothing."""
        return False

    def so_far(self, reader: Reader, answered: Sequence[tuple[Question, str]]) -> str:
        """What was chosen, in one line."""
        return " · ".join(self.label(reader, question, answer).text for question, answer in answered)

    def shown(self, view: Any, question: Question) -> Sequence[str]:
        """The answers as they stand side by side; one that is not among the question's is shown, but can't be pressed."""
        return question.answers

    def preset(self, view: Any, question: Question) -> str | None:
        """The answer that holds until the player chooses another, if there is an obvious one."""
        return None

    def hints(self, reader: Reader, question: Question) -> list[str]:
        """What the answers to this question would bring, a line each."""
        return []

    def preview(self, reader: Reader, move: Move) -> str:
        """What the move will do, before it is confirmed."""
        ...

    def status(self, reader: Reader) -> list[str]:
        """Where each seat stands, for the channel: lines below the title."""
        return []

    def news(self, reader: Reader, events: Sequence[Event]) -> list[Line]:
        """What happened, a line each, in the order in which it did."""
        ...

    def done_to(self, reader: Reader, events: Sequence[Event]) -> list[str]:
        """What was done to the viewer by others or by chance."""
        return []

    def is_news(self, view: Any, event: Event) -> bool:
        """Whether the channel of a game that asks privately gets a new post for it.

        Elsewhere it gets one whenever somebody else is awaited.
        """
        return False

    def calls(self, view: Any, event: Event) -> bool:
        """Whether it puts a new question to the viewer, worth a new direct message."""
        return False

    def chosen(self, reader: Reader) -> tuple[Path, str] | None:
        """The viewer's move that is made but may still be changed, and its sentence."""
        return None

    def shows_sheet(self, view: Any, seat: Seat) -> bool:
        """Whether the viewer may look at what lies in front of that seat."""
        return True
