# Caylus: its names, what is asked, what happened.

caylus = Caylus
    .pitch = Build the king’s castle and the town at its foot: workers, a crowded road, and a provost who decides how far the day goes.

## Options of the table

caylus-option-jeweller = Jeweller
    .true = With the Jeweller
    .false = Without the Jeweller, as first printed
caylus-option-favours = Royal favours
    .standard = The whole table of favours
    .beginner = For beginners: each favour is 3 points

## Names

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
    [one] 1 cube of any kind
   *[other] { $number } cubes of any kind
}
caylus-mix = { $number ->
    [one] 1 cube but gold
   *[other] { $number } cubes but gold
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
    [castle] batches for houses and points; without one −2 points
    [gate] later to any free place, for nothing
    [post] 3 deniers
    [guild] moves the provost up to 3 spaces
    [joust] 1 denier and 1 cloth for a royal favour
    [stables] earlier in the turn order
   *[inn] from the next turn on every place costs you 1 denier
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
caylus-tile-neutral_market = Marketplace
caylus-tile-neutral_carpenter = Carpenter
caylus-tile-fixed_peddler = Peddler
caylus-tile-fixed_carpenter = Carpenter
caylus-tile-fixed_goldmine = Gold Mine
caylus-tile-wood_foodfarm = Farm (food)
caylus-tile-wood_clothfarm = Farm (cloth)
caylus-tile-wood_sawmill = Sawmill
caylus-tile-wood_quarry = Quarry
caylus-tile-wood_market = Marketplace
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

caylus-work = { $role ->
    [carpenter] builds a wood tile
    [mason] builds a stone tile
    [architect] builds a prestige tile on an own residence
   *[lawyer] turns a tile into a residence for 1 denier and 1 cloth
}
caylus-way = { $pay } → { $get }
caylus-cost = costs { $cost }
caylus-income = { caylus-deniers } each turn

## What is asked

caylus-ask-place = Place a worker, or pass
caylus-ask-far = Which space beyond the Gold Mine?
caylus-ask-gate = Where does the worker of the Gate go?
caylus-ask-guild = The Merchants’ Guild: move the provost?
caylus-ask-joust = The Joust Field
caylus-ask-inn = Nobody else came to the Inn
caylus-ask-provost = The provost: bribe him?
caylus-ask-production = What is produced?
caylus-ask-bonus = Your building was used. Which cube do you take?
caylus-ask-way = Trade?
caylus-ask-cube = Which cube?
caylus-ask-tile = Which tile?
caylus-ask-any = Which cube for the one of any kind?
caylus-ask-residence = Which residence makes room?
caylus-ask-lawyer = What becomes a residence?
caylus-ask-castle = A batch for the castle?
caylus-ask-favour = A royal favour: which line?
caylus-ask-cubes = Which cubes does the king give?
caylus-ask-give = Which cube do you give?
caylus-ask-get = Which cube do you get?
caylus-ask-works = The king’s builders offer their work

caylus-answer-pass = Pass
caylus-answer-pass-about = no more workers this turn
caylus-answer-far = Beyond the Gold Mine …
caylus-answer-home = Take it back
caylus-answer-skip = No, thank you
caylus-answer-done = No more
caylus-answer-pay = Pay for a favour
caylus-answer-keep = Keep the bed
caylus-answer-leave = Take the worker back
caylus-answer-leave-him = Leave him on space { $space }
caylus-answer-outward = { $steps } outward, to space { $space }
caylus-answer-inward = { $steps } inward, to space { $space }
caylus-answer-line = { $line ->
    [prestige] Points
    [deniers] Deniers
    [cubes] Cubes
   *[works] Building work
}
caylus-answer-swap = Exchange one cube for two
caylus-answer-role = { $role ->
    [carpenter] The carpenter: a wood tile
    [mason] The mason: a stone tile
    [lawyer] The lawyer: a residence
   *[architect] The architect: a prestige tile
}
caylus-owner = { $name }’s
caylus-yours = yours
caylus-beyond = beyond the provost now
caylus-plus = +{ $what }
caylus-minus = −{ $what }

## What happened

caylus-happened-started = The town is laid out. Turn order: { $names }.
caylus-happened-turn = **Turn { $turn }.** Order: { $names }.
caylus-happened-placed = **{ $name }** → { $place } ({ $price })
caylus-happened-visited = { $name } +{ $points } for the visit
caylus-happened-passed = **{ $name }** passes as number { $rank }{ $deniers ->
    [0] { "" }
   *[other] , +1 denier
}
caylus-happened-sent = **{ $name }** sends the worker of the Gate to { $place }
caylus-happened-sent-home = **{ $name }** takes the worker of the Gate back
caylus-happened-traded = **{ $name }**, { $place }: { $gains }
caylus-happened-provost = **{ $name }** moves the provost { $steps } to space { $space }{ $price }
caylus-happened-provost-price = { " " }({ $price })
caylus-happened-order = The Stables: new order { $names }
caylus-happened-inn = **{ $name }** has the bed in the Inn
caylus-happened-inn-left = **{ $name }** leaves the Inn
caylus-happened-produced = **{ $name }**, { $tile }: { $gains }
caylus-happened-bonus = { $name }, owner of the { $tile }: { $gains }
caylus-happened-unused = The provost leaves **{ $name }**’s worker on { $place } idle
caylus-happened-built = **{ $name }** builds the { $tile } on space { $space }: { $gains }
caylus-happened-transformed = **{ $name }** turns the { $tile } on space { $space } into a residence: { $gains }
caylus-happened-swapped = { $name }’s residence stands on space { $space } now
caylus-happened-delivered = **{ $name }** builds a house in the { $section }: { $gains }
caylus-happened-built-nothing = **{ $name }** brings nothing to the castle: { $gains }
caylus-happened-built-most = **{ $name }** brought most batches: a royal favour
caylus-happened-favour = **{ $name }** takes a royal favour: { $line }, column { $column }
caylus-happened-favour-gives = the king gives **{ $name }** { $gains }
caylus-happened-favour-lost = **{ $name }** has used all lines; this favour is lost
caylus-happened-bailiff = The bailiff goes to space { $space }
caylus-happened-section = **The { $section } are scored**
caylus-happened-counted = { $name } has { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}: { $gains }
caylus-happened-final = { $name }: +{ $gold } for gold, +{ $cubes } for cubes, +{ $deniers } for deniers
caylus-happened-ended = The game is over. The lay-out followed from the seed `{ $seed }`.
caylus-happened-declined = **{ $name }** does without the { $place }
caylus-to-you-unused = Your worker on { $place } came home with nothing: the provost stopped short.
caylus-to-you-visited = { $visitor } used your building: +{ $points } for you.

caylus-help =
    { "" }**The aim.** Most prestige points when the Towers of the castle are scored.
    { "" }**A turn.** Income (2 deniers and more); workers are placed one at a time, for 1 denier and 1 more for each player who has passed (1 on your own buildings); then the special buildings act, the provost may be moved for deniers, and the road is used from the bridge up to the provost. Workers beyond him come home with nothing.
    { "" }**Building.** Carpenters build wood tiles, masons stone tiles, lawyers residences, architects prestige tiles. The owner of a wood or stone tile scores 1 point when somebody else’s worker comes.
    { "" }**The castle.** A batch is a food and two more different cubes: a house, and 5, 4 or 3 points in Dungeon, Walls, Towers. Without a batch you lose 2. The most batches of the turn earn a royal favour.
    { "" }**Favours** move your marker along one of four lines: points, deniers, cubes, building work.
    { "" }**The end.** 3 points a gold, 1 for every 3 other cubes, 1 for every 4 deniers.
