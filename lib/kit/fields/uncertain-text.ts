import { failure, type Result, success } from "../../core/result/result.ts";
import { MAX_LENGTH } from "./entry.ts";
import * as messages from "./messages.ts";
import { readPlainNumber } from "./read-number-field.ts";

/** Value with its standard uncertainty as entered, in one unit: "9.81±0.02 m/s²". */
export interface UncertainText {
  value: number;
  uncertainty: number;
  /** Unit of one of the two numbers; "" for that of the field. */
  unit: string;
}

const SIGN = /±|\+ ?\/ ?[-−]|\+[-−]/;
const NUMBER = /^[+\-−]?[\d.,]+(?:(?::\d\d){1,2}|[eE][+\-−]?\d+)?/;

/**
 * Splits a text into the number at its start and the unit after it: "100 km/h", "8:30 min/mi". Undefined if
 * it does not start with a number.
 */
export function numberAndUnit(text: string): { number: string; unit: string } | undefined {
  const trimmed = text.trim();
  const number = NUMBER.exec(trimmed)?.[0];
  return number === undefined ? undefined : { number, unit: trimmed.slice(number.length).trim() };
}

/** Returns true if a text states an uncertainty. */
export const saysUncertainty = (text: string): boolean => text.length <= MAX_LENGTH && SIGN.test(text);

/** Reads "9.81±0.02", "9.81 +/- 0.02 m/s2", "9.81 m/s2 ± 0.5%". */
export function readUncertain(text: string): Result<UncertainText> {
  const [before = "", behind = "", ...more] = text.slice(0, MAX_LENGTH).split(SIGN);
  const [value, about] = [numberAndUnit(before), numberAndUnit(behind)];
  if (!value || !about || more.length > 0) return failure("", messages.uncertaintyMisplaced);
  const [first, second] = [readPlainNumber(value.number), readPlainNumber(about.number)];
  if (!first.ok) return first;
  if (!second.ok) return second;
  const share = about.unit.startsWith("%") && value.unit !== "%";
  const units = [value.unit, share ? about.unit.slice(1).trim() : about.unit].filter((unit) => unit !== "");
  if (new Set(units).size > 1) return failure("", messages.uncertaintyInOtherUnit);
  // Feet and inches are two numbers.
  if (units.some((unit) => /\d /.test(unit) || /^\S+ \d/.test(unit)))
    return failure("", messages.uncertaintyMisplaced);
  const uncertainty = share ? (second.value / 100) * Math.abs(first.value) : second.value;
  if (!(uncertainty >= 0)) return failure("", messages.uncertaintyNegative);
  return success({ value: first.value, uncertainty, unit: units[0] ?? "" });
}

/** Format that `readUncertain` parses. */
export const uncertainText = (value: number, uncertainty: number, significant = 6): string =>
  `${Number(value.toPrecision(significant))}±${Number(uncertainty.toPrecision(2))}`;
