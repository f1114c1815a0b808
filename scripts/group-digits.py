"""Gives app/fonts/inter.woff2 two features: python3 scripts/group-digits.py, after `npm run font` (needs fonttools and brotli).

THOU draws a comma between the thousands of a number of five digits and more, so that a year stays as it is; THO4 from four
on, for money. The text stays what was typed (docs/decisions/numerals.md). Decimals are left alone.
"""
from copy import deepcopy
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont

target = Path(__file__).parent.parent / "app/fonts/inter.woff2"
# As many digits as a field takes in one number; the longest rule has as many glyphs.
MOST_GROUPS, MOST_DECIMALS = 6, 18

font = TTFont(target, lazy=False)
font.ensureDecompiled()
names = font.getBestCmap()
old = font["GSUB"].table
if any(record.FeatureTag.startswith("THO") for record in old.FeatureList.FeatureRecord):
    raise SystemExit(f"{target.name} has them already")


def drawn_as(sign: str, feature: str) -> str:
    [lookup] = [
        old.LookupList.Lookup[record.Feature.LookupListIndex[0]]
        for record in old.FeatureList.FeatureRecord
        if record.FeatureTag == feature
    ]
    [table] = [getattr(each, "ExtSubTable", each) for each in lookup.SubTable]
    return table.mapping.get(names[ord(sign)], names[ord(sign)])


def forms(signs: str) -> list[str]:
    """Every glyph that draws one of the signs on this site."""
    return sorted({glyph for sign in signs for glyph in [names[ord(sign)], *(drawn_as(sign, each) for each in ("tnum", "ss03"))]})


digits = forms("0123456789")
# Some write a decimal comma.
points = forms(".,")
comma = drawn_as(",", "ss03")
# A glyph of its own, or the comma that was drawn would count as a decimal one.
drawn = f"{comma}.group"
font.setGlyphOrder([*font.getGlyphOrder(), drawn])
font["glyf"][drawn] = deepcopy(font["glyf"][comma])
font["hmtx"][drawn] = font["hmtx"][comma]
font["gvar"].variations[drawn] = deepcopy(font["gvar"].variations[comma])
widths = font["HVAR"].table.AdvWidthMap.mapping
widths[drawn] = widths[comma]

def rules(first: str) -> str:
    """Of a digit before whole groups of three; what comes first holds."""
    decimals = [f"ignore sub @point {'@digit ' * count}@digit';" for count in range(MOST_DECIMALS)]
    groups = []
    for count in range(MOST_GROUPS, 0, -1):
        after = "@digit " * (3 * count)
        groups.append(f"ignore sub @digit' {after}@digit;")
        groups.append(f"sub {first if count == 1 else ''}@digit' lookup comma {after};")
    return "\n".join([*decimals, *groups])


rebuilt = TTFont()
rebuilt.setGlyphOrder(font.getGlyphOrder())
addOpenTypeFeaturesFromString(
    rebuilt,
    f"""
    @digit = [{' '.join(digits)}];
    @point = [{' '.join(points)}];
    lookup comma {{ {' '.join(f'sub {digit} by {digit} {drawn};' for digit in digits)} }} comma;
    feature THO4 {{ {rules('')} }} THO4;
    feature THOU {{ {rules('@digit ')} }} THOU;
    """,
    tables=["GSUB"],
)
new = rebuilt["GSUB"].table
shift = len(old.LookupList.Lookup)
for lookup in new.LookupList.Lookup:
    for subtable in lookup.SubTable:
        for record in getattr(subtable, "SubstLookupRecord", None) or []:
            record.LookupListIndex += shift
        for rule_set in getattr(subtable, "ChainSubClassSet", None) or getattr(subtable, "ChainSubRuleSet", None) or []:
            for rule in getattr(rule_set, "ChainSubClassRule", None) or getattr(rule_set, "ChainSubRule", None) or []:
                for record in rule.SubstLookupRecord:
                    record.LookupListIndex += shift
old.LookupList.Lookup += new.LookupList.Lookup
old.LookupList.LookupCount = len(old.LookupList.Lookup)
added = new.FeatureList.FeatureRecord
for record in added:
    record.Feature.LookupListIndex = [at + shift for at in record.Feature.LookupListIndex]
records = sorted([*added, *old.FeatureList.FeatureRecord], key=lambda record: record.FeatureTag)
for script in old.ScriptList.ScriptRecord:
    for language in [script.Script.DefaultLangSys, *(each.LangSys for each in script.Script.LangSysRecord)]:
        if language is None:
            continue
        own = [old.FeatureList.FeatureRecord[at] for at in language.FeatureIndex]
        language.FeatureIndex = sorted(
            next(at for at, record in enumerate(records) if record is wanted) for wanted in [*added, *own]
        )
        language.FeatureCount = len(language.FeatureIndex)
old.FeatureList.FeatureRecord = records
old.FeatureList.FeatureCount = len(records)
font["GSUB"].table = old
font.save(target)
print(f"{target.name}: {target.stat().st_size} bytes")
