import type {
  Answer,
  Computation,
  WrittenAnswer,
  WrittenComputation,
} from "../../lib/kit/calculator/computation.ts";
import type { FormCalculator } from "../../lib/kit/calculator/define.ts";
import type { Context } from "../../lib/kit/fields/context.ts";
import { findCurrency } from "../../lib/kit/fields/currency.ts";
import { defaultEntries } from "../../lib/kit/fields/entry.ts";
import type { Fields } from "../../lib/kit/fields/field.ts";
import { type WrittenStep, writtenSteps } from "../../lib/run/format/format-steps.ts";
import { allQuantities, valueContext } from "../../lib/run/format/value-context.ts";
import { formatComputation } from "../../lib/run/format-computation.ts";
import { readInputs } from "../kit/fields/read-inputs.ts";

/** The context of the tests: 15 January 2026. */
export const contextIn = (currency = "USD"): Context => ({
  today: "2026-01-15",
  now: Date.UTC(2026, 0, 15, 12),
  timeZone: "UTC",
  currency: findCurrency(currency) ?? { code: currency, decimals: 2 },
});

/** Returns the outputs of a form for some entries. */
export function fill(
  fields: Fields,
  compute: (inputs: never, context: Context) => Computation,
  raw: Readonly<Record<string, unknown>>,
  currency?: string,
): Computation {
  const context = contextIn(currency);
  const reading = readInputs(fields, raw, context);
  return reading.ok ? compute(reading.inputs as never, context) : reading;
}

/** With sentences as somebody reads them who works in SI. */
export const inWords = (computation: Computation): WrittenComputation =>
  formatComputation(computation, { currency: contextIn().currency, quantities: allQuantities() });

/** The answer of a form that is filled in properly. */
export function answered(computation: Computation): WrittenAnswer {
  const result = inWords(computation);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** The steps in text, as the API and the assistant give them. */
export const linesOf = (calculator: FormCalculator, answer: Answer, currency = "USD"): WrittenStep[] =>
  writtenSteps(
    calculator,
    answered({ ok: true, value: answer }).steps,
    valueContext(contextIn(currency).currency, defaultEntries(calculator.inputs), calculator.inputs),
  );

export const refusedAt = (computation: Computation): readonly string[] =>
  computation.ok ? [] : computation.problems.map(({ path }) => path);

/** True if every number is finite and no text contains NaN or Infinity. */
export function isSound(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value === "string") return !/NaN|Infinity|undefined|\[object/.test(value);
  if (typeof value === "object" && value !== null) return Object.values(value).every(isSound);
  return true;
}
