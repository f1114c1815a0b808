import { describe, expect, test } from "vitest";
import { input } from "../../lib/kit/fields/input.ts";
import { formatOf, inOneUnit, quantityKey } from "../../lib/kit/fields/quantity-format.ts";
import { findQuantity, quantitiesWithoutPage } from "../../lib/kit/quantities/find.ts";
import { quantity } from "../../lib/kit/quantities/quantity.ts";
import type { UnitSystem } from "../../lib/kit/quantities/systems.ts";
import { chosenUnits } from "../../lib/run/format/chosen-units.ts";
import { quantitiesOf } from "../../lib/run/format/quantities.ts";

const flow = quantity("volumetric-flow-rate", { si: ["liter-per-second"], us: ["cubic-foot-per-minute"] });
const size = quantity("length", { si: ["millimeter"], us: ["inch"] });
const length = quantity("length", { si: ["meter"], us: ["foot"], default: "1 m" });
const area = quantity("area", { si: ["square-meter"], us: ["square-foot"] });
const angle = quantity("angle", { si: ["degree"] });
const turning = quantity("angular-velocity", { si: ["revolution-per-minute"] });

const scaleOf = (of: typeof flow, system: UnitSystem = "si", chosen: Record<string, string> = {}) =>
  quantitiesOf(findQuantity, { system, chosen })(formatOf(of));
const entry = (value: string, unit: string) => ({ value, unit });

describe("the unit of a figure", () => {
  test("is the first of the system in force", () => {
    expect(scaleOf(size).symbol).toBe("mm");
    expect(scaleOf(size, "us").symbol).toBe("in");
    expect(scaleOf(flow, "us").symbol).toBe("CFM");
    // Everybody counts turns in a minute.
    expect(scaleOf(turning, "us").symbol).toBe(scaleOf(turning).symbol);
  });

  test("is the one chosen for the same quantity, not for another of the same converter", () => {
    const chosen = { [quantityKey(length)]: "foot" };
    expect(scaleOf(length, "si", chosen).symbol).toBe("ft");
    expect(scaleOf(size, "si", chosen).symbol).toBe("mm");
    expect(scaleOf(area, "si", chosen).symbol).toBe("m²");
  });

  test("is the one that a format is bound to, whatever is chosen", () => {
    const { symbol } = quantitiesOf(findQuantity, {
      system: "us",
      chosen: { [quantityKey(length)]: "foot" },
    })(inOneUnit(formatOf(length), "centimeter"));
    expect(symbol).toBe("cm");
  });

  test("with π in its factor is written too", () => {
    expect(scaleOf(angle).fromBase(Math.PI)).toBeCloseTo(180, 12);
    expect(scaleOf(turning).fromBase(2 * Math.PI)).toBeCloseTo(60, 12);
  });
});

describe("the units of a form", () => {
  const fields = {
    hidden: input(length, { label: "", when: { shape: ["round"] } }),
    empty: input(length, { label: "" }),
    length: input(length, { label: "" }),
    size: input(size, { label: "" }),
    flow: input(flow, { label: "" }),
  };
  const entries = {
    shape: "oval",
    hidden: entry("1", "meter"),
    empty: entry("", "meter"),
    length: entry("3", "foot"),
    size: entry("3", "inch"),
    flow: entry("3", "liter-per-second"),
  };

  test("follow the visible fields that are filled in", () => {
    const { chosen } = chosenUnits(fields, entries);
    expect(chosen[quantityKey(length)]).toBe("foot");
    expect(chosen[quantityKey(area)]).toBeUndefined();
  });

  test("say the system where none is in force: that of most of them, SI of equally many", () => {
    expect(chosenUnits(fields, entries).system).toBe("us");
    expect(chosenUnits(fields, entries, "si").system).toBe("si");
    expect(chosenUnits(fields, { ...entries, size: entry("", "inch") }).system).toBe("si");
    expect(chosenUnits({}, {}).system).toBe("si");
    // Nobody entered what stands there from the start.
    const untouched = { length: entry("1", "meter"), size: entry("1", "inch") };
    expect(chosenUnits(fields, untouched).system).toBe("us");
  });
});

describe("quantities without a page", () => {
  test("are compiled like those with one", () => {
    for (const { slug, defaultPair } of quantitiesWithoutPage)
      for (const id of defaultPair) expect(findQuantity(slug)?.units.map((unit) => unit.id)).toContain(id);
  });

  // Calculated by hand: 249.08891 Pa in 30.48 m; 1 W for each 4.719474432e-4 m³/s.
  test.each([
    ["pressure-gradient", "inch-of-water-per-100-feet", 8.172_208_3],
    ["power/volumetric-flow-rate", "watt-per-cubic-foot-per-minute", 2118.88],
  ])("%s: 1 %s is %d in the base unit", (slug, unit, base) => {
    expect(scaleOf(quantity(slug, { si: [unit] })).fromBase(base)).toBeCloseTo(1, 6);
  });
});
