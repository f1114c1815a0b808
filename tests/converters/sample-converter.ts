import { defineQuantity, type UnitEntry } from "../../lib/units/define-quantity.ts";

/** A converter of lengths with one unit. */
export const madeUp = (unit: UnitEntry) =>
  defineQuantity({
    slug: "made-up",
    category: "none",
    name: "Made-up",
    description: "",
    base: { name: "meter", symbol: "m" },
    baseFactor: "m",
    defaultPair: ["x", "x"],
    commonValues: {},
    groups: [{ name: "", source: "SI9", units: [unit] }],
  });
