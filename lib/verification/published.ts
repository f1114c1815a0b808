import { z } from "zod";
import { verificationPath } from "../catalog/pages.ts";
import { absoluteUrl } from "../catalog/site.ts";
import type { RawInput } from "../kit/fields/entry.ts";
import { type Commit, sourceCommit } from "./commit.ts";
import { messages } from "./messages.ts";
import { furtherRecords, requireVerified, type VerifiedTool, verifiedTools } from "./tools.ts";
import type { VerifiedCase } from "./verified-case.ts";

export const VERIFICATION_INDEX_PATH = "/verification.json";
export const VERIFICATION_SCHEMA_PATH = "/verification.schema.json";

/** Address of the file with the cases of a tool. */
export const casesPath = (id: string): string => `${verificationPath(id)}/cases.json`;

const text = z.string().min(1);
const value = z.union([z.number(), z.string()]);
const input: z.ZodType<RawInput> = z
  .lazy(() =>
    z.union([value, z.boolean(), z.strictObject({ value, unit: text }), z.array(z.record(text, input))]),
  )
  .meta({ id: "input" });
const tolerance = z
  .union([
    z.strictObject({ relative: z.number().nonnegative() }),
    z.strictObject({ significantDigits: z.int().positive() }),
    z.literal("exact"),
  ])
  .describe(
    "relative: |computed − expected| is at most this part of |expected|. significantDigits: both round to the same digits, halves away from zero. exact: the same text or number; a warning contains the text, an error has any message.",
  );
const commit = z
  .strictObject({ id: text, day: z.iso.date() })
  .describe("The commit of the sources. “-dirty” at its end: built with changes that are in no commit.");
const names = z.record(text, value).describe("By output. In lists: list.row.column, rows from 0.");

const verifiedCase = z.strictObject({
  tool: text,
  id: text,
  title: text,
  inputs: z.record(text, input).describe("As the API takes them. Omitted inputs have their defaults."),
  expected: names,
  computed: names.describe("Computed by the calculator’s engine when this file was built."),
  tolerance: z.record(text, tolerance).describe("By output."),
  source: z
    .strictObject({ kind: z.enum(["published", "independent"]), text })
    .describe("The document that prints the expected value, or the independent computation."),
  address: z.url().optional().describe("The tool with these inputs."),
});

const toolFile = z.strictObject({
  $schema: z.url(),
  tool: text,
  name: text,
  address: z.url(),
  commit: commit.optional(),
  sources: z.array(
    z.strictObject({
      title: text,
      edition: text.optional(),
      clause: text.optional(),
      url: z.url().optional(),
    }),
  ),
  cases: z.array(verifiedCase),
  properties: z.array(text).describe("Properties that the tests hold on random inputs."),
  further: z
    .array(
      z.strictObject({
        count: z.int().positive(),
        records: text,
        file: text,
        generator: text.optional(),
        test: text,
        sample: z.int().positive().optional().describe("Number of them among the cases."),
      }),
    )
    .describe(
      "Expected values in files of the sources that every run of the tests compares with the engine.",
    ),
});

const index = z.strictObject({
  $schema: z.url(),
  commit: commit.optional(),
  tools: z.array(
    z.strictObject({
      tool: text,
      name: text,
      cases: z.int().nonnegative(),
      values: z.int().nonnegative().describe("Compared values: a case may have several."),
      published: z.int().nonnegative().describe("Cases whose expected values are printed in a document."),
      file: z.url().describe("The cases."),
      page: z.url(),
    }),
  ),
});

export type VerificationIndex = z.output<typeof index>;
export type ToolFile = z.output<typeof toolFile>;

/** Reads both documents, as programs do that use the published schema. */
export const verificationDocument = z.union([index, toolFile]);

/** Returns the JSON Schema of the index and of the files with cases. */
export const verificationSchema = (): Record<string, unknown> => ({
  ...z.toJSONSchema(verificationDocument, { io: "input" }),
  $id: absoluteUrl(VERIFICATION_SCHEMA_PATH),
  title: "SciCalc verification",
  description: messages.schema(VERIFICATION_INDEX_PATH),
});

const builtFrom = (): { commit?: Commit } => {
  const source = sourceCommit();
  return source ? { commit: source } : {};
};

/** Numbers of a tool’s cases. */
export interface CaseCounts {
  cases: number;
  values: number;
  published: number;
}

export const countCases = (cases: readonly VerifiedCase[]): CaseCounts => ({
  cases: cases.length,
  values: cases.reduce((sum, { checks }) => sum + checks.length, 0),
  published: cases.filter(({ source }) => source.kind === "published").length,
});

const $schema = absoluteUrl(VERIFICATION_SCHEMA_PATH);

export const verificationIndex = async (): Promise<VerificationIndex> => ({
  $schema,
  ...builtFrom(),
  tools: await Promise.all(
    verifiedTools.map(async (tool) => ({
      tool: tool.id,
      name: tool.name,
      ...countCases(await requireVerified(tool)),
      file: absoluteUrl(casesPath(tool.id)),
      page: absoluteUrl(verificationPath(tool.id)),
    })),
  ),
});

export const toolDocument = async (tool: VerifiedTool): Promise<ToolFile> => ({
  $schema,
  tool: tool.id,
  name: tool.name,
  address: absoluteUrl(tool.path),
  ...builtFrom(),
  sources: tool.sources.map(({ title, edition, clause, url }) => ({ title, edition, clause, url })),
  cases: (await requireVerified(tool)).map((each) => caseDocument(tool, each)),
  properties: [...tool.properties],
  further: furtherRecords(tool),
});

const caseDocument = (
  tool: VerifiedTool,
  { id, title, inputs, source, checks, address }: VerifiedCase,
): ToolFile["cases"][number] => ({
  tool: tool.id,
  id,
  title,
  inputs: { ...inputs },
  expected: Object.fromEntries(checks.map(({ name, expected }) => [name, expected])),
  computed: Object.fromEntries(checks.flatMap(({ name, computed = "" }) => [[name, computed]])),
  tolerance: Object.fromEntries(checks.map((check) => [check.name, check.tolerance])),
  source,
  ...(address !== undefined && { address: absoluteUrl(address) }),
});
