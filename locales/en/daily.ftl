# The daily and the weekly challenge.

command-daily = daily
    .about = The challenge of the day: the same dice for everybody, alone, one try
    .which = which
    .which-about = Today’s challenge, or this week’s with the expansion
    .day = Today
    .week = This week, with the expansion

challenge-day = Daily challenge { $date }
challenge-week = Weekly challenge { $date }
challenge-where = -# { $challenge } · counts if you finish by { $until }

daily-new-day = One game of Troyes Dice, played by you alone, with the same dice for everybody.
    Your **first pick** before { $ends } makes it count for this day; from then on you have until { $until } to finish. There is **one try**.
daily-new-week = One game of Troyes Dice **with the expansion**, played by you alone, with the same dice for everybody.
    Your **first pick** before { $ends } makes it count for this week; from then on you have until { $until } to finish. There is **one try**.
daily-playing = You are in the middle of it. It counts if you finish by { $until }.
daily-closed = You began it and did not finish it in time, or gave it up. There is one try, so it counts for nothing.
daily-missed = You did not play this one: it could be begun until its last midnight, UTC.
daily-points = { $points ->
    [one] **{ $points } point**
   *[other] **{ $points } points**
}
daily-compared = { $others ->
    [0] the first to finish it
    [one] better than { $percent } % of one other so far
   *[other] better than { $percent } % of { $others } others so far
}
daily-run-day = { $many } days in a row
daily-run-week = { $many } weeks in a row
daily-streak-day = { $now ->
    [0] No streak now
    [one] One day in a row
   *[other] { $now } days in a row
} · longest { $longest } · best score { $best }
daily-streak-week = { $now ->
    [0] No streak now
    [one] One week in a row
   *[other] { $now } weeks in a row
} · longest { $longest } · best score { $best }
profile-daily = -# Daily challenge: { $told }
daily-server = **On this server**
daily-nobody = Nobody of this server has finished it yet.
# A line that began with the plain number would be a list to Discord, which counts by itself: equal places would differ.
daily-line = **{ $place }.** { $name } · { $points }{ $streak ->
    [0] {""}
    [one] {""}
   *[other] {" "}· { $streak } in a row
}
daily-line-mine = **{ $place }. { $name } · { $points }**{ $streak ->
    [0] {""}
    [one] {""}
   *[other] {" "}· { $streak } in a row
}
daily-more = … and { $many } more
daily-everywhere = { $many ->
    [0] -# Nobody has finished it anywhere yet.
    [one] -# One person has finished it, everywhere.
   *[other] -# { $many } people have finished it, everywhere.
}
daily-promise-day = -# Tomorrow’s dice are fixed: SHA-256 of their seed `{ $hash }`
daily-promise-week = -# Next week’s dice are fixed: SHA-256 of their seed `{ $hash }`

daily-play = Play
daily-go-on = Go on
daily-share = Share
daily-result = My result
daily-table = The table
daily-to-day = Today’s
daily-to-week = This week’s
daily-last-day = The day before
daily-last-week = The week before
daily-proof = Check the dice
daily-try = Play it too

daily-shared = **{ $name }** · { $challenge }
daily-hushed = Discord shows this only to you here: this place keeps the answers of apps that it has not added itself private. You can copy it.
daily-proof-about = **The dice are fixed before anybody plays.** The seed of each challenge follows from its date and a secret of this bot. Its SHA-256 is shown one challenge ahead; the seed itself when nobody can play any more. Draw number *n*, from 0, is the first 8 bytes of BLAKE2b(*n* as 8 bytes, key = seed), modulo the number of sides.
daily-proof-hash = { $challenge }: `{ $hash }`
daily-proof-seed = { $challenge }: `{ $hash }`, seed `{ $seed }`

morning-title = ## { $challenge }
morning-seed = -# Seed of { $challenge }: `{ $seed }`
morning-play = Play today’s
settings-morning = **Each morning at { $hour }:00 UTC**, the table of the daily challenge of the day before, and on Mondays that of the week, is posted in
settings-no-morning = No channel

daily-picture-points = { $points ->
    [one] point
   *[other] points
}
daily-picture-better = { $others ->
    [0] the first to finish
    [one] of one other is behind
   *[other] of { $others } others are behind
}
daily-picture-run-day = { $many ->
    [one] day in a row
   *[other] days in a row
}
daily-picture-run-week = { $many ->
    [one] week in a row
   *[other] weeks in a row
}
daily-alt-built = Built: { $rows }.

refusal-challenge-over = That challenge ended before your first pick, so it is closed and counts for nothing. `/daily` has the one that is on.
refusal-challenge-late = The dice of that challenge are public by now, so it can’t be finished any more. `/daily` has the one that is on.
refusal-challenge-ahead = That challenge has not begun yet. `/daily` has the one that is on.
refusal-challenge-stays = A challenge is played by you alone: it can’t be moved into a channel. Finish it, then **Share** your result.
refusal-challenge-unfinished = You have not finished that challenge, so there is nothing to share. `/daily` shows how it stands.
