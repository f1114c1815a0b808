import { describe, expect, it } from "vitest";
import { calculatorView } from "../../lib/run/calculator-view.ts";
import { sealOfFigure, sourceOfAnswer } from "../../lib/run/format/answer-seal.ts";
import { chosenUnits } from "../../lib/run/format/chosen-units.ts";
import { quantitiesOf } from "../../lib/run/format/quantities.ts";
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
    const [id, primary] = Object.entries(view.outputs).find(([, output]) => output.primary) ?? [];
    if (!id || !primary) throw new Error("No primary figure");
    const { currency } = view.context;
    const units = chosenUnits(view.fields, view.start, view.system);
    const quantities = quantitiesOf((slug) => view.converters[slug], units, view.curve, currency);
    const seal = sealOfFigure(view, primary, { answer: view.answer, id, context: { currency, quantities } });
    const declared = primary.seal ?? calculator.seal;
    expect(declared === "exact" ? ["exact", "rounded"] : [declared]).toContain(seal);
    const source = sourceOfAnswer(view, view.answer, primary) ?? "";
    expect(
      calculator.sources.some(({ title }) => source.startsWith(title)),
      source,
    ).toBe(true);
  });
});
