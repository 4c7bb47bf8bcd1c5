"""The position in words: line by line for the text board, in short for the picture."""

from __future__ import annotations

from collections.abc import Iterator

from images.kit.look import Look, Spot
from images.kit.saying import in_short, sentence
from images.nerthania.area_words import area, holder, in_words, said_terrain
from images.nerthania.battle_words import battle, dice, reports, reports_with_dice
from images.nerthania.brush import who
from images.nerthania.parts import BATTLE, OWN, SECTOR_PARTS
from rules.nerthania.cardtext import kind
from rules.nerthania.naming import owned
from rules.nerthania.pieces import Direction, Force, Roundel
from rules.nerthania.view import NerthaniaView, TribeView
from rules.nerthania.world import AREAS, IN_SECTOR
from rules.words import NOBODY, Message, Said, Speaker, Who, said

AREA_NAMES = frozenset(map(str, AREAS))


def lines(view: NerthaniaView, speaker: Speaker) -> tuple[str, ...]:
    """The whole position: what happens, then every tribe, the viewer's own first, then the battles that not everybody
    has seen yet, then every area, sector by sector.
    """
    now = [sentence(part, speaker) for part in (*_now(view), *dice(view), *_rest(view))]
    order = sorted(range(len(view.nations)), key=lambda force: force != view.viewer)
    nations = [" ".join(sentence(part, speaker) for part in _nation(view, force)) for force in order]
    past = [sentence(part, speaker) for part in _past(view)]
    return (*now, *nations, *past, *_world(view, speaker))


def alt(view: NerthaniaView, look: Look, speaker: Speaker) -> str:
    """What matters of what is shown, marked places first: as many sentences as an alt text has room for."""
    return in_short((*_marks(view, look.marks), *_shown(view, look.part)), speaker)


def _shown(view: NerthaniaView, part: str) -> Iterator[Message]:
    """A part of the position, or the whole of it in short."""
    if part == OWN and view.viewer is not None:
        yield from _nation(view, view.viewer)
    elif part == BATTLE:
        yield from (*battle(view), *dice(view), *reports_with_dice(view))
    elif part in SECTOR_PARTS:
        yield Message("board-sector", {"sector": Message(f"sector-{part}")})
        yield from (_area(view, number) for number in SECTOR_PARTS[part])
    else:
        yield from _now(view)
        yield from _changes(view)
        yield from reports(view)
        yield from (_nation_in_short(view, force) for force in range(len(view.nations)))


def _marks(view: NerthaniaView, marks: tuple[Spot, ...]) -> Iterator[Message]:
    """The places that a private picture marks; a single area is not to choose from, but what the question is about."""
    if len(marks) == 1 and marks[0].place in AREA_NAMES:
        yield Message("board-marked", {"area": _area(view, int(marks[0].place))})
    elif marks:
        yield Message("board-marks", {"areas": tuple(dict.fromkeys(spot.label for spot in marks))})


def _area(view: NerthaniaView, number: int) -> Message:
    one = view.areas[number - 1]
    return area(one, holder(view, one))


def _now(view: NerthaniaView) -> Iterator[Message]:
    """Round and phase, how it ended or who is awaited, and the battle."""
    yield view.headline
    if view.outcome is not None:
        yield Message("winner", {"who": tuple(Who(seat) for seat in view.outcome.winners)})
        yield view.outcome.how
    for prompt in view.awaited:
        yield Message("may-answer" if prompt.optional else "asked", {"who": Who(prompt.seat), "ask": prompt.ask})
    yield from battle(view)


def _rest(view: NerthaniaView) -> Iterator[Message]:
    """Who may still march, what the land will do, Tectonium, who begins, and whether the edges touch."""
    if view.march:
        whose = NOBODY if view.turn is None else view.tribes[view.turn]
        marching = tuple(
            Message(
                "board-marching",
                {"unit": said(one.unit), "area": one.area, "steps": tuple(map(str, one.steps)), "whose": whose},
            )
            for one in view.march
        )
        yield Message("board-march", {"units": marching})
    yield from _changes(view)
    yield Message("board-tectonium-left", {"left": view.tectonium_left})
    yield Message("board-start", {"who": Who(view.start)})
    yield Message("board-connected" if view.connected else "board-closed")


def _past(view: NerthaniaView) -> Iterator[Message]:
    """The battles before, die by die, below a heading of their own."""
    if view.reports:
        yield Message("board-past", {"areas": tuple(str(past.area) for past in reversed(view.reports))})
        yield from reports_with_dice(view)


def _changes(view: NerthaniaView) -> Iterator[Message]:
    """The land that has just changed, and the land that will."""
    if view.reshaped:
        changed = tuple(
            Message("board-changed-area", {"area": number, "terrain": said_terrain(view.areas[number - 1].terrain)})
            for number in view.reshaped
        )
        yield Message("board-changed", {"areas": changed})
    for direction in Direction:
        areas = tuple(str(one.number) for one in view.areas if one.change is direction)
        if areas:
            yield Message(f"board-to-{direction}", {"areas": areas})


def _nation(view: NerthaniaView, force: Force) -> Iterator[Message]:
    tribe = view.nations[force]
    yield Message("board-nation", {"who": who(view, force), "tribe": Message(f"tribe-{tribe.tribe}")})
    if view.teams:
        yield Message("board-partner", {"who": Who((force + 2) % 4)})
    if tribe.surrenders:
        yield Message("board-gives-up")
    if force < len(view.tribes):
        yield from _player(tribe)
    yield _cards(tribe)
    yield _listed("board-buildings", tuple(said(building) for building in tribe.buildings))
    yield _listed("board-supply", owned(tribe.supply, tribe.tribe))
    yield Message("board-on-map", {"units": tribe.on_map, "areas": tribe.areas})
    if view.outcome is not None and force < len(view.outcome.scores):
        yield view.outcome.scores[force]


def _player(tribe: TribeView) -> Iterator[Message]:
    """What only a tribe with a player has."""
    yield Message("board-points", {"points": tribe.points})
    yield _listed("board-goals", tuple(said(goal) for goal in tribe.goals))
    yield Message("board-markers-won", {"number": tribe.markers_won})
    stores: dict[str, Said] = {"silver": tribe.silver, "tectonium": tribe.tectonium, "cards": tribe.conquest_cards}
    yield Message("board-stores", stores)
    yield _listed("board-used", tuple(said(action) for action in Roundel if action in tribe.used))
    yield Message("board-home", {"area": tribe.headquarters}) if tribe.headquarters else Message("board-homeless")
    if tribe.reserve_called:
        yield Message("board-reserve-called")


def _cards(tribe: TribeView) -> Message:
    owned = tuple(
        Message("board-card", {"kind": kind(tribe.tribe, card.unit), "level": card.level})
        for card in tribe.cards
        if card.level
    )
    return _listed("board-battle-cards", owned)


def _listed(message: str, things: tuple[Said, ...]) -> Message:
    """A list of things, or that there are none."""
    return Message(message, {"things": things}) if things else Message(f"{message}-none")


def _nation_in_short(view: NerthaniaView, force: Force) -> Message:
    tribe = view.nations[force]
    params: dict[str, Said] = {
        "who": who(view, force),
        "tribe": Message(f"tribe-{tribe.tribe}"),
        "points": tribe.points,
        "units": tribe.on_map,
        "areas": tribe.areas,
        "silver": tribe.silver,
        "tectonium": tribe.tectonium,
    }
    return Message("board-alt-seat" if force < len(view.tribes) else "board-alt-neutral", params)


def _world(view: NerthaniaView, speaker: Speaker) -> Iterator[str]:
    """Every area, sector by sector."""
    for sector in IN_SECTOR:
        yield from _sector(view, sector, speaker)


def _sector(view: NerthaniaView, sector: int, speaker: Speaker) -> Iterator[str]:
    """The name of a sector, and every area in it."""
    yield sentence(Message("board-sector", {"sector": Message(f"sector-{sector}")}), speaker)
    for number in IN_SECTOR[sector]:
        yield in_words(view, view.areas[number - 1], speaker)
