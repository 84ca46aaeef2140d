# Troyes Dice: its names, what is asked, what happened.

troyes_dice = Troyes Dice
    .pitch = Everybody picks from the same { $dice } dice at the same time: { $half_days } half days, { $buildings } buildings, one sheet each.

## Options of the table

troyes_dice-option-numbering = Column numbers
    .first = First game: 1 to 6 from left to right
    .standard = Standard: a die and the town crier's direction
    .expert = Expert: the town crier writes any order
troyes_dice-option-expansion = Banquets and Raids
    .false = Without the expansion
    .true = With the expansion
troyes_dice-option-pace = Pace
    .together = Together: the next half day starts when all have picked
    .own = Own pace: everybody goes on alone, from the same dice

## Names

troyes_dice-colour = { $colour ->
    [red] red
    [yellow] yellow
   *[white] white
}
troyes_dice-Colour = { $colour ->
    [red] Red
    [yellow] Yellow
   *[white] White
}
troyes_dice-resource = { $colour ->
    [red] { $number } influence
    [yellow] { $number ->
        [one] { $number } denier
       *[other] { $number } deniers
    }
   *[white] { $number } knowledge
}
troyes_dice-citizen = { $colour ->
    [red] { $number ->
        [one] { $number } knight
       *[other] { $number } knights
    }
    [yellow] { $number ->
        [one] { $number } artisan
       *[other] { $number } artisans
    }
   *[white] { $number ->
        [one] { $number } priest
       *[other] { $number } priests
    }
}
troyes_dice-building = { $row ->
    [fortress] Fortress { $value }
    [palace] Count’s Palace { $value }
    [hall] Great Hall { $value }
    [cityhall] City Hall { $value }
    [cathedral] Cathedral { $value }
   *[bishopric] Bishopric { $value }
}
troyes_dice-free = free
troyes_dice-beginning = The beginning
troyes_dice-half-day = Day { $day }, { $part ->
    [morning] morning
   *[afternoon] afternoon
}
troyes_dice-numbering = The town crier numbers the columns
troyes_dice-over = The eighth day is over

## What is asked

troyes_dice-ask-column = Columns so far: { $so_far }. Which value comes next?
troyes_dice-ask-die = Which die?
troyes_dice-ask-payment = How do you pay for it?
troyes_dice-ask-change = Use it as …
troyes_dice-ask-action = What for?
troyes_dice-ask-bonus = Which bonus first?
troyes_dice-ask-work = A bonus builds one of the work buildings
troyes_dice-ask-prestige = A bonus builds one of the prestige buildings
troyes_dice-ask-over = That track of citizens is full. Where does this one go?
troyes_dice-ask-feast = The Banquet gives one more citizen

troyes_dice-answer-die = { troyes_dice-Colour } { $value } · { $cost }
troyes_dice-answer-black-die = { troyes_dice-Colour } { $value } (the black die) · { $cost }
troyes_dice-answer-payment = Pay { $cost }
troyes_dice-answer-change = { troyes_dice-Colour } { $value }
    .same = as it lies
    .cost = for { $cost }
troyes_dice-answer-use = { $value }: { $use }{ $gives ->
    [none] { "" }
   *[other] { ", " }{ $gives }
}
troyes_dice-answer-changed = { $use } · { $price }
troyes_dice-answer-turned = { $value }→{ $colour ->
    [same] { "" }
   *[other] { $colour }
}{ $use }
troyes_dice-below = -# Or build with a changed die, all costs included:
troyes_dice-sign = −{ $number } { $sign }
troyes_dice-others = Any change …
troyes_dice-prices = -# { $prices }
troyes_dice-row = { $row ->
    [fortress] Fortress
    [palace] Count’s Palace
    [hall] Great Hall
    [cityhall] City Hall
    [cathedral] Cathedral
   *[bishopric] Bishopric
}
troyes_dice-otherwise-change = Change { $die } …
    .twin = Change { $die } (die { $slot }) …
troyes_dice-answer-gain = Gain { $gain }
troyes_dice-answer-column = { $value }
troyes_dice-answer-bonus = { $bonus ->
    [c6] Citizen column 6: a work building
    [c11] Citizen column 11: a work building
    [r15] 15th knight: a prestige building
    [y15] 15th artisan: a prestige building
   *[w15] 15th priest: a prestige building
}
troyes_dice-answer-citizen = { troyes_dice-citizen }

## What a pick gives

troyes_dice-gives = **{ $action }**: { $gains }
troyes_dice-gives-nothing = no gain
troyes_dice-gives-bonus = a bonus to choose
troyes_dice-preview = { $action } with the { $die } → { $gains }.
troyes_dice-plus = +{ $what }
troyes_dice-multiplier = ×{ $times } for { troyes_dice-character }
troyes_dice-protection = protects column { $value }
troyes_dice-columns-chosen = The columns read { $columns }.
troyes_dice-compensated = no die to be paid for: { $gained } instead

troyes_dice-character = { $character ->
    [hugues] Hugues de Payns (Fortresses)
    [isabeau] Isabeau de Bavière (Count’s Palaces)
    [thibaut] Thibaut II (Great Halls)
    [jeanne] Jeanne de Champagne (City Halls)
    [urbain] Urbain IV (Cathedrals)
   *[marie] Marie de Champagne (Bishoprics)
}

## What happened

troyes_dice-happened-started = The wheel is laid out. { $name } is the town crier.
    .you = The wheel is laid out. You are the town crier.
troyes_dice-happened-first-value = The leftmost column is a { $value }.
troyes_dice-happened-numbered = The columns read { $columns }.
troyes_dice-happened-rolled = { $half }: { $dice }.
troyes_dice-happened-black = black { $value }
troyes_dice-happened-attacked = The black die attacks { troyes_dice-colour } { $value }: { $crossed } { $many ->
    [one] crosses
   *[other] cross
} it out.
troyes_dice-happened-attacked-nobody = The black die attacks { troyes_dice-colour } { $value }: nobody is hurt.
troyes_dice-happened-protected = { $names } { $many ->
    [one] stands
   *[other] stand
} behind a Fortress.
troyes_dice-happened-picked = { $name } has picked.
    .you = You have picked.
troyes_dice-happened-used = **{ $name }** · { $die }{ $paid } → { $action }{ $gains }
    .you = **You** · { $die }{ $paid } → { $action }{ $gains }
troyes_dice-happened-paid = { " " }({ $cost })
troyes_dice-happened-gains = : { $gains }
troyes_dice-happened-compensated = **{ $name }** · { troyes_dice-compensated }
    .you = **You** · { troyes_dice-compensated }
troyes_dice-happened-raid = Banquet { $tile } turns into a Raid.
troyes_dice-happened-ended = Every roll followed from the seed `{ $seed }`.
troyes_dice-to-you-crossed = The black die has crossed out your { troyes_dice-colour } { $value }.
troyes_dice-to-you-protected = Your Fortress has held: { troyes_dice-colour } { $value } was attacked in vain.

troyes_dice-verdict-below_45 = Below { $below_45 }: an apprentice’s work.
troyes_dice-verdict-from_45 = { $from_45 } and more: a journeyman’s work.
troyes_dice-verdict-from_55 = { $from_55 } and more: a master’s work.
troyes_dice-verdict-from_65 = { $from_65 } and more: they will sing of this city.

troyes_dice-help =
    { "" }**The aim.** { $days } days, each a morning and an afternoon. Every half day { $dice } dice lie on the wheel, the black one kills its plaza. Everybody takes one of the other { $others }, pays what its place costs, and does one thing with it. Most points after the last of them wins; ties are shared.
    { "" }**A pick.** Each influence changes the value by { $step }, { $recoloured } the colour. Then either gain as many resources as the die shows, or build a prestige or a work building of that colour in the column with that value.
    { "" }**Red** Fortresses protect their column; Count’s Palaces give { $knights }. **Yellow** Great Halls pay for the dice on the wheel; City Halls give { $artisans }. **White** Cathedrals score a row of buildings at the end ({ $times }); Bishoprics give { $priests }.
    { "" }**From day { $attack }** the black die crosses out one box on every sheet: what isn’t built there never will be, unless a Fortress stands in that column.
    { "" }**Points.** One a citizen, one for every { $per_point } of a kind of resource left, and what your Cathedrals score.
