import { type Loaded, whenLoaded } from "../core/data/loaded-value.ts";
import type { DataLoader } from "../core/data/loader.ts";
import type { Computation, WrittenComputation } from "../kit/calculator/computation.ts";
import type { ComputeModule } from "../kit/calculator/compute-module.ts";
import type { Context } from "../kit/fields/context.ts";
import type { Entries } from "../kit/fields/entry.ts";
import type { Fields } from "../kit/fields/field.ts";
import { type Reading, readForm } from "../kit/fields/read.ts";
import type { QuantityReader } from "../kit/fields/read-quantity.ts";
import { type InUnit, loadRecords, withFigures } from "../kit/fields/record-values.ts";
import type { RecordSets } from "../kit/fields/records.ts";
import type { WordReader } from "../kit/fields/word-reader.ts";
import type { UnitSystem } from "../kit/quantities/systems.ts";
import type { Curve } from "../kit/quantities/unit-curve.ts";
import type { CompiledConverter } from "../units/compile.ts";
import { chosenUnits } from "./format/chosen-units.ts";
import type { ValueContext } from "./format/format-output.ts";
import { hoursIn, quantitiesOf } from "./format/quantities.ts";
import { formatComputation } from "./format-computation.ts";
import { inPlaces } from "./row-places.ts";

/**
 * Everything that computes a calculator: its module, the loader of its data, and the reader of quantities if it needs
 * one.
 */
export interface Engine extends ComputeModule {
  load: DataLoader;
  /** Parts of record sets, which suffice for a form that names no other records. */
  records?: RecordSets;
  quantities?: QuantityReader;
  inUnit?: InUnit;
  /** The units of the quantities that sentences name. */
  converterOf?: (slug: string) => CompiledConverter | undefined;
  curve?: Curve | undefined;
  /** Reads texts in words. Without it, they are invalid. */
  words?: LazyWords;
}

/** Reader of words, which few forms need. */
export interface LazyWords {
  /** Undefined until loaded. */
  current?: WordReader | undefined;
  load(): Promise<unknown>;
}

export type Calculation = WrittenComputation & {
  readings: Readonly<Record<string, string>>;
  records: RecordSets;
  /** The entries as displayed: with the values of these records. */
  displayedEntries: Entries;
  /** True if data for these inputs cannot be loaded now. */
  unavailable?: true;
};

/** Returns the interpretations of fields that display what was entered. */
const readingsOf = (
  readings: Calculation["readings"],
  entries: Entries,
  displayed: Entries,
): Calculation["readings"] =>
  entries === displayed
    ? readings
    : Object.fromEntries(Object.entries(readings).filter(([id]) => entries[id] === displayed[id]));

/**
 * Reads a form and computes in a unit system: synchronously, or once the data are loaded. Never throws on any
 * input, or rejects if something cannot be loaded. `displayed`: the same form in the units of its display.
 */
export function calculate(
  fields: Fields,
  entries: Entries,
  context: Context,
  engine: Engine,
  system?: UnitSystem,
  displayed: Entries = entries,
): Loaded<Calculation> {
  const records = loadRecords(fields, entries, engine.load, engine.records);
  const proceed = (recordSets: RecordSets): Loaded<Calculation> =>
    whenLoaded(readIn(fields, entries, context, engine, recordSets), (reading) =>
      finishWith(recordSets, reading),
    );
  const finishWith = (recordSets: RecordSets, reading: Reading): Loaded<Calculation> => {
    const details = {
      readings: reading.ok ? readingsOf(reading.readings, entries, displayed) : {},
      records: recordSets,
      displayedEntries: withFigures(fields, displayed, recordSets, engine.inUnit),
    };
    if (!reading.ok) return { ...reading, ...details };
    const { inputs } = reading;
    const data = engine.data?.(inputs, engine.load);
    const units = chosenUnits(fields, displayed, system);
    const reader = withHours(context, hoursIn(units.system));
    const writing = (): ValueContext => ({
      currency: context.currency,
      quantities: quantitiesOf(engine.converterOf ?? nothing, units, engine.curve, context.currency),
    });
    const finish = (loaded: unknown): Calculation => ({
      ...formatComputation(inPlaces(engine.compute(inputs, reader, loaded), reading.rowPlaces), writing()),
      ...details,
    });
    return data instanceof Promise ? data.then(finish, () => ({ ...UNAVAILABLE, ...details })) : finish(data);
  };
  return records instanceof Promise
    ? records.then(proceed, () => ({ ...UNAVAILABLE, readings: {}, records: {}, displayedEntries: entries }))
    : proceed(records);
}

/** Adds the hour cycle and copies getters as getters, because a context may record which of them are read. */
const withHours = (context: Context, hours: Context["hours"]): Context =>
  Object.create(Object.prototype, {
    ...Object.getOwnPropertyDescriptors(context),
    hours: { value: hours, enumerable: true },
  });

const nothing = (): undefined => undefined;

const UNAVAILABLE = { ok: false, problems: [], unavailable: true } as const;

export const read = (fields: Fields, entries: Entries, context: Context, engine: Engine): Loaded<Reading> =>
  whenLoaded(loadRecords(fields, entries, engine.load, engine.records), (records) =>
    readIn(fields, entries, context, engine, records),
  );

/** Reads a form; if a text is invalid, again once the reader of words is loaded. */
function readIn(
  fields: Fields,
  entries: Entries,
  context: Context,
  { quantities, words }: Engine,
  records: RecordSets,
): Loaded<Reading> {
  const readNow = () => readForm(fields, entries, context, { quantities, records, words: words?.current });
  const reading = readNow();
  return reading.ok || !words || words.current ? reading : words.load().then(readNow, () => reading);
}

export function computed(reading: Reading, context: Context, engine: Engine): Loaded<Computation> {
  if (!reading.ok) return reading;
  const { inputs } = reading;
  return whenLoaded(engine.data?.(inputs, engine.load), (data) =>
    inPlaces(engine.compute(inputs, context, data), reading.rowPlaces),
  );
}
