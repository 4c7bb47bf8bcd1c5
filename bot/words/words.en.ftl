# What Elder says in the chat. A game's own words stand beside its rules.

# Small things

cited = { $game } { $section }
choice-yes = Yes
choice-no = No
choice-nothing = Nothing
choice-enough = That is all
back = ‹ Back
do-it = Do it
done = Done.
page = { $page } / { $pages }
page-next = More
binding = Afterwards you may not be able to take this back on your own.
number-between = A number from { $low } to { $high }
typed-guess = Did I get that right?

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
lobby-options = Change an option
option-line = { $option }: { $value }
opened = The table is open. Sit down, choose your tribes, and press *Start*.
opened-thread = The table is open over in { $place }.
joined = You have a seat. Choose your tribe on the lobby message.
thread-offer = A table is open in this channel already. Shall I open yours in a thread beside it?
thread-make = Open it in a thread
thread-name = { $game } with { $who }

# Table

awaited = ➡️ { $who } is up · called { $since }
awaited-maybe = ↪️ { $who } may step in · asked { $since }
awaited-computer = 🤖 { $who } is thinking …
table-parked = 🅿️ This table is parked. { $reason }
button-turn = Your move
button-hand = My hand
button-undo = Undo
button-log = Log
button-help = Help
not-your-turn = Nothing for you to decide just now. Elder waits for { $awaited }.
not-playing = There is nothing to decide at this table now.

# Taking back

undo-sure = Take back your last action?
undo-yes = Take it back
undo-asks =
    ↩️ { $what_key ->
        [none] { $who } would like to go further back.
       *[other] { $who } would like to go back, to before “{ $what }”.
    } Still to answer: { $voters }.
undo-agree = Agree
undo-refuse = Rather not

# Leaving and ending

leave-sure = Leave the game? A computer player takes your seat.
leave-yes = Leave
end-sure = End this game for everybody?
end-yes = End it

# The log, the status, the handbook, help

log-earlier = ‹ Earlier
log-newest = Newest »
log-empty = Nothing has happened yet.
status-lobby = Waiting for players.
status-leaving = Whoever leaves is followed by a computer player, so nobody waits in vain.
dice-promise = Fair dice: the seed of this game has the SHA-256 `{ $hash }`. You get the seed when the game is over.
book-choose = Choose a section
book-contents = Contents
help-title = Playing with Elder
help-text =
    🪑 **Start** `/game new` opens a table. Join, add computer players if you like, and press *Start*.
    👉 **Play** When Elder calls you, press *Your move*. You are only ever offered what is legal, and you see your action in words before it is done. Or type it: the game has its own command, and it completes what you type.
    👀 **Look** `/board` shows the board to you alone, `/board text:True` says it in words. `/log` tells what happened, `/game status` who is awaited.
    ↩️ **Oops** *Undo* takes your last action back. Once a die has been rolled, something has been revealed, or somebody else has acted, the others are asked.
    📖 **Rules** `/rules` opens the handbook; `/rules topic:` searches it.
help-handbook = Rules of { $game }

# The end

winners =
    { $winners_key ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }
game-ended = The game was ended before it was decided.
rematch = Rematch
dice-fair = Fair dice: the seed was `{ $seed }`, its SHA-256 announced at the start `{ $hash }`.
ended-by-owner = { $who } has ended the game.
ended-all-left = Everybody has left; the table is closed.
parked-damaged = Its papers are damaged. Whoever runs Elder finds the reason in the log.
parked-server-gone = Its server is gone, or has sent me away.
parked-channel-gone = Its channel is gone.

# Trouble with a channel, told to the owner of the table

trouble-owner = The game in { $channel } cannot be shown. { $why }
trouble-locked = The thread is locked; unlock it, and the game goes on.
trouble-permissions = I lack the permission there: { $permissions }.

# What happened at a table

did-open = { $who } opens the table.
did-join = { $who } sits down.
did-leave = { $who } gets up.
did-add-computer = { $who } plays along, by computer.
did-remove-computer = { $who } is not needed after all.
did-choose-tribe = { $who } plays { $tribe }.
did-set-option = { $option } is now: { $value }.
did-start = The game begins! The dice are sealed: `{ $hash }` is the SHA-256 of their seed.
did-give-seat = { $who } has left; { $to } plays on by computer.
did-unpark = The table goes on.
did-ask-undo = { $who } asks to go further back.
did-agree-undo = { $who } agrees.
did-refuse-undo = { $who } would rather not; nothing is taken back.
did-withdraw-undo = { $who } does not want to go back after all.
did-lapse-undo = The game went on, so the wish of { $who } to go back has lapsed.
did-undo = { $who } takes back the last action.
did-take-back = { $who } takes back: “{ $what }”.

# Why not

refused-by = { $why } ({ $section })
no-stale = The game has moved on since this panel was made. Nothing was done.
no-together = These cannot be chosen together.
no-such-choice = I find no “{ $text }” among what is possible now.
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
no-table-here = There is an open table in this channel already.
no-guild = A table needs a channel on a server.
no-thread-here = No thread can be made here. Try another text channel.
no-hands = In { $game } everything lies open; nobody has a hand.
no-seats = This game is for { $low } to { $high }.
no-seated-already = You have a seat here already.
no-stranger = You have no seat at this table.
no-owner = Only { $owner }, who owns the table, can do that.
no-full = All { $seats } seats are taken.
no-too-few =
    { $here ->
        [one] Only one sits here; { $low } are needed.
       *[other] Only { $here } sit here; { $low } are needed.
    }
no-tribe-taken = { $who } plays { $tribe } already.
no-computer-here = There is no computer player here.
no-started = The game has not started yet.
no-started-already = The game has started already.
no-over-already = This game is over.
no-undo-nothing = You have done nothing yet that could be taken back.
no-undo-asked = { $who } has already asked to go back; that is answered first.
no-undo-answered = Your answer is known already.
no-undo-request = Nobody is asking to go back any more.
no-undo-new-rules = The rules have been corrected since this game began, so nothing can be taken back in it.
no-permission = Discord does not let me do that here.
no-permissions = Here I lack the permission: { $missing }.
no-idea = Something went wrong on my side. Nothing of the game is lost. If it happens again, tell whoever runs Elder: { $number }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
instead-new = `/game new` opens one.
instead-add-computer = *Add computer player* fills a seat.
instead-choices = Possible: { $choices }.
instead-complete = Type the beginning of a name, and take what is offered.
instead-contents = `/rules` without a topic shows the contents.

# Commands

cmd-game = game
    .about = Open a table, join it, look after it
cmd-game-new = new
    .about = Open a table in this channel
    .game = game
    .game-about = What do you want to play?
    .seats = seats
    .seats-about = How many shall sit at the table? As many as can, if you do not say.
cmd-game-join = join
    .about = Sit down at the table in this channel
cmd-game-leave = leave
    .about = Give up your seat
cmd-game-start = start
    .about = Begin the game with those who sit here
cmd-game-status = status
    .about = Who sits where, who is awaited, what was agreed
cmd-game-end = end
    .about = End the game for everybody
cmd-actions = actions
    .about = What you can do in the game
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
