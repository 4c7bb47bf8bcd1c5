"""The commands of the games, generated: one for each action type, completed from the legal actions."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Mapping, Sequence
from typing import Any, get_type_hints

import discord
from discord import app_commands

from bot import limits, typed
from bot.commands.guess import optional, understood
from bot.commands.localised import about, name
from bot.commands.named import lines_to_type
from bot.desk import Desk
from bot.errors import Refused
from bot.labels import labels, spoken, tongues
from bot.narrowing import way_to
from bot.panels import trouble
from bot.panels.at_decision import act
from bot.panels.places import show_decision
from bot.panels.seating import Seating
from bot.panels.visit import Visit
from bot.speech import clean, cut
from bot.table.play import playing
from images import captions
from images.kit.look import Look
from rules.game import Action, AnyGame
from rules.words import Message, Speaker, Who, kebab

Lines = Mapping[str, str]
"""What was typed, by field."""

LONGEST = 300
"""So many characters of what was typed are read; nothing that can be chosen is called longer."""
SHOWN = 12
"""So many choices are named to somebody who typed something else."""


def game_command(desk: Desk, game: AnyGame) -> app_commands.Group:
    """`/<game>` with everything that can be done in it."""
    root = app_commands.Group(name=game.key, description=about("game.about", game.package), guild_only=True)
    groups = {word: _group(game, word) for word in dict.fromkeys(kind.group for kind in game.actions) if word}
    for group in groups.values():
        root.add_command(group)
    for kind in game.actions:
        parent = root if kind.group is None else groups[kind.group]
        parent.add_command(action_command(desk, game, kind))
    return root


def _group(game: AnyGame, word: str) -> app_commands.Group:
    """A group that the game puts some of its actions into."""
    message = f"group-{word}"
    return app_commands.Group(
        name=name(f"{message}.command", game.package), description=about(f"{message}.about", game.package)
    )


def action_command(desk: Desk, game: AnyGame, kind: type[Action]) -> app_commands.Command[Any, Any, Any]:
    """`/<game> <action>`, with an option for each field."""

    async def run(interaction: discord.Interaction, **lines: str | None) -> None:
        filled = {field: text[:LONGEST] for field, text in lines.items() if text is not None}
        await play(Visit(desk, interaction), game, kind, filled)

    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return offered(Visit(desk, interaction), game, kind)

    # discord.py reads the options from the signature.
    run.__dict__["__signature__"] = _signature(kind)
    callback: Any = run
    message = f"do-{kind.kind}"
    names = {field.name: kebab(field.name) for field in dataclasses.fields(kind)}
    app_commands.rename(**{field: name(f"{message}.{word}", game.package) for field, word in names.items()})(run)
    app_commands.describe(**{field: about(f"{message}.{word}-about", game.package) for field, word in names.items()})(
        run
    )
    app_commands.autocomplete(**dict.fromkeys(names, complete))(run)
    return app_commands.Command(
        name=name(f"{message}.command", game.package),
        description=about(f"{message}.about", game.package),
        callback=callback,
    )


async def play(visit: Visit, game: AnyGame, kind: type[Action], lines: Lines) -> None:
    """Do what was typed; where that is not certain, or binds, show it first."""
    seating = _at(visit, game)
    playing(seating.table)
    legal = seating.legal()
    same_kind = [action for action in legal if type(action) is kind]
    reading = typed.read(same_kind, lines, seating.speaker)
    if not reading.actions:
        return await _impossible(visit, seating, kind, lines, same_kind)
    if len(reading.actions) == 1 and reading.exact and not kind.binding:
        return await act(visit, seating, reading.actions[0], None)
    note = [] if reading.exact else [seating.speaker.say(Message("typed-guess"))]
    return await show_decision(visit, seating, way_to(legal, reading.actions), notes=note)


def offered(visit: Visit, game: AnyGame, kind: type[Action]) -> list[app_commands.Choice[str]]:
    """What may be typed into the option that is being filled; where that is nothing, one line that says why not."""
    options = _being_filled(visit.interaction)
    focused = next((option["name"] for option in options if option.get("focused")), None)
    try:
        seating = _at(visit, game)
        playing(seating.table)
    except Refused as refused:
        return [_idle(trouble.lines(visit, refused, None)[0])]
    fields = {
        str(name(f"do-{kind.kind}.{kebab(field.name)}", game.package)): field.name for field in dataclasses.fields(kind)
    }
    same_kind = [action for action in seating.legal() if type(action) is kind]
    if not same_kind:
        return [_idle(seating.speaker.say(_why_not(seating, kind)))]
    if focused not in fields:
        return []
    filled = {fields[option["name"]]: str(option["value"])[:LONGEST] for option in options if option["name"] in fields}
    words = typed.offers(same_kind, filled, fields[focused], seating.speaker)
    return _told(seating, fields[focused], words, same_kind[0])


def _told(seating: Seating, field: str, words: Mapping[str, object], like: Action) -> list[app_commands.Choice[str]]:
    """These words to type, each with what is to be known of it: area “12” alone says little."""
    view = seating.table.rules.view(seating.table.state, seating.seat)
    look = Look(seating.locale, seating.table.names)
    told = captions(seating.table.game, view, field, tuple(words.values()), like, look)
    return [
        app_commands.Choice(name=cut(f"{word} · {about}" if about else word, limits.CHOICE_NAME), value=word)
        for word, about in zip(words, told, strict=True)
    ]


def _idle(why: str) -> app_commands.Choice[str]:
    """A line among what is offered that is there to be read; who takes it all the same is refused with the reason."""
    line = cut(f"⏳ {why}", limits.CHOICE_NAME)
    return app_commands.Choice(name=line, value=line)


def _why_not(seating: Seating, kind: type[Action]) -> Message:
    """Somebody else is up, or it is time for something else."""
    awaited = tuple(Who(seat) for seat in seating.table.owing())
    if seating.prompt is None and awaited:
        return Message("complete-waiting", {"awaited": awaited})
    return Message("no-such-now", {"action": Message(f"do-{kind.kind}.button")})


async def _impossible(
    visit: Visit, seating: Seating, kind: type[Action], lines: Lines, same_kind: Sequence[Action]
) -> None:
    """Say which rule forbids it, or at least what would have been understood."""
    table, seat = seating.table, seating.seat
    assert seat is not None, "_at() lets only the seated pass"
    action = _understood(seating, kind, lines, same_kind)
    if action is not None:
        refusal = table.rules.explain(table.state, seat, action)
        if refusal is not None:
            raise Refused.by_rule(table.game, refusal)
        note = seating.speaker.say(Message("typed-guess"))
        return await show_decision(visit, seating, way_to(seating.legal(), [action]), notes=[note])
    if not same_kind:
        raise _not_now(seating, kind)
    unknown = typed.read(same_kind, lines, seating.speaker).unknown
    raise _unknown(seating, unknown or "", lines, same_kind)


def _understood(seating: Seating, kind: type[Action], lines: Lines, same_kind: Sequence[Action]) -> Action | None:
    """The action that these words mean, in whichever way things are called; None where they mean nothing."""
    for tongue in tongues(seating.speaker):
        action = understood(kind, as_called(same_kind, lines, tongue), tongue, seating.table.rules.lexicon())
        if action is not None:
            return action
    return None


def as_called(same_kind: Sequence[Action], lines: Lines, speaker: Speaker) -> Lines:
    """The line with everything called by its name that can mean but one thing, so that “all units” are those there."""
    unknown = typed.read(same_kind, lines, speaker).unknown
    rest = {field: text for field, text in lines.items() if field != unknown}
    legal = typed.read(same_kind, rest, speaker).actions
    meant = {field: {getattr(action, field) for action in legal} for field in rest}
    return {**lines, **{field: spoken(values.pop(), speaker) for field, values in meant.items() if len(values) == 1}}


def _not_now(seating: Seating, kind: type[Action]) -> Refused:
    """That cannot be done now at all; these commands can."""
    table, prompt = seating.table, seating.prompt
    why = Message("no-such-now", {"action": Message(f"do-{kind.kind}.button")})
    if prompt is None:
        awaited = tuple(Who(seat) for seat in table.owing())
        return Refused(
            why, game=table.game, instead=Message("not-your-turn", {"awaited": awaited}) if awaited else None
        )
    kinds = list(dict.fromkeys(type(action) for action in seating.legal()))
    commands = lines_to_type(table.rules, kinds[:SHOWN], seating.speaker)
    instead = Message("instead-commands", {"ask": prompt.ask, "commands": commands})
    return Refused(why, section=prompt.section, game=table.game, instead=instead)


def _unknown(seating: Seating, field: str, lines: Lines, same_kind: Sequence[Action]) -> Refused:
    """Nothing here is called like that; these are."""
    values = dict.fromkeys(getattr(action, field) for action in same_kind)
    words = labels(values, seating.speaker, limits.CHOICE_NAME)[:SHOWN]
    why = Message("no-such-choice", {"text": clean(lines.get(field, ""))})
    return Refused(why, game=seating.table.game, instead=Message("instead-choices", {"choices": tuple(words)}))


def _at(visit: Visit, game: AnyGame) -> Seating:
    """The table in this channel. Raises Refused when another game is played there, or by others."""
    table = visit.table_here()
    if table.game != game.key:
        raise Refused(Message("no-such-game-here", {"game": Message("game")}), game=table.game)
    seating = visit.seating(table)
    if seating.seat is None:
        raise Refused(Message("no-stranger"))
    return seating


def _signature(kind: type[Action]) -> inspect.Signature:
    """The options as discord.py wants to see them: texts, those that may stay empty with a default."""
    hints = get_type_hints(kind)
    here = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    fields = [
        inspect.Parameter(field.name, inspect.Parameter.KEYWORD_ONLY, annotation=str, default=inspect.Parameter.empty)
        if not optional(hints[field.name])
        else inspect.Parameter(field.name, inspect.Parameter.KEYWORD_ONLY, annotation=str | None, default=None)
        for field in dataclasses.fields(kind)
    ]
    return inspect.Signature([here, *fields])


def _being_filled(interaction: discord.Interaction) -> list[dict[str, Any]]:
    """The options of the innermost command, as far as they are filled."""
    data: Any = interaction.data
    options: list[dict[str, Any]] = data.get("options", [])
    while options and options[0]["type"] in (1, 2):
        options = options[0].get("options", [])
    return options
