import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  type ToolFile,
  toolDocument,
  type VerificationIndex,
  verificationDocument,
  verificationIndex,
  verificationSchema,
} from "../../lib/verification/published.ts";
import { verifiedTools } from "../../lib/verification/tools.ts";

/** Size above which a file must be split, in characters. */
const MAX_FILE_LENGTH = 500_000;
const MAX_INDEX_LENGTH = 100_000;

const sent = async (document: Promise<unknown>): Promise<string> => JSON.stringify(await document);

describe("the published cases", () => {
  it("have an index in the published form that lists every tool", async () => {
    const text = await sent(verificationIndex());
    expect(text.length).toBeLessThan(MAX_INDEX_LENGTH);
    const index = verificationDocument.parse(JSON.parse(text)) as VerificationIndex;
    expect(index.tools.map(({ tool }) => tool)).toEqual(verifiedTools.map(({ id }) => id));
  });

  it.each(verifiedTools.map((tool) => [tool.id, tool] as const))(
    "of %s have the published form",
    async (_, tool) => {
      const text = await sent(toolDocument(tool));
      expect(text.length).toBeLessThan(MAX_FILE_LENGTH);
      const { cases } = verificationDocument.parse(JSON.parse(text)) as ToolFile;
      for (const each of cases) {
        expect(each.tool).toBe(tool.id);
        // No two values of a case have the same name.
        expect(Object.keys(each.computed)).toEqual(Object.keys(each.expected));
        expect(Object.keys(each.tolerance)).toEqual(Object.keys(each.expected));
      }
      const values = (await tool.verify()).reduce((sum, { checks }) => sum + checks.length, 0);
      expect(cases.reduce((sum, { expected }) => sum + Object.keys(expected).length, 0)).toBe(values);
    },
  );

  it("are rejected in another form", () => {
    expect(verificationDocument.safeParse({ tools: [{ tool: "calculators/loan" }] }).success).toBe(false);
  });

  it("have a JSON Schema that says what a case is made of", () => {
    const schema = verificationSchema();
    expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(z.string().parse(schema.$id)).toMatch(/\/verification\.schema\.json$/);
    for (const name of ["tool", "inputs", "expected", "tolerance", "source", "computed"])
      expect(JSON.stringify(schema)).toContain(`"${name}":`);
  });
});
