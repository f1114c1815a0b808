import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { firstProblem } from "../../../core/result/result.ts";
import { evaluateExpression } from "../expression/evaluate.ts";
import { type LongNumber, longNumber, MAX_WHOLE_DIGITS } from "../expression/more-digits.ts";
import type { RealEnvironment } from "../expression/real-evaluator.ts";
import { questionOf, reduce } from "../keypad/reducer.ts";
import { INITIAL_STATE, type ScientificState } from "../keypad/state.ts";

const WORK = 100_000;

function digitsOf(text: string, count: number, environment: RealEnvironment = { angle: "rad" }): LongNumber {
  const number = longNumber({ text, environment }, count, WORK);
  if (!number.ok) throw new Error(firstProblem(number).message);
  return number;
}

const lines = readFileSync("tests/oracles/more-digits.tsv", "utf8").trimEnd().split("\n");

describe("1,000 digits", () => {
  it.each(lines.map((line) => line.split("\t")))("of %s are those of mpmath", (expression = "", value) => {
    expect(digitsOf(expression, 1000)).toEqual({ ok: true, plain: value, count: 1000, isExact: false });
  });

  it("of e^(π√163) take less than 50 ms", () => {
    digitsOf("e^(pi*sqrt(163))", 1000);
    const taken = cpuClock();
    digitsOf("e^(pi*sqrt(163))", 1000);
    expect(taken()).toBeLessThan(50);
  });
});

describe("digits of exact numbers", () => {
  it("end with the last one", () => {
    expect(digitsOf("0.1+0.2", 50)).toMatchObject({ plain: "0.3", count: 1, isExact: true });
    expect(digitsOf("2^-20", 50)).toMatchObject({ plain: "0.00000095367431640625", isExact: true });
    expect(digitsOf("10^20+1-10^20", 50)).toMatchObject({ plain: "1", wholeDigits: 1, isExact: true });
    expect(digitsOf("1-1", 50)).toMatchObject({ plain: "0", isExact: true });
  });

  it("of whole numbers are all displayed on demand", () => {
    expect(digitsOf("2^10000", 50)).toMatchObject({
      plain: "1.9950631168807583848837421626835850838234968318862e3010",
      isExact: false,
      wholeDigits: 3011,
    });
    expect(digitsOf("2^10000", MAX_WHOLE_DIGITS)).toMatchObject({
      plain: (2n ** 10_000n).toString(),
      isExact: true,
    });
    expect(digitsOf("-(2^64)", 50).plain).toBe("-18446744073709551616");
  });
});

it("a measured constant has no more digits than it was measured to", () => {
  expect(digitsOf("GN*2", 50)).toEqual({
    ok: true,
    plain: "1.33486e-10",
    count: 6,
    isExact: false,
    measured: 6,
  });
  expect(digitsOf("c0/13", 50).count).toBe(50);
});

it("a number that may be 0 has no further digits", () => {
  const number = longNumber({ text: "ln(2)+ln(3)-ln(6)", environment: { angle: "rad" } }, 50, WORK);
  expect(number.ok || firstProblem(number).message).toMatch(/isn’t certain/);
});

it.each(["9^9^9", "gamma(10^8+0.5)", "(sqrt(2)+sqrt(3)+sqrt(5)+pi)^300", "gamma(1/3)*gamma(1/7)*gamma(1/9)"])(
  "the work for %s is bounded",
  (text) => {
    const taken = cpuClock();
    longNumber({ text, environment: { angle: "rad" } }, MAX_WHOLE_DIGITS, WORK);
    expect(taken()).toBeLessThan(200);
  },
);

describe("a result of the calculator", () => {
  /** Continues from the result with a text that begins with an operator; others replace it. */
  const solve = (state: ScientificState, text: string): ScientificState => {
    const before = /^\W/.test(text) ? state : reduce(state, { type: "clear" });
    return reduce(reduce(before, { type: "insert", text }), { type: "equals" });
  };
  function digitsIn(state: ScientificState, count: number): LongNumber | undefined {
    const question = questionOf(state);
    const number = question && longNumber(question, count, WORK);
    return number?.ok ? number : undefined;
  }
  const first = (text: string) => solve(INITIAL_STATE, text);

  it("has the digits of its expression", () => {
    expect(digitsIn(first("1/3"), 50)?.plain).toBe(`0.${"3".repeat(50)}`);
  });

  it("has digits while it is entered", () => {
    const state = reduce(INITIAL_STATE, { type: "insert", text: "2^0.5" });
    expect(digitsIn(state, 50)?.plain).toBe("1.4142135623730950488016887242096980785696718753769");
  });

  it("continues from Ans with its exact value", () => {
    const root = solve(solve(first("sqrt(2)+1"), "Ans-1"), "Ans^2");
    expect(digitsIn(root, 1000)).toMatchObject({ plain: "2", isExact: true });
    const exponential = solve(first("e^(pi*sqrt(163))"), "Ans*1");
    expect(digitsIn(exponential, 1000)?.plain).toBe(digitsOf("e^(pi*sqrt(163))", 1000).plain);
  });

  it("continues from a measured value with its few digits", () => {
    expect(digitsIn(solve(first("GN*3"), "*2"), 50)).toMatchObject({ plain: "4.00458e-10", measured: 6 });
    expect(solve(first("GN*10^12"), "Ans*pi").result).toMatchObject({ display: "209.679", seal: "measured" });
    const memory = reduce(first("GN*10^11"), { type: "memory-store" });
    expect(reduce(memory, { type: "memory-add" }).memory).toMatchObject({ measured: 6 });
  });
});

it("an evaluation has its question only on request", () => {
  expect(evaluateExpression("2+2", { angle: "deg" })).not.toHaveProperty("question");
});
