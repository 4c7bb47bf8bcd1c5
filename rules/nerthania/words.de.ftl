# Alles, was Nerthania sagt.

game = Nerthania: Collapsing World
    .about = Vier Stämme kämpfen um eine Welt, deren Land sinkt und steigt. Zwei bis vier Leute, ein langer Abend.
    .intro =
        🎯 **Ziel** Punkte, und nach der letzten Runde die meisten: für eine große Schlacht, deine Zielmarker, einen ganzen Sektor, ein fremdes Hauptquartier, den Rand, die Mitte, Gebirge. Zwölf sind möglich.
        👉 **Deine ersten Entscheidungen** Gründe dein Hauptquartier: zwei verbundene Gebiete eines Sektors, mit höchstens sechs deiner zehn Krieger. Besiedle dann einen zweiten Sektor, zu viert einen dritten. Leg danach die Zielmarker der anderen dorthin, wo sie kaum hinkommen.
        🌍 **Die Welt** 56 Gebiete in vier Sektoren: Wasser, Grasland, Gebirge. Auf Wasser kann niemand stehen.
        🔄 **Eine Runde** Reihum spielt ihr je vier verschiedene von sieben Aktionen, immer eine: sammeln, bauen, anwerben, marschieren, noch einmal marschieren (3 Silber), Kampfkarte verbessern, Land formen.
        🥾 **Ein Marsch** Die Einheiten eines Sektors ziehen; danach darfst du ein Gebiet angreifen.
        ⚔️ **Eine Schlacht** Jede Einheit würfelt, Karten drehen die Würfel, jeder Treffer kostet eine Einheit; wer mehr übrig hat, hat gewonnen.
        🌊 **Das Ende der Runde** Das angekündigte Land sinkt oder steigt. Wer dann im Wasser steht, ist verloren.

# Die Stämme

tribe-shadow_lurks = Schattenlauerer
    .about = Steppenvolk: in allem gut, mit starken Reitern und Schildträgern.
tribe-snow_blades = Schneeklingen
    .about = Volk des Nordens: wild im Angriff, schwächer in der Abwehr, und ohne Reiter.
tribe-yew_blades = Eibenklingen
    .about = Dschungelkriegerinnen: auch Krieger und Reiter tragen Bögen und helfen in Kämpfen nebenan.
tribe-root_storm = Wurzelsturm
    .about = Waldvolk: In jedem seiner Gebiete darf ein Krieger mehr stehen, als hineinpasst.
neutral = der neutrale Stamm
    .by = dem neutralen Stamm
    .against = den neutralen Stamm

# Dinge

unit-warrior = Krieger
unit-rider = Reiter
unit-shield-bearer = Schildträger
unit-archer = Bogenschütze
unit-animal =
    { $whose ->
        [shadow_lurks] { kind-shadow-lurks-animal }
        [snow_blades] { kind-snow-blades-animal }
        [yew_blades] { kind-yew-blades-animal }
        [root_storm] { kind-root-storm-animal }
       *[none] Tier
    }
    .also = { $whose ->
        [shadow_lurks] Steppenwölfe
       *[none] Tiere
    }
unit-monster =
    { $whose ->
        [shadow_lurks] { kind-shadow-lurks-monster }
        [snow_blades] { kind-snow-blades-monster }
        [yew_blades] { kind-yew-blades-monster }
        [root_storm] { kind-root-storm-monster }
       *[none] Ungeheuer
    }
    .also = { $whose ->
        [shadow_lurks] Steppenbären
        [snow_blades] Eisyetis
        [yew_blades] Kampf-Utans
       *[none] Ungeheuer
    }
troop =
    { $unit_key ->
        [unit-warrior] { $number } Krieger
        [unit-rider] { $number } Reiter
        [unit-shield-bearer] { $number } Schildträger
        [unit-archer] { $number ->
            [one] 1 Bogenschütze
           *[other] { $number } Bogenschützen
        }
        [unit-animal] { $whose ->
            [shadow_lurks] { $number ->
                [one] 1 Steppenwolf
               *[other] { $number } Steppenwölfe
            }
            [snow_blades] { $number } Eistiger
            [yew_blades] { $number } Dschungeltiger
            [root_storm] { $number } Kampfeber
           *[none] { $number ->
                [one] 1 Tier
               *[other] { $number } Tiere
            }
        }
       *[other] { $whose ->
            [shadow_lurks] { $number ->
                [one] 1 Steppenbär
               *[other] { $number } Steppenbären
            }
            [snow_blades] { $number ->
                [one] 1 Eisyeti
               *[other] { $number } Eisyetis
            }
            [yew_blades] { $number ->
                [one] 1 Kampf-Utan
               *[other] { $number } Kampf-Utans
            }
            [root_storm] { $number } Baumwandler
           *[none] { $number } Ungeheuer
        }
    }
    .also = { $number } { $unit }
kind-shadow-lurks-animal = Steppenwolf
kind-shadow-lurks-monster = Steppenbär
kind-snow-blades-animal = Eistiger
kind-snow-blades-monster = Eisyeti
kind-yew-blades-animal = Dschungeltiger
kind-yew-blades-monster = Kampf-Utan
kind-root-storm-animal = Kampfeber
kind-root-storm-monster = Baumwandler
an-animal =
    { $whose ->
        [shadow_lurks] einen Steppenwolf
        [snow_blades] einen Eistiger
        [yew_blades] einen Dschungeltiger
        [root_storm] einen Kampfeber
       *[none] ein Tier
    }
a-monster =
    { $whose ->
        [shadow_lurks] einen Steppenbären
        [snow_blades] einen Eisyeti
        [yew_blades] einen Kampf-Utan
        [root_storm] einen Baumwandler
       *[none] ein Ungeheuer
    }
kind-in-full = { $kind } ({ $unit })
building-barracks = Kaserne
building-stables = Ställe
building-smithy = Schmiede
building-archery = Schießplatz
building-animal-enclosure = Tiergehege
building-stone-circle = Steinkreis
building-hunting-lodge = Jagdhütte
building-fishing-hut = Fischerhütte
terrain-water = Wasser
terrain-grass = Grasland
terrain-mountain = Gebirge
direction-rise = steigt
direction-sink = sinkt
when-now = sofort
when-later = später
face-hit = Treffer
face-double-hit = Doppeltreffer
face-shield = Schild
face-retreat = Rückzug
face-reinforcement = Verstärkung
face-panic = Panik
face-bow-hit = Bogentreffer
face-bow-hit-star = Stern-Bogentreffer
face-blank = kein Würfel
rolled = { $unit }: { $face }
rolled-several = { $units }: { $faces }
faces = { $number } × { $face }
camp-attacker = der Angriff
camp-defender = die Verteidigung
camp-nobody = niemand
roundel-collect = Sammeln
roundel-build = Bauen
roundel-recruit = Anwerben
roundel-march = Marsch
roundel-march-again = Zweiter Marsch
roundel-level-up = Karte verbessern
roundel-terraform = Land formen
goal-battle = Große Schlacht
goal-sector = Ein ganzer Sektor
goal-headquarters = Fremdes Hauptquartier
goal-edge-three = Rand in drei Sektoren
goal-edge-four = Rand in vier Sektoren
goal-centre-three = Drei Gebiete der Mitte
goal-centre-four = Alle vier Gebiete der Mitte
goal-mountains-three = Gebirge in drei Sektoren
goal-mountains-four = Gebirge in vier Sektoren
phase-setup = Aufbau
phase-actions = Aktionen
phase-terraforming = Landformung
phase-decision = Entscheidung
phase-over = Ende
sector-1 = Bernsteinscholle (1, Nordwesten)
sector-2 = Farnscholle (2, Nordosten)
sector-3 = Azurscholle (3, Südwesten)
sector-4 = Rostscholle (4, Südosten)

# Was man für sich ansehen kann

part-own = Mein Stamm
part-battle = Die Schlacht
part-sector-1 = Bernsteinscholle
part-sector-2 = Farnscholle
part-sector-3 = Azurscholle
part-sector-4 = Rostscholle

# Kampfkarten

kind = { $tribe }: { $kind }
card = { $tribe }: { $kind }, Stufe { $level }
card-line = ({ $number }) { $what }
card-support =
    { $number ->
        [one] Eine Einheit davon darf neben einem Kampf mitwürfeln.
       *[other] Bis zu { $number } davon dürfen neben einem Kampf mitwürfeln.
    }
card-before = Wirkung { $first } kommt vor Wirkung { $second }.
card-text = { $effects }.{ $support_key ->
        [none] {""}
       *[other] {" "}{ $support }
    }{ $order_key ->
        [none] {""}
       *[other] {" "}{ $order }
    }
effect-add = +{ $n } { $symbol }
effect-add-bound = +{ $n } { $symbol }; nicht für { $not_for }
effect-add-choice = +{ $n } nach Wahl: { $symbols }
effect-reroll =
    { $n ->
        [one] Einen Würfel neu werfen: { $dice }
       *[other] Bis zu { $n } Würfel neu werfen: { $dice }
    }
effect-reroll-any =
    { $n ->
        [one] Einen eigenen Würfel neu werfen
       *[other] Bis zu { $n } eigene Würfel neu werfen
    }
effect-extra-die =
    { $n ->
        [one] Einen Würfel dazu werfen: { $die }
       *[other] { $n } Würfel dazu werfen: { $die }
    }
effect-swap =
    { $n ->
        [one] Einmal { $a } zu { $b } machen oder umgekehrt
       *[other] Bis zu { $n }-mal { $a } zu { $b } machen oder umgekehrt
    }
effect-destroy-shield =
    { $n ->
        [one] Einen feindlichen Schild zerbrechen
       *[other] { $n } feindliche Schilde zerbrechen
    }
effect-destroy-retreat =
    { $n ->
        [one] Vor den Rückzügen: einen feindlichen Rückzug aufheben
       *[other] Vor den Rückzügen: { $n } feindliche Rückzüge aufheben
    }
effect-destroy-bow-hit =
    { $n ->
        [one] Einen feindlichen Bogentreffer aufheben
       *[other] { $n } feindliche Bogentreffer aufheben
    }
effect-destroy-reinforcement =
    { $n ->
        [one] Eine feindliche Verstärkung aufheben
       *[other] { $n } feindliche Verstärkungen aufheben
    }
effect-kill-retreating =
    { $n ->
        [one] Eine feindliche Einheit stirbt auf dem Rückzug
       *[other] { $n } feindliche Einheiten sterben auf dem Rückzug
    }
effect-tip =
    { $n ->
        [one] Einen eigenen Würfel auf diese seiner Seiten drehen: { $to }
       *[other] Bis zu { $n } eigene Würfel auf diese ihrer Seiten drehen: { $to }
    }
effect-pair-convert = { $count }-mal { $symbol } ausgeben für einmal { $to }
effect-star-double = Deine Stern-Bogentreffer zählen doppelt
effect-per-units = +{ $n } { $symbol }, wenn mindestens { $count } davon kämpfen: { $unit }
effect-capacity-bonus = Immer: { $n } über die Kapazität hinaus in jedem Gebiet: { $unit }

# Die Gruppen der Befehle

group-setup =
    .command = aufbau
    .about = Solange die Welt aufgebaut wird: Hauptquartier, Krieger, Zielmarker.
group-battle =
    .command = kampf
    .about = Im Kampf: Unterstützung, Karten, Würfel, Rückzüge und Verluste.

# Was man tun kann

do-shape = { $area } umformen
    .button = Welt formen
    .command = formen
    .about = Wähl ein Gebiet, das als Wasser beginnt, später eines als Gebirge.
    .area = gebiet
    .area-about = Welches Gebiet?
do-found = Hauptquartier und { $warriors } Krieger nach { $area }
    .button = Hauptquartier setzen
    .command = gründen
    .about = Setz dein Hauptquartier und einige Krieger in ein Gebiet.
    .area = gebiet
    .area-about = Wo steht dein Hauptquartier? Kapazität 6 ist eine gute Idee.
    .warriors = krieger
    .warriors-about = Wie viele Krieger stehen dort?
do-settle = { $warriors } Krieger nach { $area }
    .button = Krieger setzen
    .command = siedeln
    .about = Setz einige deiner zehn Krieger in ein Gebiet.
    .area = gebiet
    .area-about = In welches Gebiet?
    .warriors = krieger
    .warriors-about = Wie viele Krieger?
do-place-marker = Zielmarker nach { $area }
    .button = Marker legen
    .command = marker
    .about = Leg den Zielmarker von jemand anderem.
    .area = gebiet
    .area-about = Wohin kommt der Marker?
do-collect = Sammeln in { $areas }
    .button = Sammeln
    .command = sammeln
    .about = Sammle Silber und Tectonium aus drei deiner Gebiete in einem Sektor.
    .areas = gebiete
    .areas-about = In welchen Gebieten?
do-exchange = Zwei Eroberungskarten gegen 5 Silber
    .button = Zwei Karten tauschen
    .command = tauschen
    .about = Gib zwei Eroberungskarten für 5 Silber.
do-build = Bauen: { $building } (3 Silber)
    .button = Bauen
    .command = bauen
    .about = Bau etwas für 3 Silber.
    .building = gebäude
    .building-about = Welches Gebäude?
do-rebuild = Neues Hauptquartier in { $area } (3 Silber)
    .button = Neues Hauptquartier
    .command = neugründen
    .about = Bau für 3 Silber ein neues Hauptquartier in einem deiner Gebiete.
    .area = gebiet
    .area-about = In welchem deiner Gebiete?
do-muster = Anwerben
    .button = Anwerben
    .command = anwerben
    .about = Wirb Einheiten an, so viele du bezahlen und unterbringen kannst.
do-recruit = { $number } × { $unit } nach { $area }
    .button = Einheiten anwerben
    .command = rekrutieren
    .about = Wirb Einheiten einer Art in eines deiner Gebiete an.
    .area = gebiet
    .area-about = Wohin kommen sie?
    .unit = einheit
    .unit-about = Welche Art?
    .number = anzahl
    .number-about = Wie viele?
do-march = Marsch in Sektor { $sector }
    .button = Marsch
    .command = marsch
    .about = Die Einheiten eines Sektors ziehen und dürfen einmal angreifen.
    .sector = sektor
    .sector-about = Welcher Sektor marschiert?
do-march-again = Zweiter Marsch in Sektor { $sector } (3 Silber)
    .button = Zweiter Marsch
    .command = zweiter-marsch
    .about = Ein zweiter Marsch, für 3 Silber.
    .sector = sektor
    .sector-about = Welcher Sektor marschiert?
do-move = Von { $origin } nach { $to }: { $units }
    .button = Ziehen
    .command = ziehen
    .about = Zieh Einheiten von einem Gebiet in ein anderes.
    .origin = von
    .origin-about = Aus welchem Gebiet?
    .to = nach
    .to-about = Wohin?
    .units = einheiten
    .units-about = Wie viele von welchen?
do-attack = { $area } angreifen
    .button = Angreifen
    .command = angreifen
    .about = Greif ein erreichbares feindliches Gebiet an; damit endet dein Marsch.
    .area = gebiet
    .area-about = Welches Gebiet greifst du an?
do-send = Schicken aus { $origin }: { $units }
    .button = Einheiten schicken
    .command = schicken
    .about = Schick Einheiten in den Angriff, höchstens sechs.
    .origin = von
    .origin-about = Aus welchem Gebiet?
    .units = einheiten
    .units-about = Wie viele von welchen?
do-fight = Den Kampf beginnen
    .button = Kampf beginnen
    .command = losschlagen
    .about = Alle sind unterwegs: Die Würfel fallen.
do-level-up = Karte verbessern: { $unit } (3 Silber, 1 Eroberungskarte)
    .button = Karte verbessern
    .command = verbessern
    .about = Tausch eine Kampfkarte gegen ihre nächste Stufe.
    .unit = karte
    .unit-about = Welche Kampfkarte?
do-terraform =
    { $direction_key ->
        [direction-rise] { $area } soll steigen, { $when }
       *[other] { $area } soll sinken, { $when }
    }
    .button = Land formen
    .command = land-formen
    .about = Lass ein Gebiet steigen oder sinken, sofort oder später in dieser Runde.
    .area = gebiet
    .area-about = Welches Gebiet?
    .direction = richtung
    .direction-about = Soll es steigen oder sinken?
    .when = wann
    .when-about = Sofort, oder später durch deinen Marker?
do-complete = Meinen Landmarker ausführen
    .button = Jetzt formen
    .command = ausführen
    .about = Führ deinen Landmarker vor deiner Aktion aus.
do-surrender = Aufgeben
    .button = Aufgeben
    .command = aufgeben
    .about = Im Team: Wenn ihr beide aufgebt, ist das Spiel zu Ende.
do-ordain =
    { $direction_key ->
        [direction-rise] { $area } soll in der nächsten Runde steigen
       *[other] { $area } soll in der nächsten Runde sinken
    }
    .button = Bestimmen
    .command = bestimmen
    .about = Du hattest die Mitte: Wähl eine der kommenden Landformungen.
    .area = gebiet
    .area-about = Welches Gebiet?
    .direction = richtung
    .direction-about = Soll es steigen oder sinken?
do-nominate = Die Armee in { $area } entscheidet den Gleichstand
    .button = Armee wählen
    .command = armee-wählen
    .about = Gleichstand am Ende: Welche deiner größten Armeen entscheidet ihn?
    .area = gebiet
    .area-about = Welche deiner größten Armeen entscheidet?
do-reserve = Zwei Krieger der Reserve nach { $area } rufen
    .button = Reserve rufen
    .command = reserve
    .about = Zwei Krieger erscheinen in deinem Hauptquartier oder daneben.
    .area = gebiet
    .area-about = Wo erscheinen sie?
do-support = Meine Bögen helfen: { $camp }
    .button = Unterstützen
    .command = unterstützen
    .about = Wem helfen deine Bögen neben diesem Kampf?
    .camp = seite
    .camp-about = Wem helfen sie? Niemand sieht es, bevor alle gewählt haben.
do-flee =
    { $to_key ->
        [none] { $unit } ({ $face }) ist verloren
       *[other] { $unit } ({ $face }) flieht nach { $to }
    }
    .button = Fliehen
    .command = fliehen
    .about = Panik: Eine deiner Einheiten verlässt den Kampf.
    .unit = einheit
    .unit-about = Wer flieht?
    .face = würfel
    .face-about = Welche davon: Was zeigt ihr Würfel?
    .to = nach
    .to-about = Wohin?
do-reinforce =
    Aus { $origin } { $unit_key ->
        [unit-archer] einen Bogenschützen
        [unit-animal] { an-animal }
        [unit-monster] { a-monster }
       *[other] einen { $unit }
    } holen
    .button = Verstärken
    .command = verstärken
    .about = Nutz eine Verstärkung: Hol eine Einheit von nebenan.
    .unit = einheit
    .unit-about = Wer kommt?
    .origin = von
    .origin-about = Aus welchem Gebiet?
do-declare = Die Karte { $unit } ansagen und die Verstärkung aufheben
    .button = Verstärkung aufheben
    .command = ansagen
    .about = Sag eine Kampfkarte vorzeitig an, um diese Verstärkung aufzuheben.
    .unit = karte
    .unit-about = Welche Karte?
do-play-card = Die Karte { $unit } spielen
    .button = Karte spielen
    .command = karte
    .about = Spiel die Kampfkarte einer Einheit, die hier kämpft.
    .unit = karte
    .unit-about = Welche Karte?
do-reroll = Neu werfen: { $unit } ({ $face })
    .button = Neu werfen
    .command = neu-werfen
    .about = Wirf einen deiner Würfel neu.
    .unit = würfel
    .unit-about = Wessen Würfel?
    .face = seite
    .face-about = Welcher Würfel? Der zeigt gerade …
do-swap =
    { $unit_key ->
        [none] { $face } einer Karte wird { $to }
       *[other] { $face } ({ $unit }) wird { $to }
    }
    .button = Symbol umwandeln
    .command = umwandeln
    .about = Lass eines deiner Symbole als ein anderes zählen.
    .unit = würfel
    .unit-about = Wessen Würfel, oder das Symbol einer Karte?
    .face = symbol
    .face-about = Welches Symbol?
    .to = zu
    .to-about = Wozu wird es?
do-tip = Den Würfel drehen: { $unit } ({ $face })
    .button = Würfel drehen
    .command = drehen
    .about = Dreh einen deiner Würfel auf die Seite, die deine Karte nennt.
    .unit = würfel
    .unit-about = Wessen Würfel?
    .face = seite
    .face-about = Welcher Würfel? Der zeigt gerade …
do-convert = Zwei Symbole für ein anderes ausgeben
    .button = Symbole ausgeben
    .command = ausgeben
    .about = Gib Symbole für ein anderes aus, wie deine Karte es sagt.
do-choose = { $symbol } nehmen
    .button = Symbol wählen
    .command = wählen
    .about = Wähl, welches Symbol deine Karte gibt.
    .symbol = symbol
    .symbol-about = Welches Symbol gibt sie?
do-withdraw = { $unit } ({ $face }) zieht sich nach { $to } zurück
    .button = Zurückziehen
    .command = zurückziehen
    .about = Nutz einen Rückzug: Nimm eine deiner Einheiten aus dem Kampf.
    .unit = einheit
    .unit-about = Wer geht?
    .face = würfel
    .face-about = Welche davon: Was zeigt ihr Würfel?
    .to = nach
    .to-about = Wohin?
do-catch = Die fliehende Einheit stellen
    .button = Stellen
    .command = stellen
    .about = Deine Karte vernichtet die feindliche Einheit, die gerade den Kampf verlässt.
do-lose = Aufgeben: { $units }
    .button = Verluste wählen
    .command = verlieren
    .about = Wähl, welche deiner Einheiten vernichtet werden.
    .units = einheiten
    .units-about = Wer wird vernichtet?
do-retreat = Weichen nach { $to }: { $units }
    .button = Weichen
    .command = weichen
    .about = Nach einem verlorenen Kampf: wohin deine Einheiten gehen.
    .to = nach
    .to-about = Wohin?
    .units = einheiten
    .units-about = Wie viele von welchen?
do-done = Nichts weiter
    .button = Fertig
    .command = fertig
    .about = Nichts weiter von dieser Art.

# Was gefragt wird

ask-shaping = Welches Gebiet beginnt als { $terrain }? (noch { $left })
ask-settling =
    { $second_key ->
        [yes] Wo stehen die nächsten Krieger, neben den ersten? ({ $left } in der Hand)
       *[other] { $visit ->
            [1] Wo gründest du dein Hauptquartier, und mit wie vielen Kriegern?
           *[other] Welchen Sektor besiedelst du jetzt, und mit wie vielen Kriegern? ({ $left } in der Hand)
        }
    }
ask-preparing = Mit welchem Gebäude beginnst du?
ask-arriving =
    { $left ->
        [one] Wo beginnt deine letzte Einheit?
       *[other] Wo beginnen deine { $left } Einheiten?
    }
ask-marking = Wohin legst du den Zielmarker von { $owner }?
ask-turn = Deine Aktion { $number } von 4: welche?
ask-exchanging = Tauschst du zwei Eroberungskarten gegen 5 Silber?
ask-mustering = Wen wirbst du an, und wohin? ({ $silver } Silber, { $tectonium } Tectonium)
ask-neutral-recruiting =
    { $left ->
        [one] Der neutrale Stamm wirbt noch 1 Einheit an: wo?
       *[other] Der neutrale Stamm wirbt noch { $left } Einheiten an: wo?
    }
ask-neutral-levelling = Welche Kampfkarte des neutralen Stammes wird besser?
ask-neutral-moving = Welche Einheit des neutralen Stammes zieht weiter?
ask-neutral-striking = Der neutrale Stamm schlägt zurück: gegen welches Gebiet?
ask-marching = Wer zieht, und greifst du an?
ask-attacking =
    { $sent ->
        [0] Wen schickst du gegen { $area }? (Dort verteidigen { $against }.)
       *[other] Wen schickst du noch gegen { $area }? ({ $sent } unterwegs, dort verteidigen { $against })
    }
ask-ordaining = Du hattest die ganze Mitte: Welches Gebiet soll sich ändern?
question-reserve = Reserve des Hauptquartiers
question-reinforcement = Verstärkung
question-battle-card = Kampfkarten
ask-reserving = { $area } wird angegriffen: Rufst du die Reserve deines Hauptquartiers?
ask-nominating =
    { $number ->
        [one] Gleichstand um den Sieg: Keine deiner Armeen hat mehr als eine Einheit. Welche entscheidet?
       *[other] Gleichstand um den Sieg: Mehrere deiner Armeen haben { $number } Einheiten. Welche entscheidet?
    }
ask-supporting =
    { $number ->
        [one] Kampf in { $area }: Wem hilft dein Bogen?
       *[other] Kampf in { $area }: Wem helfen deine { $number } Bögen?
    }
ask-fleeing = Panik! Welche deiner Einheiten verlässt den Kampf?
ask-reinforcing =
    { $number ->
        [one] Du hast eine Verstärkung: Wer kommt?
       *[other] Du hast { $number } Verstärkungen: Wer kommt?
    }
ask-intercepting = Gleich kommt aus { $origin } Verstärkung ({ $unit }): Hebst du sie auf?
ask-carding = Welche Kampfkarte spielst du?
ask-resolving = Deine Karte { $unit }: Was machst du mit ihr?
ask-withdrawing =
    { $number ->
        [one] Nimmst du eine Einheit aus dem Kampf?
       *[other] Nimmst du bis zu { $number } Einheiten aus dem Kampf?
    }
ask-catching = Gleich entkommt eine Einheit nach { $to } ({ $unit }): Soll deine Karte sie vernichten?
ask-losing =
    { $pursued_key ->
        [yes] { $number ->
            [one] Eine deiner Einheiten stirbt auf dem Rückzug: welche?
           *[other] { $number } deiner Einheiten sterben auf dem Rückzug: welche?
        }
       *[other] { $number ->
            [one] Du verlierst eine Einheit: welche?
           *[other] Du verlierst { $number } Einheiten: welche?
        }
    }
ask-retreating =
    { $number ->
        [one] Deine letzte Einheit weicht: wohin?
       *[other] Deine { $number } Einheiten weichen: wohin?
    }
ask-thinning =
    { $number ->
        [one] Eine Einheit zu viel in { $area }: Welche geht?
       *[other] { $number } Einheiten zu viel in { $area }: Welche gehen?
    }

# Was es brächte

will-move =
    { $taken ->
        [yes] Du nimmst { $to } ein; dort sind dann { $count } von { $capacity } Plätzen besetzt.
       *[no] In { $to } sind dann { $count } von { $capacity } Plätzen besetzt.
    } { $left ->
        [0] { $origin } gehört dann niemandem.
        [1] In { $origin } bleibt 1 Einheit.
       *[other] In { $origin } bleiben { $left }.
    }
will-bows-of = { $who } { $number }
will-bows =
    Bögen daneben: { $own } für dich, { $foe } für die andere Seite{ $others_key ->
        [0] .
       *[other] , und Dritte, die beiden helfen können: { $others }.
    }
will-attack =
    { $whom } verteidigt { $area }: { $defenders }. Du kannst schicken: { $able }, höchstens { $most ->
        [one] eine Einheit
       *[other] { $most } Einheiten
    }.
    { will-bows }
will-fight =
    Kampf in { $area }. Angriff: { $attackers }. Verteidigung von { $whom_key ->
        [neutral] { neutral.by }
       *[other] { $whom }
    }: { $defenders }.
    { will-bows }{ $reserve ->
        [yes] {" "}Das Hauptquartier dort kann noch zwei Krieger rufen.
       *[no] {""}
    }
will-collect =
    { $tectonium ->
        [0] Das bringt { $silver } Silber.
       *[other] Das bringt { $silver } Silber und { $tectonium } Tectonium.
    }{ $most ->
        [0] {""}
       *[other] {" "}(Mehr als { $most } Silber hat niemand.)
    }
will-build =
    { $tectonium ->
        [0] Danach kannst du anwerben, für je { $silver } Silber: { $unit }.
       *[other] Danach kannst du anwerben, für je { $silver } Silber und { $tectonium } Tectonium: { $unit }.
    }
will-build-hunting-lodge = 1 Silber mehr für jedes deiner Gebiete mit einem Tier, beim Sammeln und am Ende der Runde.
will-build-fishing-hut = Das Silber des besten Wassers neben deinen Gebieten, beim Sammeln und am Ende der Runde.
will-recruit =
    { $tectonium ->
        [0] Das kostet { $silver } Silber; es bleiben { $left }.
       *[other] Das kostet { $silver } Silber und { $tectonium } Tectonium; es bleiben { $left } Silber und { $left_tectonium } Tectonium.
    }
will-terraform =
    { $when_key ->
        [when-now] { $area } wird: { $terrain }.
       *[other] Am Ende der Runde wird { $area }: { $terrain }.
    }{ $capacity ->
        [0] {""}
       *[other] {" "}Dann haben dort { $capacity } Einheiten Platz.
    }{ $drowned_key ->
        [0] {""}
       *[other] {" "}Wer dann dort steht, ist verloren: { $drowned }.
    }

# Was beim Wählen hilft

hint-water = Wasser ({ $areas })
hint-held = andere Stämme ({ $areas })
hint-full = voll ({ $areas })
hint-stops = Nicht zu betreten: { $stops }.
hint-target = { $area } ({ $who }: { $units })
hint-targets = In Reichweite: { $targets }.
hint-unit-steps =
    { $units } ({ $number ->
        [one] {""}
       *[other] je{" "}
    }{ $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    })
hint-steps = Können noch ziehen: { $units }.
hint-price =
    { $tectonium ->
        [0] { $unit } ({ $silver } Silber)
       *[other] { $unit } ({ $silver } Silber, { $tectonium } Tectonium)
    }
hint-prices = Es kosten je: { $prices }.
hint-room = { $most } ({ $areas })
hint-rooms = Platz für so viele Krieger: { $rooms }.
hint-holds = { $area } ({ $terrain }) hat Platz für { $most } Krieger.

# Warum nicht

no-shape = { $area } ist kein Grasland mehr.
no-settle-place = { $area } kommt jetzt nicht in Frage: Es muss freies Land sein, in einem Sektor, der dir offensteht, mit einem freien Gebiet daneben.
no-settle-number = Für { $area } müssen es { $least } bis { $most } Krieger sein.
no-marker-place = Nach { $area } kann kein Marker dieses Stammes: Er kommt auf Land, das der Stamm nicht hält, ohne Marker und Hauptquartier, in einen Sektor ohne einen seiner Marker.
no-choice-here = Das steht hier nicht zur Wahl.
no-such-area = Dieses Gebiet gibt es nicht; die Gebiete heißen 1 bis 56.
no-such-sector = Diesen Sektor gibt es nicht; die Sektoren heißen 1 bis 4.
no-action-twice = Diese Aktion hast du in dieser Runde schon gespielt: { $action }.
no-collect-foreign = Sammeln kannst du nur in Gebieten, die du hältst.
no-collect-sectors = Alle Gebiete, in denen du sammelst, müssen in einem Sektor liegen.
no-collect-number =
    { $number ->
        [one] In diesem Sektor hältst du 1 Gebiet zum Sammeln.
       *[other] Sammle hier in { $number } verschiedenen Gebieten, in der Reihenfolge ihrer Zahlen.
    }
no-silver = Das kostet { $price } Silber, und du hast { $silver }.
no-built-already = Das hast du schon: { $building }.
no-headquarters = Ohne Hauptquartier kannst du sonst nichts bauen.
no-headquarters-standing = Dein Hauptquartier steht noch auf der Karte.
no-own-area = { $area } hältst du nicht.
no-room-for-headquarters = In { $area } steht ein anderes Hauptquartier.
no-use = Dafür hat dein Stamm keine Einheiten: { $building }.
no-first-level = Vorher brauchst du Ställe, eine Schmiede oder einen Schießplatz: { $building }.
no-card = Diese Kampfkarte hast du noch nicht: { $unit }. Sie kommt mit der ersten Einheit dieser Art.
no-higher-level = Diese Kampfkarte ist schon auf Stufe 3: { $unit }.
no-conquest-card = Du hast keine Eroberungskarte. Jeder gelungene Angriff bringt eine.
no-area-left = Du hältst kein Gebiet, in das Einheiten könnten.
no-kind = Solche Einheiten hat dein Stamm nicht: { $unit }.
no-building = { $unit }: Dafür brauchst du ein Hauptquartier auf der Karte und dieses Gebäude: { $building }.
no-supply =
    { $left ->
        [0] Davon hast du keine mehr im Vorrat: { $unit }.
       *[other] Davon hast du nur noch { $left } im Vorrat: { $unit }.
    }
no-price =
    { $tectonium ->
        [0] So viele kannst du nicht bezahlen; eine Einheit kostet { $silver } Silber: { $unit }.
       *[other] So viele kannst du nicht bezahlen; eine Einheit kostet { $silver } Silber und { $tectonium } Tectonium: { $unit }.
    }
no-capacity = { $area } fasst höchstens { $capacity ->
        [one] eine Einheit
       *[other] { $capacity } Einheiten
    }; Platz ist noch für { $free }.
no-units = Nenn jede Art von Einheiten einmal, mit mindestens einer davon.
no-units-in-sector = In Sektor { $sector } hast du keine Einheiten.
no-units-here = So viele Einheiten dieses Marsches hast du in { $area } nicht.
no-steps = Von dort sind es { $steps } Schritte nach { $area }; so weit kommen nicht alle dieser Einheiten.
no-way = Von dort ist kein Weg nach { $area } kurz genug für eine Einheit.
no-move-water = { $area } ist Wasser; dort kann niemand hinein.
no-move-held = { $area } hält jemand anders.
no-enemy = In { $area } steht kein Feind.
no-attack-far = Keine Einheit dieses Marsches kann { $area } noch erreichen.
no-attackers = Schick zuerst mindestens eine Einheit.
no-strongest-army = Deine größten Armeen stehen anderswo als in { $area }.
no-more-attackers = Mehr als { $most } Einheiten dürfen nicht in einen Kampf ziehen.
no-terraform-foreign = { $area } hält jemand anders; formen kannst du nur eigene Gebiete und freie daneben.
no-terraform-far = { $area } gehört dir nicht und liegt auch nicht neben einem deiner Gebiete.
no-terraform-headquarters = In { $area } steht ein Hauptquartier; dieses Land bewegt sich nicht.
no-terraform-twice = { $area } wurde in dieser Runde schon geformt, oder dort liegt schon ein Marker.
no-terraform-water = { $area } bleibt Wasser, solange ihr weniger als vier seid.
no-terraform-step = Das geht mit { $area } nicht ({ $terrain }). Wasser steigt nur, Gebirge sinkt nur, immer eine Stufe.
no-plan = Du hast keinen Landmarker auf der Karte.
no-surrender = Aufgeben können nur Teams.
no-surrender-twice = Du hast schon aufgegeben; jetzt entscheidet dein Partner.

instead-attack = Du kannst es angreifen.
instead-rebuild = Bau zuerst ein neues Hauptquartier in einem deiner Gebiete.

# Warum ein Tisch nicht beginnen kann

unfit-seats = Nerthania spielt ihr zu zweit, zu dritt oder zu viert, nicht mit { $seats }.
unfit-tribe = Einen Stamm { $tribe } gibt es nicht.
unfit-twice = Jeden Stamm kann nur eine Person wählen.
unfit-teams = Zwei gegen zwei braucht vier Leute.

# Was geschehen ist

did-shape = { $who } macht { $area } zu { $terrain }.
did-found = { $who } gründet das Hauptquartier in { $area } mit { $warriors ->
        [one] 1 Krieger
       *[other] { $warriors } Kriegern
    }.
did-settle = { $who } besiedelt { $area } mit { $warriors ->
        [one] 1 Krieger
       *[other] { $warriors } Kriegern
    }.
did-settle-only = Anders geht es nicht weiter: { $who } besiedelt { $area } mit { $warriors ->
        [one] 1 Krieger
       *[other] { $warriors } Kriegern
    }.
did-place-marker = { $who } legt einen Zielmarker von { $owner } nach { $area }.
did-round = Runde { $round } von { $last } beginnt; { $who } fängt an.
did-pass = { $who } kann in dieser Runde nichts mehr spielen.
did-collect =
    { $tectonium ->
        [0] { $who } sammelt in { $areas }: { $silver } Silber.
       *[other] { $who } sammelt in { $areas }: { $silver } Silber und { $tectonium } Tectonium.
    }
did-exchange = { $who } tauscht zwei Eroberungskarten gegen { $silver } Silber.
did-income = { $who } bekommt { $silver } Silber.
did-build = { $who } baut: { $building }.
did-rebuild = { $who } baut ein neues Hauptquartier in { $area }.
did-recruit = { $who } wirbt in { $area } an: { $units }.
did-march = { $who } marschiert: { $sector }.
did-march-again = { $who } zahlt 3 Silber und marschiert noch einmal: { $sector }.
did-move = { $who } zieht von { $origin } nach { $to }: { $units }.
did-attack = { $who } greift in { $area } an: gegen { $whom_key ->
        [neutral] { neutral.against }
       *[other] { $whom }
    }!
did-send = { $who } schickt aus { $origin } gegen { $area }: { $units }.
did-level-up = { $who } verbessert eine Kampfkarte: { $unit }, Stufe { $level }.
did-plan = { $who } legt einen Landmarker auf { $area }: { $direction }.
did-announce = { $area } ändert sich am Ende der nächsten Runde: { $direction }.
did-ordain = { $who } hatte die ganze Mitte und bestimmt:
did-terraform =
    { $direction_key ->
        [direction-rise] { $area } steigt und ist jetzt { $terrain }.
       *[other] { $area } sinkt und ist jetzt { $terrain }.
    }
did-reshape =
    { $direction_key ->
        [direction-rise] { $who } formt das Land: { $area } steigt und ist jetzt { $terrain }.
       *[other] { $who } formt das Land: { $area } sinkt und ist jetzt { $terrain }.
    }
did-drown = { $who } verliert in den Fluten von { $area }: { $units }.
did-headquarters-fall = Das eroberte Hauptquartier von { $who } in { $area } wird zerstört.
did-goal = { $who } erreicht ein Ziel: { $goal }! (jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
did-marker = { $who } findet in { $area } einen Zielmarker! (jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
did-surrender = { $who } ist bereit aufzugeben.
did-reserve = { $who } ruft die Reserve: { $number } Krieger nach { $area }.
did-answer = { $who } hat sich entschieden.
did-support =
    { $camp_key ->
        [camp-nobody] Die Bögen von { $who_key ->
        [neutral] { neutral.by }
       *[other] { $who }
    } helfen niemandem.
       *[other] Die Bögen von { $who_key ->
        [neutral] { neutral.by }
       *[other] { $who }
    } helfen; ihre Seite: { $camp }.
    }
did-roll = { $who } würfelt: { $dice }.
did-roll-bows = Neben dem Kampf, für { $who_key ->
        [neutral] { neutral.against }
       *[other] { $who }
    }: { $dice }.
did-panic = { $who } verbreitet Panik!
did-flee = { $who }: ein { $unit } flieht nach { $to }.
did-flee-lost = { $who }: ein { $unit } findet keinen Ausweg und ist verloren.
did-reinforce =
    { $who } holt { $unit_key ->
        [unit-archer] einen Bogenschützen
        [unit-animal] { an-animal }
        [unit-monster] { a-monster }
       *[other] einen { $unit }
    } aus { $origin }.
did-cancel-reinforcement = { $who } hebt eine Verstärkung von { $whom_key ->
        [neutral] { neutral.by }
       *[other] { $whom }
    } auf.
did-declare = { $who } sagt { $kind } an, Stufe { $level }: { $effects }.
did-play-card = { $who } spielt { $kind }, Stufe { $level }: { $effects }.
did-cards = Karten von { $who }: { $effects }.
cards-hits = { $number } Treffer mehr
cards-shields = { $number ->
        [one] 1 Schild mehr
       *[other] { $number } Schilde mehr
    }
cards-broken = { $number ->
        [one] 1 feindlicher Schild zerbrochen
       *[other] { $number } feindliche Schilde zerbrochen
    }
cards-bows = { $number ->
        [one] 1 feindlicher Bogentreffer aufgehoben
       *[other] { $number } feindliche Bogentreffer aufgehoben
    }
did-cancel-retreats = Karten von { $who } verbieten { $number ->
        [one] 1 Rückzug
       *[other] { $number } Rückzüge
    } ({ $whom }).
did-reroll = { $who } wirft neu: { $unit } ({ $face }).
did-swap = { $who } macht aus { $face } { $to }.
did-tip = { $who } dreht einen Würfel ({ $unit }) von { $face } auf { $to }.
did-choose = { $who } nimmt { $symbol }.
did-convert = { $who } gibt { $number }-mal { $symbol } für { $to } aus.
did-withdraw = { $who }: ein { $unit } zieht sich nach { $to } zurück.
did-caught = { $who }: ein { $unit } wird auf dem Rückzug gestellt und ist verloren.
did-count = { $who }: { $hits } Treffer, { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }, { $losses } verloren.
did-lose = { $who } verliert: { $units }.
did-caught-units = { $who } verliert auf dem Rückzug: { $units }.
did-win = { $who } gewinnt den Kampf in { $area }, { $left } zu { $against }.
did-retreat = { $who } weicht nach { $to }: { $units }.
did-no-refuge = { $who } findet keine Zuflucht; die Geschlagenen sind verloren.
did-free = In { $area } ist niemand übrig: Das Gebiet ist frei.
did-conquer = { $who } erobert { $area } und zieht eine Eroberungskarte.
did-thin = { $who } hat zu viele in { $area } und verliert: { $units }.
did-tie = Gleichstand mit { $points } Punkten: { $seats }.
did-nominate = { $who } wählt die Armee in { $area }.
did-decisive-battle = Die Entscheidungsschlacht: { $who } gegen { $whom_key ->
        [neutral] { neutral.against }
       *[other] { $whom }
    }!
did-decide = { $who } würfelt { $dice }: zusammen { $total } Treffer und Schilde.
did-end = Das Spiel ist zu Ende. Sieg: { $winners }.

# Das Ende

won-points = Die meisten Punkte in der zerfallenden Welt: { $winners }.
won-all = Alle zwölf Punkte: { $winners }!
won-battle = Gleich viele Punkte, und die Entscheidungsschlacht gewonnen: { $winners }.
won-dice = Gleich viele Punkte, und die stärkste Armee: { $winners }.
won-shared = Niemand konnte sie trennen: { $winners }.
won-teams = Das andere Team ist geschlagen: { $winners }.
won-teams-areas = Ihnen gehört mehr von der Welt: { $winners }.
score-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
score-areas =
    { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    }

headline-setup = Die Welt wird aufgebaut
headline-turn = Runde { $round } von { $last } · { $who }
headline-actions = Runde { $round } von { $last } · der neutrale Stamm
headline-terraforming = Runde { $round } von { $last } · die Welt verändert sich
headline-decision = Nach Runde { $last } · die Entscheidung
headline-over = Nach Runde { $round } von { $last } · das Spiel ist zu Ende
coming = 🌊 Am Ende der Runde: { $changes }.
coming-rise = { $area } steigt ({ $terrain }{ coming-by })
coming-sink = { $area } sinkt ({ $terrain }{ coming-by })
coming-by =
    { $by_key ->
        [none] {""}
       *[other] , Marker von { $by }
    }

# Die Optionen

option-boundaries = Ränder
    .about = Ob gegenüberliegende Ränder der Karte aneinanderstoßen.
    .connected = die Welt ist rund
    .closed = die Ränder sind geschlossen
option-mountains-stop = Gebirge hält auf
    .about = Ob Einheiten im ersten Gebirge stehen bleiben, das sie betreten.
    .on = ja
    .off = nein
option-length = Länge
    .about = Wie viele Runden gespielt werden.
    .normal = normal
    .long = lang
option-fast-start = Schneller Anfang
    .about = Ob alle mit einem Gebäude der Stufe 1 und drei seiner Einheiten beginnen.
    .on = ja
    .off = nein
option-terraforming = Angekündigte Landformung
    .about = Was die Welt am Ende einer Runde von selbst tut.
    .random = wie die Karten es sagen
    .sink = sie sinkt nur
    .none = nichts
option-teams = Zwei gegen zwei
    .about = Ohne Ziele: Platz 1 und 3 gegen Platz 2 und 4.
    .on = ja
    .off = nein
option-world = Welt
    .about = Ob Karten die Welt formen, oder ob ihr Wasser und Gebirge reihum wählt.
    .drawn = gezogen
    .built = von euch gebaut
option-first-game-silver = Silber der ersten Partie
    .about = Ob das Silber liegt, wie die Karte es zeigt, die Fünfer getrennt.
    .on = wie auf der Karte
    .off = gemischt
