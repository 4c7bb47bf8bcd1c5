"""What can go wrong between the bot and Discord, as a list of things about to happen."""

from __future__ import annotations

import fnmatch
import time
from collections import defaultdict, deque
from dataclasses import dataclass, field
from typing import Literal

Loss = Literal["request", "answer"]


@dataclass(slots=True)
class Fault:
    """Happens to the next `times` requests (None: to all) whose method and path fit these patterns.

    With a `status` the request is refused with that status and Discord error code and changes nothing. `lost` cuts the
    connection before the request is carried out, or after it, before the answer. `seconds` is how long it takes.
    """

    method: str
    path: str
    times: int | None = 1
    status: int | None = None
    code: int = 0
    retry_after: float | None = None
    everywhere: bool = False
    lost: Loss | None = None
    seconds: float = 0.0

    def fits(self, method: str, path: str) -> bool:
        """Whether it happens to this request."""
        return fnmatch.fnmatchcase(method, self.method) and fnmatch.fnmatchcase(path, self.path)


@dataclass(slots=True)
class Faults:
    """The faults about to happen, the first that fits first."""

    coming: list[Fault] = field(default_factory=list)

    def refuse(self, method: str, path: str, status: int = 403, code: int = 50013, *, times: int | None = 1) -> None:
        """Discord refuses: 403 with 50013 is a permission that is missing, 404 with 10008 a message that is gone."""
        self.coming.append(Fault(method, path, times, status=status, code=code))

    def fail(self, method: str, path: str, status: int = 500, *, times: int | None = 1) -> None:
        """Discord itself fails."""
        self.coming.append(Fault(method, path, times, status=status))

    def limit(
        self, method: str, path: str, retry_after: float, *, times: int | None = 1, everywhere: bool = False
    ) -> None:
        """429: wait so many seconds, on this route or `everywhere`."""
        fault = Fault(method, path, times, status=429, retry_after=retry_after, everywhere=everywhere)
        self.coming.append(fault)

    def lose(self, method: str, path: str, what: Loss = "answer", *, times: int | None = 1) -> None:
        """The connection breaks: before the request arrives, or after it was carried out."""
        self.coming.append(Fault(method, path, times, lost=what))

    def slow(self, method: str, path: str, seconds: float, *, times: int | None = 1) -> None:
        """It takes so many seconds."""
        self.coming.append(Fault(method, path, times, seconds=seconds))

    def clear(self) -> None:
        """Everything works again."""
        self.coming.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """What happens to this request, if anything."""
        for fault in self.coming:
            if fault.fits(method, path):
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times == 0:
                        self.coming.remove(fault)
                return fault
        return None


@dataclass(slots=True)
class Bucket:
    """A rate limit as Discord has them: `limit` requests in `window` seconds for each method and channel.

    discord.py reads the headers and waits by itself; whoever does not is answered 429.
    """

    limit: int = 5
    window: float = 5.0
    taken: defaultdict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def pass_through(self, method: str, path: str) -> tuple[bool, dict[str, str]]:
        """Whether this request may pass now, and the headers that say how many more may."""
        parts = path.strip("/").split("/")
        if parts[0] != "channels":
            return True, {}
        key, now = f"{method} {'/'.join(parts[:3])}", time.monotonic()
        recent = self.taken[key]
        while recent and now - recent[0] >= self.window:
            recent.popleft()
        passes = len(recent) < self.limit
        if passes:
            recent.append(now)
        return passes, {
            "X-RateLimit-Bucket": f"{method}-{parts[2] if len(parts) > 2 else 'channel'}",
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - len(recent)),
            "X-RateLimit-Reset-After": f"{self.window - (now - recent[0]):.3f}",
        }
