"""The harness itself: what it simulates happens, and what it records was sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from tests.wire import Channel, Person, Sent, Wire, controls, words
from tests.wire.faults import Bucket


class Probe(discord.Client):
    """A small bot that says back what it hears, with the real transport of discord.py."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        self.asked: list[discord.Interaction] = []
        self.tree.command(name="echo", description="Says it back.")(self.echo)
        self.tree.command(name="ask", description="Opens a dialog.")(self.ask)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def echo(self, interaction: discord.Interaction, text: str) -> None:
        self.heard.append(text)
        self.asked.append(interaction)
        said = f"{interaction.user.display_name} in {interaction.locale.value}/{interaction.guild_locale}: {text}"
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Again", custom_id="again"))
        await interaction.response.send_message(said, view=view, ephemeral=text == "psst")

    async def ask(self, interaction: discord.Interaction) -> None:
        dialog = discord.ui.Modal(title="Question", custom_id="question")
        dialog.add_item(discord.ui.Label(text="Answer", component=discord.ui.TextInput(custom_id="answer")))
        await interaction.response.send_modal(dialog)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        if interaction.type is discord.InteractionType.component:
            self.heard.append(data["custom_id"])
            await interaction.response.send_message(f"pressed by {interaction.user.display_name}", ephemeral=True)
        if interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.send_message(data["components"][0]["component"]["value"])


@dataclass
class Scene:
    """The probe in a guild with one channel and two people."""

    wire: Wire
    probe: Probe
    channel: Channel
    anna: Person
    bea: Person
    target: discord.TextChannel = field(init=False)

    def __post_init__(self) -> None:
        target = self.probe.get_channel(self.channel.id)
        assert isinstance(target, discord.TextChannel)
        self.target = target

    def sent(self, method: str, tail: str) -> list[Sent]:
        return [sent for sent in self.wire.rest.sent if sent.method == method and sent.path.endswith(tail)]


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    async with Wire.open() as wire:
        club = wire.guild("Club", locale="de")
        channel, anna, bea = club.channel("table"), club.person("Anna"), club.person("Bea", locale="de")
        probe = Probe()
        async with wire.running(probe):
            yield Scene(wire, probe, channel, anna, bea)
        assert wire.rest.gaps == []


async def test_a_command_travels_there_and_back_with_everybodys_language(scene: Scene) -> None:
    answer = await scene.bea.slash(scene.channel, "echo", text="Hallo")
    assert answer.answered
    assert not answer.private
    assert answer.words.startswith("Bea in de/de: Hallo")
    assert list(controls(answer.message)) == ["again"]


async def test_many_clicks_in_one_tick_all_arrive(scene: Scene) -> None:
    message = (await scene.anna.slash(scene.channel, "echo", text="Hi")).message
    answers = await asyncio.gather(*(person.press(message, "again") for person in [scene.anna, scene.bea] * 20))
    assert all(answer.answered and answer.private for answer in answers)
    assert [answer.words for answer in answers] == ["pressed by Anna", "pressed by Bea"] * 20


async def test_one_interaction_delivered_twice_reaches_the_bot_twice(scene: Scene) -> None:
    answer = await scene.anna.slash(scene.channel, "echo", text="once")
    await scene.anna.again(answer)
    assert await scene.wire.until(lambda: len(scene.sent("POST", "/callback")) == 2)
    assert scene.probe.heard == ["once", "once"]
    assert [sent.status for sent in scene.sent("POST", "/callback")] == [200, 400]


async def test_private_answers_are_not_in_the_channel(scene: Scene) -> None:
    answer = await scene.anna.slash(scene.channel, "echo", text="psst")
    assert answer.private
    assert scene.wire.messages(scene.channel) == []


async def test_a_dialog_can_be_filled_in(scene: Scene) -> None:
    shown = await scene.anna.slash(scene.channel, "ask")
    assert (await scene.anna.submit(shown, answer="Seven")).words == "Seven"


async def test_an_unknown_command_is_refused_before_anything_is_sent(scene: Scene) -> None:
    with pytest.raises(LookupError, match="/nothing"):
        await scene.anna.slash(scene.channel, "nothing")


async def test_what_was_sent_is_recorded_with_files_and_alternative_texts(scene: Scene) -> None:
    picture = discord.File(__file__, filename="board.webp", description="An empty board")
    await scene.target.send("Look", file=picture)
    (sent,) = scene.sent("POST", "/messages")
    assert sent.files[0][0] == "board.webp"
    assert "An empty board" in sent.text
    (message,) = scene.wire.messages(scene.channel)
    assert words(message) == "Look"
    assert message.attachments[0]["description"] == "An empty board"


async def test_a_rate_limit_is_obeyed_and_the_message_comes_once(scene: Scene) -> None:
    scene.wire.rest.faults.limit("POST", "/channels/*/messages", retry_after=0.01, times=2)
    await scene.target.send("patience")
    assert [sent.status for sent in scene.sent("POST", "/messages")] == [429, 429, 200]
    assert len(scene.wire.messages(scene.channel)) == 1


async def test_a_bucket_holds_back_whoever_sends_too_much(scene: Scene) -> None:
    scene.wire.rest.bucket = Bucket(limit=2, window=0.2)
    await asyncio.gather(*(scene.target.send(str(number)) for number in range(5)))
    assert len(scene.wire.messages(scene.channel)) == 5
    assert sum(sent.status == 200 for sent in scene.sent("POST", "/messages")) == 5


async def test_a_lost_answer_leaves_the_message_and_a_nonce_finds_it_again(scene: Scene) -> None:
    scene.wire.rest.faults.lose("POST", "/channels/*/messages")
    with pytest.raises(aiohttp.ClientError):
        await scene.target.send("one", nonce="n1")
    again = await scene.target.send("one", nonce="n1")
    (message,) = scene.wire.messages(scene.channel)
    assert message.id == again.id


async def test_a_lost_request_leaves_nothing(scene: Scene) -> None:
    scene.wire.rest.faults.lose("POST", "/channels/*/messages", "request")
    with pytest.raises(aiohttp.ClientError):
        await scene.target.send("one")
    assert scene.wire.messages(scene.channel) == []


async def test_a_refusal_says_what_discord_would_say(scene: Scene) -> None:
    scene.wire.rest.faults.refuse("POST", "/channels/*/messages")
    with pytest.raises(discord.Forbidden) as refused:
        await scene.target.send("no")
    assert refused.value.code == 50013


async def test_a_failure_of_discord_reaches_the_bot(scene: Scene) -> None:
    scene.wire.rest.faults.fail("POST", "/channels/*/messages", 503)
    with pytest.raises(discord.DiscordServerError):
        await scene.target.send("no")


async def test_a_dropped_gateway_resumes_and_tells_what_was_missed(scene: Scene) -> None:
    await scene.wire.gateway.hang_up()
    answer = await scene.anna.slash(scene.channel, "echo", text="in the dark")
    assert answer.answered
    assert scene.wire.gateway.resumes == 1


async def test_a_lost_session_begins_anew(scene: Scene) -> None:
    await scene.wire.gateway.hang_up(resumable=False)
    await asyncio.wait_for(scene.wire.gateway.identified.wait(), 20)
    assert (await scene.anna.slash(scene.channel, "echo", text="back")).answered
    assert scene.wire.gateway.resumes == 0


async def test_tokens_expire(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "echo", text="psst")
    scene.wire.backend.advance_clock(16 * 60)
    with pytest.raises(discord.NotFound):
        await scene.probe.asked[-1].edit_original_response(content="too late")
    assert scene.sent("PATCH", "/messages/@original")[-1].status == 404


async def test_members_are_told_only_to_whom_asks_for_them(scene: Scene) -> None:
    guild = scene.probe.get_guild(scene.wire.backend.get_channel(scene.channel.id).guild_id or 0)
    assert guild is not None
    assert [member.id for member in guild.members] == [scene.wire.backend.bot_user.id]


@pytest.mark.parametrize("ticks", range(5))
async def test_who_gives_up_waiting_does_so_though_news_comes_in_the_same_moment(scene: Scene, ticks: int) -> None:
    waiting = asyncio.create_task(scene.wire.until(lambda: False, seconds=60))
    for _ in range(5):
        await asyncio.sleep(0)
    assert scene.wire.news.waiting
    scene.wire.news.spread()
    for _ in range(ticks):
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait([waiting], timeout=10)
    assert waiting.cancelled()
