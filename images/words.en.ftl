# What the pictures of all games say.

round = Round { $round }
waiting = Waiting for { $who }
asked = { $who } is asked: { $ask }
may-answer = { $who } may answer: { $ask }
winner = { $who_key ->
    [1] { $who } wins!
   *[other] { $who } win together!
}
