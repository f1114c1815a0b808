import type { CompiledConverter, CompiledUnit } from "../../units/compile.ts";
import { type Amount, convert } from "../../units/convert.ts";
import { findUnit } from "../../units/find-unit.ts";
import { type Digits, formatAmount, formatConverted, MAX_SIGNIFICANT } from "../../units/format.ts";
import { withUnit } from "../../units/with-unit.ts";

/**
 * Formats a note for a conversion from or to a unit that has a namesake: which of the two it is, and the same
 * conversion between the namesakes if that is a different one.
 */
export function namesakeNote(
  converter: CompiledConverter,
  value: Amount | string,
  [from, to]: readonly [CompiledUnit, CompiledUnit],
  digits: Digits,
): string | undefined {
  const texts = converter.namesakes;
  if (!texts || typeof value === "string" || !(from.namesake || to.namesake)) return;
  const [first, second] = [namesakeOf(converter, from), namesakeOf(converter, to)];
  const converted = convert(converter, { value, from: first.id, to: second.id });
  if (first === second || !converted.ok) return texts.here;
  const left = withUnit(formatAmount(value, { significant: MAX_SIGNIFICANT }).display, first);
  const right = withUnit(formatConverted(converted.value, digits).display, second);
  return `${texts.here} ${texts.there}: ${left} = ${right}.`;
}

const namesakeOf = (converter: CompiledConverter, unit: CompiledUnit): CompiledUnit =>
  (unit.namesake && findUnit(converter, unit.namesake)) || unit;
