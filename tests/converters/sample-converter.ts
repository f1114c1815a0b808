import { defineConverter, type UnitEntry } from "../../lib/units/define-converter.ts";

/** A converter of lengths with one unit. */
export const madeUp = (unit: UnitEntry) =>
  defineConverter({
    slug: "made-up",
    category: "none",
    name: "Made-up",
    description: "",
    base: { name: "meter", symbol: "m" },
    baseFactor: "m",
    defaultPair: ["x", "x"],
    pairs: [],
    commonValues: {},
    groups: [{ name: "", source: "SI9", units: [unit] }],
    faq: [],
  });
