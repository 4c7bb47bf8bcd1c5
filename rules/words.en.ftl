# What every game may need to say.

no-over = The game is over.
no-not-asked = It is not your decision now. Elder waits for { $awaited }.
no-not-now = “{ $action }” is not possible at this moment.
instead-possible = Possible instead, for example: { $actions }.
