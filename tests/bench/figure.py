"""One measured figure and the target that it should reach, if it has one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured `value` in `unit` (empty for a ratio) and its `target`: "≤ 2", "≥ 0.7", "9–11", or none.

    `detail` is what the value was made of.
    """

    name: str
    value: float
    target: str = ""
    unit: str = ""
    detail: Mapping[str, float | str] = field(default_factory=dict)

    @property
    def reached(self) -> bool | None:
        """Whether the value is as good as the target; None where there is none."""
        if not self.target:
            return None
        if "–" in self.target:
            least, most = map(float, self.target.split("–"))
            return least <= self.value <= most
        sign, bound = self.target.split()
        return self.value >= float(bound) if sign == "≥" else self.value <= float(bound)

    def line(self) -> str:
        """The figure as one line of JSON."""
        told = {"figure": self.name, "value": round(self.value, 3), "unit": self.unit, "target": self.target}
        return json.dumps({**told, "reached": self.reached, "detail": dict(self.detail)}, ensure_ascii=False)
