# Caylus: words on the pictures, and the alt texts that say the same as the pictures.

## In the town

caylus-picture-name = Caylus

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
caylus-picture-section = { $section ->
    [dungeon] Dungeon
    [walls] Walls
   *[towers] Towers
}
caylus-picture-special = { $place ->
    [gate] Gate
    [post] Post
    [guild] Guild
    [joust] Joust
    [stables] Stables
   *[inn] Inn
}
caylus-picture-favours = Royal favours
caylus-picture-beginner = Each favour: 3 points
caylus-picture-seat = Player { $seat }
caylus-picture-tiles = Tiles to build
caylus-picture-part = The road, spaces { $first } to { $last }
caylus-picture-tile = { $tile ->
    [farm] Farm
    [foodfarm] Farm
    [clothfarm] Farm
    [forest] Forest
    [sawmill] Sawmill
    [quarry] Quarry
    [market] Market
    [carpenter] Carpenter
    [peddler] Peddler
    [goldmine] Gold Mine
    [mason] Mason
    [lawyer] Lawyer
    [park] Park
    [workshop] Workshop
    [church] Church
    [bank] Bank
    [tailor] Tailor
    [alchemist] Alchemist
    [architect] Architect
    [jeweller] Jeweller
    [residence] Residence
    [statue] Statue
    [granary] Granary
    [library] Library
    [weaver] Weaver
    [theater] Theatre
    [college] College
    [monument] Monument
    [hotel] Hotel
   *[cathedral] Cathedral
}

## On a player’s sheet

caylus-picture-fact = { $what ->
    [price] A worker costs
    [income] Income next turn
    [batches] Batches in stock
   *[end] Stock at the end
}
caylus-picture-no-tiles = No buildings and no workers on the road

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
caylus-alt-any = 1 of any kind
caylus-alt-residence-cost = 1 cloth, 1 denier
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
