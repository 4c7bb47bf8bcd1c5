# What the pictures say, and the positions in words. The games' own words (goods, terrains, phases) stand with the rules.

round = Round { $round }
waiting = Waiting for { $who }
asked = { $who } is asked: { $ask }
may-answer = { $who } may answer: { $ask }
winner = { $who_key ->
    [1] { $who } wins!
   *[other] { $who } win together!
}

# Zoar: on the picture

zoar-limit = of { $limit }
zoar-supply = Supply
zoar-ability-red = Leader: 3 free steps
zoar-ability-blue = First attack: +1 strength
zoar-ability-yellow = Builds temples
zoar-ability-green = Shifts the lightning by 1
zoar-ability-none = No special ability

# Zoar: the position in words

zoar-goods = { $food } food and { $metal } metal
zoar-goal = To win: carry your relic into your capital, or destroy { $wanted ->
    [1] 1 foreign city
   *[other] { $wanted } foreign cities
}.
zoar-goal-until = To win: carry your relic into your capital, or destroy { $wanted ->
    [1] 1 foreign city
   *[other] { $wanted } foreign cities
}. The game ends after round { $limit }.
zoar-fight = Fight: { $attacker } attacks { $defender }, from { $source } against { $target }.
zoar-answered = { $who } has chosen.
zoar-own-offer = You offer { $metal } metal.
zoar-struck = The lightning struck tile { $tile }: { $fields }.
zoar-last = The last action: { $fields }.
zoar-steps = Free steps: { $steps }.
zoar-steps-of = { $unit } { $count }
zoar-bought = Bought steps left: { $steps }.
zoar-in-supply = In the supply: { $goods }.

zoar-seat = { $who }, { $tribe }. { $ability }. Store: { $store }. On the way: { $transit }.
zoar-reserve = In reserve: { $pieces }.
zoar-reserve-nothing = Nothing in reserve.
zoar-destroyed = Destroyed { $destroyed } of { $wanted } cities.
zoar-temples-destroyed = Destroyed temples: { $count }.
zoar-holds = On the board: { $pieces }.
zoar-holds-nothing = Nothing on the board.
zoar-armies = { $count ->
    [1] 1 army
   *[other] { $count } armies
}
zoar-cities = { $count ->
    [1] 1 city
   *[other] { $count } cities
}
zoar-temples = { $count ->
    [1] 1 temple
   *[other] { $count } temples
}
zoar-held-leader = leader { $at }
zoar-held-armies = { $count ->
    [1] army { $at }
   *[other] { $count } armies { $at }
}
zoar-held-city = city { $at }
zoar-held-temple = temple { $at }
zoar-held-relic = relic { $at } (on the ground)
zoar-held-carried = relic { $at } (carried by an army)
zoar-held-led = relic { $at } (carried by the leader)

zoar-tile = Tile { $tile }: { $fields }.
zoar-tile-struck = Tile { $tile }, struck by lightning: { $fields }.
zoar-home-tile = Home tile of { $who }: { $fields }.
zoar-empty-tile = Home tile without a player: { $fields }.
zoar-field = { $at } { $terrain }
zoar-field-with = { $at } { $terrain } with { $things }
zoar-capital-of = capital of { $who }
zoar-altar-of = altar for { $who }’s relic
zoar-city = a city of { $who }
zoar-temple = a temple of { $who }
zoar-army = { $count ->
    [1] an army of { $who }
   *[other] { $count } armies of { $who }
}
zoar-army-carries = { $count ->
    [1] an army of { $who } (carrying the relic)
   *[other] { $count } armies of { $who } (one carries the relic)
}
zoar-leader = { $who }’s leader
zoar-leader-carries = { $who }’s leader (carrying the relic)
zoar-relic = { $who }’s relic (on the ground)
zoar-ruin = the ruins of a city
zoar-temple-ruin = the ruins of a temple

zoar-alt-seat = { $who } ({ $tribe }): { $destroyed } of { $wanted } cities destroyed, { $store }, relic { $relic }.
zoar-alt-lies = on { $at }
zoar-alt-carried = carried, { $at }
zoar-alt-gone = not on the board
