"""The position in words: for the text board row by row, and in short for the picture's alt text."""

from __future__ import annotations

from collections.abc import Iterator

from images.kit.look import Spot
from images.kit.saying import in_short, sentence
from images.shared_worlds.telling_cards import card_lines, counted, standing_words, unit_words
from rules.game import Seat
from rules.shared_worlds.cards import building
from rules.shared_worlds.pieces import LANES, Face, Lane, Touched, UnitAt
from rules.shared_worlds.view import BuildingView, PlayerView, SharedWorldsView
from rules.words import Message, Said, Speaker, Who, kebab, said


def lines(view: SharedWorldsView, marks: tuple[Spot, ...], voice: Speaker) -> tuple[str, ...]:
    """The whole position: what happens, then every side of the table, then what only the viewer knows."""
    told = [sentence(part, voice) for part in (*_now(view), *_marks(view, marks), *_middle(view), *_last(view))]
    for seat, player in enumerate(view.players):
        told.append(" ".join(sentence(part, voice) for part in _player(view, seat)))
        if player.alive:
            told += [sentence(part, voice) for part in (*_buildings(player), *_lanes(player))]
    return (*told, *(sentence(part, voice) for part in _own(view)))


def alt(view: SharedWorldsView, marks: tuple[Spot, ...], voice: Speaker) -> str:
    """What matters, as many sentences as there is room for."""
    seats = [part for seat in range(len(view.players)) for part in _seat_in_short(view, seat)]
    return in_short((*_now(view), *_marks(view, marks), *seats, *_middle(view), *_last(view)), voice)


def hand_lines(view: SharedWorldsView, voice: Speaker) -> tuple[str, ...]:
    """The viewer's cards with all that stands on them; below, the own Discard pile."""
    cards = view.looked_at or view.hand
    title = Message("hand-looked-at" if view.looked_at else "hand-title", {"count": len(cards)})
    told = [sentence(title, voice)] if cards else [sentence(Message("hand-empty"), voice)]
    for one in cards:
        told += card_lines(one.id, voice)
    return (*told, *(sentence(part, voice) for part in _discard(view)))


def hand_alt(view: SharedWorldsView, voice: Speaker) -> str:
    """The viewer's cards by name."""
    cards = view.looked_at or view.hand
    if not cards:
        return sentence(Message("hand-empty"), voice)
    return in_short((Message("hand-names", {"cards": said(cards)}), *_discard(view)), voice)


def _now(view: SharedWorldsView) -> Iterator[Message]:
    """Round and phase, how it ended or who is awaited, and what happens in combat."""
    yield view.headline
    if view.outcome is not None:
        yield Message("winner", {"who": tuple(Who(seat) for seat in view.outcome.winners)})
        yield view.outcome.how
        return
    if view.moment is not None:
        yield Message(f"board-moment-{kebab(view.moment)}")
    if view.resolving is not None:
        yield Message("board-resolving", {"card": said(view.resolving)})
    for prompt in view.awaited:
        yield Message("may-answer" if prompt.optional else "asked", {"who": Who(prompt.seat), "ask": prompt.ask})
    for attack in view.attacks:
        params: dict[str, Said] = {
            "unit": said(attack.unit),
            "whom": Who(attack.whom),
            "power": attack.power,
            "blocker": None if attack.blocker is None else said(attack.blocker.card),
            "how": "intercepted" if attack.intercepted else "blocked" if attack.blocked else "no",
        }
        yield Message("board-attack", params)


def _marks(view: SharedWorldsView, marks: tuple[Spot, ...]) -> Iterator[Message]:
    """What there is to choose from on a private picture."""
    found = tuple(words for words in (_mark(view, spot) for spot in marks) if words is not None)
    if found:
        yield Message("board-marks", {"marks": found})


def _mark(view: SharedWorldsView, spot: Spot) -> Said:
    """A unit by its seat and lane, an own lane, a card or building by its id; None for anything else."""
    if spot.place not in list(LANES):
        return said(Face(spot.place))
    if spot.seat is None:
        return said(Lane(spot.place))
    one = view.players[spot.seat].lanes[LANES.index(Lane(spot.place))]
    return None if one is None or one.card is None else said(UnitAt(one.card, Who(spot.seat), Lane(spot.place)))


def _middle(view: SharedWorldsView) -> Iterator[Message]:
    """Common piles, buildings to choose from, cubes that are away."""
    yield Message("board-piles", {"main": view.main, "graveyard": view.graveyard})
    if view.buildings_left:
        yield Message("board-buildings-left", {"buildings": said(view.buildings_left)})
    for loan in view.loans:
        params: dict[str, Said] = {
            "holder": Who(loan.holder),
            "owner": Who(loan.owner),
            "building": said(loan.building),
            "number": loan.number,
            "on": said(loan.on),
            "spent": "yes" if loan.spent else "no",
        }
        yield Message("board-loan", params)


def _last(view: SharedWorldsView) -> Iterator[Message]:
    """The places that the last action touched."""
    if view.last:
        yield Message("board-last", {"places": tuple(_place(one) for one in view.last)})


def _place(touched: Touched) -> Message:
    if isinstance(touched, Face):
        return touched.said()
    params: dict[str, Said] = {"lane": said(touched.lane), "of": Who(touched.of), "zone": said(touched.zone)}
    return Message("board-place", params)


def _player(view: SharedWorldsView, seat: Seat) -> Iterator[Message]:
    """All that a seat has beside its buildings and lanes."""
    player = view.players[seat]
    yield _player_in_short(view, seat)
    if view.outcome is not None:
        yield view.outcome.scores[seat]
    if not player.alive:
        return
    yield Message(
        "board-player-piles",
        {"hand": player.hand, "deck": player.deck, "discard": player.discard, **_resources(view, seat)},
    )


def _resources(view: SharedWorldsView, seat: Seat) -> dict[str, Said]:
    """Where the resources are that count for Prosperity."""
    player = view.players[seat]
    return {
        "available": sum(one.cubes for one in player.buildings),
        "used": player.used,
        "away": sum(loan.number for loan in view.loans if loan.owner == seat),
    }


def _seat_in_short(view: SharedWorldsView, seat: Seat) -> Iterator[Message]:
    """A seat and its units."""
    yield _player_in_short(view, seat)
    if view.players[seat].alive:
        yield from _lanes(view.players[seat], empty=False)


def _player_in_short(view: SharedWorldsView, seat: Seat) -> Message:
    player = view.players[seat]
    mates = tuple(Who(other) for other, one in enumerate(view.players) if other != seat and one.team == player.team)
    params: dict[str, Said] = {
        "who": Who(seat),
        "peoples": tuple(Message(f"tribe-{tribe}") for tribe in player.factions) or None,
        "mates": mates or None,
        "life": player.life,
        "cubes": player.cubes,
        "power": player.power_cubes,
        "legendaries": player.legendaries,
    }
    return Message("board-player" if player.alive else "board-player-gone", params)


def _buildings(player: PlayerView) -> Iterator[Message]:
    for one in player.buildings:
        yield _building(one)


def _building(one: BuildingView) -> Message:
    return Message(
        "board-building",
        {
            "building": said(one.card),
            "colour": said(building(one.card.id).colour),
            "cubes": one.cubes,
            "lent": one.lent,
            "workers": one.workers,
            "attachments": counted(one.attachments),
            "used": "yes" if one.used else "no",
        },
    )


def _lanes(player: PlayerView, *, empty: bool = True) -> Iterator[Message]:
    """What lies in each lane; empty lanes only where they are wanted."""
    for lane, one in zip(LANES, player.lanes, strict=True):
        if one is not None:
            params: dict[str, Said] = {"lane": said(lane), "zone": said(one.zone), "unit": unit_words(one)}
            yield Message("board-lane", params | {"standing": standing_words(one)})
        elif empty:
            yield Message("board-lane-empty", {"lane": said(lane)})


def _own(view: SharedWorldsView) -> Iterator[Message]:
    """What only the viewer knows."""
    if view.viewer is None or not view.players[view.viewer].alive:
        return
    if view.hand:
        yield Message("hand-names", {"cards": said(view.hand)})
    if view.looked_at:
        yield Message("hand-looking", {"cards": said(view.looked_at)})
    yield from _discard(view)
    if view.standing is not None:
        yield Message("board-standing", {"standing": said(view.standing)})


def _discard(view: SharedWorldsView) -> Iterator[Message]:
    if view.discard:
        yield Message("hand-discard", {"cards": counted(view.discard), "count": len(view.discard)})
