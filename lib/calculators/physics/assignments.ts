import type { Problem } from "../../core/result/result.ts";
import type { Entries } from "../../kit/fields/entry.ts";
import type { QuantityField } from "../../kit/fields/field.ts";
import { baseUnitOfField } from "../../kit/fields/read-quantity.ts";
import { numberAndUnit } from "../../kit/fields/uncertain-text.ts";
import { symbolName } from "../../kit/formulas/symbol-name.ts";
import { nameText } from "../../kit/formulas/text.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import { messages } from "./messages.ts";
import { plainSymbol } from "./plain-symbol.ts";
import type { PhysicsView } from "./view.ts";

export const LONGEST_VALUES = 600;

/** Values by the symbols of a formula. */
interface Assignments {
  entries: Entries;
  withoutUnit: readonly string[];
  problems: readonly Problem[];
}

/** Separates values. A comma does so only before the next symbol: it groups digits, too. */
const SEPARATOR = /[;\n]|,(?=[^,;\n=]{1,40}=)/;

/** Parses the values of an address or a request, "m = 1500 kg; v = 100 km/h", with "m1" for m_1. */
export function entriesFromText(view: PhysicsView, text: string): Assignments {
  const entries: Record<string, Entries[string]> = {};
  const withoutUnit: string[] = [];
  const problems: Problem[] = [];
  for (const part of text.slice(0, LONGEST_VALUES).split(SEPARATOR)) {
    if (part.trim() === "") continue;
    const [name = "", ...rest] = part.split("=");
    const symbol = findSymbol(Object.keys(view.variables), name);
    const value = rest.join("=").trim();
    if (symbol === undefined || value === "") {
      problems.push({ path: "values", message: messages.entry.formOfValues(Object.keys(view.variables)) });
      continue;
    }
    const field = view.fields[symbol];
    entries[symbol] = field?.kind === "quantity" ? splitUnit(view, field, value) : value;
    if (field?.kind === "quantity" && !hasUnit(value)) withoutUnit.push(symbol);
  }
  return { entries, withoutUnit, problems };
}

/** Letters that other textbooks use for our symbols. */
const OTHER_LETTERS: Readonly<Record<string, string>> = { P: "p", u: "v_0" };

/** Finds a symbol by its name as people write it: m_1, m1, m₁, theta, θ; u for v_0. */
export function findSymbol(symbols: readonly string[], name: string): string | undefined {
  const plain = plainSymbol(name);
  const other = Object.hasOwn(OTHER_LETTERS, plain) ? OTHER_LETTERS[plain] : undefined;
  return (
    symbols.find((symbol) => symbol === name.trim()) ??
    symbols.find(
      (symbol) => plainSymbol(symbol) === plain || plainSymbol(nameText(symbolName(symbol))) === plain,
    ) ??
    symbols.find((symbol) => symbol === other)
  );
}

/** True unless a value consists of numbers alone. The e of a power of ten is not a unit. */
const hasUnit = (value: string): boolean => /[\p{L}°'"′″%]/u.test(value.replace(/(?<=\d)e(?=[+-]?\d)/gi, ""));

/** Splits a value into its number and unit if the field has the unit; otherwise the field reads the whole text. */
function splitUnit(view: PhysicsView, field: QuantityField, text: string): { value: string; unit: string } {
  const { converter: slug, units } = field;
  const parts = numberAndUnit(text);
  const converter = view.converters[slug];
  const unit = parts && converter && parts.unit !== "" ? findUnitByName(converter, parts.unit) : undefined;
  return parts && unit !== undefined && units.includes(unit)
    ? { value: parts.number, unit }
    : { value: text, unit: converter ? baseUnitOfField(field, converter) : units[0] };
}
