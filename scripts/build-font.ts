/**
 * Writes the fonts of app/fonts: `npm run font`. inter.woff2 is a subset of Inter for the site's texts
 * (docs/decisions/first-paint.md); formula-italic.woff2 and formula-math.woff2 are for formulas: the letters
 * of Inter Italic, and the brackets, roots and operators of Noto Sans Math with its MATH table
 * (docs/decisions/formulas.md). Afterwards: `python3 scripts/group-digits.py` and `python3
 * scripts/build-numerals.py` (docs/decisions/numerals.md).
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./paths.ts";

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** Other characters use the system's font. */
const CHARACTERS = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  "‘’“”–—…•‰′″‴⁄€™",
  "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉₊₋ₙ",
  "ΔΣΦΩαβγδεθλμνπρστφω",
  "←→↔−√∞≈≠≤≥",
  "⅓⅔⅛⅜⅝⅞",
].join("");

const QUANTITIES = [range(0x41, 0x5a), range(0x61, 0x7a), "ΓΔΘΛΞΠΣΦΨΩαβγδεζηθικλμνξπρστυφχψω"].join("");

/** Excludes digits and letters, which are Inter's. The space makes it the font whose MATH table applies. */
const OPERATORS = " ()[]|⌊⌋⌈⌉√∛∑∏+−=·×/!<>≤≥≈±⋯";

const inter = join(root, "node_modules/inter-ui");
const notoMath = join(root, "node_modules/@fontsource/noto-sans-math");

async function write(name: string, source: string, characters: string, options: Options): Promise<void> {
  const subset = await subsetFont(readFileSync(source), characters, {
    targetFormat: "woff2",
    noHinting: true,
    ...options,
  });
  writeFileSync(join(root, "app/fonts", name), subset);
  console.log(`app/fonts/${name}: ${subset.length} bytes`);
}

interface Options {
  variationAxes?: Record<string, number | { min: number; max: number }>;
  keepFeatures: readonly string[];
}

await write("inter.woff2", join(inter, "variable/InterVariable.woff2"), CHARACTERS, {
  // Regular to semibold, as drawn for text.
  variationAxes: { opsz: 14, wght: { min: 400, max: 600 } },
  // Features that app/globals.css uses, and kerning.
  keepFeatures: ["kern", "tnum", "cv05", "ss03"],
});
await write("formula-italic.woff2", join(inter, "variable/InterVariable-Italic.woff2"), QUANTITIES, {
  variationAxes: { opsz: 14, wght: 400 },
  // Single-story a, distinct from the upright one.
  keepFeatures: ["cv11"],
});
await write("formula-math.woff2", join(notoMath, "files/noto-sans-math-latin-400-normal.woff2"), OPERATORS, {
  keepFeatures: [],
});
copyFileSync(join(inter, "LICENSE.txt"), join(root, "app/fonts/LICENSE.txt"));
copyFileSync(join(notoMath, "LICENSE"), join(root, "app/fonts/LICENSE-noto.txt"));
