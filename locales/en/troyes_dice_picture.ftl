# Troyes Dice: words on the pictures, and the alt texts that say the same as the pictures.

## On the wheel

dice-picture-day = Day { $day }
dice-picture-morning = Morning
dice-picture-afternoon = Afternoon
dice-picture-numbering = The town crier numbers the columns.
dice-picture-over = The game is over.
dice-picture-free = free
dice-picture-attacks = attacks
dice-picture-destroys = destroys
dice-picture-seat = Player { $seat }

## What the Banquet and Raid tiles do

dice-picture-banquet-1 = Each influence may change this die by { $steps }
dice-picture-banquet-2 = This die is free
dice-picture-banquet-3 = Building a Cathedral with it gives { $number } of each resource
dice-picture-banquet-4 = A work building with it gives { $number ->
    [one] 1 more citizen
   *[other] { $number } more citizens
}
dice-picture-banquet-5 = Changing its colour costs { $price }
dice-picture-banquet-6 = A Fortress with it gives { $given } and { $guests ->
    [one] 1 artisan or priest
   *[other] { $guests } artisans or priests
} more
dice-picture-banquet-7 = A Great Hall with it counts { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} more
dice-picture-banquet-8 = A black die here does no harm and can be picked
dice-picture-raid-1 = No influence on this die
dice-picture-raid-2 = This die costs { $surcharge } more
dice-picture-raid-3 = This die costs { $surcharge } more
dice-picture-raid-4 = This die has value 0
dice-picture-raid-5 = This die can't change its colour
dice-picture-raid-6 = This die costs { $surcharge } more
dice-picture-raid-7 = This die builds no prestige building
dice-picture-raid-8 = Any die here is treated as black

## On the scoresheet

dice-picture-hugues = Hugues
dice-picture-isabeau = Isabeau
dice-picture-thibaut = Thibaut II
dice-picture-jeanne = Jeanne
dice-picture-urbain = Urbain IV
dice-picture-marie = Marie
dice-picture-total = Total
dice-picture-rest = Characters, resources
dice-picture-when = { $half ->
    [morning] Day { $day }, morning
   *[afternoon] Day { $day }, afternoon
}
dice-picture-end = The end
dice-picture-set-up = Set-up

## On the end table

dice-picture-days = { $days } days
dice-picture-verdict-below_45 = A modest town
dice-picture-verdict-from_45 = A proud town
dice-picture-verdict-from_55 = A splendid town
dice-picture-verdict-from_65 = The glory of Champagne
dice-picture-remark-below_45 = fewer than { $points } points
dice-picture-remark-from_45 = at least { $points } points
dice-picture-remark-from_55 = at least { $points } points
dice-picture-remark-from_65 = at least { $points } points
dice-picture-influence = Influence
dice-picture-deniers = Deniers
dice-picture-knowledge = Knowledge
dice-picture-citizens = Citizens

## Alt texts

dice-alt-colour = { $colour ->
    [red] red
    [yellow] yellow
   *[white] white
}
dice-alt-points = Points so far: { $points }.
dice-alt-board = The wheel of Troyes Dice.
dice-alt-day = { $half ->
    [morning] Day { $day }, morning.
   *[afternoon] Day { $day }, afternoon.
}
dice-alt-die = { $kind ->
    [tamed] Die { $slot }: { $colour } { $value }, the black die made harmless, { $cost }.
   *[die] Die { $slot }: { $colour } { $value }, { $cost }.
}
dice-alt-black = { $effect ->
    [attacks] Die { $slot }: black { $value } destroys a { $colour } plaza and attacks { $colour } { $value }.
   *[destroys] Die { $slot }: black { $value } destroys a { $colour } plaza.
}
dice-alt-cost = { $kind ->
    [influence] { $number } influence
    [deniers] { $number ->
        [one] 1 denier
       *[other] { $number } deniers
    }
    [knowledge] { $number } knowledge
   *[any] { $number } of any resource
}
dice-alt-picked = Picked: { $names }.
dice-alt-awaited = Awaited: { $names }.
dice-alt-plaza = { $same ->
    [yes] { $face }
   *[no] { $face } over { $back }
}
dice-alt-plazas = Plazas clockwise from the top: { $plazas }.
dice-alt-tile = { $side ->
    [banquet] Banquet { $number } at plaza { $plaza }: { $effect }.
   *[raid] Raid { $number } at plaza { $plaza }: { $effect }.
}
dice-alt-sheet = Scoresheet of { $name }, { $when }.
dice-alt-columns = Columns: { $columns }.
dice-alt-score = { $points ->
    [one] 1 point so far.
   *[other] { $points } points so far.
}
dice-alt-stock = { $resource ->
    [influence] Influence { $stock } ({ $circled } of { $most } circled).
    [deniers] Deniers { $stock } ({ $circled } of { $most } circled).
   *[knowledge] Knowledge { $stock } ({ $circled } of { $most } circled).
}
dice-alt-citizens = Citizens: { $red } red, { $yellow } yellow, { $white } white.
dice-alt-building = { $row ->
    [fortress] Fortress
    [palace] Count’s Palace
    [hall] Great Hall
    [cityhall] City Hall
    [cathedral] Cathedral
   *[bishopric] Bishopric
}
dice-alt-could-build = { $state ->
    [open] It can build { $name }.
    [done] { $name } is built.
   *[lost] { $name } can’t be built any more.
}
dice-alt-row = { $row }: { $built }.
dice-alt-multipliers = Cathedrals count { $written }.
dice-alt-crossed = Crossed out: { $boxes }.
dice-alt-no-columns = The columns have no numbers yet.
dice-alt-new-building = { $row } { $value } built
dice-alt-new-cross = { $colour } { $value } crossed out
dice-alt-new-resource = { $what ->
    [circled] { $number } { $resource ->
        [influence] influence
        [deniers] { $number ->
            [one] denier
           *[other] deniers
        }
       *[knowledge] knowledge
    } gained
   *[spent] { $number } { $resource ->
        [influence] influence
        [deniers] { $number ->
            [one] denier
           *[other] deniers
        }
       *[knowledge] knowledge
    } spent
}
dice-alt-new-citizens = { $colour ->
    [red] { $number ->
        [one] 1 knight
       *[other] { $number } knights
    }
    [yellow] { $number ->
        [one] 1 artisan
       *[other] { $number } artisans
    }
   *[white] { $number ->
        [one] 1 priest
       *[other] { $number } priests
    }
}
dice-alt-changes = New: { $changes }.

## On the picture of all signs

dice-legend-dice = Dice
dice-legend-goods = Resources: { $per_point } are a point
dice-legend-people = Citizens: a point each
dice-legend-houses = Buildings
dice-legend-day = The day
dice-legend-die-red = red
dice-legend-die-yellow = yellow
dice-legend-die-white = white
dice-legend-die-black = black: attacks from day { $attack }
dice-legend-sheet = On the scoresheet
dice-legend-own = circled: yours
dice-legend-built = built
dice-legend-open = can be built
dice-legend-lost = lost
dice-legend-awaited = is awaited
dice-legend-chip = colour of the plaza’s other side
dice-legend-new = new since your last pick
dice-legend-influence = influence
dice-legend-deniers = deniers
dice-legend-knowledge = knowledge
dice-legend-any = of any of the colours
dice-legend-knight = knights
dice-legend-artisan = artisans
dice-legend-priest = priests
dice-legend-house-1 = Fortress: protects its column
dice-legend-house-2 = Count’s Palace: { $knights }
dice-legend-house-3 = Great Hall: pays for dice
dice-legend-house-4 = City Hall: { $artisans }
dice-legend-house-5 = Cathedral: scores a row
dice-legend-house-6 = Bishopric: { $priests }
dice-legend-morning = morning
dice-legend-afternoon = afternoon
dice-legend-picked = has picked
dice-legend-banquet = Banquet tile
dice-legend-raid = Raid tile
