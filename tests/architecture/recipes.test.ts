import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { CopiedProject } from "./copied-project.ts";

/** README’s three recipes, followed in a copy of the project without any other edit. */
const copy = new CopiedProject();
afterAll(() => copy.remove());

const UNIT = '{ id: "vershok", name: "Vershok", symbol: "vershok", factor: "1.75 in" },';
/** Names in titles of tests. The unit has no title of its own: the tests of its converter walk all units. */
const SAMPLES = ["jerk", "tank-farm", "tank-liquids", "pond-volume"];

/** Milliseconds for most unit tests once more. */
const TIMEOUT_MS = 1_800_000;

/** Vitest’s report in JSON, as far as it is read. */
const REPORT = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

/** Folders of tests that start programs, or try the engine for expressions: none of them reads the catalog. */
const WITHOUT_CATALOG = ["deploy", "evaluation", "front", "settings", "start"];

/** Tests that the copy does without: this one, those that measure time, and the one that looks for all of them. */
const OMITTED = /recipes\.test\.ts$|regular-expressions\.test\.ts$|worst-request\.test\.ts$|asvs\.test\.ts$/;
const isOmitted = (path: string): boolean =>
  OMITTED.test(path) || (path.endsWith(".test.ts") && readFileSync(path, "utf8").includes("/cpu-clock.ts"));

const expectSuccess = ({ ok, output }: { ok: boolean; output: string }): string => {
  expect(ok, output).toBe(true);
  return output;
};

beforeAll(async () => {
  copy.add("tests/fixtures/recipes");
  const tests = join(copy.folder, "tests");
  for (const folder of WITHOUT_CATALOG) rmSync(join(tests, folder), { recursive: true });
  for (const folder of [tests, join(copy.folder, "lib/calculators")])
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (isOmitted(join(folder, name))) rmSync(join(folder, name));
  const path = join(copy.folder, "lib/converters/general-physics-mechanics/length.ts");
  const source = readFileSync(path, "utf8");
  const changed = source.replace("units: [", `units: [\n        ${UNIT}`);
  expect(changed).not.toBe(source);
  writeFileSync(path, changed);
  expectSuccess(
    await copy.run("node", "scripts/new-calculator.ts", "pond-volume", "Pond Volume", "math-utility"),
  );
});

describe("a unit, a converter, a calculator with a data set, and the template need no other edit", () => {
  it("lists the new files when lists are generated", () => {
    const lists = ["calculators", "computes", "phrases"].map((list) => `lib/catalog/generated/${list}.ts`);
    for (const list of [...lists, "lib/kit/quantities/generated/converters.ts"])
      expect(readFileSync(join(copy.folder, list), "utf8")).toMatch(/tank-farm|jerk/);
  });

  it("compiles", async () => {
    expectSuccess(await copy.run("tsc", "--noEmit"));
  });

  it("passes the unit tests, and has tests of its own among them", { timeout: TIMEOUT_MS }, async () => {
    const report = join(copy.folder, "report.json");
    const projects = ["--project", "unit", "--project", "isolated"];
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
    expectSuccess(await copy.run("vitest", "run", ...projects, ...reporters));
    const { testResults } = REPORT.parse(JSON.parse(readFileSync(report, "utf8")));
    const passed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "passed");
    for (const name of SAMPLES)
      expect(
        passed.some(({ fullName }) => fullName.includes(name)),
        name,
      ).toBe(true);
  });
});
