# Was auf Karten gedruckt ist: Namen, wie sie sind, Fähigkeiten aus ihren Wirkungen zusammengesetzt. Sätze beginnen klein.

# Ein Name oder eine Zeile der Ausgabe in der Sprache dessen, der spricht. Beide sind Parameter beider Sprachen.
printed = { $en ->
   *[other] { $de }
}

# Völker und Arten von Karten

tribe-sapiens = Sapiens
    .about = Entwicklung: Ressourcen, Hand und Deck, Pläne.
tribe-neanders = Neander
    .about = Verteidigung: zähe Einheiten, Festungen, Ausdauer.
tribe-heidels = Heidel
    .about = Angriff: rohe Kraft, Überzahl, Durchbruch.
tribe-denisovas = Denisova
    .about = Diplomatie: Angebote, Leihgaben, Schutz auf Zeit.
card-type-unit = Einheit
card-type-attachment = Ausrüstung
card-type-instant = Spontankarte
colour-fire = Feuer
colour-leather = Leder
colour-wood = Holz
colour-stone = Stein

box-fire = Feuer
box-leather = Leder
box-wood = Holz
box-stone = Stein
box-any = beliebige

# Um wen es geht: .it im Nominativ oder Akkusativ, .to und .whose (nach „von“) im Dativ.

whom-you =
    .it = du
    .to = dir
    .whose = dir
whom-they =
    .it = er
    .to = ihm
    .whose = ihm
whom-defender =
    .it = der Verteidiger
    .to = dem Verteidiger
    .whose = dem Verteidiger
whom-paired-controller-block =
    .it = der Spieler des Angreifers
    .to = dem Spieler des Angreifers
    .whose = dem Spieler des Angreifers
whom-paired-controller-survive =
    .it = der Spieler der anderen Einheit
    .to = dem Spieler der anderen Einheit
    .whose = dem Spieler der anderen Einheit
whom-controller =
    .it = wer { $unit } kontrolliert
    .to = dem Spieler, der { $unit } kontrolliert,
    .whose = dem Spieler, der { $unit } kontrolliert,
whom-player-own =
    .it = du
    .to = dir
    .whose = dir
whom-player-friendly =
    .it = ein verbündeter Spieler
    .to = einem verbündeten Spieler
    .whose = einem verbündeten Spieler
whom-player-opponent =
    .it = ein Gegner
    .to = einem Gegner
    .whose = einem Gegner
whom-player-other =
    .it = ein anderer Spieler
    .to = einem anderen Spieler
    .whose = einem anderen Spieler
whom-player-any =
    .it = ein Spieler deiner Wahl
    .to = einem Spieler deiner Wahl
    .whose = einem Spieler deiner Wahl
whom-dying = { $who } mit 0 Leben

whom-host = diesem Gebäude
whom-building-own = einem deiner Gebäude
whom-building-friendly = einem verbündeten Gebäude
whom-building-opponent = einem gegnerischen Gebäude
whom-building-other = einem fremden Gebäude
whom-building-any = einem Gebäude

whom-this =
    .it = diese Einheit
    .to = dieser Einheit
whom-wearer =
    .it = die ausgerüstete Einheit
    .to = der ausgerüsteten Einheit
whom-paired-block =
    .it = der Angreifer
    .to = dem Angreifer
whom-paired-survive =
    .it = die andere Einheit
    .to = der anderen Einheit
whom-unit-again =
    .it = sie
    .to = ihr
whom-own-combat =
    .it = deine Einheiten im Kampf
    .to = deinen Einheiten im Kampf
whom-own-combat-other =
    .it = deine anderen Einheiten im Kampf
    .to = deinen anderen Einheiten im Kampf
whom-own-units-other =
    .it = deine anderen Einheiten
    .to = deinen anderen Einheiten
whom-own-attackers =
    .it = deine Angreifer
    .to = deinen Angreifern
whom-unit =
    .it = eine{ $other ->
            [yes] {" "}andere
           *[no] {""}
        }{ $side ->
            [own] {" "}deiner{ whom-unit-words.to }
           *[any] { whom-unit-words.it }
        }
    .to = einer{ $other ->
            [yes] {" "}anderen
           *[no] {""}
        }{ $side ->
            [own] {" "}deiner{ whom-unit-words.to }
           *[any] { whom-unit-words.to }
        }
whom-unit-words =
    .it = { $nonlegendary ->
            [yes] {" "}nichtlegendäre
           *[no] {""}
        }{ $damaged ->
            [yes] {" "}verletzte
           *[no] {""}
        }{ $tapped ->
            [yes] {" "}erschöpfte
           *[no] {""}
        }{ $attacking ->
            [yes] {" "}angreifende
           *[no] {""}
        }{ $side ->
            [friendly] {" "}verbündete
            [opponent] {" "}gegnerische
            [other] {" "}fremde
           *[any] {" "}beliebige
        } Einheit{ whom-unit-where }
    .to = { $nonlegendary ->
            [yes] {" "}nichtlegendären
           *[no] {""}
        }{ $damaged ->
            [yes] {" "}verletzten
           *[no] {""}
        }{ $tapped ->
            [yes] {" "}erschöpften
           *[no] {""}
        }{ $attacking ->
            [yes] {" "}angreifenden
           *[no] {""}
        }{ $side ->
            [own] {" "}Einheiten
            [friendly] {" "}verbündeten Einheit
            [opponent] {" "}gegnerischen Einheit
            [other] {" "}fremden Einheit
           *[any] {" "}beliebigen Einheit
        }{ whom-unit-where }
whom-unit-combat = { $zone ->
   *[any] {""}
}
whom-unit-where = { $zone ->
    [combat] {" "}im Kampf
    [development] {" "}in der Entwicklung
    [any] {" "}in Entwicklung oder Kampf
   *[none] {""}
}{ $dying ->
    [yes] {" "}mit 0 Leben
   *[no] {""}
}{ $lane ->
    [same] {" "}in dieser Bahn
    [any] {" "}in einer beliebigen Bahn
   *[none] {""}
}

# Wie eine Fähigkeit beginnt

text-ability = { $before_key ->
    [none] { $what }
   *[other] { $before } { $what }
}
text-price = { $parts }:
text-price-life = −{ $amount } Leben
text-price-resources = { $amount } { $box }
text-price-discard = { text-n-cards } abwerfen
text-on-play = wenn { $what } gespielt wird:
text-on-attack = wenn { $what } angreift, vor dem Schaden:
text-on-attack-together = wenn { $what } zusammen mit einer anderen deiner Einheiten angreift, vor dem Schaden:
text-on-block = wenn { $what } blockt, vor dem Schaden:
text-on-hit = wenn { $what } einem Spieler schadet, nach dem Schaden:
text-on-survive = wenn { $what } einen Zweikampf überlebt, nach dem Schaden:
text-only = nur { $moments }:
text-only-main = in deiner Hauptphase außerhalb des Kampfes
text-only-action = nach der Aktion eines anderen
text-only-combat-start = zu Beginn eines Kampfes
text-only-attackers = nachdem Angreifer genannt sind
text-only-blocks = nachdem geblockt wurde
text-only-after-combat = nach einem Kampf
text-only-phase-end = am Ende eines Zuges
text-only-any = jederzeit
text-only-save-unit = wenn eine Einheit 0 Leben hat
text-only-save-player = wenn ein Spieler 0 Leben hat

# Wie Sätze verbunden werden

text-then = { $first }, dann { $second }
text-and = { $first }, und { $second }
text-sentence = { $subject } { $predicates }
text-offer = biete { $to } an: { $first }, oder { $second }
text-until = { $place ->
    [last] {""}
   *[other] {" "}{ $until }
}
text-until-combat-end = bis zum Ende des Kampfes
text-until-turn-end = bis zum Ende des Zuges
text-until-your-next-turn = bis zum Beginn deines nächsten Zuges
text-n-cards = { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}
text-n-resources = { $amount ->
    [one] 1 Ressource
   *[other] { $amount } Ressourcen
}
text-n-available = { $amount ->
    [one] 1 verfügbare Ressource
   *[other] { $amount } verfügbare Ressourcen
}

# Ressourcen

text-gain-resource = { $person ->
    [you] du erhältst
   *[one] { $who } erhält
} { text-n-resources }
text-refresh = { $amount ->
    [one] 1 verbrauchte Ressource
   *[other] bis zu { $amount } verbrauchte Ressourcen
} von { $who } { $amount ->
    [one] wird wieder verfügbar
   *[other] werden wieder verfügbar
}
text-steal = { $offered ->
    [yes] du stiehlst
   *[no] stiehl
} { text-n-available } von { $building } und { $offered ->
    [yes] legst
   *[no] lege
} { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
} deiner Hand als Arbeiter darunter
text-borrow = { $offered ->
    [yes] du borgst
   *[no] borge
} { $amount ->
    [one] 1 verfügbare Ressource
   *[other] { $amount } verfügbare Ressourcen
} von { $player }, { $cards ->
    [0] ohne Arbeiter
    [one] für 1 Arbeiter
   *[other] für { $cards } Arbeiter
}
text-lend = { $offered ->
    [yes] du leihst
   *[no] leihe
} { $to } { text-n-available }

# Karten

text-draw = { $person ->
    [you] { $offered ->
        [yes] du ziehst
       *[no] ziehe
    }
   *[one] { $who } zieht
} { text-n-cards }
text-draw-keep = { $offered ->
    [yes] du ziehst
   *[no] ziehe
} { $draw ->
    [one] 1 Karte
   *[other] { $draw } Karten
} vom Hauptstapel und { $offered ->
    [yes] behältst
   *[no] behalte
} bis zu { $keep }{ $to ->
    [hand] {" "}auf der Hand
   *[discard] {""}
}
text-hand-bonus = Handkarten +{ $amount }
text-rearrange = { $offered ->
    [yes] du ordnest
   *[no] ordne
} { $amount ->
    [one] die oberste Karte
   *[other] die obersten { $amount } Karten
} des Hauptstapels neu
text-peek = { $offered ->
    [yes] du siehst
   *[no] sieh
} dir { $person ->
    [they] seine Hand
   *[one] die Hand von { $player }
} an
text-remove-from-deck = { $offered ->
    [yes] du entfernst
   *[no] entferne
} bis zu { text-n-cards } { $piles ->
    [hand] aus deiner Hand
    [discard] aus deinem Ablagestapel
   *[other] aus deiner Hand oder deinem Ablagestapel
}
text-discard = { $person ->
    [you] { $offered ->
        [yes] du wirfst
       *[no] wirf
    }
   *[one] { $who } wirft
} { text-n-cards } ab
text-recall = { $offered ->
    [yes] { $target } kommt
   *[no] lege { $target }
} auf den Ablagestapel ihres Besitzers

# Einheiten

text-heal = { $offered ->
    [yes] du heilst
   *[no] heile
} { $amount } Leben bei { $target }
text-damage = { $offered ->
    [yes] du fügst
   *[no] füge
} { $target } { $amount } Schaden zu
text-add-power = { text-gets }{ $until } +{ $amount } Kraft
text-modify-power = { text-gets }{ $until } +{ $amount } Höchstkraft
text-modify-life = { text-gets }{ $until } +{ $amount } Leben
text-gets = { $lasting ->
    [yes] { $many ->
        [yes] haben
       *[no] hat
    }
   *[no] { $many ->
        [yes] erhalten
       *[no] erhält
    }
}
text-untap = { $offered ->
    [yes] du machst
   *[no] mache
} { $target } bereit
text-may = { $many ->
    [yes] dürfen
   *[no] darf
}
text-can = { $many ->
    [yes] können
   *[no] kann
}
text-extra-attack = { text-may }{ text-in-turn } { $amount ->
    [one] 1 weiteres Mal
   *[other] { $amount } weitere Male
} angreifen
text-in-turn = { $lasting ->
    [yes] {" "}in jedem Zug
    [turn] {" "}in diesem Zug
   *[no] { $until }
}
text-extra-block = { text-may }{ $until } { $amount ->
    [one] 1 weiteren Angreifer
   *[other] { $amount } weitere Angreifer
} blocken
text-reach = { text-may }{ $until } in angrenzenden Bahnen blocken
text-bulwark = wenn { $target }{ $until } blockt, ist Schaden über ihr Leben hinaus verloren
text-pierce = wenn { $target }{ $until } angreift, trifft Schaden über das Leben eines Abfangenden hinaus den Verteidiger
text-evade = { text-can }{ $until } nicht { $against ->
    [block] geblockt
    [intercept] abgefangen
   *[other] geblockt oder abgefangen
} werden
text-forbid = { text-can }{ $until } { $actions ->
    [attack] nicht angreifen
    [block] nicht blocken
    [intercept] nicht abfangen
    [attack-block] weder angreifen noch blocken
    [attack-intercept] weder angreifen noch abfangen
    [block-intercept] weder blocken noch abfangen
   *[other] weder angreifen noch blocken noch abfangen
}
text-protect = { text-can }{ $until } von Gegnern nicht als Ziel gewählt werden
text-protect-building = Ressourcen auf { $target } können{ $until } nicht { $against ->
    [borrow] geborgt
    [steal] gestohlen
   *[other] geborgt oder gestohlen
} werden
text-prevent-damage = { $offered ->
    [yes] du verhinderst
   *[no] verhindere
}{ text-in-turn } { $amount ->
    [all] allen Schaden an { $target }
    [1] { $lasting ->
        [yes] den ersten Schadenspunkt an { $target }
       *[no] den nächsten Schadenspunkt an { $target }
    }
   *[other] { $lasting ->
        [yes] die ersten { $amount } Schadenspunkte an { $target }
       *[no] die nächsten { $amount } Schadenspunkte an { $target }
    }
}
text-stop-attack = { $offered ->
    [yes] { $target } wird aufgehalten
   *[no] halte { $target } auf
}
text-move-lane = { $offered ->
    [yes] du bewegst
   *[no] bewege
} { $target } in eine leere Bahn auf ihrer Seite
text-return-to-development = kehrt in die Entwicklung auf ihrer Seite zurück
text-swap-control = { $offered ->
    [yes] du tauschst
   *[no] tausche
} die Kontrolle über { $target } und { $other }
text-prevent-last-life = bleibt mit 1 Leben im Spiel
text-return-when-killed = wenn { $target }{ $until } getötet wird, kehrt sie verdeckt in die Entwicklung auf ihrer Seite zurück

# Spieler

text-gain-life = { $person ->
    [you] du erhältst
   *[one] { $who } erhält
} { $amount } Leben
text-lose-life = { $person ->
    [you] du verlierst
   *[one] { $who } verliert
} { $amount } Leben
text-prevent-elimination = { $person ->
    [you] du bleibst
   *[one] { $who } bleibt
} mit { $amount } Leben im Spiel
