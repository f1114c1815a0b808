/** The scientific calculator's state and the keys that change it. */

import type { Seal } from "../../core/sources/seal.ts";
import type { HistoryEntry } from "../../kit/calculator/history.ts";
import type { Evaluation } from "./evaluate.ts";
import type { Angle, Failure } from "./syntax.ts";

/** Message to the visitor, displayed as a toast. A new object for each occurrence. */
interface Notice {
  title: string;
  text: string;
  /** Why an expression was refused, where in it, and the expression (which is cleared; undo brings it back). */
  failure?: Failure & { expression: string };
}

/** A result that stands, rounded for the display, in the expression, with the full value that it is computed with. */
export interface Carried {
  text: string;
  value: number;
}

/** The expression line at one moment. */
export interface Draft {
  expression: string;
  /** Index in the expression where keys write. */
  caret: number;
  carried: Carried | null;
}

export interface ScientificState extends Draft {
  /** True if the display contains a result: the unedited output of the last equals. */
  isResult: boolean;
  /** Everything about that result; null when there is none on the display. */
  result: Evaluation | null;
  angle: Angle;
  /** The next function key writes the inverse function, the hyperbolic one, or both. */
  inverse: boolean;
  hyperbolic: boolean;
  ans: number | null;
  memory: number | null;
  notice: Notice | null;
  /** Newest first. */
  history: readonly HistoryEntry[];
  /** Earlier drafts that undo returns to, oldest first. */
  drafts: readonly Draft[];
}

export type NumberKey = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | ".";
export type OperatorKey = "+" | "-" | "*" | "/" | "^" | "mod" | "nCr" | "nPr";

/** The value of a line with units, "3 kg to lb", and how the line reads. */
export interface Converted {
  type: "converted";
  value: number;
  echo: string;
  seal: Seal;
  at?: string;
}

/** `blame`: why a line with units has no value, which the grammar of expressions cannot tell. */
export interface Equals {
  type: "equals";
  /** The time for the history entry, ISO 8601; the reducer itself reads no clock. */
  at?: string;
  blame?: Failure;
}

export type ScientificAction =
  | Converted
  | { type: "number"; key: NumberKey }
  /** A constant as it is written: "π", "e", "c0", "Ans". */
  | { type: "constant"; name: string }
  | { type: "operator"; operator: OperatorKey }
  /** A minus sign where a number is expected: the key (−). */
  | { type: "negative" }
  /** The keyboard's minus: the operator, or the sign where the operator would be ignored. */
  | { type: "minus" }
  | { type: "function"; name: string }
  /** Suffixes of a number: "^2", "^3", "^-1", "!", "%", "°". */
  | { type: "postfix"; text: string }
  | { type: "sign" }
  | { type: "parenthesis"; text: "(" | ")" }
  /** EE: times ten to the power of what follows. */
  | { type: "exponent" }
  | { type: "clear" }
  | { type: "backspace" }
  /** Removes the character after the caret. */
  | { type: "delete" }
  | Equals
  /** Entered or pasted text, inserted unchanged at the caret. */
  | { type: "insert"; text: string }
  | { type: "caret"; to: number | "left" | "right" | "start" | "end" }
  | { type: "undo" }
  | { type: "angle"; angle: Angle }
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
