# What the picture of Zoar says, and its position in words. Goods, terrains and phases have their words in the rules.

# On the picture

board-limit = of { $limit }
board-supply = Supply
board-ability-red = Leader: 3 free steps
board-ability-blue = First attack: +1 strength
board-ability-yellow = Builds temples
board-ability-green = Shifts the lightning by 1
board-ability-none = No special ability

# On the cover

cover-line = Four tribes, four relics, and a god with lightning
cover-alt = The cover of Zoar: in the setting sun, above hot dunes, a golden relic. At both sides of it the crowned leaders of the red, the yellow, the blue and the green tribe with their armies; behind them cities and a temple, and lightning from dark clouds.

# The position in words

board-goods = { $food } food and { $metal } metal
board-goal = To win: carry your relic into your capital, or destroy { $wanted ->
    [1] 1 foreign city
   *[other] { $wanted } foreign cities
}.
board-goal-until = To win: carry your relic into your capital, or destroy { $wanted ->
    [1] 1 foreign city
   *[other] { $wanted } foreign cities
}. The game ends after round { $limit }.
board-marks = To choose from: { $fields }.
board-fight = Fight: { $attacker } attacks { $defender }, from { $source } against { $target }.
board-answered = { $who } has chosen.
board-own-offer = You offer { $metal } metal.
board-own-choice = { $pieces_key ->
    [0] You save nothing.
   *[other] You save: { $pieces }.
}
board-struck = The lightning struck tile { $tile }: { $fields }.
board-last = The last action touched { $fields }.
board-steps = Free steps: { $steps }.
board-steps-of = { $unit } { $count }
board-bought = Bought steps left: { $steps }.
board-in-supply = In the supply: { $goods }.

board-seat = { $who }, { $tribe }. { $ability }. Store: { $store }. On the way: { $transit }.
board-reserve = In reserve: { $pieces }.
board-reserve-nothing = Nothing in reserve.
board-destroyed = Destroyed { $destroyed } of { $wanted } cities.
board-temples-destroyed = Destroyed temples: { $count }.
board-holds = On the board: { $pieces }.
board-holds-nothing = Nothing on the board.
board-armies = { $count ->
    [1] 1 army
   *[other] { $count } armies
}
board-cities = { $count ->
    [1] 1 city
   *[other] { $count } cities
}
board-temples = { $count ->
    [1] 1 temple
   *[other] { $count } temples
}
board-held-leader = leader { $at }
board-held-armies = { $count ->
    [1] army { $at }
   *[other] { $count } armies { $at }
}
board-held-city = city { $at }
board-held-temple = temple { $at }
board-held-relic = relic { $at } (on the ground)
board-held-carried = relic { $at } (carried by an army)
board-held-led = relic { $at } (carried by the leader)

board-tile = Tile { $tile }: { $fields }.
board-tile-struck = Tile { $tile }, struck by lightning: { $fields }.
board-home-tile = Home tile of { $who }: { $fields }.
board-empty-tile = Home tile without a player: { $fields }.
board-field = { $at } { $terrain }
board-field-with = { $at } { $terrain } with { $things }
board-capital-of = capital of { $who }
board-altar-of = altar for { $who }’s relic
board-city = a city of { $who }
board-temple = a temple of { $who }
board-army = { $count ->
    [1] an army of { $who }
   *[other] { $count } armies of { $who }
}
board-army-carries = { $count ->
    [1] an army of { $who } (carrying the relic)
   *[other] { $count } armies of { $who } (one carries the relic)
}
board-leader = { $who }’s leader
board-leader-carries = { $who }’s leader (carrying the relic)
board-relic = { $who }’s relic (on the ground)
board-ruin = the ruins of a city
board-temple-ruin = the ruins of a temple

board-alt-seat = { $who } ({ $tribe }): { $destroyed } of { $wanted } cities destroyed, { $store }, relic { $relic }.
board-alt-lies = on { $at }
board-alt-carried = carried, { $at }
board-alt-gone = not on the board
