"""Writes app/fonts/numerals.css: python3 scripts/build-numerals.py (needs the packages fonttools and brotli).

Two characters for the figures of results (docs/decisions/numerals.md): the decimal point, a round dot in the color of the
mark's own, and the comma between thousands, narrow, thin and quiet. Each is a colored glyph (COLR, CPAL) with a palette
for light and one for dark backgrounds, and a plain outline for what draws no colored glyphs. The comma is Inter's.
"""
from base64 import b64encode
from io import BytesIO
from math import cos, pi, sin
from pathlib import Path

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Transform
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

fonts = Path(__file__).parent.parent / "app/fonts"
UNITS, ASCENT, DESCENT = 2048, 1984, -494  # Inter's.
POINT_WIDTH, RADIUS = 660, 215
COMMA_WIDTH, COMMA_SIZE = 520, 0.94
# Point, comma; app/globals.css has what they stand on.
LIGHT, DARK = ("#b45f06", "#55585e"), ("#f2c14e", "#a5abb4")
USABLE_WITH_LIGHT_BACKGROUND, USABLE_WITH_DARK_BACKGROUND = 1, 2


def circle(x: float, y: float, r: float):
    pen = TTGlyphPen(None)
    # Off-curve points of eight quadratic arcs: within a thousandth of the radius.
    on = [(x + r * cos(-k * pi / 4), y + r * sin(-k * pi / 4)) for k in range(8)]
    reach = r / cos(pi / 8)
    off = [(x + reach * cos(-(k + 0.5) * pi / 4), y + reach * sin(-(k + 0.5) * pi / 4)) for k in range(8)]
    pen.moveTo(on[0])
    for k in range(8):
        pen.qCurveTo(off[k], on[(k + 1) % 8])
    pen.closePath()
    return pen.glyph()


def comma():
    inter = instantiateVariableFont(TTFont(fonts / "inter.woff2"), {"wght": 400})
    glyphs, name = inter.getGlyphSet(), inter.getBestCmap()[ord(",")]
    width = inter["hmtx"][name][0]
    pen = TTGlyphPen(None)
    shift = (COMMA_WIDTH - width * COMMA_SIZE) / 2
    outline = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(outline)
    outline.replay(TransformPen(pen, Transform().translate(shift, 0).scale(COMMA_SIZE)))
    return pen.glyph()


def rgba(color: str):
    return tuple(int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)) + (1.0,)


dot = circle(POINT_WIDTH / 2, RADIUS - 20, RADIUS)
glyphs = {".notdef": TTGlyphPen(None).glyph(), "period": dot, "comma": comma(), "period.c": dot, "comma.c": comma()}
widths = {".notdef": 0, "period": POINT_WIDTH, "comma": COMMA_WIDTH, "period.c": POINT_WIDTH, "comma.c": COMMA_WIDTH}
builder = FontBuilder(UNITS, isTTF=True)
builder.setupGlyphOrder(list(glyphs))
builder.setupCharacterMap({ord("."): "period", ord(","): "comma"})
builder.setupGlyf(glyphs)
builder.setupHorizontalMetrics({name: (widths[name], getattr(builder.font["glyf"][name], "xMin", 0)) for name in glyphs})
builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
builder.setupNameTable({"familyName": "SciCalc Numerals", "styleName": "Regular"})
builder.setupOS2(sTypoAscender=ASCENT, sTypoDescender=DESCENT, usWinAscent=ASCENT, usWinDescent=-DESCENT)
builder.setupPost(keepGlyphNames=False)
builder.font["COLR"] = buildCOLR({"period": [("period.c", 0)], "comma": [("comma.c", 1)]}, version=0)
builder.font["CPAL"] = buildCPAL(
    [[rgba(c) for c in LIGHT], [rgba(c) for c in DARK]],
    paletteTypes=[USABLE_WITH_LIGHT_BACKGROUND, USABLE_WITH_DARK_BACKGROUND],
)
builder.font.flavor = "woff2"
file = BytesIO()
builder.font.save(file)
target = fonts / "numerals.css"
target.write_text(f"""/* Decimal point and comma of results (docs/decisions/numerals.md), by scripts/build-numerals.py. */
@font-face {{
  font-family: "SciCalc Numerals";
  src: url("data:font/woff2;base64,{b64encode(file.getvalue()).decode()}")
    format("woff2");
  font-display: block;
  unicode-range: U+2C, U+2E;
}}
""")
print(f"{target.name}: {len(file.getvalue())} bytes of font")
