# Words on the pictures of every game.

## On the end table

scores-wins = { $name } wins
scores-share = { $first } and { $last } share the win
scores-ahead = { $points ->
    [one] 1 point ahead
   *[other] { $points } points ahead
}
scores-level = { $points ->
    [one] level on 1 point
   *[other] level on { $points } points
}
scores-tie-break = ahead by the tie-break
scores-most = most from { $source }
scores-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
scores-alt-head = { $title }. { $game }. { $margin }.
scores-alt-sources = Points from { $sources }.
scores-alt-line = { $rank }. { $name }, { $total }: { $parts }.
scores-alt-note = { $name }{ $whose }: { $about }.

## On the picture of all signs

legend-title = Signs of { $game }
legend-new = new: the last player did this
