/** Signs that stand in formulas only. */
const SIGNS = /[=≈×÷·√∑∏⌊⌈^*]/;
/** + − and / between two parts: "16 − 1", "5 / 6", "2024 + 1 month"; not in "−7", "7/12", "3–7", "UTC+02:00". */
const BETWEEN = /\s[+−/-]\s|[\d)][+−]\s?[\d(]/;
/** A size with two sides, which is no product: "600 × 400 mm". */
const SIZE = /\d[\d,.]* × \d[\d,.]* [a-z]+/g;

/** True if a step’s words are arithmetic, which must be a declared formula, so that tests execute it. */
export function looksLikeFormula(text: string): boolean {
  const words = text.replace(SIZE, "");
  return SIGNS.test(words) || BETWEEN.test(words);
}
