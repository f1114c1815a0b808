import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { firstProblem } from "../../../core/result/result.ts";
import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import { type Evaluation, evaluateExpression } from "../expression/evaluate.ts";
import { largeText } from "../expression/format.ts";

function evaluationOf(expression: string, angle: AngleUnit = "deg"): Evaluation {
  const result = evaluateExpression(expression, { angle });
  if (!result.ok) throw new Error(`${expression}: ${firstProblem(result).message}`);
  return result;
}

/** Values by mpmath 1.3 with 50 digits. */
const PRECISE: readonly [expression: string, precise: string][] = [
  ["10^20+1-10^20", "1"],
  ["10^14+0.3-10^14", "0.3"],
  ["1+10^-15-1", "1e-15"],
  ["e^(pi*sqrt(163))", "2.62537412640769e17"],
  ["3^41 mod 10", "3"],
  ["7^77 mod 10", "7"],
  ["25! mod 29", "5"],
  ["123456789^2 mod 1000", "521"],
  ["12345678901234567890 mod 97", "3"],
  ["(1+10^-10)^(10^10)", "2.71828182832313"],
  ["ln(1+10^-15)", "1e-15"],
  ["171!", "1.24101807021767e309"],
  ["2^10000", "1.99506311688076e3010"],
  ["e^1000/e^999", "2.71828182845905"],
  ["sin(10^22)", "-0.984807753012208"],
  ["9^9^9", "4.28124773175747e369693099"],
  ["0.1+0.2-0.3", "0"],
  ["100.1-100", "0.1"],
  ["sqrt(2)^2-2", "0"],
  ["(1+sqrt(2))*(sqrt(2)-1)", "1"],
  ["1/3*3", "1"],
  ["sin(15)-(sqrt(6)-sqrt(2))/4", "0"],
  ["tan(75)-2-sqrt(3)", "0"],
  ["ln(e^3)", "3"],
  ["ln(2)+ln(3)-ln(6)", "0"],
  ["log(1000)", "3"],
  ["log(8;4)", "1.5"],
  ["floor(log(1000))", "3"],
  ["cbrt(27)", "3"],
  ["0^0", "1"],
];

describe("every displayed digit is right", () => {
  it.each(PRECISE)("%s is %s", (expression, precise) => {
    const evaluation = evaluationOf(expression);
    expect(largeText(evaluation) === "0" ? "0" : evaluation.precise).toBe(precise);
  });

  it("agrees with mpmath for random expressions", () => {
    const lines = readFileSync("tests/oracles/real-expressions.tsv", "utf8").trimEnd().split("\n");
    expect(lines.length).toBe(20_000);
    const wrong = lines.flatMap((line) => {
      const [angle = "deg", expression = "", value = ""] = line.split("\t");
      const result = evaluateExpression(expression, { angle: angle as AngleUnit });
      if (!result.ok) return [`${angle} ${expression}: ${firstProblem(result).message}`];
      const isRight = roundedTo(value, 15) === scientific(result.precise);
      return isRight ? [] : [`${angle} ${expression} = ${value}, not ${result.precise}`];
    });
    expect(wrong).toEqual([]);
  });
});

/** Rounds "1.2345e-7" half up to significant digits, without zeros at the end. */
function roundedTo(text: string, count: number): string {
  const [mantissa = "0", exponent = "0"] = text.replace(/^-/, "").split("e");
  const digits = mantissa.replace(".", "");
  const units =
    BigInt(digits.slice(0, count).padEnd(count, "0")) + (Number(digits[count] ?? 0) >= 5 ? 1n : 0n);
  const rounded = units.toString();
  return normal(rounded, Number(exponent) + rounded.length - count, text.startsWith("-"));
}

/** Writes "-0.00123" as digits and the exponent of the first one. */
function scientific(text: string): string {
  const [mantissa = "0", exponent = "0"] = text.replace(/^-/, "").split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = (whole + fraction).replace(/^0+/, "");
  return normal(digits, Number(exponent) + digits.length - 1 - fraction.length, text.startsWith("-"));
}

function normal(digits: string, exponent: number, isNegative: boolean): string {
  const significant = digits.replace(/0+$/, "");
  return significant === "" ? "0" : `${isNegative ? "-" : ""}${significant}e${exponent}`;
}

it.each([
  Array(90).fill("gamma(0.3)").join("+"),
  Array.from({ length: 80 }, (_, at) => `gamma(0.${at + 11})`).join("*"),
  Array(60).fill("sin(10^5999)").join("+"),
])("a value without a proven digit has no figure", (expression) => {
  const result = evaluateExpression(expression, { angle: "rad" });
  expect(result.ok ? result.display : firstProblem(result).message).toBe("This takes too long to compute.");
});

it("a measured constant limits the digits that are displayed", () => {
  expect(evaluationOf("GN*10^12*pi")).toMatchObject({ display: "209.679", seal: "measured" });
});

it("further digits are equal only if they are all", () => {
  expect(evaluationOf("0.123456789+10^-30")).toMatchObject({ precise: "0.123456789", isPreciseExact: false });
});

describe("the cost", () => {
  it.each([
    "9^9^9^9",
    "10^10^10",
    "170!!",
    "((((((9!)!)!)!)!)!)",
    "sin(10^(10^9))",
    "gamma(10^8+0.5)",
    "nCr(10^15; 5*10^14)",
    "2^(2^(2^(2^(2^2))))",
    `${"sin(".repeat(150)}1${")".repeat(150)}`,
    `${"exp(ln(".repeat(90)}7${"))".repeat(90)}`,
    `(${"sqrt(2)+".repeat(100)}pi)^50`,
    "1/(ln(2)+ln(3)-ln(6))",
    "tan(atan(10^300)-10^-300)",
    "gamma(0.3)^gamma(0.7)^gamma(0.9)",
    Array(55).fill("(2^64001)^(1/63)").join("+"),
    Array(28).fill("(sqrt(2)+sqrt(3)+sqrt(5)+pi+1/3)").join("*"),
    Array(80).fill("log2(2^60000)").join("+"),
  ])("of %s is bounded", (expression) => {
    const taken = cpuClock();
    evaluateExpression(expression, { angle: "rad" });
    expect(taken()).toBeLessThan(100);
  });
});
