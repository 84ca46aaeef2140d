"""The pictures that wait to be drawn, and in which order: whoever waits for an answer comes first.

A picture that is wanted several times is drawn once. Nobody waits without end: what takes too long, what fails, and what was
being drawn when a process died for the second time is told in words instead.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from cogs.hands import Hand, ThreadHand
from engine.core.seats import Seat
from locales import SOURCE, Words, words
from render.drawing import in_words, painted, prepare
from render.painter import NothingToSee
from render.picture import Picture, Undrawn

Audience: TypeAlias = tuple[int, Seat | None]
"""A game, 0 for none, and who looks at it; None for everybody."""

log = logging.getLogger(__name__)

PICTURES_KEPT: Final = 24
"""The newest pictures: what a move calls for is called for by everybody at once."""
DRAWING_SECONDS: Final = 10.0
"""The longest that a hand may draw at one picture; the slowest takes half a second, on a busy machine a few."""
ANSWER_SECONDS: Final = 20.0
"""So long somebody's answer waits for its picture, if many others do."""
WORDS_SECONDS: Final = 2.0
BEGIN_SECONDS: Final = 3.0
"""So long the bot waits at its start for those who draw."""
FAILED_SECONDS: Final = 60.0
"""For so long nobody tries again what has failed: each try may take a hand away from everybody else."""


class Outdated(Exception):
    """There is something newer to show: this was not drawn."""


class Drawing:
    """A picture that is wanted. `audience` is for whom it is: what one may see is never another's, however alike it looks."""

    def __init__(self, audience: Audience, paint: Callable[..., Picture], values: tuple[Any, ...]) -> None:
        self.audience = audience
        self.paint = paint
        self.values = values
        self.is_stale: Callable[[], bool] = _never
        self.waiting = 0
        """How many wait for it."""
        self.picture: asyncio.Future[Picture] = asyncio.get_running_loop().create_future()
        self.ended = 0.0

    @property
    def name(self) -> str:
        """For the log."""
        kind = "-".join(self.values[:2]) if self.paint is painted else self.paint.__module__
        return f"{kind}, game {self.audience[0]}" if self.audience[0] else kind

    def is_of(self, audience: Audience, paint: Callable[..., Picture], values: tuple[Any, ...]) -> bool:
        return self.audience == audience and self.paint is paint and self.values == values

    @property
    def is_kept(self) -> bool:
        """Whether whoever wants it gets this one: also what failed a moment ago."""
        if not self.picture.done():
            return True
        if self.picture.cancelled() or self.picture.exception() is not None:
            return False
        return not isinstance(self.picture.result(), Undrawn) or time.monotonic() < self.ended + FAILED_SECONDS


def _never() -> bool:
    return False


class Place:
    """Where somebody draws, and how far they are with what all pictures share."""

    def __init__(self, number: int, hand: Hand) -> None:
        self.number = number
        self.hand = hand
        self.is_idle = True
        self.starts = 0
        """How often the hand had begun anew when it painted the last piece."""
        self.piece: int | None = 0
        """The next one."""
        self.is_hopeless = False

    @property
    def next_piece(self) -> int | None:
        """A hand that has begun anew has to paint all of them again."""
        if self.is_hopeless:
            return None
        return self.piece if self.starts == self.hand.starts else 0

    async def prepare(self, piece: int) -> None:
        starts = self.hand.starts
        try:
            has_more = await self.hand.work(prepare, piece, within=DRAWING_SECONDS)
        except Exception as error:
            log.error("Not all pictures could be prepared; the first ones will take longer", exc_info=error)
            self.is_hopeless, has_more = True, False
        if piece and starts != self.hand.starts:
            self.piece = 0
        else:
            self.piece = piece + 1 if has_more else None
        self.starts = self.hand.starts


class Line:
    def __init__(self, hands: Sequence[Hand]) -> None:
        self._places = [Place(number, hand) for number, hand in enumerate(hands)]
        self._answers: deque[Drawing] = deque()
        self._others: deque[Drawing] = deque()
        self._ahead: deque[Drawing] = deque()
        """What will be wanted soon, and by nobody yet."""
        self._under_way: list[Drawing] = []
        self._newest: deque[Drawing] = deque(maxlen=PICTURES_KEPT)
        self._tasks: set[asyncio.Task[None]] = set()
        self._teller = ThreadHand()
        self._prepared = asyncio.Event()
        self._pause: Callable[[], float] | None = None
        """How many seconds to wait before what all pictures share is painted on; nobody does that where there is none."""
        self._later: asyncio.TimerHandle | None = None
        self._is_closed = False

    async def begin(self) -> None:
        """Whoever draws comes to life, if that takes nothing from the bot that starts meanwhile."""
        await asyncio.gather(*(place.hand.begin() for place in self._places))

    async def begun(self) -> None:
        """Waits for them, but not for ever: what is wanted meanwhile is drawn when they are there."""
        await asyncio.wait([asyncio.create_task(place.hand.begun()) for place in self._places], timeout=BEGIN_SECONDS)

    def __len__(self) -> int:
        """How many wait to be drawn."""
        return len(self._answers) + len(self._others) + len(self._ahead)

    async def picture(
        self,
        audience: Audience,
        paint: Callable[..., Picture],
        values: tuple[Any, ...],
        is_stale: Callable[[], bool] | None = None,
        *,
        ahead: bool = False,
    ) -> Picture:
        """Drawn once for all who want the same. Without `is_stale` it is somebody's answer; with it, it is drawn if it is still
        worth showing when its turn comes, and Outdated is raised otherwise. `ahead`: it is drawn when nothing else is wanted."""
        known = (each for each in (*self._under_way, *self._newest) if each.is_of(audience, paint, values))
        drawing = next((each for each in known if each.is_kept), None)
        if drawing is None:
            drawing = Drawing(audience, paint, values)
            drawing.is_stale = is_stale or _never
            self._under_way.append(drawing)
            (self._ahead if ahead else self._others).append(drawing)
        elif not ahead and drawing in self._ahead:
            self._ahead.remove(drawing)
            self._others.append(drawing)
        if is_stale is None:
            self._hurry(drawing)
        self._assign()
        return await self._awaited(drawing, None if is_stale else ANSWER_SECONDS)

    async def _awaited(self, drawing: Drawing, seconds: float | None) -> Picture:
        drawing.waiting += 1
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(drawing.picture)
        except TimeoutError:
            log.warning("The picture (%s) has not had its turn in %.0f seconds", drawing.name, seconds)
            return await self._in_words(drawing)
        finally:
            drawing.waiting -= 1
            self._leave_if_alone(drawing)

    def _hurry(self, drawing: Drawing) -> None:
        """Somebody's answer waits for it, whoever else may."""
        drawing.is_stale = _never
        if drawing in self._others:
            self._others.remove(drawing)
            self._answers.append(drawing)

    def _leave_if_alone(self, drawing: Drawing) -> None:
        """What nobody waits for any more is not drawn."""
        for line in (self._answers, self._others, self._ahead):
            if not drawing.waiting and drawing in line:
                line.remove(drawing)
                self._under_way.remove(drawing)
                drawing.picture.cancel()

    def _assign(self) -> None:
        """Gives every idle hand something to do: answers come before everything else, what all pictures share comes last.

        A hand best draws a game that it has drawn before: it keeps what it has painted of it.
        """
        for line in (self._answers, self._others, self._ahead):
            for is_own in (True, False):
                for place in self._idle():
                    if drawing := self._taken(line, place.number if is_own else None):
                        self._occupy(place, self._draw(place, drawing))
        unprepared = [(place, place.next_piece) for place in self._idle() if self._pause is not None]
        for place, piece in unprepared:
            if piece is not None and self._is_calm():
                self._occupy(place, self._prepare(place, piece))

    def _is_calm(self) -> bool:
        """If not, it is asked again later."""
        pause = self._pause() if self._pause is not None else 0.0
        if pause > 0 and self._later is None:
            self._later = asyncio.get_running_loop().call_later(pause, self._ask_again)
        return pause <= 0

    def _ask_again(self) -> None:
        self._later = None
        self._assign()

    def _idle(self) -> list[Place]:
        return [place for place in self._places if place.is_idle and not self._is_closed]

    def _occupy(self, place: Place, work: Coroutine[Any, Any, None]) -> None:
        place.is_idle = False
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _taken(self, line: deque[Drawing], number: int | None) -> Drawing | None:
        """The first that is still to be drawn; with a number, of the games of that hand."""
        for drawing in tuple(line):
            if number not in (None, drawing.audience[0] % len(self._places)):
                continue
            line.remove(drawing)
            if not drawing.is_stale():
                return drawing
            self._under_way.remove(drawing)
            drawing.picture.set_exception(Outdated(drawing.name))
        return None

    def _free(self, place: Place) -> None:
        place.is_idle = True
        self._assign()

    async def _draw(self, place: Place, drawing: Drawing) -> None:
        picture, error = await _drawn(place.hand, drawing)
        self._free(place)
        if isinstance(error, NothingToSee):
            drawing.picture.set_exception(error)
        else:
            drawing.picture.set_result(picture or await self._failed(drawing, error))
            drawing.ended = time.monotonic()
            self._newest.append(drawing)
        self._under_way.remove(drawing)

    async def _failed(self, drawing: Drawing, error: Exception | None) -> Undrawn:
        if isinstance(error, TimeoutError):
            log.error(
                "The picture (%s) is not drawn in %.0f seconds, it is told in words", drawing.name, DRAWING_SECONDS
            )
        else:
            log.error("The picture (%s) can't be drawn, it is told in words", drawing.name, exc_info=error)
        return await self._in_words(drawing)

    async def _in_words(self, drawing: Drawing) -> Undrawn:
        w = next((value for value in drawing.values if isinstance(value, Words)), words(SOURCE))
        try:
            told = await self._teller.work(in_words, drawing.paint, *drawing.values, within=WORDS_SECONDS)
        except Exception as error:
            log.error("The picture (%s) can't be told in words either", drawing.name, exc_info=error)
            return Undrawn(b"", w("picture-undrawn"), "undrawn.png", 0, 0)
        return replace(told, alt=f"{w('picture-undrawn')}\n{told.alt}")

    async def prepare(self, pause: Callable[[], float]) -> None:
        """Paints what all pictures share, piece by piece, while nobody wants a picture and there is no `pause` to be made: who
        wants one then waits for one piece at most.
        """
        self._pause = pause
        self._assign()
        await self._prepared.wait()

    async def _prepare(self, place: Place, piece: int) -> None:
        await place.prepare(piece)
        if all(each.next_piece is None for each in self._places):
            self._prepared.set()
        self._free(place)

    async def close(self) -> None:
        """What is not finished is not waited for."""
        self._is_closed = True
        if self._later is not None:
            self._later.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(self._teller.close(), *(place.hand.close() for place in self._places))
        for drawing in self._under_way:
            drawing.picture.cancel()


async def _drawn(hand: Hand, drawing: Drawing) -> tuple[Picture | None, Exception | None]:
    try:
        return await hand.work(drawing.paint, *drawing.values, within=DRAWING_SECONDS), None
    except Exception as error:
        return None, error
