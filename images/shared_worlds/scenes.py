"""The scene on each card: an icon that nothing else shows. A card of another edition gets the icon of its kind."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.shared_worlds.cards import Building, Card, CardType, Tribe

SCENES: Mapping[str, str] = MappingProxyType(
    {
        "fire_pit": "campfire",
        "sapiens_camp": "tipi",
        "leather_workshop": "animal-hide",
        "neander_cave": "cave-entrance",
        "wood_yard": "wood-pile",
        "heidel_camp": "hut",
        "stone_mine": "stone-pile",
        "denisova_cavern": "mountain-cave",
        "gatherer": "basket",
        "wayfinder": "polar-star",
        "fire_master": "primitive-torch",
        "story_keeper": "conversation",
        "blade_knapper": "flint-spark",
        "dart_thrower": "thrown-spear",
        "nalo": "fire-bowl",
        "sennet": "mountain-road",
        "oru": "hand",
        "shell_beads": "primitive-necklace",
        "throwing_board": "wood-stick",
        "drying_rack": "fish-smoking",
        "careful_plan": "stone-path",
        "banked_coals": "burning-embers",
        "night_council": "discussion",
        "scatter_and_regroup": "run",
        "hide_scraper": "fur-shirt",
        "tar_boiler": "cauldron",
        "cave_sentinel": "caveman",
        "spear_thruster": "stone-spear",
        "hearth_elder": "celebration-fire",
        "bear_cave_warden": "bear-head",
        "brann": "stone-wall",
        "marra": "dolmen",
        "urgan": "polar-bear",
        "thick_cloak": "cloak",
        "tar_bound_point": "arrowhead",
        "cave_mouth_wall": "stone-block",
        "hold_the_cave": "palisade",
        "grave_flowers": "flowers",
        "warm_broth": "camp-cooking-pot",
        "last_ember": "small-fire",
        "cub": "fox",
        "mammoth_guard": "mammoth",
        "spear_bearer": "spears",
        "hut_raiser": "huts-village",
        "herd_driver": "bison",
        "yew_lancer": "barbed-spear",
        "torv": "elephant-head",
        "hadra": "spear-feather",
        "gorrun": "ivory-tusks",
        "war_paint": "tribal-mask",
        "fire_hardened_spear": "flaming-arrow",
        "drum_log": "drum",
        "camp_raid": "robber-hand",
        "hunting_cry": "shouting",
        "stampede": "charging-bull",
        "second_rush": "sprint",
        "night_ambush": "moon",
        "trade_warden": "trade",
        "bead_carver": "bone-knife",
        "ridge_scout": "peaks",
        "pass_keeper": "mountains",
        "snow_guide": "mountaintop",
        "plateau_hunter": "deer-track",
        "sael": "echo-ripples",
        "ymra": "windy-stripes",
        "tolan": "dove",
        "guest_cord": "knot",
        "green_stone_bracelet": "ring",
        "meeting_stone": "menhir",
        "safe_passage": "rope-bridge",
        "hard_bargain": "shaking-hands",
        "exchange_of_kin": "body-swapping",
        "truce_at_the_ford": "river",
        "called_to_council": "hunting-horn",
    }
)
KINDS: Mapping[CardType, str] = MappingProxyType(
    {CardType.UNIT: "caveman", CardType.ATTACHMENT: "stone-axe", CardType.INSTANT: "power-lightning"}
)
PEOPLES: Mapping[Tribe, str] = MappingProxyType(
    {
        Tribe.SAPIENS: "small-fire",
        Tribe.NEANDERS: "animal-hide",
        Tribe.HEIDELS: "pine-tree",
        Tribe.DENISOVAS: "stone-block",
    }
)
"""The mark of each people, and of the resources of its buildings."""


def scene(row: Card | Building) -> str:
    """The icon of this card."""
    kind = KINDS[row.type] if isinstance(row, Card) else PEOPLES[row.tribe]
    return SCENES.get(row.id, kind)
