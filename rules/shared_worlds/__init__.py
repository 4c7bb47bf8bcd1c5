"""Shared Worlds: four peoples of the ice age, for two to four players. The rules are in handbook.en.md."""

from __future__ import annotations

from rules import steps
from rules.game import Game
from rules.shared_worlds.actions import (
    Act,
    Activate,
    Answer,
    Attack,
    Block,
    Charge,
    Choose,
    ChooseCard,
    Done,
    EndMain,
    Fight,
    Intercept,
    Keep,
    MoveTo,
    Pass,
    Pick,
    PlayAttachment,
    PlayInstant,
    PlayUnit,
    Promote,
    Rearrange,
    Remove,
    Skip,
    Stand,
    TradeWorkers,
)
from rules.shared_worlds.cards.lexicon import lexicon
from rules.shared_worlds.defaults import default
from rules.shared_worlds.faults import faults
from rules.shared_worlds.flow import apply
from rules.shared_worlds.foretell import foretell
from rules.shared_worlds.hints import hint
from rules.shared_worlds.options import SharedWorldsOptions
from rules.shared_worlds.policy import stand_in
from rules.shared_worlds.setup import SEATS
from rules.shared_worlds.sight import view
from rules.shared_worlds.small import SMALL, quiet, turn
from rules.shared_worlds.state import TRIBES
from rules.shared_worlds.table import SharedWorldsState, setup
from rules.shared_worlds.vain import vain
from rules.shared_worlds.victory import outcome, scores

GAME = Game(
    key="shared_worlds",
    version=1,
    seats=SEATS,
    tribes=TRIBES,
    hands=True,
    options=SharedWorldsOptions,
    state=SharedWorldsState,
    actions=(
        Pick,
        Skip,
        Act,
        PlayUnit,
        PlayAttachment,
        PlayInstant,
        Activate,
        Promote,
        Charge,
        Fight,
        EndMain,
        Attack,
        Block,
        Intercept,
        Pass,
        Stand,
        Choose,
        ChooseCard,
        Remove,
        Keep,
        Rearrange,
        MoveTo,
        Answer,
        TradeWorkers,
        Done,
    ),
    setup=setup,
    awaited=steps.awaited,
    legal=steps.legal,
    explain=steps.explain,
    apply=apply,
    view=view,
    stand_in=stand_in,
    default=default,
    outcome=outcome,
    foretell=foretell,
    standing=scores,
    hint=hint,
    lexicon=lexicon,
    small=SMALL,
    quiet=quiet,
    turn=turn,
    vain=vain,
    faults=faults,
)
