import type { Seal } from "../../core/sources/seal.ts";
import { MEASURED } from "./constants.ts";
import { echo } from "./echo.ts";
import { type Environment, evaluate } from "./evaluator.ts";
import { agreedExact, exactText } from "./exact.ts";
import { formatDisplay, formatPrecise } from "./format.ts";
import { type Fraction, toFraction } from "./fraction.ts";
import { parse } from "./parser.ts";
import type { Failure, Node } from "./syntax.ts";

/** An expression's value and every text that shows it. */
export interface Evaluation {
  ok: true;
  /** The full double. */
  value: number;
  /** To 7 decimals. */
  display: string;
  /** To 15 significant digits. */
  precise: string;
  /** The expression as understood, with explicit brackets. */
  echo: string;
  /** The fraction that the value is, if it is one with a small denominator. */
  fraction?: Fraction;
  /** The value in exact terms, "7/12", "√6", "π/3", where it has such and the decimals of the display are rounded. */
  exact?: string;
  /** Accuracy of the result. */
  seal: Seal;
  /** Closing brackets that were missing and have been added. */
  closed: number;
}

/** True if an expression contains one of the names. */
function rests(node: Node, names: ReadonlySet<string>): boolean {
  switch (node.kind) {
    case "number":
      return false;
    case "name":
      return names.has(node.name);
    case "negation":
    case "postfix":
      return rests(node.operand, names);
    case "binary":
      return rests(node.left, names) || rests(node.right, names);
    case "call":
      return node.args.some((argument) => rests(argument, names));
  }
}

/** Reads and computes an expression: the one entry for pages and the API. Never throws. */
export function evaluateExpression(text: string, environment: Environment): Evaluation | Failure {
  const parsed = parse(text, new Set(environment.variables?.keys()));
  if (!parsed.ok) return parsed;
  const result = evaluate(parsed.node, environment);
  if (!result.ok) return result;
  const { value } = result;
  const fraction = toFraction(value);
  const [display, precise] = [formatDisplay(value), formatPrecise(value)];
  const agreed = agreedExact(parsed.node, environment.angle, value);
  const exact = agreed && display !== precise ? exactText(agreed) : undefined;
  return {
    ok: true,
    value,
    display,
    precise,
    echo: echo(parsed.node),
    seal: agreed ? "exact" : rests(parsed.node, MEASURED) ? "measured" : "rounded",
    ...(fraction ? { fraction } : {}),
    ...(exact ? { exact } : {}),
    closed: parsed.closed,
  };
}
