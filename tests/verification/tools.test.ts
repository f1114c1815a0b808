import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { calculators } from "../../lib/catalog/calculators.ts";
import { converters } from "../../lib/catalog/converters.ts";
import { ORACLE_FOLDER, oracleFiles } from "../../lib/verification/oracles.ts";
import { hasProjectFile } from "../../lib/verification/read-project-file.ts";
import {
  findVerifiedTool,
  furtherRecords,
  requireVerified,
  type VerifiedTool,
  verifiedTools,
} from "../../lib/verification/tools.ts";
import { passes, type VerifiedCase } from "../../lib/verification/verified-case.ts";
import inventory from "../fixtures/inventory.json" with { type: "json" };

const DATA = /\.(?:json|tsv|csv)$/;

describe("the declared oracle files", () => {
  it("are all data files in tests/oracles", () => {
    const files = readdirSync(ORACLE_FOLDER).filter((name) => DATA.test(name));
    expect(
      oracleFiles.map(({ file }) => file).sort(),
      "Declare each data file of tests/oracles in lib/verification/oracles.ts",
    ).toEqual(files.sort());
  });

  it.each(oracleFiles)("$file names tools, a program and a test that exist", ({ tools, generator, test }) => {
    for (const id of tools) expect(findVerifiedTool(id), id).toBeDefined();
    if (generator !== undefined) expect(hasProjectFile(`${ORACLE_FOLDER}/${generator}`)).toBe(true);
    // A copy of the project for a recipe leaves the slow tests out, with its own.
    if (hasProjectFile("tests/architecture/recipes.test.ts")) expect(hasProjectFile(test), test).toBe(true);
  });

  it("have at least as many records as their samples", () => {
    for (const tool of verifiedTools)
      for (const { count, sample = 1, file } of furtherRecords(tool))
        expect(count, file).toBeGreaterThanOrEqual(sample);
  });
});

describe("the verified tools", () => {
  it("are every calculator and every converter, with sources", () => {
    expect(verifiedTools.map(({ id }) => id)).toEqual([
      ...calculators.map(({ id }) => `calculators/${id}`),
      ...converters.map(({ slug }) => `converters/${slug}`),
    ]);
  });

  it.each(verifiedTools.map((tool) => [tool.id, tool] as const))(
    "%s passes all of its cases",
    async (_, tool) => {
      const cases = await requireVerified(tool);
      // A new converter has cases once an oracle does.
      if (tool.id.startsWith("calculators/")) expect(cases.length).toBeGreaterThan(0);
      expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
      for (const { source, checks } of cases) {
        expect(source.text).toMatch(/\S{2}/);
        expect(checks.length).toBeGreaterThan(0);
      }
    },
  );

  it("have cases, if they are specified", async () => {
    const specified = new Set(inventory.tools.map(({ slug }) => `converters/${slug}`));
    for (const tool of verifiedTools.filter(({ id, kind }) => kind === "calculator" || specified.has(id)))
      expect((await tool.verify()).length, tool.id).toBeGreaterThan(0);
  });

  it("stop the build if a value is wrong", async () => {
    const tool = findVerifiedTool("converters/length") as VerifiedTool;
    const [first] = (await tool.verify()) as [VerifiedCase];
    const wrong = { ...first, checks: first.checks.map((check) => ({ ...check, passes: false })) };
    expect(passes(wrong)).toBe(false);
    await expect(requireVerified({ ...tool, verify: async () => [first, wrong] })).rejects.toThrow(
      /^converters\/length 1: result is .+, not /,
    );
  });
});
