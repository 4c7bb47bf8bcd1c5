# Was die Bilder von Shared Worlds sagen, und die Stellung in Worten.

card-kind = { $type } · { $tribe }
card-type-building = Gebäude
board-face-down = verdeckt
board-moment-action = Antworten auf eine Aktion
board-moment-combat-start = Antworten, bevor Angreifer genannt werden
board-moment-attackers = Antworten auf den Angriff
board-moment-blocks = Antworten auf das Blocken
board-moment-after-combat = Antworten nach dem Kampf
board-moment-phase-end = Antworten, bevor der Zug endet
board-moment-save-unit = Eine Einheit hat 0 Leben: Antworten
board-moment-save-player = Ein Spieler hat 0 Leben: Antworten
board-resolving = { $card } wird ausgeführt
board-unblocked = ungeblockt
board-blocked = geblockt: { $unit }
board-intercepted = abgefangen: { $unit }
board-blocker-gone = geblockt, Blocker fort
hand-title = { $count ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $count } Karten
}
hand-choose = { $count ->
    [one] 1 Karte zur Wahl
   *[other] { $count } Karten zur Wahl
}
hand-looked-at = { $count ->
    [one] Du siehst 1 Karte
   *[other] Du siehst { $count } Karten
}
hand-empty = Du hast keine Karten auf der Hand.
hand-copies = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
hand-discard = { $count ->
    [one] Dein Ablagestapel, 1 Karte: { $cards }.
   *[other] Dein Ablagestapel, { $count } Karten: { $cards }.
}

# Die Legende des Tisches

legend-resources = Ressourcen
legend-on-units = auf Einheiten
legend-used = verbraucht
legend-lent = von anderen
legend-away = bei anderen
legend-legendaries = Legenden
legend-hand = Handkarten
legend-deck = Deck
legend-discard = Ablagestapel
legend-main = Hauptstapel
legend-graveyard = Friedhof
legend-asked = ist gefragt
legend-worker = Arbeiter
legend-done = Fähigkeit genutzt
legend-tapped = erschöpft
legend-deals = Schaden
legend-shielded = geschützt
legend-restricted = eingeschränkt
legend-dying = mit 0 Leben
legend-last = letzte Aktion

# Eine Karte in Worten

card-kind-legendary = legendäre { $type } · { $tribe }
card-title = { $name } ({ $kind }){ $cost_key ->
    [none] {""}
   *[other] , kostet { $cost }
}{ $numbers_key ->
    [none] {""}
   *[other] , { $numbers }
}{ $source ->
    [published] {""}
   *[reconstructed] . R: eine Rekonstruktion
}
card-numbers = Kraft { $power }, Leben { $life }
card-boxes = { $count } { $box }
card-half-combat = Kampf: { $text }
card-half-development = Entwicklung: { $text }
card-half-instant = Spontan: { $text }
card-half-option = Mit der Option „Fähigkeiten der Gebäude“: { $text }
card-flavour = „{ $words }“

# Neben einer Wahl

beside-people = { $people } ({ $colour }). { $good_at }
beside-building = { $of_key ->
    [none] {""}
   *[other] { $of } ·{" "}
}{ $colour } · { $cubes ->
    [one] 1 Ressource
   *[other] { $cubes } Ressourcen
}
beside-card = { $cost_key ->
    [0] kostenlos
   *[other] { $cost }
} · { $what }{ $missing_key ->
    [none] {""}
   *[other] {" "}· dir fehlt ein Gebäude für { $missing }
}

# Auf dem Titelbild

cover-line = Vier Völker, drei Bahnen, eine schrumpfende Welt
cover-alt = Das Titelbild von Shared Worlds: ein Nordlicht über verschneiten Bergen. Vier Karten stehen um ein Feuer im Schnee, jede mit dem Zeichen ihres Volkes: eine rote mit einer Flamme, eine goldene mit einem Fell, eine dunkelgrüne mit einer Kiefer, eine helle mit einem Stein. In der Ferne ziehen Mammuts, vorne liegen schwarze und blaue Würfel.

# Die Stellung in Worten

board-last = Zuletzt verändert: { $places }.
board-place = Bahn { $lane } von { $of } ({ $zone })
board-marks = Zur Wahl: { $marks }.
board-attack = { $unit } greift { $whom } mit Kraft { $power } an, { $how ->
    [no] ungeblockt
   *[blocked] { $blocker_key ->
        [none] geblockt, aber niemand steht mehr da
       *[other] { $how ->
            [intercepted] abgefangen von { $blocker }
           *[blocked] geblockt von { $blocker }
        }
    }
}.
board-piles = Hauptstapel: { $main }. Friedhof: { $graveyard }.
board-buildings-left = Gebäude zur Wahl: { $buildings }.
board-loan = { $number ->
    [one] 1 Ressource
   *[other] { $number } Ressourcen
} von { $owner } ({ $building }) bei { $holder }{ $on_key ->
    [none] {""}
   *[other] , verliehen auf { $on }
}{ $spent ->
    [yes] , verbraucht
   *[no] {""}
}.
board-player = { $who }{ $peoples_key ->
    [none] {""}
   *[other] , { $peoples }
}{ $mates_key ->
    [none] {""}
   *[other] , zusammen mit { $mates }
}: { $life } Leben, { $cubes ->
    [one] 1 Ressource
   *[other] { $cubes } Ressourcen
}, { $power } weitere auf Einheiten, { $legendaries ->
    [one] 1 Legende
   *[other] { $legendaries } Legenden
}.
board-player-gone = { $who } ist ausgeschieden{ $peoples_key ->
    [none] {""}
   *[other] {" "}({ $peoples })
}.
board-player-piles = Hand: { $hand }. Deck: { $deck }. Ablagestapel: { $discard }. Ressourcen: { $available } verfügbar, { $used } verbraucht, { $away } bei anderen.
board-building = { $building } ({ $colour }): { $cubes } verfügbar{ $lent ->
    [0] {""}
   *[other] , { $lent } von anderen geliehen
}{ $workers ->
    [0] {""}
    [one] , 1 Arbeiter
   *[other] , { $workers } Arbeiter
}{ $attachments_key ->
    [none] {""}
   *[other] , mit { $attachments }
}{ $used ->
    [yes] , Fähigkeit genutzt
   *[no] {""}
}.
board-lane = Bahn { $lane }, { $zone }: { $unit }{ $standing_key ->
    [none] {""}
   *[other] ; { $standing }
}.
board-lane-empty = Bahn { $lane }: leer.
board-unit = { $card }, Kraft { $cubes } von { $max_power }{ $bonus ->
    [yes] {" "}(teilt { $power } aus)
   *[no] {""}
}, Leben { $life } von { $max_life }{ $attachments_key ->
    [none] {""}
   *[other] , mit { $attachments }
}
board-is-legendary = legendär
board-is-tapped = erschöpft
board-is-used = Fähigkeit genutzt
board-is-dying = mit 0 Leben
board-cannot-attack = kann nicht angreifen
board-cannot-block = kann nicht blocken
board-cannot-intercept = kann nicht abfangen
board-shield = die nächsten { $amount } Schadenspunkte werden verhindert
board-shield-all = aller Schaden wird verhindert
board-standing = Du wirst nach Antworten gefragt: { $standing }.
hand-names = Deine Hand: { $cards }.
hand-looking = Du siehst { $cards }.
