import { describe, expect, it } from "vitest";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { unitAfter, withUnitWord } from "../../lib/core/locale/unit-words.ts";
import { DEFAULT_CURRENCY } from "../../lib/kit/fields/currency.ts";
import type { ValueFormat } from "../../lib/kit/fields/value-format.ts";
import { formatValue, writtenText } from "../../lib/run/format/format-value.ts";

/** Lists every `suffix` in a declaration. */
function suffixesIn(value: unknown, suffixes = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return suffixes;
  for (const [name, each] of Object.entries(value))
    if (name === "suffix" && typeof each === "string") suffixes.add(each);
    else suffixesIn(each, suffixes);
  return suffixes;
}

const WORDS = [
  ...new Set(formCalculators.flatMap(({ inputs, outputs }) => [...suffixesIn({ inputs, outputs })])),
].filter((suffix) => /^[a-z-]{3,}s$/.test(suffix));

describe("a unit in words", () => {
  it.each(WORDS)("%s has a singular", (word) => expect(unitAfter("1", word)).not.toBe(word));

  it.each([
    [1, "1 ton"],
    [1.5, "1.5 tons"],
    [0, "0 tons"],
    // Displayed as 1: the word follows the figures that the reader sees.
    [1.0001, "1 ton"],
  ])("agrees with the figure that is displayed: %s", (value, text) => {
    const format: ValueFormat = { kind: "number", significant: 3, suffix: "tons" };
    expect(writtenText(formatValue(value, format, DEFAULT_CURRENCY))).toBe(text);
  });

  it("leaves symbols as they are", () => expect(withUnitWord("1", "in")).toBe("1 in"));
});
