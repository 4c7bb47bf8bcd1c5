"""placeholder"""


def stand_in(state, seat):
    from rules.nerthania import legal

    return legal(state, seat)[0]
