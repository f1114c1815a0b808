import { computes } from "../catalog/computes.ts";
import { type Onward, onwardFrom } from "../catalog/next-calculators.ts";
import { DAY_SECONDS } from "../core/civil/day.ts";
import { dayAt } from "../core/civil/today.ts";
import type { Loaded } from "../core/data/loaded-value.ts";
import { loadFromFolder } from "../core/data/read-file.ts";
import type { Table, WrittenAnswer } from "../kit/calculator/computation.ts";
import type { FigureDeclaration, FormCalculator, ListDeclaration } from "../kit/calculator/define.ts";
import type { Context } from "../kit/fields/context.ts";
import { currencies, DEFAULT_CURRENCY, isOfMoney } from "../kit/fields/currency.ts";
import { currencyNames } from "../kit/fields/currency-names.ts";
import { defaultEntries, type Entries, rowsIn } from "../kit/fields/entry.ts";
import { type Fields, withRowFields } from "../kit/fields/field.ts";
import { quantityReader } from "../kit/fields/read-quantity.ts";
import { idIn, type RecordSets } from "../kit/fields/records.ts";
import { type FormulaViews, formulaViews } from "../kit/formulas/view.ts";
import { curveBy } from "../kit/quantities/curve.ts";
import { findQuantity } from "../kit/quantities/find.ts";
import { findLaws } from "../kit/quantities/laws.ts";
import { subset } from "../kit/quantities/subset.ts";
import { allUnits, type UnitSystem } from "../kit/quantities/systems.ts";
import type { Curve } from "../kit/quantities/unit-curve.ts";
import type { CompiledConverter } from "../units/compile.ts";
import { NEXT_SMALLER } from "../units/next-smaller.ts";
import { type Calculation, calculate, type Engine } from "./calculate.ts";
import { type FormLines, formLines } from "./form-lines.ts";
import { lazyWords } from "./lazy-words.ts";
import { figuresOf, formatsOf, listsOf } from "./output-lists.ts";
import { pageFields } from "./page-fields.ts";

/** Data of a form in the browser, except `compute`: plain data, serialized with the page. */
export interface CalculatorView {
  id: string;
  heading: string;
  label: string;
  fields: Fields;
  /** Layout of the fields in the form. */
  lines: FormLines;
  outputs: Readonly<Record<string, FigureDeclaration>>;
  /** The outputs that are lists. */
  lists: Readonly<Record<string, ListDeclaration>>;
  formulas: FormulaViews;
  assumptions: readonly string[];
  sources: FormCalculator["sources"];
  /** Seal of the figures that do not have their own. */
  seal: FormCalculator["seal"];
  onward: readonly Onward[];
  disclaimer?: string;
  /** Currencies to choose from; none without amounts of money. */
  currencies: readonly CurrencyOption[];
  /** The answer to `start` depends on the day. */
  usesToday: boolean;
  converters: Readonly<Record<string, CompiledConverter>>;
  /** Converts to units with a nonlinear scale: a page loads it late. */
  curve?: Curve;
  start: Entries;
  system: UnitSystem;
  /** Record sets of `start`, reduced to its records. */
  records: RecordSets;
  answer: WrittenAnswer;
  /** Data files that the answer needs in addition to `records`: a page preloads them. */
  data: readonly DataFile[];
  context: Context;
}

export interface CurrencyOption {
  /** ISO 4217. */
  code: string;
  name: string;
}

/** Names the file data/<set>/<file>.json. */
export interface DataFile {
  set: string;
  file: string;
}

/** Returns the context of a page before its visitor is known: the build day. */
export const serverContext = (now = Date.now()): Context => ({
  today: dayAt(now, "UTC"),
  now,
  timeZone: "UTC",
  currency: DEFAULT_CURRENCY,
});

/**
 * Loads everything that computes a calculator outside the browser. @throws RangeError for an unknown
 * calculator.
 */
export async function engineOf(id: string): Promise<Engine> {
  const load = Object.hasOwn(computes, id) ? computes[id] : undefined;
  if (!load) throw new RangeError(`${id} is not in lib/catalog/computes.ts`);
  await lazyWords.load();
  return {
    ...(await load()),
    load: loadFromFolder,
    quantities: quantityReader(findQuantity, findLaws),
    converterOf: findQuantity,
    curve: curveBy(findLaws),
    words: lazyWords,
  };
}

/**
 * Builds the view of a page in a unit system. @throws Error if the calculator's initial form has no answer.
 */
export async function calculatorView(
  calculator: FormCalculator,
  context = serverContext(),
  system: UnitSystem = "si",
): Promise<CalculatorView> {
  const start = defaultEntries(calculator.inputs, system);
  const engine = await engineOf(calculator.id);
  const read = { today: false };
  const resultOn = (day: Context, by = engine) => calculate(calculator.inputs, start, day, by, system);
  let data: DataFile[] = [];
  const result = await resultOn(noticing(context, read), recordData(engine, data));
  if (!result.ok)
    throw new Error(
      result.unavailable
        ? `${calculator.id}: its data cannot be loaded`
        : `${calculator.id}: ${result.problems.map(({ path, message }) => `${path}: ${message}`).join(" ")}`,
    );
  const converters = convertersOf(calculator);
  const records = namedRecords(calculator.inputs, start, result.records);
  if (Object.keys(records).length > 0) {
    // The page has these records: it loads fewer files.
    data = [];
    await resultOn(context, recordData({ ...engine, records }, data));
  }
  return {
    id: calculator.id,
    heading: calculator.heading,
    label: calculator.label,
    fields: pageFields(calculator.inputs),
    lines: formLines(calculator.inputs, converters),
    outputs: figuresOf(calculator.outputs),
    lists: listsOf(calculator.outputs),
    formulas: citedFormulas(calculator),
    assumptions: calculator.assumptions,
    sources: calculator.sources,
    seal: calculator.seal,
    onward: onwardFrom(calculator.id),
    ...(calculator.disclaimer !== undefined && { disclaimer: calculator.disclaimer }),
    currencies: usesMoney(calculator) ? currencyOptions : [],
    usesToday: read.today && (await dependsOnDay(result, context, resultOn)),
    converters,
    start,
    system,
    records,
    answer: { ...result.value, tables: (result.value.tables ?? []).map(withoutFoldedRows) },
    data,
    context,
  };
}

/** Days after that of a page on which a result that depends on the day differs. */
const OTHER_DAYS = [1, 31, 366];

/** Returns true if a result differs on another day. A field that does not apply reads the day, too. */
async function dependsOnDay(
  result: Calculation,
  context: Context,
  resultOn: (day: Context) => Loaded<Calculation>,
): Promise<boolean> {
  const text = JSON.stringify(result);
  const others = await Promise.all(
    OTHER_DAYS.map((days) => {
      const now = context.now + days * 1000 * DAY_SECONDS;
      return resultOn({ ...context, now, today: dayAt(now, context.timeZone) });
    }),
  );
  return others.some((other) => JSON.stringify(other) !== text);
}

/** Wraps a context to record reads of the day or the moment. */
const noticing = (context: Context, read: { today: boolean }): Context => ({
  ...context,
  get today() {
    read.today = true;
    return context.today;
  },
  get now() {
    read.today = true;
    return context.now;
  },
});

/** Wraps an engine so that it adds the data files that it loads to `data`, each once. */
const recordData = (engine: Engine, data: DataFile[]): Engine => ({
  ...engine,
  load: (set, file) => {
    if (!data.some((each) => each.set === set && each.file === file)) data.push({ set, file });
    return engine.load(set, file);
  },
});

const citedFormulas = ({ formulas, sources }: FormCalculator): FormulaViews =>
  Object.fromEntries(
    Object.entries(formulaViews(formulas)).map(([id, formula]) => {
      const cited = sources.find((source) => source.id === formula.source);
      const source = [cited?.title ?? formula.source, cited?.edition, cited?.clause]
        .filter(Boolean)
        .join(", ");
      return [id, { ...formula, source }];
    }),
  );

const currencyOptions: readonly CurrencyOption[] = currencies.map(({ code }) => ({
  code,
  name: currencyNames[code] ?? code,
}));

const usesMoney = ({ inputs, outputs }: FormCalculator): boolean =>
  [...withRowFields(inputs), ...formatsOf(outputs)].some(isOfMoney);

const namedRecords = (fields: Fields, entries: Entries, sets: RecordSets): RecordSets =>
  Object.fromEntries(
    Object.entries(sets).map(([name, set]) => {
      const ids = recordIds(fields, entries, name);
      return [name, { ...set, records: set.records.filter(({ id }) => ids.includes(id)) }];
    }),
  );

const recordIds = (fields: Fields, entries: Entries, set: string): string[] =>
  Object.entries(fields).flatMap(([id, field]) => {
    if (field.kind === "rows") return rowsIn(entries[id]).flatMap((row) => recordIds(field.fields, row, set));
    return field.kind === "record" && field.set === set ? [idIn(entries[id])] : [];
  });

const withoutFoldedRows = (table: Table): Table => (table.folded ? { ...table, rows: [] } : table);

function convertersOf(calculator: FormCalculator): Record<string, CompiledConverter> {
  const wanted = new Map<string, Set<string>>();
  const want = (slug: string, units: readonly string[]): void => {
    const ids = wanted.get(slug) ?? new Set();
    for (const unit of units) {
      ids.add(unit);
      // Unit of a bare number after it: 5 ft 11.
      const next = NEXT_SMALLER.get(unit);
      if (next !== undefined && findQuantity(slug)?.units.some(({ id }) => id === next)) ids.add(next);
    }
    wanted.set(slug, ids);
  };
  for (const { converter, systems, alsoReads = [] } of Object.values(calculator.quantities ?? {}))
    want(converter, [...allUnits(systems), ...alsoReads]);
  for (const field of withRowFields(calculator.inputs)) {
    if (field.kind === "quantity") want(field.converter, [...field.units, ...(field.alsoReads ?? [])]);
    if (field.kind === "selection")
      for (const { quantity } of field.options)
        if (quantity) want(quantity.converter, [...quantity.usual, ...quantity.others]);
  }
  for (const format of formatsOf(calculator.outputs))
    if (format.kind === "quantity") want(format.converter, allUnits(format.systems));
  for (const { symbols } of Object.values(calculator.formulas ?? {}))
    for (const { format, unit } of Object.values(symbols))
      if (format.kind === "quantity")
        want(format.converter, [...allUnits(format.systems), ...(unit === undefined ? [] : [unit])]);
  return Object.fromEntries([...wanted].map(([slug, units]) => [slug, subset(slug, units)]));
}
