# Alles, was Sapiens sagt.

game = Sapiens
    .about = Lege die Szenen deines Stammes durch ein Tal und finde Nahrung und Höhlen zugleich. Für zwei bis vier, 45 Minuten.
    .intro =
        Lege die Plättchen deines Stammes wie Dominosteine in dein Tal: Wo Hälften sich berühren, zeigen sie dieselbe Szene.
        Jede Hälfte, die ihresgleichen findet, bringt die Zahl ihres Feldes als Nahrung und den Bonus ihrer Szene.
        Ein Plättchen, das auf einer Höhle endet, bringt Obdach und den Bergstein, der dort liegt.
        Ein Zug: ein Plättchen legen, seine Boni nutzen, einen Bergstein spielen, wenn du magst, und ein neues Plättchen nehmen.
        Passt keines mehr, ist dein Stamm in einer Sackgasse, und ein neuer bricht von einer anderen Höhle auf.
        Das Spiel endet mit der Runde, in der die Plättchen ausgehen.
        Dann streichen alle ihren höheren Wert, Nahrung oder Obdach. Die höchste Zahl, die bleibt, gewinnt!

# Die Stämme

choose-tribe = Wähle deine Farbe
tribe-red = Rot
    .about = Das Volk vom roten Ocker.
tribe-blue = Blau
    .about = Das Volk vom blauen Fluss.
tribe-yellow = Gelb
    .about = Das Volk vom gelben Gras.
tribe-green = Grün
    .about = Das Volk vom grünen Wald.

# Dinge

scene-feast = Festmahl
scene-picking = Sammeln
scene-ritual = Ritual
scene-fight = Kampf
scene-water = Wasser
scene-camp = Lager
scene-hunt = Jagd
scene-fire = Feuer
terrain-forest = Wald
terrain-plain = Ebene
direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen
total-food = Nahrung
total-shelter = Obdach
phase-first-tile = das erste Plättchen
phase-tile = ein Plättchen
phase-new-tribe = ein neuer Stamm
phase-no-cave = keine Höhle mehr
phase-bonus = Boni
phase-token = ein Bergstein
phase-refill = ein neues Plättchen
phase-clear = die Auslage lichten
phase-over = das Ende
tile =
    { $fight_key ->
        [none] { $first }–{ $second }
       *[other] { $first }–{ $second } mit einer Keule von { $fight }
    }
pool-tile =
    { $owner_key ->
        [none] { $tile } aus der Auslage
       *[other] { $tile } aus dem Vorrat von { $owner }
    }
place =
    { $at ->
        [I] Höhle I
        [II] Höhle II
        [III] Höhle III
        [IV] Höhle IV
        [V] Höhle V
        [VI] Höhle VI
       *[other] { $at }
    }
placing = { $tile } auf { place }, nach { $turn }

# Was man tun kann

do-place = { $tile } auf { place } legen, nach { $turn }
    .button = Plättchen legen
    .command = legen
    .about = Lege ein Plättchen aus deinem Vorrat in dein Tal.
    .tile = plättchen
    .tile-about = Welches Plättchen legst du?
    .at = auf
    .at-about = Wohin kommt seine erste Szene?
    .turn = nach
    .turn-about = In welcher Richtung liegt seine zweite Szene?
do-take-token = Den Bergstein { $token } nehmen
    .button = Bergstein nehmen
    .command = ritual
    .about = Ritual: Nimm einen Bergstein aus deinem Tal oder, wenn keiner mehr da ist, einen gespielten zurück.
    .token = bergstein
    .token-about = Welchen Bergstein nimmst du?
do-put-fight = Eine Keule auf { $tile } legen
    .button = Keule legen
    .command = kampf
    .about = Kampf: Lege eine deiner Keulen auf ein Plättchen in irgendeinem Vorrat.
    .tile = plättchen
    .tile-about = Auf welches Plättchen?
do-swap = { $give } gegen { $take } tauschen
    .button = Plättchen tauschen
    .command = tauschen
    .about = Wasser: Tausche ein Plättchen gegen eines aus einem anderen Vorrat oder der Auslage.
    .give = geben
    .give-about = Welches deiner Plättchen gibst du?
    .take = nehmen
    .take-about = Welches bekommst du dafür?
do-turn-in = { $steaks ->
        [one] 1 Steak
       *[other] { $steaks } Steaks
    } abgeben
    .button = Steaks abgeben
    .command = steaks
    .about = Jagd: Gib Steaks für Nahrung ab. 1, 2, 3, 4, 5 Steaks bringen 1, 3, 5, 7, 10 Nahrung.
    .steaks = steaks
    .steaks-about = Wie viele Steaks gibst du ab?
do-put-bear = Einen Bären auf { $at } ins Tal von { $valley } setzen
    .button = Bären setzen
    .command = bär
    .about = Feuer: Setze einen Bären neben einen fremden Stamm und erhalte Obdach.
    .valley = tal
    .valley-about = In wessen Tal?
    .at = auf
    .at-about = Auf welches Feld?
do-chase-bear = Den Bären auf { $at } aus deinem Tal vertreiben
    .button = Bären vertreiben
    .command = vertreiben
    .about = Feuer: Vertreibe einen Bären aus deinem eigenen Tal.
    .at = auf
    .at-about = Welchen Bären?
do-skip = Auf die übrigen Boni verzichten
    .button = Keine Boni mehr
    .command = verzichten
    .about = Verzichte auf die Boni, die noch übrig sind.
do-play-token = Den Bergstein { $token } spielen
    .button = Bergstein spielen
    .command = bergstein
    .about = Spiele einen deiner Bergsteine für seinen Bonus.
    .token = bergstein
    .token-about = Welchen Bergstein spielst du?
do-keep-tokens = Bergsteine behalten
    .button = Kein Bergstein
    .command = behalten
    .about = Behalte deine Bergsteine in diesem Zug.
do-take = { $tile } nehmen
    .button = Plättchen nehmen
    .command = nehmen
    .about = Nimm ein Plättchen aus der Auslage in deinen Vorrat.
    .tile = plättchen
    .tile-about = Welches Plättchen nimmst du?
do-remove = { $tile } aus der Auslage entfernen
    .button = Plättchen entfernen
    .command = entfernen
    .about = Zu zweit: Nimm ein Plättchen der Auslage aus dem Spiel.
    .tile = plättchen
    .tile-about = Welches Plättchen kommt aus dem Spiel?
do-discard = { $tile } abwerfen
    .button = Plättchen abwerfen
    .command = abwerfen
    .about = Nichts passt, keine Höhle ist frei: Nimm ein Plättchen deines Vorrats aus dem Spiel.
    .tile = plättchen
    .tile-about = Welches deiner Plättchen kommt aus dem Spiel?

# Was gefragt wird

ask-first-tile = Mit welchem Plättchen beginnt dein Stamm, und auf welcher Höhle?
ask-tile = Welches Plättchen legst du, und wohin?
ask-new-tribe = Dein Stamm ist in einer Sackgasse. Mit welchem Plättchen beginnt ein neuer, und auf welcher Höhle?
ask-bonus = Welchen Bonus nutzt du?
ask-one-bonus = Wie nutzt du den Bonus { $scene }?
ask-played = Wie nutzt du den Bergstein { $token }, den du spielst?
ask-steaks = Gibst du Steaks ab, oder sparst du sie? { $steaks } auf einmal bringen { $food } Nahrung.
ask-token = Spielst du einen Bergstein?
ask-take = Welches Plättchen der Auslage nimmst du?
ask-remove = Welches Plättchen der Auslage nimmst du aus dem Spiel?
ask-discard = Nichts passt mehr. Welches deiner Plättchen wirfst du ab?

# Warum nicht

no-own-tile = In deinem Vorrat gibt es das nicht: { $tile }.
no-off-valley = Neben { place } ist kein Platz für die andere Hälfte: Im { $turn } liegt nichts.
no-taken = { place } ist schon belegt.
no-abandoned = { place } liegt neben einem aufgegebenen Stamm; dorthin geht niemand zurück.
no-plain = { place } ist eine Ebene; Sammeln braucht Wald oder den Bergstein Sammeln, wenn du in diesem Zug keinen anderen gespielt hast.
no-clash = Auf { place } würde { $scene } eine andere Szene berühren.
no-cave-scene = Auf { place } liegt der Bergstein { $scene }; nur { $scene } kann sie bedecken.
no-start = Ein Stamm beginnt mit einem halben Plättchen auf einer Höhle.
no-link = Dort berührt das Plättchen deinen Stamm nicht.
no-bonus = Den Bonus { $scene } hast du gerade nicht.
no-such-token = Der Bergstein { $token } liegt weder in deinem Tal noch unter denen, die du gespielt hast.
no-used-token = Der Bergstein { $token } ist gespielt; zurücknehmen kannst du ihn erst, wenn keiner mehr in deinem Tal liegt.
no-pool-tile = Das gibt es nicht: { $tile }.
no-common-fight = Keulen kommen auf Plättchen in den Vorräten der Stämme, nicht in der Auslage.
no-second-fight = Auf diesem Plättchen liegt schon eine Keule von { $owner }.
no-fight-token = Alle deine Keulen sind im Einsatz.
no-own-swap = Dieses Plättchen liegt in deinem eigenen Vorrat.
no-alike = Diese beiden Plättchen sind gleich.
no-steaks = Abgeben kannst du { $have ->
        [0] nichts: Du hast keine Steaks
        [one] 1 Steak
       *[other] 1 bis { $have } Steaks
    }.
no-bear-left = Alle Bären sind in den Tälern; im Vorrat ist keiner mehr.
no-own-bear = Einen Bären kannst du nur in ein fremdes Tal setzen.
no-square = { $at } ist kein Feld; die Felder heißen A1 bis H5.
no-prey = { $at } liegt nicht neben dem aktiven Stamm.
no-bear = Auf { $at } in deinem Tal ist kein Bär.
no-second-token = Du hast in diesem Zug schon einen Bergstein gespielt.
no-token-in-hand = Den Bergstein { $token } hast du nicht in der Hand.
no-picking-now = Der Bergstein Sammeln wird zusammen mit einem Plättchen gespielt: wenn du Sammeln auf eine Ebene legst.
no-use = Der Bergstein { $token } würde jetzt nichts bewirken.
no-common-tile = In der Auslage gibt es das nicht: { $tile }.

# Warum ein Tisch nicht beginnen kann

unfit-seats = Sapiens ist für { $least } bis { $most } Spieler.
unfit-tribe = Einen Stamm { $tribe } gibt es nicht.
unfit-twice = { $tribe } kann nur einmal gewählt werden.

# Was eine Handlung bringen würde

will-place = { $gains_key ->
        [0] Das bringt noch nichts.
       *[other] Das bringt: { $gains }.
    }
will-take-token = { $at_key ->
        [none] Sonst ändert sich nichts.
       *[other] Danach bringt { place } nur noch { $lower } statt { $higher } Obdach, und jede Szene kann sie bedecken.
    }
will-put-fight = { $own ->
        [1] Wenn du es legst, gewinnst und verlierst du 1 Nahrung.
       *[0] Wenn es gelegt wird, gewinnst du 1 Nahrung, und wer es legt, verliert 1. Jetzt wäre das { $owner }.
    }
will-swap = { $owner_key ->
        [none] Dein Plättchen liegt danach für alle in der Auslage.
       *[other] Dein Plättchen hat danach { $owner }.
    }
will-turn-in = { $grows ->
        [0] Das bringt { $food } Nahrung.
       *[1] Das bringt { $food } Nahrung. Wer spart, bekommt mehr: { $steaks } auf einmal bringen { $gains }.
    }
will-put-bear = Das bringt { $shelter } Obdach, und { $valley } kann auf { $at } nichts mehr legen.
will-chase-bear = { $at } ist wieder frei.
will-play-token = { $token_key ->
        [scene-feast] Du legst noch ein Plättchen, ohne Nahrung und Boni.
        [scene-ritual] Du nimmst einen anderen Bergstein.
        [scene-fight] Du legst eine Keule auf ein Plättchen.
        [scene-water] Du tauschst ein Plättchen.
        [scene-camp] Das bringt { $shelter } Obdach.
        [scene-hunt] Du nimmst ein Steak, gibst aber keine ab.
        [scene-fire] Du setzt irgendwo einen Bären oder vertreibst einen.
       *[other] Nichts.
    }

# Was geschehen ist

gain-food = { $gain } Nahrung
gain-bonus = Bonus { $gain }
gain-shelter = { $gain } Obdach durch { place }
gain-token = Bergstein { $gain }
gain-fight = 1 Nahrung an { $gain } wegen der Keule
gain-plain = gespielt ist dafür der Bergstein Sammeln
most-food = bis zu { $gain } Nahrung
most-shelter = bis zu { $gain } Obdach
sure-food = { $gain } Nahrung
sure-shelter = { $gain } Obdach
maybe-bonus = womöglich Bonus { $gain }
some-token = ein Bergstein
maybe-token = womöglich ein Bergstein
did-begin = Runde { $round }: { $who } ist am Zug.
did-place =
    { $gains_key ->
        [0] { $who } legt { $placing }.
       *[other] { $who } legt { $placing }: { $gains }.
    }
did-pick = Sammeln: { $who } gewinnt { $food } Nahrung dazu.
did-camp = Lager: { $who } gewinnt { $shelter } Obdach.
did-take-steak = Jagd: { $who } nimmt ein Steak.
did-turn-in = { $who } gibt { $steaks ->
        [one] 1 Steak
       *[other] { $steaks } Steaks
    } für { $food } Nahrung ab.
did-take-from-cave = Ritual: { $who } nimmt den Bergstein { $token } von { place }.
did-take-from-falls = Ritual: { $who } nimmt den Bergstein { $token } von einem Wasserfall.
did-reclaim = Ritual: { $who } nimmt den gespielten Bergstein { $token } zurück.
did-put-fight = Kampf: { $who } legt eine Keule auf { $tile }.
did-swap = Wasser: { $who } tauscht { $give } gegen { $take }.
did-put-bear = Feuer: { $who } setzt einen Bären auf { $at } ins Tal von { $valley } und gewinnt { $shelter } Obdach.
did-chase-bear = Feuer: { $who } vertreibt den Bären auf { $at }.
did-skip = { $who } verzichtet auf: { $scenes }.
did-keep-steaks = { $who } behält { $steaks ->
        [one] 1 Steak
       *[other] { $steaks } Steaks
    } für später.
did-play-token = { $who } spielt den Bergstein { $token }.
did-take = { $who } nimmt { $tile }.
did-fill-up = Neu in der Auslage: { $tiles }.
did-remove = { $who } nimmt { $tile } aus dem Spiel.
did-run-out = Das letzte Plättchen ist vergeben: Dies ist die letzte Runde.
did-abandon = Der Stamm von { $who } ist in einer Sackgasse; ein neuer bricht auf.
did-not-fit = Kein Plättchen von { $who } passt auf eine Höhle; der Stamm beginnt auf irgendeiner, für das kleinere Obdach.
did-pass = { $who } kann kein Plättchen legen, und für einen neuen Stamm ist keine Höhle mehr frei.
did-discard = { $who } wirft { $tile } ab.

# Das Ende

won-lower-total = Beim kleineren Wert liegt { $who } mit { $total } vorn.
won-shared = Beim kleineren Wert liegen { $who } mit { $total } gleichauf vorn.
score-totals = { $food } Nahrung und { $shelter } Obdach: { $total } zählt

headline-turn = Runde { $round } · { $who } · { $phase }
headline-over = Nach Runde { $round } · das Spiel ist zu Ende

# Die Optionen

option-bear-counts-caves = Obdach für einen Bären
    .about = Ob ein Bär vor einer offenen Höhle diese wie ein Plättchen zählt.
    .off = 1 für jedes Plättchen neben ihm
    .on = 1 für jedes Plättchen und jede offene Höhle neben ihm
