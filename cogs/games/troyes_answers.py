"""The answers to the questions of Troyes: what each says, costs and brings. All of it is asked of the engine."""

from collections.abc import Callable
from itertools import groupby
from typing import TypeAlias, cast

from cogs.games.desk import Label, Reader
from cogs.games.troyes_offers import preset
from engine.core.choosing import Question, narrow
from engine.core.events import Event
from engine.core.moves import Path
from engine.registry import GAMES
from engine.troyes.cards import CARD_NUMBERS
from engine.troyes.event_cards import EVENT_CARDS, EVENT_NUMBERS
from engine.troyes.events import CitizenPlaced, EventCountered, Expelled
from engine.troyes.facts import (
    BUILDINGS,
    COLOUR_NAMES,
    LYING_NAMES,
    NEUTRAL,
    PLACE_NAMES,
    RECRUIT,
    SALARIES,
    Die,
    colour_of,
    district_of,
    value_of,
)
from engine.troyes.moves import DONE, INFLUENCE, PLAIN, SUPPLY
from engine.troyes.state import View
from engine.troyes.tally import Tally, changes, defence, tally
from engine.troyes.words import DIE_NUMBERS
from locales import Words
from render.troyes.names import Company, balance, card_name, die_name, event_name, flipped, name_of, space_name
from render.troyes.printed import about, of_the_rulebook
from render.troyes.recap_actions import consequences, source_name

RULES = GAMES["troyes"]
DIE_EMOJI = ("🟥", "⬜", "🟨")
BUILDING_EMOJI = ("🏰", "⛪", "🏛️")
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
    "place": "🧍",
    "farm": "🌾",
    "pass": "⏭️",
    "send": "🧊",
}
ON_A_BUTTON = 60
"""Letters; what dice bring is left to the preview where it takes more."""
NAME_ON_BUTTON = 12
"""Letters."""
ROOM = 100
"""Characters that Discord allows a description."""

Labelling: TypeAlias = Callable[[Reader, Question, str], Label]


def outcome(view: View, path: Path) -> list[Event] | None:
    """What follows from the move that begins so, if nothing has to be decided any more."""
    while isinstance(found := narrow(RULES, view, path), Question):
        taken = preset(found)
        if taken is None:
            return None
        path = (*found.path, taken)
    return list(RULES.preview(view, found))


def running(reader: Reader, path: Path) -> str:
    """`yellow 6 + 5 of Green (4 deniers) = 11 · 1 bought: 4 deniers · 5 times`; empty while there is no die."""
    view: View = reader.view
    found = tally(view, path)
    if found is None:
        return ""
    w = reader.w
    dice = Company(reader.names, w).group(view.seat or 0, found.dice, found.prices)
    counted = dice if path[0] == "build" else w("troyes-running-sum", dice=dice, value=found.value)
    return " · ".join(filter(None, [counted, _bought(found, w), _reach(found, path, w)]))


def _bought(found: Tally, w: Words) -> str:
    """What several dice cost together."""
    if not found.bought or len(found.dice) == 1:
        return ""
    return w("troyes-running-bought", number=found.bought, cost=w("troyes-deniers", number=found.cost))


def _reach(found: Tally, path: Path, w: Words) -> str:
    """How far dice go."""
    if not found.gives:
        return w("troyes-running-short")
    if path[0] == "use":
        return w("troyes-running-uses", number=found.gives)
    return w("troyes-cubes", number=found.gives) if path[0] in ("fight", "build") else ""


def _brings(reader: Reader, path: Path) -> str:
    """What a move that begins so changes for the player, costs included: `in all +6 deniers, +2 points`."""
    events = outcome(reader.view, path)
    changed = "" if events is None else balance(changes(events, reader.view.seat or 0), reader.w)
    return reader.w("troyes-running-brings", changes=changed) if changed else ""


def _described(*parts: str) -> str | None:
    return " · ".join(part for part in parts if part)[:ROOM] or None


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _action(reader: Reader, _question: Question, answer: str) -> Label:
    view, w = reader.view, reader.w
    value = view.table.black[0] if view.table.black else 0
    key = f"troyes-answer-{answer}"
    about = None
    if f"{key}.about" in w:
        about = w(f"{key}.about", **of_the_rulebook(w))
    return Label(w(key, value=value), ACTION_EMOJI[answer], about)


def _building(reader: Reader, question: Question, answer: str) -> Label:
    w, building = reader.w, BUILDINGS.index(answer)
    key = "troyes-answer-building" if question.path[0] == "settle" else "troyes-answer-place-on"
    text = w(key, building=answer, colour=COLOUR_NAMES[building], salary=SALARIES[building])
    return Label(text, BUILDING_EMOJI[building])


def _mill(reader: Reader, question: Question, answer: str) -> Label:
    text = reader.w("troyes-building", building=answer)
    return Label(text, BUILDING_EMOJI[BUILDINGS.index(answer)], _described(_brings(reader, (*question.path, answer))))


def _space(reader: Reader, question: Question, answer: str) -> Label:
    return Label(reader.w("troyes-space", building=question.path[-1], space=answer))


def _die(reader: Reader, question: Question, answer: str) -> Label:
    """An own die, or one to buy with its owner and price; then what the group would be with it."""
    view, w, path = reader.view, reader.w, (*question.path, answer)
    if answer == DONE:
        return Label(w("troyes-answer-done"), "✅")
    die = DIE_NUMBERS[view.seat or 0][answer]
    emoji = DIE_EMOJI[colour_of(die)]
    if path[0] == "flip":
        return Label(_capital(flipped((die,), w)), emoji)
    name = _capital(die_name(die, w))
    if path[0] == "reroll":
        return Label(name, emoji)
    if path[0] == "counter":
        more = defence(view, path)[0] - defence(view, question.path)[0]
        return Label(name, emoji, w("troyes-answer-strength", strength=more))
    found = tally(view, path)
    assert found is not None
    return Label(_offered(reader, die, found, name), emoji, _promise(reader, path, found))


def _offered(reader: Reader, die: Die, found: Tally, name: str) -> str:
    """`Yellow 5 of Green · 4 deniers`"""
    w, owner = reader.w, district_of(die)
    if owner == reader.view.seat:
        return name
    price = found.prices[-1]
    cost = w("troyes-deniers", number=price) if price else w("troyes-free")
    return w("troyes-answer-bought", die=name, owner=Company(reader.plain, w).name(owner), price=cost)


def _promise(reader: Reader, path: Path, found: Tally) -> str | None:
    """What the dice come to; what they cost is told only where it is not part of a sum."""
    w = reader.w
    if path[0] == "place":
        return _arrival(reader, path)
    value = "" if path[0] == "build" else w("troyes-running-value", value=found.value)
    brings = _brings(reader, path)
    return _described(value, "" if brings else _bought(found, w), _reach(found, path, w), brings)


def _arrival(reader: Reader, path: Path) -> str | None:
    """Where the citizen would stand, and who would fall wherever it came from."""
    every = [_placing(reader, (*path, source)) for source in RULES.answers(reader.view, path)]
    space, fallen = every[0]
    return _described(space, fallen if all(each == every[0] for each in every) else "")


def _placing(reader: Reader, path: Path) -> tuple[str, str]:
    """Where the citizen stands after this move, and who has fallen for it."""
    w = reader.w
    events = RULES.preview(reader.view, RULES.move(reader.view.seat or 0, path))
    space = next(space_name(event.space, w) for event in events if isinstance(event, CitizenPlaced))
    fallen = [event for event in events if isinstance(event, Expelled)]
    return space, "".join(consequences(fallen, NEUTRAL, Company(reader.plain, w)))


def _black(reader: Reader, question: Question, answer: str) -> Label:
    view, w = reader.view, reader.w
    if answer == DONE:
        chosen = " + ".join([str(view.table.black[0]), *(word.removeprefix("+") for word in question.path[1:])])
        return Label(w("troyes-answer-only-black", black=chosen))
    return Label(w("troyes-answer-more-black", value=int(answer)), "⚫")


def _card(reader: Reader, _question: Question, answer: str) -> Label:
    view, w, number = cast(View, reader.view), reader.w, CARD_NUMBERS[answer]
    card, name = view.table.activity(number), card_name(number, w)
    slot = view.table.cards.index(number)
    if view.table.has_tradesman(view.seat or 0, slot):
        return Label(w("troyes-answer-card", card=name), DIE_EMOJI[card.colour])
    return Label(w("troyes-answer-card.hire", card=name, cost=card.hire.value), DIE_EMOJI[card.colour])


def _hiring(view: View, number: int, w: Words) -> list[str]:
    """What a tradesman costs and is worth at the end, unless there is one."""
    table, slot = view.table, view.table.cards.index(number)
    if table.has_tradesman(view.seat or 0, slot):
        return []
    card, place = table.activity(number), table.place_of_next(slot)
    points = card.spaces.value[place] if place < len(card.spaces.value) else 0
    return [w("troyes-words-hire", cost=w("troyes-deniers", number=card.hire.value), points=points)]


def _event(reader: Reader, question: Question, answer: str) -> Label:
    view, w, number = reader.view, reader.w, EVENT_NUMBERS[answer]
    threat = next(each for each in view.table.queue if each.card == number)
    card, (first, second) = EVENT_CARDS[number], EVENT_CARDS[number].points.value
    own = threat.cubes.count(view.seat)
    about = w("troyes-answer-event.about", free=threat.free, first=first, second=second, own=own)
    if question.path[0] == "send":
        return Label(event_name(number, w), DIE_EMOJI[card.colour], about)
    return Label(w("troyes-answer-event", event=event_name(number, w)), DIE_EMOJI[card.colour], about)


def _source(reader: Reader, question: Question, answer: str) -> Label:
    w = reader.w
    fallen = _placing(reader, (*question.path, answer))[1] if question.path[0] == "place" else ""
    if answer == SUPPLY:
        return Label(w("troyes-answer-from-supply"), "🧍", _described(fallen))
    if answer == INFLUENCE:
        cost = w("troyes-influence", number=RECRUIT)
        return Label(w("troyes-answer-from.recruit", cost=cost), "🧑", _described(fallen))
    kind = "space" if answer in PLACE_NAMES else "lying" if answer in LYING_NAMES else "card"
    text = w("troyes-answer-from", source=source_name(answer, w))
    return Label(text, None, _described(w(f"troyes-answer-from.{kind}"), fallen))


def _modifier(reader: Reader, _question: Question, answer: str) -> Label:
    view, w = reader.view, reader.w
    if answer == PLAIN:
        return Label(w("troyes-answer-plain"))
    number = CARD_NUMBERS[answer]
    later = about(view.table.activity(number), view.table.is_solo, w)
    text = w("troyes-answer-with", card=card_name(number, w), later=later)
    cubes = view.table.cubes_on(view.table.cards.index(number), view.seat or 0)
    return Label(text, "🧊", w("troyes-answer-with.cubes", number=cubes))


def _uses(reader: Reader, question: Question, answer: str) -> Label:
    text = reader.w("troyes-answer-uses", uses=int(answer[1:]))
    return Label(text, None, _described(_brings(reader, (*question.path, answer))))


def _cubes(reader: Reader, question: Question, answer: str) -> Label:
    """How many, what they bring, and whether they counter the event."""
    w, path = reader.w, (*question.path, answer)
    counters = any(isinstance(event, EventCountered) for event in outcome(reader.view, path) or ())
    text = w("troyes-cubes", number=int(answer[1:]))
    return Label(text, "🧊", _described(w("troyes-answer-counters") if counters else "", _brings(reader, path)))


def ready_label(reader: Reader, question: Question, path: Path) -> Label:
    """The face of a ready-made choice: an action with what it is about, or whole dice with what they bring."""
    w = reader.w
    if question.asked == "action":
        label = LABELS[RULES.asked(reader.view, path[:1])](reader, Question(path[:1], "", ()), path[1])
        if path[0] != "place":
            return label
        return Label(w("troyes-answer-place-citizen", on=w("troyes-building", building=path[1])), label.emoji)
    if path[0] == "counter":
        return _defence(reader, path)
    found = tally(reader.view, path)
    assert found is not None
    dice = _dice_on_button(reader, found)
    cost = w("troyes-deniers", number=sum(found.prices)) if any(found.prices) else ""
    results = [cost, _reach(found, path, w)]
    text = _described(dice, *results, _brings(reader, path)) or dice
    if len(text) > ON_A_BUTTON:
        text = _described(dice, *results) or dice
    return Label(_capital(text), DIE_EMOJI[colour_of(found.dice[0])])


def _dice_on_button(reader: Reader, found: Tally) -> str:
    """`yellow 6 + 5 of Green`: a colour is named where it changes, an owner once after all that is theirs."""
    w, seat = reader.w, reader.view.seat or 0
    parts: list[str] = []
    colour = -1
    for owner, dice in groupby(found.dice, district_of):
        named: list[str] = []
        for die in dice:
            named.append(str(value_of(die)) if colour_of(die) == colour else die_name(die, w))
            colour = colour_of(die)
        theirs = " + ".join(named)
        parts.append(theirs if owner == seat else w("troyes-answer-of", dice=theirs, owner=_short_name(reader, owner)))
    return " + ".join(parts)


def _short_name(reader: Reader, owner: int) -> str:
    """Buttons are narrow."""
    name = name_of(reader.plain, owner, reader.view.table, reader.w)
    return name if len(name) <= NAME_ON_BUTTON else name[: NAME_ON_BUTTON - 1] + "…"


def _defence(reader: Reader, path: Path) -> Label:
    """`Red 4 + yellow 2 against 5 + 1`"""
    view, w, end = reader.view, reader.w, path.index(DONE)
    against = " + ".join([str(view.table.black[0]), *(word.removeprefix("+") for word in path[1:end])])
    dice = [DIE_NUMBERS[view.seat or 0][word] for word in path[end + 1 :] if word != DONE]
    text = w("troyes-answer-defence", dice=" + ".join(die_name(die, w) for die in dice), black=against)
    return Label(_capital(text), DIE_EMOJI[colour_of(dice[0])])


def words_of(reader: Reader, path: Path) -> list[str]:
    """What the card or event does that a move is about, in clear words."""
    view, w = cast(View, reader.view), reader.w
    if len(path) < 2 or path[0] not in ("use", "fight"):
        return []
    if path[0] == "fight":
        card = EVENT_CARDS[EVENT_NUMBERS[path[1]]]
        return [w("troyes-words-event", divisor=card.divisor.value, colour=COLOUR_NAMES[card.colour])]
    number = CARD_NUMBERS[path[1]]
    card = view.table.activity(number)
    said = about(card, view.table.is_solo, w)
    key = "troyes-words-card.later" if card.modifier else "troyes-words-card"
    does = w(key, card=card_name(number, w), about=said, later=said, divisor=card.divisor.value)
    return [does, *_hiring(view, number, w)]


LABELS: dict[str, Labelling] = {
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
    "cubes": _cubes,
    "mill": _mill,
}
"""How the answers to each question are labelled."""
