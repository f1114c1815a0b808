import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findFormCalculator } from "../../lib/catalog/calculators.ts";
import { loadTemporal } from "../../lib/core/civil/temporal.ts";
import type { Field, Fields } from "../../lib/kit/fields/field.ts";
import { engineOf } from "../../lib/run/calculator-view.ts";
import { expectStep } from "../kit/formulas/expect-step.ts";
import { fill } from "./form.ts";

const twoDigits = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, "0"));
const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => String(value / 100));

/** Generates entries of a field; undefined for a field that keeps its default. */
function entryArbitrary(field: Field): fc.Arbitrary<string> | undefined {
  switch (field.kind) {
    case "choice":
      return fc.constantFrom(...field.options.map(({ id }) => id));
    case "toggle":
      return fc.constantFrom("true", "false");
    case "percent":
    case "number":
      return hundredths(field.min === undefined ? -2000 : 0, 2000);
    case "money":
      return hundredths(0, 1e5);
    case "count":
      return fc.integer({ min: field.min ?? 0, max: Math.min(field.max ?? 500, 500) }).map(String);
    case "day":
      return fc
        .date({ min: new Date("1890-01-01"), max: new Date("2110-12-31"), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10));
    case "clock":
      return fc.tuple(twoDigits(23), twoDigits(59)).map((parts) => parts.join(":"));
    case "duration":
      return fc.tuple(twoDigits(30), twoDigits(59), twoDigits(59)).map((parts) => parts.join(":"));
    case "zone":
      return fc.constantFrom("UTC", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe");
    default:
      return undefined;
  }
}

const forms = (fields: Fields) => {
  const arbitraries = Object.entries(fields).flatMap(([id, field]) => {
    const arbitrary = entryArbitrary(field);
    return arbitrary ? [[id, arbitrary] as const] : [];
  });
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys: ["mode"] });
};

describe.each(["percentage", "date", "age", "time"])("%s", (id) => {
  test("whatever is typed, mathjs comes to the results of the steps", async () => {
    const calculator = findFormCalculator(id);
    if (!calculator) throw new Error(`No calculator ${id}`);
    const { compute } = await engineOf(id);
    const temporal = await loadTemporal();
    const needsTemporal = id === "age" || id === "time";
    let steps = 0;
    fc.assert(
      fc.property(forms(calculator.inputs), (raw) => {
        const result = fill(
          calculator.inputs,
          // The modes of dates with holidays take no list here: `none` is the default.
          (inputs, context) => compute(inputs, context, needsTemporal ? temporal : undefined),
          raw,
        );
        if (!result.ok) return;
        for (const each of result.value.steps) {
          if (!("values" in each)) continue;
          const formula = calculator.formulas?.[each.formula];
          if (!formula) throw new Error(each.formula);
          expectStep(formula, each, "USD");
          steps += 1;
        }
      }),
      { numRuns: 300 },
    );
    expect(steps).toBeGreaterThan(100);
  });
});
