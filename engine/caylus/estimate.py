"""What a position is worth to a seat, in points at the end of the game. Rough, but cheap.

The seat's workers are let work in the order of the road, with a stock that may be a fraction of a cube: what is only likely
counts by its likelihood. Numbers without a rule behind them are judgement.
"""

from collections.abc import Sequence
from typing import Final

from engine.caylus.curves import AT_RISK
from engine.caylus.facts import (
    CASTLE_PENALTY,
    CASTLE_PHASE,
    CLOTH,
    FOOD,
    GATE,
    GOLD,
    GUILD,
    INCOME_OF_ALL,
    INN,
    JOUST,
    JOUST_CLOTH,
    JOUST_DENIERS,
    NOBODY,
    PLACING,
    PROVOST,
    PROVOST_STEPS,
    ROAD,
    SECTIONS,
    SPECIALS,
    TOWERS,
    TRADING_POST,
    TRADING_POST_DENIERS,
)
from engine.caylus.outlook import ENOUGH, Outlook
from engine.caylus.prices import FEW_DENIERS, MANY_CUBES, MANY_DENIERS, PRICES, Pricelists
from engine.caylus.prospects import ROLES, favour_value, track
from engine.caylus.state import ASK_CASTLE, ASK_CUBES, ASK_FAVOUR, ASK_FAVOUR_WORK, TablePart
from engine.caylus.tiles import BUILT_BY, RESIDENCE, TILES, WAIVED, Produces, Trades, Way
from engine.core.seats import Seat

MOST_BATCHES: Final = 6
SURE: Final = 0.85
"""How likely each cube of a batch must be: who stands in the castle without one pays for it."""
NOTHING: Final = (0.0, (0,) * 5, 0)


def estimate(table: TablePart, seat: Seat, prices: Pricelists = PRICES) -> float:
    """The points that this seat may expect."""
    own = Outlook(table, seat, prices)
    if table.is_over:
        return own.points
    if table.phase <= SPECIALS:
        work_specials(own)
    if PLACING <= table.phase <= ROAD:
        work_road(own)
    batches = work_castle(own)
    for ask in table.pending:
        if ask.seat == seat:
            own.points += asked_value(own, ask.kind, ask.at)
    return own.points + stock_value(own) + estate(own) + houses(own, batches) + track(own) + rank(own)


def stock_value(own: Outlook) -> float:
    """The more there is of one thing, the less another one is worth; a batch is worth more than its cubes."""
    prices, stock, total = own.prices, own.stock, 0.0
    for held, value in zip(stock, prices.cubes, strict=True):
        total += value * held
        if held > MANY_CUBES:
            total -= (value - prices.spare) * (held - MANY_CUBES)
    if stock[GOLD] > MANY_CUBES:
        total += (prices.cubes[GOLD] - prices.spare) * (stock[GOLD] - MANY_CUBES)
    rest = sorted(stock[1:])
    total += prices.batch * min(stock[FOOD], rest[-2])
    coins = own.coins + INCOME_OF_ALL
    few, some, many = prices.deniers
    if coins <= FEW_DENIERS:
        return total + few * coins
    if coins <= MANY_DENIERS:
        return total + few * FEW_DENIERS + some * (coins - FEW_DENIERS)
    return total + few * FEW_DENIERS + some * (MANY_DENIERS - FEW_DENIERS) + many * (coins - MANY_DENIERS)


def estate(own: Outlook) -> float:
    """What buildings bring until the end: rent, visitors, cheap use."""
    total, table, seat = 0.0, own.table, own.seat
    if seat in table.owners:
        for tile, owner in zip(table.road, table.owners, strict=True):
            if owner == seat:
                total += tile_value(own, tile)
    for swap in table.swaps:
        if swap.seat == seat:
            total += own.prices.rent
    return total


def tile_value(own: Outlook, tile: int) -> float:
    """What an own tile brings until the end."""
    effect = TILES[tile].effect
    if effect is None:
        return TILES[tile].income * own.prices.rent
    return own.prices.crafts[0 if isinstance(effect, Produces) else 1]


def asked_value(own: Outlook, kind: int, at: int) -> float:
    """What a question on the stack promises."""
    if kind == ASK_FAVOUR:
        return favour_value(own)
    if kind == ASK_CUBES:
        return max(own.cubes[1:3] if at < 3 else own.cubes[:4] if at < 5 else own.cubes)
    if kind == ASK_FAVOUR_WORK:
        return max(0.0, max(work_value(own, role, True)[0] for role in ROLES[: at - 1]))
    return 0.0


def likelihood(own: Outlook, space: int) -> float:
    """That a worker on this space will work."""
    table = own.table
    beyond = space - table.provost
    if table.phase >= ROAD or (table.phase == PROVOST and table.cursor >= table.seats):
        return 1.0 if beyond <= 0 else 0.0
    if beyond < -AT_RISK:
        return 1.0
    reach = own.prices.reach
    return reach[beyond + AT_RISK] if beyond + AT_RISK < len(reach) else 0.03


def work_specials(own: Outlook) -> None:
    """Workers on special buildings, as long as they have not had their turn."""
    table, seat, standing = own.table, own.seat, own.table.standing
    if standing[GATE] == seat:
        own.points += 0.9
    if standing[TRADING_POST] == seat:
        own.coins += TRADING_POST_DENIERS
    if standing[GUILD] == seat:
        own.points += 1.4 if seat in standing[table.provost + 1 : table.provost + 1 + PROVOST_STEPS] else 0.5
    if standing[JOUST] == seat and own.coins >= JOUST_DENIERS and own.stock[CLOTH] >= ENOUGH:
        own.points += favour_value(own)
        own.coins -= JOUST_DENIERS
        own.stock[CLOTH] -= JOUST_CLOTH


def rank(own: Outlook) -> float:
    """The place in turn order and in the Inn, as far as they are known."""
    table, seat, prices = own.table, own.seat, own.prices
    total = 0.0
    newcomer = table.standing[INN]
    if newcomer == seat or (table.inn_guest == seat and newcomer == NOBODY):
        total = prices.inn
    if prices.first:
        order = table.order
        if table.stables:
            order = table.stables + [each for each in order if each not in table.stables]
        total += prices.first * (1 - order.index(seat) / (table.seats - 1))
    return total


def work_road(own: Outlook) -> None:
    table, seat = own.table, own.seat
    for space in range(1, table.end_of_road):
        if table.standing[space] != seat:
            continue
        likely = likelihood(own, space)
        effect = TILES[table.road[space]].effect
        if not likely or effect is None:
            continue
        if isinstance(effect, Produces):
            options = effect.options
            own.spend(options[0] if len(options) == 1 else max(options, key=lambda each: wanted(own, each)), -likely)
        elif isinstance(effect, Trades):
            trade_best(own, effect.ways, likely)
        else:
            gain, cost, coins = work_value(own, effect.role, False)
            if gain > 0:
                own.points += (gain + own.price(cost) + coins * own.denier) * likely
                own.spend(cost, likely)
                own.coins -= coins * likely


def wanted(own: Outlook, cubes: Sequence[int]) -> float:
    """What these cubes are worth beside those at hand."""
    return sum(
        number * (value - 0.15 * min(held, 4.0))
        for number, value, held in zip(cubes, own.cubes, own.stock, strict=True)
        if number
    )


def trade_best(own: Outlook, ways: Sequence[Way], likely: float) -> None:
    """The best way is taken, and what it costs is gone."""
    best, taken, sold = 0.0, None, -1
    for way in ways:
        if own.coins < way.pay_deniers or not own.has(way.pay_cubes) or sum(own.stock[:4]) < way.pay_mix:
            continue
        gain = way.points + (way.get_deniers - way.pay_deniers) * own.denier + own.price(way.get_cubes)
        gain += way.get_mix * own.cubes[CLOTH] - own.price(way.pay_cubes)
        given = -1
        if way.pay_any or way.pay_mix:
            given = own.cheapest(range(5 if way.pay_any else 4))
            if given < 0:
                continue
            gain -= (way.pay_any + way.pay_mix) * own.cubes[given]
        if gain > best:
            best, taken, sold = gain, way, given
    if taken is None:
        return
    own.coins += (taken.get_deniers - taken.pay_deniers) * likely
    own.points += taken.points * likely
    own.spend(taken.pay_cubes, likely)
    own.spend(taken.get_cubes, -likely)
    if taken.get_mix:
        own.points += taken.get_mix * own.cubes[CLOTH] * likely
    if sold >= 0:
        own.stock[sold] -= (taken.pay_any + taken.pay_mix) * likely


def work_value(own: Outlook, role: str, by_favour: bool) -> tuple[float, Sequence[int], int]:
    """What the best work of a role gains beyond its price, and that price in cubes and deniers."""
    table = own.table
    if role == "lawyer":
        coins = 0 if by_favour else 1
        if own.stock[CLOTH] < ENOUGH or own.coins < coins:
            return NOTHING
        gain = TILES[RESIDENCE].points + own.prices.rent - own.cubes[CLOTH] - coins * own.denier
        return gain, (0, 0, 0, 1, 0), coins
    if role == "architect" and not has_residence(table, own.seat):
        return NOTHING
    best: tuple[float, Sequence[int], int] = NOTHING
    held = sum(own.stock)
    for number in BUILT_BY[role]:
        if table.supply[number]:
            tile = TILES[number]
            cost: Sequence[int] = tile.cost
            if by_favour and role in WAIVED:
                cost = [count - (kind == WAIVED[role]) for kind, count in enumerate(cost)]
            if own.has(cost) and held >= sum(cost) + tile.any:
                gain = tile.points + tile_value(own, number) - own.price(cost) - tile.any * own.cubes[FOOD]
                if tile.favours:
                    gain += tile.favours * favour_value(own)
                if gain > best[0]:
                    best = gain, cost, 0
    return best


def has_residence(table: TablePart, seat: Seat) -> bool:
    return any(tile == RESIDENCE and owner == seat for tile, owner in zip(table.road, table.owners, strict=True))


def work_castle(own: Outlook) -> int:
    """The batches that the seat's castle worker can still give this turn; they are taken from the stock."""
    table, seat = own.table, own.seat
    if seat not in table.castle or is_rewarded(table):
        return 0
    section, room = table.scored, 0
    while section <= TOWERS and not (room := SECTIONS[section].houses - table.houses_in(section)):
        section += 1
    built = 0
    if is_to_build(table, seat):
        while section <= TOWERS and built < min(room, MOST_BATCHES) and give_batch(own, SECTIONS[section].points):
            built += 1
    total = built + table.batches[seat]
    if total and total >= max(table.batches):
        own.points += favour_value(own) * (0.5 if len(table.castle) > 1 else 0.9)
    elif not total and section <= TOWERS and is_to_build(table, seat):
        own.points -= CASTLE_PENALTY
    return built


def is_rewarded(table: TablePart) -> bool:
    """Whether the favour for the most batches has been given."""
    return table.phase > CASTLE_PHASE or (table.phase == CASTLE_PHASE and table.cursor > len(table.castle))


def is_to_build(table: TablePart, seat: Seat) -> bool:
    if table.phase != CASTLE_PHASE:
        return table.phase < CASTLE_PHASE
    return table.castle.index(seat) >= table.cursor or any(
        ask.kind == ASK_CASTLE and ask.seat == seat for ask in table.pending
    )


def give_batch(own: Outlook, points: int) -> bool:
    """Food and the two kinds of which there are most, gold last."""
    stock = own.stock
    if stock[FOOD] < SURE:
        return False
    kinds = [kind for kind in (1, 2, 3, GOLD) if stock[kind] >= SURE]
    if len(kinds) < 2:
        return False
    kinds.sort(key=lambda kind: (kind == GOLD, -stock[kind]))
    for kind in (FOOD, kinds[0], kinds[1]):
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
    return gained * favour_value(own) * 0.9 + (0.4 if built == 1 else 0.0)
