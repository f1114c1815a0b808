import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { expectStep } from "@/tests/kit/formulas/expect-step.ts";
import { defaultEntries } from "../../../kit/fields/entry.ts";
import type { Formulas } from "../../../kit/formulas/formula.ts";
import * as R from "../../../units/rational.ts";
import { bestFractions, distance, nearestMark } from "../approximate.ts";
import calculator from "../calculator.ts";
import { compute } from "../compute.ts";
import { expand } from "../expansion.ts";
import { parseNumber } from "../parse.ts";

const context = {
  today: "2026-01-15",
  now: 0,
  timeZone: "UTC",
  currency: { code: "USD", decimals: 2 },
};
const defaults = { ...defaultEntries(calculator.inputs), limit: 1000, length: 0.03302 };
const run = (inputs: Record<string, unknown>) => compute({ ...defaults, ...inputs } as never, context);
const outputsOf = (inputs: Record<string, unknown>) => {
  const result = run(inputs);
  return result.ok ? result.value.outputs : result.problems;
};
const value = (expression: string) => {
  const outputs = outputsOf({ mode: "expression", expression });
  return "fraction" in outputs ? outputs.fraction : JSON.stringify(outputs);
};

describe("expressions", () => {
  test.each([
    ["1/2 + 1/3 * 2 1/4", "5/4"],
    ["(1/2 + 1/3) × 2¼ =", "15/8"],
    ["1/2 - -1/3", "5/6"],
    ["2-1/3", "5/3"],
    ["−2^2", "-4"],
    ["(-2)^2", "4"],
    ["2^3^2", "512"],
    ["2^-3", "1/8"],
    ["0^0", "1"],
    ["0/5", "0"],
    ["-0", "0"],
    ["-0 1/2", "-1/2"],
    ["1/-2", "-1/2"],
    ["-1/-2", "1/2"],
    ["12 ÷ 3 × 2", "8"],
    ["3 : 3/4", "4"],
    ["(1/2)/(3/4)", "2/3"],
    ["3 ÷ 4/(5)", "15/4"],
    ["0.1 + 0.2", "3/10"],
    ["0,5 + 0.(3)", "5/6"],
    ["0.16\u0305 × 6", "1"],
    ["1.5e-3", "3/2000"],
    ["0.5/0.25", "2"],
    ["½ + ⅓", "5/6"],
    ["(1/2)(3/4)", "3/8"],
    ["2(3)", "6"],
    ["(2)3", "6"],
    ["-1/2(4)", "-2"],
    ["0.1(6)", "1/6"],
    ["0.5(1+1)(3)", "3"],
    ["1½", "3/2"],
    ["10⁄4", "5/2"],
    ["1/3+1/3+1/3", "1"],
    ["((((5))))", "5"],
    ["(-2/3)^-3", "-27/8"],
    ["(-1/2)^2", "1/4"],
    ["(-3/4)/(1/2)", "-3/2"],
    ["(1/2)/(-3/4)", "-2/3"],
    ["(-(1/2))^3", "-1/8"],
    ["((-1 1/2))^2", "9/4"],
    ["2^(-4/2)", "1/4"],
    ["(+1/2)^2", "1/4"],
  ])("%s = %s", (expression, expected) => {
    expect(value(expression)).toBe(expected);
  });

  test.each([
    ["1/2/3", "More than one slash"],
    ["(1/2)/3/4", "More than one slash"],
    ["6/(2)/(3)", "More than one slash"],
    ["2/3^2", "parentheses"],
    ["1/2 1/3", "An operator is missing before “1/3”"],
    ["1½4", "An operator is missing"],
    ["2 1/-3", "Put the sign in front"],
    ["1 ÷ (1/2 − 0.5)", "Division by zero"],
    ["1/(2-2)", "Division by zero"],
    ["0^-1", "negative power"],
    ["2^1/2", "parentheses"],
    ["2^-1/2", "parentheses"],
    ["-2/3^2", "parentheses"],
    ["-(2)/(3)/(4)", "More than one slash"],
    ["2^(1/2)", "Exponents must be whole"],
    ["9^9^9", "Exponents go from"],
    ["9^999^2", "Exponents go from"],
    ["(9^999)^3", "more than 2,000 digits"],
    ["1e400", "Powers of ten"],
    ["1,234", "two ways"],
    ["0.333...", "Dots do not say"],
    ["0.333…", "Dots do not say"],
    ["x/2", "A number is missing before"],
    ["abc", "“abc” is not part"],
    ["1/0", "denominator cannot be zero"],
    ["1/", "too early"],
    ["1 +", "too early"],
    [")", "before “)”"],
    ["1)", "no opening"],
    ["(1", "closing parenthesis is missing"],
    ["()", "before “)”"],
    [".", "no number"],
    ["<script>", "is not part"],
    ["=", "Enter a value"],
  ])("%s is refused", (expression, message) => {
    expect(value(expression)).toMatch(new RegExp(message.replace(/[()]/g, "\\$&")));
  });

  test("are read back as they were understood", () => {
    const result = run({ mode: "expression", expression: "-1/2*(3 -½)^-2" });
    expect(result.ok && result.value.assumptions).toEqual(["Read as −1/2 × (3 − 1/2)^−2."]);
  });

  test("with numbers agree with integer arithmetic", () => {
    const part = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
    const below = fc.bigInt({ min: 1n, max: 10n ** 30n });
    fc.assert(
      fc.property(part, below, part, below, (a, b, c, d) => {
        const text = (n: bigint, m: bigint): string => `(${n})/(${m})`;
        expect(value(`${text(a, b)} + ${text(c, d)}`)).toBe(R.ratioText(R.rational(a * d + c * b, b * d)));
        expect(value(`${text(a, b)} × ${text(c, d)}`)).toBe(R.ratioText(R.rational(a * c, b * d)));
      }),
      { numRuns: 50 },
    );
  });
});

describe("hostile texts end at once", () => {
  const long = (length: number): string => "987654321".repeat(length).slice(0, length);
  test.each([
    [
      "sum of many primes",
      Array.from({ length: 600 }, (_, i) => `1/${9973 - i}`)
        .join("+")
        .slice(0, 2999),
    ],
    ["deep brackets", `${"(".repeat(1500)}1${")".repeat(1500)}`],
    ["signs", `${"-".repeat(2999)}1`],
    ["powers", `2${"^2".repeat(1490)}`],
    ["long numbers", `1/${long(999)}+1/${long(998)}`],
    ["long product", Array.from({ length: 3 }, (_, i) => long(990 - i)).join("×")],
    ["squares", "((((9^9)^9)^9)^9)^9"],
    ["ones", "1+".repeat(1499).concat("1")],
    ["large fractions", Array.from({ length: 14 }, (_, i) => `1/${long(200 - i)}`).join("-")],
  ])("%s", (_, expression) => {
    const taken = cpuClock();
    const result = run({ mode: "expression", expression });
    expect(taken()).toBeLessThan(1000);
    expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity|undefined/);
  });

  test("in every mode", () => {
    const texts = [
      `${long(1000)}/${long(999)}`,
      `1/${"3".repeat(998)}7`,
      `0.${long(400)}(${long(500)})`,
      `1/${2n ** 3300n}`,
    ];
    for (const text of texts) {
      for (const mode of ["two", "simplify", "toDecimal", "fromDecimal", "compare"]) {
        const taken = cpuClock();
        const rows = Array.from({ length: 20 }, (_, i) => ({ fraction: `${text.slice(0, 1000)}${i}` }));
        run({
          mode,
          first: text,
          second: text,
          fraction: text,
          decimal: text,
          fractions: rows,
          limit: 1e6,
        });
        expect(taken(), `${mode} ${text.slice(0, 20)}`).toBeLessThan(1000);
      }
    }
  });

  test("1000 digits are exact, 1001 are refused", () => {
    const nines = "9".repeat(1000);
    expect(value(`${nines} + 1`)).toBe(`1${"0".repeat(1000)}`);
    expect(value(`9${nines}`)).toContain("at most 1,000 digits");
  });
});

describe("decimals", () => {
  /** The expansion by long division with remembered remainders. */
  function divided(n: bigint, d: bigint): string {
    const seen = new Map<bigint, number>();
    let digits = "";
    let rest = n % d;
    while (rest !== 0n && !seen.has(rest)) {
      seen.set(rest, digits.length);
      digits += (rest * 10n) / d;
      rest = (rest * 10n) % d;
    }
    const whole = `${n / d}`;
    if (digits === "") return whole;
    const from = seen.get(rest);
    return rest === 0n || from === undefined
      ? `${whole}.${digits}`
      : `${whole}.${digits.slice(0, from)}(${digits.slice(from)})`;
  }

  test("of every small fraction repeat where long division does, and lead back", () => {
    for (let d = 1n; d < 200n; d += 1n) {
      for (const n of [0n, 1n, d - 1n, 7n * d + 3n]) {
        const fraction = R.rational(n, d);
        const { text, periodDigits } = expand(fraction);
        expect(text).toBe(divided(fraction.n, fraction.d));
        expect(periodDigits).toBe(/\((\d+)\)/.exec(text)?.[1]?.length ?? 0);
        expect(parseNumber(text).value).toEqual(fraction);
      }
    }
  });

  test("with denominators beyond factoring", () => {
    expect(expand(R.rational(1n, 10n ** 30n - 1n)).periodDigits).toBe(30);
    expect(expand(R.rational(1n, 10n ** 60n + 7n))).toMatchObject({ periodDigits: undefined });
    // 10¹² − 11 is prime: the order of 10 divides p − 1.
    const prime = 999_999_999_989n;
    const period = expand(R.rational(1n, prime)).periodDigits ?? 0;
    expect((prime - 1n) % BigInt(period)).toBe(0n);
  });

  test("of large denominators are cut, with their length", () => {
    const { text, fixedDigits } = expand(R.rational(1n, 2n ** 800n));
    expect(text.endsWith("…")).toBe(true);
    expect(fixedDigits).toBe(800);
  });

  test("round trip through text for repeating decimals", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,6}$/), fc.stringMatching(/^\d{1,8}$/), (fixed, repeating) => {
        const { value: read } = parseNumber(`-3.${fixed}(${repeating})`);
        expect(parseNumber(expand(read).text).value).toEqual(read);
      }),
    );
  });
});

describe("approximations", () => {
  test("are the nearest of all fractions up to the limit", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 1, max: 40 }), (n, limit) => {
        const exact = R.rational(BigInt(n), 997n);
        const error = distance(bestFractions(exact, BigInt(limit)).at(-1) ?? exact, exact);
        for (let d = 1n; d <= BigInt(limit); d += 1n)
          expect(R.compare(error, distance(nearestMark(exact, d), exact))).toBeLessThanOrEqual(0);
      }),
    );
  });

  test("come nearer one after the other", () => {
    const exact = parseNumber("2.718281828459045").value;
    const errors = bestFractions(exact, 100_000n).map((fraction) => R.toNumber(distance(fraction, exact)));
    expect(errors).toEqual([...errors].sort((a, b) => b - a));
  });

  test("halfway between two marks goes to the longer", () => {
    expect(outputsOf({ mode: "tape", length: 0.0254 / 128, marks: "64" })).toMatchObject({ mark: "1/64 in" });
    expect(outputsOf({ mode: "tape", length: 0.0254 * 3, marks: "2" })).toMatchObject({ mark: "3 in" });
    expect(outputsOf({ mode: "tape", length: 0, marks: "64" })).toMatchObject({ mark: "0 in", markError: 0 });
  });
});

describe("the steps", () => {
  const part = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
  const below = fc.bigInt({ min: 1n, max: 60n });
  const digits = fc.stringMatching(/^\d{0,3}$/);
  const number = fc.oneof(
    fc.tuple(part, below).map(([n, d]) => `${n}/${d}`),
    fc.tuple(below, below, below).map(([w, n, d]) => `-${w} ${n}/${d}`),
    fc.tuple(part, digits, digits).map(([w, fixed, repeating]) => `${w}.${fixed}(${repeating}7)`),
    fc.tuple(part, digits).map(([w, fixed]) => `${w}.${fixed}e-3`),
  );
  const expectSteps = (inputs: Record<string, unknown>) => {
    const result = run(inputs);
    if (!result.ok) return;
    for (const each of result.value.steps) {
      if (!("values" in each)) continue;
      const formula = (calculator.formulas as Formulas)[each.formula];
      if (!formula) throw new Error(each.formula);
      expectStep(formula, each, "USD");
    }
  };

  test("come to their results by mathjs, whatever two numbers are typed", () => {
    fc.assert(
      fc.property(
        number,
        number,
        fc.constantFrom("add", "subtract", "multiply", "divide"),
        (first, second, operation) => expectSteps({ mode: "two", first, second, operation }),
      ),
      { numRuns: 300 },
    );
  });

  test("and in the other modes", () => {
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expectSteps({ mode: "expression", expression: `(${a}) - (${b}) ÷ (${c})` });
        expectSteps({ mode: "simplify", fraction: a });
        expectSteps({ mode: "toDecimal", fraction: a });
        expectSteps({ mode: "fromDecimal", decimal: a });
        expectSteps({ mode: "compare", fractions: [a, b, c].map((fraction) => ({ fraction })) });
      }),
      { numRuns: 60 },
    );
  });
});

test("equal fractions are equal, however they are written", () => {
  const fractions = ["2/4", "0.5", "1/2"].map((fraction) => ({ fraction }));
  expect(outputsOf({ mode: "compare", fractions })).toMatchObject({ order: "2/4 = 0.5 = 1/2", spread: "0" });
});

test("each bad row is named", () => {
  const fractions = ["2/4", "x", "1/0"].map((fraction) => ({ fraction }));
  expect(outputsOf({ mode: "compare", fractions })).toMatchObject([
    { path: "fractions.1.fraction" },
    { path: "fractions.2.fraction" },
  ]);
});
