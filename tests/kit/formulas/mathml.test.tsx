import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FormulaLine } from "../../../components/formula/formula-line.tsx";
import { PrintedLines } from "../../../components/formula/printed-lines.tsx";
import { parseFormula } from "../../../lib/kit/formulas/parse.ts";
import { loadTools } from "../../converters/load.ts";

const markup = (expression: string): string =>
  renderToStaticMarkup(<FormulaLine tree={parseFormula({ expression, symbols: {} })} />);

/** The elements of the markup without attributes, and its text. */
const plain = (html: string): string => html.replace(/<(\/?[a-z]+)[^>]*>/g, "<$1>").replaceAll("> <", "><");

describe("a formula as MathML", () => {
  test("has real fractions, powers, subscripts and roots", () => {
    const html = plain(markup("R_si = sqrt(m) / h^2"));
    expect(html).toContain("<msub><mi>R</mi><mi>si</mi></msub>");
    expect(html).toContain("<mfrac><msqrt><mi>m</mi></msqrt><msup><mi>h</mi><mn>2</mn></msup></mfrac>");
  });

  test("sets letters as quantities, words and functions upright", () => {
    const html = markup("BMI = x * log(rho)");
    expect(html).toContain('<mi mathvariant="normal">BMI</mi>');
    expect(html).toContain('<mi mathvariant="normal">ln</mi>');
    expect(html).toContain('<mi mathvariant="normal" class="quantity">x</mi>');
    expect(html).toContain('<mi mathvariant="normal" class="quantity">ρ</mi>');
  });

  test("is text for screen readers, and the pieces are hidden from them", () => {
    const html = markup("y = a + b");
    expect(html).toContain('<span class="sr-only">y = a + b</span><div aria-hidden="true"');
    expect(html.match(/<math/g)).toHaveLength(3);
  });

  test("shows what it gives, the unit beside the number", () => {
    const tree = parseFormula({ expression: "y = a", symbols: {} });
    const html = renderToStaticMarkup(
      <FormulaLine
        tree={tree}
        results={[
          { text: "70", unit: "kg" },
          { text: "154.3", unit: "lb" },
        ]}
      />,
    );
    expect(html).toContain("y = a = 70 kg = 154.3 lb</span>");
  });
});

test("every unit's own formula can be drawn", async () => {
  const lines = (await loadTools()).flatMap(({ compiled }) =>
    compiled.units.flatMap(({ formula, symbol, plural }) =>
      formula
        ? [{ lines: [formula.toBase, formula.fromBase], names: [symbol, plural, compiled.base.symbol] }]
        : [],
    ),
  );
  expect(lines.length).toBeGreaterThan(0);
  const rendered = lines.map((each) => renderToStaticMarkup(<PrintedLines {...each} />));
  for (const html of rendered) expect(html).toContain("formula-line");
  expect(rendered.filter((html) => html.includes("<math")).length).toBeGreaterThan(rendered.length / 2);
});
