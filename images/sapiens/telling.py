"""The position in words: line by line for the text board, in short for the picture."""

from __future__ import annotations

from collections.abc import Iterator

from images.kit.look import Spot
from images.kit.saying import in_short, sentence
from images.sapiens.choosing import tiles_among
from images.sapiens.ground_words import cave_words, falls_words, row_words
from images.sapiens.marking import TURNS
from rules.game import Seat
from rules.sapiens.view import Direction, SapiensView, Scene
from rules.words import Message, Said, Speaker, Who, said

ROWS = 5
COLUMNS = 8


def lines(view: SapiensView, marks: tuple[Spot, ...], voice: Speaker) -> tuple[str, ...]:
    """The whole position: what happens and what lies in the middle, then every seat with its valley."""
    told = [sentence(part, voice) for part in (*_now(view), *_marks(marks), *_middle(view), *_last(view))]
    for seat in range(len(view.clans)):
        told.append(" ".join(sentence(part, voice) for part in _clan(view, seat)))
        told += [sentence(part, voice) for part in _valley(view, seat)]
    return tuple(told)


def alt(view: SapiensView, marks: tuple[Spot, ...], voice: Speaker) -> str:
    """What matters, as many sentences as there is room for: first what can be chosen, where that is shown."""
    seats = (_in_short(view, seat) for seat in range(len(view.clans)))
    return in_short((*_marks(marks), *_now(view), *seats, *_middle(view), *_last(view)), voice)


def _now(view: SapiensView) -> Iterator[Message]:
    """Round and phase, how it ended or who is awaited, and what the seat on turn may still do."""
    yield view.headline
    if view.outcome is not None:
        yield Message("winner", {"who": tuple(Who(seat) for seat in view.outcome.winners)})
        yield view.outcome.how
        return
    for prompt in view.awaited:
        yield Message("may-answer" if prompt.optional else "asked", {"who": Who(prompt.seat), "ask": prompt.ask})
    if view.pending:
        yield Message("board-pending", {"scenes": said(view.pending)})
    if view.token_played:
        yield Message("board-token-played", {"who": Who(view.turn)})
    if view.last_round:
        yield Message("board-is-last-round")


def _marks(marks: tuple[Spot, ...]) -> Iterator[Message]:
    """The tiles or marked places of a private picture."""
    if marks:
        chosen = said(tiles_among(marks)) or tuple(_mark(spot) for spot in marks)
        yield Message("board-marks", {"marks": chosen})


def _mark(spot: Spot) -> Message:
    """The place, and what is written on it where that is not its name."""
    place = Message("place", {"at": spot.place})
    if spot.label == spot.place:
        return place
    label = said(Direction(spot.label)) if spot.label in TURNS else spot.label
    return Message("board-mark", {"label": label, "place": place})


def _middle(view: SapiensView) -> Iterator[Message]:
    """Common Pool, stack and supply."""
    yield Message("board-common-holds", {"tiles": said(view.common) if view.common else None})
    yield Message("board-supply", {"stack": view.stack, "steaks": view.steaks, "bears": view.bears})


def _last(view: SapiensView) -> Iterator[Message]:
    """What the last action touched, and what it links."""
    for seat in sorted({one.seat for one in view.last}):
        places = tuple(Message("place", {"at": one.name}) for one in view.last if one.seat == seat)
        yield Message("board-last", {"who": Who(seat), "places": places})
    for link in view.links:
        params: dict[str, Said] = {"scene": said(link.scene), "at": link.at, "to": link.to}
        yield Message("board-link", params)


def _clan(view: SapiensView, seat: Seat) -> Iterator[Message]:
    """All that a seat has beside its valley."""
    clan = view.clans[seat]
    yield Message("board-seat", _totals(view, seat))
    yield Message("board-pool", {"tiles": said(clan.pool) if clan.pool else None})
    yield Message("board-tokens", {"tokens": _scenes(clan.tokens), "used": _scenes(clan.used)})
    yield Message("board-pieces", {"steaks": clan.steaks, "fights": clan.fights, "tribes": clan.tribes})
    if view.outcome is not None:
        yield view.outcome.scores[seat]


def _valley(view: SapiensView, seat: Seat) -> Iterator[Message]:
    """Caves, waterfalls, tiles and squares."""
    valley = view.clans[seat].valley
    yield Message("board-caves", {"who": Who(seat), "caves": tuple(cave_words(cave) for cave in valley.caves)})
    yield Message("board-falls", {"falls": tuple(falls_words(one) for one in valley.falls)})
    for tribe in range(1, view.clans[seat].tribes + 1):
        yield _tribe(view, seat, tribe)
    for row in range(ROWS):
        squares = valley.squares[row * COLUMNS : (row + 1) * COLUMNS]
        yield Message("board-row", {"row": row + 1, "squares": row_words(squares, valley.laid)})


def _tribe(view: SapiensView, seat: Seat, tribe: int) -> Message:
    """The tiles of one tribe, each with its places."""
    tiles = [laid for laid in view.clans[seat].valley.laid if laid.tribe == tribe]
    words = tuple(
        Message(
            "board-tile",
            {
                "first": said(laid.first),
                "second": said(laid.second),
                "at": Message("place", {"at": laid.at}),
                "beyond": Message("place", {"at": laid.beyond}),
            },
        )
        for laid in tiles
    )
    gone = any(laid.abandoned for laid in tiles)
    return Message("board-abandoned" if gone else "board-tribe", {"who": Who(seat), "tiles": words})


def _totals(view: SapiensView, seat: Seat) -> dict[str, Said]:
    clan = view.clans[seat]
    return {
        "who": Who(seat),
        "tribe": Message(f"tribe-{view.tribes[seat]}"),
        "food": clan.food,
        "shelter": clan.shelter,
        "counts": said(clan.counts),
    }


def _scenes(scenes: tuple[Scene, ...]) -> Said:
    return said(scenes) if scenes else None


def _in_short(view: SapiensView, seat: Seat) -> Message:
    return Message("board-seat", _totals(view, seat))
