/** The scientific calculator as a pure state machine, by section 4 of docs/specification.md. */
import { failure, firstProblem } from "../../../core/result/result.ts";
import { sealOfNumber } from "../../../core/sources/seal.ts";
import { addEntry, type HistoryEntry, removeEntry } from "../../../kit/calculator/history.ts";
import { type Evaluation, evaluateExpression, type Question } from "../expression/evaluate.ts";
import { formatDisplay, formatPrecise, largeText } from "../expression/format.ts";
import { type ExpressionFailure, MAX_LENGTH, TOO_LONG } from "../expression/syntax.ts";
import { messages } from "../messages.ts";
import { carriedNumber, stillCarried } from "./carried-result.ts";
import * as keys from "./keys.ts";
import { sanitise } from "./paste.ts";
import { isComplete, negated, preciseTextOf, type SavedValue, sum } from "./saved-value.ts";
import type { Converted, Equals, ScientificAction, ScientificState } from "./state.ts";
import { isPlainNumber, lastOperand } from "./tail.ts";

const UNDO_STEPS = 100;
/** Actions that change modes only: an invalid expression can be restored, also in another angle unit. */
const SWITCHES: ReadonlySet<ScientificAction["type"]> = new Set(["angle", "inverse", "hyperbolic"]);

/** Returns the state after an action. Never throws; an impossible action leaves a notice. */
export function reduce(before: ScientificState, action: ScientificAction): ScientificState {
  const isKept = before.notice?.failure && SWITCHES.has(action.type);
  const state = isKept ? before : { ...before, notice: null };
  const after = step(state, action);
  if (after.expression === before.expression || action.type === "undo") return after;
  const { expression, caret, carried } = before;
  return { ...after, drafts: [...before.drafts, { expression, caret, carried }].slice(-UNDO_STEPS) };
}

/** Returns the displayed text: the result, 0 if empty, else the last number or constant. */
export function displayed({ expression, isResult }: ScientificState): string {
  return isResult ? expression : (lastOperand(expression) ?? "0");
}

/** Returns the result that equals would give; undefined if there is nothing to compute. */
export function preview(state: ScientificState): Evaluation | ExpressionFailure | undefined {
  return state.isResult || state.expression === "" || isPlainNumber(state.expression)
    ? undefined
    : evaluated(state);
}

/** Maximum length of an ignored unfinished end: "2+arctan(" is 2 so far. */
const UNFINISHED_END = 8;

/** Evaluates an expression whose end is unfinished: by the longest prefix with a value. */
export function soFar(state: ScientificState): Evaluation | undefined {
  const { expression } = state;
  for (let cut = 1; cut <= Math.min(UNFINISHED_END, expression.length); cut++) {
    const start = expression.slice(0, -cut);
    const result = evaluated({ ...state, expression: start });
    if (result.ok) return result;
  }
  return undefined;
}

function step(state: ScientificState, action: ScientificAction): ScientificState {
  switch (action.type) {
    case "number":
      return write(state, (text) => keys.writeNumber(text, action.key));
    case "constant":
      return write(state, (text) => keys.writeConstant(text, action.name));
    case "operator":
      return write(state, (text) => keys.writeOperator(text, action.operator));
    case "negative":
      return write(state, keys.writeNegative);
    case "minus":
      return write(state, keys.writeMinus);
    case "function": {
      const name = keys.functionFor(action.name, state.inverse, state.hyperbolic);
      return { ...write(state, (text) => keys.writeFunction(text, name)), inverse: false, hyperbolic: false };
    }
    case "postfix":
      return write(state, (text) => keys.writePostfix(text, action.text, state.isResult));
    case "parenthesis":
      return write(state, (text) => keys.writeParenthesis(text, action.text));
    case "exponent":
      return write(state, keys.writeExponent);
    case "sign":
      return changeSign(state);
    case "clear":
      return edited(state, "", 0);
    case "backspace":
      return write(state, (text) => text.slice(0, -1));
    case "delete":
      return edited(state, remove(state.expression, state.caret), state.caret);
    case "insert":
      return insert(state, action.text);
    case "caret":
      return edited(state, state.expression, caretAt(state, action.to));
    case "undo":
      return undo(state);
    case "equals":
      return equals(state, action);
    case "converted":
      return converted(state, action);
    case "angle":
      return { ...state, angle: action.angle };
    case "inverse":
      return { ...state, inverse: !state.inverse };
    case "hyperbolic":
      return { ...state, hyperbolic: !state.hyperbolic };
    case "memory-clear":
      return { ...state, memory: null };
    case "memory-recall":
      return recallMemory(state);
    case "memory-store":
      return remember(state, (value) => value);
    case "memory-add":
      return remember(state, (value) => sum(state.memory ?? 0, value));
    case "memory-subtract":
      return remember(state, (value) => sum(state.memory ?? 0, negated(value)));
    case "recall":
      return recall(state, action.entry, action.part);
    case "delete-entry":
      return { ...state, history: removeEntry(state.history, action.index) };
    case "clear-history":
      return { ...state, history: [] };
    case "restore-history":
      return { ...state, history: action.entries };
  }
}

/** Returns the state with a new expression line. Any input replaces a displayed result. */
function edited(state: ScientificState, expression: string, caret: number): ScientificState {
  if (expression.length > MAX_LENGTH) {
    return { ...state, notice: { title: "Expression Full", text: TOO_LONG } };
  }
  const carried = stillCarried(expression, state.carried);
  return { ...state, expression, caret, carried, isResult: false, result: null };
}

function write(state: ScientificState, key: (before: string) => string): ScientificState {
  const before = key(state.expression.slice(0, state.caret));
  return edited(state, before + state.expression.slice(state.caret), before.length);
}

function insert(state: ScientificState, text: string): ScientificState {
  const clean = sanitise(text);
  if (clean === undefined) return { ...state, notice: messages.notices.tooLong };
  return write(state, (before) => keys.writeText(before, clean));
}

const remove = (text: string, index: number): string => text.slice(0, index) + text.slice(index + 1);

function caretAt(
  { expression, caret }: ScientificState,
  to: number | "left" | "right" | "start" | "end",
): number {
  const places = { left: caret - 1, right: caret + 1, start: 0, end: expression.length };
  const wanted = typeof to === "number" ? Math.trunc(to) || 0 : places[to];
  return Math.max(0, Math.min(expression.length, wanted));
}

function changeSign(state: ScientificState): ScientificState {
  const expression = keys.negated(state.expression);
  const caret = Math.max(0, state.caret + expression.length - state.expression.length);
  const { carried } = state;
  const isCarried = carried?.text === state.expression;
  return edited(
    { ...state, carried: isCarried ? { text: expression, value: negated(carried.value) } : carried },
    expression,
    caret,
  );
}

function undo(state: ScientificState): ScientificState {
  const draft = state.drafts.at(-1);
  if (!draft) return state;
  return { ...state, ...draft, isResult: false, result: null, drafts: state.drafts.slice(0, -1) };
}

/** Returns the question that a result or preview answers; undefined for a result that was computed elsewhere. */
export const questionOf = (state: ScientificState): Question | undefined =>
  state.result ? state.result.question : questionIn(state);

function questionIn(state: ScientificState): Question {
  const { expression, angle, ans } = state;
  return { text: expression, environment: { angle, ans: ans ?? undefined, carried: carriedNumber(state) } };
}

function evaluated(state: ScientificState, keeps = false): Evaluation | ExpressionFailure {
  const { text, environment } = questionIn(state);
  const result = evaluateExpression(text, environment, keeps);
  if (result.ok) return result;
  const { message, column = 1 } = firstProblem(result);
  return failure("", message, column);
}

function equals(state: ScientificState, { at, blame }: Equals): ScientificState {
  const { expression } = state;
  if (expression === "") return state;
  const result = blame ?? evaluated(state, true);
  if (!result.ok) {
    const notice = { ...messages.notices.error, failure: { ...result, expression } };
    return { ...edited(state, "", 0), notice };
  }
  return solved(state, result, at);
}

/** Displays a value with units, computed elsewhere, like a result of equals. */
function converted(state: ScientificState, { value, echo, seal, at }: Converted): ScientificState {
  if (!Number.isFinite(value)) return state;
  const [display, precise] = [formatDisplay(value), formatPrecise(value)];
  const isPreciseExact = Number(precise) === value;
  const isRounded = Number(largeText({ display, precise })) !== value;
  const displayed = sealOfNumber(seal, isRounded, "factor");
  return solved(
    state,
    { ok: true, value, display, precise, isPreciseExact, echo, seal: displayed, closed: 0 },
    at,
  );
}

function solved(state: ScientificState, result: Evaluation, at: string | undefined): ScientificState {
  const { expression } = state;
  const { display, precise, value } = result;
  const full = result.stored ?? value;
  const entry: HistoryEntry = {
    expression,
    result: display,
    ...(precise === display ? {} : { precise }),
    ...(at ? { at } : {}),
  };
  return {
    ...state,
    expression: display,
    caret: display.length,
    carried: isComplete(display, full) ? null : { text: display, value: full },
    isResult: true,
    result,
    ans: full,
    history: isPlainNumber(expression) ? state.history : addEntry(state.history, entry),
  };
}

function remember(state: ScientificState, change: (value: SavedValue) => SavedValue): ScientificState {
  const result = evaluated(state, true);
  if (result.ok) return { ...state, memory: change(result.stored ?? result.value) };
  return {
    ...state,
    notice: { title: messages.notices.memoryUnchanged, text: firstProblem(result).message },
  };
}

function recallMemory(state: ScientificState): ScientificState {
  const { memory } = state;
  if (memory === null) return { ...state, notice: messages.notices.memoryEmpty };
  return write(state, (text) => keys.writeValue(text, preciseTextOf(memory)));
}

function recall(state: ScientificState, entry: HistoryEntry, part: "expression" | "result"): ScientificState {
  if (part === "expression") return edited(state, entry.expression, entry.expression.length);
  return write(state, (text) => keys.writeValue(text, entry.precise ?? entry.result));
}
