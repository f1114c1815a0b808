import type { Rational } from "./rational.ts";

/** Explains to the user in a sentence why a value cannot be converted. */
export class Problem {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** Parameter values by id, in the unit of their field. */
export type ParameterValues = Readonly<Record<string, number>>;

/** Law of a unit with numeric values that data cannot express. */
export interface NumericLaw {
  /** Converts to the base unit; returns a Problem outside the domain. */
  toBase(value: number, parameters: ParameterValues): number | Problem;
  /** Converts from the base unit; returns a Problem outside the domain. */
  fromBase(base: number, parameters: ParameterValues): number | Problem;
  /** Returns a sentence about this value, such as the band of a Beaufort number. */
  note?(value: number, parameters: ParameterValues): string | undefined;
}

/** Law of a unit whose values are texts: 4/0 AWG, NPS 1 1/2, 0xFF, MMXXVI. */
export interface TextLaw {
  parse(text: string, parameters: ParameterValues): number | Rational | Problem;
  format(base: number | Rational, parameters: ParameterValues): string | Problem;
  /** Returns a sentence about this base value, such as the distance to the nearest standard size. */
  note?(base: number | Rational, parameters: ParameterValues): string | undefined;
}

type UnitLaw = NumericLaw | TextLaw;
/** The function laws of one converter, by unit id: the default export of its `.laws.ts`. */
export type ConverterLaws = Readonly<Record<string, UnitLaw>>;

export const isTextLaw = (law: UnitLaw): law is TextLaw => "parse" in law;
