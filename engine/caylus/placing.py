"""Phase 2: workers are placed for deniers until everybody has passed. The Gate sends its worker by the same rules."""

from engine.caylus.events import Passed, Placed, Visited
from engine.caylus.facts import (
    CASTLE,
    CHEAP_PRICE,
    FIRST_PASS_DENIERS,
    FIRST_PRICE,
    FIXED_SPACES,
    GATE,
    GUILD,
    INN,
    JOUST,
    LAST_SPACE,
    NOBODY,
    PRICE_AFTER_PASS_OF_TWO,
    SPACES,
    STABLES,
    STABLES_CIRCLES,
    TRADING_POST,
    VISIT_POINTS,
    VISITS,
    Place,
)
from engine.caylus.moves import Pass, PlaceWorker
from engine.caylus.state import Ask, TablePart
from engine.caylus.stock import need_deniers, score
from engine.caylus.tiles import TAKES_WORKERS
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.seats import Seat

SINGLE_SPECIALS = (GATE, TRADING_POST, GUILD, JOUST, INN)
"""Special buildings with one circle to place on; of the Inn, the left one."""

BUILT = tuple(tuple(space for space in SPACES if space < end or space in FIXED_SPACES) for end in range(LAST_SPACE + 2))
"""By the end of the road: the spaces with a building on them. Tiles are built without a gap."""


def usual_price(table: TablePart, seat: Seat) -> int:
    """What a worker costs anywhere but on an own building."""
    if table.inn_guest == seat:
        return CHEAP_PRICE
    passed = len(table.passed)
    return PRICE_AFTER_PASS_OF_TWO if table.seats == 2 and passed else FIRST_PRICE + passed


def price(table: TablePart, seat: Seat, place: Place) -> int:
    if place <= LAST_SPACE and table.owners[place] == seat:
        return CHEAP_PRICE
    return usual_price(table, seat)


def stables_open(table: TablePart, seat: Seat) -> bool:
    return table.seats > 2 and len(table.stables) < STABLES_CIRCLES and seat not in table.stables


def shared_places(table: TablePart) -> list[Place]:
    """Where a worker of any seat may stand: all that is free but the castle and the Stables, which take several."""
    standing, road = table.standing, table.road
    spaces = BUILT[table.end_of_road]
    places = [space for space in spaces if standing[space] < 0 and TAKES_WORKERS[road[space]]]
    places += [place for place in SINGLE_SPECIALS if standing[place] < 0]
    return places


def free_places(table: TablePart, seat: Seat) -> list[Place]:
    """Where a worker of this seat may stand, whatever it costs."""
    return with_crowded(table, seat, shared_places(table))


def with_crowded(table: TablePart, seat: Seat, places: list[Place]) -> list[Place]:
    """These places, to which castle and Stables come where they are open to this seat."""
    if seat not in table.castle:
        places.append(CASTLE)
    if stables_open(table, seat):
        places.append(STABLES)
    return places


def own_free_tiles(table: TablePart, seat: Seat) -> list[Place]:
    standing, road = table.standing, table.road
    return [
        space
        for space, owner in enumerate(table.owners)
        if owner == seat and standing[space] < 0 and TAKES_WORKERS[road[space]]
    ]


def legal_places(table: TablePart, seat: Seat) -> list[Place]:
    """Where this seat can place a worker now: free and affordable, each place by its own price (ruling 1)."""
    if not table.home[seat]:
        return []
    deniers = table.deniers[seat]
    if deniers >= usual_price(table, seat):
        return free_places(table, seat)
    return own_free_tiles(table, seat) if deniers >= CHEAP_PRICE else []


def must_pass(table: TablePart, seat: Seat) -> bool:
    deniers = table.deniers[seat]
    if not table.home[seat] or not deniers:
        return True
    # No price is above the number of seats, or 3.
    if deniers > table.seats or deniers >= usual_price(table, seat):
        return not finds_place(table, seat)
    return not own_free_tiles(table, seat)


def finds_place(table: TablePart, seat: Seat) -> bool:
    """Whether there is any of the `free_places`: mostly the castle or the Gate is one."""
    is_seen = seat not in table.castle or table.standing[GATE] < 0
    return is_seen or bool(free_places(table, seat))


def check_free(table: TablePart, seat: Seat, place: Place) -> None:
    """Raises unless a worker of this seat may stand there."""
    if place == CASTLE:
        if seat in table.castle:
            raise IllegalMove("already_there", place=place)
    elif place == STABLES:
        check_stables(table, seat)
    elif place <= LAST_SPACE and not TAKES_WORKERS[table.road[place]]:
        raise IllegalMove("no_workers_here", space=place)
    elif table.standing[place] >= 0:
        raise IllegalMove("place_taken", by=table.standing[place])


def check_stables(table: TablePart, seat: Seat) -> None:
    if table.seats == 2:
        raise IllegalMove("stables_closed")
    if seat in table.stables:
        raise IllegalMove("already_there", place=STABLES)
    if len(table.stables) >= STABLES_CIRCLES:
        raise IllegalMove("stables_full", circles=STABLES_CIRCLES)


def put(table: TablePart, seat: Seat, place: Place, events: list[Event]) -> None:
    """The worker stands there; the owner of a craft tile is pleased to see somebody else's."""
    if place == CASTLE:
        table.castle = [*table.castle, seat]
    elif place == STABLES:
        table.stables = [*table.stables, seat]
    else:
        table.standing[place] = seat
    if place <= LAST_SPACE:
        owner = table.owners[place]
        if owner != NOBODY and owner != seat:
            score(table, owner, VISIT_POINTS, VISITS)
            events.append(Visited(table.turn, owner, seat, place, VISIT_POINTS))


def place_worker(table: TablePart, _ask: Ask, move: PlaceWorker, events: list[Event]) -> None:
    seat, place, deniers = move.seat, move.place, table.deniers
    if not table.home[seat]:
        raise IllegalMove("no_worker_left")
    check_free(table, seat, place)
    paid = price(table, seat, place)
    if deniers[seat] < paid:
        need_deniers(table, seat, paid)
    table.pending.pop()
    hire(table, seat, place, paid, events)


def hire(table: TablePart, seat: Seat, place: Place, paid: int, events: list[Event]) -> None:
    """A worker that may stand there leaves home."""
    table.deniers[seat] -= paid
    table.home[seat] -= 1
    events.append(Placed(table.turn, seat, place, -paid))
    put(table, seat, place, events)


def pass_turn(table: TablePart, _ask: Ask, move: Pass, events: list[Event]) -> None:
    table.pending.pop()
    go_to_bridge(table, move.seat, events, is_forced=False)


def go_to_bridge(table: TablePart, seat: Seat, events: list[Event], is_forced: bool) -> None:
    """The first on the bridge gets a denier, forced or not (ruling 2)."""
    gift = 0 if table.passed else FIRST_PASS_DENIERS
    table.passed = [*table.passed, seat]
    table.deniers[seat] += gift
    events.append(Passed(table.turn, seat, len(table.passed), gift, is_forced))
