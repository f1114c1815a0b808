import {
  type Failure,
  failure,
  type Problem,
  type Result,
  type Success,
  success,
  withPath,
} from "../../core/result/result.ts";
import { DEFAULT_CURRENCY } from "../../kit/fields/currency.ts";
import { type Entries, simpleIn } from "../../kit/fields/entry.ts";
import { readPlainNumber } from "../../kit/fields/read-number-field.ts";
import type { QuantityReader } from "../../kit/fields/read-quantity.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { readUncertain, saysUncertainty } from "../../kit/fields/uncertain-text.ts";
import type { Values } from "../../kit/formulas/expression.ts";
import { messages } from "./messages.ts";
import { isWithin } from "./solve.ts";
import type { PhysicsView, VariableView } from "./view.ts";

/** The inputs of a formula, in SI. */
export interface Inputs {
  inputValues: Values;
  /** Standard uncertainties of the inputs that have one. */
  uncertainties: Values;
  /** Interpretations of fields that are not obvious. */
  readings: Readonly<Record<string, string>>;
}

export function readInputs(
  view: PhysicsView,
  unknown: string,
  entries: Entries,
  quantities: QuantityReader,
): Result<Inputs, Sentence> {
  const inputValues: Record<string, number> = {};
  const uncertainties: Record<string, number> = {};
  const readings: Record<string, string> = {};
  const problems: Problem<Sentence>[] = [];
  for (const [symbol, variable] of Object.entries(view.variables)) {
    if (symbol === unknown) continue;
    const read = readVariable(view, symbol, variable, entries, quantities);
    if (!read.ok) {
      problems.push(...withPath(symbol, read).problems);
      continue;
    }
    inputValues[symbol] = read.value;
    if (read.uncertainty !== undefined) uncertainties[symbol] = read.uncertainty;
    if (read.reading !== undefined) readings[symbol] = read.reading;
  }
  return problems.length > 0 ? { ok: false, problems } : success({ inputValues, uncertainties, readings });
}

type Read = (Success<number> & { uncertainty?: number; reading?: string }) | Failure<Sentence>;

function readVariable(
  view: PhysicsView,
  symbol: string,
  variable: VariableView,
  entries: Entries,
  quantities: QuantityReader,
): Read {
  const field = view.fields[symbol];
  const entry = simpleIn(entries[symbol]);
  const { value: text, unit } = typeof entry === "string" ? { value: entry, unit: "" } : entry;
  const one = (part: string): Read =>
    field?.kind === "quantity"
      ? quantities(field, part, unit || field.units[0], DEFAULT_CURRENCY)
      : readPlainNumber(part);
  const read = saysUncertainty(text) ? withUncertainty(text, one) : one(text);
  if (!read.ok) return read;
  const problem = domainProblem(read.value, variable);
  return problem === undefined ? read : failure("", problem);
}

function withUncertainty(text: string, one: (part: string) => Read): Read {
  const parsed = readUncertain(text);
  if (!parsed.ok) return parsed;
  const { value, uncertainty, unit } = parsed.value;
  const at = (number: number): Read => one(`${number} ${unit}`.trim());
  const [middle, high, low] = [at(value), at(value + uncertainty), at(value - uncertainty)];
  if (!middle.ok) return middle;
  if (!high.ok) return high;
  if (!low.ok) return low;
  return { ok: true, value: middle.value, uncertainty: Math.abs(high.value - low.value) / 2 };
}

/** Returns the problem with a value, in a sentence; undefined if there is none. */
export function domainProblem(value: number, { domain, format }: VariableView): Sentence | undefined {
  if (domain.whole && !Number.isInteger(value)) return messages.entry.mustBeWhole;
  if (isWithin(value, domain)) return undefined;
  const { above, below, min, max } = domain;
  const of = (bound: number) => ({ value: bound, format });
  if (above !== undefined && value <= above)
    return above === 0 ? messages.entry.mustBeAboveZero : messages.entry.mustBeAbove(of(above));
  if (below !== undefined && value >= below) return messages.entry.mustBeBelow(of(below));
  if (min !== undefined && value < min)
    return min === 0 ? messages.entry.mustNotBeBelowZero : messages.entry.mustBeAtLeast(of(min));
  return messages.entry.mustBeAtMost(of(max ?? 0));
}
