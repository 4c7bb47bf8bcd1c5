"""What the referee reads and prints: files, standard input, lines of JSON. All of it is UTF-8."""

from __future__ import annotations

import io
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path


class Refused(Exception):
    """The input is not what it should be; the text says what and where."""


def read_file(file: str) -> str:
    """The text of a file, - being standard input. Raises Refused."""
    try:
        return _standard_input() if file == "-" else Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise Refused(f"{file}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Refused(f"{file}: is not UTF-8") from error


def _standard_input() -> str:
    if sys.stdin is None:
        raise Refused("-: standard input is closed")
    return sys.stdin.read()


def write_file(file: str, line: str) -> None:
    """Put the new document in the file's place in one step, so that it is never half written. Raises Refused."""
    if file == "-":
        raise Refused("--write: standard input cannot be written to")
    try:
        with tempfile.NamedTemporaryFile("w", dir=Path(file).parent, delete=False, encoding="utf-8") as fresh:
            fresh.write(f"{line}\n")
        shutil.copymode(file, fresh.name)
        os.replace(fresh.name, file)
    except OSError as error:
        raise Refused(f"{file}: cannot be written: {error.strerror}") from error


def print_lines(lines: Iterable[str]) -> int:
    """Print each as soon as it is there. Returns the exit code of a command that has gone well."""
    for line in lines:
        print(line, flush=True)
    return 0


def print_no_more() -> None:
    """Let Python's own last flush go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def speak_utf8() -> None:
    """JSON is UTF-8, whatever the terminal is set to."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="strict")


def as_line(document: object) -> str:
    """The document as one line of JSON."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))
