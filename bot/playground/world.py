"""The simulated guild of the playground: the same people, channel and ids at every start."""

from __future__ import annotations

import json
import os
import zoneinfo
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.errors import Unusable

PEOPLE = {"anna": "en-US", "ben": "en-US", "clara": "de", "david": "de"}
"""Who lives here, and the language their Discord speaks."""


@dataclass(frozen=True, slots=True)
class World:
    """One guild with one channel, its people by key, and the names of its threads by id."""

    channel: ChannelHandle
    people: Mapping[str, MemberActor]
    threads: Mapping[int, str]


def furnish(env: simcord.Env, guild_locale: str, memory: Path) -> World:
    """Builds the guild, before the bot and the clock start: so every id is the same at every start.

    `memory` is the file where threads are written down, which the bot makes and will look for at its next start.
    Raises Unusable where it is damaged.
    """
    env.backend.bot_user.name = "Elder"
    owner = env.create_user("owner")
    guild = env.create_guild("The playground", owner=owner, preferred_locale=guild_locale)
    channel = guild.create_text_channel("table", topic="Type /game new, choose a game, and send it with the arrow.")
    people = {name: guild.add_member(env.create_user(name, global_name=name.capitalize())) for name in PEOPLE}
    locales = {str(people[name].id): locale for name, locale in PEOPLE.items()}

    def speak(event: str, payload: Mapping[str, Any]) -> None:
        # SimCord lets everybody speak American English. We hear of an interaction before the bot does.
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            payload["locale"] = locales[payload["member"]["user"]["id"]]
            payload["guild_locale"] = guild_locale

    env.backend.subscribers.insert(0, speak)
    threads = _kept_threads(env, channel, memory)
    return World(channel, people, threads)


def _kept_threads(env: simcord.Env, channel: ChannelHandle, memory: Path) -> dict[int, str]:
    try:
        written = json.loads(memory.read_text(encoding="utf-8")) if memory.exists() else {}
        threads = {int(thread_id): str(name) for thread_id, name in written.items()}
    except (OSError, ValueError, AttributeError) as error:
        raise Unusable(f"The file {memory} cannot be read ({type(error).__name__}). Mend it, or delete it.") from error
    for thread_id, name in threads.items():
        env.backend.create_thread(channel.id, name, env.backend.bot_user.id, message_id=thread_id, broadcast=False)

    def remember(event: str, payload: Mapping[str, Any]) -> None:
        if event == "THREAD_CREATE":
            threads[int(payload["id"])] = payload["name"]
            memory.write_text(json.dumps(threads), encoding="utf-8")

    env.backend.subscribers.append(remember)
    return threads


def local_timezone() -> str:
    """The name of this machine's time zone, UTC where it has none."""
    zone = os.environ.get("TZ") or os.path.realpath("/etc/localtime")
    name = zone.partition("zoneinfo/")[2] or zone
    return name if name in zoneinfo.available_timezones() else "UTC"
