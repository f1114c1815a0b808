import { formatNumber } from "../../core/numeric/text.ts";
import { DEFAULT_CURRENCY, inCurrency } from "../../kit/fields/currency.ts";
import type { Entries } from "../../kit/fields/entry.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import type { ValueFormat } from "../../kit/fields/value-format.ts";
import { substitute } from "../../kit/formulas/substitute.ts";
import { symbolName } from "../../kit/formulas/symbol-name.ts";
import { formulaText, nameText, valueText } from "../../kit/formulas/text.ts";
import { findQuantity } from "../../kit/quantities/find.ts";
import { findLaws } from "../../kit/quantities/laws.ts";
import { systemOfUnit, type UnitSystem } from "../../kit/quantities/systems.ts";
import { amountToNumber, convertFromBase } from "../../units/convert.ts";
import { findUnit } from "../../units/find-unit.ts";
import { withUncertainty } from "./number-text.ts";
import type { Solution } from "./result.ts";
import type { PhysicsView } from "./view.ts";

/** Formats values outside of a page, each in a suitable unit. */
export type Writer = (value: number, format: ValueFormat, symbol?: string) => { text: string; unit?: string };

/** Returns the unit system of most inputs; SI if tied. */
export function systemOf(view: PhysicsView, entries: Entries): UnitSystem {
  let balance = 0;
  for (const [symbol, entry] of Object.entries(entries)) {
    const field = view.fields[symbol];
    if (field?.kind !== "quantity" || typeof entry !== "object" || !("unit" in entry)) continue;
    const entrySystem = systemOfUnit(field.systems, entry.unit);
    if (entrySystem) balance += entrySystem === "us" ? 1 : -1;
  }
  return balance > 0 ? "us" : "si";
}

const DIGITS = { significant: 6 };

/** Formats each symbol in its entered unit, or in the first one of the system. */
export const writerFor =
  (entries: Entries, system: UnitSystem): Writer =>
  (value, format, symbol = "") => {
    if (format.kind !== "quantity") {
      const suffix = "suffix" in format ? format.suffix : undefined;
      const significant = "significant" in format ? (format.significant ?? 6) : 6;
      return { text: formatNumber(value, { significant }), ...(suffix !== undefined && { unit: suffix }) };
    }
    const entry = entries[symbol];
    const entryUnit = typeof entry === "object" && "unit" in entry ? entry.unit : undefined;
    const unit = entryUnit ?? format.systems[system][0];
    const converter = findQuantity(format.converter);
    const unitEntry = converter && findUnit(converter, unit);
    if (!converter || !unitEntry) return { text: formatNumber(value, DIGITS) };
    return {
      text: formatNumber(inUnit(format.converter, unit, value), DIGITS),
      unit: inCurrency(unitEntry.symbol, DEFAULT_CURRENCY),
    };
  };

/** Converts an SI value to another unit. @throws RangeError for a unit of another quantity. */
export function inUnit(slug: string, unit: string, value: number): number {
  const converter = findQuantity(slug);
  const converted = converter && convertFromBase(converter, { value, to: unit }, findLaws(slug));
  if (!converted?.ok || typeof converted.value === "string")
    throw new RangeError(`${slug} has no unit ${unit}`);
  return amountToNumber(converted.value);
}

/** Value with an optional standard uncertainty. */
interface Uncertain {
  value: number;
  uncertainty?: { value: number };
}

/** Formats a solution, with its uncertainty if any. */
export function solutionText(
  { value, uncertainty }: Uncertain,
  format: ValueFormat,
  symbol: string,
  write: Writer,
  toUnit: (value: number) => number,
): string {
  const formatted = write(value, format, symbol);
  if (!uncertainty) return valueText(formatted);
  const width = Math.abs(toUnit(value + uncertainty.value) - toUnit(value - uncertainty.value)) / 2;
  return valueText({ ...formatted, text: withUncertainty(toUnit(value), width) });
}

/** Returns the lines of a solution: "E = m · v² / 2", and the same with the numbers. */
export function stepTexts(
  view: PhysicsView,
  { steps }: Solution,
  write: Writer,
): { formula: string; substituted: string }[] {
  return steps.flatMap(({ formula, values }) => {
    const formulaView = view.formulas[formula];
    if (!formulaView) return [];
    const right = substitute(formulaView.tree.right, (id) => {
      const symbol = formulaView.symbols[id];
      const value = values[id];
      if (!symbol || typeof value !== "number") return undefined;
      const { kind } = symbol.format;
      if (kind === "exact" || kind === "clock" || kind === "moment") return undefined;
      // Formulas take temperatures from absolute zero.
      return symbol.unit === undefined
        ? write(value, symbol.format as ValueFormat, id)
        : { text: formatNumber(value, DIGITS), unit: "K" };
    });
    return [
      {
        formula: formulaText(formulaView.tree),
        substituted: `${nameText(symbolName(formulaView.gives))} = ${formulaText(right)}`,
      },
    ];
  });
}

export const sentenceOf = (sentence: Sentence, write: Writer): string =>
  typeof sentence === "string"
    ? sentence
    : sentence.parts
        .map((part) =>
          typeof part === "string" || typeof part.value === "string"
            ? String(typeof part === "string" ? part : part.value)
            : valueText(write(part.value, part.format)),
        )
        .join("");
