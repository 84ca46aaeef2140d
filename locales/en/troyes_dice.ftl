# Troyes Dice: names and what is asked.

troyes_dice = Troyes Dice
