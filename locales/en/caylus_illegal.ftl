# Caylus: why the rules don’t allow a move, and what to do instead. One word for each code of the engine.

illegal-not-your-turn = Somebody else decides now. You are called when it is your turn.
illegal-not-asked = That is not what is asked now. The panel shows what is.

## Workers

illegal-no-worker-left = All your workers are out. Pass, and they come home during the turn.
illegal-already-there = You have a worker there already; castle and Stables take one of each player.
illegal-stables-closed = With two players the Stables are closed: first and second change places every turn.
illegal-stables-full = All { $circles } circles of the Stables are taken.
illegal-no-workers-here = Space { $space } takes no workers: only neutral, fixed, wood and stone buildings do.
illegal-place-taken = A worker stands there already. Choose a free place.

## What it costs

illegal-too-few-deniers = You need { $needs ->
    [one] { $needs } denier
   *[other] { $needs } deniers
} and have { $has }: { $missing } too few.
illegal-too-few-cubes = You need { $needs } { $resource ->
    [food] food
    [wood] wood
    [stone] stone
    [cloth] cloth
   *[gold] gold
} and have { $has }: { $missing } too few.
illegal-wrong-cubes = { $needs ->
    [0] No cube is chosen here.
    [one] Choose one cube.
   *[other] Choose { $needs } cubes.
}
illegal-no-gold-here = Gold can’t be used here: choose food, wood, stone or cloth.

## The provost

illegal-provost-too-far = The provost moves { $most } spaces at most.
illegal-provost-off-road = The provost stays on the road, between space { $first } and space { $last }.

## Buildings

illegal-not-produced = This building doesn’t give that. Take one side of what it offers.
illegal-no-such-trade = This building trades something else.
illegal-wrong-role = That work is not offered here.
illegal-not-in-supply = That tile is not in the supply any more. Choose another one.
illegal-road-full = The road has no free space left, so nothing more can be built on it.
illegal-not-your-residence = A prestige building takes the place of a residence of your own; there is none on space { $space }.
illegal-cannot-transform = The lawyer can’t transform space { $space }: only neutral tiles and your own wood and stone tiles, and never the Lawyer.
illegal-swap-pending = Space { $space } becomes a residence already, as soon as its worker has gone.

## Castle and favours

illegal-castle-full = The castle has no room left for another house.
illegal-line-used = You have used that line in this phase. Choose another one.
illegal-column-not-reached = Your marker on that line stands in column { $column }: you can use what lies up to there.
