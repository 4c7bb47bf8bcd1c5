# What the picture of Nerthania says, and its position in words. Units, terrains and goals have their words in the rules.

# On the picture

board-limit = of { $limit }
board-begins = begins the round
board-surrenders = gives up
board-team = team { $team }
board-sector-1 = Amber Shelf
board-sector-2 = Fern Shelf
board-sector-3 = Azure Shelf
board-sector-4 = Rust Shelf
board-roundel = Actions of this round
board-own-cards = Battle cards
board-own-buildings = Buildings
board-own-goals = Goals, 1 point each
board-goal-marker = Goal marker { $number }
legend-capacity = capacity
legend-silver = silver
legend-tectonium = Tectonium
legend-animal = animal
legend-too-many = too many units
legend-changed = just changed
legend-march = can still march
legend-last = last action
legend-fight = battle
legend-headquarters = headquarters
legend-marker = goal marker
legend-rises = will rise
legend-sinks = will sink
legend-connected = The edges of the world touch
legend-closed = The world ends at its edges

# On the cover

cover-line = Four tribes on land that sinks and rises
cover-alt = The cover of Nerthania: an island world in the evening light. Green shelves of land and snowy mountains stand out of the sea, some of them breaking off. On them the towers of four tribes, black, light blue, red and brown, each with its mark, and violet crystals glow in the rock.

# What is looked up by its name

entry-die = The six faces of its die: { $faces }.
entry-cost = Costs { $silver } silver{ $tectonium ->
    [0] {""}
   *[other] {" "}and { $tectonium } Tectonium
}. Building: { $building }.
entry-range = Moves up to { $range ->
    [one] 1 area
   *[other] { $range } areas
}.
entry-pieces = There are { $pieces } of them.
entry-bow = May roll beside a battle, too.
entry-card = Battle card, level { $level }: { $text }

# The position in words

board-battle = Battle for area { $area }
board-decisive = The decisive battle, in area { $area }
board-from = The attack comes from { $areas }.
board-side = { $camp_key ->
    [camp-attacker] Attacker: { $who } with { $units }.
   *[other] Defender: { $who } with { $units }.
}
board-side-rolled = { $camp_key ->
    [camp-attacker] Attacker: { $who } with { $units }. Hits { $hits }, shields { $shields }, retreats { $retreats }.
   *[other] Defender: { $who } with { $units }. Hits { $hits }, shields { $shields }, retreats { $retreats }.
}
board-side-counted = { $camp_key ->
    [camp-attacker] Attacker: { $who } with { $units }. Hits { $hits }, shields { $shields }, lost { $losses }.
   *[other] Defender: { $who } with { $units }. Hits { $hits }, shields { $shields }, lost { $losses }.
}
board-won = { $left ->
        [0] { $who } has won, but nobody is left.
       *[other] { $who } has won.
    }
board-past = Battles before, the last one first: { $areas }.
board-report = Before that, area { $area }: { $winner } beats { $loser }. Hits { $winner-hits } to { $loser-hits }, lost { $winner-losses } to { $loser-losses }.
board-wins = wins
board-nobody = nobody any more
board-helps = { $camp_key ->
    [camp-attacker] The bows of { $who } help the attacker.
    [camp-defender] The bows of { $who } help the defender.
   *[other] The bows of { $who } help nobody.
}
board-answered = { $who } has chosen.
board-own-answer = You have chosen: { $answer }.
board-dice = Dice of { $who }: { $dice }.
board-extra-dice = More dice of { $who }, without a unit: { $dice }.
board-bows = Bows for { $who }: { $dice }.
board-die-plain = { $unit } ({ $face })
board-die-used = { $unit } ({ $face }, used)
board-die-late = { $unit } ({ $face }, as reinforcement)
board-die-void = { $unit } ({ $face }, without effect)
board-bow-rolled = { $unit } of { $who } ({ $face })
board-bow-void = { $unit } of { $who } ({ $face }, without effect)
board-bow-ready = { $unit } of { $who } (ready)
board-played = { $who } has played: { $cards }.
board-cards = Cards: { $cards }
board-card = { $kind } (level { $level })
board-effects = Cards of { $who }: { $effects }.
board-began = { $who } began with { $number }.
board-card-hits = { $n ->
    [one] +1 hit
   *[other] +{ $n } hits
}
board-card-shields = { $n ->
    [one] +1 shield
   *[other] +{ $n } shields
}
board-card-retreats = { $n ->
    [one] +1 retreat
   *[other] +{ $n } retreats
}
board-card-reinforcements = { $n ->
    [one] +1 reinforcement
   *[other] +{ $n } reinforcements
}
board-breaks-shields = { $n ->
    [one] breaks 1 shield
   *[other] breaks { $n } shields
}
board-cancels-retreats = { $n ->
    [one] cancels 1 retreat
   *[other] cancels { $n } retreats
}
board-cancels-bows = { $n ->
    [one] cancels 1 bow hit
   *[other] cancels { $n } bow hits
}
board-cancels-reinforcements = { $n ->
    [one] cancels 1 reinforcement
   *[other] cancels { $n } reinforcements
}
board-kills-retreating = { $n ->
    [one] kills 1 retreating unit
   *[other] kills { $n } retreating units
}

board-marked = Marked: { $area }
board-marks = To choose from: { $areas }.
board-march = May still march: { $units }.
board-marching = { $unit } in { $area } (steps: { $steps })
board-changed = Just changed: { $areas }.
board-changed-area = { $area } ({ $terrain })
board-to-rise = Will rise: { $areas }.
board-to-sink = Will sink: { $areas }.
board-tectonium-left = Tectonium left: { $left }.
board-start = { $who } begins the round.
board-connected = The opposite edges of the world touch.
board-closed = The world ends at its edges.

board-nation = { $who_key ->
    [neutral] The neutral tribe, { $tribe }.
   *[other] { $who }, { $tribe }.
}
board-partner = Partner: { $who }.
board-gives-up = Ready to give up.
board-points = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
board-goals = Goals: { $things }.
board-goals-none = No goals yet.
board-markers-won = Goal markers won: { $number }.
board-stores = { $silver } silver, { $tectonium } Tectonium, { $cards ->
    [one] 1 conquest card
   *[other] { $cards } conquest cards
}.
board-used = Used this round: { $things }.
board-used-none = No action used this round.
board-home = Headquarters in { $area }.
board-homeless = No headquarters.
board-reserve-called = The reserve has been called this round.
board-battle-cards = Battle cards: { $things }.
board-battle-cards-none = No battle cards.
board-buildings = Buildings: { $things }.
board-buildings-none = No buildings.
board-supply = In supply: { $things }.
board-supply-none = Nothing in supply.
board-on-map = On the map: { $units ->
    [one] 1 unit
   *[other] { $units } units
} in { $areas ->
    [one] 1 area
   *[other] { $areas } areas
}.

board-sector = { $sector }.
board-area = { $area } { $terrain }: { $things }.
board-beside = { $terrain }: { $things }
board-beside-sector = { $sector }: { $units }
board-for-ever = water for ever
board-capacity = capacity { $capacity }
board-silver = { $silver } silver
board-hidden-silver = { $silver } silver on the hidden side
board-tectonium = Tectonium
board-animal = an animal
board-army = { $who } with { $units }
board-held = held by { $who }
board-too-many = { $count } too many
board-headquarters = headquarters of { $who }
board-captured = captured headquarters of { $who }
board-marker = goal marker of { $who }
board-will-rise = will rise
board-will-sink = will sink
board-will-rise-by = will rise (marker of { $who })
board-will-sink-by = will sink (marker of { $who })

board-alt-seat = { $who } ({ $tribe }): { $points } of 12 points, { $units ->
    [one] 1 unit
   *[other] { $units } units
} in { $areas ->
    [one] 1 area
   *[other] { $areas } areas
}, { $silver } silver, { $tectonium } Tectonium.
board-alt-neutral = The neutral tribe ({ $tribe }): { $units ->
    [one] 1 unit
   *[other] { $units } units
} in { $areas ->
    [one] 1 area
   *[other] { $areas } areas
}.
