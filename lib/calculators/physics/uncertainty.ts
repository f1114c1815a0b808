import { type Expression, evaluate, type Values } from "../../kit/formulas/expression.ts";
import { constantsOf, type Root } from "./solve.ts";
import type { PhysicsView } from "./view.ts";

/** Standard uncertainty of a solution, and the contribution of each input. */
export interface Uncertainty {
  value: number;
  /** Shares of the variance, from 0 to 1, by symbol, the largest first. They include constants of nature. */
  shares: readonly { symbol: string; share: number; contribution: number }[];
}

/**
 * Propagates uncertainties to first order for independent inputs (GUM, JCGM 100:2008, 5.1.2): u² = ∑ (∂x/∂y
 * u_y)². Undefined if no input is uncertain, or if the solution has no derivative.
 */
export function uncertaintyOf(
  view: PhysicsView,
  unknown: string,
  root: Root,
  inputs: Values,
  uncertainties: Values,
): Uncertainty | undefined {
  if (!Object.values(uncertainties).some((each) => each > 0)) return undefined;
  const values = { ...inputs, ...constantsOf(view), [unknown]: root.value };
  const ofConstants = Object.entries(view.constants).flatMap(([symbol, { uncertainty }]) =>
    uncertainty === undefined ? [] : [[symbol, uncertainty] as const],
  );
  const parts = [...Object.entries(uncertainties), ...ofConstants]
    .filter(([, uncertainty]) => uncertainty > 0)
    .map(([symbol, uncertainty]) => ({
      symbol,
      contribution: Math.abs(slope(view, unknown, root, values, symbol, uncertainty)) * uncertainty,
    }));
  const variance = parts.reduce((sum, { contribution }) => sum + contribution ** 2, 0);
  if (!Number.isFinite(variance)) return undefined;
  const shares = parts
    .map((part) => ({ ...part, share: variance === 0 ? 0 : part.contribution ** 2 / variance }))
    .sort((a, b) => b.share - a.share);
  return { value: Math.sqrt(variance), shares };
}

/** Returns the partial derivative of the solution with respect to one symbol. */
function slope(
  view: PhysicsView,
  unknown: string,
  { formula }: Root,
  values: Values,
  symbol: string,
  uncertainty: number,
): number {
  const way = view.solved[unknown];
  const form = way?.kind === "closed" ? way.forms.find((each) => each.formula === formula) : undefined;
  if (form) return derivative(form.expression, values, symbol, uncertainty);
  // The derivative of a numeric solution follows from those of the equation (implicit function theorem).
  const along = (name: string, near: number): number =>
    derivative({ op: "subtract", of: [view.left, view.right] }, values, name, near);
  return -along(symbol, uncertainty) / along(unknown, 0);
}

/**
 * Computes a derivative from five points, to the precision of doubles. `scale` replaces the magnitude of a
 * value of zero.
 */
function derivative(expression: Expression, values: Values, symbol: string, scale: number): number {
  const at = values[symbol] ?? 0;
  const step = at === 0 ? scale / 100 || 1e-6 : Math.abs(at) * 1e-3;
  const f = (steps: number): number => evaluate(expression, { ...values, [symbol]: at + steps * step });
  const central = (8 * (f(1) - f(-1)) - (f(2) - f(-2))) / (12 * step);
  if (Number.isFinite(central)) return central;
  // At the edge of the real domain, uses a point inside.
  const inside = [1, -1]
    .map((side) => (side * (f(side * 0.01) - f(0))) / (0.01 * step))
    .find(Number.isFinite);
  return inside ?? Number.NaN;
}
