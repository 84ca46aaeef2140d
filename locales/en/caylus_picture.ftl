# Caylus: words on the pictures, and the alt texts that say the same as the pictures.

## In the town

caylus-picture-income = Income
caylus-picture-stock = Stock
caylus-picture-turn = Turn { $turn }
caylus-picture-phase = { $phase ->
    [income] Income
    [placing] Placing workers
    [specials] Special buildings
    [provost] The provost
    [road] Along the road
    [castle] The castle
    [end] End of the turn
   *[over] The game is over
}
caylus-picture-favours = Royal favours
caylus-picture-beginner = Each favour: { $points }
caylus-picture-seat = Player { $seat }
caylus-picture-tiles = Tiles to build
caylus-picture-bridge = Bridge
caylus-picture-builder = { $role ->
    [carpenter] Carpenter
    [mason] Mason
    [lawyer] Lawyer
   *[architect] Architect
}
caylus-picture-part = The road, spaces { $first } to { $last }

## On a player’s sheet

caylus-picture-fact = { $what ->
    [price] A worker costs
    [income] Income next turn
    [batches] Batches in stock
   *[end] Stock at the end
}
caylus-picture-no-tiles = No buildings and no workers on the road.
caylus-picture-no-points = No points yet
caylus-picture-news = News and outlook
caylus-picture-site = The next tile is built on { $space }.

## On the end table

caylus-picture-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
caylus-picture-source = { $source ->
    [buildings] Buildings
    [visits] Visits
    [trades] Trades
    [castle] Castle
    [favours] Favours
    [stock] Stock
   *[penalties] Penalties
}

## Alt texts

caylus-alt-board = Caylus, turn { $turn }: { $phase }.
caylus-alt-awaited = Awaited: { $name }.
caylus-alt-own-only = { $name } can pay for workers on their own tiles only.
caylus-alt-officers = Provost on { $provost }, bailiff on { $bailiff }.
caylus-alt-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}, { $cubes }; { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} at home.
caylus-alt-cubes = { $kind ->
    [food] { $number } food
    [wood] { $number } wood
    [stone] { $number } stone
    [cloth] { $number } cloth
   *[gold] { $number } gold
}
caylus-alt-no-cubes = no cubes
caylus-alt-any = { $number } of any kind
caylus-alt-passed = Passed: { $names }.
caylus-alt-castle = Castle
caylus-alt-workers = Workers: { $workers }.
caylus-alt-built = Built: { $tiles }.
caylus-alt-neutral = Also on the road: { $tiles }.
caylus-alt-section = { $state ->
    [scored] { $section }, scored: { $houses }.
   *[open] { $section }, { $of } places: { $houses }.
}
caylus-alt-no-houses = no house
caylus-alt-favour = { $line ->
    [prestige] points { $column }
    [deniers] deniers { $column }
    [cubes] cubes { $column }
   *[works] building { $column }
}
caylus-alt-favours = Favours of { $name }: { $columns }.
caylus-alt-tiles-left = { $role ->
    [carpenter] Carpenter and lawyer: { $tiles }.
    [mason] Mason: { $tiles }.
   *[architect] Architect: { $tiles }.
}
caylus-alt-none = nothing is left
caylus-alt-reach = You have the goods for: { $tiles }.
caylus-alt-tile = { $tile } { $points } ({ $cost })
caylus-alt-empty = { $space } empty.
caylus-alt-space = { $tile }{ $has_owner ->
    [yes] , { $owner }’s
   *[no] { "" }
}{ $has_visitor ->
    [yes] , worker of { $visitor }
   *[no] { "" }
}.
caylus-alt-sheet = { $name }, turn { $turn }: { $phase }.
caylus-alt-stock = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}, { $cubes }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} at home.
caylus-alt-changes = New: { $changes }.
caylus-alt-gained = { $number } { $what ->
    [points] points
    [deniers] deniers
    [food] food
    [wood] wood
    [stone] stone
    [cloth] cloth
   *[gold] gold
}
caylus-alt-new-tile = { $tile } built
caylus-alt-fact = { $what }: { $value }.
caylus-alt-houses = Houses: Dungeon { $dungeon }, Walls { $walls }, Towers { $towers }.
caylus-alt-markers = Favours: { $columns }.
caylus-alt-own = Buildings: { $tiles }.
caylus-alt-out = Workers on { $tiles }.

## On the picture of all signs

caylus-legend-goods = Goods: the outline tells the kind
caylus-legend-gains = Points and favours
caylus-legend-people = Players and the road
caylus-legend-tiles = Tiles, and who builds them
caylus-legend-food = food
caylus-legend-wood = wood
caylus-legend-stone = stone
caylus-legend-cloth = cloth
caylus-legend-gold = gold
caylus-legend-any = a cube of any kind
caylus-legend-mixed = any kind but gold
caylus-legend-denier = deniers
caylus-legend-points = prestige points
caylus-legend-favour = a royal favour
caylus-legend-penalty = points lost
caylus-legend-trigger = { $section }: scored when reached
caylus-legend-worker = a worker: a shape for each player
caylus-legend-home = workers at home
caylus-legend-free = room for a worker
caylus-legend-shut = who is to move can’t go there
caylus-legend-house = a house of that seat
caylus-legend-owner = the owner of the tile
caylus-legend-coming = a residence to come
caylus-legend-provost = the provost
caylus-legend-bailiff = the bailiff
caylus-legend-end = the day ends here
caylus-legend-lot = where the next tile is built
caylus-legend-acting = is to move
caylus-legend-reach = you have the goods for it
caylus-legend-new = new: done by the last player
caylus-legend-tile-neutral = neutral tile (nobody’s)
caylus-legend-tile-fixed = printed on the board
caylus-legend-tile-wood = wood tile
caylus-legend-tile-stone = stone tile
caylus-legend-tile-residence = residence
caylus-legend-tile-prestige = prestige tile
caylus-legend-carpenter = carpenter: builds wood tiles
caylus-legend-mason = mason: builds stone tiles
caylus-legend-lawyer = lawyer: makes residences
caylus-legend-architect = architect: builds prestige tiles
