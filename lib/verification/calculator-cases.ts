import { z } from "zod";
import { calculatorPath } from "../catalog/calculators.ts";
import { dayAt } from "../core/civil/today.ts";
import { type Example, type FormCalculator, isList, type Origin } from "../kit/calculator/define.ts";
import type { Context } from "../kit/fields/context.ts";
import { DEFAULT_CURRENCY, findCurrency } from "../kit/fields/currency.ts";
import type { RawInput } from "../kit/fields/entry.ts";
import { entriesFrom } from "../kit/fields/sent-entries.ts";
import type { ValueFormat } from "../kit/fields/value-format.ts";
import { findQuantity } from "../kit/quantities/find.ts";
import { formQuery } from "../run/address/calculator-url.ts";
import { calculate } from "../run/calculate.ts";
import { engineOf } from "../run/calculator-view.ts";
import { hasProjectFile, readProjectFile } from "./read-project-file.ts";
import { type Check, checkNumber, checkText, type Source, type VerifiedCase } from "./verified-case.ts";

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
  const path = `lib/calculators/${id}/tests/cases.json`;
  if (!hasProjectFile(path)) return examples;
  const { origins, cases } = testCases.parse(JSON.parse(readProjectFile(path)));
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

/** Time and place of an example without its own. */
export const DEFAULT_NOW = "2026-01-15T12:00:00Z";
export const DEFAULT_TIME_ZONE = "UTC";

export function contextOf({
  now = DEFAULT_NOW,
  timeZone = DEFAULT_TIME_ZONE,
  currency = "USD",
}: Example): Context {
  const money = findCurrency(currency);
  if (!money) throw new Error(`No currency ${currency}`);
  return { today: dayAt(Date.parse(now), timeZone), now: Date.parse(now), timeZone, currency: money };
}

/** Returns the outputs of a calculator for one of its examples. */
export async function answerOf(calculator: FormCalculator, example: Example) {
  const { entries, problems } = entriesFrom(calculator.inputs, example.inputs);
  if (problems.length > 0) return { ok: false as const, problems };
  return calculate(calculator.inputs, entries, contextOf(example), await engineOf(calculator.id));
}

/** Computes all cases of a calculator with a form. */
export const verifyCalculator = (calculator: FormCalculator): Promise<VerifiedCase[]> =>
  Promise.all(casesOf(calculator).map((example) => verifyExample(calculator, example)));

async function verifyExample(calculator: FormCalculator, example: Example): Promise<VerifiedCase> {
  const { id, title, inputs, now, timeZone, currency } = example;
  return {
    id,
    title,
    inputs: {
      ...inputs,
      ...(now !== undefined && { now }),
      ...(timeZone !== undefined && { timeZone }),
      ...(currency !== undefined && { currency }),
    },
    source: sourceOf(example.origin),
    checks: await checksOf(calculator, example),
    ...addressOf(calculator, example),
  };
}

/** Returns the address of an example; none for an invalid one, or one at a time of its own. */
function addressOf(calculator: FormCalculator, example: Example): { address?: string } {
  const { entries, system, problems } = entriesFrom(calculator.inputs, example.inputs);
  const { currency = DEFAULT_CURRENCY.code, now } = example;
  if (problems.length > 0 || "errors" in example.expect || now !== undefined) return {};
  const query = formQuery(calculator.inputs, { entries, currency, system });
  return { address: calculatorPath(calculator) + (query && `?${query}`) };
}

async function checksOf(calculator: FormCalculator, example: Example): Promise<Check[]> {
  const result = await answerOf(calculator, example);
  const { expect } = example;
  if ("errors" in expect) {
    const paths = result.ok ? [] : result.problems.map(({ path }) => path);
    return [checkText("errors", expect.errors.join(", "), paths.join(", "))];
  }
  const answer = result.ok ? result.value : { outputs: {}, warnings: [] };
  const warnings = answer.warnings.map((warning) => warning.text);
  return [
    ...checkOutputs(answer.outputs, expect),
    ...(expect.warnings ?? []).map((part, index): Check => {
      const warning = warnings.find((each) => each.includes(part));
      return {
        name: `warnings.${index}`,
        expected: part,
        computed: warning,
        tolerance: "exact",
        passes: warning !== undefined,
      };
    }),
  ];
}

type Expected = Extract<Example["expect"], { outputs: unknown }>;

const DEFAULT_TOLERANCE = 1e-9;

/** Compares outputs, or those of one record of a list, with those that an example names. */
function checkOutputs(
  outputs: Readonly<Record<string, unknown>>,
  { outputs: expected, tolerance = DEFAULT_TOLERANCE }: Expected,
  prefix = "",
): Check[] {
  return Object.entries(expected).flatMap(([id, wanted]): Check[] => {
    const name = prefix + id;
    const actual = outputs[id];
    if (typeof wanted === "object") {
      const records = Array.isArray(actual) ? (actual as readonly Readonly<Record<string, unknown>>[]) : [];
      return [
        checkText(`${name}.length`, wanted.length, records.length),
        ...wanted.flatMap((record, index) =>
          checkOutputs(records[index] ?? {}, { outputs: record, tolerance }, `${name}.${index}.`),
        ),
      ];
    }
    if (typeof wanted === "string") return [checkText(name, wanted, actual)];
    const relative = typeof tolerance === "number" ? tolerance : (tolerance[id] ?? DEFAULT_TOLERANCE);
    return [checkNumber(name, wanted, actual, relative)];
  });
}

/** @throws Error for a case whose expected values have no source. */
export function sourceOf(reference: Origin): Source {
  switch (reference.kind) {
    case "published":
      return { kind: "published", text: reference.source };
    case "independent":
      return { kind: "independent", text: reference.by };
    case "regression":
      throw new Error("The result of an earlier version verifies nothing");
  }
}

/** Name of an output for readers, and the unit of its number. */
export interface OutputLabel {
  label: string;
  unit?: string;
}

/** Returns the labels of a calculator's outputs and columns by the names of their checks, without row numbers. */
export const outputLabels = ({ outputs }: FormCalculator): Readonly<Record<string, OutputLabel>> =>
  Object.fromEntries(
    Object.entries(outputs).flatMap(([id, output]): [string, OutputLabel][] =>
      isList(output)
        ? [
            [id, { label: output.label }],
            ...Object.entries(output.columns).map(([column, { label, format }]): [string, OutputLabel] => [
              `${id}.${column}`,
              { label: `${output.label}, ${label}`, ...unitOf(format) },
            ]),
          ]
        : [[id, { label: output.label, ...unitOf(output.format) }]],
    ),
  );

/** Returns the SI unit in which an output is computed, or the percent sign. */
function unitOf(format: ValueFormat): { unit?: string } {
  if (format.kind === "percent") return { unit: "%" };
  const unit = format.kind === "quantity" ? findQuantity(format.converter)?.base.symbol : undefined;
  return unit === undefined ? {} : { unit };
}

/** Returns the labels of a calculator's inputs by their ids. */
export const inputLabels = ({ inputs }: FormCalculator): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(inputs).map(([id, { label }]) => [id, label]));
