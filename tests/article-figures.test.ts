import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { evaluateExpression } from "../lib/calculators/scientific/expression/evaluate.ts";
import { articles } from "../lib/catalog/articles.ts";
import { type ArticleFigures, engineeringFigures } from "./engineering-figures.ts";
import { shownAt } from "./outputs-at.ts";
import { personalArithmetic, personalFigures } from "./personal-figures.ts";

const sourceOf = (slug: string): string =>
  readFileSync(join(import.meta.dirname, `../content/articles/${slug}.mdx`), "utf8");

/** A figure as it is printed: what it says, and the unit of its last place. */
function printed(text: string): { value: number; place: number } {
  const digits = text.replace(/[^\d.]/g, "");
  return { value: Number(digits), place: 10 ** -(digits.split(".")[1]?.length ?? 0) };
}

/** True if a result is the printed figure: rounded half up at its last place, or to the unit that a round figure has. */
function expectPrinted(result: unknown, text: string, unit?: number): void {
  if (typeof result === "string") {
    expect(result.startsWith(text), `${text}: ${result}`).toBe(true);
    return;
  }
  const { value, place } = printed(text);
  const step = unit ?? place;
  expect(Math.round(Number(result) / step + 1e-9) * step, `${text}: ${result}`).toBeCloseTo(value, 9);
}

/** Figures that an article prints, with the address of the calculator that works them out. */
const figures: readonly ArticleFigures[] = [...personalFigures, ...engineeringFigures];

describe("figures of the articles equal those of the calculators", () => {
  test.each(figures)("%s: %s?%s", async (slug, id, query, expected) => {
    const outputs = await shownAt(id, query);
    for (const [output, figure] of Object.entries(expected)) {
      const { text, unit } = typeof figure === "string" ? { text: figure, unit: undefined } : figure;
      expect(sourceOf(slug)).toContain(text);
      expectPrinted(outputs[output], text, unit);
    }
  });

  test("every link with inputs is in this list, so that its page shows the figures of the text", () => {
    const listed = new Set(figures.map(([slug, id, query]) => `${slug} ${id} ${query}`));
    const links = articles.flatMap(({ slug }) =>
      [...sourceOf(slug).matchAll(/<ToolLink id="([^"]*)" inputs=(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, id, plain, quoted]) => `${slug} ${id} ${plain ?? quoted}`,
      ),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !listed.has(link))).toEqual([]);
  });
});

const hvac = "decoding-hvac-calculations";
const plumbing = "mastering-your-plumbing";
const fire = "understanding-firefighting-systems";
const systems = "ultimate-guide-hvac-systems";

/** Arithmetic that an article writes out: what is typed into the scientific calculator, and what the article prints. */
const arithmetic: readonly (readonly [slug: string, expression: string, text: string])[] = [
  ...personalArithmetic,
  [hvac, "0.06 × 250 × 57.1", "857"],
  [hvac, "0.3 × 30 × 57.1", "514"],
  [hvac, "0.032 × 300 × 57.1", "548"],
  [hvac, "0.35 × 2400/60", "14 cfm"],
  [hvac, "1.1 × 14 × 57.1", "879"],
  [hvac, "857 + 514 + 548 + 879", "2,798"],
  [hvac, "148 × 0.935 + 76 × 0.865", "204"],
  [hvac, "6540/300", "21.8"],
  [hvac, "0.004 × 8760", "35"],
  [hvac, "0.2 × 256", "51 cfm"],
  [hvac, "1.1 × 51 × 19.5", "1,094"],
  [hvac, "0.68 × 51 × 36.4", "1,262"],
  [hvac, "1094 + 1262", "2,356"],
  [hvac, "100 × 2356/6156", "38%"],
  [hvac, "148 + 76", "224"],
  [hvac, "94.5 + 0.6 × 224/3", "139.3 °F"],
  [hvac, "139.3 − 75", "64.3 above"],
  [hvac, "94.5 + 0.6 × 49/3", "104.3 °F"],
  [hvac, "104.3 − 75", "29.3 above"],
  [hvac, "94.5 + 0.8 × 212/3 − 7", "144.0 °F"],
  [hvac, "144 − 75", "69.0 above"],
  [hvac, "0.06 × 130 × 64.3", "502"],
  [hvac, "0.06 × 120 × 29.3", "211"],
  [hvac, "0.3 × 30 × 19.5", "176"],
  [hvac, "30 × 0.3 × 204", "1,836"],
  [hvac, "0.032 × 300 × 69", "662"],
  [hvac, "1.1 × 14 × 19.5", "300"],
  [hvac, "0.68 × 14 × 36.4", "347"],
  [hvac, "500 × 3.412", "1,706"],
  [hvac, "502 + 211 + 176 + 1836 + 662 + 300 + 490 + 1706", "5,883"],
  [hvac, "347 + 310", "657"],
  [hvac, "(5883 + 657)/12000", "0.55 ton"],
  [hvac, "5883/6540", "0.90"],
  [hvac, "502 + 211 + 662 − (0.06 × 250 + 0.032 × 300) × 19.5", "895 Btu/h"],
  [hvac, "100 × (1836 + 1706)/5883", "60%"],
  [hvac, "100 × (1 − 6156/6527)", "6%"],
  [hvac, "5883/(1.1 × 20)", "267"],
  [plumbing, "2 × 3.6 + 1.4 + 1.4 + 1.4", "11.4 wsfu"],
  [plumbing, "15.4 + 0.4 × 0.6", "15.64"],
  [plumbing, "15.4 + 0.4 × 0.6 + 5", "20.64 gpm"],
  [plumbing, "(0.785/0.671)^4.8704 × (140/150)^1.852", "1.9 times"],
  [plumbing, "100 × (105 − 50)/(140 − 50)", "61%"],
  [plumbing, "100 × (105 − 50)/(120 − 50)", "79%"],
  [plumbing, "2 × 5 + 2 + 2 + 2", "16 dfu"],
  [plumbing, "20 × 0.433", "−8.7"],
  [plumbing, "55 − 8.7 − 8 − 20", "18.3"],
  [plumbing, "100 × 18.3/120", "15.3 psi"],
  [fire, "0.2 × 1500", "300 gpm"],
  [fire, "1500/130", "11.5"],
  [fire, "(26/5.6)^2", "21.6 psi"],
  [fire, "(26/8)^2", "10.6 psi"],
  [fire, "100 × 4.52 × 300^1.85/(120^1.85 × 3.26^4.87)", "7.8 psi"],
  [fire, "100 × 4.52 × 300^1.85/(120^1.85 × 4.26^4.87)", "2.1 psi"],
  [fire, "40 × 0.433", "17.3 psi"],
  [fire, "21.6 − 10.6", "11 psi"],
  [fire, "63.28 − 57.24", "6.0"],
  [fire, "375.4 − 344.5", "31 gpm"],
  [fire, "63.28 − 62.91", "0.4 psi"],
  [fire, "500 × 100/(1714 × 0.65)", "45 hp"],
  [systems, "0.03 × 2000 + 7.5 × (3 + 1)", "90 cfm"],
  [systems, "5 × 5 + 0.06 × 1000", "85 cfm"],
  [systems, "8640/(1.08 × 20)", "400 cfm"],
  [systems, "(30000 × 65/55 − 22000 + 14000 × 17/30)/(30000/55 + 14000/30)", "21 °F"],
  [systems, "22000 + 14000 × (10 − 17)/30", "18,733"],
  [systems, "30000 − 18733", "11,267"],
  [systems, "11267/3412", "3.3 kW"],
  [systems, "15.2/3.412", "4.5"],
  [systems, "100 × (0.5 − 0.2 − 0.1 − 0.06)/200", "0.07 in"],
  [systems, "36000 × 1000/(14.3 × 1000)", "2,517 kWh"],
  [systems, "36000 × 1000/(17 × 1000)", "2,118"],
  [systems, "36000/14.3 − 36000/17", "400 kWh"],
  [systems, "7.5/3.412", "COP of 2.2"],
  [systems, "100000/3412", "29.3 kWh"],
  [systems, "0.95 × 100000/3412", "27.8 kWh"],
  [systems, "150 × (7.5/3.412)/(0.95 × 100000/3412)", "11.8 ¢"],
  [systems, "150 × (10/3.412)/(0.95 × 100000/3412)", "15.8 ¢"],
  ["guide-to-air-duct-cleaning", "1000/(20 × 25/144)", "288 ft/min"],
  ["guide-to-air-duct-cleaning", "1.1 × 120 × (120 − 75)", "5,940 Btu/h"],
  ["guide-to-air-duct-cleaning", "4 × 2000/100", "80 cfm"],
];

test.each(arithmetic)("%s: %s", (slug, expression, text) => {
  const result = evaluateExpression(expression, { angle: "deg" });
  if (!result.ok) throw new Error(JSON.stringify(result));
  expect(sourceOf(slug)).toContain(text);
  expectPrinted(result.value, text);
});
