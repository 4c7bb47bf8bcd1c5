# Was das Bild von Nerthania sagt, und die Stellung in Worten. Einheiten, Gelände, Ziele haben ihre Wörter bei den Regeln.

# Auf dem Bild

board-limit = von { $limit }
board-begins = beginnt die Runde
board-surrenders = gibt auf
board-team = Team { $team }
board-sector-1 = Bernsteinscholle
board-sector-2 = Farnscholle
board-sector-3 = Azurscholle
board-sector-4 = Rostscholle
board-roundel = Aktionen dieser Runde
board-own-cards = Kampfkarten
board-own-buildings = Gebäude
board-own-goals = Ziele, je 1 Punkt
board-goal-marker = Zielmarker { $number }
legend-capacity = Platz
legend-silver = Silber
legend-tectonium = Tectonium
legend-animal = Tier
legend-too-many = zu viele Einheiten
legend-changed = eben verändert
legend-march = kann noch ziehen
legend-last = letzte Aktion
legend-fight = Schlacht
legend-headquarters = Hauptquartier
legend-marker = Zielmarker
legend-rises = wird steigen
legend-sinks = wird sinken
legend-connected = Die Ränder der Welt berühren sich
legend-closed = Die Welt endet an ihren Rändern

# Auf der Schachtel

cover-line = Vier Stämme auf Land, das sinkt und steigt
cover-alt = Die Schachtel von Nerthania: eine Inselwelt im Abendlicht. Grüne Schollen und verschneite Berge ragen aus dem Meer, einige brechen ab. Darauf stehen die Türme von vier Stämmen, schwarz, hellblau, rot und braun, jeder mit seinem Zeichen, und im Fels leuchten violette Kristalle.

# Was man unter seinem Namen nachschlägt

entry-die = Die sechs Seiten des Würfels: { $faces }.
entry-cost = Kostet { $silver } Silber{ $tectonium ->
    [0] {""}
   *[other] {" "}und { $tectonium } Tectonium
}. Gebäude: { $building }.
entry-range = Zieht bis zu { $range ->
    [one] 1 Gebiet
   *[other] { $range } Gebiete
} weit.
entry-pieces = Davon gibt es { $pieces }.
entry-bow = Darf auch neben einem Kampf würfeln.
entry-card = Kampfkarte, Stufe { $level }: { $text }

# Die Stellung in Worten

board-battle = Schlacht um Gebiet { $area }
board-decisive = Die Entscheidungsschlacht, in Gebiet { $area }
board-from = Der Angriff kommt aus { $areas }.
board-side = { $camp_key ->
    [camp-attacker] Angriff: { $who }: { $units }.
   *[other] Verteidigung: { $who }: { $units }.
}
board-side-rolled = { $camp_key ->
    [camp-attacker] Angriff: { $who }: { $units }. Treffer { $hits }, Schilde { $shields }, Rückzüge { $retreats }.
   *[other] Verteidigung: { $who }: { $units }. Treffer { $hits }, Schilde { $shields }, Rückzüge { $retreats }.
}
board-side-counted = { $camp_key ->
    [camp-attacker] Angriff: { $who }: { $units }. Treffer { $hits }, Schilde { $shields }, Verluste { $losses }.
   *[other] Verteidigung: { $who }: { $units }. Treffer { $hits }, Schilde { $shields }, Verluste { $losses }.
}
board-won = { $left ->
        [0] { $who } hat gewonnen, aber niemand ist übrig.
       *[other] { $who } hat gewonnen.
    }
board-past = Schlachten zuvor, die letzte zuerst: { $areas }.
board-report = Davor, Gebiet { $area }: { $winner } schlägt { $loser }. Treffer { $winner-hits } zu { $loser-hits }, Verluste { $winner-losses } zu { $loser-losses }.
board-wins = siegt
board-nobody = niemand mehr
board-helps = { $camp_key ->
    [camp-attacker] Die Bögen von { $who_key ->
        [neutral] { neutral.by }
       *[other] { $who }
    } helfen dem Angriff.
    [camp-defender] Die Bögen von { $who_key ->
        [neutral] { neutral.by }
       *[other] { $who }
    } helfen der Verteidigung.
   *[other] Die Bögen von { $who_key ->
        [neutral] { neutral.by }
       *[other] { $who }
    } helfen niemandem.
}
board-answered = { $who } hat gewählt.
board-own-answer = Du hast gewählt: { $answer }.
board-dice = Würfel von { $who_key ->
        [neutral] { neutral.by }
       *[other] { $who }
    }: { $dice }.
board-extra-dice = Weitere Würfel von { $who_key ->
        [neutral] { neutral.by }
       *[other] { $who }
    }, ohne Einheit: { $dice }.
board-bows = Bögen für { $who_key ->
        [neutral] { neutral.against }
       *[other] { $who }
    }: { $dice }.
board-die-plain = { $unit } ({ $face })
board-die-used = { $unit } ({ $face }, verbraucht)
board-die-late = { $unit } ({ $face }, als Verstärkung)
board-die-void = { $unit } ({ $face }, ohne Wirkung)
board-bow-rolled = { $unit } von { $who_key ->
        [neutral] { neutral.by }
       *[other] { $who }
    } ({ $face })
board-bow-void = { $unit } von { $who_key ->
        [neutral] { neutral.by }
       *[other] { $who }
    } ({ $face }, ohne Wirkung)
board-bow-ready = { $unit } von { $who_key ->
        [neutral] { neutral.by }
       *[other] { $who }
    } (bereit)
board-played = { $who } hat gespielt: { $cards }.
board-cards = Karten: { $cards }
board-card = { $kind } (Stufe { $level })
board-effects = Karten von { $who_key ->
        [neutral] { neutral.by }
       *[other] { $who }
    }: { $effects }.
board-began = Anfangs kämpften hier für { $who_key ->
        [neutral] { neutral.against }
       *[other] { $who }
    }: { $number }.
board-card-hits = +{ $n } Treffer
board-card-shields = { $n ->
    [one] +1 Schild
   *[other] +{ $n } Schilde
}
board-card-retreats = { $n ->
    [one] +1 Rückzug
   *[other] +{ $n } Rückzüge
}
board-card-reinforcements = { $n ->
    [one] +1 Verstärkung
   *[other] +{ $n } Verstärkungen
}
board-breaks-shields = { $n ->
    [one] zerbricht 1 Schild
   *[other] zerbricht { $n } Schilde
}
board-cancels-retreats = { $n ->
    [one] verhindert 1 Rückzug
   *[other] verhindert { $n } Rückzüge
}
board-cancels-bows = { $n ->
    [one] verhindert 1 Bogentreffer
   *[other] verhindert { $n } Bogentreffer
}
board-cancels-reinforcements = { $n ->
    [one] verhindert 1 Verstärkung
   *[other] verhindert { $n } Verstärkungen
}
board-kills-retreating = { $n ->
    [one] tötet 1 Einheit auf dem Rückzug
   *[other] tötet { $n } Einheiten auf dem Rückzug
}

board-marked = Markiert: { $area }
board-marks = Zur Wahl: { $areas }.
board-march = Es können noch ziehen: { $units }.
board-marching = { $unit } in { $area } (Schritte: { $steps })
board-changed = Eben verändert: { $areas }.
board-changed-area = { $area } ({ $terrain })
board-to-rise = Wird steigen: { $areas }.
board-to-sink = Wird sinken: { $areas }.
board-tectonium-left = Tectonium im Vorrat: { $left }.
board-start = { $who } beginnt die Runde.
board-connected = Gegenüberliegende Ränder der Welt berühren sich.
board-closed = Die Welt endet an ihren Rändern.

board-nation = { $who_key ->
    [neutral] Der neutrale Stamm, { $tribe }.
   *[other] { $who }, { $tribe }.
}
board-partner = Im Team mit { $who }.
board-gives-up = Bereit aufzugeben.
board-points = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
board-goals = Ziele: { $things }.
board-goals-none = Noch keine Ziele.
board-markers-won = Gewonnene Zielmarker: { $number }.
board-stores = { $silver } Silber, { $tectonium } Tectonium, { $cards ->
    [one] 1 Eroberungskarte
   *[other] { $cards } Eroberungskarten
}.
board-used = In dieser Runde genutzt: { $things }.
board-used-none = In dieser Runde noch keine Aktion genutzt.
board-home = Hauptquartier in { $area }.
board-homeless = Kein Hauptquartier.
board-reserve-called = Die Reserve ist in dieser Runde schon gerufen.
board-battle-cards = Kampfkarten: { $things }.
board-battle-cards-none = Keine Kampfkarten.
board-buildings = Gebäude: { $things }.
board-buildings-none = Keine Gebäude.
board-supply = Im Vorrat: { $things }.
board-supply-none = Nichts im Vorrat.
board-on-map = Auf der Karte: { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
} in { $areas ->
    [one] 1 Gebiet
   *[other] { $areas } Gebieten
}.

board-sector = { $sector }.
board-area = { $area } { $terrain }: { $things }.
board-beside = { $terrain }: { $things }
board-beside-sector = { $sector }: { $units }
board-for-ever = für immer Wasser
board-capacity = Platz { $capacity }
board-silver = { $silver } Silber
board-hidden-silver = { $silver } Silber auf der verdeckten Seite
board-tectonium = Tectonium
board-animal = ein Tier
board-army = { $who }: { $units }
board-held = gehalten von { $who_key ->
        [neutral] { neutral.by }
       *[other] { $who }
    }
board-too-many = { $count } zu viel
board-headquarters = Hauptquartier von { $who }
board-captured = erobertes Hauptquartier von { $who }
board-marker = Zielmarker von { $who }
board-will-rise = wird steigen
board-will-sink = wird sinken
board-will-rise-by = wird steigen (Marker von { $who })
board-will-sink-by = wird sinken (Marker von { $who })

board-alt-seat = { $who } ({ $tribe }): { $points } von 12 Punkten, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
} in { $areas ->
    [one] 1 Gebiet
   *[other] { $areas } Gebieten
}, { $silver } Silber, { $tectonium } Tectonium.
board-alt-neutral = Der neutrale Stamm ({ $tribe }): { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
} in { $areas ->
    [one] 1 Gebiet
   *[other] { $areas } Gebieten
}.
