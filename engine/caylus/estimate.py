"""What a position is worth to a seat, in points at the end of the game. Rough, but cheap.

The seat's workers are let work in the order of the road, with a stock that may be a fraction of a cube: what is only likely
counts by its likelihood. Numbers without a rule behind them are judgement.
"""

from collections.abc import Sequence
from typing import Final

from engine.caylus.facts import (
    CASTLE_PENALTY,
    CASTLE_PHASE,
    CLOTH,
    FAVOUR_DENIERS,
    GATE,
    GOLD,
    GUILD,
    INN,
    JOUST,
    LINES,
    PLACING,
    PROVOST,
    ROAD,
    SECTIONS,
    SPACES,
    SPECIALS,
    TOWERS,
    TRADING_POST,
    TRADING_POST_DENIERS,
)
from engine.caylus.state import ASK_CASTLE, ASK_CUBES, ASK_FAVOUR, ASK_FAVOUR_WORK, TablePart
from engine.caylus.tiles import BUILT_BY, RESIDENCE, TILES, WAIVED, Produces, Trades, Way
from engine.core.seats import Seat

CUBES_EARLY: Final = (1.35, 1.3, 1.4, 1.5, 3.5)
CUBES_LATE: Final = (0.33, 0.33, 0.33, 0.33, 3.0)
DENIER_EARLY: Final = 0.4
DENIER_LATE: Final = 0.25
FAVOUR: Final = 2.6
COLUMN: Final = (0.3, 0.1, 0.15, 0.2)
"""What a column is worth in a turn, by line of favours."""
STEPS_A_TURN: Final = 1.5
"""How far the bailiff goes in a turn."""
LAST_TURNS: Final = 3.0
"""From so many turns before the end, cubes and deniers lose their use."""
IN_REACH: Final = (0.85, 0.5, 0.3, 0.15)
"""The chance that a worker 0, 1, 2, 3 spaces beyond the provost works, before he has moved."""
ENOUGH: Final = 0.7
"""A cube that is as likely as this may be counted on."""
MOST_BATCHES: Final = 6


class Outlook:
    """One seat's share of a position: a stock of likely cubes and deniers, and the points that come without them."""

    __slots__ = ("coins", "cubes", "denier", "left", "points", "seat", "stock", "table")

    def __init__(self, table: TablePart, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.left = turns_left(table)
        late = min(1.0, self.left / LAST_TURNS)
        self.cubes: list[float] = [
            early * late + end * (1 - late) for early, end in zip(CUBES_EARLY, CUBES_LATE, strict=True)
        ]
        self.denier = DENIER_EARLY * late + DENIER_LATE * (1 - late)
        self.stock: list[float] = list(table.cubes_of(seat))
        self.coins: float = table.deniers[seat]
        self.points: float = table.points[seat]

    def has(self, cost: Sequence[int]) -> bool:
        return all(held >= number - 1 + ENOUGH for held, number in zip(self.stock, cost, strict=True) if number)

    def price(self, cost: Sequence[int]) -> float:
        """What these cubes are worth."""
        return sum(number * value for number, value in zip(cost, self.cubes, strict=True))

    def spend(self, cost: Sequence[int], likely: float) -> None:
        self.stock = [held - number * likely for held, number in zip(self.stock, cost, strict=True)]

    def cheapest(self, kinds: range) -> float:
        return min((self.cubes[kind] for kind in kinds if self.stock[kind] >= ENOUGH), default=9.0)


def turns_left(table: TablePart) -> float:
    if table.scored > TOWERS:
        return 0.0
    return max(0.0, (SECTIONS[TOWERS].trigger - table.bailiff) / STEPS_A_TURN)


def estimate(table: TablePart, seat: Seat) -> float:
    """The points that this seat may expect."""
    own = Outlook(table, seat)
    if table.is_over:
        return own.points
    work_specials(own)
    work_road(own)
    batches = work_castle(own)
    for ask in table.pending:
        if ask.seat == seat:
            own.points += asked_value(own, ask.kind, ask.at)
    return own.points + stock_value(own) + estate(own) + houses(own, batches) + markers(own)


def stock_value(own: Outlook) -> float:
    """The more there is of one thing, the less another one is worth."""
    total = 0.0
    for held, value in zip(own.stock, own.cubes, strict=True):
        total += value * (held if held <= 3 else 3 + (held - 3) * 0.7)
    food, rest = own.stock[0], sorted(own.stock[1:])
    total += 0.5 * min(food, rest[-2], 2.0) * min(1.0, own.left)
    coins = own.coins
    total += (
        own.denier * (min(coins, 3.0) * 1.3 + min(max(coins - 3.0, 0.0), 4.0)) + max(coins - 7.0, 0.0) * DENIER_LATE
    )
    return total


def estate(own: Outlook) -> float:
    """What buildings bring until the end: rent, visitors, cheap use."""
    total = 0.0
    for space in SPACES:
        if own.table.owners[space] == own.seat:
            tile = TILES[own.table.road[space]]
            if tile.income:
                total += tile.income * own.left * own.denier
            elif tile.effect is not None:
                total += 0.3 * own.left
    waiting = sum(swap.seat == own.seat for swap in own.table.swaps)
    return total + waiting * own.left * own.denier


def markers(own: Outlook) -> float:
    first = own.seat * len(LINES)
    columns = own.table.markers[first : first + len(LINES)]
    return own.left * sum(column * value for column, value in zip(columns, COLUMN, strict=True))


def favour_value(own: Outlook) -> float:
    """A favour is as good as its best line."""
    if own.table.is_beginner:
        return 3.0
    first = own.seat * len(LINES)
    prestige, deniers = own.table.markers[first], own.table.markers[first + 1]
    return max(FAVOUR, prestige + 1.0, FAVOUR_DENIERS[deniers] * own.denier)


def asked_value(own: Outlook, kind: int, at: int) -> float:
    """What a question on the stack promises."""
    if kind == ASK_FAVOUR:
        return favour_value(own)
    if kind == ASK_CUBES:
        return max(own.cubes[:3] if at < 3 else own.cubes[:4] if at < 5 else own.cubes)
    if kind == ASK_FAVOUR_WORK:
        roles = ("carpenter", "mason", "lawyer", "architect")[: at - 1]
        return max(0.0, max(work_value(own, role, True)[0] for role in roles))
    return 0.0


def likelihood(table: TablePart, space: int) -> float:
    """That a worker on this space will work."""
    beyond = space - table.provost
    if table.phase >= ROAD or (table.phase == PROVOST and table.cursor >= table.seats):
        return 1.0 if beyond <= 0 else 0.0
    if beyond < 0:
        return 0.96 if beyond < -2 else 0.92
    return IN_REACH[beyond] if beyond < len(IN_REACH) else 0.03


def work_specials(own: Outlook) -> None:
    """Workers on special buildings, as long as they have not had their turn."""
    table, seat = own.table, own.seat
    if table.inn_guest == seat:
        own.points += 0.25 * table.seats * min(1.0, own.left)
    if table.phase > SPECIALS:
        return
    standing = table.standing
    if standing[GATE] == seat:
        own.points += 0.9
    if standing[TRADING_POST] == seat:
        own.coins += TRADING_POST_DENIERS
    if standing[GUILD] == seat:
        beyond = [space for space in SPACES if standing[space] == seat and space > table.provost]
        own.points += 1.4 if beyond and beyond[0] - table.provost <= 3 else 0.5
    if standing[JOUST] == seat and own.coins >= 1 and own.stock[CLOTH] >= ENOUGH:
        own.points += favour_value(own)
        own.coins -= 1
        own.stock[CLOTH] -= 1
    if standing[INN] == seat:
        own.points += 0.28 * table.seats * min(1.0, own.left)
    if seat in table.stables:
        own.points += 0.3 * max(0, table.order.index(seat) - table.stables.index(seat)) * min(1.0, own.left)


def work_road(own: Outlook) -> None:
    table, seat = own.table, own.seat
    if not PLACING <= table.phase <= ROAD:
        return
    for space in SPACES:
        if table.standing[space] != seat:
            continue
        likely = likelihood(table, space)
        effect = TILES[table.road[space]].effect
        if not likely or effect is None:
            continue
        if isinstance(effect, Produces):
            best = max(effect.options, key=own.price)
            own.spend(best, -likely)
        elif isinstance(effect, Trades):
            trade_best(own, effect.ways, likely)
        else:
            gain, cost, coins = work_value(own, effect.role, False)
            if gain > 0:
                own.points += (gain + own.price(cost) + coins * own.denier) * likely
                own.spend(cost, likely)
                own.coins -= coins * likely


def trade_best(own: Outlook, ways: Sequence[Way], likely: float) -> None:
    """The best way counts as points; the stock is left as it is."""
    best = 0.0
    for way in ways:
        if own.coins < way.pay_deniers or not own.has(way.pay_cubes) or sum(own.stock[:4]) < way.pay_mix:
            continue
        gain = way.points + (way.get_deniers - way.pay_deniers) * own.denier + own.price(way.get_cubes)
        gain += way.get_mix * own.cubes[CLOTH] - own.price(way.pay_cubes)
        if way.pay_any:
            gain -= own.cheapest(range(5))
        if way.pay_mix:
            gain -= way.pay_mix * own.cheapest(range(4))
        best = max(best, gain)
    own.points += best * likely


def work_value(own: Outlook, role: str, by_favour: bool) -> tuple[float, Sequence[int], int]:
    """What the best work of a role gains beyond its price, and that price in cubes and deniers."""
    table = own.table
    if role == "lawyer":
        coins = 0 if by_favour else 1
        if own.stock[CLOTH] < ENOUGH or own.coins < coins:
            return 0.0, (0,) * 5, 0
        gain = 2 + own.left * own.denier + 0.4 - own.cubes[CLOTH] - coins * own.denier
        return gain, (0, 0, 0, 1, 0), coins
    if role == "architect" and not has_residence(table, own.seat):
        return 0.0, (0,) * 5, 0
    best: tuple[float, Sequence[int], int] = (0.0, (0,) * 5, 0)
    for number in BUILT_BY[role]:
        if table.supply[number]:
            tile = TILES[number]
            cost = list(tile.cost)
            if by_favour and role in WAIVED:
                cost[WAIVED[role]] -= 1
            if own.has(cost) and sum(own.stock) >= sum(cost) + tile.any:
                future = 0.3 * own.left if tile.effect else tile.income * own.left * own.denier
                gain = tile.points + future + tile.favours * FAVOUR - own.price(cost) - tile.any
                if gain > best[0]:
                    best = gain, cost, 0
    return best


def has_residence(table: TablePart, seat: Seat) -> bool:
    return any(tile == RESIDENCE and owner == seat for tile, owner in zip(table.road, table.owners, strict=True))


def work_castle(own: Outlook) -> int:
    """The batches that the seat's castle worker can still give this turn; they are taken from the stock."""
    table, seat = own.table, own.seat
    if seat not in table.castle or not is_to_build(table, seat):
        return 0
    section, room = table.scored, 0
    while section <= TOWERS and not (room := SECTIONS[section].houses - table.houses_in(section)):
        section += 1
    built = 0
    while section <= TOWERS and built < min(room, MOST_BATCHES) and give_batch(own, SECTIONS[section].points):
        built += 1
    total = built + table.batches[seat]
    if not total and section <= TOWERS:
        own.points -= min(CASTLE_PENALTY, own.points)
    elif total >= max(table.batches):
        own.points += favour_value(own) * (0.5 if len(table.castle) > 1 else 0.9)
    return built


def is_to_build(table: TablePart, seat: Seat) -> bool:
    if table.phase != CASTLE_PHASE:
        return table.phase < CASTLE_PHASE
    return table.castle.index(seat) >= table.cursor or any(
        ask.kind == ASK_CASTLE and ask.seat == seat for ask in table.pending
    )


def give_batch(own: Outlook, points: int) -> bool:
    """Food and the two kinds of which there are most, gold last."""
    stock = own.stock
    if stock[0] < ENOUGH:
        return False
    kinds = [kind for kind in (1, 2, 3, GOLD) if stock[kind] >= ENOUGH]
    if len(kinds) < 2:
        return False
    kinds.sort(key=lambda kind: (kind == GOLD, -stock[kind]))
    if own.cubes[0] + own.cubes[kinds[0]] + own.cubes[kinds[1]] > points + FAVOUR:
        return False
    for kind in (0, kinds[0], kinds[1]):
        stock[kind] -= 1
    own.points += points
    return True


def houses(own: Outlook, batches: int) -> float:
    """The favours and penalties of the section under construction."""
    table = own.table
    number = table.scored
    if number > TOWERS:
        return 0.0
    section = SECTIONS[number]
    built = table.houses_of(own.seat, number) + batches
    gained = section.favours[min(built, len(section.favours) - 1)]
    near = table.bailiff + 2 >= section.trigger
    if not built:
        return -section.penalty * (0.9 if near else 0.5)
    return gained * FAVOUR * 0.9 + (0.4 if built == 1 else 0.0)
