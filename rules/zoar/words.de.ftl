# Alles, was Zoar sagt.

game = Zoar
    .about = Hol dein Relikt heim über die heiße Ebene, oder zerstöre genug fremde Städte. Zwei bis vier Stämme, etwa eine Stunde.
    .intro =
        Dein Anführer steht in deiner Hauptstadt, in einer Ecke des Plans. Dein Relikt liegt auf dem Altar schräg gegenüber,
        und nur deine Armeen können es tragen. Sammle also Nahrung und Eisen, stell Armeen auf, bau Städte, und bring das
        Relikt nach Hause. Oder zerstöre so viele fremde Städte, wie es braucht; wer eines von beiden zuerst schafft, gewinnt.
        Ein Zug läuft so: bewegen, kämpfen, handeln und bauen, und dann entscheidet ein Würfel, wo der Blitz einschlägt.

# Die Stämme

tribe-red = Rot
    .about = Der Anführer hat drei freie Schritte statt zwei.
tribe-blue = Blau
    .about = Der erste Angriff im Zug ist um eins stärker.
tribe-yellow = Gelb
    .about = Baut Tempel; sie sammeln, was auf ihrer Tafel liegt und nachwächst.
tribe-green = Grün
    .about = Darf den Blitz um eine Tafelzahl verschieben, nach oben oder unten.

# Dinge

good-food = Nahrung
good-metal = Eisen
terrain-desert = Wüste
terrain-grassland = Weide
terrain-rock = Fels
terrain-lake = See
terrain-altar = Altar
terrain-capital = Hauptstadt
phase-move = Bewegen
phase-fight = Kampf
phase-build = Handel und Bau
phase-intervention = göttliche Intervention
phase-over = Ende
piece-leader = Anführer
piece-carrier = Reliktarmee
piece-army = Armee
piece-city = Stadt
unit = { $piece } { $at }

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
    .about = Sammle die Ressource ein, auf der eine deiner Figuren steht.
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
do-end-moving = Das Bewegen beenden
    .button = Fertig bewegt
    .command = bewegen-beenden
    .about = Du bist fertig mit Bewegen; die Kämpfe beginnen.
do-attack = Von { $source } aus { $target } angreifen
    .button = Angreifen
    .command = angreifen
    .about = Alle deine Armeen auf einem Feld greifen ein Feld daneben an.
    .source = von
    .source-about = Welches deiner Felder greift an?
    .target = ziel
    .target-about = Welches Feld wird angegriffen?
do-offer-metal = { $metal } Eisen bieten
    .button = Eisen bieten
    .command = bieten
    .about = Leg geheim Eisen in den Kampf; jedes gibt 1 Stärke und ist danach fort.
    .metal = eisen
    .metal-about = Wie viel Eisen legst du hinein? Niemand sieht es, bevor beide gewählt haben.
do-end-fighting = Das Kämpfen beenden
    .button = Fertig gekämpft
    .command = kampf-beenden
    .about = Keine Angriffe mehr; Handel und Bau beginnen.
do-exchange =
    { $give_key ->
        [good-food] 2 Nahrung gegen 1 Eisen tauschen
       *[good-metal] 2 Eisen gegen 1 Nahrung tauschen
    }
    .button = Tauschen
    .command = tauschen
    .about = Gib zwei von einer Sorte für eines von der anderen.
    .give = gibst
    .give-about = Wovon gibst du zwei?
do-return-surplus = Zurückgeben, was nicht hineinpasst
    .button = Überschuss zurückgeben
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
    .about = Zahl 1 Eisen für einen Tempel, wo eine deiner Figuren steht; er leert seine Tafel.
    .at = feld
    .at-about = Auf welchem Feld?
do-end-building = Das Bauen beenden
    .button = Fertig gebaut
    .command = bauen-beenden
    .about = Nichts mehr zu tauschen oder zu bauen; jetzt kommt der Würfel.
do-roll = Würfeln
    .button = Würfeln
    .command = würfeln
    .about = Würfle für die göttliche Intervention.
do-strike = Den Blitz auf Tafel { $tile } lenken
    .button = Tafel wählen
    .command = lenken
    .about = Lass den Blitz auf der gewürfelten Tafel einschlagen, oder eine davor oder danach.
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

ask-move = Was ziehst du?
ask-relic = Hier liegt dein Relikt. Nimmst du es auf?
ask-fight = Greifst du jemanden an?
ask-offer = Wie viel Eisen legst du in den Kampf?
ask-surplus = Dein Lager ist voll. Tauschst du, bevor der Rest zurückgeht?
ask-build = Was tauschst oder baust du?
ask-roll = Würfle: Wo schlägt der Blitz ein?
ask-shift = Verschiebst du den Blitz?
ask-save = Gleich zerstört der Blitz deine Figuren. Welche rettest du?
ask-again = Zahlst du 1 Nahrung und würfelst noch einmal?

# Was eine Handlung bringen wird

will-home = Damit ist dein Relikt zu Hause, und du hast gewonnen!
will-relic = Dort liegt dein Relikt und kann aufgenommen werden.
will-collect = Dort sammelst du 1 { $good } ein und hast dann { $have } von { $limit } unterwegs.
will-no-room = Dort liegt { $good }, aber du hast schon { $limit } unterwegs; es bleibt dort.
will-lies-there = Dort liegt { $good } zum Sammeln.
will-buy-steps = Gekaufte Schritte zu verteilen: { $steps }. { $left }
will-attack = { $own } gegen { $theirs } von { $defender }: vor dem Eisen { $attack } zu { $defence }. Jedes Eisen zählt 1; du hast { $metal }, { $defender } hat { $metal_there }. Bei Gleichstand fällt auf beiden Seiten alles, was hier kämpft.
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
will-raise-army = Das kostet { $count } { $good }. { $left } In Reserve: { $reserve ->
    [0] keine Armee mehr
    [one] 1 Armee
   *[other] { $reserve } Armeen
}.
will-build-city = Das kostet { $count } { $good } und bringt { $brings ->
    [0] keine Armee, denn deine sind alle auf dem Plan
   *[other] sofort eine Armee
}. { $left } Noch zu bauende Städte: { $reserve }.
will-build-temple = Das kostet { $count } { $good } und bringt { $gathered_key ->
    [0] vorerst nichts ein
   *[other] sofort { $gathered } ein
}. { $left }
will-end-moving = Schritte, die noch niemand gegangen ist: { $steps }.
will-return = Zurück in den Vorrat: { $food } Nahrung, { $metal } Eisen.

# Warum nicht

no-unit = Diese Figur hast du nicht: { $unit }.
no-field = Ein Feld { $at } gibt es nicht; die Felder heißen A1 bis H8.
no-step = { $unit } hat keine Schritte mehr.
no-neighbour = { $to } liegt nicht neben { $at }; ein Schritt geht nach oben, unten, links oder rechts.
no-lake = { $at } ist ein See; den kann niemand betreten.
no-foreign-capital = { $at } ist eine fremde Hauptstadt; hinein darf nur, wer dort zu Hause ist.
no-foreign-field = Auf { $at } hält { $holder } die Stellung.
no-means = Das kostet { $count } { $good } aus deinem Sammellager, und so viel hast du nicht.
no-collector = Auf { $at } steht keine deiner Figuren.
no-resource = Auf { $at } gibt es nichts einzusammeln.
no-room = Dein Übergangslager fasst höchstens { $limit } { $good }.
no-relic-carried = Dein Relikt wird schon getragen; man kann es weitergeben.
no-relic-in-hand = Niemand trägt dein Relikt.
no-bearer =
    { $piece_key ->
        [piece-army] Auf { $at } ist keine Armee von dir, die das Relikt nehmen könnte.
        [piece-leader] Dein Anführer kann das Relikt auf { $at } nicht nehmen: Er steht nicht dort, oder an diesem Tisch tragen nur Armeen Relikte.
       *[other] Nur eine Armee kann das Relikt nehmen, oder der Anführer, wo der Tisch so spielt.
    }
no-change = Beide Armeen auf { $at } kommen gleich weit; das Weitergeben würde nichts ändern.
no-army = Auf { $at } hast du keine Armee.
no-reach = { $to } liegt nicht neben { $at }; angegriffen wird nach oben, unten, links oder rechts.
no-second-attack = Deine Armeen auf { $at } haben in diesem Zug schon angegriffen.
no-enemy = Auf { $at } lässt sich niemand angreifen: keine fremde Armee, keine Stadt, kein Tempel.
no-offer = Du kannst 0 bis { $have } Eisen bieten.
no-two = Zum Tauschen brauchst du { $count } { $good }.
no-room-in-store = Dein Sammellager fasst höchstens { $limit } { $good }.
no-supply =
    { $good_key ->
        [good-food] Im Vorrat ist keine Nahrung mehr.
       *[good-metal] Im Vorrat ist kein Eisen mehr.
    }
no-own-city = { $at } ist weder deine Hauptstadt noch eine deiner Städte.
no-army-left = Alle deine Armeen stehen schon auf dem Plan.
no-city-left = Du hast keine Stadt mehr zu bauen.
no-temple-left = Deine beiden Tempel stehen schon.
no-leader-builder = An diesem Tisch baut nur der Anführer Städte, und deiner steht nicht auf { $at }.
no-builder = Auf { $at } steht weder dein Anführer noch eine deiner Armeen.
no-temples = Dein Stamm baut keine Tempel.
no-ground = { $at } ist kein Bauplatz: { $terrain }.
no-ruin = Auf { $at } wurde eine Stadt zerstört; dort baut niemand mehr.
no-second-building = Auf { $at } steht schon eine Stadt oder ein Tempel.
no-foreign-piece = { $at } ist nicht leer: Dort ist eine Figur von { $owner }.
no-shift = Tafel { $tile } ist zu weit von der gewürfelten { $rolled } entfernt; eins mehr oder weniger geht, und 12 und 1 sind keine Nachbarn.
no-danger = Nicht in Gefahr: { $pieces }.
no-metal-for-all = { $count } Figuren zu retten ist mehr, als du zahlen kannst; es reicht für { $can_pay }.

instead-collect = Was du sammelst, kannst du ausgeben, sobald es im Sammellager ist.
instead-buy-steps = Für 1 Nahrung kannst du noch 2 Schritte kaufen.
instead-to = Von hier aus sind die nächsten Felder { $to }.

# Warum ein Tisch nicht beginnen kann

unfit-seats = Zoar spielt man zu { $least } bis { $most }.
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
did-attack = { $who } greift { $defender } an: { $at } gegen { $to }.
did-offer = { $who } schließt die Faust um etwas Eisen, oder um nichts.
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
did-bring-army = In der Stadt auf { $at } erscheint eine Armee von { $who }.
did-build-temple = { $who } baut auf { $at } einen Tempel.
did-gather = Der Tempel von { $who } sammelt auf { $at } { $good } ein.
did-roll = { $who } würfelt eine { $number }.
did-strike = Der Blitz trifft Tafel { $tile }!
did-refill = Es wächst wieder etwas auf { $fields }.
did-choose = { $who } hat entschieden, was gerettet wird.
did-save =
    { $pieces_key ->
        [0] { $who } rettet nichts.
       *[other] { $who } zahlt { $pieces_key } Eisen und rettet: { $pieces }.
    }
did-burn = Der Blitz zerstört { $count ->
        [one] { $piece }
       *[other] { $count } mal { $piece }
    } von { $owner }.

# Das Ende

won-relic = { $who } hat das Relikt heimgebracht!
won-cities = { $who } hat { $destroyed ->
        [one] eine fremde Stadt
       *[other] { $destroyed } fremde Städte
    } zerstört!
won-limit = Nach { $rounds } Runden geht über Zoar die Sonne unter: { $who_key ->
        [one] Am weitesten gekommen ist { $who }.
       *[other] Gleich weit gekommen sind { $who }.
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

option-layout = Auslage
    .about = Wie die zwölf Tafeln gelegt werden.
    .random = zufällig und gedreht
    .fixed = fest, nach den Zahlen
option-collect = Einsammeln
    .about = Ob von selbst eingesammelt wird oder nur, wenn du es sagst.
    .automatic = von selbst
    .by-choice = nach Wahl
option-relic-carrier = Reliktträger
    .about = Wer das Relikt tragen kann.
    .army = Armee
    .army-or-leader = Armee oder Anführer
option-city-builder = Städtebau
    .about = Wer eine Stadt bauen kann.
    .leader-or-army = Anführer oder Armee
    .leader = nur Anführer
option-cities-to-win = Städte zum Sieg
    .about = Wie viele fremde Städte zerstört sein müssen; 0 ist nach der Zahl der Spielenden.
    .zero = nach Zahl der Spieler
option-round-limit = Rundengrenze
    .about = Nach wie vielen Runden das Spiel endet; 0 ist nie.
    .zero = keine
option-abilities = Fähigkeiten
    .about = Welche Stämme ihre Fähigkeit haben.
    .on = alle
    .only-yellow = nur die von Gelb
    .off = keine
