# What Elder says in the chat. A game's own words stand beside its rules.

# Small things

cited = Handbook: { $game } { $section }
choice-yes = yes
choice-no = no
choice-nothing = Nothing
choice-enough = That is all
choice-vain = There is nothing you could do then.
choice-idle = Nothing else is possible for you just now.
left-to-elder = 🤫 Elder lets this pass for you in a moment. To answer it yourself, choose below to be asked always.
back = ‹ Back
do-it = Do it
done = Done.
chosen = Chosen: { $action }.
page = { $page } / { $pages }
page-next = More
binding = You may not be able to take this back on your own afterwards.
number-between = A number from { $low } to { $high }
all-words = all every everybody everyone everything
number-words = a an one, two, three, four, five, six, seven, eight, nine, ten
typed-guess = Is this what you meant?

# Lobby

lobby-seats = At the table: { $taken } of { $seats }
seat-taken = { $number }. **{ $name }** · { $tribe }
seat-computer = { $number }. **{ $name }** 🤖 · { $tribe }
seat-free = { $number }. *a free seat*
lobby-join = Join
lobby-leave = Leave
lobby-computer = Add computer player
lobby-dismiss = Remove computer player
lobby-start = Start
lobby-tribe = Choose your tribe
tribe-computer = { $tribe } · { $name } 🤖 swaps with you
lobby-options = Change an option
option-line = { $option }: { $value }
usual-rules = The usual rules
no-hurry = no time limit
opened = The table is open. Sit down, and press *Start* when all are there.
opened-thread = The table is open over in { $place }.
setting-up = ⏳ Setting up …
joined = You have a seat. The table’s message shows whom you play, and lets you change it.
thread-offer = A table is open in this channel already. Shall I open yours in a thread beside it?
thread-make = Open it in a thread
thread-name = { $game } with { $who }

# Time

hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
terms-limit = Time for a decision
    .about = How long may somebody think before Elder steps in? Each action begins a new decision; nobody's time is over unwarned.
    .none = as long as you like
terms-bank = Unused time is saved
    .about = Who decides early saves what is left, up to this, for a decision that takes longer.
    .none = no
terms-out = When time is over
    .about = What happens when somebody has not decided in time, and has been warned?
    .remind = Elder calls once more and waits
    .decide = Elder answers this one question
    .stand-in = Elder plays until they are back
terms-guests = Latecomers may take a computer's seat
    .about = May somebody join in the middle of the game, in place of a computer player?
terms-discreet = Computer players take time for secret answers
    .about = Shall nobody be able to tell them from a person who has left such answers to Elder? It makes them slower.
until-remind = -# ⏳ decide { $until }; then Elder calls once more
until-decide = -# ⏳ decide { $until }, or Elder answers this one question
until-undo = -# ⏳ if somebody has not answered { $until }, nothing is taken back and the game goes on
until-stand-in = -# ⏳ decide { $until }, or Elder plays on until you are back
paused = ⏸️ Paused { $since }: the game rests, and all clocks with it. Whoever acts, or presses *Go on*, ends the pause.
pause-asks = ⏸️ { $who } would like a pause. Still to answer: { $voters }.
pause-end = Go on
take-seat = Take { $who }'s seat
seat-offered = Your seat is offered: whoever takes it gets your hand and all your secrets, and you play on until then. The same command keeps it after all.
seat-kept = You keep your seat.
seat-yours = The seat is yours, with all that belongs to it.
kick-sure = Send { $who } away? The seat is lost, and { $who } can only come back when you let them in again: the same command does.
let-in = { $who } may come back, with `/game join`.
kick-yes = Send away

# My tables and habits

games-title = Your tables
games-none = You sit at no table.
games-awaited = ➡️ **{ $game }** in { $place } · [to the table]({ $link }) · { $how }
games-playing = ⏺️ { $game } in { $place } · [to the table]({ $link }) · { $how }
games-paused = ⏸️ { $game } in { $place } · [to the table]({ $link }) · { $how }
games-lobby = 🪑 { $game } in { $place } · [to the table]({ $link }) · waiting for players { $how }
games-parked = 🅿️ { $game } in { $place } · cannot go on at present { $how }
games-since = you are awaited · called { $since }
games-until = you are awaited; decide { $until }
games-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
games-close = End { $game }
habits-title = When you hear from Elder
habits-away = 🏖️ You are on holiday until { $until }. Your clocks stand still, and nobody reminds you.
habits-quiet = 🌙 Quiet from { $from } to { $to } ({ $zone }): no reminders and no warnings then, and no time of yours ends before you could be warned.
habits-no-quiet = 🌙 No quiet hours ({ $zone }).
habits-reminders = ⏰ Reminders: { $spacing }.
answers-title = { $game }: what you answer once for all
answers-none = This game asks no small questions again and again.
answers-entry = { $question }: { $answer }
answers-note = Nobody but you sees this. What you leave to Elder calls you no more; you can take such an answer back like any other.
answers-note-secret = 🤫 Elder takes time for an answer that is secret, by chance and whatever you hold.
answers-note-vain = 🤫 Called after all, you show the others that you could answer: who wants to hide even that is always asked.
answering-always = always ask
    .about = Elder calls you for each of these questions.
answering-could = only when I could
    .about = Where you can do nothing, Elder lets the question pass for you.
answering-turn = not this turn
    .about = Elder lets every such question pass until the present turn is over.
habits-note = You are called once for each turn in any case. `/me back` ends a holiday, `/me quiet` without hours ends the quiet ones.
spacing-0 = never
spacing-10800 = every 3 hours
spacing-21600 = every 6 hours
spacing-43200 = every 12 hours
spacing-86400 = every day
spacing-172800 = every 2 days
spacing-259200 = every 3 days
spacing-604800 = every week

# Table

awaited = ➡️ { $who } is up · called { $since }
awaited-maybe = ↪️ { $who } may answer already · asked { $since }
awaited-absent = 🤖 Elder decides for { $who } …
awaited-computer = 🤖 { $who } is thinking …
goes-on-below = ⬇️ The game goes on below.
table-parked = 🅿️ This table is parked. { $reason }
button-turn = Your move
button-hand = My hand
button-look = Closer look
board-whole = Everything
button-undo = Undo
button-log = Log
button-replay = Replay
button-help = Help
not-your-turn = There is nothing for you to decide just now. Elder is waiting for { $awaited }.
complete-waiting = Not now: Elder is waiting for { $awaited }
not-playing = There is nothing to decide at this table now.
since-your-move = **Since your last move**, before what the table message tells:
events-earlier = … and { $count } earlier: see *Log*

# Taking back

undo-sure =
    { $what_key ->
        [none] Take back your last action?
       *[other] Take back “{ $what }”?
    }
undo-others = Since then dice have been rolled, something has been shown, or somebody else has acted. So { $voters } must agree first, and all that came after it is taken back as well.
undo-waits = Still to answer: { $voters }.
undo-yes = Take it back
undo-asks =
    ↩️ { $what_key ->
        [none] { $who } would like to take back a secret decision, and all that came after it.
       *[other] { $who } would like to take back “{ $what }”, and all that came after it.
    } Still to answer: { $voters }.
undo-agree = Agree
undo-refuse = Rather not

# Leaving and ending

leave-sure = Leave the game? A computer player takes your seat.
leave-yes = Leave
end-sure = End this game for everybody?
end-yes = End it
restore-sure =
    Take the game back to its action { $step } for everybody? { $undone ->
        [one] One action
       *[other] { $undone } actions
    } after it will be taken back.
restore-yes = Take it back
restore-again-sure =
    Take the game forward again to its action { $step } for everybody? { $again ->
        [one] One action
       *[other] { $again } actions
    } will count again.
restore-again-yes = Take it forward
restore-beginning = The beginning
restore-unsaid = something that only some may know
restore-entry = { $step } · { $what }
moved = The table goes on in { $place }.
shown-to-everyone = Everybody may now look at this table with `/board`, `/log` and `/replay`.
shown-to-players = Only those who play may now look at this table with `/board`, `/log` and `/replay`. What stands in its channel, everybody there still sees.
audience-everyone = everybody
audience-players = those who play

# The log, the status, the handbook, help

log-earlier = ‹ Earlier
log-newest = Newest »
log-empty = Nothing has happened yet.
status-lobby = Waiting for players.
status-leaving = If somebody leaves, a computer player takes the seat; nobody waits in vain.
dice-promise = Fair dice, sealed: fingerprint `{ $hash }…`. `/verify` shows all of it.
book-choose = Choose a section
book-contents = Contents
help-title = Playing with Elder
help-text =
    🪑 **Start** `/game new` opens a table. Join, add computer players if you like, and press *Start*.
    👉 **Play** When Elder calls you, press *Your move*. You are only ever offered what is legal, and you see your action in words before it is done. Or type it: every game has a command of its own, which completes what you type.
    👀 **Look** `/board` shows the board to you alone, `/board text:True` says it in words. `/log` tells what happened, `/game status` who is awaited.
    ⏳ **Take your time** `/games` lists all your tables. `/me` knows your holidays and quiet hours; `/game pause` lets a game rest, `/game replace` hands your seat over.
    ↩️ **Oops** *Undo* takes back your last action. Once a die has been rolled, something has been revealed, or somebody else has acted, the others are asked first.
    📖 **Rules** `/rules` opens the handbook; `/rules topic:` searches it.
help-handbook = Rules of { $game }

# Looking back

replay-step = Action { $step } of { $steps }
replay-first = « Start
replay-back = ‹ Back
replay-on = On ›
replay-last = End »
replay-film = As a film
replay-stills = Step by step
replay-record = Record file
replay-proof = Fair dice?
film-told = The whole game, { $steps ->
        [one] one action
       *[other] { $steps } actions
    } in { $frames } pictures
film-alt = The game from its beginning to its end, in { $frames } pictures. At the end: { $last }
film-wait = I am cutting the film; that may take a minute.
record-about = The whole game on one sheet: its seed and every action. `/game import` plays it again, here or elsewhere, and so does `python -m rules replay { $file }` without a chat.
brought-unseen = Elder has not seen it played and cannot say whether its dice were fair.
proof-brought = This game comes from a file. Nobody showed the seal of its dice before it began, so its seed may have been chosen afterwards, and its moves may be anybody’s. All that is known: by the rules its { $actions } actions are possible.
proof-opened = The seed `{ $seed }` has the SHA-256 `{ $hash }`. That is the seal that was shown when the game began: nobody has chosen the dice afterwards.
proof-sealed = The seed of the dice still has the SHA-256 `{ $hash }`, the seal that was shown when the game began. You get the seed itself when the game is over.
proof-broken = The seed has the SHA-256 `{ $hash }`, but the seal shown at the start was `{ $promised }`. These dice cannot be trusted.
proof-played = Played again from the beginning, the { $actions } actions lead to exactly the position that is on the board.
proof-differs = Played again from the beginning, the game parts from its board after action { $number }. What is on the board does not follow from its log; whoever runs Elder should know.
proof-by-hand = By hand: any tool for SHA-256 turns the seed into the seal. Throw number n (from 0) is the SHA-256 of “seed/n/0”; `/game export` gives you the whole game to play again.

# Records

ladder-title = { $game }: leaderboard
ladder-points = Strength
ladder-wins = Wins
ladder-games = Games
ladder-line = { $place } **{ $who }** · { $points } · { $wins } of { $games } won
ladder-empty = Nobody has finished a game against somebody else here yet.
ladder-about = Counted are games that at least two people have played to the end on this server. Everybody starts with a strength of 1000; computer players have none.
stats-title = { $who } on this server
stats-empty = No game against other people has been finished yet.
stats-line = **{ $game }** · { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins } won · strength { $points } · place { $place } of { $of }
listed = From now on your results are kept under your name, and you are on the leaderboards.
unlisted = From now on your results are kept without your name, and you are on no leaderboard. `/me forget` also takes your name off what you have played so far.
forget-sure = Forget you?
forget-what =
    🗑️ **Forgotten at once:** your name and account on all results and in the logs of all games that are over, on every server; your strength; your holiday, time zone, quiet hours and reminders. This cannot be undone.
    📌 **What stays:** tables that are not over go on with you and your name, for the others have to know who plays; who left one is remembered there until it ends, so that nobody gets to know two hands. Press this again when they are over, or `/game leave` first. A wish to be in no list (`/me privacy`) is kept, or it could not be obeyed. Messages in channels stay as they were posted; who may delete messages there can delete them.
forget-yes = Forget me
somebody = Somebody
forgotten =
    { $results ->
        [0] There was no result under your name.
        [one] Done: one result is now nobody's.
       *[other] Done: { $results } results are now nobody's.
    } { $games ->
        [0] No game that is over knew you.
        [one] One game that is over does not know you any more.
       *[other] { $games } games that are over do not know you any more.
    } I have forgotten when you want to hear from me.{ $open ->
        [0] { "" }
        [one] { " " }One table that is not over still knows you: `/me forget` again when it is.
       *[other] { " " }{ $open } tables that are not over still know you: `/me forget` again when they are.
    }

# The end

winners =
    { $winners_key ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }
game-ended = The game was ended before it was decided.
rematch = Rematch
dice-fair = Fair dice: seed `{ $seed }`, fingerprint `{ $hash }…` as at the start. `/verify` checks them.
ended-by-owner = { $who } has ended the game.
ended-all-left = Everybody has left; the table is closed.
parked-damaged = Its records are damaged. Whoever runs Elder finds the reason in the log.
parked-server-gone = Its server is gone, or has sent me away.
parked-channel-gone = Its channel is gone.

# Trouble with a channel, told to the owner of the table

trouble-owner = The game in { $channel } cannot be shown. { $why }
trouble-locked = The thread is locked; unlock it, and the game goes on.
trouble-permissions = I lack the permission there: { $permissions }.

# What happened at a table

did-open = { $who } opens the table.
did-join = { $who } sits down.
did-join-instead = { $who } sits down in place of { $instead }, a computer player.
did-leave = { $who } leaves the table.
did-add-computer = { $who }, a computer player, joins.
did-remove-computer = { $who }, a computer player, leaves the table.
did-choose-tribe = { $who } plays { $tribe }.
did-set-option = { $option } is now: { $value }.
did-start = The game begins! The dice are sealed: their seed has the SHA-256 `{ $hash }`.
did-start-brief = The game begins! The dice are sealed: fingerprint `{ $hash }…`, in full in the *Log*.
did-give-seat = { $who } has left; { $to }, a computer player, plays on.
did-inherit = { $who } runs this table now.
did-leave-server = { $who } is no longer on this server; { $to } plays on by computer.
did-leave-server-lobby = { $who } is no longer on this server.
did-kick = { $who } has been sent away; { $to } plays on by computer.
did-let-in = { $who } may come back to the table.
did-kick-lobby = { $who } has been sent away.
did-offer-seat = { $who } offers the seat to whoever likes to take over.
did-keep-seat = { $who } keeps the seat after all.
did-take-seat = { $who } takes over from { $whose }.
did-run-out-remind = The time of { $who } is over. The game waits.
did-run-out-decide = The time of { $who } is over: Elder answers this one question.
did-run-out-stand-in = The time of { $who } is over: Elder plays on until { $who } is back.
did-say-answer = { $question }: { $answer }.
did-come-back = { $who } is back.
did-go-on-holiday = { $who } is on holiday until { $until }; the clock stands still as long.
did-end-holiday = { $who } is back from holiday.
did-ask-pause = { $who } would like a pause.
did-refuse-pause = { $who } would rather play on.
did-withdraw-pause = { $who } does not want a pause after all.
did-pause = The game rests.
did-go-on = The game goes on.
did-bring = { $who } has brought this game along.
did-move-table = { $who } has moved the table here, to { $place }.
did-show-to-everyone = { $who } lets everybody look at this table with `/board`, `/log` and `/replay`.
did-show-to-players = { $who } lets only those who play look at this table with `/board`, `/log` and `/replay`.
did-restore-again =
    { $who } has taken the game forward again to its action { $step }; { $again ->
        [one] one action counts
       *[other] { $again } actions count
    } again.
did-restore =
    { $who } has taken the game back to its action { $step }; { $undone ->
        [one] one action counts
       *[other] { $undone } actions count
    } as taken back.
did-unpark = The table goes on.
did-ask-undo = { $who } asks to take something back.
did-ask-take-back = { $who } asks to take back: “{ $what }”.
did-agree-undo = { $who } agrees.
did-refuse-undo = { $who } would rather not; nothing is taken back.
did-withdraw-undo = { $who } does not want to go back after all.
did-lapse-undo = The game has gone on; the wish of { $who } to go back no longer stands.
did-late-undo = Not everybody has answered in time; nothing that { $who } wanted to take back is taken back.
did-undo = { $who } takes back the last action.
did-take-back = { $who } takes back: “{ $what }”.

# Why not

refused-by = { $why } ({ $section })
no-stale = The game has moved on since this panel was opened. Nothing was done.
no-together = These cannot be chosen together.
no-such-choice = “{ $text }” is not among what is possible now.
no-such-now = “{ $action }” is not possible now.
no-such-button = I do not know this button any more.
no-such-command = I do not know this command any more. Discord may take a minute to learn the new ones.
no-such-table = This table is gone.
no-such-game = I know no game called “{ $name }”.
no-such-option = There is no option “{ $name }”.
no-such-value = { $option } cannot be “{ $value }”.
no-such-tribe = There is no tribe “{ $name }”.
no-such-topic = The handbook has nothing about “{ $topic }”.
no-card-called = There is no card called “{ $card }”.
no-such-game-here = This table plays something else: { $game }.
no-table-yet = There is no table in this channel.
no-rematch = Only those who sat at this table can play it again.
no-table-here = There is an open table in this channel already.
no-guild = A table needs a channel on a server.
no-thread-here = No thread can be made here. Try another text channel.
no-hands = In { $game } everything lies open; nobody holds a hand.
no-seats = This game is for { $low } to { $high } players.
no-seated-already = You have a seat here already.
no-stranger = You have no seat at this table.
no-owner = Only { $owner }, who runs this table, can do that.
no-full =
    { $seats ->
        [2] Both seats are taken.
       *[other] All { $seats } seats are taken.
    }
no-too-few =
    { $here ->
        [one] There is only one player here; { $low } are needed.
       *[other] There are only { $here } players here; { $low } are needed.
    }
no-tribe-taken = { $tribe } is taken: { $who } plays it.
no-computer-here = There is no computer player at this table.
no-started = The game has not started yet.
no-started-already = The game has started already.
no-over-already = This game is over.
no-undo-nothing = You have done nothing yet that could be taken back.
no-undo-asked = { $who } has already asked to go back; that is answered first.
no-undo-answered = Your answer is known already.
no-undo-request = Nobody is asking to go back any more.
no-undo-new-rules = The rules have been corrected since this game began, so nothing can be taken back in it.
no-seat-free = No seat is free for you here: none is offered, and none of a computer player may be taken.
no-other-seat = You have had the seat of { $who } in this game and know its secrets; another one you cannot take.
no-such-guest = Nobody like that sits here.
no-sent-away = { $owner }, who runs this table, has sent you away from it. Who was sent away has no seat here until let in again.
no-kick-self = You cannot send yourself away.
no-absent = You decide for yourself.
no-pause-asked = { $who } has already asked for a pause.
no-paused-already = The game rests already.
no-paused = The game does not rest.
no-pause-request = Nobody is asking for a pause any more.
no-such-day = I do not understand this day.
no-such-holiday = A holiday ends between today and { $days } days from now.
no-such-hour = I do not understand these hours.
no-such-quiet = Quiet hours are at most { $hours } hours long, or nobody could play with you.
no-such-zone = I know no such time zone.
no-looking = Only those who play may look at this table.
no-replay-new-rules = The rules have been corrected since this game began, so it cannot be played again as it was.
no-record-yet = The record holds the seed of the dice and every secret; you get it when the game is over.
no-game-yet = No game has been played in this channel yet.
no-such-game-over = I know no such game of this channel or of yours. Choose one from the list.
no-film-now = The film could not be made just now. Try again later, or go step by step.
no-import = This cannot be played as a record of a game. The check says: “{ $fault }”
no-import-size = A record has at most { $most } KiB; this file is larger.
no-import-file = I could not fetch this file. Send it again.
no-import-now = I could not look through this record just now. Try again later.
no-listed = This person does not want to be listed.
no-listed-me = You do not want to be listed, so there is nothing to show. `/me privacy` changes that.
no-move-here = The table is in that channel already.
no-move-there = Tables can stand in text channels and threads of this server in which you and I may write.
no-table-there = There is an open table in that channel already.
no-parked = This table is not parked; it can be played on.
no-restore-over = A game that is over cannot go back: its dice and everything that was secret lie open, so nobody could play on fairly.
instead-rematch = *Rematch* below its result plays it once more with the same people.
no-restore = There is no such action. You can go to any from 0 (the beginning) to { $last } but the one where you are.
no-such-table-here = I know no such table of this server that you may look after.
no-permission = Discord does not let me do that here.
no-permissions = Here I lack the permission: { $missing }.
no-idea = Something went wrong on my side. Nothing of the game is lost. If it happens again, tell whoever runs Elder: { $number }.
no-book = My book of games cannot be written just now. Nothing was done; try again in a minute. If it lasts, tell whoever runs Elder: { $number }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
instead-replace = Somebody at the table can offer the seat with `/game replace`.
instead-let-in = Ask { $owner }, who can let you in again with `/game kick player:{ $name }`; or open a table of your own in another channel with `/game new`.
instead-leave = `/game leave` gives your own seat up.
instead-leave-table = You can leave the table with `/game leave`, or ask { $owner }.
instead-day = Write it like { $example }.
instead-hour = Write both, like 22:00 and 7:30.
instead-zone = Write it like Europe/Berlin.
instead-new = `/game new` opens one.
instead-second-table = `/game new` opens another table, in a thread.
instead-tribes = You can choose { $tribes }.
instead-swap = To swap, leave the table, let { $who } take what is yours, and join again.
instead-add-computer = *Add computer player* fills a seat.
instead-number = Possible: a whole number from { $low } to { $high }.
instead-import = Take a file that `/game export` has given you, or that `python -m rules play` has printed.
instead-choices = Possible: { $choices }.
instead-complete = Type the beginning of a name, and take what is offered.
instead-commands = { $ask } Possible: { $commands }.
instead-contents = `/rules` without a topic shows the contents.

# Commands

cmd-game = game
    .about = Open a table, join it, look after it
cmd-game-new = new
    .about = Open a table in this channel
    .game = game
    .game-about = What do you want to play?
    .seats = seats
    .seats-about = How many seats does the table have? As many as the game allows, if you do not say.
cmd-game-join = join
    .about = Sit down at the table in this channel
cmd-game-leave = leave
    .about = Give up your seat
cmd-game-start = start
    .about = Begin the game with those who sit here
cmd-game-pause = pause
    .about = Let the game rest, if all agree; or go on
cmd-game-replace = replace
    .about = Offer your seat to somebody else, or keep it after all
cmd-game-kick = kick
    .about = Send somebody away from your table, or let them in again
    .player = player
    .player-about = Who shall go, or come back?
cmd-games = games
    .about = All your tables, those first where you are awaited
cmd-game-status = status
    .about = Who sits where, how it stands, who is awaited, what was agreed
cmd-game-export = export
    .about = Get the record of a game that is over, as a file
cmd-game-import = import
    .about = Look at a game that was played elsewhere
    .record = record
    .record-about = The file that /game export has given you
cmd-past =
    .game = game
    .game-about = Which one? Without it, the game in this channel, or its last one
cmd-replay = replay
    .about = See a game again, step by step or as a film
cmd-verify = verify
    .about = Check that the dice are fair and the board follows from the log
cmd-game-end = end
    .about = End the game for everybody
cmd-board = board
    .about = See the board, for you alone
    .text = text
    .text-about = In words instead of a picture
cmd-hand = hand
    .about = See what only you may see
cmd-undo = undo
    .about = Take back your last action
cmd-log = log
    .about = Read what has happened
cmd-table = table
    .about = Look after a table: for its owner and for those who manage the channels
    .table = table
    .table-about = Which one? Without it, the table in this channel
cmd-table-move = move
    .about = Take a table to another channel or thread, also one whose channel is gone
    .to = to
    .to-about = Where shall it go on?
cmd-table-visibility = visibility
    .about = Choose who may look at a table with /board, /log and /replay
    .who = who
    .who-about = Who may look?
cmd-table-end = end
    .about = End a table for everybody
cmd-table-restore = restore
    .about = Take a game back to any of its actions; everybody is told
    .step = step
    .step-about = To which action? /replay shows their numbers; 0 is the beginning
cmd-table-resume = resume
    .about = Go on with a parked table
cmd-stats = stats
    .about = What somebody has achieved on this server
    .player = player
    .player-about = Whose? Yours, if you do not say
cmd-leaderboard = leaderboard
    .about = Who is strongest in a game on this server
    .game = game
    .game-about = In which game?
cmd-me = me
    .about = What concerns you at all tables
cmd-me-away = away
    .about = Go on holiday: your clocks stand still
    .until = until
    .until-about = The last day of your holiday
cmd-me-back = back
    .about = End your holiday
cmd-me-quiet = quiet
    .about = Hours in which nobody reminds you; without hours there are none
    .from = from
    .from-about = When do they begin?
    .to = to
    .to-about = When do they end?
    .zone = zone
    .zone-about = Your time zone
cmd-me-reminders = reminders
    .about = How often Elder may remind you, at all your tables together
    .every = every
    .every-about = At most how often?
cmd-me-answers = answers
    .about = Say once for all how to answer a game's small questions
cmd-me-privacy = privacy
    .about = Choose whether your results are kept under your name
    .listed = listed
    .listed-about = Shall your results and your strength be shown?
cmd-me-forget = forget
    .about = Take your name off all that is over: results, games, habits
cmd-rules = rules
    .about = Open the handbook
    .topic = topic
    .topic-about = What do you want to know?
    .card = card
    .card-about = A card or building of a game, by its name.
    .game = game
    .game-about = Of which game?
cmd-help = help
    .about = How to play with Elder
