# Leagues: sign-up, rounds, standings.

## What is refused

refusal-no-league = There is no league on this server. Who may manage the server opens one with `/league`.
refusal-league-open = A league of this game is open on this server already. `/league` shows it.
refusal-league-over = This league is over; nothing was changed.
refusal-league-begun = This league has begun already.
refusal-league-in-already = You are in this league already.
refusal-league-not-in = You are not in this league.
refusal-league-too-late = The last round is being played: nobody can join this edition any more.
refusal-league-full = This league is full: { $most } play at most.
refusal-league-too-few = A league takes { $least } people at least; { $people ->
    [0] nobody has
    [one] one person has
   *[other] { $people } have
} joined so far.
refusal-league-here-already = This league is at home in this channel already.

## At the end of a game

final-round = ⏳ The league’s round is over: the game ends here, with the ranks as they stood.
