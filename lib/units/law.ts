import type { Rational } from "./rational.ts";

/** Problem with a value or a parameter. Has the shape of `Failure` in lib/core, which this folder does not import. */
export class Failure {
  readonly ok = false;
  readonly problems: readonly [{ path: string; message: string }];
  constructor(message: string, path = "value") {
    this.problems = [{ path, message }];
  }
}

/** Parameter values by id, in the unit of their field. */
export type ParameterValues = Readonly<Record<string, number>>;

/** Law of a unit with numeric values that data cannot express. */
export interface NumericLaw {
  /** Converts to the base unit; returns a Failure outside the domain. */
  toBase(value: number, parameters: ParameterValues): number | Failure;
  /** Converts from the base unit; returns a Failure outside the domain. */
  fromBase(base: number, parameters: ParameterValues): number | Failure;
  /** Returns a sentence about this value, such as the band of a Beaufort number. */
  note?(value: number, parameters: ParameterValues): string | undefined;
}

/** Law of a unit whose values are texts: 4/0 AWG, NPS 1 1/2, 0xFF, MMXXVI. */
export interface TextLaw {
  parse(text: string, parameters: ParameterValues): number | Rational | Failure;
  format(base: number | Rational, parameters: ParameterValues): string | Failure;
  /** Returns a sentence about this base value, such as the distance to the nearest standard size. */
  note?(base: number | Rational, parameters: ParameterValues): string | undefined;
}

type UnitLaw = NumericLaw | TextLaw;
/** The function laws of one converter, by unit id: the default export of its `.laws.ts`. */
export type ConverterLaws = Readonly<Record<string, UnitLaw>>;

export const isTextLaw = (law: UnitLaw): law is TextLaw => "parse" in law;
