import type { Computation } from "../calculators/computation.ts";
import type { ComputeModule } from "../catalog/computes.ts";
import type { Context } from "../fields/context.ts";
import type { Entries } from "../fields/entry.ts";
import type { Fields } from "../fields/field.ts";
import { type Reading, readForm } from "../fields/read.ts";
import type { QuantityReader } from "../fields/read-quantity.ts";

/** What computes a calculator: its module, and the reader of quantities where its fields need one. */
export interface Engine extends ComputeModule {
  quantities?: QuantityReader;
}

export type Calculation = Computation & { readings: Readonly<Record<string, string>> };

/**
 * Reads a form and computes. A promise: what the computation still needs is being loaded; calculate again then.
 * Never throws on what was typed.
 */
export function calculate(
  fields: Fields,
  typed: Entries,
  context: Context,
  engine: Engine,
): Calculation | Promise<void> {
  return computed(readForm(fields, typed, context, engine.quantities), context, engine);
}

/** The same from inputs that were read already. */
export function computed(reading: Reading, context: Context, engine: Engine): Calculation | Promise<void> {
  if (!reading.ok) return { ...reading, readings: {} };
  const inputs = reading.inputs as never;
  return engine.prepare?.(inputs) ?? { ...engine.compute(inputs, context), readings: reading.readings };
}

/** The same, waiting for what has to be loaded. */
export async function calculateFully(
  fields: Fields,
  typed: Entries,
  context: Context,
  engine: Engine,
): Promise<Calculation> {
  const first = calculate(fields, typed, context, engine);
  if (!(first instanceof Promise)) return first;
  await first;
  const second = calculate(fields, typed, context, engine);
  if (second instanceof Promise) throw new TypeError("prepare must give undefined once it has loaded");
  return second;
}
