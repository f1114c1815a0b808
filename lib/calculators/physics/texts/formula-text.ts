import type { DocumentId } from "../../../core/sources/register.ts";

export interface TypicalValue {
  /** Thing that has the value: "Brisk walk". */
  of: string;
  /** Value with its unit, in the precision of the source. */
  value: string;
  source: readonly [DocumentId, clause: string];
}

/** Example in words, with the request to the solver and the result that its words state. Tests compare them. */
export interface WorkedExample {
  text: string;
  /** Symbol to solve for, if it is not the one that the formula gives. */
  solve?: string;
  /** Inputs with their units, as in the API: "m = 1500 kg; v = 100 km/h". */
  values: string;
  /** Result with its unit, rounded. */
  answer: string;
}

/** Prose of a formula’s page. Server only: it is never part of a script. */
export interface FormulaText {
  /** Explanation in 60 to 120 words. */
  meaning: string;
  mistakes: readonly [string, string];
  values: readonly [TypicalValue, TypicalValue, TypicalValue];
  example: WorkedExample;
}

export type FormulaTexts = Readonly<Record<string, FormulaText>>;

/** Cites a section of OpenStax’s University Physics. */
const section =
  (id: DocumentId) =>
  (number: string): readonly [DocumentId, string] => [id, `section ${number}`];

export const volume1 = section("openstax-physics-1");
export const volume2 = section("openstax-physics-2");
export const volume3 = section("openstax-physics-3");
