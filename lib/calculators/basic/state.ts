import type { HistoryEntry } from "../../kit/calculator/history.ts";
import * as R from "../../units/rational.ts";
import type { Amount, Operator, UnaryFunction } from "./arithmetic.ts";

/** Message to the visitor, displayed as a toast. A new object for each occurrence. */
interface Notice {
  title: string;
  text: string;
}

/**
 * Effect of the percent key: "hundredth" divides by 100; "share" takes that share of the first number after +
 * and −.
 */
export const PERCENT_RULES = ["hundredth", "share"] as const;
export type PercentRule = (typeof PERCENT_RULES)[number];

/** Computed left side as text, with the operator that was applied last. */
export interface Chain {
  text: string;
  operator: Operator | null;
}

/** Operation that equals performed, with its right side. */
export interface Repeat {
  operator: Operator;
  operand: Amount;
}

export interface BasicState {
  /** Displayed text, in plain digits: "0", "-12.", "1.5e20". */
  displayValue: string;
  /** Exact number behind a rounded display. */
  value: Amount;
  firstOperand: Amount | null;
  operator: Operator | null;
  /** The next digit begins a new number: after an operator, and after a result. */
  waitingForSecondOperand: boolean;
  /** While waiting, a key other than a digit (± % √ MR, paste ...) has put the second operand into the display. */
  operandGiven: boolean;
  /** Origin of the displayed number ("√9"), if its digits do not say it. */
  label: string | null;
  chain: Chain | null;
  /** The expression whose result is displayed: "12 + 7". */
  finished: string | null;
  /** Operation that a repeated equals applies to the result. */
  repeat: Repeat | null;
  ans: Amount | null;
  memory: Amount | null;
  percentRule: PercentRule;
  notice: Notice | null;
  /** Newest first. */
  history: readonly HistoryEntry[];
}

export type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

export type BasicAction = BasicEvent & { at?: string };

type BasicEvent =
  | { type: "digit"; digit: Digit }
  | { type: "decimal" }
  | { type: "operator"; operator: Operator }
  | { type: "equals" }
  | { type: "sign" }
  | { type: "percent" }
  | { type: "percent-rule"; rule: PercentRule }
  | { type: "function"; name: UnaryFunction }
  | { type: "clear" }
  | { type: "clear-entry" }
  | { type: "backspace" }
  | { type: "memory-clear" }
  | { type: "memory-recall" }
  | { type: "memory-store" }
  | { type: "memory-add" }
  | { type: "memory-subtract" }
  | { type: "ans" }
  | { type: "paste"; text: string }
  | { type: "recall"; entry: HistoryEntry }
  | { type: "delete-entry"; index: number }
  | { type: "clear-history" }
  | { type: "restore-history"; entries: readonly HistoryEntry[] };

export const INITIAL_STATE: BasicState = {
  displayValue: "0",
  value: R.ZERO,
  firstOperand: null,
  operator: null,
  waitingForSecondOperand: false,
  operandGiven: false,
  label: null,
  chain: null,
  finished: null,
  repeat: null,
  ans: null,
  memory: null,
  percentRule: "hundredth",
  notice: null,
  history: [],
};

/** Returns the state after Clear: without the calculation, but with the values that have separate keys. */
export const cleared = ({ ans, memory, percentRule, history }: BasicState): BasicState => ({
  ...INITIAL_STATE,
  ans,
  memory,
  percentRule,
  history,
});

/** True if there is an operation to perform: an operator and its second operand. */
export const isPending = (state: BasicState): boolean =>
  state.operator !== null && (!state.waitingForSecondOperand || state.operandGiven);
