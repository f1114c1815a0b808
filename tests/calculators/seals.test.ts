import { describe, expect, it } from "vitest";
import { calculatorView } from "../../lib/run/calculator-view.ts";
import { sealOfFigure, sourceOfAnswer } from "../../lib/run/format/answer-seal.ts";
import { figuresOf } from "../../lib/run/output-lists.ts";
import { testedCalculators } from "./tested.ts";

describe.each(testedCalculators.map((each) => [each.id, each] as const))("%s", (_, calculator) => {
  it("names sources of its own on its seals", () => {
    const ids = calculator.sources.map(({ id }) => id);
    for (const { source } of Object.values(figuresOf(calculator.outputs)))
      if (source !== undefined) expect(ids).toContain(source);
  });

  it("begins with a sealed figure whose source the page lists", async () => {
    const view = await calculatorView(calculator);
    const primary = Object.values(view.outputs).find((output) => output.primary);
    if (!primary) throw new Error("No primary figure");
    expect(sealOfFigure(view, primary)).toBe(primary.seal ?? calculator.seal);
    const source = sourceOfAnswer(view, view.answer, primary) ?? "";
    expect(
      calculator.sources.some(({ title }) => source.startsWith(title)),
      source,
    ).toBe(true);
  });
});
