# What is printed on cards: names as they are, abilities put together from their effects. Sentences begin small.

# A name or a line of the edition, in the language of whoever speaks. Both are parameters of both languages.
printed = { $de ->
   *[other] { $en }
}

# Peoples and kinds of cards

tribe-sapiens = Sapiens
    .about = Development: resources, hand and Deck, plans.
tribe-neanders = Neanders
    .about = Defence: tough units, strongholds, endurance.
tribe-heidels = Heidels
    .about = Attack: raw Power, numbers, breaking through.
tribe-denisovas = Denisovas
    .about = Diplomacy: offers, loans, protection for a time.
card-type-unit = Unit
card-type-attachment = Attachment
card-type-instant = Instant
colour-fire = fire
colour-leather = leather
colour-wood = wood
colour-stone = stone

box-fire = fire
box-leather = leather
box-wood = wood
box-stone = stone
box-any = any

# Whom it is about. English has no cases; .it does it or has it done to it, .to is given something, .whose owns it.

whom-you =
    .it = you
    .to = you
    .whose = your
whom-they =
    .it = they
    .to = them
    .whose = their
whom-defender =
    .it = the defending player
    .to = the defending player
    .whose = the defending player’s
whom-paired-controller-block =
    .it = the attacker’s controller
    .to = the attacker’s controller
    .whose = the attacker’s controller’s
whom-paired-controller-survive =
    .it = the other unit’s controller
    .to = the other unit’s controller
    .whose = the other unit’s controller’s
whom-controller =
    .it = the controller of { $unit }
    .to = the controller of { $unit }
    .whose = the { $unit } controller’s
whom-player-own =
    .it = you
    .to = you
    .whose = your
whom-player-friendly =
    .it = a friendly player
    .to = a friendly player
    .whose = a friendly player’s
whom-player-opponent =
    .it = an opponent
    .to = an opponent
    .whose = an opponent’s
whom-player-other =
    .it = another player
    .to = another player
    .whose = another player’s
whom-player-any =
    .it = target player
    .to = target player
    .whose = target player’s
whom-dying = { $who } at 0 Life

whom-host = this building
whom-building-own = one of your buildings
whom-building-friendly = a friendly building
whom-building-opponent = an opponent’s building
whom-building-other = another player’s building
whom-building-any = a building

whom-this =
    .it = this
    .to = this
whom-wearer =
    .it = the wearer
    .to = the wearer
whom-paired-block =
    .it = the attacker
    .to = the attacker
whom-paired-survive =
    .it = the unit it fought
    .to = the unit it fought
whom-unit-again =
    .it = it
    .to = it
whom-own-combat =
    .it = your Combat units
    .to = your Combat units
whom-own-combat-other =
    .it = your other Combat units
    .to = your other Combat units
whom-own-units-other =
    .it = your other units
    .to = your other units
whom-own-attackers =
    .it = your attackers
    .to = your attackers
whom-unit =
    .it =
        { $side ->
            [own] { $other ->
                [yes] another of your
               *[no] one of your
            }
            [friendly] { $other ->
                [yes] another
               *[no] a
            }
            [opponent] an opponent’s
            [other] another player’s
           *[any] any player’s
        }{ whom-unit-words.it }
    .to = { $side ->
           *[any] { $other ->
               *[any] { whom-unit.it }
            }
        }
whom-unit-words =
    .it =
        { $nonlegendary ->
            [yes] {" "}nonlegendary
           *[no] {""}
        }{ $damaged ->
            [yes] {" "}damaged
           *[no] {""}
        }{ $tapped ->
            [yes] {" "}tapped
           *[no] {""}
        }{ $side ->
            [friendly] {" "}friendly
           *[other] {""}
        }{ $attacking ->
            [yes] {" "}attacking
           *[no] {""}
        }{ whom-unit-combat }{ $side ->
            [own] {" "}units
           *[any] {" "}unit
        }{ whom-unit-where }
    .to = { $nonlegendary ->
           *[any] { $damaged ->
               *[any] { $tapped ->
                   *[any] { $attacking ->
                       *[any] { $side ->
                           *[any] { whom-unit-words.it }
                        }
                    }
                }
            }
        }
whom-unit-combat = { $zone ->
    [combat] {" "}Combat
   *[any] {""}
}
whom-unit-where = { $zone ->
    [development] {" "}in Development
    [any] {" "}in Development or Combat
   *[none] {""}
}{ $dying ->
    [yes] {" "}at 0 Life
   *[no] {""}
}{ $lane ->
    [same] {" "}in this lane
    [any] {" "}in any lane
   *[none] {""}
}

# How an ability begins

text-ability = { $before_key ->
    [none] { $what }
   *[other] { $before } { $what }
}
text-price = { $parts }:
text-price-life = -{ $amount } Life
text-price-resources = { $amount } { $box }
text-price-discard = discard { text-n-cards }
text-on-play = when { $what } is played,
text-on-attack = when { $what } attacks, before damage,
text-on-attack-together = when { $what } attacks together with another of your units, before damage,
text-on-block = when { $what } blocks, before damage,
text-on-hit = when { $what } damages a player, after damage,
text-on-survive = when { $what } survives a fight, after damage,
text-only = only { $moments }:
text-only-main = in your Main Phase outside combat
text-only-action = after another player’s action
text-only-combat-start = at the start of a combat
text-only-attackers = after attackers are declared
text-only-blocks = after blocks are declared
text-only-after-combat = after a combat
text-only-phase-end = at the end of a turn
text-only-any = at any time
text-only-save-unit = when a unit is at 0 Life
text-only-save-player = when a player is at 0 Life

# How clauses are tied

text-then = { $first }, then { $second }
text-and = { $first } and { $second }
text-sentence = { $subject } { $predicates }
text-offer = offer to { $to }: { $first }, or { $second }
text-until = { $place ->
    [first] {""}
   *[other] {" "}{ $until }
}
text-until-combat-end = until the end of combat
text-until-turn-end = until the end of the turn
text-until-your-next-turn = until the start of your next turn

text-n-cards = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
text-n-resources = { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
text-n-available = { $amount ->
    [one] 1 available resource
   *[other] { $amount } available resources
}

# Resources

text-gain-resource = { $person ->
    [you] you gain
    [they] they gain
   *[one] { $who } gains
} { text-n-resources }
text-refresh = { $amount ->
    [one] 1 of { $who } used resources becomes available again
   *[other] up to { $amount } of { $who } used resources become available again
}
text-steal = { $offered ->
    [yes] you steal
   *[no] steal
} { text-n-available } from { $building }, placing { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} of your hand under it as Workers
text-borrow = { $offered ->
    [yes] you borrow
   *[no] borrow
} { $amount } of { $player } available resources { $cards ->
    [0] without Workers
    [one] for 1 Worker
   *[other] for { $cards } Workers
}
text-lend = { $offered ->
    [yes] you lend
   *[no] lend
} { text-n-available } to { $to }

# Cards

text-draw = { $person ->
    [you] { $offered ->
        [yes] you draw
       *[no] draw
    }
    [they] they draw
   *[one] { $who } draws
} { text-n-cards }
text-draw-keep = { $offered ->
    [yes] you draw
   *[no] draw
} { $draw ->
    [one] 1 card
   *[other] { $draw } cards
} from the main pile and keep up to { $keep }{ $to ->
    [hand] {" "}in your hand
   *[discard] {""}
}
text-hand-bonus = hand cards +{ $amount }
text-rearrange = { $offered ->
    [yes] you rearrange
   *[no] rearrange
} { $amount ->
    [one] the top card
   *[other] the top { $amount } cards
} of the main pile
text-peek = { $offered ->
    [yes] you look
   *[no] look
} at { $person ->
    [they] their
   *[one] { $player }
} hand
text-remove-from-deck = { $offered ->
    [yes] you remove
   *[no] remove
} up to { text-n-cards } in your { $piles ->
    [hand] hand
    [discard] Discard pile
   *[other] hand or Discard pile
}
text-discard = { $person ->
    [you] { $offered ->
        [yes] you discard
       *[no] discard
    }
    [they] they discard
   *[one] { $who } discards
} { text-n-cards }
text-recall = { $offered ->
    [yes] { $target } goes to
   *[no] put { $target } into
} its owner’s Discard pile

# Units

text-heal = { $offered ->
    [yes] you heal
   *[no] heal
} { $amount } Life on { $target }
text-damage = { $offered ->
    [yes] you deal
   *[no] deal
} { $amount } damage to { $target }
text-add-power = { text-gets } +{ $amount } Power{ $until }
text-modify-power = { text-gets } +{ $amount } maximum Power{ $until }
text-modify-life = { text-gets } +{ $amount } Life{ $until }
text-gets = { $lasting ->
    [yes] { $many ->
        [yes] have
       *[no] has
    }
   *[no] { $many ->
        [yes] get
       *[no] gets
    }
}
text-untap = { $offered ->
    [yes] you untap
   *[no] untap
} { $target }
text-may = { $many ->
   *[any] may
}
text-can = { $many ->
   *[any] can’t
}
text-extra-attack = { text-may } attack { $amount ->
    [one] 1 additional time
   *[other] { $amount } additional times
}{ text-in-turn }
text-in-turn = { $lasting ->
    [yes] {" "}each turn
    [turn] {" "}this turn
   *[no] { $until }
}
text-extra-block = { text-may } block { $amount ->
    [one] 1 additional attacker
   *[other] { $amount } additional attackers
}{ $until }
text-reach = { text-may } block in adjacent lanes{ $until }
text-bulwark = when { $target } blocks, damage beyond its Life is lost{ $until }
text-pierce = when { $target } attacks, damage beyond an interceptor’s Life hits the defending player{ $until }
text-evade = { text-can } be { $against ->
    [block] blocked
    [intercept] intercepted
   *[other] blocked or intercepted
}{ $until }
text-forbid = { text-can } { $actions ->
    [attack] attack
    [block] block
    [intercept] intercept
    [attack-block] attack or block
    [attack-intercept] attack or intercept
    [block-intercept] block or intercept
   *[other] attack, block or intercept
}{ $until }
text-protect = { text-can } be targeted by opponents{ $until }
text-protect-building = resources on { $target } can’t be { $against ->
    [borrow] borrowed
    [steal] stolen
   *[other] borrowed or stolen
}{ $until }
text-prevent-damage = { $offered ->
    [yes] you prevent
   *[no] prevent
} { $amount ->
    [all] all damage to { $target }
   *[other] { $lasting ->
        [yes] the first { $amount } damage to { $target }
       *[no] the next { $amount } damage to { $target }
    }
}{ text-in-turn }
text-stop-attack = { $offered ->
    [yes] { $target } is stopped
   *[no] stop { $target }
}
text-move-lane = { $offered ->
    [yes] you move
   *[no] move
} { $target } to an empty lane of its controller
text-return-to-development = returns to its controller’s Development Area
text-swap-control = { $offered ->
    [yes] you swap
   *[no] swap
} control of { $target } and { $other }
text-prevent-last-life = stays in play with 1 Life
text-return-when-killed = when { $target } is killed{ $until }, it returns face-down to its controller’s Development Area

# Players

text-gain-life = { $person ->
    [you] you gain
    [they] they gain
   *[one] { $who } gains
} { $amount } Life
text-lose-life = { $person ->
    [you] you lose
    [they] they lose
   *[one] { $who } loses
} { $amount } Life
text-prevent-elimination = { $person ->
    [you] you stay
    [they] they stay
   *[one] { $who } stays
} in the game with { $amount } Life
