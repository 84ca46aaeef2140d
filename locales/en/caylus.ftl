# Caylus: its names, what is asked, what happened.

caylus = Caylus
    .pitch = Build the king’s castle and the town at its foot: workers, a crowded road, and a provost who decides how far the day goes.

## Options of the table

caylus-option-jeweller = Jeweller
    .true = With the Jeweller
    .false = Without the Jeweller, as first printed
caylus-option-favours = Royal favours
    .standard = The whole table of favours
    .beginner = For beginners: each favour is { $beginner }

## Names

caylus-chapter = { $number ->
    [0] The beginning
   *[other] Turn { $number }
}
caylus-turn = Turn { $turn }, { $phase ->
    [income] income
    [placing] placing workers
    [specials] the special buildings
    [provost] the provost
    [road] the road
    [castle] the castle
    [end] the bailiff
   *[over] the end
}
caylus-over = The Towers are scored
caylus-cube = { $kind ->
    [food] { $number } food
    [wood] { $number } wood
    [stone] { $number } stone
    [cloth] { $number } cloth
   *[gold] { $number } gold
}
caylus-any = { $number ->
    [one] 1 any cube
   *[other] { $number } any cubes
}
caylus-mix = { $number ->
    [one] 1 cube (no gold)
   *[other] { $number } cubes (no gold)
}
caylus-deniers = { $number ->
    [one] { $number } denier
   *[other] { $number } deniers
}
caylus-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
caylus-favours = { $number ->
    [one] a royal favour
   *[other] { $number } royal favours
}
caylus-nothing = nothing
caylus-space = space { $space }
caylus-on-space = { $tile } ({ $space })
caylus-special = { $place ->
    [castle] Castle
    [gate] Gate
    [post] Trading Post
    [guild] Merchants’ Guild
    [joust] Joust Field
    [stables] Stables
   *[inn] Inn
}
caylus-special-effect = { $place ->
    [castle] as number { $number }: a house and points for each batch; without one −{ $penalty }
    [gate] moves on to any free place, for nothing
    [post] { $post }
    [guild] moves the provost up to { $steps } spaces
    [joust] { $joust } and { $joust_cloth } for a royal favour
    [stables] number { $number } in the new turn order
   *[inn] every place for { $cheap } next turn
}
caylus-section = { $section ->
    [dungeon] Dungeon
    [walls] Walls
   *[towers] Towers
}
caylus-tile-neutral_farm = Farm
caylus-tile-neutral_forest = Forest
caylus-tile-neutral_sawmill = Sawmill
caylus-tile-neutral_quarry = Quarry
caylus-tile-neutral_market = Market
caylus-tile-neutral_carpenter = Carpenter
caylus-tile-fixed_peddler = Peddler
caylus-tile-fixed_carpenter = Carpenter
caylus-tile-fixed_goldmine = Gold Mine
caylus-tile-wood_foodfarm = Food Farm
caylus-tile-wood_clothfarm = Cloth Farm
caylus-tile-wood_sawmill = Sawmill
caylus-tile-wood_quarry = Quarry
caylus-tile-wood_market = Market
caylus-tile-wood_peddler = Peddler
caylus-tile-wood_mason = Mason
caylus-tile-wood_lawyer = Lawyer
caylus-tile-stone_farm = Farm
caylus-tile-stone_park = Park
caylus-tile-stone_workshop = Workshop
caylus-tile-stone_church = Church
caylus-tile-stone_bank = Bank
caylus-tile-stone_tailor = Tailor
caylus-tile-stone_alchemist = Alchemist
caylus-tile-stone_architect = Architect
caylus-tile-stone_jeweller = Jeweller
caylus-tile-residence_residence = Residence
caylus-tile-prestige_statue = Statue
caylus-tile-prestige_granary = Granary
caylus-tile-prestige_library = Library
caylus-tile-prestige_weaver = Weaver
caylus-tile-prestige_theater = Theatre
caylus-tile-prestige_college = College
caylus-tile-prestige_monument = Monument
caylus-tile-prestige_hotel = Hotel
caylus-tile-prestige_cathedral = Cathedral

caylus-free = free
caylus-work = { $role ->
    [carpenter] builds a wood tile
    [mason] builds a stone tile
    [architect] builds a prestige tile on an own residence
   *[lawyer] turns a tile into a residence for { $lawyer } and { $lawyer_cloth }
}
caylus-way = { $pay } → { $get }
caylus-income = { caylus-deniers } each turn
caylus-you = you
caylus-inn-guest = drives { $name } out; { $does }
caylus-worker-on = { $name } on { $place }
caylus-plus = +{ $what }
caylus-minus = −{ $what }
caylus-spaces = { $first } to { $last }
caylus-sight-tiles = Tiles that can still be built
caylus-sight-near = The road, spaces { $near }
caylus-sight-middle = The road, spaces { $middle }
caylus-sight-far = The road, spaces { $far }

## What is asked

caylus-wanted = { $asked ->
    [place] place a worker, or pass
    [gate] where does the worker of the Gate go?
    [guild] move the provost by the Merchants’ Guild?
    [joust] pay for a royal favour on the Joust Field?
    [inn] keep the bed in the Inn?
    [provost] bribe the provost?
    [production] choose what is produced
    [bonus] take a cube as the owner
    [way] trade?
    [works] build?
    [castle] bring a batch to the castle?
    [favour] choose a royal favour
   *[cubes] choose the cubes of a royal favour
}
caylus-ask-place = Place a worker for { $price }, or pass (you have { $deniers }, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
})
caylus-ask-far = Which space beyond the Gold Mine?
caylus-ask-gate = Where does your worker in the Gate go?
caylus-ask-guild = The Merchants’ Guild: move the provost from space { $space }?
caylus-ask-joust = The Joust Field: pay for a royal favour?
caylus-ask-inn = Nobody else came to the Inn. Keep the bed, and every place costs you { $cheap } next turn as well?
caylus-ask-provost = The provost stands on space { $space }, you have { $deniers }. Bribe him?
caylus-ask-production = The { $tile }: what do you produce?
caylus-ask-bonus = { $visitor } has used your { $tile }. Which cube do you take?
caylus-ask-way = The { $tile }: trade?
caylus-ask-cube = { $do ->
    [buy] Which cube do you buy?
    [sell] Which cube do you sell?
   *[give] Which cube do you give?
}{ $number ->
    [one] { "" }
   *[other] { " " }({ $which } of { $number })
}
caylus-ask-tile = { $role ->
    [carpenter] The carpenter: which wood tile?
    [mason] The mason: which stone tile?
   *[architect] The architect: which prestige tile?
}
caylus-ask-any = Which cube pays for the one of any kind?
caylus-ask-residence = Which residence makes room for it?
caylus-ask-lawyer = The lawyer: what becomes your residence?
caylus-ask-castle = { $batches ->
    [0] A batch for the castle?
   *[other] Another batch for the castle?
}
caylus-ask-favour = A royal favour: which line?
caylus-ask-cubes = The king gives a cube. Which one?
caylus-ask-give = Which cube do you give for { $exchanged } others?
caylus-ask-get = Which cube do you get?
caylus-ask-works = The king’s builders offer their work

caylus-answer-pass = Pass
    .about = number { $rank } on the bridge; no more workers this turn{ $deniers ->
        [0] { "" }
        [one] { ", " }+1 denier
       *[other] { ", " }+{ $deniers } deniers
    }
caylus-answer-place = { $place }{ $own ->
    [yes] { " " }· yours
   *[no] { "" }
}{ $price ->
    [0] { "" }
   *[other] { " " }· only { $price }
}{ $beyond ->
    [yes] { " " }⚠️
   *[no] { "" }
}
caylus-others = More places on the road …
caylus-priced = { $what } · { $price }
caylus-penalty = { $what }: { $penalty }
caylus-hint-beyond = -# ⚠️ beyond the provost on space { $space }: idle unless he comes that far
caylus-answer-far = Beyond the Gold Mine …
caylus-answer-home = Take it back
caylus-answer-skip = No, thank you
caylus-answer-done = { $batches ->
    [0] No batch
   *[other] No more batches
}
caylus-answer-joust = Pay { $deniers } and { $cubes }
caylus-answer-keep = Keep the bed
caylus-answer-leave = Take the worker back
caylus-answer-leave-him = Leave him on space { $space }
caylus-answer-steps = { $way ->
    [outward] { $steps } outward, to space { $space }
   *[inward] { $steps } inward, to space { $space }
}
    .about = { $way ->
        [outward] covers { $names }
       *[inward] no longer covers { $names }
    }
caylus-answer-batch = a house in the { $section }, { $gains }
caylus-answer-line = { $line ->
    [prestige] Points
    [deniers] Deniers
    [cubes] Cubes
   *[works] Building work
}
    .about = column { $column }: { $gives }
caylus-gift-role = { $role ->
    [carpenter] a wood tile for a wood less
    [mason] a stone tile for a stone less
    [lawyer] a residence for { $lawyer_cloth }
   *[architect] a prestige tile
}
caylus-gift-exchange = a cube for { $exchanged } others
caylus-gift-unable = nothing you could pay for
caylus-answer-swap = Exchange one cube for { $exchanged }
caylus-answer-waits = as soon as the worker there has gone
caylus-answer-role = { $role ->
    [carpenter] The carpenter: a wood tile
    [mason] The mason: a stone tile
    [lawyer] The lawyer: a residence
   *[architect] The architect: a prestige tile
}
caylus-hint = -# **{ $answer }** · { $gives }
caylus-preview-beyond = -# ⚠️ The provost stands on space { $space } now and does not come that far.
caylus-preview-quiet = You leave it at that.
caylus-preview-more = -# … and the turn goes on by itself

## What can be foreseen of the provost

caylus-forecast = -# 👮 The provost stands on space { $space } and can still end anywhere from { $nearest } to { $farthest }: { $movers }
caylus-forecast-still = -# 👮 The provost stands on space { $space }; nobody can move him any more.
caylus-forecast-mover = { $name } up to { $steps } ({ $means })
caylus-forecast-threatened = -# ⚠️ Covered, but at risk: { $workers }
caylus-forecast-hopeful = -# ⏳ Idle unless he goes outward: { $workers }
caylus-forecast-lost = -# 🚫 Out of his reach: { $workers }

## What happened

caylus-happened-started = The town is laid out. From the bridge: { $tiles }, Peddler, Carpenter.
caylus-happened-turn = **Turn { $turn }.** Order: { $names }.
caylus-happened-income = Income: { $incomes }.
caylus-happened-each = { $name } +{ $number }
caylus-happened-placed = **{ $name }** → { $place } for { $price }
    .you = **You** → { $place } for { $price }
caylus-happened-visited = { $name } +{ $points } for the visit
    .you = you +{ $points } for the visit
caylus-happened-passed = **{ $name }** { $forced ->
    [yes] must pass
   *[no] passes
} as number { $rank }{ $deniers ->
    [0] { "" }
    [one] { ", " }+1 denier
   *[other] { ", " }+{ $deniers } deniers
}
    .you = **You** { $forced ->
        [yes] must pass
       *[no] pass
    } as number { $rank }{ $deniers ->
        [0] { "" }
        [one] { ", " }+1 denier
       *[other] { ", " }+{ $deniers } deniers
    }
caylus-happened-sent = **{ $name }** sends the worker of the Gate to the { $place }
    .you = **You** send the worker of the Gate to the { $place }
caylus-happened-sent-home = **{ $name }** takes the worker of the Gate back
    .you = **You** take the worker of the Gate back
caylus-happened-declined = **{ $name }** does without the { $place }
    .you = **You** do without the { $place }
caylus-happened-declined-favour = **{ $name }** builds nothing by the favour
    .you = **You** build nothing by the favour
caylus-happened-unable = **{ $name }** can do nothing at the { $place }
    .you = **You** can do nothing at the { $place }
caylus-happened-traded = **{ $name }**, { $place }: { $gains }
    .you = **You**, { $place }: { $gains }
caylus-happened-provost = **{ $name }** moves the provost { $steps } { $way ->
    [outward] outward
   *[inward] inward
} to space { $space } ({ $price })
    .you = **You** move the provost { $steps } { $way ->
        [outward] outward
       *[inward] inward
    } to space { $space } ({ $price })
caylus-happened-provost-left = **{ $name }** leaves the provost on space { $space }
    .you = **You** leave the provost on space { $space }
caylus-happened-order = The Stables: new order { $names }
caylus-happened-inn = **{ $name }** has the bed in the Inn
    .you = **You** have the bed in the Inn
caylus-happened-inn-driven = **{ $name }** has the bed in the Inn; { $guest } must leave it
    .you = **You** have the bed in the Inn; { $guest } must leave it
caylus-happened-inn-left = **{ $name }** leaves the Inn
    .you = **You** leave the Inn
caylus-happened-produced = **{ $name }**, { $tile }: { $gains }
    .you = **You**, { $tile }: { $gains }
caylus-happened-bonus = { $name }, owner of the { $tile }: { $gains }
    .you = You, owner of the { $tile }: { $gains }
caylus-happened-unused = The provost leaves idle: { $workers }
caylus-happened-built = **{ $name }** builds the { $tile } on space { $space }: { $gains }
    .you = **You** build the { $tile } on space { $space }: { $gains }
caylus-happened-transformed = **{ $name }** turns the { $tile } on space { $space } into a residence: { $gains }
    .you = **You** turn the { $tile } on space { $space } into a residence: { $gains }
caylus-happened-will-transform = **{ $name }** will turn the { $tile } on space { $space } into a residence when it is free: { $gains }
    .you = **You** will turn the { $tile } on space { $space } into a residence when it is free: { $gains }
caylus-happened-swapped = The { $tile } on space { $space } is { $name }’s residence now
    .you = The { $tile } on space { $space } is your residence now
caylus-happened-delivered = **{ $name }** builds { $number ->
    [one] a house
   *[other] { $number } houses
} in the { $section }: { $gains }
    .you = **You** build { $number ->
        [one] a house
       *[other] { $number } houses
    } in the { $section }: { $gains }
caylus-happened-built-nothing = **{ $name }** brings nothing to the castle
    .you = **You** bring nothing to the castle
caylus-happened-built-nothing-costs = **{ $name }** brings nothing to the castle: { $gains }
    .you = **You** bring nothing to the castle: { $gains }
caylus-happened-built-most = **{ $name }** brought the most batches: a royal favour
    .you = **You** brought the most batches: a royal favour
caylus-happened-favour = **{ $name }** takes a royal favour: { $line }, column { $column }.
    .you = **You** take a royal favour: { $line }, column { $column }.
caylus-happened-favour-gives = The king gives **{ $name }** { $gains }
    .you = The king gives **you** { $gains }
caylus-happened-favour-lost = **{ $name }** has used all lines; this favour is lost
    .you = **You** have used all lines; this favour is lost
caylus-happened-bailiff = The bailiff goes to space { $space }
caylus-happened-section = **{ $section ->
    [dungeon] The Dungeon is
    [walls] The Walls are
   *[towers] The Towers are
} scored** ({ $cause ->
    [full] the last house is built
   *[bailiff] the bailiff has come
})
caylus-happened-counted = { $name } has { $houses ->
    [0] no house
    [one] { $houses } house
   *[other] { $houses } houses
}: { $gains }
    .you = You have { $houses ->
        [0] no house
        [one] { $houses } house
       *[other] { $houses } houses
    }: { $gains }
caylus-no-favour = no favour
caylus-happened-final = { $name }: { $won }
    .you = You: { $won }
caylus-happened-left = +{ $points } for { $what ->
    [gold] gold
    [cubes] cubes
   *[deniers] deniers
}
caylus-happened-ended = The lay-out followed from the seed `{ $seed }`.

## What was done to you

caylus-to-you-visited = 👣 { $visitor } came to your { $place }: +{ $points } for you.
caylus-to-you-driven-out = 🛏️ { $name } has driven you out of the Inn; your worker is home again.
caylus-to-you-unused = 👮 Your worker came home from { $place } with nothing: the provost stopped short of it.
caylus-to-you-passed = 🌉 You had to pass: no worker or no place that you could pay for was left.
caylus-to-you-unable = 🤷 Your worker could do nothing at the { $place }: what it takes was missing.
caylus-to-you-built-nothing = 🏰 You had no batch for the castle: −{ $points }.
caylus-to-you-no-house = 🏰 You had no house in the { $section }: −{ $points }.
caylus-to-you-favour-lost = 👑 A royal favour was lost: you had used every line in this phase.

caylus-help =
    { "" }**The aim.** Most prestige points when the Towers of the castle are scored.
    { "" }**A turn.** Income ({ $income } and more); workers are placed one at a time, for { $price } and one more for each player who has passed ({ $cheap } on your own buildings); then the special buildings act, the provost may be moved for deniers, and the road is used from the bridge up to the provost. Workers beyond him come home with nothing.
    { "" }**Building.** Carpenters build wood tiles, masons stone tiles, lawyers residences, architects prestige tiles. The owner of a wood or stone tile scores { $visit } when somebody else’s worker comes.
    { "" }**The castle.** A batch is a food and { $more_cubes } more different cubes: a house, and { $dungeon }, { $walls } or { $towers } points in Dungeon, Walls, Towers. Without a batch you lose { $penalty }. The most batches of the turn earn a royal favour.
    { "" }**Favours** move your marker along one of { $lines } lines: points, deniers, cubes, building work.
    { "" }**The end.** { $gold } a gold, a point for every { $cubes } other cubes and for every { $deniers }.
    { "" }**With two players** the Stables are closed, first and second change places every turn, and once the other has passed a place costs you { $late }.
