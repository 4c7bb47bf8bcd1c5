# Everything that Nerthania says.

game = Nerthania: Collapsing World
    .about = Four tribes fight for a world whose land sinks and rises. Two to four players, a long evening.
    .intro =
        🎯 **Goal** Have the most points after the last round: for a major battle, your goal markers, a whole sector, foreign headquarters, the edge, the centre, mountains. Twelve are possible.
        👉 **Your first decisions** Found your headquarters: two connected areas of one sector, with at most six of your ten warriors. Then settle a second sector, with four players a third. Then place the goal markers of others where their owners will hardly get to.
        🌍 **The world** 56 areas in four sectors: water, grassland, mountains. Nobody can stand on water.
        🔄 **A round** In turn each of you plays four different actions out of seven, one at a time: collect, build, recruit, march, march again (3 silver), level up a battle card, terraform.
        🥾 **A march** The units of one sector move; then you may attack one area.
        ⚔️ **A battle** Every unit rolls a die, cards turn the dice, one hit kills one unit; whoever has more units left has won.
        🌊 **The end of a round** The land that was announced sinks or rises. Whoever stands on water is lost.

# The tribes

tribe-shadow_lurks = Shadow Lurks
    .about = Steppe dwellers: good at everything, with strong riders and shield bearers.
tribe-snow_blades = Snow Blades
    .about = Northerners: fierce in attack, weaker in defence, and without riders.
tribe-yew_blades = Yew Blades
    .about = Jungle maidens: their warriors and riders carry bows and help in battles beside them.
tribe-root_storm = Root Storm
    .about = Forest warriors: one warrior more than the capacity may stand in each of their areas.
neutral = the neutral tribe
    .by = the neutral tribe
    .against = the neutral tribe

# Things

unit-warrior = warrior
unit-rider = rider
unit-shield-bearer = shield bearer
unit-archer = archer
unit-animal =
    { $whose ->
        [shadow_lurks] { kind-shadow-lurks-animal }
        [snow_blades] { kind-snow-blades-animal }
        [yew_blades] { kind-yew-blades-animal }
        [root_storm] { kind-root-storm-animal }
       *[none] animal
    }
    .also = { $whose ->
        [shadow_lurks] steppe wolves
        [snow_blades] ice tigers
        [yew_blades] jungle tigers
        [root_storm] battle boars
       *[none] animals
    }
unit-monster =
    { $whose ->
        [shadow_lurks] { kind-shadow-lurks-monster }
        [snow_blades] { kind-snow-blades-monster }
        [yew_blades] { kind-yew-blades-monster }
        [root_storm] { kind-root-storm-monster }
       *[none] monster
    }
    .also = { $whose ->
        [shadow_lurks] steppe bears
        [snow_blades] ice yetis
        [yew_blades] battle utans
        [root_storm] tree walkers
       *[none] monsters
    }
troop =
    { $unit_key ->
        [unit-warrior] { $number ->
            [one] 1 warrior
           *[other] { $number } warriors
        }
        [unit-rider] { $number ->
            [one] 1 rider
           *[other] { $number } riders
        }
        [unit-shield-bearer] { $number ->
            [one] 1 shield bearer
           *[other] { $number } shield bearers
        }
        [unit-archer] { $number ->
            [one] 1 archer
           *[other] { $number } archers
        }
        [unit-animal] { $whose ->
            [shadow_lurks] { $number ->
                [one] 1 steppe wolf
               *[other] { $number } steppe wolves
            }
            [snow_blades] { $number ->
                [one] 1 ice tiger
               *[other] { $number } ice tigers
            }
            [yew_blades] { $number ->
                [one] 1 jungle tiger
               *[other] { $number } jungle tigers
            }
            [root_storm] { $number ->
                [one] 1 battle boar
               *[other] { $number } battle boars
            }
           *[none] { $number ->
                [one] 1 animal
               *[other] { $number } animals
            }
        }
       *[other] { $whose ->
            [shadow_lurks] { $number ->
                [one] 1 steppe bear
               *[other] { $number } steppe bears
            }
            [snow_blades] { $number ->
                [one] 1 ice yeti
               *[other] { $number } ice yetis
            }
            [yew_blades] { $number ->
                [one] 1 battle utan
               *[other] { $number } battle utans
            }
            [root_storm] { $number ->
                [one] 1 tree walker
               *[other] { $number } tree walkers
            }
           *[none] { $number ->
                [one] 1 monster
               *[other] { $number } monsters
            }
        }
    }
    .also = { $number } { $unit }
kind-shadow-lurks-animal = steppe wolf
kind-shadow-lurks-monster = steppe bear
kind-snow-blades-animal = ice tiger
kind-snow-blades-monster = ice yeti
kind-yew-blades-animal = jungle tiger
kind-yew-blades-monster = battle utan
kind-root-storm-animal = battle boar
kind-root-storm-monster = tree walker
an-animal =
    { $whose ->
        [shadow_lurks] a steppe wolf
        [snow_blades] an ice tiger
        [yew_blades] a jungle tiger
        [root_storm] a battle boar
       *[none] an animal
    }
a-monster =
    { $whose ->
        [shadow_lurks] a steppe bear
        [snow_blades] an ice yeti
        [yew_blades] a battle utan
        [root_storm] a tree walker
       *[none] a monster
    }
kind-in-full = { $kind } ({ $unit })
building-barracks = barracks
building-stables = stables
building-smithy = smithy
building-archery = archery
building-animal-enclosure = animal enclosure
building-stone-circle = stone circle
building-hunting-lodge = hunting lodge
building-fishing-hut = fishing hut
terrain-water = water
terrain-grass = grassland
terrain-mountain = mountain
direction-rise = rise
direction-sink = sink
when-now = now
when-later = later
face-hit = hit
face-double-hit = double hit
face-shield = shield
face-retreat = retreat
face-reinforcement = reinforcement
face-panic = panic
face-bow-hit = bow hit
face-bow-hit-star = starred bow hit
face-blank = no die
rolled =
    { $unit_key ->
        [unit-archer] an archer
        [unit-animal] { an-animal }
        [unit-monster] { a-monster }
       *[other] a { $unit }
    }: { $face }
rolled-several = { $units }: { $faces }
faces = { $number } × { $face }
camp-attacker = the attacker
camp-defender = the defender
camp-nobody = nobody
roundel-collect = Collect
roundel-build = Build
roundel-recruit = Recruit
roundel-march = March
roundel-march-again = March again
roundel-level-up = Level up
roundel-terraform = Terraform
goal-battle = Major battle
goal-sector = A whole sector
goal-headquarters = Foreign headquarters
goal-edge-three = The edge in three sectors
goal-edge-four = The edge in four sectors
goal-centre-three = Three centre areas
goal-centre-four = All four centre areas
goal-mountains-three = Mountains in three sectors
goal-mountains-four = Mountains in four sectors
phase-setup = set-up
phase-actions = actions
phase-terraforming = terraforming
phase-decision = decision
phase-over = the end
sector-1 = Amber Shelf (1, north-west)
sector-2 = Fern Shelf (2, north-east)
sector-3 = Azure Shelf (3, south-west)
sector-4 = Rust Shelf (4, south-east)

# What can be looked at by itself

part-own = My tribe
part-battle = The battle
part-sector-1 = Amber Shelf
part-sector-2 = Fern Shelf
part-sector-3 = Azure Shelf
part-sector-4 = Rust Shelf

# Battle cards

kind = { $tribe }: { $kind }
card = { $tribe }: { $kind }, level { $level }
card-line = ({ $number }) { $what }
card-support =
    { $number ->
        [one] One of them may roll beside a battle.
       *[other] Up to { $number } of them may roll beside a battle.
    }
card-before = Effect { $first } comes before effect { $second }.
card-text = { $effects }.{ $support_key ->
        [none] {""}
       *[other] {" "}{ $support }
    }{ $order_key ->
        [none] {""}
       *[other] {" "}{ $order }
    }
effect-add = +{ $n } { $symbol }
effect-add-bound = +{ $n } { $symbol }; not for { $not_for }
effect-add-choice = +{ $n } of your choice: { $symbols }
effect-reroll =
    { $n ->
        [one] Roll one die again: { $dice }
       *[other] Roll up to { $n } dice again: { $dice }
    }
effect-reroll-any =
    { $n ->
        [one] Roll one of your dice again
       *[other] Roll up to { $n } of your dice again
    }
effect-extra-die =
    { $n ->
        [one] Roll one more die: { $die }
       *[other] Roll { $n } more dice: { $die }
    }
effect-swap =
    { $n ->
        [one] Turn one { $a } into { $b }, or the other way round
       *[other] Turn up to { $n } times { $a } into { $b }, or the other way round
    }
effect-destroy-shield =
    { $n ->
        [one] Break one enemy shield
       *[other] Break { $n } enemy shields
    }
effect-destroy-retreat =
    { $n ->
        [one] Before the retreats: cancel one of the enemy’s
       *[other] Before the retreats: cancel { $n } of the enemy’s
    }
effect-destroy-bow-hit =
    { $n ->
        [one] Cancel one enemy bow hit
       *[other] Cancel { $n } enemy bow hits
    }
effect-destroy-reinforcement =
    { $n ->
        [one] Cancel one enemy reinforcement
       *[other] Cancel { $n } enemy reinforcements
    }
effect-kill-retreating =
    { $n ->
        [one] One retreating enemy unit dies
       *[other] { $n } retreating enemy units die
    }
effect-tip =
    { $n ->
        [one] Turn one of your dice to its face: { $to }
       *[other] Turn up to { $n } of your dice to their face: { $to }
    }
effect-pair-convert = Spend { $count } times { $symbol } for one { $to }
effect-star-double = Your starred bow hits count double
effect-per-units = +{ $n } { $symbol } while at least { $count } of your units fight: { $unit }
effect-capacity-bonus = Always: { $n } more than the capacity may stand in an area: { $unit }

# The groups of commands

group-setup =
    .command = setup
    .about = While the world is set up: headquarters, warriors, goal markers.
group-battle =
    .command = battle
    .about = In a battle: support, cards, dice, retreats and losses.

# What one can do

do-shape = Reshape { $area }
    .button = Shape the world
    .command = shape
    .about = Choose an area that begins as water, or later as a mountain.
    .area = area
    .area-about = Which area?
do-found =
    Headquarters and { $warriors ->
        [one] 1 warrior
       *[other] { $warriors } warriors
    } to { $area }
    .button = Place headquarters
    .command = found
    .about = Place your headquarters and some warriors in an area.
    .area = area
    .area-about = Where do your headquarters stand? Capacity 6 is a good idea.
    .warriors = warriors
    .warriors-about = How many warriors stand there?
do-settle =
    { $warriors ->
        [one] 1 warrior
       *[other] { $warriors } warriors
    } to { $area }
    .button = Place warriors
    .command = settle
    .about = Place some of your ten warriors in an area.
    .area = area
    .area-about = Which area?
    .warriors = warriors
    .warriors-about = How many warriors?
do-place-marker = Goal marker to { $area }
    .button = Place the marker
    .command = marker
    .about = Place somebody else’s goal marker.
    .area = area
    .area-about = Where does the marker go?
do-collect = Collect from { $areas }
    .button = Collect
    .command = collect
    .about = Collect silver and Tectonium from three of your areas in one sector.
    .areas = areas
    .areas-about = From which areas?
do-exchange = Two conquest cards for 5 silver
    .button = Exchange two cards
    .command = exchange
    .about = Give two conquest cards for 5 silver.
do-build = Build: { $building } (3 silver)
    .button = Build
    .command = build
    .about = Build something for 3 silver.
    .building = building
    .building-about = Which building?
do-rebuild = New headquarters in { $area } (3 silver)
    .button = New headquarters
    .command = rebuild
    .about = Build new headquarters in one of your areas for 3 silver.
    .area = area
    .area-about = In which of your areas?
do-muster = Recruit
    .button = Recruit
    .command = muster
    .about = Begin to recruit: as many units as you can pay and place.
do-recruit = { $number } × { $unit } to { $area }
    .button = Recruit units
    .command = recruit
    .about = Recruit units of one kind into one of your areas.
    .area = area
    .area-about = Where do they go?
    .unit = unit
    .unit-about = Which kind?
    .number = number
    .number-about = How many?
do-march = March in sector { $sector }
    .button = March
    .command = march
    .about = The units of one sector may move, then attack once.
    .sector = sector
    .sector-about = Which sector marches?
do-march-again = March again in sector { $sector } (3 silver)
    .button = March again
    .command = march-again
    .about = A second march, for 3 silver.
    .sector = sector
    .sector-about = Which sector marches?
do-move = { $units } from { $origin } to { $to }
    .button = Move
    .command = move
    .about = Move units from one area to another.
    .origin = from
    .origin-about = From which area?
    .to = to
    .to-about = Where to?
    .units = units
    .units-about = How many of which?
do-attack = Attack { $area }
    .button = Attack
    .command = attack
    .about = Attack an enemy area in reach; it ends your march.
    .area = area
    .area-about = Which area do you attack?
do-send = Send { $units } from { $origin }
    .button = Send units
    .command = send
    .about = Send units into the attack, six at most.
    .origin = from
    .origin-about = From which area?
    .units = units
    .units-about = How many of which?
do-fight = Begin the battle
    .button = Begin the battle
    .command = fight
    .about = Everybody is on the way: roll the dice.
do-level-up = Level up: { $unit } (3 silver, 1 conquest card)
    .button = Level up
    .command = level-up
    .about = Exchange a battle card for its next level.
    .unit = card
    .unit-about = Which battle card?
do-terraform =
    { $direction_key ->
        [direction-rise] { $area } shall rise, { $when }
       *[other] { $area } shall sink, { $when }
    }
    .button = Terraform
    .command = terraform
    .about = Let an area rise or sink, now or later this round.
    .area = area
    .area-about = Which area?
    .direction = direction
    .direction-about = Shall it rise or sink?
    .when = when
    .when-about = Now, or later by your marker?
do-complete = Carry out my terraforming marker
    .button = Terraform now
    .command = complete
    .about = Carry out your terraforming marker before your action.
do-surrender = Give up
    .button = Give up
    .command = surrender
    .about = In teams: when both partners give up, the game is over.
do-ordain =
    { $direction_key ->
        [direction-rise] { $area } shall rise in the next round
       *[other] { $area } shall sink in the next round
    }
    .button = Ordain
    .command = ordain
    .about = You held the centre: choose one of the terraformings to come.
    .area = area
    .area-about = Which area?
    .direction = direction
    .direction-about = Shall it rise or sink?
do-nominate = The army in { $area } settles the tie
    .button = Choose an army
    .command = nominate
    .about = A tie at the end: which of your largest armies settles it.
    .area = area
    .area-about = Which of your largest armies settles the tie?
do-reserve = Call two warriors of the reserve to { $area }
    .button = Call the reserve
    .command = reserve
    .about = Two warriors appear in your headquarters or beside them.
    .area = area
    .area-about = Where do they appear?
do-support = My bows help { $camp }
    .button = Support
    .command = support
    .about = Whom do your bows beside this battle help?
    .camp = side
    .camp-about = Whom do they help? Nobody sees it before all have chosen.
do-flee =
    { $to_key ->
        [none] { $unit } ({ $face }) is lost
       *[other] { $unit } ({ $face }) flees to { $to }
    }
    .button = Flee
    .command = flee
    .about = Panic: one of your units leaves the battle.
    .unit = unit
    .unit-about = Who flees?
    .face = die
    .face-about = Which of them: what does its die show?
    .to = to
    .to-about = Where to?
do-reinforce =
    { $unit_key ->
        [unit-archer] Bring an archer
        [unit-animal] Bring { an-animal }
        [unit-monster] Bring { a-monster }
       *[other] Bring a { $unit }
    } from { $origin }
    .button = Reinforce
    .command = reinforce
    .about = Use a reinforcement: bring a unit from beside the battle.
    .unit = unit
    .unit-about = Who comes?
    .origin = from
    .origin-about = From which area?
do-declare = Declare the card { $unit } and cancel the reinforcement
    .button = Cancel the reinforcement
    .command = declare
    .about = Declare a battle card early to cancel this reinforcement.
    .unit = card
    .unit-about = Which card?
do-play-card = Play the card { $unit }
    .button = Play a card
    .command = card
    .about = Play the battle card of a unit that fights here.
    .unit = card
    .unit-about = Which card?
do-reroll = Roll again: { $unit } ({ $face })
    .button = Roll again
    .command = reroll
    .about = Roll one of your dice again.
    .unit = die
    .unit-about = Whose die?
    .face = face
    .face-about = Which die? The one that shows …
do-swap =
    { $unit_key ->
        [none] Turn { $face } of a card into { $to }
       *[other] Turn { $face } ({ $unit }) into { $to }
    }
    .button = Turn a symbol
    .command = swap
    .about = Let one of your symbols count as another.
    .unit = die
    .unit-about = Whose die, or the symbol of a card?
    .face = symbol
    .face-about = Which symbol?
    .to = into
    .to-about = Into what?
do-tip = Turn the die: { $unit } ({ $face })
    .button = Turn a die
    .command = tip
    .about = Turn one of your dice to the face that your card names.
    .unit = die
    .unit-about = Whose die?
    .face = face
    .face-about = Which die? The one that shows …
do-convert = Spend two symbols for another
    .button = Spend symbols
    .command = convert
    .about = Spend symbols for another one, as your card says.
do-choose = Take { $symbol }
    .button = Choose a symbol
    .command = choose
    .about = Choose which symbol your card gives.
    .symbol = symbol
    .symbol-about = Which symbol does it give?
do-withdraw = { $unit } ({ $face }) leaves the battle for { $to }
    .button = Withdraw
    .command = withdraw
    .about = Use a retreat: take one of your units out of the battle.
    .unit = unit
    .unit-about = Who leaves?
    .face = die
    .face-about = Which of them: what does its die show?
    .to = to
    .to-about = Where to?
do-catch = Catch the unit that is leaving
    .button = Catch it
    .command = catch
    .about = Your card kills the enemy unit that is about to leave the battle.
do-lose = Give up { $units }
    .button = Choose losses
    .command = lose
    .about = Choose which of your units are destroyed.
    .units = units
    .units-about = Who is destroyed?
do-retreat = Retreat to { $to } with { $units }
    .button = Retreat
    .command = retreat
    .about = After a lost battle: where your units go.
    .to = to
    .to-about = Where to?
    .units = units
    .units-about = How many of which?
do-done = Nothing more
    .button = Done
    .command = done
    .about = Nothing more of this kind.

# What is asked

ask-shaping =
    { $terrain_key ->
        [terrain-water] Which area begins as water? ({ $left } to go)
       *[other] Which area begins as a mountain? ({ $left } to go)
    }
ask-settling =
    { $second_key ->
        [yes] Where do the next warriors stand, beside the first? ({ $left } in hand)
       *[other] { $visit ->
            [1] Where do you found your headquarters, and with how many warriors?
           *[other] Which sector do you settle now, and with how many warriors? ({ $left } in hand)
        }
    }
ask-preparing = Which building do you begin with?
ask-arriving =
    { $left ->
        [one] Where does your last unit begin?
       *[other] Where do your { $left } units begin?
    }
ask-marking = Where do you place the goal marker of { $owner }?
ask-turn = Your action { $number } of 4: which one?
ask-exchanging = Do you exchange two conquest cards for 5 silver?
ask-mustering = Whom do you recruit, and where? ({ $silver } silver, { $tectonium } Tectonium)
ask-neutral-recruiting =
    { $left ->
        [one] The neutral tribe recruits 1 more unit: where?
       *[other] The neutral tribe recruits { $left } more units: where?
    }
ask-neutral-levelling = Which battle card of the neutral tribe rises?
ask-neutral-moving = Which unit of the neutral tribe moves on?
ask-neutral-striking = The neutral tribe strikes back: at which area?
ask-marching = Who moves, and do you attack?
ask-attacking =
    { $sent ->
        [0] Whom do you send against { $area }? ({ $against } defend it)
       *[other] Whom else do you send against { $area }? ({ $sent } on the way, { $against } defend it)
    }
ask-ordaining = You held the whole centre: which area shall change?
question-reserve = Reserve of the headquarters
question-reinforcement = Reinforcements
question-battle-card = Battle cards
ask-reserving = { $area } is attacked: do you call the reserve of your headquarters?
ask-nominating =
    { $number ->
        [one] A tie for the victory: none of your armies has more than one unit. Which one settles it?
       *[other] A tie for the victory: several of your armies have { $number } units. Which one settles it?
    }
ask-supporting =
    { $number ->
        [one] Battle in { $area }: whom does your bow help?
       *[other] Battle in { $area }: whom do your { $number } bows help?
    }
ask-fleeing = Panic! Which of your units leaves the battle?
ask-reinforcing =
    { $number ->
        [one] You have a reinforcement: who comes?
       *[other] You have { $number } reinforcements: who comes?
    }
ask-intercepting =
    { $unit_key ->
        [unit-archer] An archer
        [kind-snow-blades-animal] An ice tiger
        [kind-snow-blades-monster] An ice yeti
       *[other] A { $unit }
    } is about to come from { $origin }: do you cancel that?
ask-carding = Which battle card do you play?
ask-resolving = Your card { $unit }: what do you do with it?
ask-withdrawing =
    { $number ->
        [one] Do you take a unit out of the battle?
       *[other] Do you take up to { $number } units out of the battle?
    }
ask-catching =
    { $unit_key ->
        [unit-archer] An archer
        [kind-snow-blades-animal] An ice tiger
        [kind-snow-blades-monster] An ice yeti
       *[other] A { $unit }
    } is about to leave for { $to }: does your card kill it?
ask-losing =
    { $pursued_key ->
        [yes] { $number ->
            [one] One of your retreating units dies: which one?
           *[other] { $number } of your retreating units die: which ones?
        }
       *[other] { $number ->
            [one] You lose a unit: which one?
           *[other] You lose { $number } units: which ones?
        }
    }
ask-retreating =
    { $number ->
        [one] Your last unit retreats: where to?
       *[other] Your { $number } units retreat: where to?
    }
ask-thinning =
    { $number ->
        [one] One unit too many in { $area }: which one goes?
       *[other] { $number } units too many in { $area }: which ones go?
    }

# What it would bring

will-move =
    { $taken ->
        [yes] You take { $to }; it then holds { $count } of { $capacity }.
       *[no] { $to } then holds { $count } of { $capacity }.
    } { $left ->
        [0] { $origin } will be nobody’s.
       *[other] { $left } stay in { $origin }.
    }
will-bows-of = { $who } { $number }
will-bows =
    Bows beside it: { $own } for you, { $foe } for the other side{ $others_key ->
        [0] .
       *[other] , and third parties who may help either side: { $others }.
    }
will-attack =
    { $whom } defends { $area } with { $defenders }. You can send { $able }, { $most ->
        [one] one unit
       *[other] { $most } units
    } at most.
    { will-bows }
will-fight =
    { $attackers } against { $defenders } of { $whom } in { $area }.
    { will-bows }{ $reserve ->
        [yes] {" "}Their headquarters can still call two warriors.
       *[no] {""}
    }
will-collect =
    { $tectonium ->
        [0] That brings { $silver } silver.
       *[other] That brings { $silver } silver and { $tectonium } Tectonium.
    }{ $most ->
        [0] {""}
       *[other] {" "}(Nobody has more than { $most } silver.)
    }
will-build =
    { $tectonium ->
        [0] Then you can recruit, for { $silver } silver each: { $unit }.
       *[other] Then you can recruit, for { $silver } silver and { $tectonium } Tectonium each: { $unit }.
    }
will-build-hunting-lodge = 1 silver more for each of your areas with an animal, when you collect and at the end of a round.
will-build-fishing-hut = The silver of the best water beside your areas, when you collect and at the end of a round.
will-recruit =
    { $tectonium ->
        [0] That costs { $silver } silver; { $left } are left.
       *[other] That costs { $silver } silver and { $tectonium } Tectonium; { $left } silver and { $left_tectonium } Tectonium are left.
    }
will-terraform =
    { $when_key ->
        [when-now] { $area } becomes: { $terrain }.
       *[other] At the end of the round { $area } becomes: { $terrain }.
    }{ $capacity ->
        [0] {""}
       *[other] {" "}It then holds { $capacity } units.
    }{ $drowned_key ->
        [0] {""}
       *[other] {" "}Whoever stands there then is lost: { $drowned }.
    }

# What helps to choose

hint-water = water ({ $areas })
hint-held = other tribes ({ $areas })
hint-full = full ({ $areas })
hint-stops = Not to be entered: { $stops }.
hint-target = { $area } ({ $who } with { $units })
hint-targets = In reach: { $targets }.
hint-unit-steps =
    { $units } ({ $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ $number ->
        [one] {""}
       *[other] {" "}each
    })
hint-steps = Can still go: { $units }.
hint-price =
    { $tectonium ->
        [0] { $unit } ({ $silver } silver)
       *[other] { $unit } ({ $silver } silver, { $tectonium } Tectonium)
    }
hint-prices = One costs: { $prices }.
hint-room = { $most } ({ $areas })
hint-rooms = Room for so many warriors: { $rooms }.
hint-holds = { $area } ({ $terrain }) has room for { $most } warriors.

# Why not

no-shape = { $area } is no grassland any more.
no-settle-place = { $area } is not one of the places for you now: free land, in a sector that is open to you, with a free area beside it.
no-settle-number = For { $area } it must be { $least } to { $most } warriors.
no-marker-place = No marker of this tribe can go to { $area }: it goes on land that the tribe does not hold, without a marker or headquarters, in a sector without one of its markers.
no-choice-here = That is not one of the choices here.
no-such-area = There is no such area; areas are called 1 to 56.
no-such-sector = There is no such sector; sectors are called 1 to 4.
no-action-twice = You have used this action in this round already: { $action }.
no-collect-foreign = You can collect only from areas that you hold.
no-collect-sectors = All areas you collect from must lie in one sector.
no-collect-number =
    { $number ->
        [one] In this sector you hold 1 area to collect from.
       *[other] Collect from { $number } different areas here, in the order of their numbers.
    }
no-silver = That costs { $price } silver, and you have { $silver }.
no-built-already = You have that already: { $building }.
no-headquarters = Without headquarters nothing else can be built.
no-headquarters-standing = Your headquarters still stand on the map.
no-own-area = You do not hold { $area }.
no-room-for-headquarters = Other headquarters stand in { $area }.
no-use = Your tribe has no units for that: { $building }.
no-first-level = Before that you need stables, a smithy or an archery: { $building }.
no-card = You have no such battle card yet: { $unit }. It comes with the first unit of its kind.
no-higher-level = This battle card is at level 3 already: { $unit }.
no-conquest-card = You have no conquest card. One comes with every successful attack.
no-area-left = You hold no area where units could go.
no-kind = Your tribe has no such unit: { $unit }.
no-building = { $unit }: for that you need headquarters on the map and this building: { $building }.
no-supply =
    { $left ->
        [0] None left in your supply: { $unit }.
       *[other] Only { $left } left in your supply: { $unit }.
    }
no-price =
    { $tectonium ->
        [0] You cannot pay for so many; one costs { $silver } silver: { $unit }.
       *[other] You cannot pay for so many; one costs { $silver } silver and { $tectonium } Tectonium: { $unit }.
    }
no-capacity = Only { $capacity ->
        [one] one unit fits
       *[other] { $capacity } units fit
    } into { $area }; there is room for { $free } more.
no-units = Name each kind of unit once, with at least one of it.
no-units-in-sector = You have no units in sector { $sector }.
no-units-here = You do not have so many units of this march in { $area }.
no-steps = From there it is { $steps } steps to { $area }; not all of these units can go that far.
no-way = From there no way to { $area } is short enough for any unit.
no-move-water = { $area } is water; nobody can enter it.
no-move-held = { $area } is held by somebody else.
no-enemy = No enemy stands in { $area }.
no-attack-far = None of the units on the march can still reach { $area }.
no-attackers = Send at least one unit first.
no-strongest-army = Your largest armies stand elsewhere than in { $area }.
no-more-attackers = No more than { $most } units may enter a battle.
no-terraform-foreign = { $area } is held by somebody else; only your own areas and free ones beside them can be changed.
no-terraform-far = { $area } is neither yours nor beside an area of yours.
no-terraform-headquarters = Headquarters stand in { $area }; that land does not move.
no-terraform-twice = { $area } has been changed in this round, or a marker lies there already.
no-terraform-water = { $area } stays water with fewer than four players.
no-terraform-step = That is not possible with { $area }: { $terrain }. Water only rises, a mountain only sinks, one step at a time.
no-plan = You have no terraforming marker on the map.
no-surrender = Only teams can give up.
no-surrender-twice = You have given up already; your partner decides.

instead-attack = You can attack it.
instead-rebuild = Build new headquarters in one of your areas first.

# Why a table cannot start

unfit-seats = Nerthania is played by two to four, not by { $seats }.
unfit-tribe = There is no tribe { $tribe }.
unfit-twice = Each tribe can be chosen only once.
unfit-teams = Two against two needs four players.

# What happened

did-shape = { $who } turns { $area } into { $terrain_key ->
        [terrain-water] water
       *[other] a mountain
    }.
did-found = { $who } founds headquarters in { $area } with { $warriors ->
        [one] 1 warrior
       *[other] { $warriors } warriors
    }.
did-settle = { $who } settles { $area } with { $warriors ->
        [one] 1 warrior
       *[other] { $warriors } warriors
    }.
did-settle-only = There is but one way to go on: { $who } settles { $area } with { $warriors ->
        [one] 1 warrior
       *[other] { $warriors } warriors
    }.
did-place-marker = { $who } places a goal marker of { $owner } in { $area }.
did-round = Round { $round } of { $last } begins; { $who } starts.
did-pass = { $who } can play nothing more in this round.
did-collect =
    { $tectonium ->
        [0] { $who } collects from { $areas }: { $silver } silver.
       *[other] { $who } collects from { $areas }: { $silver } silver and { $tectonium } Tectonium.
    }
did-exchange = { $who } exchanges two conquest cards for { $silver } silver.
did-income = { $who } receives { $silver } silver.
did-build = { $who } builds: { $building }.
did-rebuild = { $who } builds new headquarters in { $area }.
did-recruit = { $who } recruits { $units } in { $area }.
did-march = { $who } marches: { $sector }.
did-march-again = { $who } pays 3 silver and marches again: { $sector }.
did-move = { $who } moves { $units } from { $origin } to { $to }.
did-attack = { $who } attacks { $whom } in { $area }!
did-send = { $who } sends { $units } from { $origin } against { $area }.
did-level-up = { $who } raises a battle card: { $unit }, level { $level }.
did-plan = { $who } lays a terraforming marker on { $area }: { $direction }.
did-announce = { $area } will change at the end of the next round: { $direction }.
did-ordain = { $who } held the whole centre and ordains:
did-terraform =
    { $direction_key ->
        [direction-rise] { $area } rises and is now { $terrain }.
       *[other] { $area } sinks and is now { $terrain }.
    }
did-reshape =
    { $direction_key ->
        [direction-rise] { $who } shapes the land: { $area } rises and is now { $terrain }.
       *[other] { $who } shapes the land: { $area } sinks and is now { $terrain }.
    }
did-drown = { $who } loses { $units } in the floods of { $area }.
did-headquarters-fall = The captured headquarters of { $who } in { $area } are destroyed.
did-goal = { $who } reaches a goal: { $goal }! (now { $points ->
        [one] 1 point
       *[other] { $points } points
    })
did-marker = { $who } finds a goal marker in { $area }! (now { $points ->
        [one] 1 point
       *[other] { $points } points
    })
did-surrender = { $who } is ready to give up.
did-reserve = { $who } calls the reserve: { $number ->
        [one] 1 warrior
       *[other] { $number } warriors
    } to { $area }.
did-answer = { $who } has decided.
did-support =
    { $camp_key ->
        [camp-nobody] The bows of { $who } help nobody.
       *[other] The bows of { $who } help { $camp }.
    }
did-roll = { $who } rolls { $dice }.
did-roll-bows = Beside the battle, for { $who }: { $dice }.
did-panic = { $who } spreads panic!
did-flee =
    { $unit_key ->
        [unit-archer] { $who }: an archer
        [unit-animal] { $who }: { an-animal }
        [unit-monster] { $who }: { a-monster }
       *[other] { $who }: a { $unit }
    } flees to { $to }.
did-flee-lost =
    { $unit_key ->
        [unit-archer] { $who }: an archer
        [unit-animal] { $who }: { an-animal }
        [unit-monster] { $who }: { a-monster }
       *[other] { $who }: a { $unit }
    } finds no way out and is lost.
did-reinforce =
    { $unit_key ->
        [unit-archer] { $who } brings an archer
        [unit-animal] { $who } brings { an-animal }
        [unit-monster] { $who } brings { a-monster }
       *[other] { $who } brings a { $unit }
    } from { $origin }.
did-cancel-reinforcement = { $who } cancels a reinforcement of { $whom }.
did-declare = { $who } declares { $kind }, level { $level }: { $effects }.
did-play-card = { $who } plays { $kind }, level { $level }: { $effects }.
did-cards = Cards of { $who }: { $effects }.
cards-hits = { $number ->
        [one] 1 hit more
       *[other] { $number } hits more
    }
cards-shields = { $number ->
        [one] 1 shield more
       *[other] { $number } shields more
    }
cards-broken = { $number ->
        [one] 1 enemy shield broken
       *[other] { $number } enemy shields broken
    }
cards-bows = { $number ->
        [one] 1 enemy bow hit cancelled
       *[other] { $number } enemy bow hits cancelled
    }
did-cancel-retreats = The cards of { $who } forbid { $whom } { $number ->
        [one] 1 retreat
       *[other] { $number } retreats
    }.
did-reroll = { $who } rolls again: { $unit } ({ $face }).
did-swap = { $who } turns { $face } into { $to }.
did-tip = { $who } turns the die of { $unit } from { $face } to { $to }.
did-choose = { $who } takes { $symbol }.
did-convert = { $who } spends { $number } times { $symbol } for { $to }.
did-withdraw =
    { $unit_key ->
        [unit-archer] { $who }: an archer
        [unit-animal] { $who }: { an-animal }
        [unit-monster] { $who }: { a-monster }
       *[other] { $who }: a { $unit }
    } leaves the battle for { $to }.
did-caught =
    { $unit_key ->
        [unit-archer] { $who }: an archer
        [unit-animal] { $who }: { an-animal }
        [unit-monster] { $who }: { a-monster }
       *[other] { $who }: a { $unit }
    } is caught on the retreat and lost.
did-count = { $who }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }, { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }, { $losses } lost.
did-lose = { $who } loses { $units }.
did-caught-units = { $who } loses { $units } on the retreat.
did-win = { $who } wins the battle in { $area }, { $left } to { $against }.
did-retreat = { $who } retreats to { $to } with { $units }.
did-no-refuge = { $who } finds no refuge; the beaten are lost.
did-free = Nobody is left in { $area }: the area is free.
did-conquer = { $who } conquers { $area } and draws a conquest card.
did-thin = { $who } loses { $units } in { $area }: too many for the area.
did-tie = A tie at { $points } points: { $seats }.
did-nominate = { $who } chooses the army in { $area }.
did-decisive-battle = The decisive battle: { $who } against { $whom }!
did-decide = { $who } rolls { $dice }: { $total } hits and shields.
did-end = The game is over. Victory: { $winners }.

# The end

won-points = Most points in the collapsing world: { $winners }.
won-all = All twelve points: { $winners }!
won-battle = Equal points, and the decisive battle won: { $winners }.
won-dice = Equal points, and the strongest army: { $winners }.
won-shared = Nobody could separate them: { $winners }.
won-teams = The other team is beaten: { $winners }.
won-teams-areas = More of the world is theirs: { $winners }.
score-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
score-areas =
    { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    }

headline-setup = Setting up the world
headline-turn = Round { $round } of { $last } · { $who }
headline-actions = Round { $round } of { $last } · the neutral tribe
headline-terraforming = Round { $round } of { $last } · the world changes
headline-decision = After round { $last } · the decision
headline-over = After round { $round } of { $last } · the game is over
coming = 🌊 Coming at the end of the round: { $changes }.
coming-rise = { $area } rises ({ $terrain }{ coming-by })
coming-sink = { $area } sinks ({ $terrain }{ coming-by })
coming-by =
    { $by_key ->
        [none] {""}
       *[other] , marker of { $by }
    }

# The options

option-boundaries = Boundaries
    .about = Whether the opposite edges of the map touch.
    .connected = the world is round
    .closed = the edges are closed
option-mountains-stop = Mountains stop
    .about = Whether units stop on the first mountain they enter.
    .on = yes
    .off = no
option-length = Length
    .about = How many rounds are played.
    .normal = normal
    .long = long
option-fast-start = Fast start
    .about = Whether everybody begins with a level 1 building and three of its units.
    .on = yes
    .off = no
option-terraforming = Announced terraforming
    .about = What the world does by itself at the end of a round.
    .random = as the cards say
    .sink = it only sinks
    .none = nothing
option-teams = Two against two
    .about = Without goals: seats 1 and 3 against seats 2 and 4.
    .on = yes
    .off = no
option-world = World
    .about = Whether cards make the world, or the players choose water and mountains in turn.
    .drawn = drawn
    .built = built by the players
option-first-game-silver = First game’s silver
    .about = Whether the silver lies as the map shows it, the fives apart.
    .on = as on the map
    .off = shuffled
