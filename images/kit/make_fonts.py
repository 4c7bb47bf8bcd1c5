"""Makes `fonts/` anew from the packages that carry the originals. Run by hand, never by the game.

Unpack these into one folder, install `fonttools` and `brotli`, and run `python -m images.kit.make_fonts FOLDER`:

* npm: `@fontsource/alegreya-sans`
* Debian: `fonts-noto-core`, `fonts-noto-cjk`, `fonts-noto-color-emoji`

What comes out is smaller than what went in: no hinting, only the ideographs that people write names with, emoji in
one skin tone. `coverage.json` says which characters each file can draw, in the order in which they are asked.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0
from PIL import Image

from images.kit.fonts import EMOJI_SIZE

FONTS = Path(__file__).parent / "fonts"
HOUSE = ("latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext")
LARGE_AND_EXTINCT = (
    *("SignWriting", "Duployan", "AnatolianHieroglyphs", "EgyptianHieroglyphs", "Cuneiform", "LinearA", "LinearB"),
    *(
        "Grantha",
        "Bhaiksuki",
        "Siddham",
        "Marchen",
        "Nushu",
        "Soyombo",
        "Tirhuta",
        "MayanNumerals",
        "IndicSiyaqNumbers",
    ),
)
VARIANTS = ("UI", "CJK", "Mono", "Display", "Tifinagh", "AdlamUnjoined", "TamilSupplement", "Math")
CODECS_OF_NAMES = ("gbk", "big5hkscs", "shift_jis_2004", "euc_kr")
MARKS_NEED = {0x20, 0x200C, 0x200D, 0x25CC}
FAMILY_NAMES = {ord("𠮷")}
IDEOGRAPHS = (*range(0x3400, 0xFB00), *range(0x20000, 0x2A6E0))
SKIN_TONES = range(0x1F3FB, 0x1F400)
STANDS_ALONE_BADLY = {0x200D, 0xFE0E, 0xFE0F}


def main(source: Path) -> None:
    """Write every font and then the table of what they cover."""
    FONTS.mkdir(exist_ok=True)
    house = list(_house(source))
    known = {point for path in house for point in _opened(path).getBestCmap()}
    chain = [*house, *_scripts(source, known), _ideographs(source), _emoji(source)]
    table = {path.name: _ranges(_opened(path).getBestCmap()) for path in chain}
    (FONTS / "coverage.json").write_text(json.dumps(table, indent=0) + "\n", encoding="utf-8")


def _house(source: Path) -> Iterable[Path]:
    """The typeface of our own words, bold and medium, with figures as tall as capitals."""
    for name, weight, parts in (("bold", 800, HOUSE), ("medium", 500, HOUSE[:2])):
        for part in parts:
            font = _opened(_one(source, f"alegreya-sans-{part}-{weight}-normal.woff2"))
            font.flavor = None
            _lining_figures(font)
            _classic_kerning(font)
            yield _saved(font, set(font.getBestCmap()), f"alegreya-sans-{name}-{part}.ttf", features=())


def _scripts(source: Path, known: set[int]) -> Iterable[Path]:
    """One Noto font for each script, bold where there is one, without what the house's own typeface draws."""
    families = sorted(path.stem.removesuffix("-Regular") for path in source.rglob("NotoSans*-Regular.ttf"))
    left_out = (*LARGE_AND_EXTINCT, *VARIANTS)
    chosen = [name for name in families if not any(part in name for part in left_out)]
    for name in [*chosen, "NotoSansTifinagh", "NotoSerifTibetan"]:
        bold = list(source.rglob(f"{name}-Bold.ttf"))
        font = _opened(bold[0] if bold else _one(source, f"{name}-Regular.ttf"))
        script = name.removeprefix("NotoSans").removeprefix("NotoSerif").lower() or "latin"
        yield _saved(font, set(font.getBestCmap()) - known | MARKS_NEED, f"noto-{script}.ttf")


def _ideographs(source: Path) -> Path:
    """Chinese, Japanese and Korean: what the older national standards hold, which is what keyboards offer."""
    font = _opened(_one(source, "NotoSansCJK-Bold.ttc"), number=2)
    spans = ((0x1100, 0x1200), (0x3000, 0x3400), (0xAC00, 0xD7A4), (0xFF00, 0xFFF0))
    wanted = {point for span in spans for point in range(*span)}
    wanted |= FAMILY_NAMES | {point for point in IDEOGRAPHS if any(_has(codec, point) for codec in CODECS_OF_NAMES)}
    return _saved(font, wanted, "noto-cjk.otf", features=("ccmp", "ljmo", "vjmo", "tjmo"))


def _emoji(source: Path) -> Path:
    font = _opened(_one(source, "NotoColorEmoji.ttf"))
    path = _saved(font, set(font.getBestCmap()) - set(SKIN_TONES), "noto-emoji.ttf")
    font = _opened(path)
    _smaller_pictures(font)
    font.save(path)
    return path


def _smaller_pictures(font: TTFont) -> None:
    """Emoji in the one size that is ever needed, and in fewer colours."""
    table = font["CBLC"].strikes[0].bitmapSizeTable
    scale = EMOJI_SIZE / table.ppemX
    table.ppemX = table.ppemY = EMOJI_SIZE
    for glyph in font["CBDT"].strikeData[0].values():
        _scale(glyph.metrics, ("height", "width", "BearingX", "BearingY", "Advance"), scale)
        large = Image.open(io.BytesIO(glyph.imageData)).convert("RGBA")
        small = large.resize((glyph.metrics.width, glyph.metrics.height), Image.Resampling.LANCZOS)
        sink = io.BytesIO()
        small.quantize(64, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(sink, "PNG", optimize=True)
        glyph.imageData = sink.getvalue()
    for line in (table.hori, table.vert):
        _scale(line, ("ascender", "descender", "widthMax"), scale)


def _scale(metrics: Any, names: tuple[str, ...], scale: float) -> None:
    for name in names:
        setattr(metrics, name, round(getattr(metrics, name) * scale))


def _saved(font: TTFont, points: set[int], name: str, features: tuple[str, ...] = ("*",)) -> Path:
    options = subset.Options(hinting=False, glyph_names=False, layout_features=list(features), legacy_kern=True)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)
    font.save(FONTS / name)
    return FONTS / name


def _lining_figures(font: TTFont) -> None:
    """Let the digits point at the glyphs of the feature `lnum`."""
    lookups = {
        index
        for record in font["GSUB"].table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for index in record.Feature.LookupListIndex
    }
    swaps: dict[str, str] = {}
    for index in lookups:
        for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
            swaps |= getattr(table, "ExtSubTable", table).mapping
    for table in font["cmap"].tables:
        table.cmap = {point: swaps.get(glyph, glyph) for point, glyph in table.cmap.items()}


def _classic_kerning(font: TTFont) -> None:
    """Pairs of letters from GPOS as an old `kern` table, which the plain layout engine understands."""
    pairs: dict[tuple[str, str], int] = {}
    glyphs = set(font.getBestCmap().values())
    for table in _pair_tables(font):
        for left in glyphs & set(table.Coverage.glyphs):
            for right, value in _values(table, left, glyphs):
                moved = getattr(value, "XAdvance", None)
                if moved:
                    pairs.setdefault((left, right), moved)
    kern = KernTable_format_0()
    kern.coverage, kern.apple, kern.kernTable = 1, False, _widest(pairs)
    font["kern"] = newTable("kern")
    font["kern"].version, font["kern"].kernTables = 0, [kern]


def _widest(pairs: dict[tuple[str, str], int]) -> dict[tuple[str, str], int]:
    """The old table holds at most some 10,900 pairs: those that are moved most."""
    ranked = sorted(pairs.items(), key=lambda pair: (-abs(pair[1]), pair[0]))
    return dict(sorted(ranked[:10_000]))


def _pair_tables(font: TTFont) -> Iterable[Any]:
    features = [record for record in font["GPOS"].table.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
    for index in sorted({index for record in features for index in record.Feature.LookupListIndex}):
        for table in font["GPOS"].table.LookupList.Lookup[index].SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2:
                yield table


def _values(table: Any, left: str, glyphs: set[str]) -> Iterable[tuple[str, Any]]:
    """What follows this letter, and the value that moves it."""
    if table.Format == 1:
        rows = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
        yield from ((row.SecondGlyph, row.Value1) for row in rows if row.SecondGlyph in glyphs)
        return
    row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
    yield from ((right, row[table.ClassDef2.classDefs.get(right, 0)].Value1) for right in sorted(glyphs))


def _ranges(points: Iterable[int]) -> str:
    """`41-5A 61` for the characters A to Z and a."""
    spans: list[list[int]] = []
    for point in sorted(set(points) - STANDS_ALONE_BADLY):
        if spans and spans[-1][1] == point - 1:
            spans[-1][1] = point
        else:
            spans.append([point, point])
    return " ".join(f"{first:X}" if first == last else f"{first:X}-{last:X}" for first, last in spans)


def _has(codec: str, point: int) -> bool:
    try:
        chr(point).encode(codec)
    except UnicodeEncodeError:
        return False
    return True


def _opened(path: Path, number: int = -1) -> TTFont:
    """The font; saved again it keeps its date, so that the same originals always give the same files."""
    return TTFont(path, fontNumber=number, recalcTimestamp=False)


def _one(source: Path, name: str) -> Path:
    return next(source.rglob(name))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
