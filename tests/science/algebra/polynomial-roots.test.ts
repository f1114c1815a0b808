import { describe, expect, it } from "vitest";
import oracles from "@/tests/oracles/polynomial-roots.json" with { type: "json" };
import { firstProblem } from "../../../lib/core/result/result.ts";
import { partText } from "../../../lib/science/algebra/part.ts";
import {
  gcdOfPolynomials,
  type IntegerPolynomial,
  squareFreeFactors,
} from "../../../lib/science/algebra/polynomials/integer-polynomial.ts";
import { divideOutRationalRoots } from "../../../lib/science/algebra/polynomials/rational-roots.ts";
import { run } from "../../../lib/science/algebra/run.ts";
import { gcd } from "../../../lib/units/gcd.ts";
import { ratioText } from "../../../lib/units/rational.ts";

const answerTo = (line: string) => {
  const answer = run({ line, definitions: [] });
  if (!answer.ok) throw new Error(firstProblem(answer).message);
  return answer;
};

/** Returns the roots of a line as [real, imaginary] pairs, sorted. */
const rootsOf = (line: string): [number, number][] =>
  answerTo(`roots(${line})`)
    .parts.map(({ value }): [number, number] => {
      if (typeof value === "number") return [value, 0];
      if (typeof value === "object" && "re" in value) return [value.re, value.im];
      throw new Error("Not a number");
    })
    .sort(([a, b], [c, d]) => a - c || b - d);

const PRIMES = Array.from({ length: 200 }, (_, at) => at + 2).filter((n) =>
  Array.from({ length: n - 2 }, (_, at) => at + 2).every((d) => n % d !== 0),
);
const product = (...factors: IntegerPolynomial[]): IntegerPolynomial =>
  factors.reduce(
    (product, factor) => {
      const terms = Array.from({ length: product.length + factor.length - 1 }, () => 0n);
      product.forEach((a, i) => {
        factor.forEach((b, j) => {
          terms[i + j] = (terms[i + j] ?? 0n) + a * b;
        });
      });
      return terms;
    },
    [1n],
  );

describe("the roots of a polynomial", () => {
  it.each(Object.entries(oracles))("are those of mpmath, at 80 digits: %s", (line, expected) => {
    const roots = rootsOf(line);
    expect(roots.length).toBe(expected.length);
    const left = [...expected];
    for (const [re, im] of roots) {
      const size = Math.hypot(re, im);
      const at = left.findIndex(
        ([a = 0, b = 0]) =>
          Math.abs(a - re) <= 4e-16 * Math.max(Math.abs(re), 1e-3 * size) &&
          Math.abs(b - im) <= 4e-16 * Math.max(Math.abs(im), 1e-3 * size),
      );
      expect(at, `${re}, ${im}`).toBeGreaterThanOrEqual(0);
      left.splice(at, 1);
    }
  });

  it.each([18, 20, 25, 30])("are exact where %d of them are rational and close together", (degree) => {
    const factors = Array.from({ length: degree }, (_, at) => `(${PRIMES[at]}x - ${PRIMES[at + 1]})`);
    const { parts, notes } = answerTo(`roots(${factors.join("*")})`);
    const expected = Array.from({ length: degree }, (_, at) => (PRIMES[at + 1] ?? 0) / (PRIMES[at] ?? 1));
    expect(parts.map(({ value }) => value)).toEqual(expected.toSorted((a, b) => a - b));
    expect(parts.every(({ exact }) => exact)).toBe(true);
    expect(notes.join(" ")).toContain("all exact");
  });

  it("are not displayed where they cannot be told apart", () => {
    const answer = run({ line: "roots(x^3 - 3x^2 + 3x - 1 - 10^-300 + 10^-301 x)", definitions: [] });
    if (answer.ok) for (const { value } of answer.parts) expect(value).toBeDefined();
    else expect(firstProblem(answer).message).toMatch(/proven|too long/);
  });
});

describe("integer polynomials", () => {
  const f = product([-1n, 2n], [5n, 0n, 3n], [-7n, 11n]);

  it("have a greatest common divisor without fractions on the way", () => {
    const g = product([-1n, 2n], [1n, 1n, 1n], [-7n, 11n]);
    expect(gcdOfPolynomials(f, g)).toEqual(product([-1n, 2n], [-7n, 11n]));
    expect(gcdOfPolynomials(f, [3n, 1n])).toEqual([1n]);
    const long = product(
      ...Array.from({ length: 20 }, (_, at) => [10n ** 9n + BigInt(2 * at), 10n ** 9n + BigInt(2 * at + 1)]),
    );
    expect(gcdOfPolynomials(product(long, f), product(long, [3n, 1n]))).toEqual(long);
  });

  it("are split by how often their roots occur", () => {
    const factors = squareFreeFactors(product(f, [-1n, 2n], [-1n, 2n]));
    expect(factors.map(({ times }) => times)).toEqual([1, 3]);
    expect(factors[1]?.factor).toEqual([-1n, 2n]);
  });

  it("lose all rational roots and no other", () => {
    const { roots, rest } = divideOutRationalRoots(f);
    expect(roots.map(ratioText).sort()).toEqual(["1/2", "7/11"]);
    expect(rest).toEqual([5n, 0n, 3n]);
  });
});

describe("exact coefficients", () => {
  it("stay exact up to 80 digits in a formula, and are marked beyond", () => {
    const [part] = answerTo("expand((123456789x + 987654321)^4)").parts;
    expect(part && partText(part)).toContain("951,524,275,264,729,222,930,554,919,618,623,681");
    const [long] = answerTo("expand((123456789x + 987654321)^12)").parts;
    expect(long && partText(long)).toContain("≈");
  });

  it("have the greatest common divisor of Euclid's algorithm", () => {
    const euclid = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : euclid(b, a % b));
    for (let power = 1n; power < 400n; power += 7n) {
      const [a, b, common] = [3n ** power + 2n, 7n ** (power / 2n) + 5n, 11n ** (power / 3n)];
      expect(gcd(a * common, -b * common)).toBe(euclid(a * common, b * common));
    }
    expect([gcd(0n, 0n), gcd(0n, -4n), gcd(2n ** 300n, 6n ** 200n)]).toEqual([0n, 4n, 2n ** 200n]);
  });
});
