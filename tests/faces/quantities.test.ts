import { describe, expect, test } from "vitest";
import { findQuantity, quantitiesWithoutPage } from "../../lib/catalog/quantities.ts";
import { chosenUnits } from "../../lib/faces/text/chosen-units.ts";
import { quantitiesOf } from "../../lib/faces/text/quantities.ts";
import { quantity } from "../../lib/fields/field.ts";

const flow = ["liter-per-second", "cubic-foot-per-minute"];
const size = ["millimeter", "inch"];
const written = (chosen: Record<string, string>, slug: string, units: readonly string[]): string =>
  quantitiesOf(findQuantity, chosen)(slug, units).symbol;

describe("the unit of a figure", () => {
  test("is the one chosen for its quantity", () => {
    expect(written({ length: "inch" }, "length", size)).toBe("in");
    expect(written({}, "length", size)).toBe("mm");
  });

  test("is of the system of the first chosen unit where none is chosen for its quantity", () => {
    const chosen = { "volumetric-flow-rate": "cubic-foot-per-minute", length: "foot" };
    expect(written(chosen, "length", size)).toBe("in");
    expect(written(chosen, "area", ["square-meter", "square-foot"])).toBe("ft²");
    expect(written(chosen, "volumetric-flow-rate", flow)).toBe("CFM");
    expect(
      written({ "volumetric-flow-rate": "liter-per-second" }, "area", ["square-meter", "square-foot"]),
    ).toBe("m²");
  });

  test("with π in its factor is written too", () => {
    const { fromBase } = quantitiesOf(findQuantity)("angle", ["degree"]);
    expect(fromBase(Math.PI)).toBeCloseTo(180, 12);
    const rpm = quantitiesOf(findQuantity)("angular-velocity", ["revolution-per-minute"]);
    expect(rpm.fromBase(2 * Math.PI)).toBeCloseTo(60, 12);
  });

  test("fields that are hidden or empty choose nothing", () => {
    const length = (more: object) =>
      quantity({ label: "", converter: "length", units: ["meter", "foot"], default: 1, ...more });
    const fields = { a: length({ when: { shape: ["round"] } }), b: length({}), c: length({}) };
    const entry = (value: string, unit: string) => ({ value, unit });
    const typed = { shape: "oval", a: entry("1", "meter"), b: entry("", "meter"), c: entry("3", "foot") };
    expect(chosenUnits(fields, typed)).toEqual({ length: "foot" });
  });
});

describe("quantities without a page", () => {
  test("are compiled like those with one", () => {
    for (const { slug, defaultPair } of quantitiesWithoutPage)
      for (const id of defaultPair) expect(findQuantity(slug)?.units.map((unit) => unit.id)).toContain(id);
  });

  // By hand: 249.08891 Pa in 30.48 m; 1 W for each 4.719474432e-4 m³/s.
  test.each([
    ["pressure-gradient", "inch-of-water-per-100-feet", 8.172_208_3],
    ["specific-fan-power", "watt-per-cfm", 2118.88],
  ])("%s: 1 %s is %d in the base unit", (slug, unit, base) => {
    expect(quantitiesOf(findQuantity)(slug, [unit]).fromBase(base)).toBeCloseTo(1, 6);
  });
});
