"""Zoar: four tribes, sixteen tiles, and a god with lightning. The rules are in handbook.en.md."""

from __future__ import annotations

from rules import steps
from rules.game import Game
from rules.zoar.build import BuildCity, BuildTemple, EndBuilding, RaiseArmy
from rules.zoar.collect import Collect
from rules.zoar.faults import faults
from rules.zoar.fight import Attack, EndFighting, OfferMetal
from rules.zoar.foretell import foretell
from rules.zoar.intervention import EndTurn, Roll, RollAgain, Strike
from rules.zoar.lightning import Save
from rules.zoar.move import BuySteps, EndMoving, Move
from rules.zoar.policy import stand_in
from rules.zoar.relic import HandOver, LeaveRelic, TakeRelic
from rules.zoar.setup import SEATS, setup
from rules.zoar.sight import view
from rules.zoar.small import SMALL, quiet, turn
from rules.zoar.state import TRIBES, ZoarOptions
from rules.zoar.stores import Exchange, ReturnSurplus
from rules.zoar.turn import ZoarState, apply
from rules.zoar.victory import outcome, scores

GAME = Game(
    key="zoar",
    version=1,
    seats=SEATS,
    tribes=TRIBES,
    options=ZoarOptions,
    state=ZoarState,
    actions=(
        Move,
        Collect,
        TakeRelic,
        LeaveRelic,
        HandOver,
        BuySteps,
        EndMoving,
        Attack,
        OfferMetal,
        EndFighting,
        Exchange,
        ReturnSurplus,
        RaiseArmy,
        BuildCity,
        BuildTemple,
        EndBuilding,
        Roll,
        Strike,
        Save,
        RollAgain,
        EndTurn,
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
    standing=scores,
    small=SMALL,
    quiet=quiet,
    turn=turn,
    faults=faults,
)
