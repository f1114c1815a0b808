import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { firstProblem } from "../../../lib/core/result/result.ts";
import { bareText } from "../../../lib/science/algebra/part.ts";
import { run } from "../../../lib/science/algebra/run.ts";

/** Integrals with the values of integrals.py. */
const ORACLE = readFileSync("tests/oracles/integrals.tsv", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([f = "", from = "", to = "", value = ""]) => ({ line: `integrate(${f}, x, ${from}, ${to})`, value }));

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Parses "−1.5 × 10⁻⁹" as a number, with half of its last digit. */
function parseDisplayed(text: string): { number: number; half: number } {
  const plain = text
    .replaceAll(",", "")
    .replaceAll("−", "-")
    .replace(
      / × 10(.+)$/,
      (_, exponent: string) =>
        `e${[...exponent].map((digit) => (digit === "⁻" ? "-" : RAISED.indexOf(digit))).join("")}`,
    );
  const [mantissa = "", exponent = "0"] = plain.split("e");
  const decimals = mantissa.split(".")[1]?.length ?? 0;
  return { number: Number(plain), half: 0.5 * 10 ** (Number(exponent) - decimals) };
}

const answers = ORACLE.map(({ line, value }) => ({ line, value, answer: run({ line, definitions: [] }) }));

describe("integrals with a known value", () => {
  const finite = answers.filter(({ value }) => value !== "divergent");

  it("are 300 and more", () => expect(finite.length).toBeGreaterThanOrEqual(300));

  it("have no wrong digit", () => {
    const wrong = finite.flatMap(({ line, value, answer }) => {
      const [part] = answer.ok ? answer.parts : [];
      if (!part) return [];
      const text =
        bareText(part)
          .split(/ [=≈] /)
          .at(-1) ?? "";
      const { number, half } = parseDisplayed(text);
      // Zeros at the end are not displayed: 2 stands for 12 digits.
      const isShort = text.replace(/ ×.*|\D/g, "").length < 6;
      const allowed = number === 0 ? 1e-12 : isShort ? 5.01e-12 * Math.abs(number) : half * (1 + 1e-9);
      return Math.abs(number - Number(value)) <= allowed ? [] : [`${line} = ${value}, not ${text}`];
    });
    expect(wrong).toEqual([]);
  });

  it("are no farther off than their error", () => {
    const wrong = finite.flatMap(({ line, value, answer }) => {
      const [part] = answer.ok ? answer.parts : [];
      const error = answer.ok && /error is at most (.+)\.$/.exec(answer.notes[0] ?? "")?.[1];
      if (!part || !error) return [];
      const { number, half } = parseDisplayed(error);
      const difference = Math.abs(Number(part.value) - Number(value));
      const rounding = 2 ** -52 * Math.abs(Number(value));
      return difference <= number + half + rounding
        ? []
        : [`${line} = ${value}, not ${part.value} ± ${error}`];
    });
    expect(wrong).toEqual([]);
  });

  it("have 10 digits in 310 cases", () => {
    const precise = finite.filter(({ value, answer }) => {
      const number = answer.ok ? Number(answer.parts[0]?.value) : Number.NaN;
      return Math.abs(number - Number(value)) <= 5e-11 * Math.max(Math.abs(Number(value)), 1e-10);
    });
    expect(precise.length).toBeGreaterThanOrEqual(310);
  });
});

describe("integrals without a value", () => {
  it.each(answers.filter(({ value }) => value === "divergent"))("$line is refused", ({ answer }) => {
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(firstProblem(answer).message).toMatch(/does not converge|too long/);
  });
});
