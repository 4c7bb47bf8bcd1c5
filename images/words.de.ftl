# Was die Bilder sagen, und die Stellungen in Worten. Die Wörter der Spiele (Güter, Gelände, Phasen) stehen bei den Regeln.

round = Runde { $round }
waiting = Es fehlt: { $who }
asked = { $who } ist gefragt: { $ask }
may-answer = { $who } kann antworten: { $ask }
winner = { $who_key ->
    [1] { $who } gewinnt!
   *[other] { $who } gewinnen gemeinsam!
}

# Zoar: auf dem Bild

zoar-limit = von { $limit }
zoar-supply = Vorrat
zoar-ability-red = Anführer: 3 freie Schritte
zoar-ability-blue = Erster Angriff: +1 Stärke
zoar-ability-yellow = Baut Tempel
zoar-ability-green = Verschiebt den Blitz um 1
zoar-ability-none = Keine besondere Fähigkeit

# Zoar: die Stellung in Worten

zoar-goods = { $food } Nahrung und { $metal } Eisen
zoar-goal = Zum Sieg: Trag dein Relikt in deine Hauptstadt, oder zerstöre { $wanted ->
    [1] 1 fremde Stadt
   *[other] { $wanted } fremde Städte
}.
zoar-goal-until = Zum Sieg: Trag dein Relikt in deine Hauptstadt, oder zerstöre { $wanted ->
    [1] 1 fremde Stadt
   *[other] { $wanted } fremde Städte
}. Nach Runde { $limit } ist Schluss.
zoar-fight = Kampf: { $attacker } greift { $defender } an, von { $source } aus gegen { $target }.
zoar-answered = { $who } hat gewählt.
zoar-own-offer = Du bietest { $metal } Eisen.
zoar-struck = Der Blitz traf Tafel { $tile }: { $fields }.
zoar-last = Die letzte Aktion: { $fields }.
zoar-steps = Freie Schritte: { $steps }.
zoar-steps-of = { $unit } { $count }
zoar-bought = Gekaufte Schritte übrig: { $steps }.
zoar-in-supply = Im Vorrat: { $goods }.

zoar-seat = { $who }, { $tribe }. { $ability }. Sammellager: { $store }. Übergangslager: { $transit }.
zoar-reserve = In Reserve: { $pieces }.
zoar-reserve-nothing = Nichts in Reserve.
zoar-destroyed = { $destroyed } von { $wanted } Städten zerstört.
zoar-temples-destroyed = Zerstörte Tempel: { $count }.
zoar-holds = Auf dem Plan: { $pieces }.
zoar-holds-nothing = Nichts auf dem Plan.
zoar-armies = { $count ->
    [1] 1 Armee
   *[other] { $count } Armeen
}
zoar-cities = { $count ->
    [1] 1 Stadt
   *[other] { $count } Städte
}
zoar-temples = { $count } Tempel
zoar-held-leader = Anführer { $at }
zoar-held-armies = { $count ->
    [1] Armee { $at }
   *[other] { $count } Armeen { $at }
}
zoar-held-city = Stadt { $at }
zoar-held-temple = Tempel { $at }
zoar-held-relic = Relikt { $at } (am Boden)
zoar-held-carried = Relikt { $at } (von einer Armee getragen)
zoar-held-led = Relikt { $at } (vom Anführer getragen)

zoar-tile = Tafel { $tile }: { $fields }.
zoar-tile-struck = Tafel { $tile }, vom Blitz getroffen: { $fields }.
zoar-home-tile = Heimattafel von { $who }: { $fields }.
zoar-empty-tile = Heimattafel ohne Mitspieler: { $fields }.
zoar-field = { $at } { $terrain }
zoar-field-with = { $at } { $terrain } mit { $things }
zoar-capital-of = Hauptstadt von { $who }
zoar-altar-of = Altar für das Relikt von { $who }
zoar-city = Stadt von { $who }
zoar-temple = Tempel von { $who }
zoar-army = { $count ->
    [1] Armee von { $who }
   *[other] { $count } Armeen von { $who }
}
zoar-army-carries = { $count ->
    [1] Armee von { $who } (trägt das Relikt)
   *[other] { $count } Armeen von { $who } (eine trägt das Relikt)
}
zoar-leader = Anführer von { $who }
zoar-leader-carries = Anführer von { $who } (trägt das Relikt)
zoar-relic = Relikt von { $who } (am Boden)
zoar-ruin = Ruine einer Stadt
zoar-temple-ruin = Ruine eines Tempels

zoar-alt-seat = { $who } ({ $tribe }): { $destroyed } von { $wanted } Städten zerstört, { $store }, Relikt { $relic }.
zoar-alt-lies = auf { $at }
zoar-alt-carried = getragen, { $at }
zoar-alt-gone = nicht auf dem Plan
