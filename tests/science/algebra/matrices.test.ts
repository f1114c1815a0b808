import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { PlainNumber } from "../../../lib/science/algebra/part.ts";
import { run } from "../../../lib/science/algebra/run.ts";

interface Point {
  re: number;
  im: number;
}

/** Matrices with the values of matrices.py. */
const ORACLE = readFileSync("tests/oracles/matrices.tsv", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([kind = "", matrix = "", right = "", ...values]) => ({
    kind,
    line: kind === "system" ? `linsolve(${matrix}, ${right})` : `eigenvalues(${matrix})`,
    values: values.map((value): Point => {
      const [re = 0, im = 0] = value.split(",").map(Number);
      return { re, im };
    }),
  }));

const pointOf = (x: PlainNumber): Point => (typeof x === "number" ? { re: x, im: 0 } : x);

/** Equal in 15 digits: values that are 0 in theory are 0. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 2 ** -50 * Math.abs(b);

/** Returns the values of a line, repeated as often as they occur. */
function valuesOf(line: string): readonly Point[] {
  const answer = run({ line, definitions: [] });
  if (!answer.ok) throw new Error(`${line}: ${answer.problems[0]?.message}`);
  return answer.parts.flatMap(({ value, also = "" }) => {
    const times = Number(/\((\d+) times\)/.exec(also)?.[1] ?? 1);
    return Array.from({ length: times }, () => pointOf(value as PlainNumber));
  });
}

describe("matrices of rational numbers", () => {
  it("have the eigenvalues of mpmath and the solutions of sympy to the last digit", () => {
    expect(ORACLE.length).toBe(200);
    const wrong = ORACLE.flatMap(({ line, values }) => {
      const left = [...values];
      for (const { re, im } of valuesOf(line)) {
        const at = left.findIndex((each) => isNear(re, each.re) && isNear(im, each.im));
        if (at < 0) return [`${line}: ${re}, ${im}`];
        left.splice(at, 1);
      }
      return left.length === 0 ? [] : [`${line}: ${JSON.stringify(left)} is missing`];
    });
    expect(wrong).toEqual([]);
  });

  it("have eigenvectors with 12 right digits", () => {
    const wrong = ORACLE.filter(({ kind }) => kind === "eigenvalues")
      .slice(0, 60)
      .flatMap(({ line }) => {
        const answer = run({ line: line.replace("eigenvalues", "eigenvectors"), definitions: [] });
        if (!answer.ok) return [`${line}: ${answer.problems[0]?.message}`];
        const matrix = rowsOf(line);
        return answer.parts.flatMap(({ label, value }, at) => {
          if (!label?.startsWith("Eigenvector") || !Array.isArray(value)) return [];
          const vector = (value as PlainNumber[]).map(pointOf);
          const lambda = pointOf(answer.parts[at - 1]?.value as PlainNumber);
          return residual(matrix, vector, lambda) <= 1e-12 ? [] : [`${line}: ${JSON.stringify(value)}`];
        });
      });
    expect(wrong).toEqual([]);
  });
});

const rowsOf = (line: string): number[][] =>
  [...line.matchAll(/\[([^[\]]+)\]/g)].map(([, row = ""]) =>
    row.split(", ").map((entry) => {
      const [above = 0, below = 1] = entry.split("/").map(Number);
      return above / below;
    }),
  );

/** Returns the largest component of A v − λ v, by the size of the matrix. */
function residual(matrix: readonly (readonly number[])[], vector: readonly Point[], lambda: Point): number {
  const size = Math.max(1, ...matrix.flat().map(Math.abs)) * matrix.length;
  const parts = matrix.map((row, at) => {
    const { re, im } = vector[at] ?? { re: 0, im: 0 };
    const sum = (part: "re" | "im"): number =>
      row.reduce((total, x, place) => total + x * (vector[place]?.[part] ?? 0), 0);
    return Math.hypot(
      sum("re") - lambda.re * re + lambda.im * im,
      sum("im") - lambda.re * im - lambda.im * re,
    );
  });
  return Math.max(...parts) / size;
}
