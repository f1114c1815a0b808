import type { CompiledConverter } from "../../units/compile.ts";
import { areSaidTogether } from "../../units/compound.ts";
import { NEXT_SMALLER } from "../../units/next-smaller.ts";
import * as R from "../../units/rational.ts";
import { readNumber } from "../../units/read-number.ts";
import {
  convertersNaming,
  maxNameLength,
  normalizeName,
  unitNamed,
  unitNames,
} from "../../units/unit-names.ts";
import { combineDimensions, type UnitValue, unitValue } from "./dimensions.ts";

/** A quantity in a text: "5 ft 11 in", "430 kN/m". */
export interface QuantityValue {
  /** The sum of its terms in SI units. */
  value: R.Rational;
  unit: UnitValue;
  /** True for several terms: feet and inches. */
  isCompound: boolean;
  /** The entered text. */
  text: string;
  length: number;
}

/** Maximum terms of one quantity: "2 days 3 h 15 min 30 s". */
const MAX_TERMS = 4;
const SEPARATOR = /^(?:,? and |, ?| |-)?/;
/** A number without a unit ends the quantity: 5 ft 11, 11 st 4. */
const IS_ALONE = /^(?:\s*$|\s*[,;?)]|\s+[-+*/×]\s)/;

/** Reads the quantity at the start of a text. */
export function readQuantity(
  text: string,
  converters: readonly CompiledConverter[],
): QuantityValue | undefined {
  let [length, terms] = [0, 0];
  let sum = R.ZERO;
  let first: UnitValue | undefined;
  let last: UnitValue | undefined;
  while (terms < MAX_TERMS) {
    const separator = terms === 0 ? "" : (SEPARATOR.exec(text.slice(length))?.[0] ?? "");
    if (separator === "-" && last?.unit?.id !== "foot") break;
    const start = length + separator.length;
    const number = readNumber(text.slice(start, start + 40));
    // With blanks around it, a slash divides: "50 / 120 ms".
    if (!number?.ok || / \/|\/ /.test(text.slice(start, start + number.length))) break;
    const behind = text.slice(start + number.length);
    if (SCALE.test(behind)) break;
    const hyphen = /^-(?=[a-z])/i.test(behind) ? 1 : 0;
    const match: { unit: UnitValue; length: number } | undefined =
      readUnit(behind.slice(hyphen), last?.converter ? [last.converter] : converters) ??
      (last && IS_ALONE.test(behind) ? impliedUnit(last) : undefined);
    if (!match) break;
    if (last && !isNextTerm(last, match.unit)) break;
    sum = R.add(sum, R.multiply(number.value, match.unit.factor));
    length = start + number.length + (match.length > 0 ? hyphen + match.length : 0);
    terms += 1;
    last = match.unit;
    first ??= match.unit;
    if (match.length === 0) break;
  }
  return first && { value: sum, unit: first, isCompound: terms > 1, text: text.slice(0, length), length };
}

/** Returns true for a smaller unit that usually follows a larger one: inches after feet. */
const isNextTerm = (last: UnitValue, next: UnitValue): boolean =>
  last.converter !== undefined &&
  last.unit !== undefined &&
  next.unit !== undefined &&
  areSaidTogether(last.converter, last.unit.id, next.unit.id) &&
  R.compare(next.factor, last.factor) < 0;

function impliedUnit(last: UnitValue): { unit: UnitValue; length: number } | undefined {
  const id = NEXT_SMALLER.get(last.unit?.id ?? "");
  const unit = id !== undefined && last.converter ? unitValue(last.converter, id) : undefined;
  return unit && /^(?:inch|pound)$/.test(id ?? "") ? { unit, length: 0 } : undefined;
}

/** Matches thousands and millions after digits, which are not kelvins and meters: "250k", "3M". */
const SCALE = /^[kM](?![\p{L}\d/²³^])/u;

const MAX_FACTORS = 3;

/** Reads the unit, or the quotient of units, at the start of a text: " kN/m", " cm^2/m", " ft per min". */
export function readUnit(
  text: string,
  converters: readonly CompiledConverter[],
  joint = /^(?: ?\/(?=\p{L})| per )/u,
): { unit: UnitValue; length: number } | undefined {
  const first = readSimpleUnit(text, converters);
  if (!first) return undefined;
  let { unit, length } = first;
  for (let count = 1; count < MAX_FACTORS; count += 1) {
    const sign = joint.exec(text.slice(length))?.[0];
    const next =
      sign === undefined ? undefined : readSimpleUnit(text.slice(length + sign.length), converters);
    if (sign === undefined || !next) break;
    const isQuotient = /\/|per/.test(sign);
    unit = {
      dimension: combineDimensions(unit.dimension, next.unit.dimension, isQuotient ? -1 : 1),
      factor: isQuotient
        ? R.divide(unit.factor, next.unit.factor)
        : R.multiply(unit.factor, next.unit.factor),
    };
    length += sign.length + next.length;
  }
  return { unit, length };
}

/** Reads the longest unit name at the start of a text; of several converters, the first. */
function readSimpleUnit(
  text: string,
  converters: readonly CompiledConverter[],
): { unit: UnitValue; length: number } | undefined {
  const space = text.length - text.trimStart().length;
  if (space > 1) return undefined;
  const start = text.slice(space, space + MAX_NAME_LENGTH);
  let best: { unit: UnitValue; length: number } | undefined;
  for (const converter of convertersNaming(converters, start)) {
    const names = unitNames(converter);
    for (let length = maxNameLength(names, start); length > (best ? best.length - space : 0); length -= 1) {
      const name = start.slice(0, length);
      if (!isWhole(name, start.charAt(length))) continue;
      const id = unitNamed(names, normalizeName(name));
      const unit = id === undefined ? undefined : unitValue(converter, id);
      if (!unit) continue;
      best = { unit, length: length + space };
      break;
    }
  }
  return best;
}

const MAX_NAME_LENGTH = 40;

/** True if a name may end where it does: no letter, digit or exponent follows it, except behind a stroke ("6'8"). */
const isWhole = (name: string, next: string): boolean =>
  !/^[\d.,+\-*/^(]|\s$/.test(name) && (/['"]$/.test(name) || !/^[\p{L}\d^²³⁴]/u.test(next));
