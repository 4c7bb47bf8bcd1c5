"""Cards in the chat: looked up by anybody in both languages; a large hand of Shared Worlds that is leafed through."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot import limits
from bot.gallery import Board
from bot.panels.lexicon import known
from bot.table import Kind, Table
from bot.table.draft import Draft
from images import offered
from images.kit.look import Look, Picture
from images.nerthania import describe_card as tell_nerthania
from images.shared_worlds import describe_card, describe_hand
from rules import games
from rules.codec import clone
from rules.game import State, View
from rules.shared_worlds.actions import Keep
from rules.shared_worlds.cards import buildings, cards
from rules.shared_worlds.pieces import Face, Pile
from rules.shared_worlds.piles import faces
from rules.shared_worlds.table import SharedWorldsState
from rules.shared_worlds.verbs_on_table import look
from rules.words import Speaker
from tests.bot.panels.players import by_panel, by_typing
from tests.bot.stage import WEBP
from tests.play.club import Club, Sketchbook, opened
from tests.play.guest import Guest
from tests.rules.shared_worlds.table import side
from tests.rules.shared_worlds.table import table as worlds
from tests.wire import Message, controls, words

HAND = "mammoth_guard hadra gorrun torv wayfinder trade_warden camp_raid tolan ymra sael sennet oru nalo plateau_hunter"


class Cards(Sketchbook):
    """Says what is on a card or in a hand, as the artist does, and shows one pixel of it."""

    async def card(self, game: str, name: str, look: Look) -> Board:
        tell = offered(game, "describe_card")
        assert tell is not None
        return Board(tell(name, look), Picture(WEBP, 1, 1))

    async def hand(self, game: str, view: View, look: Look) -> Board:
        return Board(describe_hand(view, look), Picture(WEBP, 1, 1))


def printed_name(card: str, locale: str) -> str:
    return Speaker(locale, ("rules.shared_worlds",)).say((cards().get(card) or buildings()[card]).said())


async def looked_up(club: Club, person: Guest, typed: str) -> Message:
    """The card of this name, completed from what has been typed of it."""
    choices = (await person.complete(club.channel, "rules", "card", typed)).choices
    return (await person.slash(club.channel, "rules", card=choices[0]["value"])).message


async def test_anybody_looks_up_cards_and_buildings_in_their_own_language(tmp_path: Path) -> None:
    async with opened(tmp_path / "elder.db", Cards) as club:
        for person in (club.people["Zoe"], club.people["Ben"]):
            locale = person.locale[:2]
            for card in ("mammoth_guard", "camp_raid", "war_paint", "neander_cave", "oru"):
                shown = await looked_up(club, person, printed_name(card, locale)[:14])
                told = describe_card(card, Look(locale))
                assert printed_name(card, locale) in words(shown)
                assert [line for line in told.lines if line not in words(shown)] == []
                assert told.alt[: limits.ALT_TEXT] in words(shown)
                assert len(shown.attachments) == 1


async def test_where_nerthania_is_played_its_units_and_cards_are_looked_up_in_any_language(tmp_path: Path) -> None:
    async with opened(tmp_path / "elder.db", Cards) as club:
        await club.begun("nerthania", 2)
        for person, typed in ((club.people["Anna"], "ice tiger"), (club.people["Ben"], "eistiger")):
            choices = (await person.complete(club.channel, "rules", "card", typed)).choices
            assert [choice["value"].split(":")[1] for choice in choices[:4]] == [
                "snow_blades.animal",
                *(f"snow_blades.animal.{level}" for level in (1, 2, 3)),
            ]
            for choice in choices[:4]:
                shown = (await person.slash(club.channel, "rules", card=choice["value"])).message
                told = tell_nerthania(choice["value"].split(":")[1], Look(person.locale[:2]))
                assert [line for line in told.lines if line not in words(shown)] == []
                assert len(shown.attachments) == 1
        assert "Mammoth" not in str(
            (await club.people["Anna"].complete(club.channel, "rules", "card", "mammoth")).choices
        )


async def test_a_name_that_is_typed_is_enough_and_a_strange_one_is_refused_with_a_way_out(tmp_path: Path) -> None:
    async with opened(tmp_path / "elder.db", Cards) as club:
        anna, ben = club.seats(2)
        assert "Mammoth Guard" in (await anna.slash(club.channel, "rules", card="mammoth guard")).words
        assert "Mammutwache" in (await ben.slash(club.channel, "rules", card="mammutwache")).words
        strange = await anna.slash(club.channel, "rules", card="xyzzy **@everyone**")
        assert "There is no card called" in strange.words
        assert "@everyone" not in strange.words.replace("@\u200beveryone", "")
        assert strange.message.is_ephemeral


async def test_the_german_completion_has_german_names_and_never_more_than_fit(tmp_path: Path) -> None:
    async with opened(tmp_path / "elder.db", Cards) as club:
        for person in (club.people["Anna"], club.people["Ben"]):
            choices = (await person.complete(club.channel, "rules", "card", "")).choices
            names = {thing.name for thing in known(list(games()), person.locale[:2])}
            assert 0 < len(choices) <= limits.CHOICES
            assert {choice["name"] for choice in choices} <= names


async def lay(club: Club, state: State) -> None:
    """The table is like this now."""

    def draft(table: Table) -> Draft:
        return Draft(table=replace(table, state=state), kind=Kind.RESTORE, seat=None, events=())

    await club.elder.tables.change(club.table_id, None, None, draft)
    await club.quiet()


async def holding(club: Club, hand: str) -> tuple[Guest, Guest]:
    """Anna is on turn and holds these cards; Ben sits at the same table."""
    await club.begun("shared_worlds", 2)
    await lay(club, worlds(red=side(hand=hand, discard="cub war_paint"), blue=side("leather_workshop stone_mine")))
    anna, ben = club.seats(2)
    return anna, ben


def without_pictures(club: Club) -> None:
    """Nothing can be attached in the channel."""
    deny = Permissions(attach_files=True).value
    club.env.backend.set_overwrite(club.channel.id, Overwrite(club.table.guild_id, OverwriteType.ROLE, deny=deny))


async def test_a_large_hand_is_seen_as_a_picture_by_its_owner_alone(tmp_path: Path) -> None:
    async with opened(tmp_path / "elder.db", Cards) as club:
        anna, ben = await holding(club, HAND)
        shown = (await anna.slash(club.channel, "hand")).message
        assert shown.is_ephemeral
        assert len(shown.attachments) == 1
        assert all(printed_name(card, "en") in words(shown) for card in HAND.split())
        others = [(await ben.slash(club.channel, "hand")).words, *map(words, club.messages)]
        for card in HAND.split():
            assert not any(printed_name(card, locale) in said for said in others for locale in ("en", "de")), card


async def test_a_large_hand_is_leafed_through_in_words_where_no_picture_can_be_shown(tmp_path: Path) -> None:
    async with opened(tmp_path / "elder.db", Cards) as club:
        anna, _ = await holding(club, HAND)
        without_pictures(club)
        page = (await anna.slash(club.channel, "hand")).message
        pages, told = [words(page)], describe_hand(club.table.rules.view(club.table.state, 0), Look("en")).lines
        assert page.is_ephemeral
        while onward := [key for key, part in controls(page).items() if part["label"].endswith("›")]:
            page = (await anna.press(page, onward[0])).message
            assert page.is_ephemeral
            pages.append(words(page))
        assert len(pages) > 1
        assert [line for line in told if not any(line in said for said in pages)] == []
        while back := [key for key, part in controls(page).items() if part["label"].startswith("‹")]:
            page = (await anna.press(page, back[0])).message
        assert words(page) == pages[0]
        assert not any(told[1] in words(message) for message in club.messages)


async def test_a_page_of_a_hand_that_has_shrunk_meanwhile_is_the_last_one(tmp_path: Path) -> None:
    async with opened(tmp_path / "elder.db", Cards) as club:
        anna, _ = await holding(club, HAND)
        without_pictures(club)
        page = (await anna.slash(club.channel, "hand")).message
        onward = next(key for key, part in controls(page).items() if part["label"].endswith("›"))
        await lay(club, worlds(red=side(hand="cub")))
        assert printed_name("cub", "en") in (await anna.press(page, onward)).words


async def test_of_two_equal_cards_among_those_that_are_looked_at_every_choice_can_be_ticked(club: Club) -> None:
    await club.begun("shared_worlds", 2)
    anna = club.seats(1)[0]
    table = worlds(main="cub cub war_paint torv gatherer")
    look(table, 0, 5, 5, Pile.DISCARD)
    for hands in (by_panel, by_typing):
        for kept in ("gatherer", "torv", "cub", "cub cub", "cub torv", "cub cub war_paint torv gatherer"):
            await lay(club, clone(table))
            assert isinstance(club.table.state, SharedWorldsState)
            before = Counter(faces(club.table.state.players[0].discard))
            action = next(
                one
                for one in club.seating(anna).legal()
                if isinstance(one, Keep) and Counter(one.cards) == Counter(map(Face, kept.split()))
            )
            await hands(club, anna, action)
            assert isinstance(club.table.state, SharedWorldsState)
            assert Counter(faces(club.table.state.players[0].discard)) - before == Counter(action.cards)
