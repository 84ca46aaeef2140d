# Climbing: its names, what is asked, what happened.

climbing = Climbing
    .pitch = Up the mountain by steps or by a throw of the die; the highest wins.

climbing-option-fog = Fog
    .true = In the fog: all at once, unseen
    .false = In turn

climbing-turn = Turn { $turn }
climbing-over = The summit
climbing-height = Height

climbing-ask-what = What do you do?
climbing-ask-by = How far?
climbing-answer-step = Climb
climbing-answer-rest = Rest
climbing-answer-roll = Dare a throw
climbing-answer-1 = 1 step
climbing-answer-2 = 2 steps

climbing-climbed = **{ $name }** climbs { $steps }
    .you = **You** climb { $steps }
climbing-dared = **{ $name }** dares a throw
    .you = **You** dare a throw
climbing-threw = **{ $name }** is carried up by { $value }
    .you = **You** are carried up by { $value }
climbing-rested = **{ $name }** rests
    .you = **You** rest

climbing-alt-height = { $name } is at { $height }.
climbing-legend-climber = A climber

climbing-help =
    { "" }**A turn.** Some steps: climb a few of them, or dare a throw for one; rest when you like. After the last turn, the highest wins.
