import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Example, FormCalculator } from "../../lib/kit/calculator/define.ts";
import type { RawInput } from "../../lib/kit/fields/entry.ts";

const text = z.string().min(1);
const value = z.union([z.number(), z.string()]);
const origin = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("published"), source: text }),
  z.strictObject({ kind: z.literal("independent"), by: text }),
]);
const input: z.ZodType<RawInput> = z.lazy(() =>
  z.union([value, z.boolean(), z.strictObject({ value, unit: text }), z.array(z.record(text, input))]),
);
const testCase = z.strictObject({
  id: text,
  title: text,
  /** Name of a shared origin, or an origin of this case only. */
  origin: z.union([text, origin]),
  inputs: z.record(text, input),
  currency: text.optional(),
  now: z.iso.datetime().optional(),
  timeZone: text.optional(),
  expect: z.union([
    z.strictObject({
      outputs: z.record(text, z.union([value, z.array(z.record(text, value))])),
      tolerance: z.union([z.number(), z.record(text, z.number())]).optional(),
      warnings: z.array(text).optional(),
    }),
    z.strictObject({ errors: z.array(text) }),
  ]),
  /** Explanation of an input or an expected value. */
  note: text.optional(),
});
const testCases = z.strictObject({ origins: z.record(text, origin).default({}), cases: z.array(testCase) });

/** Returns the displayed examples of a calculator and the cases of its tests/cases.json. */
export function casesOf({ id, examples }: FormCalculator): readonly Example[] {
  const path = join(import.meta.dirname, "../../lib/calculators", id, "tests/cases.json");
  if (!existsSync(path)) return examples;
  const { origins, cases } = testCases.parse(JSON.parse(readFileSync(path, "utf8")));
  const originOf = (name: string) => {
    const shared = origins[name];
    if (!shared) throw new Error(`${path}: no origin “${name}”`);
    return shared;
  };
  return [
    ...examples,
    ...cases.map(({ note: _, origin: reference, ...example }) => ({
      ...example,
      origin: typeof reference === "string" ? originOf(reference) : reference,
    })),
  ];
}
