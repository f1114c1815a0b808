import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CopiedProject } from "./copied-project.ts";

/** README’s three recipes, followed in a copy of the project without any other edit. */
const copy = new CopiedProject();
afterAll(() => copy.remove());

const UNIT = '{ id: "vershok", name: "Vershok", symbol: "vershok", factor: "1.75 in" },';
const SAMPLES = ["vershok", "jerk", "tank-farm", "tank-liquids", "pond-volume"];

/** Measures processor time, copies the project again, or repeats what this test runs. */
const EXCLUDED = ["tests/architecture/recipes.test.ts", "tests/worst-request/**"];

const expectSuccess = ({ ok, output }: { ok: boolean; output: string }): string => {
  expect(ok, output).toBe(true);
  return output;
};

beforeAll(() => {
  copy.add("tests/fixtures/recipes");
  const path = join(copy.folder, "lib/converters/general-physics-mechanics/length.ts");
  const source = readFileSync(path, "utf8");
  const changed = source.replace("units: [", `units: [\n        ${UNIT}`);
  expect(changed).not.toBe(source);
  writeFileSync(path, changed);
  expectSuccess(copy.run("node", "scripts/new-calculator.ts", "pond-volume", "Pond Volume", "math-utility"));
});

describe("a unit, a converter, a calculator with a data set, and the template need no other edit", () => {
  it("lists the new files when lists are generated", () => {
    const lists = ["calculators", "computes", "phrases"].map((list) => `lib/catalog/generated/${list}.ts`);
    for (const list of [...lists, "lib/quantities/generated/converters.ts"])
      expect(readFileSync(join(copy.folder, list), "utf8")).toMatch(/tank-farm|jerk/);
  });

  it("compiles", () => {
    expectSuccess(copy.run("tsc", "--noEmit"));
  });

  it("passes every unit test, and has tests of its own among them", () => {
    const excluded = EXCLUDED.flatMap((file) => ["--exclude", file]);
    const projects = ["--project", "unit", "--project", "isolated"];
    const output = expectSuccess(copy.run("vitest", "run", ...projects, "--reporter=verbose", ...excluded));
    const passed = output.split("\n").filter((line) => line.trim().startsWith("✓"));
    for (const name of SAMPLES)
      expect(
        passed.some((line) => line.includes(name)),
        name,
      ).toBe(true);
  });
});
