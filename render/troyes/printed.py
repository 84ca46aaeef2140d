"""What is printed on a card or in the rulebook, in numbers and in words. Every number is taken from the engine."""

from engine.troyes import facts
from engine.troyes.cards import ACTIVITIES, Activity, Modifier
from engine.troyes.event_cards import EventCard
from engine.troyes.facts import CATHEDRAL_POINTS, GROUP
from locales import Words

NO_MODIFIER = Modifier(acts=())
AMOUNTS = {
    "deniers": "troyes-deniers",
    "per_deniers": "troyes-deniers",
    "pays_deniers": "troyes-deniers",
    "influence": "troyes-influence",
    "pays_influence": "troyes-influence",
    "points": "troyes-points",
    "per_points": "troyes-points",
    "prize": "troyes-points",
    "black_dice": "troyes-black-dice",
}
"""The numbers that sentences name together with their unit."""


def activity_numbers(card: Activity, is_solo: bool) -> dict[str, int]:
    """By name; in the solo game those that hold against le Roy."""
    modifier = card.modifier or NO_MODIFIER
    return {
        "pays_deniers": card.pays_deniers,
        "pays_influence": card.pays_influence,
        "deniers": card.deniers,
        "influence": card.influence,
        "points": card.points,
        "per_deniers": card.roy_deniers if is_solo and card.roy_deniers else card.per_deniers,
        "per_points": card.per_points,
        "per": card.per,
        "prize": card.prize,
        "hits": card.hits,
        "times": modifier.times,
        "plus_each": modifier.plus_each,
        "plus_group": modifier.plus_group,
        "sets_to": modifier.sets_to,
        "free": modifier.roy_free if is_solo else modifier.free,
        "group": GROUP,
    }


def event_numbers(card: EventCard) -> dict[str, int]:
    return {
        "black_dice": card.black_dice,
        "deniers": card.deniers,
        "per_deniers": card.per_deniers,
        "influence": card.influence,
        "cubes": card.cubes,
        "points": CATHEDRAL_POINTS,
    }


def of_the_rulebook(w: Words) -> dict[str, int | str]:
    """The numbers that hold for all cards and players, as sentences ask for them."""
    return {
        "reroll": w("troyes-influence", number=facts.REROLL),
        "recruit": w("troyes-influence", number=facts.RECRUIT),
        "flip": w("troyes-influence", number=facts.FLIP),
        "penalty": w("troyes-points", number=facts.PENALTY),
        "income": w("troyes-deniers", number=facts.PASS_INCOME),
        "more": facts.PASS_MORE,
        "farm": facts.FARM_DIVISOR,
        "group": facts.GROUP,
        "alone": facts.PRICES[1],
        "paired": facts.PRICES[2],
        "tripled": facts.PRICES[3],
        "raised": w("troyes-points", number=facts.CATHEDRAL_POINTS),
        "least": min(facts.CATHEDRAL_INFLUENCE),
        "most": max(facts.CATHEDRAL_INFLUENCE),
        "red": facts.RED_TIMES,
        "shortest": min(facts.ROUNDS[1:]),
        "longest": max(facts.ROUNDS),
        "bonus_cards": sum(card.is_bonus for card in ACTIVITIES),
    }


def about(card: Activity, is_solo: bool, w: Words) -> str:
    """What an activity does, in few words: at once for each use, or what its cube does later."""
    key, numbers = f"troyes-card-{card.key}", _named(activity_numbers(card, is_solo), w)
    if is_solo and f"{key}.solo" in w:
        return w(f"{key}.solo", **numbers)
    return w(f"{key}.later" if card.modifier else f"{key}.about", **numbers)


def does(card: Activity, is_solo: bool, w: Words) -> str:
    """What one use of an activity does, at full length."""
    numbers = _named(activity_numbers(card, is_solo), w)
    return w(f"troyes-picture-does-{card.key}", solo=_solo(is_solo), **numbers)


def strikes(card: EventCard, is_solo: bool, w: Words) -> str:
    """What an event does each round, at full length."""
    return w(f"troyes-picture-strikes-{card.event}", solo=_solo(is_solo), **_named(event_numbers(card), w))


def strikes_briefly(card: EventCard, is_solo: bool, w: Words) -> str:
    return w(f"troyes-picture-brief-{card.event}", solo=_solo(is_solo), **_named(event_numbers(card), w))


def _named(numbers: dict[str, int], w: Words) -> dict[str, str | int]:
    return {name: w(AMOUNTS[name], number=number) if name in AMOUNTS else number for name, number in numbers.items()}


def _solo(is_solo: bool) -> str:
    return "yes" if is_solo else "no"
