import { describe, expect, test } from "vitest";
import { toTwelveHours } from "../../lib/core/civil/twelve-hours.ts";
import { type Example, type FormCalculator, isList, type Outputs } from "../../lib/kit/calculator/define.ts";
import type { ModesCalculator } from "../../lib/kit/calculator/modes.ts";
import { type Entries, type Entry, rowsIn } from "../../lib/kit/fields/entry.ts";
import type { Fields } from "../../lib/kit/fields/field.ts";
import { entriesFrom } from "../../lib/kit/fields/sent-entries.ts";
import { UNIT_SYSTEMS } from "../../lib/kit/quantities/systems.ts";
import { formFromQuery, formQuery } from "../../lib/run/address/calculator-url.ts";
import { UNITS_NAME } from "../../lib/run/address/names.ts";
import { answerOf, casesOf } from "../../lib/verification/calculator-cases.ts";
import { expectOutputs } from "./expect-outputs.ts";
import { testedCalculators } from "./tested.ts";

/** Nothing that a visitor may see is an empty box or no number. */
function expectSound(value: unknown, path: string): void {
  if (typeof value === "number") expect(Number.isFinite(value), `${path} is ${value}`).toBe(true);
  else if (typeof value === "string") expect(value, path).not.toMatch(/NaN|Infinity|undefined|\[object/);
  else if (Array.isArray(value)) value.forEach((each, index) => void expectSound(each, `${path}.${index}`));
  else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) expectSound(each, `${path}.${key}`);
  else expect(value === null || value === undefined || typeof value === "boolean", path).toBe(true);
}

/** Outputs of an example’s mode. */
function ownOutputs(calculator: FormCalculator, { inputs }: Example): Outputs {
  if (!("modes" in calculator)) return calculator.outputs;
  const { by, modes } = calculator as ModesCalculator;
  return modes[String(inputs[by] ?? Object.keys(modes)[0])]?.outputs ?? {};
}

/** Returns true if readers differ only in the clock that displays the times, so that addresses leave it to them. */
const hasOnlyClocks = ({ inputs }: FormCalculator): boolean => {
  const kinds = Object.values(inputs).map(({ kind }) => kind);
  return kinds.includes("clock") && !kinds.includes("quantity");
};

/** Rewrites times of day in 12 hours: "17:45" and "5:45 PM" are the same input. */
const inOneClock = (fields: Fields, entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([id, entry]): [string, Entry] => {
      const field = fields[id];
      if (field?.kind === "rows") return [id, rowsIn(entry).map((row) => inOneClock(field.fields, row))];
      return [id, field?.kind === "clock" && typeof entry === "string" ? toTwelveHours(entry) : entry];
    }),
  );

describe.each(testedCalculators.map((calculator) => [calculator.id, calculator] as const))(
  "%s",
  (_, calculator) => {
    test("has at least eight examples, three of them for the page, each with an origin of its own", () => {
      const examples = casesOf(calculator);
      expect(examples.length).toBeGreaterThanOrEqual(8);
      expect(calculator.examples.length).toBe(3);
      expect(new Set(examples.map((example) => example.id)).size).toBe(examples.length);
      expect(examples.filter((example) => example.origin.kind === "regression")).toEqual([]);
      expect(examples[0]?.inputs).toEqual({});
    });

    test.each(casesOf(calculator).map((example) => [example.id, example] as const))(
      "example %s",
      async (_id, example) => {
        const result = await answerOf(calculator, example);
        if ("errors" in example.expect) {
          expect(result.ok ? [] : result.problems.map((error) => error.path)).toEqual(example.expect.errors);
          return;
        }
        expect(result.ok ? [] : result.problems).toEqual([]);
        if (!result.ok) return;
        const { value: answer } = result;
        expectOutputs(answer.outputs, example.expect);
        for (const part of example.expect.warnings ?? [])
          expect(answer.warnings.map((warning) => warning.text).join("\n")).toContain(part);
        expectSound(answer, "answer");
        const outputs = ownOutputs(calculator, example);
        expect(Object.keys(answer.outputs).filter((id) => !Object.hasOwn(outputs, id))).toEqual([]);
        const primary = Object.entries(calculator.outputs).filter(
          ([, output]) => !isList(output) && output.primary,
        );
        expect(
          primary.some(([id]) => answer.outputs[id] !== undefined),
          "a primary figure",
        ).toBe(true);
        expect(answer.steps.length).toBeGreaterThan(0);
      },
    );

    test.each(casesOf(calculator).map((example) => [example.id, example] as const))(
      "example %s through its address, the same for every reader",
      (_id, example) => {
        if ("errors" in example.expect) return;
        for (const system of UNIT_SYSTEMS) {
          const { entries } = entriesFrom(calculator.inputs, example.inputs, { units: system });
          const state = { entries, currency: example.currency ?? "USD", system };
          const query = new URLSearchParams(formQuery(calculator.inputs, state));
          // An address without inputs stands for the defaults of whoever reads it.
          for (const each of query.size > 0 ? UNIT_SYSTEMS : [system]) {
            const isOfReader = hasOnlyClocks(calculator) && !query.has(UNITS_NAME);
            const result = formFromQuery(calculator.inputs, query, each);
            expect({ ...result, entries: inOneClock(calculator.inputs, result.entries) }).toEqual({
              ...state,
              entries: inOneClock(calculator.inputs, entries),
              system: isOfReader ? each : system,
              problems: [],
              ignored: [],
            });
          }
        }
      },
    );

    test("names only what exists", () => {
      const ids = Object.keys(calculator.inputs);
      const fields = Object.values(calculator.inputs);
      for (const field of fields) for (const id of Object.keys(field.when ?? {})) expect(ids).toContain(id);
      expect(fields.filter((field) => field.kind === "choice" && field.mode).length).toBeLessThanOrEqual(1);
      expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id) || id === "currency")).toEqual([]);
      expect(calculator.sources.length).toBeGreaterThan(0);
      expect(calculator.guide.length).toBeGreaterThanOrEqual(4);
    });
  },
);
