# What the picture of Sapiens says, and its position in words. Scenes, phases and places have their words in the rules.

# On the picture

board-common = Common Pool
board-last-round = last round
board-bonus-feast = one more tile
board-bonus-picking = 1 more food
board-bonus-ritual = a mountain token
board-bonus-fight = 1 food from a rival
board-bonus-water = swap a tile
board-bonus-camp = 3 shelter
board-bonus-hunt = steaks for food
board-bonus-fire = bears for shelter
legend-food = food
legend-shelter = shelter
legend-fight = fight token
legend-steak = steak
legend-bear = bear
legend-stack = tiles left
legend-token = mountain token
legend-used = played
legend-abandoned = abandoned
legend-link = link
legend-asked = is asked
legend-done = token played

# On the cover

cover-line = Eight scenes, one valley, food and shelter
cover-alt = The cover of Sapiens: a valley in the morning sun, with snowy mountains behind it, woods, and mammoths on the plain. Tiles with water, a fruit tree, a mammoth, a hut, a fire and bones are laid through it like dominoes, each beside its like, from a waterfall on the left up to a cave in the rock on the right. Below them are two huts and a campfire.

# The position in words

board-pending = Bonuses still to use: { $scenes }.
board-token-played = { $who } has played a mountain token in this turn.
board-is-last-round = This table round is the last.
board-marks = To choose from: { $marks }.
board-mark = { $label } to { $place }
board-common-holds = { $tiles_key ->
    [none] The Common Pool is empty.
   *[other] In the Common Pool: { $tiles }.
}
board-supply = On the stack: { $stack ->
    [one] 1 tile
   *[other] { $stack } tiles
}. In the supply: { $steaks ->
    [one] 1 steak
   *[other] { $steaks } steaks
}, { $bears ->
    [one] 1 bear
   *[other] { $bears } bears
}.
board-last = The last action touched { $places } in the valley of { $who }.
board-link = { $scene } on { $at } is linked to { $to }.

board-seat = { $who }, { $tribe }: { $food } food and { $shelter } shelter, { $counts_key ->
    [none] both equal
   *[other] { $counts } counts
}.
board-pool = { $tiles_key ->
    [none] Pool: nothing.
   *[other] Pool: { $tiles }.
}
board-tokens = { $tokens_key ->
    [none] Mountain tokens: none
   *[other] Mountain tokens: { $tokens }
}; { $used_key ->
    [none] none played.
   *[other] played: { $used }.
}
board-pieces = Steaks: { $steaks }. Fight tokens in hand: { $fights }. Tribes so far: { $tribes }.

board-caves = Caves of { $who }: { $caves }.
board-cave = { $cave } at { $square } gives { $shelter } shelter with the { $token } token ({ $lower } without)
board-cave-bare = { $cave } at { $square } gives { $shelter } shelter, without a token
board-cave-covered = { $cave } at { $square } is covered
board-falls = Waterfalls: { $falls }.
board-fall = { $token_key ->
    [none] { $side } empty
   *[other] { $side } with the { $token } token
}
board-tribe = Tribe of { $who }: { $tiles }.
board-abandoned = Abandoned tribe of { $who }, face down: { $tiles }.
board-tile = { $first } on { $at } with { $second } on { $beyond }
board-row = Row { $row }: { $squares }.
board-square = { $at } { $terrain } { $food }
board-square-tile = { $at } { $scene }
board-square-down = { $at } face down
board-square-bear = { $at } { $terrain } { $food } under a bear
