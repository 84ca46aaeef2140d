"""What the activity cards do. Exchanges follow their row in `cards`; singular effects are found here by key."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from engine.core.seats import Seat
from engine.troyes.cards import CARD_NUMBERS, Activity
from engine.troyes.events import Activated, ArcherRolled, StoredCubes
from engine.troyes.facts import CITY_HALL, DISTRICTS, NEUTRAL, RED, YELLOW, Building, Owner
from engine.troyes.play import Play
from engine.troyes.state import Sending, TablePart

Effect: TypeAlias = Callable[[Play, Seat, int, Activity], None]
"""Play, seat, number of uses, the row of the card."""


def activate(play: Play, seat: Seat, card: int, row: Activity, uses: int, building: Building) -> None:
    """So many uses of a card with this row; the dice have left the square before."""
    table = play.table
    play.events.append(Activated(table.round, seat, card, uses))
    if row.modifier is not None:
        table.add_cubes(table.cards.index(card), seat, uses)
        play.events.append(StoredCubes(table.round, seat, card, uses))
        return
    key = row.key
    play.spend_deniers(seat, uses * row.pays_deniers, key)
    play.spend_influence(seat, uses * row.pays_influence, key)
    play.gain_deniers(seat, uses * row.deniers, key)
    play.gain_influence(seat, uses * row.influence, key)
    play.gain_points(seat, uses * row.points, key)
    if row.buildings:
        play.gain_deniers(seat, uses * row.per_deniers * table.standing(seat, building), key)
    elif key in SINGULAR:
        SINGULAR[key](play, seat, uses, row)


def red_dice(table: TablePart, district: Owner) -> list[int]:
    """How many red dice of each value lie in a district."""
    return table.dice_of_colour(district, RED)


def red_sum(table: TablePart, district: Owner) -> int:
    return sum((face + 1) * number for face, number in enumerate(red_dice(table, district)))


def procession(play: Play, _: Seat, uses: int, row: Activity) -> None:
    numbers = {each: play.table.dice_in(each) for each in rivals(play.table)}
    reward_most(play, numbers, uses * row.prize, row.key)


def joust(play: Play, seat: Seat, uses: int, row: Activity) -> None:
    """Only where the seat itself is among the best does anybody gain."""
    sums = {each: red_sum(play.table, each) for each in rivals(play.table)}
    if sums[seat] == max(sums.values()):
        reward_most(play, sums, uses * row.prize, row.key)


def rivals(table: TablePart) -> Sequence[Owner]:
    """Who is compared: the players, and le Roy, who is the other player of the solo game (ruling 20)."""
    takes_part = table.is_solo and not table.is_first_edition
    return (*range(table.seats), NEUTRAL) if takes_part else range(table.seats)


def reward_most(play: Play, numbers: Mapping[Owner, int], points: int, source: str) -> None:
    most = max(numbers.values())
    for owner, number in numbers.items():
        if number == most and most > 0:
            play.gain_points(owner, points, source)


def glassblower(play: Play, seat: Seat, uses: int, row: Activity) -> None:
    play.gain_points(seat, uses * row.per_points * (play.table.cathedral.count(seat) // row.per), row.key)


def archer(play: Play, seat: Seat, uses: int, row: Activity) -> None:
    """One roll for each use, all at once; then the events for the hits are chosen."""
    if play.secret is None:
        return
    values = tuple(play.chance.dice(uses))
    play.events.append(ArcherRolled(play.table.round, seat, values))
    send(play, seat, row, 1, sum(value >= row.hits for value in values))


def chivalry(play: Play, seat: Seat, uses: int, row: Activity) -> None:
    send(play, seat, row, sum(red_dice(play.table, seat)), uses)


def diplomat(play: Play, seat: Seat, uses: int, row: Activity) -> None:
    send(play, seat, row, 1, uses)


def send(play: Play, seat: Seat, row: Activity, cubes: int, times: int) -> None:
    if cubes and times:
        table = play.table
        table.pending = [*table.pending, Sending(seat, CARD_NUMBERS[row.key], cubes, times)]


def tax_collector(play: Play, seat: Seat, uses: int, row: Activity) -> None:
    """Each other seat pays what it can; for neutral citizens the bank does, and more for le Roy's."""
    table = play.table
    for other in range(table.seats):
        if other != seat:
            paid = min(uses * row.per_deniers * table.standing(other, CITY_HALL), table.deniers[other])
            play.spend_deniers(other, paid, row.key)
            play.gain_deniers(seat, paid, row.key)
    rate = row.roy_deniers if table.is_solo else row.per_deniers
    play.gain_deniers(seat, uses * rate * table.standing(NEUTRAL, CITY_HALL), row.key)


def captain(play: Play, seat: Seat, uses: int, row: Activity) -> None:
    present = sum(seat in threat.cubes for threat in play.table.queue)
    play.gain_points(seat, uses * row.per_points * present, row.key)


def baker(play: Play, seat: Seat, uses: int, row: Activity) -> None:
    play.gain_deniers(seat, uses * row.per_deniers * yellow_dice(play.table), row.key)


def yellow_dice(table: TablePart) -> int:
    """In the whole square."""
    return sum(sum(table.dice_of_colour(district, YELLOW)) for district in range(DISTRICTS))


def banquet(play: Play, seat: Seat, uses: int, row: Activity) -> None:
    """Le Roy's district is not looked at."""
    table = play.table
    districts = range(table.seats) if table.is_solo else (*range(table.seats), NEUTRAL)
    most = max(sum(red_dice(table, each)) for each in districts)
    play.gain_points(seat, uses * row.per_points * most, row.key)


SINGULAR: Final[dict[str, Effect]] = {
    "procession": procession,
    "glassblower": glassblower,
    "archer": archer,
    "chivalry": chivalry,
    "diplomat": diplomat,
    "tax-collector": tax_collector,
    "captain": captain,
    "joust": joust,
    "baker": baker,
    "banquet": banquet,
}
