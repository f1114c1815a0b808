/**
 * Writes app/fonts/inter.woff2, the part of Inter that the site sets its texts in, from the inter-ui package: `npm run font`.
 * docs/decisions/first-paint.md
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./paths.ts";

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** Characters outside of it are drawn in the system's font. */
const CHARACTERS = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  "‘’“”–—…•‰′″‴⁄€™",
  "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉₊₋ₙ",
  "ΔΣΦΩαβγδεθλμνπρστφω",
  "←→↔−√∞≈≠≤≥",
  "⅓⅔⅛⅜⅝⅞",
].join("");

const inter = join(root, "node_modules/inter-ui");

const subset = await subsetFont(readFileSync(join(inter, "variable/InterVariable.woff2")), CHARACTERS, {
  targetFormat: "woff2",
  // Regular to semibold, as drawn for text.
  variationAxes: { opsz: 14, wght: { min: 400, max: 600 } },
  // What app/globals.css asks for, and kerning.
  keepFeatures: ["kern", "tnum", "cv05", "ss03"],
  noHinting: true,
});
writeFileSync(join(root, "app/fonts/inter.woff2"), subset);
copyFileSync(join(inter, "LICENSE.txt"), join(root, "app/fonts/LICENSE.txt"));
console.log(`app/fonts/inter.woff2: ${subset.length} bytes`);
