import { describe, expect, test } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { announcementOf, figuresOf } from "../../../../components/panels/scientific/reading.ts";
import { firstProblem } from "../../../core/result/result.ts";
import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import { evaluateExpression } from "../expression/evaluate.ts";
import { preview, reduce } from "../keypad/reducer.ts";
import { press, typeText } from "./press.ts";

function exactOf(expression: string, angle: AngleUnit = "deg"): string | undefined {
  const result = evaluateExpression(expression, { angle, ans: Math.sqrt(6) });
  if (!result.ok) throw new Error(`${expression}: ${firstProblem(result).message}`);
  return result.exact;
}

/** Written by hand; SymPy 1.14 simplifies each expression less its exact value to 0. */
const EXACT: readonly [expression: string, angle: AngleUnit, exact: string][] = [
  ["1/3+1/4", "deg", "7/12"],
  ["1/3-1/4", "deg", "1/12"],
  ["-7/3", "deg", "−7/3"],
  ["0.1/0.3", "deg", "1/3"],
  ["5/6%", "deg", "250/3"],
  ["1/3!", "deg", "1/6"],
  ["(2/3)^-3/7", "deg", "27/56"],
  ["sqrt(6)", "deg", "√6"],
  ["sqrt(12)", "deg", "2√3"],
  ["sqrt(2)*sqrt(3)", "deg", "√6"],
  ["sqrt(2)*sqrt(6)", "deg", "2√3"],
  ["sqrt(2/3)", "deg", "√6/3"],
  ["1/sqrt(2)", "deg", "√2/2"],
  ["7/sqrt(8)", "deg", "7√2/4"],
  ["sqrt(8)-sqrt(18)", "deg", "−√2"],
  ["8^(1/2)", "deg", "2√2"],
  ["3^1.5", "deg", "3√3"],
  ["2^-0.5", "deg", "√2/2"],
  ["sqrt(0.5)", "deg", "√2/2"],
  ["abs(-sqrt(5))", "deg", "√5"],
  ["pi/3", "deg", "π/3"],
  ["pi/2+pi/3", "deg", "5π/6"],
  ["tau", "deg", "2π"],
  ["pi^2/6", "deg", "π²/6"],
  ["3/(2pi)", "deg", "3/(2π)"],
  ["1/pi", "deg", "1/π"],
  ["pi*sqrt(12)/3", "deg", "2π√3/3"],
  ["4/3*pi*2^3", "deg", "32π/3"],
  ["sin(60)", "deg", "√3/2"],
  ["cos(135)", "deg", "−√2/2"],
  ["sin(-300)", "deg", "√3/2"],
  ["tan(30)", "deg", "√3/3"],
  ["sin(pi/4)", "rad", "√2/2"],
  ["cos(7pi/6)", "rad", "−√3/2"],
  ["sin(60°)", "rad", "√3/2"],
  ["cos(50)", "grad", "√2/2"],
  ["asin(0.5)", "rad", "π/6"],
  ["acos(-sqrt(3)/2)", "rad", "5π/6"],
  ["atan(-1)", "rad", "−π/4"],
  ["atan(sqrt(3))", "grad", "200/3"],
];

describe("an exact value stands beside the decimals", () => {
  test.each(EXACT)("%s (%s) = %s", (expression, angle, exact) => {
    expect(exactOf(expression, angle)).toBe(exact);
  });
});

describe("nothing is called exact", () => {
  test.each([
    // Close to π, √6 and 1/3, but not equal.
    ["3.14159265358979*1"],
    ["3.141592653589793*1"],
    ["2.449489742783178*1"],
    ["0.3333333333333333*1"],
    ["355/113-pi"],
    // More than one term, or none of this kind.
    ["1+sqrt(2)"],
    ["sin(15)"],
    ["sin(20)"],
    ["ln(2)"],
    ["e/2"],
    ["c0/7"],
    ["Ans*1"],
    ["sqrt(sqrt(2))"],
    ["cbrt(2)"],
    // Longer than the decimals.
    ["1/1001"],
    ["100001/3"],
    ["pi^5"],
    ["sqrt(100003*99991)"],
    ["1/9007199254740993"],
  ])("%s", (expression) => {
    expect(exactOf(expression)).toBeUndefined();
  });

  test("where the decimals are exact", () => {
    for (const each of ["1/4", "0.1+0.2", "sqrt(16)", "sin(30)", "sqrt(2)^2", "pi/pi", "2+3", "0*pi"])
      expect(exactOf(each), each).toBeUndefined();
  });
});

test("every fraction, root and part of π keeps its value", () => {
  const read = (text: string) =>
    evaluateExpression(
      text
        .replaceAll("−", "-")
        .replace(/√(\d+)/g, "*sqrt($1)")
        .replace(/(^|-)\*/, "$1"),
      { angle: "deg" },
    );
  let checked = 0;
  for (let a = 1; a <= 40; a += 1)
    for (const b of [3, 7, 12, 41, 999]) {
      for (const expression of [`${a}/${b}`, `sqrt(${a}/${b})`, `-${a}pi/${b}`, `sqrt(${a * b})/${b}`]) {
        const result = evaluateExpression(expression, { angle: "deg" });
        if (!result.ok || result.exact === undefined) continue;
        checked += 1;
        const again = read(result.exact.replace(/(\d)π/, "$1*π"));
        expect(
          again.ok && Math.abs(again.value / result.value - 1),
          `${expression}: ${result.exact}`,
        ).toBeLessThan(1e-14);
      }
    }
  expect(checked).toBeGreaterThan(400);
});

test("the display shows it while one types and as the result, and screen readers hear it with the result", () => {
  const typing = typeText("1/3+1/4");
  expect(figuresOf(typing, preview(typing), false)).toMatchObject({
    preview: "= 0.5833333",
    exact: "= 7/12",
  });
  const result = reduce(typing, { type: "equals" });
  expect(figuresOf(result, undefined, false)).toMatchObject({
    value: "0.5833333",
    preview: null,
    exact: "= 7/12",
  });
  expect(announcementOf(result)).toBe("(1 ÷ 3) + (1 ÷ 4) = 0.5833333, exactly 7/12");
  expect(figuresOf(result, undefined, true)).toMatchObject({ value: "7/12", exact: null });
  expect(figuresOf(press("= + 1", result), undefined, false).exact).toBeNull();
});

test("an expression of the greatest length costs little beside its decimals", () => {
  const longest = [
    `${"sqrt(99999989)+".repeat(66)}1`,
    `${"sqrt(9973)^64+".repeat(70)}1`,
    `${"(".repeat(199)}2pi${")".repeat(199)}`,
    `${"sin(".repeat(199)}pi/3`,
    `${"1/3+".repeat(249)}1`,
  ];
  const used = cpuClock();
  for (const each of longest) evaluateExpression(each, { angle: "rad" });
  expect(used()).toBeLessThan(100);
});
