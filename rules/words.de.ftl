# Was jedes Spiel sagen können muss.

no-over = Das Spiel ist zu Ende.
no-not-asked = Das entscheidest gerade nicht du. Elder wartet auf { $awaited }.
no-not-now = „{ $action }“ geht in diesem Augenblick nicht.
instead-possible = Stattdessen geht zum Beispiel: { $actions }.
