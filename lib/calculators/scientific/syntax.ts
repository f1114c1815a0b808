/** Syntax tree of an expression, and the errors of reading or evaluating it. */

export const MAX_LENGTH = 1000;
export const TOO_LONG = "An expression can have at most 1,000 characters.";
export const MAX_DEPTH = 200;

export type Angle = "deg" | "rad" | "grad";
export const ANGLES = ["deg", "rad", "grad"] as const satisfies readonly Angle[];

export type BinaryOperator = "+" | "-" | "*" | "/" | "^" | "mod" | "nCr" | "nPr";
type PostfixOperator = "!" | "%" | "°";

/** Part of an expression; `at` is the index of the character to blame if it cannot be computed. */
export type Node =
  | { kind: "number"; value: number; at: number }
  | { kind: "name"; name: string; at: number }
  | { kind: "negation"; operand: Node; at: number }
  | { kind: "postfix"; operator: PostfixOperator; operand: Node; at: number }
  | { kind: "binary"; operator: BinaryOperator; left: Node; right: Node; at: number }
  | { kind: "call"; name: string; args: readonly Node[]; at: number };

/** Why an expression has no value: a sentence, and the column (UTF-16 units, from 1) where it went wrong. */
export interface Failure {
  ok: false;
  message: string;
  column: number;
  /** Number of wrong characters, if it is not 1. */
  length?: number;
  /** True if further input can fix it; undefined if uncertain. */
  unfinished?: boolean;
}

export class ExpressionError extends Error {
  readonly index: number;

  constructor(message: string, index: number) {
    super(message);
    this.index = index;
  }
}

/** Runs a step that may throw an {@link ExpressionError} and turns the throw into a {@link Failure}. */
export function attempt<T>(step: () => T): T | Failure {
  try {
    return step();
  } catch (error) {
    if (error instanceof ExpressionError) return failure(error.message, error.index);
    throw error;
  }
}

export const failure = (message: string, index: number): Failure => ({
  ok: false,
  message,
  column: index + 1,
});
