# Alles, was Zoar sagt.

game = Zoar
    .about = Bring dein Relikt über die heiße Ebene heim oder zerstöre genug fremde Städte. Zwei bis vier Stämme, etwa eine Stunde.
    .intro =
        Dein Anführer steht in deiner Hauptstadt, in einer Ecke des Plans. Dein Relikt liegt auf dem Altar schräg gegenüber, und nur deine Armeen können es tragen.
        Sammle also Nahrung und Eisen, stell Armeen auf, bau Städte und bring das Relikt nach Hause.
        Oder zerstöre genug fremde Städte, meist so viele, wie Leute mitspielen. Wer eines von beiden zuerst schafft, gewinnt.
        Ein Zug läuft so: ziehen, kämpfen, handeln und bauen; dann entscheidet ein Würfel, wo der Blitz einschlägt.

# Die Stämme

tribe-red = Rot
    .about = Der Anführer hat drei freie Schritte statt zwei.
tribe-blue = Blau
    .about = Der erste Angriff in jedem Zug ist um eins stärker.
tribe-yellow = Gelb
    .about = Baut Tempel; sie sammeln, was auf ihrer Tafel liegt und nachwächst.
tribe-green = Grün
    .about = Darf den Blitz auf die Tafel mit der nächsthöheren oder nächstniedrigeren Zahl lenken.

# Dinge

good-food = Nahrung
good-metal = Eisen
terrain-desert = Wüste
terrain-grassland = Weide
terrain-rock = Fels
terrain-lake = See
terrain-altar = Altar
terrain-capital = Hauptstadt
phase-move = Ziehen
phase-fight = Kampf
phase-build = Handel und Bau
phase-intervention = Göttliche Intervention
phase-over = Ende
piece-leader = Anführer
piece-carrier = Reliktarmee
piece-army = Armee
piece-city = Stadt
unit = { $piece } { $at }
unit-from =
    { $piece_key ->
        [piece-leader] den Anführer
        [piece-carrier] die Reliktarmee
       *[other] die Armee
    } von { $at }
pieces =
    { $piece_key ->
        [piece-army] { $count ->
            [one] eine Armee
           *[other] { $count } Armeen
        }
        [piece-carrier] die Reliktarmee
       *[other] die Stadt
    } auf { $at }
grown = { $good } auf { $at }

# Was man tun kann

do-move = { $unit } nach { $to } ziehen
    .button = Ziehen
    .command = ziehen
    .about = Zieh deinen Anführer oder eine Armee ein Feld weiter.
    .unit = figur
    .unit-about = Wer zieht?
    .to = nach
    .to-about = Wohin?
do-collect = Auf { $at } einsammeln
    .button = Einsammeln
    .command = einsammeln
    .about = Sammle ein, was auf dem Feld einer deiner Figuren liegt.
    .at = feld
    .at-about = Auf welchem Feld?
do-take-relic =
    { $by_key ->
        [piece-leader] Den Anführer das Relikt aufnehmen lassen
       *[other] Die Armee das Relikt aufnehmen lassen
    }
    .button = Relikt aufnehmen
    .command = aufnehmen
    .about = Nimm dein Relikt auf, wo es liegt.
    .by = wer
    .by-about = Wer nimmt es auf?
do-leave-relic = Das Relikt liegen lassen
    .button = Noch liegen lassen
    .command = liegenlassen
    .about = Lass dein Relikt vorerst liegen.
do-hand-over =
    { $to_key ->
        [piece-leader] Das Relikt dem Anführer geben
       *[other] Das Relikt der anderen Armee geben
    }
    .button = Relikt weitergeben
    .command = weitergeben
    .about = Gib dein Relikt einer anderen deiner Figuren auf demselben Feld.
    .to = an
    .to-about = Wer bekommt es?
do-buy-steps = Für 1 Nahrung 2 Schritte kaufen
    .button = Schritte kaufen
    .command = schritte-kaufen
    .about = Zahl 1 Nahrung für 2 weitere Schritte.
do-end-moving = Fertig mit Ziehen
    .button = Fertig mit Ziehen
    .command = fertig-mit-ziehen
    .about = Du bist fertig mit Ziehen; die Kämpfe beginnen.
do-attack = Von { $source } aus { $target } angreifen
    .button = Angreifen
    .command = angreifen
    .about = Alle deine Armeen auf einem Feld greifen ein Nachbarfeld an.
    .source = von
    .source-about = Welches deiner Felder greift an?
    .target = ziel
    .target-about = Welches Feld wird angegriffen?
do-offer-metal = { $metal } Eisen bieten
    .button = Eisen bieten
    .command = bieten
    .about = Setz heimlich Eisen im Kampf ein; jedes gibt 1 Stärke und ist danach weg.
    .metal = eisen
    .metal-about = Wie viel Eisen setzt du ein? Niemand sieht es, bevor beide gewählt haben.
do-end-fighting = Fertig mit Kämpfen
    .button = Fertig mit Kämpfen
    .command = fertig-mit-kämpfen
    .about = Keine Angriffe mehr; Handel und Bau beginnen.
do-exchange =
    { $give_key ->
        [good-food] 2 Nahrung gegen 1 Eisen tauschen
       *[good-metal] 2 Eisen gegen 1 Nahrung tauschen
    }
    .button = Tauschen
    .command = tauschen
    .about = Gib zwei Güter einer Sorte für eines der anderen.
    .give = gibst
    .give-about = Wovon gibst du zwei?
do-return-surplus = Zurückgeben, was nicht ins Lager passt
    .button = Rest zurückgeben
    .command = zurückgeben
    .about = Was nicht in dein Lager passt, geht in den Vorrat zurück.
do-raise-army = Eine Armee in { $at } aufstellen
    .button = Armee aufstellen
    .command = armee-aufstellen
    .about = Zahl 1 Nahrung für eine Armee in deiner Hauptstadt oder in einer deiner Städte.
    .at = feld
    .at-about = Wo erscheint sie?
do-build-city = Eine Stadt auf { $at } bauen
    .button = Stadt bauen
    .command = stadt-bauen
    .about = Zahl 1 Eisen für eine Stadt, wo eine deiner Figuren steht; sie bringt eine Armee mit.
    .at = feld
    .at-about = Auf welchem Feld?
do-build-temple = Einen Tempel auf { $at } bauen
    .button = Tempel bauen
    .command = tempel-bauen
    .about = Zahl 1 Eisen für einen Tempel, wo eine deiner Figuren steht; er sammelt alles auf seiner Tafel.
    .at = feld
    .at-about = Auf welchem Feld?
do-end-building = Fertig mit Bauen
    .button = Fertig mit Bauen
    .command = fertig-mit-bauen
    .about = Nichts mehr zu tauschen oder zu bauen; jetzt kommt der Würfel.
do-roll = Würfeln
    .button = Würfeln
    .command = würfeln
    .about = Würfle für die göttliche Intervention.
do-strike = Den Blitz auf Tafel { $tile } lenken
    .button = Tafel wählen
    .command = lenken
    .about = Lass den Blitz auf der gewürfelten Tafel einschlagen oder auf der davor oder danach.
    .tile = tafel
    .tile-about = Auf welcher Tafel schlägt er ein?
do-save =
    { $pieces_key ->
        [0] Nichts retten
       *[other] { $pieces_key } Eisen zahlen und retten: { $pieces }
    }
    .button = Figuren retten
    .command = retten
    .about = Zahl 1 Eisen für jede deiner Figuren, die der Blitz verschonen soll.
    .pieces = figuren
    .pieces-about = Welche Figuren rettest du? Niemand sieht es, bevor alle gewählt haben.
do-roll-again = 1 Nahrung zahlen und noch einmal würfeln
    .button = Noch einmal würfeln
    .command = nochmal-würfeln
    .about = Zahl 1 Nahrung für noch einen Wurf.
do-end-turn = Den Zug beenden
    .button = Zug beenden
    .command = zug-beenden
    .about = Dein Zug ist vorbei.

# Was gefragt wird

ask-move = Ziehen: Was tust du als Nächstes?
ask-relic = Hier liegt dein Relikt. Nimmst du es auf?
ask-fight = Greifst du jemanden an?
question-offer = Eisen im Kampf
question-save = Eisen gegen den Blitz
ask-offer = Wie viel Eisen setzt du im Kampf ein?
ask-surplus = Nicht alles passt in dein Lager. Tauschst du etwas, bevor der Rest zurückgeht?
ask-build = Tauschst oder baust du etwas?
ask-roll = Würfle: Wo schlägt der Blitz ein?
ask-shift = Verschiebst du den Blitz?
ask-save = Gleich zerstört der Blitz deine Figuren. Welche rettest du?
ask-again = Zahlst du 1 Nahrung, um noch einmal zu würfeln, oder beendest du den Zug?

# Was eine Handlung bringen wird

will-home = Damit ist dein Relikt zu Hause, und du hast gewonnen!
will-relic = Dort liegt dein Relikt und kann aufgenommen werden.
will-collect = Dort sammelst du 1 { $good } ein und trägst dann { $have } von höchstens { $limit }.
will-no-room = Dort liegt { $good }, aber du trägst schon { $limit }, und mehr geht nicht; der Fund bleibt liegen.
will-lies-there = Dort kannst du { $good } einsammeln.
will-buy-steps = Das macht { $steps } gekaufte Schritte, frei auf deine Figuren zu verteilen. { $left }
will-attack = { $own } gegen { $theirs } von { $defender }: ohne Eisen { $attack } zu { $defence }. Jedes Eisen zählt 1; du hast { $metal }, { $defender } hat { $metal_there }. Bei Gleichstand wird auf beiden Seiten alles zerstört, was hier kämpft.
will-armies = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
}
will-bonus = { $count } zusätzliche Stärke für deinen ersten Angriff
will-city = { $count } Stadt
will-temple = { $count } Tempel
will-food = { $count } Nahrung
will-metal = { $count } Eisen
will-left = Dann hast du { $food } Nahrung und { $metal } Eisen.
will-raise-army = Das kostet { $count } { $good }. { $left } Armeen noch in Reserve: { $reserve }.
will-build-city = Das kostet { $count } { $good } und bringt { $brings ->
    [0] keine Armee, denn deine sind alle auf dem Plan
   *[other] sofort eine Armee
}. { $left } Städte, die du noch bauen kannst: { $reserve }.
will-build-temple = Das kostet { $count } { $good } und bringt { $gathered_key ->
    [0] vorerst nichts ein
   *[other] sofort { $gathered } ein
}. { $left }
will-end-moving = Nicht genutzte Schritte: { $steps }.
will-return = { $food } Nahrung und { $metal } Eisen gehen in den Vorrat zurück.

# Warum nicht

no-unit = Diese Figur hast du nicht: { $unit }.
no-field = Ein Feld { $at } gibt es nicht; die Felder heißen A1 bis H8.
no-step = { $unit } hat in diesem Zug keine Schritte mehr.
no-neighbour = { $to } liegt nicht neben { $at }; ein Schritt geht nach oben, unten, links oder rechts.
no-lake = { $at } ist ein See; den kann niemand betreten.
no-foreign-capital = { $at } ist eine fremde Hauptstadt; betreten darf sie nur, wem sie gehört.
no-foreign-field = { $at } ist von { $holder } besetzt.
no-means = Das kostet { $count } { $good } aus deinem Sammellager, und so viel hast du nicht.
no-collector = Auf { $at } steht keine deiner Figuren.
no-resource = Auf { $at } gibt es nichts einzusammeln.
no-room = Dein Übergangslager fasst höchstens { $limit } { $good }.
no-relic-carried = Dein Relikt wird schon getragen; du kannst es weitergeben.
no-relic-in-hand = Niemand trägt dein Relikt.
no-bearer =
    { $piece_key ->
        [piece-army] Auf { $at } ist keine Armee von dir, die das Relikt nehmen könnte.
        [piece-leader] Dein Anführer kann das Relikt auf { $at } nicht nehmen: Er steht nicht dort, oder an diesem Tisch tragen nur Armeen Relikte.
       *[other] Nur eine Armee kann das Relikt nehmen, oder auch der Anführer, wenn der Tisch so spielt.
    }
no-change = Beide Armeen auf { $at } können noch gleich weit ziehen; das Weitergeben würde nichts ändern.
no-army = Auf { $at } hast du keine Armee.
no-reach = { $to } liegt nicht neben { $at }; angegriffen wird nach oben, unten, links oder rechts.
no-second-attack = Deine Armeen auf { $at } haben in diesem Zug schon angegriffen.
no-enemy = Auf { $at } gibt es nichts anzugreifen: keine fremde Armee, keine Stadt, keinen Tempel.
no-offer = { $have ->
    [0] Du hast kein Eisen zu bieten.
   *[other] Du kannst 0 bis { $have } Eisen bieten.
}
no-two = Zum Tauschen brauchst du { $count } { $good }.
no-room-in-store = Dein Sammellager fasst höchstens { $limit } { $good }.
no-supply =
    { $good_key ->
        [good-food] Im Vorrat ist keine Nahrung mehr.
       *[good-metal] Im Vorrat ist kein Eisen mehr.
    }
no-own-city = { $at } ist weder deine Hauptstadt noch eine deiner Städte.
no-army-left = Alle deine Armeen stehen schon auf dem Plan.
no-city-left = Du hast schon alle deine Städte gebaut.
no-temple-left = Deine beiden Tempel stehen schon.
no-leader-builder = An diesem Tisch baut nur der Anführer Städte, und deiner steht nicht auf { $at }.
no-builder = Auf { $at } steht weder dein Anführer noch eine deiner Armeen.
no-temples = Dein Stamm baut keine Tempel.
no-ground = Auf { $at } kann man nicht bauen: { $terrain }.
no-ruin = Auf { $at } wurde eine Stadt zerstört; dort baut niemand mehr.
no-second-building = Auf { $at } steht schon eine Stadt oder ein Tempel.
no-foreign-piece = { $at } ist nicht frei: Dort steht eine Figur von { $owner }.
no-shift = Tafel { $tile } ist zu weit von der gewürfelten { $rolled } entfernt; eins mehr oder weniger geht, und 12 und 1 sind keine Nachbarn.
no-danger = Nicht in Gefahr: { $pieces }.
no-metal-for-all = { $count } Figuren zu retten ist mehr, als du zahlen kannst; es reicht für { $can_pay }.

instead-collect = Was du einsammelst, kannst du ausgeben, sobald es im Sammellager ist, also nach den Kämpfen.
instead-buy-steps = Für 1 Nahrung kannst du noch 2 Schritte kaufen.
instead-to = Die Felder daneben sind { $to }.

# Warum ein Tisch nicht beginnen kann

unfit-seats = Zoar ist für { $least } bis { $most } Spieler.
unfit-tribe = Einen Stamm { $tribe } gibt es nicht.
unfit-twice = { $tribe } kann nur einmal gewählt werden.
unfit-cities = { $wanted } fremde Städte lassen sich an diesem Tisch nicht zerstören: Es gibt nur { $most }.

# Was geschehen ist

did-begin = Runde { $round }: { $who } ist am Zug.
did-move = { $who } zieht { $unit } nach { $to }.
did-buy-steps = { $who } kauft { $steps } Schritte.
did-collect = { $who } sammelt auf { $at } { $good } ein.
did-take-relic = { $who } nimmt auf { $at } das Relikt auf!
did-leave-relic = { $who } lässt das Relikt auf { $at } liegen.
did-hand-over =
    { $to_key ->
        [piece-leader] { $who } gibt das Relikt auf { $at } dem Anführer.
       *[other] { $who } gibt das Relikt auf { $at } einer anderen Armee.
    }
did-attack = { $who } greift { $defender } an, von { $at } aus gegen { $to }.
did-offer = { $who } verbirgt in der Faust etwas Eisen oder nichts.
did-reveal = Die Fäuste öffnen sich: { $who } bietet { $metal } Eisen, { $defender } bietet { $defence }.
did-fight = { $who } verliert { $fallen ->
        [0] keine Armee
        [one] 1 Armee
       *[other] { $fallen } Armeen
    }, { $defender } { $fallen_defenders ->
        [0] keine
       *[other] { $fallen_defenders }
    }.
did-drop-relic = Das Relikt von { $owner } fällt auf { $at } zu Boden.
did-destroy-city = { $who } zerstört die Stadt von { $owner } auf { $at }: { $destroyed ->
        [one] die erste
       *[other] { $destroyed } insgesamt
    }!
did-destroy-temple = { $who } zerstört den Tempel von { $owner } auf { $at }.
did-return = { $who } gibt { $count } { $good } in den Vorrat zurück.
did-exchange = { $who } gibt { $count } { $give } für 1 { $get }.
did-raise-army = { $who } stellt in { $at } eine Armee auf.
did-build-city = { $who } baut auf { $at } eine Stadt.
did-bring-army = Die Stadt auf { $at } bringt { $who } eine Armee.
did-build-temple = { $who } baut auf { $at } einen Tempel.
did-gather = Der Tempel von { $who } sammelt auf { $at } { $good } ein.
did-roll = { $who } würfelt eine { $number }.
did-strike = Der Blitz trifft Tafel { $tile }!
did-refill = Es gibt wieder { $fields }.
did-strike-in-vain = Dort wächst nichts nach, und nichts wird zerstört.
did-choose = { $who } hat entschieden, was gerettet wird.
did-save =
    { $pieces_key ->
        [0] { $who } rettet nichts.
       *[other] { $who } zahlt { $pieces_key } Eisen und rettet: { $pieces }.
    }
did-burn = { $owner } verliert durch den Blitz { $piece }.

# Das Ende

won-relic = { $who } hat das Relikt heimgebracht!
won-cities = { $who } hat { $destroyed ->
        [one] eine fremde Stadt
       *[other] { $destroyed } fremde Städte
    } zerstört!
won-limit = Nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    } geht über Zoar die Sonne unter: { $who_key ->
        [one] { $who } war dem Sieg am nächsten.
       *[other] { $who } waren dem Sieg gleich nah.
    }
score-zoar = { $destroyed ->
        [0] keine Stadt
        [one] 1 Stadt
       *[other] { $destroyed } Städte
    } zerstört, Relikt { $steps ->
        [0] zu Hause
        [one] 1 Schritt von zu Hause
       *[other] { $steps } Schritte von zu Hause
    }

headline-turn = Runde { $round } · { $who } · { $phase }
headline-over = Nach Runde { $round } · das Spiel ist zu Ende

# Die Optionen

option-layout = Plan
    .about = Wie die zwölf Tafeln des Plans gelegt werden.
    .random = zufällig gelegt
    .fixed = immer gleich gelegt
option-collect = Güter am Weg
    .about = Ob deine Figuren die Güter am Weg von selbst einsammeln oder nur, wenn du es sagst.
    .automatic = von selbst eingesammelt
    .by-choice = eingesammelt, wenn du es sagst
option-relic-carrier = Das Relikt tragen
    .about = Wer das Relikt tragen kann.
    .army = nur Armeen
    .army-or-leader = Armeen und der Anführer
option-city-builder = Städte bauen
    .about = Wer eine Stadt bauen kann.
    .leader-or-army = der Anführer und Armeen
    .leader = nur der Anführer
option-cities-to-win = Zerstörte Städte für den Sieg
    .about = Wie viele fremde Städte zerstört sein müssen; 0 heißt: so viele, wie mitspielen.
    .zero = so viele, wie mitspielen
option-round-limit = Runden höchstens
    .about = Nach wie vielen Runden das Spiel spätestens endet; 0 heißt: nie.
    .zero = unbegrenzt
option-abilities = Stämme mit besonderer Fähigkeit
    .about = Welche Stämme ihre Fähigkeit haben.
    .on = alle
    .only-yellow = nur Gelb
    .off = keine
