"""The position in words: line by line for the text board, in short for the picture."""

from __future__ import annotations

from collections.abc import Iterator

from images.kit.fonts import clusters
from images.kit.look import Spot
from images.zoar import plan
from images.zoar.inventory import goods, held, relic, reserve, terrain, things
from rules.game import Seat
from rules.words import Message, Said, Speaker, Who
from rules.zoar.view import FieldView, Terrain, ZoarView

ALT_LIMIT = 1024


def lines(view: ZoarView, speaker: Speaker) -> tuple[str, ...]:
    """The whole position: what happens, then every seat, then every tile."""
    now = [_sentence(part, speaker) for part in (*_now(view), *_rest(view))]
    seats = [" ".join(_sentence(part, speaker) for part in _seat(view, seat)) for seat in range(len(view.seats))]
    return (*now, *seats, *(_tile(view, index, speaker) for index in range(16)))


def alt(view: ZoarView, marks: tuple[Spot, ...], speaker: Speaker) -> str:
    """What matters, marked places first, in at most `ALT_LIMIT` characters: as many sentences as there is room for."""
    text = ""
    for part in (*_marks(marks), *_now(view), *(_seat_in_short(view, seat) for seat in range(len(view.seats)))):
        longer = f"{text} {_sentence(part, speaker)}".strip()
        if _units(longer) > ALT_LIMIT:
            break
        text = longer
    return text or _cut(speaker.say(view.headline))


def _marks(marks: tuple[Spot, ...]) -> Iterator[Message]:
    """The places that a private picture marks."""
    if marks:
        yield Message("board-marks", {"fields": tuple(spot.label for spot in marks)})


def _now(view: ZoarView) -> Iterator[Message]:
    """Round and phase, how it ended or who is awaited, fight and lightning."""
    yield view.headline
    if view.outcome is not None:
        yield Message("winner", {"who": tuple(Who(seat) for seat in view.outcome.winners)})
        yield view.outcome.how
    for prompt in view.awaited:
        yield Message("may-answer" if prompt.optional else "asked", {"who": Who(prompt.seat), "ask": prompt.ask})
    yield from _fight(view)
    if view.struck is not None:
        struck = tuple(field.name for field in view.fields if field.tile == view.struck)
        yield Message("board-struck", {"tile": view.struck, "fields": struck})
    yield from _saving(view)


def _fight(view: ZoarView) -> Iterator[Message]:
    fight = view.fight
    if fight is None:
        return
    sides: dict[str, Said] = {"attacker": Who(fight.attacker), "defender": Who(fight.defender)}
    yield Message("board-fight", {**sides, "source": fight.source, "target": fight.target})
    for seat in fight.answered:
        yield Message("board-answered", {"who": Who(seat)})
    if fight.own_offer is not None:
        yield Message("board-own-offer", {"metal": fight.own_offer})


def _saving(view: ZoarView) -> Iterator[Message]:
    if view.saving is None:
        return
    for seat in view.saving.answered:
        yield Message("board-answered", {"who": Who(seat)})
    if view.saving.own_choice is not None:
        yield Message("board-own-choice", {"pieces": view.saving.own_choice})


def _rest(view: ZoarView) -> Iterator[Message]:
    """The last action, the steps left, the goal, the supply."""
    if view.last:
        yield Message("board-last", {"fields": tuple(view.last)})
    if view.steps:
        yield Message("board-steps", {"steps": tuple(_steps_of(who, count) for who, count in view.steps)})
    if view.bought_steps:
        yield Message("board-bought", {"steps": view.bought_steps})
    goal: dict[str, Said] = {"wanted": view.cities_to_win, "limit": view.round_limit}
    yield Message("board-goal-until" if view.round_limit else "board-goal", goal)
    yield Message("board-in-supply", {"goods": goods(view.supply)})


def _steps_of(who: str, count: int) -> Message:
    """`leader` or `army C3` in words, with its number of steps."""
    piece, _, at = who.partition(" ")
    word = Message(f"piece-{piece}")
    unit = Message("unit", {"piece": word, "at": at}) if at else word
    return Message("board-steps-of", {"unit": unit, "count": count})


def _seat(view: ZoarView, seat: Seat) -> Iterator[Message]:
    tribe = view.seats[seat]
    ability = view.tribes[seat] if tribe.ability else "none"
    yield Message(
        "board-seat",
        {
            "who": Who(seat),
            "tribe": Message(f"tribe-{view.tribes[seat]}"),
            "ability": Message(f"board-ability-{ability}"),
            "store": goods(tribe.store),
            "transit": goods(tribe.transit),
        },
    )
    left, there = reserve(view, seat), held(view, seat)
    yield Message("board-reserve", {"pieces": left}) if left else Message("board-reserve-nothing")
    yield Message("board-destroyed", {"destroyed": tribe.destroyed, "wanted": view.cities_to_win})
    if tribe.temples_destroyed:
        yield Message("board-temples-destroyed", {"count": tribe.temples_destroyed})
    yield Message("board-holds", {"pieces": there}) if there else Message("board-holds-nothing")
    if view.outcome is not None:
        yield view.outcome.scores[seat]


def _seat_in_short(view: ZoarView, seat: Seat) -> Message:
    return Message(
        "board-alt-seat",
        {
            "who": Who(seat),
            "tribe": Message(f"tribe-{view.tribes[seat]}"),
            "destroyed": view.seats[seat].destroyed,
            "wanted": view.cities_to_win,
            "store": goods(view.seats[seat].store),
            "relic": relic(view, seat),
        },
    )


def _tile(view: ZoarView, index: int, speaker: Speaker) -> str:
    """A tile and its four fields, from the upper left to the lower right."""
    four = [field for field in view.fields if plan.tile_index(field.name) == index]
    fields = "; ".join(speaker.say(_field(field)) for field in four)
    if four[0].tile:
        struck = "board-tile-struck" if four[0].tile == view.struck else "board-tile"
        return speaker.say(Message(struck, {"tile": four[0].tile, "fields": fields}))
    home = next(field.home for field in four if field.terrain is Terrain.CAPITAL)
    if home is None:
        return speaker.say(Message("board-empty-tile", {"fields": fields}))
    return speaker.say(Message("board-home-tile", {"who": Who(home), "fields": fields}))


def _field(field: FieldView) -> Message:
    params: dict[str, Said] = {"at": field.name, "terrain": terrain(field)}
    there = things(field)
    return Message("board-field-with", {**params, "things": there}) if there else Message("board-field", params)


def _sentence(part: Message, speaker: Speaker) -> str:
    """The words with a full stop, where they do not bring their own end."""
    words = speaker.say(part)
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."


def _cut(text: str) -> str:
    """So much of the text as fits, by whole characters as a reader counts them."""
    parts = clusters(text)
    while _units("".join(parts)) > ALT_LIMIT:
        parts.pop()
    return "".join(parts)


def _units(text: str) -> int:
    """How long a chat program takes the text to be: characters beyond the first plane count twice."""
    return len(text.encode("utf-16-le")) // 2
