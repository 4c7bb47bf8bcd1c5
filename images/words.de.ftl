# Was die Bilder aller Spiele sagen.

round = Runde { $round }
waiting = Es fehlt: { $who }
asked = { $who } ist gefragt: { $ask }
may-answer = { $who } kann antworten: { $ask }
winner = { $who_key ->
    [1] { $who } gewinnt!
   *[other] { $who } gewinnen gemeinsam!
}
