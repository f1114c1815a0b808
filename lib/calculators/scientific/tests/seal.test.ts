import { describe, expect, test } from "vitest";
import { sealOf } from "../../../../components/panels/scientific/reading.ts";
import { firstProblem } from "../../../core/result/result.ts";
import { sealOf as advancedSeal } from "../../../science/algebra/part.ts";
import { run } from "../../../science/algebra/run.ts";
import { evaluateExpression } from "../expression/evaluate.ts";
import { preview } from "../keypad/reducer.ts";
import { press, typeText } from "./press.ts";

function evaluated(expression: string) {
  const result = evaluateExpression(expression, { angle: "deg", ans: 2 });
  if (!result.ok) throw new Error(`${expression}: ${firstProblem(result).message}`);
  return result;
}

describe("the seal of a value", () => {
  test.each([
    ["2+2", "4"],
    ["0.1+0.2", "0.3"],
    ["sin(30)", "0.5"],
    ["cos(90)", "0"],
    ["2c0", "599584916"],
    ["52nCr5", "2598960"],
    ["10nPr3", "720"],
    ["(-7)mod3", "2"],
    ["7mod(-3)", "-2"],
    ["gcd(84;36)", "12"],
    ["lcm(4;6;10)", "60"],
    ["min(1/3;1/4)", "0.25"],
    ["max(3)", "3"],
    ["floor(-7/2)", "-4"],
    ["ceil(7/2)", "4"],
    ["log(1000)", "3"],
    ["log(0.001)", "-3"],
    ["18!", "6402373705728000"],
    ["cbrt(27)", "3"],
    ["cbrt(-1/8)", "-0.5"],
    ["root(4;81)", "3"],
    ["27^(1/3)", "3"],
    ["1/10^9", "0"],
    ["Ans+1", "3"],
    ["hP*2", "0"],
  ])("%s = %s is exact", (expression, display) =>
    expect(evaluated(expression)).toMatchObject({ display, seal: "exact" }),
  );

  test.each([
    "1/3",
    "sqrt(6)",
    "2pi",
    "1/3/10^9",
    "0.3000000000000000001",
    "ln(2)",
    "sin(10)",
    "e",
    "1+sqrt(2)",
    "2^100",
    "cbrt(2)",
    "log(2)",
    "1e-20+1",
  ])("%s is rounded", (expression) => expect(evaluated(expression).seal).toBe("rounded"));

  test.each(["me", "2GN*3", "sqrt(mu0)", "max(1;me)", "-mp", "mn!*0+eps0"])("%s is measured", (expression) =>
    expect(evaluated(expression).seal).toBe("measured"),
  );
});

test("a result has it, and what equals would give; what is typed alone has none", () => {
  const line = typeText("1/3+1/4");
  expect(sealOf(line, preview(line), false)?.seal).toBe("rounded");
  const done = press("=", line);
  expect(sealOf(done, preview(done), false)?.seal).toBe("rounded");
  expect(sealOf(done, preview(done), true)).toEqual({
    seal: "exact",
    source: "How it works",
    href: "#guide",
  });
  // The value of a result carries over, not its digits: 7/12 · 3 is 1.75.
  const more = typeText("*3", done);
  expect(sealOf(more, preview(more), false)?.seal).toBe("exact");
  for (const text of ["", "12", "2+", "2/0"]) {
    const state = typeText(text);
    expect(sealOf(state, preview(state), false), text).toBeUndefined();
  }
});

test.each([
  ["1/3 + 1/4", "exact"],
  ["0.1 + 0.2", "exact"],
  ["roots(x^2 - 2)", "exact"],
  ["integrate(x^2, x, 0, 3)", "exact"],
  ["2x + 3y = 7, x - y = 1", "exact"],
  ["det([[1, 2], [3, 4]])", "exact"],
  ["roots(x^5 - x - 1)", "rounded"],
  ["sin(1)", "rounded"],
  ["eigenvalues([[2, 1], [1, 5]])", "exact"],
  ["eigenvectors([[2, 1], [1, 3]])", "rounded"],
  ["(2 + 3i) / (1 - 4i)", "rounded"],
  ["(1/3)^60", "exact"],
  ["(1/3)^600", "rounded"],
  ["100!", "exact"],
  ["[[1/7, 2], [3, 4]]^30", "rounded"],
  ["mean([1/3, 2^400])", "rounded"],
  ["123456789012345678901234567890 m to mm", "rounded"],
  ["integrate(x^30/12345678901234567890123, x, 0, 7)", "rounded"],
  ["derivative(x^2, x)", undefined],
  ["f(x) = x^2", undefined],
] as const)("the advanced page says of %s: %s", (line, seal) => {
  const answer = run({ line, definitions: [] });
  if (!answer.ok) throw new Error(firstProblem(answer).message);
  expect(advancedSeal(answer.parts)).toBe(seal);
});
