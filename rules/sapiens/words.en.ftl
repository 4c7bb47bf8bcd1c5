# Everything that Sapiens says.

game = Sapiens
    .about = Lay the scenes of your tribe’s life through a valley, and find food and caves alike. Two to four, 45 minutes.
    .intro =
        Lay your tribe’s tiles into your valley like dominoes: wherever halves touch, they show the same scene.
        Each half that finds its like gives the number of its square in food, and the bonus of its scene.
        A tile that ends on a cave gives shelter, and the mountain token that lies there.
        A turn: lay a tile, use its bonuses, play a mountain token if you like, take a new tile.
        If no tile fits, your tribe has come to a dead end, and a new one sets out from another cave.
        The game ends with the round in which the tiles run out.
        Then everybody drops the higher of food and shelter. The highest number that is left wins!

# The tribes

choose-tribe = Choose your colour
tribe-red = Red
    .about = The people of the red ochre.
tribe-blue = Blue
    .about = The people of the blue river.
tribe-yellow = Yellow
    .about = The people of the yellow grass.
tribe-green = Green
    .about = The people of the green woods.

# Things

scene-feast = Feast
scene-picking = Picking
scene-ritual = Ritual
scene-fight = Fight
scene-water = Water
scene-camp = Camp
scene-hunt = Hunt
scene-fire = Fire
terrain-forest = forest
terrain-plain = plain
direction-north = north
direction-east = east
direction-south = south
direction-west = west
total-food = food
total-shelter = shelter
phase-first-tile = the first tile
phase-tile = a tile
phase-new-tribe = a new tribe
phase-no-cave = no cave left
phase-bonus = bonuses
phase-token = a mountain token
phase-refill = a new tile
phase-clear = clearing the Common Pool
phase-over = the end
tile =
    { $fight_key ->
        [none] { $first }–{ $second }
       *[other] { $first }–{ $second } with a fight token of { $fight }
    }
pool-tile =
    { $owner_key ->
        [none] { $tile }, from the Common Pool
       *[other] { $tile }, from the pool of { $owner }
    }
place =
    { $at ->
        [I] cave I
        [II] cave II
        [III] cave III
        [IV] cave IV
        [V] cave V
        [VI] cave VI
       *[other] { $at }
    }
placing = { $tile } on { place }, pointing { $turn }

# What one can do

do-place = Lay { $tile } on { place }, pointing { $turn }
    .button = Lay a tile
    .command = place
    .about = Lay a tile of your pool into your valley.
    .tile = tile
    .tile-about = Which tile do you lay?
    .at = at
    .at-about = Where does its first scene go?
    .turn = pointing
    .turn-about = In which direction does its second scene lie?
do-take-token = Take the { $token } token
    .button = Take a mountain token
    .command = ritual
    .about = Ritual: take a mountain token from your valley, or a played one back if none is left there.
    .token = token
    .token-about = Which mountain token do you take?
do-put-fight = Put a fight token on { $tile }
    .button = Put a fight token
    .command = fight
    .about = Fight: put one of your fight tokens on a tile in somebody’s pool.
    .tile = tile
    .tile-about = On which tile?
do-swap = Give { $give } for { $take }
    .button = Swap tiles
    .command = swap
    .about = Water: swap a tile of yours for one of another pool or the Common Pool.
    .give = give
    .give-about = Which tile of yours do you give?
    .take = take
    .take-about = Which tile do you get for it?
do-turn-in = Turn in { $steaks ->
        [one] 1 steak
       *[other] { $steaks } steaks
    }
    .button = Turn in steaks
    .command = turn-in
    .about = Hunt: turn in steaks for food. 1, 2, 3, 4, 5 steaks are worth 1, 3, 5, 7, 10 food.
    .steaks = steaks
    .steaks-about = How many steaks do you turn in?
do-put-bear = Put a bear on { $at } in the valley of { $valley }
    .button = Put a bear
    .command = bear
    .about = Fire: put a bear beside somebody’s tribe and get shelter.
    .valley = valley
    .valley-about = In whose valley?
    .at = at
    .at-about = On which square?
do-chase-bear = Drive the bear on { $at } out of your valley
    .button = Drive out a bear
    .command = chase
    .about = Fire: drive a bear out of your own valley.
    .at = at
    .at-about = Which bear?
do-skip = Do without the rest of the bonuses
    .button = No more bonuses
    .command = skip
    .about = Do without the bonuses that are left.
do-play-token = Play the { $token } token
    .button = Play a mountain token
    .command = token
    .about = Play one of your mountain tokens for its bonus.
    .token = token
    .token-about = Which mountain token do you play?
do-keep-tokens = Keep the mountain tokens
    .button = No mountain token
    .command = keep
    .about = Keep your mountain tokens this turn.
do-take = Take { $tile }
    .button = Take a tile
    .command = take
    .about = Take a tile of the Common Pool into your pool.
    .tile = tile
    .tile-about = Which tile do you take?
do-remove = Remove { $tile } from the Common Pool
    .button = Remove a tile
    .command = remove
    .about = With two players: take a tile of the Common Pool out of the game.
    .tile = tile
    .tile-about = Which tile leaves the game?
do-discard = Discard { $tile }
    .button = Discard a tile
    .command = discard
    .about = No tile fits and no cave is left: take a tile of your pool out of the game.
    .tile = tile
    .tile-about = Which of your tiles leaves the game?

# What is asked

ask-first-tile = With which tile does your tribe begin, and on which cave?
ask-tile = Which tile do you lay, and where?
ask-new-tribe = Your tribe has come to a dead end. With which tile does a new one begin, and on which cave?
ask-bonus = Which bonus do you use?
ask-one-bonus = How do you use the { $scene } bonus?
ask-played = How do you use the { $token } token that you play?
ask-steaks = Do you turn in steaks, or save them? { $steaks } at once bring { $food } food.
ask-token = Do you play a mountain token?
ask-take = Which tile of the Common Pool do you take?
ask-remove = Which tile of the Common Pool do you take out of the game?
ask-discard = Nothing fits any more. Which of your tiles do you discard?

# Why not

no-own-tile = There is no { $tile } in your pool.
no-off-valley = Beside { place } there is no place for the other half: nothing lies to the { $turn }.
no-taken = { place } is taken already.
no-abandoned = { place } lies beside an abandoned tribe; nobody goes back there.
no-plain = { place } is a plain; Picking needs a forest, or the Picking token in a turn without another.
no-clash = On { place }, { $scene } would touch another scene.
no-cave-scene = On { place } lies the { $scene } token, so only { $scene } can cover it.
no-start = A tribe begins with half a tile on a cave.
no-link = There the tile does not touch your tribe.
no-bonus = You have no { $scene } bonus to use.
no-such-token = The { $token } token is neither in your valley nor among those you have played.
no-used-token = The { $token } token is played; it can be taken back only when none is left in your valley.
no-pool-tile = There is no such tile: { $tile }.
no-common-fight = Fight tokens go on tiles in Personal Pools, not in the Common Pool.
no-second-fight = There is a fight token of { $owner } on that tile already.
no-fight-token = All your fight tokens are in use.
no-own-swap = That tile is in your own pool.
no-alike = Those two tiles are alike.
no-steaks = You can turn in { $have ->
        [0] nothing: you have no steaks
        [one] 1 steak
       *[other] 1 to { $have } steaks
    }.
no-bear-left = All bears are in the valleys; the supply has none.
no-own-bear = A bear goes into somebody else’s valley.
no-square = { $at } is no square; squares are called A1 to H5.
no-prey = { $at } does not lie beside the active tribe.
no-bear = There is no bear on { $at } in your valley.
no-second-token = You have played a mountain token in this turn already.
no-token-in-hand = You do not have the { $token } token in hand.
no-picking-now = The Picking token is played together with a tile: by laying Picking on a plain.
no-use = The { $token } token would do nothing now.
no-common-tile = There is no { $tile } in the Common Pool.

# Why a table cannot start

unfit-seats = Sapiens is for { $least } to { $most } players.
unfit-tribe = There is no tribe { $tribe }.
unfit-twice = { $tribe } can be chosen only once.

# What an action would bring

will-place = { $gains_key ->
        [0] This brings nothing yet.
       *[other] This brings: { $gains }.
    }
will-take-token = { $at_key ->
        [none] Nothing else changes.
       *[other] After that, { place } gives only { $lower } shelter instead of { $higher }, and any scene can cover it.
    }
will-put-fight = { $own ->
        [1] When you lay it, you gain and lose 1 food.
       *[0] When it is laid, you gain 1 food, and who lays it loses 1. Now that would be { $owner }.
    }
will-swap = { $owner_key ->
        [none] Everybody can then take your tile from the Common Pool.
       *[other] { $owner } then has your tile.
    }
will-turn-in = { $grows ->
        [0] This brings { $food } food.
       *[1] This brings { $food } food. Saving them up brings more: { $steaks } at once bring { $gains }.
    }
will-put-bear = This brings { $shelter } shelter, and { $valley } can lay nothing on { $at }.
will-chase-bear = { $at } is free again.
will-play-token = { $token_key ->
        [scene-feast] You lay one more tile, without food and bonuses.
        [scene-ritual] You take another mountain token.
        [scene-fight] You put a fight token on a tile.
        [scene-water] You swap a tile.
        [scene-camp] This brings { $shelter } shelter.
        [scene-hunt] You take a steak, but turn none in.
        [scene-fire] You put a bear somewhere, or drive one out.
       *[other] Nothing.
    }

# What happened

gain-food = { $gain } food
gain-bonus = the { $gain } bonus
gain-shelter = { $gain } shelter from { place }
gain-token = the { $gain } token
gain-fight = 1 food to { $gain } for the fight token
gain-plain = the Picking token is played
most-food = up to { $gain } food
most-shelter = up to { $gain } shelter
sure-food = { $gain } food
sure-shelter = { $gain } shelter
maybe-bonus = perhaps the { $gain } bonus
some-token = a mountain token
maybe-token = perhaps a mountain token
did-begin = Round { $round }: it is the turn of { $who }.
did-place =
    { $gains_key ->
        [0] { $who } lays { $placing }.
       *[other] { $who } lays { $placing }: { $gains }.
    }
did-pick = Picking: { $who } gains { $food } more food.
did-camp = Camp: { $who } gains { $shelter } shelter.
did-take-steak = Hunt: { $who } takes a steak.
did-turn-in = { $who } turns in { $steaks ->
        [one] 1 steak
       *[other] { $steaks } steaks
    } for { $food } food.
did-take-from-cave = Ritual: { $who } takes the { $token } token from { place }.
did-take-from-falls = Ritual: { $who } takes the { $token } token from a waterfall.
did-reclaim = Ritual: { $who } takes the played { $token } token back.
did-put-fight = Fight: { $who } puts a fight token on { $tile }.
did-swap = Water: { $who } gives { $give } for { $take }.
did-put-bear = Fire: { $who } puts a bear on { $at } in the valley of { $valley } and gains { $shelter } shelter.
did-chase-bear = Fire: { $who } drives the bear on { $at } away.
did-skip = { $who } does without: { $scenes }.
did-keep-steaks = { $who } saves { $steaks ->
        [one] 1 steak
       *[other] { $steaks } steaks
    } for later.
did-play-token = { $who } plays the { $token } token.
did-take = { $who } takes { $tile }.
did-fill-up = New in the Common Pool: { $tiles }.
did-remove = { $who } takes { $tile } out of the game.
did-run-out = The last tile is gone: this table round is the last.
did-abandon = The tribe of { $who } has come to a dead end; a new one sets out.
did-not-fit = No tile of { $who } fits a cave; the tribe begins on any cave, for the lower shelter.
did-pass = { $who } can lay no tile, and no cave is left for a new tribe.
did-discard = { $who } discards { $tile }.

# The end

won-lower-total = On the lower total, { $who } leads with { $total }.
won-shared = On the lower total, { $who } lead together with { $total }.
score-totals = { $food } food and { $shelter } shelter: { $total } counts

headline-turn = Round { $round } · { $who } · { $phase }
headline-over = After round { $round } · the game is over

# The options

option-bear-counts-caves = Shelter for a bear
    .about = Whether a bear before an open cave counts that cave like a tile.
    .off = 1 for each tile it touches
    .on = 1 for each tile or open cave it touches
