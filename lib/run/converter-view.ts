import { firstProblem } from "../core/result/result.ts";
import type { Seal } from "../core/sources/seal.ts";
import type { CompiledConverter, CompiledUnit } from "../units/compile.ts";
import { compoundText, isCompound } from "../units/compound.ts";
import { type Amount, type Converted, convert, exactOf } from "../units/convert.ts";
import { findUnit } from "../units/find-unit.ts";
import {
  type Digits,
  type Formatted,
  formatAmount,
  formatConverted,
  MAX_SIGNIFICANT,
} from "../units/format.ts";
import { type PairFormula, pairExactness, pairFormula } from "../units/formula.ts";
import type { ConverterLaws, ParameterValues } from "../units/law.ts";
import type { Exactness } from "../units/quantity.ts";
import { sexagesimalText } from "../units/sexagesimal.ts";
import { withUnit } from "../units/with-unit.ts";
import type { ConverterState } from "./address/converter-state.ts";
import { openingValue, type QuickTable, quickTables } from "./common-tables.ts";
import { sealOfConversion } from "./conversion-seal.ts";
import { readInput, readParameters } from "./converter-input.ts";
import { namesakeNote } from "./format/namesake-note.ts";

export interface TableRow {
  id: string;
  /** Text of the cell; undefined if this value has no counterpart. */
  display?: string;
  plain?: string;
}

export interface ConverterAnswer {
  result?: Formatted;
  /** Interpretation of a value, if it is not obvious. */
  reading?: string;
  /** Result in compound units: "≈ 5 ft 10.87 in". */
  compound?: string;
  /** A remark on this value: the band of a Beaufort number, the nearest gauge. */
  note?: string;
  /** Messages by field: "value" or a parameter's id. */
  problems: Readonly<Record<string, string>>;
  formula: readonly string[];
  /** True if the formula's factors are rounded; the result does not use them. */
  formulaRounded: boolean;
  /** "5 m = 5 ÷ 0.3048 = 16.40419948 ft" */
  example: string;
  /** Accuracy of the relation between the units. */
  exactness: Exactness;
  /** Accuracy of the result as displayed; absent without a result. */
  seal?: Seal;
}

export interface ConverterTables {
  /** The value in every unit, in the converter's order. */
  rows: readonly TableRow[];
  quick: readonly QuickTable[];
}

export interface ConverterView extends ConverterAnswer, ConverterTables {
  /** True if some units have compound results, for which the page reserves a line. */
  spoken: boolean;
}

/** Returns the initial state: 1 of the default pair. */
export const initialState = (
  converter: CompiledConverter,
  pair: readonly [string, string],
  laws?: ConverterLaws,
): ConverterState => ({
  text: openingValue(converter, pair, { laws }),
  from: pair[0],
  to: pair[1],
  parameters: Object.fromEntries(converter.parameters.map(({ id, default: value }) => [id, String(value)])),
  digits: "auto",
});

export function digitsOf(choice: string, converter: CompiledConverter): Digits {
  const count = Number(choice.slice(1));
  if (/^s\d+$/.test(choice)) return { significant: Math.min(Math.max(count, 2), MAX_SIGNIFICANT) };
  if (/^d\d+$/.test(choice)) return { decimals: Math.min(count, MAX_SIGNIFICANT) };
  return converter.rounding ?? { significant: 10 };
}

/** Computes everything that the page displays. `laws` must be loaded if the converter needs them. */
export const viewOf = (
  converter: CompiledConverter,
  state: ConverterState,
  laws?: ConverterLaws,
): ConverterView => ({
  ...answerOf(converter, state, laws),
  ...tablesOf(converter, state, laws),
  spoken: converter.units.some((unit) => unit.sexagesimal || isCompound(converter, unit)),
});

/** Computes the part of the view that follows every keystroke immediately. */
export function answerOf(
  converter: CompiledConverter,
  state: ConverterState,
  laws?: ConverterLaws,
): ConverterAnswer {
  const reading = readState(converter, state, laws);
  const { from, to, digits, parameters, problems, input } = reading;
  const formula = pairFormula(converter, from, to);
  const shared = {
    formula: formula.lines,
    formulaRounded: formula.rounded,
    exactness: pairExactness(from, to),
  };
  const converted =
    input.ok && Object.keys(problems).length === 0
      ? convert(converter, { value: input.value, from: from.id, to: to.id, parameters }, laws)
      : undefined;
  if (input.ok && converted?.ok) {
    const formatted = formatConverted(converted.value, digits);
    const twin = namesakeNote(converter, input.value, [from, to], digits);
    return {
      ...shared,
      result: formatted,
      seal: sealOfConversion({
        converter,
        from,
        to,
        input: input.value,
        value: converted.value,
        formatted,
        parameters,
        laws,
      }),
      problems,
      ...(input.reading !== undefined && { reading: input.reading }),
      ...resultNotes(converter, to, converted.value, [converted.note, twin]),
      example:
        (state.text === "1" && commonExample(converter, reading, formula, laws)) ||
        exampleText(reading, input.value, converted.value, formula),
    };
  }
  const message = converted && !converted.ok ? firstProblem(converted).message : problemOf(input);
  return {
    ...shared,
    problems: message === undefined ? problems : { ...problems, value: message },
    example: "",
  };
}

/** Returns the problem of a value that is not just missing. */
const problemOf = (input: Reading["input"]): string | undefined =>
  input.ok || input.empty ? undefined : firstProblem(input).message;

/** Computes the part that may lag behind typing: the value in every unit, and the quick table. */
export function tablesOf(
  converter: CompiledConverter,
  state: ConverterState,
  laws?: ConverterLaws,
): ConverterTables {
  const { from, to, digits, parameters, problems, input } = readState(converter, state, laws);
  return {
    quick: quickTables(converter, from, to, { parameters, digits, laws }),
    rows:
      input.ok && Object.keys(problems).length === 0
        ? allRows(converter, input.value, from, parameters, digits, laws)
        : converter.units.map(({ id }) => ({ id })),
  };
}

function readState(converter: CompiledConverter, state: ConverterState, laws?: ConverterLaws): Reading {
  const from = findUnit(converter, state.from);
  const to = findUnit(converter, state.to);
  if (!from || !to) throw new RangeError(`No pair ${state.from} → ${state.to} in ${converter.slug}`);
  const digits = digitsOf(state.digits, converter);
  const { parameters, problems } = readParameters(converter, state.parameters);
  const input = readInput(converter, state.text, from, laws, parameters);
  return { from, to, digits, parameters, problems, input };
}

/** Returns the notes beside the result: compound units or colons if they are customary, and remarks. */
function resultNotes(
  converter: CompiledConverter,
  unit: CompiledUnit,
  value: Converted,
  remarks: readonly (string | undefined)[],
): { compound?: string; note?: string } {
  const compound = typeof value === "string" ? undefined : spoken(converter, unit, value);
  const note = remarks.filter(Boolean).join(" ");
  return { ...(compound && { compound }), ...(note !== "" && { note }) };
}

function spoken(converter: CompiledConverter, unit: CompiledUnit, value: Amount): string | undefined {
  if (isCompound(converter, unit)) return compoundText(converter, unit, value);
  const clock = unit.sexagesimal && sexagesimalText(exactOf(value), unit.sexagesimal);
  return clock && `= ${clock}`;
}

function allRows(
  converter: CompiledConverter,
  value: Amount | string,
  from: CompiledUnit,
  parameters: ParameterValues,
  digits: Digits,
  laws?: ConverterLaws,
): TableRow[] {
  return converter.units.map((unit) => {
    const converted = convert(converter, { value, from: from.id, to: unit.id, parameters }, laws);
    if (!converted.ok) return { id: unit.id };
    const { display, plain } = formatConverted(converted.value, digits);
    return { id: unit.id, display, plain };
  });
}

interface Reading {
  from: CompiledUnit;
  to: CompiledUnit;
  digits: Digits;
  parameters: ParameterValues;
  problems: Record<string, string>;
  input: ReturnType<typeof readInput>;
}

/** Returns a common value of the unit instead of 1. */
function commonExample(
  converter: CompiledConverter,
  reading: Reading,
  formula: PairFormula,
  laws?: ConverterLaws,
): string | undefined {
  const { from, to, parameters } = reading;
  const text = converter.commonValues[from.id]?.example;
  const input = text === undefined ? undefined : readInput(converter, text, from, laws, parameters);
  if (!input?.ok) return undefined;
  const converted = convert(converter, { value: input.value, from: from.id, to: to.id, parameters }, laws);
  return converted.ok ? exampleText(reading, input.value, converted.value, formula) : undefined;
}

function exampleText(
  { from, to, digits, parameters }: Reading,
  value: Amount | string,
  converted: Converted,
  formula: PairFormula,
): string {
  const displayed =
    typeof value === "string" ? value : formatAmount(value, { significant: MAX_SIGNIFICANT }).display;
  const result = formatConverted(converted, digits).display;
  const substituted = formula.substituted?.(displayed, parameters);
  const left = withUnit(displayed, from);
  const right = withUnit(result, to);
  return substituted && substituted !== result && substituted !== displayed
    ? `${left} = ${substituted} = ${right}`
    : `${left} = ${right}`;
}

/** Rounds a result as displayed: the number of the API. */
export const shownNumber = (value: Amount | string, digits: Digits): number | string =>
  typeof value === "string" ? value : Number(formatAmount(value, digits).plain);
