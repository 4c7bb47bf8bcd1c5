# What the pictures of Shared Worlds say, and its position in words.

card-kind = { $type } · { $tribe }
card-type-building = Building
board-face-down = face-down
board-moment-action = Answers to an action
board-moment-combat-start = Answers before attackers are named
board-moment-attackers = Answers to the attack
board-moment-blocks = Answers to the blocks
board-moment-after-combat = Answers after the combat
board-moment-phase-end = Answers before the turn ends
board-moment-save-unit = A unit is at 0 Life: answers
board-moment-save-player = A player is at 0 Life: answers
board-resolving = { $card } is carried out
board-unblocked = unblocked
board-blocked = blocked by { $unit }
board-intercepted = intercepted by { $unit }
board-blocker-gone = blocked, blocker gone
hand-title = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
hand-choose = { $count ->
    [one] 1 card to choose
   *[other] { $count } cards to choose from
}
hand-looked-at = { $count ->
    [one] You look at 1 card
   *[other] You look at { $count } cards
}
hand-empty = You hold no cards.
hand-copies = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
hand-discard = { $count ->
    [one] Your Discard pile, 1 card: { $cards }.
   *[other] Your Discard pile, { $count } cards: { $cards }.
}

# The legend of the table

legend-resources = resources
legend-on-units = on units
legend-used = used
legend-lent = of others
legend-away = with others
legend-legendaries = Legendaries
legend-hand = hand cards
legend-deck = Deck
legend-discard = Discard pile
legend-main = Main pile
legend-graveyard = Graveyard
legend-asked = is asked
legend-worker = Workers
legend-done = ability used
legend-tapped = tapped
legend-deals = damage dealt
legend-shielded = shielded
legend-restricted = restricted
legend-dying = at 0 Life
legend-last = last action

# A card in words

card-kind-legendary = legendary { $type } · { $tribe }
card-title = { $name } ({ $kind }){ $cost_key ->
    [none] {""}
   *[other] , costs { $cost }
}{ $numbers_key ->
    [none] {""}
   *[other] , { $numbers }
}{ $source ->
    [published] {""}
   *[reconstructed] . R: a reconstruction
}
card-numbers = Power { $power }, Life { $life }
card-boxes = { $count } { $box }
card-half-combat = Combat: { $text }
card-half-development = Development: { $text }
card-half-instant = Instant: { $text }
card-half-option = With the option “abilities of buildings”: { $text }
card-flavour = “{ $words }”

# Beside a choice

beside-people = { $people } ({ $colour }). { $good_at }
beside-building = { $of_key ->
    [none] {""}
   *[other] { $of } ·{" "}
}{ $colour } · { $cubes ->
    [one] 1 resource
   *[other] { $cubes } resources
}
beside-card = { $cost_key ->
    [0] free
   *[other] { $cost }
} · { $what }{ $missing_key ->
    [none] {""}
   *[other] {" "}· you have no building for { $missing }
}

# On the cover

cover-line = Four peoples, three lanes, one shrinking world
cover-alt = The cover of Shared Worlds: a northern light over snowy mountains. Four cards stand around a fire on the snow, each with the mark of its people: a red one with a flame, a golden one with a hide, a dark green one with a pine, a pale one with a stone. Mammoths pass in the distance, and in front lie black and blue cubes.

# The position in words

board-last = Last changed: { $places }.
board-place = lane { $lane } of { $of } ({ $zone })
board-marks = To choose from: { $marks }.
board-attack = { $unit } attacks { $whom } with Power { $power }, { $how ->
    [no] unblocked
   *[blocked] { $blocker_key ->
        [none] blocked, but the blocker is gone
       *[other] { $how ->
            [intercepted] intercepted by { $blocker }
           *[blocked] blocked by { $blocker }
        }
    }
}.
board-piles = Main pile: { $main }. Graveyard: { $graveyard }.
board-buildings-left = Buildings to choose from: { $buildings }.
board-loan = { $number ->
    [one] 1 resource
   *[other] { $number } resources
} of { $owner } ({ $building }) with { $holder }{ $on_key ->
    [none] {""}
   *[other] , lent onto { $on }
}{ $spent ->
    [yes] , spent
   *[no] {""}
}.
board-player = { $who }{ $peoples_key ->
    [none] {""}
   *[other] , { $peoples }
}{ $mates_key ->
    [none] {""}
   *[other] , together with { $mates }
}: { $life } Life, { $cubes ->
    [one] 1 resource
   *[other] { $cubes } resources
}, { $power } more on units, { $legendaries ->
    [one] 1 Legendary
   *[other] { $legendaries } Legendaries
}.
board-player-gone = { $who } is out of the game{ $peoples_key ->
    [none] {""}
   *[other] {" "}({ $peoples })
}.
board-player-piles = Hand: { $hand }. Deck: { $deck }. Discard pile: { $discard }. Resources: { $available } available, { $used } used, { $away } with others.
board-building = { $building } ({ $colour }): { $cubes } available{ $lent ->
    [0] {""}
   *[other] , { $lent } lent by others
}{ $workers ->
    [0] {""}
    [one] , 1 Worker
   *[other] , { $workers } Workers
}{ $attachments_key ->
    [none] {""}
   *[other] , with { $attachments }
}{ $used ->
    [yes] , ability used
   *[no] {""}
}.
board-lane = Lane { $lane }, { $zone }: { $unit }{ $standing_key ->
    [none] {""}
   *[other] ; { $standing }
}.
board-lane-empty = Lane { $lane }: empty.
board-unit = { $card }, Power { $cubes } of { $max_power }{ $bonus ->
    [yes] {" "}(deals { $power })
   *[no] {""}
}, Life { $life } of { $max_life }{ $attachments_key ->
    [none] {""}
   *[other] , with { $attachments }
}
board-is-legendary = legendary
board-is-tapped = tapped
board-is-used = ability used
board-is-dying = at 0 Life
board-cannot-attack = can’t attack
board-cannot-block = can’t block
board-cannot-intercept = can’t intercept
board-shield = the next { $amount } damage is prevented
board-shield-all = all damage is prevented
board-standing = You are asked for answers: { $standing }.
hand-names = Your hand: { $cards }.
hand-looking = You look at { $cards }.
