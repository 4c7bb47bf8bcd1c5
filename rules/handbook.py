"""The handbook of a game: our own words of its rules in numbered sections, to cite, to read and to search.

It is a Markdown file per language beside the game's code: `# Title`, an introduction, then `## 2 Move` for a chapter
and `### 2.1 Steps` for a section. The numbers are what prompts and refusals cite.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from dataclasses import dataclass
from importlib import resources

from rules.game import AnyGame

_HEADING = re.compile(r"^#{2,3} (?P<id>\d+(?:\.\d+)?) (?P<title>.+)$", re.MULTILINE)
_WRAP = re.compile(r"(?<!\n)\n(?!\n|- |\d+\. ) *")
"""A line break inside a paragraph or an item of a list: the file is wrapped, the text that people read is not."""
_SHORT = 3
"""Shorter words and stems say little about what is looked for."""
_ENDINGS = ("ing", "ed", "es", "en", "er", "e", "s", "n")
_TITLE = re.compile(r"^# (?P<title>.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter (`2`) or a section of one (`2.1`): its heading without the number, and its text in Markdown."""

    id: str
    title: str
    body: str


@dataclass(frozen=True, slots=True)
class Handbook:
    """One game's handbook in one language; `sections` in the order of the book."""

    title: str
    intro: str
    sections: tuple[Section, ...]

    def section(self, number: str) -> Section:
        """The section with this number. Raises LookupError when there is none."""
        for section in self.sections:
            if section.id == number:
                return section
        raise LookupError(f"{self.title} has no section {number}")

    def chapter(self, number: str) -> tuple[Section, ...]:
        """The section with this number and everything under it."""
        return tuple(s for s in self.sections if s.id == number or s.id.startswith(f"{number}."))

    def search(self, text: str) -> list[Section]:
        """The sections about it, the best first: more of the words in the heading, then in all, then more densely.

        Capitals, accents and umlauts (`staedte`, `stadte` and `Städte`) make no difference, nor do usual endings
        (`relics`, `moving`). A number finds its section with everything under it; no words at all find the whole book.
        """
        words = folded(text).split()
        if len(words) == 1 and self.chapter(words[0]):
            return list(self.chapter(words[0]))
        stems = [_stem(word) for word in words if len(word) >= _SHORT] or words
        ranked = [(_rank(section, stems), section) for section in self.sections]
        hits = [(rank, section) for rank, section in ranked if any(rank) or not words]
        return [section for _, section in sorted(hits, key=lambda hit: hit[0], reverse=True)]


def handbook(game: AnyGame, locale: str) -> Handbook:
    """The handbook of this game in `en` or `de`. Raises FileNotFoundError when the game has none."""
    return _read(game.package, locale)


@functools.cache
def _read(package: str, locale: str) -> Handbook:
    text = (resources.files(package) / f"handbook.{locale}.md").read_text(encoding="utf-8")
    title = _TITLE.search(text)
    headings = list(_HEADING.finditer(text))
    if title is None or not headings:
        raise ValueError(f"handbook.{locale}.md of {package} needs a title and numbered sections")
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return Handbook(
        title=title["title"].strip(),
        intro=_unwrapped(text[title.end() : headings[0].start()]),
        sections=tuple(
            Section(heading["id"], heading["title"].strip(), _unwrapped(text[heading.end() : end]))
            for heading, end in zip(headings, ends, strict=True)
        ),
    )


def _unwrapped(text: str) -> str:
    return _WRAP.sub(" ", text.strip())


def _rank(section: Section, words: list[str]) -> tuple[int, int, float]:
    title, body = folded(section.title), folded(section.body)
    return (
        sum(word in title for word in words),
        sum(word in title or word in body for word in words),
        sum(body.count(word) for word in words) / max(len(body), 1),
    )


def _stem(word: str) -> str:
    """The word, folded already, without a usual ending of English or German."""
    ending = next((ending for ending in _ENDINGS if word.endswith(ending)), "")
    return word.removesuffix(ending) if len(word) - len(ending) >= _SHORT else word


def folded(text: str) -> str:
    """Without capitals, accents and umlauts, however those were typed."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return re.sub(r"([aou])e", r"\1", bare)
