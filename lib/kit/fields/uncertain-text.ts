import { MAX_LENGTH } from "./entry.ts";
import * as messages from "./messages.ts";
import { readPlainNumber } from "./read-number-field.ts";

/** A value with its standard uncertainty as it was typed, in the unit of both: "9.81±0.02 m/s²". */
export interface UncertainText {
  value: number;
  uncertainty: number;
  /** Unit of one of the two numbers; "" for that of the field. */
  unit: string;
}

const SIGN = /±|\+ ?\/ ?[-−]|\+[-−]/;
const NUMBER = /^[+\-−]?[\d.,]+(?:(?::\d\d){1,2}|[eE][+\-−]?\d+)?/;

/**
 * The number at the start of a text, and the unit behind it, if any: "100 km/h", "8:30 min/mi". Undefined where it begins
 * otherwise.
 */
export function numberAndUnit(text: string): { number: string; unit: string } | undefined {
  const trimmed = text.trim();
  const number = NUMBER.exec(trimmed)?.[0];
  return number === undefined ? undefined : { number, unit: trimmed.slice(number.length).trim() };
}

/** True if a text says how uncertain its value is. */
export const saysUncertainty = (text: string): boolean => text.length <= MAX_LENGTH && SIGN.test(text);

/** Reads "9.81±0.02", "9.81 +/- 0.02 m/s2", "9.81 m/s2 ± 0.5%"; a sentence when it cannot be read. */
export function readUncertain(text: string): UncertainText | string {
  const [before = "", behind = "", ...more] = text.slice(0, MAX_LENGTH).split(SIGN);
  const [value, about] = [numberAndUnit(before), numberAndUnit(behind)];
  if (!value || !about || more.length > 0) return messages.uncertaintyMisplaced;
  const [first, second] = [readPlainNumber(value.number), readPlainNumber(about.number)];
  if (!first.ok) return first.message;
  if (!second.ok) return second.message;
  const share = about.unit.startsWith("%") && value.unit !== "%";
  const units = [value.unit, share ? about.unit.slice(1).trim() : about.unit].filter((unit) => unit !== "");
  if (new Set(units).size > 1) return messages.uncertaintyInOtherUnit;
  // Feet and inches are two numbers.
  if (units.some((unit) => /\d /.test(unit) || /^\S+ \d/.test(unit))) return messages.uncertaintyMisplaced;
  const uncertainty = share ? (second.value / 100) * Math.abs(first.value) : second.value;
  if (!(uncertainty >= 0)) return messages.uncertaintyNegative;
  return { value: first.value, uncertainty, unit: units[0] ?? "" };
}

/** Format that `readUncertain` parses. */
export const uncertainText = (value: number, uncertainty: number, significant = 6): string =>
  `${Number(value.toPrecision(significant))}±${Number(uncertainty.toPrecision(2))}`;
