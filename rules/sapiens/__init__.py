"""Sapiens: two to four tribes lay the scenes of their life through a valley. The rules are in handbook.en.md."""

from __future__ import annotations

from rules import steps
from rules.game import Game
from rules.sapiens.beasts import ChaseBear, PutBear, TurnIn
from rules.sapiens.bonuses import Skip
from rules.sapiens.faults import faults
from rules.sapiens.foretell import foretell
from rules.sapiens.ground import Place
from rules.sapiens.mountain import KeepTokens, PlayToken
from rules.sapiens.policy import stand_in
from rules.sapiens.pools import PutFight, Swap
from rules.sapiens.prospect import at_best
from rules.sapiens.refill import Discard, Remove, Take
from rules.sapiens.ritual import TakeToken
from rules.sapiens.setup import SEATS, setup
from rules.sapiens.sight import view
from rules.sapiens.state import TRIBES, SapiensOptions
from rules.sapiens.turn import SapiensState, apply
from rules.sapiens.victory import outcome, scores

GAME = Game(
    key="sapiens",
    version=1,
    seats=SEATS,
    tribes=TRIBES,
    options=SapiensOptions,
    state=SapiensState,
    actions=(
        Place,
        TakeToken,
        PutFight,
        Swap,
        TurnIn,
        PutBear,
        ChaseBear,
        Skip,
        PlayToken,
        KeepTokens,
        Take,
        Remove,
        Discard,
    ),
    setup=setup,
    awaited=steps.awaited,
    legal=steps.legal,
    explain=steps.explain,
    apply=apply,
    view=view,
    stand_in=stand_in,
    outcome=outcome,
    foretell=foretell,
    at_best=at_best,
    standing=scores,
    faults=faults,
)
