import type { CompiledConverter, CompiledUnit } from "../units/compile.ts";
import {
  type Amount,
  type Converted,
  convert,
  exactOf,
  findUnit,
  isTextUnit,
  parameterProblem,
} from "../units/convert.ts";
import {
  type Digits,
  type Formatted,
  formatAmount,
  formatConverted,
  MAX_SIGNIFICANT,
} from "../units/format.ts";
import { pairExactness, pairFormula } from "../units/formula.ts";
import type { ConverterLaws, ParameterValues } from "../units/law.ts";
import { withoutRemarks } from "../units/names.ts";
import type { Exactness } from "../units/quantity.ts";
import { INVALID_INPUT, readValue } from "../units/read-value.ts";
import { sexagesimalText } from "../units/sexagesimal.ts";

/** What a visitor has typed and chosen. */
export interface ConverterState {
  text: string;
  from: string;
  to: string;
  /** As typed, by id. */
  parameters: Readonly<Record<string, string>>;
  /** "auto", "s2" … "s15" significant digits, "d0" … "d15" decimals. */
  digits: string;
}

export interface TableRow {
  id: string;
  /** What stands in the cell; undefined where this value has no counterpart. */
  display?: string;
  plain?: string;
}

/** The result and what belongs to it. */
export interface ConverterAnswer {
  /** The result, or nothing while the field is empty. */
  result?: Formatted;
  /** How a value was understood when that is not plain. */
  reading?: string;
  /** A remark on this value: the band of a Beaufort number, the nearest gauge. */
  note?: string;
  /** Messages by field: "value" or a parameter's id. */
  problems: Readonly<Record<string, string>>;
  formula: readonly string[];
  /** The formula's factors are rounded for reading; the result is not computed from them. */
  formulaRounded: boolean;
  /** "5 m = 5 ÷ 0.3048 = 16.40419948 ft" */
  example: string;
  exactness: Exactness;
}

export interface ConverterTables {
  /** The value in every unit, in the converter's order. */
  rows: readonly TableRow[];
  /** Round values of the first unit and what they are in the second. */
  quick: readonly { from: string; to: string }[];
}

/** Everything that the page shows for a state. */
export type ConverterView = ConverterAnswer & ConverterTables;

/** The converter as it opens: 1 of the default pair. */
export const initialState = (
  converter: CompiledConverter,
  pair: readonly [string, string],
  laws?: ConverterLaws,
): ConverterState => ({
  text: openingValue(converter, pair, laws),
  from: pair[0],
  to: pair[1],
  parameters: Object.fromEntries(converter.parameters.map(({ id, default: value }) => [id, String(value)])),
  digits: "auto",
});

/** 1, or where 1 has no counterpart (a gauge, a relative humidity at its limit) the first round value that has one. */
function openingValue(
  converter: CompiledConverter,
  pair: readonly [string, string],
  laws?: ConverterLaws,
): string {
  const values = ["1", ...TEXT_VALUES];
  return (
    values.find((text) => resultOf(converter, text, pair[0], pair[1], undefined, laws) !== undefined) ?? "1"
  );
}

/** The digits that a choice of the digits control means for this converter. */
export function digitsOf(choice: string, converter: CompiledConverter): Digits {
  const count = Number(choice.slice(1));
  if (/^s\d+$/.test(choice)) return { significant: Math.min(Math.max(count, 2), MAX_SIGNIFICANT) };
  if (/^d\d+$/.test(choice)) return { decimals: Math.min(count, MAX_SIGNIFICANT) };
  return converter.rounding ?? { significant: 10 };
}

/** Works out what the page shows. `laws` must be loaded when the converter needs them. */
export const viewOf = (
  converter: CompiledConverter,
  state: ConverterState,
  laws?: ConverterLaws,
): ConverterView => ({ ...answerOf(converter, state, laws), ...tablesOf(converter, state, laws) });

/** The part of the view that must follow every keystroke at once. */
export function answerOf(
  converter: CompiledConverter,
  state: ConverterState,
  laws?: ConverterLaws,
): ConverterAnswer {
  const { from, to, digits, parameters, problems, input } = readState(converter, state, laws);
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
    const result = formatConverted(converted.value, digits);
    const shown =
      typeof input.value === "string"
        ? input.value
        : formatAmount(input.value, { significant: MAX_SIGNIFICANT }).display;
    return {
      ...shared,
      result,
      problems,
      ...(input.reading !== undefined && { reading: input.reading }),
      ...noteOf(to, converted.value, converted.note),
      example: exampleText(from, to, shown, result.display, formula.substituted?.(shown, parameters)),
    };
  }
  const message = converted && !converted.ok ? converted.message : problemOf(input);
  return {
    ...shared,
    problems: message === undefined ? problems : { ...problems, value: message },
    example: "",
  };
}

/** What is wrong with a value that is not merely missing. */
const problemOf = (input: Input): string | undefined => (input.ok || input.empty ? undefined : input.message);

/** The part of the view that may lag behind a fast typist: the value in every unit, and the quick table. */
export function tablesOf(
  converter: CompiledConverter,
  state: ConverterState,
  laws?: ConverterLaws,
): ConverterTables {
  const { from, to, digits, parameters, problems, input } = readState(converter, state, laws);
  return {
    quick: quickTable(converter, from, to, parameters, digits, laws),
    rows:
      input.ok && Object.keys(problems).length === 0
        ? allRows(converter, input.value, from, parameters, digits, laws)
        : converter.units.map(({ id }) => ({ id })),
  };
}

function readState(converter: CompiledConverter, state: ConverterState, laws?: ConverterLaws) {
  const from = findUnit(converter, state.from);
  const to = findUnit(converter, state.to);
  if (!from || !to) throw new RangeError(`No pair ${state.from} → ${state.to} in ${converter.slug}`);
  const digits = digitsOf(state.digits, converter);
  const { parameters, problems } = readParameters(converter, state.parameters);
  const input = readInput(converter, state.text, from, laws, parameters);
  return { from, to, digits, parameters, problems, input };
}

/** The law's remark, or the result with colons where the unit is counted so. */
function noteOf(unit: CompiledUnit, value: Converted, remark: string | undefined): { note?: string } {
  const clock =
    unit.sexagesimal && typeof value !== "string"
      ? sexagesimalText(exactOf(value), unit.sexagesimal)
      : undefined;
  const note = [remark, clock && `= ${clock}`].filter(Boolean).join(" ");
  return note === "" ? {} : { note };
}

type Input =
  | { ok: true; value: Amount | string; reading?: string }
  | { ok: false; empty: boolean; message: string };

function readInput(
  converter: CompiledConverter,
  text: string,
  unit: CompiledUnit,
  laws?: ConverterLaws,
  parameters?: ParameterValues,
): Input {
  if (!isTextUnit(unit, laws)) return readValue(text, converter, unit.id, laws, parameters);
  const trimmed = text.trim();
  if (trimmed === "") return { ok: false, empty: true, message: "Enter a value." };
  return trimmed.length > 400
    ? { ok: false, empty: false, message: `${INVALID_INPUT}: at most 400 characters.` }
    : { ok: true, value: trimmed };
}

/** Parameters as numbers, and what is wrong with those that are none. */
export function readParameters(
  converter: CompiledConverter,
  typed: Readonly<Record<string, string>>,
): { parameters: ParameterValues; problems: Record<string, string> } {
  const parameters: Record<string, number> = {};
  const problems: Record<string, string> = {};
  for (const parameter of converter.parameters) {
    const text = (typed[parameter.id] ?? String(parameter.default))
      .trim()
      .replace(/^−/, "-")
      .replace(",", ".");
    const value = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    const message =
      text === "" ? `Enter ${parameter.label.toLowerCase()}.` : parameterProblem(parameter, value);
    if (message) problems[parameter.id] = message;
    else parameters[parameter.id] = value;
  }
  return { parameters, problems };
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

const ROUND_VALUES = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "10",
  "15",
  "20",
  "25",
  "50",
  "75",
  "100",
  "250",
  "500",
  "1000",
];
const SCALE_VALUES = [
  "-40",
  "-20",
  "-10",
  "0",
  "10",
  "15",
  "20",
  "25",
  "30",
  "37",
  "40",
  "50",
  "60",
  "80",
  "100",
  "200",
];
const TEXT_VALUES = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "8",
  "10",
  "12",
  "15",
  "16",
  "20",
  "25",
  "32",
  "40",
  "50",
  "64",
  "65",
  "80",
  "100",
  "150",
  "200",
];
const TEXT_ROWS = 15;

/** Round values of `from` that have a counterpart, converted. */
function quickTable(
  converter: CompiledConverter,
  from: CompiledUnit,
  to: CompiledUnit,
  parameters: ParameterValues,
  digits: Digits,
  laws?: ConverterLaws,
): { from: string; to: string }[] {
  const regular = from.law.kind !== "function";
  const values = from.law.kind === "affine" ? SCALE_VALUES : regular ? ROUND_VALUES : TEXT_VALUES;
  const rows = values.flatMap((text) => {
    const result = resultOf(converter, text, from.id, to.id, { parameters, digits }, laws);
    return result === undefined
      ? []
      : [{ from: text.replace("-", "−").replace("1000", "1,000"), to: result }];
  });
  return rows.slice(0, regular ? undefined : TEXT_ROWS);
}

function resultOf(
  converter: CompiledConverter,
  text: string,
  from: string,
  to: string,
  options?: { parameters: ParameterValues; digits: Digits },
  laws?: ConverterLaws,
): string | undefined {
  const unit = findUnit(converter, from);
  const input = unit && readInput(converter, text, unit, laws);
  if (!input?.ok) return undefined;
  const parameters = options?.parameters ?? {};
  const converted = convert(converter, { value: input.value, from, to, parameters }, laws);
  return converted.ok
    ? formatConverted(converted.value, options?.digits ?? { significant: 10 }).display
    : undefined;
}

function exampleText(
  from: CompiledUnit,
  to: CompiledUnit,
  value: string,
  result: string,
  substituted?: string,
): string {
  const left = withUnit(value, from);
  const right = withUnit(result, to);
  return substituted && substituted !== result && substituted !== value
    ? `${left} = ${substituted} = ${right}`
    : `${left} = ${right}`;
}

const withUnit = (value: string, unit: CompiledUnit): string =>
  `${value} ${unit.symbol === "—" ? (value === "1" ? withoutRemarks(unit.name).toLowerCase() : unit.plural) : unit.symbol}`;

/** The number of a result rounded as it is shown: what the API sends. */
export const shownNumber = (value: Amount | string, digits: Digits): number | string =>
  typeof value === "string" ? value : Number(formatAmount(value, digits).plain);
