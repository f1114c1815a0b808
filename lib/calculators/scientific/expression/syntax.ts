/** Syntax tree of an expression, and the errors of reading or evaluating it. */

import type { StoredReal } from "../../../core/reals/stored.ts";
import { InputError } from "../../../core/result/input-error.ts";
import type { Failure } from "../../../core/result/result.ts";
import type { BinaryOperator } from "../../../science/functions/real-functions.ts";

export const MAX_LENGTH = 1000;
export const TOO_LONG = "An expression can have at most 1,000 characters.";
export const MAX_DEPTH = 200;

type PostfixOperator = "!" | "%" | "°";

/** Part of an expression; `at` is the index of the character to blame if it cannot be computed. */
export type Node =
  /** `stored` is the exact value where `value` is not; `text` the decimal, also beyond the range of doubles. */
  | { kind: "number"; value: number; text?: string; stored?: StoredReal; at: number }
  | { kind: "name"; name: string; at: number }
  | { kind: "negation"; operand: Node; at: number }
  | { kind: "postfix"; operator: PostfixOperator; operand: Node; at: number }
  | { kind: "binary"; operator: BinaryOperator; left: Node; right: Node; at: number }
  | { kind: "call"; name: string; args: readonly Node[]; at: number };

/** Failure of an expression. Columns count UTF-16 units. */
export interface ExpressionFailure extends Failure {
  /** Number of wrong characters, if it is not 1. */
  length?: number;
  /** True if further input can fix it; undefined if uncertain. */
  unfinished?: boolean;
}

/** Creates the error that the parser and the evaluator throw; what they export returns a failure. */
export const errorAt = (message: string, index: number): InputError => new InputError(message, index + 1);
