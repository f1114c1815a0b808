/** A number for reading, and the unit behind it. */
const FIGURE = /^([−+-]?\d[\d,.]{0,40}(?: × 10[⁻⁰¹²³⁴-⁹]{1,5})?) ([\p{L}°%µΩ].{0,40})$/u;

/** A written figure with its unit apart: "22.9", "kg/m²"; a text that is none stays whole. */
export function figureOf(text: string): { value: string; unit: string; plain: string } {
  const [, value, unit] = FIGURE.exec(text) ?? [];
  // "36 years, 6 months" is no number with a unit.
  return value === undefined ||
    unit === undefined ||
    /\d/.test(unit.replace(/[²³]/g, "")) ||
    unit.includes(",")
    ? { value: text, unit: "", plain: text }
    : { value, unit, plain: text };
}
