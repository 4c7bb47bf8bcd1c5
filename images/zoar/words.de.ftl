# Was das Bild von Zoar sagt, und die Stellung in Worten. Güter, Gelände und Phasen haben ihre Wörter bei den Regeln.

# Auf dem Bild

board-limit = von { $limit }
board-supply = Vorrat
board-ability-red = Anführer: 3 freie Schritte
board-ability-blue = Erster Angriff: +1 Stärke
board-ability-yellow = Baut Tempel
board-ability-green = Verschiebt den Blitz um 1
board-ability-none = Keine besondere Fähigkeit

# Auf der Schachtel

cover-line = Vier Stämme, vier Relikte und ein Gott mit Blitzen
cover-alt = Die Schachtel von Zoar: in der untergehenden Sonne, über heißen Dünen, ein goldenes Relikt. Zu beiden Seiten die gekrönten Anführer des roten, gelben, blauen und grünen Stamms mit ihren Armeen; hinter ihnen Städte und ein Tempel, und aus dunklen Wolken ein Blitz.

# Die Stellung in Worten

board-goods = { $food } Nahrung und { $metal } Eisen
board-goal = Zum Sieg: Trag dein Relikt in deine Hauptstadt, oder zerstöre { $wanted ->
    [1] 1 fremde Stadt
   *[other] { $wanted } fremde Städte
}.
board-goal-until = Zum Sieg: Trag dein Relikt in deine Hauptstadt, oder zerstöre { $wanted ->
    [1] 1 fremde Stadt
   *[other] { $wanted } fremde Städte
}. Nach Runde { $limit } ist Schluss.
board-marks = Zur Wahl: { $fields }.
board-fight = Kampf: { $attacker } greift { $defender } an, von { $source } aus gegen { $target }.
board-answered = { $who } hat gewählt.
board-own-offer = Du bietest { $metal } Eisen.
board-own-choice = { $pieces_key ->
    [0] Du rettest nichts.
   *[other] Du rettest: { $pieces }.
}
board-struck = Der Blitz traf Tafel { $tile }: { $fields }.
board-last = Die letzte Aktion berührte { $fields }.
board-steps = Freie Schritte: { $steps }.
board-steps-of = { $unit } { $count }
board-bought = Gekaufte Schritte übrig: { $steps }.
board-in-supply = Im Vorrat: { $goods }.

board-seat = { $who }, { $tribe }. { $ability }. Sammellager: { $store }. Übergangslager: { $transit }.
board-reserve = In Reserve: { $pieces }.
board-reserve-nothing = Nichts in Reserve.
board-destroyed = { $destroyed } von { $wanted } Städten zerstört.
board-temples-destroyed = Zerstörte Tempel: { $count }.
board-holds = Auf dem Plan: { $pieces }.
board-holds-nothing = Nichts auf dem Plan.
board-armies = { $count ->
    [1] 1 Armee
   *[other] { $count } Armeen
}
board-cities = { $count ->
    [1] 1 Stadt
   *[other] { $count } Städte
}
board-temples = { $count } Tempel
board-held-leader = Anführer { $at }
board-held-armies = { $count ->
    [1] Armee { $at }
   *[other] { $count } Armeen { $at }
}
board-held-city = Stadt { $at }
board-held-temple = Tempel { $at }
board-held-relic = Relikt { $at } (am Boden)
board-held-carried = Relikt { $at } (von einer Armee getragen)
board-held-led = Relikt { $at } (vom Anführer getragen)

board-tile = Tafel { $tile }: { $fields }.
board-tile-struck = Tafel { $tile }, vom Blitz getroffen: { $fields }.
board-home-tile = Heimattafel von { $who }: { $fields }.
board-empty-tile = Heimattafel ohne Mitspieler: { $fields }.
board-field = { $at } { $terrain }
board-field-with = { $at } { $terrain } mit { $things }
board-capital-of = Hauptstadt von { $who }
board-altar-of = Altar für das Relikt von { $who }
board-city = Stadt von { $who }
board-temple = Tempel von { $who }
board-army = { $count ->
    [1] Armee von { $who }
   *[other] { $count } Armeen von { $who }
}
board-army-carries = { $count ->
    [1] Armee von { $who } (trägt das Relikt)
   *[other] { $count } Armeen von { $who } (eine trägt das Relikt)
}
board-leader = Anführer von { $who }
board-leader-carries = Anführer von { $who } (trägt das Relikt)
board-relic = Relikt von { $who } (am Boden)
board-ruin = Ruine einer Stadt
board-temple-ruin = Ruine eines Tempels

board-alt-seat = { $who } ({ $tribe }): { $destroyed } von { $wanted } Städten zerstört, { $store }, Relikt { $relic }.
board-alt-lies = auf { $at }
board-alt-carried = getragen, { $at }
board-alt-gone = nicht auf dem Plan
