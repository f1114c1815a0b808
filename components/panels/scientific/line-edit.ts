import { reduce } from "@/lib/calculators/scientific/keypad/reducer";
import type { ScientificAction, ScientificState } from "@/lib/calculators/scientific/keypad/state";

/** Key pressed over a selection, which it replaces as one undo step. */
interface Replacement {
  type: "replace";
  from: number;
  to: number;
  /** Action at the place of the deleted selection; null for a deletion. */
  by: ScientificAction | null;
}

export type LineAction = ScientificAction | Replacement;

/** Extends the calculator's reducer, which only knows a caret, by a selection. */
export function reduceLine(state: ScientificState, action: LineAction): ScientificState {
  if (action.type !== "replace") return reduce(state, action);
  let next = state.caret === action.to ? state : reduce(state, { type: "caret", to: action.to });
  for (let i = action.from; i < action.to; i++) next = reduce(next, { type: "backspace" });
  if (action.by) next = reduce(next, action.by);
  const changed = next.expression !== state.expression && action.to > action.from;
  if (!changed) return next;
  const { expression, caret, carried, drafts } = state;
  return { ...next, drafts: [...drafts, { expression, caret, carried }] };
}

/**
 * Returns the edit that a field made to its text by itself (a cut, a drop, a deleted word, an input method): the
 * text up to the caret may be new, the text after the caret is unchanged.
 */
export function replacementBetween(before: string, after: string, caret: number): Replacement {
  const to = Math.max(0, before.length - (after.length - caret));
  let from = 0;
  while (from < Math.min(to, caret) && before[from] === after[from]) from++;
  const text = after.slice(from, caret);
  return { type: "replace", from, to, by: text ? { type: "insert", text } : null };
}
