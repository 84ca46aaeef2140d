"""The board and its parts in words, from the same views, for those who don't see them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.troyes.event_cards import EVENT_CARDS
from engine.troyes.facts import (
    BUILDINGS,
    CHARACTERS,
    COLOUR_NAMES,
    COLOURS,
    LEVELS,
    NEUTRAL,
    NOBODY,
    SPACE_NAMES,
    Owner,
    row_around,
)
from engine.troyes.scoring import count_for
from engine.troyes.state import TablePart, Threat, View
from locales import Words
from render.alt import joined, shortened
from render.troyes import names, shown
from render.troyes.characters import steps_of

SHORT_NAME = 20


def name(seats: Sequence[str], owner: Owner, table: TablePart, w: Words) -> str:
    """Long names would leave no room for the game."""
    said = names.name_of(seats, owner, table, w) if owner == NEUTRAL else seats[owner]
    return shortened(said, SHORT_NAME)


def board(view: View, seats: Sequence[str], w: Words) -> str:
    table = view.table
    said = [w("troyes-alt-board", when=names.title_words(table, w), phase=names.phase_words(table, w))]
    if not table.is_over:
        said.append(w("troyes-alt-active", name=name(seats, table.active, table, w)))
    if table.black:
        said.append(w("troyes-alt-black", dice=" ".join(map(str, table.black))))
    said += [district(table, owner, seats, w) for owner in shown.owners(table)]
    said += [_event(threat, table, seats, w) for threat in table.queue]
    said.append(_won(table, seats, w))
    said += [card(table, slot, seats, w) for slot in shown.revealed(table)]
    return joined([*said, *buildings(table, seats, w), cathedral(table, seats, w)])


def district(table: TablePart, owner: Owner, seats: Sequence[str], w: Words) -> str:
    dice = dice_words(table, owner, w)
    who = name(seats, owner, table, w)
    if owner == NEUTRAL:
        return w("troyes-alt-neutral", name=who, dice=dice) if dice else ""
    return w(
        "troyes-alt-district",
        name=who,
        holds=holds(table, owner, w),
        dice=dice or w("troyes-picture-no-dice"),
        passed="yes" if table.passed[owner] else "no",
        gained=table.passed[owner],
    )


def holds(table: TablePart, owner: Owner, w: Words) -> str:
    deniers, influence, supply = table.deniers[owner], table.influence[owner], table.supply[owner]
    return w("troyes-alt-holds", deniers=deniers, influence=influence, supply=supply)


def dice_words(table: TablePart, owner: Owner, w: Words) -> str:
    """`red 5 3, yellow 2`."""
    found: dict[int, list[str]] = {}
    for colour, value in shown.dice_of(table, owner):
        found.setdefault(colour, []).append(str(value))
    return ", ".join(f"{w('troyes-alt-colour', colour=COLOUR_NAMES[c])} {' '.join(v)}" for c, v in found.items())


def _owners(owners: Iterable[Owner], table: TablePart, seats: Sequence[str], w: Words) -> str:
    """`Aleydis 2, Neutral 1`."""
    counts = Counter(owner for owner in owners if owner != NOBODY)
    return ", ".join(f"{name(seats, owner, table, w)} {counts[owner]}" for owner in sorted(counts))


def _event(threat: Threat, table: TablePart, seats: Sequence[str], w: Words) -> str:
    card = EVENT_CARDS[threat.card]
    return w(
        "troyes-alt-event",
        name=names.event_name(threat.card, w),
        covered=len(threat.cubes),
        banners=card.banners.value,
        who=_owners(threat.cubes, table, seats, w),
        some="yes" if threat.cubes else "no",
    )


def _won(table: TablePart, seats: Sequence[str], w: Words) -> str:
    won = _owners((owner for owner, _ in table.won), table, seats, w)
    return w("troyes-alt-won", who=won) if won else ""


def card(table: TablePart, slot: int, seats: Sequence[str], w: Words) -> str:
    people = [name(seats, owner, table, w) for owner in shown.owners(table) if table.has_tradesman(owner, slot)]
    cubes = _owners((seat for seat in range(table.seats) for _ in range(table.cubes_on(slot, seat))), table, seats, w)
    return w(
        "troyes-alt-card",
        name=names.card_name(table.cards[slot], w),
        people=", ".join(people),
        some="yes" if people else "no",
        cubes=w("troyes-alt-cubes", cubes=cubes) if cubes else "",
    )


def buildings(table: TablePart, seats: Sequence[str], w: Words) -> Iterator[str]:
    for building in COLOURS:
        here = range(building * 6, building * 6 + 6)
        rows: list[str] = []
        for space in here:
            first, after = row_around(space)
            if space == first:
                people = [
                    f"{_letter(each)}{_or_empty(table.spaces[each], table, seats, w)}" for each in range(first, after)
                ]
                values = f"{first % 6 + 1}" if after - first == 1 else f"{first % 6 + 1}–{after - building * 6}"
                rows.append(f"{values} {', '.join(people)}")
        lying = _owners((owner for owner in range(5) for _ in range(table.lying_on(building, owner))), table, seats, w)
        told = w("troyes-alt-building", name=w(f"troyes-picture-{BUILDINGS[building]}"), rows="; ".join(rows))
        yield told + (" " + w("troyes-alt-lying", who=lying) if lying else "")


def _letter(space: int) -> str:
    """`b ` where a row has several spaces."""
    name = SPACE_NAMES[space]
    return f"{name[-1]} " if name[-1].isalpha() else ""


def _or_empty(owner: Owner, table: TablePart, seats: Sequence[str], w: Words) -> str:
    return "–" if owner == NOBODY else name(seats, owner, table, w)


def cathedral(table: TablePart, seats: Sequence[str], w: Words) -> str:
    levels: list[str] = []
    for level in range(LEVELS):
        owners = table.level(level)
        cubes = [
            f"{column + 1} {name(seats, owner, table, w)}" for column, owner in enumerate(owners) if owner != NOBODY
        ]
        if cubes:
            levels.append(w("troyes-alt-level", level=level + 1, cubes=", ".join(cubes)))
    return w("troyes-alt-cathedral", levels="; ".join(levels)) if levels else w("troyes-alt-no-cathedral")


def sight(which: str, view: View, seats: Sequence[str], w: Words) -> str:
    table = view.table
    said = [w(f"troyes-sight-{which}") + ":"]
    if which == "cards":
        said += [large_card(table, slot, w) for slot in shown.revealed(table)]
    elif which == "events":
        said += [large_event(threat, table, w) for threat in table.queue]
    elif which == "buildings":
        said += [*buildings(table, seats, w), cathedral(table, seats, w)]
    elif which == "districts":
        said += [district(table, owner, seats, w) for owner in shown.owners(table)]
    else:
        said += [_counts(table, number, seats, w) for number in range(len(CHARACTERS))]
    return joined(said)


def large_card(table: TablePart, slot: int, w: Words) -> str:
    card = table.activity(table.cards[slot])
    return w(
        "troyes-alt-large-card",
        name=names.card_name(table.cards[slot], w),
        hire=card.hire.value,
        divisor=card.divisor.value,
        words=names.card_words(card, table.is_solo, w),
    )


def large_event(threat: Threat, table: TablePart, w: Words) -> str:
    card = EVENT_CARDS[threat.card]
    first, second = card.points.value
    return w(
        "troyes-alt-large-event",
        name=names.event_name(threat.card, w),
        words=names.event_words(threat.card, table.is_solo, w),
        colour=w("troyes-alt-colour", colour=COLOUR_NAMES[card.colour]),
        divisor=card.divisor.value,
        first=first,
        second=second,
        covered=len(threat.cubes),
        banners=card.banners.value,
    )


def _counts(table: TablePart, number: int, seats: Sequence[str], w: Words) -> str:
    who = shown.owners(table) if table.is_solo else range(table.seats)
    counts = [f"{name(seats, owner, table, w)} {count_for(table, owner, number)}" for owner in who]
    return w(
        "troyes-alt-counts",
        name=names.character_name(number, w),
        counts=w(f"troyes-picture-counts-{CHARACTERS[number].counts}"),
        steps="/".join(map(str, steps_of(table, number))),
        who=", ".join(counts),
    )
