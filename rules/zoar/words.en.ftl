# Everything that Zoar says.

game = Zoar
    .about = Carry your relic home across the hot plain, or destroy enough foreign cities. Two to four tribes, about an hour.
    .intro =
        Your leader stands in your capital, in one corner of the board. Your relic lies on the altar diagonally opposite, and only an army of yours can carry it.
        So collect food and metal, raise armies, build cities, and bring the relic home.
        Or destroy enough foreign cities, as a rule as many as there are players. Whoever manages either first, wins.
        A turn goes: move, fight, trade and build; then a die decides where the lightning strikes.

# The tribes

tribe-red = Red
    .about = Its leader has three free steps instead of two.
tribe-blue = Blue
    .about = Its first attack in a turn is one stronger.
tribe-yellow = Yellow
    .about = It builds temples, which gather whatever lies or grows on their tile.
tribe-green = Green
    .about = It may move the lightning to the tile with the next higher or lower number.

# Things

good-food = food
good-metal = metal
terrain-desert = desert
terrain-grassland = grassland
terrain-rock = rock
terrain-lake = lake
terrain-altar = altar
terrain-capital = capital
phase-move = move
phase-fight = fight
phase-build = trade and build
phase-intervention = divine intervention
phase-over = the end
piece-leader = leader
piece-carrier = relic army
piece-army = army
piece-city = city
unit = { $piece } { $at }
unit-from = the { $piece } from { $at }
pieces =
    { $piece_key ->
        [piece-army] { $count ->
            [one] an army
           *[other] { $count } armies
        }
       *[other] the { $piece }
    } on { $at }
grown = { $good } on { $at }

# What one can do

do-move = Move { $unit } to { $to }
    .button = Move
    .command = move
    .about = Move your leader or an army one field.
    .unit = unit
    .unit-about = Who moves?
    .to = to
    .to-about = Where to?
do-collect = Collect what lies on { $at }
    .button = Collect
    .command = collect
    .about = Collect the resource that one of your pieces stands on.
    .at = field
    .at-about = On which field?
do-take-relic =
    { $by_key ->
        [piece-leader] Let the leader take up the relic
       *[other] Let the army take up the relic
    }
    .button = Take up the relic
    .command = take
    .about = Take up your relic where it lies.
    .by = by
    .by-about = Who takes it up?
do-leave-relic = Leave the relic where it lies
    .button = Leave it for now
    .command = leave
    .about = Leave your relic on the ground for now.
do-hand-over =
    { $to_key ->
        [piece-leader] Hand the relic over to the leader
       *[other] Hand the relic over to the other army
    }
    .button = Hand over the relic
    .command = hand-over
    .about = Give your relic to another of your pieces on the same field.
    .to = to
    .to-about = Who gets it?
do-buy-steps = Pay 1 food for 2 more steps
    .button = Buy steps
    .command = buy-steps
    .about = Pay 1 food for 2 more steps.
do-end-moving = Done moving
    .button = Done moving
    .command = done-moving
    .about = You are done moving; the fights begin.
do-attack = Attack { $target } from { $source }
    .button = Attack
    .command = attack
    .about = All your armies on one field attack a field next to it.
    .source = from
    .source-about = Which of your fields attacks?
    .target = target
    .target-about = Which field is attacked?
do-offer-metal = Offer { $metal } metal
    .button = Offer metal
    .command = offer
    .about = Secretly put metal into the fight; each adds 1 strength and is spent.
    .metal = metal
    .metal-about = How much metal do you put in? Nobody sees it before both have chosen.
do-end-fighting = Done fighting
    .button = Done fighting
    .command = done-fighting
    .about = No more attacks; trade and building begin.
do-exchange =
    { $give_key ->
        [good-food] Give 2 food for 1 metal
       *[good-metal] Give 2 metal for 1 food
    }
    .button = Exchange
    .command = exchange
    .about = Give two goods of one kind for one of the other.
    .give = give
    .give-about = Of which do you give two?
do-return-surplus = Return what does not fit into the store
    .button = Return the rest
    .command = return
    .about = What does not fit into your store goes back to the supply.
do-raise-army = Raise an army in { $at }
    .button = Raise an army
    .command = raise-army
    .about = Pay 1 food for an army in your capital or in one of your cities.
    .at = field
    .at-about = Where does it appear?
do-build-city = Build a city on { $at }
    .button = Build a city
    .command = build-city
    .about = Pay 1 metal for a city where one of your pieces stands; it brings an army.
    .at = field
    .at-about = On which field?
do-build-temple = Build a temple on { $at }
    .button = Build a temple
    .command = build-temple
    .about = Pay 1 metal for a temple where one of your pieces stands; it gathers the goods of its tile.
    .at = field
    .at-about = On which field?
do-end-building = Done building
    .button = Done building
    .command = done-building
    .about = Nothing more to exchange or build; the die comes next.
do-roll = Roll the die
    .button = Roll the die
    .command = roll
    .about = Roll for the divine intervention.
do-strike = Let the lightning strike tile { $tile }
    .button = Choose the tile
    .command = strike
    .about = Let the lightning strike the rolled tile, or the one before or after it.
    .tile = tile
    .tile-about = Which tile does it strike?
do-save =
    { $pieces_key ->
        [0] Save nothing
       *[other] Pay { $pieces_key } metal and save: { $pieces }
    }
    .button = Save pieces
    .command = save
    .about = Pay 1 metal for each piece of yours that the lightning shall spare.
    .pieces = pieces
    .pieces-about = Which pieces do you save? Nobody sees it before all have chosen.
do-roll-again = Pay 1 food and roll again
    .button = Roll again
    .command = roll-again
    .about = Pay 1 food for another roll.
do-end-turn = End the turn
    .button = End the turn
    .command = end-turn
    .about = Your turn is over.

# What is asked

ask-move = Moving: what do you do next?
ask-relic = Your relic lies here. Do you take it up?
ask-fight = Do you attack somebody?
question-offer = Metal in a fight
question-save = Metal against the lightning
ask-offer = How much metal do you put into the fight?
ask-surplus = Not everything fits into your store. Do you exchange some before the rest goes back?
ask-build = Do you exchange or build something?
ask-roll = Roll the die: where does the lightning strike?
ask-shift = Do you shift the lightning?
ask-save = The lightning is about to destroy your pieces. Which ones do you save?
ask-again = Do you pay 1 food to roll again, or end your turn?

# What an action will bring

will-home = That brings your relic home, and you have won!
will-relic = Your relic lies there and can be taken up.
will-collect = You collect 1 { $good } there and then carry { $have } of at most { $limit }.
will-no-room = There is { $good } there, but you carry { $limit } already and can take no more; it stays where it is.
will-lies-there = There you can collect { $good }.
will-buy-steps = That makes { $steps } bought steps, to share out among your pieces as you like. { $left }
will-attack = { $own } against { $theirs } of { $defender }: { $attack } to { $defence } before metal. Each metal adds 1; you have { $metal }, { $defender } has { $metal_there }. In a draw, everything that fights here is destroyed, on both sides.
will-armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
}
will-bonus = { $count } extra strength for your first attack
will-city = { $count } city
will-temple = { $count } temple
will-food = { $count } food
will-metal = { $count } metal
will-left = Then you have { $food } food and { $metal } metal.
will-raise-army = It costs { $count } { $good }. { $left } Armies left in reserve: { $reserve }.
will-build-city = It costs { $count } { $good } and { $brings ->
    [0] brings no army, for all of yours are on the board
   *[other] brings an army at once
}. { $left } Cities left to build: { $reserve }.
will-build-temple = It costs { $count } { $good } and gathers { $gathered_key ->
    [0] nothing for now
   *[other] { $gathered } at once
}. { $left }
will-end-moving = Unused steps: { $steps }.
will-return = { $food } food and { $metal } metal go back to the supply.

# Why not

no-unit = You have no { $unit }.
no-field = There is no field { $at }; fields are called A1 to H8.
no-step = The { $unit } has no steps left in this turn.
no-neighbour = { $to } is not next to { $at }; a step goes up, down, left or right.
no-lake = { $at } is a lake; nobody can enter it.
no-foreign-capital = { $at } is a foreign capital; nobody but its owner can enter it.
no-foreign-field = { $at } is held by { $holder }.
no-means = That costs { $count } { $good } from your collection store, and you do not have that.
no-collector = None of your pieces stands on { $at }.
no-resource = There is nothing to collect on { $at }.
no-room = Your transit store holds at most { $limit } { $good }.
no-relic-carried = Your relic is being carried already; it can be handed over.
no-relic-in-hand = Nobody carries your relic.
no-bearer =
    { $piece_key ->
        [piece-army] There is no army of yours on { $at } that could take the relic.
        [piece-leader] Your leader cannot take the relic on { $at }: it is not there, or at this table only armies carry relics.
       *[other] Only an army can take the relic, or the leader where the table plays it so.
    }
no-change = Both armies on { $at } can still go equally far, so handing over would change nothing.
no-army = You have no army on { $at }.
no-reach = { $to } is not next to { $at }; an attack goes up, down, left or right.
no-second-attack = Your armies on { $at } have already attacked this turn.
no-enemy = Nobody on { $at } can be attacked: there are no foreign armies, cities or temples.
no-offer = { $have ->
    [0] You have no metal to offer.
   *[other] You can offer 0 to { $have } metal.
}
no-two = For an exchange you need { $count } { $good }.
no-room-in-store = Your collection store holds at most { $limit } { $good }.
no-supply = There is no { $good } left in the supply.
no-own-city = { $at } is neither your capital nor a city of yours.
no-army-left = All your armies are on the board already.
no-city-left = You have no cities left to build.
no-temple-left = Both your temples stand already.
no-leader-builder = At this table only the leader builds cities, and yours is not on { $at }.
no-builder = Neither your leader nor an army of yours stands on { $at }.
no-temples = Your tribe does not build temples.
no-ground = Nothing can be built on { $at }: { $terrain }.
no-ruin = A city was destroyed on { $at }; nothing is built there any more.
no-second-building = There is a city or a temple on { $at } already.
no-foreign-piece = { $at } is not free: a piece of { $owner } is there.
no-shift = Tile { $tile } is too far from the { $rolled } that was rolled; one up or down is possible, and 12 and 1 are no neighbours.
no-danger = Not in danger: { $pieces }.
no-metal-for-all = Saving { $count } pieces is more than you can pay; you can save { $can_pay }.

instead-collect = Goods that you collect can be spent once they are in your collection store, after the fights.
instead-buy-steps = You can still buy 2 steps for 1 food.
instead-to = The fields next to it are { $to }.

# Why a table cannot start

unfit-seats = Zoar is for { $least } to { $most } players.
unfit-tribe = There is no tribe { $tribe }.
unfit-twice = { $tribe } can be chosen only once.
unfit-cities = { $wanted } foreign cities cannot be destroyed at this table: there are only { $most }.

# What happened

did-begin = Round { $round }: it is { $who }’s turn.
did-move = { $who } moves { $unit } to { $to }.
did-buy-steps = { $who } buys { $steps } steps.
did-collect = { $who } collects { $good } on { $at }.
did-take-relic = { $who } takes up the relic on { $at }!
did-leave-relic = { $who } leaves the relic on { $at }.
did-hand-over =
    { $to_key ->
        [piece-leader] { $who } hands the relic over to the leader on { $at }.
       *[other] { $who } hands the relic over to another army on { $at }.
    }
did-attack = { $who } attacks { $defender }, from { $at } against { $to }.
did-offer = { $who } hides some metal in a fist, or none.
did-reveal = The fists open: { $who } offers { $metal } metal, { $defender } offers { $defence }.
did-fight = { $who } loses { $fallen ->
        [0] no army
        [one] 1 army
       *[other] { $fallen } armies
    }, { $defender } { $fallen_defenders ->
        [0] none
       *[other] { $fallen_defenders }
    }.
did-drop-relic = The relic of { $owner } falls to the ground on { $at }.
did-destroy-city = { $who } destroys the city of { $owner } on { $at }: { $destroyed ->
        [one] the first
       *[other] { $destroyed } in all
    }!
did-destroy-temple = { $who } destroys the temple of { $owner } on { $at }.
did-return = { $who } returns { $count } { $good } to the supply.
did-exchange = { $who } gives { $count } { $give } for 1 { $get }.
did-raise-army = { $who } raises an army in { $at }.
did-build-city = { $who } builds a city on { $at }.
did-bring-army = The city on { $at } brings { $who } an army.
did-build-temple = { $who } builds a temple on { $at }.
did-gather = The temple of { $who } gathers { $good } on { $at }.
did-roll = { $who } rolls { $number }.
did-strike = Lightning strikes tile { $tile }!
did-refill = There is { $fields } again.
did-strike-in-vain = Nothing grows there, and nothing is destroyed.
did-choose = { $who } has chosen what to save.
did-save =
    { $pieces_key ->
        [0] { $who } saves nothing.
       *[other] { $who } pays { $pieces_key } metal and saves: { $pieces }.
    }
did-burn = { $owner } loses { $piece } to the lightning.

# The end

won-relic = { $who } has brought the relic home!
won-cities = { $who } has destroyed { $destroyed ->
        [one] a foreign city
       *[other] { $destroyed } foreign cities
    }!
won-limit = After { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } the sun goes down over Zoar: { $who_key ->
        [one] { $who } came closest to victory.
       *[other] { $who } came equally close to victory.
    }
score-zoar = { $destroyed ->
        [0] no city
        [one] 1 city
       *[other] { $destroyed } cities
    } destroyed, relic { $steps ->
        [0] at home
        [one] 1 step from home
       *[other] { $steps } steps from home
    }

headline-turn = Round { $round } · { $who } · { $phase }
headline-over = After round { $round } · the game is over

# The options

option-layout = Board
    .about = How the twelve tiles of the board are laid.
    .random = laid at random
    .fixed = always laid alike
option-collect = Goods on the way
    .about = Whether your pieces collect the goods on their way by themselves, or only when you say so.
    .automatic = collected automatically
    .by-choice = collected when you say so
option-relic-carrier = The relic is carried by
    .about = Who can carry the relic.
    .army = armies only
    .army-or-leader = armies and the leader
option-city-builder = Cities are built by
    .about = Who can build a city.
    .leader-or-army = the leader and armies
    .leader = the leader only
option-cities-to-win = Cities to destroy for a win
    .about = How many foreign cities must be destroyed; 0 is as many as there are players.
    .zero = as many as there are players
option-round-limit = Rounds at most
    .about = After how many rounds the game ends at the latest; 0 is never.
    .zero = no limit
option-abilities = Tribes with a special ability
    .about = Which tribes have their ability.
    .on = all
    .only-yellow = only yellow
    .off = none
