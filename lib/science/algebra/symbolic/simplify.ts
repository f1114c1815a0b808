import type { Expression } from "../expressions/expression.ts";
import type { Budget } from "../numbers/budget.ts";
import { normalOfRatio, ratioOf } from "../polynomials/polynomial.ts";
import { expanded, expressionOf, type Normal, normalOf, weightOf, withoutSquares } from "./normal-form.ts";

/** Returns the simplest form: unchanged, expanded, or as one quotient in lowest terms. */
export function simplestOf(part: Normal, budget: Budget): Normal {
  const start = withoutSquares(part);
  const forms = [start];
  // Skips forms that take too much work or grow too large.
  const attempt = (share: number, make: (part: Budget) => Normal | undefined): void => {
    const form = budget.attempt(share, make);
    if (form) forms.push(form);
  };
  attempt(0.5, (part) => withoutSquares(expanded(start, part)));
  const names = new Set<string>();
  collectNames(start, names);
  const [only] = names;
  if (only !== undefined && names.size === 1 && start.key.includes("^-")) {
    attempt(0.9, (part) => {
      const ratio = ratioOf(start, only, part);
      return ratio && normalOfRatio(ratio, only);
    });
  }
  return forms.reduce((best, form) => (weightOf(form) < weightOf(best) ? form : best));
}

export const simplified = (expression: Expression, budget: Budget): Expression =>
  expressionOf(simplestOf(normalOf(expression, budget), budget));

export const multipliedOut = (expression: Expression, budget: Budget): Expression =>
  expressionOf(withoutSquares(expanded(normalOf(expression, budget), budget)));

export function collectNames(part: Normal, names: Set<string>): void {
  if (
    part.kind === "name" &&
    part.name !== "pi" &&
    part.name !== "e" &&
    part.name !== "i" &&
    part.name !== "phi"
  )
    names.add(part.name);
  const inner =
    part.kind === "sum" || part.kind === "product"
      ? part.parts
      : part.kind === "call"
        ? part.args
        : part.kind === "power"
          ? [part.base, part.exponent]
          : [];
  for (const each of inner) collectNames(each, names);
}
