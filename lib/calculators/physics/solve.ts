import { findRoot } from "../../core/numeric/root.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { evaluate, type Values } from "../../kit/formulas/expression.ts";
import { messages } from "./messages.ts";
import type { Domain, PhysicsView } from "./view.ts";

export interface Root {
  value: number;
  /** Id of the formula that gave it; undefined if it was found numerically. */
  formula?: string;
}

/** Relative error up to which a closed form satisfies the equation. Squaring may add other roots. */
const TOLERANCE = 1e-6;
/** Relative distance below which two roots are equal. */
const SAME = 1e-9;
const WHOLE = 1e-6;
const SEGMENTS = 2000;

/** Returns every valid real value that satisfies the equation, in SI, or the reason why there is none. */
export function solve(view: PhysicsView, unknown: string, inputs: Values): Result<readonly Root[], Sentence> {
  const values = { ...inputs, ...constantsOf(view) };
  const finite = candidates(view, unknown, values).filter(({ value }) => Number.isFinite(value));
  const domain = view.variables[unknown]?.domain ?? {};
  const roots: Root[] = [];
  let outside: number | undefined;
  for (const root of finite) {
    const value = domain.whole ? nearestWhole(root.value) : root.value;
    if (value === undefined || !isWithin(value, domain)) {
      if (satisfies(view, { ...values, [unknown]: root.value })) outside ??= root.value;
      continue;
    }
    if (!satisfies(view, { ...values, [unknown]: value })) continue;
    if (roots.some((other) => isSame(other.value, value))) continue;
    roots.push({ ...root, value: value === 0 ? 0 : value });
  }
  return roots.length > 0 ? success(roots) : failure(unknown, noSolution(view, unknown, outside));
}

function noSolution(view: PhysicsView, unknown: string, outside: number | undefined): Sentence {
  const variable = view.variables[unknown];
  const why = view.impossible[unknown];
  if (why !== undefined) return why;
  const name = variable?.label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) ?? unknown;
  if (outside === undefined || !variable) return messages.noSolution.noRealValue(name);
  return messages.noSolution.valueMakesNoSense({
    name,
    value: { value: outside, format: variable.format },
  });
}

export const constantsOf = ({ constants }: PhysicsView): Values =>
  Object.fromEntries(Object.entries(constants).map(([id, { value }]) => [id, value]));

function candidates(view: PhysicsView, unknown: string, values: Values): readonly Root[] {
  const way = view.solved[unknown];
  if (!way) return [];
  if (way.kind === "closed")
    return way.forms.map(({ formula, expression }) => ({ value: evaluate(expression, values), formula }));
  const [from, to] = [evaluate(way.from, values), evaluate(way.to, values)];
  return (from < to ? search(view, unknown, values, from, to) : []).map((value) => ({ value }));
}

/** Finds every sign change between two positive bounds, in equal factors. */
function search(view: PhysicsView, unknown: string, values: Values, from: number, to: number): number[] {
  const residual = (x: number): number => {
    const all = { ...values, [unknown]: x };
    return evaluate(view.left, all) - evaluate(view.right, all);
  };
  // Uses smaller steps near the lower bound, where equations of state turn.
  const at = (step: number): number => from * (to / from) ** (step / SEGMENTS);
  const roots: number[] = [];
  let [low, before] = [from, residual(from)];
  for (let step = 1; step <= SEGMENTS; step += 1) {
    const high = step === SEGMENTS ? to : at(step);
    const after = residual(high);
    if (before !== 0 && Math.sign(before) !== Math.sign(after)) {
      const root = findRoot(residual, low, high);
      if (root !== undefined) roots.push(root);
    }
    [low, before] = [high, after];
  }
  return roots;
}

/** True if both sides are equal, relative to their largest term. */
function satisfies(view: PhysicsView, values: Values): boolean {
  const [left, right] = [evaluate(view.left, values), evaluate(view.right, values)];
  const size = Math.max(sizeOf(view.left, values), sizeOf(view.right, values));
  return Math.abs(left - right) <= TOLERANCE * size;
}

/** Returns the largest term of a side’s sum: terms that cancel still count. */
function sizeOf(side: PhysicsView["left"], values: Values): number {
  if (typeof side === "object" && (side.op === "add" || side.op === "subtract"))
    return Math.max(...side.of.map((part) => sizeOf(part, values)));
  return Math.abs(evaluate(side, values));
}

const nearestWhole = (value: number): number | undefined =>
  Math.abs(value - Math.round(value)) <= WHOLE * Math.max(1, Math.abs(value)) ? Math.round(value) : undefined;

const isSame = (a: number, b: number): boolean =>
  Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b));

/** Tolerance for rounding at inclusive limits. */
const EDGE = 1e-12;

export function isWithin(value: number, { above, below, min, max }: Domain): boolean {
  const slack = EDGE * Math.max(Math.abs(min ?? 0), Math.abs(max ?? 0));
  return !(
    (above !== undefined && value <= above) ||
    (below !== undefined && value >= below) ||
    (min !== undefined && value < min - slack) ||
    (max !== undefined && value > max + slack)
  );
}
