# Alles, was zu Shared Worlds gesagt wird. Was auf Karten steht, steht in cards/words.de.ftl.

game = Shared Worlds
    .about = Vier Völker der Eiszeit in einer Welt, die schrumpft. Karten, drei Bahnen, drei Siege. Zwei bis vier, 60 Minuten.
    .intro =
        🎯 **Ziel** Bring alle anderen auf 0 Leben, besitze doppelt so viele Ressourcen wie jeder von ihnen, oder hab 3 Legenden im Spiel. Zu viert spielen zwei Teams, für die andere Zahlen gelten.
        👉 **Deine ersten Entscheidungen** Nimm ein Gebäude und mit ihm sein Volk: Neben jedem steht, worin es gut ist. Zu zweit und zu dritt nimmst du zwei. Dein erster Zug wird ausgesetzt: Sag, auf welches Gebäude seine Ressource kommt, und dann, welche Karten du für dein Deck behältst.
        🔄 **Ein Zug** Behalten und ziehen, dann handeln oder für eine Ressource aussetzen, dann auffüllen und neue Karten fürs Deck nehmen.
        🔥 **Ressourcen** Jedes Gebäude hält Ressourcen seiner Farbe; sie bezahlen Karten und bewaffnen Einheiten. Keine da? Borg dir eine von jemand anderem, für zwei Handkarten.
        🛖 **Einheiten** Sie kommen in die Entwicklung, in eine von drei Bahnen. Lass sie in den Kampf vorrücken, lade sie auf, greif an.
        🛡️ **Angegriffen?** Block in derselben Bahn oder fang mit einer freien Einheit ab; der Rest kostet Leben.
        🃏 **Karten** Sie wirken einmal im Zug: unten in der Entwicklung, oben im Kampf. Spontankarten antworten jederzeit.
        📖 Die Kartenliste haben wir nachgebaut; die Regeln sind veröffentlicht.

# Die Farben der Plätze

choose-tribe = Wähle deine Farbe
tribe-red = Rot
    .about = Spielt mit den roten Steinen; wen du führst, wählst du am Tisch.
tribe-blue = Blau
    .about = Spielt mit den blauen Steinen; wen du führst, wählst du am Tisch.
tribe-yellow = Gelb
    .about = Spielt mit den gelben Steinen; wen du führst, wählst du am Tisch.
tribe-green = Grün
    .about = Spielt mit den grünen Steinen; wen du führst, wählst du am Tisch.

# Dinge

lane-left = links
lane-center = Mitte
lane-right = rechts
zone-combat = Kampf
zone-development = Entwicklung
phase-setup = Aufbau
phase-keep = behalten und ziehen
phase-choice = aussetzen oder handeln
phase-muster = Aufstellung
phase-actions = Aktionen
phase-combat = Kampf
phase-end = Endphase
phase-over = das Ende
standing-usual = im Kampf und wenn es darauf ankommt
standing-always = immer
question-answer = Antwortfenster
question-rescue = Rettungen
passing-once = einmal
passing-combat = für diesen Kampf
passing-turn = für diesen Zug
side-first = das Erste
side-second = das Zweite
pile-hand = Hand
pile-discard = Ablagestapel
unknown-card = { $name }
unit-at = { $card } ({ $of }, { $lane })
cubes = { $number } von { $building }
source = { $card } auf { $at }
attacker = { $unit } gegen { $whom }

# Was man tun kann

do-pick = { $building } nehmen
    .button = Gebäude nehmen
    .command = wählen
    .about = Wähle ein Gebäude und damit sein Volk.
    .building = gebäude
    .building-about = Welches Gebäude nimmst du?
do-skip = Die Hauptphase aussetzen: eine Ressource auf { $building }
    .button = Für eine Ressource aussetzen
    .command = aussetzen
    .about = Setz deine Hauptphase aus und leg eine Ressource auf eines deiner Gebäude.
    .building = gebäude
    .building-about = Auf welches Gebäude?
do-act = Die Hauptphase spielen
    .button = Handeln
    .command = handeln
    .about = Spiel deine Hauptphase.
do-play-unit = { $card } ausspielen, Bahn { $lane }{ $pay_key ->
        [0] {""}
       *[other] , bezahlt mit { $pay }
    }
    .button = Einheit ausspielen
    .command = einheit
    .about = Spiel eine Einheit aus deiner Hand in die Entwicklung.
    .card = karte
    .card-about = Welche Einheit spielst du aus?
    .lane = bahn
    .lane-about = In welche Bahn?
    .pay = bezahlen
    .pay-about = Womit bezahlst du? Geborgte Ressourcen kosten je 2 Handkarten.
do-play-attachment = { $card } auf { $host } legen{ $pay_key ->
        [0] {""}
       *[other] , bezahlt mit { $pay }
    }
    .button = Ausrüstung ausspielen
    .command = ausrüstung
    .about = Leg eine Ausrüstung aus deiner Hand auf eine Einheit oder ein Gebäude von dir.
    .card = karte
    .card-about = Welche Ausrüstung spielst du aus?
    .host = auf
    .host-about = Worauf?
    .pay = bezahlen
    .pay-about = Womit bezahlst du? Geborgte Ressourcen kosten je 2 Handkarten.
do-play-instant = { $card } ausspielen{ $target_key ->
        [none] {""}
       *[other] {" "}auf { $target }
    }{ $other_key ->
        [none] {""}
       *[other] {" "}und { $other }
    }{ $pay_key ->
        [0] {""}
       *[other] , bezahlt mit { $pay }
    }
    .button = Spontankarte ausspielen
    .command = spontankarte
    .about = Spiel eine Spontankarte aus deiner Hand.
    .card = karte
    .card-about = Welche Spontankarte spielst du aus?
    .target = ziel
    .target-about = Auf wen oder was?
    .other = zweites-ziel
    .other-about = Und worauf noch?
    .pay = bezahlen
    .pay-about = Womit bezahlst du? Geborgte Ressourcen kosten je 2 Handkarten.
do-activate = { $ability } einsetzen{ $target_key ->
        [none] {""}
       *[other] {" "}auf { $target }
    }{ $other_key ->
        [none] {""}
       *[other] {" "}und { $other }
    }{ $pay_key ->
        [0] {""}
       *[other] , bezahlt mit { $pay }
    }
    .button = Fähigkeit einsetzen
    .command = einsetzen
    .about = Setz eine Fähigkeit einer Karte im Spiel ein, einmal im Zug.
    .ability = fähigkeit
    .ability-about = Wessen Fähigkeit setzt du ein?
    .target = ziel
    .target-about = Auf wen oder was?
    .other = zweites-ziel
    .other-about = Und worauf noch?
    .pay = bezahlen
    .pay-about = Womit bezahlst du?
do-promote = { $unit } vorrücken lassen
    .button = Vorrücken
    .command = vorrücken
    .about = Lass eine Einheit aus der Entwicklung in den Kampf vorrücken, in ihrer Bahn.
    .unit = einheit
    .unit-about = Welche Einheit rückt vor?
do-charge = { $unit } aufladen, von { $building }
    .button = Aufladen
    .command = aufladen
    .about = Leg eine Ressource eines Gebäudes auf eine deiner Einheiten: 1 Kraft.
    .unit = einheit
    .unit-about = Welche Einheit lädst du auf?
    .building = von
    .building-about = Von welchem Gebäude?
do-fight = Einen Kampf beginnen
    .button = Kampf
    .command = kampf
    .about = Beginn einen Kampf; die Angreifer nennst du, wenn alle antworten konnten.
do-end-main = Die Hauptphase beenden
    .button = Hauptphase beenden
    .command = hauptphase-beenden
    .about = Beende deine Hauptphase; die Endphase folgt.
do-attack = { $attackers_key ->
        [0] Mit niemandem angreifen
       *[other] Angreifen mit { $attackers }
    }
    .button = Angreifen
    .command = angreifen
    .about = Nenn alle Angreifer dieses Kampfes, jeden mit seinem Gegner.
    .attackers = angreifer
    .attackers-about = Wer greift an?
do-block = { $attacker } mit { $unit } blocken
    .button = Blocken
    .command = blocken
    .about = Stell eine Einheit im Kampf vor einen Angreifer.
    .unit = einheit
    .unit-about = Welche Einheit blockt?
    .attacker = angreifer
    .attacker-about = Welchen Angreifer?
do-intercept = { $attacker } mit { $unit } abfangen
    .button = Abfangen
    .command = abfangen
    .about = Zieh eine freie Einheit vor einen ungeblockten Angreifer.
    .unit = einheit
    .unit-about = Welche Einheit fängt ab?
    .attacker = angreifer
    .attacker-about = Welchen Angreifer?
do-pass = { $how_key ->
        [passing-once] Passen
       *[other] Passen { $how }
    }
    .button = Passen
    .command = passen
    .about = Gib keine Antwort.
    .how = wie-lange
    .how-about = Wie lange?
do-stand = Gefragt werden: { $answer }
    .button = Wann du mich fragst
    .command = frag-mich
    .about = Sag, wann du um eine Antwort gefragt werden willst. Niemand sonst sieht es.
    .answer = wann
    .answer-about = Wann willst du gefragt werden?
do-choose = { $target } wählen
    .button = Wählen
    .command = aussuchen
    .about = Such aus, wonach eine Wirkung oder Regel fragt.
    .target = wahl
    .target-about = Wen oder was?
do-choose-card = { $card } wählen
    .button = Karte ablegen
    .command = karte
    .about = Leg eine Handkarte ab, wirf sie ab oder mach sie zum Arbeiter, je nachdem, was gefragt ist.
    .card = karte
    .card-about = Welche Karte?
do-remove = { $card } entfernen ({ $pile })
    .button = Karte entfernen
    .command = entfernen
    .about = Leg eine eigene Karte auf den Friedhof.
    .card = karte
    .card-about = Welche Karte?
    .pile = stapel
    .pile-about = Woher?
do-keep = { $cards_key ->
        [0] Keine behalten
       *[other] { $cards } behalten
    }
    .button = Karten behalten
    .command = behalten
    .about = Behalte einige der Karten, die du ansiehst; der Rest kommt auf den Friedhof.
    .cards = karten
    .cards-about = Welche Karten behältst du?
do-rearrange = Zurücklegen: { $order }
    .button = Umordnen
    .command = umordnen
    .about = Leg die Karten zurück, die nächste zuerst.
    .order = reihenfolge
    .order-about = In welcher Reihenfolge, die nächste zuerst?
do-move-to = In Bahn { $lane } ziehen
    .button = Ziehen
    .command = ziehen
    .about = Sag, in welche leere Bahn die Einheit zieht.
    .lane = bahn
    .lane-about = In welche Bahn?
do-answer = { $side } wählen
    .button = Auf das Angebot antworten
    .command = antworten
    .about = Wähle, was von beidem geschieht.
    .side = wahl
    .side-about = Das Erste oder das Zweite?
do-trade-workers = 2 Arbeiter gegen neue Karten tauschen
    .button = Arbeiter tauschen
    .command = arbeiter
    .about = Zwei Arbeiter kommen auf den Friedhof; du siehst 5 weitere Karten an und behältst bis zu 3.
do-done = Das ist alles
    .button = Fertig
    .command = fertig
    .about = Nichts mehr von dem, wonach gefragt ist.

# Was gefragt wird

ask-pick = Welches Gebäude nimmst du?
ask-first = Der erste Zug wird ausgesetzt: Auf welches Gebäude kommt die Ressource?
ask-put-away = Leg Handkarten ab, die du nicht brauchst; danach ziehst du nach.
ask-choice = Handelst du, oder setzt du für eine Ressource aus?
ask-muster = Aufstellung: Lass vorrücken und lade auf, bevor sich zeigt, ob du durch Wohlstand gewinnst.
ask-act = Was tust du?
ask-attack = Wer greift an?
ask-block = Blockst du?
ask-intercept = Fängst du ab?
ask-answer = { $on } Antwortest du?
ask-target = Auf wen wirkt die Fähigkeit?
ask-odd = Auf welches Gebäude kommt die übrige Ressource?
ask-refresh = Auf welches Gebäude kommt die verbrauchte Ressource zurück?
ask-steal = Auf welches deiner Gebäude kommt die gestohlene Ressource?
ask-borrow = Von welchem Gebäude borgst du?
ask-lend = Von welchem Gebäude verleihst du?
ask-lent = Auf welches deiner Gebäude kommt die geliehene Ressource?
ask-worker = Welche Karte wird zum Arbeiter?
ask-discard = Welche Karte wirfst du ab?
ask-remove = Welche Karte entfernst du?
ask-keep = { $most ->
        [one] Bis zu 1 Karte für dein Deck: Welche behältst du?
       *[other] Bis zu { $most } Karten für dein Deck: Welche behältst du?
    }
ask-keep-hand = { $most ->
        [one] Bis zu 1 Karte: Welche nimmst du auf die Hand?
       *[other] Bis zu { $most } Karten: Welche nimmst du auf die Hand?
    }
ask-rearrange = In welcher Reihenfolge kommen die Karten zurück?
ask-lane = In welche Bahn zieht die Einheit?
ask-workers = Tauschst du 2 Arbeiter gegen neue Karten?
ask-offer = { $who } bietet mit { $card } an: { $text } Was wählst du, das Erste oder das Zweite?

# Was sich beantworten lässt

on-action = { $who } hat etwas getan.
on-combat-start = { $who } beginnt einen Kampf.
on-attackers = { $fights_key ->
        [0] Niemand greift mehr an.
       *[other] { $who } greift an: { $fights }.
    }
on-blocks = { $fights_key ->
        [0] Niemand greift mehr an.
       *[other] Bevor die Hiebe fallen: { $fights }.
    }
on-after-combat = Der Kampf von { $who } ist vorbei.
on-phase-end = { $who } ist dabei, den Zug zu beenden.
on-save-unit = { $dying_key ->
        [0] Niemand ist mehr ohne Leben.
       *[other] Ohne Leben: { $dying }.
    }
on-save-player = { $dying_key ->
        [0] Niemand ist mehr ohne Leben.
       *[other] Ohne Leben: { $dying }.
    }
fight-open = { $attacker }, ungeblockt
fight-held = { $unit }, aufgehalten
fight-blocked = { $blocker } vor { $unit }

# Was nicht geht

no-building = Ein Gebäude { $building } gibt es nicht.
no-taken = { $building } ist schon vergeben.
no-same-people = Das Volk von { $building } führst du schon; deine beiden Völker sind verschieden.
no-others-people = Das Volk von { $building } führt schon jemand; an diesem Tisch sind alle vier verschieden.
no-first-act = Dein erster Zug wird immer ausgesetzt.
no-own-building = { $building } ist nicht dein Gebäude.
no-hand-limit = Du kannst höchstens { $limit } Handkarten behalten.
no-hand-card = { $card } ist nicht auf deiner Hand.
no-unit = { $card } ist keine Einheit.
no-attachment = { $card } ist keine Ausrüstung.
no-instant = { $card } ist keine Spontankarte.
no-free-lane = In dieser Bahn ({ $lane }) liegt schon eine Karte von dir; je Bahn eine, in beiden Bereichen zusammen.
no-catch-up = Ein Gegner hat mehr Einheiten im Kampf als du: Deine Einheit kann nur in eine Bahn, in der eine von ihnen steht ({ $lanes }).
no-lane-to-catch-up = Ein Gegner hat mehr Einheiten im Kampf als du, und keine Bahn mit einer von ihnen ist frei. Lass erst eine vorrücken.
no-host = Dort geht es nicht: Die Einheit muss deine und in der Entwicklung sein, das Gebäude deines.
no-payment = So kann es nicht bezahlt werden.
no-cubes = Dir { $missing ->
        [one] fehlt 1 Ressource
       *[other] fehlen { $missing } Ressourcen
    } der richtigen Farbe.
no-workers = Du brauchst { $cards } weitere Handkarten als Arbeiter.
no-cube-to-lend = Du hast keine verfügbare Ressource zu verleihen.
no-moment = { $card } kann in diesem Augenblick nicht eingesetzt werden.
no-target = Es gibt nichts, was gewählt werden könnte.
no-such-target = Das kann dafür nicht gewählt werden.
no-ability = Eine solche Fähigkeit hast du nicht im Spiel, nicht in dem Bereich, der jetzt zählt.
no-second-use = { $card } wurde in diesem Zug schon eingesetzt.
no-life-to-pay = Die Einheit hat nicht die { $life } Leben, die das kostet.
no-cards-to-discard = Du hast nicht { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    } zum Abwerfen.
no-own-unit = { $unit } ist dort keine Einheit von dir.
no-promotion = { $unit } ist schon im Kampf.
no-room = { $unit } fasst { $most } Kraft, nicht mehr.
no-cube-there = Auf { $building } liegt keine eigene Ressource zum Aufladen.
no-fight = Keine deiner Einheiten kann angreifen: im Kampf, nicht erschöpft, mit mindestens 1 Kraft.
no-attack-development = { $unit } ist in der Entwicklung; nur Einheiten im Kampf greifen an.
no-attack-tapped = { $unit } ist erschöpft.
no-attack-unarmed = { $unit } hat keine Kraft zum Angreifen.
no-attack-again = { $unit } hat in diesem Zug schon angegriffen.
no-attack-forbidden = { $unit } kann vorerst nicht angreifen.
no-attack-twice = Jede Einheit greift einmal an, von links nach rechts genannt.
no-opponent = Nur lebende Gegner können angegriffen werden.
no-attacker = { $unit } ist kein Angreifer.
no-other-fight = Der Angriff gilt { $whom }, nicht dir.
no-second-blocker = Vor diesem Angreifer steht schon jemand.
no-block-development = Einheiten in der Entwicklung können nicht blocken, aber abfangen.
no-block-lane = Sie blockt nur in ihrer eigenen Bahn.
no-block-forbidden = Sie kann vorerst nicht blocken.
no-block-evaded = Dieser Angreifer kann nicht geblockt werden.
no-block-again = Sie blockt schon jemanden.
no-intercept-in-place = Sie steht in dieser Bahn: Sie hätte blocken können, abfangen kann sie dort nicht.
no-intercept-taken = In der Bahn dieses Angreifers liegt schon eine andere Karte von dir.
no-intercept-again = Sie steht schon vor einem Angreifer.
no-intercept-forbidden = Sie kann vorerst nicht abfangen.
no-intercept-evaded = Dieser Angreifer kann nicht abgefangen werden.
no-such-pass = Für einen Kampf passen kannst du nur in einem, und nur einmal, wo jemand gerettet werden kann.
no-answer-ahead = Zuerst ist { $who } mit Antworten dran; du wirst gerufen, wenn du dran bist. Vorab kannst du nur passen.
no-change = So wirst du schon gefragt.
no-such-place = Das steht nicht zur Wahl.
no-stop = Das muss ganz getan werden.
no-pile-card = Eine solche Karte ist nicht in diesem Stapel.
no-such-cards = Das sind nicht die Karten, die du ansiehst.
no-more-to-keep = Du kannst höchstens { $most } behalten.
no-empty-lane = Diese Bahn ist nicht leer.
no-such-answer = Das kann nicht ganz getan werden, also kann es nicht gewählt werden.

# Wer nicht spielen kann

unfit-seats = Shared Worlds ist für { $least } bis { $most } Spieler.
unfit-tribe = Eine Farbe { $tribe } gibt es nicht.
unfit-twice = { $tribe } ist doppelt vergeben.

# Was geschehen ist

did-pick = { $who } nimmt { $building }.
did-set-up = Alle beginnen mit { $cubes } Ressourcen.
did-begin = Runde { $round }: { $who } ist am Zug.
did-put-away = { $who } legt { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    } ab und behält { $kept }.
did-put-away-these = Abgelegt: { $cards }.
did-draw = { $who } zieht { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
did-draw-these = Du hast gezogen: { $cards }.
did-skip = { $who } setzt die Hauptphase aus: eine Ressource auf { $building }.
did-muster = { $who } ist mit der Aufstellung fertig.
did-promote = { $who } lässt { $unit } vorrücken (Bahn { $lane }).
did-charge = { $who } lädt { $unit } auf: { $power } Kraft.
did-play-unit = { $who } spielt { $card } aus (Bahn { $lane }).
did-play-attachment = { $who } legt { $card } auf { $host }.
did-play-instant = { $who } spielt { $card } aus{ $targets_key ->
        [0] {""}
       *[other] {" "}auf { $targets }
    }.
did-use = { $who } setzt { $ability } ein{ $targets_key ->
        [0] {""}
       *[other] {" "}auf { $targets }
    }{ $life ->
        [0] {""}
       *[other] , für { $life } Leben
    }.
did-trigger = { $ability } von { $who } wirkt{ $targets_key ->
        [0] {""}
       *[other] {" "}auf { $targets }
    }.
did-borrow-with-workers = { $who } borgt für Arbeiter eine Ressource von { $of }, von { $building }.
did-place-workers = { $who } legt { $cards } Arbeiter.
did-place-workers-these = Deine Arbeiter: { $cards }.
did-discard = { $who } wirft { $cards ->
        [0] nichts
        [one] 1 Karte
       *[other] { $cards } Karten
    } ab.
did-discard-these = Abgeworfen: { $cards }.
did-remove = { $who } entfernt { $cards ->
        [0] keine eigene Karte
        [one] 1 eigene Karte
       *[other] { $cards } eigene Karten
    }.
did-look = { $who } sieht { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } des Hauptstapels an.
did-look-these = Du siehst: { $cards }.
did-draw-none = { $who } zieht nichts: Die Hand ist voll.
did-find-nothing = { $who } findet nichts mehr zu ziehen.
did-reshuffle = Der Friedhof wird gemischt: ein neuer Hauptstapel mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    }.
did-keep = { $who } behält { $cards } fürs Deck; { $rest } auf den Friedhof.
did-keep-hand = { $who } nimmt { $cards } auf die Hand; { $rest } auf den Friedhof.
did-keep-these = Du behältst: { $cards }.
did-rearrange = { $who } legt { $cards } Karten auf den Hauptstapel zurück.
did-peek = { $who } sieht die Hand von { $of } an.
did-peek-these = Du siehst: { $cards }.
did-gain = { $who } erhält { $cubes ->
        [one] 1 Ressource
       *[other] { $cubes } Ressourcen
    }.
did-odd = { $who } legt die übrige Ressource auf { $building }.
did-refresh = Eine verbrauchte Ressource von { $who } ist auf { $building } wieder verfügbar.
did-refresh-none = { $who } hat keine verbrauchte Ressource, die zurückkäme.
did-steal-none = { $who } findet auf { $source } keine Ressource zum Stehlen.
did-steal = { $who } stiehlt { $of } eine Ressource: von { $source } auf { $building }.
did-borrow = { $who } borgt eine Ressource von { $of }, von { $building }.
did-lend = { $who } leiht { $to } eine Ressource; sie liegt auf { $building }.
did-return-cube = Eine Ressource von { $who } ist zurück auf { $building }.
did-refill = { $who } bekommt { $cubes ->
        [one] 1 verbrauchte Ressource
       *[other] { $cubes } verbrauchte Ressourcen
    } auf die Gebäude zurück.
did-stop-there = { $who } belässt es dabei.
did-trade-workers = { $who } tauscht 2 Arbeiter ein.
did-end-main = { $who } beendet die Hauptphase.
did-end-main-idly = { $who } beendet die Hauptphase, ohne darin etwas getan zu haben.
did-offer = { $who } macht { $to } ein Angebot.
did-answer = { $who } wählt { $side }.
did-offer-in-vain = { $who } kann keines von beidem: Nichts geschieht.
did-pass = { $who } passt.
did-pass-on = Du passt { $how } und wirst so lange nicht gefragt.
did-fight = { $who } beginnt einen Kampf.
did-attack-not = { $who } greift nicht an.
did-attack = { $who } greift { $whom } mit { $unit } an.
did-block = { $who } blockt { $attacker } mit { $unit }.
did-block-no-more = { $who } blockt nicht weiter.
did-intercept = { $who } fängt { $attacker } mit { $unit } ab.
did-intercept-no-more = { $who } fängt nicht weiter ab.
did-hit-player = { $who } verliert im Kampf { $life } Leben: noch { $left }.
did-prevent = { $damage } Schaden an { $who } wird verhindert.
did-damage = { $unit } von { $of } nimmt { $damage } Schaden{ $prevented ->
        [0] {""}
       *[other] {" "}({ $prevented } verhindert)
    }: noch { $life } Leben.
did-spend = { $unit } von { $of } verbraucht { $cubes } Kraft: noch { $left }.
did-heal = { $unit } von { $of } heilt { $life } Leben.
did-untap = { $unit } von { $of } ist wieder bereit.
did-kill = { $unit } von { $of } stirbt.
did-lie-down = { $unit } von { $of } stirbt und liegt verdeckt in der Entwicklung.
did-recall = { $unit } von { $of } kommt auf den Ablagestapel von { $owner }.
did-send-back = { $unit } von { $of } kehrt in die Entwicklung zurück.
did-move = { $unit } von { $of } zieht in Bahn { $lane }.
did-swap = { $unit } von { $of } und { $other } von { $other_of } wechseln die Seite.
did-stop = Der Angriff von { $unit } von { $of } wird aufgehalten.
did-save-unit = { $unit } von { $of } ist gerettet, mit 1 Leben.
did-save-player = { $who } bleibt im Spiel, mit { $life } Leben.
did-guard = Von { $building } kann vorerst niemand Ressourcen nehmen.
did-shield-player = { $amount ->
        [0] Aller Schaden
       *[other] Der nächste Schaden von { $amount }
    } an { $who } wird { $until ->
        [combat_end] in diesem Kampf
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug
    } verhindert.
did-shield = { $amount ->
        [0] Aller Schaden
       *[other] Der nächste Schaden von { $amount }
    } an { $unit } von { $of } wird { $until ->
        [combat_end] in diesem Kampf
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug
    } verhindert.
did-gain-life = { $who } erhält { $life } Leben.
did-lose-life = { $who } verliert { $life } Leben: noch { $left }.
did-fall = { $who } scheidet aus.
did-add-power = { $unit } von { $of } bekommt { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } +{ $amount } Kraft.
did-modify-power = { $unit } von { $of } kann { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } { $amount } Kraft mehr fassen.
did-modify-life = { $unit } von { $of } hat { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } +{ $amount } Leben.
did-extra-attack = { $unit } von { $of } darf { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } { $amount }-mal öfter angreifen.
did-extra-block = { $unit } von { $of } darf { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } { $amount } Angreifer mehr blocken.
did-reach = { $unit } von { $of } darf { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } in Nachbarbahnen blocken.
did-bulwark = { $unit } von { $of } lässt { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } als Blocker keinen Schaden durch.
did-pierce = { $unit } von { $of } dringt { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } durch Abfangende hindurch.
did-return-when-killed = { $unit } von { $of } kehrt { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } verdeckt zurück, wenn sie stirbt.
did-evade-block = { $unit } von { $of } kann { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } nicht geblockt werden.
did-evade-intercept = { $unit } von { $of } kann { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } nicht abgefangen werden.
did-forbid-attack = { $unit } von { $of } kann { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } nicht angreifen.
did-forbid-block = { $unit } von { $of } kann { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } nicht blocken.
did-forbid-intercept = { $unit } von { $of } kann { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } nicht abfangen.
did-protect-opponent-targeting = { $unit } von { $of } kann { $until ->
        [combat_end] bis zum Ende des Kampfes
        [turn_end] in diesem Zug
       *[other] bis zum nächsten Zug dessen, der es tat,
    } von Gegnern nicht gewählt werden.

# Überschriften und das Ende

headline-setup = Die Völker werden gewählt
headline-turn = Runde { $round }, Zug von { $who }: { $phase }
headline-over = Das Spiel ist aus, nach Runde { $round }
won-domination = Vorherrschaft: Nur { $who } { $who_key ->
        [one] ist
       *[other] sind
    } noch da.
won-prosperity = Wohlstand: { $who } { $who_key ->
        [one] besitzt
       *[other] besitzen
    } weit mehr Ressourcen als alle anderen.
won-legacy = Vermächtnis: { $who } { $who_key ->
        [one] hat
       *[other] haben
    } die Legenden der Zeit versammelt.
won-draw-fallen = Unentschieden: Niemand ist mehr da.
won-draw-dry = Unentschieden: Es gibt nichts mehr zu ziehen, und in Runde { $round } kam niemand zu Schaden.
won-draw-rounds = Unentschieden: Runde { $round } war die letzte.
score-end = { $life } Leben, { $cubes ->
        [one] 1 Ressource
       *[other] { $cubes } Ressourcen
    }, { $legendaries } { $legendaries ->
        [one] Legende
       *[other] Legenden
    }
score-fallen = ausgeschieden

# Optionen

option-excess-over-blocker = Schaden über einen Blocker hinaus
    .about = Was mit Schaden geschieht, der das Leben eines Blockers übersteigt.
    .player = trifft den Spieler
    .lost = verfällt
option-own-lane-intercept = Abfangen auf der Stelle
    .about = Eine Einheit im Kampf darf in der Bahn abfangen, in der sie steht.
    .on = erlaubt
    .off = nicht erlaubt
option-prosperity-check = Wohlstand zählt
    .about = Wann geprüft wird, ob jemand durch Wohlstand gewinnt.
    .start = zu Beginn der Hauptphase
    .before_attack = vor dem ersten Kampf eines Zuges
option-prosperity-factor = Wohlstand braucht
    .about = Wievielmal so viele Ressourcen wie jeder Gegner.
    .double = doppelt so viele
    .half_more = anderthalbmal so viele
option-prosperity-min = Ressourcen, die Wohlstand mindestens braucht
    .about = Mit weniger Ressourcen kein Sieg durch Wohlstand.
    .usual = 14 mit offenen Teams, sonst 0
option-instant-to = Spontankarten kommen
    .about = Wo eine Spontankarte nach dem Ausspielen liegt.
    .graveyard = auf den Friedhof
    .discard = auf den eigenen Ablagestapel
option-building-abilities = Fähigkeiten der Gebäude
    .about = Jedes Gebäude hat eine kleine eigene Fähigkeit.
    .on = an
    .off = aus
option-distinct-factions-4p = Vier verschiedene Völker
    .about = Zu viert führt niemand ein Volk, das schon jemand führt.
    .on = an
    .off = aus
option-late-seat-life = Mehr Leben für den letzten Platz
    .about = So viel mehr Leben, wer als Letztes spielt.
option-shared-guard = Gemeinsame Wacht
    .about = Zu viert darfst du für deinen Partner abfangen.
    .usual = an mit offenen Teams, sonst aus
    .on = an
    .off = aus
option-team-legacy = Legenden für ein Team
    .about = So viele Legenden zusammen gewinnen für ein Team.
    .usual = 4 mit offenen Teams, sonst 6
option-team-prosperity-factor = Wohlstand eines Teams braucht
    .about = Wievielmal so viele Ressourcen wie das andere Team.
    .usual = anderthalbmal so viele mit offenen Teams, sonst doppelt so viele
    .double = doppelt so viele
    .half_more = anderthalbmal so viele
option-open-teams = Offene Teams
    .about = Zu viert, wenn nichts anderes gewählt ist: gemeinsame Wacht, 4 Legenden, anderthalbmal so viele Ressourcen, mindestens 14.
    .on = an
    .off = aus
option-max-rounds = Letzte Runde
    .about = Nach dieser Runde ist das Spiel unentschieden.

# Was eine Aktion bringen würde

will-text = { $text }
will-borrow = { $text_key ->
        [none] {""}
       *[other] { $text }{" "}
    }Geborgt: { $lenders }. { $cards } Karten deiner Hand werden Arbeiter und sind fort; { $left ->
        [0] keine bleibt dir.
        [one] 1 bleibt dir.
       *[other] { $left } bleiben dir.
    }
will-promote = In den Kampf; nur eine Karte bringt sie zurück. { $gained_key ->
        [0] Dort hat sie keine Fähigkeit.
       *[other] Dort gilt: { $gained }.
    }{ $lost_key ->
        [0] {""}
       *[other] {" "}Nicht mehr gilt: { $lost }.
    }

strength = { $unit }: Kraft { $power } · Leben { $life }
will-lines =
    { $line }
    { $more }
will-attack = ⚔️ { $unit }, gegen { $whom }. { $blockers_key ->
        [0] Niemand steht im Weg
       *[other] Blocken kann: { $blockers }
    }; { $interceptors_key ->
        [0] niemand kann abfangen.
       *[other] abfangen kann: { $interceptors }.
    }
will-meet = { $unit }, gegen { $attacker }.
will-charge = Dann { $power } von { $most } Kraft; { $left ->
        [0] auf dem Gebäude bleibt nichts.
        [one] auf dem Gebäude bleibt 1 Ressource.
       *[other] auf dem Gebäude bleiben { $left } Ressourcen.
    }
will-hold-none = Dann ist nichts zu tun: Du hast keine Handkarten, und nichts, was du im Spiel hast, kann handeln.
will-pay-none = Dann ist nichts zu tun: Keine deiner Karten lässt sich bezahlen, und nichts, was du im Spiel hast, kann handeln.
will-play-none = Dann ist nichts zu tun: Keine deiner Karten ist jetzt spielbar, und nichts, was du im Spiel hast, kann handeln.
will-put-away = Sie kommt auf deinen Ablagestapel.
will-bury = Sie kommt auf den Friedhof.
will-work = Sie wird Arbeiter unter { $building }.

# Was beim Wählen hilft

hint-power = { $unit } { $power } von { $most }
hint-powers = Kraft bisher: { $units }.
hint-foreign = { $number } von { $building } ({ $who })
hint-stock = Deine: { $own_key ->
        [0] keine
       *[other] { $own }
    }.{ $others_key ->
        [0] {""}
       *[other] {" "}Zu borgen: { $others }.
    }
hint-attackers = Angreifer: { $attackers }.
