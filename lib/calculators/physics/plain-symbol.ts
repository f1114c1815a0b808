const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

/** Normalizes spellings of a symbol: "m_1" and "m₁" become "m1", the micro sign a mu. */
export const plainSymbol = (text: string): string =>
  text
    .trim()
    .replace(/[_{}]/g, "")
    .replaceAll("µ", "μ")
    .replace(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)));
