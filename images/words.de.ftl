# Was die Bilder sagen, und die Stellungen in Worten. Die Wörter der Spiele (Güter, Gelände, Phasen) stehen bei den Regeln.

round = Runde { $round }
waiting = Am Zug: { $who }
winner = { $who_key ->
    [1] { $who } gewinnt!
   *[other] { $who } gewinnen gemeinsam!
}

# Zoar: auf dem Bild

zoar-limit = von { $limit }
zoar-ability-red = Anführer: 3 freie Schritte
zoar-ability-blue = Erster Angriff: +1 Stärke
zoar-ability-yellow = Baut Tempel
zoar-ability-green = Verschiebt den Blitz um 1
zoar-ability-none = Keine besondere Fähigkeit
zoar-supply = Vorrat
zoar-goal = Zu zerstörende Städte
