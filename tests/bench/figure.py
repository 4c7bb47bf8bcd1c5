"""One measured figure and the target it must reach."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured `value` in `unit` (empty for a ratio) and its `target`, such as "≤ 2" or "≥ 0.7".

    `detail` is what the value was made of.
    """

    name: str
    value: float
    target: str
    unit: str = ""
    detail: Mapping[str, float | str] = field(default_factory=dict)

    @property
    def reached(self) -> bool:
        """Whether the value is as good as the target."""
        sign, bound = self.target.split()
        return self.value >= float(bound) if sign == "≥" else self.value <= float(bound)

    def line(self) -> str:
        """The figure as one line of JSON."""
        told = {"figure": self.name, "value": round(self.value, 3), "unit": self.unit, "target": self.target}
        return json.dumps({**told, "reached": self.reached, "detail": dict(self.detail)}, ensure_ascii=False)
