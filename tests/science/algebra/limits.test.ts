import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { partText } from "@/lib/science/algebra/part.ts";
import { run } from "@/lib/science/algebra/run.ts";

const records = readFileSync(join(import.meta.dirname, "../../oracles/limits.tsv"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t") as [expression: string, limit: string]);

/** Relative difference of a value from SymPy’s 15 digits. */
const TOLERANCE = 1e-11;
/** Share of limits that the rules find; they refuse the others. */
const MIN_FOUND = 0.65;

const answers = records.map(([expression, limit]) => {
  const answer = run({ line: `limit(${expression}, x, inf)`, definitions: [] });
  const part = answer.ok ? answer.parts[0] : undefined;
  return { expression, limit, value: part?.value, text: part && partText(part) };
});

function isRight({ limit, value, text }: (typeof answers)[number]): boolean {
  const number = Number(limit);
  if (Number.isNaN(number)) return text === limit;
  return typeof value === "number" && Math.abs(value - number) <= TOLERANCE * Math.max(1, Math.abs(number));
}

describe("limits at infinity", () => {
  it("are never wrong", () => {
    const solved = answers.filter(({ text }) => text !== undefined);
    expect(solved.filter((answer) => !isRight(answer))).toEqual([]);
  });

  it("are found for two of three expressions", () => {
    expect(answers.filter(isRight).length / answers.length).toBeGreaterThanOrEqual(MIN_FOUND);
  });
});
