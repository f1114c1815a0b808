import { type Seal, sealOfNumber } from "../../../core/sources/seal.ts";
import type { PanelOutcome } from "../../../kit/calculator/panel-api.ts";

/** Result of every operation: as text, as a number if there is one, and with related data. */
export interface ChemistryAnswer {
  result: string;
  value?: number;
  unit?: string;
  uncertainty?: number;
  facts?: { label: string; value: string }[];
  composition?: { atom: string; count: number; mass: number; share: number }[];
  equations?: string[];
  unique?: boolean;
  notes?: string[];
}

export type Outcome = PanelOutcome<ChemistryAnswer>;

/** To so many significant digits as a plain number or with a power of ten. */
export function significant(value: number, digits = 5): string {
  if (value === 0) return "0";
  const size = Math.floor(Math.log10(Math.abs(value)));
  if (size >= -4 && size < 7) return String(Number(value.toPrecision(digits)));
  const [mantissa = "", exponent = ""] = value.toExponential(digits - 1).split("e");
  return `${Number(mantissa)} × 10${raised(Number(exponent))}`;
}

/** Relative difference below which doubles differ only by rounding. */
const NOISE = 4 * Number.EPSILON;

/** Returns the seal of a number as `significant` displays it: exact unless digits were dropped. */
export const sealOfSignificant = (value: number, digits = 5): Seal =>
  sealOfNumber("exact", Math.abs(Number(value.toPrecision(digits)) - value) > NOISE * Math.abs(value));

const raised = (exponent: number): string =>
  [...String(exponent)].map((sign) => (sign === "-" ? "⁻" : ("⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(sign)] ?? ""))).join("");
