import type { Computation } from "../calculators/computation.ts";
import type { ComputeModule } from "../catalog/computes.ts";
import { type Loaded, whenLoaded } from "../data/loaded.ts";
import type { DataLoader } from "../data/loader.ts";
import type { Context } from "../fields/context.ts";
import type { Entries } from "../fields/entry.ts";
import type { Fields } from "../fields/field.ts";
import { type Reading, readForm } from "../fields/read.ts";
import type { QuantityReader } from "../fields/read-quantity.ts";

/** What computes a calculator: its module, where its data come from, and the reader of quantities where it needs one. */
export interface Engine extends ComputeModule {
  load: DataLoader;
  quantities?: QuantityReader;
}

export type Calculation = Computation & { readings: Readonly<Record<string, string>> };

/**
 * Reads a form and computes: at once, or when what these inputs need has been loaded. Never throws on what was typed;
 * rejects with a DataError where data cannot be loaded.
 */
export const calculate = (
  fields: Fields,
  typed: Entries,
  context: Context,
  engine: Engine,
): Loaded<Calculation> => computed(readForm(fields, typed, context, engine.quantities), context, engine);

/** The same from inputs that were read already. */
export function computed(reading: Reading, context: Context, engine: Engine): Loaded<Calculation> {
  if (!reading.ok) return { ...reading, readings: {} };
  const inputs = reading.inputs as never;
  return whenLoaded(engine.data?.(inputs, engine.load), (data) => ({
    ...engine.compute(inputs, context, data as never),
    readings: reading.readings,
  }));
}
