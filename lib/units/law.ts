import type { Rational } from "./rational.ts";

/** Why a value cannot be converted, as a sentence for the person who typed it. */
export class Problem {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** Parameter values by id, in the unit of their field. */
export type ParameterValues = Readonly<Record<string, number>>;

/** A unit whose value is a number but whose conversion is no formula that data can hold. */
export interface NumericLaw {
  /** To the base unit; a Problem outside the domain. */
  toBase(value: number, parameters: ParameterValues): number | Problem;
  /** From the base unit; a Problem outside the domain. */
  fromBase(base: number, parameters: ParameterValues): number | Problem;
  /** One sentence about this value, such as the band of a Beaufort number. */
  note?(value: number, parameters: ParameterValues): string | undefined;
}

/** A unit whose value is a text: 4/0 AWG, NPS 1 1/2, 0xFF, MMXXVI. */
export interface TextLaw {
  parse(text: string, parameters: ParameterValues): number | Rational | Problem;
  format(base: number | Rational, parameters: ParameterValues): string | Problem;
  /** One sentence about this base value, such as the distance to the nearest standard size. */
  note?(base: number | Rational, parameters: ParameterValues): string | undefined;
}

type UnitLaw = NumericLaw | TextLaw;
/** The function laws of one converter, by unit id: the default export of its `.laws.ts`. */
export type ConverterLaws = Readonly<Record<string, UnitLaw>>;

export const isTextLaw = (law: UnitLaw): law is TextLaw => "parse" in law;
