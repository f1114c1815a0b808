import type { Answer, Table } from "../calculators/computation.ts";
import type { FormCalculator } from "../calculators/define.ts";
import { computes } from "../catalog/computes.ts";
import { findQuantity } from "../catalog/quantities.ts";
import { dayAt } from "../civil/today.ts";
import type { Field, Fields } from "../fields/field.ts";
import { baseUnit, quantityReader } from "../fields/read-quantity.ts";
import type { Surroundings } from "../fields/surroundings.ts";
import { type Typed, typedDefaults } from "../fields/typed.ts";
import { type FormulaViews, formulaViews } from "../formulas/view.ts";
import type { CompiledConverter } from "../units/compile.ts";
import { NEXT_SMALLER } from "../units/next-smaller.ts";
import { calculateFully, type Engine } from "./calculate.ts";

/** All that a calculator's form needs in the browser besides its compute: plain data that crosses with the page. */
export interface CalculatorView {
  id: string;
  heading: string;
  label: string;
  fields: Fields;
  outputs: FormCalculator["outputs"];
  /** What its steps name. */
  formulas: FormulaViews;
  assumptions: readonly string[];
  sources: FormCalculator["sources"];
  /** Amounts of money come in: the currency is to choose. */
  usesMoney: boolean;
  /** The answer to `start` depends on the day. */
  usesToday: boolean;
  /** The units of its quantities. */
  converters: Readonly<Record<string, CompiledConverter>>;
  start: Typed;
  /** The answer to `start`, without the rows of folded tables. */
  answer: Answer;
  surroundings: Surroundings;
}

export const DEFAULT_CURRENCY = { code: "USD", decimals: 2 };

/** The surroundings of a page before its visitor is known: the day it was built. */
export const serverSurroundings = (now = Date.now()): Surroundings => ({
  today: dayAt(now, "UTC"),
  now,
  timeZone: "UTC",
  currency: DEFAULT_CURRENCY,
});

/** What computes a calculator outside the browser. @throws RangeError when it is not in the catalogue. */
export async function engineOf(id: string): Promise<Engine> {
  const load = Object.hasOwn(computes, id) ? computes[id] : undefined;
  if (!load) throw new RangeError(`${id} is not in lib/catalog/computes.ts`);
  return { ...(await load()), quantities: quantityReader(findQuantity) };
}

/** @throws Error when the calculator's own start has no answer. */
export async function calculatorView(
  calculator: FormCalculator,
  surroundings = serverSurroundings(),
): Promise<CalculatorView> {
  const start = typedDefaults(calculator.inputs);
  const engine = await engineOf(calculator.id);
  const read = { today: false };
  const result = await calculateFully(calculator.inputs, start, noticing(surroundings, read), engine);
  if (!result.ok)
    throw new Error(
      `${calculator.id}: ${result.errors.map((error) => `${error.field}: ${error.message}`).join(" ")}`,
    );
  return {
    id: calculator.id,
    heading: calculator.heading,
    label: calculator.label,
    fields: calculator.inputs,
    outputs: calculator.outputs,
    formulas: citedFormulas(calculator),
    assumptions: calculator.assumptions,
    sources: calculator.sources,
    usesMoney: usesMoney(calculator),
    usesToday: read.today,
    converters: convertersOf(calculator),
    start,
    answer: { ...result.answer, tables: (result.answer.tables ?? []).map(withoutFoldedRows) },
    surroundings,
  };
}

/** Surroundings that note when the day or the moment is read. */
const noticing = (surroundings: Surroundings, read: { today: boolean }): Surroundings => ({
  ...surroundings,
  get today() {
    read.today = true;
    return surroundings.today;
  },
  get now() {
    read.today = true;
    return surroundings.now;
  },
});

/** Its formulas, each with its source as text. */
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

function usesMoney({ inputs, outputs }: FormCalculator): boolean {
  const fields = Object.values(inputs).flatMap((field) => [
    field,
    ...(field.kind === "rows" ? Object.values(field.fields) : []),
  ]);
  return [...fields, ...Object.values(outputs).map((output) => output.format)].some(
    ({ kind }) => kind === "money",
  );
}

const withoutFoldedRows = (table: Table): Table => (table.folded ? { ...table, rows: [] } : table);

/** The converters of a calculator's quantities, with the units that its fields, outputs and formulas use. */
function convertersOf(calculator: FormCalculator): Record<string, CompiledConverter> {
  const wanted = new Map<string, Set<string>>();
  const want = (slug: string, units: readonly string[]): void => {
    const known = wanted.get(slug) ?? new Set();
    for (const unit of units) {
      known.add(unit);
      // What a bare number behind it is in: 5 ft 11.
      const next = NEXT_SMALLER.get(unit);
      if (next !== undefined && findQuantity(slug)?.units.some(({ id }) => id === next)) known.add(next);
    }
    wanted.set(slug, known);
  };
  const visit = (field: Field): void => {
    if (field.kind === "quantity") want(field.converter, [...field.units, ...(field.alsoReads ?? [])]);
    if (field.kind === "rows") for (const own of Object.values(field.fields)) visit(own);
  };
  for (const field of Object.values(calculator.inputs)) visit(field);
  for (const { format } of Object.values(calculator.outputs))
    if (format.kind === "quantity") want(format.converter, format.units);
  for (const { symbols } of Object.values(calculator.formulas ?? {}))
    for (const { format, unit } of Object.values(symbols))
      if (format.kind === "quantity") want(format.converter, unit ? [...format.units, unit] : format.units);
  return Object.fromEntries([...wanted].map(([slug, units]) => [slug, subset(slug, units)]));
}

/** A converter with only these units. @throws RangeError naming what does not exist. */
function subset(slug: string, ids: ReadonlySet<string>): CompiledConverter {
  const converter = findQuantity(slug);
  if (!converter) throw new RangeError(`There is no converter ${slug}`);
  const wanted = new Set([...ids, baseUnit(converter)]);
  const units = converter.units.filter((unit) => wanted.has(unit.id));
  const missing = [...wanted].filter((id) => !units.some((unit) => unit.id === id));
  if (missing.length > 0) throw new RangeError(`${slug} has no unit ${missing.join(", ")}`);
  return { ...converter, units, commonValues: {} };
}
