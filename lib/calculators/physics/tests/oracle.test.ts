import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { formulas } from "../formulas.ts";
import { solve } from "../solve.ts";
import { physicsView } from "../view.ts";

interface Row {
  id: string;
  values: Record<string, string>;
  solutions: Record<string, string[]>;
}

/** Computed by tests/oracles/physics.py from independent statements. */
const { formulas: rows }: { formulas: Row[] } = JSON.parse(
  readFileSync(new URL("../../../../tests/oracles/physics.json", import.meta.url), "utf8"),
);

const viewOf = (id: string) => {
  const view = physicsView(id);
  if (!view) throw new RangeError(id);
  return view;
};

test("every formula has been worked out independently", () => {
  expect(rows.map(({ id }) => id).sort()).toEqual(formulas.map(({ id }) => id).sort());
});

describe.each(rows)("$id", ({ id, values, solutions }) => {
  const view = viewOf(id);
  const numbers = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)]));

  it("has the variables of the independent statement", () => {
    expect(Object.keys(view.variables).sort()).toEqual(Object.keys(values).sort());
  });

  it.each(Object.entries(solutions))("gives every %s", (unknown, expected) => {
    const { [unknown]: _, ...values } = numbers;
    const solved = solve(view, unknown, values);
    if (!solved.ok) throw new Error(JSON.stringify(solved.problems));
    const roots = solved.value.map(({ value }) => value).sort((a, b) => a - b);
    expect(roots, JSON.stringify({ roots, expected })).toHaveLength(expected.length);
    roots.forEach((root, index) => {
      const value = Number(expected[index]);
      expect(Math.abs(root - value), `${root} is not ${value}`).toBeLessThanOrEqual(1e-9 * Math.abs(value));
    });
  });
});
