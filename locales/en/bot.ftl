# Everything that is the same for every game.

and = { " and " }
or = { " or " }
page-first = ⏮ First
page-back = ◀ Back
page-on = On ▶
page-last = Last ⏭

## Commands

command-play = play
    .about = Open a table in this channel: others join, computers can be added, the host starts
    .game = game
    .game-about = Which game
    .thread = thread
    .thread-about = Give the game a thread of its own
command-board = board
    .about = See the board and everybody’s sheet as they are now
    .sight = sight
    .sight-about = Something else to look at: a part of the board, the supply
command-sheet = sheet
    .about = My sheet, and my move if it’s my turn (only you see it)
command-log = log
    .about = What has happened in this game so far
command-hint = hint
    .about = The best moves for my turn, as a master sees them; where the table allows it
command-review = review
    .about = Look back at my finished game: what cost most, and what the dice gave
command-games = games
    .about = My games on every server, and where I am awaited
command-leaderboard = leaderboard
    .about = Who is best, here or everywhere
    .scope = where
    .scope-about = This server or everywhere
    .server = This server
    .everywhere = Everywhere
    .season = season
    .season-about = All time, or one season of it
    .ever = All time
    .now = This season
    .before = Last season
command-undo = undo
    .about = Take my last move back; if others have moved since, with their consent
command-resign = resign
    .about = Leave the game; a computer plays on for me
command-end = end
    .about = End the game without a result, if everybody agrees (host)
command-replace = replace
    .about = Hand my seat to somebody, or find somebody for a seat whose owner is gone
command-move-here = move-here
    .about = Bring one of my games to this channel
    .game-about = Which of my games
command-privacy = privacy
    .about = What is stored about me, as a file; hide me from leaderboards; delete me
command-settings = settings
    .about = What holds on this server: where tables open, how they begin, who may end games
command-notify = notify
    .about = How I am called and reminded in all my games: where, how often, quiet hours, away
    .zone = zone
    .zone-about = My time zone: type a city
    .away = away
    .away-about = The day on which I am back, as year-month-day
command-back = back
    .about = Take my seat back from the computer that has it since my time was up
command-help = help
    .about = What the bot can do, and the rules in short
command-doctor = doctor
    .about = Which rights the bot lacks in this channel, and how to give them
    .deep = deep
    .deep-about = Try everything that the bot relies on, once, in this channel (server managers)

## Lobby

lobby-title = ## { $game }: a table is open
lobby-seats = **At the table** ({ $taken } taken; { $least } to { $most } can play)
lobby-host = { $seat }. { $name } (host)
lobby-sitter = { $seat }. { $name }
lobby-join = Join
lobby-leave = Leave
lobby-options = Options
lobby-start = Start
lobby-computer = Add a computer
lobby-add = Computer, { $kind }
lobby-send-away = Send somebody away
lobby-remove = The last computer
lobby-remove-person = { $name } (only the host can)
lobby-brought = { $names }: you sit here as in the last game. **Leave** if you don’t want to play.
lobby-begun = ## { $game }: the game has begun
lobby-closed = ## { $game }: this table was closed
lobby-lapsed = -# Nobody has joined for a day. `/play` opens a new table.
lobby-gone = The table for { $game } is closed; `/play` opens a new one.
options-title = ### Options for { $game }
options-closed = The game has begun: **Make my move** below the board is where you play.
computer-name = 🤖 { $name } ({ $kind })
computer-tempered = 🤖 { $name } ({ $kind }, { $temper })
computer-novice = easy
    .about = Plays as a beginner would
computer-steady = steady
    .about = Weighs what each move is worth
computer-master = master
    .about = Looks far ahead
temper-builder = builder
temper-courtier = courtier
temper-merchant = merchant
temper-soldier = soldier
temper-monk = monk
temper-steward = steward
temper-farmer = farmer
table-option-hints = Hints
    .false = Off
    .true = On: once a turn /hint shows what a master would do
    .switched = -# ⚠️ With hints a game can’t be rated: it is **unrated** now.
table-option-compact = Compact channel
    .false = Off: each turn is a post of its own
    .true = On: one post, always up to date
table-option-rated = Rating
    .false = Unrated: for fun, it counts nowhere
    .true = Rated: it counts for the leaderboard if people play against each other
    .switched = -# ⚠️ A rated game has no hints: they are **off** now.
table-option-clock = Clock
    .off = None
    .h4 = 4 hours for each turn
    .h12 = 12 hours for each turn
    .d1 = 1 day for each turn
    .d2 = 2 days for each turn
    .d3 = 3 days for each turn
    .d7 = 7 days for each turn
    .bank1 = 1 day for the whole game, each turn adds { $added }
    .bank3 = 3 days for the whole game, each turn adds { $added }
    .bank7 = 7 days for the whole game, each turn adds { $added }
table-option-time_up = When somebody’s time is up
    .remind = They are reminded
    .move = A computer finishes their turn
    .seat = A computer takes the seat until they are back
table-option-away = While somebody is away (/notify)
    .false = Their clock runs on
    .true = Their clock stands still
table-option-absence = Who is gone may be replaced after
    .d1 = 1 day
    .d3 = 3 days
    .d7 = 7 days
    .d14 = 14 days
table-option-seats = Seats
    .lot = By lot
    .order = As you sit in the lobby
thread-name = { $game } · { $host }’s table
play-in-thread = Your table is open in { $thread }.

## Coach

hint-title = ### A master’s best moves
hint-best = **{ $rank }.** { $move }
hint-behind = **{ $rank }.** { $move } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less
review-progress = Looking back: { $done } of { $all } decisions …
review-title = ### { $game }: your game, looked back at
review-lost = { $decisions } decisions. What was surely given away: **{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points**.
review-nothing-lost = { $decisions } decisions, and none that was surely worse than another. Well played!
review-lucky = The dice were kinder than usual: worth { NUMBER($points, maximumFractionDigits: 0) } points more than on average.
review-unlucky = The dice were harder than usual: worth { NUMBER($points, maximumFractionDigits: 0) } points less than on average.
review-fair-dice = The dice were neither kind nor hard.
review-costly = **{ $stand }**, about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    You: { $made }
    Better: { $better }

## The board in the channel

board-title = ## { $game } · { $stand }
board-old-title = ### { $game } · { $chapter }
board-commitment = -# Every roll is fixed already. Proof: `{ $commitment }` is the SHA-256 of the seed, which is shown at the end.
board-awaited = Waiting for { $names }.
board-awaited-ready = Waiting for { $names }. Ready: { $ready }.
board-turn = { $names }, **it’s your turn**.
board-turn-for = { $names }, **it’s your turn**: { $wanted }
# What somebody did because there was nothing else to do.
# The reader among other names: the order is Anne, you, Ben.
you = you
news-times = { $line } (×{ $times })
news-only-move = { $line } *(the only move)*
board-awaited-nobody = One moment …
board-done-to = -# { $name }: { $what }
board-dms-closed = { $names }: I can’t send you direct messages. Press **Make my move** below to play here, or allow messages from members of this server.
board-undo = ↩️ { $count ->
    [one] { $name } has taken the last move back.
   *[other] { $name } has taken back: { $count } moves don’t count any more.
}
board-host = 👑 { $name } is the host from now on: nothing was heard of the last one for a week.
board-replaced = 🪑 { $after } plays on in the seat of { $before }.
board-replaced-computer = 🪑 { $before } was gone for too long; a computer plays on in that seat.
board-resign = 🏳️ { $name } has left; a computer plays on.
board-stand-in = ⏱️ { $name }’s move was made by the computer: the time was up.
board-taken = ⏱️ { $name }’s time was up; a computer has the seat. **Take my seat back** or `/back` returns it.
board-back = 👋 { $name } is back and has the seat again.
board-clock = -# ⏱️ { $name }: until { $until } ({ $left })
board-clock-over = -# ⏱️ { $name }: the time was up { $left }
board-away = -# 🏖️ { $name } is away, back on { $day }.
board-away-long = -# 🏖️ { $name } is away, back on { $date }.
board-sheets = Look at a sheet
board-sights = Look closer
button-sheet = My sheet
button-move = Make my move
button-board = Board
button-log = Log
button-replay = Replay
button-log-more = Log: { $more } more
button-undo = Undo
button-undo-ask = Undo …
button-reset-turn = Take back my turn
button-next = Next: { $game }
button-back = Take my seat back
button-again = Play again
button-resign = Leave …
button-end = End …
own-pace-line = { $name }: { $done } of { $all } half days
final-title = ## { $game }: the game is over
final-winners = 🏆 { $names } { $many ->
    [one] wins
   *[other] share the victory
} with **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**.
final-solo = { $name } has **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**.
final-agreed = 🤝 All agreed to end it here, with the ranks as they stood.
aborted = ## { $game } was ended without a result.

## Calls and reminders

call-channel = { $name }, it’s
call-inbox = It’s
call-turn = 🔔 { $who } your turn in { $is_here ->
    [yes] { $game }
   *[no] { $game } in { $where }
}
taken-channel = 🪑 { $name }, { $by_clock ->
    [yes] your time was up, so a computer
   *[no] you were gone for long, so the others agreed that a computer
} plays for you in { $game }. The seat is still yours whenever you are back.
taken-inbox = 🪑 { $by_clock ->
    [yes] Your time was up, so a computer
   *[no] You were gone for long, so the others agreed that a computer
} plays for you in { $game } in { $where }. The seat is still yours whenever you are back.
parting = 🪑 You were gone for long, so the others agreed that { $name } plays on in your seat in { $game } in { $where }. If you would like to have it back, ask { $name } there: `/replace` hands it over.
call-wanted = { $what }: { $wanted }
call-until = until { $until } ({ $left })
remind-title = ⏰ { $who } your turn{ $count ->
    [one] .
   *[other] { " " }in { $count } games:
}
remind-game = **{ $game }** in { $where }
remind-waited = the others have waited for { $span }
remind-time-up = your time was up { $when }
span-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] a day
   *[other] { $count } days
}
button-hush = Quiet for this turn
hushed = I’ll be quiet until your next turn.

## /notify

notify-title = ### How I call you
    In all your games, on every server. What you choose is kept at once.
notify-reach = **When it’s your turn, I call you**
    .channel = In the game’s channel
    .inbox = By direct message
    .both = In the channel and by direct message
    .silent = Not at all
notify-first_after = **I remind you for the first time after**
notify-again_after = **and then every**
notify-span =
    .h4 = 4 hours
    .h12 = 12 hours
    .d1 = 1 day
    .d2 = 2 days
    .d3 = 3 days
    .d7 = 7 days
notify-first_after-never = Never
notify-again_after-never = No more, once is enough
notify-quiet_from = **My quiet hours are from**
notify-quiet_until = **until**
notify-quiet-none = No quiet hours
notify-away = **Away**
notify-here = I’m here
notify-back-on = Away, back on { $day }, { $date }
notify-zone = -# It is { $time } in your time zone, { $zone }. `/notify zone:` changes it; `/notify away:` takes any day.
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday

## The private panel

panel-title = ### { $game } · { $stand }
panel-where = -# in { $where }
panel-shared = -# We also wait for { $names }.
panel-told = -# { $what }
panel-more = -# … and more: /log tells all of it.
panel-so-far = ➤ { $chosen }
balances = -# You: { $every }
balance = { $had }{ $pays ->
    [0] { $gains ->
        [0] { "" }
       *[other] { " " }→ { $has } (+{ $gains })
    }
   *[other] { " " }→ { $has } (−{ $pays }{ $gains ->
        [0] )
       *[other] , +{ $gains })
    }
}
panel-changing = You have picked already and can change it while we wait for { $names }. Until you confirm, the old pick holds.
panel-choose = Choose …
panel-confirm = Confirm
panel-back = Back
panel-board = Whole board
panel-reset = Start over
panel-change = Change my pick
panel-chosen = ✅ { $move }
panel-done = ✅ Your last move: { $move }
panel-undone = ↩️ Your last move is taken back.
panel-turn-reset = ↩️ Your turn is as it began.
panel-waiting = Waiting for { $names }.
panel-over = The game is over. You have **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**{ $seats ->
    [one] .
   *[other] { ", " }place { $rank } of { $seats }.
}
panel-aborted = The game was ended without a result.

## Log, games

log-title = ### { $game } · { $chapter }{ $pages ->
    [one] { "" }
   *[other] { " " }({ $page } of { $pages })
}
log-since = -# since { $when }
log-chapters = Go to …
log-seats = For whom?
log-everybody = Everybody
log-empty = Nothing yet.
log-file = Game file
replay-title = **{ $game } · { $stand }** { $number ->
    [0] · the beginning, { $moves } moves to come
   *[other] · move { $number } of { $moves }
}
replay-leap-back = ◀ { $moves } moves
replay-leap-on = { $moves } moves ▶
log-file-about = The whole game: its seed, every move that counts, its result. `python -m engine replay` plays it again and checks every roll.
games-title = { $count ->
    [0] You sit at no table. `/play` opens one.
    [one] ### Your game
   *[other] ### Your { $count } games
}
games-awaited = 🔔 **{ $game }** in { $where } · { $stand } · **it’s your turn** { $when }
games-waiting = ⏳ { $game } in { $where } · { $stand } · waits for { $who }
games-taken = 🪑 { $game } in { $where } · { $stand } · **a computer plays for you**; open it below to take your seat back
games-awaited-one = { $name } { $when }
games-since = since { $since }
games-since-until = since { $since }, until { $until }
games-open = Open one of them …
games-silent = -# ⚠️ I can’t post in { $where } any more: the channel is gone or locked, or I lack rights there. Your moves still count; `/move-here` in another channel brings the game there.

## Asking the others

undo-ask = Others have moved since: { $names }. Your last move can only be taken back if everybody agrees, and their moves with it. The request ends with the next move.
undo-ask-sure = Ask them
undo-granted = ↩️ Your last move is taken back.
request-asked = They are asked in the game’s channel. One no, and everything stays as it is.
request-silent = ⚠️ I can’t post in the game’s channel, so nobody can answer there. `/move-here` in another channel brings the game there. If the others aren’t asked there at once, ask once more.
request-undo-ask = ↩️ { $name } would like to take the last move back, and what came after it. { $names } must agree before the next move.
request-undo-yes = Take it back
request-undo-no = It stays
request-undo-granted = ↩️ Everybody has agreed: { $name } takes the last move back.
request-undo-declined = { $name } asked to take a move back. Not everybody agrees; it stays.
request-undo-withdrawn = { $name } asked to take a move back, and plays on instead.
request-undo-lapsed = { $name } asked to take a move back. The game has moved on; it stays.

replace-title = ### { $game }: a seat changes hands
replace-whose = Whose seat?
replace-mine = My own seat: I hand it over
replace-gone = Gone for longer than this table waits
replace-left = Has left; a computer plays
replace-mine-who = To whom do you hand your seat? They are asked, and see what you see as soon as they accept. You only watch then.
replace-gone-who = Who plays on for { $name }? The others are asked, unless you are the host; and whoever shall sit there, too.
replace-left-who = Who plays on in the seat of { $name }? Everybody who still plays is asked.
replace-who = Choose somebody
replace-computer = A computer
replace-me = I would like to
replace-done = Done; the channel reads it too.
request-ranks-ask = 🤝 { $name } would like to end this game of { $game } here, with the ranks as they stand. { $names } must agree before the next move.
request-ranks-yes = End it here
request-ranks-no = Play on
request-ranks-granted = 🤝 Everybody has agreed: this game of { $game } ends here.
request-ranks-declined = The game of { $game } goes on: not everybody wants to end it.
request-ranks-withdrawn = The game of { $game } goes on.
request-ranks-lapsed = The game of { $game } has moved on; whoever wants to end it asks again.
request-computer = a computer
request-handover-ask = 🪑 { $to }, { $name } offers you the seat in this game of { $game }. You play on with everything that lies there.
request-handover-yes = Take the seat
request-handover-no = No, thanks
request-handover-granted = 🪑 { $to } has taken the seat of { $owner }.
request-handover-declined = { $owner } offered the seat to { $to }, who does not take it.
request-handover-withdrawn = { $owner } keeps the seat.
request-handover-lapsed = { $owner } offered the seat to { $to }; that offer is over.
request-replace-ask = 🪑 Shall { $to } play on in the seat of { $owner }? { $name } asks; { $names } must agree. { $owner } ends the question with a move, or with **No**.
request-away = 🏖️ { $owner } said to be away, and back on { $back }.
request-replace-yes = Yes
request-replace-no = No
request-replace-granted = 🪑 All agree: { $to } plays on in the seat of { $owner }.
request-replace-declined = The seat of { $owner } stays as it is: not everybody agrees.
request-replace-withdrawn = The seat of { $owner } stays as it is.
request-replace-lapsed = The seat of { $owner } stays as it is; things have changed since that was asked.

## Ending

resign-ask = Leave this game of { $game } for good? A computer plays on in your seat, and the game counts as played but not won.
resign-sure = Yes, leave
resigned = You have left this game of { $game }.
end-ask-vote = End this game of { $game } without a result? All who still play are asked, and must agree.
    .sure = Ask them
end-ranked = End it with the ranks as they stand
end-ranked-about = You can ask everybody to end it here with the ranks as they stand.
end-ask-alone = End this game of { $game } for good, without a result?
    .sure = End it
end-ask-lobby = Close this table of { $game }? Whoever sits at it is sent home.
    .sure = Close it
end-ask-order = You keep order in this channel, so you may end this game of { $game } of { $names } without asking them. The log will say that it was you.
    .sure = End it for them
ended-for-order = -# { $name }, who keeps order here, has ended it.
abort-asked = The others are asked. One no, and the game of { $game } goes on.
abort-ask = End this game of { $game } without a result? { $names } must agree.
abort-yes = End it
abort-no = Play on
abort-passed = This game of { $game } ends without a result.
abort-refused = The game of { $game } goes on.

## Moving to another channel

move-ask = The game of { $game } would go on in this channel, if its host wants it so, or everybody does: { $names }.
move-agree = I agree
move-done = The game of { $game } goes on here.
game-named = { $game } · { $stand } (game { $number })
board-moved = 🚚 The game goes on in { $where }.

## Privacy

privacy-title = ### What I know of you
    Your number and name on Discord, the tables you sit or sat at, your moves, results and ratings, the leagues you play in, how you want to be called to your turn, and where your direct messages are. Nothing of what you write, and nothing goes anywhere else.
privacy-shown = You stand on leaderboards.
privacy-hidden = You are hidden from leaderboards and daily tables, and nobody else can open your card. Only in leagues that you join do you stand among the others.
privacy-file = Show me all of it
privacy-file-about = Everything that is stored about you, table by table. What a running game keeps from its players is left out.
privacy-hide = Hide me from leaderboards
privacy-show = Show me on leaderboards
privacy-delete = Delete me …
privacy-ask = Delete everything about you? You leave every table, and computers play on for you. In games that are over a nameless seat stays, so that the results of the others don’t change. **This can’t be taken back.**
privacy-sure = Yes, delete me
privacy-deleted = You are deleted: nothing here leads to you any more. What I have posted so far stays in its channels, where you or a moderator can delete it.

## Settings of a server

settings-title = ### What holds on this server
    -# Each choice counts at once.
settings-channels = **Where tables may open** (threads of these channels too)
settings-everywhere = Everywhere
settings-options = **How a table begins**; its host can change it behind **Options**
settings-server = **Order**
settings-enders = Games can be ended over their people’s heads by
    .keepers = who may manage their channel or its messages
    .managers = who may manage the server
    .nobody = nobody; only by agreement
settings-threads = The thread of a finished game sleeps
    .discord = when Discord puts it to sleep
    .h1 = after an hour
    .d1 = after a day
    .d7 = after a week
settings-language = What everybody reads is written in
settings-language-choice = What everybody reads is written in { $language }, from the next post on
settings-one-language = **Language**: { $language }, for everybody; I speak no other yet.
language = English

## Help

help-text =
    ## Town Crier
    Board games with friends, at your own pace. `/play` opens a table in a channel; people press **Join**, computers can be added, the host presses **Start**. When it’s your turn you get a message with everything you need; **Make my move** below the board does the same here. Nothing is lost when the bot restarts, and old buttons keep working.
help-rules = Rules of { $game }
doctor-title = ### What I need in this channel
doctor-well = All is well: games can be played here.
doctor-ill = { $count ->
    [one] One right is
   *[other] { $count } rights are
} missing. Server settings → Roles → Town Crier, or this channel’s settings → Permissions, switch on what is marked ❌. Administrator is never needed.
deep-title = ### What Discord does as I expect
deep-well = Everything was as I expect it. What I posted for it is gone again, but for what is linked here.
deep-differs = { $count ->
    [one] One thing is
   *[other] { $count } things are
} different from what I expect; below each stands Discord’s own answer. Please send this to whoever looks after the bot.
deep-go-on = One thing can only be tried when somebody presses this button, and two more with the buttons that I sent you as a direct message:
deep-button = Try that too
deep-deferred = A picture comes with an answer that was announced first
deep-answer-edit = A picture comes into an answer that is there already
deep-follow-up = A picture comes with a second answer
deep-gallery = A post brings its picture, and the picture is named once
deep-edit = A picture comes into a post that is there already
deep-kept = Pictures stay where they are when a post changes
deep-replaced = A new picture takes the place of the old one
deep-bare = A post can give its picture up
deep-nonce = A post that is sent twice by mistake stands once
deep-mentions = Who is called is said anew with each change
deep-size = The largest message that I ever send is taken
deep-characters = The longest text is taken
deep-emoji = Each of my signs is known
deep-message = I can send you a direct message with a picture
deep-late = A post older than an hour can be changed
deep-late-none = there is no post of mine here that is older than an hour; ask again later
deep-thread = A thread sleeps, and wakes with the next post
deep-thread-none = there can be no thread here
deep-commands = My commands are registered as they are
deep-spaces = A text of nothing but spaces is refused
deep-selector = A sign that is a letter as well is known as a picture only with the mark for it
deep-link = A channel of a server can be named in a direct message
deep-nonce-scope = The same mark on a post elsewhere is another post
deep-nonce-life = A post that is sent again after five seconds stands once (longer was not tried)
deep-buckets = How many posts a channel takes
deep-buckets-told = { $posts }, then the count begins anew after { $seconds } s
deep-counting = What counts as one of 4,000 characters
deep-counting-signs = each sign, whatever it is
deep-counting-halves = some signs count twice (UTF-16)
deep-weight = What the limit in bytes counts
deep-weight-told = a text of { $small_bytes } bytes is { $small ->
    [yes] taken
   *[no] refused
}, one of { $large_bytes } is { $large ->
    [yes] taken
   *[no] refused
}, a menu larger than both is { $menu ->
    [yes] taken
   *[no] refused
}
deep-burst = How often a post older than an hour can be changed at once
deep-burst-limited = { $count } times, then again after { $seconds } s
deep-burst-free = { $count } times and perhaps more
deep-ping = Whether a change can call somebody
deep-ping-told = no bot can see that. { $link } was changed to call you: ask somebody to look, or look on your phone, and delete it
deep-inbox = Two things that `/doctor` tries can only be tried here, when you press a button: the first one now, the second one when this message is older than an hour.
deep-inbox-button = Try it here
deep-old-button = Try it after an hour
deep-answers = Which answers on a message older than an hour count as changes of it
deep-answers-none = this message is not an hour old yet; press it again later
deep-answers-told = the first answer to a press { $press ->
    [yes] counts
   *[no] does not
}, later changes of it { $answer ->
    [yes] count
   *[no] don’t
}
deep-saw-pictures = { $count } pictures instead of { $wanted }
deep-saw-files = { $count } files are listed besides
deep-saw-other-ids = the pictures are others than before
deep-saw-two-posts = it stands there twice
deep-saw-one-post = it was taken for the same post
deep-saw-calls = { $count } people are called
deep-saw-text = the text is not what I sent
deep-saw-unknown = not known: { $signs }
deep-saw-sleepless = it sleeps after { $minutes } minutes
deep-saw-asleep = it sleeps on
deep-saw-edited-asleep = a post in it could be changed while it slept
deep-saw-code = Discord’s code for it is { $code }
deep-saw-commands = others are registered
deep-saw-public = everybody could see it
deep-saw-headers = Discord does not say
deep-private = A private answer with a picture comes among direct messages
deep-press = A second answer counts after a refused one, and brings a new picture
right-view-channel = View Channel
right-send-messages = Send Messages
right-attach-files = Attach Files
right-read-message-history = Read Message History
right-send-messages-in-threads = Send Messages in Threads
right-create-public-threads = Create Public Threads

## Refusals: what is wrong, and what to do next

refusal-no-game = There is no game in this channel. `/play` opens a table.
refusal-no-sight = There is no such picture here. To be seen: { $sights }.
refusal-place-taken = There is a game in this channel already. Finish it first, or open a table in another channel or with `thread: True`.
refusal-not-here = Tables don’t open in this channel. They do in { $channels }.
refusal-no-thread-here = A thread can’t be opened from here. Use `/play` in a text channel, or without a thread.
refusal-not-manager = Only who may manage this server can ask for that.
refusal-rights = I lack rights in this channel: { $rights }. `/doctor` says how to give them.
refusal-not-host = Only the host can do that: { $host }.
refusal-not-seated = You don’t sit at this table. `/board` shows it; `/play` opens a table of your own elsewhere.
refusal-already-seated = You sit at this table already.
refusal-table-full = The table is full: { $most } play at most.
refusal-too-few = That takes { $least } at least. Wait for others, or add a computer.
refusal-not-in-lobby = This lobby is closed: its seats and options stay as they are.
refusal-not-playing = The game has not begun yet. The host presses **Start** in the lobby.
refusal-leave-lobby = The game has not begun yet: **Leave** in the lobby is enough.
refusal-game-over = This game is over. `/play` opens a new table.
refusal-not-your-turn = It’s not your turn. We wait for { $waiting }.
refusal-stale = This is an old question; the game has moved on. **Make my move** below the newest board, or `/sheet`, shows where you stand.
refusal-nothing-to-undo = You have no move to take back.
refusal-undo-too-late = That can’t be taken back any more, not even if all agree: something was rolled or shown since, and dice and cards stay what they were.
refusal-undo-shown-by-computer = That can’t be taken back any more: { $name } has moved since, and that rolled or showed something.
refusal-undo-time-up = Your time was up, and a computer made that move; it can’t be taken back.
refusal-not-taken = Nobody has taken your seat: you are still in the game.
refusal-unknown-zone = I don’t know a time zone called { $zone }. Type a city such as Paris, and choose from what I offer.
refusal-no-date = I can’t read { $date } as a date. Write it as year-month-day, for instance 2027-03-31.
refusal-date-past = { $date } is over already. Choose a day that is still to come.
refusal-date-far = That is too far away: { $days } days at most.
refusal-undo-not-yours = { $name } has moved since. In a simultaneous game you can still change your pick: **Make my move** shows how.
refusal-gone-already = That person doesn’t sit at this table any more.
refusal-nobody-to-remove = No computer sits at this table.
refusal-sheet-hidden = { $name } is further ahead than you; you can look at that sheet when you get there.
refusal-doubled = You have chosen that already.
refusal-unknown-computer = There is no such computer player. Choose one from the menu in the lobby.
refusal-unknown-game = I don’t know that game. `/play` offers those I know.
refusal-unknown-rules = This game was begun by rules that I don’t know ({ $rules }; I know them up to { $newest }). The bot has to be brought up to date first.
refusal-not-over = The game is not over yet.
refusal-hints-off = This table plays without hints. The host can allow them before the start, behind **Options**.
refusal-hints-rated = This game is rated, so nobody gets a hint. Hints are for unrated tables.
refusal-hint-given = You have had your hint for this turn; it was for an earlier question. The next turn brings a new one.
refusal-already-voted = You have voted already.
refusal-request-open = That is being asked already; the question stands in the game’s channel.
refusal-request-over = That question is over; nothing was changed.
refusal-not-asked = That is not for you to decide: only those who are asked can answer.
refusal-no-seat-to-give = No seat can change hands at your word: you don’t sit here, and nobody’s seat is free.
refusal-seat-not-to-give = That seat can’t change hands now. `/replace` shows which can.
refusal-nobody-to-agree = Nobody else plays who could agree. `/end` ends the game without a result.
refusal-no-bots = Bots don’t play here. Choose a person, or add a computer in the lobby next time.
refusal-sits-already = { $name } sits, or sat, at this table already.
refusal-is-away = { $name } is away until { $back }, and at this table clocks stand still meanwhile: until then nobody takes that seat.
refusal-not-gone = { $name } is not gone: this table waits for { $days ->
    [one] a day
   *[other] { $days } days
} before a seat can be given away.
refusal-seat-of-computer = A computer has played there from the beginning; only a seat that a person left can be taken.
refusal-computer-already = A computer plays there already.
refusal-vote-over = That vote is over; the game goes on.
refusal-vote-too-soon = That was voted on already, and somebody wants to play on. It can be asked again { $when }.
refusal-no-keeper = Only somebody who may manage this channel or its messages can do that, in the channel of the game.
refusal-too-soon = One table after the other: wait a few seconds, then try again.
refusal-too-many-tables = You have opened { $most } tables on this server that are not done yet. Finish or `/end` one of them first.
refusal-your-rights = You may not do that in this channel yourself, so I don’t do it for you. You would need: { $rights }.
refusal-here-already = The game is played in this channel already.
refusal-not-mine = That is not one of your running games. `/games` lists them.
refusal-other-server = That game is played on another server, and can only be moved there. Use `/move-here` in one of its channels.
refusal-seat-gone = You have left this game; a computer plays on in your seat.
refusal-no-setting = That is not, or no longer, among the choices. Nothing has changed; `/settings` shows what there is.
refusal-unknown-option = There is no such option. Use the menus behind **Options**.
refusal-unknown-choice = There is no such choice. Use the menus behind **Options**.
refusal-wrong-seats = { $least } to { $most } can play; { $seats } sit here.
refusal-illegal = The rules don’t allow that now. **Make my move** below the board, or `/sheet`, shows what you can do.
answer-below = ⤵️ It goes on below.
answer-lost = { $name }, Discord lost my answer to you, and I can’t send you direct messages. { $kept ->
    [yes] What you confirmed is kept; `/sheet` shows where you stand.
   *[no] Nothing was changed; please press again.
}
command-changed = That command has changed. Close and open Discord, then try again; `/help` lists what there is.
sorry-discord = Discord did not take my answer. { $kept ->
    [yes] What you confirmed is kept; `/sheet` shows where you stand.
   *[no] Nothing was changed; please try again.
}
picture-undrawn = 🖼️ The picture could not be drawn this time. In words:
sorry-bug = Something went wrong on my side. { $kept ->
    [yes] What you confirmed is kept; `/sheet` shows where you stand.
   *[no] Nothing was changed.
} The host finds the fault in the log as `{ $code }`.
sorry-disk = { $kept ->
    [yes] What you confirmed is kept, but
   *[no] **This was not kept:**
} { $reason ->
    [full] the host’s disk is full.
    [busy] the database is busy.
   *[broken] the database takes nothing now.
} { $kept ->
    [yes] `/sheet` shows where you stand.
   *[no] Nothing was changed; try again later, and tell the host.
} The host finds it in the log as `{ $code }`.
