# What Elder says in the chat. A game's own words stand beside its rules.

# Small things

cited = { $game } { $section }
choice-yes = Yes
choice-no = No
choice-nothing = Nothing
choice-enough = That is all
back = ‹ Back
do-it = Do it
page = { $page }/{ $pages }
page-next = More
binding = You cannot take this back on your own afterwards.

# Lobby

lobby-seats = At the table: { $taken } of { $seats }
seat-taken = { $number }. { $name } · { $tribe }
seat-computer = { $number }. { $name } 🤖 · { $tribe }
seat-free = { $number }. a free seat
lobby-join = Join
lobby-leave = Leave
lobby-computer = Add computer player
lobby-dismiss = Remove computer player
lobby-start = Start
lobby-tribe = Choose your tribe
lobby-options = Change how you play (who opened the table)
option-line = { $option }: { $value }

# Table

awaited = ➡️ { $who } is up, since { $since }
awaited-maybe = ↪️ { $who } may step in, since { $since }
awaited-computer = 🤖 { $who } is thinking …
table-parked = 🅿️ This table is parked: { $reason }
undo-asks = ↩️ { $who } would like to go further back. Still to answer: { $voters }.
undo-agree = Agree
undo-refuse = Rather not
button-turn = Your move
button-hand = My hand
button-undo = Undo
button-log = Log
button-help = Help
not-your-turn = Nothing to decide for you just now. Elder waits for { $awaited }.

# The end

winners =
    { $winners_key ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }
game-ended = The game was ended before it was decided.
rematch = Rematch
dice-fair = Fair dice: the seed was `{ $seed }`, its SHA-256 announced at the start `{ $hash }`.
