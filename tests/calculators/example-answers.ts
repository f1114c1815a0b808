import { dayAt } from "../../lib/core/civil/today.ts";
import type { Example, FormCalculator } from "../../lib/kit/calculator/define.ts";
import type { Context } from "../../lib/kit/fields/context.ts";
import { findCurrency } from "../../lib/kit/fields/currency.ts";
import { entriesFrom } from "../../lib/kit/fields/sent-entries.ts";
import { calculate } from "../../lib/run/calculate.ts";
import { engineOf } from "../../lib/run/calculator-view.ts";

export const contextOf = ({
  now = "2026-01-15T12:00:00Z",
  timeZone = "UTC",
  currency = "USD",
}: Example): Context => {
  const money = findCurrency(currency);
  if (!money) throw new Error(`No currency ${currency}`);
  const today = dayAt(Date.parse(now), timeZone);
  return { today, now: Date.parse(now), timeZone, currency: money };
};

/** Returns the outputs of a calculator for one of its examples. */
export async function answerOf(calculator: FormCalculator, example: Example) {
  const { entries, problems } = entriesFrom(calculator.inputs, example.inputs);
  if (problems.length > 0) return { ok: false as const, problems };
  return calculate(calculator.inputs, entries, contextOf(example), await engineOf(calculator.id));
}
