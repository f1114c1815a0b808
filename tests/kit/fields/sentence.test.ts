import { describe, expect, test } from "vitest";
import bmi from "../../../lib/calculators/bmi/calculator.ts";
import calorie from "../../../lib/calculators/calorie/calculator.ts";
import type { FormCalculator } from "../../../lib/kit/calculator/define.ts";
import { formatOf } from "../../../lib/kit/fields/quantity-format.ts";
import { entriesFrom } from "../../../lib/kit/fields/sent-entries.ts";
import { sentence } from "../../../lib/kit/fields/sentence.ts";
import { quantity } from "../../../lib/kit/quantities/quantity.ts";
import type { UnitSystem } from "../../../lib/kit/quantities/systems.ts";
import { calculate } from "../../../lib/run/calculate.ts";
import { engineOf } from "../../../lib/run/calculator-view.ts";
import { sentenceText } from "../../../lib/run/format/sentence-text.ts";
import { allQuantities } from "../../../lib/run/format/value-context.ts";
import { contextIn } from "../../calculators/form.ts";

const weight = formatOf(quantity("mass", { si: ["kilogram"], us: ["pound"] }), { decimals: 1 });
const write = (text: Parameters<typeof sentenceText>[0], system: UnitSystem = "si"): string =>
  sentenceText(text, {
    currency: { code: "USD", decimals: 2 },
    quantities: allQuantities({ system, chosen: {} }),
  });

describe("a sentence", () => {
  test("is a text where it has no values", () => {
    expect(sentence`Two ${"and"} ${sentence`three`}.`).toBe("Two and three.");
  });

  test("has its values in the units of the visitor", () => {
    const from = { value: 50, format: weight, bare: true } as const;
    const text = sentence`Choose ${from} to ${{ value: 70, format: weight }} at ${{ value: 5, format: { kind: "money" } }}.`;
    expect(write(text)).toBe("Choose 50.0 to 70.0 kg at $5.00.");
    expect(write(text, "us")).toBe("Choose 110.2 to 154.3 lb at $5.00.");
    expect(write(sentence`${"Section 1"}: ${text}`)).toBe("Section 1: Choose 50.0 to 70.0 kg at $5.00.");
  });

  test("is plain data", () => {
    const text = sentence`At least ${{ value: 1, format: weight }}.`;
    expect(JSON.parse(JSON.stringify(text))).toEqual(text);
  });
});

describe("what calculators say, in the visitor's units", () => {
  const sentenceOf = async (
    calculator: FormCalculator,
    raw: Readonly<Record<string, unknown>>,
    system: UnitSystem,
  ): Promise<string> => {
    const { entries } = entriesFrom(calculator.inputs, raw, { units: system });
    const result = await calculate(
      calculator.inputs,
      entries,
      contextIn(),
      await engineOf(calculator.id),
      system,
    );
    return result.ok
      ? result.value.warnings.map(({ text }) => text).join(" ")
      : result.problems.map(({ message }) => message).join(" ");
  };

  test.each<[FormCalculator, Readonly<Record<string, unknown>>, UnitSystem, string]>([
    [bmi, { height: 30 }, "si", "Heights from 50 cm to 272 cm are accepted."],
    // 50 cm and 272 cm by 0.3048 m.
    [bmi, { height: { value: 30, unit: "foot" } }, "us", "Heights from 1.64 ft to 8.92 ft are accepted."],
    [calorie, { goal: "gain", pace: 0.7 }, "si", "Beyond 0.5 kg a week, most of the gain is fat."],
    [
      calorie,
      { goal: "gain", pace: { value: 1.5, unit: "pound" } },
      "us",
      "Beyond 1.1 lb a week, most of the gain is fat.",
    ],
    [calorie, { goal: "lose", goalWeight: 45 }, "si", "a healthy weight starts at 53.5 kg."],
    // 18.5 × 1.7018² = 53.58 kg, to one decimal 53.6 kg.
    [
      calorie,
      { goal: "lose", goalWeight: { value: 100, unit: "pound" } },
      "us",
      "a healthy weight starts at 118.2 lb.",
    ],
  ])("%#", async (calculator, raw, system, text) =>
    expect(await sentenceOf(calculator, raw, system)).toContain(text),
  );
});
