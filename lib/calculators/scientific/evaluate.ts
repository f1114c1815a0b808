import type { Failure, Success } from "../../core/result/result.ts";
import { type Seal, sealOfNumber } from "../../core/sources/seal.ts";
import { MEASURED } from "./constants.ts";
import { echo } from "./echo.ts";
import { type Environment, evaluate } from "./evaluator.ts";
import { agreedExact, exactText } from "./exact.ts";
import { formatDisplay, formatPrecise, largeText } from "./format.ts";
import { type Fraction, toFraction } from "./fraction.ts";
import { parse } from "./parser.ts";
import * as S from "./surd.ts";
import type { Node } from "./syntax.ts";

/** Value of an expression, as an unrounded double, with its displayed texts. */
export interface Evaluation extends Success<number> {
  /** To 7 decimals. */
  display: string;
  /** To 15 significant digits. */
  precise: string;
  /** The expression as understood, with explicit brackets. */
  echo: string;
  /** Equal fraction, if there is one with a small denominator. */
  fraction?: Fraction;
  /** Exact form, "7/12", "√6", "π/3", if there is one and the display rounds. */
  exact?: string;
  /** True if `fraction` is certainly the value, not only within the rounding of doubles. */
  exactFraction?: true;
  /** Accuracy of the decimal result as displayed. */
  seal: Seal;
  /** Number of missing closing brackets that were added. */
  closed: number;
}

/** Matches a number with more digits than its double keeps. */
const LOST_DIGITS = /\d[\d.]{15}/;

/** Returns true if an expression contains one of the names. */
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

export function evaluateExpression(text: string, environment: Environment): Evaluation | Failure {
  const parsed = parse(text, new Set(environment.variables?.keys()));
  if (!parsed.ok) return parsed;
  const { node, closed } = parsed.value;
  const result = evaluate(node, environment);
  if (!result.ok) return result;
  const { value } = result;
  const fraction = toFraction(value);
  const [display, precise] = [formatDisplay(value), formatPrecise(value)];
  const agreed = LOST_DIGITS.test(text) ? undefined : agreedExact(node, environment.angle, value);
  const isComplete = agreed && S.equalsDecimal(agreed, largeText({ display, precise }));
  const isSameFraction =
    agreed?.root === 1 &&
    agreed.pi === 0 &&
    agreed.numerator === fraction?.numerator &&
    agreed.denominator === fraction.denominator;
  const exact = agreed && display !== precise ? exactText(agreed) : undefined;
  return {
    ok: true,
    value,
    display,
    precise,
    echo: echo(node),
    seal: agreed ? sealOfNumber("exact", !isComplete) : rests(node, MEASURED) ? "measured" : "rounded",
    ...(fraction ? { fraction } : {}),
    ...(isSameFraction ? { exactFraction: true } : {}),
    ...(exact ? { exact } : {}),
    closed,
  };
}
