"""The HTTP half: requests of the bot, carried out by simcord's backend, recorded, and disturbed on demand."""

from __future__ import annotations

import asyncio
import io
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from aiohttp import BodyPartReader, web

from tests.wire.faults import Bucket, Fault, Faults
from tests.wire.names import Backend, BackendError, RouteNotImplemented, UnsupportedField, dispatch

PREFIX = "/api/v10"
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
FOLLOW_UP = re.compile(r"/webhooks/\d+/([^/]+)(?:/messages/@original)?")
CREATE = re.compile(r"/channels/(\d+)/messages")


@dataclass(frozen=True, slots=True)
class Sent:
    """One request of the bot: what went out, and the status it was answered with (0: the connection was cut)."""

    method: str
    path: str
    body: Any
    files: tuple[tuple[str, bytes], ...]
    status: int

    @property
    def text(self) -> str:
        """Everything in it that could be read: path, body, file names."""
        names = [name for name, _ in self.files]
        return f"{self.method} {self.path} {json.dumps(self.body, ensure_ascii=False)} {names}"


@dataclass(slots=True)
class Rest:
    """Answers the bot's requests. `latency` is the time in seconds that every request takes."""

    backend: Backend
    arrived: Callable[[], None]
    latency: float = 0.0
    faults: Faults = field(default_factory=Faults)
    bucket: Bucket | None = None
    sent: list[Sent] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)
    """Requests that simcord cannot answer; a harness that hides them would lie."""
    answered: dict[int, float] = field(default_factory=dict)
    """When each interaction was first answered, on the monotonic clock."""
    followed: set[str] = field(default_factory=set)
    """The tokens of the interactions for which something came after the first answer."""
    nonces: dict[tuple[str, str], Any] = field(default_factory=dict)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One request of the bot."""
        path = request.path.removeprefix(PREFIX)
        body, files = await _content(request)
        fault = self.faults.take(request.method, path) or Fault(request.method, path)
        await asyncio.sleep(self.latency + fault.seconds)
        passes, headers = self.bucket.pass_through(request.method, path) if self.bucket else (True, {})
        if not passes:
            fault = Fault(request.method, path, status=429, retry_after=float(headers["X-RateLimit-Reset-After"]))
        if fault.lost == "request":
            status, answer = 0, None
        elif fault.status is not None:
            status, answer = fault.status, _refusal(fault)
        else:
            status, answer = self._carried_out(request, path, body, files)
        status = 0 if fault.lost else status
        self.backend.transcript.clear()  # the backend's own diaries only grow, and `sent` says it all
        self.backend.http_requests.clear()
        self.sent.append(Sent(request.method, path, body, tuple((f.filename, f.fp.getvalue()) for f in files), status))
        self.arrived()
        return _cut(request) if fault.lost else _response(status, answer, headers | _limit_headers(fault))

    def _carried_out(self, request: web.Request, path: str, body: Any, files: list[Any]) -> tuple[int, Any]:
        known = self._known_nonce(request.method, path, body)
        if known is not None and known in self.nonces:
            return 200, self.nonces[known]
        try:
            answer = dispatch(self.backend, request.method, path, json=body, params=dict(request.query), files=files)
        except (RouteNotImplemented, UnsupportedField) as gap:
            self.gaps.append(str(gap))
            return 501, {"message": str(gap), "code": 0}
        except BackendError as refusal:
            return refusal.status, refusal.to_json()
        if known is not None:
            self.nonces[known] = answer
        if callback := CALLBACK.fullmatch(path):
            self.answered.setdefault(int(callback[1]), time.monotonic())
        if follow_up := FOLLOW_UP.fullmatch(path):
            self.followed.add(follow_up[1])
        return (204, None) if answer is None else (200, answer)

    @staticmethod
    def _known_nonce(method: str, path: str, body: Any) -> tuple[str, str] | None:
        """Discord answers a message whose nonce it has seen with the message that is there already."""
        create = CREATE.fullmatch(path)
        if method != "POST" or create is None or not isinstance(body, dict) or not body.get("enforce_nonce"):
            return None
        return create[1], str(body["nonce"])


async def _content(request: web.Request) -> tuple[Any, list[Any]]:
    if request.content_type.startswith("multipart/"):
        return await _multipart(request)
    return (await request.json() if request.can_read_body else None), []


async def _multipart(request: web.Request) -> tuple[Any, list[Any]]:
    body: Any = None
    files: dict[int, Any] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader) or part.name is None:
            raise ValueError("a form in a form, or a part without a name")
        if part.name == "payload_json":
            body = json.loads(await part.text())
        else:
            index = int(part.name.removeprefix("files[").removesuffix("]"))
            files[index] = SimpleNamespace(filename=part.filename, fp=io.BytesIO(await part.read()), spoiler=False)
    told = {int(item["id"]): item for item in (body or {}).get("attachments", []) if int(item["id"]) in files}
    for index, file in files.items():
        file.description = told.get(index, {}).get("description")
    return body, [files[index] for index in sorted(files)]


def _refusal(fault: Fault) -> dict[str, Any]:
    if fault.retry_after is not None:
        return {"message": "You are being rate limited.", "retry_after": fault.retry_after, "global": fault.everywhere}
    return {"message": f"refused with {fault.status}", "code": fault.code}


def _limit_headers(fault: Fault) -> dict[str, str]:
    if fault.retry_after is None:
        return {}
    scope = "global" if fault.everywhere else "shared"
    return {"Retry-After": f"{fault.retry_after:.3f}", "X-RateLimit-Scope": scope}


def _response(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    headers = {"Via": "1.1 wire", **headers}
    if status == 204:
        return web.Response(status=204, headers=headers)
    body = json.dumps(answer, default=str).encode()  # discord.py knows JSON only by a content type without a charset
    return web.Response(body=body, status=status, headers=headers, content_type="application/json")


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
