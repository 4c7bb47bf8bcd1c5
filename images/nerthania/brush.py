"""What everything on one picture is painted and said with."""

from __future__ import annotations

from images.kit import brush
from images.kit.look import Look
from images.kit.saying import speaker
from images.nerthania.colours import LANDS, Land
from rules.nerthania.naming import neutral
from rules.nerthania.pieces import Force
from rules.nerthania.view import NerthaniaView
from rules.words import Said, Who

WORDS = ("rules.nerthania", "images", "images.nerthania")


class Brush(brush.Brush):
    """With the colours of the world and the liveries of all tribes on the map."""

    __slots__ = ()

    @property
    def land(self) -> Land:
        """The colours of the world."""
        return LANDS[self.palette]

    def name(self, view: NerthaniaView, force: Force) -> str:
        """What a tribe on the map is called here, as the beginning of a line."""
        said = self.speaker.say(who(view, force))
        return said[:1].upper() + said[1:] if force >= len(view.tribes) else said


def brush_for(view: NerthaniaView, look: Look) -> Brush:
    """The brush for this viewer."""
    tribes = LANDS[look.palette].tribes
    return Brush(look.palette, tuple(tribes[nation.tribe] for nation in view.nations), speaker(view, look, WORDS))


def who(view: NerthaniaView, force: Force) -> Said:
    """A seat by its name, the neutral tribe as such."""
    return Who(force) if force < len(view.tribes) else neutral(view.nations[force].tribe)
