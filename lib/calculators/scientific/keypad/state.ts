import type { Seal } from "../../../core/sources/seal.ts";
import type { HistoryEntry } from "../../../kit/calculator/history.ts";
import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import type { Evaluation } from "../expression/evaluate.ts";
import type { ExpressionFailure } from "../expression/syntax.ts";
import type { SavedValue } from "./saved-value.ts";

/** Message to the visitor, displayed as a toast. A new object for each occurrence. */
interface Notice {
  title: string;
  text: string;
  /** Reason, position and text of an invalid expression (which is cleared; undo restores it). */
  failure?: ExpressionFailure & { expression: string };
}

/** Rounded result within the expression, with the full value for the computation. */
export interface Carried {
  text: string;
  value: SavedValue;
}

/** The expression line at one moment. */
export interface Draft {
  expression: string;
  /** Index in the expression at which keys insert. */
  caret: number;
  carried: Carried | null;
}

export interface ScientificState extends Draft {
  isResult: boolean;
  result: Evaluation | null;
  angle: AngleUnit;
  /** The next function key writes the inverse function, the hyperbolic one, or both. */
  inverse: boolean;
  hyperbolic: boolean;
  ans: SavedValue | null;
  memory: SavedValue | null;
  notice: Notice | null;
  history: readonly HistoryEntry[];
  /** Earlier drafts that undo returns to, oldest first. */
  drafts: readonly Draft[];
}

export type NumberKey = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | ".";
export type OperatorKey = "+" | "-" | "*" | "/" | "^" | "mod" | "nCr" | "nPr";

/** Value of a line with units, "3 kg to lb", and its echo. */
export interface Converted {
  type: "converted";
  value: number;
  echo: string;
  seal: Seal;
  at?: string;
}

/** `blame`: reason why a line with units has no value, which the expression grammar cannot tell. */
export interface Equals {
  type: "equals";
  /** Time of the history entry, ISO 8601; the reducer reads no clock. */
  at?: string;
  blame?: ExpressionFailure;
}

export type ScientificAction =
  | Converted
  | { type: "number"; key: NumberKey }
  /** A constant: "π", "e", "c0", "Ans". */
  | { type: "constant"; name: string }
  | { type: "operator"; operator: OperatorKey }
  /** A minus sign where a number is expected: the key (−). */
  | { type: "negative" }
  /** The keyboard's minus: the operator, or the sign if the operator would be ignored. */
  | { type: "minus" }
  | { type: "function"; name: string }
  /** Suffixes of a number: "^2", "^3", "^-1", "!", "%", "°". */
  | { type: "postfix"; text: string }
  | { type: "sign" }
  | { type: "parenthesis"; text: "(" | ")" }
  /** EE: times a power of ten. */
  | { type: "exponent" }
  | { type: "clear" }
  | { type: "backspace" }
  /** Removes the character after the caret. */
  | { type: "delete" }
  | Equals
  | { type: "insert"; text: string }
  | { type: "caret"; to: number | "left" | "right" | "start" | "end" }
  | { type: "undo" }
  | { type: "angle"; angle: AngleUnit }
  | { type: "inverse" }
  | { type: "hyperbolic" }
  | { type: "memory-clear" }
  | { type: "memory-recall" }
  | { type: "memory-store" }
  | { type: "memory-add" }
  | { type: "memory-subtract" }
  | { type: "recall"; entry: HistoryEntry; part: "expression" | "result" }
  | { type: "delete-entry"; index: number }
  | { type: "clear-history" }
  | { type: "restore-history"; entries: readonly HistoryEntry[] };

export const INITIAL_STATE: ScientificState = {
  expression: "",
  caret: 0,
  carried: null,
  isResult: false,
  result: null,
  angle: "deg",
  inverse: false,
  hyperbolic: false,
  ans: null,
  memory: null,
  notice: null,
  history: [],
  drafts: [],
};
