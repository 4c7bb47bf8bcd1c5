# Everything that is said of Shared Worlds. What is printed on cards stands in cards/words.en.ftl.

game = Shared Worlds
    .about = Four peoples of the ice age in one shrinking world. Cards, three lanes, three ways to win. Two to four, 60 minutes.
    .intro =
        🎯 **Goal** Bring all others to 0 Life, own twice the resources of each, or hold 3 Legendaries in play. Four players are two teams, with numbers of their own.
        👉 **Your first decisions** Take a building, and with it its people: beside each stands what they are good at. With two or three players you take two. Your first turn is skipped: say onto which building its resource goes, then which cards you keep for your Deck.
        🔄 **A turn** Keep and draw, then act or skip for a resource, then refill and take new cards for your Deck.
        🔥 **Resources** Each building keeps resources of its colour; they pay for cards and arm your units. None there? Borrow one from somebody else, for two cards of your hand.
        🛖 **Units** They come into Development, in one of three lanes. Promote them to Combat, charge them with resources, attack.
        🛡️ **Under attack** Block in the same lane, or intercept with a free unit; the rest costs Life.
        🃏 **Cards** They work once a turn: the lower half in Development, the upper half in Combat. Instants answer at any time.
        📖 The list of cards is our reconstruction; the rules are published.

# The colours of the seats

choose-tribe = Choose your colour
tribe-red = Red
    .about = Plays with the red pieces; whom you lead is chosen at the table.
tribe-blue = Blue
    .about = Plays with the blue pieces; whom you lead is chosen at the table.
tribe-yellow = Yellow
    .about = Plays with the yellow pieces; whom you lead is chosen at the table.
tribe-green = Green
    .about = Plays with the green pieces; whom you lead is chosen at the table.

# Things

lane-left = left
lane-center = centre
lane-right = right
zone-combat = Combat
zone-development = Development
phase-setup = set-up
phase-keep = keep and draw
phase-choice = skip or act
phase-muster = muster
phase-actions = actions
phase-combat = combat
phase-end = End Phase
phase-over = the end
standing-usual = in combat and when it matters
standing-always = always
question-answer = Response windows
question-rescue = Rescues
passing-once = once
passing-combat = for this combat
passing-turn = for this turn
side-first = the first
side-second = the second
pile-hand = hand
pile-discard = Discard pile
unknown-card = { $name }
unit-at = { $card } ({ $of }, { $lane })
cubes = { $number } from { $building }
source = { $card } on { $at }
attacker = { $unit } against { $whom }

# What one can do

do-pick = Take { $building }
    .button = Take a building
    .command = pick
    .about = Choose a building, and with it its people.
    .building = building
    .building-about = Which building do you take?
do-skip = Skip the Main Phase: a resource onto { $building }
    .button = Skip for a resource
    .command = skip
    .about = Skip your Main Phase and put a resource onto a building of yours.
    .building = building
    .building-about = Onto which building?
do-act = Play the Main Phase
    .button = Act
    .command = act
    .about = Play your Main Phase.
do-play-unit = Play { $card }, lane { $lane }{ $pay_key ->
        [0] {""}
       *[other] , paid with { $pay }
    }
    .button = Play a unit
    .command = unit
    .about = Play a unit of your hand into Development.
    .card = card
    .card-about = Which unit do you play?
    .lane = lane
    .lane-about = Into which lane?
    .pay = pay
    .pay-about = With which resources do you pay? Borrowed ones cost 2 hand cards each.
do-play-attachment = Put { $card } on { $host }{ $pay_key ->
        [0] {""}
       *[other] , paid with { $pay }
    }
    .button = Play an attachment
    .command = attachment
    .about = Put an attachment of your hand on a unit or building of yours.
    .card = card
    .card-about = Which attachment do you play?
    .host = on
    .host-about = On what?
    .pay = pay
    .pay-about = With which resources do you pay? Borrowed ones cost 2 hand cards each.
do-play-instant = Play { $card }{ $target_key ->
        [none] {""}
       *[other] {" "}on { $target }
    }{ $other_key ->
        [none] {""}
       *[other] {" "}and { $other }
    }{ $pay_key ->
        [0] {""}
       *[other] , paid with { $pay }
    }
    .button = Play an instant
    .command = instant
    .about = Play an instant of your hand.
    .card = card
    .card-about = Which instant do you play?
    .target = target
    .target-about = On whom, or on what?
    .other = second-target
    .other-about = And on what else?
    .pay = pay
    .pay-about = With which resources do you pay? Borrowed ones cost 2 hand cards each.
do-activate = Use { $ability }{ $target_key ->
        [none] {""}
       *[other] {" "}on { $target }
    }{ $other_key ->
        [none] {""}
       *[other] {" "}and { $other }
    }{ $pay_key ->
        [0] {""}
       *[other] , paid with { $pay }
    }
    .button = Use an ability
    .command = use
    .about = Use an ability of a card in play, once in a turn.
    .ability = ability
    .ability-about = Whose ability do you use?
    .target = target
    .target-about = On whom, or on what?
    .other = second-target
    .other-about = And on what else?
    .pay = pay
    .pay-about = With which resources do you pay?
do-promote = Promote { $unit }
    .button = Promote
    .command = promote
    .about = Move a unit of yours from Development to Combat, in its lane.
    .unit = unit
    .unit-about = Which unit do you promote?
do-charge = Charge { $unit } from { $building }
    .button = Charge
    .command = charge
    .about = Move one resource of a building onto a unit of yours: 1 Power.
    .unit = unit
    .unit-about = Which unit do you charge?
    .building = from
    .building-about = From which building?
do-fight = Begin a combat
    .button = Combat
    .command = combat
    .about = Begin a combat; attackers are named after all others could answer.
do-end-main = End the Main Phase
    .button = End the Main Phase
    .command = end-main
    .about = End your Main Phase; the End Phase follows.
do-attack = { $attackers_key ->
        [0] Attack with nobody
       *[other] Attack with { $attackers }
    }
    .button = Attack
    .command = attack
    .about = Name all attackers of this combat, each with its opponent.
    .attackers = attackers
    .attackers-about = Who attacks?
do-block = Block { $attacker } with { $unit }
    .button = Block
    .command = block
    .about = Let a Combat unit of yours stand before an attacker.
    .unit = unit
    .unit-about = Which unit blocks?
    .attacker = attacker
    .attacker-about = Which attacker?
do-intercept = Intercept { $attacker } with { $unit }
    .button = Intercept
    .command = intercept
    .about = Move a free unit of yours before an unblocked attacker.
    .unit = unit
    .unit-about = Which unit intercepts?
    .attacker = attacker
    .attacker-about = Which attacker?
do-pass = { $how_key ->
        [passing-once] Pass
       *[other] Pass { $how }
    }
    .button = Pass
    .command = pass
    .about = Give no answer.
    .how = how-long
    .how-about = For how long?
do-stand = Be asked { $answer }
    .button = When to ask me
    .command = ask-me
    .about = Say when you want to be asked for an answer. Nobody else sees it.
    .answer = when
    .answer-about = When do you want to be asked?
do-choose = Choose { $target }
    .button = Choose
    .command = choose
    .about = Choose what an effect or a rule asks you for.
    .target = choice
    .target-about = Which one?
do-choose-card = Choose { $card }
    .button = Put a card away
    .command = card
    .about = Put a card of your hand away, discard it or make it a Worker, as you are asked.
    .card = card
    .card-about = Which card?
do-remove = Remove { $card } ({ $pile })
    .button = Remove a card
    .command = remove
    .about = Put a card of your own into the Graveyard.
    .card = card
    .card-about = Which card?
    .pile = pile
    .pile-about = From where?
do-keep = { $cards_key ->
        [0] Keep none
       *[other] Keep { $cards }
    }
    .button = Keep cards
    .command = keep
    .about = Keep some of the cards you look at; the rest goes to the Graveyard.
    .cards = cards
    .cards-about = Which cards do you keep?
do-rearrange = Put them back: { $order }
    .button = Rearrange
    .command = rearrange
    .about = Put the cards back, the next one first.
    .order = order
    .order-about = In which order, the next one first?
do-move-to = Move to lane { $lane }
    .button = Move
    .command = move
    .about = Say to which empty lane the unit moves.
    .lane = lane
    .lane-about = To which lane?
do-answer = Choose { $side }
    .button = Answer the offer
    .command = answer
    .about = Choose which of the two things happens.
    .side = choice
    .side-about = The first or the second?
do-trade-workers = Trade 2 Workers for another draw
    .button = Trade Workers
    .command = workers
    .about = Two Workers go to the Graveyard; you look at 5 more cards and keep up to 3.
do-done = That is all
    .button = Done
    .command = done
    .about = Nothing more of what you are asked for.

# What is asked

ask-pick = Which building do you take?
ask-first = The first turn is skipped: onto which building does the resource go?
ask-put-away = Put away hand cards that you do not need; then you draw anew.
ask-choice = Do you act, or skip for a resource?
ask-muster = Muster: promote and charge, before it is seen whether you win by Prosperity.
ask-act = What do you do?
ask-attack = Who attacks?
ask-block = Do you block?
ask-intercept = Do you intercept?
ask-answer = { $on } Do you answer?
ask-target = On whom does the ability work?
ask-odd = Onto which building does the odd resource go?
ask-refresh = Onto which building does the used resource come back?
ask-steal = Onto which building of yours does the stolen resource go?
ask-borrow = From which building do you borrow?
ask-lend = From which building do you lend?
ask-lent = Onto which building of yours does the lent resource go?
ask-worker = Which card becomes a Worker?
ask-discard = Which card do you discard?
ask-remove = Which card do you remove?
ask-keep = { $most ->
        [one] Up to 1 card for your Deck: which do you keep?
       *[other] Up to { $most } cards for your Deck: which do you keep?
    }
ask-keep-hand = { $most ->
        [one] Up to 1 card: which do you take into your hand?
       *[other] Up to { $most } cards: which do you take into your hand?
    }
ask-rearrange = In which order do the cards go back?
ask-lane = To which lane does the unit move?
ask-workers = Do you trade 2 Workers for another draw?
ask-offer = { $who } offers with { $card }: { $text } Which do you choose, the first or the second?

# What can be answered

on-action = { $who } has done something.
on-combat-start = { $who } begins a combat.
on-attackers = { $fights_key ->
        [0] Nobody attacks any more.
       *[other] { $who } attacks: { $fights }.
    }
on-blocks = { $fights_key ->
        [0] Nobody attacks any more.
       *[other] Before the blows fall: { $fights }.
    }
on-after-combat = The combat of { $who } is over.
on-phase-end = { $who } is about to end the turn.
on-save-unit = { $dying_key ->
        [0] Nobody is without Life any more.
       *[other] Without Life: { $dying }.
    }
on-save-player = { $dying_key ->
        [0] Nobody is without Life any more.
       *[other] Without Life: { $dying }.
    }
fight-open = { $attacker }, unblocked
fight-held = { $unit }, held up
fight-blocked = { $blocker } before { $unit }

# What cannot be done

no-building = There is no building { $building }.
no-taken = { $building } is taken already.
no-same-people = You lead the people of { $building } already; your two peoples differ.
no-others-people = Somebody leads the people of { $building } already; at this table all four differ.
no-first-act = Your first turn is always skipped.
no-own-building = { $building } is not your building.
no-hand-limit = You can keep at most { $limit } hand cards.
no-hand-card = { $card } is not in your hand.
no-unit = { $card } is no unit.
no-attachment = { $card } is no attachment.
no-instant = { $card } is no instant.
no-free-lane = You have a card in that lane already ({ $lane }); one card in each lane, across both areas.
no-catch-up = An opponent has more Combat units than you: your unit can only come into a lane where one of them stands ({ $lanes }).
no-lane-to-catch-up = An opponent has more Combat units than you, and no lane with one of them is free. Promote first.
no-host = It cannot be put there: units must be yours and in Development, buildings yours.
no-payment = That is not how it can be paid.
no-cubes = You lack { $missing ->
        [one] 1 resource
       *[other] { $missing } resources
    } of the right colour.
no-workers = You need { $cards } more hand cards as Workers.
no-cube-to-lend = You have no available resource to lend.
no-moment = { $card } cannot be used at this moment.
no-target = There is nothing it could choose.
no-such-target = That cannot be chosen for it.
no-ability = You have no such ability in play, in the area that counts now.
no-second-use = { $card } has been used this turn.
no-life-to-pay = The unit has not the { $life } Life that this costs.
no-cards-to-discard = You have not { $cards ->
        [one] 1 hand card
       *[other] { $cards } hand cards
    } to discard.
no-own-unit = { $unit } is not a unit of yours in that place.
no-promotion = { $unit } is in Combat already.
no-room = { $unit } holds { $most } Power, no more.
no-cube-there = There is no resource of your own to charge with on { $building }.
no-fight = None of your units can attack: in Combat, untapped, with at least 1 Power.
no-attack-development = { $unit } is in Development; only Combat units attack.
no-attack-tapped = { $unit } is tapped.
no-attack-unarmed = { $unit } has no Power to attack with.
no-attack-again = { $unit } has attacked this turn.
no-attack-forbidden = { $unit } cannot attack for now.
no-attack-twice = Each unit attacks once, named from left to right.
no-opponent = Only living opponents can be attacked.
no-attacker = { $unit } is no attacker.
no-other-fight = It attacks { $whom }, not you.
no-second-blocker = Somebody stands before it already.
no-block-development = Units in Development cannot block, but they may intercept.
no-block-lane = It blocks in its own lane only.
no-block-forbidden = It cannot block for now.
no-block-evaded = This attacker cannot be blocked.
no-block-again = It blocks somebody already.
no-intercept-in-place = It stands in that lane: it could have blocked, but it cannot intercept there.
no-intercept-taken = You have another card in the lane of that attacker.
no-intercept-again = It stands before an attacker already.
no-intercept-forbidden = It cannot intercept for now.
no-intercept-evaded = This attacker cannot be intercepted.
no-such-pass = You can pass for a combat only during one, and only once where somebody can be saved.
no-answer-ahead = It is { $who }’s turn to answer first; you are called when it is yours. You can only pass ahead.
no-change = That is how you are asked already.
no-such-place = That is not among what you can choose.
no-stop = This has to be done in full.
no-pile-card = There is no such card in that pile.
no-such-cards = Those are not the cards you look at.
no-more-to-keep = You can keep at most { $most }.
no-empty-lane = That lane is not empty.
no-such-answer = That cannot be done in full, so it cannot be chosen.

# Who cannot play

unfit-seats = Shared Worlds is for { $least } to { $most } players.
unfit-tribe = There is no colour { $tribe }.
unfit-twice = { $tribe } is taken twice.

# What happened

did-pick = { $who } takes { $building }.
did-set-up = Everybody starts with { $cubes } resources.
did-begin = Round { $round }: { $who } is on turn.
did-put-away = { $who } puts away { $cards ->
        [one] 1 hand card
       *[other] { $cards } hand cards
    } and keeps { $kept }.
did-put-away-these = Put away: { $cards }.
did-draw = { $who } draws { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
did-draw-these = You drew: { $cards }.
did-skip = { $who } skips the Main Phase: a resource onto { $building }.
did-muster = { $who } is done with the muster.
did-promote = { $who } promotes { $unit } (lane { $lane }).
did-charge = { $who } charges { $unit }: { $power } Power.
did-play-unit = { $who } plays { $card } (lane { $lane }).
did-play-attachment = { $who } puts { $card } on { $host }.
did-play-instant = { $who } plays { $card }{ $targets_key ->
        [0] {""}
       *[other] {" "}on { $targets }
    }.
did-use = { $who } uses { $ability }{ $targets_key ->
        [0] {""}
       *[other] {" "}on { $targets }
    }{ $life ->
        [0] {""}
       *[other] , for { $life } Life
    }.
did-trigger = { $ability } of { $who } takes effect{ $targets_key ->
        [0] {""}
       *[other] {" "}on { $targets }
    }.
did-borrow-with-workers = { $who } borrows a resource of { $of } from { $building }, for Workers.
did-place-workers = { $who } places { $cards } Workers.
did-place-workers-these = Your Workers: { $cards }.
did-discard = { $who } discards { $cards ->
        [0] nothing
        [one] 1 card
       *[other] { $cards } cards
    }.
did-discard-these = Discarded: { $cards }.
did-remove = { $who } removes { $cards ->
        [0] none
        [one] 1 card
       *[other] { $cards } cards
    } of their own.
did-look = { $who } looks at { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the main pile.
did-look-these = You see: { $cards }.
did-draw-none = { $who } draws nothing: the hand is full.
did-find-nothing = { $who } finds nothing left to draw.
did-reshuffle = The Graveyard is shuffled: a new main pile of { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
did-keep = { $who } keeps { $cards } for the Deck; { $rest } to the Graveyard.
did-keep-hand = { $who } takes { $cards } into the hand; { $rest } to the Graveyard.
did-keep-these = You keep: { $cards }.
did-rearrange = { $who } puts { $cards } cards back onto the main pile.
did-peek = { $who } looks at the hand of { $of }.
did-peek-these = You see: { $cards }.
did-gain = { $who } gains { $cubes ->
        [one] 1 resource
       *[other] { $cubes } resources
    }.
did-odd = { $who } puts the odd resource onto { $building }.
did-refresh = A used resource of { $who } is available again on { $building }.
did-refresh-none = { $who } has no used resource to get back.
did-steal-none = { $who } finds no resource to steal on { $source }.
did-steal = { $who } steals a resource of { $of }: from { $source } to { $building }.
did-borrow = { $who } borrows a resource of { $of } from { $building }.
did-lend = { $who } lends { $to } a resource; it lies on { $building }.
did-return-cube = A resource of { $who } is back on { $building }.
did-refill = { $who } gets { $cubes ->
        [one] 1 used resource
       *[other] { $cubes } used resources
    } back onto the buildings.
did-stop-there = { $who } leaves it at that.
did-trade-workers = { $who } trades 2 Workers.
did-end-main = { $who } ends the Main Phase.
did-end-main-idly = { $who } ends the Main Phase without having done anything in it.
did-offer = { $who } makes { $to } an offer.
did-answer = { $who } chooses { $side }.
did-offer-in-vain = { $who } can do neither: nothing happens.
did-pass = { $who } passes.
did-pass-on = You pass { $how }: no such question comes to you meanwhile.
did-fight = { $who } begins a combat.
did-attack-not = { $who } does not attack.
did-attack = { $who } attacks { $whom } with { $unit }.
did-block = { $who } blocks { $attacker } with { $unit }.
did-block-no-more = { $who } blocks no more.
did-intercept = { $who } intercepts { $attacker } with { $unit }.
did-intercept-no-more = { $who } intercepts no more.
did-hit-player = { $who } loses { $life } Life in combat: { $left } left.
did-prevent = { $damage } damage to { $who } is prevented.
did-damage = { $unit } of { $of } takes { $damage } damage{ $prevented ->
        [0] {""}
       *[other] {" "}({ $prevented } prevented)
    }: { $life } Life left.
did-spend = { $unit } of { $of } spends { $cubes } Power: { $left } left.
did-heal = { $unit } of { $of } gains { $life } Life.
did-untap = { $unit } of { $of } is no longer tapped.
did-kill = { $unit } of { $of } is killed.
did-lie-down = { $unit } of { $of } is killed and lies face-down in Development.
did-recall = { $unit } of { $of } goes to the Discard pile of { $owner }.
did-send-back = { $unit } of { $of } returns to Development.
did-move = { $unit } of { $of } moves to lane { $lane }.
did-swap = { $unit } of { $of } and { $other } of { $other_of } change sides.
did-stop = The attack of { $unit } of { $of } is stopped.
did-save-unit = { $unit } of { $of } is saved, with 1 Life.
did-save-player = { $who } stays in the game, with { $life } Life.
did-guard = Nobody can take resources from { $building } for now.
did-shield-player = { $amount ->
        [0] All damage
       *[other] The next { $amount } damage
    } to { $who } is prevented { $until ->
        [combat_end] in this combat
        [turn_end] this turn
       *[other] until the next turn
    }.
did-shield = { $amount ->
        [0] All damage
       *[other] The next { $amount } damage
    } to { $unit } of { $of } is prevented { $until ->
        [combat_end] in this combat
        [turn_end] this turn
       *[other] until the next turn
    }.
did-gain-life = { $who } gains { $life } Life.
did-lose-life = { $who } loses { $life } Life: { $left } left.
did-fall = { $who } is eliminated.
did-add-power = { $unit } of { $of } gets +{ $amount } Power { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-modify-power = { $unit } of { $of } can hold { $amount } more Power { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-modify-life = { $unit } of { $of } has +{ $amount } Life { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-extra-attack = { $unit } of { $of } may attack { $amount } more time { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-extra-block = { $unit } of { $of } may block { $amount } more attacker { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-reach = { $unit } of { $of } may block in adjacent lanes { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-bulwark = { $unit } of { $of } lets no damage through as a blocker { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-pierce = { $unit } of { $of } goes through interceptors { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-return-when-killed = { $unit } of { $of } returns face-down when killed { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-evade-block = { $unit } of { $of } cannot be blocked { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-evade-intercept = { $unit } of { $of } cannot be intercepted { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-forbid-attack = { $unit } of { $of } cannot attack { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-forbid-block = { $unit } of { $of } cannot block { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-forbid-intercept = { $unit } of { $of } cannot intercept { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.
did-protect-opponent-targeting = { $unit } of { $of } cannot be chosen by opponents { $until ->
        [combat_end] until the end of combat
        [turn_end] this turn
       *[other] until the next turn of whoever did it
    }.

# Headlines and the end

headline-setup = Choosing peoples
headline-turn = Round { $round }, turn of { $who }: { $phase }
headline-over = The game is over, after round { $round }
won-domination = Domination: only { $who } { $who_key ->
        [one] is
       *[other] are
    } left.
won-prosperity = Prosperity: { $who } { $who_key ->
        [one] owns
       *[other] own
    } far more resources than anybody else.
won-legacy = Legacy: { $who } { $who_key ->
        [one] has
       *[other] have
    } gathered the legends of the age.
won-draw-fallen = A draw: nobody is left.
won-draw-dry = A draw: there is nothing left to draw, and nobody was hurt in round { $round }.
won-draw-rounds = A draw: round { $round } was the last.
score-end = { $life } Life, { $cubes ->
        [one] 1 resource
       *[other] { $cubes } resources
    }, { $legendaries } { $legendaries ->
        [one] Legendary
       *[other] Legendaries
    }
score-fallen = eliminated

# Options

option-excess-over-blocker = Damage beyond a blocker
    .about = What happens to attack damage beyond the Life of a blocker.
    .player = hits the player
    .lost = is lost
option-own-lane-intercept = Intercepting in place
    .about = A Combat unit may intercept in the lane where it stands.
    .on = allowed
    .off = not allowed
option-prosperity-check = Prosperity is seen
    .about = When it is seen whether somebody wins by Prosperity.
    .start = at the start of the Main Phase
    .before_attack = before the first combat of a turn
option-prosperity-factor = Prosperity needs
    .about = How many times the resources of each opponent.
    .double = twice as many
    .half_more = half as many more
option-prosperity-min = Least resources for Prosperity
    .about = No win by Prosperity with fewer resources.
    .usual = 14 with open teams, else 0
option-instant-to = Instants go to
    .about = Where an instant lies after it was played.
    .graveyard = the Graveyard
    .discard = the own Discard pile
option-building-abilities = Abilities of buildings
    .about = Each building has a small ability of its own.
    .on = on
    .off = off
option-distinct-factions-4p = Four different peoples
    .about = With four players, nobody leads a people that somebody else leads.
    .on = on
    .off = off
option-late-seat-life = More Life for the last seat
    .about = So much more Life for whoever plays last.
option-shared-guard = Shared guard
    .about = With four players, you may intercept for your teammate.
    .usual = on with open teams, else off
    .on = on
    .off = off
option-team-legacy = Legendaries for a team
    .about = So many Legendaries together win for a team.
    .usual = 4 with open teams, else 6
option-team-prosperity-factor = Prosperity of a team needs
    .about = How many times the resources of the other team.
    .usual = half as many more with open teams, else twice as many
    .double = twice as many
    .half_more = half as many more
option-open-teams = Open teams
    .about = Four players, unless chosen otherwise: shared guard, 4 Legendaries, half as many more resources, 14 at least.
    .on = on
    .off = off
option-max-rounds = Last round
    .about = After this round the game is a draw.

# What an action would bring

will-text = { $text }
will-borrow = { $text_key ->
        [none] {""}
       *[other] { $text }{" "}
    }Borrowed: { $lenders }. { $cards } cards of your hand become Workers and are gone from it; { $left ->
        [0] none is left.
        [one] 1 is left.
       *[other] { $left } are left.
    }
will-promote = To Combat; only a card can bring it back. { $gained_key ->
        [0] It has no ability there.
       *[other] What works there: { $gained }.
    }{ $lost_key ->
        [0] {""}
       *[other] {" "}What works no more: { $lost }.
    }

strength = { $unit }: Power { $power } · Life { $life }
will-lines =
    { $line }
    { $more }
will-attack = ⚔️ { $unit }, against { $whom }. { $blockers_key ->
        [0] Nobody stands in its way
       *[other] Can block: { $blockers }
    }; { $interceptors_key ->
        [0] nobody can intercept.
       *[other] can intercept: { $interceptors }.
    }
will-meet = { $unit }, against { $attacker }.
will-charge = { $power } of { $most } Power then; { $left ->
        [0] nothing is left on the building.
        [one] 1 resource is left on the building.
       *[other] { $left } resources are left on the building.
    }
will-hold-none = Nothing to do then: you hold no cards, and nothing you have in play can act.
will-pay-none = Nothing to do then: none of your cards can be paid for, and nothing you have in play can act.
will-play-none = Nothing to do then: none of your cards can be played now, and nothing you have in play can act.
will-put-away = It goes onto your Discard pile.
will-bury = It goes to the Graveyard.
will-work = It becomes a Worker under { $building }.

# What helps to choose

hint-power = { $unit } { $power } of { $most }
hint-powers = Power now: { $units }.
hint-foreign = { $number } from { $building } ({ $who })
hint-stock = Yours: { $own_key ->
        [0] none
       *[other] { $own }
    }.{ $others_key ->
        [0] {""}
       *[other] {" "}To borrow: { $others }.
    }
hint-attackers = Attackers: { $attackers }.
