"""The building tiles, with cost, points and effect, in the order of the rulebook."""

from functools import lru_cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from engine.caylus.facts import CLOTH, FIXED_SPACES, FOOD, LETTERS, NO_CUBES, STONE, WOOD, Cubes, Kind

TileKind: TypeAlias = Literal["none", "neutral", "fixed", "wood", "stone", "residence", "prestige"]
RoleName: TypeAlias = Literal["carpenter", "mason", "lawyer", "architect"]


class Produces(Struct, frozen=True):
    """Must be applied: one of the options. The owner takes one of the `bonus` kinds when somebody else uses the tile."""

    options: tuple[Cubes, ...]
    bonus: tuple[Kind, ...] = ()


class Way(Struct, frozen=True):
    """One way of trading. `label` is what it is called in a move: the number of coins or cubes that are given or bought.

    `any` cubes may be gold, `mix` cubes may not.
    """

    label: str
    pay_deniers: int = 0
    pay_cubes: Cubes = NO_CUBES
    pay_any: int = 0
    pay_mix: int = 0
    get_deniers: int = 0
    get_cubes: Cubes = NO_CUBES
    get_mix: int = 0
    points: int = 0


class Trades(Struct, frozen=True):
    """At most one of the ways, once. `word` begins the move."""

    word: str
    ways: tuple[Way, ...]


class Works(Struct, frozen=True):
    """Builds a tile or, the lawyer, turns one into a residence."""

    role: RoleName


Effect: TypeAlias = Produces | Trades | Works | None


class Tile(Struct, frozen=True):
    """`word` names it in a move; `key` names it among all tiles. `cost` is joined by `any` cubes of any kind."""

    kind: TileKind
    word: str
    cost: Cubes
    any: int
    points: int
    effect: Effect
    favours: int = 0
    """For the builder."""
    income: int = 0
    copies: int = 1

    @property
    def key(self) -> str:
        return f"{self.kind}_{self.word}"


@lru_cache(maxsize=1000)
def cubes(letters: str) -> Cubes:
    """`ffc` is two food and one cloth."""
    food, wood, stone, cloth, gold = map(letters.count, LETTERS)
    return food, wood, stone, cloth, gold


@lru_cache(maxsize=1000)
def letters_of(numbers: Cubes) -> str:
    """The other way round."""
    return "".join(letter * number for letter, number in zip(LETTERS, numbers, strict=True))


def _neutral(word: str, effect: Effect) -> Tile:
    return Tile("neutral", word, NO_CUBES, 0, 0, effect)


def _fixed(word: str, effect: Effect) -> Tile:
    return Tile("fixed", word, NO_CUBES, 0, 0, effect)


def _wood(word: str, cost: str, points: int, effect: Effect, any_cubes: int = 0) -> Tile:
    return Tile("wood", word, cubes(cost), any_cubes, points, effect)


def _stone(word: str, cost: str, points: int, effect: Effect, favours: int = 0, copies: int = 1) -> Tile:
    return Tile("stone", word, cubes(cost), 0, points, effect, favours, 0, copies)


def _prestige(word: str, cost: str, points: int, favours: int = 0, income: int = 0) -> Tile:
    return Tile("prestige", word, cubes(cost), 0, points, None, favours, income)


def _produces(*options: str, bonus: tuple[Kind, ...] = ()) -> Produces:
    return Produces(tuple(map(cubes, options)), bonus)


def _market(deniers: int) -> Trades:
    return Trades("market", (Way("1", pay_any=1, get_deniers=deniers),))


def _peddler(*ways: tuple[int, int]) -> Trades:
    """Deniers and cubes."""
    return Trades("peddler", tuple(Way(str(number), pay_deniers=paid, get_mix=number) for paid, number in ways))


CHURCH: Final = Trades("church", (Way("2", pay_deniers=2, points=3), Way("4", pay_deniers=4, points=5)))
BANK: Final = Trades(
    "bank", (Way("2", pay_deniers=2, get_cubes=cubes("g")), Way("5", pay_deniers=5, get_cubes=cubes("gg")))
)
TAILOR: Final = Trades(
    "tailor", (Way("2", pay_cubes=cubes("cc"), points=4), Way("3", pay_cubes=cubes("ccc"), points=6))
)
ALCHEMIST: Final = Trades(
    "alchemist", (Way("2", pay_mix=2, get_cubes=cubes("g")), Way("4", pay_mix=4, get_cubes=cubes("gg")))
)
JEWELLER: Final = Trades(
    "jeweller", (Way("1", pay_cubes=cubes("g"), points=5), Way("2", pay_cubes=cubes("gg"), points=9))
)

TILES: Final = (
    Tile("none", "", NO_CUBES, 0, 0, None, copies=0),
    _neutral("farm", _produces("f", "c")),
    _neutral("forest", _produces("w", "f")),
    _neutral("sawmill", _produces("w")),
    _neutral("quarry", _produces("s")),
    _neutral("market", _market(4)),
    _neutral("carpenter", Works("carpenter")),
    _fixed("peddler", _peddler((2, 1))),
    _fixed("carpenter", Works("carpenter")),
    _fixed("goldmine", _produces("g")),
    _wood("foodfarm", "wf", 2, _produces("ff", "c")),
    _wood("clothfarm", "wf", 2, _produces("cc", "f")),
    _wood("sawmill", "wf", 2, _produces("ww")),
    _wood("quarry", "wf", 2, _produces("ss")),
    _wood("market", "w", 4, _market(6), any_cubes=1),
    _wood("peddler", "w", 4, _peddler((1, 1), (2, 2)), any_cubes=1),
    _wood("mason", "wf", 4, Works("mason")),
    _wood("lawyer", "wc", 4, Works("lawyer")),
    _stone("farm", "sf", 3, _produces("ffc", bonus=(FOOD, CLOTH))),
    _stone("park", "sf", 3, _produces("wwf", bonus=(WOOD, FOOD))),
    _stone("workshop", "sf", 3, _produces("ssc", bonus=(STONE, CLOTH))),
    _stone("church", "sc", 3, CHURCH, favours=1),
    _stone("bank", "sw", 6, BANK),
    _stone("tailor", "sw", 6, TAILOR),
    _stone("alchemist", "sf", 6, ALCHEMIST),
    _stone("architect", "sf", 6, Works("architect"), copies=2),
    _stone("jeweller", "sc", 6, JEWELLER),
    Tile("residence", "residence", NO_CUBES, 0, 2, None, income=1, copies=0),
    _prestige("statue", "ssg", 7, favours=1),
    _prestige("granary", "fffg", 10),
    _prestige("library", "wwwg", 10, income=1),
    _prestige("weaver", "cccg", 12),
    _prestige("theater", "wwwgg", 14, favours=1),
    _prestige("college", "sssgg", 14, favours=1),
    _prestige("monument", "ssssgg", 14, favours=2),
    _prestige("hotel", "sssgg", 16, income=2),
    _prestige("cathedral", "sssssggg", 25),
)
"""By number, which is how the state writes them; 0 is no tile. Residences are without limit, so they are never counted."""

EMPTY: Final = 0
NEUTRAL: Final = tuple(n for n, tile in enumerate(TILES) if tile.kind == "neutral")
WOODEN: Final = tuple(n for n, tile in enumerate(TILES) if tile.kind == "wood")
STONES: Final = tuple(n for n, tile in enumerate(TILES) if tile.kind == "stone")
PRESTIGIOUS: Final = tuple(n for n, tile in enumerate(TILES) if tile.kind == "prestige")
BY_KEY: Final = {tile.key: n for n, tile in enumerate(TILES)}
RESIDENCE: Final = BY_KEY["residence_residence"]
LAWYER: Final = BY_KEY["wood_lawyer"]
JEWELLER_TILE: Final = BY_KEY["stone_jeweller"]
FIXED: Final[dict[int, int]] = dict(
    zip(FIXED_SPACES, (n for n, tile in enumerate(TILES) if tile.kind == "fixed"), strict=True)
)
"""The tiles that are printed on the road, by space."""


class Role(Struct, frozen=True):
    """Whose work it is, by a worker or by a favour."""

    tiles: tuple[int, ...] = ()
    """What is built; the lawyer builds none of these, but turns a tile into a residence."""
    waived: Kind | None = None
    """The cube that a favour saves."""
    replaces_residence: bool = False
    """It is built in the place of an own residence, not at the end of the road."""


ROLES: Final[dict[RoleName, Role]] = {
    "carpenter": Role(WOODEN, waived=WOOD),
    "mason": Role(STONES, waived=STONE),
    "lawyer": Role(),
    "architect": Role(PRESTIGIOUS, replaces_residence=True),
}
"""In the order of the columns of favours."""
BUILT_BY: Final[dict[str, tuple[int, ...]]] = {name: role.tiles for name, role in ROLES.items() if role.tiles}
"""The tiles that each role builds."""
WAIVED: Final[dict[str, Kind]] = {name: role.waived for name, role in ROLES.items() if role.waived is not None}
"""The cube that a favour of the fourth line saves."""
ON_RESIDENCES: Final = frozenset(name for name, role in ROLES.items() if role.replaces_residence)
"""The roles whose tiles replace a residence."""

TAKES_WORKERS: Final = tuple(tile.kind in ("neutral", "fixed", "wood", "stone") for tile in TILES)
IS_CRAFT: Final = tuple(tile.kind in ("wood", "stone") for tile in TILES)
IS_OWNED: Final = tuple(tile.kind in ("wood", "stone", "residence", "prestige") for tile in TILES)
IS_NEUTRAL: Final = tuple(tile.kind == "neutral" for tile in TILES)
INCOMES: Final = tuple(tile.income for tile in TILES)
