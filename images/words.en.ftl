# What the pictures say, and the positions in words. The games' own words (goods, terrains, phases) stand with the rules.

round = Round { $round }
waiting = Waiting for { $who }
winner = { $who_key ->
    [1] { $who } wins!
   *[other] { $who } win together!
}

# Zoar: on the picture

zoar-limit = of { $limit }
zoar-ability-red = Leader: 3 free steps
zoar-ability-blue = First attack: +1 strength
zoar-ability-yellow = Builds temples
zoar-ability-green = Shifts the lightning by 1
zoar-ability-none = No special ability
zoar-supply = Supply
zoar-goal = Cities to destroy
