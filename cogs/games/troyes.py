"""Troyes: how its decisions are asked, and what the channel is told."""

from collections.abc import Callable, Sequence

from cogs.games.desk import Desk, Label
from engine.core.choosing import Question
from engine.core.events import Event
from engine.core.moves import Move
from engine.registry import GAMES
from engine.troyes.cards import ACTIVITIES, CARD_NUMBERS
from engine.troyes.event_cards import EVENT_CARDS, EVENT_NUMBERS
from engine.troyes.facts import BUILDINGS, CARD_SLOTS, COLOUR_LETTERS, COLOUR_NAMES, LYING_NAMES, PLACE_NAMES
from engine.troyes.state import PHASES, View
from locales import Words
from render.troyes import recap

RULES = GAMES["troyes"]
DIE_EMOJI = dict(zip(COLOUR_LETTERS, ("🟥", "⬜", "🟨"), strict=True))
ACTION_EMOJI = {
    "settle": "🧍",
    "counter": "🛡️",
    "concede": "🏳️",
    "reroll": "🎲",
    "recruit": "🧑",
    "flip": "🔃",
    "use": "🛠️",
    "build": "⛪",
    "fight": "⚔️",
    "place": "🏛️",
    "farm": "🌾",
    "pass": "⏭️",
    "send": "🧊",
}
PREVIEW_LINES = 6


class TroyesDesk(Desk):
    def title(self, view: View, w: Words) -> str:
        if view.is_over:
            return w("troyes-over")
        if not view.table.round:
            return w("troyes-first-citizens")
        return w("troyes-round", round=view.table.round, phase=PHASES[view.table.phase])

    def heading(self, view: View, question: Question, w: Words) -> str:
        return w(f"troyes-ask-{question.asked}")

    def label(self, view: View, question: Question, answer: str, names: Sequence[str], w: Words) -> Label:
        if answer == "done":
            return Label(w("troyes-answer-done"))
        return LABELS[question.asked](view, answer, names, w)

    def preview(self, view: View, move: Move, names: Sequence[str], w: Words) -> str:
        told = recap.lines(RULES.preview(view, move), names, w)
        return "\n".join(told[:PREVIEW_LINES]) or w("troyes-nothing")

    def news(self, view: View, events: Sequence[Event], names: Sequence[str], w: Words) -> list[str]:
        return recap.lines(events, names, w)

    def done_to(self, view: View, events: Sequence[Event], names: Sequence[str], w: Words) -> list[str]:
        return [] if view.seat is None else recap.done_to(view.seat, events, names, w)


def _action(view: View, answer: str, _names: Sequence[str], w: Words) -> Label:
    value = view.table.black[0] if view.table.black else 0
    return Label(w(f"troyes-answer-{answer}", value=value), ACTION_EMOJI[answer])


def _building(_view: View, answer: str, _names: Sequence[str], w: Words) -> Label:
    return Label(w("troyes-building", building=answer))


def _space(_view: View, answer: str, _names: Sequence[str], _w: Words) -> Label:
    return Label(answer)


def _die(view: View, answer: str, names: Sequence[str], w: Words) -> Label:
    """`y5` is an own die, `y5.2` one of seat 2, `y5.n` a neutral one."""
    word, _, district = answer.partition(".")
    name = w("troyes-die", colour=COLOUR_NAMES[COLOUR_LETTERS.index(word[0])], value=int(word[1:]))
    if not district:
        return Label(name, DIE_EMOJI[word[0]], w("troyes-answer-own"))
    neutral = w("troyes-roy" if view.table.is_solo else "troyes-neutral")
    owner = neutral if district == "n" else names[int(district)]
    about = w("troyes-answer-price", owner=owner)
    return Label(f"{name}, {about}", DIE_EMOJI[word[0]])


def _black(_view: View, answer: str, _names: Sequence[str], w: Words) -> Label:
    return Label(w("troyes-answer-more-black", value=int(answer)))


def _card(view: View, answer: str, _names: Sequence[str], w: Words) -> Label:
    number = CARD_NUMBERS[answer]
    card = ACTIVITIES[number]
    slot = next(slot for slot in range(CARD_SLOTS) if view.table.cards[slot] == number)
    is_hired = view.seat is not None and view.table.has_tradesman(view.seat, slot)
    about = w(
        "troyes-answer-card.hired" if is_hired else "troyes-answer-card.hire",
        cost=w("troyes-deniers", number=card.hire.value),
        divisor=card.divisor.value,
        about=w(f"troyes-card-{answer}.about"),
    )
    return Label(recap.card_name(number, w), DIE_EMOJI[COLOUR_LETTERS[card.colour]], about[:100])


def _event(view: View, answer: str, _names: Sequence[str], w: Words) -> Label:
    number = EVENT_NUMBERS[answer]
    free = next((threat.free for threat in view.table.queue if threat.card == number), 0)
    about = w("troyes-answer-event.about", divisor=EVENT_CARDS[number].divisor.value, free=free)
    return Label(recap.event_name(number, w), DIE_EMOJI[COLOUR_LETTERS[EVENT_CARDS[number].colour]], about)


def _source(_view: View, answer: str, _names: Sequence[str], w: Words) -> Label:
    if answer in PLACE_NAMES:
        return Label(recap.space_name(PLACE_NAMES.index(answer), w))
    if answer in LYING_NAMES:
        return Label(w("troyes-lying", building=BUILDINGS[LYING_NAMES.index(answer)]))
    if answer in CARD_NUMBERS:
        return Label(w("troyes-answer-from-card", card=recap.card_name(CARD_NUMBERS[answer], w)))
    return Label(w(f"troyes-answer-{answer}"))


def _modifier(_view: View, answer: str, _names: Sequence[str], w: Words) -> Label:
    if answer == "plain":
        return Label(w("troyes-answer-plain"))
    name = recap.card_name(CARD_NUMBERS[answer], w)
    return Label(w("troyes-answer-with", card=name), None, w(f"troyes-card-{answer}.about"))


def _uses(_view: View, answer: str, _names: Sequence[str], w: Words) -> Label:
    return Label(w("troyes-answer-uses", uses=int(answer[1:])))


LABELS: dict[str, Callable[[View, str, Sequence[str], Words], Label]] = {
    "action": _action,
    "building": _building,
    "space": _space,
    "die": _die,
    "dice": _die,
    "black": _black,
    "card": _card,
    "event": _event,
    "source": _source,
    "modifier": _modifier,
    "uses": _uses,
    "mill": _building,
}
"""How the answers to each question are labelled."""
