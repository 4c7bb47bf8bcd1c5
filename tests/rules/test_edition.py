"""Printed tables: a whole one loads, a broken one is refused with its file and the offending row."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
from pydantic import Field, model_validator

from rules import games
from rules.edition import OWN_EDITIONS, BrokenEdition, Edition, Row, edition, load


class HillRow(Row):
    name: str
    height: int = Field(ge=1)
    slopes: tuple[str, str]


class Hills(Edition):
    hills: tuple[HillRow, ...]

    @model_validator(mode="after")
    def _names_differ(self) -> Hills:
        if len({hill.name for hill in self.hills}) < len(self.hills):
            raise ValueError("two hills of one name")
        return self


GOOD = """
[[hills]]
name = "Long"
height = 3
slopes = ["steep", "gentle"]
source = "published"

[[hills]]
name = "Bald"
height = 2
slopes = ["steep", "steep"]
source = "reconstructed"
"""


def _write(folder: Path, text: str) -> str:
    file = folder / "hills.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_whole_table_loads(tmp_path: Path) -> None:
    hills = load(Hills, _write(tmp_path, GOOD)).hills
    assert [(hill.name, hill.source) for hill in hills] == [("Long", "published"), ("Bald", "reconstructed")]


BROKEN = {
    "a value of the wrong kind": ("height = 2", 'height = "two"', "hills, row 2 (name = 'Bald'), height: "),
    "a value out of its bounds": ("height = 3", "height = 0", "hills, row 1 (name = 'Long'), height: "),
    "a missing value": ('name = "Bald"\n', "", "hills, row 2 (height = 2), name: Field required"),
    "an unknown key": ("height = 2", "height = 2\nweight = 1", "hills, row 2 (name = 'Bald'), weight: "),
    "no source": ('source = "reconstructed"', "", "hills, row 2 (name = 'Bald'), source: Field required"),
    "another source": ('"published"', '"hearsay"', "hills, row 1 (name = 'Long'), source: "),
    "too few items": ('["steep", "steep"]', '["steep"]', "hills, row 2 (name = 'Bald'), slopes, item 2: "),
    "an item of the wrong kind": ('"gentle"', "4", "hills, row 1 (name = 'Long'), slopes, item 2: "),
    "twins": ('"Bald"', '"Long"', "the whole file: Value error, two hills of one name"),
    "an unknown table": ('[[hills]]\nname = "Bald"', '[[vales]]\nname = "Bald"', "vales: "),
    "no TOML": ("height = 3", "height =", "is not TOML: Invalid value (at line 4, "),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_table_is_refused_with_its_file_and_the_offending_row(fault: str, tmp_path: Path) -> None:
    here, there, place = BROKEN[fault]
    assert here in GOOD
    file = _write(tmp_path, GOOD.replace(here, there, 1))
    with pytest.raises(BrokenEdition) as caught:
        load(Hills, file)
    assert str(caught.value).startswith(f"{file}: {place}")
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BrokenEdition, match=r"none\.toml: cannot be read: No such file"):
        load(Hills, str(tmp_path / "none.toml"))
    (tmp_path / "latin.toml").write_bytes(b'name = "\xfc"')
    with pytest.raises(BrokenEdition, match=r"latin\.toml: is not TOML"):
        load(Hills, str(tmp_path / "latin.toml"))
    (tmp_path / "deep.toml").write_text(f"x = {'[' * 100_000}")
    with pytest.raises(BrokenEdition, match=r"deep\.toml: is not TOML"):
        load(Hills, str(tmp_path / "deep.toml"))


def test_a_groups_own_edition_is_read_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "uplands").mkdir()
    _write(tmp_path / "uplands", GOOD.replace("height = 3", "height = 9"))
    monkeypatch.setenv(OWN_EDITIONS, str(tmp_path))
    assert edition(Hills, "uplands", "hills").hills[0].height == 9


class _Anything(Edition, extra="allow"):
    """Whatever a file holds."""


def _own_files() -> list[tuple[str, str]]:
    return [
        (key, file.name.removesuffix(".toml"))
        for key, game in games().items()
        for file in (resources.files(game.package) / "edition").iterdir()
        if file.name.endswith(".toml")
    ]


@pytest.mark.parametrize(("game", "name"), _own_files())
def test_every_row_of_ours_says_where_it_comes_from(
    game: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(OWN_EDITIONS, str(tmp_path))
    tables = edition(_Anything, game, name).model_extra or {}
    rows = [row for table in tables.values() if isinstance(table, list) for row in table]
    assert rows
    assert {row["source"] for row in rows} <= {"published", "reconstructed"}
