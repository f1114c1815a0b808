import { afterAll, describe, expect, it } from "vitest";
import { CopiedProject } from "./copied-project.ts";

const copy = new CopiedProject();
afterAll(() => copy.remove());

/** The tests that look at every calculator and at every data set, and those of the made-up calculator itself. */
const TESTS = [
  "tests/calculators/examples.test.ts",
  "tests/formulas/steps.test.ts",
  "tests/faces/calculator-api-examples.test.ts",
  "tests/assistant/tools.test.ts",
  "tests/data/sets.test.ts",
  "tests/made-up",
];

const PROJECTS = ["--project", "unit", "--project", "isolated"];

const succeeded = ({ ok, output }: { ok: boolean; output: string }): string => {
  expect(ok, output).toBe(true);
  return output;
};

describe("a calculator is its folder, with its data set, and nothing else", () => {
  it("when it has quantities and records in rows, modes, formulas, a chart and phrases", () => {
    copy.add("tests/fixtures/made-up");
    const written = succeeded(copy.run("node", "scripts/generate-lists.ts"));
    const lists = ["calculators", "computes", "phrases"].map((list) => `lib/catalog/generated/${list}.ts`);
    expect(written.trim()).toBe(`Written: ${lists.join(", ")}`);
  });

  it("when npm run new:calculator has written it", () => {
    succeeded(copy.run("node", "scripts/new-calculator.ts", "made-new", "Made New", "math-utility"));
  });

  it("to the compiler", () => {
    succeeded(copy.run("tsc", "--noEmit"));
  });

  it("to its form, its address, the API, its tool, the assistant, the search, the sitemap, and all tests", () => {
    const names = ["tank-farm", "tank-liquids", "made-new"];
    const output = succeeded(
      copy.run("vitest", "run", ...PROJECTS, "--reporter=verbose", "-t", names.join("|"), ...TESTS),
    );
    const passed = output.split("\n").filter((line) => line.trim().startsWith("✓"));
    for (const file of TESTS)
      expect(
        passed.some((line) => line.includes(file)),
        `${file}\n${output}`,
      ).toBe(true);
    for (const name of names)
      expect(
        passed.some((line) => line.includes(name)),
        name,
      ).toBe(true);
  });
});
