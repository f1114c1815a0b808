import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { heavyAdvancedLine, heavyPlainLine } from "../../../../scripts/worst-request/heavy-lines.ts";
import { firstProblem } from "../../../core/result/result.ts";
import { run } from "../../../science/algebra/run.ts";
import { evaluateExpression } from "../expression/evaluate.ts";

/** Processor time limit of one line, in ms; 20 to 40 on an idle machine. */
const LIMIT_MS = 100;
const RUNS = 400;

/** Expects the fastest of three runs to meet the limit: another test may share the processor. */
function expectWithinLimit(line: string, evaluate: () => unknown): void {
  let fastest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3 && fastest >= LIMIT_MS; turn += 1) {
    const taken = cpuClock();
    evaluate();
    fastest = Math.min(fastest, taken());
  }
  expect(fastest, line.slice(0, 300)).toBeLessThan(LIMIT_MS);
}

const PRIMES = [
  233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307, 311, 313, 317, 331, 337, 347, 349,
];
const prime = (at: number): number =>
  (PRIMES[at % PRIMES.length] ?? 2) + 1000 * Math.floor(at / PRIMES.length);
const thirty = (part: (at: number) => string, sign: string): string =>
  Array.from({ length: 30 }, (_, at) => part(at)).join(sign);
const repeated = (part: string, sign = "+"): string =>
  Array(Math.floor(1001 / (part.length + 1)))
    .fill(part)
    .join(sign);
const matrix = `[${Array.from({ length: 12 }, (_, row) => `[${Array.from({ length: 12 }, (_, column) => `${prime(row + column)}/${prime(row * column)}`).join(",")}]`).join(",")}]`;

describe("a valid heavy line", () => {
  it.each([
    ["a sum of 30 fractions", `simplify(${thirty((at) => `1/(${prime(at)}x+${prime(at + 7)})`, "+")})`],
    [
      "fractions with ten-digit numbers",
      `simplify(${thirty((at) => `1/(${1_234_567_891 + at * 7919}x+${9_876_543_211 - at * 104_729})`, "+")})`,
    ],
    ["fractions without simplify", thirty((at) => `1/(${prime(at)}x+${prime(at + 7)})`, "+")],
    [
      "the factors of 30 linear factors",
      `factor(${thirty((at) => `(${prime(at)}x-${prime(at + 1)})`, "*")})`,
    ],
    ["the roots of 30 linear factors", `roots(${thirty((at) => `(${prime(at)}x-${prime(at + 1)})`, "*")})`],
    ["a matrix of fractions to the 1000th power", `${matrix}^1000`],
    ["the inverse of a matrix of fractions", `inv(${matrix})`],
    ["a sum of integrals over jumps", repeated("integrate(floor(9x)^x,x,0,9)")],
    ["a sum of integrals that need many halvings", repeated("integrate(abs(sin(99/x)),x,.1,9)")],
    [
      "roots of 70 numbers",
      `simplify(${Array.from({ length: 70 }, (_, at) => `${prime(at)}999983^(1/2)x`).join("+")})`,
    ],
    ["a product of sums with three variables", `expand(${repeated("(6x+3y-2z)^9", "*")})`],
    ["powers of long matrices", repeated("[[123456789,2],[3,4]]^1000")],
    ["sums of factorials and binomial coefficients", repeated("400!+nCr(10000,400)")],
  ])("ends within the limit: %s", (_, line) => {
    expectWithinLimit(line, () => run({ line, definitions: [] }));
  });

  it("is answered if it is only long: the mean of 990 decimals", () => {
    const list = Array.from({ length: 990 }, (_, at) => `${100 + at}.25`);
    const answer = run({ line: `mean([${list.join(",")}])`, definitions: [] });
    expect(answer.ok && answer.parts[0]?.value).toBe(594.75);
  });

  it("ends within the limit wherever it is drawn from the grammar, and is answered in words at least", () => {
    fc.assert(
      fc.property(heavyAdvancedLine(1000), (line) => {
        expectWithinLimit(line, () => {
          const answer = run({ line, definitions: [] });
          if (!answer.ok) expect(firstProblem(answer).message).toMatch(/^\S.*[.?]$/s);
        });
      }),
      { numRuns: RUNS },
    );
  });

  it("ends within the limit on the plain page", () => {
    fc.assert(
      fc.property(heavyPlainLine(1000), (line) => {
        expectWithinLimit(line, () => evaluateExpression(line, { angle: "deg" }));
      }),
      { numRuns: RUNS },
    );
  });
});
