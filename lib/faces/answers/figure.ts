/** Matches a number for reading, and the unit after it. */
const FIGURE = /^([−+-]?\d[\d,.]{0,40}(?: × 10[⁻⁰¹²³⁴-⁹]{1,5})?) ([\p{L}°%µΩ].{0,40})$/u;

/** Splits a formatted figure: "22.9", "kg/m²"; keeps other texts whole. */
export function figureOf(text: string): { value: string; unit: string; plain: string } {
  const [, value, unit] = FIGURE.exec(text) ?? [];
  // "36 years, 6 months" is not a number with a unit.
  return value === undefined ||
    unit === undefined ||
    /\d/.test(unit.replace(/[²³]/g, "")) ||
    unit.includes(",")
    ? { value: text, unit: "", plain: text }
    : { value, unit, plain: text };
}
