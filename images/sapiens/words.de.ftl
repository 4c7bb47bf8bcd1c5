# Was das Bild von Sapiens sagt, und die Stellung in Worten. Szenen, Phasen und Orte haben ihre Wörter bei den Regeln.

# Auf dem Bild

board-common = Auslage
board-last-round = letzte Runde
board-bonus-feast = noch ein Plättchen
board-bonus-picking = 1 Nahrung mehr
board-bonus-ritual = ein Bergstein
board-bonus-fight = 1 Nahrung vom Rivalen
board-bonus-water = Plättchen tauschen
board-bonus-camp = 3 Obdach
board-bonus-hunt = Steaks für Nahrung
board-bonus-fire = Bären für Obdach
legend-food = Nahrung
legend-shelter = Obdach
legend-fight = Keule
legend-steak = Steak
legend-bear = Bär
legend-stack = Stapel
legend-token = Bergstein
legend-used = gespielt
legend-abandoned = aufgegeben
legend-link = Anschluss
legend-asked = ist gefragt
legend-done = Stein gespielt

# Auf der Schachtel

cover-line = Acht Szenen, ein Tal, Nahrung und Obdach
cover-alt = Die Schachtel von Sapiens: ein Tal in der Morgensonne, dahinter verschneite Berge, davor Wälder und Mammuts auf der Ebene. Plättchen mit Wasser, einem Obstbaum, einem Mammut, einer Hütte, einem Feuer und Knochen liegen wie Dominosteine hindurch, Gleiches an Gleichem, von einem Wasserfall links bis hinauf zu einer Höhle im Fels rechts. Darunter stehen zwei Hütten an einem Lagerfeuer.

# Die Stellung in Worten

board-pending = Noch zu nutzende Boni: { $scenes }.
board-token-played = { $who } hat in diesem Zug einen Bergstein gespielt.
board-is-last-round = Diese Tischrunde ist die letzte.
board-marks = Zur Wahl: { $marks }.
board-mark = { $label } für { $place }
board-common-holds = { $tiles_key ->
    [none] Die Auslage ist leer.
   *[other] In der Auslage: { $tiles }.
}
board-supply = Auf dem Stapel: { $stack ->
    [one] 1 Plättchen
   *[other] { $stack } Plättchen
}. Im allgemeinen Vorrat: { $steaks ->
    [one] 1 Steak
   *[other] { $steaks } Steaks
}, { $bears ->
    [one] 1 Bär
   *[other] { $bears } Bären
}.
board-last = Die letzte Aktion berührte { $places } im Tal von { $who }.
board-link = { $scene } auf { $at } hat Anschluss an { $to }.

board-seat = { $who }, { $tribe }: { $food } Nahrung und { $shelter } Obdach, { $counts_key ->
    [none] beides gleich
   *[other] { $counts } zählt
}.
board-pool = { $tiles_key ->
    [none] Vorrat: nichts.
   *[other] Vorrat: { $tiles }.
}
board-tokens = { $tokens_key ->
    [none] Bergsteine: keine
   *[other] Bergsteine: { $tokens }
}; { $used_key ->
    [none] keiner gespielt.
   *[other] gespielt: { $used }.
}
board-pieces = Steaks: { $steaks }. Keulen zur Hand: { $fights }. Stämme bisher: { $tribes }.

board-caves = Höhlen von { $who }: { $caves }.
board-cave = { $cave } bei { $square } bringt { $shelter } Obdach mit dem Bergstein { $token } ({ $lower } ohne)
board-cave-bare = { $cave } bei { $square } bringt { $shelter } Obdach, ohne Bergstein
board-cave-covered = { $cave } bei { $square } ist bedeckt
board-falls = Wasserfälle: { $falls }.
board-fall = { $token_key ->
    [none] { $side } leer
   *[other] { $side } mit dem Bergstein { $token }
}
board-tribe = Stamm von { $who }: { $tiles }.
board-abandoned = Aufgegebener Stamm von { $who }, verdeckt: { $tiles }.
board-tile = { $first } auf { $at } mit { $second } auf { $beyond }
board-row = Reihe { $row }: { $squares }.
board-square = { $at } { $terrain } { $food }
board-square-tile = { $at } { $scene }
board-square-down = { $at } verdeckt
board-square-bear = { $at } { $terrain } { $food } unter einem Bären
