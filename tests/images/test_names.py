"""Names in any script can be read on the board; there is never a box instead of a letter."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from images.kit import fonts
from images.kit.fonts import EMOJI, EMOJI_SIZE, UNKNOWN, chain, clusters, covered, font, runs
from images.kit.joining import on_the_page
from images.kit.look import Look
from images.kit.text import ELLIPSIS, Style, fit, height, line, put, width, wrapped
from images.zoar import describe, draw
from tests.images.positions import opening

NAMES = {
    "latin": "Anna Böttcher",
    "polish": "Łukasz Żółć",
    "vietnamese": "Nguyễn Đặng",
    "greek": "Ωμέγα Παύλος",
    "cyrillic": "Ольга Щукіна",
    "armenian": "Հայկ Արամ",
    "georgian": "ქართული",
    "hebrew": "שלום עולם",
    "arabic": "محمد علي",
    "persian": "پریسا گلچین",
    "urdu": "ٹیپو بیگ",
    "syriac": "ܫܠܡܐ",
    "thaana": "ދިވެހި",
    "devanagari": "अनुष्का देवी",
    "bengali": "রবীন্দ্রনাথ",
    "gurmukhi": "ਪੰਜਾਬੀ",
    "gujarati": "ગુજરાતી",
    "oriya": "ଓଡ଼ିଆ",
    "tamil": "தமிழ்",
    "telugu": "తెలుగు",
    "kannada": "ಕನ್ನಡ",
    "malayalam": "മലയാളം",
    "sinhala": "ලංකා",
    "thai": "สมชาย ใจดี",
    "lao": "ສະບາຍດີ",
    "tibetan": "བོད་ཡིག",
    "myanmar": "မြန်မာ",
    "khmer": "ខ្មែរ",
    "ethiopic": "አማርኛ",
    "cherokee": "ᏣᎳᎩ",
    "canadian": "ᐃᓄᒃᑎᑐᑦ",
    "mongolian": "ᠮᠣᠩᠭᠣᠯ",
    "tifinagh": "ⵜⵉⴼⵉⵏⴰⵖ",
    "nko": "ߒߞߏ",
    "adlam": "𞤀𞤁𞤂𞤢𞤃",
    "javanese": "ꦗꦮ",
    "chinese": "王小明",
    "traditional": "龍貓囍鬱",
    "japanese": "さくら アキラ 𠮷野",
    "korean": "김철수 뷁",
    "emoji": "🐉🔥🎲",
    "families": "👩‍👩‍👧 🏳️‍🌈 🇩🇪 👍🏽 1️⃣",
    "symbols": "★ ♥ ✿ ♔ ☯",
    "runes": "ᚠᚢᚦᚨᚱᚲ",
}

BIG = Style(64, "#000000")
names = pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)


def _ink(text: str, file: str) -> bytes:
    """How this font draws the text, as bytes."""
    size = EMOJI_SIZE if file == EMOJI else 48
    sheet = Image.new("RGBA", (size * (2 * len(text) + 2), size * 3))
    ImageDraw.Draw(sheet).text((size, size * 2), text, font=font(file, size), anchor="ls", embedded_color=True)
    box = sheet.getbbox()
    return b"" if box is None else sheet.crop(box).tobytes()


@names
def test_a_name_is_drawn_letter_by_letter_and_never_as_a_box(name: str) -> None:
    for run in runs(name, "bold"):
        box = _ink("\U0010fffd", run.font)
        for char in run.text:
            if not char.isspace():
                drawn = _ink(char, run.font)
                assert drawn != box or not box, (char, hex(ord(char)), run.font)


@names
def test_a_name_keeps_all_its_characters(name: str) -> None:
    assert UNKNOWN not in "".join(run.text for run in runs(name, "bold"))


@names
def test_a_name_leaves_ink_and_stays_on_its_sprite(name: str) -> None:
    sprite = line(name, BIG)
    box = sprite.getbbox()
    assert box is not None
    assert box[1] > 0
    assert box[3] < sprite.height


@names
def test_a_name_is_drawn_without_a_shaping_engine_too(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "shapes", lambda: False)
    fonts.runs.cache_clear()
    fonts.font.cache_clear()
    try:
        test_a_name_is_drawn_letter_by_letter_and_never_as_a_box(name)
    finally:
        fonts.runs.cache_clear()
        fonts.font.cache_clear()


def test_a_position_with_every_script_is_drawn_and_told() -> None:
    look = Look("en", (NAMES["arabic"], NAMES["korean"], NAMES["families"], NAMES["tibetan"]))
    assert draw(opening(), look).data
    assert NAMES["korean"] in describe(opening(), look).alt


def test_what_no_font_knows_becomes_a_dot() -> None:
    assert not covered("\U00013000")
    assert "".join(run.text for run in runs("a\U00013000b", "bold")) == f"a{UNKNOWN}b"


def test_ornamental_letters_become_plain_ones() -> None:
    assert "".join(run.text for run in runs("𝓕𝓪𝓷𝓬𝔂", "bold")) == "Fancy"


def test_characters_that_only_steer_are_not_drawn() -> None:
    assert "".join(run.text for run in runs("a\u202eb\u2066c\nd", "bold")) == "abcd"


def test_no_font_comes_from_the_machine() -> None:
    for name in chain("bold"):
        assert (fonts.FOLDER / name).is_file()
    assert {path.name for path in fonts.FOLDER.iterdir() if path.suffix in (".ttf", ".otf")} == set(chain("medium"))


def test_our_own_words_look_the_same_with_and_without_a_shaping_engine() -> None:
    for name in chain("bold"):
        if name.startswith(fonts.HOUSE):
            assert font(name, 40).layout_engine == 0


def test_right_to_left_names_stand_right_to_left() -> None:
    order = [run.text for run in runs("אב cd", "bold")]
    assert order[0] == "cd"
    order = [run.text for run in runs("cd אב", "bold")]
    assert order[0].startswith("cd")


def test_arabic_letters_join_without_a_shaping_engine() -> None:
    assert on_the_page(clusters("علي")) == "\ufef2\ufee0\ufecb"
    assert on_the_page(clusters("سلام")) == "\ufee1\ufefc\ufeb3"


def test_brackets_are_mirrored() -> None:
    assert on_the_page(["א", "(", "ב", ")"]) == "(ב)א"


def test_clusters_are_what_readers_take_for_characters() -> None:
    assert clusters("e\u0301a") == ["e\u0301", "a"]
    assert clusters("👩‍👩‍👧x") == ["👩‍👩‍👧", "x"]
    assert clusters("🇩🇪🇫🇷") == ["🇩🇪", "🇫🇷"]


@names
@pytest.mark.parametrize("room", [60, 200, 500])
def test_words_fit_where_they_must(name: str, room: int) -> None:
    text, style = fit(f"{name} {name} {name}", BIG, room)
    assert width(text, style) <= room
    assert style.size >= BIG.size * 0.7 - 1


def test_what_fits_stays_as_it_is() -> None:
    assert fit("Anna", BIG, 500) == ("Anna", BIG)
    assert fit("Anna", BIG, 90)[0].endswith(ELLIPSIS)


def test_wrapped_words_keep_their_order() -> None:
    words = "one two three four five six"
    rows = wrapped(words, BIG, 320, 3)
    assert " ".join(rows) == words
    assert all(width(row, BIG) <= 320 for row in rows)
    assert wrapped(words, BIG, 320, 1)[0].endswith(ELLIPSIS)


@pytest.mark.parametrize(("anchor", "left", "right"), [("lm", 100, 160), ("mm", 60, 140), ("rm", 20, 101)])
def test_words_stand_where_they_are_put(anchor: str, left: int, right: int) -> None:
    sheet = Image.new("RGBA", (200, 120))
    put(sheet, "HH", Style(40, "#000000"), (100, 60), anchor)
    box = sheet.getbbox()
    assert box is not None
    assert left <= box[0] < box[2] <= right
    assert abs((box[1] + box[3]) / 2 - 60) <= 2


def test_a_halo_surrounds_the_letters() -> None:
    plain, haloed = Style(40, "#000000"), Style(40, "#000000", halo="#ffffff")
    assert height(haloed) > height(plain)
    assert line("A", haloed).width > line("A", plain).width
