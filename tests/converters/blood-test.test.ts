import { expect, it } from "vitest";
import converter from "../../lib/converters/chemistry-process-engineering/blood-test.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import { firstProblem } from "../../lib/core/result/result.ts";
import { loadElements, weightText } from "../../lib/science/chemistry/element.ts";
import { readFormula } from "../../lib/science/chemistry/formula.ts";

const weights = new Map(
  (await loadElements(loadFromFolder)).map(({ symbol, weight }) => [symbol, Number(weightText(weight))]),
);

it("has the molar mass of each substance's formula to 0.05 g/mol", () => {
  const presets = converter.parameters?.[0]?.presets ?? [];
  expect(presets.length).toBeGreaterThan(20);
  for (const { label, value } of presets) {
    const formula = /\(([^()]+)\)$/.exec(label)?.[1]?.normalize("NFKC") ?? "";
    const reading = readFormula(formula, new Set(weights.keys()));
    if (!reading.ok) throw new Error(`${label}: ${firstProblem(reading).message}`);
    const sum = [...reading.value.atoms].reduce(
      (total, [symbol, count]) => total + count * (weights.get(symbol) ?? Number.NaN),
      0,
    );
    expect(sum, label).toBeCloseTo(value, 1);
  }
});
