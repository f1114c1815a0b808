import type { CompiledConverter, CompiledUnit } from "./compile.ts";
import { Failure } from "./law.ts";
import { readTerms } from "./read-value.ts";
import { normalizeName } from "./unit-names.ts";
import { MAX_VALUE_LENGTH } from "./value-length.ts";

interface TypedUnit {
  id: string;
  /** Text of the number alone, if the input is one number with its unit. */
  number?: string;
}

/**
 * Returns the unit of a text: "3 kg" is in kilograms, "5 ft 11 in" and "5' 11" in feet. Undefined for a bare
 * number, for a sum (10 mm + 0.5 in has no single unit) and for invalid text.
 */
export function typedUnit(text: string, converter: CompiledConverter): TypedUnit | undefined {
  if (text.length > MAX_VALUE_LENGTH) return undefined;
  const terms = readTerms(normalizeName(text.replace(/[−–﹣－]/g, "-")), converter);
  if (terms instanceof Failure || terms.some(({ added }) => added)) return undefined;
  const [first, ...others] = terms;
  if (first?.unit === undefined) return undefined;
  return others.length > 0
    ? { id: first.unit }
    : { id: first.unit, number: `${first.negative ? "-" : ""}${first.numeral}` };
}

/** Returns a name after a number that is read as the unit: its symbol, unless that is a part of a number (1/K). */
export const typedName = (unit: CompiledUnit, converter: CompiledConverter): string | undefined =>
  [unit.symbol, unit.plural, unit.name].find((name) => typedUnit(`5 ${name}`, converter)?.id === unit.id);
