import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { evaluateExpression } from "../lib/calculators/scientific/expression/evaluate.ts";

const article = readFileSync(
  join(import.meta.dirname, "../content/articles/how-to-use-scientific-calculator-functions.mdx"),
  "utf8",
);

it.each([
  ["0.1 + 0.2", 0.1 + 0.2, "0.3"],
  ["100.1 − 100", 100.1 - 100, "0.1"],
  ["10^20 + 1 − 10^20", 1e20 + 1 - 1e20, "1"],
  ["sqrt(2)^2", Math.SQRT2 ** 2, "2"],
  ["sin(180)", Number(Math.sin(Math.PI).toFixed(17)), "0"],
])("prints what doubles and the calculator give for %s", (line, double, display) => {
  const doubles = double !== 0 && double < 1e-6 ? double.toFixed(17) : String(double);
  expect(article).toMatch(
    new RegExp(`\\| ${RegExp.escape(line)}[^|]*\\| ${RegExp.escape(doubles)} \\| ${display} \\|`),
  );
  expect(evaluateExpression(line, { angle: "deg" })).toMatchObject({ ok: true, display, seal: "exact" });
});

it.each([
  ["5/12 + 1/8", "deg", "13/24"],
  ["sqrt(72)", "deg", "6√2"],
  ["sin(60)", "deg", "√3/2"],
  ["atan(1)", "rad", "π/4"],
] as const)("prints the exact value of %s", (line, angle, exact) => {
  expect(article).toMatch(new RegExp(`${RegExp.escape(line)}[^.,]* is ${RegExp.escape(exact)}`));
  expect(evaluateExpression(line, { angle })).toMatchObject({ ok: true, exact });
});

it("says that a zero without proof is displayed and cannot divide", () => {
  const zero = "ln(2) + ln(3) − ln(6)";
  expect(article).toContain(zero);
  expect(evaluateExpression(zero, { angle: "deg" })).toMatchObject({ display: "0", seal: "rounded" });
  expect(evaluateExpression(`1/(${zero})`, { angle: "deg" })).toMatchObject({ ok: false });
});
