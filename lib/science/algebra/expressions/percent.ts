import type { MathNode } from "mathjs";
import { messages } from "../messages.ts";
import { fail } from "../numbers/budget.ts";
import { rational } from "../numbers/metered-rational.ts";
import { type Expression, numberOf, operation, partsOf } from "./expression.ts";

interface OperatorNode {
  op?: string;
  args?: readonly MathNode[];
}

const read = (node: MathNode | undefined): OperatorNode => (node ?? {}) as unknown as OperatorNode;

/**
 * Postfix mark that stands for the percent sign in mathjs’s grammar, where "10% + 5" is the remainder of 10 by +5. It
 * binds as tightly as a factorial.
 */
const MARK = "''";

/** Rewrites percentages for the parser, "50% of 80" and "1/2 of 80" as products, and "33 1/3" as a sum. */
export function withPercentages(text: string): string {
  if (text.includes(MARK)) fail(messages.reading.notAllowed(MARK));
  return text
    .replace(/(?<![\w.)] ?)(\d{1,30}) (\d{1,30})\/(\d{1,30})(?![\w.])/g, "($1+$2/$3)")
    .replace(/ ?% ?of (?=[\w(.])/g, `${MARK} * `)
    .replace(/(?<=[\d)]) of (?=[\w(.])/g, " * ")
    .replace(/(?<=[\w)\]!]) ?%(?! ?[\w(.[])/g, MARK);
}

/** Returns the number of a percentage; undefined for other nodes. */
function percentageOf(node: MathNode | undefined): MathNode | undefined {
  const { op, args: [inner] = [] } = read(node);
  return op === "'" && read(inner).op === "'" ? read(inner).args?.[0] : undefined;
}

const isSum = ({ op }: OperatorNode): boolean => op === "+" || op === "-";

/** True for a percentage, and for sums of them. */
const hasOnlyPercentages = (node: MathNode): boolean =>
  percentageOf(node) !== undefined ||
  (isSum(read(node)) && (read(node).args ?? []).every(hasOnlyPercentages));

/**
 * Reads a percentage, or a sum or difference with one: 10% + 5% is 15%, other numbers change by a part of themselves, as
 * on a pocket calculator. Undefined for other operations.
 */
export function readPercentage(node: MathNode, of: (part: MathNode) => Expression): Expression | undefined {
  const number = percentageOf(node);
  if (number) return operation("/", of(number), numberOf(rational(100n)));
  const { op, args: [left, right] = [] } = read(node);
  if (!left || !right || !isSum(read(node)) || !percentageOf(right) || hasOnlyPercentages(left))
    return undefined;
  const base = of(left);
  return operation(op === "-" ? "-" : "+", base, operation("*", base, of(right)));
}

/** True if an expression changes a number by a part of itself, which only `readPercentage` builds. */
export function changesByPercentage(expression: Expression): boolean {
  const [base, added] = partsOf(expression);
  const isChange = base !== undefined && added !== undefined && partsOf(added)[0] === base;
  return isChange || partsOf(expression).some(changesByPercentage);
}
