"""Whom an ability speaks of: players, units and buildings in words, by their part in the sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.shared_worlds.cards.abilities import Choice
from rules.shared_worlds.cards.terms import BUILDINGS, CONTROLLER_OF, GROUPS, PLAYERS, Half, Occasion
from rules.words import Message, Said, kebab

Part = Literal["it", "to", "whose"]
"""Who does it or to whom it is done; to whom something is given; whose something is."""
Person = Literal["you", "one", "they"]
"""You, somebody else, somebody who was named before."""


@dataclass(slots=True)
class Naming:
    """The choices of one ability, and what has been named so far: that is `it` or `they` from then on."""

    choices: Sequence[Choice] = ()
    half: Half | None = None
    occasion: Occasion | None = None
    known: set[str] = field(default_factory=set)

    def named(self, name: str, part: Part) -> Message:
        """This player, unit or building in words; from now on it is known."""
        again = name in self.known
        self.known.add(name)
        if name in GROUPS:
            return Message(f"whom-{kebab(name)}.{part}")
        if self.is_player(name):
            return Message(f"whom-they.{part}") if again else self._player(name, part)
        if name in BUILDINGS:
            return Message("whom-host")
        return Message(f"whom-unit-again.{part}") if again else self._thing(name, part)

    def person(self, name: str) -> Person:
        """In which person a sentence about this player stands."""
        if name == "you":
            return "you"
        return "they" if name in self.known else "one"

    def is_player(self, name: str) -> bool:
        """Whether this is the name of a player."""
        choice = self._choice(name)
        return name in PLAYERS or name.startswith(CONTROLLER_OF) or (choice is not None and choice.what == "player")

    def is_building(self, name: str) -> bool:
        """Whether this is the name of a building."""
        choice = self._choice(name)
        return name in BUILDINGS or (choice is not None and choice.what == "building")

    def _choice(self, name: str) -> Choice | None:
        return next((choice for choice in self.choices if choice.name == name), None)

    def _player(self, name: str, part: Part) -> Message:
        if name.startswith(CONTROLLER_OF):
            return Message(f"whom-controller.{part}", {"unit": self.named(name.removeprefix(CONTROLLER_OF), "it")})
        choice = self._choice(name)
        if choice is None:
            return Message(f"whom-{kebab(self._moment(name))}.{part}")
        who = Message(f"whom-player-{choice.side}.{part}")
        return Message("whom-dying", {"who": who}) if "dying" in choice.filter else who

    def _thing(self, name: str, part: Part) -> Message:
        choice = self._choice(name)
        if choice is None:
            return Message(f"whom-{kebab(self._moment(name))}.{part}")
        if choice.what == "building":
            return Message(f"whom-building-{choice.side}")
        return Message(f"whom-unit.{part}", self._unit(choice))

    def _moment(self, name: str) -> str:
        """The unit that was fought is called otherwise before and after the damage."""
        return f"{name}_{self.occasion}" if name.startswith("paired") else name

    def _unit(self, choice: Choice) -> dict[str, Said]:
        """What has to be known to speak of a chosen unit. Where it stands goes without saying if it attacks or dies."""
        told = {"attacking", "dying"} & set(choice.filter)
        far = self.half == "combat" and choice.side == "opponent"
        return {
            "side": choice.side,
            "zone": "none" if told else choice.zone or "none",
            "lane": "same" if choice.lane == "same" else "any" if far else "none",
            **{word: "yes" if word in choice.filter else "no" for word in WORDS},
        }


WORDS = ("other", "damaged", "tapped", "attacking", "nonlegendary", "dying")
"""What may be said of a chosen unit."""
