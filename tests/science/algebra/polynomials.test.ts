import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Part } from "../../../lib/science/algebra/part.ts";
import { run } from "../../../lib/science/algebra/run.ts";

interface Root {
  re: number;
  im: number;
  times: number;
}

/** Polynomials with the roots of polynomials.py. */
const ORACLE = readFileSync("tests/oracles/polynomials.tsv", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([polynomial = "", ...roots]) => ({
    polynomial,
    roots: roots.map((root): Root => {
      const [re = 0, im = 0, times = 1] = root.split(",").map(Number);
      return { re, im, times };
    }),
  }));

const WORDS: Readonly<Record<string, number>> = { double: 2, triple: 3 };

function rootOf({ value, also = "" }: Part): Root {
  const [, word = "1"] = /\((double|triple|\d+)(?:-fold)? root\)/.exec(also) ?? [];
  const times = WORDS[word] ?? Number(word);
  if (typeof value === "number") return { re: value, im: 0, times };
  if (typeof value === "object" && "re" in value) return { ...value, times };
  throw new Error("Not a number");
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 2 ** -51 * Math.abs(b);

describe("roots of polynomials", () => {
  it("are those of mpmath to the last digit, with their multiplicities", () => {
    expect(ORACLE.length).toBeGreaterThanOrEqual(200);
    const wrong = ORACLE.flatMap(({ polynomial, roots }) => {
      const answer = run({ line: `roots(${polynomial})`, definitions: [] });
      if (!answer.ok) return [`${polynomial}: ${answer.problems[0]?.message}`];
      const left = [...roots];
      for (const root of answer.parts.map(rootOf)) {
        const at = left.findIndex(
          ({ re, im, times }) => isNear(root.re, re) && isNear(root.im, im) && root.times === times,
        );
        if (at < 0) return [`${polynomial}: ${JSON.stringify(root)}`];
        left.splice(at, 1);
      }
      return left.length === 0 ? [] : [`${polynomial}: ${JSON.stringify(left)} is missing`];
    });
    expect(wrong).toEqual([]);
  });
});
