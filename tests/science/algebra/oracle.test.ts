import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { firstProblem } from "../../../lib/core/result/result.ts";
import type { Part } from "../../../lib/science/algebra/part.ts";
import { run } from "../../../lib/science/algebra/run.ts";

type Plain = number | { re: number; im: number };

interface Case {
  kind: "number" | "numbers" | "list" | "matrix" | "function" | "regression" | "unsolvable" | "free";
  line: string;
  expected: unknown;
  by: string;
  /** The list is on separate lines. */
  each?: true;
}

/** Computed by advanced.py. */
const cases: Case[] = JSON.parse(
  readFileSync(new URL("../../oracles/advanced.json", import.meta.url), "utf8"),
);

function answerOf(line: string) {
  const answer = run({ line, definitions: [] });
  if (!answer.ok) throw new Error(`${line}: ${firstProblem(answer).message}`);
  return answer;
}

const parts = (x: Plain): [number, number] => (typeof x === "number" ? [x, 0] : [x.re, x.im]);

function near(actual: Plain, wanted: Plain, tolerance = 1e-9): boolean {
  const [a, b] = [parts(actual), parts(wanted)];
  const size = Math.max(1e-6, Math.hypot(...b));
  return Math.hypot(a[0] - b[0], a[1] - b[1]) <= tolerance * size;
}

function expectNear(actual: unknown, wanted: Plain, tolerance?: number): void {
  expect(
    near(actual as Plain, wanted, tolerance),
    `${JSON.stringify(actual)} for ${JSON.stringify(wanted)}`,
  ).toBe(true);
}

/** A double root is on one line with the word. */
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/double/, 2],
  [/triple/, 3],
  [/\((\d+) times\)/, 0],
];

function valuesOf(actual: readonly Part[]): Plain[] {
  return actual.flatMap(({ value, also = "" }) => {
    if (value === undefined) return [];
    const [pattern, count = 1] = TIMES.find(([candidate]) => candidate.test(also)) ?? [];
    const times = count === 0 ? Number(pattern?.exec(also)?.[1]) : count;
    return Array.from({ length: times }, () => value as Plain);
  });
}

function expectSame(actual: readonly Plain[], wanted: readonly Plain[]): void {
  expect(actual).toHaveLength(wanted.length);
  const left = [...actual];
  for (const each of wanted) {
    const scale = Math.max(1, ...wanted.map((x) => Math.hypot(...parts(x))));
    const at = left.findIndex(
      (other) =>
        Math.hypot(parts(other)[0] - parts(each)[0], parts(other)[1] - parts(each)[1]) <= 1e-8 * scale,
    );
    expect(at, `${JSON.stringify(each)} among ${JSON.stringify(left)}`).toBeGreaterThanOrEqual(0);
    left.splice(at, 1);
  }
}

describe("the advanced page", () => {
  it("has an oracle of many cases of each kind", () => {
    expect(cases.length).toBeGreaterThanOrEqual(120);
    expect(new Set(cases.map(({ line }) => line)).size).toBe(cases.length);
  });

  it.each(cases)("$line ($by)", ({ kind, line, expected, each }) => {
    const answer = answerOf(line);
    const [first] = answer.parts;
    switch (kind) {
      case "number":
        return expectNear(first?.value, expected as Plain);
      case "numbers":
        return expectSame(valuesOf(answer.parts), expected as Plain[]);
      case "list": {
        const values = each ? answer.parts.map(({ value }) => value) : (first?.value as Plain[]);
        expect(values).toHaveLength((expected as Plain[]).length);
        return (expected as Plain[]).forEach((wanted, at) => {
          expectNear(values?.[at], wanted);
        });
      }
      case "matrix": {
        const rows = first?.value as Plain[][];
        return (expected as Plain[][]).forEach((row, at) => {
          row.forEach((wanted, column) => {
            expectNear(rows[at]?.[column], wanted);
          });
        });
      }
      case "function":
        for (const [x, wanted] of expected as [number, number][]) {
          const value = run({ line: answer.result ?? "", definitions: [{ name: "x", line: `x = ${x}` }] });
          expectNear(value.ok ? value.parts[0]?.value : value, wanted);
        }
        return;
      case "regression": {
        const byLabel = (label: string) => answer.parts.find((part) => part.label === label)?.value;
        const [slope, intercept, r2] = expected as [number, number, number];
        expectNear(byLabel("Slope"), slope);
        expectNear(byLabel("Intercept"), intercept);
        return expectNear(byLabel("R²"), r2);
      }
      case "unsolvable":
        expect(answer.parts).toEqual([]);
        return expect(answer.notes.join(" ")).toMatch(/no solution/);
      case "free":
        expect(answer.notes.join(" ")).toMatch(/infinitely many/);
        return expect(answer.parts.filter(({ also }) => also === "is free: any number")).toHaveLength(
          expected as number,
        );
    }
  });
});
