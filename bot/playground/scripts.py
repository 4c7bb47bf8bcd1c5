"""What the scripts of SimCord's page say, and what they say here, where the page is alive and somebody plays on it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources

Changes = tuple[tuple[str, str], ...]
"""Pairs of their words, which stand in a script exactly once, and ours."""

BEGIN_AT_THE_NEWEST: Changes = (
    ("state.scrollIntent || captureScrollIntent()", 'state.scrollIntent || { policy: "bottom" }'),
    ('if (!state.ready && state.scrollIntent?.policy === "target") return;', "if (!state.ready) return;"),
    ("state.scrollIntent = null;\n    ui.", "state.scrollIntent = null;\n    state.ready = false;\n    ui."),
    (
        "state.ready = false;\n      if (state.scrollIntent",
        "const ready = state.ready;\n      state.ready = false;\n      if (ready && state.scrollIntent",
    ),
)
"""A view begins at the newest message, as on Discord, and pictures still being loaded do not move it from there."""

COMPLETE_AT_ONCE: Changes = (
    (
        'const current = String(field.value || "");\n            const choices',
        'const current = String(field.value || "");\n            queryAutocomplete(option, current);\n'
        "            const choices",
    ),
    (
        'autocomplete.state === "failed" ? "Loading options failed" : "No options match"',
        '{ failed: "Loading options failed", loading: "Loading options…" }[autocomplete.state] ?? "No options match"',
    ),
)
"""What completes a field is asked for when the field is entered, and not only when a letter is typed."""

TELL_THE_TIME: Changes = (
    (
        '${message.poll ? state.profile.presentationTime : ""}',
        '${fingerprint(message).includes(\'"type":"timestamp"\') ? state.profile.presentationTime?.slice(0, 16) : ""}',
    ),
)
"""A message that says how long ago something was is drawn anew when a minute has passed."""

KEEP_THE_PICTURE: Changes = (
    (
        "root.replaceChildren();",
        'options.pictureBefore = root.querySelector("figure img[src]");\n  root.replaceChildren();',
    ),
)
SHOW_THE_PICTURE: Changes = (
    (
        'element: node("div", "media-unavailable", `${label || "Media"} unavailable`), pending: [] };\n  }\n'
        '  if (mediaType.startsWith("audio/")',
        'element: options.pictureBefore ?? node("div", "media-unavailable", `${label || "Media"} unavailable`),'
        ' pending: [] };\n  }\n  if (mediaType.startsWith("audio/")',
    ),
    ("trigger.append(image);", "trigger.append(options.pictureBefore ?? image);"),
    ("trigger.disabled = false;", "trigger.replaceChildren(image);\n    trigger.disabled = false;"),
)
"""When a message is edited, its picture before stands until the new one is there and has been loaded."""

CHANGES: Mapping[str, Changes] = {
    "/app.js": (('if (state.snapshot?.layout === "channel") timeline.begin();', "timeline.begin();"),),
    "/timeline.js": BEGIN_AT_THE_NEWEST + TELL_THE_TIME,
    "/commands.js": COMPLETE_AT_ONCE,
    "/messages.js": KEEP_THE_PICTURE,
    "/media.js": SHOW_THE_PICTURE,
}
"""By the path of the script."""

for script, changes in CHANGES.items():
    written = resources.files("simcord.preview").joinpath(f"static{script}").read_text(encoding="utf-8")
    if any(written.count(theirs) != 1 for theirs, _ in changes):
        raise ImportError(f"the page of this simcord has another {script}; the playground needs simcord 3.2")


def changed(path: str, text: str) -> str:
    """The script at this path as it is served here."""
    for theirs, ours in CHANGES[path]:
        text = text.replace(theirs, ours)
    return text
