import { describe, expect, it } from "vitest";
import { formulas } from "../../lib/calculators/physics/formulas.ts";
import { startOf } from "../../lib/calculators/physics/start.ts";
import { physicsView } from "../../lib/calculators/physics/view.ts";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { allJobForms } from "../../lib/catalog/jobs.ts";
import { type Fields, type QuantityField, withRowFields } from "../../lib/kit/fields/field.ts";
import { UNIT_SYSTEMS, type UnitSystem } from "../../lib/kit/quantities/systems.ts";

const MAX_DIGITS = 3;

/** Values with more digits, each with the reason. */
const STANDARD: Readonly<Record<string, string>> = {
  "101.325 kilopascal": "standard atmosphere",
  "14.696 psi": "standard atmosphere",
  "29.921 inch-of-mercury": "standard atmosphere",
  "249.089 pascal": "1 inch of water, the test pressure of duct leakage classes",
  "62.68 millimeter": "inside diameter of the default pipe, which the pipe table has",
  "1027 foot": "elevation of the default city",
  "1.125 inch": "outside diameter of a 1-inch copper tube (ASTM B88)",
  "0.9375 inch": "15/16 inch, a nozzle tip",
  "13.85 cubic-foot-per-pound": "specific volume of moist air, which needs four digits to tell its state",
};

/** Significant digits of "0.0120": 3. Compound values, "5 ft 7 in", are round in their units. */
function digitsOf(text: string): number {
  if (!/^-?[\d.]+(?:e-?\d+)?$/.test(text)) return 0;
  const [mantissa = ""] = text.replace("-", "").split("e");
  const digits = mantissa.replace(".", "").replace(/^0{1,40}/, "");
  return (mantissa.includes(".") ? digits : digits.replace(/0{1,40}$/, "")).length;
}

const quantitiesIn = (fields: Fields): QuantityField[] =>
  withRowFields(fields).filter((field) => field.kind === "quantity");

/** Lists the long defaults of a form that are not standard values: "1500.5 kilogram". */
const longDefaults = (fields: Fields, system: UnitSystem): string[] =>
  quantitiesIn(fields).flatMap(({ default: declared }) => {
    const entry = declared?.[system];
    if (!entry || digitsOf(entry.value) <= MAX_DIGITS) return [];
    const text = `${entry.value} ${entry.unit}`;
    return Object.hasOwn(STANDARD, text) ? [] : [text];
  });

describe.each(UNIT_SYSTEMS)("defaults in %s", (system) => {
  it("of forms and jobs have at most three digits, unless they are standard values", () => {
    for (const { id, inputs } of [...formCalculators, ...allJobForms()])
      expect(longDefaults(inputs, system), id).toEqual([]);
  });

  it("of physics are round where they are converted, and solve their formula", () => {
    for (const { id, variables } of formulas) {
      const view = physicsView(id);
      if (!view) throw new RangeError(id);
      const isConverted = ([name, { start }]: [string, { start?: unknown }]): boolean => {
        const field = view.fields[name];
        return (
          typeof start === "string" &&
          field?.kind === "quantity" &&
          field.systems.us[0] !== field.systems.si[0]
        );
      };
      const converted = Object.entries(variables)
        .filter(isConverted)
        .map(([name]) => name);
      const fields = Object.fromEntries(converted.map((name) => [name, view.fields[name]]));
      if (system === "us") expect(longDefaults(fields as Fields, system), id).toEqual([]);
      expect(startOf(view, system).result.ok, id).toBe(true);
    }
  });
});
